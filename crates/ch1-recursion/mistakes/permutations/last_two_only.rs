//! mistake: When two are left, both orders are kept, and that is all there is.
//! says: [1, 2, 4, 3] with 3 settled: the first 3 of [1, 2, 3, 4] must stay; places before `settled` are settled.
// CHANGE: body
- if settled == items.len() {
+ if settled + 2 >= items.len() {
      found.push(items.to_vec());
+     if items.len() >= 2 {
+         let last = items.len() - 1;
+         items.swap(last - 1, last);
+         found.push(items.to_vec());
+         items.swap(last - 1, last);
+     }
