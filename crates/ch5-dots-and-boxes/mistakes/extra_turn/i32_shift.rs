//! mistake: The 1 that is shifted is an i32.
//! says: the 1 that is shifted has 32 bits
// CHANGE: next
- next.drawn |= 1 << line.number();
+ next.drawn |= 1i32.wrapping_shl(line.number() as u32) as u64;
