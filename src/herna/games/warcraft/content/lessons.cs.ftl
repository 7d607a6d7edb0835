# Lekce, hádanky, slovníček a rady.

# První vítězství
wc-lesson-1-first-win-title = První vítězství
wc-lesson-1-first-win-1-say = Na konci tahu mějte 6 [bodů](point) a vyhrajete: město dává 3, [cílové pole](objective) D dává 2. Pošlete tam [pozemní jednotku](ground).
wc-lesson-1-first-win-1-otherwise = Dobře, ale cíl je D. Vyšlete jednotku z C na D.
wc-lesson-1-first-win-1-other-end-movement = Zatím se nikdo nepohnul. Nejdřív na D.
wc-lesson-1-first-win-1-hint = Klepněte na jednotku na poli C a potom na pole D.
wc-lesson-1-first-win-1-after = Pozemní a střelecké jednotky jdou o 1 pole, letecké a dělníci až o 2.
wc-lesson-1-first-win-2-say = Pošlete ještě jednu. Třetí nechte na C: pomůže ze strany.
wc-lesson-1-first-win-2-otherwise = Ještě jednu jednotku z C na D.
wc-lesson-1-first-win-2-hint = Zase z C na D.
wc-lesson-1-first-win-3-say = [Dělníka](worker) z města pošlete do lesa H.
wc-lesson-1-first-win-3-otherwise = Dělník patří do lesa nebo do dolu. Les je H.
wc-lesson-1-first-win-3-other-move-ground-B-H = Tahle jednotka hlídá město, ať dál dává 3 body. Pošlete dělníka.
wc-lesson-1-first-win-3-hint = Klepněte na dělníka ve městě B a na les H.
wc-lesson-1-first-win-4-say = Ukončete pohyb. Na D stojí obě strany, takže začne [bitva](battle).
wc-lesson-1-first-win-4-otherwise = Všichni jsou na místě. Ukončete pohyb.
wc-lesson-1-first-win-4-hint = Tlačítko „{ wc-choice-end-movement }“.
wc-lesson-1-first-win-4-after = Každá jednotka hází kostkou; [síla](strength) 2 znamená, že 1 a 2 zasáhly. Házela i vaše jednotka z C: stojí na [křídle](flank).
wc-lesson-1-first-win-5-say = Obě strany zasáhly jednou a vy vybíráte, koho ztratíte. Vezměte jednotku z křídla C, na D musí někdo zůstat!
wc-lesson-1-first-win-5-otherwise = I to je dovolené, ale na D by vám zbyla jediná jednotka. Vezměte ztrátu z křídla.
wc-lesson-1-first-win-5-hint = Klepněte na jednotku na C.
wc-lesson-1-first-win-5-after = Ve druhém kole bitvy padl poslední nepřítel. Pole D je vaše!
wc-lesson-1-first-win-6-say = Za bitvu a za výhru jste dobrali karty zkušeností – a mezi nimi [Vítězný bod](point).
wc-lesson-1-first-win-7-say = Protivník se nepohnul a přišla [těžba](harvest): za každého dělníka se hází. Máte o 2 zlata a 1 dřevo víc.
wc-lesson-1-first-win-8-say = Ve městě se vycvičila nová jednotka. [Umístěte](deploy) ji na mapu.
wc-lesson-1-first-win-8-otherwise = Nenechávejte ji v kasárnách.
wc-lesson-1-first-win-8-other-play-victory-point = Kartu si nechte na konec tahu, ať protivník neví.
wc-lesson-1-first-win-8-hint = Klepněte na jednotku ve výcviku a na město B.
wc-lesson-1-first-win-9-say = Poslední krok je [nakupování](spend): cvičit, stavět, nebo vylepšovat – jen jedno z toho. Zvolte výcvik.
wc-lesson-1-first-win-9-otherwise = To příště. Dnes cvičte.
wc-lesson-1-first-win-9-other-end-step = Zlato by zůstalo ležet. Aspoň jednu jednotku si vycvičte.
wc-lesson-1-first-win-9-hint = „{ wc-choice-choose-training }“.
wc-lesson-1-first-win-10-say = Pozemní jednotka stojí 1 zlato a 1 dřevo. Objednejte ji; přijde příští kolo.
wc-lesson-1-first-win-10-otherwise = Dnes stačí pozemní jednotka. Potom krok ukončete.
wc-lesson-1-first-win-10-hint = „Cvičit: pozemní jednotka“, potom „{ wc-choice-end-step }“.
wc-lesson-1-first-win-11-say = Město 3, cílové pole 2 – chybí jeden bod. Vyložte Vítězný bod!
wc-lesson-1-first-win-11-otherwise = Právě teď se počítá. Vyložte kartu.
wc-lesson-1-first-win-11-hint = Klepněte na kartu Vítězný bod.
wc-lesson-1-first-win-12-say = Vyhráli jste! Kolo má čtyři kroky: pohyb s bitvami, těžba, umísťování, nakupování.

# Zlato a dřevo
wc-lesson-2-gold-and-wood-title = Zlato a dřevo
wc-lesson-2-gold-and-wood-otherwise = I to je možné, ale teď zkuste, co svítí. Vaše volba se neprovedla.
wc-lesson-2-gold-and-wood-1-say = Dělníci nesou zlato a dřevo. Jednoho pošlete do [zlatého dolu](gold-mine) A a jednoho do [lesa](forest) H; třetí ať zůstane ve městě.
wc-lesson-2-gold-and-wood-2-say = V dole padla 3: dostali jste 3 zlata, ale důl se napůl [vyčerpal](depletion). Druhá trojka ho vyčerpá úplně.
wc-lesson-2-gold-and-wood-3-say = Zatím umíte cvičit jen pozemní jednotky a dělníky. Zvolte stavbu a postavte budovu střelců za 2 zlata a 2 dřeva.
wc-lesson-2-gold-and-wood-3-other-choose-training = Cvičit, nebo stavět: v jednom kole jen jedno. Dnes stavte.
wc-lesson-2-gold-and-wood-3-after = Stavět může jen dělník ve městě; do příštího kola má co dělat.
wc-lesson-2-gold-and-wood-4-say = Nové kolo zahajuje protivník: první hráč se střídá. Vaši dělníci už stojí dobře – ukončete pohyb.
wc-lesson-2-gold-and-wood-5-say = Budova je hotová. Otočte ji: dělník se vrátí do města.
wc-lesson-2-gold-and-wood-5-after = Co se objedná v jednom kole, přijde nejdřív v příštím.
wc-lesson-2-gold-and-wood-6-say = A hned v ní vycvičte střelce: 1 zlato a 2 dřeva.

# Bitva
wc-lesson-3-the-battle-title = Bitva
wc-lesson-3-the-battle-otherwise = I to je možné, ale teď zkuste, co svítí. Vaše volba se neprovedla.
wc-lesson-3-the-battle-1-say = [Letecká jednotka](air) smí i nad [hory](mountain). Přeleťte z A na M.
wc-lesson-3-the-battle-1-after = Pro ostatní jsou hory zavřené; vaše jednotka tam má klid.
wc-lesson-3-the-battle-2-say = Vtrhněte na X pozemní jednotkou i střelcem z C. Letecká jednotka na M a pozemní na E pomohou z křídel.
wc-lesson-3-the-battle-2-after = Bojuje každá jednotka na [bojišti](battlefield) i na sousedních polích. Držet ji zpátky nejde.
wc-lesson-3-the-battle-3-say = Ukončete pohyb. Bitva má tři [fáze](phase): střelci, letci, pozemní.
wc-lesson-3-the-battle-3-after = Střelci hodili: nepřítel 5 (vedle), vy 2 (zásah). Střílí se dřív, než se ostatní dostanou k ráně.
wc-lesson-3-the-battle-4-say = Protivník odložil střelce, jeho letecká jednotka pak trojkou zasáhla (má sílu 3), vaše minula. Koho obětujete?
wc-lesson-3-the-battle-4-otherwise = Na bojišti vás musí zůstat co nejvíc a letecké jednotky jsou drahé. Vezměte jednotku z E.
wc-lesson-3-the-battle-4-after = A v pozemní fázi jste zasáhli: protivníkova letecká jednotka se v ní vzít nedá, musel odejít poslední pozemní. Bojiště je vaše.

# Karty a vylepšení
wc-lesson-4-cards-and-upgrades-title = Karty a vylepšení
wc-lesson-4-cards-and-upgrades-otherwise = I to je možné, ale teď zkuste, co svítí. Vaše volba se neprovedla.
wc-lesson-4-cards-and-upgrades-1-say = Karta se hraje jen ve chvíli, kterou jmenuje. [Urychlení](card-fast) patří na začátek pohybu: zahrajte je na město B.
wc-lesson-4-cards-and-upgrades-2-say = Jednotky z B teď ujdou až 3 pole. Pošlete jednu rovnou na cílové pole D.
wc-lesson-4-cards-and-upgrades-2-other-move-ground-B-E = Na E by nebylo za co dostat body. Zastavte na D.
wc-lesson-4-cards-and-upgrades-3-say = Těžba přinesla 1 zlato a 2 dřeva, na [vylepšení](upgrade) jsou ale potřeba 2 a 2. Zahrajte [Zdroje](card-resources) a vezměte zlato.
wc-lesson-4-cards-and-upgrades-3-other-take-wood = Dřeva je dost, chybí zlato.
wc-lesson-4-cards-and-upgrades-4-say = Teď zvolte vylepšení a postupte s pozemními jednotkami na druhou úroveň.
wc-lesson-4-cards-and-upgrades-4-after = Všechny vaše pozemní jednotky mají hned vyšší [úroveň](level): síla 3, zasahují 1, 2 i 3. Stačila k tomu budova natištěná u města.

# Město padá
wc-lesson-5-the-town-falls-title = Město padá
wc-lesson-5-the-town-falls-otherwise = I to je možné, ale teď zkuste, co svítí. Vaše volba se neprovedla.
wc-lesson-5-the-town-falls-1-say = Protivník nechal město F bez obrany, je v něm jen dělník. Vejděte tam.
wc-lesson-5-the-town-falls-1-after = Bitva nebyla, nebylo s kým. Bezbranný dělník je pryč.
wc-lesson-5-the-town-falls-2-say = Po pohybu všech se kontrolují [města](town-check): F dostalo první značku. Podruhé padne.
wc-lesson-5-the-town-falls-3-say = Protivník to zpátky nestihl. Zůstaňte stát a ukončete pohyb.
wc-lesson-5-the-town-falls-3-otherwise = Z města teď neodcházejte! Ukončete pohyb.
wc-lesson-5-the-town-falls-3-after = Druhá kontrola: protivník je vyřazen a vy vyhráváte. Své město proto nikdy nenechávejte prázdné.

# Šest bodů
wc-puzzle-1-six-points-title = Šest bodů
wc-puzzle-1-six-points-ask = Protivník už táhl. Mějte na konci tahu 6 bodů.
wc-puzzle-1-six-points-why = Město musí někdo hlídat. Letecká jednotka doletí na E přes D; přes K by ji zastavil nepřítel.

# Udržte kopec
wc-puzzle-2-hold-the-hill-title = Udržte kopec
wc-puzzle-2-hold-the-hill-ask = Kostky padnou takto: protivník 1 a 6, vy 2 a 6, potom protivník 6 a vy 1. Kterou jednotku ztratíte?
wc-puzzle-2-hold-the-hill-why = Kdo nemá na bojišti nikoho, bitvu prohrál. Křídlo se nepočítá.

# Utéct včas
wc-puzzle-3-run-away-title = Utéct včas
wc-puzzle-3-run-away-ask = Bráníte se (Lidé), kostky jsou cvičné. Zachraňte aspoň dvě jednotky.
wc-puzzle-3-run-away-why = Obětujte jednotku na bojišti: bitva po fázi skončí a střelci na křídlech přežijí.

# Bez jediné ztráty
wc-puzzle-4-without-a-scratch-title = Bez jediné ztráty
wc-puzzle-4-without-a-scratch-ask = Cvičné kostky. Obsaďte D a neztraťte ani jednu jednotku.
wc-puzzle-4-without-a-scratch-why = Dva střelci na křídlech trefí oba obránce dřív, než ti zvednou meč. Jeden by nestačil.

# Poslední vylepšení
wc-puzzle-5-the-last-upgrade-title = Poslední vylepšení
wc-puzzle-5-the-last-upgrade-ask = Máte 4 body, 2 zlata a 2 dřeva. K vítězství je potřeba 5.
wc-puzzle-5-the-last-upgrade-why = Bod je jen za nejvyšší úroveň a orčí letci ji mají už jako druhou.

# Střežte město
wc-puzzle-6-guard-the-town-title = Střežte město
wc-puzzle-6-guard-the-town-ask = Na vašem městě už leží značka a dva nepřátelé stojí na C. Kostky jsou cvičné: přežijte protivníkův pohyb.
wc-puzzle-6-guard-the-town-why = Střelec vedle města střílí první: jeden útočník padne dřív, než udeří, a druhý padne při výměně, ve které vezmete ztrátu z křídla.

# Skulina
wc-puzzle-7-the-gap-title = Skulina
wc-puzzle-7-the-gap-ask = Na protivníkově městě F leží značka a město je prázdné. Protivník už táhl: vyhrajte v tomto kole.
wc-puzzle-7-the-gap-why = Urychlení dá 3 pole, ale dělníci na D a L by vás zastavili. Volná je jen cesta K, E, F.

# Místo pro jednoho
wc-puzzle-8-room-for-one-title = Místo pro jednoho
wc-puzzle-8-room-for-one-ask = Dokončete v tomto kole budovu střelců a vytěžte 1 dřevo.
wc-puzzle-8-room-for-one-why = Dělník ze stavby se vrací do města a tam se vejdou jen tři. Jednoho tedy nejdřív pošlete pryč: do lesa H.

# Beze ztráty
wc-puzzle-9-from-the-air-first-title = Beze ztráty
wc-puzzle-9-from-the-air-first-ask = Cvičné kostky. Odstraňte nepřítele na J a neztraťte žádnou ze čtyř jednotek.
wc-puzzle-9-from-the-air-first-hint = V jakém pořadí útočí typy jednotek?
wc-puzzle-9-from-the-air-first-why = Letec útočí ve vzdušné fázi, dřív než pozemní jednotka smí odpovědět.

# Proč odcházet
wc-puzzle-10-why-leave-title = Proč odcházet
wc-puzzle-10-why-leave-ask = Protivníkovo město F už držíte. Mějte na konci tahu 6 bodů.
wc-puzzle-10-why-leave-hint = Město dává 3 body každému, kdo na něm má jednotku.
wc-puzzle-10-why-leave-why = Střelec jde z H do vašeho města a kdo stojí na F, zůstane. 3 a 3.

# Mimo dosah
wc-puzzle-11-out-of-reach-title = Mimo dosah
wc-puzzle-11-out-of-reach-ask = Cvičné kostky. Pole D za 2 body hlídají tři nepřátelé. Mějte na konci tahu 3 body.
wc-puzzle-11-out-of-reach-hint = Co svedou pozemní jednotky proti letci?
wc-puzzle-11-out-of-reach-why = Letec letí na D: v pozemní fázi ho nikdo nesmí vybrat a sám zabije jednoho za kolo. S polem I je to 3.

# Střelec střílí první
wc-puzzle-12-the-archer-shoots-first-title = Střelec střílí první
wc-puzzle-12-the-archer-shoots-first-ask = Cvičné kostky: každá zasáhne. Nechte protivníkovi jedinou figurku a vyžeňte střelce ze svého města.
wc-puzzle-12-the-archer-shoots-first-hint = Střelci zasáhnou dřív, než kdokoli udeří.
wc-puzzle-12-the-archer-shoots-first-why = Střelec zabije jednu jednotku dřív, než udeří. Musí tam tedy být i druhá a třetí odstraní dělníka na L.

# Kde je vrchol
wc-puzzle-13-which-one-is-the-top-title = Kde je vrchol
wc-puzzle-13-which-one-is-the-top-ask = Hrajete za Lidi. Mějte na konci tahu 5 bodů.
wc-puzzle-13-which-one-is-the-top-hint = Počítá se jen nejvyšší úroveň typu a potřebuje své budovy.
wc-puzzle-13-which-one-is-the-top-why = Pozemní jednotky dosáhnou nejvyšší úrovně, letci ještě ne. 3 za město, 1 za D a 1 za úroveň.

# Vyklidit pole
wc-puzzle-14-give-up-the-field-title = Vyklidit pole
wc-puzzle-14-give-up-the-field-ask = Útočíte na X a kostky vám daly dvě ztráty. Zachraňte dvě jednotky.
wc-puzzle-14-give-up-the-field-hint = Bitva končí, jakmile jedna strana na bojišti nikoho nemá.
wc-puzzle-14-give-up-the-field-why = Obětujte obě jednotky na X: bitva skončí a jednotky na A a C přežijí.

# Do vzduchu
wc-puzzle-15-up-in-the-air-title = Do vzduchu
wc-puzzle-15-up-in-the-air-ask = Hrajete za Orky: pozemní jednotky mají úroveň 2, letci 1. Mějte na konci tahu 5 bodů.
wc-puzzle-15-up-in-the-air-hint = Kolik úrovní má který typ?
wc-puzzle-15-up-in-the-air-why = Letci Orků mají jen dvě úrovně: druhá dává bod. Pozemním by chyběly ještě dvě.

# Stačí jeden krok
wc-puzzle-16-one-step-is-enough-title = Stačí jeden krok
wc-puzzle-16-one-step-is-enough-ask = Mějte na konci tahu 4 body.
wc-puzzle-16-one-step-is-enough-hint = Kdo už na bodech stojí?
wc-puzzle-16-one-step-is-enough-why = B a D platí, dokud na nich jednotky zůstanou. Pohne se jen střelec, na I: 1, 2 a 1.

# Bod je bod
wc-puzzle-17-one-point-is-one-point-title = Bod je bod
wc-puzzle-17-one-point-is-one-point-ask = Cvičné kostky. Mějte na konci tahu bod.
wc-puzzle-17-one-point-is-one-point-hint = Kdo by se účastnil bitvy o B?
wc-puzzle-17-one-point-is-one-point-why = I je volné, krok od F. B je hlídané a z křídla by se přidali ještě dva nepřátelé na E.

# Letec sám
wc-puzzle-18-the-flyer-alone-title = Letec sám
wc-puzzle-18-the-flyer-alone-ask = Cvičné kostky. Odstraňte v kroku pohybu všechny tři nepřátele.
wc-puzzle-18-the-flyer-alone-hint = Pozemní jednotky letci ve své fázi neublíží.
wc-puzzle-18-the-flyer-alone-why = Letec si s oběma na C poradí sám, jedním za kolo. Na A jde jedna jednotka z H a druhá jí pomáhá.

# Kdo kam letí
wc-puzzle-19-over-the-mountain-title = Kdo kam letí
wc-puzzle-19-over-the-mountain-ask = Mějte na konci tahu 4 body.
wc-puzzle-19-over-the-mountain-hint = B a D jsou vaše. Co je ještě volné?
wc-puzzle-19-over-the-mountain-why = Letec letí na I. Z B a D nesmějí odejít všichni: 1, 2 a 1.

# Úklid ve městě
wc-puzzle-20-clear-your-town-title = Úklid ve městě
wc-puzzle-20-clear-your-town-ask = Ve vašem městě B stojí cizí dělník. Mějte na konci tahu 7 bodů.
wc-puzzle-20-clear-your-town-hint = Dělník sám jednotce nepřekáží.
wc-puzzle-20-clear-your-town-why = Pozemní jednotka vezme město zpět: 3. Střelec jde na D: 1. Letec zůstane na F: 3.

# Chybí dřevo
wc-puzzle-21-wood-is-missing-title = Chybí dřevo
wc-puzzle-21-wood-is-missing-ask = Hrajete za Noční elfy. Mějte na konci tahu 5 bodů.
wc-puzzle-21-wood-is-missing-hint = Než zvolíte, co karta dá, podívejte se na cenu.
wc-puzzle-21-wood-is-missing-why = Pozemním jednotkám Nočních elfů stačí druhá úroveň a chybí vám na ni dřevo: vezměte dřevo a vylepšete.

# Dva jdou, jeden stojí
wc-puzzle-22-stay-on-the-hill-title = Dva jdou, jeden stojí
wc-puzzle-22-stay-on-the-hill-ask = Mějte na konci tahu 4 body.
wc-puzzle-22-stay-on-the-hill-hint = Kde je cílové pole za 2 body?
wc-puzzle-22-stay-on-the-hill-why = Jednotka na C zůstane za 2. Z D na H a z L na K, po jednom bodu.

# Kolem nepřítele
wc-puzzle-23-past-the-enemy-title = Kolem nepřítele
wc-puzzle-23-past-the-enemy-ask = Cvičné kostky. Na J čekají dva nepřátelé. Mějte na konci tahu 7 bodů.
wc-puzzle-23-past-the-enemy-hint = O J se nikdo bít nemusí.
wc-puzzle-23-past-the-enemy-why = Z C jde jedna jednotka na D a druhá do města, z L jedna na F: 1, 3 a 3. J nestojí za nic.

# Tři naráz
wc-puzzle-24-three-at-once-title = Tři naráz
wc-puzzle-24-three-at-once-ask = Cvičné kostky. Odstraňte v kroku pohybu všechny tři nepřátele.
wc-puzzle-24-three-at-once-hint = Kdo dosáhne na M?
wc-puzzle-24-three-at-once-why = K dělníkovi na M dosáhne jen letec. Jedna jednotka vezme dělníka na C, ta z B bojuje na A.

# Dvě města
wc-puzzle-25-two-towns-title = Dvě města
wc-puzzle-25-two-towns-ask = Mějte na konci tahu 7 bodů.
wc-puzzle-25-two-towns-hint = Město bez jednotky nikomu body nedává.
wc-puzzle-25-two-towns-why = Protivníkovo město F je prázdné: vejděte tam z L. Střelec se vrátí do B a jednotka z C jde na D: 3, 3 a 1.

# Tři cílová pole
wc-puzzle-26-three-objectives-title = Tři cílová pole
wc-puzzle-26-three-objectives-ask = Cvičné kostky. B drží nepřítel. Mějte na konci tahu 4 body.
wc-puzzle-26-three-objectives-hint = Obránce jednou zasáhne.
wc-puzzle-26-three-objectives-why = Na B zaútočí obě jednotky z A: jedna padne, druhá pole udrží. Z E se jde na I a z G na D: 1, 1 a 2.

# Rozdělte se
wc-puzzle-27-split-up-title = Rozdělte se
wc-puzzle-27-split-up-ask = Mějte na konci tahu 4 body.
wc-puzzle-27-split-up-hint = Na E jsou dvě jednotky a vedle dvě cílová pole.
wc-puzzle-27-split-up-why = Jedna jednotka z E jde na I a jiná na B, kde stojí jen dělník. Letec drží D: 1, 1 a 2.

# Kdo odkud
wc-puzzle-28-where-from-title = Kdo odkud
wc-puzzle-28-where-from-ask = Mějte na konci tahu 7 bodů.
wc-puzzle-28-where-from-hint = Na F stačí jedna jednotka. Kdo dosáhne na B a na D?
wc-puzzle-28-where-from-why = Letec vezme D, střelec z H město. Kdo je na F, zůstane: 1, 3 a 3.

# Útok na město
wc-puzzle-29-storm-the-town-title = Útok na město
wc-puzzle-29-storm-the-town-ask = Cvičné kostky. F brání dvě pozemní jednotky. Mějte na konci tahu 7 bodů.
wc-puzzle-29-storm-the-town-hint = Koho pozemní jednotky ve své fázi nikdy nezasáhnou?
wc-puzzle-29-storm-the-town-why = Letec dobude F sám: zasahuje ve vzdušné fázi a v pozemní ho nikdo nesmí vybrat. B a D vezmou ostatní: 3, 1 a 3.

# Obě karty
wc-puzzle-30-two-cards-title = Obě karty
wc-puzzle-30-two-cards-ask = Hrajete za Orky se 2 zlata a bez dřeva. Mějte na konci tahu 6 bodů.
wc-puzzle-30-two-cards-hint = Jedna karta je bod sama o sobě, druhá bod zaplatí.
wc-puzzle-30-two-cards-why = Vyložte Vítězný bod, za Zdroje vezměte dřevo a vylepšete letce na nejvyšší úroveň.

# Slovníček
wc-term-point = vítězný bod
wc-term-point-text = Za města a cílová pole pod vašimi jednotkami, nejvyšší úrovně a karty.
wc-term-point-forms = vítězn(ý bod|ého bodu|é body|ých bodů|ými body|ým bodům|ých bodech)
wc-term-race = rasa
wc-term-race-text = Lidé, Orkové, Nemrtví nebo Noční elfové; každá má jiné jednotky.
wc-term-race-forms = ras(a|y|u|ou|e|)
wc-term-unit = jednotka
wc-term-unit-text = Pozemní, střelecká nebo letecká; dělník jednotka není.
wc-term-unit-forms = jednot(kou|kami|kách|kám|ka|ce|ku|ky|ek)
wc-term-ground = pozemní jednotka
wc-term-ground-text = Jde o 1 pole, bojuje ve třetí fázi.
wc-term-ground-forms = pozemní(|ch|m|mi) jednot(kou|kami|kách|kám|ka|ce|ku|ky|ek)
wc-term-ranged = střelecká jednotka
wc-term-ranged-text = Jde o 1 pole, bojuje v první fázi.
wc-term-ranged-forms = střeleck(á|ou|é|ých|ým|ými) jednot(kou|kami|kách|kám|ka|ce|ku|ky|ek), střel(ec|ce|ci|cem|ců|cům)
wc-term-air = letecká jednotka
wc-term-air-text = Letí až o 2 pole, i přes hory; bojuje ve druhé fázi.
wc-term-air-forms = leteck(á|ou|é|ých|ým|ými) jednot(kou|kami|kách|kám|ka|ce|ku|ky|ek), let(ec|ce|ci|cem|ců|cům)
wc-term-worker = dělník
wc-term-worker-text = Těží a staví, nebojuje.
wc-term-worker-forms = dělní(k|ka|kovi|kem|ci|ků|ky|kům|cích)
wc-term-town = město
wc-term-town-text = Pole, kam přicházejí nové jednotky; dává 3 body.
wc-term-town-forms = měst(o|a|u|ě|em|ům|ech|)
wc-term-objective = cílové pole
wc-term-objective-text = Dává své body tomu, kdo na něm má jednotku.
wc-term-objective-forms = cílov(é pole|ého pole|ém poli|á pole|ých polí)
wc-term-gold-mine = zlatý důl
wc-term-gold-mine-text = Dělník na něm těží zlato.
wc-term-gold-mine-forms = zlat(ý důl|ého dolu|ém dole|é doly|ých dolů), důl, dol(u|y|ech), v dole
wc-term-forest = les
wc-term-forest-text = Dělník v něm těží dřevo.
wc-term-forest-forms = les(|a|e|y|ů|ích)
wc-term-mountain = hory
wc-term-mountain-text = Smějí sem jen letecké jednotky.
wc-term-mountain-forms = hor(y|ách|ami|)
wc-term-round = kolo
wc-term-round-text = Pohyb, těžba, umísťování, nakupování; každý krok hrají všichni.
wc-term-round-forms = kol(o|a|e|ech)
wc-term-encounter = střetnutí
wc-term-encounter-text = Kdo vstoupí na pole s nepřítelem, musí tam zastavit.
wc-term-encounter-forms = střetnutí(|m|ch)
wc-term-stacking = omezení počtu
wc-term-stacking-text = Na poli smí skončit nejvýš 3 vaše jednotky a 3 dělníci.
wc-term-stacking-forms = omezení počtu
wc-term-battle = bitva
wc-term-battle-text = Začne, když po pohybu stojí na poli jednotky obou stran.
wc-term-battle-forms = bitv(a|y|u|ě|ou|ám|ách|ami), bitev
wc-term-battlefield = bojiště
wc-term-battlefield-text = Pole, o které se bojuje.
wc-term-battlefield-forms = bojišt(ě|i|ěm|ích)
wc-term-flank = křídlo
wc-term-flank-text = Sousední pole bojiště; jednotky odtud bojují také.
wc-term-flank-forms = křídl(o|a|u|e|em|ech), křídel
wc-term-phase = fáze bitvy
wc-term-phase-text = Střelci, pak letci, pak pozemní; obě strany naráz.
wc-term-phase-forms = fáz(e|i|í|ích) bitvy
wc-term-strength = síla
wc-term-strength-text = Kostka zasáhne, když padne nejvýš tolik.
wc-term-strength-forms = síl(a|y|u|e), silou
wc-term-casualty = ztráta
wc-term-casualty-text = Za každý zásah jedna jednotka; vybírá její hráč.
wc-term-casualty-forms = ztrát(a|y|u|ě|ou|ách|ami|)
wc-term-reserve = rezerva
wc-term-reserve-text = Co není ve hře; padlí se sem vracejí.
wc-term-reserve-forms = rezerv(a|y|u|ě|ou|)
wc-term-defenceless = bezbranný
wc-term-defenceless-text = Dělník nebo základna u cizích jednotek bez obrany je zničen.
wc-term-defenceless-forms = bezbrann(ý|ého|é|í|ých|ým|á)
wc-term-harvest = těžba
wc-term-harvest-text = 2. krok: za každého dělníka v dole či lese hod kostkou.
wc-term-harvest-forms = těžb(a|y|u|ě|ou), těží(|te), těžit
wc-term-depletion = vyčerpání
wc-term-depletion-text = Po druhé trojce už pole nic nedá.
wc-term-depletion-forms = vyčerpání(|m), vyčerpan(é|á|ý)
wc-term-deploy = umísťování
wc-term-deploy-text = 3. krok: vycvičení přijdou do města nebo na základnu.
wc-term-deploy-forms = umísťování(|m), umístit, umísťuje
wc-term-spend = nakupování
wc-term-spend-text = 4. krok: cvičit, stavět, nebo vylepšovat.
wc-term-spend-forms = nakupování(|m)
wc-term-train = výcvik
wc-term-train-text = Jednotka se objedná v budově svého typu.
wc-term-train-forms = výcvik(|u|em), cvič(it|í|íte|te), vycvič(it|te|í|íte)
wc-term-building = budova
wc-term-building-text = Stojí u města a cvičí jeden typ jednotek.
wc-term-building-forms = budov(a|y|u|ě|ou|ám|ách|ami|)
wc-term-outpost = základna
wc-term-outpost-text = Značka na mapě, kde smějí přicházet nové jednotky.
wc-term-outpost-forms = základn(a|y|u|ě|ou|ám|ách|ami), základen
wc-term-upgrade = vylepšení
wc-term-upgrade-text = Celý typ jednotek postoupí o úroveň.
wc-term-upgrade-forms = vylepš(ení|ením|it|ete|ovat|uje|ujete)
wc-term-level = úroveň
wc-term-level-text = Určuje sílu a schopnost typu; nejvyšší dává bod.
wc-term-level-forms = úrov(eň|ně|ni|ní|ně|ních|ním)
wc-term-experience = karta zkušeností
wc-term-experience-text = Dobírá se za bitvy; hraje se ve chvíli, kterou jmenuje.
wc-term-experience-forms = kar(ta|ty|tu|tou|tě|tám|tách|tami|et) zkušeností
wc-term-town-check = kontrola měst
wc-term-town-check-text = Po pohybu všech: první obsazení značka, druhé vyřazení.
wc-term-town-check-forms = kontrol(a|y|u|e|ou|) Měst
wc-term-first-player = první hráč
wc-term-first-player-text = Začíná každý krok; po kole se posune doleva.
wc-term-first-player-forms = první(|ho|mu|m) hráč(|e|i|em|ů)

# Rady začátečníkům
wc-tip-1 = Město zůstalo bez obrany. Kdo ho udrží dvakrát, vyřadí vás.
wc-tip-2 = Jeden z vašich dělníků nic nevytěží. Do dolu nebo do lesa to má kousek.
wc-tip-3 = Bez jednotky na bojišti bitvu prohrajete. Vezměte ztrátu z křídla.
wc-tip-4 = Sami proti přesile? Pošlete víc jednotek, nebo je postavte na křídla.
wc-tip-5 = Střelec bojuje i z křídla. Na bojišti jen riskuje.
wc-tip-6 = Zlato a dřevo nebojují. Něco si za ně pořiďte.
wc-tip-7 = Vylepšit typ, který skoro nemáte? Možná nejdřív cvičit.
wc-tip-8 = Stavět může jen dělník ve městě. Jednoho si tam nechte.
wc-tip-9 = Tenhle dělník staví základnu. Když odejde, stavba zanikne.
wc-tip-10 = Vedle je volné cílové pole. Jedna jednotka na něm je za body.

# První partie
wc-goal = Vyhrajete s { $target } body na konci svého tahu. Nejvíc jich je za města a cílová pole.
wc-goal-reached = { $done } z { $of } bodů
wc-aim-1 = Nejdřív hospodářství: dělníka do dolu a dělníka do lesa.
wc-aim-2 = Postavte druhou budovu, ať cvičíte víc než jednu jednotku za kolo.
wc-aim-3 = Obsaďte první cílové pole a nechte na něm jednotku.
wc-aim-4 = Vylepšete typ, kterého máte nejvíc.
wc-aim-5 = Útočte, kde máte víc kostek: počítají se i křídla.
wc-aim-6 = Obsaďte další cílová pole a hlídejte město.
wc-can-move = pohnout { $count ->
         [one] figurkou z jednoho místa
        *[other] figurkami z { $count } míst
    }
wc-can-carry = nést žeton
wc-can-fight = svést bitvu
wc-can-harvest = těžit na { $count ->
         [one] jednom poli
        *[other] { $count } polích
    }
wc-can-deploy = umístit { $count ->
         [one] jeden druh figurek
         [few] { $count } druhy figurek
        *[other] { $count } druhů figurek
    }
wc-can-choose-training = cvičit jednotky a dělníky
wc-can-choose-constructing = stavět budovu nebo základnu
wc-can-choose-upgrading = vylepšit typ jednotek
wc-can-train = cvičit { $count ->
         [one] jeden druh figurek
         [few] { $count } druhy figurek
        *[other] { $count } druhů figurek
    }
wc-can-build = postavit { $count ->
         [one] budovu
        *[other] jednu ze { $count } budov
    }
wc-can-build-outpost = postavit základnu
wc-can-upgrade = vylepšit { $count ->
         [one] typ
        *[other] jeden ze { $count } typů
    }
wc-can-play = zahrát { $count ->
         [one] kartu
        *[other] karty
    }
wc-can-give = dát zdroje spojenci
