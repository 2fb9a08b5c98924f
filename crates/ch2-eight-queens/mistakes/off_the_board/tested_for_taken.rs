//! mistake: Places where everything is taken.
//! says: not one queen was placed: true means free
// CHANGE: square
- if a[j] && b[i + j] && c[falling] {
+ if !a[j] && !b[i + j] && !c[falling] {
