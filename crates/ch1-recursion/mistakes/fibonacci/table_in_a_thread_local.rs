//! mistake: What is worked out is kept in a thread_local, and not in the memo.
//! says: fibonacci_memo(9): yours left the memo empty, and it should hold fib(9).
// ANCHOR: memo
use std::cell::RefCell;
thread_local!{ static T: RefCell<Vec<u64>> = RefCell::new(vec![0,1]); }
T.with(|t| { let mut t = t.borrow_mut(); while t.len() <= n as usize { let k=t.len(); let s = t[k-1]+t[k-2]; t.push(s); } t[n as usize] })
// ANCHOR_END: memo
