//! mistake: Goes back with the first line, whether or not it is won.
//! says: The only line that yours finds is 1, 2, 3. Any of the eight can win, so a line that is not won neither ends the search
// CHANGE: body
-     if a.is_some() && a == b && b == c {
-         return a;
-     }
+     return if a.is_some() && a == b && b == c { a } else { None };
