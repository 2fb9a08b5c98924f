//! mistake: The answer is None where the sum is 0.
//! says: subset_sum([6], 0): yours returned None
// CHANGE: subset_sum
- search(&mut problem).then(|| problem.taken().to_vec())
+ (search(&mut problem) && problem.sum > 0).then(|| problem.taken().to_vec())
