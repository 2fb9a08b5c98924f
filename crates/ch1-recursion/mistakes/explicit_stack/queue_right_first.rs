//! mistake: A queue, with the right child first.
//! says: you went level by level: that is a queue.
// CHANGE: body
- let mut waiting = Vec::from_iter(tree.root());
- while let Some(at) = waiting.pop() {
+ let mut waiting = std::collections::VecDeque::from_iter(tree.root());
+ while let Some(at) = waiting.pop_front() {
