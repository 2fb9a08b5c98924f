//! mistake: The other player is asked about the same t, and a yes is a yes.
//! says: t or more for one player is less than 1 - t for the other
//! also: what one question finds saves the next one nothing.
// CHANGE: search
- let answer = board
-     .legal_moves()
-     .any(|line| !at_least(&board.play(line), 1 - t, table));
- if answer {
+ let yes = board.legal_moves().any(|line| at_least(&board.play(line), t, table));
+ if yes {

- answer
+ yes
// ANCHOR: ask
let mut table = Table::new();
let board = Dots::new(size);
let mut t = -(size.boxes() as Value);
while at_least(&board, t + 1, &mut table) {
    t += 1;
}
t
// ANCHOR_END: ask
