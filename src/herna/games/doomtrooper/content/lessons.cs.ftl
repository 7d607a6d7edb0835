# Lekce, hádanky, slovníček a rady.

# První vítězství
dt-lesson-1-first-win-title = První vítězství
dt-lesson-1-first-win-1-say = Kdo první získá 6 [vítězných bodů](promotion), vyhraje. Máte tři [akce](action): tou první [meditujte](meditate).
dt-lesson-1-first-win-1-otherwise = Na to dojde. Nejdřív si meditací přidejte bod osudu.
dt-lesson-1-first-win-1-other-declare-attack = Útok je vždycky poslední akce: tím by tah skončil. Nejdřív meditujte.
dt-lesson-1-first-win-1-other-hide-hussar = Vyložit ho tajně by stálo všechny tři akce. Meditujte.
dt-lesson-1-first-win-1-hint = Tlačítko „{ dt-choice-meditate }“.
dt-lesson-1-first-win-1-after = Meditace dá 1 [bod osudu](destiny), zkráceně B. Máte 2 a zbývají dvě akce.
dt-lesson-1-first-win-2-say = [Husar](hussar) má hodnotu 2, tolik také stojí. Vyložte ho do svého [Mužstva](squad).
dt-lesson-1-first-win-2-otherwise = Dva jsou víc než jeden: vyložte Husara.
dt-lesson-1-first-win-2-hint = Klepněte na Husara v ruce a potom na své Mužstvo.
dt-lesson-1-first-win-2-after = Bojovník se platí body osudu podle své [hodnoty](value).
dt-lesson-1-first-win-3-say = Poslední akcí ohlaste útok. [Nemrtvý legionář](undead-legionnaire) leží na boku, je tedy [zraněný](wounded).
dt-lesson-1-first-win-3-otherwise = Poslední akci si schovejte na útok.
dt-lesson-1-first-win-3-hint = Tlačítko „{ dt-choice-declare-attack }“.
dt-lesson-1-first-win-4-say = Útočit bude [Venušin jezdec](venusian-ranger), cílem je zraněný legionář.
dt-lesson-1-first-win-4-otherwise = Zraněného stačí zasáhnout jednou a je zabitý. Miřte na legionáře jezdcem.
dt-lesson-1-first-win-4-hint = Klepněte na jezdce, potom na legionáře, který leží na boku.
dt-lesson-1-first-win-5-say = [Zápas](fight), nebo [střelba](shoot)? Jezdec má zápas 4, legionář obranu 2 – zvolte zápas.
dt-lesson-1-first-win-5-otherwise = Střelbou byste ho také dostali. Pro dnešek zůstaňme u zápasu, jezdec v něm má 4.
dt-lesson-1-first-win-5-hint = Zvolte „zápas“.
dt-lesson-1-first-win-5-after = 4 je aspoň 2, tedy zásah, a druhé zranění zabíjí. Legionář udeřil také, ale jeho 3 na obranu 4 nestačí.
dt-lesson-1-first-win-6-say = Za zabitého je jeho hodnota, 2 body. Vezměte si je jako vítězné.
dt-lesson-1-first-win-6-otherwise = Osud se taky hodí, ale dnes spěcháme za vítězstvím: oba body vítězné.
dt-lesson-1-first-win-6-hint = „0 B a 2 vítězné“.
dt-lesson-1-first-win-6-after = Body smíte vzít jako vítězné, jako osud, nebo je rozdělit.
dt-lesson-1-first-win-7-say = Na konci smíte jednu kartu vyřadit. Nechte si všechny, obě se budou hodit.
dt-lesson-1-first-win-7-otherwise = Tu si raději nechte.
dt-lesson-1-first-win-7-hint = „Nechat si všechny karty“.
dt-lesson-1-first-win-8-say = [Nekromutant](necromutant) zaútočil na jezdce, oba mají 4 na 4: oba jsou zranění. Vy jste dobrali do sedmi karet.
dt-lesson-1-first-win-9-say = Kdybyste teď zaútočili, padli by oba. Dejte jezdci [Bojové brnění](combat-armor).
dt-lesson-1-first-win-9-otherwise = Jezdec je zraněný a potřebuje chránit: dejte mu brnění.
dt-lesson-1-first-win-9-other-play-combat-armor-hussar = Husar brnění tolik nepotřebuje. Zraněný je jezdec.
dt-lesson-1-first-win-9-other-declare-attack = Tak by padl i váš jezdec. Nejdřív brnění.
dt-lesson-1-first-win-9-hint = Klepněte na brnění v ruce, potom na jezdce.
dt-lesson-1-first-win-9-after = [Vybavení](equipment) stojí akci a zůstává: obrana 5.
dt-lesson-1-first-win-10-say = A do ruky [Barbarský meč](violator-sword): zápas o 2 víc.
dt-lesson-1-first-win-10-otherwise = Meč patří dnes jezdci.
dt-lesson-1-first-win-10-hint = Klepněte na meč, potom na jezdce.
dt-lesson-1-first-win-11-say = Teď ohlaste útok: jezdec na Nekromutanta, zápasem.
dt-lesson-1-first-win-11-otherwise = Všechno je připravené na jezdcův zápas s Nekromutantem.
dt-lesson-1-first-win-11-hint = Ohlásit útok, jezdec, Nekromutant, zápas.
dt-lesson-1-first-win-12-say = Jezdec smí použít jednu [zbraň](weapon). Vezměte meč.
dt-lesson-1-first-win-12-otherwise = I bez něj by to vyšlo, ale s mečem je to jisté.
dt-lesson-1-first-win-12-hint = Barbarský meč.
dt-lesson-1-first-win-12-after = 6 proti obraně 4: zásah, a Nekromutantova 4 na vaši obranu 5 nestačí.
dt-lesson-1-first-win-13-say = Čtyři body za Nekromutanta. Dvě a čtyři je šest!
dt-lesson-1-first-win-13-otherwise = K vítězství chybí přesně čtyři vítězné body. Vezměte je všechny.
dt-lesson-1-first-win-13-hint = „0 B a 4 vítězné“.
dt-lesson-1-first-win-14-say = Vyhráli jste! Každý tah: dobrat do sedmi, tři akce s útokem nakonec, vyřadit.

# Souboj
dt-lesson-2-the-duel-title = Souboj
dt-lesson-2-the-duel-otherwise = I to je možné, ale teď zkuste, co svítí. Vaše volba se neprovedla.
dt-lesson-2-the-duel-1-say = Proti vašemu [mariňákovi](free-marine) stojí obávaný [Razid](razide). Vyzvěte ho.
dt-lesson-2-the-duel-2-say = Vaše obrana je 4; Razid má v zápase 9, ve střelbě jen 2. Co zvolíte?
dt-lesson-2-the-duel-2-otherwise = V zápase by vás zranil a vy jeho ne (4 na obranu 7). Zkuste střelbu.
dt-lesson-2-the-duel-2-after = [Taktiku](tactic) volí útočník a platí pro oba.
dt-lesson-2-the-duel-3-say = Vaše střelba 6 na obranu 7 nestačí. Teď je chvíle pro kartu V PRŮBĚHU SOUBOJE: [Šťastný výstřel](lucky-shot).
dt-lesson-2-the-duel-3-other-decline = Bez karty se nestane nic: 6 na 7 nestačí.
dt-lesson-2-the-duel-3-after = 8 na 7: Razid je zraněný a vy jste bez škrábnutí. Zraněný bojuje dál stejně dobře – ale druhé zranění ho zabije.
dt-lesson-2-the-duel-4-say = Teď útočí [Setník](centurion) zápasem 4 na vaši obranu 4. Zahrajte [Úhybnou akci](evasive-action).
dt-lesson-2-the-duel-4-other-play-evasive-action-centurion = To byste pomohli Setníkovi. Dejte ji mariňákovi.
dt-lesson-2-the-duel-4-after = Obrana 6 vydržela – a váš zápas 4 zranil Setníka. I obránce rozdává rány.

# Osud
dt-lesson-3-destiny-title = Osud
dt-lesson-3-destiny-otherwise = I to je možné, ale teď zkuste, co svítí. Vaše volba se neprovedla.
dt-lesson-3-destiny-1-say = [Sean Gallagher](sean-gallagher) stojí 8 osudu a vy máte 2. Meditujte.
dt-lesson-3-destiny-2-say = [Pozitivní karma](positive-karma) se hraje KDYKOLI a nestojí akci. Zahrajte ji.
dt-lesson-3-destiny-2-other-decline = Právě teď se hodí nejvíc: zahrajte ji.
dt-lesson-3-destiny-2-after = 13 osudu. Karty KDYKOLI se hrají mezi akcemi, klidně i v protivníkově tahu.
dt-lesson-3-destiny-3-say = Teď je čas na Seana.
dt-lesson-3-destiny-3-after = [Osobnost](personality): ve hře smí být jen jednou, u všech hráčů dohromady.
dt-lesson-3-destiny-4-say = Třetí akcí postavte [Průmyslový komplex](industrial-complex): v každém dobírání dá 3 osudu.
dt-lesson-3-destiny-5-say = Akce došly. Smíte vyřadit nejvýš jednu kartu – meč si ale nechte.
dt-lesson-3-destiny-6-say = Protivník přemýšlel a nic neudělal; vám komplex přinesl 3 osudu. Vyšlete Seana na zraněného legionáře.
dt-lesson-3-destiny-7-say = Dva body: vezměte jeden vítězný a jeden jako osud. Vítězné vyhrávají, osudem se platí.

# Úkryt a válečné zóny
dt-lesson-4-cover-title = Úkryt a válečné zóny
dt-lesson-4-cover-otherwise = I to je možné, ale teď zkuste, co svítí. Vaše volba se neprovedla.
dt-lesson-4-cover-1-say = Nekromutant má 4 a váš Husar obranu 3. Schovejte Husara do [úkrytu](cover).
dt-lesson-4-cover-1-after = V úkrytu má obranu o 3 větší, ale útočit z něj nejde.
dt-lesson-4-cover-2-say = Zkuste schovat i Dragouna.
dt-lesson-4-cover-2-after = Aspoň jeden váš bojovník musí zůstat venku.
dt-lesson-4-cover-3-say = Dragounovi pomůže terén: vyložte [Džungli Venuše](venusian-jungle) do Mužstva.
dt-lesson-4-cover-4-say = Víc dnes nepodnikneme. Ukončete akce.
dt-lesson-4-cover-5-say = Nekromutant útočí na Dragouna. Jako obránce smíte bojovat ve [válečné zóně](warzone): zvolte džungli.
dt-lesson-4-cover-5-other-no-warzone = Také by to vydrželo, ale vyzkoušejte si zónu.
dt-lesson-4-cover-5-after = Jen obránce má výhody terénu. Obrana 8, Nekromutant neuspěl.

# Kdykoli
dt-lesson-5-anytime-title = Kdykoli
dt-lesson-5-anytime-otherwise = I to je možné, ale teď zkuste, co svítí. Vaše volba se neprovedla.
dt-lesson-5-anytime-1-say = Setník je zraněný. Zaútočte [Mořským lvem](sea-lion), střelbou.
dt-lesson-5-anytime-2-say = Protivník zahrál Úhybnou akci: obrana 6, vaše 4 nestačí! Zareagujte [Komunikačním šumem](miscommunication).
dt-lesson-5-anytime-2-other-decline = Když nezareagujete, Setník unikne.
dt-lesson-5-anytime-2-after = [Reakce](reaction) zruší kartu hned, jak byla zahrána. Na každou zahranou kartu smí ostatní odpovědět.
dt-lesson-5-anytime-3-say = Pět bodů, všechny vítězné.
dt-lesson-5-anytime-4-say = Protivník nemá žádného bojovníka. Kdo nemá kým bránit, tomu hrozí [sabotáž](sabotage): proveďte ji.
dt-lesson-5-anytime-4-after = Sabotáž vynese polovinu hodnoty bojovníka, zaokrouhleno nahoru.
dt-lesson-5-anytime-5-say = Dva body, opět vítězné.
dt-lesson-5-anytime-6-say = Ještě tip: na dotaz, jestli chcete něco zahrát, může stůl odpovídat za vás. V nastavení zvolíte, kdy se ptát.

# Chybí šest
dt-puzzle-1-six-points-title = Chybí šest
dt-puzzle-1-six-points-ask = Máte 34 bodů ze 40. Vyhrajte v tomto tahu.
dt-puzzle-1-six-points-why = Setník má jen hodnotu 5. Na Razida (obrana 7) je potřeba karabina a střelba: 6 a 3 je 9.

# Dvakrát a dost
dt-puzzle-2-twice-title = Dvakrát a dost
dt-puzzle-2-twice-ask = Chybí 4 body, jediný cíl je nezraněný Kurátor. Vyhrajte v tomto tahu – a váš mariňák ať přežije.
dt-puzzle-2-twice-why = Rozsáhlá ofenziva dá druhý útok. V zápase má Kurátor 3 na vaši obranu 4, ve střelbě by vás dvakrát zranil.

# Za skálou
dt-puzzle-3-behind-the-rock-title = Za skálou
dt-puzzle-3-behind-the-rock-ask = Protivníkovi chybí 4 body a váš zraněný Mořský lev má hodnotu 4. Přežijte jeho příští tah.
dt-puzzle-3-behind-the-rock-why = Do úkrytu smí, jen když venku někdo zůstane: nejdřív tedy vyložte Pěchotu. Nezraněná Pěchota po jednom zásahu nezemře.

# Změna plánu
dt-puzzle-4-change-of-plan-title = Změna plánu
dt-puzzle-4-change-of-plan-ask = Razid (zápas 9) útočí na vašeho zraněného Mořského lva. Zachraňte ho.
dt-puzzle-4-change-of-plan-why = Úhybná akce dá obranu 6, to na 9 nestačí. Ve střelbě má ale Razid jen 2.

# Elita
dt-puzzle-5-elite-title = Elita
dt-puzzle-5-elite-ask = Oba máte 34 bodů, oba bojovníci jsou zranění. Vyhrajte v tomto tahu.
dt-puzzle-5-elite-why = Elitní voják zdvojnásobí základní hodnoty za dvě akce, třetí zbude na útok: 6 na obranu 5. Meč by nestačil.

# Sabotér v tanku
dt-puzzle-6-sabotage-title = Sabotér v tanku
dt-puzzle-6-sabotage-ask = Protivník má jen bojovníka, který nikdy nesmí bojovat. Chybí vám 8 bodů: vyhrajte v tomto tahu.
dt-puzzle-6-sabotage-why = Sabotáž vynese polovinu změněné hodnoty. V tanku je hodnota Valerie dvojnásobná, 16, a polovina z toho 8.

# Lov
dt-puzzle-7-the-hunt-title = Lov
dt-puzzle-7-the-hunt-ask = Chybí vám 10 bodů a nefarit má hodnotu 5. Vyhrajte v tomto tahu.
dt-puzzle-7-the-hunt-why = Úkol musí být přidělen dřív, než ho bojovník splní. Lov na nefarity dá dvojnásobek ve vítězných bodech.

# Kdo dřív přijde
dt-puzzle-8-first-strike-title = Kdo dřív přijde
dt-puzzle-8-first-strike-ask = Máte 35 bodů, protivník 36, všichni jsou zranění. Vyhrajte v tomto tahu.
dt-puzzle-8-first-strike-why = Hatamoto by padl spolu se Setníkem a oba byste měli 40. Vrah ze stínu udeří první a mrtvý se nebrání.

# Udeřte dřív
dt-puzzle-9-strike-back-first-title = Udeřte dřív
dt-puzzle-9-strike-back-first-ask = Zraněný Setník útočí na vašeho zraněného mariňáka. Setníka zabijte a mariňáka udržte naživu.
dt-puzzle-9-strike-back-first-hint = Oba by zasáhli současně.
dt-puzzle-9-strike-back-first-why = Oba mají 4 proti 4 a padli by spolu. S Léčkou udeří obránce první.

# Včas k zemi
dt-puzzle-10-a-roof-in-time-title = Včas k zemi
dt-puzzle-10-a-roof-in-time-ask = Setník (zápas 4) útočí na vašeho zraněného Mořského lva (obrana 4). Zachraňte ho.
dt-puzzle-10-a-roof-in-time-hint = Silnější úder nikoho nezachrání.
dt-puzzle-10-a-roof-in-time-why = Ukryj se přidá Mořskému lvu k obraně 2: 6 proti 4. Mocný úder by mu život nezachránil.

# Nejvyšší číslo
dt-puzzle-11-the-highest-number-title = Nejvyšší číslo
dt-puzzle-11-the-highest-number-ask = Potřebujete 6 bodů a zraněný vrah duší má obranu 6. Vyhrajte v tomto tahu.
dt-puzzle-11-the-highest-number-hint = Které číslo na kartě Doktorky Diany je nejvyšší?
dt-puzzle-11-the-highest-number-why = Čip změní všechny její hodnoty na tu nejvyšší, obranu 6: zápasí pak s 6.

# Bez souboje
dt-puzzle-12-no-duel-title = Bez souboje
dt-puzzle-12-no-duel-ask = Potřebujete 7 bodů. Zraněný Razid (obrana 7) je na souboj příliš silný: vyhrajte v tomto tahu.
dt-puzzle-12-no-duel-hint = Zraněný, kterého znovu zraníte, umírá.
dt-puzzle-12-no-duel-why = Granát zraní kteréhokoli bojovníka bez souboje. Razid už zraněný je: to ho zabije.

# Silná ruka
dt-puzzle-13-a-strong-arm-title = Silná ruka
dt-puzzle-13-a-strong-arm-ask = Potřebujete 7 bodů. Vyhrajte v tomto tahu.
dt-puzzle-13-a-strong-arm-hint = Setník má hodnotu jen 5.
dt-puzzle-13-a-strong-arm-why = Hodnotu 7 má jen Razid a se Silnou rukou Zlatý lev na jeho obranu dosáhne: 3 a 4.

# Jeho vlastní silou
dt-puzzle-14-his-own-strength-title = Jeho vlastní silou
dt-puzzle-14-his-own-strength-ask = Potřebujete 8 bodů: zraněný Algerothův nefarit má zápas 11 a obranu 6. Vyhrajte v tomto tahu.
dt-puzzle-14-his-own-strength-hint = Čím silnější protivník, tím lépe.
dt-puzzle-14-his-own-strength-why = Toronagova moc přičte protivníkův základní zápas: 3 a 11. I když Samuraj padne také, výhra platí.

# Není kam se schovat
dt-puzzle-15-no-place-to-hide-title = Není kam se schovat
dt-puzzle-15-no-place-to-hide-ask = Potřebujete 7 bodů a zraněný stopař (obrana 8) je v úkrytu. Vyhrajte v tomto tahu.
dt-puzzle-15-no-place-to-hide-hint = Něco ruší úkryt a zároveň přidává ke střelbě.
dt-puzzle-15-no-place-to-hide-why = Třídimenzní vidění dá vaší oblasti při útoku o 3 ke střelbě víc a úkryt neplatí: 5 a 3 je 8.

# S mentorem
dt-puzzle-16-a-word-from-the-mentor-title = S mentorem
dt-puzzle-16-a-word-from-the-mentor-ask = Potřebujete 5 bodů a máte 3 B. Zraněný Setník má obranu 4, váš Samuraj zápas 3. Vyhrajte v tomto tahu.
dt-puzzle-16-a-word-from-the-mentor-hint = Kdo pomáhá, nemusí bojovat.
dt-puzzle-16-a-word-from-the-mentor-why = Mentor vyložený do Mužstva dá Samurajovi k zápasu o 1 víc: 4.

# Trochu strachu
dt-puzzle-17-a-little-fear-title = Trochu strachu
dt-puzzle-17-a-little-fear-ask = Potřebujete 5 bodů. Zraněný mariňák má obranu 4, váš legionář zápas 3. Vyhrajte v tomto tahu.
dt-puzzle-17-a-little-fear-hint = Nic ve vaší ruce zápas nezvyšuje.
dt-puzzle-17-a-little-fear-why = Teror sníží protivníkovi obranu o 1: 3 proti 3.

# Stačí zranit
dt-puzzle-18-wound-means-death-title = Stačí zranit
dt-puzzle-18-wound-means-death-ask = Potřebujete 5 bodů, ale nikdo není zraněný. Vyhrajte v tomto tahu.
dt-puzzle-18-wound-means-death-hint = Zápas, nebo střelba? A co následuje po zranění?
dt-puzzle-18-wound-means-death-why = Koho nositel Infekce zraní, ten hned umírá. Kurátor ale musí střílet: 4 proti 4, v zápase má jen 3.

# Vypůjčeno natrvalo
dt-puzzle-19-borrowed-for-good-title = Vypůjčeno natrvalo
dt-puzzle-19-borrowed-for-good-ask = Potřebujete 7 bodů. Zraněný Razid má obranu 7, váš Zlatý lev zápas 3. Vyhrajte v tomto tahu.
dt-puzzle-19-borrowed-for-good-hint = Podívejte se, co nosí Setník.
dt-puzzle-19-borrowed-for-good-why = Loupež vezme Setníkovi Silnou ruku a dá ji Zlatému lvu: 3 a 4.

# Mimo provoz
dt-puzzle-20-out-of-order-title = Mimo provoz
dt-puzzle-20-out-of-order-ask = Potřebujete 5 bodů. Zraněný Setník nosí Vrstvené brnění. Vyhrajte v tomto tahu.
dt-puzzle-20-out-of-order-hint = Posilovat mariňáka není třeba.
dt-puzzle-20-out-of-order-why = Bez brnění má Setník zase jen obranu 4, kolik má mariňák zápas. Za Kurátora by byly jen 4 body.

# Dvě ruce
dt-puzzle-21-two-arms-title = Dvě ruce
dt-puzzle-21-two-arms-ask = Potřebujete 7 bodů. Zraněný stopař má obranu 8, vetřelec by dal jen 6. Vyhrajte v tomto tahu.
dt-puzzle-21-two-arms-hint = Máte tři akce.
dt-puzzle-21-two-arms-why = Dvě Silné ruce dají zápas 11 a třetí akce je útok. S jednou padne jen vetřelec.

# Meč pro Kurátora
dt-puzzle-22-the-right-hand-for-the-sword-title = Meč pro Kurátora
dt-puzzle-22-the-right-hand-for-the-sword-ask = Potřebujete 7 bodů. Big Bob Watts (obrana 7) není ani zraněný. Vyhrajte v tomto tahu.
dt-puzzle-22-the-right-hand-for-the-sword-hint = Komu dá meč dvojnásob?
dt-puzzle-22-the-right-hand-for-the-sword-why = Kurátorovi dá meč k zápasu 4: má 7. A koho jím zraní, ten umírá.

# Komu ten meč
dt-puzzle-23-who-takes-the-claymore-title = Komu ten meč
dt-puzzle-23-who-takes-the-claymore-ask = Potřebujete 7 bodů: zabijte v tomto tahu zraněného Razida (obrana 7).
dt-puzzle-23-who-takes-the-claymore-hint = Meč není v každé ruce stejný.
dt-puzzle-23-who-takes-the-claymore-why = Příslušník klanu má z meče dvojnásob a proti Černé legii ještě 1: 4, 2 a 1.

# Strážce cti
dt-puzzle-24-the-honor-guard-title = Strážce cti
dt-puzzle-24-the-honor-guard-ask = Potřebujete 12 bodů: tolik dá jen zraněný Alakhai (obrana 12). Vyhrajte v tomto tahu.
dt-puzzle-24-the-honor-guard-hint = Kterou z vašich karet zmiňuje text strážce?
dt-puzzle-24-the-honor-guard-why = S mečem klanu má strážce sám od sebe k zápasu o 8 víc. Se Silnou rukou by měl jen 10.

# Jedině střelbou
dt-puzzle-25-only-by-shooting-title = Jedině střelbou
dt-puzzle-25-only-by-shooting-ask = Potřebujete 7 bodů. Big Bob Watts je zraněný a má obranu 7. Vyhrajte v tomto tahu.
dt-puzzle-25-only-by-shooting-hint = Zápas i střelba jsou 4. Co z toho může vzrůst o 3?
dt-puzzle-25-only-by-shooting-why = Kratach přidá 3, ale jen ke střelbě: 7 proti 7. Dary dohromady v zápase tolik nesvedou.

# Nastoupit
dt-puzzle-26-climb-in-title = Nastoupit
dt-puzzle-26-climb-in-ask = Potřebujete 7 bodů. Zraněný Razid má obranu 7. Vyhrajte v tomto tahu.
dt-puzzle-26-climb-in-hint = Tank, ve kterém nikdo nesedí, nic nedělá.
dt-puzzle-26-climb-in-why = Tank zahrajte, nastupte a zaútočte: tři akce. Uvnitř je ze zápasu 4 zápas 8; meč by dal jen 6.

# Ze vzduchu
dt-puzzle-27-from-above-title = Ze vzduchu
dt-puzzle-27-from-above-ask = Potřebujete 12 bodů. Zraněný Alakhai má obranu 12. Vyhrajte v tomto tahu.
dt-puzzle-27-from-above-hint = Násobit se vyplatí tam, kde je číslo velké.
dt-puzzle-27-from-above-why = Ve vzdušném korábu se mariňákova střelba zdvojí na 12. Karabina by dala jen 9 a Pěchota je slabá.

# Rána za ranou
dt-puzzle-28-blow-upon-blow-title = Rána za ranou
dt-puzzle-28-blow-upon-blow-ask = Potřebujete 7 bodů. Zraněný Razid má obranu 7, váš Mořský lev zápas 3. Vyhrajte v tomto tahu.
dt-puzzle-28-blow-upon-blow-hint = Tři karty do souboje, dvě z nich patří k sobě.
dt-puzzle-28-blow-upon-blow-why = Zvolte zápas a zahrajte oba údery: 3, 2 a 2. Ke střelbě máte jen jednu kartu, 4 a 2.

# Dobře zamířit
dt-puzzle-29-aim-well-title = Dobře zamířit
dt-puzzle-29-aim-well-ask = Potřebujete 7 bodů. Zraněný Razid má obranu 7, váš Samuraj střelbu 3. Vyhrajte v tomto tahu.
dt-puzzle-29-aim-well-hint = I vybavení může nést vybavení.
dt-puzzle-29-aim-well-why = Teleskopické vidění patří na karabinu: 3, 3 a 1. Dvě akce na vybavení, třetí na útok.

# Víc než tři
dt-puzzle-30-more-than-three-title = Víc než tři
dt-puzzle-30-more-than-three-ask = Potřebujete 12 bodů: Alakhai je zraněný a má obranu 12. Vyhrajte v tomto tahu.
dt-puzzle-30-more-than-three-hint = Spočítejte akce, které byste potřebovali.
dt-puzzle-30-more-than-three-why = Elitní voják stojí 2 akce a zdvojí 4 na 8, Silná ruka přidá 4. Bohem požehnaný dá akci, která chybí na útok.

# V každé ruce jedna
dt-puzzle-31-one-in-each-hand-title = V každé ruce jedna
dt-puzzle-31-one-in-each-hand-ask = Potřebujete 6 bodů. Zraněný vetřelec má obranu 6. Vyhrajte v tomto tahu.
dt-puzzle-31-one-in-each-hand-hint = Pistole jsou výjimka.
dt-puzzle-31-one-in-each-hand-why = V jednom souboji se smějí použít dvě pistole: 4, 1 a 1. Obě stojí akci a útok také.

# Trojnásobná hodnota
dt-puzzle-32-a-name-worth-three-title = Trojnásobná hodnota
dt-puzzle-32-a-name-worth-three-ask = Potřebujete 15 bodů a nikdo tam nemá hodnotu přes 5. Vyhrajte v tomto tahu.
dt-puzzle-32-a-name-worth-three-hint = Úkol přidělte tomu, kdo ho splní.
dt-puzzle-32-a-name-worth-three-why = Pěchota si zvolí Setníka: za jeho zabití je pak třikrát 5. Karabina dá střelbu 6 a Pěchota přežije.

# Slovníček
dt-term-promotion = vítězné body
dt-term-promotion-text = Kdo jich první má dohodnutý počet (obvykle 40), vyhrál.
dt-term-promotion-forms = vítězn(ý bod|ého bodu|é body|ých bodů|ými body|ým bodům|ých bodech)
dt-term-destiny = body osudu
dt-term-destiny-text = Čím platíte bojovníky, kouzla a další karty.
dt-term-destiny-forms = bod(|u|em|y|ů|ům|ech) osudu, # B
dt-term-action = akce
dt-term-action-text = Tři v každém vašem tahu; co nevyužijete, propadne.
dt-term-action-forms = akc(e|i|í|ím|emi|ích)
dt-term-attack-action = útočná akce
dt-term-attack-action-text = Jedna za tah, vždy jako poslední.
dt-term-attack-action-forms = útočn(á|é|ou) akc(e|i|í)
dt-term-meditate = meditace
dt-term-meditate-text = Akce, která přidá 1 bod osudu.
dt-term-meditate-forms = medit(ovat|uje|ujete|ujte|ace|aci|ací)
dt-term-warrior = bojovník
dt-term-warrior-text = Karta, která bojuje; má zápas, střelbu, obranu a hodnotu.
dt-term-warrior-forms = bojovní(k|ka|kovi|ku|kem|ci|ků|ky|kům|cích)
dt-term-squad = Mužstvo
dt-term-squad-text = Oblast vašich doomtrooperů.
dt-term-squad-forms = Mužstv(o|a|u|em|ech)
dt-term-kohort = Kohorta
dt-term-kohort-text = Oblast vašich bojovníků Černé legie.
dt-term-kohort-forms = Kohort(a|y|u|ou|ě)
dt-term-outpost = Stanice
dt-term-outpost-text = Oblast na Zemi, domov kmenových válečníků.
dt-term-outpost-forms = Stanic(e|i|í|ích)
dt-term-doomtrooper = doomtrooper
dt-term-doomtrooper-text = Bojovník, který není z Černé legie ani kmenový.
dt-term-doomtrooper-forms = doomtrooper(|a|ovi|em|ů|y|ům|ech|ové), doomtroopeři
dt-term-dark-legion = Černá legie
dt-term-dark-legion-text = Nepřátelská strana; její bojovníci stojí v Kohortě.
dt-term-dark-legion-forms = Čern(á|é|ou) legi(e|i|í)
dt-term-fight = zápas
dt-term-fight-text = Útočná hodnota zblízka (Z).
dt-term-fight-forms = zápas(|u|em|e|y|ech), Z #
dt-term-shoot = střelba
dt-term-shoot-text = Útočná hodnota na dálku (S).
dt-term-shoot-forms = střelb(a|y|u|ě|ou), S #
dt-term-armor = obrana
dt-term-armor-text = Číslo, kterému se útok musí aspoň vyrovnat (O).
dt-term-armor-forms = obran(a|y|u|ě|ou), O #
dt-term-value = hodnota
dt-term-value-text = Cena bojovníka a body za jeho zabití (H).
dt-term-value-forms = hodnot(a|u|ě|ou), své hodnoty, jeho hodnoty, její hodnoty, H #
dt-term-duel = souboj
dt-term-duel-text = Útočník proti obránci; oba rozdávají rány.
dt-term-duel-forms = souboj(|e|i|em|ů|ích)
dt-term-tactic = taktika
dt-term-tactic-text = Zápas, nebo střelba: volí útočník, platí pro oba.
dt-term-tactic-forms = taktik(a|y|u|ou|ám|), taktice
dt-term-wounded = zraněný
dt-term-wounded-text = Leží na boku; další zranění ho zabije.
dt-term-wounded-forms = zraněn(ý|ého|ému|ým|í bojovníci|ých|), zraněni
dt-term-kill = zabít
dt-term-kill-text = Bojovník jde do hrobu a vítěz získá jeho hodnotu v bodech.
dt-term-kill-forms = zab(ít|ije|ijte|ijí|il|ili|it|iti|ití), zabit(ý|ého|é|ých)
dt-term-equipment = vybavení
dt-term-equipment-text = Karta na bojovníkovi, která ho zlepšuje.
dt-term-equipment-forms = vybavení(|m|ch)
dt-term-weapon = zbraň
dt-term-weapon-text = Vybavení do souboje; použít smíte jednu.
dt-term-weapon-forms = zbra(ň|ně|ní|ni|ním|ních|němi)
dt-term-cover = úkryt
dt-term-cover-text = Obrana +3, ale neútočí; někdo musí zůstat venku.
dt-term-cover-forms = úkryt(|u|em|y|ů|ech)
dt-term-hidden = tajně vyložený
dt-term-hidden-text = Bojovník lícem dolů za všechny tři akce; platí se až při odhalení.
dt-term-hidden-forms = tajně, skryt(ý|ého|ému|ým|í|ých) bojovní(k|ka|kovi|kem|ci|ků), skrytého
dt-term-warzone = válečná zóna
dt-term-warzone-text = Terén, ze kterého se smí bránit.
dt-term-warzone-forms = válečn(á zóna|é zóny|é zóně|ou zónu|ou zónou|ých zón|ým zónám)
dt-term-fortification = opevnění
dt-term-fortification-text = Trvalá karta, která obvykle pomáhá obraně.
dt-term-fortification-forms = opevnění(|m|ch)
dt-term-personality = osobnost
dt-term-personality-text = Jedinečný bojovník: ve hře smí být jen jeden.
dt-term-personality-forms = osobnost(|i|í|mi|em)
dt-term-mission = úkol
dt-term-mission-text = Karta s odměnou za splnění; přiděluje se předem.
dt-term-mission-forms = úkol(|u|em|y|ů|ům|ech)
dt-term-special = speciální karta
dt-term-special-text = Jednorázová karta; bez ceny v akcích se hraje kdykoli.
dt-term-special-forms = speciální(|ch|mi|m) kar(ta|ty|tu|tou|tám|tách|tami|et|tě)
dt-term-anytime = kdykoli
dt-term-anytime-text = Smí se zahrát mezi kroky i akcemi, a to v tahu kohokoli.
dt-term-anytime-forms = KDYKOLI
dt-term-during-combat = v průběhu souboje
dt-term-during-combat-text = Smí se zahrát jen v souboji.
dt-term-during-combat-forms = V PRŮBĚHU SOUBOJE
dt-term-reaction = reakce
dt-term-reaction-text = Odpověď na právě zahranou kartu.
dt-term-reaction-forms = reakc(e|i|í|ím|emi)
dt-term-sabotage = sabotáž
dt-term-sabotage-text = Body za to, že protivník nemá kým bránit.
dt-term-sabotage-forms = sabotáž(|e|i|í|ích), sabot(ovat|uje|oval|ovali)
dt-term-affiliation = příslušnost
dt-term-affiliation-text = Korporace, Bratrstvo, Legie nebo kmen bojovníka.
dt-term-affiliation-forms = příslušnost(|i|í|mi)
dt-term-grave = hrob
dt-term-grave-text = Vyřazené a zabité karty.
dt-term-grave-forms = hrob(|u|em|ě|y|ů)
dt-term-sacrificed = obětované
dt-term-sacrificed-text = Karty pryč ze hry nadobro.
dt-term-sacrificed-forms = obětov(at|án|ána|ány|ání|aná|ané|anou|aných|aly)

# Rady začátečníkům
dt-tip-1 = Útok musí být poslední: zbylé akce propadnou. Nejdřív je využijte.
dt-tip-2 = Zbylé akce propadnou. Aspoň meditujte, je to bod osudu za akci.
dt-tip-3 = V téhle taktice je silnější protivník. V té druhé byste měli navrch vy.
dt-tip-4 = Váš bojovník je zraněný a druhá rána ho zabije – protivník získá body.
dt-tip-5 = Zraněného byste zabili a získali body. Tenhle se jen zraní.
dt-tip-6 = Bez bojovníka hrozí sabotáž. Vyložte někoho, dokud máte osud.
dt-tip-7 = Rozdělte si body: vítězné vyhrávají, osud platí další bojovníky.
dt-tip-8 = Tajné vyložení stojí celý tah. Obyčejně by to byla jedna akce.
dt-tip-9 = Na výsledku souboje tahle karta nic nezmění. Schovejte si ji.
dt-tip-10 = Z úkrytu se neútočí, a právě teď byste mohli někoho zabít.

# První partie
dt-goal = Vyhrajete s { $target } vítěznými body. Jsou za zabité bojovníky.
dt-goal-reached = { $done } z { $of } vítězných bodů
dt-aim-1 = Vyložte dva bojovníky, ať máte kým bránit i útočit.
dt-aim-2 = Vyzbrojte toho, kdo má útočit.
dt-aim-3 = Hledejte souboj, ve kterém zraníte vy jeho, a ne on vás.
dt-aim-4 = Zraněné dorážejte: teprve to jsou body.
dt-aim-5 = Zraněného si schovejte do úkrytu.
dt-aim-6 = Rozmyslete si, kolik bodů vzít jako osud a kolik jako vítězné.
dt-can-play = zahrát { $count ->
         [one] kartu
        *[other] karty
    }
dt-can-cast = seslat { $count ->
         [one] kouzlo
        *[other] kouzla
    }
dt-can-use = použít { $count ->
         [one] schopnost
         [few] { $count } schopnosti
        *[other] { $count } schopností
    }
dt-can-hide = vyložit tajně { $count ->
         [one] bojovníka
        *[other] jednoho z { $count } bojovníků
    }
dt-can-seek-cover = skrýt do úkrytu { $count ->
         [one] bojovníka
        *[other] jednoho z { $count } bojovníků
    }
dt-can-leave-cover = vyvést z úkrytu { $count ->
         [one] bojovníka
        *[other] jednoho z { $count } bojovníků
    }
dt-can-meditate = meditovat za bod osudu
dt-can-board = nastoupit do vozidla nebo vystoupit
dt-can-transfer = přesunout bojovníka do jiné oblasti
dt-can-declare-attack = zaútočit, jako poslední akci
dt-can-sabotage = provést sabotáž
