//! mistake: When two are left, both orders are kept, and that is all there is.
//! says: permutations([1, 2, 3, 4], 3, found): yours kept [1, 2, 4, 3], and it should keep lists that begin with [1, 2, 3]. Places before `settled` are settled.
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
