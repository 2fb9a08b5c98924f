// Wrong answers to the exercise `merge_sort` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: answers_dropped
//! mistake: Sorts both halves, and merges the halves as they were.
//! says: Your merge_sort([4, 3, 2, 1]) returned [2, 1, 4, 3], but should return [1, 2, 3, 4]. The calls inside merge_sort([4, 3, 2, 1]) returned [3, 4] and [1, 2], but your code returned [2, 1, 4, 3]. Does your code merge an unsorted half?
// CHANGE: sort
-     merge(&merge_sort(left), &merge_sort(right))
+     merge_sort(left);
+     merge_sort(right);
+     merge(left, right)

//! name: asks_again
//! mistake: To see whether the halves are in order, each is sorted once more.
//! says: Your merge_sort of 8 numbers made 34 calls, but should need at most 15. merge_sort([4, 1, 5, 8, 2, 3, 7, 6]) itself made 3 calls. Call `merge_sort` only once for each half. (The order is right.)
// CHANGE: sort
-     merge(&merge_sort(left), &merge_sort(right))
+     if merge_sort(left) == left && merge_sort(right) == right {
+         return merge(left, right);
+     }
+     merge(&merge_sort(left), &merge_sort(right))

//! name: base_is_empty
//! mistake: One number is answered by an empty list.
//! says: Your merge_sort([7]) returned [], but should return [7]. Fix this case first.
//! also: One number is already sorted. Return a list with this number.
// CHANGE: sort
-         return numbers.to_vec();
+         return Vec::new();

//! name: both_iterators_move_on
//! mistake: Each round takes the next number of both lists and pushes only the smaller one.
//! says: Your merge([3], [5]) returned [3], but should return [3, 5]. 5 is missing. Check where your indices begin, your loop and the lines after it: move past a number when you push it, only then, and never back.
// ANCHOR: join
    let mut merged = Vec::new();
    let mut lefts = left.iter();
    let mut rights = right.iter();
    while let (Some(a), Some(b)) = (lefts.next(), rights.next()) {
        merged.push(*a.min(b));
    }
    merged.extend(lefts);
    merged.extend(rights);
    merged
// ANCHOR_END: join

//! name: both_move_on
//! mistake: Both indices move on, whichever number was taken.
//! says: Your merge([3], [5]) returned [3], but should return [3, 5]. 5 is missing: when your code pushes a number of `left`, it also moves past a number of `right`. Move past a number only when you push it (`take_while` also takes the number that ends it).
// CHANGE: join
-             merged.push(left[l]);
-             l += 1;
+             merged.push(left[l]);
+             l += 1;
+             r += 1;

//! name: by_ones
//! mistake: Splits off one number at a time: an insertion sort.
//! says: Your merge_sort of 8 numbers went 8 frames deep, but should go at most 4 deep. Split the list in the middle, so that both parts have about the same length. (The order is right.)
// CHANGE: sort
-     let (left, right) = numbers.split_at(numbers.len() / 2);
+     let (left, right) = numbers.split_at(1);

//! name: equal_ones_once
//! mistake: Of two equal numbers one is kept.
//! says: Your merge([2, 2], [2]) returned [2, 2], but should return [2, 2, 2]. 2 is missing. Push every number, even if two numbers are equal.
// CHANGE: join
-         if left[l] <= right[r] {
+         if left[l] == right[r] {
+             merged.push(left[l]);
+             l += 1;
+             r += 1;
+         } else if left[l] < right[r] {

//! name: halves_not_sorted
//! mistake: The halves are merged as they are, without a call.
//! says: Your merge_sort([4, 3, 2, 1]) returned [2, 1, 4, 3], but should return [1, 2, 3, 4]. Your code merged the two halves as they were. Sort each half with a call first.
// CHANGE: sort
-     merge(&merge_sort(left), &merge_sort(right))
+     merge(left, right)

//! name: held_number_forgotten
//! mistake: The next number of each list is held in a variable, and the one that is held at the end is forgotten.
//! says: Your merge([3], [5]) returned [3], but should return [3, 5]. 5 is missing: it was the next number of its list when the loop ended, and only the numbers after it were added.
// ANCHOR: join
let mut merged = Vec::new();
let (mut left, mut right) = (left.iter(), right.iter());
let (mut l, mut r) = (left.next(), right.next());
while let (Some(&a), Some(&b)) = (l, r) {
    if a <= b {
        merged.push(a);
        l = left.next();
    } else {
        merged.push(b);
        r = right.next();
    }
}
merged.extend(left);
merged.extend(right);
merged
// ANCHOR_END: join

//! name: in_turn
//! mistake: Takes one of each list in turn.
//! says: Your merge([5], [3]) returned [5, 3], but should return [3, 5]. 5 comes before 3. Check the comparison in your loop, and the order in which your code adds the numbers, also after the loop.
// ANCHOR: join
let mut merged = Vec::new();
for at in 0..left.len().max(right.len()) {
    merged.extend(left.get(at));
    merged.extend(right.get(at));
}
merged
// ANCHOR_END: join

//! name: index_of_the_other_list
//! mistake: Pushes a number of the second list with the index of the first.
//! says: Your merge([1, 4], [2, 3]) returned [1, 3, 3, 4], but should return [1, 2, 3, 4]. 3 appears too often, and 2 too rarely. Check from which list and which index each line reads.
// CHANGE: join
-             merged.push(right[r]);
+             merged.push(right[l]);

//! name: inserts_nothing
//! mistake: The place of each number is found, but the number is not inserted.
//! says: Your merge([3], [5]) returned [3], but should return [3, 5]. 5 is missing: your code returned `left` unchanged. Your list must also contain each number of `right`.
// ANCHOR: join
let (mut merged, mut at) = (left.to_vec(), 0);
for &number in right {
    while at < merged.len() && merged[at] <= number { at += 1; }
    merged.insert(at, number);
    merged.remove(at);
}
merged
// ANCHOR_END: join

//! name: inserts_up_to_the_old_end
//! mistake: Inserts the right list into a copy of the left one, and searches only up to the old end of this copy.
//! says: Your merge([], [4, 6]) returned [6, 4], but should return [4, 6]. `left` is empty, and your code returned `right` in reverse order. If it inserts numbers into a list, move on by one place after each number.
// ANCHOR: join
let (mut merged, mut at) = (left.to_vec(), 0);
for &number in right {
    while at < left.len() && merged[at] <= number { at += 1; }
    merged.insert(at, number);
}
merged
// ANCHOR_END: join

//! name: joins_and_sorts
//! mistake: To merge is to join the two lists and to sort the result.
//! says: Your merge([3, 1], [4, 2]) returned [1, 2, 3, 4], but should return [3, 1, 4, 2]. These two lists are unsorted on purpose, and your `merge` sorted all their numbers. Compare the first numbers of both lists, and push the smaller one each time.
// ANCHOR: join
    let mut merged = left.to_vec();
    merged.extend(right);
    merged.sort();
    merged
// ANCHOR_END: join

//! name: larger_first
//! mistake: Takes the larger of the two first numbers.
//! says: Your merge([3], [5]) returned [5, 3], but should return [3, 5]. Your order is descending. The smaller number must come first.
// CHANGE: join
-         if left[l] <= right[r] {
+         if left[l] >= right[r] {

//! name: larger_ones_first
//! mistake: The numbers are divided by size, the larger ones to the left, and the first number is kept apart.
//! says: Your merge_sort([3, 1, 2]) returned [2, 1, 3], but should return [1, 2, 3]. The calls inside merge_sort([1, 2]) returned [2] and [], but your code returned [2, 1].
// ANCHOR: sort
let Some((&pivot, others)) = numbers.split_first() else {
    return Vec::new();
};
let (large, small): (Vec<u32>, Vec<u32>) = others.iter().partition(|&&number| number > pivot);
let mut sorted = merge_sort(&large);
sorted.push(pivot);
merge(&sorted, &merge_sort(&small))
// ANCHOR_END: sort

//! name: largest_as_the_end
//! mistake: The largest number marks the end of each list.
//! says: Your merge([1], [4294967295, 4294967295]) panicked, but should return [1, 4294967295, 4294967295]. With 4294967294 instead of 4294967295, your result is right. 4294967295 is a number like any other. It must not mark the end of a list.
// ANCHOR: join
    let with_end = |list: &[u32]| [list, &[u32::MAX]].concat();
    let (a, b) = (with_end(left), with_end(right));
    let (mut i, mut j) = (0, 0);
    let mut merged = Vec::new();
    for _ in 0..left.len() + right.len() {
        if a[i] <= b[j] {
            merged.push(a[i]);
            i += 1;
        } else {
            merged.push(b[j]);
            j += 1;
        }
    }
    merged
// ANCHOR_END: join

//! name: largest_for_an_empty_list
//! mistake: Compares the largest number if a list is used up.
//! says: Your merge_sort([0, 4294967295]) panicked, but should return [0, 4294967295]. With 4294967294 instead of 4294967295, your result is right. 4294967295 is a number like any other. It must not mark the end of a list.
// ANCHOR: join
let mut merged = Vec::new();
let (mut l, mut r) = (0, 0);
let front = |list: &[u32], at: usize| list.get(at).copied().unwrap_or(u32::MAX);
while l + r < left.len() + right.len() {
    if front(left, l) <= front(right, r) {
        merged.push(left[l]);
        l += 1;
    } else {
        merged.push(right[r]);
        r += 1;
    }
}
merged
// ANCHOR_END: join

//! name: largest_is_the_end
//! mistake: The largest number stands for a list that is used up.
//! says: Your merge_sort([4294967295, 0, 4294967294]) returned [0, 4294967294], but should return [0, 4294967294, 4294967295]. Your merge([4294967295], [0, 4294967294]) returned [0, 4294967294]. 4294967295 is a number like any other. It must not mark the end of a list.
// ANCHOR: join
let (mut l, mut r) = (0, 0);
let mut merged = Vec::new();
loop {
    let first = left.get(l).copied().unwrap_or(u32::MAX);
    let second = right.get(r).copied().unwrap_or(u32::MAX);
    match first.min(second) {
        u32::MAX => return merged,
        number => merged.push(number),
    }
    if first <= second { l += 1 } else { r += 1 }
}
// ANCHOR_END: join

//! name: left_half_twice
//! mistake: Sorts the left half twice.
//! says: Your merge_sort([2, 1]) returned [2, 2], but should return [1, 2]. merge_sort([2, 1]) called itself for [2] and [2], but 1 is in neither list.
// CHANGE: sort
-     merge(&merge_sort(left), &merge_sort(right))
+     let _ = right;
+     merge(&merge_sort(left), &merge_sort(left))

//! name: left_rest_forgotten
//! mistake: Only the rest of the right list is added.
//! says: Your merge([5], [3]) returned [3], but should return [3, 5].
// CHANGE: join
-     merged.extend(&left[l..]);

//! name: library_sort
//! mistake: The library sorts, and merge is never called.
//! says: Your merge_sort of 100 numbers made no recorded call, but should call itself.
// ANCHOR: sort
let mut sorted = numbers.to_vec();
sorted.sort();
sorted
// ANCHOR_END: sort

//! name: merges_in_pairs
//! mistake: Each round pushes a number of both lists, the smaller one first.
//! says: Your merge([7, 8, 9], [1, 2]) returned [1, 7, 2, 8, 9], but should return [1, 2, 7, 8, 9]. Your merge([1, 2], [3, 4]) returned [1, 3, 2, 4]: each round pushed one number of each list. Push only the smaller of the two first numbers, and leave the other one in its list.
// ANCHOR: join
    let mut merged = Vec::new();
    for (l, r) in left.iter().zip(right) {
        merged.push(*l.min(r));
        merged.push(*l.max(r));
    }
    let paired = left.len().min(right.len());
    merged.extend(&left[paired..]);
    merged.extend(&right[paired..]);
    merged
// ANCHOR_END: join

//! name: middle_in_both_halves
//! mistake: One half is rounded up and the other one down, so that a middle number is in both.
//! says: The two calls returned [1, 3] and [1, 2], and your `merge` is right. Split the list so that each number is in exactly one half.
// CHANGE: sort
-     let (left, right) = numbers.split_at(numbers.len() / 2);
+     let left = &numbers[..numbers.len().div_ceil(2)];
+     let right = &numbers[numbers.len() / 2..];

//! name: middle_left_out
//! mistake: The number in the middle is in neither half.
//! says: Your merge_sort([2, 1]) returned [2], but should return [1, 2]. merge_sort([2, 1]) called itself for [2] and [], but 1 is in neither list.
// CHANGE: sort
-     let (left, right) = numbers.split_at(numbers.len() / 2);
+     let mid = numbers.len() / 2;
+     let (left, right) = (&numbers[..mid], &numbers[mid + 1..]);

//! name: no_base_case
//! mistake: Splits without a base case.
//! says: Your merge_sort([2, 1]) was stopped after 10 000 calls, but should return [1, 2]. merge_sort([]) called itself. Return an empty list without a call: this list is already sorted.
// CHANGE: sort
-     if numbers.len() < 2 {
-         return numbers.to_vec();
-     }

//! name: nothing
//! mistake: The list is copied, and not sorted.
//! says: Your merge_sort([2, 1]) returned [2, 1], but should return [1, 2].
// CHANGE: sort
-     if numbers.len() < 2 {
-         return numbers.to_vec();
-     }
-     let (left, right) = numbers.split_at(numbers.len() / 2);
-     merge(&merge_sort(left), &merge_sort(right))
+     numbers.to_vec()

//! name: one_before
//! mistake: Reads the number before the index.
//! says: Your merge([3], [5]) panicked, but should return [3, 5]. Your code subtracted a number from a smaller one, and no index is below 0.
// CHANGE: join
-             merged.push(left[l]);
+             merged.push(left[l - 1]);

//! name: one_behind_the_other
//! mistake: Puts the second list behind the first.
//! says: Your merge([5], [3]) returned [5, 3], but should return [3, 5]. Your code added the second list after the first. While both lists have a number left, push the smaller of their first numbers: check whether your loop runs, and its comparison.
// ANCHOR: join
[left, right].concat()
// ANCHOR_END: join

//! name: one_is_no_base_case
//! mistake: A base case for no numbers, and none for one.
//! says: Your merge_sort([2, 1]) was stopped after 19 998 calls, but should return [1, 2]. merge_sort([2]) called itself. Return a list of one number without a call: this list is already sorted.
// CHANGE: sort
-     if numbers.len() < 2 {
+     if numbers.is_empty() {

//! name: pairs
//! mistake: Orders the numbers in pairs.
//! says: Your merge([7, 8, 9], [1, 2]) returned [1, 7, 2, 8], but should return [1, 2, 7, 8, 9]. 9 is missing. Push the smaller of the two first numbers, and leave the other one in its list.
// ANCHOR: join
let mut merged = Vec::new();
for (l, r) in left.iter().zip(right) {
    merged.push(*l.min(r));
    merged.push(*l.max(r));
}
merged
// ANCHOR_END: join

//! name: passes_the_whole_list
//! mistake: The first call gets the whole list.
//! says: merge_sort([2, 1]) called itself. Check where your code splits the list: each call should receive one half.
// CHANGE: sort
- merge(&merge_sort(left), &merge_sort(right))
+ _ = left; merge(&merge_sort(numbers), &merge_sort(right))

//! name: rest_forgotten
//! mistake: When one list is used up, what is left of the other is forgotten.
//! says: Your merge([3], [5]) returned [3], but should return [3, 5]. 5 is missing. When one list is used up, add the rest of the other list.
// CHANGE: join
-     merged.extend(&left[l..]);
-     merged.extend(&right[r..]);
+     let _ = &merged;

//! name: rest_from_the_other_index
//! mistake: The rest of the second list begins at the index of the first.
//! says: Your merge([3], [5]) returned [3], but should return [3, 5]. 5 is missing: your code did not add the rest of `right`. After the loop, add the rest of each list from its own index.
// CHANGE: join
-     merged.extend(&right[r..]);
+     merged.extend(&right[l..]);

//! name: rest_turned_round
//! mistake: Merges from the back and reverses the list, but adds the rest in ascending order before.
//! says: Your merge([7, 8, 9], [1, 2]) returned [2, 1, 7, 8, 9], but should return [1, 2, 7, 8, 9]. 2 comes before 1. Both are from the same list. Check the order in which your code adds the numbers of one list, also after the loop.
// ANCHOR: join
let (mut left, mut right) = (left, right);
let mut merged: Vec<u32> = Vec::new();
while let ([left_rest @ .., a], [right_rest @ .., b]) = (left, right) {
    if a > b {
        merged.push(*a);
        left = left_rest;
    } else {
        merged.push(*b);
        right = right_rest;
    }
}
merged.extend(left);
merged.extend(right);
merged.reverse();
merged
// ANCHOR_END: join

//! name: right_answer_dropped
//! mistake: Sorts both halves, and merges the sorted left one with the right one as it was.
//! says: Your merge_sort([4, 3, 2, 1]) returned [2, 1, 3, 4], but should return [1, 2, 3, 4]. The calls inside merge_sort([4, 3, 2, 1]) returned [1, 2] and [3, 4], but your code returned [2, 1, 3, 4]. Does your code merge an unsorted half?
// CHANGE: sort
-     merge(&merge_sort(left), &merge_sort(right))
+     merge_sort(right);
+     merge(&merge_sort(left), right)

//! name: right_half_not_sorted
//! mistake: Only the left half is sorted.
//! says: Your merge_sort([4, 3, 2, 1]) returned [2, 1, 3, 4], but should return [1, 2, 3, 4]. merge_sort([4, 3, 2, 1]) made only one call. Sort both halves before you merge them.
// CHANGE: sort
-     merge(&merge_sort(left), &merge_sort(right))
+     merge(&merge_sort(left), right)

//! name: right_index_from_the_length
//! mistake: The index into the right list is the length of the result minus that of the left one, also after the rest of the left list has been appended.
//! says: Your merge([5], [3]) panicked, but should return [3, 5]. Your code went past the end of a list. A slice began at index 2, but its list has only 1 element.
// CHANGE: join
-     merged.extend(&right[r..]);
+     merged.extend(&right[merged.len() - l..]);

//! name: right_rest_forgotten
//! mistake: Only the rest of the left list is added.
//! says: Your merge([3], [5]) returned [3], but should return [3, 5].
// CHANGE: join
-     merged.extend(&right[r..]);

//! name: run_length_as_index
//! mistake: Sets the index to the number of smaller numbers instead of adding this number.
//! says: Your merge([7, 8, 9], [1, 2]) returned [1, 2, 7, 8, 1, 2, 9], but should return [1, 2, 7, 8, 9]. 1 appears too often. In your merge([1, 3, 5, 7], [2, 4, 6]), 4 appears again after 5, before either list is used up. Does your index into `right` ever move back?
// ANCHOR: join
let mut merged: Vec<u32> = Vec::with_capacity(left.len() + right.len());
let mut r = 0;
for &number in left {
    let smaller = right[r..].partition_point(|&other| other < number);
    merged.extend(&right[r..r + smaller]);
    r = smaller;
    merged.push(number);
}
merged.extend(&right[r..]);
merged
// ANCHOR_END: join

//! name: runs_past_the_end
//! mistake: Goes on while either list has numbers left.
//! says: Your merge([3], [5]) panicked, but should return [3, 5]. Your code used index 1 of a list of 1 element. If the list is `left` or `right`, read a number only while this list has one left.
// CHANGE: join
-     while l < left.len() && r < right.len() {
+     while l < left.len() || r < right.len() {

//! name: scratch_read_from_zero
//! mistake: A part is merged into its places of a second list, but copied back from place 0.
//! says: Your merge_sort([3, 1, 2]) returned [0, 1, 3], but should return [1, 2, 3]. 0 is not in your list, and 2 is missing.
// ANCHOR: sort
#[traced(skip(numbers, scratch))]
fn sort(numbers: &mut [u32], from: usize, to: usize, scratch: &mut [u32]) {
    if to - from < 2 { return; }
    let mid = from + (to - from) / 2;
    sort(numbers, from, mid, scratch);
    sort(numbers, mid, to, scratch);
    scratch[from..to].copy_from_slice(&merge(&numbers[from..mid], &numbers[mid..to]));
    numbers[from..to].copy_from_slice(&scratch[..to - from]);
}
let mut sorted = numbers.to_vec();
sort(&mut sorted, 0, numbers.len(), &mut vec![0; numbers.len()]);
sorted
// ANCHOR_END: sort

//! name: shared_list_emptied_at_the_start
//! mistake: All calls merge into one list, and empty it before the two calls instead of after them.
//! says: Your merge_sort([1, 2, 3, 4, 5]) returned [3, 4, 5, 1, 2], but should return [1, 2, 3, 4, 5]. Your results are those of calls that share one list for merging, and that find numbers of an earlier merge in it. If your calls share such a list, empty it after the two calls, just before you merge.
// ANCHOR: sort
#[traced(skip(buffer))]
fn sort(numbers: &mut [u32], buffer: &mut Vec<u32>) {
    let n = numbers.len();
    if n < 3 { numbers.sort(); return; }
    buffer.clear();
    let (left, right) = numbers.split_at_mut(n / 2);
    sort(left, buffer);
    sort(right, buffer);
    buffer.extend(merge(left, right));
    numbers.copy_from_slice(&buffer[..n]);
}
let mut sorted = numbers.to_vec();
sort(&mut sorted, &mut Vec::new());
sorted
// ANCHOR_END: sort

//! name: single_part_left_out
//! mistake: Merges neighbours of 1, 2, 4, … numbers in a loop, and leaves out a part without a neighbour.
//! says: Your merge_sort([3, 1, 2]) returned [1, 3], but should return [1, 2, 3]. 2 is missing, but your results for 2, 4 and 8 numbers are right. If your code merges neighbours in a loop, also keep a part that has no neighbour.
// ANCHOR: sort
let mut sorted = numbers.to_vec();
let mut width = 1;
while width < sorted.len() {
    let mut next = Vec::new();
    for part in sorted.chunks(2 * width).filter(|part| part.len() > width) {
        next.extend(merge(&part[..width], &part[width..]));
    }
    sorted = next;
    width *= 2;
}
sorted
// ANCHOR_END: sort

//! name: skips_before_sorting
//! mistake: Where the left half ends below the start of the right half, the list is in order, before anything is sorted.
//! says: Your merge_sort([2, 1, 2, 1]) returned [2, 1, 2, 1], but should return [1, 1, 2, 2]. merge_sort([2, 1, 2, 1]) made no call and returned its list unchanged, but this list is not sorted. Check when your code makes no call.
// CHANGE: sort
      let (left, right) = numbers.split_at(numbers.len() / 2);
+     if left[left.len() - 1] <= right[0] {
+         return numbers.to_vec();
+     }

//! name: small_and_large
//! mistake: The two parts are the small and the large numbers.
//! says: Your merge_sort of 2 numbers made 5 calls, but should need at most 3. merge_sort([2, 1]) called merge_sort([1]) and merge_sort([]). Split the list in the middle. (The order is right.)
// ANCHOR: sort
    let Some((&pivot, others)) = numbers.split_first() else {
        return Vec::new();
    };
    let (small, large): (Vec<u32>, Vec<u32>) = others.iter().partition(|&&number| number < pivot);
    let mut sorted = merge_sort(&small);
    sorted.push(pivot);
    merge(&sorted, &merge_sort(&large))
// ANCHOR_END: sort

//! name: smaller_number_a_place_too_far
//! mistake: The index of the left list is advanced before it gives the place of the number.
//! says: Your merge([3], [5]) returned [0, 5], but should return [3, 5]. 0 is in neither list, and 3 is missing. If your list begins as `vec![0; n]`, index 0 still contains its first 0: check where your code stores each number, or push onto `Vec::new()` instead.
// CHANGE: join
-     let mut merged = Vec::new();
+     let mut merged = vec![0; left.len() + right.len()];

-             merged.push(left[l]);
-             l += 1;
+             l += 1;
+             merged[l + r] = left[l - 1];

-             merged.push(right[r]);
-             r += 1;
+             r += 1;
+             merged[l + r - 1] = right[r - 1];

-     merged.extend(&left[l..]);
-     merged.extend(&right[r..]);
+     let rest = [&left[l..], &right[r..]].concat();
+     merged[l + r..].copy_from_slice(&rest);

//! name: sorted_not_merged
//! mistake: The sorted halves are put one behind the other.
//! says: Your merge_sort([2, 1]) returned [2, 1], but should return [1, 2]. The calls inside merge_sort([2, 1]) returned [2] and [1], but your code returned one list after the other. Return the merged list instead.
// CHANGE: sort
-     merge(&merge_sort(left), &merge_sort(right))
+     [merge_sort(left), merge_sort(right)].concat()

//! name: take_while_takes_one_more
//! mistake: `take_while` takes the number that ends it from the iterator, too.
//! says: Your merge([3], [5]) returned [3], but should return [3, 5]. 5 is missing: when your code pushes a number of `left`, it also moves past a number of `right`. Move past a number only when you push it (`take_while` also takes the number that ends it).
// ANCHOR: join
let mut merged = Vec::new();
let mut rest = right.iter().copied();
for &x in left {
    merged.extend(rest.by_ref().take_while(|&y| y < x));
    merged.push(x);
}
merged.extend(rest);
merged
// ANCHOR_END: join

//! name: untraced_helper
//! mistake: A helper sorts between two bounds, without #[traced].
//! says: Your merge_sort of 100 numbers made no recorded call, but should call itself. This exercise is about functions that call themselves. Call `merge_sort` for each half, or put `#[traced]` above the helper that calls itself. (The order is right.)
// ANCHOR: sort
fn part(numbers: &[u32], from: usize, to: usize) -> Vec<u32> {
    if to - from < 2 { return numbers[from..to].to_vec(); }
    let middle = from + (to - from) / 2;
    merge(&part(numbers, from, middle), &part(numbers, middle, to))
}
part(numbers, 0, numbers.len())
// ANCHOR_END: sort

//! name: zeros_before
//! mistake: Makes a list of n zeros, and pushes onto it.
//! says: Your merge([3], [5]) returned [0, 0, 3, 5], but should return [3, 5]. 0 is in neither list.
// CHANGE: join
-     let mut merged = Vec::new();
+     let mut merged = vec![0; left.len() + right.len()];

//! name: zeros_cut
//! mistake: Makes a list of n zeros, pushes onto it, and returns the first n.
//! says: Your merge([3], [5]) returned [0, 0], but should return [3, 5]. 0 is in neither list.
// CHANGE: join
-     let mut merged = Vec::new();
+     let mut merged = vec![0; left.len() + right.len()];

-     merged
+     merged[..left.len() + right.len()].to_vec()

// Right answers in other styles, which must pass.

//! name: by_shape
//! right: Matches the shape, and merges by taking slices apart.
//! told: 8 numbers took 15 calls, 4 frames deep
// ANCHOR: sort
match numbers {
    [] => vec![],
    [one] => vec![*one],
    _ => {
        let middle = numbers.len().div_ceil(2);
        merge(&merge_sort(&numbers[..middle]), &merge_sort(&numbers[middle..]))
    }
}
// ANCHOR_END: sort
// ANCHOR: join
match (left, right) {
    ([], rest) | (rest, []) => rest.to_vec(),
    ([l, others @ ..], [r, ..]) if l < r => [vec![*l], merge(others, right)].concat(),
    (_, [r, others @ ..]) => [vec![*r], merge(left, others)].concat(),
}
// ANCHOR_END: join

//! name: inserts
//! right: Joins the lists by inserting each number of one into the other.
//! told: 8 numbers took 15 calls, 4 frames deep
// ANCHOR: join
let mut merged = left.to_vec();
let mut at = 0;
for &number in right {
    while at < merged.len() && merged[at] <= number { at += 1; }
    merged.insert(at, number);
}
merged
// ANCHOR_END: join

//! name: peekable
//! right: Merges by two iterators that are peeked into.
//! told: 8 numbers took 15 calls, 4 frames deep
// ANCHOR: join
let (mut l, mut r) = (left.iter().peekable(), right.iter().peekable());
let mut merged = Vec::with_capacity(left.len() + right.len());
while l.peek().is_some() || r.peek().is_some() {
    let from_left = match (l.peek(), r.peek()) {
        (Some(l), Some(r)) => l < r,
        (l, _) => l.is_some(),
    };
    merged.extend(if from_left { l.next() } else { r.next() });
}
merged
// ANCHOR_END: join

//! name: recursive_merge
//! right: `merge` calls itself, and is recorded too.
//! told: 8 numbers took 15 calls, 4 frames deep
// CHANGE: merge_sort
// CHANGE: merge
- pub fn merge(left: &[u32], right: &[u32]) -> Vec<u32> {
+ #[traced]
+ pub fn merge(left: &[u32], right: &[u32]) -> Vec<u32> {
+     match (left, right) {
+         ([], rest) | (rest, []) => return rest.to_vec(),
+         ([l, ls @ ..], [r, ..]) if l <= r => return [vec![*l], merge(ls, right)].concat(),
+         (_, [r, rs @ ..]) => return [vec![*r], merge(left, rs)].concat(),
+     }

//! name: two_are_a_base_case
//! right: Two numbers are compared without a call.
//! told: 8 numbers took 7 calls, 3 frames deep
// CHANGE: sort
-     if numbers.len() < 2 {
-         return numbers.to_vec();
-     }
+     match numbers {
+         [] | [_] => return numbers.to_vec(),
+         [a, b] => return vec![*a.min(b), *a.max(b)],
+         _ => {}
+     }
