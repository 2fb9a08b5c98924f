//! mistake: The box after a line down has the line's place, also at the right border, where that is the next row's first.
//! says: Line 4 is on the border, and beyond it there is no box: box 1 is in another row.
// ANCHOR: closed
let it = size.line(line);
let (row, col) = it.place();
let number = row * size.cols + col;
let before = match it.is_down() {
    true => (col > 0).then(|| number - 1),
    false => (row > 0).then(|| number - size.cols),
};
let after = (row < size.rows).then_some(number);
let others = |number: &usize| {
    let sides = sides(size, number / size.cols, number % size.cols);
    sides.into_iter().all(|side| side == line || drawn & 1 << side != 0)
};
let both = [before, after].into_iter().flatten().filter(|&number| number < size.boxes());
both.filter(others).fold(0, |set, number| set | 1 << number)
// ANCHOR_END: closed
