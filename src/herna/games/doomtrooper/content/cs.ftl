## Doomtrooper

dt-game = Doomtrooper
dt-about = Bojovníci megakorporací, Bratrstva, kmenů a Černé legie vedou souboje o vítězné body.
dt-points = vítězné body

## Možnosti

dt-option-deck-1 = balíček prvního místa
dt-option-deck-2 = balíček druhého místa
dt-option-deck-3 = balíček třetího místa
dt-option-deck-4 = balíček čtvrtého místa
dt-option-first = kdo začíná
dt-option-target = kolik vítězných bodů stačí k výhře
dt-option-games = nejvyšší počet her v partii
dt-option-limit = po kolika kolech všech hráčů dohromady vyprší čas; 0: bez omezení
dt-option-minutes = kolik minut podle hodin má celá partie, než vyprší čas; 0: bez omezení
dt-option-deck-size = kolik karet má vlastní balíček nejméně
dt-option-deck-copies = kolik stejných karet smí být ve vlastním balíčku
dt-option-copies-in = kde se ve vlastním balíčku počítají stejné karty
dt-option-sideboard = kolik karet má sideboard vlastního balíčku
dt-option-remember = zda se smíte znovu podívat na karty lícem dolů, které jste už viděli
dt-option-lone-cover = zda smí být v úkrytu jediný bojovník hráče
dt-option-cover-sabotage = zda smějí bojovníci v úkrytu sabotovat
dt-value-random = náhodně
dt-value-seat-1 = místo 1
dt-value-seat-2 = místo 2
dt-value-seat-3 = místo 3
dt-value-seat-4 = místo 4
dt-value-1 = jedna hra
dt-value-3 = na dvě vítězné hry, se sideboardem
dt-value-no = ne, jako na turnaji
dt-value-yes = ano
dt-value-allowed = dovoleno
dt-value-forbidden = zakázáno
dt-value-library = jen v knihovně
dt-value-with-sideboard = v knihovně i v sideboardu dohromady

## Balíčky

dt-deck-size = Počet karet v balíčku je { $count }; musí být od { $least } do { $most }.
dt-deck-copies = Karta { $card } je v balíčku { $count }×; od každé karty v něm smí být nejvýš { $most }.
dt-deck-copies-together = Karta { $card } je v balíčku a v sideboardu dohromady { $count }×; od každé karty smí být v obou nejvýš { $most }.
dt-deck-sideboard = Počet karet v sideboardu je { $count }; musí být přesně { $wanted }.

## Otázky

dt-privilege = Kardinálské privilegium: vyměníte svůj úvodní list? List s bojovníkem se vyřadí nadobro.
dt-shown-hand = { $player } vyměňuje úvodní list bez bojovníka a ukazuje ho.
dt-sideboard-out = Kterou kartu z balíčku vyndáte?
dt-sideboard-out-done = Balíček je hotov
dt-sideboard-in = Která karta přijde na její místo?
dt-action = { $common ->
    [1] Co uděláte běžnou akcí? Zbývající akce: { $left }.
   *[other] Co uděláte? Zbývající akce: { $left }.
}
dt-action-done = Žádné další akce
dt-gained-action = Získali jste akce: co uděláte? Zbývá: { $left }.
dt-gained-action-done = Žádné další získané akce
dt-discard = Krok odhazování: vyřadíte nadobro nějakou kartu?
dt-discard-done = Nechat si všechny karty
dt-attack = Kdo na koho zaútočí?
dt-tactic = Zápas, nebo střelba?
dt-warzone = Z které válečné zóny se budete bránit?
dt-weapon = Kterou zbraň použije { $warrior }?
dt-split = Získali jste body: { $points }. Kolik z nich bude bodů osudu a kolik vítězných?
dt-anytime = { $window ->
    [start] Než se budou dobírat karty: zahrajete něco?
    [draw] Karty jsou dobrané: zahrajete něco?
    [action] Akce skončila: zahrajete něco?
    [discard] Krok odhazování skončil: zahrajete něco?
    [sabotage] Někdo sabotuje: zahrajete něco?
    [duel-1] Útok je ohlášen: zahrajete něco?
    [duel-2] Útočník a obránce jsou známi: zahrajete něco?
    [duel-3] Taktika je známa: zahrajete něco?
    [duel-4] Válečná zóna je známa: zahrajete něco?
    [duel-6] Hodnoty jsou porovnány: zahrajete něco?
    [duel-7] Rány padly: zahrajete něco?
    [duel-8] Body jsou přiděleny: zahrajete něco?
   *[other] Zahrajete teď něco?
}
dt-anytime-decline = Nehrát nic
dt-combat = 5. fáze: zahrajete něco, co platí v tomto souboji?
dt-combat-decline = Nehrát nic
dt-react = { $moment ->
    [killed] Hrozí zabití: { $card }. Budete reagovat?
    [wounded] Hrozí zranění: { $card }. Budete reagovat?
    [survived] Souboj přežívá { $card }. Budete reagovat?
    [points] Vítězné body ({ $player }): { $amount }. Budete reagovat?
   *[other] { $card }: budete reagovat?
}
dt-react-decline = Nechat být
dt-pick-destiny = { $card }: kolik bodů osudu do kouzla vložíte?
dt-pick-defender = { $card }: kdo se bude bránit místo obránce?
dt-pick-shielded = { $card }: vůči které kartě má být imunní?
dt-pick-shielded-done = Žádná další karta
dt-pick-pile = { $card }: kde kouzlo hledáte?
dt-summon = { $card }: které kouzlo sešlete?
dt-summon-decline = Neseslat žádné
dt-bid = { $card }: kolik bodů osudu nabídnete? Zatím: { $amount }.
dt-bid-decline = Nenabídnout nic
dt-fight-again = Bojovat ještě jednou? { $card } → { $warrior }
dt-strip = Které karty se vyřadí nadobro? { $warrior }
dt-strip-done = Nic dalšího nevyřadit
dt-either-points = { $card }: body osudu, nebo vítězné body?
dt-pick-quarry = { $card }: koho má zabít?
dt-board = Je bojovník uvnitř? { $card }
dt-imprison = Uvěznit? { $warrior } ({ $card })
dt-fetch-warrior = Vzít si bojovníka ze sbírky? { $card }
dt-damage = Jak velké poškození mají všichni utrpět? Každý bod stojí { $step } B.
dt-side = Na které straně je { $card }?
dt-pick-affiliation = { $card }: kterou příslušnost?
dt-pick-helper = { $card }: kdo se přidá k souboji?
dt-pick-helper-done = Nikdo další
dt-pick-discarded = { $card }: co se vyřadí nadobro?
dt-pick-discarded-done = Nic dalšího nevyřadit
dt-pick-bearer = { $card }: kdo kartu dostane?
dt-strike-at = Na koho útočí { $warrior }?
dt-kill-now = Obětovat kartu { $card } a zabít protivníka? { $warrior }
dt-pay-or-discard = { $card }: zaplatit { $amount } B, nebo vyřadit? { $warrior }
dt-borrow = Odhalen: { $warrior }. Stojí { $amount } B, víc, než máte. Vypůjčíte si zbytek, nebo kartu vyřadíte?
dt-cover-or-wound = { $warrior } je pod palbou: do úkrytu, nebo zranění?
dt-take-over = Na koho zahrajete kartu { $card }, která je teď vaše?
dt-fetch-card = { $card }: kterou kartu si vezmete?
dt-fetch-another = { $card }: vezmete si za { $amount } B ještě jednu kartu?

## Kdy se lze nechat ptát

dt-window-start = na začátku kola, před dobráním karet
dt-window-draw = po dobrání karet
dt-window-action = po akci
dt-window-discard = po kroku odhazování
dt-window-duel-1 = souboj, 1. fáze: útok je ohlášen
dt-window-duel-2 = souboj, 2. fáze: útočník a obránce jsou známi
dt-window-duel-3 = souboj, 3. fáze: taktika je známa
dt-window-duel-4 = souboj, 4. fáze: válečná zóna je známa
dt-window-duel-5 = souboj, 5. fáze: karty, které platí v souboji
dt-window-duel-6 = souboj, 6. fáze: hodnoty jsou porovnány
dt-window-duel-7 = souboj, 7. fáze: bojovníci jsou zraněni nebo zabiti
dt-window-duel-8 = souboj, 8. fáze: body jsou přiděleny
dt-window-sabotage = když někdo sabotuje
dt-window-react = když je na co reagovat

## Volby

dt-choice-play = { $target ->
    [none] Zahrát: { $card }
   *[other] Zahrát: { $card } → { $target }
}
dt-choice-cast = { $target ->
    [none] Seslat: { $card } ({ $caster })
   *[other] Seslat: { $card } ({ $caster }) → { $target }
}
dt-choice-use = { $target ->
    [none] Použít: { $card } – { $ability }
   *[other] Použít: { $card } – { $ability } → { $target }
}
dt-choice-pick-card = { $card }
dt-choice-pick-amount = { $amount }
dt-choice-pick-player = { $player }
dt-choice-pick-word = { $word }
dt-choice-split = { $destiny } B a { $promotion ->
    [one] { $promotion } vítězný
    [few] { $promotion } vítězné
   *[other] { $promotion } vítězných
}
dt-choice-attack = Útok: { $attacker } → { $defender }
dt-choice-give-up = Vzdát se útoku
dt-choice-tactic = { $tactic }
dt-choice-defend-from = { $zone }
dt-choice-no-warzone = Z žádné
dt-choice-waive-immunity = Vzdát se imunity: { $card } ({ $warrior })
dt-choice-wield = { $weapon }
dt-choice-no-weapon = Žádnou
dt-choice-done = Nic dalšího
dt-choice-use-common = Použít běžnou akci a získané si nechat
dt-choice-hide = Vyložit do úkrytu za 3 akce: { $card }
dt-choice-seek-cover = Do úkrytu: { $warrior }
dt-choice-leave-cover = Z úkrytu: { $warrior }
dt-choice-meditate = Meditovat za 1 B
dt-choice-board = Nastoupit či vystoupit: { $vehicle }
dt-choice-transfer = Transfer: { $warrior }
dt-choice-declare-attack = Ohlásit útok
dt-choice-sabotage = Sabotáž: { $saboteur } → { $victim }
dt-choice-discard = Vyřadit: { $card }
dt-choice-pay = Zaplatit { $amount } B
dt-choice-be-wounded = Zranění: { $warrior }
dt-choice-keep-hand = Nechat si karty
dt-choice-exchange-hand = Vyměnit karty
dt-choice-look-at-hand = Viděno
dt-choice-take-out = { $kind }
dt-choice-bring-in = { $kind }
dt-choice-pick-pile = { $pile }

## Co se stalo

dt-event-plays-deck = { $seat } hraje s balíčkem { $deck }.
    .seat = Hrajete s balíčkem { $deck }.
dt-event-turn-began = { $turn }. kolo: { $seat }.
    .seat = { $turn }. kolo: je vaše.
dt-event-drew = { $seat } si dobírá karty: { $count }.
    .seat = Dobíráte si karty: { $count }.
dt-event-exchanged-hand = { $shown ->
    [1] { $seat } ukazuje úvodní list bez bojovníka a vymění ho.
   *[other] { $seat } vyřazuje úvodní list a dobírá si nový.
}
    .seat = { $shown ->
        [1] Ukazujete úvodní list bez bojovníka a vyměníte ho.
       *[other] Vyřazujete úvodní list a dobíráte si nový.
    }
dt-event-showed = { $seat } ukazuje: { $kind }.
    .seat = Ukazujete: { $kind }.
dt-event-played = { $target ->
    [none] { $seat } hraje: { $kind }.
   *[other] { $seat } hraje: { $kind } → { $target }.
}
    .seat = { $target ->
        [none] Hrajete: { $kind }.
       *[other] Hrajete: { $kind } → { $target }.
    }
dt-event-used = { $target ->
    [none] { $seat } používá: { $kind } – { $ability }.
   *[other] { $seat } používá: { $kind } – { $ability } → { $target }.
}
    .seat = { $target ->
        [none] Používáte: { $kind } – { $ability }.
       *[other] Používáte: { $kind } – { $ability } → { $target }.
    }
dt-event-cancelled = Zrušeno: { $kind }.
dt-event-entered = Do hry přichází: { $kind } – { $area } ({ $seat }).
    .seat = Do hry přichází: { $kind } – { $area } (vy).
dt-event-attached = { $kind } → { $bearer }.
dt-event-left = { $kind } → { $where } ({ $seat }).
    .seat = { $kind } → { $where } (vy).
dt-event-revealed = Odhaleno: { $kind }.
dt-event-hidden = { $seat } vykládá bojovníka do úkrytu.
    .seat = Vykládáte bojovníka do úkrytu.
dt-event-covered = V úkrytu: { $kind }.
dt-event-left-cover = Z úkrytu vychází: { $kind }.
dt-event-transferred = Transfer: { $kind } – { $area }.
dt-event-boarded = { $inside ->
    [1] Bojovník je uvnitř: { $kind }.
   *[other] Bojovník už není uvnitř: { $kind }.
}
dt-event-stolen = { $seat } teď ovládá: { $kind }.
    .seat = Teď ovládáte: { $kind }.
dt-event-imprisoned = Uvězněn: { $kind } ({ $jailer }).
dt-event-joins = K souboji se přidává: { $kind } ({ $fighter }).
dt-event-freed = Opět volný: { $kind }.
dt-event-stands-in = V souboji nastupuje { $kind } místo: { $fighter }.
dt-event-meditated = { $seat } medituje.
    .seat = Meditujete.
dt-event-paid = { $seat } platí { $amount } B.
    .seat = Platíte { $amount } B.
dt-event-gained-destiny = { $seat } získává { $amount } B.
    .seat = Získáváte { $amount } B.
dt-event-lost-destiny = { $seat } ztrácí { $amount } B.
    .seat = Ztrácíte { $amount } B.
dt-event-gained-promotion = { $seat } získává vítězné body: { $amount }.
    .seat = Získáváte vítězné body: { $amount }.
dt-event-lost-promotion = { $seat } ztrácí vítězné body: { $amount }.
    .seat = Ztrácíte vítězné body: { $amount }.
dt-event-cleared-debt = { $seat } splácí dluh: { $amount } B.
    .seat = Splácíte dluh: { $amount } B.
dt-event-claims = { $seat } si bere { $destiny } B a vítězné body: { $promotion }.
    .seat = Berete si { $destiny } B a vítězné body: { $promotion }.
dt-event-declared = { $seat } ohlašuje útok.
    .seat = Ohlašujete útok.
dt-event-gave-up = { $seat } se útoku vzdává.
    .seat = Útoku se vzdáváte.
dt-event-attacks = Útok: { $kind } → { $other }.
dt-event-tactic = { $seat } volí: { $tactic }.
    .seat = Volíte: { $tactic }.
dt-event-warzone = Obrana z válečné zóny: { $kind }.
dt-event-waived-immunity = { $warrior } se v tomto souboji vzdává imunity: { $kind }.
dt-event-wields = { $warrior } používá: { $kind }.
dt-event-hit = Zásah: { $kind } – { $outcome }.
dt-event-wounded = Zraněn: { $kind }.
dt-event-killed = Zabit: { $kind }.
dt-event-healed = Vyléčen: { $kind }.
dt-event-duel-over = Souboj, který začal hráč { $seat }, skončil.
    .seat = Souboj, který jste začali, skončil.
dt-event-sabotages = { $seat }: sabotáž, { $kind } → { $victim }.
    .seat = Vaše sabotáž: { $kind } → { $victim }.
    .victim = { $seat }: sabotáž, { $kind } → vy.
dt-event-sabotage-failed = Sabotáž se nezdařila: { $seat }.
    .seat = Vaše sabotáž se nezdařila.
dt-event-time-is-up = Čas vypršel: každý má ještě jedno kolo.
dt-event-is-out = { $seat } vypadává ze hry.
    .seat = Vypadáváte ze hry.
dt-event-resigned = { $seat } opouští partii.
    .seat = Opouštíte partii.
dt-event-game-over = { $games }. hra skončila. Kdo zvítězil: { $seat }.
    .seat = { $games }. hra skončila. Zvítězili jste.
dt-event-bid = { $seat } nabízí { $amount } B.
    .seat = Nabízíte { $amount } B.

## Jak se co jmenuje

dt-nobody = nikdo
dt-seat-1 = místo 1
dt-seat-2 = místo 2
dt-seat-3 = místo 3
dt-seat-4 = místo 4
dt-face-down = karta lícem dolů
dt-face-down-warrior = bojovník v úkrytu
dt-card-numbered = { $card } č. { $number }
dt-card-of = { $card } ({ $player })
dt-card-numbered-of = { $card } č. { $number } ({ $player })
dt-area-squad = Mužstvo
dt-area-kohort = Kohorta
dt-area-outpost = Stanice
dt-area-outside = mimo oblasti
dt-area-aside = v úkrytu, stranou
dt-area-player = u hráče
dt-area-of = { $area } ({ $player })
dt-pile-grave = vyřazené karty
dt-pile-sacrificed = obětované karty
dt-pile-hand = list
dt-pile-library = knihovna
dt-tactic-fight = zápas
dt-tactic-shoot = střelba
dt-outcome-wounded = zranění
dt-outcome-killed = smrt
dt-affiliation-bauhaus = Bauhaus
dt-affiliation-capitol = Kapitol
dt-affiliation-cybertronic = Kybertronik
dt-affiliation-imperial = Imperiál
dt-affiliation-mishima = Mishima
dt-affiliation-brotherhood = Bratrstvo
dt-affiliation-legion = Černá legie
dt-affiliation-lutheran = Luteránská triáda
dt-affiliation-crescentia = Crescentia
dt-affiliation-rasputin = Synové Rasputinovi
dt-affiliation-templars = Templáři
dt-affiliation-general = obecná
dt-affiliation-doomtrooper = Doomtrooper
dt-affiliation-tribal = Kmenový válečník
dt-effect-grows = sílí
dt-effect-income = příjem
dt-effect-drains = ztráta B
dt-effect-expires = je vyřazena
dt-effect-spreads = nákaza

## Co je vytištěno

dt-type-warrior = bojovník
dt-type-special = speciální karta
dt-type-equipment = vybavení
dt-type-fortification = opevnění
dt-type-art = Umění
dt-type-symmetry = Černá symetrie
dt-type-ki = síla KI
dt-type-relic = relikvie
dt-type-mission = úkol
dt-type-warzone = válečná zóna
dt-type-beast = zvíře
dt-type-alliance = aliance
dt-set-unlimited = Unlimited
dt-set-inquisition = Inquisition
dt-set-warzone = Warzone
dt-set-mortificator = Mortificator
dt-set-golgotha = Golgotha
dt-set-apocalypse = Apocalypse
dt-set-paradise-lost = Paradise Lost
dt-set-promotion = propagační karty
dt-set-own = nevydaná
dt-stat-fight = Z
dt-stat-shoot = S
dt-stat-armor = O
dt-stat-value = H
dt-to-fight = { $amount } k zápasu
dt-to-shoot = { $amount } ke střelbě
dt-to-armor = { $amount } k obraně
dt-to-value = { $amount } k hodnotě
dt-unique = ve hře jen jedna
dt-print-actions = { $count ->
    [one] 1 akce
    [few] { $count } akce
   *[other] { $count } akcí
}
dt-print-destiny = { $count } B
dt-timing-deploy = vykládá se akcí
dt-timing-action = jako akce
dt-timing-anytime = kdykoli
dt-timing-combat = v 5. fázi souboje
dt-timing-reaction = jako reakce
dt-timing-before-actions = ve vlastním kole před první akcí
dt-timing-own-turn = ve vlastním kole mimo souboj
dt-fact-set = edice
dt-fact-affiliation = příslušnost
dt-fact-trait = počítá se jako
dt-fact-fight = Zápas
dt-fact-shoot = Střelba
dt-fact-armor = Obrana
dt-fact-value = Hodnota
dt-fact-timing = hraje se
dt-fact-actions = akce
dt-fact-destiny = stojí bodů osudu
dt-fact-rarity = rarita
dt-rarity-common = rarita: běžná
dt-rarity-uncommon = rarita: neobvyklá
dt-rarity-rare = rarita: vzácná
dt-fact-unique = kolik jich smí být
dt-sure-data = ne z pravidel, ale z veřejných dat o kartách
dt-sure-listing = z veřejného seznamu karet
dt-sure-reconstructed = odvozeno z toho, co je známo
dt-sure-uncertain = nejisté
dt-sure-ours = náš překlad
dt-sure-facts = hodnoty a text
dt-sure-name = český název

## Druhy karet

dt-keyword-airship = vzdušný koráb
dt-keyword-alliance = aliance
dt-keyword-any-art = kterékoli Umění
dt-keyword-apostle = apoštol
dt-keyword-armor = brnění
dt-keyword-art-of-changeling = Umění metamorfózy
dt-keyword-art-of-elements = Umění živlů
dt-keyword-art-of-exorcism = Umění exorcismu
dt-keyword-art-of-kinetics = Umění kinetiky
dt-keyword-art-of-manipulation = Umění manipulace
dt-keyword-art-of-mentalism = Umění mentalismu
dt-keyword-art-of-premonition = Umění předtuchy
dt-keyword-art-of-summoning = Umění vyvolávání
dt-keyword-artillery = dělostřelectvo
dt-keyword-assault-rifle = útočná puška
dt-keyword-asteroid-belt-warzone = válečná zóna v pásu asteroidů
dt-keyword-beast = zvíře
dt-keyword-cardinal = kardinál
dt-keyword-cathedral = katedrála
dt-keyword-citadel = citadela
dt-keyword-city = město
dt-keyword-combat-spell = bojové kouzlo
dt-keyword-commander = velitel
dt-keyword-corporate-leader = vůdce korporace
dt-keyword-counts-as-beast = považuje se za zvíře
dt-keyword-counts-as-fortification = považuje se za opevnění
dt-keyword-cultist = Vyznavač kultu
dt-keyword-dark-eden-warzone = válečná zóna Temného Edenu
dt-keyword-dark-symmetry-gift = dar Černé symetrie
dt-keyword-doomtrooper = Doomtrooper
dt-keyword-fight-shoot-weapon = zápasnická/střelná zbraň
dt-keyword-fight-weapon = zápasnická zbraň
dt-keyword-follower-of-algeroth = Algerothův stoupenec
dt-keyword-follower-of-demnogonis = Demnogonisův stoupenec
dt-keyword-follower-of-ilian = Ilianin stoupenec
dt-keyword-follower-of-muawijhe = Muawijheův stoupenec
dt-keyword-follower-of-semai = Semaiův stoupenec
dt-keyword-freelancer = žoldnéř
dt-keyword-generic-warzone = obecná válečná zóna
dt-keyword-gift-of-algeroth = Algerothův dar
dt-keyword-gift-of-demnogonis = Demnogonisův dar
dt-keyword-gift-of-ilian = Ilianin dar
dt-keyword-gift-of-muawijhe = Muawijheův dar
dt-keyword-gift-of-semai = Semaiův dar
dt-keyword-handgun = pistole
dt-keyword-heretic-gift = dar pro kacíře
dt-keyword-ki-power = síla KI
dt-keyword-legionnaire = legionář
dt-keyword-light-machine-gun = lehký kulomet
dt-keyword-machine-gun = kulomet
dt-keyword-martian-warzone = válečná zóna na Marsu
dt-keyword-mercurian-warzone = válečná zóna na Merkuru
dt-keyword-nepharite = nefarit
dt-keyword-noncombatant = nikdy nebojuje
dt-keyword-outside-areas = mimo oblasti
dt-keyword-personal-combat-spell = osobní bojové kouzlo
dt-keyword-personality = osobnost
dt-keyword-player-mission = úkol pro hráče
dt-keyword-poison = jed
dt-keyword-prophecy = proroctví
dt-keyword-relic = relikvie
dt-keyword-ritual = rituál
dt-keyword-shoot-weapon = střelná zbraň
dt-keyword-special-weapon = speciální zbraň
dt-keyword-submarine = ponorka
dt-keyword-tank = tank
dt-keyword-tribal = Kmenový válečník
dt-keyword-upgrade = vylepšení zbraně
dt-keyword-vehicle = vozidlo
dt-keyword-venusian-warzone = válečná zóna na Venuši
dt-keyword-virus = virus
dt-keyword-warrior-mission = úkol pro bojovníka

## Fáze

dt-phase-opening = výměna úvodních listů
dt-phase-actions = krok akcí
dt-phase-window = okno, v němž může každý hrát karty a používat schopnosti
dt-phase-reaction = odpovědi na to, co se právě stalo
dt-phase-fighters = určení útočníka a obránce
dt-phase-tactic = ohlášení taktiky
dt-phase-warzone = ohlášení válečné zóny
dt-phase-weapons = určení zbraní
dt-phase-combat = 5. fáze souboje, v níž se hrají karty pro souboj
dt-phase-discard = krok odhazování

## Proč ne

dt-why-phase = To se dělá jindy: { $phase }. Teď je na řadě: { $now }.
dt-why-must-cast = Některé z kouzel musíte seslat.
dt-why-must-bid = Někdo musí nejdřív říct cenu: vynechat nemůžete.
dt-why-no-card-now = Žádnou kartu z ruky teď nelze zahrát.
dt-why-no-spell-now = Žádné kouzlo z ruky teď nelze seslat.
dt-why-is-out = Ze hry jste vypadli: nic už nehrajete.
dt-why-no-such-tactic = Taková taktika neexistuje: bojovníci zápasí, nebo střílejí.
dt-why-no-such-amount = To není číslo.
dt-why-no-such-word = Takové slovo k výběru není.
dt-why-no-such-pile = Taková hromádka neexistuje.
dt-why-nothing-to-waive = Imunity se může vzdát jen váš bojovník v 5. fázi svého souboje, a to jen vůči kartě jiného hráče, která by změnila porovnání.
dt-why-choose-card = Vyberte kartu.
dt-why-choose-warrior = Vyberte bojovníka.
dt-why-choose-target = Vyberte, na co kartu zahrajete: { $card }.
dt-why-choose-caster = Vyberte, kdo kouzlo sešle: { $card }.
dt-why-choose-ability = Vyberte schopnost některé karty ve hře.
dt-why-choose-vehicle = Vyberte vozidlo.
dt-why-choose-tactic = Vyberte zápas, nebo střelbu.
dt-why-choose-warzone = Vyberte válečnou zónu.
dt-why-choose-weapon = Vyberte zbraň.
dt-why-no-such-target = Nic takového, na co by šla karta zahrát, neexistuje.
dt-why-not-in-hand = Tuto kartu nemáte v ruce: { $card }.
dt-why-not-in-play = Tato karta není ve hře.
dt-why-no-warrior = To není bojovník ve hře.
dt-why-not-your-warrior = To není váš bojovník: { $card }.
dt-why-your-warrior = { $card } je váš bojovník; karta je určena na protivníkova.
dt-why-not-your-card = Tuto kartu neovládáte: { $card }.
dt-why-equal-card = Vyberte stejnou kartu, která se nabízí místo ní: { $card }.
dt-why-imprisoned = Uvězněn: { $card }.
dt-why-out-of-play = { $card } je teď mimo hru.
dt-why-cannot-act = { $card } nesmí provádět akce.
dt-why-unknown-warrior = Dokud se neví, kdo to je, nejde to: { $card }.

dt-why-too-few-actions = { $needs ->
    [one] Je k tomu potřeba 1 akce, která není útok; zbývá vám { $left }.
    [few] Jsou k tomu potřeba { $needs } akce, které nejsou útok; zbývá vám { $left }.
   *[other] Je k tomu potřeba { $needs } akcí, které nejsou útok; zbývá vám { $left }.
}
dt-why-bound-to-attack = Už jste útočili: v tomto kole smějí následovat jen další útoky.
dt-why-no-other-action = Teď nemáte běžnou akci, kterou byste mohli použít místo získané.
dt-why-duty-outpost = Nejdřív musíte dostat bojovníka na svou Stanici, protože protivník na své někoho má.
dt-why-duty-separate = Nejdřív musí někdo odejít z vaší Stanice: Doomtrooper a Černý legionář na ní nesmějí zůstat spolu.
dt-why-duty-uncover = Nejdřív musí někdo opustit úkryt: žádný váš bojovník není venku.
dt-why-too-few-destiny = Stojí to { $cost } B; zaplatit můžete nejvýš { $has }.

dt-why-other-time = Teď ne. { $card }: { $timing }.
dt-why-no-answer = Na to, co se právě stalo, touto kartou reagovat nelze: { $card }.
dt-why-answers-other = { $card } se hraje jen na to, na co reaguje.
dt-why-unique = { $card } už ve hře je, a smí tam být jen jednou.
dt-why-has-one = { $card }: jednu už ve hře máte, a víc jich hráč mít nesmí.
dt-why-other-area = { $card } se vykládá jinam: { $area }.
dt-why-third-tribe = Na vaší Stanici smějí být bojovníci nejvýš { $most } kmenů.
dt-why-enemies-on-outpost = Doomtroopeři a Černí legionáři nesmějí být na vaší Stanici spolu.

dt-why-nothing-to-play-on = Není na co kartu zahrát: { $card }.
dt-why-on-nothing = { $card } se na nic takového nehraje.
dt-why-not-on-this = Na to kartu zahrát nelze: { $card }.
dt-why-not-meant = { $warrior } není z těch, pro které je karta určena: { $card }.
dt-why-wrong-affiliation = { $card } je jen pro tuto příslušnost: { $word }. { $warrior } ji nemá.
dt-why-barred-affiliation = { $card } není pro tuto příslušnost: { $word }. { $warrior } ji má.
dt-why-wrong-follower = { $card } je jen pro stoupence svého apoštola; { $warrior } jím není.
dt-why-value-limit = { $card } žádá hodnotu { $limit }; { $warrior } ji nesplňuje.
dt-why-not-in-area = { $card } je jen pro bojovníky zde: { $area }. { $warrior } je jinde.
dt-why-not-in-state = { $state ->
    [wounded] { $card } je jen pro zraněného bojovníka; { $warrior } není zraněn.
    [covered] { $card } je jen pro bojovníka v úkrytu; { $warrior } v něm není.
    [dueling] { $card } je jen pro bojovníka v souboji; { $warrior } v žádném není.
    [attacking] { $card } je jen pro útočníka v souboji; { $warrior } jím není.
    [defending] { $card } je jen pro obránce v souboji; { $warrior } jím není.
    [affiliated] { $card } je jen pro bojovníka s příslušností; { $warrior } žádnou nemá.
    [equipped] { $card } je jen pro bojovníka s vybavením nebo zbraní; { $warrior } nic takového nemá.
    [mounted] { $card } je jen pro bojovníka se zvířetem; { $warrior } žádné nemá.
   *[other] { $card } je jen pro bojeschopného bojovníka; { $warrior } jím není.
}
dt-why-has-copy = { $warrior } už tuto kartu má, a víc než jednu mít nesmí: { $card }.
dt-why-player-has-copy = { $player }: tento hráč už kartu má, a víc než jednu mít nesmí: { $card }.
dt-why-may-not-receive = { $warrior } tuto kartu dostat nesmí: { $card }.
dt-why-one-armor = { $warrior } už brnění má: { $card }.
dt-why-one-vehicle = { $warrior } smí mít jedno vozidlo nebo jedno zvíře, a už má: { $card }.
dt-why-is-vehicle = { $warrior } se považuje za vozidlo nebo zvíře a žádné další mít nemůže.
dt-why-is-no-area = { $card } se hraje do oblasti.
dt-why-not-your-area = { $card } je jen do vašich vlastních oblastí.
dt-why-wrong-area = { $card } sem zahrát nelze: { $area }.
dt-why-is-no-player = { $card } se hraje na hráče.
dt-why-wrong-player = { $card } není pro tohoto hráče.

dt-why-is-spell = { $card } je kouzlo: musí ho seslat bojovník.
dt-why-is-no-spell = { $card } není kouzlo.
dt-why-only-in-duel = { $card } lze seslat jen během souboje.
dt-why-no-caster = Nemáte nikoho, kdo by teď směl seslat: { $card }.
dt-why-caster-not-in-duel = { $card } sesílá jen ten, kdo je v souboji; { $caster } v něm není.
dt-why-never-casts = { $caster } nesmí nikdy sesílat kouzla.
dt-why-not-mastered = { $caster } neovládá Umění, ke kterému patří { $card }.
dt-why-only-caster = { $card } působí jen na toho, kdo ji sesílá: { $caster }.
dt-why-immune = { $warrior } je vůči této kartě imunní: { $card }.
dt-why-not-for-legion = { $caster } nesmí použít Umění ve prospěch tohoto bojovníka: { $warrior }.

dt-why-no-such-ability = { $card } takovou schopnost nemá.
dt-why-ability-not-now = Tuto schopnost teď použít nelze: { $card }.
dt-why-ability-is-action = Tato schopnost stojí akce ve vašem kroku akcí: { $card }.
dt-why-used-this-turn = Tato schopnost už byla v tomto kole použita: { $card }.
dt-why-switched = Tohle bylo právě přepnuto: { $card }. Znovu to půjde, až někdo zahraje něco jiného.
dt-why-used-this-game = Tuto schopnost lze použít jednou za hru, a to už se stalo: { $card }.

dt-why-is-no-warrior = { $card } není bojovník.
dt-why-nobody-in-the-open = Některý váš bojovník musí být mimo úkryt, a žádný není.
dt-why-you-hide-one = { $card } už ve vašem úkrytu je, a ve hře smí být jen jednou.
dt-why-never-in-cover = { $card } se do úkrytu dostat nemůže.
dt-why-in-cover = { $card } je v úkrytu.
dt-why-not-in-cover = { $card } není v úkrytu.
dt-why-in-vehicle = { $card } je ve vozidle.
dt-why-last-in-the-open = { $card } je váš jediný bojovník mimo úkryt, a jeden tam být musí.
dt-why-is-no-vehicle = To není vozidlo žádného bojovníka.
dt-why-outpost-closed = Ještě nebyl vyložen žádný Kmenový válečník: na Stanici se zatím nesmí.
dt-why-transferred = { $card }: v tomto kole už transfer proběhl.
dt-why-duel-goes-on = Během souboje transfer není možný.
dt-why-never-transfers = Pro tohoto bojovníka transfer není možný: { $card }.
dt-why-has-beast = { $card } má zvíře a Stanici neopouští.
dt-why-last-on-outpost = { $card } je váš jediný bojovník na Stanici, a protivník na své někoho má.

dt-why-first-turn = Ve svém prvním kole nesmíte útočit.
dt-why-no-attack-action = Nezbývá vám akce, která by mohla být útokem.
dt-why-has-sabotaged = V tomto kole jste sabotovali: útok už následovat nesmí.
dt-why-has-attacked = V tomto kole jste už útočili ({ $attacks }×) a žádná karta další útok nedovoluje.
dt-why-no-warriors = Nemáte ve hře žádného bojovníka.
dt-why-nobody-attacks = Žádný váš bojovník teď útočit nesmí.
dt-why-nobody-to-attack = Není nikdo, na koho by vaši bojovníci mohli zaútočit.
dt-why-nobody-for = { $card } nemá na koho zaútočit.
dt-why-declare-first = Nejdřív útok ohlaste; útočník a obránce se určí potom.
dt-why-others-attack = { $card } není ten, kdo teď útočí.
dt-why-attacks-from-cover = { $card } je v úkrytu a útočit nemůže.
dt-why-left-cover = { $card }: v tomto kole úkryt opustil, a proto útočit nesmí.
dt-why-may-not-attack = { $card } útočit nesmí.
dt-why-never-fights = { $card } není bojeschopný.
dt-why-own-defender = { $card } je váš bojovník: na vlastní bojovníky se neútočí.
dt-why-another-defender = Teď je třeba napadnout někoho jiného, ne: { $card }.
dt-why-not-attacked = { $card } nesmí být napaden.
dt-why-across-the-line = Přes hranici Stanice se neútočí: { $attacker } a { $defender } nejsou na téže straně.
dt-why-attacks-others-first = { $attacker } musí napadnout jiné dřív, než přijde na řadu { $defender }.
dt-why-card-forbids = { $card } tento útok zakazuje. Obránce: { $defender }.
dt-why-no-common-tactic = { $attacker } a { $defender } nemají taktiku, při které by směli bojovat oba.
dt-why-tactic-forbidden = { $card } se takového souboje účastnit nemůže: { $tactic }.
dt-why-is-no-warzone = To není válečná zóna ve hře.
dt-why-warzone-elsewhere = { $defender } se může bránit jen z válečných zón vlastní oblasti, ne odtud: { $card }.
dt-why-warzone-forbids = { $card } nedovoluje, aby se odtud bránil { $defender }.
dt-why-not-on-warrior = { $warrior } ji nemá.
dt-why-is-wielded = { $card } se už používá.
dt-why-no-weapon-for = { $card } není zbraň pro takový souboj: { $tactic }.
dt-why-may-not-use = { $warrior } tuto kartu používat nesmí: { $card }.
dt-why-one-weapon = { $warrior } už jednu zbraň používá a tyto dvě najednou nelze.

dt-why-sabotage-own-turn = Sabotovat lze jen ve vlastním kole a vlastními akcemi.
dt-why-sabotage-first-turn = Sabotovat nelze, dokud všichni hráči nedokončí první kolo.
dt-why-attacked-no-sabotage = V tomto kole jste útočili: sabotáž už následovat nesmí.
dt-why-no-common-action = Sabotáž stojí běžnou akci, a žádná vám na ni nezbývá.
dt-why-no-opponent = Sabotovat lze jen protivníka, který je ve hře.
dt-why-is-guarded = { $count ->
    [one] { $victim }: tohoto hráče chrání { $count } bojeschopný bojovník.
    [few] { $victim }: tohoto hráče chrání { $count } bojeschopní bojovníci.
   *[other] { $victim }: tohoto hráče chrání { $count } bojeschopných bojovníků.
}

dt-why-split = Obě čísla musí dát dohromady { $points }.
dt-why-hand-too-big = Karet v ruce máte { $count }: vyřaďte jich tolik, aby zbylo { $most }.
dt-why-no-sideboard = Nemáte žádný sideboard.
dt-why-not-in-deck = Taková karta ve vašem balíčku není.
dt-why-too-many-copies = V balíčku už je této karty { $most } a víc jich být nesmí.
dt-why-not-in-sideboard = Taková karta ve vašem sideboardu není.
dt-why-bring-in-first = Nejdřív vyberte, co přijde místo vyndané karty.
dt-why-take-out-first = Nejdřív vyberte, kterou kartu vyndáte.

# Conditions of cards, and begun choices
dt-why-choose-amount = Vyberte číslo.
dt-why-choose-word = Vyberte jednu z možností.
dt-why-choose-pile = Vyberte hromádku.
dt-why-choose-use = Vyberte, na co schopnost použijete.
dt-why-deployed-by-action = Teď ne: { $card } se vykládá akcí.
dt-why-is-no-card = { $card } se hraje na kartu ve hře.
dt-why-takes-no-action = { $card }: nestojí žádnou akci a hraje se, až budou moci karty zahrát všichni. Teď vybíráte akci.
dt-why-only-answers = Teď lze jen reagovat na to, co se právě stalo, a tím tato karta není: { $card }.
dt-why-own-special = { $other } je vaše vlastní karta: { $card } přebírá speciální kartu protivníka.
dt-why-taken-too-late = Sami byste tuto kartu teď zahrát nemohli. { $other }: { $timing }.
dt-why-not-taken = Sami byste tuto kartu teď zahrát nemohli: { $other }.
dt-why-others-attacker = Útočník, který přežil, není váš.
dt-why-once-in-a-turn = Tuto kartu jste v tomto kole už zahráli, a víckrát se to nesmí: { $card }.
dt-why-actions-in-own-duel = V souboji ve vlastním kole by karta nic nepřinesla, její akce by přišly až po útoku: { $card }.
dt-why-actions-after-sabotage = V tomto kole jste sabotovali: akce této karty už následovat nemohou: { $card }.
dt-why-actions-too-late = Vaše akce v tomto kole už skončily a karta by nic nepřinesla: { $card }.
dt-why-not-in-a-duel = Ne během souboje: { $card }.
dt-why-needs-there = { $card }: potřebujete tam mít tohoto bojovníka ({ $area }): { $kind }.
dt-why-nobody-meant = Karta se netýká nikoho ve hře: { $card }.
dt-why-empty-pile = Tato vaše hromádka je prázdná: { $where }.
dt-why-empty-hand = Tento hráč nemá v ruce žádnou kartu: { $target }.
dt-why-no-stand-in = Teď není nikdo, kdo by díky této kartě mohl nahradit obránce: { $card }.
dt-why-on-no-fighter = { $target } bojuje v tomto souboji a na bojujícího už tuto kartu zahrát nelze: { $card }.
dt-why-is-no-fighter = { $target } se neúčastní souboje.
dt-why-is-imprisoned = { $target } už je uvězněn.
dt-why-is-in-cover = { $target } už je v úkrytu.
dt-why-is-never-in-cover = { $target } se do úkrytu dostat nemůže.
dt-why-is-infected = { $target } už tento virus má.
dt-why-is-saved = Tuto kartu vyřadit nelze, chrání ji { $source }: { $target }.
dt-why-keeps-affiliations = { $target } o žádnou příslušnost nikdy nepřijde.
dt-why-never-heretic = { $target } se nikdy nemůže stát kacířem.
dt-why-one-per-bearer = { $target } už tuto kartu má, a víc než jednu mít nesmí: { $card }.
dt-why-no-helper = V tomto souboji nemá kdo pomoci: { $target }.
dt-why-no-quarry = Nikdo ve hře nemá hodnotu aspoň { $times }krát vyšší: { $target }.
dt-why-no-corporation = Žádný bojovník v Mužstvu tohoto hráče nepatří ke korporaci: { $target }.
dt-why-nothing-on-it = { $target } nemá nic, co by tato karta mohla vyřadit: { $card }.
dt-why-no-bearer = Nikdo z vašich bojovníků ji mít nemůže: { $target }.
dt-why-nobody-to-hide = Tento hráč nemá bojovníka, který by mohl do úkrytu: { $target }.
dt-why-nobody-under-fire = Mimo úkryt tam není nikdo, kdo by mohl do úkrytu: { $target }.
dt-why-nothing-to-shield-from = Ve hře není karta, před kterou by { $card } chránila: { $target }.
dt-why-no-spell-there = Ve vyřazených kartách ani v knihovně nemáte kouzlo, které by teď šlo seslat.
dt-why-never-in-cover-by = Do úkrytu se dostat nemůže, brání tomu { $source }: { $card }.
dt-why-cannot-act-by = Nesmí provádět akce, brání tomu { $source }: { $card }.
dt-why-never-transfers-by = Transfer není možný, brání tomu { $source }: { $card }.
dt-why-may-not-receive-by = { $warrior } tuto kartu dostat nesmí, brání tomu { $source }: { $card }.
dt-why-may-not-attack-by = Nesmí útočit, brání tomu { $source }: { $card }.
dt-why-not-attacked-by = Nesmí být napaden, brání tomu { $source }: { $card }.
dt-why-never-fights-by = Není bojeschopný, brání tomu { $source }: { $card }.
dt-why-never-casts-by = Nesmí sesílat kouzla, brání tomu { $source }: { $caster }.
dt-why-no-ability-now = Teď nelze použít žádnou schopnost.
dt-why-ability-no-action = Tato schopnost nestojí akci a použije se, až budou moci karty zahrát všichni. Teď vybíráte akci: { $card }.
dt-why-is-useless = Tam, kde karta leží, teď není k užitku: { $card }.
dt-why-not-used-on-that = Na to tuto schopnost použít nelze: { $card }.
dt-why-nothing-to-use-on = Teď není nic, na co by šlo tuto schopnost použít: { $card }.
dt-why-buys-action-before = Akce se kupuje ve vlastním kole, před útokem i sabotáží a mimo souboj: { $card }.

## Stůl v terminálu

dt-table-turn = Kolo
dt-table-last-turns = poslední kola
dt-table-actions = akce
dt-table-step-start = začátek kola
dt-table-step-draw = krok dobírání
dt-table-step-actions = krok akcí
dt-table-step-discard = krok odhazování
dt-table-step-end = konec kola
dt-table-target = k výhře
dt-table-destiny = B
dt-table-promotion = VB
dt-table-debt = dluh
dt-table-hand = List
dt-table-library = knihovna
dt-table-grave = vyřazené
dt-table-sacrificed = obětované
dt-table-out = vypadl ze hry
dt-table-wounded = zraněn
dt-table-covered = v úkrytu
dt-table-imprisoned = uvězněn
dt-table-away = mimo hru
dt-table-inside = uvnitř
dt-table-duel = Souboj, fáze
dt-table-first = první útok
dt-table-attack = útok
dt-table-armor = obrana
dt-table-cover = úkryt
dt-table-pending = Čeká na reakce
dt-table-lasting = Trvá

## Co dělají efekty společné mnoha kartám

dt-does-modify = { $stats }.
dt-does-modify-opponent = Jeho protivník v souboji: { $stats }.
dt-does-duel-boost = V tomto souboji: { $stats }.
dt-does-kills = Koho v souboji zraní, toho automaticky zabije.
dt-does-strikes-first = V soubojích má první útok.
dt-does-strikes-first-always = V soubojích má vždy první útok.
dt-does-immune-art = Je imunní vůči Umění.
dt-does-immune-symmetry = Je imunní vůči Černé symetrii.
dt-does-immune-gifts = Je imunní vůči obecným darům Černé symetrie.
dt-does-gain-destiny = Získáte { $destiny } B.
dt-does-cancel-special = Zahrajte, když je hrána speciální karta: nemá žádný efekt a co za ni bylo zaplaceno, je ztraceno.
dt-does-casts-all = Sesílá všechna Umění.
dt-does-never-casts = Nesmí nikdy sesílat kouzla.
dt-does-heal-itself = Je-li zraněn, smí se kdykoli vyléčit za { $destiny } B.
dt-does-one-per-bearer = Nikdo nesmí mít dvě takové karty.
dt-does-destiny-counts-symmetry = Každý bod osudu, který vydá na efekt Černé symetrie, platí za { $worth }.
dt-does-destiny-counts-art = Každý bod osudu, který vydá na kouzlo Umění, platí za { $worth }.
dt-does-bars-equipment = Kdo je uvnitř, nesmí používat jiné vybavení.
dt-does-bars-weapon = Kdo je uvnitř, nesmí používat jinou zbraň.
dt-does-level-base = Základní zápas, střelba, obrana i hodnota jeho nositele se rovnají nejvyššímu ze čtyř vytištěných čísel.

## Jak se jmenují schopnosti

dt-ability-pass-wound = předat zranění
dt-ability-strengthen = přidat body osudu
dt-ability-guard = někoho střežit
dt-ability-stand-in = nastoupit místo něho
dt-ability-cancel = obětovat a zrušit kartu
dt-ability-give-up = vzdát se bojovníka pro obránce
dt-ability-command = převzít velení
dt-ability-equip = někoho vybavit
dt-ability-enlist = přidat ke Kybertroniku
dt-ability-fetch = vzít si kartu ze sbírky
dt-ability-move = přesunout
dt-ability-repay = splatit dluh
dt-ability-tuck = podložit vybavením
dt-ability-shelter = jít za zeď
dt-ability-come-out = vyjít zpoza zdi
dt-ability-discard = vyřadit kartu
dt-ability-heal = vyléčit
dt-ability-forbid = uspat
dt-ability-call-off = odvolat souboj
dt-ability-immunity = vypnout či zapnout imunitu
dt-ability-action = další akce
dt-ability-damage = poškodit všechny
dt-ability-wound = hodit
dt-ability-doomtrooper = být Doomtrooperem
dt-ability-legion = být Černým legionářem
dt-ability-attack = hned zaútočit
dt-ability-return = přivést zpět
dt-ability-wear-off = vydat akci na odstranění
dt-ability-wear-off-by-attack = vydat útočnou akci na odstranění
dt-ability-join = přidat se k souboji

## Hotové balíčky

dt-value-venusian-rangers = Jezdci Venuše
dt-value-grapeshot = Kartáčová palba
dt-value-chip-and-steel = Čip a ocel
dt-value-clansmen-and-trenchers = Klany a zákopy
dt-value-way-of-ki = Cesta Ki
dt-value-the-art = Umění
dt-value-legions-of-algeroth = Algerothovy legie
dt-value-void-and-visions = Prázdnota a přeludy
dt-value-faith-of-the-outpost = Víra Stanice
dt-value-iron-and-horde = Železo a horda

## Názvy karet

dt-card-venusian-ranger = Venušin jezdec
dt-card-hussar = Husar
dt-card-dragoon = Dragoun
dt-card-etoiles-mortant = Smrtící hvězda
dt-card-max-steiner = Max Steiner
dt-card-valerie-duval = Valerie Duvalová
dt-card-venusian-marshal = Venušanský maršál
dt-card-aide-de-camp = Pobočník
dt-card-bauhaus-cop = Bauhausský policista
dt-card-staff-general-constance-romanov = Štábní generál Konstance Romanov
dt-card-free-marine = Svobodný mariňák
dt-card-infantry = Pěchota
dt-card-martian-banshee = Marťanský pozůstalý
dt-card-sea-lion = Mořský lev
dt-card-big-bob-watts = Big Bob Watts
dt-card-mitch-hunter = Mitch Hunter
dt-card-sergeant = Seržant
dt-card-captain = Kapitán
dt-card-ex-capitol-freelancer = Ex-kapitolský žoldnéř
dt-card-chasseur = Lovec
dt-card-chemiman = Chemiman
dt-card-cuirassier = Kyrysník
dt-card-machinator = Intrikán
dt-card-vince-diamond = Vince Diamond
dt-card-vac-engineer = Technik
dt-card-combat-overseer = Bojový předák
dt-card-eradicator-deathdroid = Android Vyhlazovač
dt-card-doctor-diana = Doktorka Diana
dt-card-blood-beret = Rudý baret
dt-card-clansman = Příslušník klanu
dt-card-golden-lion = Zlatý lev
dt-card-trencher = Zákopník
dt-card-young-guard = Mladý strážce
dt-card-rams-air-cavalry = Úderná vzdušná kavalerie
dt-card-sean-gallagher = Sean Gallagher
dt-card-sgt-mcbride = Seržant McBride
dt-card-colonel-maxwell = Plukovník Maxwell
dt-card-wolfbane-honor-guard = Wolfbaneovský strážce cti
dt-card-samurai = Samuraj
dt-card-hatamoto = Hatamoto
dt-card-combat-warhead = Bojová výbušná hlavice
dt-card-tatsu = Tatsu
dt-card-yojimbo = Yojimbo
dt-card-shadow-walker = Vrah ze stínu
dt-card-mentor = Mentor
dt-card-shogun = Šogun
dt-card-archangel = Archanděl
dt-card-inquisitor = Inkvizitor
dt-card-keeper-of-the-art = Držitel umění
dt-card-mortificator = Mortifikátor
dt-card-mystic = Mystik
dt-card-sacred-warrior = Posvátný bojovník
dt-card-valkyrie = Valkýra
dt-card-archinquisitor-nikodemus = Arciinkvizitor Nikodemus
dt-card-cardinal-dominic = Kardinál Dominik
dt-card-cardinal-durand = Kardinál Durand
dt-card-crenshaw-the-redeemer = Crenshaw Vykupitel
dt-card-undead-legionnaire = Nemrtvý legionář
dt-card-necromutant = Nekromutant
dt-card-centurion = Setník
dt-card-razide = Razid
dt-card-nepharite-of-algeroth = Algerothův nefarit
dt-card-alakhai-the-cunning = Záludný Alakhai
dt-card-pretorian-stalker = Pretoriánský stopař
dt-card-eaonian-justifier = Eónský soudce
dt-card-algeroth-apostle-of-war = Algeroth – vládce černé technologie
dt-card-blessed-legionnaire = Požehnaný legionář
dt-card-curator = Kurátor
dt-card-nepharite-of-demnogonis = Demnogonisův nefarit
dt-card-demnogonis-cultist = Demnogonisův vyznavač kultu
dt-card-child-of-ilian = Ilianino dítě
dt-card-templar = Chrámová garda
dt-card-nepharite-of-ilian = Ilianin nefarit
dt-card-ilian-mistress-of-the-void = Ilian – vládkyně prázdnoty
dt-card-legionnaire-of-semai = Semaiův legionář
dt-card-callistonian-intruder = Callistonianský vetřelec
dt-card-nepharite-of-semai = Semaiův nefarit
dt-card-screaming-legionnaire = Vřeštící legionář
dt-card-zenithian-soulslayer = Zenithianský vrah duší
dt-card-nepharite-of-muawijhe = Muawijheův nefarit
dt-card-muawijhe-lord-of-visions = Muawijhe – vládce přeludů
dt-card-heretic = Kacíř
dt-card-agent-nick-michaels = Agent Nick Michaels
dt-card-bodyguard = Tělesný strážce
dt-card-mercenary = Potulný žoldák
dt-card-local-thug = Místní hrdlořez
dt-card-renegade-apostate = Renegátský odpadlík
dt-card-freelancer-patriarch = Žoldnéřský patriarcha
dt-card-lutheran-disciple = Luteránský učedník
dt-card-lutheran-sergeant = Luteránský seržant
dt-card-patriarch = Patriarcha
dt-card-corsair = Korzár
dt-card-cavalier = Jezdec
dt-card-brotherbound-trooper = Pobratřený voják
dt-card-prophet = Prorok
dt-card-jihad-infantry-trooper = Pěchota džihádu
dt-card-mastodont-handler = Mastodontský handlíř
dt-card-soldat = Soldát
dt-card-schwerwaffe-soldat = Voják s těžkou zbraní
dt-card-soldat-kommendant = Soldát komandant
dt-card-cossack = Kozák
dt-card-templar-legionnaire = Templářský legionář
dt-card-horde-trooper = Voják hordy
dt-card-templar-marine = Templářský mariňák
dt-card-nassal = Nassal
dt-card-bauhaus-great-infurior = Velký zuřivec Bauhausu
dt-card-violator-sword = Barbarský meč
dt-card-book-of-law = Kniha zákona
dt-card-hellhound-necrotank = Nekrotank Pekelný pes
dt-card-antipersonnel-grenade = Protiposádkový granát
dt-card-triangulating-scope = Třídimenzní vidění
dt-card-combat-armor = Bojové brnění
dt-card-composite-armor = Vrstvené brnění
dt-card-l-a-plasma-carbine = Plazmová karabina od L&A
dt-card-punisher-handgun = Mstitelova pistole
dt-card-telescopic-sight = Teleskopické vidění
dt-card-first-aid-kit = Lékárnička
dt-card-portable-force-shield = Přenosný mocný štít
dt-card-t-32-wolfclaw-jbt = T-32 „Vlčí dráp“ JBT
dt-card-ah-uh-19-grapeshot-guardian = Poručík kartáčové střelby AH/UH-19
dt-card-cybernetic-power-arm = Silná ruka Kybertroniku
dt-card-clansman-claymore = Meč příslušníka klanu
dt-card-scalper = Skalpovač
dt-card-kratach = Kratach
dt-card-curator-sword = Kurátorův meč
dt-card-ac-40-justifier = AC-40 „Rozhřešitel“
dt-card-blitztank = Blitztank
dt-card-industrial-complex = Průmyslový komplex
dt-card-bauhaus-bank = Bauhausská korporační banka
dt-card-fukido = Fukido
dt-card-fortified-entrenchment = Opevněné zákopy
dt-card-protective-wall = Ochranná zeď
dt-card-prison-camp = Zajatecký tábor
dt-card-foxhole = Okop
dt-card-the-cathedral = Katedrála
dt-card-citadel-of-algeroth = Algerothova citadela
dt-card-heimburg = Heimburg
dt-card-doomed = Odsouzen k záhubě
dt-card-smell-of-war = Chuť války
dt-card-blood-lust = Krvavý chtíč
dt-card-evasive-action = Úhybná akce
dt-card-powerful-blow = Mocný úder
dt-card-narrow-escape = Únik o vlásek!
dt-card-miscommunication = Komunikační šum
dt-card-bamboozled = Napálen!
dt-card-grim-reaper = Smrtka
dt-card-lucky-shot = Šťastný výstřel
dt-card-grand-assault = Rozsáhlá ofenziva
dt-card-initiative = Iniciativa
dt-card-inspired = Bohem požehnaný
dt-card-stolen-paperwork = Ukradené dokumenty
dt-card-wave-of-righteousness = Vlna poctivosti
dt-card-missing-in-action = Missing in action
dt-card-shore-leave = Oddech v týlu
dt-card-dont-call-again = Už ani slovo
dt-card-programmed = Přeprogramován
dt-card-cowardice = Zbabělost
dt-card-cleansing-flame = Očistný plamen
dt-card-mental-constitution = Mentální konstituce
dt-card-tainted = Poskvrněný
dt-card-dark-visitation = Temná návštěva
dt-card-insubordination = Vzpurnost
dt-card-suppressing-fire = Kartáčová střelba
dt-card-hidden = Schován
dt-card-lurker = Skrytá záloha
dt-card-captured = Zajatec
dt-card-recruitment = Nábor
dt-card-heist = Loupež
dt-card-reassignment = Převelení
dt-card-death-maze = Bludiště smrti
dt-card-a-second-chance = Druhá šance
dt-card-the-defiance = Síla vzdoru
dt-card-v-3 = V-3
dt-card-training = Vojenské cvičení
dt-card-positive-karma = Pozitivní karma
dt-card-malfunction = Selhání
dt-card-ambush = Léčka
dt-card-tactical-advantage = Taktická výhoda
dt-card-joy-of-victory = Radost z vítězství
dt-card-take-cover = Ukryj se
dt-card-heavy-fog = Hustá mlha
dt-card-reinforcements = Posily
dt-card-expedite-request = Uspíšení požadavku
dt-card-gift-of-fate = Dar osudu
dt-card-dutiful-service = Svědomitá služba
dt-card-elite-trooper = Elitní voják
dt-card-hostile-takeover = Nepřátelské převzetí
dt-card-natural-disaster = Přírodní katastrofa
dt-card-our-true-enemy-is-revealed = To je náš pravý nepřítel
dt-card-elemental-wall = Živelná stěna
dt-card-elemental-bolt = Živelný blesk
dt-card-levitation = Vznášení
dt-card-improve-self = Zdokonal se
dt-card-premonition = Předtucha
dt-card-lesser-domination = Menší ovládnutí
dt-card-exorcise-injuries = Vymítání zranění
dt-card-mind-wall = Mentální stěna
dt-card-lesser-hypnosis = Malá hypnóza
dt-card-summon-spell = Vyvolání kouzla
dt-card-repudiate = Zapuzení
dt-card-dark-fire = Temný oheň
dt-card-resist-pain = Odolnost vůči bolesti
dt-card-terror = Teror
dt-card-distort = Zkreslení
dt-card-dimensional-warp = Dimenzní deformace
dt-card-time-death = Časovaná smrt
dt-card-infection = Infekce
dt-card-illusion = Iluze
dt-card-sleep = Spánek
dt-card-wind-of-insanity = Vítr šílenství
dt-card-unholy-power = Rouhačská síla
dt-card-the-monkeys-foot = Opičí noha
dt-card-toronagas-raging-might = Toronagova moc
dt-card-ki-self-healing = Ki samoléčba
dt-card-shadow-walk = Stínová chůze
dt-card-dai-sho-of-the-ancient-emperors = Dai-šo dávných císařů
dt-card-bringer-of-light = Světlonoš
dt-card-armor-of-unholiness = Brnění znesvěcení
dt-card-archetypal-timepiece = Prapůvodní hodiny
dt-card-fragment-of-the-true-chip = Zlomek pravého čipu
dt-card-venusian-jungle = Džungle Venuše
dt-card-mccraig-line = McCraigova linie
dt-card-victoria = Viktorie
dt-card-mercurian-diamond-caverns = Diamantové jeskyně Merkuru
dt-card-cyberopolis = Kyberopolis
dt-card-citadel-sanctum = Zasvěcená citadela
dt-card-northwestern-europe = Severozápadní Evropa
dt-card-alliance-bauhaus = Bauhaus
dt-card-alliance-capitol = Kapitol
dt-card-alliance-mishima = Mishima
dt-card-alliance-brotherhood = Bratrstvo
dt-card-alliance-dark-legion = Černá legie
dt-card-solidarity = Solidarita
dt-card-nepharite-hunt = Lov na nefarity
dt-card-prove-your-valor = Prověřte svou udatnost
dt-card-suicide-mission = Sebevražedný úkol
dt-card-equine = Koňský postroj
dt-card-mastodont = Mastodont
dt-card-rivetbull = Ocelový býk
dt-card-tusked-serett = Slonovinový štít

## Texty karet

### Bratrstvo

dt-text-archangel = Sesílá Umění metamorfózy a živlů. Smí dostat jakýkoli vzdušný koráb bez ohledu na příslušnost, kterou žádá.
dt-text-inquisitor = Sesílá Umění exorcismu a mentalismu.
dt-text-keeper-of-the-art = Sesílá všechna Umění. Osobní bojová kouzla jsou pro něho bojovými kouzly: nemusí se souboje účastnit. Každý bod osudu, který vydá na kouzlo, platí za { $worth }.
dt-text-mortificator = Sesílá Umění kinetiky a manipulace.
dt-text-sacred-warrior = Sesílá Umění předtuchy a exorcismu.
dt-text-valkyrie = Sesílá Umění metamorfózy a předtuchy.
dt-text-archinquisitor-nikodemus = Sesílá všechna Umění. Je imunní vůči Černé symetrii. Dokud je ve hře, nesmí žádný Doomtrooper žádného hráče vyhledat úkryt ani být vyložen do úkrytu. Je-li zraněn, vyléčí se za { $actions } akci a { $destiny } B a místo něho je zraněn jiný váš Doomtrooper.
dt-text-cardinal-dominic = Sesílá všechna Umění. Útočí jen na Černé legionáře, a to na některého s nejvyšší hodnotou z těch, které by mohl napadnout. Kacíři na něho nesmějí útočit. Koho v souboji zraní, toho automaticky zabije. Dokud je ve hře, jsou všichni bojovníci Bratrstva, ať je má kdokoli, imunní vůči Černé symetrii.
dt-text-cardinal-durand = Dokud je ve hře, sesílají všichni bojovníci Bratrstva, ať je má kdokoli, všechna Umění. Kdykoli smíte vypnout veškerou imunitu vůči Umění a zase ji zapnout. Je-li zabit nebo vyřazen, zamíchá se do knihovny svého majitele.
dt-text-crenshaw-the-redeemer = Sesílá všechna Umění. Koho v souboji zraní, toho automaticky zabije a ten je obětován. Nikdy neútočí na Bratrstvo.

### Bojovníci bez příslušnosti

dt-text-agent-nick-michaels = Patří ke všem pěti korporacím. Tyto příslušnosti nikdy neztratí a nikdy se nestane kacířem.
dt-text-bodyguard = Kdykoli smíte říci, kterého Doomtroopera střeží; změna stojí { $destiny } B. Když ten bojovník útočí nebo se brání, smí Tělesný strážce bojovat místo něho, nejpozději při bojových modifikátorech. Ne za toho, kdo je ve vozidle, ani přes hranici Stanice.
dt-text-mercenary = Je v dražbě: řekněte cenu v bodech osudu; každý další hráč po řadě jednou přihodí, má-li z čeho, nebo ne. Kdo nabídne nejvíc, zaplatí a má ho v Mužstvu. Jeho základní hodnotou je cena.
dt-text-local-thug = Není Doomtrooperem ani Černým legionářem a neleží v žádné oblasti. Co získá, bere se jen v bodech osudu. Je-li zraněn, je zabit.
dt-text-renegade-apostate = Sesílá všechna Umění, a to na kohokoli. Neleží v žádné oblasti; smí transferem na Stanici a být tam s kýmkoli. Nikdy nemá žádnou příslušnost.
dt-text-freelancer-patriarch = Všichni ostatní žoldnéři, ať je má kdokoli, mají +{ $fight } k zápasu, +{ $shoot } ke střelbě a +{ $armor } k obraně, a koho v souboji zraní, toho automaticky zabijí. Co získá, bere se jen v bodech osudu.

### Luteránská triáda

dt-text-lutheran-disciple = Kdykoli ho smíte, není-li zraněn, obětovat a zrušit tím právě zahranou speciální kartu; co za ni bylo zaplaceno, je ztraceno.
dt-text-lutheran-sergeant = Luteránští učedníci na téže Stanici mají +{ $fight } k zápasu, +{ $shoot } ke střelbě a +{ $armor } k obraně. Více seržantů se sčítá.
dt-text-patriarch = Nesmí být napaden, dokud je na téže Stanici jiný bojovník, kterého lze napadnout dřív. Smíte používat rituály.
dt-text-cavalier = +{ $fight } k zápasu, +{ $shoot } ke střelbě a +{ $armor } k obraně za každého dalšího Jezdce na téže Stanici.

### Crescentia

dt-text-brotherbound-trooper = Nesmí dostávat zvířata. Bojovníci na téže Stanici, kteří mají zvíře nebo jsou za ně považováni, nesmějí být napadeni v zápase.
dt-text-prophet = Nesmí být napaden, dokud je na téže Stanici jiný bojovník, kterého lze napadnout dřív. Smí dostávat proroctví.
dt-text-jihad-infantry-trooper = Nesmí dostávat zvířata.
dt-text-mastodont-handler = Bojovníci na téže Stanici, kteří mají zvíře nebo jsou za ně považováni, mají +{ $fight } k zápasu, +{ $shoot } ke střelbě a +{ $armor } k obraně. Více handlířů se sčítá.

### Synové Rasputinovi

dt-text-soldat = +{ $fight } k zápasu, +{ $shoot } ke střelbě a +{ $armor } k obraně za každého Vojáka s těžkou zbraní v téže oblasti.
dt-text-soldat-kommendant = Všichni ostatní Soldáti v téže oblasti mají +{ $fight } k zápasu, +{ $shoot } ke střelbě a +{ $armor } k obraně. Více komandantů se nesčítá.
dt-text-cossack = V zápasech má vždy první útok.

### Templáři a Nassal

dt-text-templar-legionnaire = +{ $fight } k zápasu, +{ $shoot } ke střelbě a +{ $armor } k obraně za každého dalšího Templářského legionáře v téže oblasti.
dt-text-nassal = Vykládá se na Stanici a nikdy ji neopouští. Je Kmenovým válečníkem i Černým legionářem a smí tam být s kýmkoli. Nikdy nemůže zabít automaticky.

### Umění

dt-text-elemental-wall = Sesilatel má do konce souboje +{ $armor } k obraně za každých { $destiny } B. Body osudu smíte během souboje přidávat.
dt-text-elemental-bolt = Sesilatel má do konce souboje +{ $shoot } ke střelbě za každých { $destiny } B. Body osudu smíte během souboje přidávat.
dt-text-levitation = Sesilatel má do konce souboje +{ $fight } k zápasu, +{ $shoot } ke střelbě a +{ $armor } k obraně za každý { $destiny } B. Body osudu smíte během souboje přidávat.
dt-text-improve-self = Do začátku vašeho příštího kola se všechny čtyři hodnoty sesilatele násobí { $by }, po změnách základních hodnot a před přičítáním.
dt-text-premonition = Je-li obránce váš, nastoupí místo něho jiný váš bojeschopný bojovník.
dt-text-lesser-domination = Podívejte se hráči do ruky a za každých { $destiny } B z ní vyřaďte jednu kartu.
dt-text-exorcise-injuries = Doomtrooper je vyléčen. Nebo, má-li být některý právě zabit, třeba i automaticky: je jen zraněn.
dt-text-mind-wall = Za každý { $destiny } B je bojovník do začátku vašeho příštího kola imunní vůči jedné kartě Černé symetrie podle vaší volby.
dt-text-lesser-hypnosis = Místo obránce nastoupí jiný bojovník, kterého by útočník mohl napadnout.
dt-text-summon-spell = Vezměte si kouzlo z vyřazených karet za { $grave } B, nebo z knihovny za { $library } B a hned je sešlete, třeba i jako reakci. Musí to být právě možné a jeho cena se platí jako obvykle.

### Zvířata

dt-text-equine = Jeho jezdec je považován za Jezdce.
dt-text-mastodont = Při střelbě smí jeho jezdec použít naráz dvě střelné zbraně.
dt-text-tusked-serett = Po zápase, který oba přežili, smí jeho jezdec s týmž protivníkem hned bojovat ještě jednou.

### Válečné zóny

dt-text-venusian-jungle = V souboji zde nesmí nikdo používat vozidla. Venušini jezdci, kteří se zde brání, mají navíc +{ $fight } k zápasu, +{ $shoot } ke střelbě a +{ $armor } k obraně.
dt-text-mccraig-line = Bojovníci Kapitolu, kteří se zde brání, mají navíc +{ $fight } k zápasu, +{ $shoot } ke střelbě a +{ $armor } k obraně. Ve svém kole smíte kdykoli vykládat Zákopníky bez akce a bez placení jejich hodnoty.
dt-text-victoria = Bojovníci Imperiálu, kteří se zde brání, mají navíc +{ $fight } k zápasu, +{ $shoot } ke střelbě a +{ $armor } k obraně.
dt-text-mercurian-diamond-caverns = Když zde bránící se bojovník Mishimy zabije protivníka, získá jeho hráč vítězné body navíc: { $promotion }.
dt-text-cyberopolis = Bojovníci Kybertroniku, kteří se zde brání, mají navíc +{ $fight } k zápasu, +{ $shoot } ke střelbě, +{ $armor } k obraně a +{ $value } k hodnotě.
dt-text-citadel-sanctum = Hodnota obránce se násobí { $by }. Kdo se zde brání, automaticky zabije každého Doomtroopera, kterého zraní; Černý legionář za takto zabitého získá { $by }násobek jeho hodnoty.
dt-text-northwestern-europe = Bránit se zde smějí jen luteránští bojovníci. Jednou za souboj smíte vyřadit jiného svého luteránského bojovníka, který v něm není: obránce si přičte jeho základní hodnotu k zápasu, střelbě i obraně.

### Bauhaus

dt-text-etoiles-mortant = Dokud je ve vašem kole ve hře Černý legionář, na kterého by mohla zaútočit, smí útočit jen na Černé legionáře; počítají se i ti ve vaší Kohortě a smí je napadnout.
dt-text-max-steiner = Dokud je ve hře, jsou všichni vaši Venušini jezdci včetně něho imunní vůči Černé symetrii.
dt-text-valerie-duval = Dokud je ve hře, jsou všechny Smrtící hvězdy včetně ní, ať je má kdokoli, imunní vůči Černé symetrii.
dt-text-venusian-marshal = Dokud je v Mužstvu, mají vaši Doomtroopeři z Bauhausu, kteří nejsou osobnostmi ani Venušanskými maršály, všude +{ $fight } k zápasu, +{ $shoot } ke střelbě a +{ $armor } k obraně. Více maršálů se sčítá.
dt-text-aide-de-camp = Seržant. Kdykoli mu můžete přidělit jednotku: všechny své bojovníky Bauhausu jednoho jména, ne osobnosti ani velitele, se základní hodnotou nižší, než je jeho. Dokud je s nimi v Mužstvu, mají +{ $fight } k zápasu, +{ $shoot } ke střelbě, +{ $armor } k obraně a +{ $value } k hodnotě. Jednotku má, dokud neodejde její poslední bojovník.
dt-text-bauhaus-cop = Když některý Doomtrooper zraní nebo zabije vašeho bojovníka Bauhausu, smíte ho zde uvěznit a vyřadit z karet na něm, které chcete. Když policista opustí hru, jsou vězni volní.
dt-text-staff-general-constance-romanov = Nesmí nikdy bojovat ani být v úkrytu. Kterékoli své akce smíte změnit na útoky svých bojovníků Bauhausu, i ty, které získáte v kole jiného hráče.

### Kapitol

dt-text-big-bob-watts = Dokud je ve hře, jsou všichni vaši Svobodní mariňáci včetně něho imunní vůči Černé symetrii.
dt-text-mitch-hunter = Dokud je ve hře, je všechna vaše Pěchota včetně něho imunní vůči Černé symetrii.
dt-text-sergeant = Seržant. Kdykoli mu můžete přidělit jednotku: všechny své bojovníky Kapitolu jednoho jména, ne osobnosti ani velitele, se základní hodnotou nižší, než je jeho. Dokud je s nimi v Mužstvu, mají +{ $fight } k zápasu, +{ $shoot } ke střelbě, +{ $armor } k obraně a +{ $value } k hodnotě. Jednotku má, dokud neodejde její poslední bojovník.
dt-text-captain = Dokud je v Mužstvu, zabijí vaši bojovníci Kapitolu s hodnotou nejvýš 8 automaticky každého, koho v souboji zraní.
dt-text-ex-capitol-freelancer = Doomtrooper bez příslušnosti. Co získá, bere se jen v bodech osudu. Karty pro Kapitol smí dostat, zaplatíte-li za každou 3 B.

### Kybertronik

dt-text-vince-diamond = Je imunní vůči obecným darům Černé symetrie. Nesmí nikdy sesílat kouzla. Vaši ostatní Lovci mají +{ $fight } k zápasu, +{ $shoot } ke střelbě a +{ $armor } k obraně.
dt-text-vac-engineer = Je imunní vůči obecným darům Černé symetrie. Nesmí nikdy sesílat kouzla. Kdykoli smíte dát z ruky kartu vybavení Kybertroniku jakémukoli Doomtrooperovi bez ohledu na příslušnost, i tomu, kdo vybavení dostat nesmí, ne však tomu, kdo je nesmí dostat nikdy. Kdykoli smíte jakémukoli Doomtrooperovi, který není osobností, přidat příslušnost ke Kybertroniku; Technik je potom zraněn a nikdo za to nemá body.
dt-text-combat-overseer = Je imunní vůči obecným darům Černé symetrie. Nesmí nikdy sesílat kouzla. Seržant. Kdykoli mu můžete přidělit jednotku: všechny své bojovníky Kybertroniku jednoho jména, ne osobnosti ani velitele, se základní hodnotou nižší, než je jeho. Dokud je s nimi v Mužstvu, mají +{ $fight } k zápasu, +{ $shoot } ke střelbě, +{ $armor } k obraně a +{ $value } k hodnotě. Jednotku má, dokud neodejde její poslední bojovník.
dt-text-eradicator-deathdroid = Je považován za vozidlo, v němž je jeho bojovník uvnitř. Je imunní vůči Černé symetrii. Nesmí nikdy sesílat kouzla ani být v úkrytu a nesmí používat vybavení.
dt-text-doctor-diana = Je imunní vůči obecným darům Černé symetrie. Nesmí nikdy sesílat kouzla. Za { $actions } akci, není-li v úkrytu, vyléčí jakéhokoli Doomtroopera ve hře a jde do úkrytu.

### Imperiál

dt-text-clansman = +{ $fight } k zápasu, když útočí na Černého legionáře.
dt-text-trencher = Za { $actions } akce: vezměte ze své sbírky Okop a dejte do něj tohoto bojovníka, pokud žádný ve hře nemáte.
dt-text-young-guard = Nikdy nevyhledá úkryt, nelze ho do něj vyložit a opevnění mu nic nedávají. Donutit ho jít do úkrytu lze.
dt-text-rams-air-cavalry = Je považována za vzdušný koráb, v němž je její bojovník uvnitř: jen střílí, nemůže vyhledat úkryt a nesmí používat vybavení. Koho napadne, tomu opevnění nic nedávají.
dt-text-sean-gallagher = Je považován za Příslušníka klanu. Dokud by mohl zaútočit na Černého legionáře, na nikoho jiného neútočí. Dokud je ve hře, jsou všichni vaši Příslušníci klanu včetně něho imunní vůči Černé symetrii.
dt-text-sgt-mcbride = Je považován za Rudý baret a není velitelem. Všechny ostatní Rudé barety ve hře, ať je má kdokoli, mají +{ $fight } k zápasu a +{ $shoot } ke střelbě.
dt-text-colonel-maxwell = Je považován za Zákopníka. Vaši ostatní Zákopníci mají +{ $fight } k zápasu, +{ $shoot } ke střelbě a +{ $armor } k obraně, ať je on i oni kdekoli.
dt-text-wolfbane-honor-guard = Je považován za Příslušníka klanu. Když používá Meč příslušníka klanu, má ještě +{ $fight } k zápasu.

### Mishima

dt-text-hatamoto = Úkol, který má Hatamoto, musí být splněn dřív než vaše ostatní úkoly: dokud nějaký má, nepřinesou ostatní nic nad obvyklé body.
dt-text-tatsu = Dokud je ve hře, jsou všichni vaši Samurajové včetně něho imunní vůči Černé symetrii.
dt-text-yojimbo = Dokud je ve hře, jsou všichni vaši Hatamotové včetně něho imunní vůči Černé symetrii.
dt-text-mentor = Všichni vaši ostatní bojovníci Mishimy mají +{ $fight } k zápasu a +{ $shoot } ke střelbě. Více Mentorů se sčítá.
dt-text-shogun = Je považován za Samuraje. Když používá Skalpovač, má ještě +6 k zápasu a jeho protivník -6 k zápasu.

### Opevnění

dt-text-industrial-complex = V každém svém kroku dobírání karet získáte { $destiny } B. Smíte jich mít, kolik chcete.
dt-text-bauhaus-bank = Nesmí být nikdy vyřazena ani obětována. Smíte najednou vydat až { $lends } B, které nemáte; stanou se dluhem. Kdykoli smíte za { $rate } B splatit 1 B dluhu. Kdo má dluh, nemůže vyhrát.
dt-text-fukido = Všichni vaši bojovníci Imperiálu mají +{ $armor } k obraně.
dt-text-fortified-entrenchment = Bojovníci z tohoto Mužstva či Kohorty mají, jsou-li napadeni, +{ $armor } k obraně. Kdykoli smíte z ruky podložit karty vybavení: každá přidá { $each }, nic jiného nedělá a samostatně ji nelze vyřadit.
dt-text-protective-wall = Až { $places } bojovníci z této oblasti smějí jít za zeď, každý za jednu akci, a kdykoli vyjít. Za zdí neútočí, nelze je napadnout a nechrání před sabotáží, ale karty na ně hrát lze. Přijdete-li o zeď, jsou všichni za ní zraněni a nikdo za to nemá body.
dt-text-prison-camp = Když váš Doomtrooper v souboji zraní Doomtroopera, aniž ho zabije, a přežije, smíte poraženého zde uvěznit; vše, co na něm leží, je vyřazeno. Když tábor opustí hru, jsou vězni volní.
dt-text-foxhole = +{ $armor } k obraně a { $fight } k zápasu. Jeho nositel nesmí útočit zápasem. Za { $actions } akci ho lze přesunout k jinému vašemu bojovníkovi.
dt-text-the-cathedral = Všichni vaši bojovníci Bratrstva mají +{ $armor } k obraně.
dt-text-citadel-of-algeroth = Všichni Algerothovi stoupenci ve vaší Kohortě mají +{ $armor } k obraně.
dt-text-heimburg = Všichni vaši bojovníci Bauhausu mají +{ $armor } k obraně.

### Aliance

dt-text-alliance-bauhaus = Vybavení vašich bojovníků Bauhausu lze vyřadit jen i s jeho nositelem.
dt-text-alliance-capitol = Bojovníky Kapitolu smíte vykládat kdykoli a bez akce; jejich hodnotu platíte jako obvykle.
dt-text-alliance-mishima = Vaši bojovníci Mishimy mají proti Černým legionářům +{ $fight } k zápasu, +{ $shoot } ke střelbě a +{ $armor } k obraně.
dt-text-alliance-brotherhood = Všichni vaši bojovníci Bratrstva ovládají všechna Umění a smějí sesílat osobní bojová kouzla, jako by to byla bojová kouzla.
dt-text-alliance-dark-legion = Vaši Černí legionáři smějí dostat jakoukoli kartu Černé symetrie kdykoli, bez akce a bez ohledu na apoštola; dary pro kacíře smí dál dostat jen kacíř.

### Úkoly

dt-text-solidarity = Zvolte korporaci. Kdykoli do Mužstva tohoto hráče přibude bojovník, který k ní patří, získá hráč { $promotion } vítězný bod, nebo { $destiny } B. Není-li v jeho Mužstvu žádný takový bojovník, kartu vyřaďte.
dt-text-nepharite-hunt = Zabije-li tento bojovník nefarita, získá jeho hráč místo obvyklých bodů { $destiny }násobek jeho hodnoty v bodech osudu, nebo { $promotion }násobek ve vítězných bodech.
dt-text-prove-your-valor = Zvolte bojovníka ve hře, jehož hodnota je aspoň { $stronger }násobkem hodnoty tohoto. Zabije-li ho tento bojovník v souboji a přežije, je to za { $times }násobek jeho hodnoty.
dt-text-suicide-mission = Je-li tento bojovník zabit, získá jeho hráč tolik vítězných bodů, kolik je jeho hodnota, a o { $bonus } víc, pokud v tom souboji někoho zabil.

### Bojovníci Černé legie

dt-text-alakhai-the-cunning = Je imunní vůči Umění. Smí dostat jakoukoli kartu Černé symetrie bez ohledu na apoštola a Algerothovy dary kdykoli a bez akce. Každý bod osudu, který vydá na efekt Černé symetrie, platí za { $worth }.
dt-text-pretorian-stalker = Je imunní vůči Umění. Nesmí dostávat karty Černé symetrie. Jsou-li ve vaší Kohortě aspoň { $at_least } Pretoriánští stopaři, má každý z nich ve svých soubojích +{ $fight } k zápasu a +{ $shoot } ke střelbě.
dt-text-eaonian-justifier = Nesmí nikdy bojovat ani být v úkrytu. Když váš Algerothův stoupenec v souboji zraní Doomtroopera, aniž ho zabije, a přežije, smíte toho Doomtroopera uvěznit zde; vše, co na něm leží, je vyřazeno. Když tato karta opustí hru, jsou její vězni volní.
dt-text-algeroth-apostle-of-war = Nesmí nikdy bojovat ani být v úkrytu. Vaši Černí legionáři smějí dostávat vybavení kdykoli a bez akce, ať žádá kteroukoli příslušnost. Za { $actions } akce smíte vyřadit jakoukoli kartu vybavení ve hře.
dt-text-demnogonis-cultist = Vyložte ho do Mužstva. Hned a potom kdykoli můžete říci, zda je Doomtrooperem bez příslušnosti, nebo Černým legionářem; kacířem je vždy. Nesmí útočit na bojovníky Bratrstva.
dt-text-nepharite-of-ilian = Je imunní vůči Umění. Koho zraní v zápase, toho automaticky zabije.
dt-text-ilian-mistress-of-the-void = Nesmí nikdy bojovat ani být v úkrytu. Vaši Černí legionáři smějí dostávat dary kteréhokoli apoštola kdykoli a bez akce. Kdykoli smíte vypnout veškerou imunitu vůči Černé symetrii a zase ji zapnout.
dt-text-nepharite-of-semai = Je imunní vůči Umění. Koho zraní v souboji, toho automaticky zabije. Za každé zabití v souboji si smíte vzít ze sbírky Semaiova legionáře a vyložit ho zdarma do Kohorty.
dt-text-screaming-legionnaire = Nesmí dostávat karty Černé symetrie. Jednou za hru, s kterýmkoli svým Vřeštícím legionářem a za { $actions } akce: každý bojovník ve hře utrpí tolik bodů poškození, kolik máte Vřeštících legionářů. Kdo nemá obranu vyšší, je zraněn; za zabité nejsou body.
dt-text-nepharite-of-muawijhe = Je imunní vůči Umění. Koho zraní v souboji, toho automaticky zabije. Za každé zabití v souboji si smíte vzít ze sbírky Vřeštícího legionáře a vyložit ho zdarma do Kohorty.
dt-text-muawijhe-lord-of-visions = Nesmí nikdy bojovat ani být v úkrytu. Všichni Černí legionáři, ať je má kdokoli, mají v soubojích první útok.
dt-text-heretic = Smí dostávat dary Černé symetrie a dary pro kacíře, ale žádné dary apoštolů.

### Dary a síly KI

dt-text-distort = Jeho nositel smí kdykoli vydat { $destiny } B: je vyřazena jakákoli karta vybavení ve hře, nebo relikvie, která je zbraní.
dt-text-time-death = Jeho nositel má v soubojích vždy první útok. Pokud jím zraní, souboj končí; pokud ne, útočí protivník.
dt-text-illusion = Kdykoli během souboje svého nositele, za { $destiny } B: souboj je odvolán a nositel jde do úkrytu.
dt-text-sleep = Za { $actions } akci zvolte jakéhokoli bojovníka: do začátku vašeho příštího kola nesmí útočit ani být napaden.
dt-text-wind-of-insanity = Jednou za kolo, za { $actions } akci: každý bojovník ve hře utrpí bod poškození za každých { $step } B, které vydáte. Kdo nemá obranu vyšší, je zraněn; za zabité jsou body.
dt-text-the-monkeys-foot = V souboji si jeho nositel přičte k obraně základní obranu protivníka.
dt-text-toronagas-raging-might = V souboji si jeho nositel přičte k zápasu základní zápas protivníka.
dt-text-ki-self-healing = Když jeho nositel akcí vyhledá úkryt, je vyléčen.
dt-text-shadow-walk = Jeho nositel je považován za Vraha ze stínu a má v soubojích první útok.

### Relikvie

dt-text-dai-sho-of-the-ancient-emperors = +{ $fight } k zápasu. Vaši bojovníci Mishimy smějí opustit úkryt a zaútočit jednou a touž útočnou akcí.
dt-text-bringer-of-light = +{ $fight } k zápasu a +{ $armor } k obraně. Černí legionáři, které zraní, jsou automaticky zabiti. Nese-li ho kardinál, smějí vaši bojovníci Bratrstva sesílat osobní bojová kouzla, jako by to byla bojová kouzla.
dt-text-armor-of-unholiness = +{ $armor } k obraně. Jeho nositel je imunní vůči Umění a smí dostávat dary kteréhokoli apoštola.
dt-text-archetypal-timepiece = V každém svém kole máte o { $count } akci víc. Jednou za kolo si před útokem smíte další akci koupit za { $destiny } B.

### Vybavení

dt-text-bauhaus-great-infurior = Za { $actions } akce: je vyřazeno jakékoli opevnění ve hře, ať je kdekoli, i karta, která je za opevnění jen považována.
dt-text-book-of-law = V každém svém kole máte o { $count } akci víc a smí to být i další útok vedle obvyklého. Více knih na jednom bojovníkovi dává jen jednu.
dt-text-antipersonnel-grenade = Jeho nositel, smí-li útočit, použije útočnou akci, která není soubojem: tato karta je obětována a jakýkoli bojeschopný bojovník ve hře je zraněn. Zemře-li, získáte za něj body.
dt-text-triangulating-scope = Bojovníci z této oblasti mají při útoku +{ $shoot } ke střelbě a koho napadnou, tomu úkryt ani opevnění nic nedává.
dt-text-punisher-handgun = +{ $fight } k zápasu a +{ $shoot } ke střelbě. V jednom souboji smějí být použity dvě pistole.
dt-text-first-aid-kit = Kdykoli ji smíte vyřadit: váš zraněný bojovník, nositel nebo jiný, je vyléčen. Doomtrooper nemůže vyléčit Černého legionáře a naopak.
dt-text-t-32-wolfclaw-jbt = Zápas, střelba, obrana i hodnota bojovníka uvnitř se násobí { $by }. Nesmí používat jinou zbraň.
dt-text-ah-uh-19-grapeshot-guardian = Střelba, obrana i hodnota bojovníka uvnitř se násobí { $by }. Nesmí používat jinou zbraň.
dt-text-cybernetic-power-arm = +{ $fight } k zápasu. Bojovník smí používat { $copies } najednou.
dt-text-clansman-claymore = +{ $fight } k zápasu a +{ $armor } k obraně proti Černému legionáři. Příslušník klanu má z obojího dvojnásobek.
dt-text-curator-sword = +{ $fight } k zápasu, pro Kurátora dvojnásobek. Kdo je jím zraněn, je automaticky zabit.

### Speciální karty

dt-text-doomed = Na začátku každého svého kroku dobírání karet ztratí tento hráč { $destiny } B. Ztratí-li poslední, nebo žádné nemá, je karta vyřazena.
dt-text-smell-of-war = Do začátku vašeho příštího kola smí každý hráč útočit víckrát: každý další útok po prvním spotřebuje nedefinovanou akci a stojí { $destiny } B. Akce získané jako neútočné takové zůstávají.
dt-text-blood-lust = V tomto kole máte o { $count } útočnou akci víc.
dt-text-narrow-escape = Zahrajte, když má být zabit váš bojovník: není zabit a zůstává zdravý nebo zraněný jako předtím.
dt-text-bamboozled = Zahrajte, když některý hráč získává vítězné body: nezíská z nich žádný a vy získáte { $times }× tolik B. Body osudu z téže odměny mu zůstanou.
dt-text-grim-reaper = Jeho zápas, střelba, obrana i hodnota se násobí { $by }: po všech změnách základních hodnot a před sčítáním. Jeho hodnota rozhoduje jen při zahrání karty.
dt-text-grand-assault = Ne během souboje: hned zaútočte jedním svým bojovníkem, ať je kolo kohokoli.
dt-text-initiative = V tomto kole máte o { $count } akci víc a smí to být i další útok. Jen jednou za kolo.
dt-text-inspired = Máte až { $count } neútočné akce. Ve svém kole je přidáte k ostatním, v cizím je hned provedete. Útoky z nich mohou být, jen dovolí-li to karta jako Vůdce korporace. Ve vlastním kole ne během souboje a po útoku jen s takovou kartou.
dt-text-stolen-paperwork = Zahrajte, když protivník hraje speciální kartu: nemá pro něj žádný efekt a co zaplatil, je ztraceno. Tutéž kartu hned zahrajete jako svou; musíte toho být schopni a sami za ni zaplatit.
dt-text-wave-of-righteousness = Za každých { $destiny } B, které vydáte, je vyřazen jeden bojovník ve hře podle vaší volby.
dt-text-missing-in-action = Bojovník je mimo hru, i když leží na stole: nic nedělá, nic na něj nepůsobí a nechrání před sabotáží. Jiná karta téhož jména, nebo relikvie, kterou nese, smí být zatím zahrána; kdo se vrátí, když je ve hře jeho dvojník, je vyřazen. Ne na účastníka souboje, jakmile jsou oznámeni útočník a obránce.
dt-text-shore-leave = Bojovník je mimo hru jako nezvěstný. Za každé celé vaše kolo získá natrvalo +{ $fight } k zápasu, +{ $shoot } ke střelbě a +{ $armor } k obraně. Kdykoli smíte tuto kartu vyřadit: bojovník je zpět a vyléčen. Ne na účastníka souboje, jakmile jsou oznámeni útočník a obránce.
dt-text-dont-call-again = Bojovník nesmí provádět akce, nemůže tedy útočit ani dostávat karty vykládané akcí; napaden a zasažen kartami být může. Jeho hráč se karty zbaví vydáním { $actions } akcí, počítají se i útočné.
dt-text-programmed = Zaplaťte tolik B, jaká je teď jeho hodnota. Bojovníka teď ovládáte vy: jde do vašeho Mužstva, ztrácí všechny příslušnosti a patří Kybertroniku, je imunní vůči darům Černé symetrie, které nejsou darem apoštola, a nesmí nikdy sesílat Umění.
dt-text-cowardice = Všichni bojovníci toho hráče jdou do úkrytu, i z vozidel, pokud v něm někdy smějí být. Každý, kdo už v úkrytu je, je vyřazen, nezaplatí-li za něj hráč { $destiny } B.
dt-text-cleansing-flame = Jeden Černý legionář je vyřazen. Je-li v souboji, souboj končí.
dt-text-tainted = Bojovníkovi zůstávají všechny příslušnosti a navíc je kacířem Černé legie. Smí dostávat dary Černé symetrie a na Stanici smí stát s oběma stranami.
dt-text-dark-visitation = Bojovník přestává být Doomtrooperem, ztrácí příslušnosti a je kacířem Černé legie; z Mužstva jde do Kohorty. Smí dostávat dary Černé symetrie.
dt-text-insubordination = Bojovník ztrácí jednu příslušnost podle vaší volby, nejdřív tu, kterou má z karet. Bez příslušnosti je žoldnéřem a jeho body se mění v B. Karty, které ztracenou příslušnost vyžadují, na něm nepůsobí.
dt-text-suppressing-fire = Každý bojovník v oblasti, který není v úkrytu, jde hned do úkrytu, nebo je zraněn; o každém rozhodne jeho hráč. Netýká se těch, kdo v úkrytu nikdy nesmějí být.
dt-text-hidden = Mortifikátor nesmí útočit ani být napaden a nechrání před sabotáží, ale karty na něj působit mohou. Kdykoli mimo souboj smíte tuto kartu obětovat: Mortifikátor smí hned zaútočit.
dt-text-lurker = Bojovník nesmí být napaden a nechrání před sabotáží. Kdykoli se smí přidat k souboji jiného vašeho bojovníka z kmene: jejich zápas a střelba se sečtou a protivník zvolí, na koho útočí. Po souboji svého nositele je karta vyřazena.
dt-text-captured = Bojovník je uvězněn: nemůže útočit, být napaden, provádět akce ani dávat bonusy, ale je ve hře a karty na něj působit mohou. Když tato karta opouští hru, je obětována a bojovník je volný.
dt-text-recruitment = Zaplaťte tolik B, jaká je teď jeho hodnota. Bojovníka teď ovládáte vy: jde do vašeho Mužstva, ztrácí všechny příslušnosti a patří Bratrstvu. Schopnosti mu zůstávají a smí sesílat každé Umění.
dt-text-heist = Kartu vybavení teď ovládáte vy a hned ji dáte jednomu svému bojovníkovi, který ji smí mít.
dt-text-reassignment = Bojovník a jeho vybavení jsou zamíchány do knihoven svých majitelů, ostatní karty na něm jsou vyřazeny a jeho majitel získá tolik B, jaká je jeho základní hodnota.
dt-text-death-maze = Po zápase, který její nositel přežil, smíte tuto kartu obětovat: protivník je zabit, i když není zraněn, a jsou za něj body. Je to speciální karta, ne vybavení.
dt-text-a-second-chance = Zamíchejte jednu svou obětovanou kartu do knihovny.
dt-text-the-defiance = Jen s vaším Patriarchou na Stanici. Do začátku vašeho příštího kola se zápas a střelba vašich luteránských bojovníků v obraně násobí { $by }. Další taková karta nic nepřidá.
dt-text-v-3 = Doomtrooper je nakažen: { $fight } k zápasu, { $shoot } ke střelbě a { $armor } k obraně, hned a znovu na začátku každého vašeho kroku dobírání karet. Každý Doomtrooper, který je v téže oblasti s nakaženým od jednoho takového kroku do druhého, je nakažen také. Nikdo není nakažen dvakrát.
dt-text-training = Dokud zde leží, nesmějí bojovníci této oblasti útočit ani být napadeni; před sabotáží chrání dál. Na začátku vašeho příštího kola je karta vyřazena.
dt-text-malfunction = Jedna karta vybavení nebo zbraň tohoto bojovníka podle vaší volby je vyřazena.
dt-text-ambush = Obránce má první útok. Pokud jím útočníka zraní, souboj končí; pokud ne, útočí útočník.
dt-text-tactical-advantage = Ze zápasu se stává střelba, nebo naopak. Nesmí-li se někdo z účastníků takového souboje nikdy zúčastnit, souboj končí.
dt-text-joy-of-victory = Zahrajte, když váš útočník přežil souboj: získáte { $destiny } B, a byl-li v tomto souboji zraněn, je vyléčen.
dt-text-take-cover = Váš obránce jde do úkrytu. V tomto souboji mu dává jen +{ $armor } k obraně.
dt-text-heavy-fog = Do začátku vašeho příštího kola se konají jen zápasy. Probíhající střelba hned končí.
dt-text-reinforcements = Za každých { $destiny } B, které vydáte, se k souboji přidá jeden váš další bojovník z oblasti vašeho účastníka: jejich zápas a střelba se sečtou a protivník zvolí, na koho útočí. Doomtroopeři a Černá legie si nepomáhají a nikdo nebojuje proti vlastní korporaci.
dt-text-expedite-request = Vezměte si z knihovny do ruky jakoukoli kartu a knihovnu zamíchejte.
dt-text-gift-of-fate = Vezměte si do ruky jednu kartu z hromádky vyřazených karet a za { $destiny } B druhou.
dt-text-dutiful-service = Bojovník patří také Mishimě.
dt-text-elite-trooper = Jeho základní zápas, střelba, obrana i hodnota se násobí { $by }. Jeho hodnota rozhoduje jen při zahrání karty.
dt-text-hostile-takeover = Jedna aliance je obětována.
dt-text-natural-disaster = Jedna válečná zóna je vyřazena. Brání-li se z ní někdo, souboj pokračuje bez zóny.
dt-text-our-true-enemy-is-revealed = Zvolte příslušnost jinou než Crescentii. Vaši crescentijští bojovníci mají +{ $fight } k zápasu, +{ $shoot } ke střelbě a +{ $armor } k obraně proti bojovníkům této příslušnosti.

# Důvody nápovědy: co platí po nejlepší volbě a co jinak
dt-then-promotion = { $count ->
    [one] Pak máte jeden vítězný bod
    [few] Pak máte { $count } vítězné body
   *[other] Pak máte { $count } vítězných bodů
 }, jinak { $otherwise }
dt-then-their-promotion = { $count ->
    [one] Vedoucí protivník pak má jeden vítězný bod
    [few] Vedoucí protivník pak má { $count } vítězné body
   *[other] Vedoucí protivník pak má { $count } vítězných bodů
 }, jinak { $otherwise }
dt-then-warriors = { $count ->
    [one] Bojovat pak může jeden váš bojovník
    [few] Bojovat pak mohou { $count } vaši bojovníci
   *[other] Bojovat pak může { $count } vašich bojovníků
 }, jinak { $otherwise }
dt-then-their-warriors = { $count ->
    [0] Žádný nepřátelský bojovník pak bojovat nemůže
    [one] Bojovat pak může jeden nepřátelský bojovník
    [few] Bojovat pak mohou { $count } nepřátelští bojovníci
   *[other] Bojovat pak může { $count } nepřátelských bojovníků
 }, jinak { $otherwise }
dt-then-wounded = { $count ->
    [0] Žádný váš bojovník pak není zraněn
    [one] Zraněn je pak jeden váš bojovník
    [few] Zraněni jsou pak { $count } vaši bojovníci
   *[other] Zraněno je pak { $count } vašich bojovníků
 }, jinak { $otherwise }
dt-then-destiny = { $count ->
    [one] Pak máte jeden bod osudu
    [few] Pak máte { $count } body osudu
   *[other] Pak máte { $count } bodů osudu
 }, jinak { $otherwise }

## Stavba vlastního balíčku

dt-deck-rule-size = Nejméně { $least } karet
dt-deck-rule-copies = Nejvýš { $most } stejné karty
dt-deck-rule-sideboard = Sideboard má přesně { $wanted } karet
dt-deck-part-cards = balíček
dt-deck-part-sideboard = sideboard
dt-deck-group-warrior = Bojovníci
dt-deck-group-special = Speciální
dt-deck-group-other = Ostatní
dt-deck-curve = bojovníci podle hodnoty, tedy ceny
dt-lucky-warrior = bojovník, kterého zaplatíte v prvním tahu
dt-lucky-two-warriors = aspoň dva bojovníci
