//! mistake: Above 1 000 the remainder is taken, for fear of the stack.
//! says: is_even(4000): yours did not ask is_odd, and it should, as is_even(4) does.
// CHANGE: even
- if n == 0 { true } else { is_odd(n - 1) }
+ if n > 1000 { n % 2 == 0 } else if n == 0 { true } else { is_odd(n - 1) }
