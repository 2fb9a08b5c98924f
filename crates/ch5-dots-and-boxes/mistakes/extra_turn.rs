// Wrong answers to the exercise `extra_turn` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: a_box_counted
//! mistake: The number of boxes is kept, not the set.
//! says: Your code uses the number of closed boxes, but each part of `taken` is a set: bit n represents box n. Add the set that `closed_by` returns.
// CHANGE: next
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => next.taken[0] += closed.count_ones(),
+     Player::Second => next.taken[1] += closed.count_ones(),

//! name: a_new_board
//! mistake: A new board instead of a copy.
//! says: The board before the line: 
// CHANGE: next
- let mut next = *board;
+ let mut next = Dots { to_move: board.to_move, drawn: board.drawn, ..Dots::new(board.size) };

//! name: a_static_turn
//! mistake: The turn is kept in a static.
//! says: returned another result the second time
// CHANGE: next
+ use std::sync::atomic::{AtomicBool, Ordering};
+ static SECOND: AtomicBool = AtomicBool::new(false);
  if closed == 0 {
-     next.to_move = board.to_move.other();
+     let second = !SECOND.fetch_xor(true, Ordering::SeqCst);
+     next.to_move = if second { Player::Second } else { Player::First };

//! name: all_closed_that_nobody_has
//! mistake: The boxes of a move are all that are closed now and that nobody has.
//! says: In your code a closed box that no player has taken gives another turn. An earlier line closed that box: check only the boxes that this line closes.
// CHANGE: next
-     let closed = closed_by(board.size, board.drawn, line.number());
+     let drawn = board.drawn | 1 << line.number();
+     let around = |box_: usize| crate::boxes::sides(board.size, box_ / board.size.cols, box_ % board.size.cols);
+     let is_closed = |&box_: &usize| around(box_).iter().all(|&side| drawn & 1 << side != 0);
+     let all: u32 = (0..board.size.boxes()).filter(is_closed).map(|box_| 1 << box_).sum();
+     let closed = all & !(board.taken[0] | board.taken[1]);

//! name: all_closed_that_the_other_has_not
//! mistake: The mover has all closed boxes that the other player does not have.
//! says: Your draw(b1c1), where A closes no box, returned a board on which A has box 0 and B no box, but should return one on which A has no box and B no box. In your code A also gets the closed boxes that no player has taken. Such a box stays without an owner.
// CHANGE: next
+ let all = (0..board.size.lines())
+     .filter(|&side| next.drawn & 1 << side != 0)
+     .fold(0, |all, side| all | closed_by(board.size, next.drawn & !(1 << side), side));
  match board.to_move {
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => next.taken[0] = all & !board.taken[1],
+     Player::Second => next.taken[1] = all & !board.taken[0],

//! name: all_complete_where_one_is_closed
//! mistake: Where the line closes a box, the mover gets every box that is complete, those of the opponent too.
//! says: In your code A gets all closed boxes, even the boxes that earlier lines closed. Add only the boxes that this line closes.
// CHANGE: next
+ let all = match closed {
+     0 => 0,
+     _ => (0..board.size.lines())
+         .filter(|&side| next.drawn & 1 << side != 0)
+         .fold(0, |all, side| all | closed_by(board.size, next.drawn & !(1 << side), side)),
+ };
  match board.to_move {
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => next.taken[0] |= all,
+     Player::Second => next.taken[1] |= all,

//! name: all_that_are_closed
//! mistake: The mover gets all boxes that are closed now.
//! says: In your code A gets all closed boxes, even the boxes that earlier lines closed. Add only the boxes that this line closes.
// CHANGE: next
+ let mut all = 0;
+ for side in 0..board.size.lines() {
+     if next.drawn & 1 << side != 0 {
+         all |= closed_by(board.size, next.drawn & !(1 << side), side);
+     }
+ }
  match board.to_move {
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => next.taken[0] = all,
+     Player::Second => next.taken[1] = all,

//! name: all_to_the_first
//! mistake: All boxes go to the first player.
//! says: In your code A gets all boxes. Add the boxes that B closes to `taken[1]`.
// CHANGE: next
-     Player::Second => next.taken[1] |= closed,
+     Player::Second => next.taken[0] |= closed,

//! name: all_to_the_second
//! mistake: All boxes go to the second player.
//! says: In your code B gets all boxes. Add the boxes that A closes to `taken[0]`.
// CHANGE: next
-     Player::First => next.taken[0] |= closed,
+     Player::First => next.taken[1] |= closed,

//! name: always_a
//! mistake: A always moves next.
//! says: In your code the same player moves after every line, whoever drew it.
// CHANGE: next
- if closed == 0 {
-     next.to_move = board.to_move.other();
- }
+ next.to_move = Player::First;

//! name: always_flips
//! mistake: The turn passes after every line.
//! says: In your code the turn passes after every line. After a line that closes a box, let the same player move again.
// CHANGE: next
- if closed == 0 {
      next.to_move = board.to_move.other();
- }

//! name: as_a_number
//! mistake: More than one in the set is taken for none.
//! says: returned a board on which B moves, but should return one on which A moves.
// CHANGE: next
- if closed == 0 {
+ if closed != 1 {

//! name: both_for_the_first
//! mistake: If A closes a box, both players get it.
//! says: In your code the boxes are wrong only if A draws the line. Compare the code for both players.
// CHANGE: next
-     Player::First => next.taken[0] |= closed,
+     Player::First => next.taken = next.taken.map(|old| old | closed),

//! name: both_take
//! mistake: Both get the boxes.
//! says: In your code both players get the closed boxes. Add them only to the boxes of A
// CHANGE: next
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => next.taken = next.taken.map(|old| old | closed),
+     Player::Second => next.taken = next.taken.map(|old| old | closed),

//! name: box_zero
//! mistake: Whether box 0 was closed decides.
//! says: In your code only box 0 gives another turn.
// CHANGE: next
- if closed == 0 {
+ if closed & 1 == 0 {

//! name: box_zero_gives_none
//! mistake: The set is compared with 1, as if it were a number of boxes.
//! says: In your code every box but box 0 gives another turn.
// CHANGE: next
-     if closed == 0 {
+     if closed <= 1 {

//! name: box_zero_passes
//! mistake: The set is compared with 1.
//! says: In your code the turn passes only after a line that closes box 0 alone.
// CHANGE: next
-     if closed == 0 {
+     if closed == 1 {

//! name: boxes_of_the_opponent
//! mistake: The boxes go to the opponent.
//! says: In your code the other player gets the closed boxes. Add them to the boxes of A, who drew the line.
// CHANGE: next
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => next.taken[1] |= closed,
+     Player::Second => next.taken[0] |= closed,

//! name: by_parity
//! mistake: Who moves next is told by the number of lines, if no box is closed.
//! says: Your code computes the mover from the number of lines
// CHANGE: next
-     next.to_move = board.to_move.other();
+     next.to_move = if next.drawn.count_ones() % 2 == 0 { Player::First } else { Player::Second };

//! name: counted_from_lines_and_boxes
//! mistake: The turns that passed are the lines without those that closed a box.
//! says: In your code the next player does not depend on `board.to_move`: it is the same whoever draws the line. Start from `board.to_move`. Only a line that closes no box passes the turn.
// CHANGE: next
- if closed == 0 {
-     next.to_move = board.to_move.other();
- }
+ let boxes = (next.taken[0] | next.taken[1]).count_ones();
+ let passed = next.drawn.count_ones() - boxes;
+ next.to_move = [Player::First, Player::Second][passed as usize % 2];

//! name: drawn_too_early
//! mistake: closed_by is asked about the new board, which has the line already, by a closed_by that wants it missing.
//! says: `closed_by` needs the lines that were drawn before this line, and its boxes belong to the mover.
// CHANGE: next
- let closed = closed_by(board.size, board.drawn, line.number());

+ let closed = if next.is_drawn(line) { 0 } else { closed_by(next.size, next.drawn, line.number()) };
  match board.to_move {

//! name: first_line_left_out
//! mistake: The first line of all is never among those that are drawn.
//! says: returned a board on which B moves, but should return one on which A moves.
//! also: returned a board on which A has no box and B no box, but should return one on which A has box 0 and B no box
//! also: Your draw, in a whole game on 1x1, returned a last board on which A has no box and B no box, but should give box 0 to one of the players.
// ANCHOR: next
let mut after = *board;
after.drawn |= 1 << line.number();
let closed = closed_by(board.size, after.drawn & !(1 << 0), line.number());
let who = usize::from(board.to_move == Player::Second);
after.taken[who] |= closed;
if closed == 0 {
    after.to_move = board.to_move.other();
}
after
// ANCHOR_END: next

//! name: first_player_again
//! mistake: After a line that closes nothing it is always A's turn.
//! says: After a line that closes no box, A always moves in your code.
// CHANGE: next
-     next.to_move = board.to_move.other();
+     next.to_move = Player::First;

//! name: flipped_then_given
//! mistake: The turn passes first, and the boxes go to who moves then, the turn passing always.
//! says: In your code the turn passes after every line.
// CHANGE: next
- match board.to_move {
+ next.to_move = board.to_move.other();
+ match next.to_move {

- if closed == 0 {
-     next.to_move = board.to_move.other();
- }

//! name: i32_shift
//! mistake: The 1 that is shifted is an i32.
//! says: the 1 that your code shifts has 32 bits
// CHANGE: next
- next.drawn |= 1 << line.number();
+ next.drawn |= 1i32.wrapping_shl(line.number() as u32) as u64;

//! name: line_not_drawn
//! mistake: The line itself is forgotten.
//! says: Your code never draws the line. Add it to the lines of the new board.
// CHANGE: next
- next.drawn |= 1 << line.number();

//! name: lines_replaced
//! mistake: The line replaces the others.
//! says: Your code removes the earlier lines. Use `|` to add the new line to the old set.
// CHANGE: next
- next.drawn |= 1 << line.number();
+ next.drawn = 1 << line.number();

//! name: lowest_box_only
//! mistake: Of two closed boxes only the one with the smaller number is noted.
//! says: In your code A gets only one box if a line closes two boxes.
// CHANGE: next
+ let one = closed & closed.wrapping_neg();
  match board.to_move {
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => next.taken[0] |= one,
+     Player::Second => next.taken[1] |= one,

//! name: never_flips
//! mistake: The mover stays after every line.
//! says: In your code the turn never passes. After a line that closes no box, let the other player move.
// CHANGE: next
- if closed == 0 {
-     next.to_move = board.to_move.other();
- }

//! name: nobody_takes
//! mistake: The boxes are forgotten.
//! says: In your code nobody ever gets a box. `closed_by` needs the lines that were drawn before this line, and its boxes belong to A, who drew the line.
// CHANGE: next
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => {}
+     Player::Second => {}

//! name: number_for_bit
//! mistake: The number of the line is added, not its bit.
//! says: Your code adds the number of the line, but `drawn` is a set of bits. Set bit 10 with `| 1 << 10`.
// CHANGE: next
- next.drawn |= 1 << line.number();
+ next.drawn |= line.number() as u64;

//! name: old_boxes_forgotten
//! mistake: The new boxes replace the old ones.
//! says: In your code A's new boxes replace the old boxes. Join the old and the new set with `|`.
// CHANGE: next
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => next.taken[0] = closed,
+     Player::Second => next.taken[1] = closed,

//! name: one_bit_too_far
//! mistake: Counts the bits from 1.
//! says: On a field without lines, your code sets bit 11 of `drawn` for b2b3. Set bit 10: b2b3 is line 10.
// CHANGE: next
- next.drawn |= 1 << line.number();
+ next.drawn |= 2 << line.number();

//! name: one_box_only
//! mistake: Only exactly one box gives another turn.
//! says: In your code a line that closes two boxes does not give another turn. Check whether any box was closed
// CHANGE: next
- if closed == 0 {
+ if closed.count_ones() != 1 {

//! name: only_as
//! mistake: Only A gets an extra turn.
//! says: In your code a closed box gives another turn to A, but not to B.
// CHANGE: next
- if closed == 0 {
+ if closed == 0 || board.to_move == Player::Second {

//! name: only_bs
//! mistake: Only B gets an extra turn.
//! says: In your code a closed box gives another turn to B, but not to A.
// CHANGE: next
- if closed == 0 {
+ if closed == 0 || board.to_move == Player::First {

//! name: owner_by_the_number_of_lines
//! mistake: The number of lines says whose box it is.
//! says: Your draw(a2b2), where A closes a box, returned a board on which A has no box and B box 0, but should return one on which A has box 0 and B no box. In your code the number of drawn lines decides who gets the boxes, but after an extra turn the players do not alternate.
// CHANGE: next
-     match board.to_move {
-         Player::First => next.taken[0] |= closed,
-         Player::Second => next.taken[1] |= closed,
-     }
+     next.taken[board.drawn.count_ones() as usize % 2] |= closed;

//! name: passes_at_the_end
//! mistake: With the last line the turn passes.
//! says: Your code passes the turn after the last line of a game, although that line closes a box.
// CHANGE: next
-     if closed == 0 {
+     if closed == 0 || next.drawn == board.size.all_lines() {

//! name: passes_to_second
//! mistake: The turn passes to the second player.
//! says: After a line that closes no box, B always moves in your code.
// CHANGE: next
-     next.to_move = board.to_move.other();
+     next.to_move = Player::Second;

//! name: replaced_for_the_second
//! mistake: The second player's new boxes replace the old ones.
//! says: In your code B's new boxes replace the old boxes, but the other player's new boxes are added.
// CHANGE: next
-     Player::Second => next.taken[1] |= closed,
+     Player::Second => next.taken[1] = closed,

//! name: replaced_where_one_is_closed
//! mistake: Where boxes are closed they replace those that the mover had.
//! says: In your code A's new boxes replace the old boxes.
// ANCHOR: next
    let closed = closed_by(board.size, board.drawn, line.number());
    let mut next = *board;
    next.drawn |= 1 << line.number();
    if closed == 0 {
        next.to_move = board.to_move.other();
        return next;
    }
    match board.to_move {
        Player::First => next.taken[0] = closed,
        Player::Second => next.taken[1] = closed,
    }
    next
// ANCHOR_END: next

//! name: returns_before_drawing
//! mistake: Gives the boxes and returns; the line is drawn only when the turn passes.
//! says: The line a2b2 closes a box, but your code never draws such a line on the new board. Draw every line.
// CHANGE: next
- next.drawn |= 1 << line.number();
+ if closed != 0 {

- if closed == 0 {
+     return next;
+ }
+ next.drawn |= 1 << line.number();
      next.to_move = board.to_move.other();
- }

//! name: sixteen_boxes
//! mistake: The boxes that a line closes are kept in sixteen bits.
//! says: In your code only the boxes 0 to 15 give an extra turn. Store a set of boxes as `Boxes`, which is a `u32`.
// CHANGE: next
-     let closed = closed_by(board.size, board.drawn, line.number());
+     let closed = closed_by(board.size, board.drawn, line.number()) & 0xffff;

//! name: taken_decides
//! mistake: Who has a box moves again.
//! says: In your code a player who has a box always moves again. Check only the boxes that this line closes.
// CHANGE: next
- if closed == 0 {
+ if next.taken[usize::from(board.to_move == Player::Second)] == 0 {

//! name: toggled
//! mistake: The boxes are toggled with the other player's.
//! says: returned a board on which A has boxes 0 and 2 and B box 0, but should return one on which A has box 2 and B box 0.
// CHANGE: next
-     Player::First => next.taken[0] |= closed,
+     Player::First => next.taken[0] ^= closed | next.taken[1],

//! name: turned_round
//! mistake: The turn passes when a box was closed.
//! says: Your code passes the turn only after a line that closes a box. Swap the two cases: after such a line, the same player moves again.
// CHANGE: next
- if closed == 0 {
+ if closed != 0 {

//! name: two_are_wanted
//! mistake: Only two boxes at once give another turn.
//! says: In your code only a line that closes two boxes gives another turn.
// CHANGE: next
- if closed == 0 {
+ if closed.count_ones() < 2 {

//! name: two_boxes_two_turns
//! mistake: A turn is counted for each box.
//! says: In your code a line that closes two boxes does not give another turn.
// CHANGE: next
- if closed == 0 {
-     next.to_move = board.to_move.other();
+ for _turn in 0..=closed.count_ones() {
+     next.to_move = next.to_move.other();

// Right answers in other styles, which must pass.

//! name: asked_afterwards
//! right: closed_by is asked about the new lines.
//! beside: ours
// ANCHOR: next
let drawn = board.drawn | 1 << line.number();
let closed = closed_by(board.size, drawn, line.number());
let [first, second] = board.taken;
let (taken, to_move) = match (closed, board.to_move) {
    (0, mover) => (board.taken, mover.other()),
    (_, Player::First) => ([first | closed, second], Player::First),
    (_, Player::Second) => ([first, second | closed], Player::Second),
};
Dots { size: board.size, drawn, taken, to_move }
// ANCHOR_END: next

//! name: compares_taken
//! right: passes the turn when nobody's boxes have changed
// ANCHOR: next
    let mut next = Dots { drawn: board.drawn | 1 << line.number(), ..*board };
    let mine = match board.to_move {
        Player::First => &mut next.taken[0],
        Player::Second => &mut next.taken[1],
    };
    *mine |= closed_by(board.size, board.drawn, line.number());
    if next.taken == board.taken {
        next.to_move = next.to_move.other();
    }
    next
// ANCHOR_END: next

//! name: counted
//! right: Counts the boxes that the line closes.
// CHANGE: next
- if closed == 0 {
+ if board.closes(line) < 1 {

//! name: flipped_first
//! right: The turn is decided first, and the boxes go to whoever moves then: right, for who has boxes has stayed.
//! told: of 60 lines and B
// ANCHOR: next
let closed = closed_by(board.size, board.drawn, line.number());
let mut next = *board;
if closed == 0 {
    next.to_move = next.to_move.other();
}
next.drawn += 1 << line.number();
next.taken[match next.to_move { Player::First => 0, Player::Second => 1 }] += closed;
next
// ANCHOR_END: next

//! name: on_a_clone
//! right: Works on a clone.
// CHANGE: next
- let mut next = *board;
+ let mut next = board.clone();

//! name: struct_literal
//! right: builds the whole board in one expression
// ANCHOR: next
    let closed = closed_by(board.size, board.drawn, line.number());
    let [a, b] = board.taken;
    Dots {
        size: board.size,
        drawn: board.drawn + (1 << line.number()),
        taken: match board.to_move {
            Player::First => [a | closed, b],
            Player::Second => [a, b | closed],
        },
        to_move: if closed > 0 { board.to_move } else { board.to_move.other() },
    }
// ANCHOR_END: next
