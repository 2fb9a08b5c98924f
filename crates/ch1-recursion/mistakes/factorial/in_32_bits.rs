//! mistake: Works in u32, where 13! no longer fits.
//! says: 12! is right, and at 13! a product did not fit: somewhere on its way it has a smaller type than u64.
// ANCHOR: body
fn go(n: u32) -> u32 {
    if n == 0 { 1 } else { n * go(n - 1) }
}
u64::from(go(n as u32))
// ANCHOR_END: body
