//! mistake: Who is to move when the game is over has lost.
//! says: In yours 7 and −7 are both −7 for MAX.
// ANCHOR: leaf
        return (-board.evaluate().abs(), None);
// ANCHOR_END: leaf
