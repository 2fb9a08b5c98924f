// Wrong answers to the exercise `search` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: all_chosen_first
//! mistake: All choices are made before the first call.
//! says: Choice 2 was made on top of choice 1, which was to be taken back first.
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
//! says: These are all columns. Leave out those that are not free
// CHANGE: choices
- (0..n)
-     .filter(|&col| self.free.is_free(self.row, col))
-     .collect()
+ (0..n).collect()

//! name: answer_dropped
//! mistake: The answer of the call is not looked at.
//! says: The call at [1] returned true, and the call above it took choice 1 back.
// CHANGE: body
-     if search(problem) {
-         return true;
-     }
+     search(problem);

//! name: attacked_columns
//! mistake: The columns that are attacked are offered.
//! says: Your choices of Queens of 4, with [] chosen, returned [], but should return [0, 1, 2, 3].
// CHANGE: choices
- .filter(|&col| self.free.is_free(self.row, col))
+ .filter(|&col| !self.free.is_free(self.row, col))

//! name: base_says_false
//! mistake: In a complete state the answer is false.
//! says: The call at [] returned false, and is_complete says yes there.
// CHANGE: body
  if problem.is_complete() {
-     return true;
+     return false;

//! name: choices_asked_afresh
//! mistake: The choices are asked for again each time, as if one that was taken back were used up.
//! says: With [] chosen, choice 1 was made, taken back, and made again.
// CHANGE: body
- for choice in problem.choices() {
+ while let Some(&choice) = problem.choices().first() {

//! name: columns_from_one
//! mistake: The columns begin with 1.
//! says: Your choices of Queens of 4, with [] chosen, returned [1, 2, 3], but should return [0, 1, 2, 3].
// CHANGE: choices
- (0..n)
+ (1..n)

//! name: complete_and_no_choices
//! mistake: Only a complete state without choices is taken for a solution.
//! says: search on [[], *[*]]
// CHANGE: body
- if problem.is_complete() {
+ if problem.is_complete() && problem.choices().is_empty() {

//! name: complete_asked_last
//! mistake: Whether the state is complete is asked when all choices have failed.
//! says: is complete, and yours went on to choice 1
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
//! says: Your is_complete of Queens of 4, with [0, 3, 1] chosen, returned true, but should return false.
// CHANGE: is_complete
- self.row == self.board.size()
+ self.row + 1 == self.board.size()

//! name: complete_only_after_a_choice
//! mistake: Whether the state is complete is asked only after a choice.
//! says: The call at [] returned false, and is_complete says yes there.
// CHANGE: body
- if problem.is_complete() {
-     return true;
- }

-     if search(problem) {
+     if problem.is_complete() || search(problem) {

//! name: diagonals_at_the_end
//! mistake: Only columns are left out, and the diagonals are looked at when the board is full.
//! says: Only the columns of the queens are left out.
// CHANGE: is_complete
- self.row == self.board.size()
+ let queens = self.board.queens();
+ let apart = |low: usize, high: usize| queens[low].abs_diff(queens[high]) != low - high;
+ self.row == self.board.size() && (0..queens.len()).all(|low| (0..low).all(|high| apart(low, high)))
// CHANGE: choices
- .filter(|&col| self.free.is_free(self.row, col))
+ .filter(|&col| self.free.columns[col])

//! name: first_choice_decides
//! mistake: The answer of the first call is returned as it comes.
//! says: The call that made the last choice takes it back, and tries its next one.
// CHANGE: body
-     if search(problem) {
-         return true;
-     }
-     problem.take_back(choice);
+     return search(problem);

//! name: first_free_column
//! mistake: Only the first free column is offered.
//! says: Only the first free column is there.
// CHANGE: choices
- .filter(|&col| self.free.is_free(self.row, col))
+ .find(|&col| self.free.is_free(self.row, col))
+ .into_iter()

//! name: gives_up_at_a_dead_end
//! mistake: A dead end ends the loop of the state above.
//! says: With [] chosen there was more to try: choose 2.
// CHANGE: body
-     problem.take_back(choice);
+     problem.take_back(choice);
+     if problem.choices().len() > 1 {
+         return false;
+     }

//! name: goes_on
//! mistake: It goes on after the first solution, as if all were wanted.
//! says: The call at [1] returned true, and the call above it took choice 1 back.
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
//! says: The call at [1] returned true, and the call above it went on to choice 2.
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
//! says: choice 2 was tried before choice 1
// CHANGE: body
- for choice in problem.choices() {
+ for choice in problem.choices().into_iter().rev() {

//! name: last_choice_left_out
//! mistake: The last choice is left out.
//! says: Your search on [*] returned false, but should return true. No choice was tried.
No choice was tried.
// CHANGE: body
- for choice in problem.choices() {
+ let choices = problem.choices();
+ for &choice in &choices[..choices.len().saturating_sub(1)] {

//! name: last_column_missing
//! mistake: The last column is never offered.
//! says: Your choices of Queens of 4, with [] chosen, returned [0, 1, 2], but should return [0, 1, 2, 3].
// CHANGE: choices
- (0..n)
+ (0..n - 1)

//! name: lines_not_freed
//! mistake: The lines of a queen who is taken back stay marked.
//! says: The lines of the queen are still taken.
// CHANGE: take_back
- self.free.give_back(self.row, col);

//! name: lines_not_marked
//! mistake: The lines of a queen are not marked.
//! says: let choose mark the lines of each queen
// CHANGE: choose
- self.free.take(self.row, col);

//! name: negated
//! mistake: The answer of the call is turned round.
//! says: The call at [1] returned true, and the call above it took choice 1 back.
// CHANGE: body
- if search(problem) {
+ if !search(problem) {

//! name: never_chosen
//! mistake: It calls itself without having chosen.
//! says: nothing was chosen before the call
// CHANGE: body
- problem.choose(choice);

//! name: never_complete
//! mistake: The board is never complete, as there is no row n.
//! says: Your is_complete of Queens of 4, with [1, 3, 0, 2] chosen, returned false, but should return true.
// CHANGE: is_complete
- self.row == self.board.size()
+ self.row > self.board.size()

//! name: no_base_case
//! mistake: Whether a state is complete is never asked.
//! says: The call at [] returned false, and is_complete says yes there.
// CHANGE: body
- if problem.is_complete() {
-     return true;
- }

//! name: no_choices_is_a_solution
//! mistake: A state without choices is taken for a solution.
//! says: Your search on [] returned true, but should return false.
// CHANGE: body
-     if problem.is_complete() {
+     if problem.choices().is_empty() {
          return true;

//! name: not_taken_back
//! mistake: What failed stays chosen.
//! says: Your search on [[]] returned false with [1] chosen, but should return [].
// CHANGE: body
-     problem.take_back(choice);

//! name: only_the_first_choice
//! mistake: Only the first choice is tried.
//! says: With [] chosen there was more to try: choose 2.
// CHANGE: body
- for choice in problem.choices() {
+ for choice in problem.choices().into_iter().take(1) {

//! name: queen_in_the_next_row
//! mistake: The row is counted on before the queen is placed.
//! says: The queen stands one row too far down
// CHANGE: choose
+ self.row += 1;
  self.board.place(self.row, col);

- self.row += 1;

//! name: queen_left_standing
//! mistake: The queen stays on the board.
//! says: The queen is still on the board.
// CHANGE: take_back
- self.board.take_back(self.row);

//! name: row_back_after_the_lines
//! mistake: The lines are given back before the row is counted back.
//! says: The lines that were given back are those of the square below the queen.
// CHANGE: take_back
- self.row -= 1;
  self.free.give_back(self.row, col);
+ self.row -= 1;

//! name: row_back_too_late
//! mistake: The row is counted back after the queen was looked for.
//! says: panicked
// ANCHOR: take_back
self.free.give_back(self.row, col);
self.board.take_back(self.row);
self.row -= 1;
// ANCHOR_END: take_back

//! name: row_not_back
//! mistake: The row is not counted back.
//! says: These are the columns of the row below: her row is the next one again.
// CHANGE: take_back
- self.row -= 1;
+ self.free.give_back(self.row - 1, col);
+ self.board.take_back(self.row - 1);
- self.free.give_back(self.row, col);
- self.board.take_back(self.row);

//! name: stays_in_the_row
//! mistake: The row is not counted on.
//! says: These are the columns of row 0 once more. It is choose that goes on to the next row.
// CHANGE: choose
- self.row += 1;
// CHANGE: take_back
- self.row -= 1;

//! name: taken_back_at_the_end_too
//! mistake: Each choice is taken back, also on the way to a solution.
//! says: The call at [1] returned true, and the call above it took choice 1 back.
// CHANGE: body
-     if search(problem) {
+     let found = search(problem);
+     problem.take_back(choice);
+     if found {
          return true;

-     problem.take_back(choice);

//! name: taken_back_before_the_call
//! mistake: A choice is taken back before the call that looks below it.
//! says: the choice was taken back before the call, not after it
// CHANGE: body
+     problem.take_back(choice);
      if search(problem) {

-     problem.take_back(choice);

//! name: takes_back_the_first_choice
//! mistake: It takes back the first choice of the state, whichever it had made.
//! says: step 5 of yours was take back 1, but should be take back 2.
// CHANGE: body
- for choice in problem.choices() {
+ let choices = problem.choices();
+ for &choice in &choices {

-     problem.take_back(choice);
+     problem.take_back(choices[0]);

//! name: true_at_the_end
//! mistake: When all choices have failed, the answer is true.
//! says: Your search on [] returned true, but should return false.
// CHANGE: body
- false
+ true

// Right answers in other styles, which must pass.

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
