//! mistake: Of a chain three are left.
//! says: That is neither to take all nor to leave 2.
// CHANGE: body
- let left = if chain.is_loop { 4 } else { 2 };
+ let left = if chain.is_loop { 4 } else { 3 };
