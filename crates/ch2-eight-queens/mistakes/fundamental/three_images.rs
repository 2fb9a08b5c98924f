//! mistake: The last turn is left out.
//! says: fundamental(8): yours returned 31 boards of 12 kinds, and it should be 12, one of each kind. These of the eight images are never chosen: as it is, then in a mirror; turned by 270°; turned by 270°, then in a mirror. Is each of them made, and compared with the best until then?
// CHANGE: body
- for _ in 0..4 {
+ for _ in 0..2 {
