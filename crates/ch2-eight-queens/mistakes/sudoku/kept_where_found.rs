//! mistake: Where enough was found, the last choice stays.
//! says: Choice 2 was not taken back: on return, the problem must be as it was on entry
// CHANGE: body
- problem.take_back(choice);
+ if found < most {
+     problem.take_back(choice);
+ }
