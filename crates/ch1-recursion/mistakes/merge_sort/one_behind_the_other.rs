//! mistake: Puts the second list behind the first.
//! says: merge([5], [3]): yours returned [5, 3], and it should be [3, 5].
//! also: The second list was put behind the first. Compare their first numbers, and take the smaller.
// ANCHOR: join
[left, right].concat()
// ANCHOR_END: join
