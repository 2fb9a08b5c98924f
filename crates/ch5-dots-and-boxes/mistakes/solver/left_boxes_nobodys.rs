//! mistake: The boxes left count for nobody.
//! says: the boxes that are left are the other player's
// ANCHOR: choice
        return at_least(&free.rest, t - free.taken - free.left, table)
            || free.left > 0 && !at_least(&free.rest, 1 - (t - free.taken), table);
// ANCHOR_END: choice
