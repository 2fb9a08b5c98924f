//! mistake: The 1 is an i32 when it is shifted.
//! says: closed_by(3x5, drawn, 32): yours panics, and it should be box 10.
// CHANGE: closed
- let drawn_now = drawn | 1 << line;
+ let drawn_now = drawn | (1_u32 << line) as Lines;
