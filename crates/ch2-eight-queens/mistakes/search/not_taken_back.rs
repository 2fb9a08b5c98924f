//! mistake: What failed stays chosen.
//! says: search on [[]]: yours returned false with [1] chosen, and it should be [].
// CHANGE: body
-     problem.take_back(choice);
