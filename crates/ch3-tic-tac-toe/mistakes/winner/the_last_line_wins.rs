//! mistake: Goes through all lines and keeps the answer of the last one.
//! says: a line that is not won neither ends the search nor undoes what another one said.
// CHANGE: body
+ let mut found = None;
  for [a, b, c] in rows.chain(columns).chain(diagonals) {
-     if a.is_some() && a == b && b == c {
-         return a;
-     }
+     found = if a.is_some() && a == b && b == c { a } else { None };
  }
- None
+ found
