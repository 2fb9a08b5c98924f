//! mistake: Nothing was changed.
//! says: No leaf is 0. An inner node begins with the worst there is for its player, −∞ for MAX and +∞ for MIN.
//! also: first_child_only([[44, 61, 50], [40, 35]]): yours returned 0, and it should be 44. No leaf is 0
