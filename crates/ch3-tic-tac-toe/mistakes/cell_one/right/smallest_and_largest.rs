//! right: Begins at the ends of the type.
// ANCHOR: computer_start
let mut value = Value::MIN;
let mut best_move = 0;
// ANCHOR_END: computer_start
// ANCHOR: human_start
let mut value = Value::MAX;
let mut best_move = 0;
// ANCHOR_END: human_start
