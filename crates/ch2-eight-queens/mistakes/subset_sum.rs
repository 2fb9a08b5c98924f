// Wrong answers to the exercise `subset_sum` that people really give, each with the words that the tests must say to it.
// CONTRIBUTING.md explains the format in its section "A new mistake".

//! name: all_equal_numbers_taken_back
//! mistake: All numbers that are equal to the last one are taken back.
//! says: Your take_back(true) for the numbers [3, 3, 3] and the target 6, after "take 3, take 3", ended with `taken` = [], but should end with [3]. Your take_back(true) removed 2 numbers from `taken`. Remove only the last one, even if another number is equal.
// CHANGE: take_back
-     self.taken.pop();
+     self.taken.retain(|&x| x != number);

//! name: all_is_left_again
//! mistake: All numbers are left again, not only the one that is taken back.
//! says: This call must undo exactly what choose(true) changed.
// CHANGE: take_back
- self.left += number;
+ self.left = self.numbers.iter().sum();

//! name: always_taken
//! mistake: The choice is not looked at.
//! says: Your choose(false) left 5 out, but added this number to `sum`. Add a number only if the argument is true.
// CHANGE: choose
- if take {
-     self.sum += number;
-     self.taken.push(number);
- }
+ let _ = take;
+ self.sum += number;
+ self.taken.push(number);

//! name: goes_on_a_missing_sum
//! mistake: The answer is None where the sum is 0.
//! says: Your subset_sum([6], 0) returned None
// CHANGE: subset_sum
- search(&mut problem).then(|| problem.taken().to_vec())
+ (search(&mut problem) && problem.sum > 0).then(|| problem.taken().to_vec())

//! name: index_past_the_end
//! mistake: The next number is read when there is none.
//! says: index out of bounds: the len is 0 but the index is 0
// CHANGE: choices
- let Some(number) = self.numbers.get(self.next) else {
-     return vec![];
- };
+ let number = self.numbers[self.next];

//! name: just_enough_is_too_little
//! mistake: A rest that makes just the target counts as too little.
//! says: Your choices() rejects a choice if the largest sum after this choice equals the target. Allow this choice, too.
// CHANGE: choices
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
+ let in_reach = |sum: u64| sum <= self.target && self.target < sum + left;

//! name: just_enough_without_it_is_too_little
//! mistake: A number is only left out where those after it make more than the target.
//! says: Your choices() rejects a choice if the largest sum after this choice equals the target. Allow this choice, too.
// CHANGE: choices
-     if in_reach(self.sum) {
+     if self.sum <= self.target && self.target < self.sum + left {

//! name: leaves_only_what_is_too_large
//! mistake: A number that can be taken is never left out.
//! says: If your choices() can take a number, it never leaves this number out. Return false as a choice, too: perhaps only the other numbers reach the target.
// CHANGE: choices
-     choices.push(true);
- }
- if in_reach(self.sum) {
+     choices.push(true);
+ } else if in_reach(self.sum) {

//! name: leaves_too_much_late
//! mistake: Where a number is left out, it still counts among those that are left.
//! says: After "leave 5", the final sum is at least 9 and at most 13. The target is 15. If a number is left out, your choices() still counts this number in the largest sum. Subtract the number from this sum before you compare the sum with the target.
// CHANGE: choices
- let left = self.left - number;
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
+ let _ = number;

- if in_reach(self.sum + number) {
+ if self.sum + number <= self.target {

- if in_reach(self.sum) {
+ if self.sum + self.left >= self.target {

//! name: leaving_changes_nothing
//! mistake: To leave a number is to do nothing.
//! says: Your `choose` changed nothing. Continue with the next number when you leave 5 out.
// CHANGE: choose
+ if !take {
+     return;
+ }
  let number = self.numbers[self.next];
// CHANGE: take_back
+ if !take {
+     return;
+ }
  self.next -= 1;

//! name: left_not_given_back
//! mistake: What was left is not given back.
//! says: Your `take_back` made 5 undecided again, but `left` does not include this number. Add 5 to `left` again.
// CHANGE: take_back
- self.left += number;

//! name: left_only_where_taken
//! mistake: A number that is left out still counts among those that are left.
//! says: Your `choose` decided 7, but did not subtract this number from `left`. Subtract each decided number from `left`.
// CHANGE: choose
- self.left -= number;
- if take {
+ if take {
+     self.left -= number;

//! name: left_out_twice
//! mistake: A number is left out twice.
//! says: Your choices() returned false more than once.
// CHANGE: choices
-     choices.push(false);
+     choices.push(false);
+     choices.push(false);

//! name: left_stays
//! mistake: What is left does not become less.
//! says: Your `choose` decided 9, but did not subtract this number from `left`. Subtract each decided number from `left`.
// CHANGE: choose
- self.left -= number;
// CHANGE: take_back
- self.left += number;

//! name: never_leaves
//! mistake: A number is never left out.
//! says: Your choices() never leaves a number out. Return false as a choice, too: perhaps only the other numbers reach the target.
// CHANGE: choices
- if in_reach(self.sum) {
-     choices.push(false);
- }

//! name: never_takes
//! mistake: A number is never taken.
//! says: Your choices() never takes a number. Return true as a choice, too.
// CHANGE: choices
- if in_reach(self.sum + number) {
-     choices.push(true);
- }

//! name: next_only_where_taken
//! mistake: A number that is left out is decided once more.
//! says: Your choose(false) for the numbers [5, 3] and the target 3 ended with `next` = 0, but should end with 1.
// CHANGE: choose
- self.next += 1;

  if take {
+     self.next += 1;

//! name: next_stays
//! mistake: The next number stays the same.
//! says: Your choose(true) for the numbers [9, 7, 5, 4] and the target 16 ended with `next` = 0, but should end with 1.
// CHANGE: choose
- self.next += 1;
// CHANGE: take_back
- self.next -= 1;

//! name: no_bound
//! mistake: Both choices are always there.
//! says: For the first number, your choices() always returns both choices. Leave out a choice after which the target cannot be reached.
// CHANGE: choices
- let left = self.left - number;
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
- let mut choices = Vec::new();
- if in_reach(self.sum + number) {
-     choices.push(true);
- }
- if in_reach(self.sum) {
-     choices.push(false);
- }
- choices
+ let _ = number;
+ vec![true, false]

//! name: not_kept
//! mistake: The numbers that are taken are not kept.
//! says: Your choose(true) for the numbers [9, 7, 5, 4] and the target 16 ended with `taken` = [], but should end with [9].
// CHANGE: choose
- self.taken.push(number);

//! name: nothing_undone
//! mistake: Nothing is taken back.
//! says: This call must undo exactly what choose(true) changed.
// CHANGE: take_back
- self.next -= 1;
- let number = self.numbers[self.next];
- self.left += number;
- if take {
-     self.sum -= number;
-     self.taken.pop();
- }
+ let _ = take;

//! name: number_after_next
//! mistake: The next index is set before the number is read.
//! says: The next number of the list is 9, but your code took 7. Decide the numbers in their given order.
// CHANGE: choose
- let number = self.numbers[self.next];
- self.next += 1;
+ self.next += 1;
+ let number = self.numbers[self.next];

//! name: number_before_next
//! mistake: The number is read before next is counted back.
//! says: The last decided number is 5, but your code added 4 to `left`. Add 5 instead.
// CHANGE: take_back
- self.next -= 1;
- let number = self.numbers[self.next];
+ let number = self.numbers[self.next];
+ self.next -= 1;

//! name: number_still_left
//! mistake: The number that is being decided still counts among those that are left.
//! says: If a number is left out, your choices() notices one call too late that the target is out of reach. Before you return false, subtract this number from `sum + left`, and compare the result with the target.
// CHANGE: choices
- let left = self.left - number;
+ let left = self.left;

//! name: only_past
//! mistake: Only a sum that is past the target is noticed.
//! says: Your choices() rejects a sum above the target, but not a choice after which all later numbers together are too small to reach the target.
// CHANGE: choices
- let left = self.left - number;
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
+ let in_reach = |sum| sum <= self.target;

//! name: only_too_little
//! mistake: Only a rest that is too little is noticed.
//! says: Your choices() rejects a choice only if all later numbers together are too small to reach the target. Also reject a sum above the target.
// CHANGE: choices
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
+ let in_reach = |sum: u64| self.target <= sum + left;

//! name: or_for_and
//! mistake: One of the two tests is enough.
//! says: For the first number, your choices() always returns both choices. Leave out a choice after which the target cannot be reached.
// CHANGE: choices
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
+ let in_reach = |sum: u64| sum <= self.target || self.target <= sum + left;

//! name: pops_what_was_not_pushed
//! mistake: Where a number was left out, another one goes.
//! says: 7 was left out, so it is not in `taken`, but your take_back(false) removed 9 from `taken`. Remove a number only if the argument is true.
// CHANGE: take_back
-     self.taken.pop();
  }
+ self.taken.pop();

//! name: still_kept
//! mistake: A number that is taken back is still kept.
//! says: This call must undo exactly what choose(true) changed.
// CHANGE: take_back
- self.taken.pop();

//! name: sum_not_given_back
//! mistake: The sum is not taken back.
//! says: This call must undo exactly what choose(true) changed.
// CHANGE: take_back
- self.sum -= number;

//! name: sum_so_far_forgotten
//! mistake: The largest sum is counted without the numbers that were taken before.
//! says: After "take 2", the final sum is at least 3 and at most 15. The target is 15.
// CHANGE: choices
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
+ let in_reach = |sum| sum <= self.target && self.target <= number + left;

//! name: sum_stays
//! mistake: A number that is taken is not added.
//! says: Your choose(true) for the numbers [9, 7, 5, 4] and the target 16 ended with `sum` = 0, but should end with 9.
// CHANGE: choose
- self.sum += number;

//! name: sum_without_the_number
//! mistake: The sum that is tested is the one before the number is taken.
//! says: Your choices() tests the sum without the next number. Add this number before you test the sum.
// CHANGE: choices
- if in_reach(self.sum + number) {
+ if in_reach(self.sum) {
      choices.push(true);

//! name: taken_still_left
//! mistake: A number that was taken still counts among those that are left.
//! says: Your `choose` decided 9, but did not subtract this number from `left`. Subtract each decided number from `left`.
// CHANGE: choose
- self.left -= number;

      self.taken.push(number);
+ } else {
+     self.left -= number;
// CHANGE: take_back
- self.left += number;

      self.taken.pop();
+ } else {
+     self.left += number;

//! name: takes_too_much_late
//! mistake: A sum that is too large is noticed only in the next call.
//! says: If a number is taken, your choices() notices one call too late that the sum is above the target. Before you return true, add this number to `sum`, and compare the result with the target.
// CHANGE: choices
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
+ let in_reach = |sum: u64| self.sum <= self.target && self.target <= sum + left;

//! name: tested_late
//! mistake: A state is tested when it is reached, and not a choice before it is made.
//! says: Your choices() rejects a hopeless choice one call too late. Test each choice before you return it.
// CHANGE: choices
- let left = self.left - number;
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
- let mut choices = Vec::new();
- if in_reach(self.sum + number) {
-     choices.push(true);
- }
- if in_reach(self.sum) {
-     choices.push(false);
- }
- choices
+ let _ = number;
+ if self.sum > self.target || self.sum + self.left < self.target {
+     return Vec::new();
+ }
+ vec![true, false]

//! name: the_list_says_what_was_taken
//! mistake: A number counts as taken if it is the last one in the list.
//! says: Your take_back(false) took back a 3 that was left out, but removed an earlier 3 from `taken`. Remove a number only if the argument is true.
// CHANGE: take_back
- if take {
+ let _ = take;
+ if self.taken.last() == Some(&number) {

//! name: the_target_is_past
//! mistake: A sum that is the target counts as past it.
//! says: Your choices() rejects a sum that equals the target. Reject only a larger sum.
// CHANGE: choices
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
+ let in_reach = |sum: u64| sum < self.target && self.target <= sum + left;

// Right answers in other styles, which must pass.

//! name: all_computed_anew
//! right: The sums are computed anew from the list.
// CHANGE: choices
- let left = self.left - number;
+ let left: u64 = self.numbers[self.next + 1..].iter().sum();
// CHANGE: take_back
- self.left += number;
+ self.left = self.numbers[self.next..].iter().sum();

//! name: each_half_where_it_matters
//! right: What is taken can only be too much, and what is left out only too little.
// CHANGE: choices
- let left = self.left - number;
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
- let mut choices = Vec::new();
- if in_reach(self.sum + number) {
+ let mut choices = Vec::new();
+ if self.sum + number <= self.target {
      choices.push(true);

- if in_reach(self.sum) {
+ if self.sum + self.left - number >= self.target {
      choices.push(false);

//! name: filters
//! right: The choices are filtered.
// CHANGE: choices
- let left = self.left - number;
- let in_reach = |sum| sum <= self.target && self.target <= sum + left;
- let mut choices = Vec::new();
- if in_reach(self.sum + number) {
-     choices.push(true);
- }
- if in_reach(self.sum) {
-     choices.push(false);
- }
- choices
+ [true, false]
+     .into_iter()
+     .filter(|&take| {
+         let least = self.sum + if take { *number } else { 0 };
+         (least..=least + self.left - number).contains(&self.target)
+     })
+     .collect()

//! name: leaves_first
//! right: It tries first to leave a number out.
// CHANGE: choices
- if in_reach(self.sum + number) {
-     choices.push(true);
- }
- if in_reach(self.sum) {
-     choices.push(false);
- }
+ if in_reach(self.sum) {
+     choices.push(false);
+ }
+ if in_reach(self.sum + number) {
+     choices.push(true);
+ }

//! name: out_of_reach_at_once
//! right: It looks at the sum of all first.
// CHANGE: subset_sum
- search(&mut problem).then(|| problem.taken().to_vec())
+ if problem.left < target {
+     return None;
+ }
+ search(&mut problem).then(|| problem.taken().to_vec())

//! name: what_is_popped
//! right: The number that is taken back is the one that was kept.
// CHANGE: take_back
-     self.sum -= number;
-     self.taken.pop();
+     let kept = self.taken.pop().unwrap_or_default();
+     self.sum -= kept;
