//! mistake: The bug as it was found: the human hands down the old beta.
//! says: A function was told less than its caller knew by then: compare what a function knows with what it tells the next one.
