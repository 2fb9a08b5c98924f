//! mistake: The search as it is handed out: arrays counted from 0 for indices from 1, none of them ever set free, a difference used as an index, as a text prints it; and the line that marks it behind a comment, which is ours.
//! says: off_the_board(4): yours stopped with a panic, and it should find 2 boards. There is no a[4] in an array of 4: numbered from 1, the last column is 4.
