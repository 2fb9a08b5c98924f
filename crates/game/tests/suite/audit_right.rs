//! Right searches in every style: the audit accepts them and computes the same windows.

use std::cell::RefCell;

use crate::boards::doubles::Doubles;
use crate::boards::searches::{Fail, Style, look_ahead, search};
use crate::boards::squares::Squares;
use game::{Audit, Audited, Board, Bound, CutBy, Player, SearchTree, Value, Watched, audit};
use proptest::prelude::*;

/// Runs a right search and audits it.
fn audited<B: Board>(
    style: Style,
    board: B,
    depth: u32,
    (alpha, beta): (Value, Value),
) -> (SearchTree<B::Move>, Audited) {
    let watched = Watched::new(board);
    let value = search(style, &watched, depth, alpha, beta);
    let tree = watched.tree();
    let asked = Audit {
        depth,
        alpha,
        beta,
        value,
    };
    let audited =
        audit(&tree, asked).unwrap_or_else(|diagnostic| panic!("{style:?}: {diagnostic}"));
    assert_eq!(audited.visited(), tree.counts().nodes);
    (tree, audited)
}

fn styles() -> impl Strategy<Value = Style> {
    let fails = prop::sample::select(vec![Fail::Soft, Fail::Hard, Fail::Bound]);
    (fails, any::<bool>(), any::<bool>()).prop_map(|(fail, all_first, test_first)| Style {
        fail,
        all_first,
        test_first,
        ..Style::default()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_diagnostic_about_fail_soft_fail_hard_or_extra_turns(
        style in styles(),
        (width, length) in (1..5_u8, 0..6_usize),
        seed in any::<u64>(),
        extra in any::<bool>(),
        depth in 0..7_u32,
        alpha in -12..12,
        size in 1..25,
    ) {
        let board = Doubles::new(width, length, seed, extra);
        let (_, audited) = audited(style, board.clone(), depth, (alpha, alpha + size));
        let root = audited.node(0).unwrap();
        let right = look_ahead(&board, depth);
        match root.bound {
            Bound::Exact => prop_assert_eq!(root.value, right),
            Bound::AtMost => prop_assert!(right <= root.value && root.value <= alpha),
            Bound::AtLeast => prop_assert!(right >= root.value && root.value >= alpha + size),
        }
        let leaf = audited.line().len() as u32 - 1;
        prop_assert_eq!(leaf, depth.min(length as u32));
    }
}

#[test]
fn tic_tac_toe_in_both_windows() {
    for (window, nodes) in [((Value::MIN, Value::MAX), 18_297), ((-1, 1), 16_811)] {
        for fail in [Fail::Soft, Fail::Hard, Fail::Bound] {
            let style = Style {
                fail,
                ..Style::default()
            };
            let (_, audited) = audited(style, Squares::default(), 9, window);
            assert_eq!(audited.visited(), nodes);
        }
    }
}

thread_local! {
    static WINDOWS: RefCell<Vec<(Value, Value)>> = const { RefCell::new(Vec::new()) };
}

/// Alpha-beta that writes down each window it is given.
fn noted<B: Board>(board: &B, depth: u32, mut alpha: Value, mut beta: Value) -> Value {
    WINDOWS.with_borrow_mut(|windows| windows.push((alpha, beta)));
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let mut best = board.worst_case();
    for mv in board.legal_moves() {
        let value = noted(&board.play(mv), depth - 1, alpha, beta);
        if board.better(value, best) {
            best = value;
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(value),
            Player::Second => beta = beta.min(value),
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

#[test]
fn each_node_has_the_window_that_the_search_was_given() {
    let board = Watched::new(Doubles::new(4, 5, 3, true));
    let value = noted(&board, 5, -8, 9);
    let tree = board.tree();
    let asked = Audit {
        depth: 5,
        alpha: -8,
        beta: 9,
        value,
    };
    let audited = audit(&tree, asked).unwrap();
    let nodes = tree.nodes().map(|node| audited.node(node.id()).unwrap());
    let windows: Vec<_> = nodes.map(|judged| (judged.alpha, judged.beta)).collect();
    assert_eq!(WINDOWS.take(), windows);
}

#[test]
fn a_cut_names_the_ancestor_whose_bound_it_is() {
    let style = Style::default();
    let (tree, audited) = audited(style, Squares::default(), 9, (Value::MIN, Value::MAX));
    let (mut shallow, mut deep, mut cuts) = (0, 0, 0);
    for node in tree.nodes() {
        let judged = audited.node(node.id()).unwrap();
        assert_eq!(judged.cut_by.is_some(), !node.cut().is_empty());
        let Some(CutBy::Node(by)) = judged.cut_by else {
            continue;
        };
        cuts += 1;
        let by = tree.node(by);
        assert_ne!(by.mover(), node.mover(), "the bound is the opponent's");
        assert!(node.path().starts_with(&by.path()), "an ancestor");
        if node.parent().map(game::Node::id) == Some(by.id()) {
            shallow += 1;
        } else {
            deep += 1;
        }
    }
    assert_eq!((cuts, shallow + deep), (4_237, 4_237));
    assert!(shallow > 0 && deep > 0, "{shallow} shallow, {deep} deep");
    let (_, narrow) = self::audited(style, Doubles::new(3, 3, 1, false), 3, (-10, -9));
    assert_eq!(narrow.node(0).unwrap().cut_by, Some(CutBy::FirstWindow));
}
