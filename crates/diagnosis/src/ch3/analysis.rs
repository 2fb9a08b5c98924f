//! What is said of wrong answers to `analysis`: the claims of its tests, and what explains a run that breaks one.

mod common;

use common::probe::Probe;
use common::story::{Story, end, fan, first, random, road, second};
use common::{cell, every_position, name, position, shown, spaced, watch};
use diagnosis::{attempt, counted, remark, sentence, twice, worth, wrong_answer};
use game::Player::{self, First, Second};
use game::{Board, Value};
use std::collections::HashMap;
use std::hash::Hash;
use tic_tac_toe::analysis::{Verdict, analyse, assess, value_of};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

/// How many boards are looked at, if each position is worked out once: one for each move of each.
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
        "{}\nThe board is made up:\n{board}",
        wrong_answer(
            "value_of the board below",
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
        "{}\nThe road is made up:\n{board}",
        wrong_answer(
            "value_of a road, on which each move on is worth 1 more",
            shown(got),
            6,
            &match board.looked_ahead() {
                ahead @ 0..6 => format!(
                    "yours looked {} ahead, and no depth is asked for.",
                    counted(ahead, "move")
                ),
                _ => "ask each board on the way what is better.".to_owned(),
            }
        )
    );
}

pub(super) fn a_position_is_worth_what_its_best_move_is(text: &str, want: Value) {
    let board = position(text);
    let got = value(&board);
    assert!(
        got == want,
        "{}\nThe board is\n{board}",
        wrong_answer(
            &format!("value_of {text}"),
            shown(got),
            shown(want),
            &wrong_value(&board, got)
        )
    );
}

pub(super) fn a_player_may_move_twice() {
    let again = Story::new(first(
        0,
        vec![
            ("left", first(9, vec![("up", end(1)), ("down", end(5))])),
            ("right", second(-9, vec![("low", end(4)), ("high", end(3))])),
        ],
    ));
    let got = value(&again);
    assert!(
        got == 5,
        "{}\nThe board is made up:\n{again}",
        wrong_answer(
            "value_of the board below, where X moves again after \"left\"",
            shown(got),
            5,
            match stops_early() {
                true => ALL_COUNT,
                false => "players need not take turns, so ask each board what is better.",
            }
        )
    );
}

pub(super) fn any_game_is_valued(seed: u64, most: Value) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let games = (0..200).map(|_| Story::new(random(&mut rng, 4, most)));
    let is_wrong = |game: &Story| alone(game) != Some(game.solved(9).0);
    diagnosis::demand_each(games, Story::smaller, is_wrong, right_value);
}

/// Demands the value of a game that is made up.
fn right_value(game: &Story) {
    let (got, (want, _)) = (value(game), game.solved(9));
    if got == want {
        return;
    }
    let first = wrong_answer(
        "value_of a game made up by chance",
        shown(got),
        shown(want),
        "",
    );
    let fans: [(Player, &[Value]); 4] = [
        (First, &[3, 7, 4]),
        (Second, &[7, 3, 5]),
        (First, &[-7, -3, -5]),
        (Second, &[7, 3, 5]),
    ];
    let mut fans = fans
        .into_iter()
        .map(|(mover, leaves)| fan(mover, 0, leaves));
    match fans.all(|fan| alone(&fan) == Some(fan.solved(1).0)) {
        true => panic!(
            "{first}\nEither player may move twice:\n{}",
            shortened(&game.to_string())
        ),
        false => panic!(
            "{first}\nBoards with one move to make are valued wrongly already: mend that first."
        ),
    }
}

/// No more than a screen of it.
fn shortened(tree: &str) -> String {
    let lines: Vec<&str> = tree.lines().collect();
    match lines.get(..18) {
        Some(shown) if lines.len() > 19 => {
            format!(
                "{}\n… and {} more lines",
                shown.join("\n"),
                lines.len() - 18
            )
        }
        _ => tree.to_owned(),
    }
}

pub(super) fn each_answers_the_same_when_asked_again() {
    let board = position("X...O....");
    twice("value_of X...O...., with a new memo,", || value(&board));
    twice("assess of 2 on X........, with a new memo,", || {
        judged(&position("X........"), cell(2))
    });
}

pub(super) fn every_position_is_worked_out_once() {
    let (board, mut known) = (Probe::new(Bits::new()), HashMap::new());
    let got = value_of(&board, &mut known);
    assert!(
        got == 0,
        "{}",
        wrong_answer("value_of the empty board", shown(got), 0, "")
    );
    let visits = board.visits();
    let thought = why_so_often(&board, &known, visits);
    // A board may be made once to be looked up and once to be worked out.
    assert!(
        visits <= 2 * ONCE,
        "Your value_of the empty board looked at {} boards, but should look at {}.\n{thought}",
        spaced(visits),
        spaced(ONCE)
    );
    assert!(
        known.len() == 5478,
        "Your value_of the empty board left {} positions in known, but should leave 5 478.\n{}",
        spaced(known.len() as u64),
        match known.keys().filter(|key| key.done()).count() {
            958 => "Store every one, including the first.",
            _ => "Store every one, including finished games.",
        }
    );
    let right = &mut HashMap::new();
    for (key, value) in &known {
        let want = solved(&key.board, right);
        assert!(
            *value == want,
            "Your value_of the empty board left {} in known for the position below, but should leave {}.\nStore its \
             own value under each.\nThe board is\n{}",
            shown(*value),
            shown(want),
            key.board
        );
    }
    if visits > ONCE {
        remark(format!(
            "Right, and {} boards were played where {} suffice: each board's moves were played \
             more than once.",
            spaced(visits),
            spaced(ONCE)
        ));
    }
    worth(format!(
        "{} positions are known afterwards, and {} boards were looked at; look_ahead needs 549 946.",
        spaced(known.len() as u64),
        spaced(visits)
    ));
}

/// Why positions are worked out more than once, told from what is known afterwards.
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
        "Nothing is in known afterwards: remember values."
    } else if known.len() < 10 && !is_handed_down() {
        "Remember values: hand the one known down to each call."
    } else if known.len() == 1 {
        "One board alone is known afterwards. Each call stores its own, in the one known that it \
         was handed."
    } else if known.keys().all(Board::done) {
        "Only finished games are known afterwards: store every board before you return."
    } else if known.len() > 100 && known.values().all(|value| *value != 0) {
        "No board that is worth 0 is known afterwards: 0 is a value too, so store it."
    } else if !known.contains_key(board) {
        "Remember values, each under its own board: the empty one is not known afterwards."
    } else if zero_is_worked_out_again() {
        "A board that is known to be worth 0 is worked out again: 0 is a value, so check whether the \
         board is known, and not whether its value is 0."
    } else if visits >= 549_946 {
        "Remember values, and look a board up before you play its moves."
    } else {
        "Remember values, and store every one before you return."
    }
}

pub(super) fn what_is_known_is_not_worked_out_again() {
    let (board, mut known) = (Probe::new(position("X...O....")), HashMap::new());
    let first = value_of(&board, &mut known);
    let visits = board.visits();
    let again = value_of(&board, &mut known);
    let played = board.visits() - visits;
    assert!(
        played == 0,
        "Your value_of X...O...., asked again, played {}, but should play none.\n{}",
        counted(played, "board"),
        match known.contains_key(&board) {
            true => "Look a board up before you play its moves.",
            false => "The board itself is not in known afterwards, so store it before you return.",
        }
    );
    assert!(
        first == again,
        "Your value_of X...O...., asked again, returned {}, but should return {} as before.",
        shown(again),
        shown(first)
    );
}

pub(super) fn what_it_was_handed_is_believed() {
    let board = position("X...O....");
    let known = &mut HashMap::from([(board, 42)]);
    let got = value_of(&board, known);
    assert!(
        got == 42,
        "{}",
        wrong_answer(
            "value_of X...O...., where known holds 42 for it",
            shown(got),
            42,
            "use the one that is handed in."
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
            // The values are handed over, so that only the judging is asked.
            let next = board.legal_moves().map(|mv| board.play(mv));
            let mut handed: HashMap<_, _> = next.map(|next| (next, solved(&next, known))).collect();
            handed.insert(board, before);
            let got = watch(|| assess(&board, mv, &mut handed), |_, _| None).0;
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
        "Of the {} moves between all positions, {} throw away a win or a draw.",
        spaced(ONCE - 1),
        spaced(thrown_away)
    ));
}

pub(super) fn a_move_is_judged_for_the_player_who_made_it() {
    let again = first(0, vec![("wait", end(-3))]);
    let board = Story::new(first(0, vec![("take", end(4)), ("go on", again)]));
    let got = assess(&board, "go on", &mut HashMap::new());
    let want = Verdict::ThrowsAwayAWin;
    assert!(
        got == want,
        "{}\nThe board is made up:\n{board}",
        wrong_answer(
            "assess of \"go on\" on the board below, after which X moves again, and which takes the value from 4 to −3",
            format!("\"{got}\""),
            format!("\"{want}\""),
            "the player who made the move is the one who moves on the board before it."
        )
    );
}

pub(super) fn what_is_known_is_used_for_the_verdict() {
    // Nobody would value these boards so; whoever works them out afresh says another verdict.
    let (board, mv) = (position("X........"), cell(5));
    let after = |cell| (board.play(cell), if cell.number() == 2 { -4 } else { -2 });
    let known = &mut HashMap::from([(board, -4)]);
    known.extend(board.legal_moves().map(after));
    let got = watch(|| assess(&board, mv, known), |_, _| None).0;
    assert!(
        got == Verdict::KeepsTheOutcome,
        "Your assess of 5 on X........, where known holds −4 before the move and −2 after it, returned \"{got}\", but should \
         return \"{}\".\n{}",
        Verdict::KeepsTheOutcome,
        sentence(match (is_read(&board, mv), got) {
            (false, _) if !believed() => "value_of does not use what is known, so begin there.",
            (false, _) =>
                "ask value_of with the known that is handed in, or every move of a game is searched afresh.",
            (true, Verdict::Best) if with_the_eyes_of_x() => RISES,
            _ => "what is known is used, so look at how the two values are judged.",
        })
    );
}

pub(super) fn a_whole_game_is_assessed() {
    use Verdict::{Best, KeepsTheOutcome, ThrowsAwayADraw};
    let moves = [1, 2, 4, 3, 5, 6, 9].map(cell);
    let verdicts = analyse(&Bits::new(), &moves);
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
            "Your move {} in the game 1 2 4 3 5 6 9 returned \"{}\", but should return \"{}\".",
            moves[at], verdicts[at], want[at]
        );
    }
}

/// Whether `value_of` uses what is known of a board.
fn believed() -> bool {
    let board = position("X...O....");
    attempt(|| value_of(&board, &mut HashMap::from([(board, 42)]))) == Some(42)
}

/// What is wrong with the value of a board whose moves all end the game.
fn wrong_best(board: &Story, leaves: &[Value], got: Value) -> String {
    let (best, _) = board.solved(1);
    let tried = board.tried().len();
    let beats = |leaf: &Value| match board.to_move() {
        First => got >= *leaf,
        Second => got <= *leaf,
    };
    if [Value::MIN, Value::MAX].contains(&got) {
        still_the_worst(board, leaves)
    } else if tried > 0 && tried < leaves.len() {
        "yours stopped before all moves were tried.".into()
    } else if leaves.contains(&got) {
        another_leaf(board, leaves, got)
    } else if got == board.evaluate() && got != 0 {
        "that is the board before the move.".into()
    } else if leaves.contains(&-got) {
        "do not negate: values are the first player's.".into()
    } else if leaves.iter().all(beats) && got != best {
        "all the moves may be worse than what yours begins with: begin at the worst case.".into()
    } else {
        "no move leads to that, and a value is always that of some end.".into()
    }
}

/// What is said of a worst case.
fn still_the_worst(board: &Story, leaves: &[Value]) -> String {
    if alone(&Story::new(end(7))) != Some(7) {
        "each move ends the game here, and a game that is over is worth what its board evaluates to.".into()
    } else if board.asked_another() {
        "that is the worst case, as if no move were better: ask the board that you are on.".into()
    } else if board.asked_the_wrong_way(leaves) {
        "no move is ever better: better(value, best) asks whether the *first* is better than the second.".into()
    } else if board.keeps_none() {
        "that is still the worst case. Each move is better, as the board says, and no value was kept."
            .into()
    } else if board.compared().is_empty() {
        format!(
            "that is the worst case, as if no move were better, and the board was never asked. {} wants less and {} \
             more, so ask the board: better(value, best).",
            name(Second),
            name(First)
        )
    } else {
        "that is the worst case, as if no move were better.".into()
    }
}

/// What is said of the value of another move.
fn another_leaf(board: &Story, leaves: &[Value], got: Value) -> String {
    if board.asked_another() {
        "yours asked the new board what is better: ask the board that you are on.".into()
    } else if let Some(text) = board.compared_with_another(leaves) {
        text
    } else if let Some((one, old)) = board.kept_although_worse(got) {
        format!(
            "better({}, {}) says no, so the best so far stays what it was.",
            shown(one),
            shown(old)
        )
    } else if board.compared().is_empty() {
        "ask the board what is better for the player to move.".into()
    } else {
        "keep the value that the board says is better.".into()
    }
}

/// Whether a call hears what is known of the board after its move.
fn is_handed_down() -> bool {
    let board = position("XOX.O....");
    let known = board.legal_moves().map(|cell| (board.play(cell), 42));
    let mut known: HashMap<Bits, Value> = known.collect();
    attempt(|| value_of(&board, &mut known)) == Some(42)
}

/// Whether a board's 0 in the memo is not believed, and a 42 is.
fn zero_is_worked_out_again() -> bool {
    let board = position("X.O......");
    let told = |value| attempt(|| value_of(&board, &mut HashMap::from([(board, value)])));
    told(42) == Some(42) && told(0) != Some(0)
}

/// What is wrong with the value of a position, where made-up games are valued rightly.
fn wrong_value(board: &Bits, got: Value) -> String {
    if board.done() {
        return "the game is over, so it is worth what the board says.".into();
    }
    if !meets_again(board) {
        return format!(
            "{} is to move, and the board says what is better.",
            name(board.to_move())
        );
    }
    let mut rng = fastrand::Rng::with_seed(7);
    let mut games = (0..100).map(|_| Story::new(random(&mut rng, 4, 9)));
    let alone_right = games.all(|game| alone(&game) == Some(game.solved(9).0));
    let no_end = !(-4..=5).contains(&got);
    if no_end && alone_right {
        return "no finished game is worth that. A board that is met again is looked up: what is \
                known must be its last value, so store it when all moves were tried."
            .into();
    }
    if [First, Second].map(worst_case).contains(&got) {
        return "no finished game is worth that: it is a worst case, as if no move were better."
            .into();
    }
    if no_end {
        return "no finished game is worth that, and a value is always that of some end.".into();
    }
    if alone_right {
        return "games in which no board is met twice are valued rightly. What is known of a board \
                that is met again must be its own, last value."
            .into();
    }
    if stops_early() {
        return ALL_COUNT.into();
    }
    "every end counts, and on the way up each board says what is better.".into()
}

/// The value that is found with nothing known; none where it panics. It is not recorded.
fn alone<B: Board + Eq + Hash>(board: &B) -> Option<Value> {
    attempt(|| value_of(board, &mut HashMap::new()))
}

/// What a player begins with on a board of tic-tac-toe.
fn worst_case(mover: Player) -> Value {
    match mover {
        First => Bits::new().worst_case(),
        Second => Bits::new().play(cell(1)).worst_case(),
    }
}

/// Whether some of the moves of a board are not tried, and some are.
fn stops_early() -> bool {
    let boards = [(First, [3, 7, 4]), (Second, [7, 3, 5])];
    boards.into_iter().any(|(mover, leaves)| {
        let board = fan(mover, 0, &leaves);
        alone(&board);
        (1..leaves.len()).contains(&board.tried().len())
    })
}

const ALL_COUNT: &str = "all moves count, and yours stops before all were tried.";

/// Whether different moves lead to one board: three empty cells are enough.
fn meets_again(board: &Bits) -> bool {
    board.moves_done() <= 6
}

/// What is wrong with a verdict.
fn wrong_verdict(board: &Bits, number: usize, got: Verdict, want: Verdict) -> String {
    let who = name(board.to_move());
    let known = &mut HashMap::new();
    let [before, after] = [*board, board.play(cell(number))].map(|board| solved(&board, known));
    let right = [*board, board.play(cell(number))].map(|board| alone(&board));
    let thought = match right == [Some(before), Some(after)] {
        true => misjudged(who, (before, after), got, want),
        false => "your value_of gives another value, so begin there.",
    };
    let value = match before == after {
        true => format!("leaves the value at {}", shown(before)),
        false => format!("takes the value from {} to {}", shown(before), shown(after)),
    };
    wrong_answer(
        &format!("assess of {who}'s move {number} on {board:?}, which {value}"),
        format!("\"{got}\""),
        format!("\"{want}\""),
        thought,
    )
}

/// What is wrong with a verdict where both values are right.
fn misjudged(
    who: &str,
    (before, after): (Value, Value),
    got: Verdict,
    want: Verdict,
) -> &'static str {
    let wins = before.signum() == if who == "X" { 1 } else { -1 };
    // O is told something else than X where the same happens to X.
    let for_who_moved = who == "O" && told(-before, -after) == Some(want);
    match (want, got) {
        _ if no_matter_what(|value| told(value, -2)) && no_matter_what(|value| told(5, value)) => {
            "the values of the two boards change nothing in your verdict: ask value_of for both."
        }
        _ if no_matter_what(|value| told(value, -2)) && no_matter_what(|value| told(value, 0)) => {
            "whatever is known of the board before the move, the verdict is the same: ask value_of."
        }
        _ if no_matter_what(|value| told(5, value)) && no_matter_what(|value| told(0, value)) => {
            "whatever is known of the board after the move, the verdict is the same: ask value_of."
        }
        (_, Verdict::Best) if who == "O" && with_the_eyes_of_x() => RISES,
        (Verdict::Best, Verdict::KeepsTheOutcome) => {
            "no move has a better value: check first whether the two values are equal."
        }
        (Verdict::Best, _) if for_who_moved => {
            "no move has a better value; judge for the player who moved."
        }
        (Verdict::Best, _) => "no move has a better value: the two are equal.",
        (Verdict::KeepsTheOutcome, Verdict::Best) if for_who_moved => {
            "another move is better, for O wants less. Where the same happens to X yours is right: judge for the \
             player who moved."
        }
        (Verdict::KeepsTheOutcome, Verdict::Best) => "another move is better: compare the values.",
        (Verdict::KeepsTheOutcome, _) if wins => "still wins, only later: compare outcomes first.",
        (Verdict::KeepsTheOutcome, _) => "lost before and after: compare outcomes first.",
        (_, Verdict::KeepsTheOutcome) if before.signum() == -after.signum() && before != 0 => {
            "above 0 X wins and below 0 O, so the sign says the outcome."
        }
        (_, Verdict::Best | Verdict::KeepsTheOutcome) if for_who_moved => {
            "this move changes the outcome; judge for the player who moved."
        }
        (_, Verdict::Best | Verdict::KeepsTheOutcome) => {
            "this move changes the outcome: won, drawn or lost for the player who moved."
        }
        _ if for_who_moved => {
            "check what there was to be thrown away: a win or a draw, for the player who moved."
        }
        _ if wins => "before the move this player had a win, so a win is what can be thrown away.",
        _ => "before the move it was a draw, so a draw is what can be thrown away.",
    }
}

/// What is said of a move of X that leads from one value to another.
fn told(before: Value, after: Value) -> Option<Verdict> {
    told_of(&position("XO......."), cell(3), before, after)
}

/// What is said of a move that leads from one value to another.
fn told_of(board: &Bits, mv: Cell, before: Value, after: Value) -> Option<Verdict> {
    let worth = |other| (board.play(other), if other == mv { after } else { before });
    attempt(|| {
        let known = &mut HashMap::from([(*board, before)]);
        known.extend(board.legal_moves().map(worth));
        assess(board, mv, known)
    })
}

/// Whether both values that are known have a say in the verdict.
fn is_read(board: &Bits, mv: Cell) -> bool {
    let told = |before, after| told_of(board, mv, before, after);
    let before = [5, 0, -2].map(|after| no_matter_what(|before| told(before, after)));
    let after = [5, 0, -4].map(|before| no_matter_what(|after| told(before, after)));
    before.contains(&false) && after.contains(&false)
}

/// Whether a move is best wherever the value rises by it, and is not wherever it falls: that is
/// what X wants, and it is said of the moves of O, too.
fn with_the_eyes_of_x() -> bool {
    let pairs = [(-4, -2), (-4, 0), (-2, 3), (0, 1), (3, 5)];
    let of_o = position("X........");
    pairs.into_iter().all(|(less, more)| {
        let falls = told(more, less);
        told_of(&of_o, cell(5), less, more) == Some(Verdict::Best)
            && falls.is_some_and(|verdict| verdict != Verdict::Best)
    })
}

/// What is said of a move of O whose value rises, to those who look for a rise.
const RISES: &str = "judge for the player who moved. Yours calls it best where the value rises, and O wants it to \
                     fall.";

fn no_matter_what(told: impl Fn(Value) -> Option<Verdict>) -> bool {
    let mut told = [5, 3, 0, -2, -4].map(told).into_iter();
    let first = told.next().flatten();
    first.is_some() && told.all(|verdict| verdict == first)
}

/// The value of a board, worked out here.
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
    watch(|| assess(board, mv, &mut HashMap::new()), |_, _| None).0
}

/// Asks `value_of` with nothing known; a panic is explained.
fn value<B: Board + Eq + Hash>(board: &B) -> Value {
    let why = |panic: &str| {
        if diagnosis::went_too_deep(panic) {
            return Some(
                "the calls go on for ever: ask for the value of the board after the move.".into(),
            );
        }
        panic.contains("on a `None` value").then(|| {
            "a value was unwrapped where there was none: a board that is not known yet must be \
             worked out, and a finished game has no moves."
                .to_owned()
        })
    };
    let value = || value_of(board, &mut HashMap::new());
    watch(value, |panic, _| why(panic)).0
}
