//! right: finds the two boxes beside the line by arithmetic
// ANCHOR: closed
    let mut beside = Vec::new();
    let across = (size.rows + 1) * size.cols;
    if line < across {
        let (row, col) = (line / size.cols, line % size.cols);
        if row > 0 {
            beside.push((row - 1, col));
        }
        if row < size.rows {
            beside.push((row, col));
        }
    } else {
        let rest = line - across;
        let (row, col) = (rest / (size.cols + 1), rest % (size.cols + 1));
        if col > 0 {
            beside.push((row, col - 1));
        }
        if col < size.cols {
            beside.push((row, col));
        }
    }
    beside
        .into_iter()
        .filter(|&(r, c)| sides(size, r, c).iter().all(|&s| s == line || drawn >> s & 1 == 1))
        .map(|(r, c)| 1 << (r * size.cols + c))
        .sum()
// ANCHOR_END: closed
