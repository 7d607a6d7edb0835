# Kniha Doomtrooperu, kapitola po kapitole (book.toml). Odstavce dělí prázdný řádek; řádek, který začíná „- “, je položka
# seznamu. Odkazy vedou k pravidlu podle čísla, k lekci nebo k pojmu ve slovníčku.

dt-book-aim = O co ve hře jde
dt-book-aim-text =
    Vedete bojovníky proti bojovníkům jednoho nebo více protivníků. Kdo má jako první dohodnutý počet [vítězných bodů](promotion), [vyhrává](DT-WIN-01), obvykle je to [40](DT-WIN-02). Za zabitého bojovníka dostanete tolik bodů, [jakou má hodnotu](DT-DUEL-39).

    Měny jsou dvě a volba mezi nimi je srdcem hry. Za zabití si vezmete [vítězné body, body osudu nebo kus od obojího](DT-DUEL-41). Vítěznými body se vyhrává, [osudem](destiny) platíte za všechno, co děláte.

    Komu došly karty a kdo nemá nikoho, kdo by bojoval, má [tři kola](DT-WIN-10) na to, aby to změnil, jinak prohrává. S dluhem u banky [vyhrát nelze](DT-WIN-06).

    Co říká karta, platí [před těmito pravidly](DT-GEN-01), až na [několik výjimek](DT-GEN-02), které to samy uvádějí.
dt-book-aim-picture-1 = Dvě strany, každá se dvěma bojovníky. Dole na kartě jsou zápas, střelba, obrana a hodnota.

dt-book-setup = Než začne první kolo
dt-book-setup-text =
    Každý hráč zamíchá balíček [aspoň 60 karet](DT-DECK-02), žádná karta v něm není [víc než čtyřikrát](DT-DECK-03), a vezme si [5 bodů osudu](DT-SETUP-03) a [sedm karet](DT-SETUP-05). Kdo začne, rozhodne [náhoda](DT-SETUP-07).

    Prohlédněte si ruku. Není-li v ní bojovník, smíte ji [ukázat a dobrat sedm jiných karet](DT-SETUP-08), jednou; nic tím neztratíte. S bojovníkem ji smíte vyměnit také, prvních sedm karet však [vyřadíte](DT-SETUP-10).

    Vedle balíčku leží sideboard, [25 dalších karet](DT-DECK-05), pro efekty, které [hledají ve vaší sbírce](DT-DECK-06), a pro výměny mezi hrami.

dt-book-turn = Průběh kola
dt-book-turn-text =
    Vaše kolo má [tři kroky](DT-TURN-01):

    - Doberte karty [do sedmi](DT-DRAW-01). Když balíček dojde, [nic se neděje](DT-DRAW-02), jen už nedobíráte.
    - Proveďte tři [akce](action), jednu po druhé.
    - Vyřaďte: máte-li karet víc, [do sedmi](DT-DISC-01); jinak [jednu](DT-DISC-02), chcete-li.

    Mezi tím vším je vždy [chvíle pro všechny](DT-TURN-03), kdy lze hrát karty označené [KDYKOLI](anytime). Nemáte-li co hrát, stůl se vás na nic neptá; jak často se ptát má, si nastavíte.

dt-book-actions = Tři akce
dt-book-actions-text =
    Ve svém kole máte [tři akce](DT-ACT-01). Použijte je [v jakémkoli pořadí, třeba i stejnou vícekrát](DT-ACT-02): vyložte bojovníka, dejte vybavení, jděte do [úkrytu](cover), zahrajte kartu a podobně. Nevyužitá akce [propadá](DT-ACT-03).

    Nenapadá-li vás nic lepšího, [meditujte](meditate): každá taková akce přinese [1 bod osudu](DT-MED-01) a [bojovníka](DT-MED-02) k ní nepotřebujete.

    Útok je něco jiného. Smí jím být [jen jedna z těch tří](DT-ACT-06), a to [poslední](DT-ACT-10); po něm už [nic není](DT-ACT-11). V [prvním kole](DT-ACT-14) útočit nesmíte vůbec. Karty vám mohou akce přidat; jsou-li označené jako neútočné, [útok z nich](DT-ACT-08) nebude.

dt-book-warriors = Bojovníci a kde stojí
dt-book-warriors-text =
    Vyložit [bojovníka](warrior) stojí akci a tolik bodů osudu, kolik činí jeho [hodnota](value). Nejdřív [zaplatíte](DT-WAR-02), potom karta přijde [na své místo](DT-WAR-01): [Doomtrooper](doomtrooper) do Mužstva, bojovník [Černé legie](dark-legion) do Kohorty, kmenový bojovník na Stanici, někteří mimo to všechno.

    Nikdo nemusí čekat: nový bojovník smí [útočit ještě v témže kole](DT-WAR-05) a [ihned na něj lze zaútočit](DT-WAR-06).

    Čtyři čísla bojovníka jsou [zápas](fight), [střelba](shoot), [obrana](armor) a hodnota. Někteří bojovníci [nikdy nebojují](DT-FIT-02). Před sabotáží vás [nechrání](DT-FIT-05). Jiní umějí jen [jednu ze dvou taktik](DT-FIT-06).

    Na oblastech záleží mnoha kartám: co působí na „vaše Mužstvo“, [nedosáhne na Stanici](DT-AREA-02), zatímco „ve hře“ znamená [kdekoli](DT-AREA-03).

dt-book-duel = Souboj
dt-book-duel-text =
    Souboj projde [osmi fázemi](DT-DUEL-02) a po každé z nich smějí všichni hrát karty.

    Zvolte svého útočníka a jako obránce [kteréhokoli bojovníka protivníka](DT-DUEL-12); jen ne [přes hranici Stanice](DT-DUEL-14). Oznamte [zápas, nebo střelbu](DT-DUEL-16): tím je dáno, která čísla a [které zbraně](DT-DUEL-17) se počítají. Obránce teď smí ustoupit do [válečné zóny](DT-DUEL-18). Potom obě strany hrají, co mají, [útočník první](DT-DUEL-25), dokud ještě někdo chce.

    A teď porovnejte: útok, který je [roven obraně druhého nebo vyšší](DT-DUEL-19), zraní. [Oba udeří zároveň](DT-DUEL-20), takže to může odnést každý. Bojovník, který je [zraněn](wounded) podruhé, [je mrtev](DT-DUEL-32); do té doby rána [nikoho neoslabuje](DT-DUEL-36). Kdo zabil, dostane [body za hodnotu](DT-DUEL-39), i když [padnou oba](DT-DUEL-40). Zabití vlastních bojovníků vítězné body [nikdy nepřinese](DT-DUEL-43).

    Počítá se jen [jedna zbraň](DT-DUEL-22), jiného vybavení libovolně mnoho. Čísla mohou klesnout [pod nulu](DT-DUEL-29). Násobí se dřív, než se sčítá, ale úplně nejdřív se mění [základní hodnoty](DT-MOD-02).
dt-book-duel-picture-1 = Bojovník, který leží, je zraněný. Další rána ho zabije a přinese tolik bodů, jakou má hodnotu.

dt-book-special-duels = První útok, posily, souboj v souboji
dt-book-special-duels-text =
    Kdo má první útok, toho útok se [porovná první](DT-FIRST-02). Zabije-li, nikdo mu úder nevrátí. Jeho strana také [hraje karty první](DT-FIRST-01). Dva bojovníci s prvním útokem se [navzájem vyruší](DT-FIRST-03), ledaže ho jeden z nich má [vždy](DT-FIRST-04).

    Některé karty dovolí, aby se [přidali další bojovníci](DT-REINF-01), všichni ze [stejné oblasti](DT-REINF-02). Co umí jeden z nich, to se [na ostatní nepřenáší](DT-REINF-03).

    Karta může začít souboj uprostřed jiného. Ten první pak [počká](DT-NESTED-02), co se pro něj zahrálo, se v druhém [nepočítá](DT-NESTED-03), a potom [pokračuje](DT-NESTED-04), jestli jeho bojovníci ještě stojí.

dt-book-sabotage = Sabotáž
dt-book-sabotage-text =
    Protivníka, který nemá jediného [bojeschopného bojovníka](DT-SAB-03), lze [sabotovat](sabotage). Je to vaše [poslední akce](DT-SAB-04), provede ji jeden z vašich bojovníků a přinese [polovinu jeho hodnoty](DT-SAB-07), zaokrouhlenou nahoru, v bodech [jednoho i druhého druhu](DT-SAB-08).

    Nepodaří se, když jí protivník dokáže [zabránit](DT-SAB-06), třeba včas vyloženým bojovníkem. Každého protivníka lze sabotovat [jednou za kolo](DT-SAB-05), nikoho dřív, než všichni odehráli [své první kolo](DT-SAB-09). Sabotáž [není útok](DT-SAB-12) a obojí v jednom kole [udělat nelze](DT-SAB-13).

    Nenechávejte tedy svou stranu nikdy bez bojovníka: lacinější způsob, jak rozdat body, není.

dt-book-equipment = Vybavení, zbraně, vozidla, relikvie, zvířata
dt-book-equipment-text =
    Za akci dáte některému svému bojovníkovi [vybavení](equipment). Karet smí mít [libovolně mnoho](DT-EQUIP-02), vozidlo a brnění však jen jedno. Co jednou dostal, to mu [zůstává](DT-EQUIP-07). „Dejte Doomtrooperovi“ znamená [jen jemu](DT-EQUIP-04).

    Na [zbrani](weapon) je uvedena taktika: [zápas, střelba, nebo obojí](DT-EQUIP-13). Bojovník ve vozidle nemůže používat [opevnění](DT-EQUIP-19) ani [úkryt](DT-EQUIP-20); nasednout či vysednout stojí [akci](DT-EQUIP-16). Přijít o vozidlo, ve kterém sedí, znamená pro něj [ránu](DT-EQUIP-17).

    Relikvie je vybavení, které je v celé hře [jen jednou](DT-RELIC-04). Zvíře mění [základní hodnoty](DT-BEAST-05) svého jezdce a vylučuje [vozidlo](DT-BEAST-02).

    To všechno jsou [karty přiložení](DT-ATT-01): působí, [ať se to komu líbí, nebo ne](DT-ATT-03), a [vyřadí se se svým nositelem](DT-ATT-05). Nepatří-li už nositel k těm, kdo je smějí používat, [zůstanou a nic nedělají](DT-ATT-04).

dt-book-places = Opevnění, válečné zóny, úkryt
dt-book-places-text =
    Každé [opevnění](fortification) většinou zvyšuje obranu, a to [těm, které jmenuje, ať jsou kdekoli](DT-FORT-04). Od každého máte [jen jedno](DT-FORT-06).

    Ve [válečné zóně](warzone) se obránce může rozhodnout bojovat, hned [jakmile zná taktiku](DT-ZONE-06). Její čísla pomáhají i škodí [jen obránci](DT-ZONE-09), její text [platí pro oba](DT-ZONE-10) a opevnění v ní [nemá nikdo](DT-ZONE-11).

    V [úkrytu](cover) má bojovník [o 3 vyšší obranu](DT-COVER-02), nemůže [útočit](DT-COVER-06), za akci do něj jde a [za další z něj vyjde](DT-COVER-12), načež [v tom kole](DT-COVER-13) neútočí. Někdo musí vždycky zůstat [venku](DT-COVER-03).

    Bojovníka lze dokonce rovnou vyložit do úkrytu, za [všechny tři akce](DT-COVER-15) a [bez placení](DT-COVER-21), protože cena by prozradila, kdo to je. Nikdo to neví, [dokud se neodhalí](DT-COVER-18). Potom musíte [zaplatit](DT-COVER-22), nebo [přijdete o něj a o víc](DT-COVER-23).
dt-book-places-picture-1 = Jeden ze dvou bojovníků Mužstva je v úkrytu; druhý stojí venku, jak vždycky někdo musí.

dt-book-outpost = Stanice
dt-book-outpost-text =
    Bojištěm na Zemi je [Stanice](outpost), domov [kmenových bojovníků](DT-TRANS-01). Je zavřená, dokud na ni někdo z nich [není vyložen](DT-TRANS-06). Od té chvíle se na ni bojovníci smějí [transferovat](DT-TRANS-02) a zase zpátky, za akci, každý [jednou za kolo](DT-TRANS-13).

    Je-li někdo na Stanici, [musí tam být všichni](DT-TRANS-03): vaše příští akce tam musí bojovníka přivést. Poslední [odejít nesmí](DT-TRANS-05), dokud tam jsou druzí.

    Doomtroopeři a Černá legie se o Stanici [nedělí](DT-TRANS-14); kmenoví bojovníci stojí [s jedněmi i druhými](DT-TRANS-17), ale nejvýše s [jedním dalším kmenem](DT-TRANS-18).

dt-book-gifts = Černá symetrie, Umění, KI a imunita
dt-book-gifts-text =
    Karty Černé symetrie jsou dary [bojovníkům Černé legie](DT-SYM-01). Zůstávají jim [na celou hru](DT-SYM-04) a působí [hned](DT-SYM-05). Dary Apoštola patří jen jeho [následovníkům](DT-SYM-03).

    Kouzla Umění sesílá [kouzelník ve hře](DT-ART-03), který ovládá [aspekt](DT-ART-02) toho kouzla. Mnohá kouzla sílí s [body osudu](DT-ART-06), které do nich vložíte. Seslané kouzlo je [spotřebované](DT-ART-11), a je-li zrušeno, o zaplacené [přijdete](DT-ART-10). Bojové kouzlo pomůže [komukoli v souboji](DT-ART-13), osobní jen [tomu, kdo ho sesílá](DT-ART-14). Žádné nesmí [pomáhat Černé legii](DT-ART-15), ledaže to karta kouzelníka dovolí.

    Síly KI patří [bojovníkům Mishimy](DT-KI-01).

    Na imunního bojovníka takové karty [vůbec nepůsobí](DT-IMM-01), ani [nepřímo](DT-IMM-03); on sám je přesto [používat smí](DT-IMM-02).

dt-book-other-cards = Úkoly, speciální karty, aliance
dt-book-other-cards-text =
    Za akci přidělíte [úkol](mission) tomu, [koho karta jmenuje](DT-MISSION-01). Co se stalo předtím, [se nepočítá](DT-MISSION-03); [lhůta není](DT-MISSION-07), a jakmile je splněn, [je splněn, i kdybyste nechtěli](DT-MISSION-08).

    Každá [speciální karta](special) stojí tolik akcí, kolik na ní je; není-li na ní žádná, hraje se [KDYKOLI](DT-SPEC-03). Mnohé [stojí i body osudu](DT-SPEC-02).

    Aliance posílí [všechny vaše bojovníky jedné příslušnosti](DT-ALLY-01). Od každé je ve hře [jedna](DT-ALLY-02) a málo co ji [odstraní](DT-ALLY-03). Vykládat smíte [i jiné](DT-ALLY-05).

    Znak vlevo od obrázku říká, co s kartou bude: [přiložit, vyřadit, nebo obětovat](DT-KEY-04).

dt-book-anytime = KDYKOLI, a kdo je první
dt-book-anytime-text =
    V okně smí [první hrát](DT-TIME-01) hráč, který je na řadě, po něm postupně ostatní, dokud jednou dokola [všichni nepasují](DT-TIME-05). Pasují-li hned všichni, [je po něm](DT-TIME-04).

    Žádná karta nezačne působit, dokud ostatní neměli [možnost reagovat](DT-TIME-13). Taková [reakce](reaction) se musí týkat [karty, na kterou odpovídá](DT-TIME-14). Týká-li se karta jednoho hráče, odpovídá [on](DT-TIME-19) jako první. Karty se provádějí [v pořadí, ve kterém byly zahrány](DT-TIME-11); jen v páté fázi souboje [stojí vedle sebe](DT-TIME-12).

    Karta musí [něco způsobit](DT-TIME-20): zahrát ji jen proto, abyste se jí zbavili, je zakázáno. Co jste zaplatili za zrušenou kartu, [je pryč](DT-TIME-23).

dt-book-people = Kdo ke komu patří
dt-book-people-text =
    Doomtroopeři jsou všichni, kdo nepatří k Černé legii ani ke kmeni, [pokud to jejich karta nepopírá](DT-AFF-01). Podle [příslušnosti](affiliation) ke korporaci se řídí, které karty bojovník smí používat. Kdo se stane kacířem, [přidá se k Černé legii](DT-AFF-12) a zpravidla [zůstane i tím, kým byl](DT-AFF-13). Svobodní žoldnéři sami [vítězné body nepřinášejí](DT-AFF-16).

    Každá [osobnost](personality) je ve hře [jen jednou](DT-PERS-01), u všech hráčů dohromady. Když zemře, smí [přijít znovu](DT-PERS-10) a body za ni jsou [také znovu](DT-PERS-11).

    Velitelé jsou [seržanti a kapitáni](DT-CMD-02), [říká-li to jejich karta](DT-CMD-01). Seržant vede bojovníky [jednoho jména](DT-CMD-06). Být „považován za“ něco znamená být tím [kromě toho, čím kdo je](DT-AS-01).

dt-book-piles = Ve hře, mimo hru, nikdy
dt-book-piles-text =
    Co leží na stole, je [ve hře](DT-ZONES-01). V [hrobě](grave) jsou zabití bojovníci a vyřazené karty, [lícem dolů](DT-ZONES-05); co je [obětované](sacrificed), je [pryč nadobro](DT-ZONES-09). Vyřadit bojovníka [není zabít ho](DT-ZONES-08): body nedostane nikdo.

    Ukradená karta stojí [na vaší straně](DT-OWN-01), nakonec však jde [domů](DT-OWN-02).

    Karty, které bojovníka chrání, to dělají různě: pod některými [jako by nebyl](DT-TARGET-02), pod jinými na něj jen [nelze útočit](DT-TARGET-04), nebo sám [útočit nesmí](DT-TARGET-05).

    Slova mají různou váhu: co bojovník „nesmí“ mít, [to mu karta ještě dát může](DT-NEVER-01); co „nikdy nesmí“ mít, [to mu nedá nic](DT-NEVER-02). „Nikdy“ je silnější než [„vždy“](DT-NEVER-06).
