//! right: Two questions, one after the other.
// ANCHOR: choice
let all = free.taken + free.left;
if at_least(&free.rest, t - all, table) {
    return true;
}
if free.left == 0 {
    return false;
}
return !at_least(&free.rest, 1 - t + free.taken - free.left, table);
// ANCHOR_END: choice
