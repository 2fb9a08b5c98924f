//! mistake: Only the items that were not settled at the beginning belong to an order.
//! says: permutations([1, 2, 3, 4], 1, found): yours kept [2, 3, 4], and it should keep lists that begin with [1]. An order holds all the items, the settled ones as well.
// CHANGE: body
+ fn go(items: &mut [u32], begin: usize, settled: usize, found: &mut Vec<Vec<u32>>) {
  if settled == items.len() {
-     found.push(items.to_vec());
+         found.push(items[begin..].to_vec());

-     permutations(items, settled + 1, found);
+         go(items, begin, settled + 1, found);
      items.swap(settled, choice);
  }
+ }
+ go(items, settled, settled, found);
