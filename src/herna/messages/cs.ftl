# Texty programu v češtině. Texty každé hry jsou v její složce content.

hidden = něco skrytého
seat-numbered = Místo { $seat }
seat-you = vy
person-nameless = Hráč { $seat }
seat-alike = { $name } ({ $seat })
bot-alone = Počítač
bot-level = Počítač ({ $level }. úroveň)
bot-greedy = Počítač (hrabivý)
bot-random = Počítač (náhodný)
bot-other = Počítač ({ $bot })

## Otázky, volby a odmítnutí, které patří enginu

choose-next-effect = Nastalo více efektů najednou. Který se vyhodnotí jako další?
play-something-now = Chcete teď něco zahrát?
choice-resolve = Vyhodnotit: { $effect } ({ $source })
choice-decline = Ne
choice-resign = Vzdát partii
why-match-over = Partie už skončila.
why-not-asked = Teď nejste na řadě.
why-no-such-choice = Taková volba v této hře není.
why-no-such-card = Taková karta neexistuje.
why-no-such-player = Takový hráč ve hře není.
why-choose-player = Vyberte hráče.
why-choose-due = Vyberte, který efekt se vyhodnotí jako další.
why-not-offered = To teď není možné.
why-another-question = Teď jde o jinou otázku.
why-being-resolved = Nejdřív odpovězte na to, na co se hra teď ptá.
why-not-together = K tomu teď nic dalšího zvolit nejde.
why-not-among-them = To mezi možnostmi není.
why-not-due = To teď není na řadě.
why-mandatory = Něco z toho se stát musí: odmítnout to nemůžete.
why-nothing-to-choose = Teď pro to není co zvolit.

## Chyby: co je špatně, kde, a co s tím

error-illegal-choice = To teď není možné.
error-unknown-game = Hra „{ $game }“ neexistuje; na výběr: { $known }
error-broken-game = Hru „{ $game }“ nelze načíst: { $why }
error-unknown-option = { $game } nemá nastavení „{ $option }“; má: { $known }
error-option-value = Nastavení { $option } hry { $game } nemůže být „{ $given }“; může být: { $known }
error-option-number = Nastavení { $option } hry { $game } nemůže být „{ $given }“; je to celé číslo od { $low } do { $high }
error-seat-count = { $game } se nedá hrát s tímto počtem míst: { $given }; možné počty: { $known }
error-unknown-bot = Bot „{ $bot }“ neexistuje; na výběr: { $known } (a human)
error-bad-seed = Semínko „{ $seed }“ nelze použít: musí mít 1 až 200 tisknutelných znaků
error-whole-number = { $option } nemůže být „{ $given }“; je to celé číslo od 1 do { $most }
error-only-bots = Tady hrají jen boti; lidé hrají příkazem „herna play { $game }“
error-worker-lost = Jeden z hrajících procesů byl násilně ukončen (došla paměť?); může pomoci menší --jobs
error-bad-choice = { $choice } není volba této hry
help-usage = použití:
standard-output = standardní výstup
cli-required = chybí { $names }
cli-unrecognized = neznámé argumenty: { $given }
cli-one-required = chybí jedno z { $names }
cli-expected = za { $name } chybí hodnota
cli-not-with = { $name } nejde zadat zároveň s { $other }
cli-invalid-choice = { $name } nemůže být „{ $given }“; na výběr: { $known }
cli-invalid = { $name } nemůže být „{ $given }“
cli-no-value = { $name } nemá hodnotu, ale byla zadána „{ $given }“
error-command-line = { $why }; více poradí „{ $command } --help“
error-unreadable-file = { $file } nelze přečíst: { $why }
error-unwritable-file = { $file } nelze zapsat: { $why }
error-not-a-file = { $file } není { $kind ->
    [save] uložená partie
   *[journal] záznam partie
} Herny
error-file-version = { $file } má formát { $found }, tato Herna čte formát { $known }; použijte Hernu, ve které vznikl, nebo novější
error-game-version = { $file } patří ke hře { $game }, verze pravidel { $found }; tato Herna hraje verzi { $known } zadané hry
error-journal-line = { $file }, řádek { $line }: toto není řádek záznamu
error-journal-changed = { $file }, řádek { $line }: řádek byl po zapsání změněn
error-journal-cut-off = { $file } je useknutý za řádkem { $line }; „herna replay --partial“ ukáže, co v něm je
error-journal-choice = { $file }, řádek { $line }: volba neodpovídá pravidlům ({ $why })
error-journal-chance = { $file }, řádek { $line }: výsledky náhody nepatří k této partii
error-journal-result = { $file }, řádek { $line }: partie tímto výsledkem nekončí
error-journal-seed = { $file }: semínko není to, jehož SHA-256 bylo na začátku zveřejněno
error-journal-unfinished = { $file }: partie není dohraná (zatím { $choices ->
    [one] { $choices } volba
    [few] { $choices } volby
    [many] { $choices } volby
   *[other] { $choices } voleb
}), takže její semínko ještě není známo
error-save-changed = { $file } byl po uložení změněn nebo poškozen; nic se nenačetlo
error-save-data = V uložené partii jsou data, která nelze přečíst: { $found }
error-save-step = Uložená partie stojí v kroku, který tato verze nemá: { $procedure }, { $step }
error-nothing-to-undo = Není co vzít zpět.
error-no-time = Tato partie nemá časový limit, který by mohl vypršet.
error-undo-needs-consent = Už se házelo, něco se odkrylo nebo volil jiný hráč: ostatní musí souhlasit.
error-bad-toml = { $file }: { $why }
error-toml-dots = { $file }, řádek { $line }: více než { $most } teček na jednom řádku se nečte
error-rules-shape = { $file }: v tomto souboru jsou položky { $kinds } a nic jiného
error-rule-id = { $file }, [[{ $kind }]] { $number }: označení „{ $found }“ chybí nebo nevypadá jako { $prefix }-AREA-01
error-duplicate-rule = { $file }, řádek { $line }: { $id } je definováno dvakrát
error-rule-field = { $file }, { $id }: chybí { $field }
error-rule-unknown-field = { $file }, { $id }: neznámé pole „{ $field }“
error-rule-basis = { $file }, { $id }: neznámý základ „{ $found }“; možné: { $known }
error-rule-chapter = { $file }, { $id }: { $chapters ->
    [0] žádná kapitola neodpovídá
   *[other] odpovídá více než jedna kapitola: { $found }
}
error-chapter-empty = { $file }, { $id }: tato kapitola nemá žádné pravidlo
error-example-is-rule = { $file }, { $id }: toto označení už má pravidlo
error-example-rule = { $file }, { $id }: „{ $rule }“ není pravidlo této hry, nebo je uvedeno dvakrát
error-unknown-rule = { $game } nemá pravidlo „{ $id }“ a žádné pravidlo ani příklad to neříká; všechna vypíše „herna rules { $game }“
error-unknown-rule-close = { $game } nemá pravidlo „{ $id }“; nemyslíte { $close }?
error-no-cards = { $game } nemá žádné karty
error-unknown-card = { $game } nemá kartu, jednotku ani nic jiného se slovy „{ $given }“; vše vypíše „herna cards { $game }“
error-unknown-card-close = { $game } nemá kartu, jednotku ani nic jiného se slovy „{ $given }“; nemyslíte { $close }?
error-option-form = „{ $given }“ není nastavení; zadává se jako --option NÁZEV=HODNOTA
error-file-exists = { $file } už existuje a nepřepíše se; zvolte jiné jméno
error-written-by-others = Soubor { $file } mezitím změnil jiný program; partie tu nemůže pokračovat
error-same-file = Záznam a uložená partie nemohou být v jednom souboru ({ $file }); zvolte dvě jména
error-save-decides = V souboru { $file } už je partie a { $given } na ní nic nezmění; vynechte to a partie bude pokračovat
error-save-players = { $file } nemá platný seznam hráčů; nic se nenačetlo
error-no-coverage = Tady ani v nadřazených složkách není build/rule-coverage.json; nejdřív spusťte ./test
error-coverage-shape = { $file } není seznam pravidel s úspěšným testem; nový vytvoří ./test
error-content-field = { $file }, karta { $card }: neznámé pole „{ $field }“
error-content-value = { $file }, karta { $card }: { $field } nemůže být { $found }
error-content-text = text „{ $text }“ nemá kód. Nová karta může mít schopnosti, které existují, nebo uvést, jaká karta se jí podobá („like“); nová schopnost nejdřív potřebuje kód (docs/recipes/card.md)
error-content-effect = karta { $card }: účinek „{ $given }“ neexistuje; podobné jsou: { $close }. Nový účinek nejdřív potřebuje kód (docs/recipes/card.md)
error-content-like = karta { $card } má text karty „{ $like }“, musí tedy být téhož druhu, { $type }
error-other-change = { $file }: tato partie hry { $game } se hrála s jinými kartami, než jaké jsou tady (--change)
error-table-change = Tento stůl byl otevřen s jinými kartami hry { $game }, než jaké má server teď (herna serve --change)
error-duplicate-card = { $file }: karta „{ $card }“ je definována dvakrát
error-no-decks = { $game } se nehraje s balíčky, které by šlo stavět
error-deck-field = { $file }: neznámé pole „{ $field }“; balíček tu má { $known }
error-deck-missing = { $file }: chybí { $field }; balíček tu má { $known }
error-deck-cards = { $file }: { $field } je tabulka: pod [{ $field }] má každá karta řádek KLÍČ = POČET
error-deck-list = { $file }: { $field } je seznam: { $field } = ["KLÍČ", "KLÍČ"]
error-deck-long = { $file }: balíček má nejvýš { $most } znaků
error-deck-no-list = Tohle nevypadá jako seznam karet: má mít pro každou kartu jeden řádek, například 4 KLÍČ
error-faults = chyb je { $count }
error-deck-summoner = { $file }: „{ $given }“ není Vyvolavač; na výběr: { $known }
error-deck-card = { $file }: karta „{ $given }“ neexistuje
error-deck-card-close = { $file }: karta „{ $given }“ neexistuje; nemyslíte { $close }?
error-deck-copies = { $file }: počet karet { $card } nemůže být „{ $given }“; je to celé číslo od 1 do { $most }
error-deck-illegal = { $file }: tento balíček nesplňuje { $rules }; co je na balíčku v souboru špatně, řekne „herna decks“
error-no-scenarios = žádná z nainstalovaných her nemá scénáře; hry vypíše „herna games“
error-game-without-scenarios = { $game } nemá scénáře; všechny vypíše „herna scenario list“
error-unknown-scenario = scénář „{ $given }“ neexistuje a soubor toho jména také ne; na výběr: { $known }
error-scenario-size = { $file } má více než { $most } kB, což je pro scénář příliš
error-scenario-faults = { $file } se nedá hrát, { $faults ->
    [one] má jednu chybu
    [few] má { $faults } chyby
    [many] má { $faults } chyby
   *[other] má { $faults } chyb
} (body { $rules } toho, co musí platit); co je špatně a kde, řekne „herna scenario check“
error-bad-market = „{ $given }“ není zásoba: tou je jedna z { $sets }, nebo druhy karet oddělené čárkami, mezi nimi různé { $type ->
    [gem] drahokamy
    [relic] artefakty
   *[other] kouzla
} v počtu { $count }; na výběr: { $known }
error-market-size = „{ $given }“ není zásoba: něco v ní přebývá; v zásobě je druhů karet { $count }
error-scenario-seats = Scénář { $scenario } je pro jiný počet hráčů: { $seats }, ne { $given }
error-race-twice = Rasa { $race } je zvolená nebo ve scénáři víckrát; každá rasa může hrát jen jednou
error-first-seat = Místo { $seat } začít nemůže; počet míst ve scénáři: { $seats }
error-mage-twice = Mág { $mage } je zvolený pro více míst; každý mág může hrát jen jednou
error-no-decision = { $file } nemá rozhodnutí { $number }; má rozhodnutí 1 až { $last }

## Příkazová řádka: co říká --help

help-herna = Herna, digitální hrací stůl, který zná pravidla.
help-arguments = argumenty
help-options = volby
help-help = vypíše tuto nápovědu a skončí
help-version = vypíše verzi a skončí
version = herna { $version }, { $build }
build = sestavení: { $build }
build-compiled = přeloženo pomocí mypyc
build-interpreted = interpretováno
help-lang = jazyk místo systémového: en nebo cs
help-commands = příkazy
help-backup = zkopíruje databázi serveru do nového souboru, i za běhu (SQLite)
help-restore = nahradí databázi zálohou, když žádný server neběží (SQLite)
help-operate-config = soubor s nastavením serveru, podle kterého se najde databáze
help-operate-file = soubor se zálohou
backup-done = Databáze je zálohována v { $file }.
restore-done = Záloha je teď databází { $file }.
restore-before = Předchozí databáze je v { $file }.
help-admin-status = vypíše, co se děje: stoly, lidé, uzly a přemýšlení (totéž co samotné „herna admin“)
help-admin-status-json = čísla jako JSON
help-admin-people = vypíše návštěvníky a účty, naposledy příchozí jako první
help-admin-people-most = kolik jich; jinak 50
help-admin-people-json = seznam jako JSON
help-admin-tables = vypíše otevřené stoly, naposledy používané jako první
help-admin-tables-ended = i ty, u kterých je po partii
help-admin-tables-most = kolik jich; jinak 50
help-admin-tables-json = seznam jako JSON
help-admin-seats = vypíše místa u stolu a kdo je má
help-admin-seats-table = id stolu
help-admin-seats-json = seznam jako JSON
help-admin-bans = vypíše, komu je zakázán přístup
help-admin-bans-json = seznam jako JSON
help-admin-ban = zakáže někomu přístup: každý požadavek a každé živé spojení se odmítne
help-admin-ban-person = název účtu, id návštěvníka, adresa IP, nebo otisk adresy, z níž byl stůl otevřen (vypíše ho „admin tables“)
help-admin-ban-reason = co se dotyčný dozví
help-admin-ban-days = po kolika dnech zákaz skončí (jinak nikdy)
help-admin-role = dá účtu roli: owner (vlastník), moderator, organiser (pořadatel) nebo player; tak vznikne první vlastník
help-admin-role-person = název účtu
help-admin-role-role = jeho role
help-admin-audit = vypíše, co moderátoři a provozovatel udělali
help-admin-audit-most = kolik záznamů, od nejnovějších (50)
help-admin-audit-json = seznam jako JSON
help-admin-unban = zruší zákaz přístupu
help-admin-unban-person = kdo, jak byl zadán pro „admin ban“
help-admin-password = dá účtu nové náhodné heslo a všude ho odhlásí
help-admin-password-person = název účtu
help-admin-export = zapíše vše, co je o někom uloženo, do souboru JSON
help-admin-export-person = název účtu nebo id návštěvníka
help-admin-export-file = nový soubor
help-admin-delete = smaže vše, co je o někom uloženo; jeho partie zůstanou beze jména
help-admin-delete-person = název účtu nebo id návštěvníka
help-admin-delete-yes = opravdu smazat; jinak se jen vypíše, o koho jde
help-admin-kick = vezme někomu místo: před partií je zase volné, během ní ho dostane bot
help-admin-kick-table = id stolu
help-admin-kick-seat = číslo místa, od 1
help-admin-close = ukončí partii u stolu bez vítěze; stůl, který čeká na lidi, odstraní
help-admin-close-table = id stolu
help-admin-repair = přečte stůl znovu, bez uloženého stavu; stav 1, pokud ho stále nelze přečíst
help-admin-repair-table = id stolu
help-admin-repair-cut = odstraní záznamy od prvního, který nelze přečíst
help-admin-maintenance = zahájí nebo ukončí údržbu: žádné nové stoly a text pro všechny
help-admin-maintenance-state = on (začít), nebo off (skončit)
help-admin-maintenance-text = co se všichni dozvědí; jinak to, že probíhá údržba
admin-nothing = Není co vypsat.
admin-yes = ano
admin-column-id = Id
admin-column-name = Jméno
admin-column-account = Účet
admin-column-seen = Naposledy
admin-column-game = Hra
admin-column-status = Stav
admin-column-public = Veřejný
admin-column-opened = Otevřen
admin-column-touched = Poslední záznam
admin-column-opener = Otevřen odkud
admin-column-people = Lidé
admin-column-seat = Místo
admin-column-kind = Druh
admin-column-owner = Komu patří
admin-column-asked = Na řadě
admin-column-key = Klíč
admin-column-shown = Zadáno jako
admin-column-until = Do
admin-column-number = Číslo
admin-column-by = Kdo
admin-column-act = Co
admin-column-about = Čeho se týká
admin-column-text = Text
admin-column-reason = Důvod
admin-column-at = Od
admin-status-waiting = Stoly, které čekají na lidi: { $count }
admin-status-playing = Rozehrané partie: { $count }
admin-status-over = Dohrané partie: { $count }
admin-status-accounts = Účty: { $count }
admin-status-visitors = Návštěvníci bez účtu: { $count }
admin-status-seen-lately = Lidé, kteří přišli v posledních dvou dnech: { $count }
admin-status-banned = Zákazy přístupu: { $count }
admin-status-maintenance = Údržba: { $text }
admin-status-node = Uzel { $node }: živá spojení { $lines }, stoly v paměti { $tables }, čekající rozhodnutí { $waiting }
admin-status-no-node = Za poslední minutu se neozval žádný uzel.
admin-ban-done = { $name } má zakázaný přístup.
admin-role-done = { $name } má nyní roli { $role }.
admin-unban-done = { $name } už nemá zakázaný přístup.
admin-password-done = Nové heslo účtu { $name } je { $password }
admin-export-done = Vše, co je uloženo o { $name }, je v souboru { $file }.
admin-delete-done = Smazáno: { $name }; stolů, které zůstávají beze jména: { $tables }.
admin-kick-done = Místo { $seat } u stolu { $table } je volné.
admin-close-done = Partie u stolu { $table } skončila.
admin-close-removed = Stůl { $table } je odstraněn.
admin-repair-whole = Stůl { $table } lze přečíst; záznamů: { $entries }.
admin-repair-broken = Záznam { $number } z { $entries } u stolu { $table } nelze přečíst: { $why }
admin-repair-cut = Odstraněné záznamy: { $count }; partie pokračuje před nimi.
admin-repair-not-cut = Nic není odstraněno. S --cut se odstraní tento záznam a všechny další.
admin-maintenance-on = Údržba začala: nové stoly se neotevírají.
admin-maintenance-off = Údržba skončila.
error-admin-not-sure = Smazalo by se vše, co je uloženo o { $name } ({ $id }); potvrďte to přidáním --yes
error-no-such-person = Účet ani návštěvník „{ $name }“ neexistuje
error-not-banned = „{ $name }“ nemá zakázaný přístup
error-no-backup = { $file } není úplná databáze Herny
error-backup-postgresql = PostgreSQL se zálohuje a obnovuje vlastními programy: pg_dump a pg_restore
help-matches = vypíše rozehrané partie serveru podle her a verzí jejich pravidel
help-matches-affected = jen ty, které začaly podle jiných pravidel, než má tato verze; stav 1, pokud některá nemůže pokračovat
help-matches-as-json = seznam jako JSON
open-matches-none = Žádné takové partie nejsou.
open-matches-game = Hra
open-matches-rules = Začaly podle
open-matches-known = Pravidla zde
open-matches-count = Rozehrané
open-matches-state = Co s nimi bude
open-matches-unknown = neznámo
open-matches-no-game = hra tu není
open-matches-affected = { $unreadable ->
    [0] pokračují podle zdejších pravidel
    [one] jedna nemůže pokračovat
    [few] { $unreadable } nemohou pokračovat
   *[other] { $unreadable } nemůže pokračovat
}
help-games = vypíše hry, nebo nastavení jedné z nich
help-games-game = klíč hry: řekne její místa, pravidla a nastavení
help-games-json = seznam jako JSON
help-games-keys = jen klíče, každý na svém řádku
help-play = hra v terminálu, lidé a boti v libovolné sestavě
help-game = klíč hry, jak ho vypíše „herna games“
help-play-seats = kdo hraje, místo po místu: human nebo bot, třeba human,greedy
help-play-seed = semínko partie: text, který určuje všechnu náhodu
help-play-option = nastavení hry; lze zadat vícekrát
help-change = soubor TOML se změněnými nebo novými kartami (docs/balance.md)
help-play-journal = během hry zapisuje každou volbu do tohoto nového souboru
help-play-ask-always = ptá se hráče i tehdy, když nemá co zahrát
help-play-first = zahrajte si první partii: hotový balíček proti mírnému botovi, s průvodcem
help-play-tips = s průvodcem: cíl hry, co ještě můžete udělat, a rady pro začátečníky
help-play-save = po každé volbě ukládá do tohoto souboru; pokud už existuje, pokračuje v jeho partii
help-rules = ukáže pravidla hry, nebo která z nich mají test
help-rules-id = označení pravidla, třeba C4-WIN-01, kapitoly nebo příkladu, nebo slova, která se mají najít
help-rules-coverage = spočítá pravidla a příklady s úspěšným testem podle posledního ./test
help-rules-json = totéž jako JSON
help-cards = vypíše, vyhledá nebo ukáže vše, co je ve hře vytištěno: karty, jednotky, mágy, scénáře
help-cards-words = slova jména, klíče nebo textu v kterémkoli jazyce; jméno nebo klíč jedné karty ji ukáže
help-cards-json = totéž jako JSON
help-draft = draft z boosterů nebo sealed pro dva až osm hráčů; balíčky se zapíšou do souborů
help-draft-out = nová složka na balíčky
help-draft-sealed = každý otevře boostery a postaví z nich balíček, bez draftu
help-draft-players = kolik hráčů, 2 až { $most } (jinak { $players }); všichni kromě lidí jsou boti
help-draft-people = kolik lidí vybírá u tohoto terminálu, jeden po druhém a tajně (jinak jeden)
help-draft-watch = boti na všech místech
help-draft-seconds = sekund na každý výběr; pak vybere bot (jinak bez omezení)
draft-booster = Booster { $round } ze { $rounds }: { $cards } { $cards ->
    [one] karta
    [few] karty
   *[other] karet
}
draft-prompt = vezměte si (číslo nebo jméno)
draft-help = Kartu si vezmete jejím číslem nebo jménem, `karta` a číslo nebo jméno ji ukáže, `konec` skončí. Co si vezmete, zůstane tajné; zbytek jde dalšímu hráči.
draft-not-there = Karta „{ $given }“ v tomto boosteru není; napište její číslo nebo jméno, nebo `pomoc`.
draft-seconds = { $seconds } s
draft-time-is-up = Čas vypršel; vybráno za vás: { $card }
draft-deck = Místo { $seat }; postavil počítač z toho, co bylo vybráno (seed { $seed }). Karty můžete libovolně vyměnit za karty ze sideboardu.
draft-done = Balíčky jsou ve složce { $folder }: každý má { $deck } karet a v sideboardu { $side }. Svůj můžete změnit; obě čísla zůstanou. Hrajte:
error-no-boosters = { $game } nemá boostery: karty té hry nemají rarity (herna draft doomtrooper)
error-limited-players = hraje { $least } až { $most } hráčů, ne { $given }
error-draft-pick = karta „{ $given }“ v tomto boosteru není
help-decks = vypíše hotové balíčky hry, jeden z nich jako soubor, nebo ověří váš vlastní
help-decks-file = hotový balíček, nebo soubor s vaším vlastním; viz docs/decks.md
help-decks-text = vypíše balíček jako text souboru
help-decks-cards = vypíše klíče všech karet, které může balíček mít
help-decks-json = totéž jako JSON
help-scenario-list = vypíše scénáře hry
help-scenario-show = nakreslí scénář: plán, co na něm stojí, jeho pravidla
help-scenario-check = ověří váš vlastní scénář: co je na něm špatně a kde
help-scenario-key = klíč scénáře, nebo soubor s vaším vlastním
help-scenario-file = scénář v souboru TOML; jak se píše, říká docs/scenario-format.md
help-scenario-json = totéž jako JSON
help-replay = přehraje záznam partie krok za krokem
help-verify = ověří dohraný záznam podle pravidel a semínka
help-journal = záznam partie, jak ho píše „herna play --journal“
help-replay-partial = přijme i záznam, kterému chybí konec
help-replay-all = ukáže všechno bez ptaní
help-replay-log = vypíše vše, co se stalo, bez stolů
help-replay-at = ukáže jen stůl před tímto rozhodnutím

## Seznam her

games-game = Hra
games-seats = Místa
games-options = Nastavení
games-about = O co jde
games-more = Nastavení hry: herna games HRA
games-rules = Pravidla
games-none = Není nainstalována žádná hra.
games-option = { $option } ({ $meaning }): { $values }; výchozí { $default }
games-option-range = { $low } až { $high }
games-option-text = nebo text, kterému hra rozumí
games-no-options = žádná
games-complete = { $rules }, hotovo
games-unfinished = { $rules }, ještě není hotovo

## Pravidla

rules-heading = { $game }: { $rules ->
    [one] { $rules } pravidlo
    [few] { $rules } pravidla
    [many] { $rules } pravidla
   *[other] { $rules } pravidel
}{ $examples ->
    [0] { "" }
    [one] , { $examples } příklad
    [few] , { $examples } příklady
    [many] , { $examples } příkladu
   *[other] , { $examples } příkladů
}
rules-examples = Příklady
rules-given = Situace: { $text }
rules-when = Co se děje: { $text }
rules-then = Výsledek: { $text }
rules-shown = Ukazuje: { $rules }
rules-source-printed = Pravidla hry: { $source }
rules-source-derived = Plyne z pravidel hry: { $source }
rules-source-derived-alone = Plyne z pravidel hry jako celku
rules-source-ruling = Naše rozhodnutí: { $source }
rules-source-ruling-alone = Naše rozhodnutí
rules-source-public = Známo z veřejných zdrojů; v pravidlech hry: { $source }
rules-source-public-alone = Známo z veřejných zdrojů
rules-source-tradition = Podle tradice: { $source }
rules-source-tradition-alone = Podle tradice
rules-covered = { $game }: úspěšný test má { $covered } z { $rules ->
    [one] { $rules } pravidla
   *[other] { $rules } pravidel
}.
rules-examples-covered = { $game }: úspěšný test má { $examples_covered } z { $examples ->
    [one] { $examples } příkladu
   *[other] { $examples } příkladů
}.
rules-missing = Bez úspěšného testu:

## Balíčky

cards-heading = { $game }: karty a ostatní ({ $cards }); „herna cards HRA JMÉNO“ ukáže jednu
cards-not-playable = Tady se to hrát nedá: mluví o něčem mimo hru.
library-kind = druh
library-set = sada
library-changed = změněno: není to tak vytištěno
library-not-as-printed = Hrálo se se změněnými kartami, ne tak, jak je hra vytištěná: { $cards }
library-players = hráčů
library-scenario = scénář
library-seats = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
decks-heading = { $game }: { $decks ->
    [one] { $decks } hotový balíček
    [few] { $decks } hotové balíčky
    [many] { $decks } hotového balíčku
   *[other] { $decks } hotových balíčků
}
decks-legal = { $file } je povolený balíček hry { $game }. Hraje se takto:
decks-illegal = { $file } není povolený balíček hry { $game }; { $faults ->
    [one] { $faults } důvod:
    [few] { $faults } důvody:
    [many] { $faults } důvodu:
   *[other] { $faults } důvodů:
}

## Scénáře

scenario-heading = { $game }: { $scenarios ->
    [one] { $scenarios } scénář
    [few] { $scenarios } scénáře
    [many] { $scenarios } scénáře
   *[other] { $scenarios } scénářů
}
scenario-named = { $name } (počet hráčů: { $seats })
scenario-legal = { $file } se dá hrát: { $name } (počet hráčů: { $seats }).
scenario-faulty = { $file } se nedá hrát; { $faults ->
    [one] { $faults } důvod i s bodem seznamu „What must hold“ v docs/scenario-format.md:
    [few] { $faults } důvody, každý s bodem seznamu „What must hold“ v docs/scenario-format.md:
    [many] { $faults } důvodu, každý s bodem seznamu „What must hold“ v docs/scenario-format.md:
   *[other] { $faults } důvodů, každý s bodem seznamu „What must hold“ v docs/scenario-format.md:
}

## Hra v terminálu

# Slova, která může hráč kdykoli napsat; vždy platí slova obou jazyků.
typed-undo = zpět zpet
typed-help = pomoc
typed-hint = rada porad poraď
typed-rule = pravidlo pravidla
typed-card = karta karty
typed-log = zápis zapis záznam zaznam
typed-save = uložit ulozit
typed-tips = rady
typed-quit = konec
typed-yes = a ano
play-help =
    Možnost zvolíte číslem, nebo ji napište slovy.
    zpět, u        vezme zpět vaši poslední volbu
    rada           co by zahrál silný bot a jak to odhaduje
    pravidlo ID    ukáže pravidlo; „pravidla SLOVA“ hledá, „pravidla“ vypíše všechna
    karta JMÉNO    ukáže text karty
    zápis          co se zatím stalo
    rady           odloží průvodce první partií, nebo ho vrátí
    konec, q       opustí partii
play-thinking = Místo { $seat } přemýšlí …
play-hint-option = { $choice } – odhad šance na výhru { NUMBER($win, maximumFractionDigits: 0) } % (± { NUMBER($spread, maximumFractionDigits: 0) })
play-hint-why = – { $why }
play-hint-line = { $tried ->
    [one] zkoušeno jednou
    [few] zkoušeno { $tried }krát
   *[other] zkoušeno { $tried }krát
}, očekává se pak: { $line }
play-bot-failed = Bot { $bot } selhal ({ $why }); tentokrát rozhodne jednodušší bot.
play-failure-kept = Příčinu lze hledat přehráním souboru: { $file }
play-no-card = Karta jménem „{ $name }“ v této hře není.
play-help-kinds = Zkrácené zápisy: { $kinds }
play-human = člověk
play-seat = místo { $seat }: { $player }
play-seed-hash = SHA-256 semínka: { $hash }
play-seed = semínko: { $seed }
play-resumed = Pokračuje partie uložená v { $file }, rozhodnutí { $number }.
play-turn = { $seat }, rozhodnutí { $number }
play-time-left = { $minutes ->
    [one] Poslední minuta partie
    [few] Na partii zbývají { $minutes } minuty
   *[other] Na partii zbývá { $minutes } minut
}
play-turn-together = Všichni hráči společně, rozhodnutí { $number }
play-hand-over = Na řadě: { $seat }. Předejte klávesnici a stiskněte Enter.
play-how-to-answer = Napište číslo od 1 do { $options }, možnost slovy, nebo „pomoc“.
play-several = Stejný text má více možností; napište číslo jedné z nich.
play-nothing-happened = Zatím se nic nestalo.
play-agree = Souhlasí všichni? [a/N]
play-not-undone = Nic se nevzalo zpět.
play-undone = { $choices ->
    [one] Jedna volba se vzala zpět.
    [few] { $choices } volby se vzaly zpět.
    [many] { $choices } volby se vzalo zpět.
   *[other] { $choices } voleb se vzalo zpět.
}
play-saves = Partie se po každé volbě ukládá do { $file }.
play-saves-not = Tato partie se neukládá; ukládat se bude, když ji spustíte s „--save SOUBOR“.
play-left = Opustili jste partii.
play-go-on = Pokračovat: { $command }
play-won = { $winners ->
    [one] Vyhrává místo { $seats }!
   *[other] Vyhrávají místa { $seats }!
}
play-drawn = Nikdo nevyhrál: partie končí remízou.
play-won-together = Vyhráli jste společně!
play-lost-together = Prohráli jste společně.
play-journal = záznam: { $file }

## Přehrávání a ověřování

replay-before = Před rozhodnutím { $number }
replay-after = Po rozhodnutí { $number }
replay-undone = Rozhodnutí { $number } bylo vzato zpět.
replay-ends-here = Zde záznam končí; partie není dohraná.
replay-prompt = Enter: dál, b: zpět, číslo: to rozhodnutí, q: konec
replay-no-decision = Jsou tu rozhodnutí 1 až { $last }.
typed-back = zpět zpet
verify-good = { $file } je platný záznam partie: { $game }.
verify-lines = ověřené řádky: { $lines }
verify-choices = volby podle pravidel: { $choices }
verify-inherited = z toho převzaté z jiné partie i s její náhodou: { $choices }
verify-result = výsledek: { $result }
verify-resigned = Partie skončila, když se vzdalo místo { $seat }; vše předtím je ověřeno.
verify-time = Partie skončila, když místu { $seat } došel čas; vše předtím je ověřeno.
verify-agreed = Partie skončila dohodou na remíze; vše předtím je ověřeno.
verify-closed = Partii ukončil provozovatel serveru; vše předtím je ověřeno.
verify-seed = semínko: { $seed }, odpovídá svému SHA-256: { $hash }

## Měření rychlosti

help-bench = změří, jak rychlé hry jsou, také vedle jiných enginů
help-bench-games = klíče her; bez nich všechny
help-bench-peers = změří ve stejném běhu i jiné enginy
help-bench-compare = měří střídavě toto sestavení a jiné; WHEEL je soubor jako herna-1.0-….whl
help-bench-seconds = kolik sekund procesoru se každá rychlost měří, a to v { $rounds } kolech; jinak 2
help-bench-check = skončí se stavem 1, není-li některý požadavek splněn
help-bench-json = naměřené hodnoty jako JSON
bench-progress = měří se
bench-heading = Herna, { $build }, Python { $python }; za sekundu procesoru, nejlepší z { $rounds } kol
bench-compare-heading = Toto sestavení: { $this }. Druhé: { $that }. Za sekundu procesoru; poměr je medián z { $rounds } kol
bench-rate = Rychlost
bench-this = toto
bench-that = druhé
bench-ratio = poměr
bench-bad-wheel = Balíček { $file } nelze přečíst ({ $why })
bench-not-herna = { $file } není balíček Herny
bench-broken-build = Jedno z obou sestavení neumí hrát { $game }; důvod je vypsán výše
bench-game = Hra
bench-decisions = rozhodnutí/s
bench-sampled = losem/s
bench-copies = kopií/s
bench-copy = kopie
    µs
bench-saved = bajtů
    uloženo
bench-matches = partií/s
bench-length = délka
    partie
bench-search = hledání
    za s
bench-peer = Jiné enginy
bench-ours = stejná hra u nás je
bench-times-faster = { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }krát rychlejší
bench-times-slower = { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }krát pomalejší
bench-number = { NUMBER($number, maximumFractionDigits: 2) }
bench-bar = Požadavek
bench-found = Naměřeno
bench-kept = Splněno
bench-yes = ano
bench-no = ne
bench-bar-decisions = { $game }: aspoň { NUMBER($wanted, maximumFractionDigits: 0) } rozhodnutí/s
bench-bar-copy = { $game }: kopie trvá nejvýš { NUMBER($wanted, maximumFractionDigits: 0) } µs
bench-bar-faster = { $game }: aspoň { NUMBER($wanted, maximumFractionDigits: 1) }krát rychlejší než { $peer }
bench-bar-slower = { $game }: nejvýš { NUMBER($wanted, maximumFractionDigits: 1) }krát pomalejší než { $peer }
bench-bar-search = { $game }: prohledá za sekundu aspoň { NUMBER($wanted, maximumFractionDigits: 1) }krát tolik cest co { $peer }
bench-found-decisions = { NUMBER($found, maximumFractionDigits: 0) }
bench-found-copy = { NUMBER($found, maximumFractionDigits: 2) } µs
bench-found-faster = { NUMBER($found, minimumFractionDigits: 1, maximumFractionDigits: 1) }krát
bench-found-search = { NUMBER($found, minimumFractionDigits: 1, maximumFractionDigits: 1) }krát
bench-found-slower = { NUMBER($found, minimumFractionDigits: 1, maximumFractionDigits: 1) }krát
bench-bad-seconds = --seconds nemůže být „{ $given }“; je to číslo větší než 0, nejvýš { $most }
bench-peer-missing = Balíček { $package } jiného enginu nelze použít ({ $why }); příkaz „./herna bench --peers“ ve složce Herny nainstaluje vše, co měří

## Mnoho partií: simulace a aréna

help-matches-seed = text, který určuje všechny partie; jinak nový
help-matches-option = nastavení hry; lze zadat vícekrát
help-matches-jobs = kolik procesů hraje najednou; jinak tolik, kolik je jader
help-matches-most-decisions = partie, která neskončí do N rozhodnutí, selže; jinak { $most }
help-matches-json = výsledek jako JSON
matches-progress = hraje se { $game }
matches-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }/s
matches-rate-slow = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }/min
matches-heading = { $game }: { $matches ->
    [one] { $matches } partie
    [few] { $matches } partie
   *[other] { $matches } partií
}, semínko { $seed }
matches-wins = výher
matches-share = podíl
matches-interval = 95 %
    interval
matches-count = { $count }
matches-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
matches-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
matches-pace = rozhodnutí na partii: { NUMBER($decisions, maximumFractionDigits: 1) }; celkem { NUMBER($seconds, maximumFractionDigits: 1) } s
matches-interrupted = Přerušeno: odehráno { $done } z { $all } partií.
matches-failed = Partie { $match } selhala (semínko { $seed }): { $why }. Znovu ji zahraje:
matches-more-failed = { $more ->
    [one] Selhala ještě jedna partie; všechny vypíše --json.
    [few] Selhaly ještě { $more } partie; všechny vypíše --json.
   *[other] Selhalo ještě { $more } partií; všechny vypíše --json.
}

## Simulace

help-simulate = nechá boty odehrát mnoho partií a spočítá, kdo vyhrává
help-simulate-seats = bot na každém místě, třeba random,greedy; jinak všude random; lze zadat vícekrát, pokaždé jiná sestava
help-simulate-matches = kolik partií každé sestavy s každou kombinací nastavení; jinak 100
help-simulate-first = číslo první partie; stejné semínko a číslo dají stejnou partii
simulate-who = Místo
simulate-seat = { $seat } ({ $bot })
simulate-players = všichni společně ({ $bots })
simulate-draws = remízy
help-simulate-option = nastavení hry: NÁZEV=HODNOTA, několik hodnot s čárkami, nebo NÁZEV=* pro všechny (kromě random); odehraje se každá kombinace
help-simulate-out = uloží každou partii do této složky: nové, nebo té, kde se stejný příkaz zastavil a teď pokračuje
help-simulate-resume = pokračuje v běhu z této složky
help-simulate-record = odehraje jednu partii (--first N --matches 1) a zapíše záznam pro „herna replay“
help-simulate-ray = hraje na clusteru Ray: jeho adresa, auto pro ten, který tu běží, nebo local pro nový s tolika procesy, kolik je --jobs
simulate-cell = Nastavení
simulate-left-out = { $cells ->
    [one] Vynechána je { $cells } kombinace, kterou hra nedovoluje.
    [few] Vynechány jsou { $cells } kombinace, které hra nedovoluje.
   *[other] Vynecháno je { $cells } kombinací, které hra nedovoluje.
}
simulate-recorded = Partie je v souboru { $file }; přehrajete ji příkazem: { $command }
simulate-kept = Všechny partie jsou ve složce { $folder }; podíváte se na ně příkazem: { $command }
simulate-stopped = Co se odehrálo, je ve složce { $folder }; pokračujte příkazem: { $command }
error-simulate-what = Zadejte hru (GAME), která se má simulovat, nebo --resume DIR; více poradí „herna simulate --help“
error-too-many-cells = Příliš mnoho kombinací sestav a nastavení: { $cells }; jeden běh jich může mít nejvýš { $most }
error-too-many-rows = Příliš mnoho partií: { $matches }; jeden běh jich může mít nejvýš { $most }
error-record-one = --record zapíše jednu partii, ne { $matches }; zvolte ji pomocí --first N --matches 1
error-no-list = Nastavení { $option } nemá seznam hodnot, takže „*“ nemůže znamenat všechny
error-extra = K tomu je potřeba balíček { $package }, který není nainstalován: pip install "herna[{ $extra }]"
error-ray = Cluster Ray „{ $address }“ nelze použít: { $why }
error-ray-version = Některý stroj clusteru má Hernu { $found }, tento má { $known }; všechny potřebují stejnou
error-no-run = Ve složce { $folder } není žádný běh; založí ho „herna simulate GAME --out DIR“
error-run-file = { $file } nelze přečíst jako běh: { $why }
error-run-version = Ve složce { $folder } je běh Herny { $found }, tohle je { $known }; jiná verze může hrát jiné partie, a proto se v něm nepokračuje
error-run-busy = Na běhu ve složce { $folder } právě pracuje jiný program
error-another-run = Ve složce { $folder } je jiný běh; pokračujte v něm pomocí --resume, nebo zvolte jinou složku
error-folder-taken = Ve složce { $folder } jsou jiné soubory; zvolte novou nebo prázdnou
error-resume-decides = Běh ve složce { $folder } sám říká, co se hraje; vedle --resume lze zadat jen --jobs, --ray a --json
error-rows = Řádek { $line } souboru { $file } je poškozený

## Zpráva o běhu

help-report = vytvoří stránku s grafy z běhu, který uložil příkaz „herna simulate --out“
help-report-folder = složka běhu
help-report-out = soubor, který se zapíše; jinak report.html ve složce běhu
help-report-png = zapíše každý graf také jako obrázek PNG, do složky pictures vedle stránky
help-report-chances = zapíše také, jak podle těchto partií opravit očekávání botů (chances.json hry)
report-written = Zpráva je v souboru { $file }
report-pictures = Obrázky jsou ve složce { $folder }
report-nothing = Běh ve složce { $folder } zatím nemá žádnou partii; pokračujte příkazem: { $command }
report-title = { $game }: zpráva o běhu
report-lead = Hráli { $bots }; semínko { $seed }. Všechny intervaly platí s 95% jistotou.
report-footer = Vytvořil příkaz herna report { $version }.
report-numbers = Čísla
report-number = { NUMBER($number, maximumFractionDigits: 2) }
report-seconds-number = { NUMBER($seconds, maximumFractionDigits: 2) } s
report-points-of-percent = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } p. b.
report-seat = Místo { $seat }
report-line-up = sestava
report-side = Strana
report-cell = Nastavení
report-share = podíl výher
report-share-of-matches = podíl partií
report-ended = partie
report-low = od
report-high = do
report-interval = 95% interval
report-won = výhry
report-played = partie
report-from = od
report-to = do
report-below = do (bez)
report-matches = partie
report-matches-played = Partie
report-of-all = z { $all }; běh není dokončen
report-cells = Kombinace
report-draws = Remízy
report-lost = Prohry
report-mean-turns = Tahů v partii
report-time-played = Výpočetní čas
report-all-processes = všech procesů dohromady
report-wins-title = Kdo vyhrává
report-wins-lead = Jak často každá strana vyhrála, z kteréhokoli místa. Přerušovaná čára je tam, kde by byly všechny, kdyby byly stejně silné.
report-together-title = Jak často hráči vyhrávají
report-together-lead = Hráči vyhrávají nebo prohrávají společně; každý řádek je jedna kombinace nastavení.
report-grid-title = Co hru ztěžuje
report-grid-lead = Jak často hráči vyhráli podle prvních dvou nastavení, která se liší.
report-match-ups-title = Kdo koho poráží
report-match-ups-lead = Jak často strana v řádku porazila stranu ve sloupci; remíza je půl výhry.
report-row-side = tato strana
report-column-side = proti
report-begins-title = Je výhodné začínat?
report-begins-lead = Kdo začínal, vyhrál { $began }, ostatní { $others }.
report-all-sides = Všechny strany
report-began = začínal
report-did-not-begin = nezačínal
report-turns = tahy
report-turns-title = Kolik tahů má partie
report-turns-lead = Průměr { NUMBER($mean, maximumFractionDigits: 1) }, medián { NUMBER($middle, maximumFractionDigits: 1) }, od { $shortest } do { $longest }.
report-decisions = rozhodnutí
report-decisions-title = Kolik rozhodnutí partie vyžaduje
report-decisions-lead = Průměr { NUMBER($mean, maximumFractionDigits: 1) }, medián { NUMBER($middle, maximumFractionDigits: 1) }, od { $shortest } do { $longest }.
report-reasons-title = Jak partie končí
report-reasons-lead = Pravidlo, které partii ukončilo.
report-reason = Pravidlo
report-no-reason = žádné pravidlo není uvedeno
report-points-title = Body v čase
report-points-lead = Na začátku každého tahu: { $what }. Čára je průměr partií, které ještě běžely, pás obsahuje 80 % z nich.
report-who = kdo
report-winners = vítězové
report-losers = poražení
report-turn = tah
report-mean = průměr
report-played-title = Zahrané karty
report-played-lead = Kolikrát za partii byly zahrány ty nejhranější karty, všemi místy dohromady.
report-times-a-match = kolikrát za partii
report-cards-title = Karty a podíl výher
report-cards-lead = O kolik procentních bodů častěji vyhráli ti, kdo kartu zahráli, ve srovnání se stejným místem při stejné kombinaci nastavení, když ji nezahrálo. Zakresleny jsou jen karty, které byly aspoň { $few }krát zahrány a aspoň { $few }krát nezahrány.
report-cards-few = Žádná karta nebyla u srovnatelných míst aspoň { $few }krát zahrána a aspoň { $few }krát nezahrána; víc by řeklo víc partií.
report-cards-caveat = Je to souvislost, ne příčina. Kdo vede, hraje jiné karty než ten, kdo ztrácí, v dlouhé partii se karet zahraje víc než v krátké, a místo s náhodným balíčkem kartu možná vůbec nemělo; a z dvaceti takových intervalů jeden mine pravdu pouhou náhodou. Co karta opravdu dělá, se pozná, když ji změníte a obě verze porovnáte: herna balance.
report-card = Karta
report-times = kolikrát zahrána
report-seats-played = místa, která ji zahrála
report-seats-not = místa, která ne
report-effect = rozdíl ve výhrách
report-corrected = Logaritmus šance, kterou boti očekávají, krát { NUMBER($slope, maximumFractionDigits: 2) } plus { NUMBER($middle, maximumFractionDigits: 2) }: { $file }
report-chance = šance
report-chances-of = Uvedená šance
report-expectations = očekávání
report-chances-title = Zda šance něco znamenají
report-chances-lead = Jak často vyhrálo místo, kterému byla uvedena taková šance. Na čárkované čáře se obojí rovná. V průměru se liší o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentního bodu (očekávaná chyba kalibrace, { $matches } partií).
report-chances-caveat = V každém tahu se počítá jen první hledání každého místa. Očekávání z jedné partie na sobě závisejí, takže intervaly jsou příliš úzké, a u malého počtu partií rozdíl zvětšuje sama náhoda.
report-slowest-title = Nejpomalejší partie
report-slowest-lead = Podle hodin; příkaz partii odehraje znovu, zapíše a přehraje.
report-match = Partie
report-seconds = Čas
report-command = Jak se na ni podívat
report-why = Proč
report-failures-title = Partie, které selhaly
report-failures-lead = { $failures ->
    [one] { $failures } partie se nedala dohrát.
    [few] { $failures } partie se nedaly dohrát.
   *[other] { $failures } partií se nedalo dohrát; uvedeny jsou první z nich.
}

## Vyvážení: srovnání dvou verzí obsahu hry

help-balance = porovná změněnou verzi karet nebo čísel hry s tištěnou: je silnější?
help-balance-whole = { $about } Obě verze hrají stejní boti se stejnými semínky a výsledky se porovnávají partii po partii.
help-balance-change = soubor TOML s tím, co se liší od tištěné verze (docs/balance.md)
help-balance-seats = bot na každém místě, třeba greedy,greedy; jinak všude random
help-balance-matches = kolik partií každé verze; jinak 200
balance-heading = { $game } se změnou { $file }: { $pairs ->
    [one] { $pairs } partie
    [few] { $pairs } partie
   *[other] { $pairs } partií
} každé verze, semínko { $seed }
balance-before = jak je
    tištěno
balance-after = po změně
balance-difference = rozdíl
balance-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-from-to = { $low } až { $high }
balance-seat = Místo { $seat } ({ $bot })
balance-players = Všichni společně ({ $bots })
balance-stronger = { $who }: silnější, asi o { $points } procentního bodu (s 95% jistotou { $interval }). { $luck }
balance-weaker = { $who }: slabší, asi o { $points } procentního bodu (s 95% jistotou { $interval }). { $luck }
balance-unsure = { $who }: partií je málo na to, aby se poznalo, zda je silnější, nebo slabší; rozdíl je s 95% jistotou { $interval } procentního bodu. Čtyřikrát více partií tento interval zúží na polovinu.
balance-same = { $who }: žádný rozdíl; každá partie skončila jako předtím. Více než { $points } procentního bodu je nepravděpodobné.
balance-luck = Pouhá náhoda by takový rozdíl způsobila asi jednou z { NUMBER($times, maximumFractionDigits: 0) } srovnání.
balance-luck-never = Pouhá náhoda by takový rozdíl způsobila méně než jednou z { NUMBER($times, maximumFractionDigits: 0) } srovnání.
balance-nothing = Žádnou partii nedohrály obě verze do konce: není co srovnávat.
balance-legend = Podíl bodů (výhra je jeden, remíza půl), rozdíl v procentních bodech. Platí pro tyto boty a toto nastavení.
balance-pace = { NUMBER($before, maximumFractionDigits: 1) } rozhodnutí na partii, jak je tištěno, { NUMBER($after, maximumFractionDigits: 1) } po změně; celkem { NUMBER($seconds, maximumFractionDigits: 1) } s
error-rl-action = Akci { $action } maska teď nedovoluje
error-rl-policies = { $policies ->
    [one] Je tu { $policies } strategie
    [few] Jsou tu { $policies } strategie
   *[other] Je tu { $policies } strategií
} na počet míst { $seats }: každé místo potřebuje jednu
balance-illegal-deck = Po této změně není hotový balíček { $deck } povolený; přesto se s ním hraje. { $why }
change-illegal-deck = Po této změně není hotový balíček { $deck } povolený, hrát se s ním ale dá. { $why }
error-change-none = { $file }: { $game } nemá soubory s obsahem, které by šlo změnit
error-change-long = { $file }: soubor se změnami může mít { $most } znaků
error-change-game = { $file }: tento soubor mění jinou hru než { $game }
error-change-which = { $file }: není jasné, kterou hru to mění; začněte řádkem game = "…", jednou z { $known }
error-change-twice = { $file }: hru { $game } mění už jiný soubor; dejte obě změny do jednoho
error-change-late = { $file }: hra { $game } je už načtená tak, jak je vytištěná
error-change-said = { $file }: { $where } potřebuje 1 až { $most } znaků na jednom řádku
error-change-decided = { $file } říká, s jakými kartami se hraje, --change tu proto neplatí
error-change-empty = { $file }: nic se tu nemění
error-change-file = { $file }: { $game } nemá soubor s obsahem „{ $given }“; má { $known }
error-change-field = { $file }: neznámé pole { $where }; známá jsou: { $known }
error-change-value = { $file }: { $where } nemůže být { $found }; hra tu má hodnoty jako { $examples }
error-change-unnamed = { $file }: položka v { $where } musí uvést „{ $name }“
error-change-new = { $file }: { $where } neexistuje a nová položka musí uvést { $missing }, nebo „like“; známé jsou: { $known }
error-change-like = { $file }: { $where } nemůže být jako „{ $given }“ (like): to může jen nová položka podle existující, třeba { $known }
error-change-broken = { $file }: { $game } se s touto změnou nedá připravit: { $why }
error-change-code = její kód si s tím neporadí ({ $why })

## Aréna

help-arena = nechá každého bota hrát s každým a seřadí je podle síly
help-arena-whole = { $about }. Každá dvojice hraje každé rozdání dvakrát, podruhé s vyměněnými místy; je-li míst víc než dvě, boti se na nich střídají. Ve hře, kde všichni vyhrávají nebo prohrávají společně, hraje každý bot stejná rozdání sám na všech místech.
help-arena-bots = aspoň dva boti, například random,greedy,search:200it; jinak { $bots }
help-arena-matches = kolik partií odehraje každá dvojice (zaokrouhlí se nahoru na sudé číslo) nebo každý bot sám; jinak { $matches }
help-arena-players = počet míst; jinak nejmenší, jaký hra má
help-arena-habits = spočítá také, jak často každý bot dělá, co by nikdo neměl: útočí na vlastní stranu, odmítá zbraň, prohazuje stejné figurky nebo končí tah s nevyužitými akcemi
help-arena-record = uloží záznam každé partie do této složky, pro „herna replay“
help-train = nechá bota naučit se hodnotit pozice z partií proti sobě
help-train-whole = { $about }. Každé kolo hraje, naučí síť z dosud odehraného a porovná ji s předchozí; po dvou kolech za sebou, která nejsou lepší, skončí.
help-train-out = soubor pro síť, jinak value.json
help-train-from = síť, se kterou se začne
help-train-rounds = nejvýš kolik kol; jinak { $default }
help-train-seconds = jak dlouho trvá každé kolo: dvě třetiny hraní, zbytek učení a srovnání; jinak { $default }
help-train-hidden = skryté jednotky sítě; jinak { $default }
help-train-matches = nejvýš kolik partií má každé srovnání; jinak { $default }
help-train-milliseconds = na každé rozhodnutí ve srovnání; jinak { $default }
help-train-iterations = jak daleko v průměru přemýšlejí boti, kteří kvůli tomu hrají; jinak { $default }
help-train-players = kolik hráčů: číslo, několik jako "2|4", nebo "*" pro jakýkoli; jinak nejméně
help-train-option = nastaví možnost hry, na několik hodnot jako "normal|expert" nebo na "*" pro jakoukoli, losovanou pro každou partii; lze opakovat
train-together = proti předchozímu hodnocení na stejných rozdáních: { $share } (95% interval { $interval }) z { $matches } rozdání, přičemž to, které obě vyhrají nebo prohrají, je za půl
train-kept = Uloženo do { $file }.
train-not-kept = Není lepší, takže se neukládá; příští kolo se učí i z jeho partií.
train-no-features = Hra { $game } neříká, jak zapsat pozici čísly, takže se není z čeho učit
train-other-features = Síť, od které se začíná, chce { $known } vstupů a hra jich má { $features }
train-round = Kolo { $round }: partií { $matches }, pozic { $positions }; na odložených log-loss { NUMBER($loss, maximumFractionDigits: 3) }, správně { $right }
train-against = proti předchozímu hodnocení: { $share } (95% interval { $interval }) z { $matches } partií
train-too-few = Z { $matches } partií se nelze nic naučit; hrajte déle pomocí --seconds
error-no-net = Soubor { $file } neobsahuje síť; vytvoří ji „herna train HRA“
error-few-chances = { $matches } partií s hledáním je málo; je třeba aspoň { $least }
error-no-correction = Soubor { $file } neobsahuje opravu šancí; vytvoří ji „herna report BĚH --chances SOUBOR“
arena-same-bot = Bot „{ $bot }“ je uveden dvakrát; každý bot hraje jen s ostatními
arena-too-few = Do arény musí aspoň dva boti, například --bots random,greedy
arena-place = #
arena-place-of = { $place }
arena-bot = Bot
arena-rating = rating
arena-rating-of = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-matches = partií
arena-thinking = přemýšlí
    ms
arena-own-attacks = útočí na své
arena-declined-weapons = odmítá zbraně
arena-swaps = prohazuje stejné
arena-idle = nevyužívá akce
arena-slips-of = { $share } z { $of }
arena-milliseconds = { NUMBER($milliseconds, maximumFractionDigits: 4) }
arena-pair = Dvojice
arena-against = { $first } – { $second }
arena-won-drawn-lost = výhry-
    remízy-
    prohry
arena-record = { $wins }-{ $draws }-{ $losses }
arena-of-first-seat = místo 1
arena-first-seat = Strana, která má místo 1, získává { $share } bodů (95% interval { $interval }).
arena-legend = Rating: OpenSkill (Plackett–Luce), na začátku 25, s 95% intervalem. Podíl: z bodů; výhra je bod, remíza půl. Přemýšlí: milisekundy na rozhodnutí, podle hodin.
arena-legend-by-itself = Každý bot hrál stejná rozdání sám na všech místech. Podíl: vyhraných partií. Přemýšlí: milisekundy na rozhodnutí, podle hodin.

## Turnaje

help-tournament = boti odehrají turnaj, kolo po kole
help-tournament-format = jak se nasazuje; jinak { $format }
help-tournament-players = kolik botů hraje, nejvýše { $most }; jinak { $players }
help-tournament-bots = boti, kteří se hlásí jeden po druhém dokola; jinak { $bots }
help-tournament-decks = hotové balíčky nebo soubory s balíčky, které hráči dostávají dokola; jinak si každý vylosuje hotový balíček
help-tournament-rounds = kolik kol má švýcarský turnaj; jinak tolik, aby mohl zůstat jediný neporažený
help-tournament-best-of = na kolik her nejvýše se hraje partie; jinak 1
help-tournament-out = zapíše záznam turnaje do tohoto nového souboru
help-tournament-resume = pokračuje v turnaji z tohoto záznamu
error-tournament-what = Která hra? Například „herna tournament summoner-wars“; v turnaji pokračuje --resume FILE
error-tournament-players = Turnaj potřebuje aspoň dva hráče
error-tournament-rounds = Jiný počet kol může mít jen švýcarský turnaj
error-tournament-decks = { $game } tu nemá balíčky pro hráče: vynechte --decks, nebo nastavení, které určuje balíček místa
error-tournament-resume = Záznam { $file } už určuje, co se hraje; s --resume lze zadat jen --jobs a --json
error-tournament-version = { $file } se hrál podle jiné verze pravidel hry { $game }
error-tournament-line = Řádek { $line } souboru { $file } není zápis turnaje: { $why }
error-no-tournament = { $game } se nedá hrát jako turnaj: není to hra dvou hráčů proti sobě
tournament-not-started = První zápis turnaje určuje, co se hraje
tournament-started-twice = Turnaj už začal
tournament-best-of = Partie se hraje nejvýše na 1, 3 nebo 5 her, ne na { $given }
tournament-no-player = Hráč { $player } tu není
tournament-no-open-table = Stůl { $table } už má výsledek, nebo v tomto kole není
tournament-next-player = Další hráč má číslo { $next }, ne { $player }
tournament-full = Turnaj má nejvýše { $most } hráčů
tournament-late = { $name } přichází pozdě: po nasazení prvního kola lze vstoupit jen do švýcarského turnaje
tournament-has-dropped = { $name } už odstoupil
tournament-is-over = Turnaj skončil
tournament-round-open = Další kolo nelze nasadit, dokud se hraje (nedohraných partií: { $tables })
tournament-wrong-pairing = V kole { $round } má být každý hráč, který neodstoupil, nasazen právě jednou
tournament-no-result = Stůl { $table } v kole { $round } nemá výsledek, který by šlo opravit
tournament-built-upon = Výsledek stolu { $table } v kole { $round } platí: navazují na něj další partie
tournament-wrong-result = Takhle stůl { $table } nemohl skončit: hraje se nejvýše na { $best_of } her
tournament-not-at-table = U stolu { $table } mohou chybět jen hráči, kteří k němu patří
tournament-penalty = Trest ubírá 0 nebo víc bodů, ne { $points }
tournament-swiss = { $game }: švýcarský turnaj, hráčů: { $players }, her v partii nejvýše: { $best }, semínko { $seed }
tournament-round-robin = { $game }: každý s každým, hráčů: { $players }, her v partii nejvýše: { $best }, semínko { $seed }
tournament-single-elimination = { $game }: vyřazovací turnaj, hráčů: { $players }, her v partii nejvýše: { $best }, semínko { $seed }
tournament-double-elimination = { $game }: vyřazování po dvou prohrách, hráčů: { $players }, her v partii nejvýše: { $best }, semínko { $seed }
tournament-round = { $round }. kolo
tournament-byes = Volný los: { $players }
tournament-score = { $first } : { $second }
tournament-unfinished = { $first } : { $second } (nedohráno)
tournament-standings = Pořadí
tournament-player = Hráč
tournament-deck = Balíček
tournament-points = body
tournament-opponents-matches = partie soupeřů
tournament-games = hry
tournament-opponents-games = hry soupeřů
tournament-counted = Opakovaných dvojic: { $rematches }. Volných losů: { $byes }.
tournament-legend = Body: výhra nebo volný los jsou 3, remíza 1. Při shodě rozhoduje po řadě: podíl partií, které vyhráli soupeři, podíl her, které vyhrál hráč, podíl her, které vyhráli soupeři; pak los.
tournament-legend-elimination = Body: kolik kol hráč v turnaji vydržel. Při shodě rozhoduje po řadě: podíl partií, které vyhráli soupeři, podíl her, které vyhrál hráč, podíl her, které vyhráli soupeři; pak los.
tournament-stopped = V souboru { $file } je, co se dosud odehrálo. Pokračuje: { $command }

## Server

page-about = Digitální hrací stůl, který zná pravidla. Zde se hraje:
page-not-built = Stránka ještě není sestavena: spusťte ./herna.
page-api = rozhraní pro programy
preview-home = Digitální hrací stůl, který zná pravidla. Hrajte hned: { $games }
preview-about = Digitální hrací stůl, který zná pravidla
preview-card = { $name } · { $game }
preview-cards = Karty: { $games }
preview-cards-about = Každá karta, jednotka a scénář: co dělá, jaké má hodnoty a odkud jsou, její pravidla a balíčky.
preview-rules = { $game }: pravidla
preview-puzzle = { $game }, hádanka: { $title }
preview-lesson = { $game }, lekce: { $title }
preview-lesson-about = U opravdového stolu, asi za { $minutes } { $minutes ->
    [one] minutu
    [few] minuty
   *[other] minut
}
preview-waiting = { $game }: je tu pro vás místo
preview-playing = { $game }: partie, na kterou se můžete dívat
preview-over = { $game }: záznam partie
preview-free-seat = volné místo
preview-player = { $name } ({ $with })
preview-clock = hodiny: { $clock }
preview-clock-move = { $time } na každé rozhodnutí
error-no-table = Takový stůl tu není
error-table-unreadable = Tato partie začala podle pravidel, která tento server už nezná, proto ji nejde zobrazit
error-no-such-seat = U stolu není místo { $seat }
error-not-your-seat = Místo { $seat } není vaše
error-seat-taken = Místo { $seat } je obsazené
error-no-free-seat = Všechna místa jsou obsazená
error-not-begun = Partie ještě nezačala: nejsou obsazena všechna místa
error-not-over = Partie ještě neskončila
error-no-such-decision = Partie nemá rozhodnutí { $number }; poslední je { $last }
error-other-seats = Počet míst v partii: { $seats }; uveďte hráče pro každé
error-private-match = Tato partie byla soukromá: pokračovat z ní může jen ten, kdo v ní seděl
error-secret-decks = Hráči si balíčky vybrali tajně: půjde to, až všichni souhlasí, aby se ukázaly
error-stale-choice = Rozhodnutí { $number } už není otevřené; na řadě je { $open }
error-no-chat = U tohoto stolu není hovor
error-no-undo = U tohoto stolu nelze brát volby zpět
error-no-hints = U tohoto stolu nejsou rady
error-no-chances = Šance na výhru v této partii se nepodařilo spočítat; zkuste to znovu
error-no-hint = Rada se nenašla; zkuste to znovu
error-no-draw = Remízu lze nabídnout jen tam, kde na všech místech sedí lidé a hrají proti sobě
error-stale-offer = Nabídka { $number } už neplatí; platí nabídka { $open }
error-nothing-offered = Není tu žádná nabídka, na kterou byste mohli odpovědět
error-no-such-moment = Na nic takového tu nelze čekat
error-busy = U stolu se děje příliš mnoho najednou; zkuste to znovu
error-too-many = Příliš mnoho požadavků; chvíli počkejte
error-too-much-thinking = Už čekáte na příliš mnoho rad
error-no-time-to-think = Počítač teď musí promýšlet příliš mnoho partií; požádejte o radu později
error-too-many-bots = Z vaší adresy je otevřeno { $most } stolů, u kterých hraje jen počítač, a víc jich být nesmí; počkejte, až některá partie skončí
error-too-many-visitors = Z vaší adresy přišlo příliš mnoho nových návštěvníků; zkuste to zítra
error-too-many-tables = Máte otevřený nejvyšší možný počet stolů ({ $most }); některý dohrajte nebo opusťte
error-no-trial = Taková zkouška tu není, nebo je to už dávno; spusťte ji znovu
error-too-many-trials = Počítač má rozehrané jiné vaše nebo cizí zkoušky; počkejte, až některá skončí
error-too-many-trial-matches = Tolik partií najednou nejde vyzkoušet; nejvýš jich může být { $most }
error-not-toml = V souboru nemůže stát { $found }
error-too-many-from-here = Z vaší adresy je otevřeno { $most } stolů, víc jich být nesmí; nejdřív některý dohrajte
error-chat-over = Partie skončila už dávno, u tohoto stolu už psát nejde
error-table-full = U tohoto stolu se toho stalo příliš mnoho, partii lze už jen dohrát
error-house-full = Na tomto serveru už není místo pro další stoly; zkuste to později
error-origin = Tento požadavek přišel ze stránky jiného webu
error-host = Pod tímto jménem server neodpovídá; další lze přidat při spuštění volbou --origin
error-bad-message = Této zprávě nelze rozumět: { $why }
error-saved-name = Jméno má 1 až { $most } znaků, které lze zobrazit; nic se nezměnilo
error-saved-taken = Jméno „{ $name }“ už máte; zvolte jiné, nebo uložte jeho novou verzi
error-saved-long = Tento text je na uložení příliš dlouhý: nejvýš { $most } znaků; nic se nezměnilo
error-saved-many = Uloženo je už { $most } textů a víc se nevejde; nejdřív některé smažte
error-saved-nobody = Uložené texty patří návštěvníkovi: nejdřív si od /api/me vyžádejte cookie
error-no-seek = Tento hráč už soupeře nehledá
error-own-seek = Toto je vaše vlastní hledání soupeře
error-many-seeks = Najednou lze hledat soupeře nejvýše { $most }×
error-seek-nobody = Abyste mohli hledat soupeře, vyžádejte si nejdřív od /api/me cookie
error-own-self = To jste vy
error-many-relations = Nejvýše může být { $most } lidí
error-no-challenge = Tato výzva už neplatí
error-challenge-refused = S tímto hráčem to nejde
error-many-challenges = Najednou může být nejvýše { $most } výzev
error-chat-blocked = Vy a někdo u tohoto stolu si navzájem nepíšete
error-friends-account = K tomu potřebujete účet
error-seek-rating = Tento hráč hledá soupeře s jiným hodnocením
error-seek-side = { $option } je nastavení jednoho místa: pošlete ho v „own“, bez čísla
error-not-in-match = U tohoto stolu nemáte místo
error-no-draft = Tento draft už neexistuje
error-not-in-draft = Tohoto draftu se neúčastníte
error-draft-begun = Tento draft už začal
error-draft-full = V tomto draftu už není volné místo
error-draft-late = Na to je pozdě: boostery už šly dál
error-draft-not-over = Balíčky se staví, až se rozeberou všechny boostery
error-draft-not-yours = Kartu „{ $card }“ nemáte tolikrát
error-draft-size = Balíček v tomto draftu má { $wanted } karet, ne { $given }
error-draft-no-deck = Nejdřív musí oba hráči odevzdat balíček
error-too-many-drafts = Dnes už bylo založeno příliš mnoho draftů; za den jich může být nejvýš { $most }
preview-draft = Draft
preview-draft-about = Přisedněte si, vybírejte v tajnosti karty z boosterů, postavte si balíček a utkejte se s ostatními.
error-no-tournament-here = Tento turnaj už neexistuje
error-cup-name = Turnaj potřebuje jméno
error-cup-nameless = Kdo se hlásí, potřebuje jméno
error-cup-name-taken = Hráč „{ $name }“ nebo hráč se stejně vypadajícím jménem už v turnaji je
error-cup-deck-of-seat = V turnaji patří balíček hráči, ne místu
error-cup-deck = Zvolte balíček, se kterým se hlásíte
error-cup-locked = Balíčky jsou uzamčené: turnaj už začal
error-cup-secret = Tento balíček je do konce turnaje tajný
error-cup-registration = Přihlašování skončilo
error-cup-full = Turnaj je plný; hráčů může být nejvýš { $most }
error-cup-not-in = V tomto turnaji nehrajete
error-cup-not-organiser = Tohle smí jen pořadatel
error-cup-not-judge = Tohle smí jen soudce nebo pořadatel
error-cup-is-judge = Kdo turnaj soudí, ten v něm nehraje
error-cup-judge-plays = { $name } v tomto turnaji hraje, a nemůže ho tedy soudit
error-cup-guest = Jen v turnaji na místě přihlašuje pořadatel hráče jménem
error-cup-no-bots = V turnaji na místě nemohou hrát boti
error-cup-not-running = Turnaj neběží
error-cup-by-hand = Chcete-li nasadit kolo ručně, turnaj pozastavte
error-cup-no-table = Takový otevřený stůl v tomto kole není
error-cup-called = K tomuto stolu už soudce někdo zavolal
error-cup-calls = Soudce jste zavolali už { $most }krát; víckrát to nejde
error-cup-no-time = Toto kolo nemá časový limit, nebo jeho čas už vypršel
error-cup-going-on = Pořádáte { $most } turnajů, které neskončily; nejdřív některý ukončete
error-cup-too-many = Dnes už bylo založeno příliš mnoho turnajů; za den jich může být nejvýš { $most }
error-cup-too-long = Tento turnaj má příliš mnoho zápisů; už ho lze jen ukončit
error-cup-no-file = Soubory jsou standings.csv, pairings.csv a tournament.json
error-cup-at-table = U turnajového stolu tohle nejde
error-cup-paused = Soudce tuto partii pozastavil
error-cup-no-clock = Čas lze přidat jen hráči, kterému běží hodiny
error-cup-look = Soudce se na karty hráče dívá jen po zavolání, nebo když je partie pozastavená
error-cup-bots = Botů v tomto turnaji může být nejvýš { $most }
error-cup-replay = Tuto partii si přehrajete, až turnaj skončí: do té doby jsou její balíčky tajné
preview-tournaments = Turnaje
preview-tournament = Turnaj
preview-tournament-about = Nasazení, výsledky a pořadí, jak přicházejí.
error-no-saved = Tento uložený text neexistuje, nebo už s vámi není sdílen
error-too-large = To je příliš velké; nic se nezměnilo
error-internal = Něco se tu pokazilo; je to zaznamenáno a nic se nezměnilo
error-unhealthy = Tento server nemůže zapisovat do databáze a číst z ní
error-not-ready = Tento server teď nepřijímá žádosti
error-banned = Na tento server máte zakázaný přístup
error-banned-why = Na tento server máte zakázaný přístup: { $why }
error-restarting = Tento server se restartuje; zkuste to za chvíli
error-maintenance = Na tomto serveru probíhá údržba; nové stoly teď nelze otevřít
error-maintenance-why = Nové stoly teď nelze otevřít: { $why }
error-not-host = To smí jen ten, kdo je u tohoto stolu nejdéle, a ne se svým vlastním místem
error-nobody-there = Na místě { $seat } nikdo nesedí
error-report-visitor = Než někoho nahlásíte, otevřete stránku
error-report-whom = Uveďte, koho se hlášení týká: místo u stolu, nebo jméno účtu
error-report-said = To z tohoto místa nikdo neřekl
error-too-many-reports = Za den lze poslat { $most } hlášení
error-no-visitor = Tento prohlížeč tu není známý: nejdřív otevřete stránku
error-no-right = Váš účet k tomu nemá oprávnění
error-not-below = To u někoho s rolí { $role } udělat nesmíte
error-no-report = Hlášení { $number } tu není
error-last-owner = Někdo musí být vlastníkem: nejdřív jím udělejte jiný účet
error-no-player = Hráč tohoto jména tu není, nebo o sobě nic neukazuje
error-bad-cursor = Taková stránka seznamu neexistuje
error-rated-account = Hodnocená partie vyžaduje účet: přihlaste se, nebo si ho založte
error-rated-twice = V hodnocené partii má každý jedno místo
error-rated-help = Hodnocená partie se hraje bez vracení zpět a bez rad
error-rated-clock = Hodnocená partie vyžaduje hodiny
error-rated-bots = Hodnocenou partii hraje aspoň jeden člověk
error-rated-bot = { $bot } tu hodnocené partie nehraje: jeho síla nebyla změřena
error-rated-setup = Hodnocená partie začíná obvyklou přípravou hry, bez vlastního scénáře, limitů a změněných karet
error-rated-leave = Z hodnocené partie nelze odejít; můžete ji vzdát
error-rated-clock-decides = V hodnocené partii se ničí místo neuvolňuje: rozhodují hodiny
error-not-gone = Místo lze uvolnit, když jeho hráč neodpověděl { $minutes } minut od chvíle, kdy byl na řadě
notice-maintenance = Na tomto serveru probíhá údržba; nové stoly teď nelze otevřít.
notice-restarting = Server se restartuje. Vaše partie bude za chvíli pokračovat.
error-has-account = Účet už máte
error-account-form = Jméno účtu musí mít { $shortest } až { $longest } znaků
error-account-name = Jméno „{ $name }“ je obsazené
error-sign-in = Jméno nebo heslo nesouhlasí
error-no-account = Nejste přihlášeni k účtu
error-no-such-account = Účet „{ $name }“ neexistuje
error-wait-to-sign-in = Příliš mnoho nesprávných hesel; počkejte { $seconds } s
error-no-mail = Tento server neposílá e-maily; obraťte se na provozovatele
error-too-many-mails = Dnes už bylo e-mailů příliš mnoho; zkuste to zítra
error-link-used = Odkaz už byl použit, nebo je příliš starý

## E-maily; `server` je adresa tohoto serveru, `name` jméno účtu

mail-end =
    {"-- "}
    { $server }
    Tento e-mail poslal program; odpovědi na něj nikdo nečte.
mail-confirm-subject = Potvrďte svou e-mailovou adresu
mail-confirm-text =
    Dobrý den, { $name },

    někdo, pravděpodobně vy, zadal tuto e-mailovou adresu k účtu „{ $account }“. Potvrdíte ji, když do jednoho dne otevřete tento odkaz:

    { $link }

    Pokud jste to nebyli vy, e-mailu si nevšímejte.
mail-changed-subject = Váš účet má jinou e-mailovou adresu
mail-changed-text =
    Dobrý den, { $name },

    váš účet má nyní jinou e-mailovou adresu a tato se už nepoužívá. Pokud jste ji nezměnili vy, napište provozovateli serveru.
mail-reset-subject = Nové heslo
mail-reset-text =
    Dobrý den, { $name },

    někdo, pravděpodobně vy, zapomněl heslo k účtu „{ $account }“. Nové si zvolíte, když do hodiny otevřete tento odkaz:

    { $link }

    Pokud jste to nebyli vy, e-mailu si nevšímejte; heslo zůstane, jaké bylo.

## `herna serve`

help-serve = spustí server a jeho stránku; samotné „herna“ udělá totéž a otevře prohlížeč
help-serve-config = soubor s kterýmikoli z těchto voleb v TOML, třeba port = 8000; příkazový řádek a prostředí mají přednost
help-serve-host = adresa, na které se naslouchá; jinak 127.0.0.1, tedy jen tento počítač
help-serve-port = port, na kterém se naslouchá; jinak 8000, 0 je kterýkoli volný
help-serve-open = otevře prohlížeč, u běžící Herny, pokud nějaká je
help-serve-data = složka pro stoly; jinak složka dat uživatele
help-serve-database-url = místo ní databáze PostgreSQL: postgresql://UŽIVATEL:HESLO@POČÍTAČ/NÁZEV (nebo nastavte HERNA_DATABASE_URL)
help-serve-runs = složka s běhy „herna simulate --out“ pro stránky karet; jinak „runs“ ve složce dat
help-serve-smtp-host = poštovní server, přes který se posílají e-maily; jinak se žádné neposílají
help-serve-smtp-port = jeho port; jinak 587, s --smtp-tls tls 465, s none 25
help-serve-smtp-tls = jak se spojení s ním šifruje; jinak starttls
help-serve-smtp-user = uživatelské jméno pro něj
help-serve-smtp-password = heslo pro něj; raději nastavte HERNA_SMTP_PASSWORD, protože volby si na počítači přečte každý
help-serve-smtp-sender = odesílatel e-mailů: adresa, nebo jméno s adresou: „Herna <herna@example.org>“
serve-smtp-incomplete = Aby se e-maily posílaly, nastavte také { $missing }
serve-smtp-unencrypted = Heslo poštovnímu serveru nelze posílat nešifrovaně; nastavte --smtp-tls na starttls nebo tls
serve-bad-sender = --smtp-sender nemůže být „{ $given }“; vypadá jako herna@example.org nebo „Herna <herna@example.org>“
help-serve-legal = složka se soubory privacy.en.md, privacy.cs.md, terms.en.md a terms.cs.md, které stránka zobrazí
help-serve-origin = veřejná adresa stránky, třeba https://herna.example.org; lze opakovat
help-serve-secure = server je dostupný jen přes https; cookies se jinudy neposílají
help-serve-proxy = adresa důvěryhodné reverzní proxy, která sděluje, kdo je návštěvník; lze opakovat
help-serve-thinkers = procesy pro boty; jinak jeden na jádro
help-serve-ray = boti přemýšlejí na clusteru Ray na této adrese („auto“: na tom, ke kterému patří tento počítač), a ne tady
help-serve-rate = požadavky a zprávy za sekundu pro každou adresu a každé místo; jinak 50
help-serve-burst = kolik jich smí přijít najednou; jinak 200
help-serve-keep-all = ponechat nepoužívané stoly a návštěvníky navždy
help-serve-drain = kolik sekund má rozdělaná práce, když server ukončí SIGTERM; jinak 10
help-serve-log = podoba záznamů na standardním chybovém výstupu; na terminálu console, jinak json
help-serve-log-level = nejnižší zaznamenávaná úroveň; jinak info
error-legal-to-fill-in = { $file }, řádek { $line }: { $found } není vyplněno
error-config-line = { $file }, řádek { $line }: { $why }
error-config-unknown = Nastavení „{ $name }“ neexistuje
error-config-switch = „{ $name }“ je buď true, nebo false
error-config-choice = „{ $name }“ nemůže být „{ $given }“; na výběr je { $choices }
error-config-text = „{ $name }“ nelze takto nastavit
serve-ready = Herna běží na { $url }
serve-data = Stoly se ukládají do { $folder }
serve-end = Ukončíte ji klávesami Ctrl-C; nic se neztratí.
serve-runs-already = Herna už běží na { $url }
serve-bad-port = --port nemůže být „{ $given }“; je to číslo od 0 do { $most }
serve-bad-rate = { $option } nemůže být „{ $given }“; je to číslo větší než 0
serve-bad-origin = --origin nemůže být „{ $given }“; vypadá jako https://herna.example.org
serve-bad-proxy = --proxy nemůže být „{ $given }“; je to adresa jako 127.0.0.1 nebo síť jako 10.0.0.0/8
serve-port-taken = Port { $port } na { $host } používá jiný program; zvolte jiný pomocí --port, nebo --port 0 pro kterýkoli volný
serve-cannot-listen = Na { $host }, portu { $port }, nelze naslouchat: { $why }
serve-folder-taken = Jiná Herna ({ $url }) ukládá své stoly do { $folder }; zvolte jinou složku pomocí --data, nebo ji ukončete
error-data-folder = Složku dat { $folder } nelze použít: { $why }; zvolte jinou pomocí --data
error-database = Databázi nelze použít: { $why }

## `herna bench server`

help-bench-server = změří, kolik stolů server na tomto počítači udrží a jak rychle přijímá volby
help-load-games = klíče her, které se hrají náhodně; jinak { $games }
help-load-tables = kolik stolů je otevřeno zároveň, číslo po čísle; jinak 50,200,1000
help-load-pace = kolik voleb za sekundu pošlou všechny stoly dohromady; jinak 600
help-load-seconds = kolik sekund se měří každý počet stolů; jinak 15
help-load-database-url = prázdná databáze PostgreSQL pro server; jinak SQLite v dočasné složce
load-progress = hraje se
load-tables = stoly
load-held = drží
load-choices = voleb/s
load-p50 = p50
    (ms)
load-p99 = p99
    (ms)
load-cpu = CPU
    (ms/volba)
load-no-server = Server se nepodařilo spustit: { $why }
load-refused = Server odmítl otevřít stůl: { $why }
bench-bar-tables = { $game }: drží se { NUMBER($wanted, maximumFractionDigits: 0) } stolů
bench-bar-choices = { $game }: aspoň { NUMBER($wanted, maximumFractionDigits: 0) } voleb/s
bench-bar-p99 = { $game }: ze 100 voleb jich 99 trvá nejvýš { NUMBER($wanted, maximumFractionDigits: 0) } ms
bench-bar-idle = { $game }: nečinný stůl zabere nejvýš { NUMBER($wanted, maximumFractionDigits: 0) } kB
bench-bar-crowd = { $game }: volba před 500 diváky stojí nejvýš { NUMBER($wanted, maximumFractionDigits: 0) }krát tolik co před jediným
bench-found-crowd = { NUMBER($found, minimumFractionDigits: 1, maximumFractionDigits: 1) }krát
bench-found-tables = { NUMBER($found, maximumFractionDigits: 0) }
bench-found-choices = { NUMBER($found, maximumFractionDigits: 0) }
bench-found-p99 = { NUMBER($found, maximumFractionDigits: 0) } ms
bench-found-idle = { NUMBER($found, maximumFractionDigits: 1) } kB

# Lekce a hádanky
error-lesson-field = { $place }: takové pole tu není; jsou tu: { $known }
error-lesson-type = { $place }: tady musí být { $wanted ->
    [text] text
    [texts] seznam textů
    [number] celé číslo
    [numbers] seznam celých čísel
    [yes-no] true nebo false
    [table] tabulka
    [tables] seznam tabulek
   *[lists] seznam seznamů textů
}
error-lesson-missing = { $place }: toto pole chybí
error-lesson-game = { $place }: hra „{ $game }“ neexistuje; jsou: { $known }
error-lesson-rule = { $place }: pravidlo { $rule } neexistuje
error-lesson-kind = { $place }: „{ $choice }“: druh volby „{ $kind }“ neexistuje
error-lesson-choice = { $place }: „{ $choice }“ má mít tvar „{ $form }“
error-lesson-check = { $place }: „{ $check }“ není kontrola; napište „otázka = odpověď“, nebo >= či <= a číslo
error-lesson-deadline = { $place }: takový termín neexistuje; jsou: { $known }
error-lesson-no-steps = { $place }: lekce potřebuje aspoň jeden krok
error-lesson-given = { $place }: tuto pozici nelze připravit: { $why }
error-lesson-impossible = { $place }: pozice se nedá hrát: { $why }
error-lesson-not-offered = { $place }: „{ $choice }“ není v nabídce; otázka: { $asked }; nabídka: { $offered }
error-lesson-not-asked = { $place }: na řadě není ten, kdo se učí, ale místa { $seats }
error-lesson-question = { $place }: na „{ $question }“ nelze odpovědět ({ $why })
error-lesson-untrue = { $place }: „{ $check }“ neplatí: je to { $answer }
error-lesson-chance = { $place }: předepsané kostky nesouhlasí: { $why }
error-lesson-left-over = { $place }: padlo jen { $used } z { $given } předepsaných čísel
error-lesson-never-offered = { $place }: „{ $choice }“ v tomto kroku není nikdy v nabídce
error-lesson-carried-out = { $place }: „{ $choice }“ nemá nic změnit, ale provedlo se
error-lesson-silent = { $place }: na „{ $choice }“ chybí odpověď
error-lesson-refused = { $place }: „{ $choice }“ má odmítnout { $rule }, ale odmítá to: { $by }
error-lesson-text = { $place }: zpráva { $message } chybí
error-lesson-point = { $place }: „{ $point }“ nelze najít
error-lesson-way = { $place }: tato cesta skončí { $state }: { $way }
error-lesson-unread = { $place }: pravidlo nebo karta, o kterých je tu řeč, se změnily; přečtěte si to znovu a potom to obnovte příkazem „herna lesson seen SOUBOR“
error-lesson-unknown = { $game } nemá lekci ani hádanku „{ $given }“; jsou: { $known }

help-learn = naučit se hru v krátkých lekcích; bez GAME vypsat všechny
help-learn-lesson = číslo nebo klíč lekce; bez něj ta další v pořadí
help-learn-list = vypsat lekce hry
help-learn-check = přehrát všechny lekce a hádanky hry a ověřit, že platí
help-learn-json = vypsat lekce, hádanky, slovníček a rady jako JSON
help-puzzles = řešit hádanky hry; bez NUMBER je vypsat
help-puzzles-number = číslo nebo klíč hádanky
help-puzzles-check = vyřešit hádanky, které se od posledního řešení změnily, a uložit výsledek
help-puzzles-soak = vyřešit znovu všechny
help-puzzles-most = kolik pozic hádanky prohlédnout, než se řekne, že je příliš velká
help-puzzles-today = hádanka dne: hry GAME, nebo ze všech her
help-puzzles-make = najít hádanky v zaznamenaných partiích: pozice, v nichž k nejlepšímu vede jediná cesta
help-puzzles-make-from = složka se záznamy, jak je zapisuje „herna arena GAME --record DIR“
help-puzzles-make-to = složka pro hádanky; jinak puzzles-GAME
help-puzzles-make-most = kolik pozic se u kandidáta prohlédne; je-li jich víc, hádankou není
help-puzzles-make-puzzles = po kolika hádankách skončit; jinak po 30
help-puzzles-make-seconds = po jaké době skončit; jinak po 600 sekundách
error-puzzles-no-journals = ve složce { $folder } nejsou záznamy; pořídí je „herna arena { $game } --record { $folder }“
error-puzzles-other-game = { $file } je partie hry { $found }, ne { $game }
puzzles-make-progress = { $found ->
    [one] jedna hádanka
    [few] { $found } hádanky
   *[other] { $found } hádanek
}
puzzles-make-done = { $found ->
    [0] Žádná hádanka se nenašla; prohlédnuto pozic: { $positions }.
   *[other] Nalezeno hádanek: { $found }; prohlédnuto pozic: { $positions }. Jsou ve složce { $folder }; přečtěte si jejich texty a napište lepší.
}
puzzle-hint-rule = Vzpomeňte si na pravidlo: { $rule }.
puzzle-made-title = { $file }, rozhodnutí { $number }
puzzle-made-why = Vede k tomu: { $choices }.
puzzle-made-ask-win = Můžete vyhrát { $deadline }. Najděte jak.
puzzle-made-ask-breaches = Mějte { $deadline } otevřené trhliny: { $best }.
puzzle-made-ask-minions = Ať { $deadline } zbude ve hře přisluhovačů a hrozeb nejvýš { $best }.
puzzle-made-ask-save = Ať Útočiště { $deadline } neklesne pod tolik životů: { $best }.
puzzle-made-ask-magic = Mějte { $deadline } tolik magie: { $best }.
puzzle-made-ask-points = Mějte na konci kroku pohybu tolik bodů: { $best }.
puzzle-made-ask-enemies = Nechte protivníkovi { $deadline } na mapě nejvýš tolik figurek: { $best }.
puzzle-deadline-this-phase = v této fázi
puzzle-deadline-this-step = v tomto kroku
puzzle-deadline-this-turn = v tomto tahu
puzzle-deadline-next-nemesis-turn = během příštího tahu Pána
error-puzzle-unverified = { $place }: tuto hádanku v nynější podobě řešitel nepotvrdil; spusťte „herna puzzles check { $game }“
puzzle-checked = { $name }: řešení na { $shortest } { $shortest ->
    [one] volbu
    [few] volby
   *[other] voleb
}, { $first ->
    [one] jediný začátek
    [few] { $first } různé začátky
   *[other] { $first } různých začátků
}, { $longer ->
    [0] žádná delší cesta
    [one] jeden začátek delší cesty
    [few] { $longer } začátky delších cest
   *[other] { $longer } začátků delších cest
}; všech pozic { $positions }; náhodou { $percent } %
puzzle-too-many = { $name }: pozic je nejméně { $positions }, a proto nebyla odehrána každá možnost; mohou být i jiné cesty, takže hádanka neplatí
puzzle-unsolvable = { $name }: cíle nelze s jistotou dosáhnout
puzzle-otherwise = { $name }: výsledek se liší od uloženého
help-lesson-check = zkontrolovat vlastní lekci nebo hádanku: co neplatí a kde
help-lesson-seen = poznamenat do souboru, že jste jej po změně pravidel či karet znovu přečetli
help-lesson-file = lekce nebo hádanka jako soubor TOML; viz docs/lesson-format.md
help-rules-glossary = vysvětlit pojmy hry, každý jednou větou
help-rules-book = číst pravidla jako knihu: celou, nebo jednu kapitolu podle klíče či čísla
error-learn-which = uveďte hru: { $known }
error-learn-nothing = Pro hru { $game } zatím žádné lekce nejsou.
error-no-glossary = { $game } nemá slovníček.
error-no-book = { $game } nemá knihu ke čtení; jeho pravidla jsou podle čísel.
error-no-chapter = { $game } nemá kapitolu „{ $given }“; jsou: { $known }
error-learned-file = { $file } nelze přečíst jako to, co už jste se naučili; přesuňte jej jinam a začnete znovu
learn-minutes = { $minutes } min
learn-finished = dokončeno
learn-at-step = krok { $step } z { $steps }
learn-solved = vyřešeno
lesson-begins = { $title } ({ $minutes } min)
lesson-commands = Kdykoli můžete napsat: { $words }, nebo „?“ a pojem či kartu.
lesson-continue = Pokračujte klávesou Enter.
lesson-try = 1) { $choice }
lesson-otherwise = To by šlo, ale teď zkuste, co je označené ». Nic se nezměnilo.
lesson-how-to-answer = Napište číslo od 1 do { $options }, možnost slovy, nebo jedno z těchto slov: { $words }.
lesson-hint = Zkuste toto: { $choice }
lesson-no-rule = K tomuto kroku žádné pravidlo nepatří.
lesson-no-term = Pojem ani karta „{ $name }“ neexistuje.
lesson-left = Odešli jste; kam jste došli, je uložené.
lesson-finished = Lekce je dokončená.
lesson-holds = { $name }: platí
lesson-faulty = { $name }: { $faults ->
    [one] 1 chyba
    [few] { $faults } chyby
   *[other] { $faults } chyb
}
lesson-renewed = { $name }: poznamenáno, že jste to znovu přečetli.
puzzle-solved = Vyřešeno!
puzzle-failed = Tentokrát ne. Napište „zpět“ nebo „znovu“, případně „odejít“.
puzzle-no-hint = Odtud k cíli žádná známá cesta nevede; napište „zpět“ nebo „znovu“.
lesson-free = Zkuste si na této kopii stolu, co chcete. Nic se tu nepočítá a lekce na vás počká.
lesson-free-over = Tento pokus skončil. Lekce na vás čeká.
lesson-free-commands = Zpátky do lekce vás vrátí slovo „zpět“.
typed-why = proč proc
typed-try = zkusit
typed-show = ukázat ukazat ukaž ukaz
typed-again = znovu
typed-skip = přeskočit preskocit
typed-leave = odejít odejit konec
error-lesson-lost = Lekce se změnila; začíná znovu tímto krokem.

## Trenér: ohlédnutí za partií

help-coach = ohlédne se za dohranou partií: které volby mohly být lepší a co bylo štěstí
help-coach-file = záznam nebo uložená partie, která je dohraná
help-coach-seat = místo, jehož volby se posuzují (není-li dáno, první)
help-coach-time = nejvýš tolik sekund (není-li dáno, 60)
help-coach-json = vypíše výsledek jako JSON
coach-percent = { $number } %
coach-title = Trenér: { $game }, { $name }
coach-task = { $phase ->
    [0] Šance na výhru
    [1] Jak jsou přesné
    [2] Krátký pohled na každou volbu
    [3] Delší hledání
   *[other] Kolik bylo štěstí
  }
coach-choices = { $you ->
    [yes] Opravdu vybírat jste mohli { $choices ->
        [one] jednou
       *[other] { $choices }krát
      }.
   *[no] { $name }: opravdu vybírat šlo { $choices ->
        [one] jednou
       *[other] { $choices }krát
      }.
  } { $mistakes ->
    [0] Delší hledání nepotvrdilo žádnou chybu.
    [one] U jedné volby delší hledání potvrdilo, že jiná byla lepší.
    [few] U { $mistakes } voleb delší hledání potvrdilo, že jiné byly lepší.
   *[other] U { $mistakes } voleb delší hledání potvrdilo, že jiné byly lepší.
  }
coach-worst = Nejvíc stálo rozhodnutí { $at }: { $gain } šance na výhru, s chybou ± { $error }.
coach-doubted = { $count ->
    [one] Jednou se jiná volba zprvu zdála lepší, ale delší hledání to nepotvrdilo; chybou ji tedy nenazýváme.
   *[other] { $count }krát se jiná volba zprvu zdála lepší, ale delší hledání to nepotvrdilo; chybou to tedy nenazýváme.
  }
coach-left = { $count ->
    [one] Na jednu další volbu se nedostalo.
    [few] Na { $count } další volby se nedostalo.
   *[other] Na { $count } dalších voleb se nedostalo.
  }
coach-luck-good = Štěstí v rozhodujících chvílích: { $gain } pro { $you ->
    [yes] vás
   *[no] hráče { $name }
  }, s chybou ± { $error }.
coach-luck-bad = Štěstí v rozhodujících chvílích: { $gain } proti { $you ->
    [yes] vám
   *[no] hráči { $name }
  }, s chybou ± { $error }.
coach-luck-unsure = V rozhodujících chvílích nelze štěstí odlišit od chyby odhadu ({ $error }).
coach-error = Všechny šance jsou odhady krátkého hledání. Jiné hledání v téže pozici se může lišit o { $error } a mýlit se může i hledání samo.
coach-gain = { $you ->
    [yes] Podle toho, co jste věděli, vám hledání dává po vaší volbě { $chosen } a po té druhé { $better }: o { $gain } víc, s chybou ± { $error }.
   *[no] Podle toho, co věděl hráč { $name }, dává hledání po této volbě { $chosen } a po té druhé { $better }: o { $gain } víc, s chybou ± { $error }.
  }
coach-fine = { $you ->
    [yes] Nic lepšího než vaši volbu hledání nenašlo.
   *[no] Nic lepšího než tuto volbu hledání nenašlo (volil hráč { $name }).
  }
coach-doubted-here = { $you ->
    [yes] Jiná volba se zprvu zdála lepší, ale delší hledání to nepotvrdilo: vaše chyba to není.
   *[no] Jiná volba se zprvu zdála lepší, ale delší hledání to nepotvrdilo: chyba hráče { $name } to není.
  }
coach-theirs = { $you ->
    [yes] Toto nebyla vaše volba.
   *[no] Toto nebyla volba hráče { $name }.
  }
coach-seen-later = Změnil se odhad: po volbě hledání vidí, co se chystalo.
coach-no-luck = Žádné kostky ani nové karty v tom nebyly.
coach-moment-luck-good = Štěstí: { $gain } pro { $you ->
    [yes] vás
   *[no] hráče { $name }
  }, s chybou ± { $error }. S jinými kostkami nebo kartami by to většinou dopadlo hůř.
coach-moment-luck-bad = Štěstí: { $gain } proti { $you ->
    [yes] vám
   *[no] hráči { $name }
  }, s chybou ± { $error }. S jinými kostkami nebo kartami by to většinou dopadlo lépe.
coach-moment-luck-unsure = Dopadlo to asi tak, jak to dopadá většinou: štěstí přes chybu odhadu ({ $error }) v tom vidět není.
coach-moment = { $number }. Rozhodnutí { $at }, { $name }
coach-change = šance na výhru { $change }
coach-asked = Otázka: { $question }
coach-chosen = Zvoleno: { $choice }
coach-better = Lepší bylo: { $choice }
coach-followed = Co následovalo:
coach-would-follow = Co mohlo následovat, třeba:
coach-curve = Šance na výhru, { $name }, s chybou ± { $error }:
coach-quiet = Žádná jednotlivá volba nezměnila šance víc, než kolik dělá chyba.
coach-out-of-time = Čas vypršel dřív, než se prošlo všechno; víc ho dá --time.
error-no-coach = Za touto partií se nepodařilo ohlédnout; zkuste to znovu
error-no-redeal = Skryté karty tu nejde rozdat znovu; pokračujte od jiné volby
error-coach-time = Čas je { $given }; musí to být počet sekund od 1 do { $most }

# The guide of a first match
guide-goal = Cíl
guide-still = Ještě můžete: { $what }.
guide-tip = Rada: { $tip }
guide-anyway = Přesto? (a/n)
guide-went-back = Nic se nestalo, vyberte znovu.
guide-off = Průvodce už mlčí; vrátí ho slovo „rady“.
guide-on = Průvodce je zpátky.
guide-none = Průvodce je v partiích začatých s --first nebo --tips.
learn-first = Vaše první partie: { $command }
error-first-decides = --first určuje, jak se partie připraví; vynechte { $given }
