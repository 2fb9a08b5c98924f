use boards::{Board, Mark, Three};
use connect_four::board::ConnectFour;
use connect_four::column::Column;
use connect_four::size::Size;
use game::{Board as _, Player};

fn read(board: &ConnectFour) -> Three {
    match Board::read("four", &board.to_string()) {
        Board::Three(grid) => grid,
        other => panic!("{board} was read as {other:?}"),
    }
}

fn mark(player: Player) -> Mark {
    match player {
        Player::First => Mark::X,
        Player::Second => Mark::O,
    }
}

/// In random games on boards of all sizes.
#[test]
fn lines_moves_and_the_last_disc_are_those_of_the_reference() {
    let mut won = 0;
    for seed in 0..600 {
        let mut chance = fastrand::Rng::with_seed(seed);
        let size = Size::new(chance.usize(1..=7), chance.usize(1..=6)).unwrap();
        let mut board = ConnectFour::new(size);
        loop {
            let grid = read(&board);
            assert_eq!(grid.to_string(), board.to_string());
            assert_eq!(
                grid.won().map(|(mark, _)| mark),
                board.winner.map(mark),
                "{board}"
            );
            let columns: Vec<usize> = board.legal_moves().map(Column::index).collect();
            if board.winner.is_none() {
                let mut moves: Vec<usize> =
                    grid.moves().into_iter().map(|(_, column)| column).collect();
                moves.sort_unstable();
                assert_eq!(moves, columns, "{board}");
            }
            won += usize::from(board.winner.is_some());
            let Some(&column) = chance.choice(&columns) else {
                break;
            };
            let mv = format!("{}", column + 1).parse().unwrap();
            let next = board.play(mv);
            let square = read(&next).newest(&grid);
            assert_eq!(read(&next).square_of(column), square, "{next}");
            assert_eq!(
                grid.moves()
                    .iter()
                    .find(|(_, number)| *number == column)
                    .map(|it| it.0),
                square
            );
            board = next;
        }
    }
    assert!(won > 100, "{won} games were won");
}
