//! mistake: All but one box are taken.
//! says: You left one box of a chain. If any are left, it is two.
// CHANGE: body
- let left = if chain.is_loop { 4 } else { 2 };
+ let left = 1;
