//! alphabeta-4: `alpha_beta` finds what `look_ahead` finds, and leaves out what cannot matter.

mod common;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use call_trace::{Call, record};
use common::{
    OPEN, Run, attempt, look_ahead_nodes, minus, name, named, positions, probe, shown, spaced,
    tree, twice, watch, window, within, worth,
};
use fastrand::Rng;
use game::{Board, Cause, Complaint, Player, Value, Watched, WinDrawLoss};
use rstest::rstest;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::look_ahead::look_ahead;

/// Runs the search, watched.
fn search<B: Board>(board: B, depth: u32, (alpha, beta): (Value, Value)) -> Run<B::Move> {
    watch(board, |board| alpha_beta(board, depth, alpha, beta))
}

/// What a search found, and what was wanted.
type Found = (Value, Option<usize>);

#[rstest]
#[case::no_depth("5:[3, 8]", 0, 5)]
#[case::over("7", 3, 7)]
#[case::one_move("[1:[7], 2:[9]]", 1, 2)]
#[case::two_moves("[1:[7, 8], 2:[9, 3]]", 2, 7)]
fn where_the_search_stops_the_board_is_evaluated(
    #[case] text: &str,
    #[case] depth: u32,
    #[case] want: Value,
) {
    let (got, mv) = run(text, depth);
    let thought = || {
        let thought = thought_for(text, None).or_else(|| seen(text, depth));
        minus(&thought.unwrap_or_else(|| WHERE.into()))
    };
    assert!(
        got == want,
        "looking {depth} ahead, {text} is {}, and you say {}: {}",
        shown(want),
        shown(got),
        thought()
    );
    assert!(
        want != 5 && want != 7 || depth == 2 || mv.is_none(),
        "looking {depth} ahead at {text} you recommend move {}: there is no move to make, only a value.",
        mv.unwrap_or_default()
    );
}

const WHERE: &str =
    "at depth 0, and where the game is over, the value is what the board says as it stands.";

#[rstest]
#[case::max("[4, 9, 2, 6]", 9, 2)]
#[case::min("{4, 9, 2, 6}", 2, 3)]
#[case::losses("[-3, -8, -5]", -3, 1)]
#[case::losses_for_the_second("{3, 8, 5}", 3, 1)]
#[case::wins_for_the_second("{-3, -8, -5}", -8, 2)]
#[case::a_single_move("[7]", 7, 1)]
#[case::the_move_and_not_the_reply("[[9, 3], [5, 2]]", 3, 1)]
#[case::the_first_of_equals("[5, 8, 8]", 8, 2)]
#[case::the_first_of_equals_for_min("{8, 5, 5}", 5, 2)]
#[case::the_44_and_the_40("[[44, 61, 50], [40, 35], [47, 52, 70]]", 47, 3)]
#[case::three_levels("[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]", 6, 1)]
#[case::an_extra_turn("[{3, 5}, [2, 7]]", 5, 1)]
#[case::two_extra_turns("[[{4, 2}, 6], {{1, 9}, 3}]", 9, 2)]
#[case::as_far_as_values_go("[[2147483646, -2147483646], [-2147483645, 5]]", -2_147_483_645, 2)]
fn the_value_and_the_move_are_those_of_look_ahead(
    #[case] text: &str,
    #[case] value: Value,
    #[case] mv: usize,
) {
    let (got, chosen) = run(text, 9);
    let want = (value, Some(mv));
    assert!(
        (got, chosen) == want,
        "{}",
        other(text, (got, chosen), want)
    );
}

#[test]
fn the_same_question_gets_the_same_answer_again() {
    let [one, two] = [tree("[[44, 61, 50], [40, 35]]"), tree("[[3, 5], [4, 6]]")];
    let ask = |tree| {
        let run = search(TreeBoard::new(tree), 9, OPEN);
        (run.value, run.recommended, run.counts().nodes)
    };
    twice("alpha_beta([[44, 61, 50], [40, 35]])", || ask(&one));
    let (value, mv, _) = ask(&two);
    let got = (value, mv);
    assert!(
        got == (4, Some(2)),
        "{}",
        other("[[3, 5], [4, 6]]", got, (4, Some(2)))
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
    let (run, _) = record(|| search(TreeBoard::new(&tree), 9, OPEN));
    let (crossed, complaint) = (tree.crossed(), run.complaint(9, OPEN));
    if let Some(complaint) = complaint {
        panic!(
            "{}\nyou read:     {crossed}\nthese suffice: {want}",
            said(text, complaint)
        );
    }
    assert!(
        crossed == want,
        "the leaves read are {crossed}, and {want} suffice."
    );
}

#[rstest]
#[case::open(OPEN, 18_297)]
#[case::who_wins((-1, 1), 16_811)]
fn tic_tac_toe_is_a_draw_and_most_of_it_is_cut(
    #[case] asked: (Value, Value),
    #[case] suffice: usize,
) {
    let run = search(WinDrawLoss(Bits::new()), 9, asked);
    if let Some(complaint) = run.complaint(9, asked) {
        panic!("{}", said("", complaint));
    }
    let nodes = run.counts().nodes;
    assert!(
        (run.value, nodes) == (0, suffice),
        "the empty board is {} after {} nodes with the window {}; it is 0, and {} suffice.",
        shown(run.value),
        spaced(nodes),
        window(asked),
        spaced(suffice)
    );
    if asked == OPEN {
        worth(format!(
            "{} nodes on the empty board; look_ahead needs {}.",
            spaced(nodes),
            spaced(look_ahead_nodes())
        ));
    }
}

#[rstest]
#[case(1)]
#[case(2)]
#[case(4)]
fn it_looks_as_deep_as_it_is_told(#[case] depth: u32) {
    let board: Bits = "X...O...."
        .parse()
        .unwrap_or_else(|fault| panic!("{fault}"));
    let run = search(board, depth, OPEN);
    if let Some(complaint) = run.complaint(depth, OPEN) {
        panic!(
            "{}\nOn X...O...., looking {depth} ahead.",
            said("", complaint)
        );
    }
    let (value, _) = look_ahead(&board, depth);
    assert!(
        run.value == value,
        "X...O...., looking {depth} ahead, is {}, and you say {}.",
        shown(value),
        shown(run.value)
    );
}

#[test]
fn on_every_late_position_the_value_and_the_move_are_those_of_look_ahead() {
    for board in positions(3).into_iter().map(WinDrawLoss) {
        let (value, mv) = look_ahead(&board, 9);
        let (got, recommended) = alpha_beta(&board, 9, Value::MIN, Value::MAX);
        let position = &board.0;
        assert!(
            got == value,
            "{position:?} is {}, and you say {}: {}",
            shown(value),
            shown(got),
            thought_for("", None).unwrap_or_else(|| "the value is that of the best move.".into())
        );
        let Some(recommended) = recommended else {
            panic!(
                "{position:?} is {got}, and you recommend no move: one is always as good as the value."
            )
        };
        let its = look_ahead(&board.play(recommended), 9).0;
        assert!(
            its == value,
            "{position:?} is {value}, and your move {recommended} gives {its}: {}",
            thought_for("", None)
                .unwrap_or_else(|| "the move must be one that gives the value.".into())
        );
        assert!(
            Some(recommended) == mv,
            "on {position:?} you recommend {recommended}: of equal moves the first is taken, {}.",
            mv.map_or_else(String::new, |mv| mv.to_string())
        );
    }
}

const EQUAL: &str = "an equal answer is not better. From a narrowed window it is only a bound, and the move may be \
                     worse: take a move only when it is better than the best.";

#[test]
fn on_trees_with_extra_turns_every_cut_is_right() {
    let mut rng = Rng::with_seed(4);
    let wrong = (0..300).filter_map(|_| {
        let tree = uniform::wild(5, &mut rng);
        let depth = rng.u32(0..=6);
        let run = search(TreeBoard::new(&tree), depth, OPEN);
        let got = (run.value, run.recommended);
        let want = look_ahead(&TreeBoard::new(&tree), depth);
        let complaint = run
            .complaint(depth, OPEN)
            .map(|complaint| said(&tree.to_string(), complaint))
            .or_else(|| (got != want).then(|| other(&tree.to_string(), got, want)))?;
        Some(format!("{complaint}\nIn {tree}, looking {depth} ahead."))
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
        (!is_true).then_some((tree, (alpha, beta), got, says, value))
    });
    // The smallest tells most.
    let smallest = wrong.min_by_key(|(tree, ..)| tree.to_string().len());
    if let Some((tree, asked, got, says, value)) = smallest {
        let thought = thought_for(&tree.to_string(), None)
            .unwrap_or_else(|| outside(&tree, asked, got).into());
        let false_claim = format!(
            "asked with the window {}, {} says \"{says} {}\", and the value is {}: {thought}\nthe tree: {tree}",
            window(asked),
            shown(got),
            shown(got),
            shown(value)
        );
        panic!("{}", minus(&false_claim));
    }
}

const KEEP: &str = "what closed the window must be kept before the loop is left.";

/// What the value returned is not.
fn outside(tree: &Tree, (alpha, beta): (Value, Value), got: Value) -> &'static str {
    let found = common::trees::leaves(tree).contains(&got);
    match got {
        _ if found => "return the best value that was found, or what it is cut to.",
        _ if got == alpha || got == beta => {
            "the window asked for is no value that was found: return the best value, or what it is cut to."
        }
        _ => {
            "no leaf says so, and it is no end of the window: return the best value that was found."
        }
    }
}

/// Asks about a tree, recorded; a panic is explained.
fn run(text: &str, depth: u32) -> Found {
    let written = tree(text);
    let board = Watched::new(TreeBoard::new(&written));
    let why = |panic: &str, _: &call_trace::Tree| {
        let ends = |depth| {
            let small = tree("[[4, 9], [2, 6]]");
            attempt(|| alpha_beta(&TreeBoard::new(&small), depth, Value::MIN, Value::MAX)).is_some()
        };
        panic.contains("subtract with overflow").then(|| {
            if ends(9) || !ends(1) && depth == 0 {
                format!(
                    "looking {depth} ahead at {text} you subtracted more than there was. At depth 0 there is no \
                     reply to ask for: evaluate the board.\n{panic}"
                )
            } else {
                format!(
                    "looking {depth} ahead at {text} you subtracted from something that has nothing below it, as \
                     Value::MIN and a depth of 0.\n{panic}"
                )
            }
        })
    };
    kit::watch(|| alpha_beta(&board, depth, Value::MIN, Value::MAX), why).0
}

/// What is said of another value or another move than wanted.
fn other(text: &str, (got, chosen): Found, (value, mv): Found) -> String {
    let chosen_shown = chosen.map_or_else(|| "no move".into(), |mv| format!("move {mv}"));
    let wanted = mv.map_or_else(|| "no move".into(), |mv| format!("move {mv}"));
    let thought = match thought_for(text, None).or_else(|| seen(text, 9)) {
        Some(thought) => thought,
        None if got == value => "the move is the first that gives the value.".into(),
        None => "the value is that of the best move.".into(),
    };
    let (named, tree_after) = named(text);
    minus(&format!(
        "{named} is {} by {wanted}, and you say {} by {chosen_shown}: {thought}{tree_after}",
        shown(value),
        shown(got)
    ))
}

/// The first thing that a search of this tree does otherwise than alpha-beta.
fn seen(text: &str, depth: u32) -> Option<String> {
    let tree = text.parse().ok()?;
    let complaint = attempt(|| search(TreeBoard::new(&tree), depth, OPEN).complaint(depth, OPEN))??;
    Some(
        Complaint {
            cause: None,
            ..complaint
        }
        .to_string(),
    )
}

/// What is said of a search that visits other boards: the cause first, where one explains it.
fn said(spoken_of: &str, complaint: Complaint) -> String {
    let cause = complaint.cause;
    let thought = thought_for(spoken_of, cause);
    let text = Complaint {
        cause: None,
        ..complaint
    }
    .to_string();
    let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
    match thought {
        Some(thought) => format!("{first} {}\n{rest}", kit::sentence(&thought)),
        None => text,
    }
}

/// Asks about small trees, the simplest first, and then judges larger searches, until an answer
/// names what is missing.
fn thought_for(spoken_of: &str, cause: Option<Cause>) -> Option<String> {
    let ask = |text: &str, depth| {
        let tree = tree(text);
        attempt(|| alpha_beta(&TreeBoard::new(&tree), depth, Value::MIN, Value::MAX))
    };
    let says = |text: &str| Some(text.to_owned());
    match ask("7", 3)?.0 {
        7 => {}
        -7 => {
            return says(
                "yours turns the sign of a board that is over. Values are the first player's, whoever moves: \
                 negate nothing.",
            );
        }
        _ => return says("where the game is over there is no move to try: evaluate the board."),
    }
    if ask("5:[3, 8]", 0)?.0 != 5 {
        return says("at depth 0 no move is tried any more: evaluate the board as it stands.");
    }
    if let Some(begins) = begins_with_a_number() {
        return Some(begins);
    }
    let (max, min) = (ask("[4, 9, 2, 6]", 9)?, ask("{4, 9, 2, 6}", 9)?);
    for text in ["[4, 9, 2, 6]", "{4, 9, 2, 6}"] {
        let tree = tree(text);
        attempt(|| alpha_beta(&TreeBoard::new(&tree), 9, Value::MIN, Value::MAX))?;
        if tree.leaves_read().first() != Some(&4) {
            return Some(format!(
                "{}yours reads {}, and leaves the first move out.",
                within(spoken_of, text),
                tree.crossed()
            ));
        }
    }
    match (max.0, min.0) {
        (9, 2) => {}
        (9, 9) => {
            return says(
                "MIN takes the smallest value, and yours the largest: ask the board what is better.",
            );
        }
        (2, 2) => {
            return says(
                "MAX takes the largest value, and yours the smallest: ask the board what is better.",
            );
        }
        (2, 9) => {
            return says(
                "MAX takes the largest value and MIN the smallest; yours do it the other way round.",
            );
        }
        (4, 4) => {
            return says(
                "only the first move counts in yours. Is the loop left too early, or does a value move \
                 both ends of the window? At MAX it raises alpha only, at MIN it lowers beta only.",
            );
        }
        (6, 6) => {
            return says(
                "each move replaces the one before, and the last is left: keep the better one.",
            );
        }
        // Two boards on which MAX moves again: the new board would agree with the old one.
        (Value::MIN, Value::MAX) if ask("[3:{9}, 8:{9}]", 1)?.0 == 8 => {
            return says(
                "you asked the new board what is better, and the other player moves there. Ask the \
                 board on which the move is made.",
            );
        }
        (9, Value::MAX) => {
            return says(
                "at MIN the worst case, +∞, was never replaced, though each value is smaller: ask the board \
                 what is better.",
            );
        }
        (Value::MIN, 2) => {
            return says(
                "at MAX the worst case, −∞, was never replaced, though each value is larger: ask the board \
                 what is better.",
            );
        }
        (Value::MIN, _) | (_, Value::MAX) => {
            return says(
                "the worst case was never replaced: keep the value that is better, and its move.",
            );
        }
        (Value::MAX, _) | (_, Value::MIN) => {
            let narrow = |text: &str| {
                let tree = tree(text);
                attempt(|| alpha_beta(&TreeBoard::new(&tree), 9, 1, 100).0)
            };
            if narrow("[4, 9, 2, 6]")? == 100 || narrow("{4, 9, 2, 6}")? == 1 {
                return says(
                    "yours gives back an end of its window. Return the best value that was found.",
                );
            }
            return says(
                "nothing is better than what the best value begins with: begin with the board's worst case.",
            );
        }
        (0, 0) if ask("5:[4, 9, 2, 6]", 9)?.0 == 5 => {
            return Some(
                within(spoken_of, "5:[4, 9, 2, 6]")
                    + "yours is 5: that is what the board says as it stands. As long as there are moves to try, \
                       the value is that of the best one.",
            );
        }
        (0, _) | (_, 0) => return says(WORST),
        (-9 | -6 | -4 | -2, _) | (_, -9 | -6 | -4 | -2) => {
            return says(
                "a sign was turned. Values are the first player's, whoever moves: negate nothing.",
            );
        }
        _ => return None,
    }
    for (text, chosen, (mv, value)) in [
        ("[4, 9, 2, 6]", max.1, (2, 9)),
        ("{4, 9, 2, 6}", min.1, (3, 2)),
    ] {
        match chosen {
            None => {
                return Some(format!(
                    "{}the value is right, and no move is recommended: keep the move together with the value.",
                    within(spoken_of, text)
                ));
            }
            Some(chosen) if chosen != mv => {
                return Some(format!(
                    "{}the value is right, and the move is another one's. Move {mv} gives the {value}, and you \
                     recommend move {chosen}: keep the move together with the value.",
                    within(spoken_of, text)
                ));
            }
            Some(_) => {}
        }
    }
    if let Some(thought) = depths() {
        return Some(thought);
    }
    if ask("[-3, -8, -5]", 9)?.0 == 0 || ask("{3, 8, 5}", 9)?.0 == 0 {
        return says(WORST);
    }
    let in_order = tree("[[1, 2], [9, 8]]");
    attempt(|| alpha_beta(&TreeBoard::new(&in_order), 9, Value::MIN, Value::MAX))?;
    if in_order.crossed() == "[[×, 2], [9, 8]]" {
        return Some(
            within(spoken_of, "[[1, 2], [9, 8]]")
                + "yours begins with move 2. The moves are tried in the order in which the board gives them, and \
                   of equal moves the first is taken.",
        );
    }
    let equal = [
        ("[5, 8, 8]", OPEN),
        ("{8, 5, 5}", OPEN),
        ("[5, 8, 8]", (6, 100)),
    ];
    let takes_equal = |(text, (alpha, beta)): (&str, _)| {
        let tree = tree(text);
        attempt(|| alpha_beta(&TreeBoard::new(&tree), 9, alpha, beta).1) == Some(Some(3))
    };
    if equal.into_iter().any(takes_equal) {
        return says(EQUAL);
    }
    if ask("[[9, 3], [5, 2]]", 9)? == (3, Some(2)) {
        return Some(
            within(spoken_of, "[[9, 3], [5, 2]]")
                + "move 2 is the reply. Recommend the move that you tried, not the answer to it.",
        );
    }
    // The 40 closes the window of MIN's second node, after 46.
    let closes = tree("[[44, 61], [46, 40, 35]]");
    let (value, _) = attempt(|| alpha_beta(&TreeBoard::new(&closes), 9, Value::MIN, Value::MAX))?;
    if value == 46 && closes.crossed() == "[[44, 61], [46, 40, ×]]" {
        return Some(format!(
            "{}at [46, 40, 35] yours reads the 40, and returns the 46. {}",
            within(spoken_of, "[[44, 61], [46, 40, 35]]"),
            kit::sentence(KEEP)
        ));
    }
    if let Some(thought) = window_kept_wrongly(spoken_of) {
        return Some(thought);
    }
    match judged() {
        Judged::Right => cause.and_then(|cause| borne_out(spoken_of, cause)),
        Judged::By(cause) => borne_out(spoken_of, cause),
        Judged::ByNone => told(spoken_of).next().map(|it| it.said),
    }
}

/// A single leaf, near and far: what is worth the same in both is no leaf's value.
fn begins_with_a_number() -> Option<String> {
    let ask = |text: &str| {
        let tree = tree(text);
        attempt(|| alpha_beta(&TreeBoard::new(&tree), 9, Value::MIN, Value::MAX).0)
    };
    for (near, far) in [
        ("[-1000000000]", "[-2000000000]"),
        ("{1000000000}", "{2000000000}"),
    ] {
        match (ask(near)?, ask(far)?) {
            (_, 0 | Value::MIN | Value::MAX) => {}
            (one, other) if one == other => {
                return Some(format!(
                    "yours says {} for {near} and for {far}, and no leaf says so. Begin with the board's worst \
                     case, which every move beats.",
                    shown(one)
                ));
            }
            _ => {}
        }
    }
    None
}

/// How deep it looks along a line on which each board says how many moves were made.
fn depths() -> Option<String> {
    let line = tree("0:[1:[2:[3:[4:[5:[6]]]]]]");
    let mut looked = [0; 4];
    for (at, looked) in looked.iter_mut().enumerate() {
        let depth = at as u32 + 1;
        *looked = attempt(|| alpha_beta(&TreeBoard::new(&line), depth, Value::MIN, Value::MAX).0)?;
    }
    match looked {
        // One too few, one too many and all of them have words of their own.
        [1, 2, 3, 4] | [0, 1, 2, 3] | [2, 3, 4, 5] | [6, 6, 6, 6] => None,
        [one, two, three, four] if looked.iter().all(|it| (0..=6).contains(it)) => Some(format!(
            "along a line of single moves yours looks {one}, {two}, {three} and {four} ahead when it is told 1, \
             2, 3 and 4. A reply is looked at one move less deep: depth − 1."
        )),
        _ => None,
    }
}

/// A cause's advice; where it is only one of several things that look alike, what the recorded
/// calls were told.
fn borne_out(spoken_of: &str, cause: Cause) -> Option<String> {
    let seen = match cause {
        Cause::NothingCut => "Nothing was cut at any board.".to_owned(),
        Cause::NeverCuts(mover) => format!("{} cut nothing at any board.", name(mover)),
        Cause::CutTooEarly if !cuts_one_early() => return told(spoken_of).next().map(|it| it.said),
        Cause::OldBound(_) => {
            let mut told = told(spoken_of);
            let other = told.find(|it| !it.as_it_came).map(|it| it.said);
            return other.or_else(|| Some(cause.to_string()));
        }
        Cause::WindowNotHandedDown | Cause::FirstMoveCloses(_) => String::new(),
        cause => return Some(cause.to_string()),
    };
    match told(spoken_of).next() {
        Some(told) => Some(
            format!("{seen} {}", kit::sentence(&told.said))
                .trim_start()
                .into(),
        ),
        None if told_right() && !seen.is_empty() => Some(format!(
            "{seen} Each reply was asked with the right window. Test it after each move, and leave the loop \
             where it is closed."
        )),
        None => Some(cause.to_string()),
    }
}

/// Whether a window of one value counts as closed, and a wider one does not.
fn cuts_one_early() -> bool {
    let reads = |text: &str| {
        let tree = tree(text);
        attempt(|| alpha_beta(&TreeBoard::new(&tree), 9, Value::MIN, Value::MAX))?;
        Some(tree.crossed())
    };
    reads("[[44, 61], [45, 35]]").as_deref() == Some("[[44, 61], [45, ×]]")
        && reads("[[44, 61], [48, 35]]").as_deref() == Some("[[44, 61], [48, 35]]")
}

/// A reply that was asked with another window than its caller had by then.
struct Told {
    said: String,
    /// The window that the caller had been given itself.
    as_it_came: bool,
}

/// The trees on which the recorded calls are looked at: the last has a bound from far above.
const LOOKED_AT: [(&str, (Value, Value)); 2] = [
    ("[[44, 61, 50], [40, 35], [47, 52, 70]]", OPEN),
    ("[5, [9, [[3, 7], [6, 8]]]]", (1, 100)),
];

/// The replies that were asked with a wrong window.
fn told(spoken_of: &str) -> impl Iterator<Item = Told> {
    let looked_at = LOOKED_AT.into_iter();
    let wrong = looked_at.filter_map(move |at| told_otherwise(spoken_of, at));
    wrong.flatten()
}

/// Whether the recording shows every reply, and each was asked with the right window.
fn told_right() -> bool {
    LOOKED_AT
        .into_iter()
        .all(|at| told_otherwise("", at).is_some_and(|wrong| wrong.is_empty()))
}

/// The replies that were asked with a wrong window, one a board; none where the recording does not
/// show the replies.
fn told_otherwise(spoken_of: &str, (text, asked): (&str, (Value, Value))) -> Option<Vec<Told>> {
    let written = tree(text);
    let board = TreeBoard::new(&written);
    let (_, trace) = probe(|| alpha_beta(&board, 9, asked.0, asked.1));
    let calls = trace.tree();
    let end = |call: &Call, name| {
        let mut args = call.args.iter();
        args.find(|(is, _)| *is == name)?.1.parse::<Value>().ok()
    };
    let ends = |call: &Call| Some((end(call, "alpha")?, end(call, "beta")?));
    let mut wrong = Vec::new();
    let mut replies = 0;
    for call in &calls.calls {
        let came = ends(call)?;
        // The levels take turns, and a root has depth 1.
        let mover = if call.depth % 2 == 1 {
            Player::First
        } else {
            Player::Second
        };
        let mut holds = came;
        for reply in call.children.iter().map(|&id| &calls.calls[id]) {
            let given = ends(reply)?;
            replies += 1;
            if holds.0 >= holds.1 {
                break;
            }
            if given != holds {
                let thought = match given {
                    _ if given == (holds.1, holds.0) => "First alpha, then beta, whoever is asked.",
                    _ => match mover {
                        Player::First => {
                            "MAX hands down the larger of alpha and its best value, and beta as it came."
                        }
                        Player::Second => {
                            "MIN hands down alpha as it came, and the smaller of beta and its best value."
                        }
                    },
                };
                let with = match asked {
                    OPEN => String::new(),
                    asked => format!("asked with the window {}, ", window(asked)),
                };
                let said = format!(
                    "{}{with}{} asked about a move with the window {}, and {} is wanted there. {thought}",
                    within(spoken_of, text),
                    name(mover),
                    window(given),
                    window(holds)
                );
                let as_it_came = given == came;
                wrong.push(Told { said, as_it_came });
                break;
            }
            let answer = reply.value?.trim_start_matches('(').split(',').next()?;
            let answer: Value = answer.parse().ok()?;
            match mover {
                Player::First => holds.0 = holds.0.max(answer),
                Player::Second => holds.1 = holds.1.min(answer),
            }
        }
    }
    (replies > 0).then_some(wrong)
}

/// Where small trees show that the window is tested too late, widened again, or moved by the level
/// in place of the player.
fn window_kept_wrongly(spoken_of: &str) -> Option<String> {
    let read = |text: &str, depth| {
        let tree = tree(text);
        let found = attempt(|| alpha_beta(&TreeBoard::new(&tree), depth, Value::MIN, Value::MAX))?;
        Some((found.0, tree.crossed()))
    };
    let crossed = |text: &str| {
        read(text, 9)
            .map(|(_, crossed)| crossed)
            .unwrap_or_default()
    };
    let short = "[[44, 61, 50], [40, 35], [47, 52, 70]]";
    let (odd, even) = (read(short, 9)?, read(short, 8)?);
    if odd != even {
        return Some(format!(
            "{short} is over after two moves, and yours searches it differently 8 and 9 deep. Who moves, \
             the board says: no level is counted."
        ));
    }
    if crossed("[[44, 61, 50], [40, 35, 30]]") == "[[44, 61, 50], [40, 35, ×]]" {
        return Some(
            within(spoken_of, "[[44, 61, 50], [40, 35, 30]]")
                + "at [40, 35, 30] the 40 closes the window when MAX holds 44, and yours stops one move later: \
                   narrow the window first, and test it then.",
        );
    }
    for (once, again, node, (who, held)) in [
        ("[5, [4, 1]]", "[5, 3, [4, 1]]", "[4, 1]", ("MAX", 5)),
        ("{5, [6, 9]}", "{5, 7, [6, 9]}", "[6, 9]", ("MIN", 5)),
    ] {
        if crossed(once) != once && crossed(again) == again {
            return Some(format!(
                "{}{who} holds {held}, and yours reads on at {node}, which it cuts in {once}. A worse value must \
                 not widen the window again: it is narrowed by the best value.",
                within(spoken_of, again)
            ));
        }
    }
    None
}

const WORST: &str =
    "yours is 0, and no leaf says 0. Begin with the board's worst case, which every move beats.";

/// What explains some larger searches.
enum Judged {
    /// They are right.
    Right,
    /// This cause.
    By(Cause),
    /// No cause explains them all.
    ByNone,
}

/// Judges searches of random trees. On a small one several causes look alike: the largest decides,
/// and a cause that leaves another one unexplained is none.
fn judged() -> Judged {
    let mut rng = Rng::with_seed(404);
    let mut largest = None;
    for round in 0..60 {
        let (tree, depth) = (uniform::wild(5, &mut rng), [9, 2][round % 2]);
        let search = || search(TreeBoard::new(&tree), depth, OPEN).complaint(depth, OPEN);
        match attempt(search) {
            Some(None) => {}
            Some(Some(Complaint {
                cause: Some(cause),
                visited,
                ..
            })) => {
                if largest.is_none_or(|(most, _)| visited > most) {
                    largest = Some((visited, cause));
                }
            }
            _ => return Judged::ByNone,
        }
    }
    largest.map_or(Judged::Right, |(_, cause)| Judged::By(cause))
}
