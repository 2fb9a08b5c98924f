//! mistake: The call has as many places settled as its caller.
//! says: without reaching a base case
//! says: a call with 0 settled made one with 0 settled: each call must settle one more
// CHANGE: body
-     permutations(items, settled + 1, found);
+     permutations(items, settled, found);
