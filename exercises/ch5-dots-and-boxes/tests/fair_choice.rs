//! dots-6: `fair_choice`. Of k equal moves each is chosen once in k times. Two cannot show that
//! a coin decides: three can.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::fair_choice::{fair_choice, valued};
use fastrand::Rng;
use game::{Board, Player, Value};
use kit::{minus, spaced, twice, watch, worth, wrong_answer};
use rstest::rstest;
use tic_tac_toe::look_ahead::look_ahead;

/// Number of games that are begun.
const GAMES: usize = 20_000;

/// The smallest and the largest that a move may be worth.
const LEAST: Value = Value::MIN + 1;
const MOST: Value = Value::MAX - 1;

#[rstest]
#[case::the_first_moves(Player::First, &[1, 1, 1, 5], 4)]
#[case::at_once(Player::First, &[5, 1, 1, 1], 1)]
#[case::in_between(Player::First, &[-1, -1, 2, 1, 1], 3)]
#[case::better_and_better(Player::First, &[1, 2, 3, 4, 5], 5)]
#[case::all_are_losses(Player::First, &[-4, -2, -4], 2)]
#[case::one_move(Player::First, &[-7], 1)]
#[case::the_least_there_is(Player::First, &[LEAST], 1)]
#[case::the_second_moves(Player::Second, &[1, 1, 1, -5], 4)]
#[case::the_second_at_once(Player::Second, &[-5, 1, 1, 1], 1)]
#[case::better_and_better_for_the_second(Player::Second, &[5, 4, 3, 2, 1], 5)]
#[case::all_are_losses_for_the_second(Player::Second, &[4, 2, 4], 2)]
#[case::the_most_there_is(Player::Second, &[MOST], 1)]
fn the_only_best_move_is_always_chosen(
    #[case] mover: Player,
    #[case] values: &[Value],
    #[case] best: usize,
) {
    let counts = counts(values, mover);
    let refused = GAMES - counts[best - 1];
    if refused == 0 {
        return;
    }
    let call = minus(&format!(
        "fair_choice, {mover} player to move, values {values:?}"
    ));
    let got = format!(
        "a worse move in {} of {} games",
        spaced(refused),
        spaced(GAMES)
    );
    let want = format!(
        "the one worth {} in every game",
        kit::value(values[best - 1])
    );
    let thought = refusal(values, mover, best, &counts);
    panic!(
        "{}\nChosen in so many per cent of the games: {}.",
        wrong_answer(&call, got, want, &thought),
        shares(&counts)
    );
}

/// Why the only best move, which is the `best`th, is not always chosen.
fn refusal(values: &[Value], mover: Player, best: usize, counts: &[usize]) -> String {
    let always = |at: Option<usize>| at.is_some_and(|at| counts[at] == GAMES);
    let largest = (0..values.len()).max_by_key(|&at| values[at]);
    let only_the_largest = || {
        let most = largest.map(|at| values[at]);
        let mut pairs = counts.iter().zip(values);
        pairs.all(|(&count, &value)| count == 0 || Some(value) == most)
    };
    let fewest = fewest_looked_at(values, mover);
    let thought = if fewest < values.len() {
        &format!(
            "in some games your program ends after {fewest} of the {} moves. The best may still come: go \
             through all of `valued`.",
            values.len()
        )
    } else if mover == Player::Second && only_the_largest() {
        "for the second player a small value is good. Which is better, `board.better` says."
    } else if let Some(few) = so_many_of_the_best(mover) {
        &format!(
            "of five moves of different worth the {few} best have a chance, in whatever order they \
             come. Only those that are as good as the best have one."
        )
    } else if is_fair(counts) && only_the_first_of_worse_and_worse(mover) {
        "when a better one comes, all moves before it are forgotten. Here each is chosen as often \
         as the best; where the best comes first it is always chosen."
    } else if is_fair(counts) && best_comes_last_and_is_chosen(mover) {
        "here each is chosen as often as the best, and where the best comes last it is always chosen. A \
         worse one that comes later is not an equal: only those that are as good as the best have a chance."
    } else if is_fair(counts) {
        "every move is chosen as often as the others, whatever it is worth. Only those that are as \
         good as the best have a chance."
    } else if always(Some(0)) {
        "the first move is always kept: a better one takes its place."
    } else if always(Some(values.len() - 1)) {
        "the last move is always taken: only a better one takes its place."
    } else if best > 1 && counts[0] > 0 {
        "a better value is taken at once, and the count of equals begins again."
    } else {
        "a worse value never takes the place of a better one."
    };
    thought.to_owned()
}

/// How many moves are looked at, at least, where these are the values: a choice needs all of them.
fn fewest_looked_at(values: &[Value], mover: Player) -> usize {
    let tree = tree(values, mover);
    let board = TreeBoard::new(&tree);
    let looked_at = |seed| {
        let mut seen = 0;
        let moves = board.legal_moves().zip(values.iter().copied());
        let counted = moves.inspect(|_| seen += 1);
        let chosen = kit::attempt(|| fair_choice(&board, counted, &mut Rng::with_seed(seed)));
        chosen.map(|_| seen)
    };
    let fewest = (0..30).filter_map(looked_at).min();
    fewest.unwrap_or(values.len())
}

#[test]
fn without_a_move_there_is_no_choice() {
    let leaf: Tree = "7".parse().unwrap();
    let board = TreeBoard::new(&leaf);
    let no_moves = |_: &str, _: &call_trace::Tree| {
        Some(
            "fair_choice on a board without a move: yours panics, and it should be None."
                .to_owned(),
        )
    };
    let (chosen, _) = watch(
        || fair_choice(&board, valued(&board, 1), &mut Rng::with_seed(1)),
        no_moves,
    );
    assert!(
        chosen.is_none(),
        "fair_choice on a board without a move: yours returned {chosen:?}, and it should be None."
    );
}

#[test]
fn a_thousand_games_are_not_one_game() {
    let few = |equal: usize| counts_of(1_000, &vec![7; equal], Player::First);
    let counts = few(4);
    let chosen = counts.iter().filter(|&&count| count > 0).count();
    let always = |first: bool| {
        (2..9).map(few).all(|counts| match first {
            true => counts[0] == 1_000,
            false => counts[counts.len() - 1] == 1_000,
        })
    };
    let thought = if chosen > 1 {
        return;
    } else if chance_begins_anew() {
        ANEW
    } else if always(true) {
        "The first of equals is always kept. How likely should the next one take its place?"
    } else if always(false) {
        "The last of equals is always taken. How likely should it take the place of the one before?"
    } else {
        ANEW
    };
    panic!(
        "four equal moves, 1 000 games: yours returned the same move in all, and it should be each in \
         about 250.\n{thought}"
    );
}

#[rstest]
#[case::two(&[7, 7])]
#[case::three(&[7, 7, 7])]
#[case::four(&[7, 7, 7, 7])]
#[case::five(&[7, 7, 7, 7, 7])]
#[case::nine(&[7; 9])]
#[case::fourteen(&[7; 14])]
#[case::worse_ones_between(&[7, 1, 7, 2, 3, 7])]
#[case::better_ones_late(&[1, 1, 1, 7, 7, 7])]
#[case::zero(&[0, 0, -3, 0])]
#[case::losses(&[-3, -9, -3, -3, -5])]
fn equal_moves_are_chosen_equally_often(#[case] values: &[Value]) {
    right_shares(values, Player::First);
    let turned: Vec<Value> = values.iter().map(|value| -value).collect();
    right_shares(&turned, Player::Second);
}

#[test]
fn one_seed_gives_one_game() {
    let game = |seed| {
        let mut rng = Rng::with_seed(seed);
        let tree = tree(&[7, 7, 7, 7], Player::First);
        (0..50)
            .map(|_| choose(&tree, &[7, 7, 7, 7], &mut rng))
            .collect::<Vec<_>>()
    };
    assert!(
        game(3) == game(3),
        "fifty choices made twice with one seed: yours returned other moves, and it should be the same.\n\
         Take every number from `rng`, and keep nothing from one \
         choice to the next."
    );
    assert!(
        game(3) != game(4),
        "fifty choices with two seeds: yours returned the same moves, and it should be others.\nTake every \
         number from `rng`."
    );
    let tree = tree(&[7; 6], Player::First);
    twice("fair_choice with the same seed", || {
        choose(&tree, &[7; 6], &mut Rng::with_seed(9))
    });
}

#[test]
fn on_a_field_it_chooses_what_looking_ahead_finds_best() {
    let board: Dots = "2x2 a1b1 c2c3 b1b2 a3b3 b2c2".parse().unwrap();
    let (best, _) = look_ahead(&board, 7);
    let mut rng = Rng::with_seed(7);
    for _ in 0..20 {
        let chosen = fair_choice(&board, valued(&board, 7), &mut rng);
        let chosen = chosen.unwrap_or_else(|| {
            panic!(
                "fair_choice on a 2x2 field: yours returned None, and it should be a move.\n{}\n{board}",
                kit::sentence(none_chosen())
            )
        });
        let (got, _) = look_ahead(&board.play(chosen), 6);
        assert!(
            got == best,
            "{}",
            minus(&format!(
                "fair_choice on a 2x2 field: yours returned {chosen}, which is worth {got}, and it should be \
                 a move worth {best}.\nWhich is better, `board.better` says.\n{board}"
            ))
        );
    }
}

#[test]
fn the_page_asked_for_the_chances_of_four_equal_moves() {
    right_shares(&[7; 4], Player::First);
    worth(format!(
        "Of 4 equal moves, in {} games, each was chosen in about one of four: {} percent. A coin \
         would give 12/12/25/50.",
        spaced(GAMES),
        shares(&counts(&[7; 4], Player::First))
    ));
}

/// Five values in two orders, and which of them is the best, the second best and so on.
const FIVE: [[Value; 5]; 2] = [[3, 1, 5, 2, 4], [5, 4, 3, 2, 1]];

/// How many of five moves have a chance, where it is those that are worth most, in both orders; none
/// where it is one, all or others.
fn so_many_of_the_best(mover: Player) -> Option<&'static str> {
    let chosen = |values: [Value; 5]| {
        let turned = values.map(|value| match mover {
            Player::First => value,
            Player::Second => -value,
        });
        let counts = counts_of(1_000, &turned, mover);
        let chosen = counts
            .into_iter()
            .zip(values)
            .filter(|(count, _)| *count > 0);
        let mut chosen: Vec<Value> = chosen.map(|(_, value)| value).collect();
        chosen.sort_unstable();
        chosen
    };
    let [one, other] = FIVE.map(chosen);
    let best: Vec<Value> = (6 - one.len() as Value..=5).collect();
    let few = match one.len() {
        2 => "two",
        3 => "three",
        4 => "four",
        _ => return None,
    };
    (one == best && other == best).then_some(few)
}

/// Whether the first of five is always chosen, where each is worth less than the one before.
fn only_the_first_of_worse_and_worse(mover: Player) -> bool {
    let values = FIVE[1].map(|value| match mover {
        Player::First => value,
        Player::Second => -value,
    });
    counts_of(1_000, &values, mover)[0] == 1_000
}

/// Whether the last of five is always chosen, where each is better than the one before.
fn best_comes_last_and_is_chosen(mover: Player) -> bool {
    let values = FIVE[1].map(|value| match mover {
        Player::First => -value,
        Player::Second => value,
    });
    counts_of(1_000, &values, mover)[4] == 1_000
}

/// Whether the choice hangs on the seed, and `rng` gives the same numbers after it as before.
fn chance_begins_anew() -> bool {
    let tree = tree(&[7; 4], Player::First);
    let choices = (0..30).map(|seed| {
        let mut rng = Rng::with_seed(seed);
        let chosen = choose(&tree, &[7; 4], &mut rng);
        (chosen, rng.get_seed() == Rng::with_seed(seed).get_seed())
    });
    let (chosen, unmoved): (Vec<_>, Vec<bool>) = choices.unzip();
    unmoved.iter().all(|&unmoved| unmoved) && chosen.iter().any(|it| *it != chosen[0])
}

const ANEW: &str = "Chance is handed in: take every number from `rng`, and never begin it anew.";

/// Demands that the best moves are chosen equally often.
fn right_shares(values: &[Value], mover: Player) {
    let best = values.iter().max_by_key(|&&value| match mover {
        Player::First => value,
        Player::Second => -value,
    });
    let best = *best.unwrap_or(&0);
    let counts = counts(values, mover);
    let of_the_best = |counts: &[usize]| -> Vec<usize> {
        let pairs = counts.iter().zip(values);
        pairs
            .filter(|(_, value)| **value == best)
            .map(|(&count, _)| count)
            .collect()
    };
    let counts = of_the_best(&counts);
    if is_fair(&counts) {
        return;
    }
    let equal = counts.len();
    let seen = minus(&format!(
        "{} games; the {mover} player moves, and the values are {values:?}.",
        spaced(GAMES)
    ));
    let fair = format!("about {:.0} each", 100.0 / equal as f64);
    let call = format!("{equal} equal moves, in per cent of the games");
    panic!(
        "{}\n{seen}",
        wrong_answer(&call, shares(&counts), fair, &unfair(equal))
    );
}

/// The thought that is missing: how often the last of k equal moves is taken says with which
/// probability it takes the place of those before.
fn unfair(equal: usize) -> String {
    if chance_begins_anew() {
        return ANEW.to_owned();
    }
    let taken = |k: usize| {
        let counts = counts(&vec![7; k], Player::First);
        counts[k - 1] as f64 / GAMES as f64
    };
    let near = |got: f64, want: f64| (got - want).abs() < 0.02;
    let all = |want: fn(f64) -> f64| (2..6).all(|k| near(taken(k), want(k as f64)));
    let differs = |k: &usize| !near(taken(*k), 1.0 / *k as f64);
    if all(|k| 1.0 / k) {
        return match (2..=equal).find(differs) {
            Some(k) => format!(
                "up to {} equal moves all is well. {}",
                k - 1,
                last_taken(k, taken(k))
            ),
            None => miscounted().to_owned(),
        };
    }
    if let Some(thrown) = dice(|k, want| near(taken(k), want)) {
        return thrown;
    }
    let known = if all(|_| 0.5) {
        "A coin decides each time, and the last one always has a half."
    } else if all(|k| 1.0 / (k + 1.0)) {
        "In yours the k-th of the equal moves replaces the one held in 1/(k + 1) of the games. What is the count when \
         the second one comes?"
    } else if near(taken(2), 1.0) && near(taken(3), 0.5) {
        "In yours the k-th of the equal moves replaces the one held in 1/(k − 1) of the games. What is the count when \
         the second one comes?"
    } else if all(|_| 0.0) {
        "The last one has no chance: of 0..k one number is its own."
    } else if all(|k| (k - 1.0) / k) {
        "In yours the k-th of the equal moves replaces the one held in (k − 1)/k of the games. That is how often the \
         one held should stay."
    } else {
        ""
    };
    if !known.is_empty() {
        return known.to_owned();
    }
    let k = (2..6).find(differs).unwrap_or(2);
    last_taken(k, taken(k))
}

/// How often the last of k equal moves was taken, in a sentence.
fn last_taken(k: usize, taken: f64) -> String {
    format!(
        "Of {k} equal moves the last was taken in {:.0} of 100 games, and should be in {:.0}.",
        100.0 * taken,
        100.0 / k as f64
    )
}

/// Which moves seem to be counted that should not be, where equal ones alone are chosen fairly.
fn miscounted() -> &'static str {
    if !is_fair_among(&[7, 1, 7, 2, 3, 7]) {
        "count only what is as good as the best, and begin again when a better one comes. Worse ones in between were \
         counted."
    } else if !is_fair_among(&[1, 1, 1, 7, 7, 7]) {
        "count only what is as good as the best, and begin again when a better one comes. Yours still counts the \
         moves from before a better one came."
    } else {
        ""
    }
}

/// Whether each of the equal moves seems to draw one of a few numbers, and the largest wins: of equal numbers the
/// first or the last. `is_taken` says whether the last of k is taken as often as that.
fn dice(is_taken: impl Fn(usize, f64) -> bool) -> Option<String> {
    let wins = |ahead: u32, sides: u32| {
        (2..6).all(|k| {
            let below = |drawn: u32| (f64::from(drawn) / f64::from(sides)).powi(k as i32 - 1);
            let often = (ahead..sides + ahead).map(below).sum::<f64>() / f64::from(sides);
            is_taken(k, often)
        })
    };
    let winner = if (2..20).any(|sides| wins(0, sides)) {
        "first"
    } else if (2..20).any(|sides| wins(1, sides)) {
        "last"
    } else {
        return None;
    };
    Some(format!(
        "It looks as if each of the equal moves drew a number, and the {winner} of two equal numbers won, which favours \
         the {winner} move. In how many of the games should the second replace the one held, and in how many the third?"
    ))
}

/// Whether the moves that are worth 7 are chosen equally often.
fn is_fair_among(values: &[Value]) -> bool {
    let counts = counts(values, Player::First);
    let pairs = counts.into_iter().zip(values);
    let best: Vec<usize> = pairs
        .filter(|(_, value)| **value == 7)
        .map(|(count, _)| count)
        .collect();
    is_fair(&best)
}

/// Whether all were chosen about equally often. The sum is the one that chi-squared looks at: for
/// a fair choice about as large as there are moves. A fair one is refused once in millions.
fn is_fair(counts: &[usize]) -> bool {
    let fair = counts.iter().sum::<usize>() as f64 / counts.len() as f64;
    let off = counts
        .iter()
        .map(|&count| (count as f64 - fair).powi(2) / fair);
    off.sum::<f64>() < 30.0 + 2.0 * counts.len() as f64
}

/// The percentages, as in 25/25/50. Those of all moves add up to 100: what is cut off is given to
/// those that lost most.
fn shares(counts: &[usize]) -> String {
    let of_a_hundred = |count: usize| 100 * count / GAMES;
    let mut shares: Vec<usize> = counts.iter().copied().map(of_a_hundred).collect();
    let whole = of_a_hundred(counts.iter().sum());
    let mut by_loss: Vec<usize> = (0..counts.len()).collect();
    by_loss.sort_by_key(|&at| std::cmp::Reverse(100 * counts[at] % GAMES));
    let missing = whole - shares.iter().sum::<usize>();
    for &at in by_loss.iter().take(missing) {
        shares[at] += 1;
    }
    let shares: Vec<String> = shares.iter().map(usize::to_string).collect();
    shares.join("/")
}

fn counts(values: &[Value], mover: Player) -> Vec<usize> {
    counts_of(GAMES, values, mover)
}

/// How often each move is chosen in a number of games.
fn counts_of(games: usize, values: &[Value], mover: Player) -> Vec<usize> {
    let tree = tree(values, mover);
    let mut rng = Rng::with_seed(2024);
    let mut counts = vec![0; values.len()];
    let mut play = || {
        for _ in 0..games {
            let Some(mv) = choose(&tree, values, &mut rng) else {
                let call = format!("fair_choice, {mover} player to move, values {values:?}");
                panic!(
                    "{}",
                    wrong_answer(&minus(&call), "None", "one of the moves", none_chosen())
                );
            };
            counts[mv - 1] += 1;
        }
    };
    // Twenty thousand calls are not recorded: only a panic is looked at.
    if let Err(panic) = catch_unwind(AssertUnwindSafe(&mut play)) {
        let text = panic.downcast_ref::<String>();
        assert!(
            !text.is_some_and(|text| text.contains("empty range")),
            "fair_choice, {mover} player to move, values {values:?}: yours panics, and it should be one of \
             the moves.\n`rng` was asked for a number out of none: where a move is as good as the best \
             there is at least one, so a count of them begins at 1, and a list of them is not empty."
        );
        resume_unwind(panic);
    }
    counts
}

/// The thought that is missing where no move is chosen.
fn none_chosen() -> &'static str {
    let chosen = |mover, value| {
        let tree = tree(&[value], mover);
        kit::attempt(|| choose(&tree, &[value], &mut Rng::with_seed(1))).flatten()
    };
    let never = |mover| [7, -7].iter().all(|&value| chosen(mover, value).is_none());
    match [Player::First, Player::Second].map(never) {
        [true, true] => {
            "no value is ever better. `board.better(value, old)` asks whether the first of the two \
             is better than the second."
        }
        [false, true] => {
            "where the second player moves, no value is ever better. Every value is better than \
             `board.worst_case()`: begin there, and let the board say what is better."
        }
        _ if chosen(Player::First, 7).is_some() && chosen(Player::Second, -7).is_some() => {
            "a move that is worth less than 0 to its player is never chosen. Every value is better than \
             `board.worst_case()`: begin there, and not at 0."
        }
        _ => "every value is better than `board.worst_case()`, the first as well.",
    }
}

/// A board whose moves are worth `values`.
fn tree(values: &[Value], mover: Player) -> Tree {
    let leaves = values.iter().map(|&value| Tree::leaf(value)).collect();
    let tree = Tree::inner(leaves);
    match mover {
        Player::First => tree,
        Player::Second => tree.extra_turn(), // before the root it was the second's turn
    }
}

/// Chooses on that board.
fn choose(tree: &Tree, values: &[Value], rng: &mut Rng) -> Option<usize> {
    let board = TreeBoard::new(tree);
    fair_choice(&board, board.legal_moves().zip(values.iter().copied()), rng)
}
