//! mistake: The call goes on behind the base case.
//! says: permutations([], 0, found): yours kept 2 lists, and it should keep 1. A call with all settled keeps 2 lists, and should keep 1.
// CHANGE: body
-     return;
+     found.push(items.to_vec());
