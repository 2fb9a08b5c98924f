//! Tests whole games in this process.

mod answers;
mod judged;

use game::{Board, Player};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

use super::computer::Computer;

/// Returns the output of a game with this input.
pub(super) fn played(options: &str, typed: impl AsRef<[u8]>) -> String {
    crate::tests::played(&format!("tic-tac-toe {options}"), typed)
}

/// Plays the computer against every possible line of the opponent. Returns the number of finished games.
fn against_everything(computer: &mut Computer, board: Bits, side: Player, told: &str) -> u32 {
    if board.done() {
        assert!(
            board.winner() != Some(side.other()),
            "lost {board:?} {told}"
        );
        return 1;
    }
    let moves: Vec<Cell> = if board.to_move() == side {
        vec![computer.choose(board).expect("a move").mv]
    } else {
        board.legal_moves().collect()
    };
    let games = moves
        .into_iter()
        .map(|cell| against_everything(computer, board.play(cell), side, told));
    games.sum()
}

#[test]
fn nine_moves_ahead_nothing_is_lost_whatever_the_opponent_does() {
    for (seed, side) in [(1, Player::First), (2, Player::Second)] {
        let mut computer = Computer::new(9, seed, false);
        let games = against_everything(&mut computer, Bits::new(), side, &format!("seed {seed}"));
        assert!(games > 50, "only {games} games");
    }
}

#[test]
fn nine_moves_ahead_no_random_opponent_wins() {
    for seed in 0..40 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut computer = Computer::new(9, seed, false);
        for side in [Player::First, Player::Second] {
            let mut board = Bits::new();
            while !board.done() {
                let cell = if board.to_move() == side {
                    computer.choose(board).expect("a move").mv
                } else {
                    let free: Vec<Cell> = board.legal_moves().collect();
                    free[random.u64(..free.len() as u64) as usize]
                };
                board = board.play(cell);
            }
            assert_ne!(board.winner(), Some(side.other()), "seed {seed}: {board:?}");
        }
    }
}

#[test]
fn one_move_ahead_it_can_lose_and_still_takes_a_win_it_sees() {
    let scripts = (0..60).map(|seed| {
        played(
            &format!("--computer-first --depth 1 --seed {seed}"),
            "5\n1\n9\n3\n7\n2\n8\n4\n6\n",
        )
    });
    let ends: Vec<String> = scripts.collect();
    let some = |words: &str| ends.iter().any(|said| said.contains(words));
    assert!(some("You have won: O holds "));
    assert!(some("The computer has won: X holds "));

    let board: Bits = "XX.OO....".parse().unwrap();
    for seed in 0..9 {
        let choice = Computer::new(1, seed, false).choose(board).unwrap();
        assert_eq!(choice.mv.number(), 3);
    }
}

#[test]
fn of_equal_moves_any_may_be_made_and_the_seed_says_which() {
    let first = |seed| Computer::new(9, seed, false).choose(Bits::new()).unwrap();
    let mut seen: Vec<Cell> = (0..60).map(|seed| first(seed).mv).collect();
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 9, "all nine first moves draw: {seen:?}");
    assert_eq!(
        played("--people 0 --seed 7", ""),
        played("--people 0 --seed 7", "")
    );
}

#[test]
fn a_recorded_search_makes_the_same_choice_and_is_kept() {
    let [plain, recorded] = [false, true].map(|records| {
        Computer::new(9, 5, records)
            .choose("X...O....".parse().unwrap())
            .unwrap()
    });
    assert_eq!(plain.mv, recorded.mv);
    assert!(plain.thought.is_none());
    let calls = recorded.thought.map_or(0, |search| search.calls());
    assert_eq!(calls > 100, call_trace::TRACING, "{calls} calls");
}

#[test]
fn the_page_has_every_move_and_the_trees_of_the_computer_alone() {
    let folder = tempfile::tempdir().unwrap();
    let page = |options: &str, typed: &str| {
        let path = folder.path().join("game.html");
        let said = played(&format!("{options} --html {}", path.display()), typed);
        assert!(said.contains("Written to"), "{said}");
        let page = std::fs::read_to_string(&path).unwrap();
        std::fs::remove_file(path).unwrap();
        page
    };
    let count = |page: &str, what: &str| page.matches(what).count();
    let trees = |number| if call_trace::TRACING { number } else { 0 };

    let whole = page("--people 0 --analyse --seed 3", "");
    assert_eq!(count(&whole, "<section>"), 9);
    assert_eq!(count(&whole, "<svg"), trees(9));
    assert_eq!(count(&whole, "<p>Best: "), 9);
    assert!(whole.contains("A draw: all nine cells") && whole.contains("--seed 3"));
    assert!(!whole.contains('\u{1b}') && !whole.contains("src=") && !whole.contains("@import"));

    let half = page("--people 0 --from X...O.... --seed 3", "");
    assert_eq!(count(&half, "<section>"), 8);
    assert!(half.contains("The starting position"));
    assert!(half.contains("Move 3: X takes ") && !half.contains("Move 1:"));

    let people = page("--people 2", "1\n4\n2\n5\n3\n");
    assert_eq!(count(&people, "<section>"), 5);
    assert_eq!(count(&people, "<svg"), 0);
    assert_eq!(count(&people, "class=\"line\""), 3);

    let left = page("--depth 2", "5\nq\n");
    assert_eq!(count(&left, "<section>"), 2);
    assert_eq!(count(&left, "<svg"), trees(1));
    assert!(left.contains("not played to its end"));
}
