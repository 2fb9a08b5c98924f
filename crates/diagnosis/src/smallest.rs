//! Shrinking of random inputs: a wrong answer to a small input explains more than a wrong answer to a large one.

use std::collections::BTreeSet;

use crate::twice::KEPT;

/// The largest number of inputs that are tried before the smallest so far is used.
const MOST: usize = 2_000;

/// Checks a demand on many inputs, for example random ones. After the first wrong input it searches for a smaller
/// wrong one, and runs `demand` on it, which fails with its own message.
///
/// `smaller` lists the inputs that are one step smaller, the largest steps first: see [`lower`] for numbers,
/// [`shorter`] and [`smaller_lists`] for lists. It leaves out each input that should never be shown, for example one
/// on which all causes look alike. `is_wrong` judges an input quietly, as with [`attempt`](crate::attempt). `demand`
/// fails with the message for the student.
///
/// # Panics
/// With the message of `demand`. If `demand` accepts an input that was wrong before, with a message about that.
pub fn demand_each<Q>(
    inputs: impl IntoIterator<Item = Q>,
    smaller: impl Fn(&Q) -> Vec<Q>,
    is_wrong: impl Fn(&Q) -> bool,
    demand: impl FnOnce(&Q),
) {
    let Some(found) = inputs.into_iter().find(&is_wrong) else {
        return;
    };
    demand(&smallest(found, smaller, is_wrong));
    panic!(
        "Your code failed for one input and was right for the same input later, but should be right each time.\n{KEPT}"
    );
}

/// Returns the smallest wrong input that a limited search finds. From `found` it goes to a smaller input, step by
/// step, as long as one of them is wrong.
pub fn smallest<Q>(found: Q, smaller: impl Fn(&Q) -> Vec<Q>, is_wrong: impl Fn(&Q) -> bool) -> Q {
    let (mut smallest, mut left) = (found, MOST);
    loop {
        let steps = smaller(&smallest).into_iter().take(left);
        let step = steps.inspect(|_| left -= 1).find(&is_wrong);
        match step {
            Some(step) => smallest = step,
            None => return smallest,
        }
    }
}

/// Returns smaller numbers than `n`, but not smaller than `least`: first `least` itself, then the number half of the
/// way to it, a quarter of the way, and so on.
pub fn lower(n: u64, least: u64) -> Vec<u64> {
    let way = n.saturating_sub(least);
    let steps = (0..64).map(|halved| way >> halved);
    steps
        .take_while(|step| *step > 0)
        .map(|step| n - step)
        .collect()
}

/// Returns the lists that are a step shorter, but not shorter than `least`: the two halves, and then the list without
/// one of its items.
pub fn shorter<T: Clone>(list: &[T], least: usize) -> Vec<Vec<T>> {
    let without = (0..list.len()).map(|at| [&list[..at], &list[at + 1..]].concat());
    let (left, right) = list.split_at(list.len() / 2);
    let all = [left.to_vec(), right.to_vec()].into_iter().chain(without);
    let is_shorter = |it: &Vec<T>| (least..list.len()).contains(&it.len());
    all.filter(is_shorter).collect()
}

/// Returns the lists of numbers that are a step smaller, but not shorter than `least`: the [`shorter`] ones, then the
/// smallest numbers in the same order, then the lists with one [`lower`] number. A number is lowered to 1 and not to
/// 0, because a 0 does not show in a sum.
pub fn smaller_lists<T: Copy + Ord + From<u8> + Into<u64> + TryFrom<u64>>(
    list: &[T],
    least: usize,
) -> Vec<Vec<T>> {
    let different = BTreeSet::from_iter(list);
    let place = |n: &T| 1 + different.iter().filter(|it| **it < n).count();
    let places = list.iter().map(|n| T::try_from(place(n) as u64).ok());
    let in_order = places.collect::<Option<Vec<T>>>();
    let in_order =
        in_order.filter(|it| it.iter().zip(list).all(|(place, n)| place <= n) && it != list);
    let lowered = (0..list.len()).flat_map(|at| {
        let put = move |n| {
            let mut list = list.to_vec();
            list[at] = n;
            list
        };
        let steps = lower(list[at].into(), 1).into_iter();
        steps.filter_map(|n| T::try_from(n).ok()).map(put)
    });
    let shorter = shorter(list, least).into_iter();
    shorter.chain(in_order).chain(lowered).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_found_is_made_as_small_as_it_can_be() {
        let found = vec![31_u64, 7, 900, 12, 44, 18, 3, 250];
        let above_200 = |list: &Vec<u64>| list.iter().any(|n| *n > 200);
        assert_eq!(
            smallest(found.clone(), |it| smaller_lists(it, 2), above_200),
            [201, 1]
        );
        let of_five = |list: &Vec<u64>| list.len() >= 5;
        assert_eq!(smallest(found, |it| smaller_lists(it, 2), of_five), [1; 5]);
    }

    #[test]
    fn equal_numbers_stay_equal() {
        let found = vec![31_u32, 7, 44, 31, 250];
        let has_equal = |list: &Vec<u32>| BTreeSet::from_iter(list).len() < list.len();
        assert_eq!(
            smallest(found, |it| smaller_lists(it, 2), has_equal),
            [1, 1]
        );
    }

    #[test]
    fn a_search_without_an_end_is_ended() {
        assert_eq!(smallest(5_000_u64, |n| vec![n - 1], |_| true), 3_000);
    }

    #[test]
    fn a_large_number_is_lowered_in_few_steps() {
        let asked = std::cell::Cell::new(0);
        let is_wrong = |n: &u64| {
            asked.set(asked.get() + 1);
            *n > 4_294_967_295
        };
        let found = smallest(12_345_678_901_234_567_890, |n| lower(*n, 0), is_wrong);
        assert_eq!(found, 4_294_967_296);
        assert!(asked.get() < MOST, "{} were asked", asked.get());
    }

    #[test]
    fn nothing_is_said_where_all_is_right() {
        demand_each(
            [4_u64, 9],
            |n| lower(*n, 0),
            |_| false,
            |_| panic!("it is right"),
        );
    }

    #[test]
    #[should_panic(expected = "f(8)")]
    fn the_smallest_is_what_is_told() {
        let says = |n: &u64| panic!("f({n})");
        demand_each([3, 40, 900_u64], |n| lower(*n, 0), |n| *n > 7, says);
    }

    #[test]
    #[should_panic(expected = "Your code stores a value between two calls")]
    fn an_answer_that_was_wrong_once_is_not_let_through() {
        demand_each([3_u64], |_| Vec::new(), |_| true, |_| {});
    }
}
