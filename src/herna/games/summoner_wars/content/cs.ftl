## Války Vyvolavačů

sw-game = Války Vyvolavačů (Summoner Wars)
sw-about = Dvě armády karet se střetnou na mřížce; kdo přijde o Vyvolavače, prohrává.
sw-points = zranění soupeřova Vyvolavače
sw-option-deck-1 = sada prvního místa
sw-option-deck-2 = sada druhého místa
sw-option-first = kdo začíná
sw-value-random = rozhodne náhoda
sw-value-seat-1 = první místo
sw-value-seat-2 = druhé místo
sw-value-polar-dwarves = Polární trpaslíci
sw-value-cave-goblins = Jeskynní goblini
sw-value-fallen-kingdom = Padlé království
sw-value-savanna-elves = Savanoví elfové
sw-value-vanguards = Předvoj
sw-value-breakers = Lamači
sw-value-phoenix-elves = Fénixoví elfové
sw-value-tundra-orcs = Orkové z tundry
sw-set-every-faction = každá frakce

## Otázky

sw-phase-summon = Fáze Vyvolávání: koho vyvoláte?
sw-phase-move = Fáze Pohyb: kdo se pohne?
sw-phase-build = Fáze Budování: co postavíte?
sw-phase-attack = Fáze Útok: kdo zaútočí?
sw-phase-magic = Fáze Magie: každou kartu, kterou zvolíte, odhodíte za 1 magii. Kterou?
sw-phase-draw = Fáze Dobrání karet: co uděláte?
sw-move-on = { $unit }: pokračovat v pohybu?
sw-force-where = Kam bude zatlačena karta { $card }?
sw-force-where-decline = Nezatlačit
sw-use-ability = { $effect } (karta { $card }): použijete?
sw-choose-target = { $effect } (karta { $card }): na který cíl?
sw-choose-target-decline = Žádný cíl
sw-choose-space = { $effect } (karta { $card }): které pole?
sw-choose-space-decline = Žádné pole
sw-extra-attack = { $unit }: útok navíc. Na který cíl?
sw-extra-attack-decline = Žádný útok
sw-reroll = { $unit }: kostky padly. Opakovat hod?
sw-keep-event = { $card }: utratit 1 posílení, aby karta zůstala?

## Volby

sw-choice-summon = Vyvolat na { $space }: { $card }
sw-choice-move = Pohyb: { $unit } na { $space }
sw-choice-charge = Výpad: { $unit } na { $space }
sw-choice-step = Dál na { $space }
sw-choice-stop = Zastavit
sw-choice-instead-of-moving = { $unit }: { $effect } namísto pohybu
sw-choice-build = Postavit na { $space }: { $card }
sw-choice-attack = { $unit } útočí. Cíl: { $target }
sw-choice-instead-of-attacking = { $unit }: { $effect } namísto útoku
sw-choice-reroll = Opakovat hod za 1 posílení karty { $card }
sw-choice-discard = Odhodit za 1 magii: { $card }
sw-choice-play = Zahrát: { $card }
sw-choice-use = { $card }: { $effect }
sw-choice-end-phase = Ukončit fázi
sw-choice-force = { $card } na { $space }
sw-choice-keep = Ponechat: { $card }
sw-choice-accept = Ano
sw-choice-target = { $card }
sw-choice-pick-space = { $space }
sw-choice-pick-card = { $card }
sw-choice-done = Hotovo
sw-choice-boost-it = Posílit ji
sw-choice-pay-magic = Zaplatit 1 magii
sw-choice-pay-boost = Utratit 1 posílení
sw-choice-suffer = Nezaplatit

## Předpovědi

sw-forecast-destroys = { $chance } %
sw-forecast-destroys-label = šance na eliminaci
sw-forecast-damage = { $apart ->
    [0] { $low }
   *[other] { $low }–{ $high }
}
sw-forecast-damage-label = zranění
sw-forecast-answered = { $damage }
sw-forecast-answered-label = zranění za odchod
sw-forecast-inactive = { $damage }
sw-forecast-inactive-label = zranění vašeho Vyvolavače
sw-forecast-magic = { $magic }
sw-forecast-magic-label = zbude magie

## Co se stalo

sw-event-turn-began = Tah { $turn }: na řadě je { $seat }.
    .seat = Tah { $turn }: na řadě jste vy.
sw-event-drew = { $seat } dobírá kartu: { $card }.
    .seat = Dobíráte kartu: { $card }.
sw-event-drew-many = { $seat } dobírá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
    .seat = Dobíráte { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }.
sw-event-summoned = { $seat } vyvolává na { $space }: { $mover }.
    .seat = Vyvoláváte na { $space }: { $mover }.
sw-event-built = { $seat } staví na { $space }: { $mover }.
    .seat = Stavíte na { $space }: { $mover }.
sw-event-moved = { $mover }: pohyb na { $space }.
sw-event-forced = { $mover }: zatlačení na { $space }.
sw-event-placed = { $mover }: umístění na { $space }.
sw-event-swapped = Výměna míst: { $card } a { $target }.
sw-event-attacked = { $unit } útočí. Cíl: { $target }.
sw-event-rolled = { $unit } hází: na blízko { $melee }, na dálku { $ranged }, zvláštní efekt { $special }.
sw-event-damaged = { $card }: +{ $amount } zranění.
sw-event-healed = { $card }: −{ $amount } zranění.
sw-event-boosted = { $card }: +{ $amount } posílení.
sw-event-eliminated = { $card }: eliminace.
sw-event-returned = { $card } se vrací do ruky.
sw-event-showed = { $seat } ukazuje: { $card }.
    .seat = Ukazujete: { $card }.
sw-event-discarded = { $card }: odhození.
sw-event-gained-magic = { $seat } získává magii: { $amount }.
    .seat = Získáváte magii: { $amount }.
sw-event-paid-magic = { $seat } platí magii: { $amount }.
    .seat = Platíte magii: { $amount }.
sw-event-discarded-for-magic = { $seat } odhazuje kartu (získaná magie: { $amount }): { $card }.
    .seat = Odhazujete kartu (získaná magie: { $amount }): { $card }.
sw-event-discarded-for-magic-many = { $count ->
    [one] { $seat } odhazuje kartu (získaná magie: { $amount }).
    [few] { $seat } odhazuje { $count } karty (získaná magie za každou: { $amount }).
    [many] { $seat } odhazuje { $count } karty (získaná magie za každou: { $amount }).
   *[other] { $seat } odhazuje { $count } karet (získaná magie za každou: { $amount }).
}
    .seat = { $count ->
        [one] Odhazujete kartu (získaná magie: { $amount }).
        [few] Odhazujete { $count } karty (získaná magie za každou: { $amount }).
        [many] Odhazujete { $count } karty (získaná magie za každou: { $amount }).
       *[other] Odhazujete { $count } karet (získaná magie za každou: { $amount }).
    }
sw-event-played = { $seat } hraje: { $card }.
    .seat = Hrajete: { $card }.
sw-event-event-ended = { $seat } odhazuje trvající událost: { $card }.
    .seat = Odhazujete trvající událost: { $card }.
sw-event-tucked = { $card }: zasunutí pod kartu { $target }.
sw-event-took-control = { $seat } teď ovládá: { $card }.
    .seat = Teď ovládáte: { $card }.
sw-event-used = { $card }: { $effect }.
sw-event-was-inactive = Na žádnou cizí kartu se neútočilo: trest za pasivitu postihne kartu { $card }.

sw-ability-inaction = Trest za pasivitu
sw-card-gate = Portál
sw-card-starting-gate = Startovní portál
sw-ability-gate = Portál
sw-ability-gate-text = Na volná pole vedle této karty smíte vyvolávat jednotky.

## Obě strany

sw-side-magic = magie
sw-side-hand = ruka
sw-side-draw = dobírací balíček
sw-side-discard = odhazovací hromádka
sw-card-at = { $name } ({ $space })

## Co je na kartě vytištěno

sw-class-summoner = Vyvolavač
sw-class-champion = hrdina
sw-class-common = běžná jednotka
sw-class-structure = stavba
sw-class-epic = epická událost
sw-class-standard = standardní událost
sw-fact-set = frakce
sw-fact-class = zároveň
sw-fact-phase = hraje se
sw-print-cost = náklady
sw-print-strength = síla
sw-print-life = životy
sw-print-melee = na blízko
sw-print-ranged = na dálku
sw-print-phase-summon = ve fázi Vyvolávání
sw-print-phase-move = ve fázi Pohyb
sw-print-phase-build = ve fázi Budování
sw-print-phase-attack = ve fázi Útok
sw-print-phase-magic = ve fázi Magie
sw-symbol-martial = Boj
sw-symbol-light = Světlo
sw-symbol-cunning = Lest
sw-symbol-earth = Země
sw-symbol-spirit = Duch
sw-symbol-instinct = Pud
sw-symbol-water = Voda
sw-symbol-dark = Temnota
sw-symbol-resolve = Vůle
sw-symbol-air = Vzduch
sw-symbol-divine = Božství
sw-symbol-logic = Rozum
sw-symbol-fire = Oheň
sw-sure-public = ne z pravidel, ale z veřejných snímků karet
sw-sure-ours = není v krabici, vymysleli jsme to my
sw-sure-values = hodnoty
sw-sure-ability = text
sw-sure-attack = druh útoku
sw-sure-symbols = příslušnost

## Na co se karty ptají

sw-ability-control-ends = Konec ovládání
sw-boost-or-tuck = { $effect }: posílit kartu { $card }, nebo utratit 1 posílení a zasunout ji pod běžnou jednotku?
sw-boost-or-tuck-decline = Ani jedno
sw-commune = { $effect } (karta { $card }): posílíte ji, nebo utratíte 1 její posílení a posílíte jinou jednotku?
sw-deck-copies-champion = { $card } je v sadě { $count }krát; každý hrdina smí být v sadě nejvýš { $most }krát.
sw-deck-copies-common = { $card } je v sadě { $count }krát; stejná běžná jednotka smí být v sadě nejvýš { $most }krát, počáteční jednotky se nepočítají.
sw-deck-copies-standard = { $card } je v sadě { $count }krát; stejná standardní událost smí být v sadě nejvýš { $most }krát.
sw-deck-count-champion = Sada má hrdinů: { $count }; musí je mít přesně { $wanted }.
sw-deck-count-common = Sada má běžných jednotek: { $count }; musí jich mít přesně { $wanted }, počáteční jednotky se nepočítají.
sw-deck-count-standard = Sada má standardních událostí: { $count }; musí jich mít přesně { $wanted }.
sw-deck-epic = { $card } je epická událost: ty určuje { $summoner } a nevybírají se.
sw-deck-epic-anyway = { $card } je epická událost: ty určuje Vyvolavač a nevybírají se.
sw-deck-gate = { $card } je v každé sadě a do seznamu nepatří.
sw-deck-summoner = { $card } je Vyvolavač: sada má právě jednoho a uvádí se zvlášť.
sw-deck-symbol = { $card } nemá žádný symbol příslušnosti, který má { $summoner }.
sw-discard-for-strength = Odhoďte kartu jednotky za 1 magii a +1 k síle, nebo skončete.
sw-discard-for-strength-done = Už nic neodhodit
sw-discard-to-heal = Odhodíte kartu, aby útok cíl vyléčil místo zranění?
sw-event-card = { $card }: kterou kartu z ruky?
sw-event-space = { $card }: na které pole?
sw-event-target = { $card }: na který cíl?
sw-event-target-decline = Žádný cíl
sw-event-target-done = Žádný další cíl
sw-extra-attacks = { $card }: která jednotka zaútočí navíc jako další?
sw-extra-attacks-done = Žádný další útok
sw-feed-the-eater = { $card } má hlad: která jednotka se odhodí?
sw-force-targets = { $card }: kterou stavbu zatlačíte? { $count ->
    [one] Můžete vybrat ještě 1.
    [few] Můžete vybrat až { $count }.
   *[other] Můžete vybrat až { $count }.
}
sw-force-targets-done = Žádný další cíl
sw-force-next = { $card }: která stavba se zatlačí jako další?
sw-pay-or-discard = { $card }: zaplatit 1 magii, nebo jednotku odhodit?
sw-pay-or-suffer = { $card }: zaplatit 1 magii a posílit, nebo přidat 1 zranění?
sw-pick-from-discard = { $effect } (karta { $card }): kterou kartu ze své odhazovací hromádky?
sw-pick-from-discard-decline = Žádná karta
sw-purge-damage = { $card }: která jednotka sousedící s kartou { $unit } utrpí 2 zranění?
sw-purge-damage-decline = Žádná jednotka
sw-purge-next = { $card }: který z cílů udeří jako další?
sw-purge-next-done = Žádný další
sw-take-from-discard = Vezmete si z odhazovací hromádky kartu jednotky, která má v názvu „Citadely“?

## Proč to nejde

sw-phase-name-summon = Vyvolávání
sw-phase-name-move = Pohyb
sw-phase-name-build = Budování
sw-phase-name-attack = Útok
sw-phase-name-magic = Magie
sw-phase-name-draw = Dobrání karet

sw-why-no-such-due = Taková karta neexistuje.
sw-why-no-such-space = Takové pole na bojišti není.
sw-why-no-such-ability = Taková schopnost neexistuje.
sw-why-phase = To se dělá ve fázi { $phase }; teď je fáze { $now }.
sw-why-not-on-battlefield = Na bojišti neleží: { $card }.
sw-why-not-in-hand = V ruce nemáte: { $card }.
sw-why-occupied = Pole { $space } je obsazené: { $blocker }.
sw-why-not-enough-magic = Stojí to magii: { $cost }; máte { $has }.
sw-why-frozen = { $unit }: zmrazená karta nemůže dělat nic.

sw-why-choose-card = Nejdřív vyberte kartu z ruky.
sw-why-choose-space = Vyberte k tomu ještě pole.
sw-why-choose-mover = Nejdřív vyberte, která vaše jednotka se má pohnout.
sw-why-choose-attacker = Nejdřív vyberte, která vaše jednotka má zaútočit.
sw-why-choose-target = Vyberte ještě cíl útoku.
sw-why-choose-user = Nejdřív vyberte, čí schopnost použijete.
sw-why-choose-ability = Vyberte, o kterou schopnost této karty jde.
sw-why-choose-one = Vyberte jednu z nabízených možností.

sw-why-not-yours-to-move = { $unit }: karta soupeře. Pohybovat smíte jen jednotkami, které ovládáte.
sw-why-structures-stay = { $unit }: stavba, a stavby se nepohybují.
sw-why-most-moved = V této fázi už svůj pohyb měl nejvyšší dovolený počet vašich jednotek: { $most }.
sw-why-moved = { $unit }: pohyb v této fázi už proběhl.
sw-why-text-forbids-moving = { $unit }: pohyb zakazuje { $effect }.
sw-why-no-spaces = { $unit }: teď nezbývá na pohyb ani jedno pole.
sw-why-same-space = { $unit }: na tomto poli už stojí; pohyb je nejméně o 1 pole.
sw-why-too-far = Pole { $space } je daleko (vzdálenost { $far }). { $unit }: teď nejdál o { $most ->
    [one] 1 pole
    [few] { $most } pole
   *[other] { $most } polí
}.
sw-why-step-by-step = Jednotky se pohybují krok za krokem. { $unit }: nejdřív na sousední pole, potom na { $space }.
sw-why-way-blocked = { $unit }: cesta na { $space } není volná. V cestě: { $blocker }{ $more ->
    [0] .
   *[other] { " " }a další karty ({ $more }).
}
sw-why-hemmed-in = { $unit }: není kam se pohnout, žádné sousední pole není volné.
sw-why-not-straight = Pole { $space } neleží v přímém směru od karty { $unit }.
sw-why-no-stop = { $unit }: tady zastavit nelze, pole je obsazené ({ $blocker }).
sw-why-still-moving = { $unit }: pohyb ještě neskončil. Nejdřív pokračujte, nebo zastavte.

sw-why-not-yours-to-attack = { $unit }: karta soupeře. Nejdřív vyberte vlastní jednotku, která má zaútočit.
sw-why-structures-do-not-attack = { $unit }: stavba, a stavby neútočí.
sw-why-most-attacked = V této fázi už svůj útok měl nejvyšší dovolený počet vašich jednotek: { $most }.
sw-why-attacked = { $unit }: útok v této fázi už proběhl.
sw-why-nothing-in-reach = { $unit }: v dosahu není nic, na co by šlo zaútočit.
sw-why-itself = { $unit }: na sebe sama útočit nelze.
sw-why-not-adjacent = { $unit }: útok na blízko míří jen na sousední pole. { $target }: vzdálenost { $far }.
sw-why-not-in-line = { $target }: cíl neleží v přímém směru od karty { $unit }.
sw-why-out-of-reach = { $target }: vzdálenost { $far }. { $unit }: dosah { $most }.
sw-why-line-blocked = { $target }: v přímce k cíli něco stojí. V cestě: { $blocker }{ $more ->
    [0] .
   *[other] { " " }a další karty ({ $more }).
}
sw-why-target-frozen = { $target }: na zmrazenou kartu nelze útočit.
sw-why-text-forbids-attacking = { $effect } (karta { $blocker }) to nedovoluje. { $text }
sw-why-no-extra-attack = { $unit }: teď nemá útok navíc.

sw-why-is-unit = { $card }: jednotka. Vyvolává se ve fázi Vyvolávání.
sw-why-is-structure = { $card }: stavba. Staví se ve fázi Budování.
sw-why-is-unit-and-structure = { $card }: jednotka i stavba. Vyvolává se ve fázi Vyvolávání, nebo se staví ve fázi Budování.
sw-why-is-event = { $card }: událost. Hraje se ve fázi { $phase }.
sw-why-event-phase = { $card }: hraje se ve fázi { $phase }; teď je fáze { $now }.
sw-why-no-targets = { $card }: teď nejsou cíle, které je třeba zvolit. { $text }
sw-why-no-card = Žádnou kartu z ruky k tomu teď použít nelze.
sw-why-no-gates = Neovládáte žádný portál, vedle kterého by šlo vyvolat jednotku.
sw-why-no-room-at-gates = Vedle žádného vašeho portálu není volné pole.
sw-why-no-gate = Pole { $space } nesousedí s žádným vaším portálem.
sw-why-neither-gate-nor-text = { $card }: tam vyvolat nelze, ani u vašich portálů, ani takto: { $effect }. { $text }
sw-why-no-room-anywhere = { $card }: není volné pole, kam by šlo jednotku vyvolat, ani u vašich portálů, ani takto: { $effect }. { $text }
sw-why-no-room-to-build = Ve vašich 3 zadních řadách ani vedle vašeho Vyvolavače není volné pole.
sw-why-no-building-ground = Pole { $space } není ve vašich 3 zadních řadách ani nesousedí s vaším Vyvolavačem.

sw-why-no-ability = { $unit }: tato schopnost na kartě není ({ $effect }).
sw-why-nobody-has-ability = Žádná vaše jednotka takovou schopnost nemá.
sw-why-other-use = { $unit }: takto se tato schopnost nepoužívá ({ $effect }).
sw-why-nothing-instead = { $unit }: není tu schopnost, kterou by šlo použít namísto toho.
sw-why-nothing-to-use = Na této kartě není schopnost, kterou by šlo takto použít: { $card }.
sw-why-not-yours-to-use = { $card }: karta soupeře.
sw-why-used = { $card }: tato schopnost už byla v tomto tahu použita ({ $effect }).
sw-why-ability-phase = { $effect }: používá se ve fázi { $phase }; teď je fáze { $now }.
sw-why-text-does-not-allow = { $effect }: tohle text karty nedovoluje. { $text }
sw-why-no-boost = Není tu žádné posílení, které by šlo utratit.
sw-why-no-reroll = { $card }: tato karta hod opakovat neumožňuje.
sw-why-chosen = { $card }: tato karta už je vybraná.
sw-why-equal-card = Místo ní můžete vybrat jinou stejnou kartu.
sw-why-name-discarded = { $card }: karta s tímto názvem už je odhozená.
sw-why-not-declined = To se neodmítá, jen ukončuje: vyberte možnost, která to ukončí.
sw-why-no-room-beside = { $card }: žádné sousední pole není volné.
sw-why-no-room-to-be-forced = { $card }: zatlačit nelze, žádné sousední pole není volné.
sw-why-text-forbids-forcing = { $card }: zatlačení zakazuje { $effect }.
sw-why-frozen-stays = { $card }: zmrazenou kartu zatlačit nelze.
sw-why-not-forced = Zatlačuje se teď jen { $card }.
sw-why-not-so-far = { $card }: až na { $space } nebo tímto směrem zatlačit nelze.

## Polární trpaslíci

sw-card-svara = Svara
sw-card-frost-mage = Mrazoví mágové
sw-card-ice-golem = Ledoví golemové
sw-card-bear-cavalry = Medvědí kavalerie
sw-card-ice-smith = Ledoví kováři
sw-card-jarmund = Jarmund
sw-card-nadiana = Nadiana
sw-card-ollag = Ollag
sw-card-ice-ram = Ledové beranidlo
sw-card-ice-ram-text = TRVAJÍCÍ: Kdykoli se vlastní nebo cizí stavba pohnula či byla zatlačena, a to v tahu kteréhokoli hráče, můžete určit vlastní nebo cizí jednotku, která s ní sousedí. Ta utrpí 1 zranění a potom ji můžete zatlačit o 1 pole.
sw-card-parapet = Ledová hradba
sw-card-parapet-text = Pole s touto stavbou nebrání útokům vlastních jednotek: smějí útočit skrz ně.
sw-card-ice-repair = Oprava ledem
sw-card-ice-repair-text = Z každé vlastní stavby odstraňte 2 poškození.
sw-card-glacial-shift = Drift ledovce
sw-card-glacial-shift-text = Zvolte až 3 vlastní stavby ve vzdálenosti do 3 polí od svého Vyvolavače. V libovolném pořadí zatlačte každou z nich o 1 nebo 2 pole.

sw-ability-structural-shift = Plovoucí stavby
sw-ability-structural-shift-text = Po pohybu této jednotky můžete o 1 pole zatlačit jednu vlastní stavbu, která je od ní ve vzdálenosti do 3 polí.
sw-ability-frost-bolt = Mrazivá síla
sw-ability-frost-bolt-text = Tato jednotka má sílu +1 za každou vlastní stavbu, která s ní sousedí.
sw-ability-living-gate = Živoucí portál
sw-ability-living-gate-text = Tato jednotka je zároveň portálem, a tedy i stavbou: smíte vyvolávat jednotky vedle ní.
sw-ability-mobile-structure = Pohyblivá stavba
sw-ability-mobile-structure-text = Tato jednotka se smí pohybovat, přestože je stavbou.
sw-ability-slow = Golemův krok
sw-ability-slow-text = Nejvyšší počet polí, který smí tato jednotka při pohybu urazit, je o 1 nižší.
sw-ability-trample = Podusání
sw-ability-trample-text = Při pohybu smí tato jednotka procházet skrz běžné jednotky, vlastní i cizí. Po pohybu utrpí každá jednotka, skrz kterou prošla, 1 zranění.
sw-ability-frost-axe = Sekera mrazu
sw-ability-frost-axe-text = Po pohybu této jednotky ji můžete buď posílit, nebo můžete utratit 1 její posílení a zasunout ji pod jinou vlastní běžnou jednotku ve vzdálenosti do 3 polí. Dokud je zasunutá, platí v útocích té běžné jednotky každý symbol zvláštního efektu za dva zásahy na blízko; více takových karet se nesčítá.
sw-ability-momentum = Rozběh
sw-ability-momentum-text = Jednou za tah můžete tuto jednotku posílit po jejím útoku na cizí jednotku.
sw-ability-ice-shards = Ledové střepiny
sw-ability-ice-shards-text = Na konci své fáze Budování můžete utratit 1 posílení této jednotky. Pokud to uděláte, utrpí 1 zranění každá cizí jednotka, která sousedí alespoň s jednou stavbou, již ovládáte.
sw-ability-greater-frost-bolt = Velká mrazivá síla
sw-ability-greater-frost-bolt-text = Tato jednotka má sílu +1 za každou vlastní stavbu, která je od ní ve vzdálenosti do 2 polí.
sw-ability-cold-snap = Pevný led
sw-ability-cold-snap-text = Všechny vlastní stavby mají o 1 život více.

## Jeskynní goblini

sw-card-sneeks = Plížoun
sw-card-beast-rider = Vlčí jezdci
sw-card-horde-slinger = Práčata hordy
sw-card-horde-climber = Lezci hordy
sw-card-horde-clinger = Klíšťata hordy
sw-card-blarf = Blarf
sw-card-smeg = Šmug
sw-card-the-eater = Žrout
sw-card-enrage = Rozběsnění hordy
sw-card-enrage-text = Cílem jsou všechny vlastní jednotky s náklady 0. V libovolném pořadí smí každá z nich jednou zaútočit navíc.
sw-card-pile-on = Všichni na něj!
sw-card-pile-on-text = TRVAJÍCÍ: Vlastní jednotky mají schopnost Přesila: když jednotka útočí, má sílu +1 za každou další vlastní jednotku, která sousedí s cílem.
sw-card-sneak = Plížením vpřed!
sw-card-sneak-text = Zvolte libovolný počet vlastních jednotek s náklady 0. V libovolném pořadí zatlačte každou z nich o 1 pole.
sw-card-unrelenting = Nezdolnost
sw-card-unrelenting-text = TRVAJÍCÍ: Kdykoli by měla být vlastní běžná jednotka eliminována, vrátí se namísto toho zpět do ruky hráče, kterému patří.

sw-ability-sly = Zákeřnost
sw-ability-sly-text = Jednou za tah můžete ve své fázi Útok vyměnit místa této jednotky a vlastní jednotky s náklady 0, ať stojí na bojišti kdekoli.
sw-ability-charge = Výpad
sw-ability-charge-text = Namísto svého normálního pohybu smí tato jednotka urazit 1 až 4 volná pole v přímém směru; jiné efekty mohou toto maximum snížit, ale ne zvýšit. Kdykoli se pohne alespoň o 3 pole jedním směrem, má do konce tahu sílu +1.
sw-ability-relentless = Neúnavnost
sw-ability-relentless-text = Když tato jednotka útočí ve vaší fázi Útok, nezapočítává se mezi 3 jednotky, které smějí zaútočit. Druhý útok tím nezíská.
sw-ability-climb = Šplhání
sw-ability-climb-text = Při pohybu smí tato jednotka urazit 1 pole navíc a procházet skrz stavby, vlastní i cizí.
sw-ability-immobile = Nehybnost
sw-ability-immobile-text = Tato jednotka se nemůže pohybovat. Lze ji zatlačit, umístit jinam a vyměnit její místo s jinou kartou.
sw-ability-cling = Přisátí
sw-ability-cling-text = Když vlastní jednotka začne svůj pohyb na poli sousedícím s touto jednotkou, můžete po tomto pohybu tuto jednotku umístit na volné pole sousedící s jednotkou, která se pohybovala.
sw-ability-blood-runes = Krvavé runy
sw-ability-blood-runes-text = Na začátku své fáze Útok buď zaplaťte 1 magii a tuto jednotku posilte, nebo tato jednotka utrpí 1 zranění.
sw-ability-imbued-strength = Vstřebávání síly
sw-ability-imbued-strength-text = Tato jednotka má sílu +1 za každé své posílení, nejvýše však +5.
sw-ability-magic-junkie = Narkomág
sw-ability-magic-junkie-text = Když začíná váš tah, buď zaplaťte 1 magii, nebo tuto jednotku odhoďte.
sw-ability-feed-the-eater = Nakrmte žrouta!
sw-ability-feed-the-eater-text = Pokud tato jednotka v tomto tahu neeliminovala žádnou jednotku, vlastní ani cizí, odhoďte na konci své fáze Útok buď vlastní jednotku, která s ní sousedí, nebo tuto jednotku.

# Dává ji událost Všichni na něj!
sw-ability-gang-up = Přesila
sw-ability-gang-up-text = Když tato jednotka útočí, má sílu +1 za každou další vlastní jednotku, která sousedí s cílem.

## Padlé království

sw-card-ret-talus = Ret-Talus
sw-card-undead-archer = Nemrtví lučištníci
sw-card-undead-carrier = Nemrtví přenašeči
sw-card-undead-warrior = Nemrtví válečníci
sw-card-hellfire-cultist = Kultisté pekelného ohně
sw-card-dragos = Dragos
sw-card-elut-bal = Elut-Bal
sw-card-gul-dass = Gurr-Das
sw-card-pyre = Obětní oheň
sw-card-pyre-text = TRVAJÍCÍ: Kdykoli je v tahu kteréhokoli hráče eliminována vlastní nebo cizí jednotka, posilte tuto kartu. Až bude tato karta odhozena, zvolte vlastní nebo cizí jednotku a odstraňte z ní 1 zranění za každé posílení, které na této kartě bylo.
sw-card-blood-summon = Krvavé vyvolání
sw-card-blood-summon-text = Proveďte libovolněkrát: zvolte vlastní jednotku a na volné pole, které s ní sousedí, umístěte z ruky jednotku s náklady nejvýše 2, aniž byste ji vyvolávali a platili; zvolená jednotka pak utrpí 2 zranění.
sw-card-hellforged = Zbraň z pekelné výhně
sw-card-hellforged-text = Zasuňte tuto kartu pod vlastní běžnou jednotku. Dokud je zasunutá, má ta jednotka sílu +2 a schopnost Prokletí: po svém útoku utrpí 1 zranění za každý symbol zvláštního efektu, který v něm padl.
sw-card-purge = Očista
sw-card-purge-text = Zvolte libovolný počet vlastních jednotek. V libovolném pořadí můžete za každou z nich, která je ještě na bojišti, způsobit 2 zranění jedné vlastní nebo cizí jednotce, jež s ní sousedí. Potom všechny zbylé zvolené jednotky najednou eliminujte.

sw-ability-raise-the-dead = Probuďte mrtvé!
sw-ability-raise-the-dead-text = Jednou za tah můžete ve své fázi Vyvolávání přidat této jednotce 2 zranění a umístit na volné pole, které s ní sousedí, jednotku se slovem „Nemrtví“ v názvu ze své odhazovací hromádky. Není vyvolaná a nic nestojí.
sw-ability-soul-shift = Přesun duše
sw-ability-soul-shift-text = Je-li ve vašem tahu eliminována jiná jednotka, vlastní nebo cizí, ve vzdálenosti do 3 polí od této, můžete tuto jednotku přemístit na pole, kde ta druhá stála, pokud je stále volné. Není to pohyb ani zatlačení.
sw-ability-soulless = Tělo bez duše
sw-ability-soulless-text = Za cizí jednotky eliminované útoky této jednotky nezískáváte magii.
sw-ability-infect = Nákaza
sw-ability-infect-text = Poté, co útok této jednotky eliminuje vlastní nebo cizí jednotku, můžete na její pole umístit jednotku se slovem „přenašeči“ v názvu ze své odhazovací hromádky. Není vyvolaná.
sw-ability-blood-fury = Pach krve
sw-ability-blood-fury-text = Kdykoli je ve vašem tahu eliminována vlastní nebo cizí jednotka, tuto jednotku posilte. Když váš tah končí, odstraňte z ní 2 posílení.
sw-ability-immolate = Vzplanutí
sw-ability-immolate-text = Ihned po eliminaci této jednotky utrpí každá cizí jednotka, která s ní sousedila, 1 zranění.
sw-ability-life-drain = Vysátí života
sw-ability-life-drain-text = Před útokem této jednotky můžete eliminovat vlastní jednotku ve vzdálenosti do 2 polí od ní. Pokud to uděláte, platí v tomto útoku každý symbol zvláštního efektu také za jeden zásah na blízko.
sw-ability-summoned-by-fire = Vyvolání ohněm
sw-ability-summoned-by-fire-text = Abyste tuto jednotku vyvolali, musíte kromě zaplacení nákladů také eliminovat vlastní jednotku. Tuto jednotku umístěte na její pole; portál není potřeba.
sw-ability-wrath = Zuřivost
sw-ability-wrath-text = Tato jednotka má sílu +1 za každé své zranění.

# Dává ji událost Zbraň z pekelné výhně
sw-ability-cursed = Prokletí
sw-ability-cursed-text = Po svém útoku utrpí tato jednotka 1 zranění za každý symbol zvláštního efektu, který v něm padl.

## Savanoví elfové

sw-card-abua-shi = Abua Shi
sw-card-border-archer = Pohraniční lučištníci
sw-card-lioness = Lvice
sw-card-rhinoceros = Nosorožci
sw-card-spirit-mage = Mágové duchů
sw-card-makeinda-ru = Makeinda Ru
sw-card-miti-kyru = Miti Kyru
sw-card-miti-mumway = Miti Mumway
sw-card-chant-power = Chorál moci
sw-card-chant-power-text = Zvolte běžnou jednotku nebo hrdinu, vlastní či cizí, ve vzdálenosti do 3 polí od svého Vyvolavače. Do konce vašeho tahu má schopnost Vstřebávání síly: sílu +1 za každé své posílení, nejvýše však +5.
sw-card-chant-entangling = Chorál propletení
sw-card-chant-entangling-text = Vyberte dvě vlastní běžné jednotky, které jsou od vašeho Vyvolavače ve vzdálenosti do 3 polí. TRVAJÍCÍ: Každá z nich má kromě svých schopností i základní schopnosti té druhé. Jakmile jedna z nich opustí bojiště, tuto kartu odhoďte.
sw-card-chant-growth = Chorál růstu
sw-card-chant-growth-text = Zvolte vlastní jednotku. Posilte ji i každou vlastní jednotku, která s ní sousedí.
sw-card-chant-weaving = Chorál tkaní
sw-card-chant-weaving-text = Zvolte vlastní jednotku. TRVAJÍCÍ: Smíte vyvolávat jednotky na volná pole, která se zvolenou jednotkou sousedí. Kdykoli vyvoláte jednotku na pole sousedící se zvolenou jednotkou, ať už u portálu, nebo ne, zvolenou jednotku posilte.

sw-ability-spirit-bond = Duchovní pouto
sw-ability-spirit-bond-text = Po pohybu této jednotky můžete posílit vlastní jednotku ve vzdálenosti do 3 polí od ní a přesunout na ni všechna posílení této jednotky.
sw-ability-prepare = Příprava
sw-ability-prepare-text = Namísto pohybu můžete tuto jednotku posílit.
sw-ability-swift-shot = Hbitý výstřel
sw-ability-swift-shot-text = Jednou za tah můžete po útoku této jednotky utratit 1 její posílení. Pokud to uděláte, zaútočí navíc; tento útok se nezapočítává do limitu 3.
sw-ability-imbued-life = Vstřebávání života
sw-ability-imbued-life-text = Tato jednotka má o 1 život více za každé své posílení, nejvýše však o 5.
sw-ability-imbued-speed = Vstřebávání rychlosti
sw-ability-imbued-speed-text = Při pohybu smí tato jednotka urazit 1 pole navíc za každé své posílení, nejvýše však 5.
sw-ability-charged = Nabití
sw-ability-charged-text = Po vyvolání tuto jednotku posilte.
sw-ability-commune-with-spirits = Rozmluva s duchy
sw-ability-commune-with-spirits-text = Po pohybu této jednotky ji buď posilte, nebo utraťte 1 její posílení a posilte vlastní jednotku ve vzdálenosti do 3 polí od ní.
sw-ability-inspire = Povzbuzení
sw-ability-inspire-text = Po pohybu této jednotky posilte každou vlastní jednotku, která s ní sousedí.
sw-ability-withdraw = Ústup
sw-ability-withdraw-text = Po útoku této jednotky můžete utratit 1 její posílení nebo zaplatit 1 magii a zatlačit ji o 1 nebo 2 pole.

## Předvoj

sw-card-sera = Sera Eldwyn
sw-card-citadel-archer = Lučištníci Citadely
sw-card-citadel-knight = Rytíři Citadely
sw-card-citadel-paladin = Paladinové Citadely
sw-card-temple-priest = Chrámoví kněží
sw-card-coleen = Coleen Brighton
sw-card-jacob = Jacob Eldwyn
sw-card-valna = Valna Stoutheart
sw-card-holy-judgment = Svatý soud
sw-card-holy-judgment-text = Položte na tuto kartu 2 posílení. TRVAJÍCÍ: Vlastní běžné jednotky mají sílu +1. Na začátku svého tahu můžete utratit 1 posílení této karty, namísto abyste ji odhodili. Kdykoli je eliminována vlastní jednotka, odstraňte z této karty 1 posílení, pokud na ní nějaké je.
sw-card-guarding-spirits = Strážní duchové
sw-card-guarding-spirits-text = TRVAJÍCÍ: Vlastní běžné jednotky ve vzdálenosti do 3 polí od vašeho Vyvolavače mají schopnost Pod ochranou: první útok na takovou jednotku v každém tahu (vašem i soupeřově, ať útočí kdokoli) jí způsobí nejvýše 1 zranění.
sw-card-mass-heal = Hromadné léčení
sw-card-mass-heal-text = Z každé vlastní běžné jednotky a každého vlastního hrdiny ve vzdálenosti do 2 polí od svého Vyvolavače odstraňte 2 zranění, nebo tolik, kolik jich tam je.
sw-card-renewed-hope = Obnovená naděje
sw-card-renewed-hope-text = TRVAJÍCÍ: Jednotky můžete vyvolávat v kterékoli fázi svého tahu, kdykoli se právě nic nevyhodnocuje, a to nejen u svých portálů, ale i na volná pole sousedící s vaším Vyvolavačem.

sw-ability-the-citadels-might = Moc Citadely
sw-ability-the-citadels-might-text = Po útoku této jednotky na cizí jednotku, ovládáte-li jednotku se slovem „Citadely“ v názvu, si můžete ze své odhazovací hromádky vzít kartu jednotky se slovem „Citadely“ v názvu, ukázat ji soupeři a přidat si ji do ruky.
sw-ability-arrow-of-light = Šíp světla
sw-ability-arrow-of-light-text = Před útokem této jednotky můžete z ruky ukázat a odhodit libovolný počet karet jednotek s různými názvy. Za každou z nich získáte 1 magii a tato jednotka má v tomto útoku sílu +1.
sw-ability-engage = Vázání v boji
sw-ability-engage-text = Kdykoli se sousedící cizí jednotka krokem pohybu nebo zatlačení vzdálí od této jednotky, utrpí ihned 1 zranění.
sw-ability-protect = Krytí
sw-ability-protect-text = Cizí jednotka sousedící s touto jednotkou smí útočit jen na jednotky se schopností Krytí. Nemůže-li zaútočit na žádnou z nich, nesmí útočit vůbec.
sw-ability-intercession = Přímluva
sw-ability-intercession-text = Po útoku této jednotky na cizí jednotku si doberte 1 kartu za každý hozený symbol zvláštního efektu.
sw-ability-heal = Léčení
sw-ability-heal-text = Před útokem této jednotky na vlastní běžnou jednotku nebo vlastního hrdinu můžete odhodit 1 kartu z ruky. V tom případě útok nezpůsobí žádné zranění; namísto toho odstraňte z cíle 1 zranění za každý hozený symbol zásahu na blízko a za každý symbol zvláštního efektu.
sw-ability-divine-shield = Boží štít
sw-ability-divine-shield-text = Kdykoli se vlastní jednotka se slovem „Citadely“ v názvu ve vzdálenosti do 3 polí od této jednotky stane cílem útoku cizí jednotky, hoďte 2 kostkami. Za každý hozený symbol zvláštního efektu má útočník v tomto útoku sílu o 1 nižší; pod 1 ji takto snížit nelze.
sw-ability-radiant-shot = Zářivá střela
sw-ability-radiant-shot-text = Tato jednotka má sílu +1 za každé 2 magie, které máte, zaokrouhleno dolů.
sw-ability-guidance = Vedení
sw-ability-guidance-text = Na začátku své fáze Vyvolávání si doberte 2 karty.
sw-ability-citadel-champion = Hrdina Citadely
sw-ability-citadel-champion-text = Tato jednotka má sílu +1 za každou vlastní jednotku se slovem „Citadely“ v názvu ve vzdálenosti do 2 polí od ní.

# Dává ji událost Strážní duchové; Mágové žáru ji mají sami
sw-ability-guarded = Pod ochranou
sw-ability-guarded-text = První útok na tuto jednotku v každém tahu (vašem i soupeřově, ať útočí kdokoli) jí způsobí nejvýše 1 zranění.

## Lamači

sw-card-tacullu = Tacullu
sw-card-deceiver = Klamači
sw-card-mind-witch = Čarodějky mysli
sw-card-wind-archer = Větrní lučištníci
sw-card-wind-mage = Větrní mágové
sw-card-gulldune = Gulldune
sw-card-gwalark = Gwalark
sw-card-kalal = Kalal
sw-card-mind-control = Ovládnutí mysli
sw-card-mind-control-text = Zvolte libovolný počet cizích běžných jednotek a cizích hrdinů ve vzdálenosti do 2 polí od svého Vyvolavače. Do konce svého tahu je ovládáte.
sw-card-blast = Poryv
sw-card-blast-text = Zvolte běžnou jednotku nebo hrdinu (vlastní či cizí) ve vzdálenosti do 3 polí v přímém směru od svého Vyvolavače, jsou-li všechna pole mezi nimi volná. Zatlačte cíl o 1–3 pole jedním směrem, třeba i skrz běžné jednotky a hrdiny; skončit musí na volném poli. Cíl i každá jednotka, skrz niž byl zatlačen, utrpí po 1 zranění. Nelze-li cíl zatlačit, utrpí 1 zranění i tak.
sw-card-hypnotic-call = Hypnotické volání
sw-card-hypnotic-call-text = Zvolte běžnou jednotku nebo hrdinu (vlastní či cizí) kdekoli na bojišti. Můžete cíl zatlačit o 1 pole blíž ke svému Vyvolavači. TRVAJÍCÍ: Při útoku na tento cíl má váš Vyvolavač sílu +1.
sw-card-tempest = Matoucí bouře
sw-card-tempest-text = TRVAJÍCÍ: Všechny jednotky, vlastní i cizí, smějí při pohybu urazit o 1 pole méně.

sw-ability-mind-capture = Zajetí mysli
sw-ability-mind-capture-text = Útočí-li tato jednotka na cizí běžnou jednotku nebo cizího hrdinu a přidávaná zranění by cíl eliminovala, můžete namísto toho žádné zranění nepřidat a cíl natrvalo ovládnout.
sw-ability-stupefy = Otupení
sw-ability-stupefy-text = Útočí-li sousedící cizí jednotka na kterýkoli objekt a padne alespoň 1 symbol zvláštního efektu, způsobí její útok o 1 zranění méně (nejméně však 0). Otupení více jednotek se sčítá.
sw-ability-mimic = Napodobení
sw-ability-mimic-text = Na začátku své fáze Pohyb můžete zvolit běžnou jednotku (vlastní či cizí) ve vzdálenosti do 3 polí. Do konce vašeho tahu má tato jednotka navíc všechny schopnosti, které má v tu chvíli zvolená jednotka, včetně získaných. Schopnosti působící na začátku fáze Pohyb se v této fázi už neuplatní.
sw-ability-swift = Hbitost
sw-ability-swift-text = Při pohybu smí tato jednotka urazit 1 pole navíc.
sw-ability-far-shot = Daleký dostřel
sw-ability-far-shot-text = Tato jednotka smí útočit na objekty vzdálené až 4 pole v přímém směru, jsou-li všechna pole mezi nimi a touto jednotkou volná.
sw-ability-push = Odstrčení
sw-ability-push-text = Po útoku této jednotky nebo namísto něj můžete jinou běžnou jednotku nebo jiného hrdinu (vlastní či cizí) ve vzdálenosti do 2 polí zatlačit o 1 pole.
sw-ability-telepathic-command = Telepatický rozkaz
sw-ability-telepathic-command-text = Po útoku této jednotky na cizí objekt můžete zvolit vlastní běžnou jednotku ve vzdálenosti do 3 polí. Ta ihned zaútočí navíc, i když už útočila.
sw-ability-flight = Let
sw-ability-flight-text = Při pohybu smí tato jednotka urazit 1 pole navíc a procházet skrz jakékoli objekty. Pohyb musí skončit na volném poli.
sw-ability-levitate = Levitace
sw-ability-levitate-text = Vlastní běžné jednotky mají schopnost Let při každém pohybu, který zahájí ve vzdálenosti do 2 polí od této jednotky.
sw-ability-greater-push = Velké odstrčení
sw-ability-greater-push-text = Po útoku této jednotky nebo namísto něj můžete jinou běžnou jednotku nebo jiného hrdinu (vlastní či cizí) ve vzdálenosti do 3 polí zatlačit o 1 pole.
sw-ability-steadfast = Neochvějnost
sw-ability-steadfast-text = Tuto jednotku nelze zatlačit.

## Fénixoví elfové

sw-card-maldaria = Královna Maldaria
sw-card-ember-archer = Lučištníci žáru
sw-card-ember-beast = Šelmy žáru
sw-card-ember-mage = Mágové žáru
sw-card-royal-guardian = Královští strážci
sw-card-fanessa = Fanessa
sw-card-fire-drake = Ohnivý drak
sw-card-holleas = Holleas
sw-card-spirit-phoenix = Duch fénixe
sw-card-spirit-phoenix-text = TRVAJÍCÍ: Způsobí-li schopnost vlastní jednotky cizím jednotkám zranění jinak než útokem na ně, každá z nich, která tak utrpí alespoň 1 zranění, utrpí ještě 1 navíc.
sw-card-blinding-flare = Oslepující záblesk
sw-card-blinding-flare-text = TRVAJÍCÍ: Útok na vašeho Vyvolavače nebo na vlastní jednotku, která s ním sousedí, způsobí 1 zranění za každý hozený symbol zvláštního efektu namísto symbolů zásahu na blízko či na dálku.
sw-card-burn = Sežehnutí
sw-card-burn-text = Zvolte běžnou jednotku nebo hrdinu (vlastní či cizí) ve vzdálenosti do 2 polí od svého Vyvolavače. Cíl utrpí 2 zranění.
sw-card-divine-retribution = Boží odplata
sw-card-divine-retribution-text = TRVAJÍCÍ: Váš Vyvolavač má schopnost Aura fénixe: po útoku cizí jednotky na něj nebo na vlastní jednotku ve vzdálenosti do 3 polí od něj utrpí útočník 1 zranění.

sw-ability-call-protection = Přivolání ochrany
sw-ability-call-protection-text = Na konci své fáze Útok můžete utratit 1 posílení této jednotky a kteroukoli vlastní běžnou jednotku na bojišti umístit na volné pole sousedící s touto jednotkou.
sw-ability-quick-shot = Pohotový výstřel
sw-ability-quick-shot-text = Po pohybu této jednotky můžete zvolit jednotku (vlastní či cizí) ve vzdálenosti do 3 polí v přímém směru, jsou-li všechna pole mezi nimi volná. Zvolená jednotka utrpí 1 zranění. Není to útok.
sw-ability-born-of-fire = Zrození z ohně
sw-ability-born-of-fire-text = Tuto kartu můžete vyvolat nejen u svého portálu, ale i na volné pole sousedící s vlastní jednotkou se slovem „žáru“ v názvu.
sw-ability-wildfire = Požár
sw-ability-wildfire-text = Na začátku vaší fáze Pohyb utrpí každá cizí jednotka sousedící s touto jednotkou 1 zranění.
sw-ability-shove = Odražení
sw-ability-shove-text = Po útoku této jednotky na sousedící cizí běžnou jednotku nebo sousedícího cizího hrdinu můžete napadený cíl zatlačit o 1 pole.
sw-ability-riposte = Riposta
sw-ability-riposte-text = Po útoku sousedící cizí jednotky na tuto jednotku utrpí útočník 1 zranění, je-li tato jednotka stále ve hře.
sw-ability-protector = Ochránce
sw-ability-protector-text = Tuto kartu můžete vyvolat nejen u svého portálu, ale i na volné pole sousedící s vaším Vyvolavačem.
sw-ability-fire-breath = Ohnivý dech
sw-ability-fire-breath-text = Tato jednotka smí útočit skrz jednotky (ne skrz stavby, které nejsou jednotkami). Vede-li útok skrz alespoň 1 jednotku, utrpí každá jednotka mezi touto jednotkou a cílem 1 zranění za každý hozený symbol zvláštního efektu; na samotný cíl působí jen zásahy na dálku.
sw-ability-fiery-summon = Ohnivé vyvolání
sw-ability-fiery-summon-text = Jednotky se slovem „žáru“ v názvu můžete vyvolávat nejen u svých portálů, ale i na volná pole sousedící s touto jednotkou.
sw-ability-ignite = Zažehnutí
sw-ability-ignite-text = Vlastní jednotky se slovem „žáru“ v názvu, které s touto jednotkou sousedí, mají sílu +1.

# Dává ji událost Boží odplata
sw-ability-aura-of-the-phoenix = Aura fénixe
sw-ability-aura-of-the-phoenix-text = Po útoku cizí jednotky na tuto jednotku nebo na vlastní jednotku ve vzdálenosti do 3 polí od ní utrpí útočník 1 zranění.

## Orkové z tundry

sw-card-grognack = Grognack
sw-card-frost-shaman = Mrazoví šamani
sw-card-smasher = Drtiči
sw-card-tundra-charger = Nájezdníci z tundry
sw-card-tundra-fighter = Bojovníci z tundry
sw-card-ragnor = Ragnor
sw-card-shonk = Shonk
sw-card-targan = Targan
sw-card-for-glory = Za slávu!
sw-card-for-glory-text = TRVAJÍCÍ: Vlastní běžné jednotky mají schopnost Bezhlavý úder: jednotka má sílu +2; padne-li v jejím útoku nejvýše 1 symbol zvláštního efektu, utrpí tolik zranění, kolik jich přibude cíli.
sw-card-brutal-force = Hrubá síla
sw-card-brutal-force-text = TRVAJÍCÍ: Vlastní jednotky mají schopnost Razantní útok: zranila-li jednotka útokem nějakou jednotku, můžete po tomto útoku zraněnou jednotku zatlačit o 1 pole dál od útočníka.
sw-card-freeze = Zmrazení
sw-card-freeze-text = Zvolte běžnou jednotku nebo hrdinu (vlastní či cizí) bez posílení ve vzdálenosti do 3 polí od svého Vyvolavače. TRVAJÍCÍ: Cíl nemá žádné schopnosti, nemůže se pohybovat ani útočit, nelze na něj útočit a nelze ho zatlačit.
sw-card-primal-fury = Pradávný hněv
sw-card-primal-fury-text = TRVAJÍCÍ: Jednou za tah můžete po útoku svého Vyvolavače na sousedící cizí objekt svého Vyvolavače zatlačit o 1 nebo 2 pole; pokud to uděláte, smí zaútočit navíc na sousedící cizí objekt.

sw-ability-restore = Obnova
sw-ability-restore-text = Po pohybu tuto jednotku posilte, není-li na ní žádné posílení.
sw-ability-influence = Vliv
sw-ability-influence-text = Hází-li ve vašem tahu jiná vlastní jednotka ve vzdálenosti do 3 polí od této jednotky kostkami kvůli útoku nebo schopnosti, můžete utratit 1 posílení této jednotky a hod všemi těmito kostkami opakovat. Dokud posílení stačí, můžete to udělat znovu.
sw-ability-unwieldy-magic = Nezkrotná magie
sw-ability-unwieldy-magic-text = Nepadne-li v útoku této jednotky žádný symbol zvláštního efektu, cíl neutrpí žádné zranění ani poškození.
sw-ability-sluggish = Těžkopádnost
sw-ability-sluggish-text = Každý symbol zvláštního efektu hozený při útoku na tuto jednotku jí způsobí 1 zranění navíc.
sw-ability-blood-rush = Nával krve
sw-ability-blood-rush-text = Po vyvolání této jednotky jí můžete přidat 1 zranění. Pokud to uděláte, zatlačte ji o 1 pole.
sw-ability-frenzy = Běsnění
sw-ability-frenzy-text = Po každém útoku této jednotky na sousedící cizí objekt hoďte 1 kostkou. Padne-li symbol zvláštního efektu, můžete tuto jednotku zatlačit o 1 pole; pokud to uděláte, smí zaútočit navíc na sousedící cizí objekt (po něm Běsnění platí znovu).
sw-ability-blood-bond = Pokrevní pouto
sw-ability-blood-bond-text = Po útoku této jednotky na cizí jednotku položte na svého Vyvolavače 1 posílení za každý hozený symbol zvláštního efektu.
sw-ability-wild-strike = Divoký úder
sw-ability-wild-strike-text = Útok této jednotky způsobí 1 zranění (poškození) za každý hozený symbol zvláštního efektu namísto symbolů zásahu na blízko.
sw-ability-piercing-frost = Pronikavý mráz
sw-ability-piercing-frost-text = Vlastní jednotky se slovem „Mrazoví“ v názvu, které s touto jednotkou sousedí, mají sílu +1.

# Dává ji událost Za slávu!
sw-ability-reckless-strike = Bezhlavý úder
sw-ability-reckless-strike-text = Tato jednotka má sílu +2. Padne-li v jejím útoku nejvýše 1 symbol zvláštního efektu, utrpí tolik zranění, kolik jich přibude cíli.

# Dává ji událost Hrubá síla
sw-ability-forceful-attack = Razantní útok
sw-ability-forceful-attack-text = Zranila-li tato jednotka útokem nějakou jednotku, můžete po tomto útoku zraněnou jednotku zatlačit o 1 pole dál od této jednotky.

# Důvody nápovědy: co platí po nejlepší volbě a co jinak
sw-then-summoner = Vašemu Vyvolavači pak zbude { $count } životů, jinak { $otherwise }
sw-then-enemy-summoner = Soupeřovu Vyvolavači pak zbude { $count } životů, jinak { $otherwise }
sw-then-threatened = { $count ->
    [0] Na vašeho Vyvolavače pak nedosáhne žádná soupeřova jednotka
    [one] Na vašeho Vyvolavače pak dosáhne jedna soupeřova jednotka
    [few] Na vašeho Vyvolavače pak dosáhnou { $count } soupeřovy jednotky
   *[other] Na vašeho Vyvolavače pak dosáhne { $count } soupeřových jednotek
 }, jinak { $otherwise }
sw-then-threatening = { $count ->
    [one] Na soupeřova Vyvolavače pak dosáhne jedna vaše jednotka
    [few] Na soupeřova Vyvolavače pak dosáhnou { $count } vaše jednotky
   *[other] Na soupeřova Vyvolavače pak dosáhne { $count } vašich jednotek
 }, jinak { $otherwise }
sw-then-enemies = { $count ->
    [0] Soupeři pak nezbude žádná další jednotka
    [one] Soupeři pak zbude jedna další jednotka
    [few] Soupeři pak zbudou { $count } další jednotky
   *[other] Soupeři pak zbude { $count } dalších jednotek
 }, jinak { $otherwise }
sw-then-units = { $count ->
    [one] Kromě Vyvolavače pak máte jednu jednotku
    [few] Kromě Vyvolavače pak máte { $count } jednotky
   *[other] Kromě Vyvolavače pak máte { $count } jednotek
 }, jinak { $otherwise }
sw-then-magic = Magie pak máte { $count }, jinak { $otherwise }

## Stavba vlastní sady

sw-deck-rule-common = { $wanted } běžných, nejvýš { $most } stejné
sw-deck-rule-champion = { $wanted } hrdinové, každý jiný
sw-deck-rule-standard = { $wanted } standardních událostí, nejvýš { $most } stejné
sw-deck-rule-symbol = Každá karta má některý symbol Vyvolavače
sw-deck-rule-fixed = Co určuje Vyvolavač, se nevybírá
sw-deck-part-cards = sada
sw-deck-group-champion = Hrdinové
sw-deck-group-standard = Standardní události
sw-deck-group-common = Běžné jednotky
sw-deck-fixed = Určuje Vyvolavač
sw-deck-curve = cena karet v magii
sw-lucky-unit = jednotka, kterou hned zaplatíte
sw-lucky-gate = portál
