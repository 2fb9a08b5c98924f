//! mistake: A queue, with the right child first.
//! says: preorder of a tree of 3 nodes: yours returned 1 3 2, and it should be 1 2 3. You went level by level: that is a queue. Take the one pushed last.
// CHANGE: body
- let mut waiting = Vec::from_iter(tree.root());
- while let Some(at) = waiting.pop() {
+ let mut waiting = std::collections::VecDeque::from_iter(tree.root());
+ while let Some(at) = waiting.pop_front() {
