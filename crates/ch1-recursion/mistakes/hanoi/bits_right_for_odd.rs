//! mistake: The formula with bits for an odd number of discs; an even tower goes to the spare peg.
//! says: hanoi(2, A, C, B): yours made A → C, A → B, C → B, and it should make A → B, A → C, B → C. The whole tower is on B, the spare peg. With 1 and with 3 discs it arrives, and with 4 it does not.
// ANCHOR: body
let pegs = [from, spare, to];
for m in 1..(1_usize << discs) {
    moves.push(Move {
        from: pegs[(m & (m - 1)) % 3],
        to: pegs[((m | (m - 1)) + 1) % 3],
    });
}
// ANCHOR_END: body
