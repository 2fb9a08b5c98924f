//! right: two discs are known by heart
// ANCHOR: body
match discs {
    0 => {}
    1 => moves.push(Move { from, to }),
    2 => moves.extend([Move { from, to: spare }, Move { from, to }, Move { from: spare, to }]),
    _ => {
        hanoi(discs - 1, from, spare, to, moves);
        moves.push(Move { from, to });
        hanoi(discs - 1, spare, to, from, moves);
    }
}
// ANCHOR_END: body
