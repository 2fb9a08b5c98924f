//! mistake: Taken at the shifted difference, freed at the distance.
//! says: is each line marked, tested and freed at one and the same place
// ANCHOR: arrays
    let mut a = vec![true; n + 1];
    let mut b = vec![true; 2 * n + 1];
    let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// CHANGE: square
-     c[falling] = true;
+     c[i.abs_diff(j)] = true;
