c4-game = Connect Four
c4-about = Drop discs into seven columns; four in a line win.
c4-points = discs in the longest line
c4-option-first = who begins
c4-value-seat-1 = the first seat
c4-value-seat-2 = the second seat
c4-value-random = chance decides

c4-choose-column = Into which column do you drop a disc?
c4-choice-drop = Column { $column }
c4-event-dropped = { $seat } drops a disc into column { $column }.
    .seat = You drop a disc into column { $column }.
c4-why-full = Column { $column } is full.
c4-why-no-such-column = There is no such column.
c4-why-choose-column = Choose a column.
