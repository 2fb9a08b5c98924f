//! mistake: A dead end ends the loop of the state above.
//! says: With [] chosen there was more to try: choose 2.
// CHANGE: body
-     problem.take_back(choice);
+     problem.take_back(choice);
+     if problem.choices().len() > 1 {
+         return false;
+     }
