//! right: two discs are known by heart
// CHANGE: body
- if discs > 0 {
+ match discs {
+     0 => {}
+     1 => moves.push(Move { from, to }),
+     2 => moves.extend([Move { from, to: spare }, Move { from, to }, Move { from: spare, to }]),
+     _ => {

  }
+ }
