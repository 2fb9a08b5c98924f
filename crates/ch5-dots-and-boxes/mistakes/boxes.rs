// Wrong answers to the exercise `boxes` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_bit_is_one
//! mistake: A bit that is set is expected to be 1.
//! says: Check how your code tests whether a side is drawn: then `drawn & 1 << side` is not 0.
// CHANGE: closed
- let drawn_now = drawn | 1 << line;
+ let after = drawn | 1 << line;

-         let sides = sides(size, row, col);
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         let four = sides(size, row, col);
+         if four.contains(&line) && four.iter().all(|s| after & 1 << s == 1) {

//! name: a_corner_one_off
//! mistake: The row is counted from 1.
//! says: Your code subtracted below 0, but no side needs a subtraction.
// CHANGE: numbers
- let top = row * size.cols + col;
+ let top = (row - 1) * size.cols + col;

//! name: a_line_too_far_below
//! mistake: The bottom is one line too far.
//! says: The bottom of a box is the top of the box below. Add `cols` to the number of the top.
// CHANGE: numbers
- [top, top + size.cols, left, left + 1]
+ [top, top + size.cols + 1, left, left + 1]

//! name: a_mask_for_all
//! mistake: The mask of the other sides is not emptied between two boxes.
//! says: Your code misses box 1, but finds this box if the other three sides of box 0 are drawn, too. Test each box on its own.
// ANCHOR: closed
let (mut closed, mut others): (Boxes, Lines) = (0, 0);
for row in 0..size.rows {
    for col in 0..size.cols {
        let around = sides(size, row, col);
        if around.contains(&line) {
            others |= around.into_iter().filter(|&side| side != line).fold(0, |set: Lines, side| set | 1 << side);
            if drawn & others == others {
                closed |= 1 << (row * size.cols + col);
            }
        }
    }
}
closed
// ANCHOR_END: closed

//! name: a_number_is_no_set
//! mistake: The answer is the number of the box.
//! says: Your code returns the number of a box. Return a set
// CHANGE: closed
- let mut closed = 0;

-             closed |= 1 << (row * size.cols + col);
+             return (row * size.cols + col) as Boxes;

- closed
+ 0

//! name: above_is_one_less
//! mistake: The box above a line across gets the number one less than the box below.
//! says: On random fields of size 1x2 your code always returns as many boxes as the line closes, but here it returned box 1 instead of box 0. Your code finds box 0 if the last line is its top or its left side or its right side, but not if it is its bottom.
// CHANGE: closed
-                 closed |= 1 << (row * size.cols + col);
+                 let number = row * size.cols + col;
+                 closed |= 1 << if sides[1] == line { number + size.cols - 1 } else { number };

//! name: across_not_skipped
//! mistake: The lines down are numbered from 0 again.
//! says: The lines across have the first numbers. Count `(rows + 1) * cols` lines across before the lines down.
// CHANGE: numbers
- let left = lines_across + row * (size.cols + 1) + col;
+ let left = row * (size.cols + 1) + col;

//! name: any_side
//! mistake: One drawn side is enough.
//! says: Your code returns every box that the line touches. Check that the other three sides of the box are drawn.
// CHANGE: closed
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         if sides.contains(&line) && sides.iter().any(|side| drawn_now & 1 << side != 0) {

//! name: any_three_sides
//! mistake: Every box with three sides, whether the line is its fourth or not.
//! says: Your code returns every box that has three sides. Check that the line is the fourth side.
// CHANGE: closed
- let drawn_now = drawn | 1 << line;

-         let sides = sides(size, row, col);
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         let count = sides(size, row, col).iter().filter(|&side| drawn & 1 << side != 0).count();
+         if count == 3 {

//! name: at_most_one
//! mistake: The search ends at the first box, so a line closes one at most.
//! says: If the line closes two boxes, your code returns only the first box. Return both boxes in one set.
// CHANGE: closed
- let mut closed = 0;

-             closed |= 1 << (row * size.cols + col);
+             return 1 << (row * size.cols + col);

- closed
+ 0

//! name: begins_with_box_zero
//! mistake: The set begins with 1, which is box 0.
//! says: Your code returns box 0 for every line. The empty set is the number 0.
// CHANGE: closed
- let mut closed = 0;
+ let mut closed = 1;

//! name: bottom_by_rows
//! mistake: The bottom is rows further on.
//! says: The bottom of this box is line
// CHANGE: numbers
- [top, top + size.cols, left, left + 1]
+ [top, top + size.rows, left, left + 1]

//! name: bottom_is_next
//! mistake: The bottom is taken for the line after the top.
//! says: Your code returned the next line after the top. The bottom is the top of the box below
// CHANGE: numbers
- [top, top + size.cols, left, left + 1]
+ [top, top + 1, left, left + 1]

//! name: boxes_from_one
//! mistake: Boxes are numbered from 1.
//! says: Your code sets bit n + 1 for box n. Set bit n: the first box is box 0.
// CHANGE: closed
-             closed |= 1 << (row * size.cols + col);
+             closed |= 1 << (row * size.cols + col + 1);

//! name: clockwise
//! mistake: The sides are given clockwise.
//! says: Your list contains the right sides in the wrong order. Return them in the order top, bottom, left, right.
// CHANGE: numbers
- [top, top + size.cols, left, left + 1]
+ [top, left + 1, top + size.cols, left]

//! name: closed_before
//! mistake: All boxes that are closed now, also those that were closed before.
//! says: Your code also returns boxes that earlier lines closed. Check that the line is a side of each box.
// CHANGE: closed
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         if sides.iter().all(|side| drawn_now & 1 << side != 0) {

//! name: cols_and_one_across
//! mistake: Lines across are counted with cols + 1 in a row.
//! says: Your code counts `cols + 1` lines across in each row, but only a row of lines down has `cols + 1` lines. Count `cols` lines.
// CHANGE: numbers
- let top = row * size.cols + col;
+ let top = row * (size.cols + 1) + col;

//! name: columns_of_lines_down
//! mistake: The lines down are numbered column by column.
//! says: Your code numbers the lines down column by column. Number them row by row, like the lines across.
// CHANGE: numbers
- let left = lines_across + row * (size.cols + 1) + col;
- [top, top + size.cols, left, left + 1]
+ let left = lines_across + col * size.rows + row;
+ [top, top + size.cols, left, left + size.rows]

//! name: count_goes_on
//! mistake: The count of drawn sides goes on from the first box beside the line to the second.
//! says: returned 3 (boxes 0 and 1), but should return 1 (box 0). Your code returns box 1, but not if a side of box 0 is open. Does your code use the sides of box 0 for box 1, too, or keep a count from one box to the next?
// CHANGE: closed
- let mut closed = 0;
+ let (mut closed, mut count) = (0, 0);

-             if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+             let others = sides.iter().filter(|&&side| side != line && drawn_now & 1 << side != 0);
+             count += if sides.contains(&line) { others.count() } else { 0 };
+             if sides.contains(&line) && count == 3 {

//! name: counted_beside_the_line
//! mistake: Only the boxes beside the line are counted, and the count is the number of a box.
//! says: On random fields of size 1x2 your code always returns as many boxes as the line closes, but here it returned box 0 instead of box 1. Your code finds box 1 if the last line is its left side, but not if it is its right side.
// CHANGE: closed
- let mut closed = 0;
+ let (mut closed, mut number) = (0, 0);

-                 closed |= 1 << (row * size.cols + col);
+                 closed |= 1 << number;
+             }
+             if sides.contains(&line) {
+                 number += 1;

//! name: down_first
//! mistake: The lines down are numbered before those across.
//! says: Your code counts the lines down first. Count all lines across before them.
// ANCHOR: numbers
let left = row * (size.cols + 1) + col;
let top = size.rows * (size.cols + 1) + row * size.cols + col;
[top, top + size.cols, left, left + 1]
// ANCHOR_END: numbers

//! name: from_one
//! mistake: Lines are numbered from 1.
//! says: Your code returned a number that is 1 too large. Count the lines from 0.
// ANCHOR: numbers
let top = row * size.cols + col + 1;
let lines_across = (size.rows + 1) * size.cols;
let left = lines_across + 1 + row * (size.cols + 1) + col;
[top, top + size.cols, left, left + 1]
// ANCHOR_END: numbers

//! name: how_many
//! mistake: The boxes are counted, and the count is taken for the set.
//! says: Your code returns the number of closed boxes. Return a set: bit n represents box n.
// CHANGE: closed
-             closed |= 1 << (row * size.cols + col);
+             closed += 1;

//! name: kept_in_a_static
//! mistake: The set of closed boxes is kept from call to call.
//! says: returned another result the second time
// ANCHOR: closed
use std::sync::atomic::{AtomicU32, Ordering};
static BEFORE: AtomicU32 = AtomicU32::new(0);
let now = drawn | 1 << line;
let mut all = 0;
for row in 0..size.rows {
    for col in 0..size.cols {
        if sides(size, row, col).iter().all(|side| now & 1 << side != 0) {
            all |= 1 << (row * size.cols + col);
        }
    }
}
all & !BEFORE.swap(all, Ordering::SeqCst)
// ANCHOR_END: closed

//! name: last_box_only
//! mistake: Each box found replaces the one before.
//! says: If the line closes two boxes, your code returns only the last box. The set must contain both boxes.
// CHANGE: closed
-             closed |= 1 << (row * size.cols + col);
+             closed = 1 << (row * size.cols + col);

//! name: last_row_forgotten
//! mistake: The loop ends one row too early.
//! says: Your code never finds a box in the last row. Check every row.
// CHANGE: closed
- for row in 0..size.rows {
+ for row in 0..size.rows - 1 {

//! name: left_row_by_row
//! mistake: The left side is counted row by row.
//! says: Count the lines before this side: all lines across, then `row` full rows of `cols + 1` lines down, and `col` more lines.
// CHANGE: numbers
- let left = lines_across + row * (size.cols + 1) + col;
+ let left = row * (2 * size.cols + 1) + size.cols + col;

//! name: lines_down_as_boxes
//! mistake: The boxes beside a line down get its number among the lines down, and one less.
//! says: but not for lines down in other rows. A row has `cols + 1` lines down, but only `cols` boxes.
// CHANGE: closed
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         let (number, at) = (row * size.cols + col, size.line(line));
+         let is_beside = match line.checked_sub((size.rows + 1) * size.cols) {
+             Some(down) => down == number && at.place().1 < size.cols || down == number + 1 && at.place().1 > 0,
+             None => sides.contains(&line),
+         };
+         if is_beside && sides.iter().all(|side| *side == line || drawn >> side & 1 == 1) {

//! name: numbered_by_rows
//! mistake: Boxes are numbered with the rows instead of the columns.
//! says: Your code gives each box the number `row * rows + col`. Use the number `row * cols + col`.
// CHANGE: closed
-             closed |= 1 << (row * size.cols + col);
+             closed |= 1 << (row * size.rows + col);

//! name: numbers_added
//! mistake: The numbers of the boxes are added up.
//! says: Your code adds the numbers of the boxes. Return a set
// CHANGE: closed
-             closed |= 1 << (row * size.cols + col);
+             closed += (row * size.cols + col) as Boxes;

//! name: one_box_a_row
//! mistake: When a box is found, the rest of its row is left out.
//! says: If the line closes two boxes in one row, your code finds only the first box. Check the rest of the row, too.
// CHANGE: closed
              closed |= 1 << (row * size.cols + col);
+             break;

//! name: one_in_64
//! mistake: The 1 is an i32 when it is shifted.
//! says: Your closed_by(3x5, drawn, 32) panicked, but should return box 10.
// CHANGE: closed
- let drawn_now = drawn | 1 << line;
+ let drawn_now = drawn | (1_u32 << line) as Lines;

//! name: only_across
//! mistake: Only tops and bottoms are looked at.
//! says: In your code only lines across ever close a box. A line down can be the last side of a box, too.
// CHANGE: closed
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         if sides[..2].contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {

//! name: only_the_first_box
//! mistake: The line is added to `drawn` at the first box, so every later box is closed before.
//! says: Your code finds box 0, but no other box. Does your code change `drawn` before it looks at the second box?
// CHANGE: closed
- let drawn_now = drawn | 1 << line;
+ let mut before = drawn;

-         let sides = sides(size, row, col);
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         let walls = sides(size, row, col).iter().fold(0, |set: Lines, side| set | 1 << side);
+         let was_open = before & walls != walls;
+         before |= 1 << line;
+         if was_open && before & walls == walls {

//! name: plus_one_at_the_wrong_place
//! mistake: The lines across are counted as rows * (cols + 1).
//! says: Your code counts `rows * (cols + 1)` lines across. Count `(rows + 1) * cols` lines.
// CHANGE: numbers
- let lines_across = (size.rows + 1) * size.cols;
+ let lines_across = size.rows * (size.cols + 1);

//! name: right_below
//! mistake: The right side is taken for the line below the left one.
//! says: Your code returned the line below the left side. The right side is the next line after the left side: add 1.
// CHANGE: numbers
- [top, top + size.cols, left, left + 1]
+ [top, top + size.cols, left, left + size.cols + 1]

//! name: right_border_of_wide_fields
//! mistake: On wide fields the last line down of a row closes nothing: nobody looks to its left.
//! says: On 2x4 your code is right except at the right border, where no line ever closes a box.
// CHANGE: closed
- if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+ let looks_left = size.cols <= 3 || col + 1 < size.cols || line != sides[3];
+ if looks_left && sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {

//! name: right_side_in_the_next_row
//! mistake: Only the right side is wrong.
//! says: The right side is the next line after the left side: add 1.
//! also: Your `closed_by` is right for the sides that `sides` returns, but these sides are wrong. Correct `sides` first.
// ANCHOR: numbers
let top = row * size.cols + col;
let left = (size.rows + 1) * size.cols + row * (size.cols + 1) + col;
[top, top + size.cols, left, left + size.cols]
// ANCHOR_END: numbers
// CHANGE: closed
- let drawn_now = drawn | 1 << line;
+ let after = drawn | 1 << line;

-         let sides = sides(size, row, col);
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         let four = sides(size, row, col);
+         if four.contains(&line) && four.iter().all(|s| after & 1 << s != 0) {

//! name: right_side_left_out
//! mistake: The line is compared with three sides only.
//! says: Your code finds box 0 if the last line is its top or its bottom or its left side, but not if it is its right side.
// CHANGE: closed
-             if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+             if sides[..3].contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {

//! name: round_both_borders
//! mistake: The boxes beside a line down are its place and the place before, also at the borders.
//! says: which is in another row.
// CHANGE: closed
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         let number = row * size.cols + col;
+         let (at, place) = (size.line(line), size.line(line).place());
+         let start = place.0 * size.cols + place.1;
+         let is_beside = match at.is_down() {
+             true => number == start || number + 1 == start,
+             false => sides.contains(&line),
+         };
+         if is_beside && sides.iter().all(|side| drawn_now & 1 << side != 0) {

//! name: round_the_border
//! mistake: The box after a line down has the line's place, also at the right border, where that is the next row's first.
//! says: Line 4 is on the right border, but your code returned box 1, which is in another row. Look for a box to the right of a line only if the line's column is less than `cols`.
// ANCHOR: closed
let it = size.line(line);
let (row, col) = it.place();
let number = row * size.cols + col;
let before = match it.is_down() {
    true => (col > 0).then(|| number - 1),
    false => (row > 0).then(|| number - size.cols),
};
let after = (row < size.rows).then_some(number);
let others = |number: &usize| {
    let sides = sides(size, number / size.cols, number % size.cols);
    sides.into_iter().all(|side| side == line || drawn & 1 << side != 0)
};
let both = [before, after].into_iter().flatten().filter(|&number| number < size.boxes());
both.filter(others).fold(0, |set, number| set | 1 << number)
// ANCHOR_END: closed

//! name: row_and_col_swapped
//! mistake: Row and col are swapped.
//! says: Your code swaps `row` and `col`. Before the top of a box, `row` rows of lines across are full.
// CHANGE: numbers
- let top = row * size.cols + col;
+ let top = col * size.cols + row;

//! name: row_by_row
//! mistake: A row of lines across, then a row of lines down, and so on.
//! says: Every line down has a larger number: count only lines across.
// ANCHOR: numbers
let top = row * (2 * size.cols + 1) + col;
let left = top + size.cols;
[top, left + size.cols + 1, left, left + 1]
// ANCHOR_END: numbers

//! name: row_by_row_in_closed_by
//! mistake: Lines across and down are numbered row by row, and closed_by asks that.
//! says: Every line down has a larger number: count only lines across.
//! also: Your `closed_by` is right for the sides that `sides` returns, but these sides are wrong. Correct `sides` first.
// ANCHOR: numbers
let top = (row * (2 * size.cols + 1)) + col;
[top, top + 2 * size.cols + 1, top + size.cols, top + size.cols + 1]
// ANCHOR_END: numbers
// CHANGE: closed
- let drawn_now = drawn | 1 << line;
+ let after = drawn | 1 << line;

-         let sides = sides(size, row, col);
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         let four = sides(size, row, col);
+         if four.contains(&line) && four.iter().all(|s| after & 1 << s != 0) {

//! name: rows_for_both
//! mistake: Both loops go to rows.
//! says: On 1x2, your code did not find box 1 in any test, whichever side was drawn last. Check the row and the column of each box that your code looks at, its number, and how your code tests its sides.
// CHANGE: closed
-     for col in 0..size.cols {
+     for col in 0..size.rows {

//! name: rows_for_cols
//! mistake: Rows and columns are confused, which squares forgive.
//! says: Add `cols` to the number of the top.
// ANCHOR: numbers
let top = row * size.rows + col;
let lines_across = (size.rows + 1) * size.cols;
let left = lines_across + row * (size.cols + 1) + col;
[top, top + size.rows, left, left + 1]
// ANCHOR_END: numbers

//! name: rows_of_lines_across
//! mistake: There are only as many rows of lines across as of boxes.
//! says: Your code counts `rows * cols` lines across, but the field has `rows + 1` rows of them. Count `(rows + 1) * cols` lines.
// CHANGE: numbers
- let lines_across = (size.rows + 1) * size.cols;
- let left = lines_across + row * (size.cols + 1) + col;
+ let left = size.rows * size.cols + row * (size.cols + 1) + col;

//! name: the_line_is_not_drawn_yet
//! mistake: All four sides are looked for among the lines drawn before.
//! says: Check only the other three sides: `line` is not in `drawn` yet.
// CHANGE: closed
- let drawn_now = drawn | 1 << line;

-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         if sides.contains(&line) && sides.iter().all(|side| drawn & 1 << side != 0) {

//! name: thirty_two_lines
//! mistake: The lines are cast to u32, as the boxes are.
//! says: On fields of up to 32 lines your code is right
// CHANGE: closed
- let drawn_now = drawn | 1 << line;
+ let drawn_now = drawn as u32 | 1u32.wrapping_shl(line as u32);

-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         if sides.contains(&line)
+             && sides.iter().all(|&side| drawn_now & 1u32.wrapping_shl(side as u32) != 0)
+         {

//! name: toggled
//! mistake: All boxes that have exactly three sides when the line is drawn.
//! says: Your code returns boxes that get their third side. Return the boxes that get their fourth side.
// CHANGE: closed
- let drawn_now = drawn | 1 << line;
+ let now = drawn | 1 << line;

-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         if sides.contains(&line) && sides.iter().filter(|&side| now & 1 << side != 0).count() == 3 {

//! name: touches
//! mistake: Every box that the line touches.
//! says: Your code returns every box that the line touches. Check that the other three sides of the box are drawn.
// CHANGE: closed
- let drawn_now = drawn | 1 << line;

-         let sides = sides(size, row, col);
-         if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
+         if sides(size, row, col).contains(&line) {

//! name: verticals_as_horizontals
//! mistake: Lines down are numbered as if there were `cols` in a row.
//! says: Your code counts the wrong number of lines down in each row. Count `cols + 1` lines for each full row above.
// CHANGE: numbers
- let lines_across = (size.rows + 1) * size.cols;
- let left = lines_across + row * (size.cols + 1) + col;
+ let left = (size.rows + 1) * size.cols + row * size.cols + col;

// Right answers in other styles, which must pass.

//! name: a_mask_each
//! right: one mask a box, compared with before and after
// ANCHOR: closed
    let now = drawn | (1 << line);
    (0..size.rows * size.cols)
        .filter(|n| {
            let mask = sides(size, n / size.cols, n % size.cols).iter().fold(0, |m, s| m | 1u64 << s);
            now & mask == mask && drawn & mask != mask
        })
        .fold(0, |set, n| set | 1 << n)
// ANCHOR_END: closed

//! name: as_a_mask
//! right: The four sides as one set.
// ANCHOR: closed
let mut closed = 0;
for number in 0..size.boxes() {
    let mask = sides(size, number / size.cols, number % size.cols).iter().fold(0_u64, |mask, side| mask | 1 << side);
    if mask & (1 << line) != 0 && mask & !drawn == 1 << line {
        closed |= 1 << number;
    }
}
closed
// ANCHOR_END: closed

//! name: before_and_after
//! right: Closed after the line, and not before.
// ANCHOR: closed
let all = |drawn: Lines| -> Boxes {
    (0..size.boxes())
        .filter(|n| sides(size, n / size.cols, n % size.cols).iter().all(|side| drawn & 1 << side != 0))
        .map(|n| 1 << n)
        .sum()
};
all(drawn | 1 << line) & !all(drawn)
// ANCHOR_END: closed

//! name: by_neighbours
//! right: finds the two boxes beside the line by arithmetic
// ANCHOR: closed
    let mut beside = Vec::new();
    let across = (size.rows + 1) * size.cols;
    if line < across {
        let (row, col) = (line / size.cols, line % size.cols);
        if row > 0 {
            beside.push((row - 1, col));
        }
        if row < size.rows {
            beside.push((row, col));
        }
    } else {
        let rest = line - across;
        let (row, col) = (rest / (size.cols + 1), rest % (size.cols + 1));
        if col > 0 {
            beside.push((row, col - 1));
        }
        if col < size.cols {
            beside.push((row, col));
        }
    }
    beside
        .into_iter()
        .filter(|&(r, c)| sides(size, r, c).iter().all(|&s| s == line || drawn >> s & 1 == 1))
        .map(|(r, c)| 1 << (r * size.cols + c))
        .sum()
// ANCHOR_END: closed

//! name: by_the_size
//! right: Asks the field for its lines.
//! told: Of the 60 lines of 5x5, each drawn as the last line, 40 close two boxes, and the 20 on the edge close one box.
// ANCHOR: numbers
[size.across(row, col), size.across(row + 1, col), size.down(row, col), size.down(row, col + 1)]
    .map(|line| line.number())
// ANCHOR_END: numbers

//! name: neighbours_only
//! right: Looks at the two boxes beside the line alone.
// ANCHOR: closed
let at = size.line(line);
let (row, col) = at.place();
let mut beside = vec![(row, col)];
if at.is_down() && col > 0 { beside.push((row, col - 1)); }
if !at.is_down() && row > 0 { beside.push((row - 1, col)); }
let mut closed = 0;
for (row, col) in beside {
    if row < size.rows && col < size.cols {
        let others = sides(size, row, col).into_iter().filter(|&side| side != line);
        if others.fold(true, |all, side| all && drawn >> side & 1 == 1) {
            closed += 1 << (row * size.cols + col);
        }
    }
}
closed
// ANCHOR_END: closed

//! name: side_by_side
//! right: The numbers with a closure for the rows above.
// ANCHOR: numbers
let across = |r: usize| r * size.cols + col;
let down = |c: usize| (size.rows + 1) * size.cols + row * (size.cols + 1) + c;
[across(row), across(row + 1), down(col), down(col + 1)]
// ANCHOR_END: numbers
