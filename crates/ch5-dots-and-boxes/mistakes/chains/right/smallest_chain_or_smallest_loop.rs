//! right: Only the smallest chain and the smallest loop are opened: of two of a kind the smaller is never the worse choice.
// CHANGE: open_one
+ let smallest = |is_loop: bool| chains.iter().filter(|chain| chain.is_loop == is_loop).min();
  let mut best = Value::MIN;
- for chain in chains.different() {
+ for chain in [smallest(false), smallest(true)].into_iter().flatten() {
