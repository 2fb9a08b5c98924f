//! mistake: A solution counts for nothing.
//! says: solutions on *, at most 2: yours returned 0, and it should be 1. Nothing is left to choose: what is complete is one solution.
// CHANGE: body
- return 1;
+ return 0;
