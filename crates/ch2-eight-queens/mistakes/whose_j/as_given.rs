//! mistake: The search as it is handed out: one j for all calls, as the declarations of a text leave it.
//! says: eight_queens(4): yours found no board, and it should find 2. No row tried another column after its first free one.
