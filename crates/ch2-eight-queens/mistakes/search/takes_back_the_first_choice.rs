//! mistake: It takes back the first choice of the state, whichever it had made.
//! says: step 5 of yours was take back 1, and it should be take back 2.
// CHANGE: body
- for choice in problem.choices() {
+ let choices = problem.choices();
+ for &choice in &choices {

-     problem.take_back(choice);
+     problem.take_back(choices[0]);
