//! Two orders of the same things, compared.

/// Spearman's rank correlation: 1 where both order the things alike, −1 where one order is the other turned round, and about
/// 0 where they have nothing to do with each other. Equals share a rank. There is none where one of both has only equals.
///
/// Source: C. Spearman, "The proof and measurement of association between two things", *American Journal of Psychology*
/// 15(1), 1904, 72–101.
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

/// The rank of each, from 1 up; equals share the middle one of theirs.
pub(super) fn ranks(values: &[u64]) -> Vec<f64> {
    let rank = |value: &u64| {
        let smaller = values.iter().filter(|it| *it < value).count();
        let equal = values.iter().filter(|it| *it == value).count();
        smaller as f64 + (equal as f64 + 1.0) / 2.0
    };
    values.iter().map(rank).collect()
}
