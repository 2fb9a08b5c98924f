//! Chains, loops and the solver against the plain memo, on all positions of small fields and on
//! random ones of larger fields; and what is published about chains and loops.

use dots_and_boxes::boxes::sides;
use dots_and_boxes::chains::{Memo, opened, worth};
use dots_and_boxes::chains_and_loops::{Chain, Chains};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::long_chains::endings;
use dots_and_boxes::same_position::{self, same_position};
use dots_and_boxes::size::{Line, Lines, Size};
use dots_and_boxes::solver::{Table, at_least};
use fastrand::Rng;
use game::{Board, Value};
use proptest::prelude::*;
use rstest::rstest;

fn size(text: &str) -> Size {
    text.parse().expect("a size")
}

/// One of the open lines.
fn any_line(board: &Dots, rng: &mut Rng) -> Option<Line> {
    rng.choice(board.legal_moves().collect::<Vec<_>>())
}

/// A position with these lines; the boxes they close are the first player's.
fn position(size: Size, drawn: Lines) -> Dots {
    let is_closed = |&number: &usize| {
        let mut sides = sides(size, number / size.cols, number % size.cols).into_iter();
        sides.all(|side| drawn & 1 << side != 0)
    };
    let taken = (0..size.boxes())
        .filter(is_closed)
        .fold(0, |boxes, n| boxes | 1 << n);
    Dots {
        drawn,
        taken: [taken, 0],
        ..Dots::new(size)
    }
}

#[rstest]
#[case::one_by_three("1x3", 89)]
#[case::one_by_four("1x4", 317)]
#[case::two_by_two("2x2", 161)]
#[case::two_by_three("2x3", 1_033)]
fn every_position_is_worth_what_the_memo_says(#[case] field: &str, #[case] chains_only: usize) {
    let size = size(field);
    let (mut memo, mut known) = (same_position::Memo::new(), Memo::new());
    let (mut table, mut seen) = (Table::new(), 0);
    same_position(&Dots::new(size), &mut memo);
    for drawn in 0..=size.all_lines() {
        let board = position(size, drawn);
        let want = memo[&drawn];
        assert!(at_least(&board, want, &mut table), "{want}\n{board}");
        assert!(!at_least(&board, want + 1, &mut table), "{want}\n{board}");
        if let Some(chains) = Chains::of(&board) {
            assert_eq!(worth(&chains, &mut known), want, "{chains}\n{board}");
            seen += 1;
        }
    }
    assert_eq!(seen, chains_only);
}

/// A line that closes a box.
fn closing(board: &Dots) -> Option<Line> {
    board.legal_moves().find(|line| board.closes(*line) > 0)
}

/// A random game of a field with `left` lines to be drawn.
fn late(field: &'static str, left: usize) -> impl Strategy<Value = Dots> {
    any::<u64>().prop_map(move |seed| {
        let mut rng = Rng::with_seed(seed);
        let mut board = Dots::new(size(field));
        while board.open().count_ones() as usize > left {
            let line = any_line(&board, &mut rng).expect("an open line");
            board = board.play(line);
        }
        board
    })
}

/// An ending of a field of which some chains and loops were played already, or all but these.
fn ending(field: &'static str) -> impl Strategy<Value = Dots> {
    let all = endings(size(field));
    (0..all.len(), any::<u64>()).prop_map(move |(at, seed)| {
        let mut rng = Rng::with_seed(seed);
        let mut board = all[at];
        while board.open().count_ones() > 12 {
            let line = any_line(&board, &mut rng).expect("an open line");
            board = board.play(line);
            // What is open now is taken, to the end.
            while let Some(line) = closing(&board) {
                board = board.play(line);
            }
        }
        board
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn chains_on_larger_fields_are_worth_what_the_memo_says(
        board in prop_oneof![ending("2x4"), ending("3x3"), ending("3x4")],
    ) {
        let chains = Chains::of(&board).expect("chains and loops only");
        let want = same_position(&board, &mut same_position::Memo::new());
        prop_assert_eq!(worth(&chains, &mut Memo::new()), want, "{}\n{}", chains, board);
    }

    #[test]
    fn late_positions_of_larger_fields_are_worth_what_the_memo_says(
        board in prop_oneof![late("2x4", 12), late("3x3", 12), late("3x4", 13), late("1x7", 12)],
    ) {
        let want = same_position(&board, &mut same_position::Memo::new());
        let mut table = Table::new();
        for t in -12..=12 {
            prop_assert_eq!(at_least(&board, t, &mut table), want >= t, "{} {}\n{}", t, want, board);
        }
    }
}

/// Calls `judge` with all collections of up to `most` chains of 3 to 7 and loops of 4 to 8 boxes.
fn collections(most: usize, judge: &mut impl FnMut(&[Chain])) {
    fn go(kinds: &[Chain], most: usize, chosen: &mut Vec<Chain>, judge: &mut impl FnMut(&[Chain])) {
        judge(chosen);
        if chosen.len() == most {
            return;
        }
        for at in 0..kinds.len() {
            chosen.push(kinds[at]);
            go(&kinds[at..], most, chosen, judge);
            chosen.pop();
        }
    }
    let chains = (3..=7).map(Chain::new);
    let kinds: Vec<Chain> = chains.chain([4, 6, 8].map(Chain::closed)).collect();
    go(&kinds, most, &mut Vec::new(), judge);
}

/// Buzzard and Ciere (*Integers* 14, 2014, #G08), after Berlekamp: who keeps control to the end
/// pays four boxes for each chain and eight for each loop, but for the last; and where that gains
/// two or more, no other play gains more.
#[test]
fn the_published_value_of_control_holds() {
    let (mut memo, mut all, mut controlled) = (Memo::new(), 0, 0);
    collections(6, &mut |chosen| {
        let chains: Chains = chosen.iter().copied().collect();
        let value = -worth(&chains, &mut memo);
        all += 1;
        assert!(value >= 0, "who need not open never loses: {chains}");
        let price = |chain: &Chain| if chain.is_loop { 8 } else { 4 };
        let paid: Value = chosen.iter().map(|chain| chain.boxes - price(chain)).sum();
        let last = match chosen.iter().filter(|chain| !chain.is_loop).max() {
            _ if chosen.is_empty() => 0,
            None => 8,
            Some(longest) if longest.boxes == 3 && chosen.iter().any(|chain| chain.is_loop) => 6,
            Some(_) => 4,
        };
        if paid + last >= 2 {
            assert_eq!(value, paid + last, "{chains}");
            controlled += 1;
        }
    });
    assert_eq!((all, controlled), (3_003, 1_960));
}

/// Of two long chains the shorter one is opened, and of two loops. So only two openings are worth
/// a thought.
#[test]
fn a_shorter_one_of_the_same_kind_is_never_the_worse_choice() {
    let mut memo = Memo::new();
    collections(5, &mut |chosen| {
        let chains: Chains = chosen.iter().copied().collect();
        let mut value = |chain| -opened(chain, worth(&chains.without(chain), &mut memo));
        let (loops, open): (Vec<Chain>, Vec<Chain>) =
            chains.different().partition(|chain| chain.is_loop);
        for same_kind in [loops, open] {
            for pair in same_kind.windows(2) {
                let values = (value(pair[0]), value(pair[1]));
                assert!(values.0 >= values.1, "{pair:?} of {chains}: {values:?}");
            }
        }
    });
}

/// The lemma that the book asks its readers to prove, and what it says of a chain that is not long.
#[test]
fn a_box_more_in_a_long_chain_changes_no_value_by_more_than_one() {
    let (mut memo, mut pairs) = (Memo::new(), 0);
    collections(5, &mut |chosen| {
        let chains: Chains = chosen.iter().copied().collect();
        let value = worth(&chains, &mut memo);
        for chain in chains.different().filter(|chain| !chain.is_loop) {
            let longer = Chain::new(chain.boxes + 1);
            let more: Chains = chains.without(chain).iter().chain([longer]).collect();
            let difference = value - worth(&more, &mut memo);
            assert!(difference.abs() <= 1, "{chains} and {more}: {difference}");
            pairs += 1;
        }
    });
    assert_eq!(pairs, 2_475);
}

#[rstest]
#[case::it_can_be_worth_less("3", -3, "4", -4)]
#[case::it_can_be_worth_more("3 loop4", -1, "4 loop4", 0)]
#[case::another_choice_is_the_best_then("3 3 3 3", -2, "3 3 3 4", -1)]
#[case::two_boxes_become_long("2 3", 1, "3 3", -2)]
fn a_longer_chain_changes_the_value_as_the_lemma_page_says(
    #[case] shorter: &str,
    #[case] before: Value,
    #[case] longer: &str,
    #[case] after: Value,
) {
    let value = |chains: &str| worth(&chains.parse().expect("chains"), &mut Memo::new());
    assert_eq!((value(shorter), value(longer)), (before, after));
}

#[rstest]
#[case::nothing("0")]
#[case::longer_than_any_field("26")]
#[case::far_longer("2147483647")]
#[case::fewer_than_nothing("-3")]
#[case::an_odd_loop("loop5")]
#[case::a_loop_of_two("loop2")]
#[case::too_long_a_loop("loop26")]
#[case::a_word("long")]
fn what_no_field_holds_is_no_chain(#[case] text: &str) {
    let refused = text.parse::<Chains>().map_err(|fault| fault.to_string());
    let why = "is no chain: a chain of three boxes is written 3, a loop of four loop4, and no field \
               has more than 25 boxes";
    assert_eq!(refused, Err(format!("{text:?} {why}")));
}

/// The middle of a chain of two, the hard-hearted handout, leaves the other player no choice.
#[test]
fn the_handout_is_better_than_the_end() {
    // The upper row holds a chain of three; of the lower row two boxes are left.
    let board: Dots = "2x3 a1b1 b1c1 c1d1 a2b2 b2c2 c2d2 a3b3 c3d3 c2c3 d2d3"
        .parse()
        .expect("a position");
    assert_eq!(Chains::of(&board), "2 3".parse().ok(), "\n{board}");
    let after = |name: &str| {
        let next = board.play(board.size.read_line(name).expect("a line"));
        -same_position(&next, &mut same_position::Memo::new())
    };
    assert_eq!((after("b2b3"), after("a2a3")), (1, -1));
}
