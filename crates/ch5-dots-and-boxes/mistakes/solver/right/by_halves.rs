//! right: The interval is halved.
// ANCHOR: ask
let board = Dots::new(size);
let mut table = Table::new();
let (mut low, mut high) = (-(size.boxes() as Value), size.boxes() as Value);
while low < high {
    let middle = low + (high - low + 1) / 2;
    if at_least(&board, middle, &mut table) { low = middle } else { high = middle - 1 }
}
low
// ANCHOR_END: ask
