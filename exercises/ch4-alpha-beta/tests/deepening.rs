//! alphabeta-10: `deepening`, one move deeper each time, until the time is up.

mod common;

use std::fmt::Debug;
use std::time::Duration;

use alpha_beta::clock::Clock;
use alpha_beta::deepening::deepening;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use common::{spaced, tree};
use game::{Board, Value, Watched, WinDrawLoss};
use rstest::rstest;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::look_ahead::look_ahead;

/// More boards than any test here plays.
const PLENTY: u64 = 1_000_000;

#[rstest]
#[case::one(1)]
#[case::two(2)]
#[case::five(5)]
fn with_time_enough_the_last_depth_is_the_one_asked_for(#[case] most: u32) {
    let board: Bits = "X...O...."
        .parse()
        .unwrap_or_else(|fault| panic!("{fault}"));
    let found = deepening(&board, most, &Clock::boards(PLENTY));
    assert_eq!(
        found.depth, most,
        "the time was not up, and depth {} was the last: go on to depth {most}.",
        found.depth
    );
    let want = look_ahead(&board, most);
    let got = (found.value, found.recommended);
    assert_eq!(got, want, "{}", of_the_last(most, want, got));
}

/// The first depth sees 7 in the second move, the second depth sees what comes of it: 1. Only the
/// third finds the 9 in the first.
const DECEPTIVE: &str = "[3:[4:[2, 9], 5:[8, 9]], 7:[1:[6, 2], 8:[9, 1]], 2:[2, 2]]";

#[rstest]
#[case::not_even_one(2, 0)]
#[case::one(5, 1)]
#[case::one_and_a_bit(8, 1)]
#[case::two(12, 2)]
#[case::two_and_a_bit(15, 2)]
#[case::three(40, 3)]
fn an_unfinished_depth_says_nothing(#[case] boards: u64, #[case] finished: u32) {
    let tree = tree(DECEPTIVE);
    let board = TreeBoard::new(&tree);
    let found = deepening(&board, 3, &Clock::boards(boards));
    assert_eq!(
        found.depth,
        finished,
        "{boards} boards may be played on {tree}, and you say depth {} is finished: depth {} was cut \
         short, use depth {finished}'s move.",
        found.depth,
        finished + 1
    );
    let want = match finished {
        0 => (board.evaluate(), Some(1)),
        depth => look_ahead(&board, depth),
    };
    let got = (found.value, found.recommended);
    assert_eq!(got, want, "{}", of_the_last(finished, want, got));
}

/// What to say where the depth is right, and the value or the move is not.
fn of_the_last<M: Debug>(depth: u32, want: M, got: M) -> String {
    format!(
        "looking {depth} ahead gives {want:?}, and you say {got:?}: the value and the move are both \
         those of the last depth that was finished, asked with an open window."
    )
}

#[rstest]
#[case::a_few(50)]
#[case::more(1_000)]
#[case::many(10_000)]
fn when_the_time_is_up_the_search_comes_back(#[case] boards: u64) {
    let watched = Watched::new(WinDrawLoss(Bits::new()));
    let found = deepening(&watched, 9, &Clock::boards(boards));
    let played = watched.tree().len() as u64 - 1;
    assert!(
        played <= boards + 1,
        "{} boards were played, {} were allowed: the deadline passed inside one depth. Search a \
         board that knows the clock.",
        spaced(played as usize),
        spaced(boards as usize)
    );
    assert!(
        played > boards / 2 || found.depth == 9,
        "only {} of {} boards were played: begin at depth 1, and go on while there is time.",
        spaced(played as usize),
        spaced(boards as usize)
    );
    assert!(
        found.depth >= 1,
        "{boards} boards, and not one depth was finished: begin at depth 1."
    );
}

#[rstest]
#[case::none(0)]
#[case::a_little(3)]
fn however_short_the_time_there_is_a_move(#[case] milliseconds: u64) {
    let tree = uniform::random(8, 6, 7);
    let clock = Clock::time(Duration::from_millis(milliseconds));
    let found = deepening(&TreeBoard::new(&tree), 6, &clock);
    assert!(
        found.recommended.is_some(),
        "depth {} was the last, and there is no move: one must be made all the same.",
        found.depth
    );
    if found.depth > 0 {
        let want = look_ahead(&TreeBoard::new(&tree), found.depth);
        assert_eq!((found.value, found.recommended), want);
    }
    let limit: Value = (milliseconds == 0).into();
    assert!(
        limit == 0 || found.depth == 0,
        "no time at all, and yet depth {} was finished?",
        found.depth
    );
}
