//! mistake: Who has not lost has won.
//! says: Nobody has a line here, and that is the third result.
// ANCHOR: announced
    said += if grid.has_won(Side::Computer) {
        "I have won.\n"
    } else {
        "You have won.\n"
    };
// ANCHOR_END: announced
