//! right: The arrays are copied before the marks and put back after the call.
// CHANGE: body
-     return;
- }
+ } else {

-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+         let before = free.clone();
+         if before.columns[col] & before.rising[rising] & before.falling[falling] {

-         board.take_back(row);
-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;
+             assert_eq!(board.take_back(row), col);
+             *free = before;
      }
  }
+ }
