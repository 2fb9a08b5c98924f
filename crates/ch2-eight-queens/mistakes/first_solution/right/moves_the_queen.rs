//! right: The queen of a row is moved on, and taken back once after the loop.
// CHANGE: body
+ let mut stands = false;
  for col in 0..n {

+         stands = true;
          free.columns[col] = false;

-         board.take_back(row);

+ if stands {
+     board.take_back(row);
+ }
  false
