//! mistake: Images are compared by their first column alone.
//! says: not 12
// ANCHOR: body
let mut turned = queens.to_vec();
let mut least = turned.clone();
for _ in 0..4 {
    turned = quarter_turn(&turned);
    for image in [turned.clone(), mirror(&turned)] {
        if image.first() < least.first() {
            least = image;
        }
    }
}
least
// ANCHOR_END: body
