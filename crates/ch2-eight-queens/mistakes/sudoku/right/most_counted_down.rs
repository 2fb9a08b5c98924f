//! right: What is still wanted is counted down.
// CHANGE: body
- let mut found = 0;
+ let mut wanted = most;

- found += solutions(problem, most - found);
+ wanted -= solutions(problem, wanted);

- if found == most {
-     break;
- }
+ if wanted == 0 {
+     return most;
+ }

- found
+ most - wanted
