//! mistake: Splits without a base case.
//! says: called itself. No numbers are in order: return an empty list.
// CHANGE: sort
-     if numbers.len() < 2 {
-         return numbers.to_vec();
-     }
