//! mistake: Two are left of a loop and four of a chain.
//! says: Of a chain two are left, and of a loop four: yours are exchanged.
// CHANGE: body
- let left = if chain.is_loop { 4 } else { 2 };
+ let left = if chain.is_loop { 2 } else { 4 };
