//! mistake: Each move but the best is refuted by one leaf.
//! says: Yours adds b − 1 leaves for each level, as if one leaf refuted a move. For d = 2 it does, but for d = 3 all b answers to the refuting reply must be read.
// ANCHOR: body
    if depth == 0 {
        return 1;
    }
    minimal_leaves(branching, depth - 1) + (branching - 1)
// ANCHOR_END: body
