//! mistake: All solutions are counted.
//! says: which is enough: make no further choice.
// CHANGE: body
- if found == most {
-     break;
- }
