//! mistake: Each move but the best is refuted by one leaf.
//! says: Yours adds b − 1 leaves for each level, as if one leaf refuted a move. That is so for d = 2; for a larger d every answer to the refuting reply counts, too.
// ANCHOR: body
    if depth == 0 {
        return 1;
    }
    minimal_leaves(branching, depth - 1) + (branching - 1)
// ANCHOR_END: body
