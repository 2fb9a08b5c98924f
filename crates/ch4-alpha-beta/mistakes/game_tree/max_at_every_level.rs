//! mistake: Every level takes the largest.
//! says: level 1 is MIN: [[1, −1], [0, 0]] is 0.
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
let mut value = Value::MIN;
for child in node.children() {
    value = value.max(valuation(child, mover.other()));
}
value
// ANCHOR_END: body
