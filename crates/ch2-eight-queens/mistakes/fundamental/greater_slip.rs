//! mistake: The turns are compared the wrong way round, the mirror images rightly.
//! says: are the same board (as it is, then in a mirror), and get two forms
// ANCHOR: body
    let mut turned = queens.to_vec();
    let mut least = turned.clone();
    for _ in 0..4 {
        turned = quarter_turn(&turned);
        if turned > least { least = turned.clone(); }
        let m = mirror(&turned);
        if m < least { least = m; }
    }
    least
// ANCHOR_END: body
