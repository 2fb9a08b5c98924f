//! right: opens only the shortest chain and the shortest loop
// CHANGE: open_one
+ let line = chains.different().filter(|c| !c.is_loop).min();
+ let ring = chains.different().filter(|c| c.is_loop).min();
  let mut best = Value::MIN;
- for chain in chains.different() {
+ for chain in line.into_iter().chain(ring) {
