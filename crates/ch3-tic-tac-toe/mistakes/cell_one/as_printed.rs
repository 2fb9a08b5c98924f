//! mistake: The program as the page prints it, with its three bugs.
//! says: Every move loses here, and 1 is occupied.
//! also: yours asked the board for cell 0, and it should ask only for a cell from 1 to 9.
//! also: The result is worked out, so announce it.
