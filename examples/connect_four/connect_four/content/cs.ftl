c4-game = Čtyři v řadě (Connect Four)
c4-about = Vhazujte kameny do sedmi sloupců; čtyři v řadě vyhrávají.
c4-points = kameny v nejdelší řadě
c4-option-first = kdo začíná
c4-value-seat-1 = první místo
c4-value-seat-2 = druhé místo
c4-value-random = rozhodne náhoda

c4-choose-column = Do kterého sloupce vhodíte kámen?
c4-choice-drop = Sloupec { $column }
c4-event-dropped = { $seat } vhazuje kámen do sloupce { $column }.
    .seat = Vhazujete kámen do sloupce { $column }.
c4-why-full = Sloupec { $column } je plný.
c4-why-no-such-column = Takový sloupec tu není.
c4-why-choose-column = Vyberte sloupec.
