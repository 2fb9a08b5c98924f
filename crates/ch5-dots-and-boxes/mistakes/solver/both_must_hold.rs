//! mistake: Both ways must be worth t.
//! says: one yes is enough
// ANCHOR: choice
        let take_all = t - free.taken - free.left;
        let leave = t - free.taken + free.left;
        return at_least(&free.rest, take_all, table)
            && (free.left == 0 || !at_least(&free.rest, 1 - leave, table));
// ANCHOR_END: choice
