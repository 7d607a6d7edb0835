# Lekce, hádanky, slovníček a rady.

# První vítězství
ae-lesson-1-first-win-title = První vítězství
ae-lesson-1-first-win-1-say = [Rozzuřený](nemesis) má 6 životů: srazte je na nulu a vyhrajete. Kouzlo už máte připravené – sešlete ho!
ae-lesson-1-first-win-1-otherwise = Připravené kouzlo je škoda nechat ležet. Sešlete ho.
ae-lesson-1-first-win-1-hint = Klepněte na Zajiskření v trhlině I.
ae-lesson-1-first-win-1-after = 1 zranění a kouzlo leží na vašem [odkládacím balíčku](discard-pile). Tah začíná [sesíláním](casting).
ae-lesson-1-first-win-2-say = Teď nákup. Zahrajte všechny čtyři [drahokamy](gem): každý dá [éter](aether), tedy peníze na tento tah.
ae-lesson-1-first-win-2-otherwise = Nejdřív drahokamy: s pěti étery koupíte to nejlepší.
ae-lesson-1-first-win-2-hint = Klepejte na drahokamy v ruce, jeden po druhém.
ae-lesson-1-first-win-2-after = Nefrit dal 2, Křišťály po 1: máte 5 éterů.
ae-lesson-1-first-win-3-say = Kupte [Krádež esence](essence-theft): 3 zranění místo jednoho.
ae-lesson-1-first-win-3-otherwise = I to by šlo, ale na Rozzuřeného potřebujete sílu. Vezměte Krádež esence.
ae-lesson-1-first-win-3-hint = Klepněte na ni v zásobě; stojí 5.
ae-lesson-1-first-win-3-after = Koupená karta jde na odkládací balíček. Vrátí se dřív, než byste čekali.
ae-lesson-1-first-win-4-say = Ještě jedno Zajiskření máte v ruce. [Připravte](prep) ho do otevřené [trhliny](breach) I, je to zdarma.
ae-lesson-1-first-win-4-otherwise = Nenechávejte trhlinu prázdnou: co dnes připravíte, příště sešlete.
ae-lesson-1-first-win-4-hint = Klepněte na Zajiskření a potom na trhlinu I.
ae-lesson-1-first-win-4-after = Kouzla se dnes připravují a příští tah sesílají.
ae-lesson-1-first-win-5-say = Ukončete hlavní fázi. Odehrané drahokamy odložíte; začněte Nefritem.
ae-lesson-1-first-win-5-otherwise = Na pořadí záleží – proč, to si ukážeme příště. Teď začněte Nefritem.
ae-lesson-1-first-win-5-hint = „{ ae-choice-end-phase }“, potom Nefrit.
ae-lesson-1-first-win-5-after = Dobrali jste do pěti. Balíček došel, a tak se odkládací otočil – a nezamíchal: Krádež esence máte hned v ruce!
ae-lesson-1-first-win-6-say = Mezitím táhl [Pán Bezejmenných](nemesis): otočil [útok](attack-card) Řež a [Útočiště](gravehold) přišlo o 3 životy. Na nule byste prohráli.
ae-lesson-1-first-win-7-say = Jste zase na tahu. Sešlete Zajiskření.
ae-lesson-1-first-win-7-otherwise = Jen s chutí: sešlete ho.
ae-lesson-1-first-win-7-hint = Klepněte na kouzlo v trhlině I.
ae-lesson-1-first-win-8-say = Máte dvě kouzla, ale jen jednu otevřenou trhlinu. Zahrajte tři Křišťály a za 3 étery [otevřete](open) trhlinu II.
ae-lesson-1-first-win-8-otherwise = Dnes je nejcennější druhá trhlina. Ušetřete na ni 3 étery.
ae-lesson-1-first-win-8-hint = Tři drahokamy, potom trhlina II.
ae-lesson-1-first-win-8-after = Otevřená trhlina zůstane otevřená do konce hry.
ae-lesson-1-first-win-9-say = Připravte obě kouzla, každé do jiné trhliny.
ae-lesson-1-first-win-9-otherwise = Ještě zbývá kouzlo a volná trhlina. Využijte je.
ae-lesson-1-first-win-9-hint = Klepněte na kouzlo, potom na volnou trhlinu.
ae-lesson-1-first-win-9-after = Do trhliny se vejde jedno kouzlo.
ae-lesson-1-first-win-10-say = Ukončete tah a uvidíme, co Rozzuřený chystá.
ae-lesson-1-first-win-10-otherwise = Všechno je připravené. Ukončete fázi.
ae-lesson-1-first-win-10-hint = „{ ae-choice-end-phase }“.
ae-lesson-1-first-win-11-say = Přišel [přisluhovač](minion) Plivač jedu s 5 životy. Ublíží až od příštího tahu – jestli nějaký bude.
ae-lesson-1-first-win-12-say = Rozzuřenému zbývají 4 životy. Sešlete Krádež esence – a dobře vyberte cíl!
ae-lesson-1-first-win-12-otherwise = Přisluhovač počká: když padne Pán, vyhráváte hned. Miřte na Rozzuřeného.
ae-lesson-1-first-win-12-hint = Krádež esence, cíl Rozzuřený, žádnou kartu neodkládejte.
ae-lesson-1-first-win-12-after = 3 zranění jednomu cíli, rozdělit je nejde. Zbývá 1!
ae-lesson-1-first-win-13-say = Poslední jiskra.
ae-lesson-1-first-win-13-otherwise = Stačí 1 zranění. Miřte na Rozzuřeného.
ae-lesson-1-first-win-13-hint = Zajiskření, cíl Rozzuřený.
ae-lesson-1-first-win-14-say = Město je zachráněno! Každý tah má tři části: sesílání, hlavní fázi a dobírání.

# Nikdy nemíchat
ae-lesson-2-never-shuffled-title = Nikdy nemíchat
ae-lesson-2-never-shuffled-otherwise = I to je dovolené, ale teď zkuste, co svítí. Vaše volba se neprovedla.
ae-lesson-2-never-shuffled-1-say = V balíčku zbývají tři karty, příště tedy doberete i z odložených. Zahrajte drahokamy a kupte [Žhnoucí rubín](searing-ruby).
ae-lesson-2-never-shuffled-1-after = Rubín leží na odkládacím balíčku první, ještě pod drahokamy z tohoto tahu.
ae-lesson-2-never-shuffled-2-say = Připravte Zajiskření a ukončete fázi.
ae-lesson-2-never-shuffled-3-say = Kterou kartu odložíte první, tu první zase doberete. Dáte přednost Nefritu, nebo Křišťálu?
ae-lesson-2-never-shuffled-3-otherwise = Křišťál dá příště 1 éter, Nefrit 2. Zkuste to naopak.
ae-lesson-2-never-shuffled-3-after = V ruce je hned rubín i Nefrit. Odkládací balíček si smíte kdykoli prohlédnout, jen ne přeskládat.
ae-lesson-2-never-shuffled-4-say = Zajiskření v otevřené trhlině seslat nemusíte. Nechte ho tam a ukončete sesílání.
ae-lesson-2-never-shuffled-4-after = Počká, jak dlouho budete chtít.
ae-lesson-2-never-shuffled-5-say = Zahrajte všechny drahokamy. Rubín dá 2 étery a 1 navíc, který platí jen na kouzlo.
ae-lesson-2-never-shuffled-6-say = Kupte [Sílu mysli](planar-insight) za 6: zaplatí se nejdřív tím omezeným éterem.
ae-lesson-2-never-shuffled-7-say = Zbyly 2 étery a do příštího tahu nevydrží. Kupte za ně [energii](charge) na svou schopnost.
ae-lesson-2-never-shuffled-7-after = Co neutratíte, propadne. Energie stojí 2 a zůstává.

# Pán Bezejmenných útočí
ae-lesson-3-the-nemesis-strikes-title = Pán Bezejmenných útočí
ae-lesson-3-the-nemesis-strikes-otherwise = I to je možné, ale teď zkuste, co svítí. Vaše volba se neprovedla.
ae-lesson-3-the-nemesis-strikes-1-say = Plivač jedu se 4 životy by teď Útočišti ubral 4. Zasáhněte ho Krádeží esence.
ae-lesson-3-the-nemesis-strikes-2-say = A Zajiskřením ho dorazte.
ae-lesson-3-the-nemesis-strikes-2-after = Přisluhovač bez životů hned odchází.
ae-lesson-3-the-nemesis-strikes-3-say = Utkaná nebesa jsou [hrozba](power) s posledním žetonem: příští tah by vybuchla. Odstraňte ji: stojí to tři karty z ruky.
ae-lesson-3-the-nemesis-strikes-3-after = PRO ODSTRANĚNÍ se platí celá cena ve vaší hlavní fázi. Hrozba pak neudělá nic.
ae-lesson-3-the-nemesis-strikes-4-say = Připravte Zajiskření a ukončete tah. Teď jsou na řadě dva tahy Pána za sebou.
ae-lesson-3-the-nemesis-strikes-5-say = První tah: ve hře nic nebylo, přišli [Vzteklí](provoker) a zatím jen stojí.
ae-lesson-3-the-nemesis-strikes-6-say = Druhý tah: nejdřív jednali Vzteklí (Útočiště −1 za každou [zuřivost](fury)), potom přišla Řež: [Běsnění](unleash) a −3.
ae-lesson-3-the-nemesis-strikes-6-after = Pořadí je vždy stejné: nejdřív karty ve hře od nejstarší, potom nová karta.

# Trhliny
ae-lesson-4-breaches-title = Trhliny
ae-lesson-4-breaches-otherwise = I to je možné, ale teď zkuste, co svítí. Vaše volba se neprovedla.
ae-lesson-4-breaches-1-say = Zahrajte drahokamy: 5 éterů. Trhlina III je zavřená a otevřít ji stojí 7.
ae-lesson-4-breaches-2-say = Na otevření to není, ale [pootevřít](focus) ji smíte za 3. Udělejte to.
ae-lesson-4-breaches-2-after = Otočila se o čtvrtinu: příště bude otevření stát jen 5.
ae-lesson-4-breaches-3-say = Do pootevřené trhliny smíte v tomtéž tahu připravit kouzlo. Dejte do ní Zajiskření.
ae-lesson-4-breaches-3-other-prep-spark-0-I = Do otevřené I to jde vždycky. Zkuste teď tu pootevřenou, III.
ae-lesson-4-breaches-4-say = Za zbylé 2 pootevřete ještě II a ukončete fázi. Jako první odložte Nefrit.
ae-lesson-4-breaches-5-say = Všimněte si: kouzlo v zavřené trhlině seslat musíte, jiná volba není.
ae-lesson-4-breaches-6-say = Tentokrát máte 6 éterů. Otevřete III za 5 a připravte do ní Krádež esence.
ae-lesson-4-breaches-7-say = Ukončete tah a sešlete ji: z otevřené III má každé kouzlo o 1 zranění víc.
ae-lesson-4-breaches-7-after = 3 a 1 navíc. Trhliny III a IV se vyplatí otevřít.

# Společně
ae-lesson-5-together-title = Společně
ae-lesson-5-together-otherwise = I to je možné, ale teď zkuste, co svítí. Vaše volba se neprovedla.
ae-lesson-5-together-1-say = Hrajete za Bramu, vaším [spojencem](ally) je Adelheim se 2 životy. Zahrajte Křišťály a kupte poslední energii.
ae-lesson-5-together-2-say = Schopnost je nabitá. Použijte ji a vyléčte Adelheima o 4.
ae-lesson-5-together-2-after = Energie je pryč a schopnost se dá nabít znovu.
ae-lesson-5-together-3-say = V [pořadí tahů](turn-order) zbývá jedna karta Pána, jedna Adelheimova a jedna vaše. Připravte kouzlo a ukončete tah.
ae-lesson-5-together-3-after = V každém kole přijde každá karta právě jednou: dá se s tím počítat.
ae-lesson-5-together-4-say = Probodnutí: jeden z vás utrpí 3 zranění a vy vybíráte kdo. Brama má 3 životy, Adelheim 6.
ae-lesson-5-together-4-otherwise = Brama by klesla na nulu a byla by [vyčerpaná](exhausted): dvakrát Běsnění, přijde o trhlinu i o energii. Adelheim to unese.
ae-lesson-5-together-4-after = Není-li jasné, koho se účinek týká, rozhodnete se společně. Vyčerpaný mág hraje dál, ale jeho zranění jdou dvojnásob na Útočiště.

# Na pořadí záleží
ae-puzzle-1-the-order-of-spells-title = Na pořadí záleží
ae-puzzle-1-the-order-of-spells-ask = Rozzuřený má 7 životů. Vyhrajte ve fázi sesílání.
ae-puzzle-1-the-order-of-spells-why = Rozšířené vidění otevře poslední trhlinu IV: samo pak dá 3 a Zajiskření z IV o 1 víc.

# Bouřící hůl
ae-puzzle-2-the-staff-title = Bouřící hůl
ae-puzzle-2-the-staff-ask = Rozzuřený má 6 životů, nic není připraveno. Vyhrajte v hlavní fázi.
ae-puzzle-2-the-staff-why = 3 za kouzlo, 2 za hůl a 1 za otevřenou trhlinu III. Z trhliny I by jedno chybělo.

# Udržte hradby
ae-puzzle-3-hold-the-walls-title = Udržte hradby
ae-puzzle-3-hold-the-walls-ask = Útočiště má 5 životů, zuřivost je 3. Přežijte příští tah Pána (otočí přisluhovače).
ae-puzzle-3-hold-the-walls-why = Vzteklí dají 3, ať mají životů kolik chtějí. Plivač dává, kolik má životů: toho zabijte.

# Sedm éterů ze tří karet
ae-puzzle-4-seven-aether-title = Sedm éterů ze tří karet
ae-puzzle-4-seven-aether-ask = Otevřete v tomto tahu trhlinu III (stojí 7).
ae-puzzle-4-seven-aether-why = Spektrum zahraje Trs diamantů dvakrát a druhé zahrání dá o 2 víc: 2 + 4 + 1.

# Roj
ae-puzzle-5-the-swarm-title = Roj
ae-puzzle-5-the-swarm-ask = Chitinová královna má 14 Kusadel a otočí Nekonečný zástup: s 13 a víc prohrajete. Přežijte.
ae-puzzle-5-the-swarm-why = Za 1 zranění smíte rozdělit zásah mezi víc Kusadel: ze 14 jich zbude 11.

# Zrcadlo
ae-puzzle-6-the-mirror-title = Zrcadlo
ae-puzzle-6-the-mirror-ask = Hrajete za Jiana, Rozzuřený má 10 životů a vy 4 étery v kartách. Vyhrajte v hlavní fázi.
ae-puzzle-6-the-mirror-why = Síla mysli dává 2 a 1 za každou otevřenou trhlinu. S Čepelí otevřete třetí za 4 a zrcadlo ji sešle dvakrát po 5.

# Poslední přisluhovač
ae-puzzle-7-the-last-minion-title = Poslední přisluhovač
ae-puzzle-7-the-last-minion-ask = Rozzuřený má 40 životů, ale jeho balíček je prázdný. Vyhrajte v tomto tahu.
ae-puzzle-7-the-last-minion-why = Vyhrává se i tak, že Pán nemá na konci tahu žádnou kartu v balíčku ani ve hře.

# Kdo to zaplatí
ae-puzzle-8-who-pays-title = Kdo to zaplatí
ae-puzzle-8-who-pays-ask = Příští tah Pána vybuchne Oko nicoty (dvakrát Běsnění) a zuřivost 2 by stoupla na 4. Zabraňte výpadu.
ae-puzzle-8-who-pays-why = Odstranění stojí 6 éterů. Opál zahraný Spektrem dvakrát dá 6; po jednom by to bylo jen 3 a 2.

# Oblouk a vzplanutí
ae-puzzle-9-arc-and-flare-title = Oblouk a vzplanutí
ae-puzzle-9-arc-and-flare-ask = Rozzuřený má 6 životů. Vyhrajte ve fázi sesílání.
ae-puzzle-9-arc-and-flare-hint = Co počítá Oblouk chaosu u sousedních trhlin?
ae-puzzle-9-arc-and-flare-why = Oblouk chaosu dává o 2 víc za kouzlo připravené vedle, proto jde první: 3 a 2, pak 1 za Vzplanutí.

# Dvě energie naráz
ae-puzzle-10-two-charges-at-once-title = Dvě energie naráz
ae-puzzle-10-two-charges-at-once-ask = Hrajete za Jiana se 2 energiemi. Rozzuřený má 10 životů: vyhrajte v tomto tahu.
ae-puzzle-10-two-charges-at-once-hint = Černé zrcadlo potřebuje 4 energie.
ae-puzzle-10-two-charges-at-once-why = Talisman vám dá obě energie, jste si totiž sami spojencem. Zrcadlo pak sešle Oblouk chaosu dvakrát po 5.

# Nechte to zrcadlu
ae-puzzle-11-save-it-for-the-mirror-title = Nechte to zrcadlu
ae-puzzle-11-save-it-for-the-mirror-ask = Hrajete za Jiana se 4 energiemi. Rozzuřený má 10 životů: vyhrajte v tomto tahu.
ae-puzzle-11-save-it-for-the-mirror-hint = Ve fázi sesílání nemusíte seslat nic.
ae-puzzle-11-save-it-for-the-mirror-why = Zrcadlo sešle Oblouk chaosu dvakrát po 5, ale jen dokud vedle něj leží Plamen fénixe. Předtím tedy neseslat nic.

# Čtyři vedle sebe
ae-puzzle-12-four-in-a-row-title = Čtyři vedle sebe
ae-puzzle-12-four-in-a-row-ask = Všechny čtyři trhliny jsou otevřené a plné. Rozzuřený má 16 životů: vyhrajte ve fázi sesílání.
ae-puzzle-12-four-in-a-row-hint = Každý oblouk chce co nejvíc sousedů.
ae-puzzle-12-four-in-a-row-why = Oba oblouky jdou před Zajiskření vedle nich a dají dohromady 10, v libovolném pořadí. Zbylá kouzla pak dají 2 a 4.

# Obě pro prázdnotu
ae-puzzle-13-both-for-the-void-title = Obě pro prázdnotu
ae-puzzle-13-both-for-the-void-ask = Dvě karty v ruce, dvě hladová kouzla. Rozzuřený má 8 životů: vyhrajte ve fázi sesílání.
ae-puzzle-13-both-for-the-void-hint = Které kouzlo karty potřebuje víc?
ae-puzzle-13-both-for-the-void-why = Všepohlcující prázdnota dává 3 za každou zničenou kartu: dejte jí obě. Příval zapomnění dá své 2 i bez nich.

# Uprostřed
ae-puzzle-14-in-the-middle-title = Uprostřed
ae-puzzle-14-in-the-middle-ask = Rozzuřený má 10 životů. Vyhrajte ve fázi sesílání.
ae-puzzle-14-in-the-middle-hint = Které kouzlo může přijít o sousedy?
ae-puzzle-14-in-the-middle-why = Oblouk chaosu počítá 2 za každé kouzlo připravené vedle: musí před obě Zajiskření. 7, pak 1 a z trhliny III 2.

# Štít z Kusadel
ae-puzzle-15-the-shield-of-husks-title = Štít z Kusadel
ae-puzzle-15-the-shield-of-husks-ask = Dokud je ve hře Kusadlo, Plodišti nic neublíží. Zničte je ve fázi sesílání.
ae-puzzle-15-the-shield-of-husks-hint = Na Kusadlo stačí slabší kouzlo.
ae-puzzle-15-the-shield-of-husks-why = Kusadlo padne Zajiskřením a Krádež esence pak dá 3: tolik Plodišti zbývá.

# Dva jednou ranou
ae-puzzle-16-two-with-one-blow-title = Dva jednou ranou
ae-puzzle-16-two-with-one-blow-ask = Plodiště kryjí dvě Kusadla. Zničte je ve fázi sesílání.
ae-puzzle-16-two-with-one-blow-hint = Co se smí se zásahem Kusadel za 1 vlastní zranění?
ae-puzzle-16-two-with-one-blow-why = Rozšířené vidění za 1 vlastní zranění rozdělte mezi obě Kusadla. Krádež esence pak dá 3, které jsou třeba.

# Drahokamy si nechte
ae-puzzle-17-keep-your-gems-title = Drahokamy si nechte
ae-puzzle-17-keep-your-gems-ask = Příště udeří Drtivý paprsek: 18 zranění, o 3 méně za každý odložený drahokam. Útočiště má 7 životů: přežijte.
ae-puzzle-17-keep-your-gems-hint = Zahrané drahokamy v ruce nejsou.
ae-puzzle-17-keep-your-gems-why = Nehrajte nic: čtyři drahokamy v ruce uberou 12 a Útočišti zbude 1 život.

# Malé rány
ae-puzzle-18-small-cuts-title = Malé rány
ae-puzzle-18-small-cuts-ask = Zničte Žhnoucího i Plivače jedu ve fázi sesílání.
ae-puzzle-18-small-cuts-hint = Kolik z jednoho zásahu Žhnoucí utrpí?
ae-puzzle-18-small-cuts-why = Žhnoucí utrpí z každého zásahu jen 1, i z trhliny III: dejte mu obě Zajiskření. Krádež esence dá 3 Plivači.

# Čtvrtá energie
ae-puzzle-19-the-fourth-charge-title = Čtvrtá energie
ae-puzzle-19-the-fourth-charge-ask = Hrajete za Jiana se 3 energiemi. Rozzuřený má 14 životů: vyhrajte v tomto tahu.
ae-puzzle-19-the-fourth-charge-hint = Energie se dá koupit.
ae-puzzle-19-the-fourth-charge-why = Nefrit zaplatí čtvrtou energii. Zrcadlo sešle Oblouk chaosu dvakrát, s kouzlem po obou stranách: 7 a 7.

# Hůl a úlomek
ae-puzzle-20-staff-and-shard-title = Hůl a úlomek
ae-puzzle-20-staff-and-shard-ask = Nic není připraveno. Rozzuřený má 6 životů: vyhrajte v tomto tahu.
ae-puzzle-20-staff-and-shard-hint = Dvě karty sesílají kouzlo v hlavní fázi.
ae-puzzle-20-staff-and-shard-why = Hůl i Úlomek granátu sešlou kouzlo, které jste právě připravili: 1 a 3 a s holí ještě 2.

# Jen jednoho z nich
ae-puzzle-21-the-haze-first-title = Jen jednoho z nich
ae-puzzle-21-the-haze-first-ask = Útočiště má 6 životů, zuřivost je 2 a přijde Řež. Přežijte příští tah Pána.
ae-puzzle-21-the-haze-first-hint = Kolik teď každý z přisluhovačů dá?
ae-puzzle-21-the-haze-first-why = Plivač by dal 4, Vzteklí jen 2, ať mají životů kolik chtějí. Obě kouzla patří Plivači; 2 a 3 nechají jeden život.

# Tři na tři
ae-puzzle-22-three-down-title = Tři na tři
ae-puzzle-22-three-down-ask = Tři přisluhovači, tři kouzla, jedna energie. Zničte všechny ve fázi sesílání.
ae-puzzle-22-three-down-hint = Začněte tím, který má životů nejvíc.
ae-puzzle-22-three-down-why = Plamen fénixe s energií dá 4 Plivači, Vznícení z trhliny III dá 3 Vzteklým a na Zplozence stačí Zajiskření.

# Každému, co jeho jest
ae-puzzle-23-a-card-for-each-title = Každému, co jeho jest
ae-puzzle-23-a-card-for-each-ask = Pět karet v ruce a každé ze tří kouzel nějakou chce. Rozzuřený má 17 životů: vyhrajte ve fázi sesílání.
ae-puzzle-23-a-card-for-each-hint = Drahokam potřebuje jen jedno z kouzel.
ae-puzzle-23-a-card-for-each-why = Příval zapomnění bere jen drahokam: jeden ze dvou mu nechte. Zbylé čtyři karty dají Prázdnotě a Temnému plameni po 6 a 5 přidá trhlina III.

# Šleh práskne dvakrát
ae-puzzle-24-the-whip-cracks-twice-title = Šleh práskne dvakrát
ae-puzzle-24-the-whip-cracks-twice-ask = Vaše karty dají 4 étery. Rozzuřený má 11 životů: vyhrajte v tomto tahu.
ae-puzzle-24-the-whip-cracks-twice-hint = Šleh sesílá kterékoli připravené kouzlo.
ae-puzzle-24-the-whip-cracks-twice-why = Za 2 étery dá Oblouk chaosu mezi sousedy 7. Za druhé 2 sešle Ohnivý šleh sám sebe: 4.

# Tentýž drahokam podruhé
ae-puzzle-25-the-same-gem-again-title = Tentýž drahokam podruhé
ae-puzzle-25-the-same-gem-again-ask = Otevřete v tomto tahu trhlinu III: stojí 7 a vy máte Trs diamantů a Křišťál.
ae-puzzle-25-the-same-gem-again-hint = Ne každé připravené kouzlo se má seslat.
ae-puzzle-25-the-same-gem-again-why = Arkánní nexus si nechte: vrátí trs do ruky a druhé zahrání dá 4. 2, 1 a 4 je 7.

# Počty se zraněním
ae-puzzle-26-to-each-a-spell-title = Počty se zraněním
ae-puzzle-26-to-each-a-spell-ask = Vzteklí mají 4 životy, Plivač 3, Zplozenec 2. Zničte všechny tři ve fázi sesílání.
ae-puzzle-26-to-each-a-spell-hint = Zajiskření se sesílá z trhliny III.
ae-puzzle-26-to-each-a-spell-why = Zajiskření dá z trhliny III 2, Krádež esence 3 a Plamen fénixe 4, ztratíte-li energii.

# Spektrum sesílá
ae-puzzle-27-the-prism-casts-title = Spektrum sesílá
ae-puzzle-27-the-prism-casts-ask = Nic není připraveno. Rozzuřený má 4 životy: vyhrajte v tomto tahu.
ae-puzzle-27-the-prism-casts-hint = Co když se drahokam, který sesílá, zahraje dvakrát?
ae-puzzle-27-the-prism-casts-why = Úlomek granátu zahraný Spektrem dvakrát sešle dvě kouzla: 3 a 1. Obě ale předem připravte.

# Dvojí sesílání
ae-puzzle-28-two-ways-to-cast-title = Dvojí sesílání
ae-puzzle-28-two-ways-to-cast-ask = Rozzuřený má 9 životů a vaše karty dají nejvýš 3 étery. Vyhrajte v tomto tahu.
ae-puzzle-28-two-ways-to-cast-hint = Která karta umí víc než dát éter?
ae-puzzle-28-two-ways-to-cast-why = Úlomek granátu sešle Sílu mysli: 2 a 3 za otevřené trhliny. Křišťály zaplatí Ohnivý šleh, který sešle sám sebe: 4.

# Všechno na svém místě
ae-puzzle-29-everything-in-its-place-title = Všechno na svém místě
ae-puzzle-29-everything-in-its-place-ask = Hrajete za Jiana se 3 energiemi. Rozzuřený má 19 životů: vyhrajte v tomto tahu.
ae-puzzle-29-everything-in-its-place-hint = Jedno kouzlo stojí za to nechat zrcadlu.
ae-puzzle-29-everything-in-its-place-why = Rozšířené vidění otevře trhlinu IV a dá 3, Krádež esence z III dá 4. Kupte energii: Síla mysli dá se čtyřmi trhlinami dvakrát 6.

# Plamen a šleh
ae-puzzle-30-flame-and-whip-title = Plamen a šleh
ae-puzzle-30-flame-and-whip-ask = 4 étery, jedna energie. Rozzuřený má 8 životů: vyhrajte v tomto tahu.
ae-puzzle-30-flame-and-whip-hint = I kouzlo, které sesílání umožňuje, je kouzlo.
ae-puzzle-30-flame-and-whip-why = Plamen fénixe s energií dá 4 a Ohnivý šleh nakonec sešle sám sebe za další 4. Vznícení by dalo jen 3.

# Slovníček
ae-term-nemesis = Pán Bezejmenných
ae-term-nemesis-text = Protivník, proti kterému hrajete všichni společně.
ae-term-nemesis-forms = Pán(|a|u|ovi|em) Bezejmenných, Bezejmenn(ý|ého|ému|ým)
ae-term-gravehold = Útočiště
ae-term-gravehold-text = Město, které bráníte; na 0 životech prohráváte.
ae-term-gravehold-forms = Útočišt(ě|i|ěm)
ae-term-mage = mág
ae-term-mage-text = Vy: máte životy, trhliny a schopnost.
ae-term-mage-forms = mág(|a|u|ovi|em|ové|y|ů|ům)
ae-term-ally = spojenec
ae-term-ally-text = Každý jiný hráč; kdo hraje sám, je spojencem sám sobě.
ae-term-ally-forms = spojen(ec|ce|ci|cem|cům|cích|ců|če)
ae-term-gem = drahokam
ae-term-gem-text = Karta, která dá éter.
ae-term-gem-forms = drahokam(|u|em|y|ů|ům|ech)
ae-term-relic = artefakt
ae-term-relic-text = Karta s jednorázovým účinkem při zahrání.
ae-term-relic-forms = artefakt(|u|em|y|ů|ům|ech)
ae-term-spell = kouzlo
ae-term-spell-text = Nejdřív se připraví do trhliny, potom sešle.
ae-term-spell-forms = kouz(lo|la|lu|le|lem|ly|lům|lech|el)
ae-term-aether = éter
ae-term-aether-text = Peníze na jeden tah; co neutratíte, propadne.
ae-term-aether-forms = éter(|u|em|y|ů|ech|ům)
ae-term-supply = zásoba
ae-term-supply-text = Devět balíčků karet, které se dají koupit.
ae-term-supply-forms = zásob(a|y|u|ě|ou)
ae-term-buy = koupit
ae-term-buy-text = Zaplatit éterem; karta jde na odkládací balíček.
ae-term-buy-forms = koupi(t|te), kupuje(|te), kup(te|ovat)
ae-term-breach = trhlina
ae-term-breach-text = Místo pro jedno kouzlo; otevřená slouží napořád.
ae-term-breach-forms = trhlin(a|y|u|ě|ou|ám|ách|ami|)
ae-term-focus = pootevřít
ae-term-focus-text = Za menší cenu otočit trhlinu o čtvrtinu a v tom tahu do ní smět připravit.
ae-term-focus-forms = pootevř(ít|e|ete|ení|eno|ena|ené|ená), pootevír(ání|áte|á)
ae-term-open = otevřít
ae-term-open-text = Zaplatit cenu trhliny; zůstane otevřená do konce hry.
ae-term-open-forms = otevř(ít|e|ete|ení), otevřen(á|é|ou|ých|ými|ým)
ae-term-prep = připravit
ae-term-prep-text = Položit kouzlo z ruky do trhliny, zdarma.
ae-term-prep-forms = připrav(it|í|te|íte|ovat|uje|ujete|eno|ená|ené|ený|ených|enými)
ae-term-casting = sesílání
ae-term-casting-text = 1. fáze: připravená kouzla působí.
ae-term-casting-forms = seslání, sesílání(|m), fáz(e|i|í) sesílání, seslat, sesíl(á|ají|áte)
ae-term-main-phase = hlavní fáze
ae-term-main-phase-text = 2. fáze: hrajete karty, kupujete, připravujete, v libovolném pořadí.
ae-term-main-phase-forms = hlavní fáz(e|i|í)
ae-term-draw-phase = dobírací fáze
ae-term-draw-phase-text = 3. fáze: odložíte odehrané a doberete do pěti.
ae-term-draw-phase-forms = dobírací fáz(e|i|í)
ae-term-discard-pile = odkládací balíček
ae-term-discard-pile-text = Odložené karty; až dojde balíček, otočí se bez míchání.
ae-term-discard-pile-forms = odkládací(|ho|m|ch) balíč(ek|ku|kem|ky|cích|ků)
ae-term-charge = energie
ae-term-charge-text = Žeton na schopnost; stojí 2 étery.
ae-term-charge-forms = energi(e|i|í|emi|ím)
ae-term-ability = schopnost
ae-term-ability-text = Zvláštní čin mága; použije se, když je plná energie.
ae-term-ability-forms = schopnost(|i|í|em|mi)
ae-term-damage = zranění
ae-term-damage-text = Ubírá životy; jedno kouzlo zraní jeden cíl.
ae-term-damage-forms = zranění(|m|ch|mi)
ae-term-turn-order = pořadí tahů
ae-term-turn-order-text = Karty, které určují, kdo je na řadě; za kolo přijde každá jednou.
ae-term-turn-order-forms = pořadí tah(u|ů)
ae-term-attack-card = útok (karta)
ae-term-attack-card-text = Karta Pána, která se provede hned a odloží.
ae-term-attack-card-forms = kart(a|y|u|ou) útoku, útok(|u|em|y|ů)
ae-term-minion = přisluhovač
ae-term-minion-text = Karta Pána s životy; škodí v každém jeho tahu.
ae-term-minion-forms = přisluhovač(|e|i|em|ů|ům|ích)
ae-term-power = hrozba
ae-term-power-text = Karta Pána s žetony; až dojdou, udeří.
ae-term-power-forms = hrozb(a|y|u|ou|ě|ám|ách|ami), hrozeb
ae-term-to-discard = pro odstranění
ae-term-to-discard-text = Cena, za kterou se hrozby zbavíte dřív.
ae-term-to-discard-forms = PRO ODSTRANĚNÍ, pro odstranění
ae-term-persistent = přetrvávající
ae-term-persistent-text = Účinek přisluhovače v každém tahu Pána.
ae-term-persistent-forms = PŘETRVÁVAJÍCÍ, přetrvávající
ae-term-unleash = Běsnění
ae-term-unleash-text = Zvláštní účinek napsaný na desce Pána.
ae-term-unleash-forms = Běsnění
ae-term-fury = zuřivost
ae-term-fury-text = Žetony Rozzuřeného; se čtyřmi provede výpad.
ae-term-fury-forms = zuřivost(|i|í)
ae-term-exhausted = vyčerpaný
ae-term-exhausted-text = Mág bez životů: hraje dál, ale draze za to platíte.
ae-term-exhausted-forms = vyčerpan(ý|ého|ému|ým|á|é|í), vyčerpání
ae-term-destroy = zničit
ae-term-destroy-text = Odstranit kartu ze hry nadobro.
ae-term-destroy-forms = znič(it|te|í|íte|ena|eno|ení|ená|ené|enou)
ae-term-adjacent = přilehlá
ae-term-adjacent-text = Trhliny se sousedním číslem, I–II, II–III, III–IV.
ae-term-adjacent-forms = přilehl(á|é|ou|ých|ým|ost)

# Rady začátečníkům
ae-tip-1 = Máte kouzlo i volnou trhlinu. Připravit ho nic nestojí.
ae-tip-2 = Éter do příštího tahu nevydrží. Aspoň energii za 2?
ae-tip-3 = S dalšími drahokamy z ruky byste mohli koupit víc.
ae-tip-4 = Na začátku se vyplatí drahokamy: budou platit každé další kolo.
ae-tip-5 = Co odložíte dřív, dřív se vrátí. Lepší kartu dejte napřed.
ae-tip-6 = Tohle zranění by přisluhovače odstranilo a ušetřilo vám každé další kolo.
ae-tip-7 = Přebytečné zranění propadne. Jiný cíl by ho využil celé.
ae-tip-8 = Jedna hrozba příští tah udeří. Teď se jí můžete zbavit.
ae-tip-9 = Za o něco víc byste trhlinu rovnou otevřeli napořád.
ae-tip-10 = Tenhle mág by se vyčerpal. Někdo jiný by to ustál.

# První partie
ae-goal = Vyhrajete, když Pán Bezejmenných přijde o všechny životy. Do té doby braňte Útočiště.
ae-goal-players = Pánovi zbývá { $left } z { $of } životů
ae-goal-nemesis = Útočišti zbývá { $left } z { $of } životů
ae-aim-1 = Začněte drahokamem za 2 nebo víc: vydělává každé kolo.
ae-aim-2 = Otevřete další trhlinu, kouzla potřebují místo.
ae-aim-3 = Nenechte trhliny prázdné: připravte dvě kouzla.
ae-aim-4 = Něco ze stolu Pána odstraňte, než napáchá víc.
ae-aim-5 = Nabijte schopnost a použijte ji.
ae-aim-6 = Teď silná kouzla: srazte Pána na polovinu životů.
ae-can-cast = seslat { $count ->
         [one] kouzlo
        *[other] kouzla
    }
ae-can-play = zahrát { $count ->
         [one] kartu
        *[other] karty
    }
ae-can-buy = koupit kartu { $count ->
         [one] z jednoho balíčku
        *[other] z některého z { $count } balíčků
    }
ae-can-buy-charge = získat energii
ae-can-focus = pootevřít { $count ->
         [one] trhlinu
        *[other] některou ze { $count } trhlin
    }
ae-can-open = otevřít { $count ->
         [one] trhlinu
        *[other] některou ze { $count } trhlin
    }
ae-can-prep = připravit { $count ->
         [one] kouzlo
        *[other] kouzla
    }
ae-can-use = použít { $count ->
         [one] připravené kouzlo
         [few] { $count } připravená kouzla
        *[other] { $count } připravených kouzel
    }
ae-can-discard-power = odstranit { $count ->
         [one] hrozbu
        *[other] některou ze { $count } hrozeb
    }
ae-can-use-ability = použít svou schopnost
