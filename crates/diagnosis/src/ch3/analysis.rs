//! The checks of the exercise `analysis`, one function for each test, and the explanations of wrong answers.

mod common;

use common::probe::Probe;
use common::story::{RIGHT_IN_TURN, Story, end, fan, first, random, road, second};
use common::{cell, every_position, name, position, shown, spaced, watch};
use diagnosis::{KEPT, attempt, counted, probe, remark, twice, worth, wrong_answer};
use game::Player::{self, First, Second};
use game::{Board, Value};
use std::collections::HashMap;
use std::hash::Hash;
use tic_tac_toe::analysis::{Verdict, analyse, assess, value_of};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

/// The boards that `value_of` visits if it solves each position once: the first board, and one board for each
/// move of each position.
const ONCE: u64 = 16_168;

pub(super) fn the_value_is_that_of_the_best_move(
    mover: Player,
    as_it_stands: Value,
    leaves: &[Value],
) {
    let board = fan(mover, as_it_stands, leaves);
    let (got, (want, _)) = (value(&board), board.solved(1));
    let thought = wrong_best(&board, leaves, got);
    assert!(
        got == want,
        "{}\nThe board:\n{board}",
        wrong_answer(
            "value_of a made-up board",
            shown(got),
            shown(want),
            &thought
        )
    );
}

pub(super) fn it_looks_to_the_end() {
    let board = Story::new(road(0, 6));
    let got = value(&board);
    assert!(
        got == 6,
        "{}\nThe game:\n{board}",
        wrong_answer(
            "value_of a made-up game, in which each move \"on\" adds 1 to the value",
            shown(got),
            6,
            &match board.looked_ahead() {
                ahead @ 0..6 => format!(
                    "Your code searched only {} ahead. Continue until the game is over.",
                    counted(ahead, "move")
                ),
                _ => deeper(CHECK_CALLS).to_owned(),
            }
        )
    );
}

const CHECK_CALLS: &str = "Check what your code does with the value of each call, and on which \
                           board your code calls `better`.";

/// Returns `thought`, or points to the boards with one move if one of them is already wrong.
fn deeper(thought: &'static str) -> &'static str {
    let fans: [(Player, &[Value]); 5] = [
        (First, &[3, 7, 4]),
        (Second, &[7, 3, 5]),
        (First, &[-7, -3, -5]),
        (First, &[-60, -50]),
        (Second, &[60, 50]),
    ];
    let mut fans = fans
        .into_iter()
        .map(|(mover, leaves)| fan(mover, 0, leaves));
    match fans.all(|fan| alone(&fan) == Some(fan.solved(1).0)) {
        true => thought,
        false => {
            "Your `value_of` is wrong even on boards where every move ends the game. Fix this case \
             first."
        }
    }
}

pub(super) fn a_position_is_worth_what_its_best_move_is(text: &str, want: Value) {
    let board = position(text);
    let got = value(&board);
    assert!(
        got == want,
        "{}\nThe board {text}:\n{board}",
        wrong_answer(
            &format!("value_of {text}"),
            shown(got),
            shown(want),
            &wrong_value(&board)
        )
    );
}

pub(super) fn a_player_may_move_twice() {
    let right = || second(-9, vec![("low", end(4)), ("high", end(3))]);
    let game = |left| Story::new(first(0, vec![("left", left), ("right", right())]));
    let moves = || vec![("up", end(1)), ("down", end(5))];
    let (again, in_turn) = (game(first(9, moves())), game(second(9, moves())));
    let got = value(&again);
    assert!(
        got == 5,
        "{}\nThe board:\n{again}",
        wrong_answer(
            "value_of a made-up board, where X moves again after \"left\"",
            shown(got),
            5,
            deeper(match alone(&in_turn) == Some(3) {
                true => {
                    "Your code is right if O moves after \"left\". Do not assume that the players \
                     take turns."
                }
                false => CHECK_CALLS,
            })
        )
    );
}

pub(super) fn any_game_is_valued(seed: u64, most: Value) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let games = (0..200).map(|_| Story::new(random(&mut rng, 4, most)));
    let is_wrong = |game: &Story| alone(game) != Some(game.solved(9).0);
    diagnosis::demand_each(games, Story::smaller, is_wrong, right_value);
}

/// Asserts the value of a random game.
fn right_value(game: &Story) {
    let (got, (want, _)) = (value(game), game.solved(9));
    if got == want {
        return;
    }
    let first = wrong_answer(
        "value_of a random game",
        shown(got),
        shown(want),
        deeper(""),
    );
    let notice = match game.moves_twice(9) {
        true => "In this game a player may move twice in a row:",
        false => "The game:",
    };
    panic!("{first}\n{notice}\n{game}");
}

pub(super) fn each_answers_the_same_when_asked_again() {
    let board = position("X...O....");
    let stored = || {
        let known = &mut HashMap::new();
        value_with(&board, known);
        known.len()
    };
    let [first, second] = [stored(), stored()].map(|stored| counted(stored, "value"));
    assert!(
        first == second,
        "Your value_of X...O...., called twice with a new and empty `known`, stored {first} in the \
         first call and {second} in the second, but should store the same number.\n{KEPT}"
    );
    twice("value_of X...O...., with a new memo,", || value(&board));
    twice("assess of 2 on X........, with a new memo,", || {
        judged(&position("X........"), cell(2))
    });
}

pub(super) fn every_position_is_worked_out_once() {
    let (board, mut known) = (Probe::new(Bits::new()), HashMap::new());
    let got = value_with(&board, &mut known);
    assert!(
        got == 0,
        "{}",
        wrong_answer("value_of the empty board", shown(got), 0, "")
    );
    let visits = board.visits();
    let thought = why_so_often(&board, &known, visits);
    // A program may play a board twice: once to look it up, and once to solve it.
    assert!(
        visits <= 2 * ONCE,
        "Your value_of the empty board visited {} boards, but should visit {}.\n{thought}",
        spaced(visits),
        spaced(ONCE)
    );
    assert!(
        known.len() == 5478,
        "Your value_of the empty board stored {} in `known`, but should store 5 478.\n{}",
        counted(known.len(), "position"),
        match known.keys().filter(|key| key.done()).count() {
            0 => "Store the value of every position, including finished games.",
            958 if !known.contains_key(&board) =>
                "Store the value of every position, including the first position.",
            _ =>
                "Either your code does not try every move of a board, or it does not store every \
                 value.",
        }
    );
    let right = &mut HashMap::new();
    for (key, value) in &known {
        let want = solved(&key.board, right);
        assert!(
            *value == want,
            "Your value_of the empty board stored the value {} in `known` for the board below, but \
             should store {}.\n{}\nThe board:\n{}",
            shown(*value),
            shown(want),
            match alone(&key.board) == Some(want) {
                true =>
                    "With an empty `known`, your `value_of` returns the right value for this \
                     board. Store this value.",
                false => "With an empty `known`, your `value_of` is also wrong for this board.",
            },
            key.board
        );
    }
    if visits > ONCE {
        remark(format!(
            "Right, but your code visited {} boards, and {} are enough. It plays the moves of some \
             boards more than once.",
            spaced(visits),
            spaced(ONCE)
        ));
    }
    worth(format!(
        "`known` contains {} positions at the end, and your code visited {} boards. A search with \
         `look_ahead` visits 549 946.",
        spaced(known.len() as u64),
        spaced(visits)
    ));
}

/// Explains from `known` why positions are solved more than once.
#[expect(
    clippy::mutable_key_type,
    reason = "what a probe counts is no part of its key"
)]
fn why_so_often(
    board: &Probe<Bits>,
    known: &HashMap<Probe<Bits>, Value>,
    visits: u64,
) -> &'static str {
    if known.is_empty() {
        "`known` is still empty at the end. Store each value in `known` itself, not in a copy."
    } else if known.len() < 10 && !is_handed_down() {
        "Your code does not use the values in `known` for the boards after a move. Check that each \
         call receives `known` and reads it."
    } else if known.len() == 1 {
        "`known` contains only one board at the end. Either your code stores only the first \
         board's value, or it passes a copy of `known` to each call. The caller's `known` must \
         contain each computed value."
    } else if known.keys().all(Board::done) {
        "`known` contains only finished games at the end. Store the value of every board before \
         you return."
    } else if known.len() > 100 && known.values().all(|value| *value != 0) {
        "`known` contains no board with the value 0 at the end. Store the value 0 too."
    } else if !known.contains_key(board) && believed() {
        "`known` does not contain the empty board at the end. In each call, store the value of the \
         board that the call received."
    } else if zero_is_worked_out_again() {
        "Your code does not use the value 0 in `known`. Check whether `known` contains the board."
    } else if visits >= 549_946 && !believed() {
        "Your code searched a board more than once. Check `known` before you play the moves of a \
         board."
    } else {
        "Check where each call reads and stores values in `known`, and that all calls use the same \
         `known`."
    }
}

pub(super) fn what_is_known_is_not_worked_out_again() {
    let (board, mut known) = (Probe::new(position("X...O....")), HashMap::new());
    let first = value_with(&board, &mut known);
    let visits = board.visits();
    let again = value_with(&board, &mut known);
    let played = board.visits() - visits;
    assert!(
        played == 0,
        "Your value_of X...O...., called again, played {}, but should play none.\n{}",
        counted(played, "board"),
        match known.contains_key(&board) {
            true if zero_is_worked_out_again() =>
                "Your code does not use the value 0 in `known`. Check whether `known` contains the \
                 board.",
            true =>
                "After the first call, `known` contains the board. A board in `known` needs no \
                 move.",
            false =>
                "`known` does not contain the board after the first call. Store the value of the \
                 board in `known` itself before you return.",
        }
    );
    assert!(
        first == again,
        "Your value_of X...O...., called again, returned {}, but should return {} again.",
        shown(again),
        shown(first)
    );
}

pub(super) fn what_it_was_handed_is_believed() {
    let board = position("X...O....");
    let known = &mut HashMap::from([(board, 42)]);
    let got = value_with(&board, known);
    assert!(
        got == 42,
        "{}",
        wrong_answer(
            "value_of X...O...., with the value 42 in `known` for this board",
            shown(got),
            42,
            "Check whether `known` contains the board before you play its moves."
        )
    );
}

pub(super) fn a_move_is_judged(text: &str, number: usize, want: Verdict) {
    let (board, mv) = (position(text), cell(number));
    let got = judged(&board, mv);
    assert!(got == want, "{}", wrong_verdict(&board, number, got, want));
}

pub(super) fn every_move_is_judged() {
    let known = &mut HashMap::new();
    let mut thrown_away = 0;
    for board in every_position() {
        for mv in board.legal_moves() {
            let [before, after] = [board, board.play(mv)].map(|board| solved(&board, known));
            let want = if before == after {
                Verdict::Best
            } else if before.signum() == after.signum() {
                Verdict::KeepsTheOutcome
            } else if before == 0 {
                Verdict::ThrowsAwayADraw
            } else {
                Verdict::ThrowsAwayAWin
            };
            // The memo already contains the values, so the test examines only the verdict.
            let next = board.legal_moves().map(|mv| board.play(mv));
            let mut handed: HashMap<_, _> = next.map(|next| (next, solved(&next, known))).collect();
            handed.insert(board, before);
            let got = verdict(&board, mv, &mut handed);
            assert!(
                got == want,
                "{}",
                wrong_verdict(&board, mv.number(), got, want)
            );
            thrown_away += u32::from(matches!(
                want,
                Verdict::ThrowsAwayADraw | Verdict::ThrowsAwayAWin
            ));
        }
    }
    worth(format!(
        "There are {} moves between all positions, and {} of them throw away a win or a draw.",
        spaced(ONCE - 1),
        spaced(thrown_away)
    ));
}

pub(super) fn a_move_is_judged_for_the_player_who_made_it() {
    let going_on = |next| Story::new(first(0, vec![("take", end(4)), ("go on", next)]));
    let wait = || vec![("wait", end(-3))];
    let (board, in_turn) = (going_on(first(0, wait())), going_on(second(0, wait())));
    let got = verdict(&board, "go on", &mut HashMap::new());
    let want = Verdict::ThrowsAwayAWin;
    let values = [alone(&board), alone(&board.play("go on"))];
    let thought = match attempt(|| assess(&in_turn, "go on", &mut HashMap::new())) == Some(want) {
        _ if values != [Some(4), Some(-3)] => WRONG_VALUE,
        true => {
            "Your verdict is right if O moves after \"go on\". Judge the move for the player who \
             made it: call `to_move` on the board before the move."
        }
        false => {
            "Your verdict is also wrong if O moves after \"go on\". Fix the verdict on a move that \
             changes a win into a loss first."
        }
    };
    assert!(
        got == want,
        "{}\nThe board:\n{board}",
        wrong_answer(
            "assess of \"go on\" on a made-up board, a move that lets X move again and changes the \
             value from 4 to −3",
            format!("\"{got}\""),
            format!("\"{want}\""),
            thought
        )
    );
}

pub(super) fn what_is_known_is_used_for_the_verdict() {
    // These values are wrong on purpose: a program that solves the boards again returns another verdict.
    let (board, mv) = (position("X........"), cell(5));
    let after = |cell| (board.play(cell), if cell.number() == 2 { -4 } else { -2 });
    let known = &mut HashMap::from([(board, -4)]);
    known.extend(board.legal_moves().map(after));
    let got = verdict(&board, mv, known);
    assert!(
        got == Verdict::KeepsTheOutcome,
        "Your assess of 5 on X........, with −4 in `known` for this board and −2 for the board \
         after the move, returned \"{got}\", but should return \"{}\".\n{}",
        Verdict::KeepsTheOutcome,
        match (is_read(&board, mv), got) {
            _ if !believed() => DISBELIEVED,
            (false, _) =>
                "Your verdict does not depend on both values in `known`. Check that your code calls \
                 `value_of` with `known` for both boards.",
            (true, Verdict::Best) if with_the_eyes_of_x() => RISES,
            _ => "Your code uses both values. Check how your code chooses the verdict.",
        }
    );
}

pub(super) fn a_whole_game_is_assessed() {
    use Verdict::{Best, KeepsTheOutcome, ThrowsAwayADraw};
    let moves = [1, 2, 4, 3, 5, 6, 9].map(cell);
    let verdicts = watched("analyse", "a verdict for each move", || {
        analyse(&Bits::new(), &moves)
    });
    let verdicts: Vec<Verdict> = verdicts.iter().map(|(_, _, verdict)| *verdict).collect();
    let want = [
        Best,
        ThrowsAwayADraw,
        Best,
        KeepsTheOutcome,
        KeepsTheOutcome,
        Best,
        Best,
    ];
    let wrong = (0..want.len()).find(|at| verdicts.get(*at) != Some(&want[*at]));
    if let Some(at) = wrong {
        panic!(
            "Your analyse of the game 1 2 4 3 5 6 9 returned \"{}\" for move {}, but should return \"{}\".",
            verdicts[at], moves[at], want[at]
        );
    }
}

const WRONG_VALUE: &str = "Your `value_of` returns a wrong value for the board before or after the \
                           move. Fix `value_of` first.";

const DISBELIEVED: &str =
    "Your `value_of` does not return the value of a board in `known`. Fix `value_of` first.";

/// Checks whether `value_of` uses a value in `known`.
fn believed() -> bool {
    let boards = ["X...O....", "X........"].map(position);
    { boards.into_iter() }
        .all(|board| attempt(|| value_of(&board, &mut HashMap::from([(board, 42)]))) == Some(42))
}

/// Explains a wrong value of a board whose moves all end the game.
fn wrong_best(board: &Story, leaves: &[Value], got: Value) -> String {
    let (best, _) = board.solved(1);
    let mut tried = board.tried();
    tried.sort_unstable();
    tried.dedup();
    let tried = tried.len();
    let beats = |leaf: &Value| match board.to_move() {
        First => got >= *leaf,
        Second => got <= *leaf,
    };
    if [Value::MIN, Value::MAX].contains(&got) {
        still_the_worst(board, leaves, got)
    } else if tried > 0 && tried < leaves.len() {
        format!(
            "Your code tried only {} of the {} moves. Try every move.",
            tried,
            leaves.len()
        )
    } else if leaves.contains(&got) {
        another_leaf(board, leaves)
    } else if leaves.contains(&-got) {
        "Your code returned a value with the wrong sign. Do not negate this value: every value is \
         from the first player's side."
            .into()
    } else if got == board.evaluate()
        && [42, -42]
            .iter()
            .any(|own| alone(&fan(board.to_move(), *own, leaves)) == Some(*own))
    {
        let none_is_kept = tried > 0 && board.compared().is_empty() && !board.asked_another();
        let thought = match none_is_kept {
            true => "Your code played every move. Does it store the value of a move?",
            false => "Use this value only if the game is over.",
        };
        format!("Your code returned the value of the board itself, `board.evaluate()`. {thought}")
    } else if leaves.iter().all(beats) && got != best {
        "Every move is worse than the returned value. If your code begins with this value, begin \
         with board.worst_case() instead."
            .into()
    } else {
        "No move leads to the returned value. Return the value of the best move.".into()
    }
}

/// Explains an answer that is still the worst case.
fn still_the_worst(board: &Story, leaves: &[Value], got: Value) -> String {
    if got != board.worst_case() {
        "Your code returned the worst case of the other player. Begin with board.worst_case(), \
         called on the board before the move."
            .into()
    } else if alone(&Story::new(end(7))) != Some(7) {
        "On this board each move ends the game. Return board.evaluate() if board.done() is true."
            .into()
    } else if board.asked_another() {
        format!("Your code returned the worst case. {ANOTHER}")
    } else if board.asked_the_wrong_way(leaves) {
        "Your code calls `better` with exchanged arguments. Call better(value, best), with the new \
         value first."
            .into()
    } else if board.keeps_none() {
        "Your code returned the worst case, although `better` returned true. Store the better \
         value."
            .into()
    } else if board.compared().is_empty() {
        format!(
            "Your code returned the worst case and never called `better` on this board. {} wants \
             small values, and {} wants large values: call board.better(value, best).",
            name(Second),
            name(First)
        )
    } else {
        let text = board.compared_no_leaf(leaves);
        text.unwrap_or_else(|| "Your code returned the worst case.".into())
    }
}

const ANOTHER: &str = "Your code called `better` on the board after the move. Call `better` on the \
                       board before the move, with the new value first.";

/// Explains an answer that is the value of another move.
fn another_leaf(board: &Story, leaves: &[Value]) -> String {
    if board.asked_another() {
        ANOTHER.into()
    } else if let Some(text) = board.compared_no_leaf(leaves) {
        text
    } else if let Some(text) = board.compared_with_another(leaves) {
        text
    } else if !board.compared().is_empty() {
        "Your code returned the value of another move. Store a value if better(value, best) \
         returns true, and no other value."
            .into()
    } else if alone(&board.in_turn()) == Some(board.solved(1).0) {
        RIGHT_IN_TURN.into()
    } else {
        "Your code never called `better` on this board. Compare the values with \
         board.better(value, best)."
            .into()
    }
}

/// Checks whether a call passes `known` on to the board after a move.
fn is_handed_down() -> bool {
    let board = position("XOX.O....");
    let known = board.legal_moves().map(|cell| (board.play(cell), 42));
    let mut known: HashMap<Bits, Value> = known.collect();
    attempt(|| value_of(&board, &mut known)) == Some(42)
}

/// Checks whether `value_of` ignores a 0 in `known`, but uses a 42.
fn zero_is_worked_out_again() -> bool {
    let board = position("X.O......");
    let told = |value| attempt(|| value_of(&board, &mut HashMap::from([(board, value)])));
    told(42) == Some(42) && told(0) != Some(0)
}

/// Explains a wrong value of a position of tic-tac-toe.
fn wrong_value(board: &Bits) -> String {
    if board.done() {
        return "The game is over on this board. Return board.evaluate().".into();
    }
    let mut rng = fastrand::Rng::with_seed(7);
    let mut games = (0..100).map(|_| Story::new(random(&mut rng, 4, 9)));
    let alone_right = games.all(|game| alone(&game) == Some(game.solved(9).0));
    let stored = || stored_too_early(board).or_else(stored_another);
    if let Some(words) = alone_right.then(stored).flatten() {
        return words;
    }
    let thought = if alone(&Story::new(road(0, 6))) != Some(6) {
        "Your `value_of` is also wrong for a made-up game of six moves. Fix this case first."
    } else if alone_right && believed() {
        ""
    } else if alone_right {
        "For a board in `known`, your code does not return the value in `known`. Return this value \
         unchanged."
    } else {
        CHECK_CALLS
    };
    deeper(thought).into()
}

/// Explains a stored worst case if the right values of all boards after a move are stored too.
fn stored_too_early(board: &Bits) -> Option<String> {
    let known = &mut HashMap::new();
    attempt(|| value_of(board, known))?;
    let right = &mut HashMap::new();
    let mut is_right = |board: &Bits| known.get(board) == Some(&solved(board, right));
    let mut next = |board: &Bits| board.legal_moves().all(|mv| is_right(&board.play(mv)));
    let worst = |(board, value): &(&Bits, &Value)| !board.done() && **value == board.worst_case();
    let stored = known.iter().filter(worst).filter(|(board, _)| next(board));
    let (early, value) = stored.min_by_key(|(board, _)| format!("{board:?}"))?;
    Some(format!(
        "For the board {early:?}, `known` contains the worst case, {}, and the right value of each \
         board after a move. Store the best of these values, after your code has compared them \
         all.",
        shown(*value)
    ))
}

/// Describes a late position whose right value is returned, while another value is stored for it.
fn stored_another() -> Option<String> {
    let right = &mut HashMap::new();
    let mut late = every_position()
        .into_iter()
        .filter(|board| board.moves_done() >= 7);
    late.find_map(|board| {
        let (known, want) = (&mut HashMap::new(), solved(&board, right));
        let got = attempt(|| value_of(&board, known)).filter(|got| *got == want)?;
        let stored = known.get(&board).filter(|stored| **stored != got)?;
        Some(format!(
            "In a separate call, your code returned {} for the board {board:?}, which is right, but \
             stored {} in `known`. Store the value that your code returns.",
            shown(got),
            shown(*stored)
        ))
    })
}

/// Returns the value for an empty `known`, or `None` if `value_of` panics. The call is not recorded.
fn alone<B: Board + Eq + Hash>(board: &B) -> Option<Value> {
    attempt(|| value_of(board, &mut HashMap::new()))
}

fn wrong_verdict(board: &Bits, number: usize, got: Verdict, want: Verdict) -> String {
    let who = name(board.to_move());
    let known = &mut HashMap::new();
    let [before, after] = [*board, board.play(cell(number))].map(|board| solved(&board, known));
    let boards = [*board, board.play(cell(number))];
    let together = &mut HashMap::new();
    let right = boards.map(|board| alone(&board)) == [Some(before), Some(after)]
        && boards.map(|board| attempt(|| value_of(&board, together)))
            == [Some(before), Some(after)];
    let next = board.legal_moves().map(|mv| board.play(mv));
    let mut all: HashMap<_, _> = next.map(|next| (next, solved(&next, known))).collect();
    all.insert(*board, before);
    let with_both = attempt(|| assess(board, cell(number), &mut all));
    let with_none = attempt(|| assess(board, cell(number), &mut HashMap::new()));
    let thought = match right {
        true if with_both == Some(want) && with_none != with_both => {
            if never_asks(board, cell(number)) {
                "Your code never called `value_of` for the board before the move. Call it, and \
                 compare its result with the value after the move."
            } else {
                "Your verdict is right if `known` already contains this board and the boards after \
                 all its moves, but not if `known` is empty. Does your code read `known` for a \
                 board before it calls `value_of` for that board?"
            }
        }
        true => misjudged(who, (before, after), got, want, || {
            never_asks(board, cell(number)) && is_best_for_some_equal_values(board, cell(number))
        }),
        false => WRONG_VALUE,
    };
    let value = match before == after {
        true => format!("leaves the value at {}", shown(before)),
        false => format!(
            "changes the value from {} to {}",
            shown(before),
            shown(after)
        ),
    };
    wrong_answer(
        &format!("assess of {who}'s move {number} on {board:?}, which {value}"),
        format!("\"{got}\""),
        format!("\"{want}\""),
        thought,
    )
}

/// Explains a wrong verdict on a move whose two values are right.
fn misjudged(
    who: &str,
    (before, after): (Value, Value),
    got: Verdict,
    want: Verdict,
    mistakes_before: impl Fn() -> bool,
) -> &'static str {
    let wins = before.signum() == if who == "X" { 1 } else { -1 };
    // The right verdict on O's move is the verdict that the program gives to X for the negated values.
    let for_who_moved = who == "O" && told(-before, -after) == Some(want);
    match (want, got) {
        _ if !believed() => DISBELIEVED,
        _ if no_matter_what(|value| told(value, -2))
            && no_matter_what(|value| told(5, value))
            && no_matter_what(|value| told_of_the_last(5, value)) =>
        {
            "Your verdict depends on neither value in `known`. Compare the value before the move \
             with the value after it: `value_of` with `known` returns both."
        }
        _ if no_matter_what(|value| told(value, -2)) && no_matter_what(|value| told(value, 0)) => {
            "Your verdict does not depend on the value of the board before the move. Compare it \
             with the value after the move: `value_of` with `known` returns both."
        }
        _ if no_matter_what(|value| told(5, value)) && no_matter_what(|value| told(0, value)) => {
            "Your verdict does not depend on the value of the board after this move. Compare it \
             with the value before the move: `value_of` with `known` returns both."
        }
        _ if mistakes_before() => {
            "Your code never called `value_of` for the board before the move. Call it, and \
             compare its result with the value after the move."
        }
        (_, Verdict::Best) if who == "O" && with_the_eyes_of_x() => RISES,
        (Verdict::Best, Verdict::KeepsTheOutcome) if is_best_for_other_values() => {
            "The values before and after the move are equal. Your code returns `Verdict::Best` for \
             some values that differ, but not for these."
        }
        (Verdict::Best, Verdict::KeepsTheOutcome) => {
            "The values before and after the move are equal, so the verdict is `Verdict::Best`. \
             `KeepsTheOutcome` is only for two values that differ."
        }
        _ if for_who_moved => FOR_O,
        (Verdict::Best, _) => {
            "The values before and after the move are equal. Return `Verdict::Best`."
        }
        (Verdict::KeepsTheOutcome, Verdict::Best) => {
            "Another move leads to a better value. A move is best only if the values before and \
             after it are equal."
        }
        (Verdict::KeepsTheOutcome, _) if wins => {
            "The player who moved still wins, but later. The two values have the same sign, so the \
             outcome stays the same."
        }
        (Verdict::KeepsTheOutcome, _) => {
            "The player who moved loses before and after the move. The two values have the same \
             sign, so the outcome stays the same."
        }
        (_, Verdict::Best | Verdict::KeepsTheOutcome) => {
            "This move changes the outcome: X wins above 0, O wins below 0, and 0 is a draw."
        }
        _ if wins => {
            "Before the move, the player who moved could force a win. The value before the move \
             decides what is thrown away."
        }
        _ => "Before the move, the player who moved could force a draw, and no win.",
    }
}

const FOR_O: &str = "Your verdict is right for the same board with X and O exchanged. Judge each \
                     move from the side of the player who made it: O wants small values.";

/// Returns the verdict on X's move from one value to another, or `None` if `assess` panics.
fn told(before: Value, after: Value) -> Option<Verdict> {
    told_of(&position("XO......."), cell(3), before, after)
}

/// Returns the verdict on the last legal move instead of the first.
fn told_of_the_last(before: Value, after: Value) -> Option<Verdict> {
    told_of(&position("XO......."), cell(9), before, after)
}

/// Returns the verdict on a move from one value to another, or `None` if `assess` panics. One other
/// move keeps the first value, and the rest are worse.
fn told_of(board: &Bits, mv: Cell, before: Value, after: Value) -> Option<Verdict> {
    let keeps = board.legal_moves().find(|other| *other != mv);
    let worse = before + [1, -1][usize::from(board.to_move() == First)];
    let value = |other| match other {
        _ if other == mv => after,
        _ if Some(other) == keeps => before,
        _ => worse,
    };
    let worth = |other| (board.play(other), value(other));
    attempt(|| {
        let known = &mut HashMap::from([(*board, before)]);
        known.extend(board.legal_moves().map(worth));
        assess(board, mv, known)
    })
}

/// Checks whether `assess` calls `value_of` for boards, but never for the board before the move.
fn never_asks(board: &Bits, mv: Cell) -> bool {
    let (_, trace) = probe(|| assess(board, mv, &mut HashMap::new()));
    let (before, tree) = (format!("value_of({board:?})"), trace.tree());
    let asked = |call| diagnosis::shown(call) == before;
    !tree.calls.is_empty() && !tree.calls.iter().any(asked)
}

/// Checks whether some equal values before and after the move are best, but not all.
fn is_best_for_some_equal_values(board: &Bits, mv: Cell) -> bool {
    let is_best = |value| told_of(board, mv, value, value) == Some(Verdict::Best);
    let told = [5, 3, -2, -4].map(is_best);
    told.contains(&true) && told.contains(&false)
}

/// Checks whether `assess` calls a move of X best if the value falls.
fn is_best_for_other_values() -> bool {
    let falls = [(5, 3), (3, 1), (1, 0), (0, -2), (-2, -4), (5, -4)];
    { falls.into_iter() }.any(|(before, after)| told(before, after) == Some(Verdict::Best))
}

/// Checks whether the verdict depends on both values in `known`.
fn is_read(board: &Bits, mv: Cell) -> bool {
    let told = |before, after| told_of(board, mv, before, after);
    let before = [5, 0, -2].map(|after| no_matter_what(|before| told(before, after)));
    let after = [5, 0, -4].map(|before| no_matter_what(|after| told(before, after)));
    before.contains(&false) && after.contains(&false)
}

/// Checks whether `assess` judges O's moves like X's: it calls O's move best if the value rises, and never
/// calls X's move best if the value falls.
fn with_the_eyes_of_x() -> bool {
    let pairs = [(-4, -2), (-4, 0), (-2, 3), (0, 1), (3, 5)];
    let of_o = position("X........");
    pairs.into_iter().all(|(less, more)| {
        let falls = told(more, less);
        told_of(&of_o, cell(5), less, more) == Some(Verdict::Best)
            && falls.is_some_and(|verdict| verdict != Verdict::Best)
    })
}

const RISES: &str = "Your code calls a move best if the value rises, but O wants small values. \
                     Compare the values for the player who moved.";

fn no_matter_what(told: impl Fn(Value) -> Option<Verdict>) -> bool {
    let mut told = [5, 3, 0, -2, -4].map(told).into_iter();
    let first = told.next().flatten();
    first.is_some() && told.all(|verdict| verdict == first)
}

/// Solves a board without the student's code.
fn solved(board: &Bits, known: &mut HashMap<Bits, Value>) -> Value {
    if let Some(value) = known.get(board) {
        return *value;
    }
    let values: Vec<Value> = board
        .legal_moves()
        .map(|cell| solved(&board.play(cell), known))
        .collect();
    let best = match board.to_move() {
        First => values.into_iter().max(),
        Second => values.into_iter().min(),
    };
    let best = best.unwrap_or_else(|| board.evaluate());
    known.insert(*board, best);
    best
}

fn judged(board: &Bits, mv: tic_tac_toe::cell::Cell) -> Verdict {
    verdict(board, mv, &mut HashMap::new())
}

/// Calls `value_of` with an empty `known`.
fn value<B: Board + Eq + Hash>(board: &B) -> Value {
    value_with(board, &mut HashMap::new())
}

fn value_with<B: Board + Eq + Hash>(board: &B, known: &mut HashMap<B, Value>) -> Value {
    watched("value_of", "a value", || value_of(board, known))
}

fn verdict<B: Board + Eq + Hash>(board: &B, mv: B::Move, known: &mut HashMap<B, Value>) -> Verdict {
    watched("assess", "a verdict", || assess(board, mv, known))
}

/// Runs the program and explains a panic.
fn watched<R>(function: &str, want: &str, program: impl FnOnce() -> R) -> R {
    let why = |panic: &str| {
        let thought = if panic.contains("on a `None` value") {
            "Your code unwraps `None`. Check two cases: a board that `known` does not contain yet, \
             and a finished game, which has no moves."
        } else if panic.contains("no entry found for key") {
            "Your code reads a board that a map, such as `known`, does not contain. Store its value \
             before you read it."
        } else {
            return None;
        };
        Some(diagnosis::stopped(function, want, thought))
    };
    watch(program, |panic, _| why(panic)).0
}
