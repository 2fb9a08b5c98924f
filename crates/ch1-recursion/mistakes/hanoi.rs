// Wrong answers to the exercise `hanoi` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: always_a_to_c
//! mistake: Takes the pegs to be A, C and B whatever was handed in.
//! says: Your hanoi(1, A, B, C) made A → C, but should make A → B. Your code always makes this move. Use the pegs `from` and `to` instead.
// ANCHOR: body
fn go(discs: u32, from: Peg, to: Peg, spare: Peg, moves: &mut Vec<Move>) {
    if discs > 0 {
        go(discs - 1, from, spare, to, moves);
        moves.push(Move { from, to });
        go(discs - 1, spare, to, from, moves);
    }
}
go(discs, Peg::A, Peg::C, Peg::B, moves);
// ANCHOR_END: body

//! name: as_many_discs
//! mistake: The whole tower is to go to the spare peg, the largest disc included.
//! says: Your hanoi(1, A, C, B) called hanoi(1, A, B, C), but should call itself with fewer discs. Pass `discs - 1`, the size of each smaller tower.
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
+     hanoi(discs, from, spare, to, moves);
      moves.push(Move { from, to });
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs, spare, to, from, moves);

//! name: back_to_the_start
//! mistake: The smaller tower goes back to where it came from.
//! says: Your hanoi(2, A, C, B) made A → B, A → C, B → A, but should make A → B, A → C, B → C. Your second call moves the smaller tower back to the start: hanoi(2, A, C, B) called hanoi(1, B, A, C). Move this tower to the goal instead.
// CHANGE: body
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, spare, from, to, moves);

//! name: back_to_the_start_by_three_calls
//! mistake: The second time the smaller tower goes back to the start; the largest disc has a call of its own.
//! says: Your hanoi(2, A, C, B) made A → B, A → C, B → A, but should make A → B, A → C, B → C. Your second call moves the smaller tower back to the start: hanoi(2, A, C, B) called hanoi(1, B, A, C). Move this tower to the goal instead.
// ANCHOR: body
match discs { 0 => {}, 1 => moves.push(Move { from, to }), _ => {
    hanoi(discs - 1, from, spare, to, moves);
    hanoi(1, from, to, spare, moves);
    hanoi(discs - 1, spare, from, to, moves);
}}
// ANCHOR_END: body

//! name: base_one_returns
//! mistake: Returns at one disc without a move, and moves only above.
//! says: Your hanoi(1, A, C, B) made no move, but should make A → C. Your code does not move a tower of one disc.
// CHANGE: body
- if discs > 0 {
+ if discs <= 1 { return; }

- }

//! name: base_one_without_move
//! mistake: Stops at one disc and does not move it.
//! says: Your hanoi(1, A, C, B) made no move, but should make A → C. Your code does not move a tower of one disc.
// CHANGE: body
- if discs > 0 {
+ if discs > 1 {

//! name: bits_right_for_odd
//! mistake: The formula with bits for an odd number of discs; an even tower goes to the spare peg.
//! says: Your hanoi(2, A, C, B) made A → C, A → B, C → B, but should make A → B, A → C, B → C. Your code moved the whole tower to B, the spare peg. Towers of 1 and 3 discs arrive at `to`, but a tower of 4 does not. Check your pegs for an even number of discs.
// ANCHOR: body
let pegs = [from, spare, to];
for m in 1..(1_usize << discs) {
    moves.push(Move {
        from: pegs[(m & (m - 1)) % 3],
        to: pegs[((m | (m - 1)) + 1) % 3],
    });
}
// ANCHOR_END: body

//! name: both_calls_to_the_goal
//! mistake: Both calls bring the smaller tower to the goal.
//! says: Your hanoi(2, A, C, B) made A → C, A → C, A → C, but should make A → B, A → C, B → C. Move 2 puts disc 2 on the smaller disc 1. hanoi(2, A, C, B) called hanoi(1, A, C, B). The smaller tower must go first to the spare peg, and later onto the largest disc.
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
+     hanoi(discs - 1, from, to, spare, moves);
      moves.push(Move { from, to });
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, from, to, spare, moves);

//! name: copies_earlier_moves
//! mistake: The second tower copies the moves of the first with other pegs, from the start of the list.
//! says: B → A, …, but should add A → B, A → C, B → C. To an empty list, your code adds the right moves. Check each place where it uses `moves` or its length: leave out the moves that were there before the call.
// CHANGE: body
+     let small = moves.len();
      moves.push(Move { from, to });
-     hanoi(discs - 1, spare, to, from, moves);
+     let next = |peg| if peg == from { spare } else if peg == spare { to } else { from };
+     for i in 0..small { let old = moves[i]; moves.push(Move { from: next(old.from), to: next(old.to) }); }

//! name: counts_by_the_list
//! mistake: Takes the length of the list for the number of moves so far.
//! says: Your hanoi(2, A, C, B, moves), with 2 moves already in `moves`, added A → C, but should add A → B, A → C, B → C. To an empty list, your code adds the right moves. Check each place where it uses `moves` or its length: leave out the moves that were there before the call.
// ANCHOR: body
let start = if moves.len() > 1 && discs == 2 { 1 } else { discs };
fn go(discs: u32, from: Peg, to: Peg, spare: Peg, moves: &mut Vec<Move>) {
    if discs > 0 {
        go(discs - 1, from, spare, to, moves);
        moves.push(Move { from, to });
        go(discs - 1, spare, to, from, moves);
    }
}
go(start, from, to, spare, moves);
// ANCHOR_END: body

//! name: disc_0_moves_too
//! mistake: Moves a disc where there is none.
//! says: Your hanoi(0, A, C, B) made A → C, but should make no move. Your code moved a disc, but there is none. Return without a move if `discs` is 0.
// CHANGE: body
- if discs > 0 {
+ if discs == 0 {
+     moves.push(Move { from, to });
+     return;
+ }

- }

//! name: dry_run
//! mistake: A dry run first, into a list that is thrown away.
//! says: Your hanoi(5, A, C, B) made 364 calls, but should need at most 63. hanoi(1, A, C, B) itself made 3 calls. Two calls with `discs - 1` are enough, one before and one after the move of the largest disc. (The moves are right.)
// CHANGE: body
+     hanoi(discs - 1, from, spare, to, &mut Vec::new());
      hanoi(discs - 1, from, spare, to, moves);

//! name: each_disc_alone
//! mistake: All discs but one go to the spare peg, one by one, and then come back.
//! says: Your hanoi(3, A, C, B) made 5 moves, but should make 7. Move 2 puts disc 2 on the smaller disc 1. Move 1 used the same pegs, so a smaller disc is already on the target peg. Does your code move the smaller discs as one tower, with one call?
// ANCHOR: body
for _ in 1..discs {
    moves.push(Move { from, to: spare });
}
if discs > 0 {
    moves.push(Move { from, to });
}
for _ in 1..discs {
    moves.push(Move { from: spare, to });
}
// ANCHOR_END: body

//! name: fetches_from_the_start
//! mistake: The smaller tower is fetched from where it was at first, not from where it waits.
//! says: Your hanoi(2, A, C, B) made A → B, A → C, A → C, but should make A → B, A → C, B → C. Move 3 takes a disc from A, but this peg is empty. hanoi(2, A, C, B) called hanoi(1, A, C, B). The smaller tower is on the spare peg. Move it from there to the goal.
// CHANGE: body
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, from, to, spare, moves);

//! name: goal_not_in_the_key
//! mistake: The moves of a tower are stored under its discs and its first peg, without its goal.
//! says: Your hanoi(3, A, B, C) added other moves after hanoi(3, A, C, B), but should add the same moves.
//! also: first result: "A → B, A → C, B → C, A → B, C → A, C → B, A → B"
// CHANGE: body
+ use std::{cell::RefCell, collections::HashMap};
+ thread_local! { static KNOWN: RefCell<HashMap<(u32, u8), Vec<Move>>> = RefCell::default(); }
+ let (key, start) = ((discs, from as u8), moves.len());
+ if let Some(known) = KNOWN.with(|known| known.borrow().get(&key).cloned()) {
+     moves.extend(known);
+     return;
+ }
  if discs > 0 {

      hanoi(discs - 1, spare, to, from, moves);
+     KNOWN.with(|known| known.borrow_mut().insert(key, moves[start..].to_vec()));

//! name: halves
//! mistake: Splits the tower into two halves.
//! says: Your hanoi(3, A, C, B) made 5 moves, but should make 7. Move 2 puts disc 2 on the smaller disc 1. hanoi(3, A, C, B) itself called hanoi(1, A, B, C), hanoi(2, A, C, B), hanoi(1, B, C, A). Two calls with `discs - 1` are enough, one before and one after the move of the largest disc.
// ANCHOR: body
if discs == 0 { return; }
if discs == 1 { moves.push(Move { from, to });
return; }
hanoi(discs / 2, from, spare, to, moves);
hanoi(discs - discs / 2, from, to, spare, moves);
hanoi(discs / 2, spare, to, from, moves);
// ANCHOR_END: body

//! name: insert_front
//! mistake: Puts each move at the front.
//! says: Your hanoi(2, A, C, B) made B → C, A → C, A → B, but should make A → B, A → C, B → C. Move 1 takes a disc from B, but this peg is empty. For 2 discs, `moves` contains the right moves in reverse order. The first move must come first.
// CHANGE: body
-     moves.push(Move { from, to });
+     moves.insert(0, Move { from, to });

//! name: inserts_in_the_middle
//! mistake: Each call inserts its move in the middle of the whole list.
//! says: Your hanoi(2, A, C, B) made B → C, A → C, A → B, but should make A → B, A → C, B → C. Move 1 takes a disc from B, but this peg is empty. For 2 discs, `moves` contains the right moves in reverse order. The first move must come first.
// CHANGE: body
-     moves.push(Move { from, to });

-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, spare, to, from, moves); moves.insert(moves.len() / 2, Move { from, to });

//! name: joined_with_the_move_before
//! mistake: Joins a move with the move before it, also with one that was in the list before.
//! says: Your hanoi(2, A, C, B, moves), with 2 moves already in `moves`, did not leave these 2 moves at the start of `moves`, but should. Only add moves at the end of `moves`
// ANCHOR: body
if discs == 0 {
    return;
}
hanoi(discs - 1, from, spare, to, moves);
// Two moves of one disc in a row are a single move.
if moves.last().is_some_and(|last| last.to == from) {
    let last = moves.len() - 1;
    moves[last].to = to;
} else {
    moves.push(Move { from, to });
}
hanoi(discs - 1, spare, to, from, moves);
// ANCHOR_END: body

//! name: keeps_the_pegs
//! mistake: The smaller tower is sent to the goal, where the largest disc must go.
//! says: Your hanoi(2, A, C, B) made A → C, A → C, B → C, but should make A → B, A → C, B → C. Move 2 puts disc 2 on the smaller disc 1. hanoi(2, A, C, B) called hanoi(1, A, C, B). The smaller tower must go first to the spare peg, and later onto the largest disc.
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
+     hanoi(discs - 1, from, to, spare, moves);

//! name: largest_before_both_lists
//! mistake: Joins two lists behind the move of the largest disc.
//! says: Your hanoi(2, A, C, B) made A → C, A → B, B → C, but should make A → B, A → C, B → C. Move 3 puts disc 2 on the smaller disc 1. The move of the largest disc comes first, but the smaller tower is still on top of it. In `moves`, it belongs between the moves that take this tower away and those that bring the tower back.
// ANCHOR: body
if discs == 0 { return; }
let (mut before, mut after) = (Vec::new(), Vec::new());
hanoi(discs - 1, spare, to, from, &mut after);
hanoi(discs - 1, from, spare, to, &mut before);
moves.push(Move { from, to });
moves.extend(before);
moves.extend(after);
// ANCHOR_END: body

//! name: largest_by_a_wrong_call
//! mistake: A call of its own moves the largest disc, and moves it to the spare peg.
//! says: hanoi(2, A, C, B) called hanoi(1, A, B, C). In this call, move the largest disc from `from` to `to`.
// ANCHOR: body
match discs { 0 => {}, 1 => moves.push(Move { from, to }), _ => {
    hanoi(discs - 1, from, spare, to, moves);
    hanoi(1, from, spare, to, moves);
    hanoi(discs - 1, spare, to, from, moves);
}}
// ANCHOR_END: body

//! name: largest_first
//! mistake: The largest disc is moved before the two calls.
//! says: Your hanoi(2, A, C, B) made A → C, A → B, B → C, but should make A → B, A → C, B → C. Move 3 puts disc 2 on the smaller disc 1. The move of the largest disc comes first, but the smaller tower is still on top of it. In `moves`, it belongs between the moves that take this tower away and those that bring the tower back.
// CHANGE: body
+     moves.push(Move { from, to });
      hanoi(discs - 1, from, spare, to, moves);
-     moves.push(Move { from, to });

//! name: largest_last
//! mistake: The largest disc is moved after the two calls.
//! says: Your hanoi(2, A, C, B) made A → B, B → C, A → C, but should make A → B, A → C, B → C. Move 3 puts disc 2 on the smaller disc 1. The largest disc moved last. Move it before the smaller tower is put on top of it.
// CHANGE: body
-     moves.push(Move { from, to });
      hanoi(discs - 1, spare, to, from, moves);
+     moves.push(Move { from, to });

//! name: loop_begins_at_the_start
//! mistake: The loop moves the smaller tower to the start.
//! says: hanoi(3, A, C, B) called hanoi(2, A, B, A). The smaller tower goes to the spare peg first: the pegs of this call should be A, B, C.
// ANCHOR: body
let (mut from, mut spare) = (from, spare);
for smaller in (0..discs).rev() {
    hanoi(smaller, from, spare, from, moves);
    moves.push(Move { from, to });
    (from, spare) = (spare, from);
}
// ANCHOR_END: body

//! name: loop_changes_the_peg_too_early
//! mistake: A loop that changes `from` before the move of the largest disc.
//! says: Your hanoi(1, A, C, B) made B → C, but should make A → C. The disc must move from `from` to `to`, as this call received them.
// ANCHOR: body
let (mut from, mut spare) = (from, spare);
for smaller in (0..discs).rev() {
    hanoi(smaller, from, spare, to, moves);
    (from, spare) = (spare, from);
    moves.push(Move { from, to });
}
// ANCHOR_END: body

//! name: loop_loses_a_peg
//! mistake: A loop replaces the second call, and exchanges two pegs without a third variable.
//! says: Your hanoi(3, A, C, B) made B → B as move 5, but should make B → A. Move 5 moves no disc. hanoi(3, A, C, B) called hanoi(1, B, B, C). If a loop replaces your second call, exchange `from` and `spare` after each round: the pegs of this call should be B, A, C.
// ANCHOR: body
let (mut from, mut spare) = (from, spare);
for smaller in (0..discs).rev() {
    hanoi(smaller, from, spare, to, moves);
    moves.push(Move { from, to });
    from = spare;
    spare = from;
}
// ANCHOR_END: body

//! name: loop_swaps_the_goal
//! mistake: A loop replaces the second call, and swaps the goal with the spare peg instead of the start.
//! says: Your hanoi(2, A, C, B) made A → B, A → C, A → B, but should make A → B, A → C, B → C. Move 3 takes a disc from A, but this peg is empty. hanoi(3, A, C, B) called hanoi(1, A, C, B). If a loop replaces your second call, exchange `from` and `spare` after each round: the pegs of this call should be B, A, C.
// ANCHOR: body
    let (mut to, mut spare) = (to, spare);
    for smaller in (0..discs).rev() {
        hanoi(smaller, from, spare, to, moves);
        moves.push(Move { from, to });
        std::mem::swap(&mut to, &mut spare);
    }
// ANCHOR_END: body

//! name: mirrors_two_pegs_in_one
//! mistake: The mirror that copies the first half takes two pegs for `from`.
//! says: Your hanoi(2, A, C, B) made A → B, A → C, A → C, but should make A → B, A → C, B → C. Move 3 takes a disc from A, but this peg is empty. hanoi(2, A, C, B) called hanoi(1, A, B, C), and added the other moves without a second call. Check the order and the pegs of these moves, or make a second call for the smaller tower.
// ANCHOR: body
if discs == 0 { return; }
let start = moves.len();
hanoi(discs - 1, from, spare, to, moves);
let half = moves.len();
moves.push(Move { from, to });
let mirror = |peg: Peg| if peg == from { to } else { from };
for at in start..half {
    let made = moves[at];
    moves.push(Move { from: mirror(made.to), to: mirror(made.from) });
}
// ANCHOR_END: body

//! name: move_turned_round
//! mistake: The move says where the disc goes first and where it comes from last.
//! says: Your hanoi(1, A, C, B) made C → A, but should make A → C. Your code swapped `from` and `to`. Move the disc from `from` to `to`.
// CHANGE: body
-     moves.push(Move { from, to });
+     moves.push(Move { from: to, to: from });

//! name: moves_in_a_static
//! mistake: The moves are kept in a static that is never emptied.
//! says: hanoi(3, A, C, B) added other moves the second time, but should add the same moves.
// ANCHOR: body
use std::sync::Mutex;
static ALL: Mutex<Vec<Move>> = Mutex::new(Vec::new());
fn go(discs: u32, from: Peg, to: Peg, spare: Peg) {
    if discs == 0 { return; }
    go(discs - 1, from, spare, to);
    ALL.lock().unwrap().push(Move { from, to });
    go(discs - 1, spare, to, from);
}
go(discs, from, to, spare);
moves.extend(ALL.lock().unwrap().iter().copied());
// ANCHOR_END: body

//! name: moves_of_its_own
//! mistake: Each call collects its moves in a vector of its own, which nobody sees.
//! says: Your hanoi(1, A, C, B) made no move, but should make A → C. Your code added nothing to `moves`, the list of the caller. Check which lines run if `discs` is not 0, and to which list they add.
// ANCHOR: body
let mut moves = moves.clone();
if discs > 0 {
    hanoi(discs - 1, from, spare, to, &mut moves);
    moves.push(Move { from, to });
    hanoi(discs - 1, spare, to, from, &mut moves);
}
// ANCHOR_END: body

//! name: never_pushes
//! mistake: Only calls, and no move at all.
//! says: Your hanoi(1, A, C, B) made no move, but should make A → C. Your code added nothing to `moves`, the list of the caller. Check which lines run if `discs` is not 0, and to which list they add.
// CHANGE: body
-     moves.push(Move { from, to });

//! name: no_base_case
//! mistake: A tower of no discs is still asked for a smaller one.
//! says: Your hanoi with 0 discs subtracted from 0, but should make no move. Subtract only if `discs` is not 0.
// CHANGE: body
- if discs > 0 {

- }

//! name: one_call
//! mistake: The smaller tower goes to the spare peg and is left there.
//! says: Your hanoi(2, A, C, B) made A → B, A → C, but should make A → B, A → C, B → C. The smaller tower stayed on the spare peg.
// CHANGE: body
-     hanoi(discs - 1, spare, to, from, moves);

//! name: one_disc_alone_goes_wrong
//! mistake: Stops at one disc, and sends it to the spare peg.
//! says: Your hanoi(1, A, C, B) made A → B, but should make A → C. Your code moved the disc to B, the spare peg.
// CHANGE: body
- if discs > 0 {
+ if discs == 0 { return; }
+ if discs == 1 {
+     moves.push(Move { from, to: spare });
+     return;
+ }

- }

//! name: order_of_calls
//! mistake: The two calls have changed places.
//! says: Your hanoi(2, A, C, B) made B → C, A → C, A → B, but should make A → B, A → C, B → C. Move 1 takes a disc from B, but this peg is empty. hanoi(2, A, C, B) called hanoi(1, B, C, A). In the first call, move the smaller tower from `from` to the spare peg.
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
-     moves.push(Move { from, to });
      hanoi(discs - 1, spare, to, from, moves);
+     moves.push(Move { from, to });
+     hanoi(discs - 1, from, spare, to, moves);

//! name: over_the_spare_peg
//! mistake: Every disc goes over the spare peg.
//! says: Your hanoi(1, A, C, B) made A → B, B → C, but should make A → C. Your code made more than one move for one disc. Move this disc directly from `from` to `to`.
// ANCHOR: body
if discs > 0 {
    hanoi(discs - 1, from, to, spare, moves);
    moves.push(Move { from, to: spare });
    hanoi(discs - 1, to, from, spare, moves);
    moves.push(Move { from: spare, to });
    hanoi(discs - 1, from, to, spare, moves);
}
// ANCHOR_END: body

//! name: overwrites_the_list
//! mistake: Gives the list a new content and forgets the old one.
//! says: Your hanoi(2, A, C, B, moves), with 2 moves already in `moves`, did not leave these 2 moves at the start of `moves`, but should. Only add moves at the end of `moves`
// ANCHOR: body
fn go(discs: u32, from: Peg, to: Peg, spare: Peg) -> Vec<Move> {
    if discs == 0 { return Vec::new(); }
    let mut all = go(discs - 1, from, spare, to);
    all.push(Move { from, to });
    all.extend(go(discs - 1, spare, to, from));
    all
}
*moves = go(discs, from, to, spare);
// ANCHOR_END: body

//! name: own_moves_last
//! mistake: The moves of the first tower are kept in a list of the call and added after those of the second.
//! says: Your hanoi(2, A, C, B) made B → C, A → B, A → C, but should make A → B, A → C, B → C. Move 1 takes a disc from B, but this peg is empty. For 2 discs your code makes the three right moves, but in another order. `moves` must contain them in the order in which the discs move.
// ANCHOR: body
if discs > 0 {
    let mut mine = Vec::new();
    hanoi(discs - 1, from, spare, to, &mut mine);
    mine.push(Move { from, to });
    hanoi(discs - 1, spare, to, from, moves);
    moves.append(&mut mine);
}
// ANCHOR_END: body

//! name: pop_last
//! mistake: Takes back the last move at the end.
//! says: Your hanoi(3, A, C, B) made 6 moves, but should make 7. At the end, the pegs A, B and C contain these discs, from bottom to top: [[1], [], [3, 2]]. Move every disc to `to`.
// CHANGE: body
+     if discs == 3 { moves.pop(); }
  }

//! name: pushes_one_disc_only
//! mistake: Pushes where one disc is left and nowhere else.
//! says: Your hanoi(2, A, C, B) made A → B, B → C, but should make A → B, A → C, B → C. The largest disc never moved.
// CHANGE: body
- if discs > 0 {
+ if discs == 1 {
+     moves.push(Move { from, to });
+ } else if discs > 1 {
      hanoi(discs - 1, from, spare, to, moves);
-     moves.push(Move { from, to });

//! name: pushes_spare_move
//! mistake: Pushes from spare to goal in the middle.
//! says: Your hanoi(2, A, C, B) made A → B, B → C, B → C, but should make A → B, A → C, B → C. Move 3 takes a disc from B, but this peg is empty. The largest disc is still on A, and must go from there to C.
// ANCHOR: body
if discs == 1 { moves.push(Move { from, to }); return; }
if discs == 0 { return; }
hanoi(discs - 1, from, spare, to, moves);
moves.push(Move { from: spare, to });
hanoi(discs - 1, spare, to, from, moves);
// ANCHOR_END: body

//! name: second_call_stays
//! mistake: The second call names the spare peg twice.
//! says: Your hanoi(2, A, C, B) made A → B, A → C, B → B, but should make A → B, A → C, B → C. Move 3 moves no disc. hanoi(2, A, C, B) called hanoi(1, B, B, A). The smaller tower is on the spare peg. Move it from there to the goal.
// CHANGE: body
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, spare, spare, from, moves);

//! name: second_call_twice
//! mistake: Brings the smaller tower back twice.
//! says: Your hanoi(2, A, C, B) made 5 moves, but should make 3. hanoi(2, A, C, B) itself called hanoi(1, A, B, C), hanoi(1, B, C, A), hanoi(1, C, A, B), hanoi(1, A, C, B). Two calls with `discs - 1` are enough, one before and one after the move of the largest disc.
// CHANGE: body
+     hanoi(discs - 1, to, from, spare, moves);
+     hanoi(discs - 1, from, to, spare, moves);
  }

//! name: second_half_mirrored
//! mistake: Copies the first half mirrored and turned round, but in the same order.
//! says: Your hanoi(3, A, C, B) made A → C as move 5, but should make B → A. Move 5 takes a disc from A, but this peg is empty. hanoi(3, A, C, B) called hanoi(2, A, B, C), and added the other moves without a second call. Check the order and the pegs of these moves, or make a second call for the smaller tower.
// ANCHOR: body
if discs == 0 {
    return;
}
let start = moves.len();
hanoi(discs - 1, from, spare, to, moves);
let half = moves.len();
moves.push(Move { from, to });
// The smaller tower arrives as it left, seen from the other side.
let mirror = |peg: Peg| {
    if peg == from {
        to
    } else if peg == to {
        from
    } else {
        peg
    }
};
for at in start..half {
    let made = moves[at];
    moves.push(Move {
        from: mirror(made.to),
        to: mirror(made.from),
    });
}
// ANCHOR_END: body

//! name: second_list_lost
//! mistake: Each call gets a list of its own, and that of the second is never added.
//! says: Your hanoi(2, A, C, B) made A → B, A → C, but should make A → B, A → C, B → C. The moves of the second call are missing in `moves`. Does this call receive `moves`, too?
// CHANGE: body
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, spare, to, from, &mut Vec::new());

//! name: second_tower_two_less
//! mistake: The second call is about two discs less.
//! says: Your hanoi(1, A, C, B) panicked after its call hanoi(0, A, B, C), but should not. Your code subtracted a number from a smaller one, and no `u32` is below 0. If this number is `discs`, subtract only 1.
// CHANGE: body
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 2, spare, to, from, moves);

//! name: shared_pegs
//! mistake: All calls share the pegs, and each leaves the goal and the spare peg exchanged.
//! says: Your hanoi(2, A, C, B) made A → B, A → B, C → B, but should make A → B, A → C, B → C. Move 2 puts disc 2 on the smaller disc 1. Moves 2 and 3 are right if B and C change places. If your calls share their pegs, check that each call leaves them as it found them.
// ANCHOR: body
fn tower(discs: u32, pegs: &mut [Peg; 3], moves: &mut Vec<Move>) {
    if discs > 0 {
        pegs.swap(1, 2);
        tower(discs - 1, pegs, moves);
        moves.push(Move { from: pegs[0], to: pegs[2] });
        pegs.rotate_left(1);
        tower(discs - 1, pegs, moves);
        pegs.rotate_right(1);
    }
}
tower(discs, &mut [from, to, spare], moves);
// ANCHOR_END: body

//! name: smaller_tower_moved_back
//! mistake: The moves of the smaller tower are repeated backwards, which moves it back to the start.
//! says: Your hanoi(2, A, C, B) made A → B, A → C, B → A, but should make A → B, A → C, B → C. Your code moved the smaller tower back to the start. Call `hanoi` a second time to move this tower onto the largest disc.
// ANCHOR: body
    if discs == 0 {
        return;
    }
    let start = moves.len();
    hanoi(discs - 1, from, spare, to, moves);
    let smaller: Vec<Move> = moves[start..].to_vec();
    moves.push(Move { from, to });
    for step in smaller.iter().rev() {
        moves.push(Move { from: step.to, to: step.from });
    }
// ANCHOR_END: body

//! name: spare_of_the_first
//! mistake: The first call is handed the wrong third peg.
//! says: Your hanoi(3, A, C, B) made A → A as move 1, but should make A → C. Move 1 moves no disc. hanoi(3, A, C, B) called hanoi(2, A, B, A). Pass all three pegs: one of them is missing in this call.
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
+     hanoi(discs - 1, from, spare, from, moves);

//! name: spare_of_the_second
//! mistake: The second call is handed the wrong third peg.
//! says: Your hanoi(3, A, C, B) made B → B as move 5, but should make B → A. Move 5 moves no disc. hanoi(3, A, C, B) called hanoi(2, B, C, B). Pass all three pegs: one of them is missing in this call.
// CHANGE: body
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, spare, to, spare, moves);

//! name: starts_afresh
//! mistake: Empties the list first, and with it all that the calls before had added.
//! says: Your hanoi(1, A, C, B) made no move, but should make A → C. Your code removed earlier moves from `moves`. Only add moves at the end of `moves`.
// CHANGE: body
+ moves.clear();
  if discs > 0 {

//! name: stays_on_its_peg
//! mistake: The largest disc is put down where it lies.
//! says: Your hanoi(1, A, C, B) made A → A, but should make A → C. This move leaves the disc on its peg. Move the disc to `to`.
// CHANGE: body
-     moves.push(Move { from, to });
+     moves.push(Move { from, to: from });

//! name: stores_the_moves_of_all_calls
//! mistake: Remembers the moves of each tower, but stores the whole list of the caller.
//! says: Your hanoi(4, A, C, B) made 21 moves, but should make 15. The first call hanoi(1, A, B, C) made 2 calls, but a later one made none. If your code stores the moves of a call and adds them again later, store only the moves that this call added.
// ANCHOR: body
type Known = std::collections::HashMap<(u32, u8, u8), Vec<Move>>;
thread_local! { static KNOWN: std::cell::RefCell<Known> = std::cell::RefCell::default(); }
let key = (discs, from as u8, to as u8);
if let Some(known) = KNOWN.with_borrow(|known| known.get(&key).cloned()) {
    moves.extend(known);
} else if discs > 0 {
    hanoi(discs - 1, from, spare, to, moves);
    moves.push(Move { from, to });
    hanoi(discs - 1, spare, to, from, moves);
    KNOWN.with_borrow_mut(|known| known.insert(key, moves.clone()));
}
// ANCHOR_END: body

//! name: swap_not_undone
//! mistake: All calls share the three pegs, and the second swap is not undone.
//! says: Your hanoi(3, A, C, B) made C → A as move 4, but should make A → C. Move 4 takes a disc from C, but this peg is empty. Moves 1 to 3 are right. If your calls share their pegs, does each call leave them as it found them?
// ANCHOR: body
fn tower(discs: u32, pegs: &mut [Peg; 3], moves: &mut Vec<Move>) {
    if discs > 1 { pegs.swap(1, 2); tower(discs - 1, pegs, moves); pegs.swap(1, 2); }
    moves.push(Move { from: pegs[0], to: pegs[1] });
    if discs > 1 { pegs.swap(0, 2); tower(discs - 1, pegs, moves); }
}
if discs > 0 { tower(discs, &mut [from, to, spare], moves); }
// ANCHOR_END: body

//! name: swapped_parameters
//! mistake: Hands to and spare the wrong way round to both.
//! says: Your hanoi(2, A, C, B) made A → C, A → C, C → B, but should make A → B, A → C, B → C. Move 2 puts disc 2 on the smaller disc 1. hanoi(2, A, C, B) called hanoi(1, A, C, B). The smaller tower must go first to the spare peg, and later onto the largest disc.
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
+     hanoi(discs - 1, from, to, spare, moves);
      moves.push(Move { from, to });
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, to, spare, from, moves);

//! name: third_peg_in_use
//! mistake: The helper that works out the spare peg returns A for B and A.
//! says: Your hanoi(4, A, C, B) made B → A as move 9, but should make B → C. hanoi(2, B, A, C) called hanoi(1, A, A, B), in which `from` and `to` are the same peg. Check the pegs of this call.
// ANCHOR: body
fn third(one: Peg, other: Peg) -> Peg {
    match (one, other) { (Peg::A, Peg::B) => Peg::C, (Peg::A, Peg::C) => Peg::B, _ => Peg::A }
}
if discs > 0 {
    let free = third(from, to);
    hanoi(discs - 1, from, free, to, moves);
    moves.push(Move { from, to });
    hanoi(discs - 1, free, to, from, moves);
}
// ANCHOR_END: body

//! name: three_hard
//! mistake: Knows one to three discs only.
//! says: Your hanoi(4, A, C, B) made no move, but should make 15. Your code moves smaller towers, but not this tower. Check the number of discs for which your code makes no move.
// CHANGE: body
- if discs > 0 {
+ if discs == 0 { return; }
+ if discs > 3 { return; }

- }

//! name: turns_the_tower_over
//! mistake: The largest disc is moved before the others are out of its way.
//! says: Your hanoi(2, A, C, B) made A → C, A → C, but should make A → B, A → C, B → C. Move 2 puts disc 2 on the smaller disc 1. hanoi(2, A, C, B) called hanoi(1, A, C, B), and made no second call. The smaller tower must go first to the spare peg, and later onto the largest disc.
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
      moves.push(Move { from, to });
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs - 1, from, to, spare, moves);

//! name: two_discs_less
//! mistake: Hands down two discs less.
//! says: Your hanoi(2, A, C, B) made A → C, but should make A → B, A → C, B → C. hanoi(2, A, C, B) called hanoi(0, A, B, C). If your code makes two calls, pass `discs - 1` to each.
// CHANGE: body
-     hanoi(discs - 1, from, spare, to, moves);
+     hanoi(discs.saturating_sub(2), from, spare, to, moves);
      moves.push(Move { from, to });
-     hanoi(discs - 1, spare, to, from, moves);
+     hanoi(discs.saturating_sub(2), spare, to, from, moves);

//! name: two_moves_for_one
//! mistake: One disc goes over the spare peg.
//! says: Your hanoi(1, A, C, B) made A → B, B → C, but should make A → C. Your code made more than one move for one disc. Move this disc directly from `from` to `to`.
// CHANGE: body
- if discs > 0 {
+ if discs == 1 {
+     moves.push(Move { from, to: spare });
+     moves.push(Move { from: spare, to });
+     return;
+ }
+ if discs > 1 {

//! name: untraced_wrong
//! mistake: A helper without #[traced] that keeps the pegs.
//! says: Your hanoi(2, A, C, B) made A → C, A → C, B → C, but should make A → B, A → C, B → C. Move 2 puts disc 2 on the smaller disc 1. The smaller tower must go first to the spare peg, and later onto the largest disc.
// ANCHOR: body
fn go(discs: u32, from: Peg, to: Peg, spare: Peg, moves: &mut Vec<Move>) {
    if discs > 0 {
        go(discs - 1, from, to, spare, moves);
        moves.push(Move { from, to });
        go(discs - 1, spare, to, from, moves);
    }
}
go(discs, from, to, spare, moves);
// ANCHOR_END: body

// Right answers in other styles, which must pass.

//! name: base_one
//! right: The base case is one disc.
//! told: 3 discs took 7 calls and no more than 3 frames at once.
// CHANGE: body
- if discs > 0 {
+ if discs == 0 { return; }
+ if discs == 1 {
+     moves.push(Move { from, to });
+     return;
+ }

- }

//! name: by_bits
//! right: Without recursion, by the bits of the number of the move.
//! told: but the recorder saw no recursive call
// ANCHOR: body
let cycle = if discs % 2 == 0 { [from, to, spare] } else { [from, spare, to] };
for m in 1_u64..(1 << discs) {
    let (a, b) = ((m & (m - 1)) % 3, ((m | (m - 1)) + 1) % 3);
    moves.push(Move { from: cycle[a as usize], to: cycle[b as usize] });
}
// ANCHOR_END: body

//! name: hands_itself_one_disc
//! right: Moves the largest disc by a call for one disc.
//! told: 3 discs took
// CHANGE: body
- if discs > 0 {
+ if discs == 1 { moves.push(Move { from, to }); }
+ if discs > 1 {
      hanoi(discs - 1, from, spare, to, moves);
-     moves.push(Move { from, to });
+     hanoi(1, from, to, spare, moves);

//! name: helper_returns_a_list
//! right: A helper without #[traced] returns lists.
//! told: but the recorder saw no recursive call
// ANCHOR: body
fn go(discs: u32, from: Peg, to: Peg, spare: Peg) -> Vec<Move> {
    if discs == 0 { return vec![]; }
    [go(discs - 1, from, spare, to), vec![Move { from, to }], go(discs - 1, spare, to, from)].concat()
}
moves.extend(go(discs, from, to, spare));
// ANCHOR_END: body

//! name: lists_joined
//! right: Lists of their own, joined with extend.
// ANCHOR: body
    if discs == 0 {
        return;
    }
    let mut before = Vec::new();
    let mut after = Vec::new();
    hanoi(discs - 1, from, spare, to, &mut before);
    hanoi(discs - 1, spare, to, from, &mut after);
    moves.extend(before);
    moves.push(Move { from, to });
    moves.extend(after);
// ANCHOR_END: body

//! name: looks_before_it_calls
//! right: Calls only for towers with discs.
//! told: 3 discs took 7 calls
// ANCHOR: body
if discs > 1 { hanoi(discs - 1, from, spare, to, moves); }
if discs > 0 { moves.push(Move { from, to }); }
if discs > 1 { hanoi(discs - 1, spare, to, from, moves); }
// ANCHOR_END: body

//! name: loop_for_the_last
//! right: the second call has become a loop
// ANCHOR: body
let (mut from, mut spare) = (from, spare);
let mut discs = discs;
while discs > 0 {
    discs -= 1;
    hanoi(discs, from, spare, to, moves);
    moves.push(Move { from, to });
    (from, spare) = (spare, from);
}
// ANCHOR_END: body

//! name: spare_worked_out
//! right: A traced helper that works out the spare peg.
//! told: 7 moves for 3 discs, 15 for 4, 1 023 for 10; the first move of 3 discs goes to C.
// ANCHOR: body
fn other(a: Peg, b: Peg) -> Peg { [Peg::A, Peg::B, Peg::C].into_iter().find(|p| *p != a && *p != b).unwrap() }
#[traced(skip(moves))]
fn go(discs: u32, from: Peg, to: Peg, moves: &mut Vec<Move>) {
    if discs == 0 { return; }
    let spare = other(from, to);
    go(discs - 1, from, spare, moves);
    moves.push(Move { from, to });
    go(discs - 1, spare, to, moves);
}
go(discs, from, to, moves)
// ANCHOR_END: body

//! name: two_discs_known
//! right: two discs are known by heart
// CHANGE: body
- if discs > 0 {
+ match discs {
+     0 => {}
+     1 => moves.push(Move { from, to }),
+     2 => moves.extend([Move { from, to: spare }, Move { from, to }, Move { from: spare, to }]),
+     _ => {

  }
+ }
