//! mistake: All leaves are counted.
//! says: that is the whole tree
// ANCHOR: body
branching.pow(depth)
// ANCHOR_END: body
