//! mistake: What is left is subtracted in both ways.
//! says: the boxes that are left are counted as yours
// ANCHOR: choice
        // The boxes `left` are gained by taking them, and lost by leaving them.
        let take_all = t - free.taken - free.left;
        let leave = t - free.taken - free.left;
        return at_least(&free.rest, take_all, table)
            || free.left > 0 && !at_least(&free.rest, 1 - leave, table);
// ANCHOR_END: choice
