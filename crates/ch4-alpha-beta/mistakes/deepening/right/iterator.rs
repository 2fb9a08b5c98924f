//! right: take_while over the depths.
//! told: From the empty board to depth 7:
// ANCHOR: body
let timed = Timed::new(board.clone(), clock);
let searched = (1..=most).map(|depth| (depth, alpha_beta(&timed, depth, Value::MIN, Value::MAX)));
let finished = searched.take_while(|_| !clock.is_up());
finished.last().map_or(deepest, |(depth, (value, recommended))| Deepest { depth, value, recommended })
// ANCHOR_END: body
