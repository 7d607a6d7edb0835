# Lekce, hádanky, slovníček a rady.

# První vítězství
sw-lesson-1-first-win-title = První vítězství
sw-lesson-1-first-win-1-say = Porazte soupeřova [Vyvolavače](summoner), [Plížouna](sneeks), a vyhrajete. Začněte: [Medvědí kavalerií](bear-cavalry) o dvě pole vpřed.
sw-lesson-1-first-win-1-otherwise = Tudy to jde taky, ale k soupeři je to blíž rovně nahoru. Zkuste zvýrazněné pole.
sw-lesson-1-first-win-1-other-end-phase = Ještě ne: kavalerie by zůstala stát. Nejdřív s ní vyrazte.
sw-lesson-1-first-win-1-hint = Klepněte na medvěda a potom na svítící pole.
sw-lesson-1-first-win-1-after = [Pohyb](move): až tři jednotky, každá až o dvě pole, nikdy šikmo.
sw-lesson-1-first-win-2-say = V cestě stojí [Lezci hordy](horde-climber). Zaútočte na ně!
sw-lesson-1-first-win-2-otherwise = Trpělivost, na to dojde. Teď si vyčistěte cestu kavalerií.
sw-lesson-1-first-win-2-hint = Klepněte na kavalerii a potom na Lezce, kteří stojí hned před ní.
sw-lesson-1-first-win-2-after = [Síla](strength) 3 jsou tři kostky a padly tři meče: 3 [zranění](damage). Lezci měli 3 [životy](life), takže jsou pryč.
sw-lesson-1-first-win-3-say = Za každou poraženou cizí kartu dostanete 1 [magii](magic). Máte teď 2.
sw-lesson-1-first-win-4-say = [Mrazoví mágové](frost-mage) bojují [na dálku](ranged). Vystřelte na Plížouna: je tři pole daleko a nic nestojí v cestě.
sw-lesson-1-first-win-4-otherwise = Vlastní portál radši nechte stát. Zamiřte na Plížouna.
sw-lesson-1-first-win-4-other-end-phase = Mágové ještě nestříleli, a to by byla škoda.
sw-lesson-1-first-win-4-hint = Klepněte na mágy a potom na Plížouna.
sw-lesson-1-first-win-4-after = Střelec trefí cíl 1 až 3 pole daleko, v přímce a bez překážek. Plížounovi zbývají 4 životy.
sw-lesson-1-first-win-5-say = Víc už teď nikdo nezmůže. Ukončete fázi Útok.
sw-lesson-1-first-win-5-otherwise = Útočit už není na koho. Ukončete fázi.
sw-lesson-1-first-win-5-hint = Tlačítko „{ sw-choice-end-phase }“, v terminálu číslo u téhož slova.
sw-lesson-1-first-win-6-say = Druhá kavalerie v ruce stojí 3 magie, máte 2. Odhoďte jinou kartu a 1 magii získáte.
sw-lesson-1-first-win-6-otherwise = Zrovna tu budete za chvíli potřebovat. Vyberte jinou kartu.
sw-lesson-1-first-win-6-other-end-phase = Bez třetí magie kavalerii nevyvoláte. Odhoďte ještě kartu.
sw-lesson-1-first-win-6-hint = Hodí se Ledová hradba nebo Oprava ledem.
sw-lesson-1-first-win-6-after = Fáze [Magie](magic): 1 magie za každou odhozenou kartu.
sw-lesson-1-first-win-7-say = Tři magie, výborně. Ukončete tah: doberete do pěti karet a hraje soupeř.
sw-lesson-1-first-win-7-otherwise = Stačí, víc magie teď nepotřebujete. Ukončete fázi.
sw-lesson-1-first-win-7-hint = Tlačítko „{ sw-choice-end-phase }“.
sw-lesson-1-first-win-8-say = Plížoun se rozběhl k vám a zranil mágy: zbývá jim 1 život. Jenže teď je na dosah!
sw-lesson-1-first-win-9-say = Váš tah začíná [vyvoláváním](summon). Za 3 magie postavte kavalerii na svítící pole vedle [portálu](gate).
sw-lesson-1-first-win-9-otherwise = Povolené to je, ale odtud by kavalerie k Plížounovi nedošla. Zkuste svítící pole.
sw-lesson-1-first-win-9-other-end-phase = Bez druhé kavalerie by to nestačilo. Vyvolejte ji.
sw-lesson-1-first-win-9-hint = Vyvolává se jen na volné pole, které sousedí s vaším portálem.
sw-lesson-1-first-win-9-after = Zaplatili jste 3 magie a jednotka stojí vedle portálu. Smí hned bojovat.
sw-lesson-1-first-win-10-say = Teď s ní o dvě pole vpřed, až vedle Plížouna.
sw-lesson-1-first-win-10-otherwise = Na útok zblízka musí stát hned vedle: svítí to pravé pole.
sw-lesson-1-first-win-10-hint = Dvě pole rovně nahoru.
sw-lesson-1-first-win-11-say = Plížounovi zbývají 4 životy a vy máte tři útočníky. Začněte mágy.
sw-lesson-1-first-win-11-otherwise = Taky dobrý nápad, ale začněte mágy; kavalerie přijde hned potom.
sw-lesson-1-first-win-11-hint = Klepněte na mágy a potom na Plížouna.
sw-lesson-1-first-win-11-after = Padl jeden luk: 1 zranění. Meč na druhé kostce střelci nepomůže.
sw-lesson-1-first-win-12-say = Teď první kavalerie!
sw-lesson-1-first-win-12-otherwise = Na řadě je první kavalerie, vlevo od Plížouna.
sw-lesson-1-first-win-12-hint = Klepněte na kavalerii vlevo od Plížouna, potom na něj.
sw-lesson-1-first-win-12-after = Dva zásahy. Zbývá mu jediný život!
sw-lesson-1-first-win-13-say = A poslední úder je na vás.
sw-lesson-1-first-win-13-otherwise = Stačí jediný zásah. Zaútočte druhou kavalerií na Plížouna.
sw-lesson-1-first-win-13-hint = Klepněte na kavalerii vpravo od Plížouna, potom na něj.
sw-lesson-1-first-win-14-say = Vyhráli jste! Takhle vypadá celý tah: vyvolávání, pohyb, budování, útok, magie, dobrání.

# Magie a portály
sw-lesson-2-magic-and-gates-title = Magie a portály
sw-lesson-2-magic-and-gates-otherwise = To by šlo, ale teď zkuste, co svítí. Vaše volba se neprovedla.
sw-lesson-2-magic-and-gates-1-say = Na každé kartě je její [cena](cost) v magii. Vyvolejte [Mrazové mágy](frost-mage) za 1, na kterékoli pole u portálu.
sw-lesson-2-magic-and-gates-2-say = Zkuste teď Medvědí kavalerii: klepněte na ni.
sw-lesson-2-magic-and-gates-2-after = Stojí 3 a vy máte 1. Kdykoli něco nejde, klepněte na to a dozvíte se proč.
sw-lesson-2-magic-and-gates-3-say = [Ledoví kováři](ice-smith) stojí 0. Ti se vyplatí vždycky.
sw-lesson-2-magic-and-gates-3-after = Vyvolávat smíte, kolik chcete – dokud platíte a dokud je u portálu volno.
sw-lesson-2-magic-and-gates-4-say = Portál smíte postavit ve svých třech zadních řadách, nebo vedle své Vyvolavačky. Postavte ho před [Svaru](svara).
sw-lesson-2-magic-and-gates-4-other-build-gate-3-3 = Je to povolené, ale daleko od boje. Svara stojí vpředu, využijte ji.
sw-lesson-2-magic-and-gates-4-after = Portál stojí 0, má 5 životů – a příště u něj vyvoláte jednotku rovnou u soupeře.
sw-lesson-2-magic-and-gates-5-say = Svara umí střílet. V téže řadě vlevo stojí [Práčata hordy](horde-slinger).
sw-lesson-2-magic-and-gates-5-after = Jeden luk stačil a máte o 1 magii víc. I [Vyvolavač](summoner) smí útočit – jen ho při tom neztraťte.
sw-lesson-2-magic-and-gates-6-say = [Nadiana](nadiana) za 6 je zatím nedosažitelná. Proměňte ji v 1 magii.
sw-lesson-2-magic-and-gates-6-other-discard-bear-cavalry = Kavalerii si nechte, za chvíli ji vyvoláte.
sw-lesson-2-magic-and-gates-7-say = Soupeř nezaútočil, a tak jeho Vyvolavač utrpěl 1 zranění. Tenhle [trest za pasivitu](inaction) platí i pro vás.
sw-lesson-2-magic-and-gates-8-say = Teď kavalerii k přednímu portálu, co nejblíž Plížounovi.
sw-lesson-2-magic-and-gates-9-say = Dojděte s ní vedle Plížouna a zaútočte.
sw-lesson-2-magic-and-gates-9-after = Tři zranění hned po vyvolání. Přední portál zkracuje cestu k vítězství.

# Zblízka a zdálky
sw-lesson-3-near-and-far-title = Zblízka a zdálky
sw-lesson-3-near-and-far-otherwise = Možné to je, ale teď zkuste, co svítí. Vaše volba se neprovedla.
sw-lesson-3-near-and-far-1-say = Mágové chtějí střílet na Lezce, ale vlastní kavalerie jim stojí v ráně. Ukliďte ji na svítící pole.
sw-lesson-3-near-and-far-1-other-move-bear-cavalry-6-3 = Tam by kavalerie dosáhla na Lezce, ale mágům by v ráně zůstala. Jděte stranou.
sw-lesson-3-near-and-far-1-after = Každá karta v přímce střelu zastaví, vlastní i cizí.
sw-lesson-3-near-and-far-2-say = Teď mágové: cíl je přesně 3 pole daleko.
sw-lesson-3-near-and-far-2-after = Luk zasáhl. Hvězda vedle něj je [zvláštní symbol](special) – sám od sebe neznamená nic.
sw-lesson-3-near-and-far-3-say = Kavalerie se Lezců dotýká jen rohem, a to není [sousedství](adjacent). S Práčaty sousedí – zaútočte na ně.
sw-lesson-3-near-and-far-3-after = Dva meče ze tří kostek. Na blízko se útočí jen na sousední pole.
sw-lesson-3-near-and-far-4-say = Mezi Svarou a Plížounem stojí vaše [Ledová hradba](parapet). Vašim střelám nepřekáží – střílejte skrz!
sw-lesson-3-near-and-far-4-after = Dva luky, 2 zranění. Cizí střely ale hradba zastaví.
sw-lesson-3-near-and-far-5-say = Tři jednotky zaútočily a to je v jednom tahu všechno. Každá navíc jen jednou.

# Schopnosti a události
sw-lesson-4-abilities-and-events-title = Schopnosti a události
sw-lesson-4-abilities-and-events-otherwise = Možné to je, ale teď zkuste, co svítí. Vaše volba se neprovedla.
sw-lesson-4-abilities-and-events-1-say = [Událost](event) se hraje jen ve fázi, která je na ní uvedena. Zahrajte [Ledové beranidlo](ice-ram).
sw-lesson-4-abilities-and-events-1-after = Je [TRVAJÍCÍ](active-event): leží před vámi až do začátku vašeho příštího tahu.
sw-lesson-4-abilities-and-events-2-say = Pohněte Svarou o jedno pole. Její [schopnost](ability) se ozve sama.
sw-lesson-4-abilities-and-events-3-say = Po pohybu smí Svara [zatlačit](force) vaši stavbu. Vyberte Ledovou hradbu a posuňte ji k Práčatům.
sw-lesson-4-abilities-and-events-3-after = Zatlačení není pohyb, a stavby se tlačit dají. A teď přijde beranidlo…
sw-lesson-4-abilities-and-events-4-say = Stavba změnila místo, takže beranidlo smí zranit souseda. Vyberte Práčata.
sw-lesson-4-abilities-and-events-4-after = Práčata padla bez jediné kostky – a máte 1 magii.
sw-lesson-4-abilities-and-events-5-say = Ve fázi Budování zahrajte [Drift ledovce](glacial-shift) na golema a přirazte ho k Plížounovi.
sw-lesson-4-abilities-and-events-5-after = Další zranění od beranidla. Plížouna tlačit nemusíte: „můžete“ znamená, že smíte i odmítnout.
sw-lesson-4-abilities-and-events-6-say = Golem stojí hned u cíle a bojovat umí. Udeřte jím!
sw-lesson-4-abilities-and-events-7-say = Mágové mají na kartě sílu 1, ale vedle portálu 2: to je schopnost Mrazivá síla. Teď jim golem stojí v ráně, ukončete fázi.
sw-lesson-4-abilities-and-events-8-say = Plížoun uhnul na d6 a vaše beranidlo je pryč: trvající událost skončila se začátkem vašeho tahu.
sw-lesson-4-abilities-and-events-9-say = [Jarmund](jarmund) umí [posílení](boost). Dojděte s ním na b6: cíl bude v přímce, jen za vlastní hradbou, skrz kterou smíte.
sw-lesson-4-abilities-and-events-10-say = Střílejte!
sw-lesson-4-abilities-and-events-10-after = Dva zásahy – a po útoku jste Jarmunda posílili. Žeton sám nic nedělá; utratí ho až jiná jeho schopnost.
sw-lesson-4-abilities-and-events-11-say = Zbývají 2 životy a golem stojí vedle. Dokončete to.

# Na cestě k partii
sw-lesson-5-first-match-title = Na cestě k partii
sw-lesson-5-first-match-otherwise = Dobře, jde se dál.
sw-lesson-5-first-match-1-say = Začněte jednotkou zadarmo: [Ledoví kováři](ice-smith) stojí 0.
sw-lesson-5-first-match-2-say = Kdo nezaútočí, zraní vlastního Vyvolavače. Která vaše jednotka v tomto tahu dosáhne na cizí kartu?
sw-lesson-5-first-match-2-hint = Mágové dva kroky vpřed; střílejí na 3 pole v přímce.
sw-lesson-5-first-match-3-say = Nepotřebné karty proměňte v magii: kavalerie za 3 přijde příště vhod.
sw-lesson-5-first-match-4-say = Postavte další portál co nejblíž boji.
sw-lesson-5-first-match-5-say = Teď na Plížouna: neútočte na kdeco, míří se na Vyvolavače.
sw-lesson-5-first-match-6-say = Výborně! Umíte všechno, co je třeba k první partii.

# Beranidlo
sw-puzzle-1-the-ram-title = Beranidlo
sw-puzzle-1-the-ram-ask = Plížounovi zbývá 1 život. Vyhrajte v tomto tahu bez jediné kostky.
sw-puzzle-1-the-ram-why = Beranidlo se hraje ve fázi Vyvolávání, tedy dřív, než se Svara pohne.

# Kladivo a kovadlina
sw-puzzle-2-hammer-and-anvil-title = Kladivo a kovadlina
sw-puzzle-2-hammer-and-anvil-ask = Teď mu zbývají 2 životy. Zase bez kostek.
sw-puzzle-2-hammer-and-anvil-why = Golem je jednotka i stavba: i jeho krok spustí beranidlo. Kdo Plížouna odtlačí od hradby, musí za ním zatlačit golema.

# Střepiny
sw-puzzle-3-shards-title = Střepiny
sw-puzzle-3-shards-ask = Jarmund má jedno posílení, Plížoun 1 život. Vyhrajte ještě před fází Útok.
sw-puzzle-3-shards-why = Portál smí stát i vedle vaší Vyvolavačky, tedy i vedle té cizí. Ledové střepiny pak zraní každého, kdo s vaší stavbou sousedí.

# Očista
sw-puzzle-4-purge-title = Očista
sw-puzzle-4-purge-ask = Hrajete za Padlé království. Svaře zbývá 5 životů a vy máte Očistu. Vyhrajte ve fázi Pohyb.
sw-puzzle-4-purge-why = Dva zvolení zraní Svaru po dvou, a až Kultisté padnou, popálí ji ještě jednou. Přenašeči musí nejdřív dojít na místo.

# Ledový hrad
sw-puzzle-5-the-ice-castle-title = Ledový hrad
sw-puzzle-5-the-ice-castle-ask = Svaře zbývá 1 život, Plížoun je dvě pole od ní, kostky jsou cvičné. Přežijte do svého příštího tahu.
sw-puzzle-5-the-ice-castle-why = Zazděná Svara je v bezpečí, ale kdo nezaútočí, dostane zranění. Skrz hradbu smí střílet – skrz portál ne.

# Nejlepší místo
sw-puzzle-6-best-summon-title = Nejlepší místo
sw-puzzle-6-best-summon-ask = Cvičné kostky, Plížounovi zbývají 4 životy. Kam vyvoláte Mrazové mágy?
sw-puzzle-6-best-summon-why = Na e2 sousedí mágové se třemi stavbami: síla 4. A skrz vlastní hradbu dostřelí.

# Zákeřnost
sw-puzzle-7-sly-title = Zákeřnost
sw-puzzle-7-sly-ask = Hrajete za gobliny, Svaře zbývá 9 životů, kostky jsou cvičné. Vyhrajte v tomto tahu.
sw-puzzle-7-sly-why = Práčata nejdřív vystřelí, teprve potom si s nimi Plížoun vymění místo. Výpad o tři pole rovně přidá jezdcům sílu.

# Pach krve
sw-puzzle-8-scent-of-blood-title = Pach krve
sw-puzzle-8-scent-of-blood-ask = Plížounovi zbývají 4 životy, Nemrtví válečníci mají sílu 2, kostky jsou cvičné. V jakém pořadí zaútočíte?
sw-puzzle-8-scent-of-blood-why = Každý padlý posílí Válečníky, i vlastní. Nechte je udeřit až nakonec, se silou 4.

# Volný výhled
sw-puzzle-9-clear-the-view-title = Volný výhled
sw-puzzle-9-clear-the-view-ask = Cvičné kostky: každá zasáhne. Plížounovi zbývají 3 životy. Vyhrajte ve fázi Útok.
sw-puzzle-9-clear-the-view-hint = Kdo stojí Tacullovi v cestě?
sw-puzzle-9-clear-the-view-why = Gulldune odstraní Lezce, kteří překážejí, a Tacullu vystřelí na Plížouna za 3.

# Kolem Vyvolavače
sw-puzzle-10-all-at-him-title = Kolem Vyvolavače
sw-puzzle-10-all-at-him-ask = Cvičné kostky. Svaře zbývá 10 životů. Vyhrajte ve fázi Útok.
sw-puzzle-10-all-at-him-hint = Kdo stojí vedle Svary a co z toho udělá událost Všichni na něj!?
sw-puzzle-10-all-at-him-why = S událostí Všichni na něj! je každý útočník o 1 silnější za každou další vaši jednotku vedle Svary. I když Lezci udeří předem, stačí 1, 4 a 5.

# Na čtyři pole
sw-puzzle-11-a-line-of-four-title = Na čtyři pole
sw-puzzle-11-a-line-of-four-ask = Cvičné kostky. Maldarii zbývají 4 životy. Vyhrajte ve fázi Útok.
sw-puzzle-11-a-line-of-four-hint = Větrní lučištníci střílejí daleko, ale skrz nikoho.
sw-puzzle-11-a-line-of-four-why = Gulldune odstraní strážce. Přímka je volná a Maldaria stojí čtyři pole daleko: tak daleko Větrní lučištníci dostřelí.

# Prolomte stráž
sw-puzzle-12-break-the-guard-title = Prolomte stráž
sw-puzzle-12-break-the-guard-ask = Cvičné kostky. Seře zbývá 8 životů a vedle útočníků stojí rytíři. Vyhrajte v tomto tahu.
sw-puzzle-12-break-the-guard-hint = Jednotka, která stojí vedle rytířů, musí útočit na ně.
sw-puzzle-12-break-the-guard-why = Za slávu! posílí vaše běžné jednotky o 2: drtiči srazí rytíře jednou ranou. Na Seru pak smějí útočit nejen nájezdníci, ale i bojovníci: 4 a 4.

# Dvakrát žhavější
sw-puzzle-13-burning-twice-title = Dvakrát žhavější
sw-puzzle-13-burning-twice-ask = Cvičné kostky. Tacullovi zbývají 4 životy a začíná vaše fáze Vyvolávání. Vyhrajte v tomto tahu.
sw-puzzle-13-burning-twice-hint = Rychlá střela je schopnost, ne útok.
sw-puzzle-13-burning-twice-why = Duch fénixe přidá ke zranění Rychlé střely 1: to jsou 2 a útok dá další 2. Střela potřebuje volnou přímku.

# Komu pomůže zbraň
sw-puzzle-14-where-the-weapon-helps-title = Komu pomůže zbraň
sw-puzzle-14-where-the-weapon-helps-ask = Cvičné kostky. Plížounovi zbývá 6 životů. Vyhrajte v tomto tahu.
sw-puzzle-14-where-the-weapon-helps-hint = Kdo na Plížouna vůbec dosáhne?
sw-puzzle-14-where-the-weapon-helps-why = Kultisté nemají volnou přímku, zbraň tedy patří válečníkům nebo přenašečům: 4 a 2.

# Nejdřív ho rozzuřte
sw-puzzle-15-anger-him-first-title = Nejdřív ho rozzuřte
sw-puzzle-15-anger-him-first-ask = Cvičné kostky. Plížounovi zbývá 10 životů. Vyhrajte ve fázi Útok.
sw-puzzle-15-anger-him-first-hint = Gurr-Das každým zraněním sílí.
sw-puzzle-15-anger-him-first-why = Ať kultisté zasáhnou Gurr-Dase: s 5 zraněními má sílu 7. Se 3 od lučištníků je to 10.

# Z karet magie
sw-puzzle-16-cards-into-magic-title = Z karet magie
sw-puzzle-16-cards-into-magic-ask = Cvičné kostky. Ret-Talusovi zbývá 8 životů a vy máte 1 magii. Vyhrajte ve fázi Útok.
sw-puzzle-16-cards-into-magic-hint = Jacob je tím silnější, čím víc máte magie.
sw-puzzle-16-cards-into-magic-why = Lučištníci odhodí všechny tři karty: síla 4 a 4 magie. Teprve potom vystřelí Jacob, o 2 silnější: 4.

# Střela a výstřel
sw-puzzle-17-shoot-then-shoot-title = Střela a výstřel
sw-puzzle-17-shoot-then-shoot-ask = Cvičné kostky. Tacullovi zbývají 3 životy. Vyhrajte v tomto tahu.
sw-puzzle-17-shoot-then-shoot-hint = Co smějí Lučištníci žáru po pohybu?
sw-puzzle-17-shoot-then-shoot-why = Rychlá střela dá po pohybu 1, útok 2: jděte tedy na pole s volnou přímkou k Tacullovi.

# Výměna po úderu
sw-puzzle-18-swap-after-the-blow-title = Výměna po úderu
sw-puzzle-18-swap-after-the-blow-ask = Cvičné kostky. Svaře zbývá 9 životů. Vyhrajte ve fázi Útok.
sw-puzzle-18-swap-after-the-blow-hint = Plížoun je daleko, ale ne nadlouho.
sw-puzzle-18-swap-after-the-blow-why = Práčata se do tří útočníků nepočítají. Až Lezci udeří, Plížoun si s nimi vymění místo a udeří také: 2, 1, 3 a 3.

# Nejdřív soud
sw-puzzle-19-judgment-first-title = Nejdřív soud
sw-puzzle-19-judgment-first-ask = Cvičné kostky. Ret-Talusovi zbývá 7 životů. Vyhrajte ve fázi Útok.
sw-puzzle-19-judgment-first-hint = Událost fáze Útok pomůže jen těm, kdo útočí po ní.
sw-puzzle-19-judgment-first-why = Svatý soud posílí běžné jednotky o 1, ale až když leží na stole. Paladinové a rytíři pak dají 4 a 3.

# Rovná cesta
sw-puzzle-20-a-straight-road-title = Rovná cesta
sw-puzzle-20-a-straight-road-ask = Cvičné kostky. Svaře zbývají 4 životy. Vyhrajte v tomto tahu.
sw-puzzle-20-a-straight-road-hint = Vlčí jezdci mají sílu 3. Kde vzít jednu navíc?
sw-puzzle-20-a-straight-road-why = Nájezd aspoň přes tři pole v přímce přidá jezdcům 1 sílu.

# Kdo chorál potřebuje
sw-puzzle-21-who-needs-the-chant-title = Kdo chorál potřebuje
sw-puzzle-21-who-needs-the-chant-ask = Cvičné kostky. Plížounovi zbývá 8 životů. Vyhrajte ve fázi Útok.
sw-puzzle-21-who-needs-the-chant-hint = Jeden z nich už má, co chorál dává.
sw-puzzle-21-who-needs-the-chant-why = Miti Mumway svá posílení počítá i tak: 1 a 2. Chorál patří nosorožcům: 2 a 3.

# Z cesty
sw-puzzle-22-out-of-the-way-title = Z cesty
sw-puzzle-22-out-of-the-way-ask = Cvičné kostky. Seře zbývají 4 životy, ale chrání ji rytíři. Vyhrajte ve fázi Útok.
sw-puzzle-22-out-of-the-way-hint = Zasaženou jednotkou se dá pohnout.
sw-puzzle-22-out-of-the-way-why = S Hrubou silou nájezdníci rytíře zasáhnou a odstrčí. Drtiči pak smějí útočit na Seru: 4.

# Vlastní lvice
sw-puzzle-23-your-own-lioness-title = Vlastní lvice
sw-puzzle-23-your-own-lioness-ask = Cvičné kostky. Plížounovi zbývá 5 životů a Lvice stojí lučištníkům v přímce. Vyhrajte ve fázi Útok.
sw-puzzle-23-your-own-lioness-hint = Po útoku už Lvice nepotřebujete.
sw-puzzle-23-your-own-lioness-why = Lvice dají 3 a posílení nepřijmou, jinak by přežily. Lučištníci je zastřelí a útok navíc dá poslední 2.

# Raději se nehýbat
sw-puzzle-24-do-not-move-title = Raději se nehýbat
sw-puzzle-24-do-not-move-ask = Cvičné kostky. Plížounovi zbývají 4 životy. Vyhrajte v tomto tahu.
sw-puzzle-24-do-not-move-hint = Co získají Pohraniční lučištníci za to, že zůstanou?
sw-puzzle-24-do-not-move-why = Místo pohybu se připraví. Posílení zaplatí druhý útok: 2 a 2.

# Do mezery
sw-puzzle-25-step-into-the-gap-title = Do mezery
sw-puzzle-25-step-into-the-gap-ask = Cvičné kostky. Seře za rytíři zbývají 4 životy. Vyhrajte ve fázi Útok.
sw-puzzle-25-step-into-the-gap-hint = Grognack může útočit dvakrát.
sw-puzzle-25-step-into-the-gap-why = Drtiči rytíře zraní, Grognack je dorazí. Pradávný hněv pak Grognacka posune do mezery k dalšímu útoku: 4.

# Zaplaťte Blarfovi
sw-puzzle-26-feed-blarf-title = Zaplaťte Blarfovi
sw-puzzle-26-feed-blarf-ask = Cvičné kostky. Svaře zbývá 8 životů a začíná vaše fáze Útok. Vyhrajte.
sw-puzzle-26-feed-blarf-hint = Jedno posílení navíc a výměna míst.
sw-puzzle-26-feed-blarf-why = Zaplaťte magii: se 3 posíleními dá Blarf 3, Práčata 2. Plížoun si pak s Blarfem vymění místo a dá 3.

# Udeřit a ustoupit
sw-puzzle-27-strike-and-withdraw-title = Udeřit a ustoupit
sw-puzzle-27-strike-and-withdraw-ask = Cvičné kostky. Plížounovi zbývá 9 životů a Miti Kyru stojí lučištníkům v přímce. Vyhrajte ve fázi Útok.
sw-puzzle-27-strike-and-withdraw-hint = Máte 1 magii.
sw-puzzle-27-strike-and-withdraw-why = Miti Kyru dá 4 a za magii ustoupí. Lučištníci mají volnou přímku: 2 a Lvice přidají 3.

# Rána do vlastních
sw-puzzle-28-shoot-a-friend-title = Rána do vlastních
sw-puzzle-28-shoot-a-friend-ask = Cvičné kostky. Maldarii zbývá 6 životů. Vyhrajte ve fázi Útok.
sw-puzzle-28-shoot-a-friend-hint = Gulldune stojí ostatním v přímce a Odstrčení hýbe i vašimi.
sw-puzzle-28-shoot-a-friend-why = Gulldune dá 4 a velí Větrným mágům: střela smí mířit i na něj, aby ho odstrčila. Mágové pak vystřelí na Maldarii za 2.

# Zůstaňte nablízku
sw-puzzle-29-not-too-far-title = Zůstaňte nablízku
sw-puzzle-29-not-too-far-ask = Cvičné kostky. Ret-Talusovi zbývají 3 životy. Vyhrajte v tomto tahu.
sw-puzzle-29-not-too-far-hint = Valna je silnější poblíž jednotek Citadely.
sw-puzzle-29-not-too-far-why = Valna má sílu 2 a o 1 víc, jsou-li rytíři do dvou polí od ní. Pohnou se tedy i rytíři, ale ne pryč.

# Hradby na pochodu
sw-puzzle-30-walls-that-walk-title = Hradby na pochodu
sw-puzzle-30-walls-that-walk-ask = Cvičné kostky. Plížounovi zbývají 3 životy a vedle Mrazových mágů žádná stavba nestojí. Vyhrajte v tomto tahu.
sw-puzzle-30-walls-that-walk-hint = Mágové mají sílu 1 a o 1 víc za každou stavbu vedle.
sw-puzzle-30-walls-that-walk-why = Drift ledovce přisune k mágům hradbu i portál: síla 3. Portál se musí posunout o dvě pole naráz.

# Jedna jde, druzí čekají
sw-puzzle-31-two-from-one-archer-title = Jedna jde, druzí čekají
sw-puzzle-31-two-from-one-archer-ask = Cvičné kostky. Plížounovi zbývá 8 životů. Vyhrajte v tomto tahu.
sw-puzzle-31-two-from-one-archer-hint = Kdo z nich se vůbec musí pohnout?
sw-puzzle-31-two-from-one-archer-why = Miti Kyru dojde k Plížounovi mimo přímku lučištníků a ti se připraví: 2 a 2, pak 4.

# Nic nazmar
sw-puzzle-32-nothing-is-wasted-title = Nic nazmar
sw-puzzle-32-nothing-is-wasted-ask = Cvičné kostky. Mějte v tomto tahu 7 magie.
sw-puzzle-32-nothing-is-wasted-why = Práčata hordy porazí Mrazové mágy za 1 magii a každá ze tří karet přidá ve fázi Magie další. Zahraná událost nepřidá nic.

# Ještě ne
sw-puzzle-33-not-yet-title = Ještě ne
sw-puzzle-33-not-yet-ask = Cvičné kostky. Mějte v tomto tahu 3 magie.
sw-puzzle-33-not-yet-hint = Jakou cenu má Drift ledovce teď, a jakou později?
sw-puzzle-33-not-yet-why = Mrazoví mágové porazí Práčata hordy za 1 magii a obě karty přidají ve fázi Magie po jedné. Drift ledovce zahraný teď by nepřidal nic.

# Slovníček
sw-term-summoner = Vyvolavač
sw-term-summoner-text = Velitel armády; když padne, jeho hráč prohrál.
sw-term-summoner-forms = Vyvolavač(|e|i|em|ů|ům), Vyvolavačk(a|y|u|ou)
sw-term-champion = hrdina
sw-term-champion-text = Silná jednotka, každá jen jednou v sadě.
sw-term-champion-forms = hrdin(a|y|u|ovi|ou|ové|ů|ům)
sw-term-common = běžná jednotka
sw-term-common-text = Řadový bojovník; v sadě jsou až čtyři stejné.
sw-term-common-forms = běžn(á|ou|é|ých|ým|ými) jednot(kou|kami|kách|kám|ka|ce|ku|ky|ek)
sw-term-unit = jednotka
sw-term-unit-text = Vyvolavač, hrdina nebo běžná jednotka: hýbe se a útočí.
sw-term-unit-forms = jednot(kou|kami|kách|kám|ka|ce|ku|ky|ek)
sw-term-structure = stavba
sw-term-structure-text = Karta, která stojí, nehýbe se a neútočí.
sw-term-structure-forms = stav(ba|by|bu|bě|bou|bám|bách|bami|eb)
sw-term-gate = portál
sw-term-gate-text = Stavba, vedle které smíte vyvolávat jednotky.
sw-term-gate-forms = portál(|u|em|y|ů|ům|ech)
sw-term-object = objekt
sw-term-object-text = Jakákoli karta na bojišti, jednotka i stavba.
sw-term-object-forms = objekt(|u|em|y|ů|ům|ech)
sw-term-space = pole
sw-term-space-text = Jeden čtverec bojiště; vejde se na něj jedna karta.
sw-term-space-forms = pol(e|i|em|í|ím|ích)
sw-term-adjacent = sousední
sw-term-adjacent-text = Společná hrana; dotyk rohem nestačí.
sw-term-adjacent-forms = sousední(|ho|mu|m|ch|mi), sousedící(|ho|m|ch)
sw-term-distance = vzdálenost
sw-term-distance-text = Počet kroků po řadách a sloupcích, nikdy šikmo.
sw-term-distance-forms = vzdálenost(|i|í)
sw-term-clear-line = volná přímka
sw-term-clear-line-text = Pole za sebou v jednom směru, na kterých nic neleží.
sw-term-clear-line-forms = voln(á|ých|ými|ým) pol(e|í|i|ích) v přímém směru, v přímém směru, voln(á přímka|é přímky|é přímce|ou přímku|ou přímkou)
sw-term-back-row = zadní řada
sw-term-back-row-text = Řada nejblíž k vám; ve třech takových smíte stavět.
sw-term-back-row-forms = zadní(|ch|mi|m) řad(a|y|u|ě|ou|ách|ami|)
sw-term-magic = magie
sw-term-magic-text = Čím platíte; přibývá za poražené cizí a za odhozené karty.
sw-term-magic-forms = magi(e|i|í)
sw-term-cost = cena (náklady)
sw-term-cost-text = Kolik magie karta stojí; i 0 je cena.
sw-term-cost-forms = náklad(y|ů|ům|ech), cen(a|y|u|ou|ě)
sw-term-summon = vyvolávání
sw-term-summon-text = 1. fáze: jednotky z ruky na pole vedle portálu, za magii.
sw-term-summon-forms = vyvol(at|áte|á|ejte|ání|áním|ána|aná), vyvoláv(at|á|ají|áte|ání|áním), fáz(e|i|í) Vyvolávání
sw-term-move = pohyb
sw-term-move-text = 2. fáze: až tři jednotky, každá až o dvě pole.
sw-term-move-forms = fáz(e|i|í) Pohyb, pohyb(|u|em|y|ů)
sw-term-build = budování
sw-term-build-text = 3. fáze: stavby do tří zadních řad nebo vedle Vyvolavače.
sw-term-build-forms = fáz(e|i|í) Budování, budování, postav(it|íte|te), stavět
sw-term-attack = útok
sw-term-attack-text = 4. fáze: až tři jednotky zaútočí, každá jednou.
sw-term-attack-forms = fáz(e|i|í) Útok, útok(|u|em|y|ů|ům)
sw-term-magic-phase = fáze Magie
sw-term-magic-phase-text = 5. fáze: za každou odhozenou kartu 1 magie.
sw-term-magic-phase-forms = fáz(e|i|í) Magie
sw-term-draw = dobrání
sw-term-draw-text = 6. fáze: doberete do pěti karet.
sw-term-draw-forms = fáz(e|i|í) Dobrání, dobrání
sw-term-melee = na blízko
sw-term-melee-text = Útočí jen na sousední pole; počítají se meče.
sw-term-melee-forms = na blízko
sw-term-ranged = na dálku
sw-term-ranged-text = Útočí na 1 až 3 pole ve volné přímce; počítají se luky.
sw-term-ranged-forms = na dálku
sw-term-strength = síla
sw-term-strength-text = Kolika kostkami se hází.
sw-term-strength-forms = síl(a|y|u|e), silou
sw-term-special = zvláštní symbol
sw-term-special-text = Hvězda na kostce; účinek má jen s některými kartami.
sw-term-special-forms = symbol(|u|y|ů|em) zvláštního efektu
sw-term-damage = zranění
sw-term-damage-text = Žeton na kartě; kolik jich smí být, říkají životy.
sw-term-damage-forms = zranění(|m|ch|mi)
sw-term-life = životy
sw-term-life-text = Když je zranění stejně nebo víc, karta padne.
sw-term-life-forms = život(|a|y|ů|ům|ech)
sw-term-eliminate = eliminace
sw-term-eliminate-text = Karta jde na odhazovací hromádku; za cizí získáte 1 magii.
sw-term-eliminate-forms = elimin(ovat|uje|ujete|ace|aci|ací|ován|ována|ováni|ovány|ovaná|ované)
sw-term-event = událost
sw-term-event-text = Karta, která se hraje jednou, ve fázi, jež je na ní napsaná.
sw-term-event-forms = událost(|i|í|em|mi)
sw-term-active-event = trvající událost
sw-term-active-event-text = Leží před vámi a platí do začátku vašeho příštího tahu.
sw-term-active-event-forms = trvající(|ch|m|mi) událost(|i|í|em|mi)
sw-term-ability = schopnost
sw-term-ability-text = Pojmenovaný účinek na kartě jednotky.
sw-term-ability-forms = schopnost(|i|í|em|mi)
sw-term-boost = posílení
sw-term-boost-text = Žeton, který sám nic nedělá; karty ho přidávají a utrácejí.
sw-term-boost-forms = posíl(ení|ením|it|í|íte)
sw-term-force = zatlačit
sw-term-force-text = Posunout kartu přímo po volných polích; není to pohyb.
sw-term-force-forms = zatlač(it|í|te|íte|en|ena|ení|uje)
sw-term-inaction = trest za pasivitu
sw-term-inaction-text = Kdo ve fázi Útok nezaútočí na nic cizího, zraní svého Vyvolavače.
sw-term-inaction-forms = trest(|u|em) za pasivitu
sw-term-extra = navíc
sw-term-extra-text = Přidává k tomu, co dovolují běžná pravidla.
sw-term-extra-forms = navíc
sw-term-instead = namísto
sw-term-instead-text = Nahrazuje obvyklou věc; ta se pak nestane.
sw-term-instead-forms = namísto

# Rady začátečníkům
sw-tip-1 = Když nezaútočíte, zraníte vlastního Vyvolavače. Útočit přitom máte kým.
sw-tip-2 = Odtud nikdo na cizí kartu nedosáhne. Pohněte někým, ať nezraníte vlastního Vyvolavače.
sw-tip-3 = Máte jednotku, kterou můžete vyvolat hned. Na bojišti je platnější než v ruce.
sw-tip-4 = Bez portálu nevyvoláte nikoho. Postavte další, nestojí nic.
sw-tip-5 = To je vaše vlastní karta. Opravdu na ni útočit?
sw-tip-6 = Vlastní karta stojí střelci v ráně. Příště ji nejdřív ukliďte.
sw-tip-7 = Víc než 15 magie mít nemůžete. Tahle karta by přišla nazmar.
sw-tip-8 = Hrdinu a poslední portál si radši nechte, odhoďte něco levného.
sw-tip-9 = Událost v ruce se hraje jen v této fázi. Nechcete ji použít?
sw-tip-10 = Dosáhnete na Vyvolavače a můžete i vyhrát. Opravdu na tuhle jednotku?

# První partie
sw-goal = Vyhrajete, když padne cizí Vyvolavač.
sw-goal-reached = { $done } z { $of } zranění na cizím Vyvolavači
sw-goal-suffered = { $done } z { $of } zranění na vašem Vyvolavači
sw-aim-1 = Vyvolejte jednotku: objeví se vedle portálu, za magii.
sw-aim-2 = V každém tahu na něco cizího zaútočte. Která vaše jednotka na cizí kartu dosáhne?
sw-aim-3 = Nepotřebné karty proměňte ve fázi Magie v magii.
sw-aim-4 = Postavte další portál co nejblíž boji.
sw-aim-5 = Teď na cizího Vyvolavače: neútočte na kdeco.
sw-can-summon = vyvolat { $count ->
         [one] jednotku
        *[other] jednotky
    }
sw-can-move = pohnout { $count ->
         [one] jednotkou
        *[other] některou z { $count } jednotek
    }
sw-can-instead-of-moving = udělat něco jiného místo pohybu
sw-can-build = postavit { $count ->
         [one] stavbu
        *[other] stavby
    }
sw-can-attack = zaútočit { $count ->
         [one] jednotkou
        *[other] některou z { $count } jednotek
    }
sw-can-instead-of-attacking = udělat něco jiného místo útoku
sw-can-discard = odhodit za magii { $count ->
         [one] kartu
         [few] až { $count } karty
        *[other] až { $count } karet
    }
sw-can-play = zahrát { $count ->
         [one] událost
        *[other] události
    }
sw-can-use = použít { $count ->
         [one] schopnost
        *[other] schopnosti { $count } karet
    }
