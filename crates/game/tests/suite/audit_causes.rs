//! Every cause on random trees: whenever a search is wrong, its cause explains it.

use crate::boards::doubles::Doubles;
use crate::boards::searches::{Cut, Fail, Hand, Narrow, Style, by_reference, search};
use crate::boards::squares::Squares;
use game::{Audit, Board, Cause, Deviation, Player, SearchTree, Value, Watched, audit, replay};
use proptest::prelude::*;
use rstest::rstest;

const OPEN: (Value, Value) = (Value::MIN, Value::MAX);

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
    let hands = [
        Hand::Open,
        Hand::Old,
        Hand::OldBeta,
        Hand::ParentOnly,
        Hand::Reversed,
        Hand::ReversedOnExtraTurn,
    ];
    let cuts = [
        Cut::Cross,
        Cut::OneEarly,
        Cut::OnlyAtMax,
        Cut::OnlyAtMin,
        Cut::Never,
    ];
    let narrows = [
        Narrow::Other,
        Narrow::NewMovers,
        Narrow::AlphaAtMax,
        Narrow::Alpha,
        Narrow::Both,
        Narrow::BothAtMax,
    ];
    let mut styles: Vec<Style> = hands.map(|hand| Style { hand, ..right }).into();
    styles.extend(cuts.map(|cut| Style { cut, ..right }));
    styles.extend(narrows.map(|narrow| Style { narrow, ..right }));
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
        if let Err(diagnostic) = audit(&tree, asked) {
            prop_assert!(diagnostic.cause.is_some(), "{style:?}: {diagnostic}");
            let too_many = matches!(diagnostic.deviation, Deviation::StillTried { .. });
            if let Some(suffice) = diagnostic.suffice {
                prop_assert!(!too_many || suffice < diagnostic.visited);
            }
        }
    }
}

/// If all visits are right and only the value is wrong, a mistake with the window cannot be the cause.
#[test]
fn a_wrong_value_alone_is_never_explained_by_the_window() {
    let mut told = 0;
    for seed in 0..400 {
        let alpha = (seed % 23) as Value - 12;
        let asked = Audit {
            depth: 5,
            alpha,
            beta: alpha + 1 + (seed % 5) as Value,
            value: 0,
        };
        let board = Doubles::new(1 + (seed % 4) as u8, 1 + seed as usize % 5, seed, true);
        let (tree, right) = run(Style::default(), board, asked);
        for off in [-40, -7, -1, 1, 7, 40] {
            let value = right.value + off;
            let Err(diagnostic) = audit(&tree, Audit { value, ..right }) else {
                continue; // It says the same in this window.
            };
            told += 1;
            let possible = match diagnostic.cause {
                None => true,
                Some(Cause::SignFlipped) => value != 0,
                Some(Cause::RepliesNegated | Cause::MoverIgnored(_) | Cause::MoverByLevel) => true,
                // The end that never moved is what such a search returns.
                Some(Cause::OneEnd(_)) => [asked.alpha, asked.beta].contains(&value),
                Some(_) => false,
            };
            assert!(
                possible,
                "{alpha}, {value} for {}: {diagnostic}",
                right.value
            );
            assert!(matches!(diagnostic.deviation, Deviation::WrongValue { .. }));
        }
    }
    assert!(told > 1000, "{told} of 2400");
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
    let (audited, diagnostic) = replay(&tree, asked, &[]);
    let diagnostic = diagnostic.expect("far too many were visited");
    assert_eq!(diagnostic.cause, Some(Cause::NothingCut));
    let judged = tree
        .nodes()
        .filter(|node| audited.node(node.id()).is_some());
    assert_eq!((judged.count(), audited.visited()), (18_297, 18_297));
    let Deviation::StillTried { at, .. } = diagnostic.deviation else {
        panic!("{diagnostic}");
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

/// Over random trees large enough to tell causes apart, each is called by its own name.
#[rstest]
#[case(Style { hand: Hand::Open, ..Style::default() }, Cause::NothingCut)]
#[case(Style { cut: Cut::Never, ..Style::default() }, Cause::NothingCut)]
#[case(Style { cut: Cut::OnlyAtMax, ..Style::default() }, Cause::NeverCuts(Player::Second))]
#[case(Style { cut: Cut::OnlyAtMin, ..Style::default() }, Cause::NeverCuts(Player::First))]
#[case(Style { hand: Hand::ParentOnly, ..Style::default() }, Cause::ParentOnly)]
#[case(Style { hand: Hand::Reversed, ..Style::default() }, Cause::FirstMoveCloses(Player::Second))]
#[case(Style { narrow: Narrow::Other, ..Style::default() }, Cause::WrongEnd)]
#[case(Style { narrow: Narrow::Both, ..Style::default() }, Cause::BothEnds)]
#[case(Style { narrow: Narrow::BothAtMax, ..Style::default() }, Cause::BothEnds)]
#[case(Style { cut: Cut::Cross, ..Style::default() }, Cause::CutTooLate)]
#[case(Style { cut: Cut::OneEarly, ..Style::default() }, Cause::CutTooEarly)]
#[case(Style { negated: true, ..Style::default() }, Cause::SignFlipped)]
#[case(Style { all_max: true, ..Style::default() }, Cause::MoverIgnored(Player::First))]
fn causes_are_not_mistaken_for_each_other(#[case] style: Style, #[case] cause: Cause) {
    assert_eq!(named(style, false, OPEN), vec![(cause, 60)]);
}

/// A value that moves both ends of a window closes it, so no window is handed down that would tell this from a loop that is
/// left after its first move: both are asked for, and neither is said.
#[rstest]
#[case(Style { narrow: Narrow::Both, ..Style::default() })]
#[case(Style { cut: Cut::AfterFirst, ..Style::default() })]
fn a_search_that_stops_after_each_first_move_is_asked_why(#[case] style: Style) {
    assert_eq!(named(style, false, OPEN), vec![(Cause::BothEnds, 60)]);
    let asked = "Check that the loop does not end too early, and that a value changes one end only";
    assert!(Cause::BothEnds.to_string().starts_with(asked));
}

/// MIN hands down the beta that it was given, so with an open window MAX never cuts. On some trees the
/// two causes look the same, and both describe the search.
#[test]
fn an_old_beta_is_named_as_an_old_bound_or_as_max_never_cutting() {
    let hand = Hand::OldBeta;
    let style = Style {
        hand,
        ..Style::default()
    };
    let counts = named(style, false, OPEN);
    let causes = [
        (Cause::NeverCuts(Player::First), 3),
        (Cause::OldBound(Player::Second), 57),
    ];
    assert_eq!(counts, causes);
}

#[rstest]
#[case(Narrow::NewMovers, Hand::Window, Cause::NewBoardAsked)]
#[case(Narrow::Own, Hand::Reversed, Cause::Reversed)]
#[case(Narrow::Own, Hand::ReversedOnExtraTurn, Cause::ReversedOnExtraTurn)]
fn what_only_goes_wrong_with_extra_turns_is_named_there(
    #[case] narrow: Narrow,
    #[case] hand: Hand,
    #[case] cause: Cause,
) {
    let style = Style {
        narrow,
        hand,
        ..Style::default()
    };
    let counts = named(style, true, OPEN);
    assert_eq!(counts, vec![(cause, 60)]);
}

/// Who never lowers beta cannot be told, in some windows, from who hands the old window down.
#[rstest]
#[case(Narrow::AlphaAtMax, Cause::WindowNotHandedDown)]
#[case(Narrow::Alpha, Cause::OneEnd(Player::First))]
fn one_end_that_never_moves_is_named_or_asked_for(#[case] narrow: Narrow, #[case] cause: Cause) {
    let style = Style {
        narrow,
        ..Style::default()
    };
    assert_eq!(named(style, false, OPEN), vec![(Cause::NothingCut, 60)]);
    assert_eq!(named(style, false, (-9, 10)), vec![(cause, 60)]);
    assert!(cause.to_string().contains("MIN lower"));
}

#[test]
fn a_window_handed_down_by_reference_is_named() {
    for seed in 0..60 {
        let watched = Watched::new(Doubles::new(4, 5, seed, seed % 2 == 0));
        let (mut alpha, mut beta) = OPEN;
        let value = by_reference(&watched, 5, &mut alpha, &mut beta);
        let asked = Audit {
            depth: 5,
            alpha: Value::MIN,
            beta: Value::MAX,
            value,
        };
        let diagnostic = audit(&watched.tree(), asked).expect_err("it cuts far too much");
        assert_eq!(
            diagnostic.cause,
            Some(Cause::WindowTakenOver),
            "{diagnostic}"
        );
        assert!(diagnostic.to_string().contains("Pass the window by value"));
    }
}

/// Returns the causes named on 60 trees, and how often each is named. A tree that shows no mistake is
/// not counted.
fn named(style: Style, extra: bool, (alpha, beta): (Value, Value)) -> Vec<(Cause, usize)> {
    let asked = Audit {
        depth: 5,
        alpha,
        beta,
        value: 0,
    };
    let mut counts: Vec<(Cause, usize)> = Vec::new();
    for seed in 0..60 {
        let (tree, asked) = run(style, Doubles::new(4, 5, seed, extra), asked);
        let Err(diagnostic) = audit(&tree, asked) else {
            continue;
        };
        let cause = diagnostic.cause.unwrap_or_else(|| panic!("{diagnostic}"));
        match counts.iter_mut().find(|(named, _)| *named == cause) {
            Some((_, count)) => *count += 1,
            None => counts.push((cause, 1)),
        }
    }
    counts.sort_by_key(|(_, count)| *count);
    counts
}
