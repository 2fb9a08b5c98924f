// Wrong answers to the exercise `sudoku` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: all_marks_cleared
//! mistake: All marks of the row, the column and the box are taken away.
//! says: This call must undo exactly what `choose` changed.
// CHANGE: take_back
- self.rows[row] &= !(1 << digit);
- self.columns[col] &= !(1 << digit);
- self.boxes[in_box] &= !(1 << digit);
+ self.rows[row] = 0;
+ self.columns[col] = 0;
+ self.boxes[in_box] = 0;

//! name: all_squares
//! mistake: The placements of all squares are choices.
//! says: Your choices() returned placements on 13 squares. Return only the placements of the square with the fewest choices.
// CHANGE: choices
- placements.min_by_key(Vec::len).unwrap_or_default()
+ placements.flatten().collect()

//! name: all_three_have_it
//! mistake: A digit is left out only if all three have it.
//! says: Your code leaves out a digit only if the row, the column and the box all contain it. Leave out a digit if any of them contains it.
// CHANGE: digits
- let taken = self.rows[row] | self.columns[col] | self.boxes[self.box_of(row, col)];
+ let taken = self.rows[row] & self.columns[col] & self.boxes[self.box_of(row, col)];

//! name: assigned_not_added
//! mistake: The word is replaced by the bit.
//! says: In a row with a 1 and a 2, your code leaves out only the digit that it placed last. Add each bit with `|=`.
// CHANGE: choose
- self.rows[row] |= 1 << digit;
- self.columns[col] |= 1 << digit;
- self.boxes[in_box] |= 1 << digit;
+ self.rows[row] = 1 << digit;
+ self.columns[col] = 1 << digit;
+ self.boxes[in_box] = 1 << digit;

//! name: begins_with_2
//! mistake: The digits begin with 2.
//! says: Your `placements` leaves out the digit 1. Try the digits 1 to n.
// CHANGE: digits
- (1..=self.grid.size())
+ (2..=self.grid.size())

//! name: bit_is_one
//! mistake: A bit that is not set is compared with 1.
//! says: This grid is empty, so no digit is marked and each digit is possible.
// CHANGE: digits
- .filter(|digit| taken & (1 << digit) == 0)
+ .filter(|digit| taken & (1 << digit) == 1)

//! name: box_not_asked
//! mistake: The box does not count.
//! says: Your `placements` allows a digit again in its box. Compare the marks that `choose` sets with the marks that `placements` reads in rows, columns and boxes.
// CHANGE: digits
- let taken = self.rows[row] | self.columns[col] | self.boxes[self.box_of(row, col)];
+ let taken = self.rows[row] | self.columns[col];

//! name: box_not_marked
//! mistake: The box is not marked.
//! says: Your `placements` allows a digit again in its box. Compare the marks that `choose` sets with the marks that `placements` reads in rows, columns and boxes.
// CHANGE: choose
- self.boxes[in_box] |= 1 << digit;
+ let _ = in_box;

//! name: box_of_exchanged
//! mistake: Row and column change places where the box is marked.
//! says: In a separate grid with only a 1 on (0, 2), your code allows 1 on (1, 3) in the same box, but not on (2, 1) in another box. Use `boxes[self.box_of(row, col)]` in `choose`, `take_back` and `placements`.
// CHANGE: choose
- let in_box = self.box_of(row, col);
+ let in_box = self.box_of(col, row);

//! name: box_of_one_number
//! mistake: The box is asked for with the row twice.
//! says: In a separate grid with only a 1 on (0, 2), your code allows 1 on (1, 3) in the same box. Use `boxes[self.box_of(row, col)]`
// CHANGE: digits
- let taken = self.rows[row] | self.columns[col] | self.boxes[self.box_of(row, col)];
+ let taken = self.rows[row] | self.columns[col] | self.boxes[self.box_of(row, row)];

//! name: box_stays_marked
//! mistake: The box stays marked.
//! says: (1, 2) is in the same box as the changed square. This call must undo exactly what `choose` changed.
// CHANGE: take_back
- self.boxes[in_box] &= !(1 << digit);
+ let _ = in_box;

//! name: boxes_added
//! mistake: The two parts of the number of a box are only added.
//! says: Your `box_of` returns the same number for different boxes. Count all boxes in the rows of boxes above the square.
// CHANGE: box
- row / side * side + col / side
+ row / side + col / side

//! name: boxes_by_the_remainder
//! mistake: The column of boxes is the remainder.
//! says: Your `box_of` uses the remainder of `col`, which is the column inside the box. Divide `col` to get the column of boxes.
// CHANGE: box
- row / side * side + col / side
+ row / side * side + col % side

//! name: boxes_downwards
//! mistake: The boxes are numbered from the top down first.
//! says: Your `box_of` numbers the boxes from the top down. Swap `row` and `col` to number the boxes from left to right.
// CHANGE: box
- row / side * side + col / side
+ col / side * side + row / side

//! name: boxes_of_three
//! mistake: Each box has three rows and three columns.
//! says: Your `box_of` uses 3 as the side of a box, which is right only in a grid of 9 rows. Call box_side() instead.
// CHANGE: box
- let side = self.grid.box_side();
- row / side * side + col / side
+ row / 3 * 3 + col / 3

//! name: boxes_times_the_rows
//! mistake: A row of boxes counts for as many boxes as the grid has rows.
//! says: Your `box_of` counts too many boxes in each row of boxes. Multiply by the number of boxes in a row.
// CHANGE: box
- row / side * side + col / side
+ row / side * self.grid.size() + col / side

//! name: called_twice
//! mistake: A first call asks whether there is a solution, and a second call counts.
//! says: With [1] chosen, your code made choice 1, took it back and made it again. After `take_back`, choices() returns this choice again. Search each state only once, and make each of its choices once.
// CHANGE: body
-     found += solutions(problem, most - found);
+     if solutions(problem, most - found) > 0 {
+         found += solutions(problem, most - found);
+     }

//! name: calls_counted
//! mistake: The calls are counted.
//! says: Count each solution once, and nothing else.
// CHANGE: body
- let mut found = 0;
+ let mut found = 1;

//! name: chosen_twice
//! mistake: Each choice is made twice.
//! says: With [1] chosen, your code made the same choice again before its next call. Make one choice before each call.
// CHANGE: body
- problem.choose(choice);
+ problem.choose(choice);
+ problem.choose(choice);

//! name: column_for_digit_in_the_row
//! mistake: The bit of a row is that of the column.
//! says: When 2 is placed, your code leaves out 1 in the same row. Use the bit `1 << digit` and no other in `choose`, `take_back` and `placements`.
// CHANGE: choose
- self.rows[row] |= 1 << digit;
+ self.rows[row] |= 1 << col;

//! name: column_not_asked
//! mistake: The column does not count.
//! says: Your `placements` allows a digit again in its column. Compare the marks that `choose` sets with the marks that `placements` reads in rows, columns and boxes.
// CHANGE: digits
- let taken = self.rows[row] | self.columns[col] | self.boxes[self.box_of(row, col)];
+ let taken = self.rows[row] | self.boxes[self.box_of(row, col)];

//! name: column_not_marked
//! mistake: The row is marked twice, and the column never.
//! says: Your `placements` allows a digit again in its column. Compare the marks that `choose` sets with the marks that `placements` reads in rows, columns and boxes.
// CHANGE: choose
- self.columns[col] |= 1 << digit;
+ self.rows[row] |= 1 << digit;

//! name: column_stays_marked
//! mistake: The column stays marked.
//! says: (2, 3) is in the same column as the changed square. This call must undo exactly what `choose` changed.
// CHANGE: take_back
- self.columns[col] &= !(1 << digit);

//! name: complete_is_none
//! mistake: A solution counts for nothing.
//! says: is_complete() is true before the first choice. Return 1 in this case.
// CHANGE: body
- return 1;
+ return 0;

//! name: counts_different_texts
//! mistake: The solutions are counted by their text, which need not be unique.
//! says: Your solutions on [*, *] with most = 5 returned 1 if all states have the same Debug text, but should return 2. The text of a state need not be unique.
// ANCHOR: body
fn collect<P: Problem>(problem: &mut P, most: usize, found: &mut std::collections::BTreeSet<String>) {
    if problem.is_complete() {
        found.insert(format!("{problem:?}"));
        return;
    }
    for choice in problem.choices() {
        problem.choose(choice);
        collect(problem, most, found);
        problem.take_back(choice);
        if found.len() >= most { break; }
    }
}
let mut found = std::collections::BTreeSet::new();
collect(problem, most, &mut found);
found.len()
// ANCHOR_END: body

//! name: counts_of_all_problems
//! mistake: The numbers of solutions are kept for all problems.
//! says: Your solutions on [*] with most = 2 returned 0, but should return 1. As the first call of a new run, this call is right. Your code stores a value between two calls, for example in a `static`
// CHANGE: body
+ thread_local! {
+     static KNOWN: std::cell::RefCell<std::collections::HashMap<String, usize>> = std::cell::RefCell::default();
+ }
+ let state = format!("{problem:?}");
+ if let Some(known) = KNOWN.with_borrow(|known| known.get(&state).copied()) {
+     return known.min(most);
+ }
  if problem.is_complete() {

+ KNOWN.with_borrow_mut(|known| known.insert(state, found));
  found

//! name: dead_ends_count
//! mistake: A dead end counts as a solution.
//! says: Count each solution once, and nothing else.
// CHANGE: body
- if problem.is_complete() {
-     return 1;
- }
- let mut found = 0;
+ let mut found = usize::from(problem.choices().is_empty());

//! name: dead_squares_left_out
//! mistake: Squares without a choice are passed over.
//! says: No digit fits on (0, 3), so this grid has no solution. Return no placements.
// CHANGE: choices
- placements.min_by_key(Vec::len).unwrap_or_default()
+ placements
+     .filter(|placements| !placements.is_empty())
+     .min_by_key(Vec::len)
+     .unwrap_or_default()

//! name: digit_for_column
//! mistake: A placement has the digit in the place of its column.
//! says: Each placement is (row, col, digit), with the row and the column that `placements` received.
// CHANGE: digits
- .map(|digit| (row, col, digit))
+ .map(|digit| (row, digit, col))

//! name: digit_for_its_bit
//! mistake: The digit itself is compared, and not its bit.
//! says: When 1 is placed, your code leaves out 2 and 3 in the same row, column and box. Use the bit `1 << digit` and no other in `choose`, `take_back` and `placements`.
// CHANGE: digits
- .filter(|digit| taken & (1 << digit) == 0)
+ .filter(|&digit| taken & digit as u32 == 0)

//! name: digit_marked_for_its_bit
//! mistake: The digit itself is added to the word, and not its bit.
//! says: When 2 is placed, your code leaves out 1 in the same row, column and box. Use the bit `1 << digit` and no other in `choose`, `take_back` and `placements`.
// CHANGE: choose
- self.rows[row] |= 1 << digit;
- self.columns[col] |= 1 << digit;
- self.boxes[in_box] |= 1 << digit;
+ self.rows[row] |= digit as u32;
+ self.columns[col] |= digit as u32;
+ self.boxes[in_box] |= digit as u32;

//! name: digit_stays
//! mistake: The marks are taken away, and the digit stays.
//! says: Your take_back((0, 3, 2)) on 1..2 .... .... ...4 left the grid
// CHANGE: take_back
- self.grid.take_back(row, col);

//! name: fewest_begins_at_n
//! mistake: The fewest choices so far begin at n, so no square of an empty grid has fewer.
//! says: Your choices on .... .... .... .... returned [], but should return [(0, 0, 1), (0, 0, 2), (0, 0, 3), (0, 0, 4)], or those of another square with as few. (0, 0) has 4 choices. If your code keeps the fewest choices so far, begin with more than 4, or with the first empty square.
// CHANGE: choices
+ let n = self.grid.size();
- placements.min_by_key(Vec::len).unwrap_or_default()
+ placements.filter(|it| it.len() < n).min_by_key(Vec::len).unwrap_or_default()

//! name: fills_forced_squares
//! mistake: `choose` also fills every square that has only one possible digit.
//! says: Your Sudoku::new(".... ..21 .4.. ...2") left the grid 1234 4321 2413 3142, but should leave .... ..21 .4.. ...2. The grid has 16 digits, but should have 4. Place only one digit in each call of `choose`.
// CHANGE: choose
  self.boxes[in_box] |= 1 << digit;
+ for (row, col) in self.grid.empty_squares() {
+     if let [forced] = self.placements(row, col)[..] {
+         return self.choose(forced);
+     }
+ }

//! name: first_empty_square
//! mistake: The first empty square is filled next.
//! says: choices, but (
//! judged: calls of solutions, but
// CHANGE: choices
- let placements = squares.map(|(row, col)| self.placements(row, col));
- placements.min_by_key(Vec::len).unwrap_or_default()
+ let mut placements = squares.map(|(row, col)| self.placements(row, col));
+ placements.next().unwrap_or_default()

//! name: first_solution_only
//! mistake: It stops at the first solution.
//! says: `most` was 2, but your code stopped after 1 solution: with no choice made, it left out choice 2. Try every choice until you have enough solutions.
// CHANGE: body
- if found == most {
+ if found > 0 {

//! name: found_compared_with_what_is_missing
//! mistake: The number found is subtracted from `most` and still compared with it.
//! says: Your solutions on [*, *] with most = 2 returned 1, but should return 2. `most` was 2, but your code stopped after 1 solution: with no choice made, it left out choice 2. Try every choice until you have enough solutions.
// CHANGE: body
- let mut found = 0;
+ let mut most = most;
+ let mut found = 0;

- found += solutions(problem, most - found);
+ let below = solutions(problem, most);

- problem.take_back(choice);
+ problem.take_back(choice);
+ found += below;
+ most -= below;

//! name: from_zero
//! mistake: The digits are counted from 0.
//! says: Your digits are 0 to n − 1. Use the digits 1 to n instead.
// CHANGE: digits
- (1..=self.grid.size())
+ (0..self.grid.size())

//! name: goes_on_below_a_solution
//! mistake: A complete state counts as one solution, and then its choices are tried, too.
//! says: With no choice made, is_complete() is true, but your code made choice 1. Return 1 before you make a choice.
// CHANGE: body
- if problem.is_complete() {
-     return 1;
- }
- let mut found = 0;
+ let mut found = usize::from(problem.is_complete());

-     problem.choose(choice);
+     if found >= most {
+         break;
+     }
+     problem.choose(choice);

-     if found == most {
-         break;
-     }

//! name: goes_on_when_enough
//! mistake: All solutions are counted.
//! says: Your code had found 2 solutions, but made another choice. Stop when you have enough solutions.
// CHANGE: body
- if found == most {
-     break;
- }

//! name: kept_where_found
//! mistake: Where enough was found, the last choice stays.
//! says: Your code did not take back choice 2. Take back each choice before `solutions` returns, even if your code found a solution.
// CHANGE: body
- problem.take_back(choice);
+ if found < most {
+     problem.take_back(choice);
+ }

//! name: largest_digit_missing
//! mistake: The range ends before n.
//! says: Your `placements` leaves out the largest digit. Try the digits 1 to n.
// CHANGE: digits
- (1..=self.grid.size())
+ (1..self.grid.size())

//! name: last_one_by_search
//! mistake: Looks for a single solution with `search`, which does not take back its choices.
//! says: Your solutions on [[], *, *] with most = 1 returned in step 4, but should first take back choice 2. Your code did not take back choice 2. Take back each choice before `solutions` returns, even if your code found a solution.
// CHANGE: body
+ if most == 1 {
+     return usize::from(search(problem));
+ }
  if problem.is_complete() {

//! name: last_one_counts
//! mistake: What was found before is forgotten.
//! says: Your steps are right, but the number is not. Check that your code adds up the numbers that the calls return.
// CHANGE: body
- found += solutions(problem, most - found);
+ found = solutions(problem, most - found);

//! name: marked_in_exchanged_words
//! mistake: Row and column change places where the digit is marked.
//! says: Your code mixes up the marks of rows and columns with the same number. Use `rows[row]` and `columns[col]` in `choose`, `take_back` and `placements`.
// CHANGE: choose
- self.rows[row] |= 1 << digit;
- self.columns[col] |= 1 << digit;
+ self.rows[col] |= 1 << digit;
+ self.columns[row] |= 1 << digit;

//! name: marks_one_bit_lower
//! mistake: Bit digit − 1 is marked, and bit digit is asked.
//! says: When 2 is placed, your code leaves out 1 in the same row, column and box. Use the bit `1 << digit` and no other in `choose`, `take_back` and `placements`.
// CHANGE: choose
- self.rows[row] |= 1 << digit;
- self.columns[col] |= 1 << digit;
- self.boxes[in_box] |= 1 << digit;
+ self.rows[row] |= 1 << (digit - 1);
+ self.columns[col] |= 1 << (digit - 1);
+ self.boxes[in_box] |= 1 << (digit - 1);

//! name: marks_the_others
//! mistake: All bits but that of the digit are kept with an or.
//! says: take_back(
// CHANGE: take_back
- self.rows[row] &= !(1 << digit);
- self.columns[col] &= !(1 << digit);
- self.boxes[in_box] &= !(1 << digit);
+ self.rows[row] |= !(1 << digit);
+ self.columns[col] |= !(1 << digit);
+ self.boxes[in_box] |= !(1 << digit);

//! name: most_choices_first
//! mistake: The square with the most choices is filled next.
//! says: choices, but (
// CHANGE: choices
- placements.min_by_key(Vec::len).unwrap_or_default()
+ placements.max_by_key(Vec::len).unwrap_or_default()

//! name: most_digits_first
//! mistake: The square with the most digits in row, column and box, but some digits count twice.
//! says: (8, 4) has 2 choices, but (6, 8) has 1 choice. Return the placements of the square with the fewest choices. If you add up the digits of row, column and box, count each digit once.
// CHANGE: choices
-         let placements = squares.map(|(row, col)| self.placements(row, col));
-         placements.min_by_key(Vec::len).unwrap_or_default()
+         let most = squares.max_by_key(|&(row, col)| {
+             let words = [self.rows[row], self.columns[col], self.boxes[self.box_of(row, col)]];
+             words.map(u32::count_ones).iter().sum::<u32>()
+         });
+         most.map_or(Vec::new(), |(row, col)| self.placements(row, col))

//! name: most_handed_on
//! mistake: The call below may find as many as all together.
//! says: Your code had found 2 solutions, but made another choice. Check that each call receives the number of solutions still needed, and stops at this number.
// CHANGE: body
- found += solutions(problem, most - found);
+ found += solutions(problem, most);

//! name: most_less_one
//! mistake: The call looks for one solution less, whatever was found.
//! says: With [1] chosen, your code took back choice 1 before it tried choice 2. Check whether it makes its call before that, and how many solutions the call was to find.
// CHANGE: body
-     found += solutions(problem, most - found);
+     found += solutions(problem, most - 1);

//! name: never_taken_back
//! mistake: Nothing is taken back.
//! says: Your code did not take back choice 1. Take back each choice before `solutions` returns, even if your code found a solution.
// CHANGE: body
- problem.take_back(choice);

//! name: not_placed
//! mistake: The digit is marked, and not placed.
//! says: left the grid .... .... .... ...., but should leave 1... .... .... .....
// CHANGE: choose
- self.grid.place(row, col, digit);

//! name: nothing_marked
//! mistake: The digit is placed, and nothing is marked.
//! says: Your `placements` allows a digit again in its row and in its column and in its box. Compare the marks that `choose` sets with the marks that `placements` reads in rows, columns and boxes.
// CHANGE: choose
- self.rows[row] |= 1 << digit;
- self.columns[col] |= 1 << digit;
- self.boxes[in_box] |= 1 << digit;
+ let _ = in_box;

//! name: only_one_placement
//! mistake: Only the first placement of the square is a choice.
//! says: On (0, 0), the digits [1, 4] are possible. Return the placements of exactly these digits.
// CHANGE: choices
- placements.min_by_key(Vec::len).unwrap_or_default()
+ let mut fewest = placements.min_by_key(Vec::len).unwrap_or_default();
+ fewest.truncate(1);
+ fewest

//! name: place_in_the_box
//! mistake: The remainder is taken instead of the quotient.
//! says: Your `box_of` returns the place of the square in its box. Divide `row` and `col` instead of using their remainders.
// CHANGE: box
- row / side * side + col / side
+ row % side * side + col % side

//! name: read_from_exchanged_words
//! mistake: Row and column change places where the marks are read.
//! says: Your code mixes up the marks of rows and columns with the same number. Use `rows[row]` and `columns[col]` in `choose`, `take_back` and `placements`.
// CHANGE: digits
- let taken = self.rows[row] | self.columns[col] | self.boxes[self.box_of(row, col)];
+ let taken = self.rows[col] | self.columns[row] | self.boxes[self.box_of(row, col)];

//! name: row_for_column
//! mistake: The placements are those of a square with the row as its column.
//! says: (0, 0) already has a digit. Return the placements of an empty square.
// CHANGE: choices
- let placements = squares.map(|(row, col)| self.placements(row, col));
+ let placements = squares.map(|(row, _)| self.placements(row, row));

//! name: row_in_full
//! mistake: The row is not divided.
//! says: Your `box_of` uses `row` without a division. Divide `row` by the number of rows in a box before you multiply.
// CHANGE: box
- row / side * side + col / side
+ row + col / side

//! name: row_not_asked
//! mistake: The row does not count.
//! says: Your `placements` allows a digit again in its row. Compare the marks that `choose` sets with the marks that `placements` reads in rows, columns and boxes.
// CHANGE: digits
- let taken = self.rows[row] | self.columns[col] | self.boxes[self.box_of(row, col)];
+ let taken = self.columns[col] | self.boxes[self.box_of(row, col)];

//! name: row_stays_marked
//! mistake: The row stays marked.
//! says: (0, 1) is in the same row as the changed square. This call must undo exactly what `choose` changed.
// CHANGE: take_back
- self.rows[row] &= !(1 << digit);

//! name: running_total_added
//! mistake: A helper returns the number of all solutions so far, and its caller adds it as the share of one call.
//! says: Your solutions on [[*, []], [[], *]] with most = 5 returned 3, but should return 2. For two solutions your code counts 1 + 2, and for three 1 + 2 + 3.
// ANCHOR: body
fn count<P: Problem>(problem: &mut P, most: usize, found: &mut usize) -> usize {
    if problem.is_complete() {
        *found += 1;
        return *found;
    }
    let mut here = 0;
    for choice in problem.choices() {
        problem.choose(choice);
        here += count(problem, most, found);
        problem.take_back(choice);
        if *found >= most { break; }
    }
    here
}
count(problem, most, &mut 0).min(most)
// ANCHOR_END: body

//! name: shifted_without_a_mask
//! mistake: The word is shifted, but the higher bits stay.
//! says: When 2 is placed, your code leaves out 1 and 2 in the same row, column and box. Use the bit `1 << digit` and no other in `choose`, `take_back` and `placements`.
// CHANGE: digits
- .filter(|digit| taken & (1 << digit) == 0)
+ .filter(|digit| taken >> digit == 0)

//! name: stops_at_one_choice
//! mistake: A square with one choice ends the comparison.
//! says: (0, 2) has 1 choice, but no digit fits on (0, 3). Check whether your code stops at a square with 1 choice: another square can have none.
// CHANGE: choices
- placements.min_by_key(Vec::len).unwrap_or_default()
+ let all: Vec<Vec<Placement>> = placements.collect();
+ let one = all.iter().find(|it| it.len() == 1).cloned();
+ one.or_else(|| all.into_iter().min_by_key(Vec::len)).unwrap_or_default()

//! name: taken_back_before_the_call
//! mistake: The choice is taken back before the call.
//! says: Your code took back each choice before it called `solutions`. Call `solutions` first, and then take back the choice.
// CHANGE: body
- found += solutions(problem, most - found);
- problem.take_back(choice);
+ problem.take_back(choice);
+ found += solutions(problem, most - found);

//! name: taken_back_when_enough
//! mistake: When there are enough solutions, a choice is not made, but taken back.
//! says: With no choice made, your code took back choice 3. Take back only a choice that was made, and only once.
// CHANGE: body
-     problem.choose(choice);
-     found += solutions(problem, most - found);
+     if found < most {
+         problem.choose(choice);
+         found += solutions(problem, most - found);
+     }

-     if found == most {
-         break;
-     }

//! name: taken_digits
//! mistake: The digits that are taken are kept.
//! says: Your `placements` returns the digits that the row, the column and the box contain. Return the other digits instead.
// CHANGE: digits
- .filter(|digit| taken & (1 << digit) == 0)
+ .filter(|digit| taken & (1 << digit) != 0)

//! name: zero_as_well
//! mistake: The range begins with 0.
//! says: Your `placements` returns 0, which is not a digit of the puzzle. Begin with the digit 1.
// CHANGE: digits
- (1..=self.grid.size())
+ (0..=self.grid.size())

// Right answers in other styles, which must pass.

//! name: a_loop
//! right: A loop keeps the best square so far, and stops where nothing is possible.
// CHANGE: choices
- let squares = self.grid.empty_squares().into_iter();
- let placements = squares.map(|(row, col)| self.placements(row, col));
- placements.min_by_key(Vec::len).unwrap_or_default()
+ let mut fewest: Option<Vec<Placement>> = None;
+ for (row, col) in self.grid.empty_squares() {
+     let placements = self.placements(row, col);
+     if placements.is_empty() {
+         return placements;
+     }
+     if fewest.as_ref().is_none_or(|it| placements.len() < it.len()) {
+         fewest = Some(placements);
+     }
+ }
+ fewest.unwrap_or_default()

//! name: enough_asked_first
//! right: Whether there are enough is asked before each choice.
// CHANGE: body
- for choice in problem.choices() {
-     problem.choose(choice);
+ for choice in problem.choices() {
+     if found == most {
+         return found;
+     }
+     problem.choose(choice);
// CHANGE: body
- if found == most {
-     break;
- }

//! name: largest_digit_first
//! right: The digits are tried from the largest down.
// CHANGE: digits
- (1..=self.grid.size())
+ (1..=self.grid.size())
+     .rev()

//! name: last_of_equals
//! right: Of squares with as many choices, the last one is taken.
// CHANGE: choices
- placements.min_by_key(Vec::len).unwrap_or_default()
+ placements.rev().min_by_key(Vec::len).unwrap_or_default()

//! name: most_counted_down
//! right: What is still wanted is counted down.
// CHANGE: body
- let mut found = 0;
+ let mut wanted = most;

- found += solutions(problem, most - found);
+ wanted -= solutions(problem, wanted);

- if found == most {
-     break;
- }
+ if wanted == 0 {
+     return most;
+ }

- found
+ most - wanted

//! name: toggles
//! right: The marks are switched on and off by the same lines.
// CHANGE: choose
- self.rows[row] |= 1 << digit;
- self.columns[col] |= 1 << digit;
- self.boxes[in_box] |= 1 << digit;
+ self.rows[row] ^= 1 << digit;
+ self.columns[col] ^= 1 << digit;
+ self.boxes[in_box] ^= 1 << digit;
// CHANGE: take_back
- self.rows[row] &= !(1 << digit);
- self.columns[col] &= !(1 << digit);
- self.boxes[in_box] &= !(1 << digit);
+ self.rows[row] ^= 1 << digit;
+ self.columns[col] ^= 1 << digit;
+ self.boxes[in_box] ^= 1 << digit;
