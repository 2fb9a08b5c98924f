//! mistake: Reads into the same String again, and read_line appends.
//! says: The second line was read as 'abc\n7': read_line appends, so empty the line first.
// CHANGE: body
-     line.clear(); // read_line appends
