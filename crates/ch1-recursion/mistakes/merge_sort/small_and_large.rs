//! mistake: The two parts are the small and the large numbers.
//! says: merge_sort([2, 1]) called merge_sort([1]) and merge_sort([]). Are these halves?
// ANCHOR: sort
    let Some((&pivot, others)) = numbers.split_first() else {
        return Vec::new();
    };
    let (small, large): (Vec<u32>, Vec<u32>) = others.iter().partition(|&&number| number < pivot);
    let mut sorted = merge_sort(&small);
    sorted.push(pivot);
    merge(&sorted, &merge_sort(&large))
// ANCHOR_END: sort
