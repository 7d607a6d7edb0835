## Konec věků

ae-game = Konec věků
ae-about = Trhlinoví mágové společně brání Útočiště před Pánem Bezejmenných; svůj balíček nikdo nemíchá.
ae-points = zranění Pána Bezejmenných

## Možnosti

ae-option-nemesis = Pán Bezejmenných
ae-option-difficulty = obtížnost
ae-option-market = zásoba
ae-option-mage-1 = mág 1. hráče
ae-option-mage-2 = mág 2. hráče
ae-option-mage-3 = mág 3. hráče
ae-option-mage-4 = mág 4. hráče
ae-option-hands = karty v ruce
ae-option-solo = usnadnění hry jednoho hráče
ae-value-random = rozhodne náhoda
ae-value-rageborne = { ae-nemesis-rageborne }
ae-value-carapace-queen = { ae-nemesis-carapace-queen }
ae-value-crooked-mask = { ae-nemesis-crooked-mask }
ae-value-prince-of-gluttons = { ae-nemesis-prince-of-gluttons }
ae-value-beginner = začátečník
ae-value-normal = normální
ae-value-expert = expert
ae-value-extinction = na život a na smrt
ae-value-deck-demolition = Destrukce balíčku
ae-value-lots-of-charges = Hodně energie
ae-value-adelheim = { ae-mage-adelheim }
ae-value-brama = { ae-mage-brama }
ae-value-jian = { ae-mage-jian }
ae-value-kadir = { ae-mage-kadir }
ae-value-lash = { ae-mage-lash }
ae-value-mist = { ae-mage-mist }
ae-value-phaedraxa = { ae-mage-phaedraxa }
ae-value-xaxos = { ae-mage-xaxos }
ae-value-open = vidí je všichni
ae-value-private = vidí je jen jejich hráč
ae-value-four-turns = čtyři karty pořadí tahu, ne tři
ae-value-life-12 = 12 životů
ae-value-life-15 = 15 životů

## Otázky

ae-phase-casting = Fáze sesílání kouzel: co uděláte?
ae-phase-main = Hlavní fáze: co uděláte?
ae-wild-card = Na řadě je žolík: kdo bude hrát tento tah?
ae-use-ability = Použijete teď svou schopnost ({ $card })?
ae-stop-card = Pán Bezejmenných otočil kartu { $card }. Použijete svou schopnost, aby se odložila bez účinku?

ae-choose-enemy = Zranění: { $amount }. Který nepřítel je utrpí?
ae-choose-husk = Zranění: { $amount }. Které Kusadlo bude další?
ae-spread-damage = Utrpíte 1 zranění, abyste mohli zranění ({ $amount }) rozdělit mezi více Kusadel?

ae-choose-player = { $amount ->
    [0] { $card }: kterého hráče se to týká?
   *[other] { $card }: který hráč utrpí { $amount } zranění?
}
ae-choose-any-player = { $card }: kterého hráče zvolíte?
ae-choose-ally = { $card }: kterého spojence zvolíte?
ae-choose-one = { $card }: co z toho se stane?
ae-may = { $card }: využijete, co karta nabízí?
ae-may-swap = { $card }: doberete si kartu a jednu odložíte?
ae-may-bleed = { $card }: utrpíte 1 zranění a zničíte kartu z ruky? Ta pak zmizí ze hry.
ae-may-discard = { $card }: odložíte kartu?
ae-may-destroy = { $card }: zničíte kartu? Zmizí pak ze hry.
ae-may-lose-charge = { $card }: ztratíte 1 energii za větší zranění?
ae-may-take-spell = Které kouzlo si vezmete z odkládacího balíčku do ruky? Nejvýše ještě { $count }.
ae-may-take-spell-decline = Nevzít žádné

ae-choose-discarded = Kterou kartu odložíte? Zbývá odložit: { $count }.
ae-choose-destroyed = Kterou kartu zničíte? Zmizí pak ze hry. Zbývá zničit: { $count }.
ae-choose-gems-discarded = { $card }: odložíte drahokam? Každý ušetří Útočišti 3 zranění; nejvýše ještě { $count }.
ae-choose-gems-discarded-done = Nechat si drahokamy
ae-choose-discard-pile = Do čího odkládacího balíčku přijde karta { $card }?
ae-choose-taken-back = Kterou kartu si vezmete z odkládacího balíčku do ruky?
ae-choose-next-put-away = Kterou kartu dáte jako další do odkládacího balíčku? První se pak bude dobírat dřív.
ae-discard-top-card = Navrchu vašeho dobíracího balíčku je { $card }. Odložíte tuto kartu?
ae-destroy-top-card = Navrchu vašeho dobíracího balíčku je { $kind }. Zničíte tuto kartu, aby zmizela ze hry?
ae-on-deck = Dáte získanou kartu navrch svého dobíracího balíčku?

ae-choose-spell-cast = { $card }: které připravené kouzlo sešlete?
ae-choose-spell-cast-decline = Neseslat žádné
ae-choose-prepped-discarded = Které z těchto připravených kouzel se odloží?
ae-choose-prepped-destroyed = Které ze svých připravených kouzel zničíte? Zmizí pak ze hry. Zbývá zničit: { $count }.
ae-choose-prepped-seized = { $card }: které z těchto připravených kouzel se odloží? Zbývá odložit: { $count }.
ae-choose-spell-discarded-first = Vaše trhlina je zničená: které kouzlo od ní odložíte jako první?
ae-choose-breach-focused = Která trhlina se pootevře?
ae-choose-breach-destroyed = Jste vyčerpaní: která z vašich trhlin bude nadobro zničena?

ae-choose-gem-played-twice = { $card }: který drahokam zahrajete dvakrát?
ae-choose-gem-taken-back = { $card }: který drahokam si vezmete zpět do ruky?
ae-choose-pile-gained = Kterou kartu získáte?
ae-choose-pile-devoured = Ze kterého balíčku se budou pohlcovat karty? Počet: { $count }.
ae-choose-gem-stacked = Který drahokam přijde do balíčku pohlcených karet jako první?
ae-choose-pile-stacked = Která karta přijde do balíčku pohlcených karet jako další? Zbývá: { $count }.
ae-choose-corruption = Kterou úplatnost vyhodnotíte jako další?

ae-share-charge = Který spojenec získá energii? Zbývá rozdělit: { $count }.
ae-turn-card-to-bottom = Navrchu balíčku pořadí tahu je: { $turn_card }. Dáte tuto kartu dospod?
ae-choose-turn-card = Kterou kartu zamícháte do balíčku pořadí tahu?
ae-choose-whose-turn-card = { $card }: čí karta se zamíchá do balíčku pořadí tahu?
ae-choose-next-turn-card = Která karta bude v balíčku pořadí tahu odshora na { $count }. místě?

## Volby

ae-choice-cast = Seslat: { $spell }
ae-choice-end-phase = Ukončit fázi
ae-choice-play = Zahrát: { $card }
ae-choice-buy = Koupit: { $pile }
ae-choice-buy-charge = 1 energie za 2 étery
ae-choice-focus = Pootevřít trhlinu { $breach }
ae-choice-open = Otevřít trhlinu { $breach }
ae-choice-prep = Připravit u trhliny { $breach }: { $card }
ae-choice-use = Použít efekt kouzla { $spell }
ae-choice-discard-power = Splnit podmínku a odstranit: { $card }
ae-choice-use-ability = Použít svou schopnost
ae-choice-give-floor = Vyzvat k použití schopnosti: { $player }
ae-choice-pick-player = { $player }
ae-choice-pick-way = { $way }
ae-choice-accept = Ano
ae-choice-target = { $enemy }
ae-choice-hit-hurt = Zraněné Kusadlo
ae-choice-hit-whole = Nezraněné Kusadlo
ae-choice-pick-pile = { $pile }
ae-choice-pick-breach = Trhlina { $any_breach }
ae-choice-put-away = { $card }
ae-choice-pick-card = { $found }
ae-choice-pick-turn-card = { $turn_card }
ae-choice-done = Hotovo

# Čím se věc liší od jiných téhož jména
ae-spell-at = { $card } ({ $breach })
ae-spell-of = { $card } ({ $mage }, { $breach })
ae-breach-of = { $breach } ({ $mage })
ae-card-in-discard = { $card } (odkládací balíček)
ae-card-in-discard-at = { $card } (odkládací balíček, { $place }. odspodu)
ae-card-devoured = { $card } (balíček pohlcených karet)

# Mezi čím lze volit
ae-way-aether = Získat éter
ae-way-life = Některý hráč získá život
ae-way-cast = Seslat připravené kouzlo
ae-way-gem = Zahrát drahokam dvakrát a zničit ho
ae-way-discount = Příští pootevření nebo otevření bude o 3 étery levnější
ae-way-damage = Zničit tuto kartu a udělit 1 zranění
ae-way-focus = Pootevřít trhlinu
ae-way-gravehold = Zničit tuto kartu; Útočiště získá 3 životy
ae-way-unleash = Provést 3× Běsnění
ae-way-suffer = Některý hráč utrpí zranění
ae-way-devour = Karty budou pohlceny
ae-way-scorn-damage = Útočiště utrpí 3 zranění
ae-way-scorn-unleash = Provést 2× Běsnění
ae-way-awaken-unleash = Provést 2× Běsnění; Útočiště utrpí 3 zranění
ae-way-awaken-return = Do hry se vrátí naposledy odložený přisluhovač
ae-way-venomite-damage = Hráč s nejméně životy utrpí 2 zranění
ae-way-venomite-spell = Některý hráč odloží připravené kouzlo s cenou alespoň 3
ae-way-obliterate-cards = Zničit 4 karty z ruky
ae-way-obliterate-damage = Utrpět 4 zranění
ae-way-sunder-damage = Útočiště i hráč s nejméně životy utrpí po 4 zraněních
ae-way-sunder-turn-order = Odložené karty Pána Bezejmenných se vrátí do balíčku pořadí tahu
ae-way-infest-swarm = Provést 2× Hemžení
ae-way-infest-damage = Některý hráč utrpí 4 zranění

## Co se stalo

ae-event-turned-over = Pořadí tahu: { $turn_card }.
ae-event-revealed-turn-card = Odhaleno z balíčku pořadí tahu: { $turn_card }.
ae-event-put-to-bottom = Dospod balíčku pořadí tahu: { $turn_card }.
ae-event-renewed-turn-deck = Balíček pořadí tahu se tvoří znovu a míchá se.
ae-event-shuffled-turn-deck = Do balíčku pořadí tahu { $count ->
    [one] se zamíchala { $count } karta
    [few] se zamíchaly { $count } karty
    [many] se zamíchalo { $count } karty
   *[other] se zamíchalo { $count } karet
}.
ae-event-turn-began = Tah { $turn }: { $seat }.
    .seat = Tah { $turn }: je váš.
ae-event-drew = { $seat } dobírá kartu: { $kind }.
    .seat = Dobíráte kartu: { $kind }.
ae-event-drew-many = { $seat } dobírá { $count ->
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
ae-event-revealed = { $seat } odhaluje: { $kind }.
    .seat = Odhalujete: { $kind }.
ae-event-showed = { $seat } ukazuje: { $kind }.
    .seat = Ukazujete: { $kind }.
ae-event-took-back = { $seat } si bere z odkládacího balíčku do ruky: { $kind }.
    .seat = Berete si z odkládacího balíčku do ruky: { $kind }.
ae-event-took = { $seat } si bere zpět do ruky: { $kind }.
    .seat = Berete si zpět do ruky: { $kind }.
ae-event-renewed-deck = { $seat } otáčí odkládací balíček bez míchání: je to nový dobírací balíček.
    .seat = Otáčíte odkládací balíček bez míchání: je to váš nový dobírací balíček.
ae-event-shuffled-deck = { $seat } míchá dobírací balíček.
    .seat = Mícháte svůj dobírací balíček.
ae-event-discarded = { $seat } odkládá: { $kind }.
    .seat = Odkládáte: { $kind }.
ae-event-destroyed = Zničená karta: { $kind }.
ae-event-gained = { $seat } získává: { $kind }.
    .seat = Získáváte: { $kind }.
ae-event-played = { $seat } hraje: { $kind }.
    .seat = Hrajete: { $kind }.
ae-event-gained-aether = { $seat } získává { $amount ->
    [one] { $amount } éter
    [few] { $amount } étery
    [many] { $amount } éteru
   *[other] { $amount } éterů
}.
    .seat = Získáváte { $amount ->
        [one] { $amount } éter
        [few] { $amount } étery
        [many] { $amount } éteru
       *[other] { $amount } éterů
    }.
ae-event-gained-gem-aether = { $seat } získává éter jen za drahokam: { $amount }.
    .seat = Získáváte éter jen za drahokam: { $amount }.
ae-event-gained-spell-aether = { $seat } získává éter jen za kouzlo: { $amount }.
    .seat = Získáváte éter jen za kouzlo: { $amount }.
ae-event-charged = { $seat } získává energii: { $amount }.
    .seat = Získáváte energii: { $amount }.
ae-event-lost-charges = { $seat } ztrácí energii: { $amount }.
    .seat = Ztrácíte energii: { $amount }.
ae-event-activated = { $seat } používá schopnost { $card }.
    .seat = Používáte svou schopnost { $card }.
ae-event-focused = { $seat }: trhlina { $breach } se pootevírá.
    .seat = Pootevíráte trhlinu { $breach }.
ae-event-opened = { $seat }: trhlina { $breach } se otevírá.
    .seat = Otevíráte trhlinu { $breach }.
ae-event-breach-destroyed = { $seat }: trhlina { $breach } je zničena.
    .seat = Vaše trhlina { $breach } je zničena.
ae-event-prepped = { $seat } připravuje u trhliny { $breach }: { $kind }.
    .seat = Připravujete u trhliny { $breach }: { $kind }.
ae-event-cast = { $seat } sesílá: { $kind }.
    .seat = Sesíláte: { $kind }.
ae-event-used = { $seat } používá efekt kouzla { $kind }.
    .seat = Používáte efekt kouzla { $kind }.
ae-event-damaged = { $enemy }: { $amount } zranění ({ $source }).
ae-event-damage-prevented = { $enemy } neutrpí { $amount } zranění ({ $source }).
ae-event-suffered = { $seat } utrpí { $amount } zranění ({ $source }).
    .seat = Utrpíte { $amount } zranění ({ $source }).
ae-event-player-shielded = { ae-ability-auspex-rune }: { $seat } neutrpí { $amount } zranění ({ $source }).
    .seat = { ae-ability-auspex-rune }: neutrpíte { $amount } zranění ({ $source }).
ae-event-regained = { $seat } získává { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
    [many] { $amount } života
   *[other] { $amount } životů
}.
    .seat = Získáváte { $amount ->
        [one] { $amount } život
        [few] { $amount } životy
        [many] { $amount } života
       *[other] { $amount } životů
    }.
ae-event-exhausted = { $seat }: vyčerpání!
    .seat = Jste vyčerpaní!
ae-event-gravehold-suffered = Útočiště utrpí { $amount } zranění ({ $source }).
ae-event-gravehold-shielded = { ae-ability-auspex-rune }: Útočiště neutrpí { $amount } zranění ({ $source }).
ae-event-gravehold-regained = Útočiště získává { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
    [many] { $amount } života
   *[other] { $amount } životů
}.
ae-event-nemesis-regained = Pán Bezejmenných získává { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
    [many] { $amount } života
   *[other] { $amount } životů
}.
ae-event-unleashed = Běsnění!
ae-event-nemesis-drew = Pán Bezejmenných otáčí kartu: { $card }.
ae-event-nemesis-discarded = Odloženo z balíčku Pána Bezejmenných: { $card }.
ae-event-stopped = { $card }: karta se odkládá bez účinku.
ae-event-entered-play = Do hry přichází { $card } ({ $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
    [many] { $amount } žetonu
   *[other] { $amount } žetonů
}).
ae-event-persists = { $card }: přetrvávající efekt.
ae-event-lost-token = { $card } přichází o žeton hrozby.
ae-event-left-play = Ze hry odchází: { $card }.
ae-event-fury-grew = Zuřivost roste: +{ $amount }.
ae-event-fury-fell = Zuřivost klesá: −{ $amount }.
ae-event-struck = Výpad: { $kind }.
ae-event-husks-came = { $amount ->
    [one] Přichází { $amount } Kusadlo
    [few] Přicházejí { $amount } Kusadla
    [many] Přichází { $amount } Kusadla
   *[other] Přichází { $amount } Kusadel
}.
ae-event-husks-left = { $amount ->
    [one] Odkládá se { $amount } Kusadlo
    [few] Odkládají se { $amount } Kusadla
    [many] Odkládá se { $amount } Kusadla
   *[other] Odkládá se { $amount } Kusadel
}.
ae-event-swarmed = Hemžení; Kusadel: { $amount }.
ae-event-gained-corruption = { $seat } získává úplatnost.
    .seat = Získáváte úplatnost.
ae-event-corruption-resolved = { $seat } vyhodnocuje: { $kind }.
    .seat = Vyhodnocujete: { $kind }.
ae-event-devoured = Pohlcená karta: { $card }.

## Proč ne

ae-why-first = { $asked ->
    [pick_of_hand] Nejdřív vyberte kartu z ruky, kterou hra žádá.
    [pick_card] Nejdřív vyberte kartu, kterou hra žádá.
    [put_away] Nejdřív postupně odložte karty, které leží před vámi.
    [play] Nejdřív vyberte drahokam, který zahrajete dvakrát.
    [pick_player] Nejdřív vyberte hráče, kterého se to týká.
    [pick_way] Nejdřív vyberte, co se provede.
    [target] Nejdřív vyberte nepřítele, který utrpí zranění.
    [hit_hurt] Nejdřív vyberte Kusadlo, které utrpí zranění.
    [pick_prepped] Nejdřív vyberte připravené kouzlo, kterého se to týká.
    [cast] Nejdřív vyberte kouzlo, které sešlete.
    [pick_breach] Nejdřív vyberte trhlinu, které se to týká.
    [pick_pile] Nejdřív vyberte balíček, kterého se to týká.
    [pick_turn_card] Nejdřív vyberte kartu pořadí tahu, které se to týká.
    [may] Nejdřív vyberte jednu z karet, které hra nabízí, nebo žádnou.
   *[other] Nejdřív odpovězte na otázku ano, nebo ne.
}
ae-why-another-player = Musí to být jiný hráč než { $player }.
ae-why-can-do-less = Efekt se musí provést co nejúplněji a někdo jiný ho může provést úplněji než { $player }.
ae-why-exhausted = { $player }: vyčerpaný hráč se za hráče s nejméně životy nikdy nepočítá.
ae-why-not-meant = { $who ->
    [lowest-life] Týká se to hráče s nejméně životy ({ $most }); { $player } jich má { $has }.
    [highest-life] Týká se to hráče s nejvíce životy ({ $most }); { $player } jich má { $has }.
    [most-charges] Týká se to hráče s největší energií ({ $most }); { $player } jí má { $has }.
    [most-prepped] Týká se to hráče s nejvíce připravenými kouzly ({ $most }); { $player } jich má { $has }.
    [most-open] Týká se to hráče s nejvíce otevřenými trhlinami ({ $most }); { $player } jich má { $has }.
   *[most-crystals] Týká se to hráče s nejvíce Křišťály v ruce ({ $most }); { $player } jich má { $has }.
}
ae-why-no-ally = { $player } není spojenec: spojenci jsou ostatní hráči.
ae-why-others-charges-full = { $player }: schopnost je plně nabitá (míst na energii: { $spaces }).
ae-why-no-turn-card = { $player }: v odkládacím balíčku pořadí tahu neleží žádná karta tohoto hráče.
ae-why-phase = { $phase ->
    [casting] Fáze sesílání kouzel už skončila; teď lze kouzla seslat jen nějakým efektem.
   *[main] To se dělá až v hlavní fázi, po fázi sesílání kouzel.
}
ae-why-must-cast = { $card }: kouzlo je připravené u zavřené trhliny { $breach } a musíte ho nejdřív seslat{ $more ->
    [0] .
   *[other] , stejně jako další kouzla ({ $more }).
}

ae-why-choose-card = Vyberte k tomu kartu z ruky.
ae-why-choose-spell-of-hand = Vyberte k tomu kouzlo z ruky.
ae-why-no-spell-in-hand = V ruce nemáte žádné kouzlo, které byste mohli připravit.
ae-why-choose-among = Vyberte jednu z karet, které hra žádá.
ae-why-choose-any-breach = Vyberte trhlinu.
ae-why-choose-enemy = Vyberte nepřítele.
ae-why-choose-way = Vyberte, co se provede.
ae-why-choose-turn-card = Vyberte kartu pořadí tahu.
ae-why-choose-spell = Vyberte jedno ze svých připravených kouzel.
ae-why-choose-breach = { $card }: vyberte ještě trhlinu.
ae-why-choose-breach-to-turn = Vyberte jednu ze svých zavřených trhlin.
ae-why-choose-pile = Vyberte balíček v zásobě.
ae-why-choose-power = Vyberte hrozbu, která je ve hře.
ae-why-no-such-breach = Taková trhlina neexistuje.
ae-why-no-such-pile = Takový balíček v zásobě není.
ae-why-no-such-turn-card = Taková karta pořadí tahu ve hře není.

ae-why-not-in-hand = V ruce nemáte: { $card }.
ae-why-is-spell = { $card }: kouzlo. Kouzla se nehrají, ale připravují u trhlin.
ae-why-is-no-spell = { $card }: to není kouzlo. Připravují se jen kouzla; drahokamy a artefakty se hrají.
ae-why-is-corruption = { $card }: úplatnost. Vyhodnocuje se jen na začátku vašeho tahu nebo na konci vaší hlavní fáze.
ae-why-equal-card = { $card }: stejné karty jsou jedna možnost, vyberte první z nich.
ae-why-equal-neighbour = Stejné karty, které leží vedle sebe, jsou jedna možnost: vyberte tu nejspodnější ({ $card }).
ae-why-no-corruption-here = { $card }: úplatnost. Tady lze vybrat jen jiné karty.
ae-why-no-corruption = { $card }: to není úplatnost.
ae-why-not-drawn-this-turn = { $card }: tuto kartu jste nedobrali v tomto tahu. Vyhodnotíte ji na začátku svého příštího tahu.
ae-why-not-of-type = { $type ->
    [gem] { $card }: to není drahokam.
    [relic] { $card }: to není artefakt.
   *[spell] { $card }: to není kouzlo.
}
ae-why-too-cheap = { $card }: cena { $cost }; musí být alespoň { $least }.
ae-why-costs-something = { $card }: cena { $cost }; musí být 0.
ae-why-not-in-front = Neleží před vámi: { $card }.
ae-why-not-in-discard = Ve vašem odkládacím balíčku není: { $card }.
ae-why-not-in-hand-or-discard = Není ve vaší ruce ani ve vašem odkládacím balíčku: { $card }.
ae-why-not-enough-aether = { $others ->
    [0] Cena v éterech: { $cost }; máte { $has }.
   *[other] Cena v éterech: { $cost }; na tohle máte { $has }. Zbylé étery ({ $others }) lze utratit jen za něco jiného.
}
ae-why-pile-empty = Tento balíček v zásobě je prázdný: { $pile }.
ae-why-nothing-devoured = Balíček pohlcených karet je prázdný.
ae-why-devoured-already = Pohlcené karty se znovu nepohlcují.
ae-why-wrong-type = { $type ->
    [gem] { $pile }: to není drahokam.
    [relic] { $pile }: to není artefakt.
   *[spell] { $pile }: to není kouzlo.
}
ae-why-too-dear = { $pile }: cena { $cost }; smí být nejvýše { $most }.
ae-why-not-cheapest = { $pile }: cena { $cost }; některý balíček je levnější.
ae-why-stacked-already = Z tohoto balíčku už jedna karta přišla: { $pile }.
ae-why-not-this-pile = { $which ->
    [cheapest] { $pile }: cena { $cost }; týká se to nejlevnějšího balíčku.
    [costliest] { $pile }: cena { $cost }; týká se to nejdražšího balíčku.
   *[second-costliest] { $pile }: cena { $cost }; týká se to druhého nejdražšího balíčku.
}
ae-why-charges-full = Vaše schopnost je plně nabitá (míst na energii: { $spaces }).

ae-why-not-your-breach = Trhlina { $breach } patří jinému hráči ({ $seat }).
ae-why-breach-gone = Trhlinu { $breach } nemáte.
ae-why-others-breach-gone = { $seat } trhlinu { $breach } nemá.
ae-why-breach-open = Trhlina { $breach } už je otevřená.
ae-why-breach-points-up = Trhlinu { $breach } už nelze za éter pootevřít, jen otevřít (cena: { $cost }).
ae-why-breach-full = U trhliny { $breach } už není místo. Je tu připraveno: { $card }.
ae-why-breach-closed = Trhlina { $breach } je zavřená a v tomto tahu jste ji nepootevřeli.
ae-why-no-breach-takes-it = { $card }: není kam kouzlo připravit. Trhlina musí být volná a buď otevřená, nebo v tomto tahu pootevřená.
ae-why-every-breach-full = { $card }: žádná z vašich trhlin není volná.

ae-why-not-prepped = Není připraveno: { $card }.
ae-why-not-your-spell = { $card }: toto kouzlo má připravené jiný hráč ({ $seat }).
ae-why-not-newly-prepped = { $card }: toto kouzlo nebylo připraveno v tomto tahu.
ae-why-spells-of-another = Týká se to kouzel, která má připravená { $whose }; { $card }: to má připravené { $seat }.
ae-why-breach-still-there = { $card }: toto kouzlo není připravené u zničené trhliny.
ae-why-not-costliest = { $card }: cena { $cost }; nejdražší má cenu { $most }.
ae-why-nothing-to-use = { $card }: tady není žádný efekt, který byste mohli použít v hlavní fázi.
ae-why-no-gem-played = V tomto tahu jste nezahráli žádný drahokam, který by se mohl vrátit do ruky.
ae-why-used = { $card }: efekt jste už v tomto tahu použili.
ae-why-not-in-play = Není ve hře: { $card }.
ae-why-no-husks = Ve hře není žádné Kusadlo.
ae-why-is-no-enemy = { $card }: hrozba. Zranění lze udělit jen Pánu Bezejmenných a přisluhovačům.
ae-why-is-no-power = { $card }: to není hrozba, a takto lze odstranit jen hrozby.
ae-why-no-condition = { $card }: tuto hrozbu odstranit nelze, nemá podmínku PRO ODSTRANĚNÍ.
ae-why-condition-not-met = { $card }: celou podmínku splnit nemůžete. { $text }
ae-why-not-enough-charges = Cena v energii: { $cost }; máte { $has }.
ae-why-not-charged = Vaše schopnost není nabitá: energie { $has } z { $spaces }.
ae-why-other-not-charged = Schopnost není nabitá ({ $player }): energie { $has } z { $spaces }.
ae-why-other-time = { $ability }: používá se v jinou chvíli. { $text }
ae-why-ability-of-no-use = { $ability }: teď ji nelze použít. { $text }
ae-why-not-fully = Toto teď nelze provést úplně, a jinou možnost ano: { $way }.
ae-why-no-such-way = { $card }: tuto možnost karta nenabízí.
ae-why-players-turn-cards-only = Vzít lze jen kartu hráče nebo žolíka, ne tuto: { $turn_card }.
ae-why-not-in-turn-discard = V odkládacím balíčku pořadí tahu není: { $turn_card }.
ae-why-not-left-in-turn-deck = Všechny takové karty už jsou vrácené, nebo v balíčku pořadí tahu nejsou: { $turn_card }.
ae-why-your-own-ability = Vlastní schopnost použijete přímo; takto se ptáte jiného hráče.
ae-why-just-declined = Teď schopnost použít nechce: { $player }.

## Tah

ae-turn-wild = žolík
ae-turn-nemesis = Pán Bezejmenných

## Stůl

ae-table-gravehold = Útočiště
ae-table-supply = zásoba
ae-table-gems = drahokamy
ae-table-relics = artefakty
ae-table-spells = kouzla
ae-table-empty = prázdný
ae-table-turn-order-deck = balíček pořadí tahu
ae-table-turn-order-holds = zbývá v něm, pořadí neznámé
ae-table-turn-order-discard = odkládací balíček pořadí tahu
ae-table-nemesis-deck = balíček Pána Bezejmenných
ae-table-nemesis-discard = odkládací balíček Pána Bezejmenných
ae-table-in-play = ve hře, od nejstarší
ae-table-fury = zuřivost
ae-table-husks = Kusadla
ae-husk = Kusadlo
ae-table-corruption-deck = balíček úplatnosti
ae-table-devoured = balíček pohlcených karet

## Deska mága

ae-mat-aether = éter
ae-mat-aether-gem = éter jen za drahokam
ae-mat-aether-spell = éter jen za kouzlo
ae-mat-charges = energie
ae-mat-hand = ruka
ae-mat-deck = dobírací balíček
ae-mat-discard = odkládací balíček
ae-mat-played = zahráno v tomto tahu
ae-mat-breaches = trhliny (cena pootevření/otevření)
ae-mat-exhausted = vyčerpání

## Trhliny

ae-breach-1 = trhlina I
ae-breach-2 = trhlina II
ae-breach-3 = trhlina III
ae-breach-4 = trhlina IV
ae-breach-bonus = zranění navíc pro kouzla seslaná odsud

## Co je na kartě vytištěno

ae-type-gem = drahokam
ae-type-relic = artefakt
ae-type-spell = kouzlo
ae-type-attack = útok
ae-type-minion = přisluhovač
ae-type-power = hrozba
ae-type-strike = výpad
ae-type-corruption = úplatnost
ae-type-mage = mág
ae-type-nemesis = Pán Bezejmenných
ae-set-market = zásoba
ae-set-starters = výchozí karty
ae-set-every-nemesis = všichni Páni Bezejmenných
ae-supply-count = V zásobě je druhů { $type ->
    [gem] drahokamů
    [relic] artefaktů
   *[spell] kouzel
}: { $count }; má jich být { $wanted }.
ae-supply-twice = Karta { $card } je v zásobě dvakrát; její druhy jsou všechny různé.
ae-print-cost = cena
ae-print-life = životy
ae-print-tier = úroveň
ae-print-to-discard = PRO ODSTRANĚNÍ
ae-print-power = SÍLA
ae-sure-public = ne z pravidel, ale z veřejných zdrojů
ae-sure-reconstructed = odvozeno z toho, co je známo
ae-sure-ours = náš překlad
ae-fact-set = patří k
ae-sure-ability = schopnost
ae-sure-ability_cs = český text schopnosti
ae-sure-breaches = trhliny
ae-sure-cards = počáteční karty
ae-sure-charges = energie
ae-sure-title = titul
ae-sure-title_cs = český titul
ae-sure-life = životy
ae-sure-rating = obtížnost
ae-sure-values = hodnoty
ae-sure-text = text
ae-sure-name_cs = český název

## Mágové

ae-mage-adelheim = Adelheim
ae-mage-adelheim-title = Zbrojíř trhlinových mágů
ae-ability-aethereal-ward = Nadpřirozená ochrana
ae-ability-aethereal-ward-text = V dobírací fázi Pána Bezejmenných, když byl otočen útok nebo hrozba a karta ještě není vyhodnocena: odložte ji bez účinku. Jiná karta se místo ní nedobírá.
ae-mage-brama = Brama
ae-mage-brama-title = Starší trhlinových mágů
ae-ability-brink-siphon = Sifon propasti
ae-ability-brink-siphon-text = Ve vaší hlavní fázi: hráč podle vaší volby, třeba i vy, získá 4 životy.
ae-mage-jian = Jian
ae-mage-jian-title = Sirotek trhlinových mágů
ae-ability-black-mirror = Temné zrcadlení
ae-ability-black-mirror-text = Ve vaší hlavní fázi: zvolte připravené kouzlo kteréhokoli hráče. Sešlete je tak, že zůstane připravené, a potom je sešlete podruhé a odložte.
ae-mage-kadir = Kadir
ae-mage-kadir-title = Pátračka trhlinových mágů
ae-ability-otherworldly-gate = Brána jiných světů
ae-ability-otherworldly-gate-text = V hlavní fázi kteréhokoli hráče: ten hráč si může vzít do ruky nejvýše 3 kouzla ze svého odkládacího balíčku a v tomto tahu smí u každé své otevřené trhliny připravit až 2 kouzla.
ae-mage-lash = Lash
ae-mage-lash-title = Zvěd trhlinových mágů
ae-ability-quicken-thought = Zrychlená mysl
ae-ability-quicken-thought-text = V hlavní fázi kteréhokoli hráče: vyberte z odkládacího balíčku pořadí tahu kartu hráče, ne žolíka, a zamíchejte ji do balíčku pořadí tahu. Hráč, kterému ta karta patří, utrpí 1 zranění.
ae-mage-mist = Mist
ae-mage-mist-title = Vrhačka dýk
ae-ability-divine-augury = Božské věštění
ae-ability-divine-augury-text = Ve vaší hlavní fázi: spojenec podle vaší volby si dobere 4 karty.
ae-mage-phaedraxa = Phaedraxa
ae-mage-phaedraxa-title = Vědma trhlinových mágů
ae-ability-auspex-rune = Runa věštby
ae-ability-auspex-rune-text = Jakmile je dobrána karta pořadí tahu: do konce tahu, který jí začíná, neutrpí hráči ani Útočiště žádné zranění.
ae-mage-xaxos = Xaxos
ae-mage-xaxos-title = Adept trhlinových mágů
ae-ability-metaphysical-link = Metafyzické pouto
ae-ability-metaphysical-link-text = V hlavní fázi kteréhokoli hráče: vaši spojenci získají dohromady 4 energie, které mezi ně libovolně rozdělíte. Potom odhalte celý balíček pořadí tahu a jeho karty vraťte lícem dolů v pořadí podle své volby.

## Startovní karty

ae-card-crystal = Křišťál
ae-text-crystal = Získáte 1 éter.
ae-card-spark = Zajiskření
ae-text-spark = SESLÁNÍ: Udělte nepříteli 1 zranění.
ae-card-amethyst-shard = Úlomek ametystu
ae-text-amethyst-shard = Získáte 1 éter. Spojenec podle vaší volby si může dobrat 1 kartu; pokud to udělá, odloží potom 1 kartu z ruky.
ae-card-buried-light = Pohřbené světlo
ae-text-buried-light = SESLÁNÍ: Udělte nepříteli 1 zranění. Potom získáte 1 éter, který můžete utratit v hlavní fázi tohoto tahu.
ae-card-emerald-shard = Úlomek smaragdu
ae-text-emerald-shard = Získáte 1 éter, NEBO hráč podle vaší volby získá 1 život.
ae-card-flare = Vzplanutí
ae-text-flare = SESLÁNÍ: Odhalte vrchní kartu balíčku pořadí tahu a nechte ji tam. Je-li to karta hráče nebo žolík, udělte nepříteli 3 zranění, jinak 1.
ae-card-garnet-shard = Úlomek granátu
ae-text-garnet-shard = Získáte 1 éter, NEBO sešlete jedno připravené kouzlo kteréhokoli hráče.
ae-card-moonstone-shard = Úlomek měsíčního kamene
ae-text-moonstone-shard = Získáte 1 éter a k němu 1 další, který lze utratit jen za získání drahokamu.
ae-card-quartz-shard = Úlomek křemene
ae-text-quartz-shard = Získáte 1 éter. Odhalte vrchní kartu balíčku pořadí tahu a buď ji nechte navrchu, nebo ji dejte dospod. Je-li to karta hráče nebo žolík, získáte ještě 1 éter.
ae-card-tourmaline-shard = Úlomek turmalínu
ae-text-tourmaline-shard = Získáte 1 éter. Spojenec podle vaší volby může utrpět 1 zranění. Pokud je opravdu utrpí, zničí ze své ruky 1 kartu, kterou si sám vybere.

## Drahokamy v zásobě

ae-card-burning-opal = Spalující opál
ae-text-burning-opal = Získáte 3 étery. Můžete odložit 1 kartu z ruky; pokud to uděláte, smí si spojenec podle vaší volby dobrat 1 kartu.
ae-card-clouded-sapphire = Zakalený safír
ae-text-clouded-sapphire = Získáte 3 étery. Hrajete-li tuto kartu v tomto tahu poprvé, získá spojenec podle vaší volby 1 energii.
ae-card-diamond-cluster = Trs diamantů
ae-text-diamond-cluster = Získáte 2 étery. Hrajete-li tuto kartu v tomto tahu právě podruhé, získáte další 2 étery.
ae-card-jade = Nefrit
ae-text-jade = Získáte 2 étery.
ae-card-searing-ruby = Žhnoucí rubín
ae-text-searing-ruby = Získáte 2 étery a k nim 1 další, který lze utratit jen za získání kouzla.
ae-card-sifters-pearl = Perla prosévače
ae-text-sifters-pearl = Získáte 2 étery. Každý hráč včetně vás odhalí vrchní kartu svého dobíracího balíčku a sám rozhodne: odloží ji, NEBO ji nechá navrchu.
ae-card-vriswood-amber = Vrijský jantar
ae-text-vriswood-amber = Když tuto kartu získáte, můžete ji dát navrch svého dobíracího balíčku místo na odkládací balíček. Když ji zahrajete, získáte 2 étery.

## Artefakty v zásobě

ae-card-blasting-staff = Bouřící hůl
ae-text-blasting-staff = Můžete seslat jedno své kouzlo připravené dříve v tomto tahu; udělí o 2 zranění více.
ae-card-bottled-vortex = Vír v láhvi
ae-text-bottled-vortex = Zničte tuto kartu. Potom můžete zničit 1 nebo 2 karty ze své ruky, ze svého odkládacího balíčku nebo po jedné z obou. Nakonec si doberte 1 kartu.
ae-card-flexing-dagger = Mihotavá čepel
ae-text-flexing-dagger = Až v tomto tahu příště pootevřete nebo otevřete svou trhlinu, bude to stát o 3 étery méně, nejméně však 0, NEBO tuto kartu zničte a udělte nepříteli 1 zranění.
ae-card-focusing-orb = Sféra soustředění
ae-text-focusing-orb = Pootevřete zdarma jednu zavřenou trhlinu, svou nebo jiného hráče, NEBO tuto kartu zničte a Útočiště získá 3 životy.
ae-card-mages-talisman = Mágův talisman
ae-text-mages-talisman = Získáte 1 energii a spojenec podle vaší volby také.
ae-card-unstable-prism = Proměnlivé spektrum
ae-text-unstable-prism = Zahrajte z ruky drahokam dvakrát a potom ho zničte, NEBO získáte 2 étery.

## Kouzla v zásobě

ae-card-amplify-vision = Rozšířené vidění
ae-text-amplify-vision = SESLÁNÍ: Zdarma pootevřete tu svou zavřenou trhlinu, která má nejnižší cenu pootevření. Potom udělte nepříteli 2 zranění, nebo 3, máte-li teď otevřené všechny trhliny.
ae-card-arcane-nexus = Arkánní nexus
ae-text-arcane-nexus = KDYŽ JE PŘIPRAVENO: Jednou za tah můžete ve své hlavní fázi vrátit do ruky drahokam, který jste v tomto tahu zahráli. SESLÁNÍ: Udělte nepříteli 4 zranění.
ae-card-chaos-arc = Oblouk chaosu
ae-text-chaos-arc = SESLÁNÍ: Udělte nepříteli 3 zranění a 2 další za každé kouzlo připravené u trhliny přilehlé k té, ze které toto kouzlo sesíláte.
ae-card-consuming-void = Všepohlcující prázdnota
ae-text-consuming-void = SESLÁNÍ: Zničte nejvýše 2 karty z ruky. Za každou udělte 3 zranění, všechna najednou jednomu nepříteli.
ae-card-dark-fire = Temný plamen
ae-text-dark-fire = SESLÁNÍ: Odložte nejvýše 2 karty z ruky. Za každou udělte 3 zranění, všechna najednou jednomu nepříteli.
ae-card-essence-theft = Krádež esence
ae-text-essence-theft = SESLÁNÍ: Udělte nepříteli 3 zranění. Můžete odložit 1 kartu z ruky; pokud to uděláte, získá hráč podle vaší volby 1 život.
ae-card-feral-lightning = Nezkrotný blesk
ae-text-feral-lightning = Toto kouzlo můžete připravit i u zavřené trhliny, kterou jste nepootevřeli; ve své příští fázi sesílání kouzel je pak musíte seslat. SESLÁNÍ: Udělte nepříteli 3 zranění.
ae-card-ignite = Vznícení
ae-text-ignite = SESLÁNÍ: Udělte nepříteli 2 zranění. Potom spojenec podle vaší volby získá 1 energii.
ae-card-lava-tendril = Dotek lávy
ae-text-lava-tendril = KDYŽ JE PŘIPRAVENO: Na konci své fáze sesílání kouzel udělte nepříteli 1 zranění. Není to seslání, trhlina tedy nic nepřidává. SESLÁNÍ: Udělte nepříteli 3 zranění.
ae-card-oblivion-swell = Příval zapomnění
ae-text-oblivion-swell = KDYŽ JE PŘIPRAVENO: Jednou za tah můžete ve své hlavní fázi získat 1 éter. SESLÁNÍ: Udělte nepříteli 2 zranění. Můžete odložit drahokam z ruky a přidat k tomuto zranění jeho cenu.
ae-card-phoenix-flame = Plamen fénixe
ae-text-phoenix-flame = SESLÁNÍ: Udělte nepříteli 2 zranění. Můžete ztratit 1 energii, a udělit tak 4 zranění.
ae-card-planar-insight = Síla mysli
ae-text-planar-insight = SESLÁNÍ: Udělte nepříteli 2 zranění a 1 další za každou svou otevřenou trhlinu.
ae-card-spectral-echo = Spektrální ozvěna
ae-text-spectral-echo = SESLÁNÍ: Udělte nepříteli 2 zranění. Potom můžete zničit 1 kartu ze své ruky.
ae-card-wildfire-whip = Ohnivý šleh
ae-text-wildfire-whip = KDYŽ JE PŘIPRAVENO: Ve své hlavní fázi můžete, kolikrát chcete, zaplatit 2 étery a seslat připravené kouzlo kteréhokoli hráče. SESLÁNÍ: Udělte nepříteli 4 zranění.

## Páni Bezejmenných

ae-mat-nemesis-unleash = Běsnění
ae-mat-nemesis-setup = příprava
ae-mat-nemesis-rules = další pravidla
ae-mat-nemesis-harder = vyšší obtížnost
ae-mat-nemesis-rating = náročnost od 1 do 10

## Základní karty Pánů Bezejmenných

ae-card-agony-field = Pole utrpení
ae-text-agony-field = PRO ODSTRANĚNÍ: Zničte z ruky kartu s cenou alespoň 2. SÍLA 2: Proveďte Běsnění. Hráč, na kterém se shodnete, odloží 3 karty z ruky a 1 si dobere.
ae-card-bane-sire = Zplozenec záhuby
ae-text-bane-sire = PŘETRVÁVAJÍCÍ: Proveďte Běsnění.
ae-card-bleed-static = Zpětný ráz
ae-text-bleed-static = SÍLA 3: Hráč s nejvíce připravenými kouzly utrpí za každé z nich 2 zranění, všechna najednou.
ae-card-eye-of-nothing = Oko nicoty
ae-text-eye-of-nothing = PRO ODSTRANĚNÍ: Utraťte 6 éterů. SÍLA 2: Proveďte 2× Běsnění.
ae-card-haze-spewer = Plivač jedu
ae-text-haze-spewer = PŘETRVÁVAJÍCÍ: Útočiště utrpí 1 zranění za každý život, který tomuto přisluhovači zbývá. Potom přisluhovač utrpí 1 zranění.
ae-card-skewer = Probodnutí
ae-text-skewer = Proveďte Běsnění. Hráč, na kterém se shodnete, utrpí 3 zranění a dobere si 1 kartu.
ae-card-slaughter = Řež
ae-text-slaughter = Proveďte Běsnění a Útočiště utrpí 3 zranění.
ae-card-woven-sky = Utkaná nebesa
ae-text-woven-sky = PRO ODSTRANĚNÍ: Odložte 3 karty z ruky. SÍLA 2: Proveďte Běsnění. Hráč, na kterém se shodnete, utrpí 4 zranění.
ae-card-awaken = Procitnutí
ae-text-awaken = Proveďte 2× Běsnění a Útočiště utrpí 3 zranění, NEBO se z odkládacího balíčku Pána Bezejmenných vrátí do hry přisluhovač, který byl odložen jako poslední.
ae-card-cauterizer = Žhnoucí
ae-text-cauterizer = Ať je tomuto přisluhovači uděleno jakékoli zranění, utrpí z něj jen 1. PŘETRVÁVAJÍCÍ: Hráč, na kterém se shodnete, utrpí najednou 1 zranění za každý život, který tomuto přisluhovači zbývá.
ae-card-dispel = Rozrušení
ae-text-dispel = Proveďte 2× Běsnění. Hráč s nejvíce připravenými kouzly odloží nejdražší z nich.
ae-card-lay-waste = Srovnání se zemí
ae-text-lay-waste = Proveďte 2× Běsnění. Hráč, na kterém se shodnete, utrpí 2 zranění.
ae-card-needlemaw = Jehlotlamec
ae-text-needlemaw = PŘETRVÁVAJÍCÍ: Útočiště utrpí 2 zranění.
ae-card-pulverizing-ray = Drtivý paprsek
ae-text-pulverizing-ray = SÍLA 1: Hráči mohou z rukou dohromady odložit nejvýše 6 drahokamů. Útočiště utrpí 18 zranění, za každý odložený drahokam o 3 méně.
ae-card-venomite = Jedovec
ae-text-venomite = PŘETRVÁVAJÍCÍ: Hráč s nejméně životy utrpí 2 zranění, NEBO hráč, na kterém se shodnete, odloží připravené kouzlo s cenou alespoň 3.
ae-card-doom-aegis = Záštita zkázy
ae-text-doom-aegis = PRO ODSTRANĚNÍ: Utraťte 7 éterů. SÍLA 1: Hráč, který má nejvíce energie, utrpí 4 zranění a o všechnu energii přijde.
ae-card-gather-darkness = Sílící temnota
ae-text-gather-darkness = Hráč, na kterém se shodnete, dá svůj odkládací balíček navrch dobíracího, ten zamíchá a zničí jeho 4 vrchní karty. Potom proveďte 2× Běsnění.
ae-card-jagged-one = Ostrohřbetý
ae-text-jagged-one = PŘETRVÁVAJÍCÍ: Proveďte 2× Běsnění.
ae-card-obliterate = Rozdrcení
ae-text-obliterate = Proveďte 2× Běsnění. Hráč s nejvíce otevřenými trhlinami si vybere: zničí 4 karty z ruky, což smí, jen pokud má alespoň 4, NEBO utrpí 4 zranění.
ae-card-reality-rupture = Protržení reality
ae-text-reality-rupture = PRO ODSTRANĚNÍ: Zničte 2 svá připravená kouzla, každé s cenou alespoň 3. SÍLA 1: Proveďte 3× Běsnění.
ae-card-sunder = Rozpolcení
ae-text-sunder = Útočiště utrpí 4 zranění a hráč s nejméně životy také, NEBO se všechny karty Pána Bezejmenných z odkládacího balíčku pořadí tahu zamíchají do balíčku pořadí tahu.
ae-card-topple = Svržení
ae-text-topple = Proveďte 2× Běsnění a Útočiště utrpí 4 zranění.

## Rozzuřený

ae-nemesis-rageborne = Rozzuřený
ae-nemesis-rageborne-unleash = Rozzuřený dostane 1 zuřivost.
ae-nemesis-rageborne-setup = Zamíchejte 6 karet výpadu; leží lícem dolů jako balíček výpadu. Rozzuřený začíná s 1 zuřivostí.
ae-nemesis-rageborne-rules =
    Výpad: z balíčku výpadu se dobere karta, vyhodnotí se a zamíchá se zpět; Rozzuřený potom ztratí 3 zuřivosti, nebo všechny, má-li jich méně.
    Má-li Rozzuřený na konci tahu Pána Bezejmenných alespoň 4 zuřivosti, provede výpad, ale jen jeden.
ae-nemesis-rageborne-harder = Další pravidla: výpadem ztratí Rozzuřený 1 zuřivost, ne 3.

ae-card-cleave = Výpad
ae-text-cleave = Rozzuřený provede výpad.
ae-card-provoker = Vzteklí
ae-text-provoker = PŘETRVÁVAJÍCÍ: Útočiště utrpí 1 zranění za každou zuřivost Rozzuřeného.
ae-card-unrelenting-ire = Nelítostný hněv
ae-text-unrelenting-ire = Proveďte Běsnění. Leží-li obě karty Pána Bezejmenných v odkládacím balíčku pořadí tahu, proveďte ještě 2× Běsnění.
ae-card-blood-cry = Hlas krve
ae-text-blood-cry = PRO ODSTRANĚNÍ: Vzdejte se 4 energií. SÍLA 2: Proveďte 4× Běsnění.
ae-card-invoke-carnage = Krvavá lázeň
ae-text-invoke-carnage = PRO ODSTRANĚNÍ: Utraťte 7 éterů. SÍLA 2: Proveďte Běsnění. Hráč, na kterém se shodnete, pak utrpí 1 zranění a 1 další za každou zuřivost, kterou teď Rozzuřený má.
ae-card-scorn = Nenáviděný
ae-text-scorn = PŘETRVÁVAJÍCÍ: Útočiště utrpí 3 zranění, NEBO proveďte 2× Běsnění.
ae-card-avatar-of-wrath = Posel hněvu
ae-text-avatar-of-wrath = PŘETRVÁVAJÍCÍ: Rozzuřený provede výpad.
ae-card-onslaught = Jatka
ae-text-onslaught = Proveďte 3× Běsnění. Hráči potom z rukou odloží dohromady tolik karet, kolik má Rozzuřený zuřivosti.
ae-card-rolling-death = Blížící se smrt
ae-text-rolling-death = PRO ODSTRANĚNÍ: Utraťte 8 éterů. SÍLA 2: Rozzuřený provede výpad a potom další.

# Karty výpadu
ae-card-convoke = Soustředění
ae-text-convoke = 4 zranění hráči, na kterém se shodnete.
ae-card-devastate = Zpustošení
ae-text-devastate = 5 zranění Útočišti.
ae-card-eviscerate = Vyvrhnutí
ae-text-eviscerate = 2 zranění hráči s nejméně životy.
ae-card-frenzy = Amok
ae-text-frenzy = 3 zranění hráči s nejvíce otevřenými trhlinami.
ae-card-raze = Vyplenění
ae-text-raze = 3 zranění Útočišti, potom 1 zranění hráči, na kterém se shodnete.
ae-card-seize = Uchvácení
ae-text-seize = Odloží se 2 nejdražší připravená kouzla ze všech, která hráči dohromady mají.

## Chitinová královna

# Swarm: v pravidlech český název nemá, „Hemžení“ je náš překlad.
ae-nemesis-carapace-queen = Chitinová královna
ae-nemesis-carapace-queen-unleash = Do hry přijdou 2 Kusadla.
ae-nemesis-carapace-queen-setup = Vyložte stupnici Kusadel; na jejích prvních polích stojí 2 Kusadla.
ae-nemesis-carapace-queen-rules =
    Kusadla jsou přisluhovači s 1 životem. Stojí na stupnici od jejího začátku bez mezer; je jich nejvýše 15 a za každé, které nelze umístit, utrpí Útočiště 1 zranění.
    Hráč, který uděluje zranění Kusadlu, může utrpět 1 zranění, a rozdělit tak udělované zranění mezi více Kusadel.
    Kusadla jsou žetony: výhře při prázdném balíčku Pána Bezejmenných nebrání a nikdy nejsou naposledy odloženým přisluhovačem.
    Hemžení podle počtu Kusadel ve hře:
    0 až 3: do hry přijdou 4 Kusadla.
    4 až 6: hráč, na kterém se shodnete, odloží připravené kouzlo, potom do hry přijdou 2 Kusadla.
    7 až 10: Útočiště utrpí 5 zranění.
    11 nebo 12: hráč s nejméně životy utrpí 3 zranění, potom se odloží 1 Kusadlo.
    13 a více: prohráváte hru.
ae-nemesis-carapace-queen-harder = Běsnění: do hry přijdou 3 Kusadla, ne 2.

ae-card-broodwomb = Plodiště
ae-text-broodwomb = Dokud je ve hře nějaké Kusadlo, neutrpí tento přisluhovač žádné zranění. PŘETRVÁVAJÍCÍ: Do hry přijde 1 Kusadlo.
ae-card-endless-throng = Nekonečný zástup
ae-text-endless-throng = Proveďte Hemžení.
ae-card-hatch = Líhnutí
ae-text-hatch = Do hry přijde 1 Kusadlo za každou kartu v odkládacím balíčku pořadí tahu, i za kartu tohoto tahu.
ae-card-blot-the-sun = Zastínění slunce
ae-text-blot-the-sun = PRO ODSTRANĚNÍ: Vzdejte se 4 energií. SÍLA 2: Proveďte Hemžení, potom Běsnění a potom Hemžení.
ae-card-foul-multitudes = Odporné hordy
ae-text-foul-multitudes = Dokud je tato karta ve hře, má každé Kusadlo 2 životy a zraněná Kusadla se na konci každého tahu vyléčí. IHNED: Proveďte Běsnění. SÍLA 3: Proveďte Hemžení.
ae-card-infest = Zamoření
ae-text-infest = Proveďte 2× Hemžení, NEBO hráč, na kterém se shodnete, utrpí 4 zranění.
ae-card-legion-beacon = Maják legií
ae-text-legion-beacon = IHNED: Proveďte 2× Běsnění. SÍLA 2: Odloží se polovina Kusadel, zaokrouhleno nahoru. Útočiště utrpí 2 zranění za každé odložené. Potom proveďte Hemžení.
ae-card-maggot-engine = Larví stroj
ae-text-maggot-engine = IHNED: Proveďte 3× Běsnění; tento přisluhovač pak má 2 životy za každé Kusadlo ve hře. PŘETRVÁVAJÍCÍ: Proveďte Hemžení.
ae-card-spawn = Rojení
ae-text-spawn = Proveďte Hemžení, potom Běsnění a potom Hemžení.

## Pokřivená maska

ae-nemesis-crooked-mask = Pokřivená maska
ae-nemesis-crooked-mask-unleash = Hráč, na kterém se shodnete, získá kartu úplatnosti navrch svého dobíracího balíčku a potom do něj zamíchá svůj odkládací balíček.
ae-nemesis-crooked-mask-setup = Zamíchejte 11 karet úplatnosti; leží lícem dolů jako balíček úplatnosti.
ae-nemesis-crooked-mask-rules =
    Zničená karta úplatnosti přijde dospod balíčku úplatnosti.
    Za každou kartu úplatnosti, kterou má někdo získat, když je tento balíček prázdný, utrpí Útočiště 2 zranění.
    Na začátku tahu, ještě před fází sesílání kouzel, vyhodnotí hráč na tahu všechny karty úplatnosti v ruce, na konci hlavní fáze pak všechny, které v tomto tahu dobral. Pořadí si určí sám. Jindy karty úplatnosti hrát nelze.
    Kdo získá kartu úplatnosti, smí se na ni podívat, jen pokud jde do ruky.
ae-nemesis-crooked-mask-harder = Další pravidla: zničená karta úplatnosti přijde na odkládací balíček hráče, na kterém se shodnete, a ne do balíčku úplatnosti.

ae-card-burden = Břímě
ae-text-burden = Hráči dohromady získají 2 karty úplatnosti, rozdělí si je libovolně (jeden může dostat obě) a dají je navrch svých dobíracích balíčků. Hráč, na kterém se shodnete, potom pootevře trhlinu.
ae-card-corrupter = Kazitel
ae-text-corrupter = Kdykoli tento přisluhovač utrpí zranění od hráče, získá ten hráč kartu úplatnosti navrch svého dobíracího balíčku. PŘETRVÁVAJÍCÍ: Útočiště utrpí 1 zranění.
ae-card-tempt = Pokušení
ae-text-tempt = Hráč s nejvíce Křišťály v ruce je všechny odloží, utrpí 3 zranění a zdarma získá kartu s cenou nejvýše 4 z libovolného balíčku v zásobě.
ae-card-pain-sower = Rozsévač bolesti
ae-text-pain-sower = PŘETRVÁVAJÍCÍ: Hráč, na kterém se shodnete, utrpí 2 zranění a některý jiný pootevře trhlinu.
ae-card-twisting-madness = Zvrácené šílenství
ae-text-twisting-madness = PRO ODSTRANĚNÍ: Odložte 4 karty z ruky a potom si 1 doberte. SÍLA 2: Útočiště získá 3 životy a Pokřivená maska 13 životů, nejvýše však do svého maxima.
ae-card-vex = Soužení
ae-text-vex = Odložte 2 vrchní karty balíčku Pána Bezejmenných bez vyhodnocení. Za každou z nich, která má úroveň 3, utrpí Útočiště 4 zranění.
ae-card-afflict = Sužování
ae-text-afflict = Shodněte se na dvou různých hráčích. Každý z nich získá 2 karty úplatnosti navrch svého dobíracího balíčku a 1 život.
ae-card-bedlam-sage = Mudrc chaosu
ae-text-bedlam-sage = PŘETRVÁVAJÍCÍ: Útočiště získá 2 životy. Hráč s nejvíce životy utrpí 3 zranění.
ae-card-ruin-priest = Kněz zkázy
ae-text-ruin-priest = PŘETRVÁVAJÍCÍ: Hráč, na kterém se shodnete, odloží z ruky 3 karty, které nejsou úplatností, a potom získá do ruky 3 karty úplatnosti.

# Karty úplatnosti
ae-card-blind-abandon = Slepá nevázanost
ae-text-blind-abandon = Utrpíte 1 zranění. Můžete zničit 1 kartu z ruky, která není úplatností. Zničte tuto kartu.
ae-card-contagion = Nákaza
ae-text-contagion = Utrpíte 1 zranění. Vezměte si ze svého odkládacího balíčku do ruky kartu s cenou 0, je-li tam nějaká. Zničte tuto kartu.
ae-card-delirium-veil = Závoj deliria
ae-text-delirium-veil = Útočiště utrpí 2 zranění. Zdarma pootevřete jednu svou zavřenou trhlinu. Zničte tuto kartu.
ae-card-dire-wisdom = Strašlivá moudrost
ae-text-dire-wisdom = Získáte zdarma kouzlo z libovolného balíčku kouzel na svůj odkládací balíček a potom 3 karty úplatnosti navrch svého dobíracího balíčku. Zničte tuto kartu.
ae-card-endless-hunger = Nekonečný hlad
ae-text-endless-hunger = Útočiště utrpí 3 zranění a vy získáte 2 životy. Zničte tuto kartu.
ae-card-fever-of-war = Válečná horečka
ae-text-fever-of-war = Utrpíte 1 zranění a potom udělíte nepříteli 2 zranění. Zničte tuto kartu.
ae-card-grim-sight = Chmurný zrak
ae-text-grim-sight = Útočiště utrpí 2 zranění. Podívejte se na vrchní kartu svého dobíracího balíčku; můžete ji zničit. Zničte tuto kartu.
ae-card-insatiable-avarice = Neukojitelná hamižnost
ae-text-insatiable-avarice = Utrpíte 2 zranění. Zdarma získáte do ruky drahokam z nejlevnějšího neprázdného balíčku drahokamů. Zničte tuto kartu.
ae-card-lust-for-power = Touha po moci
ae-text-lust-for-power = Utrpíte 1 zranění a získáte 1 energii. Zničte tuto kartu.
ae-card-nothingness = Nicotnost
ae-text-nothingness = Odložte z ruky 2 karty, které nejsou úplatností, a utrpíte 2 zranění. Vyberte z odkládacího balíčku pořadí tahu kartu hráče nebo žolíka a zamíchejte ji do balíčku pořadí tahu. Zničte tuto kartu.
ae-card-reckless-might = Bezohledná síla
ae-text-reckless-might = Zdarma získáte artefakt z libovolného balíčku artefaktů navrch svého dobíracího balíčku. Utrpíte zranění ve výši poloviny jeho ceny, zaokrouhleno nahoru. Zničte tuto kartu.

## Vládce nenasytných

# Devour: v pravidlech český název nemá, „pohltit“ je náš překlad.
ae-nemesis-prince-of-gluttons = Vládce nenasytných
ae-nemesis-prince-of-gluttons-unleash = Z nejlevnějšího balíčku v zásobě pohlťte v jednom a ve dvou hráčích 3 karty, ve třech a ve čtyřech 2 karty.
ae-nemesis-prince-of-gluttons-setup = Balíček pohlcených karet leží lícem vzhůru a na začátku je v něm po jedné kartě z každého balíčku drahokamů: nejdražší vespod, nejlevnější navrchu.
ae-nemesis-prince-of-gluttons-rules =
    Pohlcené karty jdou jedna po druhé navrch balíčku pohlcených karet. Kdykoli si ho můžete prohlédnout, jeho vrchní kartu lze získat jako ze zásoby a jeho karty se už nepohlcují.
    Pohlcování začíná vždy u balíčku, ve kterém karty jsou. Když v něm dojdou, utrpí Útočiště za každou chybějící kartu 2 zranění.
    Má-li víc balíčků stejnou cenu, na jednom z nich se shodnete.
    Jsou-li všechny balíčky v zásobě prázdné, přičemž balíček pohlcených karet se nepočítá, prohráváte hru.
ae-nemesis-prince-of-gluttons-harder = Příprava: navrch balíčku pohlcených karet dejte ještě 9 karet z libovolných balíčků v zásobě, v libovolném pořadí.

ae-card-gorge = Hltání
ae-text-gorge = Pohlťte 2 karty z druhého nejdražšího balíčku drahokamů. Hráč, na kterém se shodnete, potom utrpí 2 zranění.
ae-card-lobotomize = Lobotomie
ae-text-lobotomize = Hráč, na kterém se shodnete, utrpí 3 zranění, NEBO pohlťte 3 karty z jednoho balíčku kouzel, na kterém se shodnete.
ae-card-thought-biter = Požírač myšlenek
ae-text-thought-biter = PŘETRVÁVAJÍCÍ: Hráč, na kterém se shodnete, utrpí 2 zranění, NEBO pohlťte 2 karty z nejlevnějšího balíčku artefaktů.
ae-card-cerephage = Cerefág
ae-text-cerephage = PŘETRVÁVAJÍCÍ: Z jednoho balíčku v zásobě, na kterém se shodnete, pohlťte 1 kartu za každý život, který tomuto přisluhovači zbývá. Potom přisluhovač utrpí 2 zranění.
ae-card-godfeeders = Krmiči boha
ae-text-godfeeders = PŘETRVÁVAJÍCÍ: Útočiště utrpí 3 zranění. Pohlťte 1 kartu z nejdražšího balíčku drahokamů.
ae-card-mindguzzler = Pijan mysli
ae-text-mindguzzler = IHNED: Tento přisluhovač má 8 životů a 1 další za každý prázdný balíček v zásobě. PŘETRVÁVAJÍCÍ: Proveďte Běsnění.
ae-card-digest = Trávení
ae-text-digest = Proveďte 3× Běsnění, NEBO hráč, na kterém se shodnete, utrpí najednou 1 zranění za každý prázdný balíček v zásobě.
ae-card-memory-eater = Požírač vzpomínek
ae-text-memory-eater = PŘETRVÁVAJÍCÍ: Hráč s nejméně životy utrpí najednou 1 zranění za každý prázdný balíček v zásobě.
ae-card-vile-feast = Ohavná hostina
ae-text-vile-feast = PRO ODSTRANĚNÍ: Utraťte 8 éterů. SÍLA 2: Za každý prázdný balíček v zásobě utrpí Útočiště 2 zranění.

# Důvody nápovědy: co platí po nejlepší volbě a co jinak
ae-then-nemesis = Pánu Bezejmenných pak zbude { $count } životů, jinak { $otherwise }
ae-then-gravehold = Útočiště pak má { $count } životů, jinak { $otherwise }
ae-then-life = Mágové pak mají dohromady { $count } životů, jinak { $otherwise }
ae-then-minions = { $count ->
    [0] Ve hře pak není žádný přisluhovač
    [one] Ve hře je pak jeden přisluhovač
    [few] Ve hře jsou pak { $count } přisluhovači
   *[other] Ve hře je pak { $count } přisluhovačů
 }, jinak { $otherwise }
ae-then-prepped = { $count ->
    [one] Připravené je pak jedno kouzlo
    [few] Připravená jsou pak { $count } kouzla
   *[other] Připraveno je pak { $count } kouzel
 }, jinak { $otherwise }
ae-then-charges = Energie pak máte { $count }, jinak { $otherwise }

## Stavba vlastní zásoby

ae-supply-rule = { $gems } drahokamy, { $relics } artefakty a { $spells } kouzla, každý druh jednou
ae-deck-part-supply = zásoba
ae-deck-group-gem = Drahokamy
ae-deck-group-relic = Artefakty
ae-deck-group-spell = Kouzla
ae-deck-curve = cena v éterech
