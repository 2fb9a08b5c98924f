//! mistake: The lines are freed only while nothing was found.
//! says: Are the lines of a queen freed after a success, too?
// CHANGE: body
+         if solutions.is_empty() {
          free.columns[col] = true;

      }
  }
+ }
