// Wrong answers to the exercise `cell_one` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_draw_is_not_announced
//! mistake: Announces a win alone.
//! says: Your text has no result. Add the result after the last line.
// CHANGE: announced
-     _ => "A draw.\n",
+     _ => "",

//! name: a_draw_where_the_input_ends
//! mistake: Leaves the loop where the input ends, and announces a draw.
//! says: The game has no result if the input ends. Return before you announce a result.
// CHANGE: human_first
-             return said + "The input has ended.\n";
+             said += "The input has ended.\n";
+             break;

//! name: a_legal_default_at_a_draw
//! mistake: A legal cell, and a value that is too good.
//! says: Every move loses on this board. The cell is free, but the value is wrong. Return the value of a lost position.
// ANCHOR: computer_start
let mut value = DRAW;
let mut best_move = (1..=9).find(|&cell| grid.is_empty(cell)).unwrap_or(1);
// ANCHOR_END: computer_start

//! name: a_taken_cell_ends_it
//! mistake: A cell that cannot be marked is no answer.
//! says: Your `ask` stops after a number that is not a free cell. Continue with the next word.
// CHANGE: asked
-         Some(_) => {}
+         Some(_) => return None,

//! name: a_win_never_noticed_for_o
//! mistake: The computer's win is not looked for.
//! says: Your code announced a draw, but a player has a line. Announce who has won.
// CHANGE: result
-         result = Some(COMPUTER_WIN);
+         result = Some(DRAW);

//! name: always_a_draw
//! mistake: Whatever the result is, a draw.
//! says: Your code announced a draw, but a player has a line. Announce who has won.
// ANCHOR: announced
said += "A draw.\n";
// ANCHOR_END: announced

//! name: another_fixed_cell
//! mistake: Cell 5 instead of cell 1: another cell that may be occupied.
//! says: Every move loses on this board, and cell 5 is occupied.
// ANCHOR: computer_start
let mut value = COMPUTER_LOSS;
let mut best_move = 5;
// ANCHOR_END: computer_start
// ANCHOR: human_start
let mut value = COMPUTER_WIN;
let mut best_move = 5;
// ANCHOR_END: human_start

//! name: as_printed
//! mistake: The program as the page prints it, with its three bugs.
//! says: Every move loses on this board, and cell 1 is occupied.
//! also: used cell 0 of the board, but should use only cells from 1 to 9.
//! also: Your text has no result. Add the result after the last line.

//! name: ask_one_retry
//! mistake: Asks twice and gives up.
//! says: Your `ask` continues after one wrong answer, but stops later. Continue until the input has ended.
// CHANGE: asked
- loop {
+ for _ in 0..2 {

      }
  }
+ None

//! name: asked_in_a_static
//! mistake: Remembers the last cell that was typed in a static.
//! says: returned another result the second time
// CHANGE: asked
+ use std::sync::atomic::{AtomicUsize, Ordering};
+ static LAST: AtomicUsize = AtomicUsize::new(0);
  loop {

-         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
+         Some(cell) if cell == LAST.load(Ordering::SeqCst) => {}
+         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => {
+             LAST.store(cell, Ordering::SeqCst);
+             return Some(cell);
+         }

//! name: both_begin_at_a_draw
//! mistake: Both begin at a draw, with a legal cell.
//! says: Every move loses on this board. The cell is free, but the value is wrong. Return the value of a lost position.
//! also: This result fits the last board, but the computer did not play well. Fix `find_computer_move` first.
// ANCHOR: computer_start
let mut value = DRAW;
let mut best_move = (1..=9).find(|&c| grid.is_empty(c)).unwrap();
// ANCHOR_END: computer_start
// ANCHOR: human_start
let mut value = DRAW;
let mut best_move = (1..=9).find(|&c| grid.is_empty(c)).unwrap();
// ANCHOR_END: human_start

//! name: both_begin_at_the_best
//! mistake: The computer begins above its win, and the human below theirs.
//! says: Your find_computer_move on XO.XX..O., where X is the human, returned value 2 and cell 1, but should return value −1 and cell 3. Every move loses on this board, and cell 1 is occupied. No game has the value 2. The computer chooses the largest value: check your initial value and your comparison.
//! also: Both your `ask` and your search must return an empty cell, even if every move loses.
// CHANGE: computer_start
- let mut value = COMPUTER_LOSS - 1; // so the first move that is tried is better than none
+ let mut value = COMPUTER_WIN + 1;
// CHANGE: human_start
- let mut value = COMPUTER_WIN + 1; // so the first move that is tried is better than none
+ let mut value = COMPUTER_LOSS - 1;

//! name: both_begin_low
//! mistake: Both begin at −2.
//! says: Your find_human_move on XXOX.OO.., where X is the human, returned value −2 and cell 1, but should return value 1 and cell 5. Every move loses on this board, and cell 1 is occupied. No game has the value −2. The human chooses the smallest value: check your initial value and your comparison.
// CHANGE: human_start
- let mut value = COMPUTER_WIN + 1; // so the first move that is tried is better than none
+ let mut value = COMPUTER_LOSS - 1;

//! name: cells_from_zero
//! mistake: Subtracts 1 from the number, although the grid numbers its cells from 1.
//! says: used cell 0 of the board, but should use only cells from 1 to 9. Your `ask` rejects this number if it is typed, so your code used it for another number. Call `is_empty` with the typed number itself.
// CHANGE: asked
-             Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
+             Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell - 1) => return Some(cell),

//! name: decided_is_over
//! mistake: Takes the value of the search for the result of the game.
//! says: announced "You have won." before the game was over, but should continue. Nobody has a line, and a cell is empty. Even if the winner is certain, continue until a player has a line or the board is full.
// CHANGE: result
-     let (_, cell) = find_computer_move(grid);
+     let (value, cell) = find_computer_move(grid);

-     if grid.has_won(Side::Computer) {
-         result = Some(COMPUTER_WIN);
+     if value != DRAW {
+         result = Some(value);

//! name: end_not_noticed
//! mistake: Skips words and never sees that there is none.
//! says: The input has ended if `number` returns None and `skip` returns false. Return `None` in this case.
// CHANGE: asked
-         None if typed.skip() => {}
-         None => return None,
+         None => {
+             if !typed.skip() {
+                 continue;
      }
  }
+     }
+ }

//! name: ends_at_a_bad_number
//! mistake: A number that is no cell ends the asking.
//! says: Your `ask` stops after a word, and also after a number that is not a free cell. Continue with the next word.
// ANCHOR: asked
match typed.number() {
    Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => Some(cell),
    _ => None,
}
// ANCHOR_END: asked

//! name: from_0_to_9
//! mistake: The range begins at 0.
//! says: used cell 0 of the board, but should use only cells from 1 to 9.
// CHANGE: asked
-         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
+         Some(cell) if cell < 10 && grid.is_empty(cell) => return Some(cell),

//! name: full_after_the_computer_moved
//! mistake: Asks whether the board is full only after the computer has moved.
//! says: let the computer move on a full board, but should end the game. The human's last mark has filled the board. Check for a full board before the computer moves.
// CHANGE: result
- } else if !grid.is_full() {
+ } else {

-     }
- } else {
+     } else if grid.is_full() {
      result = Some(DRAW);
  }
+ }

//! name: full_before_won
//! mistake: Asks whether the board is full before it asks who has won.
//! says: X won with the ninth mark. Check who has won before you check whether the board is full.
// CHANGE: result
- if grid.has_won(Side::Human) {
+ if grid.is_full() {
+     result = Some(DRAW);
+ } else if grid.has_won(Side::Human) {
      result = Some(COMPUTER_LOSS);
- } else if !grid.is_full() {
+ } else {

- } else {
-     result = Some(DRAW);

//! name: gives_up_at_a_word
//! mistake: Takes a word that is no number for the end of the input.
//! says: `number` returns `None` for a word that is not a number, or for a number that is too large, but the input has not ended. Skip such a word and continue.
// ANCHOR: asked
while let Some(cell) = typed.number() {
    if (1..=9).contains(&cell) && grid.is_empty(cell) {
        return Some(cell);
    }
}
None
// ANCHOR_END: asked

//! name: never_accepts
//! mistake: The test for the range joins its two comparisons with the wrong operator.
//! says: Your `ask` returns `None` for each free cell, even if nothing else is typed. Return a free cell as soon as it is typed.
// ANCHOR: asked
loop {
    while let Some(number) = typed.number() {
        if number >= 1 || number <= 9 {
            continue;
        }
        if grid.is_empty(number) {
            return Some(number);
        }
    }
    if !typed.skip() {
        break None;
    }
}
// ANCHOR_END: asked

//! name: nine_left_out
//! mistake: The classic range without its end.
//! says: Your `ask` rejected cell 9. Accept all free cells from 1 to 9.
// CHANGE: asked
-         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
+         Some(cell) if (1..9).contains(&cell) && grid.is_empty(cell) => return Some(cell),

//! name: ninety_nine_words
//! mistake: Counts against the endless prompt, and gives up.
//! says: Your ask on X........, with 200 words x and then 5 typed, returned None, but should return 5. Your `ask` continues after a few words, but stops later. Continue until the input has ended.
// CHANGE: asked
- loop {
+ for _ in 1..100 {

      }
  }
+ None

//! name: no_cell_at_all
//! mistake: Begins with a cell that is none, so that it is at least not occupied.
//! says: Every move loses on this board, and cell 0 is not on the board.
// ANCHOR: computer_start
let mut value = COMPUTER_LOSS;
let mut best_move = 0;
// ANCHOR_END: computer_start
// ANCHOR: human_start
let mut value = COMPUTER_WIN;
let mut best_move = 0;
// ANCHOR_END: human_start

//! name: no_draw
//! mistake: Who has not lost has won.
//! says: Your code announced a win, but nobody has a line on the last board. Announce a draw.
// ANCHOR: announced
    said += if grid.has_won(Side::Computer) {
        "I have won.\n"
    } else {
        "You have won.\n"
    };
// ANCHOR_END: announced

//! name: none_is_less
//! mistake: The human begins with None, which is less than every value.
//! says: panicked with "the board is not full", but should return a value and a cell. In `find_human_move`, each call for the board after a move had returned 1. Check that such a value replaces your initial value: `None` is less than every `Some`.
// CHANGE: find_human_move
-     let mut value = COMPUTER_WIN + 1; // so the first move that is tried is better than none
+     let mut value = None;

-             if response_value < value {
-                 value = response_value;
+             if Some(response_value) < value {
+                 value = Some(response_value);

-     (value, best_move)
+     (value.expect("the board is not full"), best_move)

//! name: occupied_but_not_range
//! mistake: Asks the board whether the cell is free before it asks whether there is such a cell.
//! says: used cell 0 of the board, but should use only cells from 1 to 9.
// CHANGE: asked
-         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
+         Some(cell) if grid.is_empty(cell) => return Some(cell),

//! name: occupied_instead_of_free
//! mistake: The answer of `is_empty` is negated.
//! says: Your `ask` accepts the occupied cell 1 and rejects each free cell. Accept a cell if `is_empty` returns true.
// CHANGE: asked
-             Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
+             Some(cell) if (1..=9).contains(&cell) && !grid.is_empty(cell) => return Some(cell),

//! name: occupied_is_accepted
//! mistake: Asks only whether there is such a cell.
//! says: Your `ask` returned an occupied cell. Check that the cell is free.
// CHANGE: asked
-         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
+         Some(cell) if (1..=9).contains(&cell) => return Some(cell),

//! name: one_of_the_two
//! mistake: Only the computer's search is mended; the human's has the same bug.
//! says: Every move loses on this board, and cell 1 is occupied.
// CHANGE: human_start
- let mut value = COMPUTER_WIN + 1; // so the first move that is tried is better than none
+ let mut value = COMPUTER_WIN;

//! name: other_words
//! mistake: Announces it in words of its own.
//! says: Write the result in the words of the comment above `human_first`.
// CHANGE: announced
-     Some(COMPUTER_WIN) => "I have won.\n",
-     Some(COMPUTER_LOSS) => "You have won.\n",
+     Some(COMPUTER_WIN) => "I won!\n",
+     Some(COMPUTER_LOSS) => "You won!\n",

//! name: printed_instead
//! mistake: Prints the result instead of saying it.
//! says: Your text has no result. Add the result after the last line.
// ANCHOR: announced
println!("{result:?}");
// ANCHOR_END: announced

//! name: result_never_announced
//! mistake: The result is worked out and never said.
//! says: Write the result in the words of the comment above `human_first`.
// ANCHOR: announced
said += "Good bye.\n";
// ANCHOR_END: announced

//! name: return_str
//! mistake: Sets what was said to the result alone.
//! says: Add the result to the end of `said`.
// CHANGE: announced
- said += match result {
+ said = String::new(); said += match result {

//! name: signs_exchanged
//! mistake: Begins above the best value instead of below the worst.
//! says: Every move loses on this board, and cell 1 is occupied
// CHANGE: computer_start
- let mut value = COMPUTER_LOSS - 1; // so the first move that is tried is better than none
+ let mut value = COMPUTER_WIN + 1;

//! name: skips_a_word_too_many
//! mistake: Skips a word after each number.
//! says: After a number that is not a free cell, your `ask` also removes the next word. `number` has already removed the number: remove nothing more.
// CHANGE: asked
-         Some(_) => {}
+         Some(_) => {
+             typed.skip();
+         }

//! name: skips_after_a_number
//! mistake: Each number that will not do is skipped, although it was taken already.
//! says: After a number that is not a free cell, your `ask` also removes the next word. `number` has already removed the number: remove nothing more.
// CHANGE: asked
-         Some(_) => {}
-         None if typed.skip() => {}
-         None => return None,
+         _ => {
+             if !typed.skip() {
+                 return None;
      }
  }
+     }
+ }

//! name: skips_after_every_number
//! mistake: Reads a number and skips a word, whatever was read.
//! says: Your ask on X........, with "0 5 8" typed, returned None, but should return 5. After a number that is not a free cell, your `ask` also removes the next word. `number` has already removed the number: remove nothing more.
// CHANGE: asked
-     match typed.number() {
+     let number = typed.number();
+     if !typed.skip() {
+         return None;
+     }
+     match number {

-         None if typed.skip() => {}
-         None => return None,
+         None => {}

//! name: skips_and_stops
//! mistake: Ends after a word that was skipped, and not after the input has ended.
//! says: Your `ask` removes a word that `number` does not read, and then returns `None`. If `skip` returns true, the input has not ended: continue with the next word.
// CHANGE: asked
-         None if typed.skip() => {}
-         None => return None,
+         None if !typed.skip() => {}
+         None => return None,

//! name: stops_at_no_cell
//! mistake: A number that is no cell ends the asking, but not an occupied cell.
//! says: returned None, but should return 5. Your `ask` stops after a number that is not a free cell. Continue with the next word.
// CHANGE: asked
-         Some(_) => {}
+         Some(cell) if (1..=9).contains(&cell) => {}
+         Some(_) => return None,

//! name: takes_any_number
//! mistake: Returns every number that is typed.
//! says: Your `ask` returned a number that is not a cell. Check that the number is from 1 to 9.
// CHANGE: asked
-         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
-         Some(_) => {}
+         Some(cell) => return Some(cell),

//! name: takes_the_next_word_too
//! mistake: Skips the word behind the answer.
//! says: and then 8 typed, also removed the 8 from the input, but should leave it.
// CHANGE: asked
-         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
+         Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => {
+             typed.skip();
+             return Some(cell);
+         }

//! name: the_human_looks_one_move_ahead
//! mistake: The human only looks for a win at once.
//! says: find_human_move on
// ANCHOR: human_start
let mut value = COMPUTER_WIN;
let mut best_move = (1..=9).find(|&cell| grid.is_empty(cell)).unwrap_or(1);
if value == COMPUTER_WIN {
    return (value, best_move);
}
// ANCHOR_END: human_start

//! name: the_last_of_equals
//! mistake: The computer takes the last of several equal cells.
//! says: The value is right, but an earlier cell is equally good. Return the first of the best cells.
// CHANGE: find_computer_move
-             if response_value > value {
+             if response_value >= value {

//! name: the_last_search_announced
//! mistake: The last line is written from the value of the computer's last search, which is at first a draw.
//! says: Your code announces your win if the computer has moved before, but not in this game. Does the last line depend on the computer's search?
// CHANGE: human_first
-     while result.is_none() {
+     let mut outlook = DRAW;
+     while result.is_none() {

-             let (_, cell) = find_computer_move(grid);
+             let (value, cell) = find_computer_move(grid);
+             outlook = value;

-     said += match result {
-         Some(COMPUTER_WIN) => "I have won.\n",
-         Some(COMPUTER_LOSS) => "You have won.\n",
+     said += match outlook {
+         COMPUTER_WIN => "I have won.\n",
+         COMPUTER_LOSS => "You have won.\n",

//! name: the_next_word_after_a_number_off_the_board
//! mistake: A number outside the board also skips the next word.
//! says: Your ask on X........, with "0 5 8" typed, returned 8, but should return 5. After 0, your `ask` also removes the next word. `number` has already removed the number: remove nothing more.
// ANCHOR: asked
loop {
    while let Some(number) = typed.number() {
        if number < 1 || number > 9 {
            break;
        }
        if grid.is_empty(number) {
            return Some(number);
        }
    }
    if !typed.skip() {
        break None;
    }
}
// ANCHOR_END: asked

//! name: the_number_announced
//! mistake: The result is announced as the program knows it.
//! says: Write the result in the words of the comment above `human_first`.
// ANCHOR: announced
    said += &format!("The result is {}.\n", result.unwrap_or(DRAW));
// ANCHOR_END: announced

//! name: the_result_too_early
//! mistake: Announces the result before it says that the game is over.
//! says: Your code wrote the result too early. Write the result as the last line.
// CHANGE: human_first
-     said += "The game is over.\n";

+     said += "The game is over.\n";
      said

//! name: the_winners_swapped
//! mistake: Announces the result from the human's side, but it is the computer's.
//! says: Your code announced the wrong winner. If it exchanges the two, check `result`: 1 is a win for the computer, and −1 is a win for the human.
// CHANGE: announced
-     Some(COMPUTER_WIN) => "I have won.\n",
-     Some(COMPUTER_LOSS) => "You have won.\n",
+     Some(COMPUTER_LOSS) => "I have won.\n",
+     Some(COMPUTER_WIN) => "You have won.\n",

//! name: two_results
//! mistake: An `else` is missing, so a win of the human is also a draw.
//! says: Your code wrote the right result first, and then another one. Write only one result.
// ANCHOR: announced
if result == Some(COMPUTER_WIN) {
    said.push_str("I have won.\n");
    return said;
}
if result == Some(COMPUTER_LOSS) {
    said.push_str("You have won.\n");
}
said.push_str("A draw.\n");
// ANCHOR_END: announced

//! name: two_words_skipped
//! mistake: The word and what follows it are skipped.
//! says: Your `ask` skips a word that is not a number, and the next word too. Call `skip` only once for each such word.
// CHANGE: asked
-         None if typed.skip() => {}
+         None if typed.skip() => {
+             typed.skip();
+         }

//! name: value_begins_at_a_draw
//! mistake: Begins at a draw.
//! says: Every move loses on this board, and cell 1 is occupied.
// CHANGE: computer_start
- let mut value = COMPUTER_LOSS - 1; // so the first move that is tried is better than none
+ let mut value = DRAW;

//! name: word_never_skipped
//! mistake: A word that is no number is looked at again and again.
//! says: as a number 100 times, but should skip it.
//! says: If `number` returns None, the word remains in the input. Call `skip` to remove it.
// ANCHOR: asked
loop {
    if let Some(cell) = typed.number()
        && (1..=9).contains(&cell)
        && grid.is_empty(cell)
    {
        return Some(cell);
    }
}
// ANCHOR_END: asked

// Right answers in other styles, which must pass.

//! name: a_legal_default
//! right: The first empty cell is the default, and the values stay.
//! told: lost positions too
// ANCHOR: computer_start
let mut value = COMPUTER_LOSS;
let mut best_move = (1..=9).find(|&cell| grid.is_empty(cell)).unwrap_or(1);
// ANCHOR_END: computer_start
// ANCHOR: human_start
let mut value = COMPUTER_WIN;
let mut best_move = (1..=9).find(|&cell| grid.is_empty(cell)).unwrap_or(1);
// ANCHOR_END: human_start

//! name: asks_itself
//! right: Asks itself instead of going round.
// ANCHOR: asked
match typed.number() {
    Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => Some(cell),
    Some(_) => ask(grid, typed),
    None => {
        if typed.skip() { ask(grid, typed) } else { None }
    }
}
// ANCHOR_END: asked

//! name: if_and_else
//! right: The result by if and else.
// ANCHOR: announced
if result == Some(COMPUTER_WIN) {
    said.push_str("I have won.\n");
} else if result == Some(COMPUTER_LOSS) {
    said.push_str("You have won.\n");
} else {
    said.push_str("A draw.");
}
// ANCHOR_END: announced

//! name: if_let
//! right: An if let and a question mark.
// ANCHOR: asked
loop {
    if let Some(cell) = typed.number() {
        if cell >= 1 && cell <= 9 && grid.is_empty(cell) {
            return Some(cell);
        }
    } else if !typed.skip() {
        return None;
    }
}
// ANCHOR_END: asked

//! name: smallest_and_largest
//! right: Begins at the ends of the type.
// ANCHOR: computer_start
let mut value = Value::MIN;
let mut best_move = 0;
// ANCHOR_END: computer_start
// ANCHOR: human_start
let mut value = Value::MAX;
let mut best_move = 0;
// ANCHOR_END: human_start

//! name: while_let
//! right: reads numbers in an inner loop
// ANCHOR: asked
    loop {
        while let Some(number) = typed.number() {
            if number < 1 || number > 9 {
                continue;
            }
            if grid.is_empty(number) {
                return Some(number);
            }
        }
        if !typed.skip() {
            break None;
        }
    }
// ANCHOR_END: asked
