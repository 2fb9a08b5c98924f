//! Compares two rankings of the same items.

/// Returns Spearman's rank correlation: 1 if both rankings agree, −1 if one is the reverse of the other, and about 0 if they are
/// unrelated. Equal values share a rank. Returns `None` if all values on one side are equal.
///
/// Source: C. Spearman, "The proof and measurement of association between two things", *American Journal of Psychology* 15(1),
/// 1904, 72–101.
pub(super) fn rank_correlation(ours: &[u64], yours: &[u64]) -> Option<f64> {
    let (ours, yours) = (ranks(ours), ranks(yours));
    let mean = (ours.len() as f64 + 1.0) / 2.0;
    let sum = |left: &[f64], right: &[f64]| -> f64 {
        let pairs = left.iter().zip(right);
        pairs.map(|(a, b)| (a - mean) * (b - mean)).sum()
    };
    let spread = sum(&ours, &ours) * sum(&yours, &yours);
    (spread > 0.0).then(|| sum(&ours, &yours) / spread.sqrt())
}

/// Returns the rank of each value, from 1 up. Equal values share the mean of their ranks.
pub(super) fn ranks(values: &[u64]) -> Vec<f64> {
    let rank = |value: &u64| {
        let smaller = values.iter().filter(|it| *it < value).count();
        let equal = values.iter().filter(|it| *it == value).count();
        smaller as f64 + (equal as f64 + 1.0) / 2.0
    };
    values.iter().map(rank).collect()
}
