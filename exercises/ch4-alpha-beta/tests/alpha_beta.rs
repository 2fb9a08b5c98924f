//! alphabeta-4: `alpha_beta` finds what `look_ahead` finds, and leaves out what cannot matter.

mod common;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use common::{OPEN, Run, minus, positions, tree, watch};
use fastrand::Rng;
use game::{Board, Value, WinDrawLoss};
use rstest::rstest;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::look_ahead::look_ahead;

/// Runs the search, watched.
fn search<B: Board>(board: B, depth: u32, (alpha, beta): (Value, Value)) -> Run<B::Move> {
    watch(board, |board| alpha_beta(board, depth, alpha, beta))
}

#[rstest]
#[case::no_depth("5:[3, 8]", 0, 5)]
#[case::over("7", 3, 7)]
fn where_the_search_stops_the_board_is_evaluated(
    #[case] text: &str,
    #[case] depth: u32,
    #[case] want: Value,
) {
    let tree = tree(text);
    let run = search(TreeBoard::new(&tree), depth, OPEN);
    let got = (run.value, run.recommended);
    assert_eq!(
        got,
        (want, None),
        "at depth {depth}, {tree} gives {got:?}: there is no move to make, only a value, {want}."
    );
}

#[rstest]
#[case::max("[3, 8, 5]", 8, 2)]
#[case::min("{3, 8, 5}", 3, 1)]
#[case::the_first_of_equals("[5, 8, 8]", 8, 2)]
#[case::losses("[-3, -8, -5]", -3, 1)]
#[case::wins_for_the_second("{-3, -8, -5}", -8, 2)]
#[case::the_44_and_the_40("[[44, 61, 50], [40, 35], [47, 52, 70]]", 47, 3)]
#[case::three_levels("[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]", 6, 1)]
#[case::an_extra_turn("[{3, 5}, [2, 7]]", 5, 1)]
#[case::two_extra_turns("[[{4, 2}, 6], {{1, 9}, 3}]", 9, 2)]
fn the_value_and_the_move_are_those_of_look_ahead(
    #[case] text: &str,
    #[case] value: Value,
    #[case] mv: usize,
) {
    let tree = tree(text);
    let run = search(TreeBoard::new(&tree), 9, OPEN);
    if run.recommended.is_none() {
        panic!(
            "{tree}: value {}, but no move: begin with the board's worst case, which every move beats.",
            run.value
        );
    }
    if run.value != value {
        run.judge(9, OPEN);
    }
    assert_eq!(run.value, value, "{tree} is {value}, not {}.", run.value);
    assert_eq!(
        run.recommended,
        Some(mv),
        "in {tree} the move is {mv}: the first that gives {value}."
    );
}

#[rstest]
#[case::shallow("[[44, 61, 50], [40, 35]]", "[[44, 61, 50], [40, ×]]")]
#[case::its_mirror("{[44, 30], [52, 60, 70]}", "{[44, 30], [52, ×, ×]}")]
#[case::equal("[[44, 61], [44, 35]]", "[[44, 61], [44, ×]]")]
#[case::not_yet("[[44, 61], [45, 35]]", "[[44, 61], [45, 35]]")]
#[case::deep("[5, [[[4, 9], 8], 7]]", "[5, [[[4, ×], 8], 7]]")]
#[case::a_bound_from_far_above("[5, [9, [[3, 7], 8]]]", "[5, [9, [[3, ×], 8]]]")]
#[case::an_extra_turn("[{5, 3}, [4, 9]]", "[{5, 3}, [4, ×]]")]
#[case::an_extra_turn_cuts_nothing("[6, {5, 3}]", "[6, {5, 3}]")]
fn the_leaves_read_are_those_that_matter(#[case] text: &str, #[case] want: &str) {
    let tree = tree(text);
    let run = search(TreeBoard::new(&tree), 9, OPEN);
    run.judge(9, OPEN);
    let crossed = tree.crossed();
    assert_eq!(
        crossed, want,
        "the leaves read are {crossed}, and {want} suffice."
    );
}

#[rstest]
#[case::open(OPEN, 18_297)]
#[case::who_wins((-1, 1), 16_811)]
fn tic_tac_toe_is_a_draw_and_most_of_it_is_cut(
    #[case] window: (Value, Value),
    #[case] suffice: usize,
) {
    let run = search(WinDrawLoss(Bits::new()), 9, window);
    if let Some(complaint) = run.complaint(9, window) {
        match run.value {
            0 => panic!("{complaint}"),
            value => panic!("value {value}, not 0. {complaint}"),
        }
    }
    assert_eq!((run.value, run.counts().nodes), (0, suffice));
}

#[rstest]
#[case(1)]
#[case(2)]
#[case(4)]
fn it_looks_as_deep_as_it_is_told(#[case] depth: u32) {
    let board = "X...O...."
        .parse()
        .unwrap_or_else(|fault| panic!("{fault}"));
    let run = search::<Bits>(board, depth, OPEN);
    run.judge(depth, OPEN);
    let (value, _) = look_ahead(&board, depth);
    assert_eq!(run.value, value);
}

#[test]
fn on_every_late_position_the_value_and_the_move_are_those_of_look_ahead() {
    for board in positions(3).into_iter().map(WinDrawLoss) {
        let (value, mv) = look_ahead(&board, 9);
        let (got, recommended) = alpha_beta(&board, 9, Value::MIN, Value::MAX);
        assert_eq!(got, value, "{board:?} is {value}, not {got}.");
        let Some(recommended) = recommended else {
            panic!("{board:?}: value {got}, but no move: one is always as good as the value.")
        };
        let its = look_ahead(&board.play(recommended), 9).0;
        assert_eq!(
            its, value,
            "{board:?} is {value}, and {recommended} gives {its}, a worse move than the best: an \
             equal answer from a narrowed window is only a bound. Take a move only when it is \
             better."
        );
        assert_eq!(
            Some(recommended),
            mv,
            "{board:?}: of equal moves the first is taken."
        );
    }
}

#[test]
fn on_trees_with_extra_turns_every_cut_is_right() {
    let mut rng = Rng::with_seed(4);
    let wrong = (0..300).filter_map(|_| {
        let tree = uniform::wild(5, &mut rng);
        let depth = rng.u32(0..=6);
        let run = search(TreeBoard::new(&tree), depth, OPEN);
        let got = (run.value, run.recommended);
        let want = look_ahead(&TreeBoard::new(&tree), depth);
        let complaint = run.complaint(depth, OPEN).or_else(|| {
            let thought = "take a move only when it is better than the best.";
            (got != want).then(|| format!("You return {got:?}, not {want:?}: {thought}"))
        })?;
        Some(format!("In {tree}, looking {depth} ahead:\n{complaint}"))
    });
    // The shortest tells most.
    if let Some(complaint) = wrong.min_by_key(String::len) {
        panic!("{complaint}");
    }
}

#[test]
fn outside_the_window_the_value_is_a_bound() {
    let mut rng = Rng::with_seed(44);
    let wrong = (0..500).filter_map(|_| {
        let tree = uniform::wild(4, &mut rng);
        let board = TreeBoard::new(&tree);
        let (alpha, beta) = (rng.i32(-9..0), rng.i32(0..9));
        let (value, _) = look_ahead(&board, 9);
        let (got, _) = alpha_beta(&board, 9, alpha, beta);
        let (says, is_true) = match got {
            _ if got <= alpha => ("at most", value <= got),
            _ if got >= beta => ("at least", value >= got),
            _ => ("exactly", value == got),
        };
        let false_claim = format!(
            "asked with the window [{alpha}, {beta}], {got} says \"{says} {got}\" of {tree}, and \
             that is {value}. What closed the window must be kept before the loop is left."
        );
        (!is_true).then(|| minus(&false_claim))
    });
    if let Some(claim) = wrong.min_by_key(String::len) {
        panic!("{claim}");
    }
}
