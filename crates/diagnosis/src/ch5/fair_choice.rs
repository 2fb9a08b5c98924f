//! The checks of the exercise `fair_choice`, one function for each test, and the explanations of wrong answers.

use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use call_trace::panic_text;
use diagnosis::{Shapes, minus, spaced, twice, watch, worth, wrong_answer};
use dots_and_boxes::dots::Dots;
use dots_and_boxes::fair_choice::{fair_choice, valued};
use fastrand::Rng;
use game::{Board, Player, Value};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use tic_tac_toe::look_ahead::look_ahead;

/// The number of games in a test.
const GAMES: usize = 20_000;

/// The smallest and the largest value of a move.
pub(super) const LEAST: Value = Value::MIN + 1;

const MOST: Value = Value::MAX - 1;

pub(super) fn the_only_best_move_is_always_chosen(values: &[Value], best: usize) {
    right_move(values, Player::First, best);
    right_move(&turned(values), Player::Second, best);
}

/// Returns values that are worth as much to the second player as `values` are to the first.
fn turned(values: &[Value]) -> Vec<Value> {
    values.iter().map(|&value| MOST.min(-value)).collect()
}

/// Asserts that the only best move is always chosen.
fn right_move(values: &[Value], mover: Player, best: usize) {
    let counts = counts(values, mover);
    let refused = GAMES - counts[best - 1];
    if refused == 0 {
        return;
    }
    let call = minus(&format!(
        "fair_choice with the {mover} player to move and the values {values:?}"
    ));
    let got = format!(
        "a worse move in {} of {} games",
        spaced(refused),
        spaced(GAMES)
    );
    let want = format!(
        "the move worth {} in every game",
        diagnosis::value(values[best - 1])
    );
    let thought = refusal(values, mover);
    panic!(
        "{}\nYour code chose the moves in these percentages of the games: {}.",
        wrong_answer(&call, got, want, &thought),
        shares(&counts)
    );
}

/// Explains why the only best move is not always chosen. The order of the rows has no meaning.
fn refusal(values: &[Value], mover: Player) -> String {
    let fewest = fewest_looked_at(values, mover);
    let all = values.len();
    Shapes::of(&fewest)
        .row(
            |_| true,
            |&fewest| (fewest < all).then_some(fewest),
            |few| {
                format!(
                    "in some games your code stops after {few} of the {all} moves. Read all moves \
                     of `valued`."
                )
            },
        )
        .row(
            |&fewest| fewest == all,
            |_| which_have_a_chance(mover),
            |said| said,
        )
        .words()
        .unwrap_or_default()
}

/// Explains which of five moves have a chance, from three orders of the moves.
fn which_have_a_chance(mover: Player) -> Option<String> {
    let best = |few: usize| move |it: &Five| Some(it.chosen(|_, worth| worth > 5 - few as Value));
    let worst = match mover == Player::Second && is_right_for_the_first() {
        true => {
            "your code chooses the move with the largest value, but for the second player a small \
             value is good. Compare two values with `board.better`."
        }
        false => {
            "your code chooses the worst move. `board.better(value, old)` returns whether the \
             first value is better: check your comparison."
        }
    };
    let few = "best moves, wherever they are in the list. Choose only among moves that are as good \
               as the best.";
    diagnosis::Answers::to(Five::all(mover), Five::have_a_chance, |it| {
        it.chosen(|_, worth| worth == 5)
    })
    .row(|it| Some(it.chosen(|_, worth| worth == 1)), worst)
    .row(
        best(2),
        format!(
            "among five moves with different values, your code chooses either of the two {few}"
        ),
    )
    .row(
        best(3),
        format!("among five moves with different values, your code chooses any of the three {few}"),
    )
    .row(
        best(4),
        format!("among five moves with different values, your code chooses any of the four {few}"),
    )
    .row(
        |it| Some(it.chosen(|at, worth| it.worth[..at].iter().all(|before| *before < worth))),
        "your code also chooses earlier moves that were the best so far. Forget all earlier moves \
         when a better move appears.",
    )
    .row(
        |it| Some(it.chosen(|at, worth| worth == 5 || worth == 4 && it.is_after_the_best(at))),
        "your code sometimes chooses a later move that is worth 1 less than the best. Choose only \
         among moves that are as good as the best.",
    )
    .row(
        |it| Some(it.chosen(|at, worth| worth == 5 || it.is_after_the_best(at))),
        AFTER_THE_BEST,
    )
    .row(
        // A later move replaces a worse move that has replaced the best.
        |it| {
            let is_last = |at: usize| it.worth[at..].iter().max() == Some(&it.worth[at]);
            Some(it.chosen(|at, worth| worth == 5 || it.is_after_the_best(at) && is_last(at)))
        },
        AFTER_THE_BEST,
    )
    .row(
        |it| Some(it.chosen(|_, _| true)),
        "your code chooses every move in some games, whatever its value. Choose only among moves \
         that are as good as the best.",
    )
    .row(|it| Some(it.chosen(|at, _| at == 0)), first_moves(mover))
    .row(
        |it| Some(it.chosen(|at, _| at == 4)),
        "your code always chooses the last move. A move that is worse than the best move so far must \
         not replace it.",
    )
    .words()
    .or_else(|| earlier_remain(mover))
}

const AFTER_THE_BEST: &str = "your code sometimes chooses a worse move that follows the best. Skip \
                              every move that is worse than the best move so far.";

/// Explains a program that chooses the first of five moves with different values.
fn first_moves(mover: Player) -> &'static str {
    let chances = |worth| diagnosis::attempt(|| Five { mover, worth }.have_a_chance());
    let two = chances([1, 5, 5, 2, 3]);
    let three = chances([1, 2, 5, 5, 5]);
    if two == Some([true, true, false, false, false])
        && three == Some([true, true, true, false, false])
    {
        match chances([3, 1, 5, 5, 2]) {
            Some([true, true, false, false, false]) => {
                return "if k moves are best, your code chooses among the first k of all moves, even \
                        if these k are worse. Choose among the best moves themselves.";
            }
            Some([true, false, true, false, false]) => {
                return "when a better move appears, your code does not remove the earlier best \
                        moves: it still chooses the first of them. Remove them all, for example \
                        with `clear()` on your list.";
            }
            _ => {}
        }
    }
    match [two, three] == [Some([true, false, false, false, false]); 2] {
        true => {
            "your code never chooses a move that is better than the first. Replace the choice when a \
             better move appears."
        }
        false => "among five moves with different values, your code always chooses the first move.",
    }
}

/// Detects a program that chooses earlier best moves, except the first of them, after a better move.
fn earlier_remain(mover: Player) -> Option<String> {
    let chances = |worth| diagnosis::attempt(|| Five { mover, worth }.have_a_chance());
    let remain = chances([1, 1, 1, 5, 2]) == Some([false, true, true, true, false])
        && chances([1, 2, 2, 2, 5]) == Some([false, false, true, true, true]);
    remain.then(|| {
        "when a better move appears, your code removes only the first of the earlier best moves: \
         it still chooses the others. Remove them all, for example with `clear()` on your list."
            .to_owned()
    })
}

/// Checks whether the best of five moves is chosen if the first player moves.
fn is_right_for_the_first() -> bool {
    Five::all(Player::First).iter().all(|it| {
        let chosen = diagnosis::attempt(|| it.have_a_chance());
        chosen == Some(it.chosen(|_, worth| worth == 5))
    })
}

/// Five moves in some order, with their values to the mover.
struct Five {
    mover: Player,
    worth: [Value; 5],
}

impl Five {
    fn all(mover: Player) -> [Self; 3] {
        let orders = [[3, 1, 5, 2, 4], [5, 4, 3, 2, 1], [1, 2, 3, 4, 5]];
        orders.map(|worth| Self { mover, worth })
    }

    /// Converts a value to the mover into a value on the board.
    fn value(&self, worth: Value) -> Value {
        match self.mover {
            Player::First => worth,
            Player::Second => -worth,
        }
    }

    fn is_after_the_best(&self, at: usize) -> bool {
        self.worth[..at].contains(&5)
    }

    /// Selects moves by their places and their values to the mover.
    fn chosen(&self, is_meant: impl Fn(usize, Value) -> bool) -> [bool; 5] {
        std::array::from_fn(|at| is_meant(at, self.worth[at]))
    }

    /// Returns the moves that the student's code chooses in some of 300 games.
    fn have_a_chance(&self) -> [bool; 5] {
        let values = self.worth.map(|worth| self.value(worth));
        let counts = counts_of(300, &values, self.mover);
        self.chosen(|at, _| counts[at] > 0)
    }
}

/// Returns the smallest number of moves that the code reads. A choice needs all of them.
fn fewest_looked_at(values: &[Value], mover: Player) -> usize {
    let tree = tree(values, mover);
    let board = TreeBoard::new(&tree);
    let looked_at = |seed| {
        let mut seen = 0;
        let moves = board.legal_moves().zip(values.iter().copied());
        let counted = moves.inspect(|_| seen += 1);
        let chosen = diagnosis::attempt(|| fair_choice(&board, counted, &mut Rng::with_seed(seed)));
        chosen.map(|_| seen)
    };
    let fewest = (0..30).filter_map(looked_at).min();
    fewest.unwrap_or(values.len())
}

pub(super) fn without_a_move_there_is_no_choice() {
    let leaf: Tree = "7".parse().unwrap();
    let board = TreeBoard::new(&leaf);
    let no_moves = |_: &str, _: &call_trace::Tree| {
        Some(
            "Your fair_choice on a board without a move panicked, but should return None."
                .to_owned(),
        )
    };
    let (chosen, _) = watch(
        || fair_choice(&board, valued(&board, 1), &mut Rng::with_seed(1)),
        no_moves,
    );
    assert!(
        chosen.is_none(),
        "Your fair_choice on a board without a move returned {chosen:?}, but should return None."
    );
}

pub(super) fn a_thousand_games_are_not_one_game() {
    let always = |equal: usize| {
        let counts = counts_of(1_000, &vec![7; equal], Player::First);
        counts.iter().position(|&count| count == 1_000)
    };
    if always(4).is_none() {
        return;
    }
    let anew = chance_begins_anew();
    let drawn = match draws_no_number() {
        true => "It drew no number from `rng`: draw one for each equal move, or one at the end.",
        false => {
            "It drew numbers from `rng`, but they did not change the choice. Check the range from \
             which you draw, and what each number decides."
        }
    };
    let one = |which| format!("Your code always returns the {which} of the equal moves. {drawn}");
    let always_one = || {
        diagnosis::Answers::to(2..9, |&equal| always(equal), |_| None)
            .row(|_| Some(Some(0)), one("first"))
            .row(|&equal| Some(Some(equal - 1)), one("last"))
            .words()
    };
    let thought = Shapes::of(&anew)
        .row(|anew| *anew, |_| Some(ANEW), Into::into)
        .row(|anew| !*anew, |_| always_one(), |said| said)
        .words()
        .unwrap_or_else(|| {
            "Your choice did not depend on `rng`. Check where each of your numbers comes from, and \
             how you use it."
                .into()
        });
    panic!(
        "Your fair_choice, in 1 000 games with four equal moves, returned the same move in all, \
         but should return each move in about 250 games.\n{thought}"
    );
}

pub(super) fn equal_moves_are_chosen_equally_often(values: &[Value]) {
    right_shares(values, Player::First);
    right_shares(&turned(values), Player::Second);
}

pub(super) fn one_seed_gives_one_game() {
    let game = |seed| {
        let mut rng = Rng::with_seed(seed);
        let tree = tree(&[7, 7, 7, 7], Player::First);
        (0..50)
            .map(|_| choose(&tree, &[7, 7, 7, 7], &mut rng))
            .collect::<Vec<_>>()
    };
    assert!(
        game(3) == game(3),
        "Your fair_choice, called fifty times and then again with the same seed, returned other \
         moves the second time, but should return the same moves.\nYour result depends on more \
         than `rng`. Draw every number from `rng`, and store nothing between two calls."
    );
    assert!(
        game(3) != game(4),
        "Your fair_choice, called fifty times with each of two seeds, returned the same moves, but \
         should return different moves.\nYour choice does not depend on the seed. Draw every \
         number from `rng`."
    );
    let tree = tree(&[7; 6], Player::First);
    twice("fair_choice with the same seed", || {
        choose(&tree, &[7; 6], &mut Rng::with_seed(9))
    });
}

pub(super) fn on_a_field_it_chooses_what_looking_ahead_finds_best() {
    let board: Dots = "2x2 a1b1 c2c3 b1b2 a3b3 b2c2".parse().unwrap();
    let (best, _) = look_ahead(&board, 7);
    for (mv, got) in valued(&board, 7) {
        let (want, _) = look_ahead(&board.play(mv), 6);
        let call = format!("valued on a 2x2 field, for {mv}");
        let thought = "if you changed `valued`, restore it: it was given. Otherwise check \
                       `alpha_beta` of chapter 4, which `valued` calls.";
        let said = wrong_answer(&call, got, want, thought);
        assert!(got == want, "{}\n{board}", minus(&said));
    }
    let mut rng = Rng::with_seed(7);
    for _ in 0..20 {
        let chosen = fair_choice(&board, valued(&board, 7), &mut rng);
        let chosen = chosen.unwrap_or_else(|| {
            panic!(
                "Your fair_choice on a 2x2 field returned None, but should return a move.\n{}\n{board}",
                diagnosis::sentence(&none_chosen())
            )
        });
        let (got, _) = look_ahead(&board.play(chosen), 6);
        assert!(
            got == best,
            "{}\n{board}",
            minus(&wrong_answer(
                "fair_choice on a 2x2 field",
                format!("{chosen}, which is worth {got}"),
                format!("a move worth {best}"),
                &which_have_a_chance(board.to_move()).unwrap_or_default()
            ))
        );
    }
}

pub(super) fn the_page_asked_for_the_chances_of_four_equal_moves() {
    right_shares(&[7; 4], Player::First);
    worth(format!(
        "Of 4 equal moves, in {} games, each was chosen in about one of four: {} per cent. A coin \
         would give 12/12/25/50.",
        spaced(GAMES),
        shares(&counts(&[7; 4], Player::First))
    ));
}

/// Returns the choice among four equal moves for some seeds, and whether it left `rng` unchanged.
fn choices() -> (Vec<Option<usize>>, Vec<bool>) {
    let tree = tree(&[7; 4], Player::First);
    let choices = (0..30).map(|seed| {
        let mut rng = Rng::with_seed(seed);
        let chosen = choose(&tree, &[7; 4], &mut rng);
        (chosen, rng.get_seed() == Rng::with_seed(seed).get_seed())
    });
    choices.unzip()
}

fn draws_no_number() -> bool {
    choices().1.into_iter().all(|unmoved| unmoved)
}

/// Checks whether the choice depends on the seed, although `rng` is never advanced.
fn chance_begins_anew() -> bool {
    let chosen = choices().0;
    draws_no_number() && chosen.iter().any(|it| *it != chosen[0])
}

const ANEW: &str = "Your code draws no number from `rng` itself. Draw every number from `rng`, not \
                    from a copy or a new generator with its seed.";

/// Asserts that the best moves are chosen equally often.
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
        "The test ran {} games. The {mover} player moves, and the values are {values:?}.",
        spaced(GAMES)
    ));
    let fair = format!("each in about {:.0} per cent", 100.0 / equal as f64);
    let call = format!("fair_choice among {equal} equal moves");
    let got = format!("the moves in {} per cent of the games", shares(&counts));
    panic!("{}\n{seen}", wrong_answer(&call, got, fair, &unfair(equal)));
}

/// Explains why equal moves are not chosen equally often. The order of the rows has no meaning.
fn unfair(equal: usize) -> String {
    let anew = chance_begins_anew();
    let differs = |k: &usize| Often(taken(*k)) != Often(1.0 / *k as f64);
    let first = (2..=equal.max(5)).find(differs);
    let is_early = first.is_some_and(|k| k <= 5);
    Shapes::of(&first)
        .row(|_| anew, |_| Some(ANEW), Into::into)
        .row(
            |_| !anew && is_early,
            |first| first.map(|k| how_often().unwrap_or_else(|| last_taken(k, taken(k)))),
            |said| said,
        )
        .row(
            |_| !anew && !is_early,
            |first| *first,
            |k| {
                format!(
                    "with up to {} equal moves, your code chooses the last as often as it should. {}",
                    k - 1,
                    last_taken(k, taken(k))
                )
            },
        )
        .row(
            |first| !anew && first.is_none(),
            |_| Some(()),
            |()| miscounted(),
        )
        .words()
        .unwrap_or_default()
}

/// Explains from the share of the last of k equal moves how often it replaces the move before.
fn how_often() -> Option<String> {
    let table = diagnosis::Answers::to(2..=5, |&k| Often(taken(k)), |&k| Often(1.0 / k as f64))
        .row(
            |_| Some(Often(0.5)),
            "Your code chooses the last of the equal moves in half of the games, however many \
             moves are equal. Of k equal moves, each should be chosen in 1 of k games.",
        )
        .row(
            |&k| Some(Often(1.0 / (k as f64 + 1.0))),
            "Of two equal moves, your code chooses the second in 1 of 3 games: it should be 1 of \
             2. Of three, your code chooses the third in 1 of 4 games: it should be 1 of 3. Check \
             whether your count or your range is 1 too large, or your list has the first move \
             twice.",
        )
        .row(
            |&k| Some(Often(1.0 / (k as f64 - 1.0))),
            "Of two equal moves, your code chooses the second in every game: it should be 1 of 2. \
             Of three, your code chooses the third in 1 of 2 games: it should be 1 of 3. Check \
             whether your count is 1 too small, or your list has no place for the first move.",
        )
        .row(
            |_| Some(Often(0.0)),
            "Your code never chooses the last of the equal moves. Give this move the same chance \
             as the others.",
        )
        .row(
            // Only the first swap or the last swap moves the last move to the front. No other swap may move it.
            |&k| {
                Some(Often(
                    2.0 / k as f64 * (1.0 - 1.0 / k as f64).powi(k as i32 - 1),
                ))
            },
            "Your code seems to shuffle the list, and to swap each index with any index. Then some \
             orders are more likely than others. Swap index n only with an index from 0 to n.",
        )
        .row(
            |&k| Some(Often((k as f64 - 1.0) / k as f64)),
            "Of three equal moves, your code chooses the third in 2 of 3 games: it should be 1 of \
             3. Of four, your code chooses the fourth in 3 of 4 games: it should be 1 of 4. In \
             these games your code should keep the move before.",
        );
    (2..20).fold(table, dice).words()
}

/// Returns how often the last of k equal moves is chosen, as a share of the games.
fn taken(k: usize) -> f64 {
    let counts = counts(&vec![7; k], Player::First);
    counts[k - 1] as f64 / GAMES as f64
}

/// A share of games. Two shares are equal if the test's games do not distinguish them.
#[derive(Debug)]
struct Often(f64);

impl PartialEq for Often {
    fn eq(&self, other: &Self) -> bool {
        (self.0 - other.0).abs() < 0.02
    }
}

/// Describes how often the last of k equal moves was chosen.
fn last_taken(k: usize, taken: f64) -> String {
    format!(
        "With {k} equal moves, your code chose the last move in about {:.0} per cent of the games, but \
         should choose this move in about {:.0} per cent.",
        100.0 * taken,
        100.0 / k as f64
    )
}

/// Explains how worse moves change the choice, if equal moves alone are chosen fairly. A row gives the
/// share of each move worth 7.
fn miscounted() -> String {
    const LISTS: [&[Value]; 6] = [
        &[7, 1, 7, 2, 3, 7],
        &[7, 1, 1, 7],
        &[1, 7, 7],
        &[3, 1, 7, 7],
        &[1, 1, 1, 7, 7, 7],
        &[1, 1, 7, 7, 7],
    ];
    let theirs = |values: &&[Value]| {
        let chosen = counts(values, Player::First);
        let chosen = sevens(values).map(|at| Often(chosen[at] as f64 / GAMES as f64));
        chosen.collect::<Vec<_>>()
    };
    // A move worth 7 at this index replaces the previous such move in one of `count` games.
    let by_count = |values: &[Value], count: &dyn Fn(usize) -> usize| {
        let share = |at| {
            let later = sevens(values).filter(|&later| later > at);
            let stays = later
                .map(|later| 1.0 - 1.0 / count(later) as f64)
                .product::<f64>();
            let first = sevens(values).next() == Some(at);
            Often(if first {
                stays
            } else {
                stays / count(at) as f64
            })
        };
        Some(sevens(values).map(share).collect())
    };
    let first = |values: &[Value]| sevens(values).next().unwrap_or(0);
    // Counts the moves up to this one that were as good as the best before them, or better.
    let best_so_far = |values: &[Value], at: usize| {
        let best = |to: usize| values[..to].iter().max();
        (0..=at)
            .filter(|&to| best(to).is_none_or(|best| values[to] >= *best))
            .count()
    };
    // Counts the first move, and each move that was as good as the best before it.
    let equal_so_far = |values: &[Value], at: usize| {
        let is_equal = |to: &usize| values[..*to].iter().max() == Some(&values[*to]);
        1 + (1..=at).filter(is_equal).count()
    };
    // One number below the count is drawn. Its remainder is the index of a move worth 7.
    let folded = |values: &[Value], count: usize| {
        let equal = sevens(values).count();
        let share = |index| (index..count).step_by(equal).len() as f64 / count as f64;
        Some((0..equal).map(share).map(Often).collect())
    };
    diagnosis::Answers::to(LISTS, theirs, |values| {
        let equal = sevens(values).count() as f64;
        sevens(values).map(|_| Often(1.0 / equal)).collect()
    })
    .row(
        |values| by_count(values, &|at| at + 1),
        "your code counts every move, even a worse one, so the n-th move replaces the choice in 1/n of the games. \
         Count only moves that are as good as the best.",
    )
    .row(
        |values| by_count(values, &|at| at + 1 - first(values)),
        "after the first best move, your code counts every move, even a worse one. Count only moves that are as good \
         as the best.",
    )
    .row(
        |values| by_count(values, &|at| best_so_far(values, at)),
        REMAINS,
    )
    .row(
        |values| by_count(values, &|at| equal_so_far(values, at)),
        REMAINS,
    )
    .row(
        |values| folded(values, best_so_far(values, values.len() - 1)),
        "your code counts moves from before the better move, draws a number below this count, and uses its \
         remainder. Start your count anew at each better move.",
    )
    .row(
        |values| folded(values, values.len()),
        "your code draws a number below the number of all moves, and uses its remainder. Draw below the number of \
         best moves.",
    )
    .row(
        |values| {
            let all = values.len();
            let before = |at: usize| (1..=all).find(|back| values[(at + all - back) % all] == 7);
            let share = |at| Often(before(at).unwrap_or(all) as f64 / all as f64);
            Some(sevens(values).map(share).collect())
        },
        "your code chooses a best move more often if many worse moves precede this move. Perhaps \
         your code begins at a random place in the list and chooses the first best move from there. \
         Draw one of the best moves instead.",
    )
    .words()
    .or_else(|| one_number_for_all().then(|| ONE_NUMBER.into()))
    .unwrap_or_else(|| {
        "one way is to choose the k-th of equal moves with chance 1/k, with a new number for each. A \
         worse move then changes neither the count nor the choice, and a better move restarts the \
         count."
            .into()
    })
}

const ONE_NUMBER: &str = "at each equal move your code keeps or replaces its choice, but it takes one \
                          number from `rng` for all of them, so the decisions depend on each \
                          other. Draw a new number for each of these moves.";

/// Detects a choice that each equal move keeps or takes over, with one number for all of them, and that is unfair.
fn one_number_for_all() -> bool {
    // The choice among equal moves, if it takes exactly one number.
    let chosen = |equal: usize, seed| {
        diagnosis::attempt(|| {
            let (values, mut rng) = (vec![7; equal], Rng::with_seed(seed));
            let chosen = choose(&tree(&values, Player::First), &values, &mut rng);
            let mut once = Rng::with_seed(seed);
            once.u64(..);
            chosen.filter(|_| rng.get_seed() == once.get_seed())
        })
        .flatten()
    };
    let is_kept_or_last = |equal, seed| {
        let [before, now] = [equal - 1, equal].map(|equal| chosen(equal, seed));
        now.is_some() && (now == before || now == Some(equal))
    };
    !is_fair(&counts(&[7; 4], Player::First))
        && (0..100).all(|seed| (3..=5).all(|equal| is_kept_or_last(equal, seed)))
}

const REMAINS: &str = "when a better move appears, your code keeps its count, or another number, \
                       from the worse moves. Start anew at each better move.";

/// Returns the indices of the moves worth 7.
fn sevens(values: &[Value]) -> impl Iterator<Item = usize> {
    (0..values.len()).filter(|&at| values[at] == 7)
}

type OftenTaken = diagnosis::Answers<usize, Often>;

/// Adds the rows for a program that draws one of a few numbers for each equal move, and chooses the largest. If
/// numbers are equal, the first or the last move wins.
fn dice(table: OftenTaken, sides: u32) -> OftenTaken {
    let wins = |ahead: u32| {
        move |&k: &usize| {
            let below = |drawn: u32| (f64::from(drawn) / f64::from(sides)).powi(k as i32 - 1);
            Some(Often(
                (ahead..sides + ahead).map(below).sum::<f64>() / f64::from(sides),
            ))
        }
    };
    let words = |winner| {
        format!(
            "Your code seems to draw a number for each of the equal moves. If two numbers are \
             equal, the {winner} move wins. This rule favours the {winner} move. Draw from a much \
             larger range, or draw again if two numbers are equal."
        )
    };
    table
        .row(wins(0), words("first"))
        .row(wins(1), words("last"))
}

/// Checks whether all moves were chosen about equally often. The sum is chi-squared: for a fair choice it is
/// about the number of moves. The test rejects a fair choice once in millions.
fn is_fair(counts: &[usize]) -> bool {
    let fair = counts.iter().sum::<usize>() as f64 / counts.len() as f64;
    let off = counts
        .iter()
        .map(|&count| (count as f64 - fair).powi(2) / fair);
    off.sum::<f64>() < 30.0 + 2.0 * counts.len() as f64
}

/// Formats the percentages, as in 25/25/50. The percentages of all moves add up to 100, because the moves that
/// lost most by rounding down get the rest.
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

/// Counts how often each move is chosen in a number of games.
fn counts_of(games: usize, values: &[Value], mover: Player) -> Vec<usize> {
    let tree = tree(values, mover);
    let best = best_moves(values, mover);
    let mut rng = Rng::with_seed(2024);
    let mut counts = vec![0; values.len()];
    let mut play = || {
        for _ in 0..games {
            let Some(mv) = choose(&tree, values, &mut rng) else {
                let call = format!(
                    "fair_choice with the {mover} player to move and the values {values:?}"
                );
                panic!(
                    "{}",
                    wrong_answer(&minus(&call), "None", &best, &none_chosen())
                );
            };
            counts[mv - 1] += 1;
        }
    };
    // Twenty thousand calls are not recorded, and only a panic is examined.
    if let Err(panic) = catch_unwind(AssertUnwindSafe(&mut play)) {
        let text = panic_text(&*panic);
        assert!(
            !text.is_some_and(|text| text.contains("empty range")),
            "Your fair_choice with the {mover} player to move and the values {values:?} panicked, \
             but should return {best}.\nYour code called `rng` with an empty range. \
             Check the count or the list of the best moves: at least one move is always best."
        );
        resume_unwind(panic);
    }
    counts
}

/// Describes the moves that may be chosen.
fn best_moves(values: &[Value], mover: Player) -> String {
    let best = match mover {
        Player::First => values.iter().max(),
        Player::Second => values.iter().min(),
    };
    let best = best.copied().unwrap_or_default();
    match values.iter().filter(|&&value| value == best).count() {
        1 => format!("the move worth {}", diagnosis::value(best)),
        _ => format!("one of the moves worth {}", diagnosis::value(best)),
    }
}

/// Explains why no move is chosen, from single moves with good, bad and the worst values.
fn none_chosen() -> String {
    let is_chosen = |&(mover, value): &(Player, Value)| {
        choose(&tree(&[value], mover), &[value], &mut Rng::with_seed(1)).is_some()
    };
    let (first, second) = (Player::First, Player::Second);
    let single = [
        (first, 7),
        (first, -7),
        (first, LEAST),
        (second, -7),
        (second, 7),
        (second, MOST),
    ];
    diagnosis::Answers::to(single, is_chosen, |_| true)
        .row(
            |_| Some(false),
            "if there is only one move, your code does not choose it. Check the value with which \
             your best value begins, your comparison, and what happens to the chosen move.",
        )
        .row(
            |(mover, _)| Some(*mover == first),
            "if the second player moves, your code never chooses a move. Check that your best \
             value begins with `board.worst_case()`, and that you compare with `board.better`.",
        )
        .row(
            |(mover, value)| Some((*mover == first) == (*value > 0)),
            "your code never chooses a move that is worth less than 0 to its player. Begin with \
             `board.worst_case()`, not with 0.",
        )
        .row(
            |(_, value)| Some(value.abs() == 7),
            "your code never chooses a move with the worst possible value. Begin with \
             `board.worst_case()`: the value of every move is better.",
        )
        .words()
        .or_else(none_after_worse)
        .unwrap_or_default()
}

/// Detects a program that sometimes returns no move if worse moves follow the best, or equal
/// worse moves come before it.
fn none_after_worse() -> Option<String> {
    let is_always_chosen = |values: &[Value]| {
        let (tree, mut rng) = (tree(values, Player::First), Rng::with_seed(2));
        diagnosis::attempt(|| (0..100).all(|_| choose(&tree, values, &mut rng).is_some()))
    };
    let lists: [&[Value]; 4] = [&[5, 5, 5], &[1, 5], &[5, 1, 1], &[1, 1, 5]];
    let said = match lists.map(is_always_chosen) {
        [Some(true), Some(true), Some(true), Some(false)] => {
            "for the values [1, 1, 5] your code sometimes returned None, but for [1, 5] and [5, 5, \
             5] never. Perhaps something from the equal worse moves remains, like an index: check \
             what your code resets when a better move appears."
        }
        [Some(true), Some(true), Some(false), _] => {
            "for the values [5, 1, 1] your code sometimes returned None, but for [1, 5] and [5, 5, \
             5] never. A worse move must not remove the best moves: check what your code does after \
             a worse move."
        }
        _ => return None,
    };
    Some(said.to_owned())
}

/// Builds a board whose moves are worth `values`.
fn tree(values: &[Value], mover: Player) -> Tree {
    let leaves = values.iter().map(|&value| Tree::leaf(value)).collect();
    let tree = Tree::inner(leaves);
    match mover {
        Player::First => tree,
        Player::Second => tree.extra_turn(), // before the root it was the second's turn
    }
}

/// Calls `fair_choice` on that board.
fn choose(tree: &Tree, values: &[Value], rng: &mut Rng) -> Option<usize> {
    let board = TreeBoard::new(tree);
    fair_choice(&board, board.legal_moves().zip(values.iter().copied()), rng)
}
