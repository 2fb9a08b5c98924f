//! mistake: The previous sibling is kept in a static.
//! says: The next sibling of node 10 is node 11
// CHANGE: body
- let mut previous_sibling: Option<usize> = None;
+ use std::sync::atomic::{AtomicUsize, Ordering};
+ static LAST: AtomicUsize = AtomicUsize::new(0);
+ let mut previous_sibling: Option<usize> = Some(LAST.load(Ordering::SeqCst)).filter(|&at| at > 8);

+     LAST.store(child, Ordering::SeqCst);
      expand(tree, child, depth - 1);
