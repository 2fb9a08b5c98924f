//! The checks of the exercise `evaluate`, one function for each test, and the explanations of wrong answers.

mod common;

use common::{every_position, explained, name, shown};
use diagnosis::{attempt, minus, remark, sentence, twice, worth, wrong_answer};
use game::Player::{First, Second};
use game::{Board, BrokenLaw, Player, Value, check_laws};
use std::fmt;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::evaluate::{better, evaluate, worst_case};

/// All values that occur in the game.
const VALUES: [Value; 6] = [5, 3, 1, 0, -2, -4];

pub(super) fn without_a_winner_the_value_is_0(moves: u32) {
    let got = valued(None, moves);
    assert!(
        got == 0,
        "{}",
        wrong_answer(
            &question(None, moves),
            shown(got),
            0,
            "Nobody has won. Return 0 if `winner` is `None`."
        )
    );
}

pub(super) fn a_win_is_worth_more_the_sooner_it_comes(who: Player, moves: u32, want: Value) {
    let got = valued(Some(who), moves);
    assert!(
        got == want,
        "{}",
        wrong_answer(
            &question(Some(who), moves),
            shown(got),
            shown(want),
            &wrong_value(who, moves, got)
        )
    );
}

pub(super) fn the_first_player_wants_more_and_the_second_less(
    mover: Player,
    value: Value,
    old: Value,
    want: bool,
) {
    assert!(
        says_better(mover, value, old) == want,
        "{}",
        wrong_better(mover, value, old, want)
    );
}

pub(super) fn equal_is_not_better(mover: Player, value: Value) {
    assert!(
        !says_better(mover, value, value),
        "{}",
        wrong_answer(
            &compared(mover, value, value),
            true,
            false,
            &wrong_equal(mover, value)
        )
    );
}

/// Explains an equal value that is better, by the other equal values.
fn wrong_equal(mover: Player, value: Value) -> String {
    let (who, sign, worse) = match mover {
        First => ("X", '>', Value::MIN),
        Second => ("O", '<', Value::MAX),
    };
    let says = |value, old| attempt(|| better(mover, value, old)) == Some(true);
    if [-4, 0, 3, 10, -10].into_iter().all(|it| says(it, it)) {
        format!(
            "Your code treats an equal value as better. Return exactly value {sign} old for {who}: \
             the operators <= and >=, a negated < or >, and a `_` arm after `Greater` or `Less` \
             also accept equal values."
        )
    } else if says(worse, value) {
        format!(
            "With {} as `old`, your code accepts even {}, which is worse for {who}. Return value \
             {sign} old for this `old`, too.",
            shown(value),
            written(worse)
        )
    } else {
        "Your code accepts only some of the equal values. Reject every equal value.".into()
    }
}

pub(super) fn every_value_is_better_than_the_worst_case(mover: Player, value: Value) {
    let worst = worst(mover);
    let is_worse = match mover {
        First => worst < value,
        Second => worst > value,
    };
    assert!(is_worse, "{}", wrong_worst(mover, worst));
    assert!(
        says_better(mover, value, worst),
        "{}",
        wrong_answer(
            &compared(mover, value, worst),
            false,
            true,
            &format!(
                "{} is better for {} than {}, which your `worst_case` returns. Check the \
                 comparison in `better`.",
                written(value),
                name(mover),
                shown(worst)
            )
        )
    );
}

pub(super) fn each_answers_the_same_when_asked_again() {
    twice("evaluate, called for two wins and a draw,", || {
        [
            valued(None, 9),
            valued(Some(First), 5),
            valued(Some(Second), 6),
        ]
    });
    twice("better(3, 1), called for X and for O,", || {
        [First, Second].map(|mover| says_better(mover, 3, 1))
    });
    twice("worst_case, called for X and for O,", || {
        [First, Second].map(worst)
    });
}

pub(super) fn numbers_that_no_position_is_worth_are_compared_too() {
    let pairs = [
        (First, 10, -10),
        (First, 1_000, 20),
        (First, 0, Value::MIN),
        (First, Value::MAX, -10),
        (Second, -10, 10),
        (Second, -1_000, 20),
        (Second, 0, Value::MAX),
        (Second, Value::MIN, 10),
    ];
    for (mover, good, bad) in pairs {
        for (value, old, want) in [(good, bad, true), (bad, good, false)] {
            assert!(
                says_better(mover, value, old) == want,
                "{}",
                wrong_better(mover, value, old, want)
            );
        }
    }
}

pub(super) fn the_six_values_that_the_page_asked_for() {
    let mut met = Vec::new();
    for board in every_position() {
        let (got, want) = (valued(board.winner(), board.moves_done()), board.evaluate());
        assert!(
            got == want,
            "{}\nThe board:\n{board}",
            wrong_answer(
                &question(board.winner(), board.moves_done()),
                shown(got),
                shown(want),
                ""
            )
        );
        if !met.contains(&got) {
            met.push(got);
        }
    }
    met.sort_unstable();
    let met: Vec<String> = met.into_iter().rev().map(shown).collect();
    worth(format!(
        "{} values occur among all positions: {}.",
        met.len(),
        met.join(", ")
    ));
}

pub(super) fn the_board_keeps_its_laws() {
    for bits in every_position() {
        match check_laws(&ByYourValues(bits)) {
            Ok(()) => {}
            Err(BrokenLaw::Between { value, .. }) => panic!(
                "Your evaluate returned {}, and your worst_case returned {} for X and {} for O, \
                 but every value should be above X's worst case and below O's worst case.\nThe \
                 board:\n{bits}",
                shown(value),
                shown(worst(First)),
                shown(worst(Second))
            ),
            Err(BrokenLaw::Better {
                value,
                old,
                said,
                mover,
            }) => panic!(
                "{}",
                wrong_answer(
                    &compared(mover, value, old),
                    said,
                    !said,
                    match value == old {
                        true => "Your `better` breaks a law: an equal value is not better.",
                        false => "",
                    }
                )
            ),
            Err(law) => panic!(
                "Your values break a law that every board must follow.\n{}.\nThe board:\n{bits}",
                sentence(&minus(&law.to_string()))
            ),
        }
    }
    let worst_cases = [First, Second].map(worst);
    if worst_cases != [-10, 10] {
        let [x, o] = worst_cases.map(written);
        remark(format!(
            "Right: every value is better than your worst cases, {x} for X and {o} for O. The comment says −10 \
             and 10."
        ));
    }
}

/// Formats a number as in a program: the limits of the type have names.
fn written(value: Value) -> String {
    match value {
        Value::MIN => "Value::MIN".to_owned(),
        Value::MAX => "Value::MAX".to_owned(),
        _ => shown(value),
    }
}

fn question(winner: Option<Player>, moves: u32) -> String {
    match winner {
        Some(who) => format!(
            "evaluate of a board where {} won at move {moves}",
            name(who)
        ),
        None => format!("evaluate of a board where nobody has won after {moves} moves"),
    }
}

fn compared(mover: Player, value: Value, old: Value) -> String {
    format!(
        "better({}, {}), with {} to move",
        written(value),
        written(old),
        name(mover)
    )
}

/// Explains a wrong value of a won position, from the values of the other wins.
fn wrong_value(who: Player, moves: u32, got: Value) -> String {
    let side = if who == First { 1 } else { -1 };
    let moves = moves as Value;
    let want = side * (10 - moves);
    match got.saturating_mul(side) {
        _ if counted_from(who).is_some() => format!(
            "Your code counts a win as {} minus the number of moves. Count a win as 10 minus the \
             number of moves.",
            counted_from(who).unwrap_or_default()
        ),
        _ if all_wins(who, |moves| 10 + moves) || all_wins(who, |moves| -10 - moves) => {
            "Your code adds 10 and the number of moves. Count a win as 10 minus the number of moves."
                .into()
        }
        _ if [1 << 8, 1 << 16].contains(&got.wrapping_sub(want)) => {
            "Your code subtracts in an unsigned type, which has no number below 0. Convert \
             `moves_done` to a `Value` before you subtract."
                .into()
        }
        against if against < 0 => {
            "Your code returned a value with the wrong sign. Return a value above 0 if X has won, \
             and below 0 if O has won."
                .into()
        }
        _ => by_the_moves(who, moves),
    }
}

/// Returns the possible numbers of moves at a win of this player, in ascending order.
fn wins(who: Player) -> &'static [Value] {
    match who {
        First => &[5, 7, 9],
        Second => &[6, 8],
    }
}

/// Checks whether every win of the player is worth `of(moves)`, with the player's sign.
fn all_wins(who: Player, of: impl Fn(Value) -> Value) -> bool {
    let side = if who == First { 1 } else { -1 };
    let mut wins = wins(who).iter();
    wins.all(|moves| attempt(|| evaluate(Some(who), *moves as u32)) == Some(side * of(*moves)))
}

/// Returns the number that `evaluate` subtracts the moves from, or `None` if it is 10 or not constant.
fn counted_from(who: Player) -> Option<Value> {
    (0..=1_000).find(|from| *from != 10 && all_wins(who, |moves| from - moves))
}

/// Explains a value with the right sign, from the way it changes with the number of moves.
fn by_the_moves(who: Player, moves: Value) -> String {
    let value = |moves: Value| attempt(|| evaluate(Some(who), moves as u32));
    let side = if who == First { 1 } else { -1 };
    let (soon, late) = (wins(who)[0], wins(who)[wins(who).len() - 1]);
    let right_elsewhere = wins(who)
        .iter()
        .all(|other| *other == moves || value(*other) == Some(side * (10 - other)));
    let right = "Count a win as 10 minus the number of moves.";
    if value(soon) == value(late) {
        format!("Your code gives an early win and a late win the same value. {right}")
    } else if all_wins(who, |moves| moves) {
        format!(
            "Your code counts a win as the number of moves, so a later win counts more. {right}"
        )
    } else if all_wins(who, |moves| 10 - (moves + 1) / 2) {
        format!(
            "Your code subtracts only the winner's {} moves. Subtract the moves of both players: \
             {moves}.",
            (moves + 1) / 2
        )
    } else if right_elsewhere {
        format!(
            "Your code is right if {} wins at another move. {right}",
            name(who)
        )
    } else {
        right.into()
    }
}

fn wrong_better(mover: Player, value: Value, old: Value, want: bool) -> String {
    let (who, wish, sign) = match mover {
        First => ("X", "the larger value", '>'),
        Second => ("O", "the smaller value", '<'),
    };
    let ask = |mover, value, old| attempt(|| better(mover, value, old));
    let pairs = || {
        VALUES
            .iter()
            .flat_map(|a| VALUES.iter().map(move |b| (*a, *b)))
            .filter(|(a, b)| a != b)
    };
    let all = |wish: fn(Player, Value, Value) -> bool| {
        [First, Second]
            .iter()
            .all(|mover| pairs().all(|(a, b)| ask(*mover, a, b) == Some(wish(*mover, a, b))))
    };
    let turned = all(|mover, a, b| (a < b) == (mover == First)) && ask(mover, 3, 3) == Some(false);
    let by_size = pairs().all(|(a, b)| ask(mover, a, b) == Some(a.abs() > b.abs()))
        || pairs().all(|(a, b)| ask(mover, a, b) == Some(a.abs() < b.abs()));
    let by_outcome = pairs().all(|(a, b)| {
        ask(First, a, b) == Some(a.signum() > b.signum())
            && ask(Second, a, b) == Some(a.signum() < b.signum())
    });
    let thought = match [ask(mover, 3, 1), ask(mover, 1, 3)] {
        _ if all(|mover, a, b| (a > b) == (mover == First)) => format!(
            "Your code is right for the values of all positions. {who} wants {wish}, whatever the \
             two numbers are: value {sign} old."
        ),
        _ if by_outcome => {
            "Your code compares only the winners, so two wins of the same player are equal. \
             Compare the two numbers."
                .into()
        }
        _ if by_size => {
            format!(
                "Your code ignores the signs of the two numbers. {who} wants {wish}: compare the \
                 numbers with their signs."
            )
        }
        _ if turned => {
            "Your code prefers the smaller value for X and the larger value for O. Exchange the \
             two cases."
                .into()
        }
        [Some(one), Some(other)] if one == other => format!(
            "For {who}, your code returned {one} for both better(3, 1) and better(1, 3). {who} wants \
             {wish}: return value {sign} old."
        ),
        _ => {
            let right = |fits: fn(&Value) -> bool| {
                let mut of = pairs().filter(|(a, b)| fits(a) && fits(b));
                of.all(|(a, b)| ask(mover, a, b) == Some((a > b) == (mover == First)))
            };
            let check = match [right(|it| *it > 0), right(|it| *it < 0)] {
                [true, false] => " It is right for 1, 3 and 5, but not for −2 and −4.",
                [false, true] => " It is right for −2 and −4, but not for all of 1, 3 and 5.",
                _ => "",
            };
            format!("{who} wants {wish}. Check your comparison for {who}.{check}")
        }
    };
    wrong_answer(&compared(mover, value, old), !want, want, &thought)
}

/// Explains a worst case that is not worse than every value.
fn wrong_worst(mover: Player, worst: Value) -> String {
    let who = name(mover);
    let is_better = |value: Value| match mover {
        First => value > worst,
        Second => value < worst,
    };
    let other = attempt(|| worst_case(mover.other()));
    let thought = if worst == 0 {
        "0 is the value of a draw, and a loss is worse.".to_owned()
    } else if VALUES.contains(&worst) {
        format!("A position can have the value {}.", shown(worst))
    } else if other == Some(worst) {
        "Your code returns the same number for both players, but the worst value for X is the best \
         value for O."
            .to_owned()
    } else if !VALUES.iter().all(|value| match mover {
        First => worst >= *value,
        Second => worst <= *value,
    }) {
        format!("A position can have a worse value for {who}.")
    } else {
        let wish = if mover == First { "large" } else { "small" };
        format!("{who} wants {wish} values, and no value is better for {who} than this number.")
    };
    let never = match VALUES.iter().any(|value| is_better(*value)) {
        true => "a search would miss some moves",
        false => "a search would never choose a move",
    };
    let (side, beyond) = match mover {
        First => ("below", -4),
        Second => ("above", 5),
    };
    wrong_answer(
        &format!("worst_case for {who}"),
        shown(worst),
        format!("a number {side} {}", shown(beyond)),
        &format!(
            "{thought} With this worst case, {never}. Return a number that is worse for {who} than \
             every value of `evaluate`."
        ),
    )
}

/// Calls `evaluate` and explains a panic.
fn valued(winner: Option<Player>, moves: u32) -> Value {
    let why = |panic: &str| {
        let left = 10 - moves as Value;
        let want = winner.map_or(0, |who| if who == First { left } else { -left });
        let thought = "`moves_done` is a `u32`, which cannot be below 0. Convert `moves_done` to a \
                       `Value` before you subtract.";
        let overflows = panic.contains("subtract with overflow");
        overflows.then(|| diagnosis::stopped(&question(winner, moves), written(want), thought))
    };
    explained(|| evaluate(winner, moves), why)
}

fn says_better(mover: Player, value: Value, old: Value) -> bool {
    let why = |panic: &str| {
        let want = match mover {
            First => value > old,
            Second => value < old,
        };
        let thought = "Your code computed a number that does not fit into an `i32`. The operators < \
                       and > compare any two numbers.";
        let overflows = panic.contains("with overflow");
        overflows.then(|| diagnosis::stopped(&compared(mover, value, old), want, thought))
    };
    explained(|| better(mover, value, old), why)
}

fn worst(mover: Player) -> Value {
    explained(|| worst_case(mover), |_| None)
}

/// A board that uses the student's evaluation, and no other exercise.
#[derive(Debug, Clone)]
struct ByYourValues(Bits);

impl ByYourValues {
    fn after(&self, board: Bits) -> Self {
        Self(board)
    }
}

impl Board for ByYourValues {
    game::pass_on!(0: Bits, except evaluate, better, worst_case);

    fn evaluate(&self) -> Value {
        valued(self.0.winner(), self.0.moves_done())
    }

    fn better(&self, value: Value, old: Value) -> bool {
        says_better(self.to_move(), value, old)
    }

    fn worst_case(&self) -> Value {
        worst(self.to_move())
    }
}

impl fmt::Display for ByYourValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
