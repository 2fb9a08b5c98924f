//! right: a start and a step for each line, over the nine cells
// ANCHOR: body
    let cells: Vec<Option<Player>> = board.squares.concat();
    for (start, step) in [(0, 1), (3, 1), (6, 1), (0, 3), (1, 3), (2, 3), (0, 4), (2, 2)] {
        let mut line = cells.iter().skip(start).step_by(step).take(3);
        let first = line.next().copied().flatten();
        if first.is_some() && line.all(|mark| *mark == first) {
            return first;
        }
    }
    None
// ANCHOR_END: body
