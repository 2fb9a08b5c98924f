//! mistake: A loop around the other one settles each place in turn, so that calls skip places.
//! says: A call with 0 settled made one with 2.
// CHANGE: body
- for choice in settled..items.len() {
-     items.swap(settled, choice);
-     permutations(items, settled + 1, found);
-     items.swap(settled, choice);
+ for place in settled..items.len() {
+     for choice in place..items.len() {
+         items.swap(place, choice);
+         permutations(items, place + 1, found);
+         items.swap(place, choice);
  }
+ }
