//! mistake: The choice is taken back before the call.
//! says: The choice was taken back before the call, not after it.
// CHANGE: body
- found += solutions(problem, most - found);
- problem.take_back(choice);
+ problem.take_back(choice);
+ found += solutions(problem, most - found);
