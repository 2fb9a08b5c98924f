use proptest::prelude::*;

use super::layout;

/// A tree of up to 60 nodes, each with its two sides: every node's parent has a smaller number.
fn trees() -> impl Strategy<Value = (Vec<Vec<usize>>, Vec<(f64, f64)>)> {
    let side = || 2.0..30.0_f64;
    let node = (any::<prop::sample::Index>(), (side(), side()));
    proptest::collection::vec(node, 1..60).prop_map(|nodes| {
        let mut children = vec![Vec::new(); nodes.len()];
        for (this, (parent, _)) in nodes.iter().enumerate().skip(1) {
            children[parent.index(this)].push(this);
        }
        (children, nodes.iter().map(|(_, sides)| *sides).collect())
    })
}

proptest! {
    #[test]
    fn siblings_are_in_order_and_their_parent_is_centred((children, sides) in trees()) {
        let x = layout(&children, 0, &sides, 5.0);
        for (v, row) in children.iter().enumerate() {
            prop_assert!(row.is_sorted_by(|&left, &right| x[left] < x[right]));
            if let (Some(&first), Some(&last)) = (row.first(), row.last()) {
                prop_assert!((x[v] - f64::midpoint(x[first], x[last])).abs() < 1e-6);
            }
        }
    }
}

#[test]
fn equal_subtrees_are_drawn_alike() {
    // Root 0 with two children (1, 2) of two leaves each.
    let children = [
        vec![1, 2],
        vec![3, 4],
        vec![5, 6],
        vec![],
        vec![],
        vec![],
        vec![],
    ];
    let x = layout(&children, 0, &[(5.0, 5.0); 7], 2.0);
    assert_eq!(x[3] - x[1], x[5] - x[2]);
    assert_eq!(x[4] - x[1], x[6] - x[2]);
    assert_eq!(
        [x[3], x[4], x[5], x[6]].map(|at| at - x[3]),
        [0.0, 12.0, 24.0, 36.0]
    );
}

#[test]
fn a_small_subtree_between_large_ones_stands_in_the_middle() {
    // The middle child is a leaf; its neighbours are three wide below.
    let children = [vec![1, 2, 3], vec![4, 5, 6], vec![], vec![7, 8, 9]]
        .into_iter()
        .chain(std::iter::repeat_with(Vec::new).take(6))
        .collect::<Vec<_>>();
    let x = layout(&children, 0, &[(5.0, 5.0); 10], 2.0);
    assert_eq!(x[2] - x[1], x[3] - x[2]);
}

#[test]
fn a_chain_of_100_000_is_laid_out_without_overflow() {
    let children: Vec<Vec<usize>> = (1..=100_000)
        .map(|next| if next < 100_000 { vec![next] } else { vec![] })
        .collect();
    let x = layout(&children, 0, &vec![(5.0, 5.0); 100_000], 2.0);
    assert!(x.iter().all(|&at| at == x[0]));
}
