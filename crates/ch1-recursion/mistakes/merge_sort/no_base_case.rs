//! mistake: Splits without a base case.
//! says: called itself. An empty list is in order already: return it without a call.
// CHANGE: sort
-     if numbers.len() < 2 {
-         return numbers.to_vec();
-     }
