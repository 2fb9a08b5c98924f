//! mistake: The program as it was found.
//! says: built = visited: ask before making the next child.
