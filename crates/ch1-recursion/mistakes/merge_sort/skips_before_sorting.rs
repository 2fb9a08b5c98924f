//! mistake: Where the left half ends below the start of the right half, the list is in order, before anything is sorted.
//! says: This list came back as it was, without a call, while yours sorts [4, 3, 2, 1] rightly.
// CHANGE: sort
      let (left, right) = numbers.split_at(numbers.len() / 2);
+     if left[left.len() - 1] <= right[0] {
+         return numbers.to_vec();
+     }
