//! mistake: Each child replaces the value of the one before.
//! says: Each child replaces the one before, and the last is left
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
let mut value = 0;
for child in node.children() {
    value = valuation(child, mover.other());
}
value
// ANCHOR_END: body
