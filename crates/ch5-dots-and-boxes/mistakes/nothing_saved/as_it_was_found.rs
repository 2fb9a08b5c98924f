//! mistake: The program as it was found.
//! says: Built = visited: ask before making the next child.
