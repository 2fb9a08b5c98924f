//! right: Eight images by reversing, mirroring and changing rows with columns
// ANCHOR: body
    let n = queens.len();
    let mut swapped = vec![0; n];
    for row in 0..n {
        swapped[queens[row]] = row;
    }
    let mut images = Vec::with_capacity(8);
    for board in [queens.to_vec(), swapped] {
        let upside_down: Vec<usize> = board.iter().rev().copied().collect();
        images.extend([mirror(&board), mirror(&upside_down), board, upside_down]);
    }
    images.sort();
    images.swap_remove(0)
// ANCHOR_END: body
