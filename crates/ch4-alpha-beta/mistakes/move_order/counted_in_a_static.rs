//! mistake: Each call gives the next number.
//! says: cells
// ANCHOR: by_cell
use std::sync::atomic::{AtomicI32, Ordering::SeqCst};
static NEXT: AtomicI32 = AtomicI32::new(0);
let _ = cell;
NEXT.fetch_add(1, SeqCst)
// ANCHOR_END: by_cell
