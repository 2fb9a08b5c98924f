//! mistake: The first child is left out where there are more.
//! says: Take the tree [4, 9, 2, 6]: the first child was left out
// CHANGE: child
+ if std::ptr::eq(child, &raw const q.children()[0]) { continue; }
  match c {
