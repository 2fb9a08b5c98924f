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
