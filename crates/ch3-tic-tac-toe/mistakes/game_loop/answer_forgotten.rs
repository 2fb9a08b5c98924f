//! mistake: The function calls itself for the next line and forgets what that says.
//! says: The 7 was read, and no move came back
// CHANGE: body
- let mut line = String::new();
- loop {

-     line.clear(); // read_line appends
+ let mut line = String::new();

      }
- }
+ ask_for_move(board, input, output)?;
+ Ok(None)
