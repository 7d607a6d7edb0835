# Kniha Warcraftu, kapitola po kapitole (book.toml). Odstavce dělí prázdný řádek; řádek, který začíná „- “, je položka seznamu.
# Odkazy vedou k pravidlu podle čísla, k lekci nebo k pojmu ve slovníčku.

wc-book-aim = O co ve hře jde
wc-book-aim-text =
    Dvě, tři nebo čtyři [rasy](WC-COMP-01) bojují o zemi lesů a zlata. Ve dvou vyhrává, kdo má jako první na konci tahu [15 vítězných bodů](WC-WIN-01); dva dvoučlenné týmy hrají [do 30](WC-WIN-02). Anebo dobudete nepřátelské Město a udržíte je, dokud [už nemáte proti komu hrát](WC-WIN-13).

    Jsou tři zdroje [bodů](point):

    - pole, na kterých stojí vaše jednotky: [cílové pole](objective) dává, co je na něm natištěno, [Město 3](WC-WIN-08), vaše vlastní i nepřátelské;
    - typy jednotek, které jste dovedli na [nejvyšší úroveň](WC-WIN-07), každý za 1;
    - vyložené karty [Vítězný bod](WC-WIN-06), každá za 1.

    Body se drží, nesbírají: opustíte-li cílové pole, jsou pryč. Počítají se jen [jednotky](WC-WIN-11), dělníci a základny ne.

    Figurka sama úroveň nemá. Všechny vaše jednotky jednoho typu jsou tak dobré, jak říká [vrchní karta](WC-COMP-05) hromádky toho typu.

wc-book-map = Mapa a první rozestavení
wc-book-map-text =
    Mapa se skládá ze šestiúhelníků [šesti druhů](WC-SPACE-02):

    - vaše [Město](town), kde vaše figurky vstupují do hry;
    - [lesy](forest), kde dělníci kácejí dřevo, a [zlaté doly](gold-mine), kde těží zlato;
    - [hory](mountain), kam smějí [jen letecké jednotky](WC-SPACE-06);
    - cílová pole, která dávají [body](WC-SPACE-07);
    - a volná krajina.

    Každý hráč začíná s [5 zlata a 5 dřeva](WC-SETUP-08), se [třemi pozemními jednotkami a třemi dělníky](WC-SETUP-09) ve Městě a se [třemi kartami zkušeností](WC-SETUP-11). Ve dvou se dvě rasy [vylosují](WC-SETUP-05); ve čtyřech hrají Lidé a Noční elfové [proti Orkům a Nemrtvým](WC-SETUP-04); ve třech se hraje [scénář](WC-SETUP-02).
wc-book-map-picture-1 = Malá mapa: dvě Města, vedle nich zlatý důl a dva lesy, hory a mezi tím cílové pole za 2 body. Figurky mají barvu své rasy.

wc-book-round = Kolo má čtyři kroky
wc-book-round-text =
    Každý krok odehrají [všichni hráči po řadě](WC-ROUND-02), teprve potom začne další:

    - Pohyb a [bitvy, které z něj vzejdou](WC-ROUND-04);
    - Těžba zlata a dřeva;
    - Umísťování toho, co se koupilo minulé kolo;
    - Nakupování: [výcvik](train), stavba, nebo [vylepšení](upgrade).

    V každém kroku začíná [první hráč](first-player). Na konci kola tato čest přejde [doleva](WC-ROUND-06). Váš tah končí a vaše body se sečtou, až dokončíte svůj [krok Nakupování](WC-ROUND-07).

    Tištěná pravidla [poslední kolo neznají](WC-ROUND-09). U tohoto stolu lze nastavit [omezení počtu kol](WC-ROUND-11), po kterém hra končí remízou.

wc-book-move = Pohyb
wc-book-move-text =
    Každá vaše jednotka a každý dělník se smí pohnout [jednou](WC-MOVE-01). [Pozemní](ground) a [střelecké](ranged) jednotky jdou [o jedno pole](WC-MOVE-02), [letecké](air) jednotky a [dělníci](worker) [o dvě](WC-MOVE-03). Pohybujete jimi po jednom a co udělal jeden, [platí už pro dalšího](WC-MOVE-05).

    Jednotka, která narazí na cizí jednotku, dělníka nebo základnu, [se musí zastavit](WC-MOVE-06). Dělníci k nepřátelům vůbec nechodí, ledaže tam [už stojí vaše jednotka](WC-MOVE-09). Vlastní figurky vám [nikdy nepřekážejí](WC-MOVE-13); až skončíte, nesmějí však být na žádném poli víc než [tři vaše jednotky](WC-STACK-01) a [tři vaši dělníci](WC-STACK-02).

    Potom se z každého pole s jednotkami dvou stran stane [bojiště](WC-MOVE-16). [Pořadí bitev](WC-MOVE-18) volíte vy. Až proběhnou všechny, dělníci a základny, které zůstaly samy s nepřátelskými jednotkami, jsou [zničeni](WC-MOVE-20): jsou [bezbranní](defenceless). Hlídejte své dělníky.

wc-book-battle = Bitva
wc-book-battle-text =
    Pole, na kterém se bojuje, je [bojiště](battlefield) a všechna pole vedle něj jsou jeho [křídla](flank). Bojují [všechny jednotky obou stran](WC-BATTLE-03) na bojišti i na křídlech, ať se to jejich majitelům líbí, nebo ne. Kolik jednotek stojí vedle bitvy, je proto stejně důležité jako to, kolik jich je v ní.

    Každý účastník si [dobere kartu](WC-BATTLE-07). Pak následují kola bitvy o [třech fázích](WC-BATTLE-10): nejdřív útočí střelecké jednotky, potom letecké a nakonec pozemní. V každé fázi hází obě strany [zároveň](WC-BATTLE-11), [za každou jednotku](WC-BATTLE-16) toho typu jednou kostkou. Kostka [zasáhne](WC-BATTLE-17), padne-li na ní nejvýše [síla](strength) typu, a každý zásah stojí druhou stranu jednotku.

    Které vaše jednotky padnou, volíte [sami](WC-CASUALTY-02), z bojiště nebo [z křídel](WC-CASUALTY-01), obránce první a [pak střídavě](WC-CASUALTY-05). V pozemní fázi jsou [letecké jednotky v bezpečí](WC-CASUALTY-07). Padlé jednotky se vracejí [do rezervy](WC-CASUALTY-03) a lze je vycvičit znovu.

    Po každé fázi se zjišťuje, zda na bojišti nezůstaly jednotky [jediné strany](WC-BATTLE-22); křídla [se přitom nepočítají](WC-BATTLE-23). Strana, která zbyla, [vyhrává](WC-BATTLE-25) a [dobere si kartu](WC-BATTLE-26). Nezbyl-li nikdo, nikdo nevyhrál. Nikdo [nepostupuje ani neustupuje](WC-BATTLE-28).
wc-book-battle-picture-1 = Uprostřed se bojuje. Jednotky vedle, na křídlech, házejí také; i ta v horách, protože létá.

wc-book-cards = Karty zkušeností
wc-book-cards-text =
    První [karty zkušeností](experience) máte od začátku, další si dobíráte [v bitvách](WC-CARD-01). Kolik jich držíte, [není omezeno](WC-CARD-02), a nikdo je nevidí.

    Každá karta určuje svou chvíli a zahrát ji smíte [jen tehdy](WC-CARD-03). V bitvě k tomu potřebujete [vlastní jednotku](WC-CARD-04). Chtějí-li hrát obě strany ve stejné chvíli, začíná [obránce](WC-CARD-05) a útočník si to smí ještě [rozmyslet](WC-CARD-06). Střídáte se, dokud [obě strany nepasují](WC-CARD-08). Zahrát kartu [nikdy nemusíte](WC-CARD-15) a takovou, která by nemohla nic způsobit, [zahrát nelze](WC-CARD-14).

    Některé karty znají všechny rasy, třeba [Městská Brána](WC-EXP-PORTAL-1), [Zdroje](WC-EXP-RES-1) a [Vítězný bod](WC-EXP-VP-1); jiné patří jedné z nich. Co která dělá, je na kartě samé a v pravidlech podle čísel. Když vám dojde balíček, odložené karty se [zamíchají](WC-CARD-11).

wc-book-harvest = Těžba
wc-book-harvest-text =
    Za každého dělníka ve zlatém dole hodíte kostkou zdrojů a vezmete si [tolik zlata, kolik padlo](WC-HARVEST-01); potom totéž [pro dřevo](WC-HARVEST-02) v lesích. Dělníci, kteří [stavějí](WC-HARVEST-08), netěží a na jiných polích [není co](WC-HARVEST-11) těžit.

    Trojka [hodně dá a hodně vezme](WC-HARVEST-06): vyplatí se celá, ale pole [zpola vyčerpá](WC-DEPLETE-01). Druhá trojka je [vyčerpá úplně](WC-DEPLETE-02) a už tam nikdy [nic nebude](WC-DEPLETE-06). Zpola vyčerpané pole [dává jako dřív](WC-DEPLETE-03).

    Co jste vytěžili, vám [zůstává bez omezení](WC-HARVEST-12) a [každý smí vědět](WC-COMP-15), kolik toho je.

wc-book-deploy = Umísťování
wc-book-deploy-text =
    Teď vstupuje do hry to, co jste koupili [v některém dřívějším kole](WC-DEPLOY-01). Vycvičené figurky přijdou do [vašeho Města nebo na vaši hotovou základnu](WC-DEPLOY-03), v mezích [omezení počtu](WC-DEPLOY-07). Budovy se [dokončí](WC-DEPLOY-05) a jejich dělníci se vrátí do Města; základny se dokončí [tam, kde stojí](WC-DEPLOY-06).

    Cokoli z toho smíte [odložit](WC-DEPLOY-10), ale budova, ze které figurka neodešla, [další cvičit nemůže](WC-DEPLOY-11). Budova dokončená teď [smí cvičit hned](WC-DEPLOY-12), v kroku, který následuje.

    Je-li ve vašem Městě nepřítel, smíte tam umístit figurky [i tak](WC-DEPLOY-04): pole je uzamčené až do bitvy v příštím pohybovém kroku.

wc-book-spend = Nakupování
wc-book-spend-text =
    Zvolte [jednu ze tří možností](WC-SPEND-01), nebo nic; v rámci své volby kupte, [kolik zaplatíte](WC-SPEND-03).

    - Výcvik: každá hotová budova cvičí [jednu figurku](WC-TRAIN-05) svého typu. [Ceny](WC-TRAIN-03) jsou na budovách. Figurky se berou z vaší [rezervy](WC-TRAIN-07) a víc, než v ní je, jich nebude. Dělníci přibývají [po jednom](WC-TRAIN-06).
    - Stavba: každá [budova](WC-BUILD-03) i [základna](WC-OUTPOST-02) stojí 2 zlata a 2 dřeva a zaměstná [jednoho dělníka](WC-BUILD-09), který stojí pro budovu ve Městě, pro základnu na zvoleném poli. Udělá-li dělník u nedokončené základny [cokoli jiného](WC-OUTPOST-06), o základnu přijdete. Základny smíte mít nejvýše [dvě](WC-OUTPOST-05).
    - Vylepšení: za [2 zlata a 2 dřeva](WC-UPGRADE-02) se všechny jednotky jednoho typu [hned zlepší](WC-UPGRADE-04), máte-li [budovy, které jejich karta žádá](WC-UPGRADE-01). Nejvyšší úroveň je [vítězný bod](WC-UPGRADE-08) a [nikdy se neztratí](WC-UPGRADE-09).

    Hotové budovy jsou [v bezpečí](WC-BUILD-07): nikdo na ně nemůže zaútočit ani je zabrat.

wc-book-towns = Jak padne Město
wc-book-towns-text =
    Vstoupit do nepřátelského Města [samo nic nezpůsobí](WC-TOWN-02), jen držíte jeho [3 body](WC-WIN-10), dokud tam jste. Jednou za kolo, když už všichni pohnuli a dobojovali, se však zkontroluje [každé Město, ve kterém je nepřítel](WC-TOWN-03).

    Poprvé na něj přijde [značka](WC-TOWN-04). Podruhé je jeho majitel [vyřazen](WC-TOWN-05), a s ním celý tým. Nemusí to být [týž nepřítel](WC-TOWN-07), ani dvakrát za sebou; a značka [zůstane navždy](WC-TOWN-06). Jedna návštěva je varování, dvě jsou konec.

    Nemít vůbec žádné jednotky [ještě konec není](WC-TOWN-11). Pole zůstává Městem za 3 body [pro ostatní](WC-TOWN-12).

wc-book-abilities = Zvláštní schopnosti
wc-book-abilities-text =
    Na některých kartách jednotek je schopnost. Platí pro všechny jednotky toho typu, [dokud je ta karta navrchu](WC-ABILITY-GEN-2), takže vylepšením se může ztratit.

    - Plošný útok: přirozená jednička stojí [dvě jednotky](WC-ABILITY-SPLASH-1).
    - Léčení: každá přirozená jednička nepřítele vás stojí [o jednu jednotku méně](WC-ABILITY-HEAL-1). Více léčitelů [nevyléčí víc](WC-ABILITY-HEAL-4).
    - Pomalý jed: ve fázi, kterou si zvolíte, [udeříte první](WC-ABILITY-POISON-1), a kdo padne, [úder nevrátí](WC-ABILITY-POISON-3).
    - Krvežíznivost: [o kostku víc](WC-ABILITY-BLOODLUST-1) v každé fázi, ve které útočíte.
    - Vzkříšení mrtvých: každá vaše přirozená jednička přivede do bitvy [pozemní jednotku](WC-ABILITY-RAISE-1) z rezervy.

    „Přirozené“ je to, co [ukazuje kostka](WC-CARD-16), než to některá karta změní.

wc-book-teams = Týmy
wc-book-teams-text =
    Spoluhráči [sedí střídavě](WC-SETUP-14) s nepřáteli a vítězí i padají [společně](WC-TEAM-11). Smějí si kdykoli [dávat zlato a dřevo](WC-TEAM-02), ukazovat si karty, ale [ne si je předávat](WC-TEAM-09), a chodit přes svá pole [bez bitvy](WC-TEAM-04). Na poli se jejich figurky počítají [dohromady](WC-TEAM-05).

    V bitvě bojují jednotky spoluhráče na bojišti [vždy](WC-TEAM-06); ty na křídlech, pokud si to přeje. Každý hází za [své](WC-TEAM-07) a o ztráty se [dělí](WC-TEAM-08). Pole, kde stojí oba, se [počítá jednou](WC-TEAM-12).

wc-book-scenarios = Scénáře
wc-book-scenarios-text =
    Scénář mění [to, co říká, a nic jiného](WC-SCEN-GEN-01). Můžete si [vytvořit i vlastní](WC-SCEN-GEN-03). V těchto čtyřech se [body nepočítají](WC-WIN-15):

    - Elfí brána, pro tři: udržte střed mapy tak, aby kolem něj bylo [méně než tři nepřátelské jednotky](WC-SCEN-ELFGATE-12). Noční elfové, kteří nikomu nepatří, ho [střeží](WC-SCEN-ELFGATE-05).
    - Pochod Nekromantů, pro dva: Nemrtví nemají Město ani zlato, jen [dva Nekromanty](WC-SCEN-NECRO-04), kteří na zvláštních místech [povolávají jednotky](WC-SCEN-NECRO-07). Musejí dobýt lidské Město; Lidé musejí zabít oba, nebo [zničit ta místa](WC-SCEN-NECRO-19).
    - Zajatci, pro dva: přiveďte [svého zajatce domů](WC-SCEN-CAPTIVES-14). Jednotka téže rasy ho [vezme s sebou](WC-SCEN-CAPTIVES-09); zdi zastaví všechny [kromě těch, kdo létají](WC-SCEN-CAPTIVES-07).
    - Nordrassil, pro čtyři: tři rasy se musejí udržet, dokud si Noční elfové nedoberou [poslední kartu](WC-SCEN-NORDRASSIL-13). Nemrtví se [vracejí](WC-SCEN-NORDRASSIL-10), kolikrát padnou, a jdou po [stromu](WC-SCEN-NORDRASSIL-14).
