//! The long-chain rule: the count of turns behind it.

use dots_and_boxes::chains_and_loops::Chains;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::long_chains::{careful_game, in_control};
use dots_and_boxes::size::{Line, Size};
use fastrand::Rng;
use game::{Board, Player};

fn size(text: &str) -> Size {
    text.parse().expect("a size")
}

/// One of the open lines.
fn any_line(board: &Dots, rng: &mut Rng) -> Option<Line> {
    rng.choice(board.legal_moves().collect::<Vec<_>>())
}

/// t = D − 1 − c + d: who moves where only chains are left, in every random game.
#[test]
fn counting_says_who_must_open() {
    let mut rng = Rng::with_seed(2000);
    let mut seen = [0; 2];
    for game in 0..3_000 {
        let size = size(["2x2", "2x3", "3x3", "1x5"][game % 4]);
        let dots = (size.rows + 1) * (size.cols + 1);
        let (mut board, mut doubles) = (Dots::new(size), 0);
        while let Some(line) = any_line(&board, &mut rng) {
            doubles += usize::from(board.closes(line) == 2);
            board = board.play(line);
            let Some(chains) = Chains::of(&board) else {
                continue;
            };
            let open_ended = chains.iter().filter(|chain| !chain.is_loop).count();
            let first_moves = (dots + open_ended + doubles) % 2 == 1;
            assert_eq!(first_moves, board.to_move == Player::First, "{board:?}");
            seen[doubles % 2] += 1;
        }
    }
    assert!(seen.into_iter().all(|count| count > 1_000), "{seen:?}");
}

#[test]
fn the_player_in_control_is_not_the_one_who_opens_the_first_long_chain() {
    let mut rng = Rng::with_seed(3);
    for _ in 0..500 {
        let board = careful_game(size("3x4"), &mut rng);
        let Some(chains) = Chains::of(&board) else {
            continue;
        };
        // The short ones are opened first, one a turn.
        let short = chains.iter().filter(|chain| !chain.is_long()).count();
        let opens = match short % 2 {
            0 => board.to_move,
            _ => board.to_move.other(),
        };
        assert_eq!(
            in_control(board.size, &chains),
            opens.other(),
            "{chains}\n{board}"
        );
    }
}
