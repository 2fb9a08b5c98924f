//! mistake: The bug as it was found: the human hands down the old beta.
//! says: One of the two functions holds a better bound than it hands to the other. Compare what it holds at each call with what it hands down.
