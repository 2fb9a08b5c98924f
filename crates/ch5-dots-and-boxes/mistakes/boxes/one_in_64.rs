//! mistake: The 1 is an i32 when it is shifted.
//! says: on 3x5 a 1 was shifted too far, with line 32
// CHANGE: closed
- let drawn_now = drawn | 1 << line;
+ let drawn_now = drawn | (1_u32 << line) as Lines;
