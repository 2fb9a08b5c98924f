//! mistake: The product grows in a static that is never reset.
//! says: factorial(3) gives another answer the second time: something is kept from one call
// ANCHOR: body
use std::sync::atomic::{AtomicU64, Ordering};
static PRODUCT: AtomicU64 = AtomicU64::new(1);
if n == 0 {
    return PRODUCT.load(Ordering::SeqCst);
}
PRODUCT.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |p| Some(p.wrapping_mul(n))).ok();
factorial(n - 1)
// ANCHOR_END: body
