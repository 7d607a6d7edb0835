# Kniha Války Vyvolavačů, kapitola po kapitole (book.toml). Odstavce dělí prázdný řádek; řádek, který začíná „- “, je položka
# seznamu. Odkazy vedou k pravidlu podle čísla, k lekci nebo k pojmu ve slovníčku.

sw-book-aim = O co ve hře jde
sw-book-aim-text =
    Proti sobě stojí dva hráči a každý vede armádu karet v čele s jedním [Vyvolavačem](summoner). Kdo porazí soupeřova Vyvolavače, [ihned vítězí](SW-END-01), třeba i uprostřed tahu. Nic jiného hru neukončí: žádné body, žádný čas, ani [prázdný balíček](SW-DRAW-06).

    Bojiště má [8 řad po 6 polích](SW-COMP-04). Čtyři řady nejblíže k vám jsou vaše strana. Na [poli](space) leží nejvýše jedna karta a každá taková karta je [objekt](object): [jednotka](unit), která se pohybuje a bojuje, [stavba](structure), která stojí tam, kde ji postavili, nebo obojí.

    Vedle plánu má každý hráč dobírací balíček, odhazovací hromádku, místo pro [trvající události](active-event) a počítadlo [magie](magic). Magií platíte za všechno, co uvádíte do hry, a získáváte ji za poražené cizí karty.

    Na [kostkách](SW-COMP-08) nejsou čísla. Stěna ukazuje meč pro boj [na blízko](melee), luk pro útok [na dálku](ranged) a hvězdu pro [zvláštní efekty](special), často dva symboly najednou. Na blízko zasáhne pět stěn ze šesti, na dálku čtyři.
sw-book-aim-picture-1 = Bojiště: vaše karty blíže k vám, soupeřovy za nimi. Každá ukazuje svou sílu a kolik jí zbývá životů.

sw-book-setup = Než začne první tah
sw-book-setup-text =
    Vyberte si připravenou sadu karet, nebo [vlastní](SW-SETUP-03). Čtyři její karty začínají na bojišti tam, kde to ukazuje karta Vyvolavače: [Vyvolavač, dvě počáteční jednotky a startovní portál](SW-SETUP-04). Startovní portál je nejodolnější stavba ze všech, má [10 životů](SW-SETUP-05).

    Zbylé karty zamíchejte do dobíracího balíčku a [doberte si pět](SW-SETUP-07). Necháte si je tak, jak přišly; na druhý pokus se nehraje.

    Kdo začne, rozhodne náhoda. Začínat je výhoda, proto má [začínající hráč 2 body magie a druhý 3](SW-SETUP-09). Jinak je [každý tah úplný](SW-SETUP-10), i ten úplně první.

sw-book-turn = Tah má šest fází
sw-book-turn-text =
    Hráči se střídají a každý tah projde [stejnými šesti fázemi](SW-TURN-02):

    - Vyvolávání: zaplaťte jednotky z ruky a vyložte je vedle svých portálů.
    - Pohyb: nejvýše tři vaše jednotky, každá nejvýše o dvě pole.
    - Budování: zaplaťte portály a jiné stavby.
    - Útok: nejvýše třemi svými jednotkami.
    - Magie: odhazujte karty, každou za jeden bod magie.
    - Dobrání karet: doplňte si ruku na pět karet.

    Téměř všechno je [na vás](SW-TURN-06). Nemusíte nikoho vyvolat ani nikým pohnout. Vyhnout se nelze jen dobírání, efektům karet, které neříkají „smíte“, a [trestu za pasivitu](SW-ATK-22).

    Ještě před první fází [odhodíte události](SW-TURN-04), které trvaly od vašeho minulého tahu. Stůl to udělá za vás a sám přeskočí fáze, ve kterých nemáte co volit.

sw-book-summon = Vyvolávání
sw-book-summon-text =
    Jednotky přicházejí do hry vedle [portálu](gate). Zvolte kartu, [zaplaťte její náklady](SW-SUM-02) a položte ji na [volné pole vedle kteréhokoli svého portálu](SW-SUM-03). Smíte to udělat [tolikrát, kolikrát máte čím platit](SW-SUM-01), jednotku po jednotce.

    Nová jednotka je [hned připravena](SW-SUM-07): ještě v témže tahu se smí pohnout i zaútočit. Portál daleko vpředu má proto velkou cenu, pro vás i pro soupeře, který by ho rád zbořil. Není-li [u vašich portálů místo](SW-SUM-05), nikdo přijít nemůže.

    Vyvolávají se jen [běžné jednotky a hrdinové](SW-SUM-04). Jednotka, kterou na bojiště přivede efekt bez slova „vyvolat“, [vyvolána nebyla](SW-SUM-09): nic se neplatí a to, co se má stát „po vyvolání“, se nestane.
sw-book-summon-picture-1 = Dva portály. Ten přední přivádí jednotky až k soupeři; zbývají u něj dvě volná pole, na ostatních stojí jízda a cizí jednotka.

sw-book-move = Pohyb
sw-book-move-text =
    Pohněte [nejvýše třemi různými jednotkami, každou nejvýše o dvě pole](SW-MOVE-01). Krok vede na volné pole, které má s tím dosavadním [společnou hranu](SW-DIST-01); [úhlopříčky se nepočítají](SW-MOVE-03), tady ani nikde jinde v této hře. Mezi kroky smí jednotka zatočit, a dokonce [vykročit a vrátit se](SW-MOVE-08).

    Nikdo neprojde [skrz jiné karty](SW-MOVE-04), vlastní ani cizí, pokud to neříká karta. [Stavby zůstávají](SW-MOVE-06), kde jsou.

    Některé jednotky umějí udělat něco [namísto pohybu](instead). Je to [jeden z vašich tří pohybů](SW-MOVE-11), jednotka pak [stojí](SW-MOVE-12) a jde to, i když ji [ze všech stran někdo svírá](SW-MOVE-13). Zatlačení, výměna míst ani umístění efektem [nejsou pohyb](SW-MOVE-16) a žádný nestojí.

    Vzdálenost se všude počítá stejně: řady plus sloupce, [bez pole, ze kterého se počítá](SW-DIST-03). „Do 2 polí“ zahrnuje i [obsazená pole a rohy](SW-DIST-05), nikdy však kartu samu.
sw-book-move-picture-1 = Jízda vpředu svou zdí neprojde, může ji ale obejít. Mág má před sebou volnou cestu.

sw-book-build = Budování
sw-book-build-text =
    Portály a jiné stavby se platí jako jednotky a kladou se na kterékoli volné pole [ve vašich třech zadních řadách, nebo vedle vašeho Vyvolavače](SW-BUILD-03), ať stojí kdekoli. Odvážný Vyvolavač je tedy předsunutá základna.

    Obyčejný portál [nic nestojí a má 5 životů](SW-BUILD-07) a smíte jich mít [tolik, kolik si doberete](SW-BUILD-08). Některé události jsou [také stavby](SW-BUILD-05): staví se v této fázi a zůstávají. Jednotku, která je zároveň stavbou, smíte [vyvolat i postavit](SW-BUILD-06), jak chcete; stojí totéž.

sw-book-attack = Útok
sw-book-attack-text =
    Zaútočte [nejvýše třemi různými jednotkami](SW-ATK-01), každou [jednou](SW-ATK-03). Nemusejí to být [ty, které se pohnuly](SW-ATK-02). Každý útok má [tři kroky](SW-ATK-04): zvolit cíl, hodit, přidat zranění.

    - Jednotky na blízko dosáhnou na [čtyři pole kolem sebe](SW-ATK-05).
    - Jednotky na dálku dosáhnou [jedno až tři pole v přímém směru](SW-ATK-06), pokud [mezi nimi a cílem nic nestojí](SW-ATK-07), vlastního ani cizího.

    Hodíte [tolika kostkami, kolik je síla útočníka](SW-ATK-09). Každý symbol útočníkova druhu je [jedno zranění](SW-ATK-10); stěna se dvěma symboly se pro jeden druh počítá jen jednou. Hvězdy nic nedělají, [pokud to neříká karta](SW-ATK-11).

    Cílem může být kterákoli jednotka či stavba, [i vlastní](SW-ATK-08), jen za ni nebude magie. Hra odměňuje odvahu: když v této fázi žádná vaše jednotka nezaútočí na cizí kartu, dostane na jejím konci váš Vyvolavač [1 zranění](SW-ATK-22), a to už od prvního tahu. Útok, který mine, [je také útok](SW-ATK-23).

    Jednotka smí udělat něco [namísto útoku](SW-ATK-14); pak se počítá mezi ty tři a neútočí. [Útok to není](SW-ATK-25), Vyvolavače to tedy neuchrání. Útoky navíc jsou [nad ty tři](SW-ATK-26).
sw-book-attack-picture-1 = Jízda může udeřit na cizí jednotku před sebou i vedle sebe. Mág vpravo střílí na cíl tři pole před sebou; druhý mág vidí jen vlastní zeď.

sw-book-damage = Zranění
sw-book-damage-text =
    Zranění zůstávají na kartě jako [žetony](SW-DMG-01). Jakmile je jich tolik, kolik má karta [životů](life), je [eliminována](eliminate), a to [okamžitě](SW-DMG-03), a přijde lícem dolů na [odhazovací hromádku hráče, z jehož sady je](SW-DMG-04).

    Za každou cizí kartu, která padne [útokem vašich jednotek](SW-DMG-06) nebo [schopností, stavbou či událostí](SW-DMG-07), získáte 1 bod magie. Za vlastní nezískáte [nic](SW-DMG-08) a za kartu, která padla kvůli tomu, co při pádu způsobila karta soupeřova, [také nic](SW-DMG-09).

    Nejdřív se položí všechna zranění z útoku, [teprve potom](SW-DMG-14) se zjišťuje, kdo padl. Karta, která se pouze [odhodí](SW-DMG-15), eliminována nebyla.

sw-book-magic = Magie a karty
sw-book-magic-text =
    Ve fázi Magie smíte [odhodit, kolik karet chcete](SW-MAG-01), každou za 1 bod magie. [Nehrajete je](SW-MAG-02) a už se nevrátí: prázdný balíček se [nikdy neobnovuje](SW-DRAW-04). Každá karta je tedy zároveň karta i mince a volba mezi obojím je polovina hry.

    Magie vám [zůstává z tahu do tahu](SW-MAG-08), nejvýše [15 bodů](SW-MAG-03). Náklady se platí vždy [předem a celé](SW-MAG-05); nulové náklady [zaplatíte vždycky](SW-MAG-09).

    Ve fázi Dobrání karet si doplníte ruku [na pět](SW-DRAW-01). Držíte-li jich pět nebo víc, nic nedobíráte a [nic neodhazujete](SW-DRAW-02).

sw-book-events = Události, posílení a zasunuté karty
sw-book-events-text =
    Každá [událost](event) se hraje ve fázi, [která je na ní uvedena](SW-EVT-01), a jen tehdy, [když se nevyhodnocuje nic jiného](SW-EVT-03). Zaplatíte ji, provedete, co říká, a [jde na odhazovací hromádku](SW-EVT-02). Naproti tomu [trvající událost](active-event) zůstane vedle plánu a působí, [dokud nezačne váš příští tah](SW-EVT-06).

    Některé karty sbírají [posílení](boost): žetony, které [samy nic nedělají](SW-BOOST-03). Co znamenají, říká karta. Chcete-li posílení [utratit](SW-BOOST-04), musí ho na kartě být dost; při [odstranění](SW-BOOST-06) stačí to, co tam je.

    Kartu lze [zasunout](SW-TUCK-01) pod jinou. Pak s ní putuje, [žádný efekt na ni nepůsobí](SW-TUCK-03), a když horní karta odejde, [odhodí se](SW-TUCK-04), čímž nikdo není eliminován a [magie není žádná](SW-TUCK-06).

sw-book-abilities = Schopnosti, a co má přednost
sw-book-abilities-text =
    Téměř každá jednotka má [schopnost](ability) a to, co říká karta, [má přednost před obecnými pravidly](SW-TIME-12). Působí, [dokud je jednotka na bojišti](SW-ABIL-02), ve chvíli, kdy je vyvolána, a když padne. Nikdo nemá [tutéž schopnost dvakrát](SW-ABIL-04).

    Slovo „smíte“ znamená, že [můžete odmítnout](SW-TIME-10). Bez něj se efekt provede, pokud to jde. Kdo rozhoduje? Ten, kdo [efekt ovládá](SW-TIME-15), i v soupeřově tahu. Přijde-li více efektů najednou, volí pořadí [hráč, který je na tahu](SW-TIME-01). „Po“ znamená [ihned potom](SW-TIME-02), dřív než cokoli jiného.

    Síla může růst i klesat, [nikdy však pod 0](SW-ABIL-07). Přehozené kostky [platí tak, jak padnou znovu](SW-ABIL-08).

    Kartu [zatlačit](force) znamená posunout ji [rovně přes volná pole](SW-FORCE-01). Není-li v některém směru místo pro celý posun, [nelze ten směr zvolit](SW-FORCE-04). Karta, která opustila bojiště a vrátila se, je [nová](SW-FORCE-09): nic si nepamatuje.
sw-book-abilities-picture-1 = Jednotky se schopnostmi stojí blízko sebe: jedna může druhou posunout, chránit nebo posílit.

sw-book-whose = Čí je karta a kdo se smí dívat?
sw-book-whose-text =
    Karta [patří](SW-CTRL-01) hráči, v jehož sadě začala, a to natrvalo. [Ovládat](SW-CTRL-02) ji je něco jiného: efekt může cizí jednotku na čas obrátit na vaši stranu. „Cizí“ a „vlastní“ na kartách se vždy ptá, [kdo ovládá](SW-CTRL-05); odhozená karta jde přesto [domů](SW-CTRL-06).

    Všechno na stole je [veřejné](SW-ZONE-08), stejně jako počty karet v rukou a balíčcích. Karty v ruce jsou [tajné](SW-ZONE-09), také pořadí [dobíracích balíčků](SW-ZONE-02); prohlížet smíte jen [vlastní odhazovací hromádku](SW-ZONE-04).

    Slova mají jediný význam: „[až 2](SW-TERM-02)“ může být i nic, „[libovolný počet](SW-TERM-03)“ také. Jméno v textu znamená [každou kartu, jejíž název je obsahuje](SW-TERM-13).

sw-book-decks = Stavba sady karet
sw-book-decks-text =
    Sada má [34 karet](SW-DECK-01): Vyvolavače, startovní portál a tři další portály, dvě počáteční jednotky, dvě epické události, šest standardních událostí, tři hrdiny a šestnáct běžných jednotek.

    O mnohém rozhoduje Vyvolavač. [Počáteční jednotky a epické události](SW-DECK-06) jsou jeho vlastní; všechno ostatní musí mít s ním [aspoň jednu společnou příslušnost](SW-DECK-02), takže [národy lze míchat](SW-DECK-07). Žádný hrdina [dvakrát](SW-DECK-03), žádná standardní událost více než [dvakrát](SW-DECK-04), žádná běžná jednotka více než [čtyřikrát](SW-DECK-05).
