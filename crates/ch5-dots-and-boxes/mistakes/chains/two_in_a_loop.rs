//! mistake: Two boxes are left in a loop too.
//! says: Of a loop four boxes are left or none, never two.
// CHANGE: body
- let left = if chain.is_loop { 4 } else { 2 };
- let leave = chain.boxes - left - left - rest;
+ let leave = chain.boxes - 2 - 2 - rest;
