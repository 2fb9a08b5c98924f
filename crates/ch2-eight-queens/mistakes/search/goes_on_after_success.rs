//! mistake: All choices are tried, and a success is only written down.
//! says: The call at [1] returned true, and the call above it went on to choice 2.
// CHANGE: body
+ let mut found = false;
  for choice in problem.choices() {

-         return true;
+         found = true;
+     } else {
+         problem.take_back(choice);
      }
-     problem.take_back(choice);
  }
- false
+ found
