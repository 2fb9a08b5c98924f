//! mistake: One form alone is kept.
//! says: 1, not 12
// CHANGE: collect
- forms.into_iter().collect()
+ forms.into_iter().take(1).collect()
