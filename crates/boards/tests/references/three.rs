use boards::{Board, Mark, Three};
use game::{Board as _, Player};
use tic_tac_toe::board::{Move, TicTacToe};
use tic_tac_toe::winner::winner;

fn read(board: &TicTacToe) -> Three {
    match Board::read("three", &board.to_string()) {
        Board::Three(three) => three,
        other => panic!("{board} was read as {other:?}"),
    }
}

fn mark(player: Player) -> Mark {
    match player {
        Player::First => Mark::X,
        Player::Second => Mark::O,
    }
}

/// Also the boards to which no game leads.
#[test]
fn who_has_a_line_is_the_winner_of_the_reference_on_all_boards() {
    let mut won = 0;
    for number in 0..3_usize.pow(9) {
        let at = |square: usize| match number / 3_usize.pow(square as u32) % 3 {
            0 => None,
            1 => Some(Player::First),
            _ => Some(Player::Second),
        };
        let squares = std::array::from_fn(|row| std::array::from_fn(|col| at(3 * row + col)));
        let board = TicTacToe {
            squares,
            moves_done: 0,
        };
        let three = read(&board);
        let marks: Vec<Option<Mark>> = (0..9).map(|square| at(square).map(mark)).collect();
        assert_eq!(three.squares, marks);
        assert_eq!(three.to_string(), board.to_string());
        let line = three.won();
        assert_eq!(
            line.as_ref().map(|(mark, _)| *mark),
            winner(&board).map(mark),
            "{board}"
        );
        if let Some((mark, line)) = line {
            assert!(
                line.iter().all(|&at| three.squares[at] == Some(mark)),
                "{board}"
            );
            won += 1;
        }
    }
    assert!(won > 0);
}

/// In every position of every game, of which there are 5478; the mark stands on the square whose
/// number is the move, less one.
#[test]
fn the_newest_mark_is_that_of_the_move() {
    let mut open = vec![TicTacToe::new()];
    let mut seen = std::collections::HashSet::new();
    while let Some(board) = open.pop() {
        if !seen.insert(board.clone()) {
            continue;
        }
        for mv in board.legal_moves() {
            let after = board.play(mv);
            let number: usize = mv.to_string().parse().expect("a number");
            assert_eq!(
                mv,
                Move::from(tic_tac_toe::cell::Cell::all().nth(number - 1).unwrap())
            );
            assert_eq!(read(&after).newest(&read(&board)), Some(number - 1));
            assert_eq!(read(&board).newest(&read(&after)), None);
            open.push(after);
        }
    }
    assert_eq!(seen.len(), 5478);
}
