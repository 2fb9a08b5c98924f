//! right: First the mirror, then the turns of both.
// ANCHOR: body
let mut a = queens.to_vec();
let mut b = mirror(queens);
let mut least = a.clone().min(b.clone());
for _ in 0..3 {
    a = quarter_turn(&a);
    b = quarter_turn(&b);
    least = std::cmp::min(least, std::cmp::min(a.clone(), b.clone()));
}
least
// ANCHOR_END: body
