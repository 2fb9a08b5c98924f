//! mistake: The call goes on behind the base case.
//! says: 2 lists for 0 items, 1 wanted: each order is there 2 times. Keep one copy, and return.
// CHANGE: body
-     return;
+     found.push(items.to_vec());
