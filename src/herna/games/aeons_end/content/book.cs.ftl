# Kniha Konce věků, kapitola po kapitole (book.toml). Odstavce dělí prázdný řádek; řádek, který začíná „- “, je položka seznamu.
# Odkazy vedou k pravidlu podle čísla, k lekci nebo k pojmu ve slovníčku.

ae-book-aim = O co ve hře jde
ae-book-aim-text =
    Hrajete [společně](AE-TERM-01): jeden až čtyři mágové brání město zvané [Útočiště](gravehold) proti [Pánu Bezejmenných](nemesis), který hraje sám ze svého balíčku. Zvítězíte všichni, nebo nikdo.

    Vítězíte, [jakmile Pánu nezbudou životy](AE-END-02), nebo když už nemá, co by na vás poslal: na konci tahu má [prázdný balíček a ve hře žádného přisluhovače ani hrozbu](AE-END-01). Prohráváte, když [padne Útočiště](AE-END-04), když jsou [všichni mágové vyčerpaní](AE-END-03), nebo způsobem, který [přináší sám Pán](AE-END-05).

    Dvě věci dělají tuto hru jinou. Balíček [nikdy nemícháte](AE-TERM-02): v jakém pořadí odkládáte, v takovém budete dobírat. A nikdo neví, [kdo bude na tahu příště](turn-order).

    Co říká karta, [má přednost před obecným pravidlem](AE-TERM-03). Žetony jsou [jen počítadla](AE-COMP-06) a nikdy nedojdou, kromě Kusadel.

ae-book-setup = Než začne první tah
ae-book-setup-text =
    Každý hráč dostane [mága](mage) s [10 životy](AE-SETUP-07), pět karet [do ruky](AE-SETUP-03) a dalších pět jako balíček [v pořadí podle desky](AE-SETUP-04), nezamíchaný. [Trhliny](breach) leží tak, [jak je ukazuje deska](AE-SETUP-06). Útočiště má [30 životů](AE-SETUP-08).

    Balíček Pána má [tři úrovně](AE-SETUP-14): mírné karty navrchu, nejhorší naspodu. Čím víc hráčů, tím [víc karet](AE-SETUP-13).

    Uprostřed leží [zásoba](supply), [devět balíčků](AE-MARKET-01): tři druhy drahokamů, dva artefaktů a čtyři kouzel. Doporučené jsou dvě: [jedna na pročišťování balíčku](AE-MARKET-04) a [jedna na energii](AE-MARKET-05). [Kupujete](buy) z ní v hlavní fázi, [kolik zaplatíte](AE-MARKET-09), a koupená karta jde [na váš odkládací balíček](AE-MARKET-08). Prázdný balíček [zůstane prázdný](AE-MARKET-06).

ae-book-round = Kdo je na tahu?
ae-book-round-text =
    Před každým tahem se otočí [vrchní karta balíčku pořadí tahu](AE-TURNORDER-06). Při dvou až čtyřech hráčích v něm jsou [čtyři karty hráčů a dvě karty Pána](AE-TURNORDER-01). Pán má tedy dva tahy ze šesti, jenže kdy? Může přijít i dvakrát za sebou, na konci jednoho kola a na začátku dalšího. Balíček se míchá, [až když je prázdný](AE-TURNORDER-11), takže z toho, co už bylo, víte, co zbývá.

    Ve třech hráčích je v něm i žolík: [domluvíte se](AE-TURNORDER-09), kdo ten tah odehraje.

    Tah hráče má [tři fáze](AE-PHASE-01), vždy v tomto pořadí: seslat kouzla, jednat, dobrat. Fázi, ve které [není co dělat](AE-PHASE-03), stůl přeskočí.

ae-book-casting = Sesílání kouzel
ae-book-casting-text =
    Kouzla se sesílají [až v tahu po přípravě](AE-PREP-05). Ve [fázi sesílání](casting) smíte seslat kouzla u svých [otevřených trhlin](AE-CAST-01), nebo si je nechat. Kouzla u [zavřených trhlin seslat musíte](AE-CAST-02). [Pořadí je na vás](AE-CAST-04) a záleží na něm dvakrát: kvůli tomu, co se stane, a také proto, že seslané kouzlo jde [nejdřív na odkládací balíček](AE-CAST-05), jehož pořadí jednou budete dobírat.

    Zranění z kouzla zasáhne [jediný cíl](AE-CAST-07), Pána nebo jednoho přisluhovače; co je navíc, propadá. Cíl volíte, [až když zranění udělujete](AE-CAST-08), podívejte se tedy na výsledek každého kouzla, než sešlete další.

    Otevřená trhlina III nebo IV přidává [1 zranění](AE-CAST-09). Musí být [otevřená v tu chvíli](AE-CAST-10). Kouzlo sesílané za jiného hráče je [vaše rozhodnutí](AE-CAST-12), ale [jeho karta](AE-CAST-13).
ae-book-casting-picture-1 = Fáze sesílání: u trhlin čekají dvě kouzla, před Pánem stojí přisluhovač se 4 životy.

ae-book-main = Hlavní fáze
ae-book-main-text =
    Teď dělejte, [co chcete, v jakémkoli pořadí a kolikrát chcete](AE-MAIN-01):

    - hrajte z ruky [drahokamy](gem) a [artefakty](relic), většina z nich dává [éter](aether);
    - kupujte karty ze zásoby;
    - kupte [energii](charge) za [2 étery](AE-CHARGE-01);
    - [pootevřete](focus) nebo [otevřete](open) trhlinu;
    - [připravte](prep) k trhlině kouzlo;
    - splňte, co žádá hrozba Pána [pro své odstranění](to-discard).

    Éter [se neschovává](AE-MAIN-07): co na konci tahu zbude, propadne. Některý platí [jen za kouzla, nebo jen za drahokamy](AE-MAIN-08). Zahraná karta se provede, [jak nejvíc to jde](AE-MAIN-04), a kde je NEBO, zvolíte [právě jednu možnost](AE-MAIN-05). Hrát všechno [nemusíte](AE-MAIN-11): co si necháte, budete mít v ruce příště. [Zahazovat karty](AE-MAIN-12) jen proto, abyste se jich zbavili, však nesmíte.

    Váš mág má [schopnost](ability). Působí, když jsou [všechna její políčka plná](AE-CHARGE-05), ve chvíli, kterou [určuje deska](AE-CHARGE-09), a pak se [vyprázdní](AE-CHARGE-07). Použít ji můžete [znovu a znovu](AE-CHARGE-08).

ae-book-breaches = Trhliny a kouzla
ae-book-breaches-text =
    Od [trhliny](breach) se sesílá kouzlo. Trhlina je [otevřená, nebo zavřená](AE-BREACH-01). Kouzlo smíte připravit k [otevřené, nebo k zavřené, kterou jste v tomto tahu pootevřeli](AE-PREP-01). [Nic to nestojí](AE-PREP-02) a vejde se k ní [jedno kouzlo](AE-PREP-03).

    Trhlinu [pootevřít](AE-BREACH-03) znamená zaplatit menší cenu: otočí se o čtvrtinu, pro tentokrát unese kouzlo a od té chvíle se levněji otevírá. [Otevřít](AE-BREACH-06) ji stojí tolik, kolik žádá její současná poloha; pak [zůstane otevřená](AE-BREACH-07) natrvalo. Otevřít ji smíte i [bez pootevírání](AE-BREACH-09) a [v jakémkoli pořadí](AE-BREACH-08). Po třech otočeních ji lze [už jen otevřít](AE-BREACH-05). [Ceny](AE-BREACH-02) rostou s číslem trhliny, ale s ním i její užitek.

    Pootevření je na dnešek, otevření na zbytek hry. Kouzlo u zavřené trhliny musíte příště seslat; u otevřené může [čekat](AE-CAST-16) a některá kouzla něco dělají, [už když jsou připravená](AE-WHILE-01), což [není seslání](AE-WHILE-04) a žádný bonus to nemá.

ae-book-draw = Dobírací fáze, a proč se nic nemíchá
ae-book-draw-text =
    Nejdřív položte zahrané drahokamy a artefakty na [odkládací balíček](discard-pile), [v pořadí, jaké chcete](AE-DRAW-01). Pak [doberte do pěti](AE-DRAW-03). Nezahrané karty [zůstávají v ruce](AE-DRAW-02) a do pěti se počítají; kouzla u trhlin [ne](AE-DRAW-05). [Horní mez není](AE-DRAW-04).

    Když je balíček prázdný a karta je potřeba, odkládací balíček se [otočí tak, jak leží](AE-DRAW-08): co jste odložili první, přijde první. Už dnes tedy rozhodujete, že se vám za tři tahy sejdou v ruce tři drahé drahokamy. Otáčí se, [jen když je to potřeba](AE-DRAW-09), takže karty získané mezitím se pod něj ještě vejdou.

    Do [svého odkládacího balíčku](AE-DRAW-06) smíte nahlížet kdykoli, do [dobíracího](AE-DRAW-07) nikdy.

ae-book-nemesis = Tah Pána Bezejmenných
ae-book-nemesis-text =
    Nejdřív [jedná všechno, co má ve hře](AE-NEM-02), od nejstarší karty po nejnovější; pak se otočí [jedna nová karta](AE-NEM-06). Záleží na tom, co to je:

    - [Útok](attack-card) se [hned provede](AE-ATTACK-01) a odloží.
    - [Přisluhovač](minion) [vstoupí do hry](AE-MINION-01) se svými životy. Jeho efekt [PŘETRVÁVAJÍCÍ](persistent) nastane [v každém dalším tahu Pána](AE-MINION-03), dokud mu [životy nesrazíte na 0](AE-MINION-02).
    - [Hrozba](power) [přijde s žetony](AE-POWER-01). Každý tah Pána jeden ubere; s posledním [se její efekt provede](AE-POWER-03). Mnohé lze předem odstranit, když jeden hráč [zaplatí vše, co žádají](AE-POWER-06), a to [sám](AE-POWER-07).

    Karta, která vstoupila do hry, jedná nejdřív [v příštím tahu Pána](AE-NEM-10), takže vždy máte šanci odpovědět. Co je třeba rozhodnout, [rozhodnete společně](AE-NEM-13). Je-li balíček prázdný, [třikrát běsní](AE-NEM-07) místo otáčení karty.

    Podpisem každého Pána je [Běsnění](unleash): [to, co má na desce](AE-UNLEASH-01), přichází znovu a znovu.
ae-book-nemesis-picture-1 = Ve hře je přisluhovač a hrozba. Přisluhovač bude jednat v každém tahu Pána; hrozba tehdy, až zmizí její poslední žeton.

ae-book-life = Zranění a vyčerpání
ae-book-life-text =
    Zraňovat můžete [jen Pána a jeho přisluhovače](AE-DMG-03). Životy nikdy nestoupnou [nad počáteční počet](AE-DMG-05).

    Mág s 0 životy je [vyčerpaný](exhausted), a to [okamžitě](AE-EXHAUST-06), uprostřed toho, co to způsobilo: Pán [dvakrát běsní](AE-EXHAUST-02), vy [zničíte jednu trhlinu](AE-EXHAUST-03) a [přijdete o energii](AE-EXHAUST-04) a zranění nad poslední život dostane [dvojnásob Útočiště](AE-EXHAUST-05).

    Přesto [hrajete dál jako dřív](AE-EXHAUST-08). Jen už [nezískáte životy](AE-EXHAUST-09) a každé zranění, které byste měli utrpět, dostane [dvakrát Útočiště](AE-EXHAUST-11). „Hráč s nejméně životy“ je od té chvíle [někdo jiný](AE-EXHAUST-10). Jsou-li vyčerpaní všichni, [hra je prohraná](AE-EXHAUST-13).

ae-book-doubt = Co je veřejné, a co dělat v nejistotě
ae-book-doubt-text =
    Mluvte spolu, jak chcete, [i o kartách v ruce](AE-INFO-03). Všechno na stole je [veřejné](AE-INFO-01), skryté je jen [pořadí karet v balíčcích](AE-INFO-02).

    Neříká-li karta jasně, koho zasáhne, [rozhodnete společně](AE-AMBIG-01); stejně tak [při shodě](AE-AMBIG-02). Kdo utrpí, smíte zvolit, ne však někoho, kdo by utrpěl méně, než by mohl jiný: škodlivý efekt se provede [co nejúplněji](AE-AMBIG-05). Ze dvou možností na kartě Pána musíte vzít tu, kterou [lze provést celou](AE-AMBIG-06), pokud taková je. „Dohromady“ znamená, že si počet [rozdělíte mezi sebe](AE-AMBIG-08).

ae-book-alone = Sám proti Pánu, a jak těžké to má být
ae-book-alone-text =
    Jeden člověk může hrát za [více mágů](AE-SOLO-01) podle běžných pravidel, nebo [za jediného](AE-SOLO-02). Pak jsou v balíčku pořadí tahu [tři vaše karty a dvě karty Pána](AE-SOLO-04), jste [sami sobě spojencem](AE-SOLO-06) a vyčerpání [neznamená prohru](AE-SOLO-08); rozhoduje jen Útočiště.

    Obtížnosti jsou čtyři. [Začátečník](AE-DIFF-02) přidá životy vám a Pánovi je ubere; [normální](AE-DIFF-01) platí, jak je vytištěno; [expert](AE-DIFF-03) přidá těžší stránku Pána; [na život a na smrt](AE-DIFF-04) ubere životy i vám.

ae-book-nemeses = Čtyři Páni Bezejmenných
ae-book-nemeses-text =
    Každý má vlastní pravidla.

    - Rozzuřený sbírá [zuřivost](fury). Na konci jeho tahu, má-li jí [čtyři nebo víc](AE-RAGE-05), přijde výpad: provede se karta z [balíčku výpadu](AE-RAGE-04) a tři zuřivosti zmizí. Počítejte mu je a víte, co se blíží.
    - Chitinová královna zaplavuje stůl Kusadly, malými přisluhovači s [1 životem](AE-HUSK-04). Kdo zraňuje Kusadlo, smí utrpět 1 zranění a [rozdělit úder mezi několik](AE-HUSK-06). Čím víc jich je, tím [horší](AE-HUSK-10) je její hemžení; [třináct](AE-HUSK-12) znamená konec.
    - Pokřivená maska vám do balíčků dává úplatnost: karty, které se [nedají hrát](AE-CORR-08), ale vyhodnotí se [na začátku tahu](AE-CORR-06), když je držíte. Jejich získání navíc [zamíchá váš balíček](AE-CORR-03), což bolí víc, než se zdá.
    - Vládce nenasytných pohlcuje zásobu, [balíček po balíčku](AE-GLUT-03). Když [nezbude co pohltit](AE-GLUT-10), prohráli jste. Jeho poslední oběť lze ještě [koupit](AE-GLUT-05).
