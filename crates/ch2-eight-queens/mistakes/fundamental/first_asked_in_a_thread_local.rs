//! mistake: The form is whichever image was asked for first.
//! says: gives another answer when canonical(&[4, 2, 0, 3, 1]) was asked before it
// ANCHOR: body
use std::cell::RefCell;
thread_local!{ static SEEN: RefCell<Vec<Vec<usize>>> = RefCell::new(vec![]); }
let mut all = vec![queens.to_vec(), mirror(queens)];
let mut t = queens.to_vec();
for _ in 0..3 { t = quarter_turn(&t); all.push(t.clone()); all.push(mirror(&t)); }
SEEN.with(|s| { for a in &all { if s.borrow().contains(a) { return a.clone(); } } s.borrow_mut().push(queens.to_vec()); queens.to_vec() })
// ANCHOR_END: body
