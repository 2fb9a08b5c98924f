// Wrong answers to the exercise `search` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: all_chosen_first
//! mistake: All choices are made before the first call.
//! says: Your search made choice 2 before it took back choice 1. Take back choice 1 first.
// CHANGE: body
- for choice in problem.choices() {
+ let choices = problem.choices();
+ for &choice in &choices {
      problem.choose(choice);
-     if search(problem) {
-         return true;
-     }
-     problem.take_back(choice);
+ }
+ if !choices.is_empty() && search(problem) {
+     return true;
+ }
+ for &choice in &choices {
+     problem.take_back(choice);

//! name: all_columns
//! mistake: All columns are offered, free or not.
//! says: Your choices() returned all columns. Compare the lines that `choose` marks with the lines that `choices` tests.
// CHANGE: choices
- (0..n)
-     .filter(|&col| self.free.is_free(self.row, col))
-     .collect()
+ (0..n).collect()

//! name: answer_dropped
//! mistake: The answer of the call is not looked at.
//! says: The call with [1] chosen returned true, but its caller took back choice 1. Return true at once, before you take back a choice.
// CHANGE: body
-     if search(problem) {
-         return true;
-     }
+     search(problem);

//! name: attacked_columns
//! mistake: The columns that are attacked are offered.
//! says: Your choices() returned the attacked columns. Return the free columns instead.
// CHANGE: choices
- .filter(|&col| self.free.is_free(self.row, col))
+ .filter(|&col| !self.free.is_free(self.row, col))

//! name: base_says_false
//! mistake: In a complete state the answer is false.
//! says: With no choice made, your search returned false, but is_complete() is true. Return true in this case.
// CHANGE: body
  if problem.is_complete() {
-     return true;
+     return false;

//! name: called_twice
//! mistake: The call is made once for its steps, and once for its answer.
//! says: With [1] chosen, your code made choice 1, took it back and made it again. After `take_back`, choices() returns this choice again. Search each state only once, and make each of its choices once.
// CHANGE: body
- if search(problem) {
+ search(problem);
+ if search(problem) {

//! name: choices_asked_afresh
//! mistake: The choices are asked for again each time, as if one that was taken back were used up.
//! says: With no choice made, your code made choice 1, took it back and made it again. After `take_back`, choices() returns this choice again. Search each state only once, and make each of its choices once.
// CHANGE: body
- for choice in problem.choices() {
+ while let Some(&choice) = problem.choices().first() {

//! name: choices_of_the_row_above
//! mistake: The columns that are offered are free in the row of the last queen.
//! says: Your choices() returned the columns that would be free if each queen were one row further down. Either `choose` passes the row below the queen to `take`, or `choices` passes the row of the last queen to `is_free`. Print both rows: `take` needs the queen's own row, and `is_free` the row of the next queen.
// CHANGE: choices
- .filter(|&col| self.free.is_free(self.row, col))
+ .filter(|&col| self.free.is_free(self.row.saturating_sub(1), col))

//! name: choices_of_the_row_below
//! mistake: The columns that are offered are free in the row below the next one.
//! says: Your choices() returned the columns that would be free if each queen were one row further up. Either `choose` passes the row above the queen to `take`, or `choices` passes the row below the next row to `is_free`. Print both rows: `take` needs the queen's own row, and `is_free` the row of the next queen.
// CHANGE: choices
- .filter(|&col| self.free.is_free(self.row, col))
+ .filter(|&col| self.free.is_free((self.row + 1).min(n - 1), col))

//! name: chosen_twice
//! mistake: Each choice is made twice.
//! says: With [1] chosen, your code made the same choice again before its next call. Make one choice before each call.
// CHANGE: body
- problem.choose(choice);
+ problem.choose(choice);
+ problem.choose(choice);

//! name: columns_from_one
//! mistake: The columns begin with 1.
//! says: Your choices() on an empty board of 4 returned [1, 2, 3], but should return [0, 1, 2, 3].
// CHANGE: choices
- (0..n)
+ (1..n)

//! name: complete_and_no_choices
//! mistake: Only a complete state without choices is taken for a solution.
//! says: With [2] chosen, is_complete() is true, but your search made choice 1. Return true before you make a choice.
// CHANGE: body
- if problem.is_complete() {
+ if problem.is_complete() && problem.choices().is_empty() {

//! name: complete_asked_last
//! mistake: Whether the state is complete is asked when all choices have failed.
//! says: With [2] chosen, is_complete() is true, but your search made choice 1. Return true before you make a choice.
// ANCHOR: body
for choice in problem.choices() {
    problem.choose(choice);
    if search(problem) {
        return true;
    }
    problem.take_back(choice);
}
problem.is_complete()
// ANCHOR_END: body

//! name: complete_one_row_early
//! mistake: The board counts as complete when one row is empty.
//! says: Return true only when every row has a queen.
// CHANGE: is_complete
- self.row == self.board.size()
+ self.row + 1 == self.board.size()

//! name: complete_only_after_a_choice
//! mistake: Whether the state is complete is asked only after a choice.
//! says: With no choice made, your search returned false, but is_complete() is true. Return true in this case.
// CHANGE: body
- if problem.is_complete() {
-     return true;
- }

-     if search(problem) {
+     if problem.is_complete() || search(problem) {

//! name: dead_ends_of_all_problems
//! mistake: The texts of dead ends are kept for all problems, in a static.
//! says: Your search on [*] returned false, but should return true. As the first call of a new run, this call is right. Your code stores a value between two calls, for example in a `static`
// CHANGE: body
+ static DEAD: std::sync::Mutex<Vec<String>> = std::sync::Mutex::new(Vec::new());
+ let state = format!("{problem:?}");
+ if DEAD.lock().unwrap().contains(&state) {
+     return false;
+ }
  if problem.is_complete() {

+ DEAD.lock().unwrap().push(state);
  false

//! name: diagonals_at_the_end
//! mistake: Only columns are left out, and the diagonals are looked at when the board is full.
//! says: Your choices() left out only the columns of the queens. Compare the diagonals that `choose` marks with the diagonals that `choices` tests.
// CHANGE: is_complete
- self.row == self.board.size()
+ let queens = self.board.queens();
+ let apart = |low: usize, high: usize| queens[low].abs_diff(queens[high]) != low - high;
+ self.row == self.board.size() && (0..queens.len()).all(|low| (0..low).all(|high| apart(low, high)))
// CHANGE: choices
- .filter(|&col| self.free.is_free(self.row, col))
+ .filter(|&col| self.free.columns[col])

//! name: exchanged_in_is_free
//! mistake: Row and column change places where a square is tested.
//! says: Your choices() returned the columns that are free if row and column are swapped in `is_free`. Pass the row first, and then the column.
// CHANGE: choices
- .filter(|&col| self.free.is_free(self.row, col))
+ .filter(|&col| self.free.is_free(col, self.row))

//! name: exchanged_in_take
//! mistake: Row and column change places where the lines are marked.
//! says: Your choices() returned the columns that are free if row and column are swapped in `take`. Pass the row first, and then the column.
// CHANGE: choose
- self.free.take(self.row, col);
+ self.free.take(col, self.row);

//! name: first_choice_decides
//! mistake: The answer of the first call is returned as it comes.
//! says: With [1] chosen, your search stopped without a solution. A choice without a solution must be taken back, before the next choice is tried.
// CHANGE: body
-     if search(problem) {
-         return true;
-     }
-     problem.take_back(choice);
+     return search(problem);

//! name: first_free_column
//! mistake: Only the first free column is offered.
//! says: Your choices() returned only the first free column. Return all free columns.
// CHANGE: choices
- .filter(|&col| self.free.is_free(self.row, col))
+ .find(|&col| self.free.is_free(self.row, col))
+ .into_iter()

//! name: gives_up_at_a_dead_end
//! mistake: A dead end ends the loop of the state above.
//! says: With no choice made, your search did not try the next step: choose 2. Try every choice until one choice succeeds.
// CHANGE: body
-     problem.take_back(choice);
+     problem.take_back(choice);
+     if problem.choices().len() > 1 {
+         return false;
+     }

//! name: goes_on
//! mistake: It goes on after the first solution, as if all were wanted.
//! says: The call with [1] chosen returned true, but its caller took back choice 1. Return true at once, before you take back a choice.
// CHANGE: body
+ let mut found = false;
  for choice in problem.choices() {

-     if search(problem) {
-         return true;
-     }
+     found |= search(problem);

- false
+ found

//! name: goes_on_after_success
//! mistake: All choices are tried, and a success is only written down.
//! says: The call with [1] chosen returned true, but its caller continued with choice 2. Return true at once, before you take back a choice.
// CHANGE: body
+ let mut found = false;
  for choice in problem.choices() {

-         return true;
+         found = true;
+     } else {
+         problem.take_back(choice);
      }
-     problem.take_back(choice);
  }
- false
+ found

//! name: last_choice_first
//! mistake: The choices are tried from the last to the first.
//! says: With no choice made, your search tried choice 2, but choice 1 comes first. Try all choices in the order of choices().
// CHANGE: body
- for choice in problem.choices() {
+ for choice in problem.choices().into_iter().rev() {

//! name: last_choice_left_out
//! mistake: The last choice is left out.
//! says: Your search on [*] returned false, but should return true. Your search tried no choice. Try every choice until one choice succeeds.
No choice was tried.
// CHANGE: body
- for choice in problem.choices() {
+ let choices = problem.choices();
+ for &choice in &choices[..choices.len().saturating_sub(1)] {

//! name: last_column_missing
//! mistake: The last column is never offered.
//! says: Your choices() on an empty board of 4 returned [0, 1, 2], but should return [0, 1, 2, 3].
// CHANGE: choices
- (0..n)
+ (0..n - 1)

//! name: lines_not_freed
//! mistake: The lines of a queen who is taken back stay marked.
//! says: Your `take_back` leaves the lines of the queen marked. Call `give_back` in `take_back`.
// CHANGE: take_back
- self.free.give_back(self.row, col);

//! name: lines_not_marked
//! mistake: The lines of a queen are not marked.
//! says: Your choices() returned all columns. Compare the lines that `choose` marks with the lines that `choices` tests.
// CHANGE: choose
- self.free.take(self.row, col);

//! name: lines_of_the_next_row
//! mistake: The lines are taken after the row is counted on.
//! says: Your choices() returned the columns that would be free if each queen were one row further down. Either `choose` passes the row below the queen to `take`, or `choices` passes the row of the last queen to `is_free`. Print both rows: `take` needs the queen's own row, and `is_free` the row of the next queen.
// CHANGE: choose
- self.free.take(self.row, col);
  self.row += 1;
+ self.free.take(self.row, col);

//! name: negated
//! mistake: The answer of the call is turned round.
//! says: The call with [1] chosen returned true, but its caller took back choice 1. Return true at once, before you take back a choice.
// CHANGE: body
- if search(problem) {
+ if !search(problem) {

//! name: never_chosen
//! mistake: It calls itself without having chosen.
//! says: Your code called `search` again before it made a choice. Make a choice first.
// CHANGE: body
- problem.choose(choice);

//! name: never_complete
//! mistake: The board is never complete, as there is no row n.
//! says: Return true when every row has a queen.
// CHANGE: is_complete
- self.row == self.board.size()
+ self.row > self.board.size()

//! name: no_base_case
//! mistake: Whether a state is complete is never asked.
//! says: With no choice made, your search returned false, but is_complete() is true. Return true in this case.
// CHANGE: body
- if problem.is_complete() {
-     return true;
- }

//! name: no_choices_is_a_solution
//! mistake: A state without choices is taken for a solution.
//! says: Your search had tried every choice, but did not return false. Return false in this case.
// CHANGE: body
-     if problem.is_complete() {
+     if problem.choices().is_empty() {
          return true;

//! name: not_taken_back
//! mistake: What failed stays chosen.
//! says: With [1] chosen, your search stopped without a solution. A choice without a solution must be taken back, before the next choice is tried.
// CHANGE: body
-     problem.take_back(choice);

//! name: one_column_more
//! mistake: The columns are 0 to n.
//! says: The rows and the columns of this board are 0 to 3.
// CHANGE: choices
- (0..n)
+ (0..=n)

//! name: one_last_choice_for_all_levels
//! mistake: A loop keeps the choice to take back in one variable, which it does not set when it goes up.
//! says: Of the choices still made, the last was 1, but your search took back choice 2. Take back the last choice that is still made.
// ANCHOR: body
if problem.is_complete() {
    return true;
}
let mut levels = vec![problem.choices().into_iter()];
let mut last = None;
while let Some(level) = levels.last_mut() {
    if let Some(choice) = level.next() {
        problem.choose(choice);
        if problem.is_complete() {
            return true;
        }
        last = Some(choice);
        levels.push(problem.choices().into_iter());
    } else {
        levels.pop();
        if let Some(choice) = last.filter(|_| !levels.is_empty()) {
            problem.take_back(choice);
        }
    }
}
false
// ANCHOR_END: body

//! name: only_the_first_choice
//! mistake: Only the first choice is tried.
//! says: With no choice made, your search did not try the next step: choose 2. Try every choice until one choice succeeds.
// CHANGE: body
- for choice in problem.choices() {
+ for choice in problem.choices().into_iter().take(1) {

//! name: queen_in_the_next_row
//! mistake: The row is counted on before the queen is placed.
//! says: Your `choose` places each queen one row too far down. Place the queen in row `row`, and add 1 afterwards.
// CHANGE: choose
+ self.row += 1;
  self.board.place(self.row, col);

- self.row += 1;

//! name: queen_left_standing
//! mistake: The queen stays on the board.
//! says: Your `take_back` left the queen on the board. Take her back with `board.take_back`.
// CHANGE: take_back
- self.board.take_back(self.row);

//! name: row_back_after_the_lines
//! mistake: The lines are given back before the row is counted back.
//! says: Your `take_back` frees the lines of the row below the queen. Pass her own row to `give_back`.
// CHANGE: take_back
- self.row -= 1;
  self.free.give_back(self.row, col);
+ self.row -= 1;

//! name: row_back_too_late
//! mistake: The row is counted back after the queen was looked for.
//! says: no queen stands in row 2, so none can be taken back. The last queen belongs in row 1.
// ANCHOR: take_back
self.free.give_back(self.row, col);
self.board.take_back(self.row);
self.row -= 1;
// ANCHOR_END: take_back

//! name: row_not_back
//! mistake: The row is not counted back.
//! says: After your `take_back`, choices() returned the free columns of the row below the queen. Subtract 1 from `row` in `take_back`.
// CHANGE: take_back
- self.row -= 1;
+ self.free.give_back(self.row - 1, col);
+ self.board.take_back(self.row - 1);
- self.free.give_back(self.row, col);
- self.board.take_back(self.row);

//! name: row_stays_in_the_last_row
//! mistake: The row is not counted on after the last queen.
//! says: choose(2) had placed its queen in row 3, but take_back(2) took back the queen of row 2. Print `row` before and after both calls: `choose` must add 1, and `take_back` must subtract 1, also in the last row.
// CHANGE: is_complete
- self.row == self.board.size()
+ self.board.queens().len() == self.board.size()
// CHANGE: choose
- self.row += 1;
+ self.row += usize::from(self.row + 1 < self.board.size());

//! name: says_false_after_it
//! mistake: After a call that found a solution the answer is false.
//! says: With [1] chosen, is_complete() is true, but your search returned false after a call had returned true. Return true at once.
// CHANGE: body
-     if search(problem) {
-         return true;
+     if search(problem) {
+         return false;

//! name: searches_again_after_failure
//! mistake: When all choices have failed, it searches the same state again.
//! says: Your code called itself again in a state that it had searched. Make a choice before each call.
// CHANGE: body
- false
+ !problem.choices().is_empty() && search(problem)

//! name: stays_in_the_row
//! mistake: The row is not counted on.
//! says: Your `choose` places each queen in row 0. Add 1 to `row` in `choose`.
// CHANGE: choose
- self.row += 1;
// CHANGE: take_back
- self.row -= 1;

//! name: taken_back_at_the_end_too
//! mistake: Each choice is taken back, also on the way to a solution.
//! says: The call with [1] chosen returned true, but its caller took back choice 1.
// CHANGE: body
-     if search(problem) {
+     let found = search(problem);
+     problem.take_back(choice);
+     if found {
          return true;

-     problem.take_back(choice);

//! name: taken_back_before_the_call
//! mistake: A choice is taken back before the call that looks below it.
//! says: Your code took back each choice before it called `search`. Call `search` first, and then take back the choice.
// CHANGE: body
+     problem.take_back(choice);
      if search(problem) {

-     problem.take_back(choice);

//! name: taken_back_twice
//! mistake: Each choice is taken back twice.
//! says: Your search on [[]] took back choice 1 in step 3, but should return. With no choice made, your search took back choice 1. Take back only a choice that is still made.
// CHANGE: body
      problem.take_back(choice);
+     problem.take_back(choice);

//! name: takes_back_one_choice
//! mistake: A loop with a stack of open choices takes back one choice before each choice of an upper state.
//! says: Your search on [[[], []], [[], *]] returned false, but should return true. Your search made choice 2 before it took back choice 1. Take back choice 1 first.
// ANCHOR: body
let mut path: Vec<P::Choice> = Vec::new();
let mut open: Vec<(usize, P::Choice)> = Vec::new();
loop {
    if problem.is_complete() { return true; }
    open.extend(problem.choices().into_iter().rev().map(|choice| (path.len(), choice)));
    let Some((depth, choice)) = open.pop() else { break };
    if path.len() > depth { problem.take_back(path.pop().unwrap()); }
    problem.choose(choice);
    path.push(choice);
}
while let Some(last) = path.pop() { problem.take_back(last); }
false
// ANCHOR_END: body

//! name: takes_back_the_first_choice
//! mistake: It takes back the first choice of the state, whichever it had made.
//! says: Of the choices still made, the last was 2, but your search took back choice 1. Take back the last choice that is still made.
// CHANGE: body
- for choice in problem.choices() {
+ let choices = problem.choices();
+ for &choice in &choices {

-     problem.take_back(choice);
+     problem.take_back(choices[0]);

//! name: takes_back_the_next_choice
//! mistake: A loop with its own stack takes back the choice that comes next, and not the last one.
//! says: Your search on [[]] panicked, but should return false. The panic message: index out of bounds: the len is 1 but the index is 1
// ANCHOR: body
    if problem.is_complete() {
        return true;
    }
    let mut levels = vec![(problem.choices(), 0_usize)];
    while let Some((choices, next)) = levels.last_mut() {
        if *next < choices.len() {
            let choice = choices[*next];
            *next += 1;
            problem.choose(choice);
            if problem.is_complete() {
                return true;
            }
            levels.push((problem.choices(), 0_usize));
        } else {
            levels.pop();
            if let Some((choices, next)) = levels.last() {
                problem.take_back(choices[*next]);
            }
        }
    }
    false
// ANCHOR_END: body

//! name: true_after_any_call
//! mistake: The first call decides, and its answer is not read.
//! says: The call with [1] chosen returned false, but your search then returned true. After a call, return true only if this call returned true.
// CHANGE: body
-     if search(problem) {
-         return true;
-     }
-     problem.take_back(choice);
+     search(problem);
+     return true;

//! name: true_at_the_end
//! mistake: When all choices have failed, the answer is true.
//! says: Your search had tried every choice, but did not return false. Return false in this case.
// CHANGE: body
- false
+ true

// Right answers in other styles, which must pass.

//! name: two_rows_back
//! mistake: The row counts back by two.
//! says: choose(2) had placed its queen in row 1, but take_back(2) took back the queen of row 0.
// CHANGE: take_back
- self.row -= 1;
+ self.row -= 2;

//! name: two_rows_on
//! mistake: The row counts on by two.
//! says: Your `choose` adds 2 to `row`. Add 1.
// CHANGE: choose
- self.row += 1;
+ self.row += 2;

//! name: a_loop
//! right: No recursion: a stack of the choices that are left in each state.
// ANCHOR: body
if problem.is_complete() {
    return true;
}
let mut open = vec![problem.choices().into_iter()];
let mut made: Vec<P::Choice> = Vec::new();
while let Some(choices) = open.last_mut() {
    match choices.next() {
        Some(choice) => {
            problem.choose(choice);
            made.push(choice);
            if problem.is_complete() {
                return true;
            }
            open.push(problem.choices().into_iter());
        }
        None => {
            open.pop();
            if let Some(choice) = made.pop() {
                problem.take_back(choice);
            }
        }
    }
}
false
// ANCHOR_END: body

//! name: any
//! right: The loop is an iterator.
// ANCHOR: body
problem.is_complete()
    || problem.choices().into_iter().any(|choice| {
        problem.choose(choice);
        let found = search(problem);
        if !found {
            problem.take_back(choice);
        }
        found
    })
// ANCHOR_END: body

//! name: by_index
//! right: The choices are asked for anew in each round.
// CHANGE: body
- for choice in problem.choices() {
+ let mut at = 0;
+ while at < problem.choices().len() {
+     let choice = problem.choices()[at];
+     at += 1;

//! name: no_call_for_a_solution
//! right: A state that is complete gets no call.
// ANCHOR: body
#[traced]
fn below<P: Problem>(problem: &mut P) -> bool {
    for choice in problem.choices() {
        problem.choose(choice);
        if problem.is_complete() || below(problem) {
            return true;
        }
        problem.take_back(choice);
    }
    false
}
problem.is_complete() || below(problem)
// ANCHOR_END: body

//! name: with_attacks
//! right: Every queen on the board is asked; the arrays stay as they are.
// CHANGE: choices
- (0..n)
-     .filter(|&col| self.free.is_free(self.row, col))
-     .collect()
+ let above = self.board.queens();
+ let attacked = |col| above.iter().enumerate().any(|(r, &c)| crate::attacks::attacks((r, c), (self.row, col)));
+ (0..n).filter(|&col| !attacked(col)).collect()
// CHANGE: choose
- self.free.take(self.row, col);
// CHANGE: take_back
- self.free.give_back(self.row, col);

//! name: written_out
//! right: The three arrays are read and written without their verbs, and the queens count the rows.
// CHANGE: is_complete
- self.row == self.board.size()
+ self.board.queens().len() == self.board.size()
// CHANGE: choices
- (0..n)
-     .filter(|&col| self.free.is_free(self.row, col))
-     .collect()
+ let mut free = Vec::new();
+ for col in 0..n {
+     if self.free.columns[col] && self.free.rising[self.row + col] && self.free.falling[self.row + n - 1 - col] {
+         free.push(col);
+     }
+ }
+ free
// CHANGE: take_back
- self.free.give_back(self.row, col);
- self.board.take_back(self.row);
+ let stood = self.board.take_back(self.row);
+ self.free.give_back(self.row, stood);
