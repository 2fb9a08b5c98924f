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
