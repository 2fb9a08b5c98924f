//! tictactoe-4: every move, every answer, and the best of them.

mod common;

use call_trace::Tree;
use common::probe::Probe;
use common::story::{Question, Scene, Story, end, fan, first, random, road, second};
use common::{or_none, position, shown, spaced, watch};
use game::Player::{self, First, Second};
use game::{Board, Value, Watched};
use kit::{attempt, last, number, remark, twice, worth};
use rstest::rstest;
use tic_tac_toe::look_ahead::look_ahead;

#[rstest]
#[case::x_to_move(first(7, vec![("a", end(3)), ("b", end(9))]))]
#[case::o_to_move(second(-7, vec![("a", end(3)), ("b", end(-9))]))]
fn depth_0_asks_the_board_alone(#[case] scene: Scene) {
    let board = Story::new(scene);
    let (value, mv) = run(&board, 0);
    let thought = match value {
        _ if value == board.evaluate() => "there is no move at depth 0.",
        _ if !board.tried().is_empty() => "you tried a move, and at depth 0 none is tried.",
        0 => "0 is no answer: ask the board for its value.",
        Value::MIN | Value::MAX => "that is a worst case. Ask the board for its value.",
        _ if value == -board.evaluate() => {
            "nothing is negated. Values are the first player's, whoever moves."
        }
        _ => "hand back its value as it is.",
    };
    assert!(
        (value, mv) == (board.evaluate(), None),
        "at depth 0 the value is {}, as the board says, and there is no move: not {} and {}: \
         {thought}\nThe board is made up:\n{board}",
        shown(board.evaluate()),
        shown(value),
        or_none(mv, "no move")
    );
}

#[rstest]
#[case::won("XXXOO....", 5)]
#[case::lost("XX.OOOX..", -4)]
#[case::drawn("XOXXOOOXX", 0)]
fn a_finished_game_asks_the_board_alone(#[case] text: &str, #[case] want: Value) {
    let (value, mv) = run(&position(text), 3);
    let over = Story::new(end(7));
    let _ = attempt(|| look_ahead(&over, 3));
    let asks_done = over
        .asked()
        .iter()
        .any(|asked| asked.what == Question::Done);
    let thought = match asks_done {
        true => "where the game is over, the board says its value.",
        false => "ask done before you look for moves.",
    };
    assert!(
        value == want && mv.is_none(),
        "{text} is over: {} and no move, not {} and {}: {thought}",
        shown(want),
        shown(value),
        or_none(mv, "no move")
    );
}

#[rstest]
#[case::x_takes_the_largest(First, 1, &[3, 7, 5])]
#[case::o_takes_the_smallest(Second, 9, &[7, 3, 5])]
#[case::x_found_it_first(First, 1, &[7, 3, 5])]
#[case::o_found_it_first(Second, 1, &[3, 7, 5])]
#[case::the_best_comes_last(First, 1, &[5, 3, 7])]
#[case::the_best_comes_last_for_o(Second, 9, &[5, 7, 3])]
#[case::more_than_tic_tac_toe_has(First, 1, &[5, 7, 6])]
#[case::less_than_tic_tac_toe_has(Second, 1, &[-4, -7, -6])]
#[case::x_loses_anyway(First, 0, &[-7, -3, -5])]
#[case::o_loses_anyway(Second, 0, &[7, 3, 5])]
#[case::x_has_draws_and_losses(First, 6, &[-3, 0, -5])]
#[case::the_first_of_equals(First, 1, &[4, 4, 4])]
#[case::the_first_of_equals_for_o(Second, 1, &[-4, -4, -4])]
#[case::one_move_is_left(First, 9, &[4])]
#[case::one_move_is_left_for_o(Second, -9, &[-4])]
#[case::far_below(First, 0, &[-60, -50])]
#[case::far_above(Second, 0, &[60, 50])]
#[case::as_far_as_numbers_go(First, 0, &[Value::MIN + 1, Value::MIN + 2])]
#[case::as_far_up_as_numbers_go(Second, 0, &[Value::MAX - 1, Value::MAX - 2])]
fn one_move_deep_the_best_move_is_found(
    #[case] mover: Player,
    #[case] value: Value,
    #[case] leaves: &[Value],
) {
    let board = fan(mover, value, leaves);
    let (got, want) = (run(&board, 1), board.solved(1));
    assert!(
        got == want,
        "{}\nThe board is made up:\n{board}",
        wrong_one_deep(&board, leaves, got)
    );
}

#[test]
fn answers_the_same_when_asked_again() {
    let board = position("X...O..X.");
    twice("look_ahead on X...O..X. at depth 3", || run(&board, 3));
}

/// X moves left or right, and O answers.
fn duel() -> Story {
    Story::new(first(
        0,
        vec![
            (
                "left",
                second(9, vec![("O's up", end(1)), ("O's down", end(5))]),
            ),
            (
                "right",
                second(-9, vec![("O's low", end(4)), ("O's high", end(2))]),
            ),
        ],
    ))
}

/// The same, but after "left" X moves again.
fn again() -> Story {
    Story::new(first(
        0,
        vec![
            ("left", first(9, vec![("up", end(1)), ("down", end(5))])),
            (
                "right",
                second(-9, vec![("O's low", end(4)), ("O's high", end(3))]),
            ),
        ],
    ))
}

#[rstest]
#[case(1)]
#[case(2)]
#[case(3)]
#[case(5)]
fn it_looks_as_many_moves_ahead_as_it_is_told(#[case] depth: u32) {
    let board = Story::new(road(0, 6));
    for shorter in 1..depth {
        run(&board, shorter);
    }
    let (value, mv) = run(&board, depth);
    let another = Story::new(road(20, 26));
    let right = |value| attempt(|| look_ahead(&another, depth)) == Some((value, Some("on")));
    let thought = match looked_ahead(depth) {
        _ if depth > 1 && right(20 + depth as Value) => {
            ": asked before, with a smaller depth, you kept something, and it is no answer now."
                .into()
        }
        6 => ": you looked to the end of the game: let each call look one move less far.".into(),
        ahead if ahead != depth as usize => format!(
            ": you looked {ahead} ahead: each call looks one move less far, and depth 0 looks no \
             further."
        ),
        _ if says_what_the_next_board_says() => {
            ". At the depths 2, 3 and 4 you say what the board after one move says of itself, and \
             your calls look further. There only what the calls below answer counts: of moves, the best of \
             it, and never what a board says of itself."
                .into()
        }
        _ => board
            .first_difference(depth, &asked_alone)
            .map_or_else(String::new, |place| format!(". {place}")),
    };
    assert!(
        (value, mv) == (depth as Value, Some("on")),
        "at depth {depth} you answer {} and {}, {} and on are right. Each move on is worth one \
         more here{thought}\nThe road is made up:\n{board}",
        shown(value),
        or_none(mv, "no move"),
        depth
    );
}

#[rstest]
#[case::one_move_deep(1)]
#[case::two_moves_deep(2)]
#[case::deeper_than_the_game(7)]
fn the_move_is_the_movers_own(#[case] depth: u32) {
    let board = duel();
    let (value, chosen) = run(&board, depth);
    let (want, mv) = board.solved(depth);
    let at = format!("The board is made up, and the depth is {depth}:\n{board}");
    assert!(
        value == want,
        "{}\n{at}",
        wrong_value(&board, depth, value, want)
    );
    let Some(chosen) = chosen else {
        panic!(
            "value {} is right, but no move: keep the move that you tried, and hand it back with \
             its value.\n{at}",
            shown(value)
        );
    };
    assert!(
        !chosen.starts_with("O's"),
        "X is to move, and you recommend {chosen}: that move is the opponent's answer.\n{at}"
    );
    assert!(
        Some(chosen) == mv,
        "you recommend {chosen} for {value}: {} is better. Keep the move together with its \
         value, as the call for the new board answered it.\n{at}",
        or_none(mv, "no move")
    );
}

#[test]
fn the_board_says_who_moves() {
    let board = again();
    let (value, chosen) = run(&board, 2);
    let thought = match (value, chosen) {
        _ if board.asked_another() => asked_the_new_board(),
        (5, None) => "keep the move that you tried, and hand it back with its value.".into(),
        (5, _) => "keep the move together with its value.".into(),
        (3, Some("right")) => {
            "players need not take turns, so ask each board what is better.".into()
        }
        (Value::MIN | Value::MAX, _) => {
            "that is a worst case, and the value of a move must take its place.".into()
        }
        _ => board
            .first_difference(2, &asked_alone)
            .unwrap_or_else(|| "ask each board what is better.".into()),
    };
    assert!(
        (value, chosen) == (5, Some("left")),
        "the board is made up: X moves left or right, and after \"left\" X moves again and takes \
         the 5, by \"down\". You say {} and {}, and 5 and left are right: {thought}\nThe board \
         is\n{board}",
        shown(value),
        or_none(chosen, "no move")
    );
}

#[rstest]
#[case::the_first_move(".........", 2, 0, 1)]
#[case::a_win_at_once("XX.OO....", 1, 5, 3)]
#[case::a_win_at_once_looked_at_deeply("XX.OO....", 9, 5, 3)]
#[case::the_last_square("XOXXOO.XO", 1, 1, 7)]
#[case::a_line_to_block("XOX.O....", 2, 0, 8)]
#[case::a_fork("X.O......", 5, 3, 4)]
#[case::o_is_lost("XOXOX....", 2, 3, 6)]
#[case::o_wins_at_once("XX.OO..X.", 3, -4, 6)]
#[case::o_answers_a_corner("X........", 6, 0, 5)]
#[case::o_blocks_a_fork("X...O..X.", 4, 0, 4)]
#[case::x_is_lost("OO.XOX.X.", 9, -2, 3)]
fn the_value_and_the_move(
    #[case] text: &str,
    #[case] depth: u32,
    #[case] value: Value,
    #[case] mv: usize,
) {
    let board = position(text);
    let (got, chosen) = run(&board, depth);
    let seen = or_none(chosen, "no move");
    assert!(
        got == value,
        "{text} is worth {} at depth {depth}, and you say {} and {seen}.\nThe board is\n{board}",
        shown(value),
        shown(got)
    );
    assert!(
        chosen.is_some_and(|chosen| chosen.number() == mv),
        "on {text} at depth {depth} you recommend {seen}, and {mv} is wanted: the best move for \
         the player to move, and of equal ones the first.\nThe board is\n{board}"
    );
}

#[rstest]
#[case::small_values(1, 3)]
#[case::equal_values(2, 1)]
#[case::large_values(3, 1_000)]
#[case::the_largest_values(4, Value::MAX - 1)]
fn any_game_is_valued(#[case] seed: u64, #[case] most: Value) {
    let mut rng = fastrand::Rng::with_seed(seed);
    for _ in 0..200 {
        let board = Story::new(random(&mut rng, 4, most));
        for depth in 0..=5 {
            let (got, want) = (run(&board, depth), board.solved(depth));
            let [seen, right] = [got, want]
                .map(|(value, mv)| format!("{} and {}", shown(value), or_none(mv, "no move")));
            assert!(
                got == want,
                "at depth {depth} you say {seen}, and {right} is right.{}\nThe game is made up by \
                 chance, and either may move twice. As far as you should look:\n{}",
                board
                    .first_difference(depth, &asked_alone)
                    .map_or_else(String::new, |place| format!(" {place}")),
                board.to_depth(depth)
            );
        }
    }
}

#[rstest]
#[case(1, 10)]
#[case(2, 82)]
#[case(3, 586)]
fn looks_no_deeper_than_it_should(#[case] depth: u32, #[case] enough: u64) {
    let board = Probe::new(position("........."));
    let (value, mv) = run(&board, depth);
    assert!(
        value == 0 && mv.is_some_and(|mv| mv.number() == 1),
        "the empty board at depth {depth} is worth 0, and its first move is 1: not {} and {}.",
        shown(value),
        or_none(mv, "no move")
    );
    let visits = board.visits();
    let ahead = board.looked_ahead();
    let thought = if ahead > depth {
        format!("you look {ahead} moves ahead. Let each call look one move less far.")
    } else {
        "each move was played more than once: keep what the call answered, and do not ask for it \
         again."
            .into()
    };
    // A board may be made once to be looked at and once to be handed down.
    assert!(
        visits <= 2 * enough,
        "depth {depth}: {} nodes, {} suffice: {thought}",
        spaced(visits),
        spaced(enough)
    );
}

#[test]
fn the_page_asked_how_many_nodes_lie_two_moves_deep() {
    let visits = |depth| {
        let board = Probe::new(position("........."));
        let (value, _) = run(&board, depth);
        assert!(
            value == 0,
            "the empty board is worth 0 at depth {depth}, not {}.",
            shown(value)
        );
        board.visits()
    };
    let (two, all) = (visits(2), visits(9));
    worth(format!(
        "From the empty board you visited {} nodes two moves deep, and {} to the end of \
         the game.",
        spaced(two),
        spaced(all)
    ));
    if two > 82 {
        remark(format!(
            "Right, and two moves deep you visited {} nodes where 82 suffice: some are made \
             more than once.",
            spaced(two)
        ));
    } else if all < 549_946 {
        remark(format!(
            "The whole game has 549 946, and you answer rightly with {}: you leave out moves that \
             cannot matter. That is what chapter 4 is about.",
            spaced(all)
        ));
    }
}

/// What is wrong one move deep, told from what the boards were asked.
fn wrong_one_deep(
    board: &Story,
    leaves: &[Value],
    (value, mv): (Value, Option<&'static str>),
) -> String {
    let (want, best) = board.solved(1);
    let mover = board.to_move();
    let (who, wish) = wish(mover);
    let seen = shown(value);
    let tried = board.tried();
    let mut different = tried.clone();
    different.sort_unstable();
    different.dedup();
    if (1..leaves.len()).contains(&different.len()) {
        return format!(
            "you tried only {} of the {} moves{}: try them all before you answer. {} is the best \
             for {who}, by {}.",
            different.join(" and "),
            leaves.len(),
            match tried.len() > different.len() {
                true => ", more than once",
                false => "",
            },
            shown(want),
            or_none(best, "no move")
        );
    }
    if value == want {
        return match mv {
            None if leaves.len() == 1 => {
                format!("value {seen}, but no move: one move is left, and it is the best there is.")
            }
            None => format!(
                "value {seen} is right, but no move: keep the move that you tried, and hand it \
                 back with its value."
            ),
            Some(mv) if leaves.iter().all(|leaf| leaf == &want) => format!(
                "all moves are worth {seen}, and you recommend {mv}: of equal ones the first is \
                 kept."
            ),
            Some(mv) => format!(
                "value {seen} is right, and you recommend {mv}: {} leads to it. Keep the move \
                 together with its value.",
                or_none(best, "no move")
            ),
        };
    }
    if let [only] = leaves {
        return format!(
            "one move is left, and it leads to {}; you say {seen}{}",
            shown(*only),
            match value == board.evaluate() {
                true => ": make the move and look at the new board, also where there is no choice.",
                false => ".",
            }
        );
    }
    if !leaves.contains(&value) && board.asked_the_wrong_way(leaves) {
        return no_leaf(board, leaves, value, mv);
    }
    if mv.is_none() && begins_at(board, leaves, value) {
        return no_leaf(board, leaves, value, mv);
    }
    if value == board.evaluate() && !leaves.contains(&value) && value != 0 {
        let drawn = fan(mover, 0, leaves);
        let looks_into_a_draw =
            tried.is_empty() && attempt(|| look_ahead(&drawn, 1)) == Some((want, best));
        return format!(
            "value {seen}: that is what the board is worth before the move; {}",
            match (looks_into_a_draw, tried.is_empty()) {
                (true, _) =>
                    "a board that is worth 0 you look into. Whatever a board is worth, its game \
                     goes on until done says that it is over.",
                (_, true) => "no move was tried, and at depth 1 each is.",
                _ => "look ahead from the new board.",
            }
        );
    }
    if !leaves.contains(&value) {
        return no_leaf(board, leaves, value, mv);
    }
    if board.asked_another() {
        return asked_the_new_board();
    }
    if let Some(text) = board.compared_with_another(leaves) {
        return text;
    }
    if leaves.last() == Some(&value) && !asked_better(board) {
        return format!(
            "value {seen}: that is the last move's, and {} is better. Keep the best so far; the \
             board says what is better.",
            shown(want)
        );
    }
    if let Some((one, old)) = board.kept_although_worse(value) {
        return format!(
            "value {seen}, and {} is better: better({}, {}) says no, so the best so far stays what \
             it was.",
            shown(want),
            shown(one),
            shown(old)
        );
    }
    match asked_better(board) {
        true => format!(
            "value {seen}, and {} is better for {who}, who wants {wish} values: keep the value \
             that the board says is better.",
            shown(want)
        ),
        false => format!("value {seen}, and {}", wants(board)),
    }
}

/// What is said where the board was never asked what is better, and the best move is not found.
fn wants(board: &Story) -> String {
    let (who, wish) = wish(board.to_move());
    format!(
        "{} is better for {who}, who wants {wish} values: ask the board you are on what is better.",
        shown(board.solved(1).0)
    )
}

/// A player, and the values that this player wants.
fn wish(mover: Player) -> (&'static str, &'static str) {
    match mover {
        First => ("X", "large"),
        Second => ("O", "small"),
    }
}

/// What is said of a value that no move leads to.
fn no_leaf(board: &Story, leaves: &[Value], value: Value, mv: Option<&'static str>) -> String {
    let seen = shown(value);
    let (worst, others) = match board.to_move() {
        First => (Value::MIN, Value::MAX),
        Second => (Value::MAX, Value::MIN),
    };
    let choices: Vec<String> = leaves.iter().map(|leaf| shown(*leaf)).collect();
    let choices = choices.join(", ");
    if board.tried().is_empty() {
        return format!("value {seen}, and no move was played: try every legal move.");
    }
    if board.asked_another() {
        return asked_the_new_board();
    }
    if value == others {
        return format!(
            "value {seen}: that is the worst case of the other player. Begin at the worst case of \
             the board you are on, before any move is played."
        );
    }
    if board.asked_the_wrong_way(leaves) {
        return "no move is ever better: better(value, best) asks whether the *first* is better \
                than the second."
            .into();
    }
    if value == worst && mv.is_some() {
        return format!(
            "value {seen} for the move {}: that is still the worst case. Keep the value with the \
             move.",
            or_none(mv, "none")
        );
    }
    if value == worst && board.keeps_none() {
        return format!(
            "value {seen}: that is still the worst case. Each move is better, as the board says, \
             and no value was kept."
        );
    }
    if value == worst && !asked_better(board) {
        return format!(
            "value {seen}: that is still the worst case, and {}",
            wants(board)
        );
    }
    if value == worst {
        return format!(
            "value {seen}: that is still the worst case, as if no move were better. The moves \
             lead to {choices}."
        );
    }
    if mv.is_none() && begins_at(board, leaves, value) {
        return format!(
            "value {seen} but no move: begin at worst_case, for all the moves may be worse than \
             {seen}. They lead to {choices}."
        );
    }
    if leaves.iter().any(|leaf| -*leaf == value) {
        let above = fan(First, 1, &[3, 7, 5]);
        if leaves.iter().all(|leaf| *leaf < 0) && attempt(|| look_ahead(&above, 1).0) == Some(7) {
            return format!(
                "value {seen}, and the moves lead to {choices}: a value keeps its sign, and yours \
                 has lost it."
            );
        }
        return format!(
            "value {seen}, and the moves lead to {choices}: nothing is negated. Values are the \
             first player's, whoever moves."
        );
    }
    format!(
        "no leaf is worth {seen}: the moves lead to {choices}. A value is always that of some \
         leaf, never a sum. Hand it up as it is."
    )
}

fn asked_the_new_board() -> String {
    "you asked the new board what is better: there the other player moves. Ask the board that you \
     are on."
        .into()
}

/// Whether a value is what the best so far began with: no move is better than it, and it stays
/// the answer where the moves lead to something else.
fn begins_at(board: &Story, leaves: &[Value], value: Value) -> bool {
    let (mover, by) = match board.to_move() {
        First => (First, -1),
        Second => (Second, 1),
    };
    let stays = |leaf: &Value| match mover {
        First => *leaf <= value,
        Second => *leaf >= value,
    };
    let worse: Vec<Value> = leaves.iter().map(|leaf| leaf.saturating_add(by)).collect();
    let other = fan(mover, board.evaluate(), &worse);
    !leaves.contains(&value)
        && leaves.iter().all(stays)
        && attempt(|| look_ahead(&other, 1)) == Some((value, None))
}

fn asked_better(board: &Story) -> bool {
    let is_that = |what| matches!(what, Question::Better(..));
    board.asked().iter().any(|asked| is_that(asked.what))
}

/// What is said of a wrong value of a game of two moves.
fn wrong_value(board: &Story, depth: u32, got: Value, want: Value) -> String {
    let (seen, right) = (shown(got), shown(want));
    if depth > 1 && got == board.solved(1).0 {
        return format!("value {seen}: you looked one move ahead, {right} is right {depth} ahead.");
    }
    if depth < 2 && got == board.solved(2).0 {
        return format!("value {seen}: you looked further than one move, where {right} is right.");
    }
    if !board.leaves(depth).contains(&got) {
        if [Value::MIN, Value::MAX].contains(&got) {
            let above = asked_alone(&fan(First, 1, &[3, 7, 5]), 1);
            let thought = match above {
                _ if board.asked_another() => asked_the_new_board(),
                Some((Value::MIN, Some(_))) => "keep the value with the move.".into(),
                _ if !asked_better(board) => {
                    "the boards were never asked what is better. X wants large values and O small \
                     ones."
                        .into()
                }
                _ => "the value of a move must take its place.".into(),
            };
            return format!("value {seen}: that is a worst case, and {right} is right: {thought}");
        }
        if board.leaves(depth).contains(&-got) {
            return format!(
                "value {seen}, and {right} is right: nothing is negated. Values are the first \
                 player's, whoever moves."
            );
        }
        return format!(
            "no leaf is worth {seen}: a value is always that of some leaf, and {right} is right."
        );
    }
    let place = board.first_difference(depth, &asked_alone);
    match place {
        Some(place) => format!("value {seen}, and {right} is right. {place}"),
        None => format!("value {seen}, and {right} is right: ask each board what is better."),
    }
}

/// What is answered without being recorded; none where it panics.
fn asked_alone(board: &Story, depth: u32) -> Option<(Value, Option<&'static str>)> {
    attempt(|| look_ahead(board, depth))
}

/// How many moves ahead a search of this depth looks, on a road of six moves.
fn looked_ahead(depth: u32) -> usize {
    let road = Story::new(road(0, 6));
    let _ = attempt(|| look_ahead(&road, depth));
    road.looked_ahead()
}

/// Whether the calls look as far as they should, and the answer is at each depth what the board
/// after one move evaluates to.
fn says_what_the_next_board_says() -> bool {
    [2, 3, 4].into_iter().all(|depth| {
        let [near, far] = [road(0, 6), road(20, 26)]
            .map(|road| asked_alone(&Story::new(road), depth).map(|(value, _)| value));
        looked_ahead(depth) == depth as usize && [near, far] == [Some(1), Some(21)]
    })
}

/// Runs `look_ahead`; a panic is explained.
fn run<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    let why = |panic: &str, tree: &Tree| {
        let asked = last(tree).and_then(|call| number(call, "depth"));
        Some(match panic {
            panic if panic.contains("subtract with overflow") => match asked {
                Some(0) => {
                    "a call at depth 0 looked further: at depth 0 the board's own value is the \
                     answer."
                        .into()
                }
                Some(depth) if asked_alone(&duel(), 2).is_some() => format!(
                    "at depth {depth} more than {depth} was taken off: each call looks one move \
                     less far."
                ),
                _ => "something was taken off a number, and it went below what its type can hold."
                    .into(),
            },
            panic if panic.contains("calls deep") => {
                "the calls go on for ever: play the move on the new board, and look one less ahead."
                    .into()
            }
            panic if panic.contains("is no move after \"\"") => format!(
                "{} was played on the first board, and it cannot be made there. On a board play \
                 only what its own legal_moves gives.",
                panic.split(" is no move").next().unwrap_or_default()
            ),
            panic if panic.contains("is no move after") => {
                "a move was played on a board on which another one stands already: play each move \
                 on the board that you were handed, and keep each new board apart."
                    .into()
            }
            panic if panic.contains("on a `None` value") => {
                let panics = |board: Story, depth| asked_alone(&board, depth).is_none();
                if panics(Story::new(end(7)), 3) {
                    "a value was unwrapped where there was none: a game that is over has no moves, \
                     so ask done first."
                        .into()
                } else if panics(fan(First, 1, &[3]), 1) {
                    "a value was unwrapped where there was none: a call at depth 0 answers with no \
                     move, and before the first move was tried nothing is the best."
                        .into()
                } else {
                    "a value was unwrapped where there was none.".to_owned()
                }
            }
            _ => return None,
        })
    };
    watch(|| look_ahead(&Watched::new(board.clone()), depth), why).0
}
