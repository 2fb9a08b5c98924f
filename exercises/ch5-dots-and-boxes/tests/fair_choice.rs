//! dots-6: `fair_choice`. Of k equal moves each is chosen once in k times. Two cannot show that
//! a coin decides: three can.

use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use dots_and_boxes::fair_choice::{fair_choice, valued};
use fastrand::Rng;
use game::{Board, Player, Value};
use rstest::rstest;

/// So many games are begun.
const GAMES: usize = 40_000;

#[rstest]
#[case::two(&[7, 7])]
#[case::three(&[7, 7, 7])]
#[case::five(&[7, 7, 7, 7, 7])]
#[case::worse_ones_between(&[7, 1, 7, 2, 3, 7])]
#[case::better_ones_late(&[1, 1, 1, 7, 7, 7])]
#[case::zero(&[0, 0, -3, 0])]
fn equal_moves_are_chosen_equally_often(#[case] values: &[Value]) {
    let best = values.iter().max();
    let equal = values.iter().filter(|value| Some(*value) == best).count();
    let counts: Vec<usize> = counts(values, Player::First)
        .into_iter()
        .zip(values)
        .filter_map(|(count, value)| (Some(value) == best).then_some(count))
        .collect();
    let shares: Vec<String> = counts
        .iter()
        .map(|&count| format!("{:.0}", 100.0 * count as f64 / GAMES as f64))
        .collect();
    let alone = vec![7; equal];
    let thought = match alone != values && is_fair(&self::counts(&alone, Player::First)) {
        true => "count only what is as good as the best, and begin again when a better one comes.",
        false => "the k-th replaces with 1/k.",
    };
    assert!(
        is_fair(&counts),
        "of {equal} equal: {}; {thought} (Percent of {GAMES} games, the values being {values:?}.)",
        shares.join("/"),
    );
}

/// Whether all were chosen about equally often. The sum is the one that chi-squared looks at: for
/// a fair choice about as large as there are moves.
fn is_fair(counts: &[usize]) -> bool {
    let fair = counts.iter().sum::<usize>() as f64 / counts.len() as f64;
    let off = counts
        .iter()
        .map(|&count| (count as f64 - fair).powi(2) / fair);
    off.sum::<f64>() < 30.0
}

#[rstest]
#[case::the_first_moves(Player::First, &[1, 1, 1, 5], 4)]
#[case::at_once(Player::First, &[5, 1, 1, 1], 1)]
#[case::in_between(Player::First, &[-1, -1, 2, 1, 1], 3)]
#[case::better_and_better(Player::First, &[1, 2, 3, 4, 5], 5)]
#[case::the_second_moves(Player::Second, &[1, 1, 1, -5], 4)]
#[case::better_and_better_for_the_second(Player::Second, &[5, 4, 3, 2, 1], 5)]
fn the_only_best_move_is_always_chosen(
    #[case] mover: Player,
    #[case] values: &[Value],
    #[case] best: usize,
) {
    let counts = counts(values, mover);
    let refused = GAMES - counts[best - 1];
    let largest = (0..values.len()).max_by_key(|&at| values[at]);
    let thought = match mover == Player::Second && largest.is_some_and(|at| counts[at] == GAMES) {
        true => {
            "for the second player a small value is good. Which is better, `board.better` says."
        }
        false => "a better value is taken at once, and the count of equals begins again.",
    };
    assert_eq!(
        refused,
        0,
        "the new best was refused. The {mover} player moves, {values:?} are the values, and in \
         {refused} of {GAMES} games another move than the one worth {} was chosen: {thought}",
        values[best - 1]
    );
}

#[test]
fn a_thousand_games_are_not_one_game() {
    let counts = counts_of(1_000, &[7, 7, 7, 7], Player::First);
    let chosen = counts.iter().filter(|&&count| count > 0).count();
    assert!(
        chosen > 1,
        "1 000 games, one choice. Chance is handed in: take every number from `rng`, and never \
         begin it anew."
    );
}

#[test]
fn one_seed_gives_one_game() {
    let game = |seed| {
        let mut rng = Rng::with_seed(seed);
        let choose = |_| choose(&[7, 7, 7, 7], Player::First, &mut rng);
        (0..50).map(choose).collect::<Vec<_>>()
    };
    assert!(
        game(3) == game(3),
        "the same seed, and other moves: take every number from `rng`."
    );
    assert!(
        game(3) != game(4),
        "two seeds, and the same fifty moves: take every number from `rng`."
    );
}

#[test]
fn without_a_move_there_is_no_choice() {
    let leaf: Tree = "7".parse().unwrap();
    let board = TreeBoard::new(&leaf);
    let chosen = fair_choice(&board, valued(&board, 1), &mut Rng::with_seed(1));
    assert_eq!(chosen, None, "there was no move to choose.");
}

fn counts(values: &[Value], mover: Player) -> Vec<usize> {
    counts_of(GAMES, values, mover)
}

/// How often each move is chosen in so many games.
fn counts_of(games: usize, values: &[Value], mover: Player) -> Vec<usize> {
    let mut rng = Rng::with_seed(2024);
    let mut counts = vec![0; values.len()];
    for _ in 0..games {
        let chosen = choose(values, mover, &mut rng);
        let Some(mv) = chosen else {
            panic!("the {mover} player had moves worth {values:?}, and none was chosen.");
        };
        counts[mv - 1] += 1;
    }
    counts
}

/// Chooses on a board whose moves are worth `values`.
fn choose(values: &[Value], mover: Player, rng: &mut Rng) -> Option<usize> {
    let leaves = values.iter().map(|&value| Tree::leaf(value)).collect();
    let tree = Tree::inner(leaves);
    let tree = match mover {
        Player::First => tree,
        Player::Second => tree.extra_turn(), // before the root it was the second's turn
    };
    let board = TreeBoard::new(&tree);
    assert_eq!(board.to_move(), mover);
    fair_choice(&board, board.legal_moves().zip(values.iter().copied()), rng)
}
