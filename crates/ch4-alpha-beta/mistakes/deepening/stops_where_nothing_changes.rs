//! mistake: It stops when a depth says the same as the one before.
//! says: There was time for depth
// CHANGE: body
+     let same = deepest.depth > 0 && (deepest.value, deepest.recommended) == (value, recommended);
      deepest = Deepest {

+     if same {
+         break;
  }
+ }
  deepest
