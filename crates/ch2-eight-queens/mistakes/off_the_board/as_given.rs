//! mistake: The search as a textbook prints it: arrays counted from 0 for indices from 1, none of them ever set free, a difference used as an index, and the line that marks it lost in a comment.
//! says: a[4] is off an array of 4: numbered from 1, the last column is 4, and an array of 4 ends at 3.
