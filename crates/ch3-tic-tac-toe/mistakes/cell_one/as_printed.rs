//! mistake: The program as the page prints it, with its three bugs.
//! says: Every move loses here, and 1 is occupied: default to a legal move.
//! also: yours asked the board for cell 0, and it should ask for the cells 1 to 9 alone.
//! also: The result is worked out, so announce it.
