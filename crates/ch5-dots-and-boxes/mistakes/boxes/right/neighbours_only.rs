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
