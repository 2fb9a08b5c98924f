//! mistake: The least is looked for from a board of zeros on.
//! says: which is no turn and no mirror image of it
// CHANGE: body
+ let mut least = vec![0; queens.len()];
  let mut turned = queens.to_vec();
- let mut least = turned.clone();

-     least = least.min(mirror(&turned)).min(turned.clone());
+     least = least.min(turned.clone()).min(mirror(&turned));
