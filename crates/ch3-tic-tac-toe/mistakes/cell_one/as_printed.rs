//! mistake: The program as the page prints it, with its three bugs.
//! says: Every move loses here, and 1 is occupied: default to a legal move.
//! also: The board was asked for cell 0, and it has the cells 1 to 9: check 1..=9 first.
//! also: The result is worked out, so announce it.
