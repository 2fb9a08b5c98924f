//! mistake: All leaves are counted.
//! says: That is the whole tree
// ANCHOR: body
branching.pow(depth)
// ANCHOR_END: body
