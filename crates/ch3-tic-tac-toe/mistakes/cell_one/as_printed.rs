//! mistake: The program as the page prints it, with its three bugs.
//! says: Every move loses here, and 1 is occupied: default to a legal move.
//! also: 0 accepted: check 1..=9 before the board.
//! also: The result is worked out, so announce it.
