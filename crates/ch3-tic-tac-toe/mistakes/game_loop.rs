// Wrong answers to the exercise `game_loop` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_line_in_a_static
//! mistake: Keeps the line in a static.
//! says: returned another result the second time
// CHANGE: body
- let mut line = String::new();
+ use std::sync::Mutex;
+ static LINE: Mutex<String> = Mutex::new(String::new());
+ let mut line = LINE.lock().unwrap();
+ if !line.is_empty() {
+     return Ok(None);
+ }

//! name: a_long_line_in_pieces
//! mistake: Reads at most 80 bytes, and takes the rest of the line for the next one.
//! says: Your ask_for_move, with a line of x, 10 000 spaces and 5, and then a line of 7 typed, returned 5, but should return 7. Your code is right for the short line "x 5". Read a long line to its end, too.
// CHANGE: body
-     if input.read_line(&mut line)? == 0 {
+     if std::io::Read::take(&mut *input, 80).read_line(&mut line)? == 0 {

//! name: always_occupied
//! mistake: Calls every wrong line an occupied cell.
//! says: "abc" is not a cell at all. Write a reason that fits this line.
// CHANGE: body
-     write!(output, "Your move: ")?;
+     write!(output, "The {} player's move: ", board.to_move())?;
      output.flush()?;

+         Err(_) => writeln!(output, "That cell is occupied.")?,
          Ok(mv) => match board.try_play(mv) {

-             Err(illegal) => writeln!(output, "{illegal}.")?,
+             Err(_) => writeln!(output, "That cell is occupied.")?,
          },
-         Err(no_move) => writeln!(output, "{no_move}.")?,

//! name: an_error_at_the_end
//! mistake: The end of the input is an error.
//! says: Return an error only if reading or writing fails.
// CHANGE: body
-         return Ok(None);
+         return Err(std::io::ErrorKind::UnexpectedEof.into());

//! name: an_error_for_a_word
//! mistake: A word that is no move is an error.
//! says: Reading and writing worked. Return an error only if reading or writing fails.
// CHANGE: body
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+         Err(no_move) => return Err(std::io::Error::other(no_move.to_string())),

//! name: an_error_is_the_end
//! mistake: Takes an input that fails for one that has ended.
//! says: Return the error with `?`.
// CHANGE: body
-     if input.read_line(&mut line)? == 0 {
+     if input.read_line(&mut line).unwrap_or(0) == 0 {

//! name: answer_forgotten
//! mistake: The function calls itself for the next line and forgets what that says.
//! says: Your code read the 7, but did not return it. Return the move that was typed last.
// CHANGE: body
- let mut line = String::new();
- loop {

-     line.clear(); // read_line appends
+ let mut line = String::new();

      }
- }
+ ask_for_move(board, input, output)?;
+ Ok(None)

//! name: answer_forgotten_in_a_loop
//! mistake: The function calls itself after a word, forgets what that says, and asks again.
//! says: A call inside your function returned 7, but your function did not. Return the result of this call.
//! also: continued to read after the input had ended, but should stop. A call inside your function returned no move, but your function read on. Return the result of this call.
// CHANGE: body
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+         Err(no_move) => {
+             writeln!(output, "{no_move}.")?;
+             ask_for_move(board, &mut *input, &mut *output)?;
      }
  }
+ }

//! name: cleared_after_a_word_alone
//! mistake: The line is emptied after a word, not after an occupied cell.
//! says: After a word, your code reads the next line correctly. After an occupied cell, it does not. `read_line` appends to `line`: clear `line` in this case too.
// CHANGE: body
-     line.clear(); // read_line appends

-         Err(no_move) => writeln!(output, "{no_move}.")?,
+         Err(no_move) => {
+             writeln!(output, "{no_move}.")?;
+             line.clear();
+         }

//! name: cleared_before_parse
//! mistake: The line is cleared after it was read, so every line is empty.
//! says: Your code parsed an empty text, but the line was not empty. Check that your code does not clear the line between reading and parsing.
// CHANGE: body
-     write!(output, "Your move: ")?;
+     write!(output, "Your move? ")?;
      output.flush()?;
-     line.clear(); // read_line appends

+     line.clear();
      match line.trim().parse() {

-             Err(illegal) => writeln!(output, "{illegal}.")?,
+             Err(error) => writeln!(output, "{error}.")?,
          },
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+         Err(error) => writeln!(output, "{error}.")?,

//! name: cleared_too_late
//! mistake: Empties the line after it was read.
//! says: no move
// CHANGE: body
-     line.clear(); // read_line appends

+     line.clear();
      match line.trim().parse() {

//! name: digits_alone
//! mistake: Takes the digits out of the line.
//! says: A line is a move only if it contains one number and nothing else. Parse the whole line.
// CHANGE: body
-     match line.trim().parse() {
+     match line.chars().filter(char::is_ascii_digit).collect::<String>().parse() {

//! name: empty_line_is_the_end
//! mistake: Takes an empty line for the end of the input.
//! says: Your code treats an empty line as the end of the input. Return no move only if `read_line` returns 0.
// CHANGE: body
+     if line.trim().is_empty() {
+         return Ok(None);
+     }
      match line.trim().parse() {

//! name: end_not_noticed
//! mistake: Does not look at how much was read: the end of the input is taken for an empty line.
//! says: Your ask_for_move on ....X...., with "" typed, continued to read after the input had ended, but should stop. If `read_line` returns 0, the input has ended. Return no move.
// CHANGE: body
-     if input.read_line(&mut line)? == 0 {
-         return Ok(None);
-     }
+     input.read_line(&mut line)?;

//! name: end_turned_round
//! mistake: The input has ended, it thinks, if something was read.
//! says: Your ask_for_move on X........, with "5\n" typed, returned no move, but should return 5. Your code read this line, and then returned no move. Return no move only if `read_line` returns 0: then the input has ended.
// CHANGE: body
-     if input.read_line(&mut line)? == 0 {
+     if input.read_line(&mut line)? != 0 {

//! name: first_legal_at_the_end
//! mistake: At the end of the input the first move is taken.
//! says: Your ask_for_move on ....X...., with "" typed, returned 1, but should return no move. The input ended without a move. Return no move in this case.
// CHANGE: body
-         return Ok(None);
+         return Ok(board.legal_moves().next());

//! name: first_question_flushed
//! mistake: Flushes the first question, and no question after a refused line.
//! says: The first question was on the screen, but not the one before line 2: call output.flush() after every question.
// CHANGE: body
-     output.flush()?;
-     line.clear(); // read_line appends
+     if line.is_empty() {
+         output.flush()?;
+     }
+     line.clear();

//! name: first_reason_repeated
//! mistake: The reason of the first wrong line is given for each later one.
//! says: If "abc" is the first line, your code prints another reason. Print the reason for the last line that was typed.
// ANCHOR: body
let mut reason: Option<String> = None;
loop {
    write!(output, "Your move: ")?;
    output.flush()?;
    let mut line = String::new();
    if input.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    let why = match line.trim().parse() {
        Ok(mv) => match board.try_play(mv) {
            Ok(_) => return Ok(Some(mv)),
            Err(illegal) => illegal.to_string(),
        },
        Err(no_move) => no_move.to_string(),
    };
    writeln!(output, "{}.", reason.get_or_insert(why))?;
}
// ANCHOR_END: body

//! name: first_word_alone
//! mistake: Reads the first word of the line.
//! says: A line is a move only if it contains one number and nothing else. Parse the whole line.
// CHANGE: body
-     match line.trim().parse() {
+     match line.split_whitespace().next().unwrap_or_default().parse() {

//! name: flushed_before
//! mistake: What is to be shown is flushed first and written then.
//! says: read a line before the question was on the screen, but should show the question first.
// CHANGE: body
+     output.flush()?;
      write!(output, "Your move: ")?;
-     output.flush()?;

//! name: free_ones_refused
//! mistake: Accepts the cells that `try_play` refuses.
//! says: Your ask_for_move on X........, with "5\n" typed, returned no move, but should return 5. Cell 5 is empty, but after this line your code wrote "Not free." and did not return the cell.
// CHANGE: body
-             Ok(_) => return Ok(Some(mv)),
-             Err(illegal) => writeln!(output, "{illegal}.")?,
+             Err(_) => return Ok(Some(mv)),
+             Ok(_) => writeln!(output, "Not free.")?,

//! name: gives_up_at_a_word
//! mistake: Asks again after an empty line, and gives up at a word.
//! says: Your code reads no other line after a wrong answer. Ask again until a move is typed.
// CHANGE: body
-             Err(no_move) => writeln!(output, "{no_move}.")?,
+             Err(no_move) if line.trim().is_empty() => writeln!(output, "{no_move}.")?,
+             Err(_) => return Ok(None),

//! name: gives_up_at_once
//! mistake: Whatever is no move ends the game.
//! says: Your code reads no other line after a wrong answer. Ask again until a move is typed.
//! also: returned no move after 1 wrong answer, but should return 7. Ask again until a move is typed or the input ends.
// ANCHOR: body
let mut line = String::new();
loop {
    write!(output, "Your move: ")?;
    output.flush()?;
    line.clear();
    if input.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    return Ok(line.trim().parse().ok().filter(|mv| board.try_play(*mv).is_ok()));
}
// ANCHOR_END: body

//! name: illegal_unwrapped
//! mistake: Unwraps what the board says.
//! says: A person can type anything. Match the error instead of unwrapping the result.
// CHANGE: body
-         Ok(mv) => match board.try_play(mv) {
-             Ok(_) => return Ok(Some(mv)),
-             Err(illegal) => writeln!(output, "{illegal}.")?,
+         Ok(mv) => {
+             board.try_play(mv).unwrap();
+             return Ok(Some(mv));

//! name: last_word_alone
//! mistake: Reads the last word of the line.
//! says: A line is a move only if it contains one number and nothing else. Parse the whole line.
// CHANGE: body
-     match line.trim().parse() {
+     match line.split_whitespace().last().unwrap_or_default().parse() {

//! name: legal_not_asked
//! mistake: Any cell will do, free or not.
//! says: Your code returned an occupied cell. Check the move with `try_play`.
// CHANGE: body
-         Ok(mv) => match board.try_play(mv) {
-             Ok(_) => return Ok(Some(mv)),
-             Err(illegal) => writeln!(output, "{illegal}.")?,
-         },
+         Ok(mv) => return Ok(Some(mv)),

//! name: letters_behind
//! mistake: Drops the letters behind a number.
//! says: A line is a move only if it contains one number and nothing else. Parse the whole line.
// CHANGE: body
-     match line.trim().parse() {
+     match line.trim().trim_end_matches(|c: char| c.is_alphabetic() || c == ' ').parse() {

//! name: line_not_emptied
//! mistake: Reads into the same String again, and read_line appends.
//! says: Your code read the second line as 'abc\n7', because `read_line` appends to `line`. Clear `line` before each call.
// CHANGE: body
-     line.clear(); // read_line appends

//! name: line_without_its_end
//! mistake: Takes a line without a line end for the end of the input.
//! says: Your code ignores a last line without '\n'. Use this line too.
// CHANGE: body
-         if input.read_line(&mut line)? == 0 {
+         input.read_line(&mut line)?;
+         if !line.ends_with('\n') {

//! name: never_asks
//! mistake: Waits for a line without having asked for one.
//! says: Your ask_for_move on X........, with "5\n" typed, read a line before it wrote the question, but should ask first. Write the question to `output` before you read.
// CHANGE: body
-     write!(output, "Your move: ")?;
-     output.flush()?;

//! name: never_flushed
//! mistake: Never flushes the question.
//! says: A question without a line end is not shown until you flush the output. Call output.flush() after the question.
// CHANGE: body
-     output.flush()?;

//! name: no_choice_no_question
//! mistake: Where one cell is left, it is played without asking.
//! says: Your code read nothing from `input`. Ask for a move even if only one move is left.
// CHANGE: body
+ let moves: Vec<_> = board.legal_moves().collect();
+ if moves.len() == 1 {
+     return Ok(moves.first().copied());
+ }
  let mut line = String::new();

//! name: not_trimmed
//! mistake: Forgets that a line ends with its end.
//! says: `read_line` also stores the line end. Remove the line end before you parse the line.
//! also: Your ask_for_move on ....X...., with "5\n\nx\n77\n5\n5\n0\n7\n8\n" typed, returned no move, but should return 7. Your code also returns no move if 7 is the first line. Fix this case first.
//! also: Your ask_for_move, called twice, with 5 and 7 typed on separate lines, returned no move and no move, but should return 5 and 7. Your code also returns no move if 7 is the first line. Fix this case first.
// CHANGE: body
-     match line.trim().parse() {
+     match line.parse() {

//! name: one_byte_is_the_end
//! mistake: One byte is a line end alone, so it ends the game there.
//! says: Your ask_for_move on X........, with "9" typed, returned no move, but should return 9. Your code read this line, and then returned no move. Return no move only if `read_line` returns 0: then the input has ended.
// CHANGE: body
-     if input.read_line(&mut line)? == 0 {
+     if input.read_line(&mut line)? <= 1 {

//! name: one_line_for_ever
//! mistake: Reads one line before the loop, and looks at it again and again.
//! says: Your ask_for_move on ........., with "abc\n7\n" typed, wrote again and again without reading another line, but should read a line each time. Call `read_line` once in each round of your loop.
// CHANGE: body
- loop {

-     line.clear(); // read_line appends

  return Ok(None);
  }
+ loop {

//! name: one_more_line
//! mistake: Reads a line more after a wrong one.
//! says: Your code read the line with 7, but did not return 7.
// CHANGE: body
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+         Err(no_move) => {
+             writeln!(output, "{no_move}.")?;
+             input.read_line(&mut line)?;
      }
  }
+ }

//! name: only_one_byte_is_a_line
//! mistake: Ends unless `read_line` returns 1.
//! says: returned no move, but should return 5. Your code read this line, and then returned no move. Return no move only if `read_line` returns 0: then the input has ended.
// CHANGE: body
-         if input.read_line(&mut line)? == 0 {
+         if input.read_line(&mut line)? != 1 {

//! name: peeks_first
//! mistake: Looks whether the input has ended before it asks, which already waits for the line.
//! says: read line 1 without a question, but should ask before each line. Write the question to `output` before your code reads the line: `fill_buf`, `lines` and `read_line` all read from `input`.
// CHANGE: body
  loop {
+     if input.fill_buf()?.is_empty() {
+         return Ok(None);
+     }

//! name: question_once
//! mistake: Asks the question once, before the loop.
//! says: did not ask again after "abc", but should ask before each line.
// CHANGE: body
- loop {

+ loop {
      line.clear(); // read_line appends

//! name: reads_ahead
//! mistake: A reader of its own is put around the input, and keeps what it has read ahead.
//! says: The first call removed more than one line from the input. Remove only one: a second reader around `input`, for example, reads more.
// CHANGE: body
+ let mut input = std::io::BufReader::new(input);
  let mut line = String::new();

//! name: reads_all_lines
//! mistake: Reads to the end and looks at the first move in it.
//! says: read line 2 without a question, but should ask before each line.
// CHANGE: body
- let mut line = String::new();
- loop {
+ let mut all = String::new();

-     line.clear(); // read_line appends
-     if input.read_line(&mut line)? == 0 {
-         return Ok(None);
-     }
+ input.read_to_string(&mut all)?;
+ for line in all.lines() {

      }
+     write!(output, "Your move: ")?;
+     output.flush()?;
  }
+ Ok(None)

//! name: reads_everything
//! mistake: Reads the whole input at once.
//! says: read line 2 without a question, but should ask before each line.
// CHANGE: body
-     if input.read_line(&mut line)? == 0 {
+     if input.read_to_string(&mut line)? == 0 {

//! name: reads_the_keyboard
//! mistake: Reads from the program's own standard input, as most examples do, and not from `input`.
//! says: Your ask_for_move on X........, with "5\n" typed, returned no move, but should return 5. Your code read nothing from `input`. Call `read_line` on `input`, not on std::io::stdin().
//! also: Your ask_for_move, with a broken input, returned no error, but should return the error. Your code did not use `input`, so no error occurred. Use `input` for all reading.
// CHANGE: body
-         if input.read_line(&mut line)? == 0 {
+         let _ = &input;
+         if std::io::stdin().read_line(&mut line)? == 0 {

//! name: reasons_may_fail
//! mistake: Ignores that the reason cannot be written.
//! says: Return the error with `?`.
// CHANGE: body
-     write!(output, "Your move: ")?;
-     output.flush()?;
+     if line.is_empty() { write!(output, "Your move: ")?; } else { let _ = write!(output, "Your move: "); }
+     let _ = output.flush();

-             Err(illegal) => writeln!(output, "{illegal}.")?,
+             Err(illegal) => { let _ = writeln!(output, "{illegal}."); },
          },
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+         Err(no_move) => { let _ = writeln!(output, "{no_move}."); },

//! name: says_nothing
//! mistake: Asks again without a word why.
//! says: Your ask_for_move on ........., with "abc\n7\n" typed, wrote only the question again after "abc", but should also write why "abc" is not a move. Write the reason to `output` before the next question. (What `println!` writes is not in `output`.)
// CHANGE: body
-     match line.trim().parse() {
-         Ok(mv) => match board.try_play(mv) {
-             Ok(_) => return Ok(Some(mv)),
-             Err(illegal) => writeln!(output, "{illegal}.")?,
-         },
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+     if let Ok(mv) = line.trim().parse()
+         && board.try_play(mv).is_ok()
+     {
+         return Ok(Some(mv));

//! name: silent_about_cells
//! mistake: Says why a word will not do, and nothing about an occupied cell.
//! says: wrote only the question again after "5", but should also write why "5" is not a move. After a move that `try_play` refuses, write its reason to `output`.
// CHANGE: body
-             Err(illegal) => writeln!(output, "{illegal}.")?,
+             Err(_) => {}

//! name: silent_about_words
//! mistake: Says why an occupied cell will not do, and nothing about a word.
//! says: Your ask_for_move on ........., with "abc\n7\n" typed, wrote only the question again after "abc", but should also write why "abc" is not a move. Write the reason to `output` before the next question. (What `println!` writes is not in `output`.)
// CHANGE: body
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+         Err(_) => {}

//! name: spaces_stay
//! mistake: Only the new line is taken off; who types a space types no number.
//! says: Spaces, tabs and line ends (\n or \r\n) are not part of the number. Remove all of them before you parse the line.
// CHANGE: body
- let mut line = String::new();

-     line.clear(); // read_line appends
+     let mut line = String::new();

-     match line.trim().parse() {
+     match line.trim_end_matches(['\n', '\r']).parse() {

//! name: spaces_within_left_out
//! mistake: Leaves out the spaces within a line, too.
//! says: A line is a move only if it contains one number and nothing else. Parse the whole line.
// CHANGE: body
-     write!(output, "Your move: ")?;
+     write!(output, "The {} player's move: ", board.to_move())?;
      output.flush()?;

-     match line.trim().parse() {
+     match line.split_whitespace().collect::<String>().parse() {
+         Err(error) => writeln!(output, "{error}.")?,

-             Err(illegal) => writeln!(output, "{illegal}.")?,
+             Err(error) => writeln!(output, "{error}.")?,
          },
-         Err(no_move) => writeln!(output, "{no_move}.")?,

//! name: talks_to_the_screen
//! mistake: println! writes what is said, whoever handed in the output.
//! says: Your ask_for_move on X........, with "5\n" typed, read a line before it wrote the question, but should ask first. Write the question to `output` before you read.
// CHANGE: body
+ let _ = output;
  let mut line = String::new();

-     write!(output, "Your move: ")?;
-     output.flush()?;
+     println!("Your move: ");

-             Err(illegal) => writeln!(output, "{illegal}.")?,
+             Err(illegal) => println!("{illegal}."),
          },
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+         Err(no_move) => println!("{no_move}."),

//! name: three_times
//! mistake: Gives up after three wrong answers.
//! says: Return no move only if the input has ended.
// CHANGE: body
+ let mut left = 3;
  let mut line = String::new();

+     if left == 0 {
+         return Ok(None);
+     }
+     left -= 1;
      line.clear(); // read_line appends

//! name: trimmed_at_the_end
//! mistake: The line is trimmed at its end alone.
//! says: Your code does not remove spaces before the number. Remove them before you parse the line.
// CHANGE: body
-     match line.trim().parse() {
+     match line.trim_end().parse() {

//! name: twenty_times
//! mistake: Gives up after twenty wrong answers.
//! says: Ask again until a move is typed or the input ends.
// CHANGE: body
+ let mut left = 20;
  let mut line = String::new();

+     if left == 0 {
+         return Ok(None);
+     }
+     left -= 1;
      line.clear(); // read_line appends

//! name: unwraps
//! mistake: Takes it for granted that a number is typed.
//! says: A person can type anything. Match the error instead of unwrapping the result.
// CHANGE: body
-     match line.trim().parse() {
-         Ok(mv) => match board.try_play(mv) {
+     let mv = line.trim().parse().unwrap();
+     match board.try_play(mv) {

-         },
-         Err(no_move) => writeln!(output, "{no_move}.")?,

//! name: writing_may_fail
//! mistake: Ignores that writing fails.
//! says: Return the error with `?`.
// CHANGE: body
-     write!(output, "Your move: ")?;
-     output.flush()?;
+     let _ = write!(output, "Your move: ");
+     let _ = output.flush();

-             Err(illegal) => writeln!(output, "{illegal}.")?,
+             Err(illegal) => { let _ = writeln!(output, "{illegal}."); },
          },
-         Err(no_move) => writeln!(output, "{no_move}.")?,
+         Err(no_move) => { let _ = writeln!(output, "{no_move}."); },

// Right answers in other styles, which must pass.

//! name: a_long_question_first
//! right: A long question first, and a short one after the reason.
//! told: For the page's five lines, your code asked 5 questions and answered 4 lines with a sentence before it returned the move.
// ANCHOR: body
write!(output, "It is your turn. Type the number of an empty cell, from 1 to 9, and press Enter: ")?;
output.flush()?;
let mut line = String::new();
loop {
    line.clear();
    if input.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    match line.trim().parse() {
        Ok(mv) if board.try_play(mv).is_ok() => return Ok(Some(mv)),
        Ok(_) => write!(output, "That cell is taken. Again: ")?,
        Err(why) => write!(output, "{why}. Again: ")?,
    }
    output.flush()?;
}
// ANCHOR_END: body

//! name: a_question_on_a_line
//! right: The question ends its line, so nothing must be flushed.
// ANCHOR: body
loop {
    writeln!(output, "Which cell?")?;
    let mut line = String::new();
    if input.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    match line.trim().parse() {
        Ok(mv) if board.try_play(mv).is_ok() => return Ok(Some(mv)),
        Ok(mv) => writeln!(output, "You cannot take {mv}.")?,
        Err(why) => writeln!(output, "{why}.")?,
    }
}
// ANCHOR_END: body

//! name: asks_itself
//! right: Asks itself instead of going round.
// ANCHOR: body
write!(output, "Your move: ")?;
output.flush()?;
let mut line = String::new();
if input.read_line(&mut line)? == 0 {
    return Ok(None);
}
match line.trim().parse() {
    Ok(mv) if board.legal_moves().any(|legal| legal == mv) => return Ok(Some(mv)),
    Ok(mv) => writeln!(output, "{mv} is not free.")?,
    Err(why) => writeln!(output, "{why}")?,
}
ask_for_move(board, input, output)
// ANCHOR_END: body

//! name: boxed_errors
//! right: one result for both kinds of wrong answer
// ANCHOR: body
    let understood = |text: &str| -> std::result::Result<B::Move, String> {
        let mv: B::Move = text.trim().parse().map_err(|_| format!("{:?} is no move", text.trim()))?;
        board.try_play(mv).map_err(|illegal| illegal.to_string())?;
        Ok(mv)
    };
    loop {
        write!(output, "What is your move, {}? ", board.to_move())?;
        output.flush()?;
        let mut line = String::new();
        match input.read_line(&mut line)? {
            0 => break Ok(None),
            _ => match understood(&line) {
                Ok(mv) => break Ok(Some(mv)),
                Err(why) => writeln!(output, "{why}")?,
            },
        }
    }
// ANCHOR_END: body

//! name: by_lines
//! right: An iterator over the lines.
// ANCHOR: body
write!(output, "Your move: ")?;
output.flush()?;
let mut lines = input.by_ref().lines();
while let Some(line) = lines.next() {
    match line?.trim().parse() {
        Ok(mv) => match board.try_play(mv) {
            Ok(_) => return Ok(Some(mv)),
            Err(illegal) => writeln!(output, "{illegal}.")?,
        },
        Err(no_move) => writeln!(output, "{no_move}.")?,
    }
    write!(output, "Your move: ")?;
    output.flush()?;
}
Ok(None)
// ANCHOR_END: body

//! name: the_reason_before_the_question
//! right: Keeps the reason and writes it with the next question.
// ANCHOR: body
let mut reason = String::new();
loop {
    write!(output, "{reason}Your move: ")?;
    output.flush()?;
    let mut line = String::new();
    if input.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    reason = match line.trim().parse() {
        Ok(mv) => match board.try_play(mv) {
            Ok(_) => return Ok(Some(mv)),
            Err(illegal) => format!("{illegal}.\n"),
        },
        Err(no_move) => format!("{no_move}.\n"),
    };
}
// ANCHOR_END: body
