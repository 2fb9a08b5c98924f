//! mistake: Where the left half ends below the start of the right half, the list is in order, before anything is sorted.
//! says: made no call and returned its list as it was, as if it were in order. A look at some of its numbers cannot show that: sort both halves first.
// CHANGE: sort
      let (left, right) = numbers.split_at(numbers.len() / 2);
+     if left[left.len() - 1] <= right[0] {
+         return numbers.to_vec();
+     }
