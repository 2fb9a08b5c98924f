//! mistake: The loop ends at the first board whose kind is there already.
//! says: pass over it, and go on to the last
// ANCHOR: collect
    let mut kinds: Vec<Vec<usize>> = Vec::new();
    for board in &solutions {
        let form = canonical(board);
        if kinds.contains(&form) {
            break;
        }
        kinds.push(form);
    }
    kinds
// ANCHOR_END: collect
