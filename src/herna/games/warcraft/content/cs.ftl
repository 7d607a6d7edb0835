## Warcraft: desková hra

wc-game = Warcraft: desková hra
wc-about = Armády a dělníci čtyř ras na plánu z šestiúhelníků: pro dva, tři nebo čtyři hráče, i v týmech.
wc-points = vítězné body

## Scénáře

wc-scenario = scénář
wc-scenario-race-any = libovolná rasa
wc-scenario-first-random = kdo začne, rozhodne náhoda
wc-scenario-neutral = neutrální
wc-scenario-team = tým
wc-scenario-special = zvláštní pravidla
wc-scenario-victory = vítězství
wc-scenario-for = { $seats }: { $text }
wc-scenario-removed = Z balíčků se vyřadí: { $cards }.
wc-scenario-skips = Kroky, které se nehrají: { $steps }.

# Zvláštní pravidla
wc-special-never-deplete = Doly a lesy, které se nikdy nevyčerpají: { $spaces }. Hod 3 tu i tak přinese 3.
wc-special-neutral-force = Neutrální jednotky: { $race }, úroveň { $level }. Jsou nepřáteli všech a nikdy se nepohybují. Hází a rozhoduje za ně hráč po levici toho, kdo na ně útočí; karty při tom nehraje. Zabité odcházejí ze hry.
wc-special-no-town-center = Bez městského centra: žádné budovy, žádný výcvik, žádná stavba.
wc-special-necromancers = Nekromanti se pohybují jako dělníci, ale nikdy spolu nestojí na jednom poli, a zabití se už nevracejí. Při těžbě smí Nekromant na žetonu jednotky umístit na jeho pole jednotku tohoto typu a při nakupování smí Nekromant na hřbitově vylepšit jeden typ jednotek, obojí zdarma. Nepřátelská jednotka takový žeton zničí.
wc-special-captives = Jednotka smí při pohybu vzít s sebou zajatce své rasy; v jednom pohybovém kroku ho smí nést jen jedna jednotka.
wc-special-outposts-are-towns = Základny se počítají za Města, ale kdo o základnu přijde, zůstává ve hře.
wc-special-revival = Zabité jednotky se hned vracejí do nejbližšího vlastního Města nebo základny, ale ne na bojiště ani tam, kde je jen nepřítel; omezení počtu při tom neplatí.
wc-special-furions-spell = Na konci každého kola se dobere karta zkušeností a odloží se stranou pro Furionovo kouzlo. Odkládací balíček se do nového balíčku nikdy nemíchá.
wc-special-walls = Pozemní a střelecké jednotky a dělníci přes zeď nepřejdou a pozemní a střelecké jednotky přes ni z křídla nebojují; letecké jednotky obojí smějí.

# Vítězství
wc-victory-points = Na konci vlastního tahu mít nejméně tolik vítězných bodů: { $target }.
wc-victory-last-side = Všechny ostatní strany přišly o svá Města.
wc-victory-hold-space = Na konci vlastního tahu mít jednotku na poli { $space }.
wc-victory-hold-space-near = Na konci vlastního tahu mít jednotku na poli { $space } a na polích kolem něj { $count ->
    [0] žádnou nepřátelskou jednotku
    [one] nejvýše { $count } nepřátelskou jednotku
    [few] nejvýše { $count } nepřátelské jednotky
   *[other] nejvýše { $count } nepřátelských jednotek
}.
wc-victory-necromancers-killed = Všichni nepřátelští Nekromanti jsou zabiti.
wc-victory-tokens-destroyed = Všechny tyto žetony jsou zničeny: { $tokens }.
wc-victory-captive-home = Vlastní zajatec se dostane do vlastního Města, ve kterém není nepřátelská jednotka, nebo se bitva ve Městě se zajatcem vyhraje.
wc-victory-deck-drawn = Dobere se poslední karta vlastního balíčku zkušeností.
wc-victory-town-lost = Padne Město na poli { $space }.

# Žetony výprav
wc-token-unit-ground = žeton pozemní jednotky
wc-token-unit-ranged = žeton střelecké jednotky
wc-token-unit-air = žeton letecké jednotky
wc-token-graveyard = hřbitov
wc-token-captive = zajatec
wc-token-nordrassil = Nordrassil
wc-token-wall = zeď

wc-scenario-first = začíná { $seat }

# Co může být na scénáři špatně: kde v souboru a co
wc-fault-field = { $where }: taková položka neexistuje
wc-fault-missing = { $where }: tato položka chybí
wc-fault-no-number = { $where }: má to být celé číslo od { $low } do { $high }, ne { $found }
wc-fault-no-word = { $where }: má to být některé z { $known }, ne { $found }
wc-fault-no-words = { $where }: má to být seznam, ve kterém každé z těchto slov stojí nejvýše jednou: { $known }
wc-fault-no-key = { $where }: má to být klíč z nejvýše 30 malých písmen, číslic a spojovníků, ne { $found }
wc-fault-no-keys = { $where }: má to být seznam různých klíčů, { $low } až { $high }
wc-fault-no-numbers = { $where }: má to být seznam celých čísel od { $low } do { $high }
wc-fault-no-pairs = { $where }: má to být seznam dvojic klíčů, nejvýše { $high }
wc-fault-no-label = { $where }: má to být jedno nebo dvě písmena či číslice, ne { $found }
wc-fault-no-texts = { $where }: má tu být text en a text cs, každý na jednom řádku a nejvýše o { $high } znacích
wc-fault-no-table = { $where }: má to být tabulka, ne { $found }
wc-fault-no-tables = { $where }: má to být seznam tabulek, { $low } až { $high }
wc-fault-reserved = { $where }: „{ $given }“ má vlastní význam a klíčem místa být nemůže
wc-fault-twice = { $where }: jednou už to tu je
wc-fault-same-place = { $where }: na stejném místě leží { $other }
wc-fault-race-twice = { $where }: tuto rasu už má { $other }
wc-fault-unknown = { $where }: „{ $given }“ tu není
wc-fault-one-side = { $where }: všichni jsou na jedné straně; strany musí být aspoň dvě
wc-fault-neutral-race = { $where }: rasu neutrálních jednotek má i místo { $seat }
wc-fault-no-race-left = { $where }: při čtyřech místech nezbývá pro neutrální jednotky žádná rasa
wc-fault-no-town = { $where }: pole { $space } není druhu town
wc-fault-town-of-nobody = { $where }: toto Město nepatří žádnému místu
wc-fault-town-of-several = { $where }: toto Město patří více místům: { $seats }
wc-fault-wall-not-between = { $where }: tato dvě pole spolu nesousedí
wc-fault-wall-twice = { $where }: tato zeď už tu je
wc-fault-no-way = { $where }: po zemi se sem nedá dojít z pole { $start }
wc-fault-no-flight = { $where }: z pole { $start } se sem nedá dostat ani vzduchem
wc-fault-too-many-ground = { $where }: počet pozemních jednotek, které má { $owner }, je { $count }; rasa jich má { $most }
wc-fault-too-many-ranged = { $where }: počet střeleckých jednotek, které má { $owner }, je { $count }; rasa jich má { $most }
wc-fault-too-many-air = { $where }: počet leteckých jednotek, které má { $owner }, je { $count }; rasa jich má { $most }
wc-fault-too-many-worker = { $where }: počet dělníků, které má { $owner }, je { $count }; rasa jich má { $most }
wc-fault-too-many-necromancer = { $where }: počet Nekromantů, které má { $owner }, je { $count }; jsou jen { $most }
wc-fault-too-many-outpost = { $where }: počet základen, které má { $owner }, je { $count }; rasa jich má { $most }
wc-fault-limit-units = { $where }: počet jednotek jedné strany je { $count }; smějí být nejvýše { $most }
wc-fault-limit-workers = { $where }: počet dělníků jedné strany i s Nekromanty je { $count }; smějí být nejvýše { $most }
wc-fault-limit-necromancers = { $where }: počet Nekromantů je { $count }; na jednom poli smí stát jen jeden
wc-fault-limit-outposts = { $where }: počet základen je { $count }; smí být nejvýše jedna
wc-fault-enemies-together = { $where }: na jednom poli začínají nepřátelé: { $owners }
wc-fault-on-a-mountain = { $where }: na horách smějí stát jen letecké jednotky
wc-fault-neutral-only-units = { $where }: neutrální smějí být jen jednotky
wc-fault-no-neutral-force = { $where }: jsou tu neutrální jednotky, ale chybí zvláštní pravidlo neutral-force
wc-fault-no-neutral-units = { $where }: k tomuto pravidlu chybí neutrální jednotky
wc-fault-no-necromancers-rule = { $where }: { $seat } má Nekromanty, ale žádné zvláštní pravidlo necromancers toto místo nejmenuje
wc-fault-no-captives-rule = { $where }: jsou tu zajatci, ale chybí zvláštní pravidlo captives
wc-fault-no-captives = { $where }: k tomuto pravidlu chybí zajatci
wc-fault-no-mine-or-forest = { $where }: { $space } není zlatý důl ani les
wc-fault-depleted-already = { $where }: { $space } začíná úplně vyčerpané
wc-fault-seat-without-outpost = { $where }: { $seat } nemá základnu
wc-fault-seat-with-town = { $where }: { $seat } má Město
wc-fault-nobody-destroys = { $where }: žetony se ničí jen podle zvláštního pravidla necromancers
wc-fault-not-destroyed = { $where }: { $token } není žeton jednotky ani hřbitov
wc-fault-no-town-to-lose = { $where }: na poli { $space } není Město ani základna, která se za Město počítá
wc-fault-seat-without-captive = { $where }: { $seat } nemá zajatce
wc-fault-seat-without-town = { $where }: { $seat } nemá Město
wc-fault-cannot-win = { $where }: tato strana nemůže ničím vyhrát: { $seats }

## Rasy

wc-race-human = Lidská Aliance
wc-race-orc = Orčí Horda
wc-race-undead = Nemrtvá Zkáza
wc-race-night-elf = Hlídky Nočních Elfů
wc-people-human = Lidé
wc-people-orc = Orkové
wc-people-undead = Nemrtví
wc-people-night-elf = Noční Elfové
wc-race-human-text = Všestranní: na zemi, ve střelbě i ve vzduchu jsou zhruba stejně dobří.
wc-race-orc-text = Na zemi jsou nejsilnější ze všech, ve vzduchu slabí.
wc-race-undead-text = Vyvážená armáda bez slabé stránky, pro kterou vstávají mrtví.
wc-race-night-elf-text = Ve střelbě jsou nejsilnější ze všech, na zemi slabí.
wc-colour-blue = modrá
wc-colour-red = červená
wc-colour-purple = fialová
wc-colour-green = zelená

## Kolo

wc-step-move = Pohyb
wc-step-harvest = Těžba
wc-step-deploy = Umísťování
wc-step-spend = Nakupování
wc-spend-train = výcvik
wc-spend-construct = stavba
wc-spend-upgrade = vylepšení
wc-phase-ranged = střelecké útoky
wc-phase-air = letecké útoky
wc-phase-ground = pozemní útoky

## Herní plán

wc-space-town = Město
wc-space-forest = les
wc-space-gold-mine = zlatý důl
wc-space-mountain = hory
wc-space-objective = cílové pole
wc-space-blank = prázdné pole
wc-space-town-text = Tudy vstupují do hry jednotky a dělníci toho, komu patří. Kdo tu má jednotku, má 3 body.
wc-space-forest-text = Dělníci tu těží dřevo.
wc-space-gold-mine-text = Dělníci tu těží zlato.
wc-space-mountain-text = Vstoupit smějí jen letecké jednotky.
wc-space-objective-text = Kdo tu má jednotku, má uvedené body.
wc-space-blank-text = Nic zvláštního.
wc-depletion-partial = částečně vyčerpané
wc-depletion-complete = úplně vyčerpané

## Figurky, budovy, zdroje, kostky

wc-piece-ground = pozemní jednotka
wc-piece-ranged = střelecká jednotka
wc-piece-air = letecká jednotka
wc-piece-worker = dělník
wc-piece-necromancer = Nekromant
wc-piece-outpost = základna
wc-kind-race = rasa
wc-kind-unit = jednotka
wc-kind-ability = schopnost
wc-kind-card = karta zkušeností
wc-kind-building = budova
wc-kind-space = pole
wc-set-every-race = každá rasa
wc-pieces-ground = { $count ->
    [one] { $count } pozemní jednotka
    [few] { $count } pozemní jednotky
   *[other] { $count } pozemních jednotek
}
wc-pieces-ranged = { $count ->
    [one] { $count } střelecká jednotka
    [few] { $count } střelecké jednotky
   *[other] { $count } střeleckých jednotek
}
wc-pieces-air = { $count ->
    [one] { $count } letecká jednotka
    [few] { $count } letecké jednotky
   *[other] { $count } leteckých jednotek
}
wc-pieces-worker = { $count ->
    [one] { $count } dělník
    [few] { $count } dělníci
   *[other] { $count } dělníků
}
wc-pieces-necromancer = { $count ->
    [one] { $count } Nekromant
    [few] { $count } Nekromanti
   *[other] { $count } Nekromantů
}
wc-pieces-outpost = { $count ->
    [one] { $count } základna
    [few] { $count } základny
   *[other] { $count } základen
}
wc-town-center = městské centrum
wc-building-ground = budova pozemních jednotek
wc-building-ranged = budova střeleckých jednotek
wc-building-air = budova leteckých jednotek
wc-building-worker = budova dělníků
wc-resource-gold = zlato
wc-resource-wood = dřevo
wc-die-battle = bitevní kostka
wc-die-resource = kostka zdrojů

## Co je na kartě

wc-fact-set = rasa
wc-fact-piece = typ jednotky
wc-fact-race = v balíčku
wc-fact-window = hraje se
wc-print-level = úroveň
wc-print-strength = síla
wc-print-ability = schopnost
wc-print-needs = budovy potřebné pro další úroveň
wc-print-highest = nejvyšší úroveň: 1 vítězný bod
wc-print-train = výcvik stojí
wc-sure-public = ne z pravidel, ale z veřejných zdrojů
wc-sure-reconstructed = odvozeno z toho, co je známo
wc-sure-ruling = pravidla mlčí, rozhodli jsme my
wc-sure-ours = náš překlad
wc-sure-name = název
wc-sure-name_en = anglický název
wc-sure-name_cs = český název
wc-sure-level = počet úrovní
wc-sure-strength = síla
wc-sure-ability = schopnost
wc-sure-needs = potřebné budovy
wc-sure-copies = počet kusů
wc-sure-text = text
wc-sure-faces = strany kostky
wc-sure-train = cena výcviku
wc-sure-seats = hráči
wc-sure-seating = pořadí hráčů
wc-sure-resources = počáteční zdroje
wc-sure-pieces = počáteční figurky
wc-sure-tokens = žetony
wc-sure-first = kdo začíná
wc-sure-removed_cards = vyřazené karty
wc-sure-special = zvláštní pravidla
wc-sure-victory = vítězství
wc-sure-alternatives = jiné cíle
wc-sure-map = herní plán

## Karty jednotek

wc-unit-human-ground-1 = Domobrana
wc-unit-human-ground-2 = Pěšák
wc-unit-human-ground-3 = Rytíř
wc-unit-human-ranged-1 = Puškař
wc-unit-human-ranged-2 = Obsluha moždíře
wc-unit-human-ranged-3 = Kněz
wc-unit-human-air-1 = Létající stroj
wc-unit-human-air-2 = Jezdec na dračím jestřábu
wc-unit-human-air-3 = Jezdec na gryfu
wc-unit-orc-ground-1 = Bijec
wc-unit-orc-ground-2 = Nájezdník
wc-unit-orc-ground-3 = Válečné kodo
wc-unit-orc-ground-4 = Tauren
wc-unit-orc-ranged-1 = Trollí lovec hlav
wc-unit-orc-ranged-2 = Bořitel
wc-unit-orc-ranged-3 = Šaman
wc-unit-orc-air-1 = Trollí jezdec na netopýru
wc-unit-orc-air-2 = Větrný jezdec
wc-unit-undead-ground-1 = Kostlivý válečník
wc-unit-undead-ground-2 = Ghúl
wc-unit-undead-ground-3 = Ohavnost
wc-unit-undead-ranged-1 = Běs z krypty
wc-unit-undead-ranged-2 = Umrlčí vůz
wc-unit-undead-ranged-3 = Nekromant
wc-unit-undead-air-1 = Chrlič
wc-unit-undead-air-2 = Ničitel
wc-unit-undead-air-3 = Mrazivý drak
wc-unit-night-elf-ground-1 = Lovkyně
wc-unit-night-elf-ground-2 = Druid drápu
wc-unit-night-elf-ranged-1 = Lučištnice
wc-unit-night-elf-ranged-2 = Druid spáru
wc-unit-night-elf-ranged-3 = Dryáda
wc-unit-night-elf-ranged-4 = Vrhač čepelí
wc-unit-night-elf-air-1 = Hipogryf
wc-unit-night-elf-air-2 = Jezdkyně na hipogryfu
wc-unit-night-elf-air-3 = Chiméra

## Schopnosti jednotek

wc-ability-area-attack = Plošný útok
wc-ability-area-attack-text = Když na útočné kostce této jednotky padne 1, způsobí 2 ztráty místo 1.
wc-ability-heal = Léčení
wc-ability-heal-text = Dokud se tato jednotka účastní bitvy, každá 1, která padne nepříteli, způsobí o 1 ztrátu méně. Zásahem je dál. Další jednotky s Léčením už nic nepřidají.
wc-ability-slow-poison = Pomalý jed
wc-ability-slow-poison-text = Na začátku každého kola bitvy zvolte jednu fázi za každou svou jednotku s touto schopností. V těchto fázích vaše jednotky zaútočí a ztráty se odeberou dřív, než zaútočí nepřítel.
wc-ability-bloodlust = Krvežíznivost
wc-ability-bloodlust-text = Dokud se tato jednotka účastní bitvy, házíte o 1 útočnou kostku víc v každé fázi, ve které vaše jednotky útočí. Další jednotky s Krvežíznivostí už nic nepřidají.
wc-ability-raise-dead = Vzkříšení mrtvých
wc-ability-raise-dead-text = Dokud se tato jednotka účastní bitvy, smíte za každou 1, která vám padne, také postavit na bojiště pozemní jednotku ze své rezervy; omezení počtu při tom neplatí. Po bitvě se jednotky nad omezení vrátí do rezervy.

## Karty zkušeností

wc-card-call-to-arms = Povolání do zbraně
wc-text-call-to-arms = Když nepřátelská jednotka vstoupí na pole s vašimi dělníky: tito dělníci se až do konce tohoto pohybového kroku počítají za pozemní jednotky.
wc-card-dispel-magic = Zruš kouzlo
wc-text-dispel-magic = V bitvě, když byla zahrána karta a ještě se neprojevila: její efekt se zruší a karta se odloží.
wc-card-invisibility = Neviditelnost
wc-text-invisibility = V bitvě, než se odeberou ztráty: hráč, kterého zvolíte, má v této fázi o 1 ztrátu méně.
wc-card-polymorph = Polymorf
wc-text-polymorph = Na začátku kola bitvy: zvolte nepřátelskou jednotku v bitvě. V tomto kole bitvy neútočí.
wc-card-devour = Zhltnutí
wc-text-devour = Na začátku kola bitvy: zvolte nepřátelskou pozemní nebo střeleckou jednotku v bitvě a vyřaďte ji až do konce bitvy. Vyhraje-li nepřítel, vrátí se na své pole, jinak je zabita.
wc-card-ensnare = Polapení
wc-text-ensnare = Na začátku pozemní fáze: až do konce bitvy lze jako ztráty pozemních útoků odebírat i nepřátelské letecké jednotky.
wc-card-envenomed-spears = Otrávená kopí
wc-text-envenomed-spears = Než hodíte za své útoky v některé fázi: každý útok, který mine, se jednou hází znovu. V jedné fázi jen jedna taková karta.
wc-card-pillage = Rabování
wc-text-pillage = V bitvě, když protivník odebere jednotku jako ztrátu: vezměte tomu, komu patřila, tolik zlata a dřeva, kolik stojí její výcvik, nebo kolik má.
wc-card-faerie-fire = Skřítčí oheň
wc-text-faerie-fire = Než hodíte za své útoky v některé fázi: každá z kostek platí o 1 méně. Pro efekty určitého čísla na kostce platí, co padlo.
wc-card-marksmanship = Přesná střelba
wc-text-marksmanship = Těsně předtím, než protivník odebere ztrátu, kterou jste způsobili: jednotku vyberete vy, podle obvyklých pravidel.
wc-card-moon-glaive = Měsíční ostří
wc-text-moon-glaive = Když jste hodili za své útoky v některé fázi: za každý zásah hodíte ještě jeden útok se stejnou silou. Zásahy těchto kostek další kostky nepřinášejí.
wc-card-renew = Obnova
wc-text-renew = Na začátku svého těžebního kroku: odstraňte z jednoho lesa žeton vyčerpání, částečného i úplného.
wc-card-cripple = Zmrzačení
wc-text-cripple = Na začátku protivníkova pohybového kroku: zvolte pole. Nepřátelské jednotky a dělníci na něm se v tomto kole pohybují o 1 pole méně.
wc-card-curse = Prokletí
wc-text-curse = V bitvě, když protivník hodil za své útoky: za každý zásah hoďte kostkou. Každý výsledek 3 nebo méně zabrání 1 ztrátě.
wc-card-summon-building = Vyvolej budovu
wc-text-summon-building = Když ve svém kroku Nakupování stavíte: začněte stavět budovu ve svém městě bez dělníka. Stojí tolik, co obvykle.
wc-card-web = Síť
wc-text-web = { wc-text-ensnare }
wc-card-fast = Urychlení
wc-text-fast = Na začátku svého pohybového kroku: zvolte pole. Vaše jednotky a dělníci na něm smějí jít v tomto kroku až o 2 pole dál, ale dohromady nejvýše o 3.
wc-card-resources = Zdroje
wc-text-resources = Na začátku svého kroku Nakupování: vezměte si 2 zlata nebo 2 dřeva.
wc-card-town-portal = Městská Brána
wc-text-town-portal = Na konci pohybového kroku kteréhokoli hráče, před bitvami: přesuňte všechny své jednotky z jednoho pole do svého Města nebo na jednu ze svých dokončených základen. Které se tam nevejdou, přijdou na pole kolem.
wc-card-victory-point = Vítězný bod
wc-text-victory-point = Kdykoli: vyložte tuto kartu před sebe. Od té chvíle platí za 1 vítězný bod.

## Otázky

wc-move = Krok Pohyb: kdo se pohne a kam?
wc-next-battle = Která bitva se odehraje teď?
wc-join = Zapojí se vaše jednotky kolem pole { $space } do tamní bitvy?
wc-slow-poison = Pomalý jed: ve které fázi udeří { $owner } první?
wc-raise-dead = Vzkříšení mrtvých: přidáte na bojiště pozemní jednotku?
wc-lose = Ztráty k odebrání: { $count }. Která jednotka se odebere?
wc-revive = Kam se zabitá jednotka vrátí?
wc-harvest = Krok Těžba: kde budou vaši dělníci těžit teď?
wc-builder-harvests = Dělník na poli { $space } staví základnu. Bude místo toho těžit a o základnu přijdete?
wc-place-unit = Umístíte jednotku ({ $token })?
wc-deploy = Krok Umísťování: co umístíte nebo dokončíte?
wc-spend = Krok Nakupování: budete cvičit, stavět, nebo vylepšovat?
wc-requested = { $seat } vás žádají o zdroje: co jim dáte?
wc-requested-decline = Nedat nic
wc-train = Koho budete cvičit?
wc-construct = Co budete stavět?
wc-upgrade = Které jednotky vylepšíte?
wc-free-upgrade = Hřbitov: které jednotky vylepšíte zdarma?
wc-free-upgrade-decline = Nevylepšit žádné

## Před partií

wc-option-scenario = scénář
wc-option-race-1 = rasa na místě 1, pokud ji scénář nechává volnou
wc-option-race-2 = rasa na místě 2, pokud ji scénář nechává volnou
wc-option-race-3 = rasa na místě 3, pokud ji scénář nechává volnou
wc-option-race-4 = rasa na místě 4, pokud ji scénář nechává volnou
wc-option-first = kdo začíná, pokud to neurčuje scénář
wc-option-target = kolik vítězných bodů je třeba
wc-option-rounds = po kolika kolech je remíza, 0: bez omezení
wc-option-hands = kdo vidí hráčovy karty
wc-value-two-players = Hlavní hra pro dva
wc-value-four-players = Hlavní hra pro čtyři
wc-value-elf-gate = Elfí brána (3 hráči)
wc-value-march-of-the-necromancers = Pochod Nekromantů (2 hráči)
wc-value-captives = Zajatci (2 hráči)
wc-value-nordrassil = Nordrassil (4 hráči)
wc-value-human = { wc-race-human }
wc-value-orc = { wc-race-orc }
wc-value-undead = { wc-race-undead }
wc-value-night-elf = { wc-race-night-elf }
wc-value-random = náhodně
wc-value-seat-1 = místo 1
wc-value-seat-2 = místo 2
wc-value-seat-3 = místo 3
wc-value-seat-4 = místo 4
wc-value-usual = jak je vytištěno
wc-value-other = druhá možnost scénáře, pokud ji má
wc-value-team = i spoluhráči
wc-value-private = jen on sám

## Jak se co jmenuje

wc-language = cs
wc-nobody = nikdo
wc-space-named = { $kind } { $space }
wc-captive-named = { $en ->
   *[other] { $cs }
}
wc-unit-named = { $piece } ({ $card })
wc-piece-builder = dělník, který staví základnu

## Možnosti

wc-choice-move = Pohyb: { $piece }, { $start } → { $to }
wc-choice-carry = Pohyb: { $piece }, { $start } → { $to }; zajatec { $token } → { $drop }
wc-choice-end-movement = Ukončit pohyb
wc-choice-fight = Bitva, { $space }: útočí { $attacker }, brání se { $defender }
wc-choice-accept = Ano
wc-choice-strike-first = { $phase }
wc-choice-lose = { $piece }, { $space } ({ $owner })
wc-choice-harvest = { $space }
wc-choice-deploy = Umístit: { $piece }, { $space }
wc-choice-finish-building = Dokončit: { $building }
wc-choice-finish-summoned = Dokončit vyvolanou: { $building }
wc-choice-finish-outpost = Dokončit základnu: { $space }
wc-choice-give = Dát: { $resource } { $number } → { $seat }
wc-choice-ask-for-resources = Požádat o zdroje: { $seat }
wc-choice-choose-training = Cvičit
wc-choice-choose-constructing = Stavět
wc-choice-choose-upgrading = Vylepšovat
wc-choice-train = Cvičit: { $piece }
wc-choice-build = Stavět: { $building }
wc-choice-build-outpost = Stavět základnu: { $space }
wc-choice-upgrade = Vylepšit: { $unit }
wc-choice-upgrade-free = Vylepšit zdarma: { $unit }
wc-choice-end-step = Ukončit krok

## Co se stalo

wc-event-round-began = { $round }. kolo: začínají { $seat }.
    .seat = { $round }. kolo: začínáte vy.
wc-event-moved = { $seat } se pohybují: { $piece }, { $start } → { $to }.
    .seat = Přesouváte: { $piece }, { $start } → { $to }.
wc-event-carried = { $seat } nesou zajatce: { $token } → { $drop }.
    .seat = Nesete zajatce: { $token } → { $drop }.
wc-event-joined = { $seat } se zapojují do bitvy: { $space }.
    .seat = Zapojujete se do bitvy: { $space }.
wc-event-stayed-out = { $seat } se do bitvy nezapojují: { $space }.
    .seat = Do bitvy se nezapojujete: { $space }.
wc-event-battle-began = Bitva, { $space }: útočí { $attacker }, brání se { $defender }.
    .attacker = Bitva, { $space }: útočíte vy, brání se { $defender }.
    .defender = Bitva, { $space }: útočí { $attacker }, bráníte se vy.
wc-event-strikes-first = { $owner } udeří první: { $phase }.
    .owner = Udeříte první: { $phase }.
wc-event-rolled = { $owner } hází, { $piece }: { $number }.
    .owner = Házíte, { $piece }: { $number }.
wc-event-raised = { $owner } křísí pozemní jednotku: { $space }.
    .owner = Křísíte pozemní jednotku: { $space }.
wc-event-lost = { $owner } přicházejí o jednotku: { $piece }, { $space }.
    .owner = Přicházíte o jednotku: { $piece }, { $space }.
wc-event-battle-ended = Bitva skončila: { $space }. Kdo zvítězil: { $winner }.
    .winner = Bitva skončila: { $space }. Zvítězili jste.
wc-event-battle-cancelled = Bitva se neodehraje: { $space }. { $attacker } a { $defender } tam už proti sobě nestojí.
    .attacker = Bitva se neodehraje: { $space }. Vy a { $defender } už tam proti sobě nestojíte.
    .defender = Bitva se neodehraje: { $space }. { $attacker } a vy už tam proti sobě nestojíte.
wc-event-killed = { $owner } bez boje přicházejí o figurku: { $piece }, { $space }.
    .owner = Bez boje přicházíte o figurku: { $piece }, { $space }.
wc-event-token-destroyed = Zničeno: { $token }, { $space }.
wc-event-town-marked = { $seat } mají ve Městě nepřítele: { $space }. Město dostává značku a padne, bude-li v něm nepřítel při kontrole Měst znovu.
    .seat = Ve Městě máte nepřítele: { $space }. Město dostává značku a padne, bude-li v něm nepřítel při kontrole Měst znovu.
wc-event-town-fell = { $seat } přicházejí o Město: { $space }. Nepřítel v něm byl při kontrole Měst znovu.
    .seat = Vaše Město padlo: { $space }. Nepřítel v něm byl při kontrole Měst znovu.
wc-event-town-locked = { $seat }: před bitvou odtud nikdo neodejde: { $space }.
    .seat = Vaše Město: před bitvou odtud nikdo neodejde: { $space }.
wc-event-eliminated = { $seat } jsou vyřazeni ze hry!
    .seat = Jste vyřazeni ze hry!
wc-event-resigned = { $seat } opouštějí partii.
    .seat = Opouštíte partii.
wc-event-harvested = { $seat } těží: { $resource } { $number }, { $space }.
    .seat = Těžíte: { $resource } { $number }, { $space }.
wc-event-depleted = Nyní { $depletion }: { $space }.
wc-event-deployed = { $seat } umísťují: { $piece }, { $space }.
    .seat = Umísťujete: { $piece }, { $space }.
wc-event-building-started = { $seat } začínají stavět: { $building }.
    .seat = Začínáte stavět: { $building }.
wc-event-building-finished = { $seat } dokončují: { $building }.
    .seat = Dokončujete: { $building }.
wc-event-outpost-started = { $seat } začínají stavět základnu: { $space }.
    .seat = Začínáte stavět základnu: { $space }.
wc-event-outpost-finished = { $seat } dokončují základnu: { $space }.
    .seat = Dokončujete základnu: { $space }.
wc-event-outpost-destroyed = { $seat } přicházejí o základnu: { $space }.
    .seat = Přicházíte o základnu: { $space }.
wc-event-trained = { $seat } cvičí: { $piece }.
    .seat = Cvičíte: { $piece }.
wc-event-upgraded = { $seat } vylepšují: { $piece }, úroveň { $level }.
    .seat = Vylepšujete: { $piece }, úroveň { $level }.
wc-event-gave = { $seat } dávají: { $resource } { $number } → { $other }.
    .seat = Dáváte: { $resource } { $number } → { $other }.
    .other = { $seat } vám dávají: { $resource } { $number }.
wc-event-asked-for-resources = { $seat } žádají o zdroje spoluhráče: { $other }.
    .seat = Žádáte o zdroje spoluhráče: { $other }.
    .other = { $seat } vás žádají o zdroje.
wc-event-drew = { $seat } dobírají kartu zkušeností: { $kind }.
    .seat = Dobíráte kartu zkušeností: { $kind }.
wc-event-drew-many = { $seat } dobírají { $count ->
    [one] kartu zkušeností
    [few] { $count } karty zkušeností
    [many] { $count } karty zkušeností
   *[other] { $count } karet zkušeností
}.
    .seat = Dobíráte { $count ->
        [one] kartu zkušeností
        [few] { $count } karty zkušeností
        [many] { $count } karty zkušeností
       *[other] { $count } karet zkušeností
    }.
wc-event-renewed-deck = { $seat } míchají odkládací balíček: je z něj nový.
    .seat = Mícháte odkládací balíček: je z něj nový.
wc-event-won = Vítězí { $seat }!
    .seat = Vítězíte!

## Stůl v terminálu

wc-table-round = kolo
wc-table-points = body
wc-table-begins = první hráč
wc-table-eliminated = mimo hru
wc-table-marked = značka Města
wc-table-locked = před bitvou nikdo neodejde
wc-table-battle = Bitva,
wc-table-battle-round = kolo bitvy
wc-table-attacker = útočník
wc-table-defender = obránce
wc-table-owed = ztráty:
wc-table-effects = působí
wc-table-devoured = zhltnuto
wc-table-buildings = budovy
wc-table-training = ve výcviku
wc-table-reserve = rezerva
wc-table-deck = balíček
wc-table-hand = ruka
wc-table-discard = odkládací balíček
wc-table-laid = vyloženo
wc-table-aside = pro Furionovo kouzlo

## Hraní karet zkušeností

wc-play-card = { $window }: zahrajete kartu?
wc-play-card-decline = Nehrát nic
wc-answer-card = Byla zahrána karta { $card } a ještě se neprojevila. Odpovíte na ni?
wc-answer-card-decline = Neodpovědět
wc-card-space = { $card }: které pole?
wc-card-unit = { $card }: která jednotka?
wc-spare = Neviditelnost: kdo bude mít o 1 ztrátu méně?
wc-take = Zdroje: co si vezmete?
wc-summon-building = Vyvolej budovu: co začnete stavět bez dělníka?
wc-portal-from = Městská Brána: ze kterého pole vaše jednotky odejdou?
wc-portal-to = Městská Brána: kam přijdou?
wc-portal-place = Městská Brána: všechny se tam nevejdou. Která jednotka přijde kam?
wc-window-any = Než se spočítají vaše body
wc-window-opponent-move-start = Začátek protivníkova pohybového kroku
wc-window-own-move-start = Začátek vašeho pohybového kroku
wc-window-after-enemy-unit-enters = Hned jak nepřátelská jednotka vstoupí na pole s vašimi dělníky
wc-window-move-end-any = Konec pohybu
wc-window-battle-round-start = Začátek kola bitvy
wc-window-ground-phase-start = Začátek pozemních útoků
wc-window-before-own-roll = Těsně předtím, než se hodí za vaše útoky
wc-window-after-own-roll = Hned po hodu za vaše útoky
wc-window-after-enemy-roll = Hned po hodu za nepřátelské útoky
wc-window-before-casualties = Těsně předtím, než se odebere první ztráta
wc-window-before-enemy-casualty = Těsně předtím, než nepřítel odebere ztrátu, kterou jste způsobili
wc-window-after-enemy-casualty = Hned jak nepřítel odebere ztrátu
wc-window-response-to-battle-card = Hned jak někdo jiný zahraje v bitvě kartu
wc-window-harvest-start = Začátek vašeho těžebního kroku
wc-window-spend-start = Začátek vašeho kroku Nakupování
wc-window-spend = Při stavbě
wc-choice-play = Zahrát kartu: { $card }
wc-choice-pick-space = { $space }
wc-choice-pick-unit = { $piece }, { $space } ({ $owner })
wc-choice-pick-player = { $player }
wc-choice-take = { $resource }
wc-choice-place = { $piece } → { $space }
wc-event-played = { $seat } hrají kartu: { $kind }.
    .seat = Hrajete kartu: { $kind }.
wc-event-cancelled = Účinek karty { $kind } se ruší: { $seat }.
    .seat = Účinek vaší karty { $kind } se ruší.
wc-event-quickened = { $seat } mají na tomto poli rychlé figurky: { $space }.
    .seat = Na tomto poli máte rychlé figurky: { $space }.
wc-event-crippled = { $seat } zpomalují nepřátele: { $space }.
    .seat = Zpomalujete nepřátele: { $space }.
wc-event-called-to-arms = { $seat } povolávají dělníky do zbraně: { $space }.
    .seat = Povoláváte dělníky do zbraně: { $space }.
wc-event-spared = { $seat } mají o 1 ztrátu méně.
    .seat = Máte o 1 ztrátu méně.
wc-event-polymorphed = { $owner }: v tomto kole bitvy neútočí { $piece }, { $space }.
    .owner = V tomto kole bitvy vám neútočí { $piece }, { $space }.
wc-event-devoured = { $owner }: zhltnuta a vyřazena z bitvy je { $piece }, { $space }.
    .owner = Zhltnuta a vyřazena z bitvy je vaše { $piece }, { $space }.
wc-event-died-devoured = { $owner } přicházejí o zhltnutou jednotku: { $piece }.
    .owner = Přicházíte o zhltnutou jednotku: { $piece }.
wc-event-returned = { $owner }: zhltnutá jednotka se vrací: { $piece }, { $space }.
    .owner = Vaše zhltnutá jednotka se vrací: { $piece }, { $space }.
wc-event-pillaged = { $seat } rabují: zlato { $gold }, dřevo { $wood }. Platí { $other }.
    .seat = Rabujete: zlato { $gold }, dřevo { $wood }. Platí { $other }.
    .other = { $seat } rabují: zlato { $gold }, dřevo { $wood }. Platíte vy.
wc-event-cursed = { $seat } hází za Prokletí { $number }.
    .seat = Házíte za Prokletí { $number }.
wc-event-regrown = { $seat } obnovují pole: { $space }.
    .seat = Obnovujete pole: { $space }.
wc-event-took = { $seat } si berou: { $resource } { $number }.
    .seat = Berete si: { $resource } { $number }.
wc-event-ported = { $seat }, Městská Brána: { $piece }, { $start } → { $to }.
    .seat = Vaše Městská Brána: { $piece }, { $start } → { $to }.

## Proč ne

wc-why-no-battle = Taková bitva na řadě není.
wc-why-choose-phase = Vyberte fázi.
wc-why-phase-chosen = Tato fáze už je vybrána.
wc-why-choose-unit = Vyberte jednotku.
wc-why-not-in-battle = Taková jednotka se tam bitvy neúčastní.
wc-why-other-side-loses = Teď o jednotku přichází druhá strana, ne { $owner }.
wc-why-air-unit = V pozemním útoku nelze přijít o letecké jednotky.
wc-why-choose-space = Vyberte pole.
wc-why-no-such-space = Takové pole neexistuje.
wc-why-nothing-to-harvest = Dělníci těží jen ve zlatých dolech a lesích, tady ne: { $space }.
wc-why-no-worker-there = Nemáte tam volného dělníka: { $space }.
wc-why-harvested = Vaši dělníci tu už těžili: { $space }.
wc-why-depleted = Úplně vyčerpáno: { $space }.
wc-why-worker-builds = Váš dělník tu staví základnu: { $space }.
wc-why-gold-first = Nejdřív se těží zlato, tady až potom: { $space }.
wc-why-choose-piece = Vyberte figurku.
wc-why-no-such-piece = Takové figurky neexistují.
wc-why-none-in-training = Ve výcviku nic takového nemáte.
wc-why-no-room-anywhere = Ve vašem Městě ani na vašich základnách není místo: figurka zůstává ve výcviku.
wc-why-outpost-unfinished = Základna ještě není dokončená: { $space }.
wc-why-not-your-home = Umísťuje se do vlastního Města nebo na vlastní dokončené základny, sem ne: { $space }.
wc-why-choose-building = Vyberte budovu.
wc-why-none-under-construction = Takovou budovu právě nestavíte.
wc-why-is-summoned = Žádný dělník ji nestaví: takovou budovu máte jen vyvolanou.
wc-why-none-summoned = Takovou vyvolanou budovu ve výstavbě nemáte.
wc-why-no-room-for-worker = Její dělník se nemá kam vrátit, je tu plno: { $space }.
wc-why-no-own-outpost = Nemáte tu základnu: { $space }.
wc-why-outpost-is-finished = Základna je dokončená: { $space }.
wc-why-choose-teammate = Vyberte spoluhráče.
wc-why-no-teammate = O zdroje se dělí jen spoluhráči.
wc-why-choose-resource = Vyberte zlato, nebo dřevo.
wc-why-choose-amount = Vyberte kolik.
wc-why-has-not-so-much = { $has ->
    [0] { $resource }: nemáte nic, co byste dali.
   *[other] { $resource }: máte { $has }; dát lze 1 až { $has }.
}
wc-why-was-asked = V tomto kroku jste o zdroje už žádali: { $seat }.
wc-why-has-nothing = { $seat } nemají co dát.
wc-why-one-option = V jednom kroku buď cvičíte, nebo stavíte, nebo vylepšujete.
wc-why-choose-option = Nejdřív vyberte, jestli budete cvičit, stavět, nebo vylepšovat.
wc-why-nothing-to-train = Teď nemůžete cvičit nic.
wc-why-nothing-to-construct = Teď nemůžete stavět nic.
wc-why-nothing-to-upgrade = Teď nemůžete vylepšit nic.
wc-why-no-free-upgrade = Zdarma vylepšuje Nekromant na hřbitově, každý typ jednotek v kroku jen jednou.
wc-why-cannot-pay = Cena: zlato { $gold }, dřevo { $wood }; máte { $has_gold } a { $has_wood }.
wc-why-no-building-for-it = Nemáte dokončenou budovu, která by to cvičila.
wc-why-buildings-busy = Všechny vaše budovy pro tento typ jsou obsazené: { $piece }.
wc-why-reserve-empty = V rezervě už žádná figurka není: { $piece }.
wc-why-no-such-building = Takovou budovu stavět nelze.
wc-why-no-town-center = Bez městského centra se necvičí ani nestaví.
wc-why-no-more-buildings = Už máte všechny: { $building }.
wc-why-outpost-there = Základna už tu stojí: { $space }.
wc-why-no-more-outposts = Už máte všechny základny ({ $most }).
wc-why-no-level = Úrovně mají jen pozemní, střelecké a letecké jednotky.
wc-why-upgraded = V tomto kroku už vylepšeno: { $unit }.
wc-why-highest-level = Už na nejvyšší úrovni: { $unit }.
wc-why-needs-buildings = Je třeba dokončených budov: { $building }, { $needs }; máte { $has }.
wc-why-choose-card = Vyberte kartu.
wc-why-not-in-hand = Tuto kartu v ruce nemáte.
wc-why-card-not-now = Tato karta se hraje v jinou chvíli: { $card } ({ $window }).
wc-why-card-no-effect = Tato karta by teď neměla žádný účinek: { $card }.
wc-why-too-full = Na jednom poli je plno: { $space }. Než pohyb ukončíte, někdo odtud musí odejít.
wc-why-put-right-first = Na jednom poli je plno: { $space }. To se musí napravit a po tomto pohybu by to už nešlo.
wc-why-put-right-before = Na jednom poli je plno: { $space }. To se musí napravit dřív.
wc-why-none-there = Nemáte tam: { $piece }, { $space }.
wc-why-has-moved = V tomto kroku už pohyb proběhl: { $piece }, { $space }.
wc-why-locked = Před bitvou odtud nikdo neodejde: { $space }.
wc-why-crippled = Zmrzačení: odtud se figurka teď nepohne: { $space }.
wc-why-choose-target = Vyberte, kam má jít.
wc-why-nowhere-to-go = Není kam jít.
wc-why-is-there = Už tam je: { $space }.
wc-why-mountain = Do hor smějí jen letecké jednotky: { $space }.
wc-why-full-of-units = Je tu plno: { $space }. Jedna strana tu smí mít nejvýš { $most } jednotky.
wc-why-full-of-workers = Je tu plno: { $space }. Jedna strana tu smí mít nejvýš { $most } dělníky.
wc-why-worker-beside-enemy = Je tu nepřítel: { $space }. Dělníci vstupují jen tam, kde už je vaše jednotka.
wc-why-other-necromancer = Je tu druhý Nekromant: { $space }. Na jednom poli nikdy nestojí oba.
wc-why-too-far = To je moc daleko: { $piece }, nejvýš { $steps ->
    [one] { $steps } pole
    [few] { $steps } pole
   *[other] { $steps } polí
}.
wc-why-enemy-on-the-way = Cestou narazí na nepřítele a musí se zastavit: { $space }.
wc-why-mountain-on-the-way = V cestě jsou hory; přes ty jen vzduchem.
wc-why-wall-on-the-way = V cestě je zeď; přes tu jen vzduchem.
wc-why-choose-captive = Vyberte zajatce.
wc-why-not-your-captive = Jednotky nosí jen zajatce vlastní rasy.
wc-why-was-carried = V tomto kroku už byl nesen: { $token }.
wc-why-not-on-the-way = Není při cestě, nebo tam být zanechán nemůže: { $token }.
wc-why-no-town = Nemáte Město, u kterého by stála.
wc-why-another-asks = Žádají vás { $seat }, nikdo jiný.
wc-why-workers-carry-none = Zajatce nosí jen jednotky.
wc-why-no-outpost-to-finish = Nemáte základnu ve výstavbě.
wc-why-phase = To patří do jiného kroku ({ $phase }); teď je na řadě { $now }.
wc-why-no-such-captive = Takový zajatec tu není.
wc-why-no-such-phase = Taková fáze neexistuje.
wc-why-no-such-resource = Takový zdroj neexistuje: je jen zlato a dřevo.
wc-why-no-such-amount = To není platné množství.
wc-why-nothing-to-give = Nemáte co dát.
wc-why-no-captives = Zajatci vaší rasy tu nejsou.
wc-why-not-nearest-home = Jednotka se vrací do nejbližšího vašeho Města nebo na nejbližší základnu, sem ne: { $space }.
wc-why-no-effect-there = Tady by karta neměla žádný účinek: { $card }, { $space }.
wc-why-no-effect-on-unit = Na takovou jednotku tam karta účinek nemá: { $card }.
wc-why-no-casualties = { $seat } teď o žádnou jednotku nepřicházejí.
wc-why-no-units-there = Nemáte tu žádné jednotky: { $space }.
wc-why-no-home-fits = Ve vašem Městě, na vašich základnách ani kolem nich není místo pro všechny jednotky odtud: { $space }.
wc-why-home-too-full = Všechny jednotky se sem ani na okolní pole nevejdou: { $space }.
wc-why-none-to-place = Taková jednotka už na umístění nečeká: { $piece }.
wc-why-home-first = Na okolní pole se umísťuje, až když v cíli není místo.
wc-why-not-around-home = Umísťuje se jen na pole kolem cíle, sem ne: { $space }.
wc-why-others-need-room = Pro ostatní jednotky by pak nezbylo místo: { $space }.

# Důvody nápovědy: co platí po nejlepší volbě a co jinak
wc-then-points = { $count ->
    [one] Vaše strana pak má jeden vítězný bod
    [few] Vaše strana pak má { $count } vítězné body
   *[other] Vaše strana pak má { $count } vítězných bodů
 }, jinak { $otherwise }
wc-then-their-points = { $count ->
    [one] Vedoucí protivník pak má jeden vítězný bod
    [few] Vedoucí protivník pak má { $count } vítězné body
   *[other] Vedoucí protivník pak má { $count } vítězných bodů
 }, jinak { $otherwise }
wc-then-units = { $count ->
    [one] Vaše strana pak má jednu jednotku
    [few] Vaše strana pak má { $count } jednotky
   *[other] Vaše strana pak má { $count } jednotek
 }, jinak { $otherwise }
wc-then-their-units = { $count ->
    [one] Nepřátelé pak mají jednu jednotku
    [few] Nepřátelé pak mají { $count } jednotky
   *[other] Nepřátelé pak mají { $count } jednotek
 }, jinak { $otherwise }
wc-then-gold = Zlata pak máte { $count }, jinak { $otherwise }
wc-then-wood = Dřeva pak máte { $count }, jinak { $otherwise }
