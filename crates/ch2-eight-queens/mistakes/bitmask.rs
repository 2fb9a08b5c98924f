// Wrong answers to the exercise `bitmask` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_table
//! mistake: A table of answers for 1 to 10.
//! says: Your bitmask(11) returned 1, but should return 2 680. Your results for 1 to 8 queens are right, but the recorder saw no recursive call. If your code looks these numbers up in a list, count the boards by a search instead.
// CHANGE: body
// CHANGE: bitmask
-     let full = (1 << n) - 1;
-     place_row(full, 0, 0, 0)
+     let known = [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724];
+     known.get(n as usize).copied().unwrap_or_else(|| place_row(0, 0, 0, 0))

//! name: all_bits_at_once
//! mistake: `|` instead of `&` sets all bits from the lowest free bit on.
//! says: In the second call, `columns` has a bit beyond the lowest n bits. `columns` has 32 new bits, but one row adds only one bit.
// CHANGE: body
-     let bit = free & free.wrapping_neg(); // the lowest bit that is set
-     free ^= bit;
+     let bit = free | free.wrapping_neg();
+     free &= !bit;

//! name: as_many_columns_as_free_squares
//! mistake: The loop over the columns ends at the number of free squares.
//! says: Your bitmask(8) returned 0, but should return 92. With n = 4, place_row(2, 4, 1) has 1 free column (bit 3), but made no call and returned 0 instead of 1. If your code stores numbers, each key must contain `full` and all three words. If not, check the conditions under which this call returns or makes a call.
// ANCHOR: body
    if columns == full {
        return 1;
    }
    let free = full & !(columns | falling | rising);
    let mut ways = 0;
    for col in 0..free.count_ones() {
        let bit = 1 << col;
        if free & bit == 0 {
            continue;
        }
        ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
    }
    ways
// ANCHOR_END: body

//! name: bit_below_full
//! mistake: The loop ends before the bit that equals the full board, which only a board of 1 has.
//! says: Your bitmask(1) returned 0, but should return 1. With n = 1, place_row(0, 0, 0) has 1 free column (bit 0), but made no call and returned 0 instead of 1. If your code stores numbers, each key must contain `full` and all three words. If not, check the conditions under which this call returns or makes a call.
// ANCHOR: body
    if columns == full {
        return 1;
    }
    let mut ways = 0;
    let mut bit = 1;
    while bit < full {
        if (columns | falling | rising) & bit == 0 {
            ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
        }
        bit <<= 1;
    }
    ways
// ANCHOR_END: body

//! name: bit_shifted_alone
//! mistake: `<<` binds before `|`, so only the new bit is shifted.
//! says: Your code does not shift the diagonals of the older queens. `falling | bit << 1`, for example, shifts only `bit`: put brackets around `falling | bit`.
// CHANGE: body
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, falling | bit << 1, rising | bit >> 1);

//! name: both_to_the_left
//! mistake: Both diagonals are shifted the same way.
//! says: Your code moves both diagonals in the same direction, but should move `falling` with `<<` and `rising` with `>>`.
// CHANGE: body
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) << 1);

//! name: both_to_the_right
//! mistake: Both diagonals move to the right.
//! says: Your code moves both diagonals in the same direction, but should move `falling` with `<<` and `rising` with `>>`.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) >> 1, (rising | bit) >> 1);

//! name: by_heart
//! mistake: The right numbers are known by heart, so they are looked up.
//! says: Your results for 1 to 13 queens are right, but the recorder saw no recursive call. If your code looks these numbers up in a list, count the boards by a search instead.
// ANCHOR: body
    const WAYS: [u64; 14] = [
        1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200, 73_712,
    ];
    let _ = (columns, falling, rising);
    WAYS[full.count_ones() as usize]
// ANCHOR_END: body

//! name: by_two
//! mistake: The diagonals move by two columns.
//! says: Your code moves the diagonals by two columns. Shift by 1 from one row to the next.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) << 2, (rising | bit) >> 2);

//! name: called_twice
//! mistake: Each call is made twice.
//! says: With n = 4, place_row(11, 50, 2) has 1 free column, but made 2 calls. Make one call for each free column.
// CHANGE: body
+     ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
      ways += place_row(

//! name: changed_and_shifted_back
//! mistake: The words are shifted before the call and shifted back after it, which loses bit 0 of rising.
//! says: The new queen's bit, bit 0, was not free: `rising` contains this bit. Does your code shift `rising` with `>>` before a call, and back with `<<` after it? Bit 0 is then lost.
// ANCHOR: body
    if columns == full {
        return 1;
    }
    let (mut falling, mut rising) = (falling, rising);
    let mut ways = 0;
    let mut bit = full ^ (full >> 1);
    while bit != 0 {
        if (columns | falling | rising) & bit == 0 {
            falling = (falling | bit) << 1;
            rising = (rising | bit) >> 1;
            ways += place_row(full, columns | bit, falling, rising);
            falling = (falling >> 1) & !bit;
            rising = (rising << 1) & !bit;
        }
        bit >>= 1;
    }
    ways
// ANCHOR_END: body

//! name: column_counted_from_the_last_bit
//! mistake: Shifts the tried squares away, and then counts the next column from the last one.
//! says: Your bitmask(8) returned 0, but should return 92. With n = 4, place_row(0, 0, 0) has 4 free columns, but some of its 4 calls were for the same column: bits 1, 2 and 3 were left out. Try each free column once.
// ANCHOR: body
if columns == full {
    return 1;
}
let mut free = full & !(columns | falling | rising);
let mut count = 0;
while free != 0 {
    let col = free.trailing_zeros();
    free >>= col + 1;
    let bit = 1u32 << col;
    count += place_row(
        full,
        columns | bit,
        (falling | bit) << 1,
        (rising | bit) >> 1,
    );
}
count
// ANCHOR_END: body

//! name: columns_by_exclusive_or
//! mistake: Free columns may have a queen, whose bit is removed again.
//! says: With n = 2, place_row(1, 2, 0) called place_row(0, 6, 0). A column with a queen is taken in the next row, too. The new `columns` must contain all bits of the old one.
// CHANGE: body
- let mut free = full & !(columns | falling | rising);
+ let mut free = full & !(falling | rising);

-         columns | bit,
+         columns ^ bit,

//! name: columns_moved
//! mistake: The columns move along.
//! says: With n = 1, place_row(0, 0, 0) called place_row(2, 2, 0). A column with a queen is taken in the next row, too. Pass `columns | bit`, without a shift.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, (columns | bit) << 1, (falling | bit) << 1, (rising | bit) >> 1);

//! name: columns_not_marked
//! mistake: The new queen is not put into the columns.
//! says: place_row(0, 2, 0) received the same `columns` as its caller. Add the new queen's bit to `columns`.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns, (falling | bit) << 1, (rising | bit) >> 1);

//! name: columns_not_tested
//! mistake: Free forgets the columns.
//! says: place_row(1, 6, 0) received the same `columns` as its caller. Leave out the columns that already have a queen.
// CHANGE: body
- let mut free = full & !(columns | falling | rising);
+ let mut free = full & !(falling | rising);

//! name: counts_calls
//! mistake: Every call counts.
//! says: Your search counts every call. Count a call only when all columns are taken.
// CHANGE: body
- let mut ways = 0;
+ let mut ways = 1;

//! name: counts_placements
//! mistake: Each queen that is placed counts.
//! says: Your search counts every placement. Count only full boards.
// CHANGE: body
-     return 1;
+     return 0;

-     ways += place_row(
+     ways += 1 + place_row(

//! name: counts_the_children
//! mistake: Each call counts as one way, and what it returns is not looked at.
//! says: With n = 4, place_row(9, 20, 4) has 1 free column. Its calls returned 0, but your code returned 1 instead of 0. Check the lines that make the calls and add their results.
// CHANGE: body
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += 1;
+     let _ = place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);

//! name: dead_end_is_a_way
//! mistake: A dead end counts as one way.
//! says: With n = 4, place_row(5, 12, 2) has no free column for the next queen, but returned 1. Return 0 in this case.
// CHANGE: body
  }
- ways
+ if ways == 0 { 1 } else { ways }

//! name: diagonals_gather
//! mistake: falling and rising are changed in the loop and keep the queens that were tried before
//! says: Your loop changes `falling` and `rising`, so each column receives the diagonals of the columns tried before. For each column, use the `falling` and `rising` that the call received.
// ANCHOR: body
    if columns == full {
        return 1;
    }
    let (mut falling, mut rising) = (falling, rising);
    let mut ways = 0;
    let mut free = full & !(columns | falling | rising);
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        falling |= bit;
        rising |= bit;
        ways += place_row(full, columns | bit, falling << 1, rising >> 1);
    }
    ways
// ANCHOR_END: body

//! name: diagonals_never_marked
//! mistake: Old diagonals wander on, but the new queen is only put into the columns.
//! says: Your code adds the new queen only to `columns`. Add her bit to `falling` and `rising`, too.
// CHANGE: body
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, falling << 1, rising >> 1);

//! name: diagonals_stay
//! mistake: The diagonals are marked and never moved.
//! says: Your code does not shift the diagonals. Shift `falling` and `rising` by one column from each row to the next.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, falling | bit, rising | bit);

//! name: doubled_at_the_end
//! mistake: The result is doubled for the mirror images, although the search finds them.
//! says: Your search counts each way twice. Count each full board once.
// CHANGE: body
// CHANGE: bitmask
-     place_row(full, 0, 0, 0)
+     2 * place_row(full, 0, 0, 0)

//! name: each_square_called
//! mistake: Taken squares are asked in a call.
//! says: Your bitmask(8) made 17 777 calls, but should need at most 8 228. The search needs one call for each free square, and none for an attacked square. (The number of ways is right.)
// ANCHOR: body
if columns == full {
    return 1;
}
#[traced]
fn square(full: u32, columns: u32, falling: u32, rising: u32, bit: u32) -> u64 {
    if (columns | falling | rising) & bit != 0 {
        return 0;
    }
    place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1)
}
(0..full.count_ones()).map(|col| square(full, columns, falling, rising, 1 << col)).sum()
// ANCHOR_END: body

//! name: each_way_doubled
//! mistake: The ways of each column are doubled.
//! says: With n = 4, place_row(11, 50, 2) has 1 free column. Its calls returned 1, but your code returned 2 instead of 1. Check the lines that make the calls and add their results.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += 2 * place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);

//! name: earlier_columns_lost
//! mistake: Only the new queen's column is passed to the next row.
//! says: A column with a queen is taken in the next row, too. The new `columns` must contain all bits of the old one.
// CHANGE: body
-         columns | bit,
+         bit,

//! name: ends_when_nothing_is_free
//! mistake: Nothing free is taken for a full board.
//! says: With n = 4, place_row(5, 12, 2) has no free column for the next queen, but returned 1. Return 0 in this case.
// ANCHOR: body
let mut ways = 0;
let mut free = full & !(columns | falling | rising);
if free == 0 {
    return 1;
}
while free != 0 {
    let bit = free & free.wrapping_neg(); // the lowest bit that is set
    free ^= bit;
    ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
}
ways
// ANCHOR_END: body

//! name: ends_without_a_free_square
//! mistake: A row without a free square is taken for the end.
//! says: With n = 4, place_row(5, 12, 2) has no free column for the next queen, but returned 1. Return 0 in this case.
// ANCHOR: body
    if full & !(columns | falling | rising) == 0 {
        return 1;
    }
    let mut ways = 0;
    let mut free = full & !(columns | falling | rising);
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
    }
    ways
// ANCHOR_END: body

//! name: falling_not_marked
//! mistake: The falling diagonals are handed on without the new queen.
//! says: Your code does not add the new queen to `falling`. Add her bit to `falling`, too.
// CHANGE: body
-         (falling | bit) << 1,
+         falling << 1,

//! name: falling_not_tested
//! mistake: Free forgets one diagonal.
//! says: With n = 4, place_row(1, 2, 0) called place_row(3, 4, 1). The new queen's bit, bit 1, was not free: `falling` contains this bit. Check how your code finds the free columns, and whether its loop changes a word that the call received.
// CHANGE: body
- let mut free = full & !(columns | falling | rising);
+ let mut free = full & !(columns | rising);

//! name: first_bit_only
//! mistake: Only the lowest free column is tried.
//! says: With n = 4, each call of `place_row` made at most one call. Try every free column of a row.
// CHANGE: body
- while free != 0 {
+ if free != 0 {

//! name: free_is_taken
//! mistake: The words are not turned over.
//! says: With n = 4, the recorder saw only one call of `place_row`. Check when this call returns, its loop, and how it finds the free columns: when no column is taken, all columns are free.
// CHANGE: body
- let mut free = full & !(columns | falling | rising);
+ let mut free = full & (columns | falling | rising);

//! name: free_less_one
//! mistake: free & (free - 1), which is all bits but the lowest, is taken for the lowest.
//! says: With n = 4, place_row(0, 0, 0) called place_row(14, 28, 7). Your code changes the bits of `columns` from 0000 to 1110, which has 3 new bits. Add only one bit in each row, for example the lowest bit of `free`.
// CHANGE: body
-     let bit = free & free.wrapping_neg(); // the lowest bit that is set
-     free ^= bit;
+     let bit = free & (free - 1);
+     free ^= bit;
+     if bit == 0 {
+         break;
+     }

//! name: free_shifted
//! mistake: The loop goes on by shifting the word of free columns.
//! says: With n = 4, place_row(1, 2, 0) called place_row(3, 4, 1). The new queen's bit, bit 1, was not free: `falling` contains this bit. Check how your code finds the free columns, and whether its loop changes a word that the call received.
// CHANGE: body
-     free ^= bit;

          (rising | bit) >> 1,
      );
+     free >>= 1;

//! name: full_board_forgets_its_calls
//! mistake: The last free column of each row makes no call, and a full board returns 1 without the ways found before.
//! says: With n = 5, place_row(2, 4, 1) returned 1 instead of 2. Its calls returned 1, 0. Check whether your code loses these numbers when it fills the board without a further call.
// ANCHOR: body
let (mut columns, mut falling, mut rising) = (columns, falling, rising);
let mut ways = 0;
loop {
    if columns == full {
        return 1;
    }
    let mut free = full & !(columns | falling | rising);
    if free == 0 {
        return ways;
    }
    while free & (free - 1) != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
    }
    columns |= free;
    falling = (falling | free) << 1;
    rising = (rising | free) >> 1;
}
// ANCHOR_END: body

//! name: full_for_columns
//! mistake: full and columns change places in the call.
//! says: With n = 4, place_row(0, 0, 0) called place_row(15, 2, 0). Your code marks all 4 columns as taken after one queen. Check whether you pass `full` or all of `free` instead of `columns | bit`.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(columns | bit, full, (falling | bit) << 1, (rising | bit) >> 1);

//! name: full_when_all_words_are
//! mistake: All columns count as taken when the three words together are full.
//! says: With n = 4, place_row(5, 12, 2) has no free column for the next queen, but returned 1. Return 0 in this case.
// CHANGE: body
- if columns == full {
+ if columns | falling | rising == full {

//! name: helper_ends_at_once
//! mistake: The helper for the columns ends when a column is free.
//! says: With n = 4, the recorder saw only one call of `place_row`. Check when this call returns, its loop, and how it finds the free columns: when no column is taken, all columns are free.
// ANCHOR: body
#[traced]
fn each(full: u32, free: u32, columns: u32, falling: u32, rising: u32) -> u64 {
    if free != 0 {
        return 0;
    }
    let bit = free & free.wrapping_neg();
    place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1)
        + each(full, free ^ bit, columns, falling, rising)
}
if columns == full { 1 } else { each(full, full & !(columns | falling | rising), columns, falling, rising) }
// ANCHOR_END: body

//! name: helper_leaves_out_two_columns
//! mistake: A traced helper for the columns returns when two free columns are left.
//! says: With n = 4, place_row(0, 0, 0) has 4 free columns, but did not try bits 2 and 3.
// ANCHOR: body
#[traced]
fn each(full: u32, free: u32, columns: u32, falling: u32, rising: u32) -> u64 {
    let bit = free & free.wrapping_neg();
    match free.count_ones() {
        0 => 0,
        2 if columns == 0 => 0,
        _ => {
            place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1)
                + each(full, free ^ bit, columns, falling, rising)
        }
    }
}
if columns == full { 1 } else { each(full, full & !(columns | falling | rising), columns, falling, rising) }
// ANCHOR_END: body

//! name: highest_bit_unused
//! mistake: The highest bit is a sign and is left alone
//! says: Your bitmask(8) returned 0, but should return 92. In its 54 calls for 6 queens, your search never tried bit 5, the highest, although this bit was free. Check how your code finds the free columns, and whether its loop tries every bit.
// CHANGE: body
+ free &= full >> 1;
  while free != 0 {
-     let bit = free & free.wrapping_neg(); // the lowest bit that is set
+     let bit = free & free.wrapping_neg();
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);

//! name: in_a_static
//! mistake: The ways are counted in a static.
//! says: returned another result the second time
// CHANGE: body
+     WAYS.fetch_add(1, Ordering::SeqCst);
      return 1;

// CHANGE: bitmask
-     place_row(full, 0, 0, 0)
+     place_row(full, 0, 0, 0);
+     WAYS.load(Ordering::SeqCst)
  }
+ use std::sync::atomic::{AtomicU64, Ordering};
+ static WAYS: AtomicU64 = AtomicU64::new(0);

//! name: last_way_only
//! mistake: The ways of the last column alone are returned.
//! says: Your search returns only the ways of the last free column. Add up the ways of all free columns.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways = place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);

//! name: looked_at_late
//! mistake: Only the columns are looked at, the diagonals of the queens when all are placed
//! says: Check that no queen attacks a square before you place a queen on this square.
// ANCHOR: body
    fn down(full: u32, queens: &mut Vec<u32>) -> u64 {
        let taken: u32 = queens.iter().sum();
        if taken == full {
            let fits = |a: usize, b: usize| {
                let apart = queens[a].trailing_zeros().abs_diff(queens[b].trailing_zeros());
                apart as usize != a - b
            };
            return u64::from((0..queens.len()).all(|a| (0..a).all(|b| fits(a, b))));
        }
        let mut ways = 0;
        let mut free = full & !taken;
        while free != 0 {
            let bit = free & free.wrapping_neg();
            free ^= bit;
            queens.push(bit);
            ways += down(full, queens);
            queens.pop();
        }
        ways
    }
    let _ = (columns, falling, rising);
    down(full, &mut Vec::new())
// ANCHOR_END: body

//! name: lowest_cleared
//! mistake: free & (free − 1) is taken for the lowest bit
//! says: place_row(0, 0, 0) received the same queens as its caller. Either the new bit is 0, or your code adds this bit to none of the three words. The lowest bit of `free` is `free & free.wrapping_neg()`.
// CHANGE: body
-     let bit = free & free.wrapping_neg(); // the lowest bit that is set
-     free ^= bit;
+     let bit = free & (free - 1);
+     free &= free - 1;

//! name: memo_with_both_diagonals_in_one
//! mistake: A memo of all runs, whose key has both diagonals in one word.
//! says: Your bitmask(9) returned 358, but should return 352. With n = 9, place_row(331, 1640, 133) has 1 free column (bit 4), but made no call and returned 1 instead of 0. If your code stores numbers, each key must contain `full` and all three words.
// CHANGE: body
+ thread_local! {
+     static KNOWN: std::cell::RefCell<std::collections::HashMap<(u32, u32, u32), u64>> = std::cell::RefCell::default();
+ }
+ let key = (full, columns, (falling | rising) & full);
+ if let Some(known) = KNOWN.with_borrow(|known| known.get(&key).copied()) {
+     return known;
+ }
  if columns == full {

+ KNOWN.with_borrow_mut(|known| known.insert(key, ways));
  ways

//! name: memo_without_the_number_of_columns
//! mistake: A memo of all runs, whose key lacks `full`.
//! says: Your bitmask(8) returned 10 after bitmask(5), but should return 92. As the first call of a new run, this call is right. Your code stores a value between two calls
// CHANGE: body
+ thread_local! {
+     static KNOWN: std::cell::RefCell<std::collections::HashMap<(u32, u32, u32), u64>> = std::cell::RefCell::default();
+ }
+ let key = (columns, falling, rising);
+ let known = KNOWN.with_borrow(|known| known.get(&key).copied());
+ if let Some(known) = known.filter(|_| columns != full) {
+     return known;
+ }
  if columns == full {

+ KNOWN.with_borrow_mut(|known| known.insert(key, ways));
  ways

//! name: mirror_twice
//! mistake: Half of the first row is searched and counted twice.
//! says: Your results are wrong only for an odd number of columns. If you count half of the columns twice, count the middle column once.
// CHANGE: body
// CHANGE: bitmask
-     place_row(full, 0, 0, 0)
+     let half = (1 << (n / 2)) - 1;
+     (0..n)
+         .map(|col| 1 << col)
+         .filter(|bit| bit & half != 0)
+         .map(|bit| 2 * place_row(full, bit, bit << 1, bit >> 1))
+         .sum()

//! name: negated
//! mistake: The negative of a word is written with a minus sign of another type.
//! says: In place_row(0, 0, 0), your code computed a negative number, which its type cannot store. If you negate `free`, use free.wrapping_neg().
// CHANGE: body
-     let bit = free & free.wrapping_neg(); // the lowest bit that is set
+     let bit = free & (0 - free); // the lowest bit that is set
      free ^= bit;

//! name: never_cleared
//! mistake: The column that was tried stays free.
//! says: Your bitmask(1) does not end, but should return 1. Check that each turn of the loop removes the tried column from `free`, or goes to the next bit, also before a `continue`.
// CHANGE: body
-     free ^= bit;

//! name: new_bit_not_shifted
//! mistake: The older queens' words are shifted, the new bit joins them unshifted.
//! says: Your code does not shift the diagonals of the new queen. Add the new bit to `falling` and `rising` before you shift them.
// CHANGE: body
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, falling << 1 | bit, rising >> 1 | bit);

//! name: no_way_is_a_way
//! mistake: The base case returns 0.
//! says: With n = 4, place_row(15, 108, 3) has a queen in each column, but returned 0. Return 1 in this case.
// ANCHOR: body
let mut ways = 0;
let mut free = full & !(columns | falling | rising);
while free != 0 {
    let bit = free & free.wrapping_neg();
    free ^= bit;
    ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
}
ways
// ANCHOR_END: body

//! name: not_cut_to_the_board
//! mistake: The free columns are not cut down to n bits.
//! says: With n = 1, place_row(0, 0, 0) called place_row(2, 4, 1). In the second call, `columns` has a bit beyond the lowest n bits. Use only the lowest n bits.
// ANCHOR: body
if columns == full {
    return 1;
}
let mut ways = 0;
let mut free = !(columns | falling | rising);
while free != 0 {
    let bit = free & free.wrapping_neg();
    free ^= bit;
    ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
}
ways
// ANCHOR_END: body

//! name: only_one_diagonal
//! mistake: One diagonal is handed on without the new queen.
//! says: Your code does not add the new queen to `rising`. Add her bit to `rising`, too.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) << 1, rising >> 1);

//! name: only_the_new_bit
//! mistake: The new queen's bit is shifted, the words of the older queens are dropped.
//! says: Your code passes only the diagonals of the new queen to the next row. Shift and pass the diagonals of the older queens, too.
// CHANGE: body
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, bit << 1, bit >> 1);

//! name: rising_gathers
//! mistake: The queen is taken out of the columns and the falling diagonals again, but not out of rising.
//! says: Your loop changes `rising`, so each column receives the diagonals of the columns tried before. For each column, use the `rising` that the call received.
// ANCHOR: body
    if columns == full {
        return 1;
    }
    let mut rising = rising;
    let mut ways = 0;
    let mut free = full & !(columns | falling | rising);
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        rising |= bit;
        ways += place_row(full, columns | bit, (falling | bit) << 1, rising >> 1);
    }
    ways
// ANCHOR_END: body

//! name: row_1_in_two_halves
//! mistake: If the first queen is in the middle, half of row 1 counts double, but one row has no row 1.
//! says: Your bitmask(1) returned 0, but should return 1. Your results for 2 to 8 queens are right. Check what your code does with one row.
// CHANGE: body
// CHANGE: bitmask
-     place_row(full, 0, 0, 0)
+     let half = |columns: u32, falling: u32, rising: u32| -> u64 {
+         let bits = (0..n / 2).map(|col| 1 << col);
+         bits.filter(|bit| bit & (columns | falling | rising) == 0)
+             .map(|bit| 2 * place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1))
+             .sum()
+     };
+     let middle = if n % 2 == 1 { 1 << (n / 2) } else { full };
+     half(0, 0, 0) + half(middle, middle << 1, middle >> 1)

//! name: runs_until_all_are_taken
//! mistake: The loop ends when all columns are taken, and not when no column is free.
//! says: place_row(0, 0, 0) received the same queens as its caller, although an earlier call received a new queen. So the new bit was 0. Check how your code computes it, and whether your loop runs when `free` is 0.
// CHANGE: body
- while free != 0 {
+ while columns != full {

//! name: same_attacked_squares_same_answer
//! mistake: A memo of all runs, whose key is the attacked squares of the row.
//! says: With n = 4, place_row(9, 34, 2) has 1 free column (bit 2), but made no call and returned 1 instead of 0. If your code stores numbers, each key must contain `full` and all three words. If not, check the conditions under which this call returns or makes a call.
// ANCHOR: body
thread_local! {
    static KNOWN: std::cell::RefCell<std::collections::HashMap<(u32, u32), u64>> = std::cell::RefCell::default();
}
if columns == full {
    return 1;
}
let attacked = full & (columns | falling | rising);
let known = KNOWN.with_borrow(|known| known.get(&(full, attacked)).copied());
if let Some(count) = known {
    return count;
}
let mut free = full & !attacked;
let mut count = 0;
while free != 0 {
    let bit = free & free.wrapping_neg();
    free ^= bit;
    count += place_row(
        full,
        columns | bit,
        (falling | bit) << 1,
        (rising | bit) >> 1,
    );
}
KNOWN.with_borrow_mut(|known| known.insert((full, attacked), count));
count
// ANCHOR_END: body

//! name: stops_at_one
//! mistake: Stops when a way was found.
//! says: Your search returns 1 when any free column leads to a solution. Add up the numbers of solutions for all free columns.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
+     if ways > 0 {
+         return ways;
  }
+ }

//! name: sum_without_a_free_column
//! mistake: The loop tries a column before it asks whether one is free, and finds the lowest bit with a sum.
//! says: your code computed a number that does not fit in its type. If you compute `!free + 1` or shift by free.trailing_zeros(), check first that `free` is not 0.
// CHANGE: body
- while free != 0 {
-     let bit = free & free.wrapping_neg(); // the lowest bit that is set
+ loop {
+     let bit = free & (!free + 1);

      );
+     if free == 0 {
+         break;
+     }

//! name: swapped_words
//! mistake: falling is handed on as rising and rising as falling
//! says: Your code swaps `falling` and `rising` from row to row. Pass `falling`, shifted with `<<`, as `falling`, and `rising`, shifted with `>>`, as `rising`.
// CHANGE: body
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (rising | bit) >> 1, (falling | bit) << 1);

//! name: taken_away_from_full
//! mistake: The taken columns are subtracted from full.
//! says: In place_row(2, 4, 1), your code computed a negative number, which its type cannot store. If you remove bits with a minus, use `&` and `!` instead: `falling` can have bits outside of `full`.
// CHANGE: body
- let mut free = full & !(columns | falling | rising);
+ let mut free = full - (columns | falling | rising);

//! name: taken_by_exclusive_or
//! mistake: Taken columns and diagonals cancel each other.
//! says: With n = 4, place_row(10, 24, 4) called place_row(10, 48, 6) without a new column. Check how your code finds the free columns, and whether its loop changes a word that the call received.
// CHANGE: body
- let mut free = full & !(columns | falling | rising);
+ let mut free = full & !(columns ^ falling | rising);

//! name: the_choices_share_the_three_words
//! mistake: The loop changes the three words, so the second choice begins with the queen of the first.
//! says: Your bitmask(8) returned 10, but should return 92. With n = 4, place_row(1, 2, 0) called place_row(13, 24, 5). Your code changes the bits of `columns` from 0001 to 1101, which has 2 new bits. Each free bit must be added to the three words that the call received, not to those of an earlier bit.
// ANCHOR: body
    if columns == full {
        return 1;
    }
    let mut free = full & !(columns | falling | rising);
    let (mut columns, mut falling, mut rising) = (columns, falling, rising);
    let mut ways = 0;
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free &= !bit;
        columns |= bit;
        falling = (falling | bit) << 1;
        rising = (rising | bit) >> 1;
        ways += place_row(full, columns, falling, rising);
    }
    ways
// ANCHOR_END: body

//! name: u8_total
//! mistake: The ways are added up in a u8.
//! says: Your bitmask(9) panicked, but should return 352. Your code computed a number that does not fit in its type. Check your types: the number of ways, for example, is a `u64`.
// ANCHOR: body
if columns == full {
    return 1;
}
let mut ways: u8 = 0;
let mut free = full & !(columns | falling | rising);
while free != 0 {
    let bit = free & free.wrapping_neg(); // the lowest bit that is set
    free ^= bit;
    ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1) as u8;
}
u64::from(ways)
// ANCHOR_END: body

// Right answers in other styles, which must pass.

//! name: columns_by_number
//! right: The columns are numbered, and each bit is tested.
// ANCHOR: body
if columns == full {
    return 1;
}
let taken = columns | falling | rising;
(0..full.count_ones())
    .map(|col| 1 << col)
    .filter(|bit| taken & bit == 0)
    .map(|bit| place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1))
    .sum()
// ANCHOR_END: body

//! name: counts_rows
//! right: The base case counts the queens.
// CHANGE: body
- if columns == full {
+ if columns.count_ones() == full.count_ones() {

//! name: cut_to_the_board
//! right: The diagonals are cut to the board as they are handed on.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, ((falling | bit) << 1) & full, (rising | bit) >> 1);

//! name: directions_swapped
//! right: falling and rising have changed their roles.
//! told: Right, and mirrored: in your program, `falling` moves to lower bits and `rising` to higher bits.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) >> 1, (rising | bit) << 1);

//! name: highest_first
//! right: The highest free column first.
// CHANGE: body
-     let bit = free & free.wrapping_neg(); // the lowest bit that is set
+     let bit = 1 << (31 - free.leading_zeros()); // the lowest bit that is set
      free ^= bit;

//! name: last_row_at_once
//! right: The last queen makes no further call.
// ANCHOR: body
let mut ways = 0;
let mut free = full & !(columns | falling | rising);
while free != 0 {
    let bit = free & (!free + 1);
    free &= free - 1;
    if columns | bit == full {
        ways += 1;
    } else {
        ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
    }
}
ways
// ANCHOR_END: body

//! name: mirrored
//! right: Half of the first row is counted twice, and the middle column once.
//! told: 92 ways in 1 028 recorded calls
// CHANGE: body
// CHANGE: bitmask
-     let full = (1 << n) - 1;
-     place_row(full, 0, 0, 0)
+     let full: u32 = (1 << n) - 1;
+     let from = |bit: u32| place_row(full, bit, bit << 1, bit >> 1);
+     let half: u64 = (0..n / 2).map(|col| from(1 << col)).sum();
+     2 * half + if n % 2 == 1 { from(1 << (n / 2)) } else { u64::from(n == 0) }

//! name: own_names
//! right: The words have names of their own.
// ANCHOR: place_row
#[traced(skip(full))]
fn place_row(full: u32, columns: u32, left: u32, right: u32) -> u64 {
    if columns == full {
        return 1;
    }
    let mut ways = 0;
    let mut free = full & !(columns | left | right);
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        ways += place_row(full, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    ways
}
// ANCHOR_END: place_row

//! name: recursive_columns
//! right: A traced helper goes over the free bits by calling itself.
// ANCHOR: body
#[traced]
fn each(full: u32, free: u32, columns: u32, falling: u32, rising: u32) -> u64 {
    if free == 0 {
        return 0;
    }
    let bit = free & free.wrapping_neg();
    place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1)
        + each(full, free ^ bit, columns, falling, rising)
}
if columns == full { 1 } else { each(full, full & !(columns | falling | rising), columns, falling, rising) }
// ANCHOR_END: body

//! name: takes_and_goes_on
//! right: A recursive helper over the bits of a row
// ANCHOR: body
    fn each(free: u32, full: u32, columns: u32, falling: u32, rising: u32) -> u64 {
        if free == 0 {
            return 0;
        }
        let bit = 1 << free.trailing_zeros();
        let here = place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
        here + each(free & !bit, full, columns, falling, rising)
    }
    if columns == full { 1 } else { each(full & !columns & !falling & !rising, full, columns, falling, rising) }
// ANCHOR_END: body
