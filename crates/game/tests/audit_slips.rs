//! Every slip on random trees: whenever a search is wrong, its slip explains it.

mod boards;

use boards::doubles::Doubles;
use boards::searches::{Cut, Fail, Hand, Style, search};
use boards::squares::Squares;
use game::{Audit, Board, Fault, Player, SearchTree, Slip, Value, Watched, audit, replay};
use proptest::prelude::*;
use rstest::rstest;

fn run<B: Board>(style: Style, board: B, asked: Audit) -> (SearchTree<B::Move>, Audit) {
    let watched = Watched::new(board);
    let Audit {
        depth, alpha, beta, ..
    } = asked;
    let value = search(style, &watched, depth, alpha, beta);
    (watched.tree(), Audit { value, ..asked })
}

fn wrong_styles() -> impl Strategy<Value = Style> {
    let right = Style::default();
    let hands = [Hand::Open, Hand::Old, Hand::OldBeta, Hand::ParentOnly];
    let cuts = [Cut::Cross, Cut::OneEarly];
    let mut styles: Vec<Style> = hands.map(|hand| Style { hand, ..right }).into();
    styles.extend(cuts.map(|cut| Style { cut, ..right }));
    styles.push(Style {
        negated: true,
        ..right
    });
    styles.push(Style {
        all_max: true,
        ..right
    });
    let fails = prop::sample::select(vec![Fail::Soft, Fail::Hard, Fail::Bound]);
    (prop::sample::select(styles), fails).prop_map(|(style, fail)| Style { fail, ..style })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_wrong_some_slip_explains_it(
        style in wrong_styles(),
        (width, length) in (1..5_u8, 1..6_usize),
        seed in any::<u64>(),
        extra in any::<bool>(),
        alpha in -12..12,
        size in 1..25,
    ) {
        let board = Doubles::new(width, length, seed, extra);
        let asked = Audit { depth: 5, alpha, beta: alpha + size, value: 0 };
        let (tree, asked) = run(style, board, asked);
        if let Err(complaint) = audit(&tree, asked) {
            prop_assert!(complaint.slip.is_some(), "{style:?}: {complaint}");
            let too_many = matches!(complaint.fault, Fault::StillTried { .. });
            if let Some(suffice) = complaint.suffice {
                prop_assert!(!too_many || suffice < complaint.visited);
            }
        }
    }
}

#[test]
fn a_wrong_search_can_be_drawn_with_its_windows() {
    let asked = Audit {
        depth: 9,
        alpha: Value::MIN,
        beta: Value::MAX,
        value: 0,
    };
    let hand = Hand::Open;
    let style = Style {
        hand,
        ..Style::default()
    };
    let (tree, asked) = run(style, Squares::default(), asked);
    let (audited, complaint) = replay(&tree, asked);
    let complaint = complaint.expect("far too many were visited");
    assert_eq!(complaint.slip, Some(Slip::WindowNotHandedDown));
    let judged = tree
        .nodes()
        .filter(|node| audited.node(node.id()).is_some());
    assert_eq!((judged.count(), audited.visited()), (18_297, 18_297));
    let Fault::StillTried { at, .. } = complaint.fault else {
        panic!("{complaint}");
    };
    let there = audited.node(at.node).expect("the node itself is visited");
    assert_eq!((there.alpha, there.value), (1, 1));
    let tried = tree.at(&[1, 2, 3, 4, 5, 6, 8, 9]).expect("it was tried");
    assert_eq!(audited.node(tried.id()), None, "and need not have been");
}

#[test]
fn a_deep_tree_does_not_overflow_the_audit() {
    let depth = 10_000;
    let watched = Watched::new(Doubles::new(1, depth, 1, false));
    let mut board = watched.clone();
    for _ in 0..depth {
        board = board.play(1);
    }
    let value = board.evaluate();
    let asked = Audit {
        depth: depth as u32,
        alpha: Value::MIN,
        beta: Value::MAX,
        value,
    };
    let audited = audit(&watched.tree(), asked).expect("the only line there is");
    assert_eq!(audited.line().len(), depth + 1);
}

/// Over random trees large enough to tell slips apart, each is called by its own name.
#[rstest]
#[case(Style { hand: Hand::Open, ..Style::default() }, Slip::WindowNotHandedDown)]
#[case(Style { hand: Hand::OldBeta, ..Style::default() }, Slip::OldBound(Player::Second))]
#[case(Style { hand: Hand::ParentOnly, ..Style::default() }, Slip::ParentOnly)]
#[case(Style { cut: Cut::Cross, ..Style::default() }, Slip::CutTooLate)]
#[case(Style { cut: Cut::OneEarly, ..Style::default() }, Slip::CutTooEarly)]
#[case(Style { negated: true, ..Style::default() }, Slip::SignFlipped)]
#[case(Style { all_max: true, ..Style::default() }, Slip::MoverIgnored(Player::First))]
fn slips_are_not_mistaken_for_each_other(#[case] style: Style, #[case] slip: Slip) {
    let asked = Audit {
        depth: 5,
        alpha: Value::MIN,
        beta: Value::MAX,
        value: 0,
    };
    let (mut named, mut wrong) = (0, 0);
    for seed in 0..60 {
        let (tree, asked) = run(style, Doubles::new(4, 5, seed, false), asked);
        if let Err(complaint) = audit(&tree, asked) {
            wrong += 1;
            named += usize::from(complaint.slip == Some(slip));
        }
    }
    assert_eq!((named, wrong), (60, 60));
}
