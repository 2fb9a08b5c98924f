//! mistake: There are three quarter turns; the mirror image of the board itself is forgotten
//! says: these of the eight images are never chosen: as it is, then in a mirror.
// CHANGE: body
- for _ in 0..4 {
+ for _ in 0..3 {
