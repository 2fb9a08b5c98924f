//! The textbook's board and the fast one say the same in every position, and both keep the laws.

use game::{Board, Player, check_laws};
use rstest::rstest;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::board::{Move, TicTacToe};
use tic_tac_toe::cell::Cell;
use tic_tac_toe::census::positions;
use tic_tac_toe::grid::{Grid, Side};
use tic_tac_toe::open_lines::OpenLines;

#[test]
fn every_position_keeps_the_laws() {
    for bits in positions(&Bits::new()) {
        assert_eq!(check_laws(&bits), Ok(()), "Bits\n{bits}");
        assert_eq!(check_laws(&OpenLines(bits)), Ok(()), "OpenLines\n{bits}");
        let board = TicTacToe::from(bits);
        assert_eq!(check_laws(&board), Ok(()), "TicTacToe\n{bits}");
    }
}

#[test]
fn a_cell_or_none_is_a_single_byte() {
    assert_eq!(size_of::<Option<Cell>>(), 1);
}

#[test]
fn both_boards_say_the_same_in_every_position() {
    for bits in positions(&Bits::new()) {
        let board = TicTacToe::from(bits);
        assert_eq!(board.to_string(), bits.to_string());
        assert_eq!(board.to_move(), bits.to_move(), "to_move of\n{bits}");
        assert_eq!(board.done(), bits.done(), "done of\n{bits}");
        assert_eq!(board.evaluate(), bits.evaluate(), "evaluate of\n{bits}");
        assert_eq!(board.worst_case(), bits.worst_case());
        for (value, old) in (-10..=10).flat_map(|v| (-10..=10).map(move |old| (v, old))) {
            assert_eq!(board.better(value, old), bits.better(value, old));
        }
        let moves: Vec<Move> = bits.legal_moves().map(Move::from).collect();
        assert_eq!(
            board.legal_moves().collect::<Vec<_>>(),
            moves,
            "moves of\n{bits}"
        );
        for cell in bits.legal_moves() {
            assert_eq!(
                board.play(cell.into()),
                bits.play(cell).into(),
                "{cell} on\n{bits}"
            );
        }
    }
}

#[test]
fn both_boards_lead_to_the_same_positions() {
    let fast = positions(&Bits::new()).into_iter().map(TicTacToe::from);
    assert!(positions(&TicTacToe::new()).into_iter().eq(fast));
}

#[test]
fn every_position_can_be_read_as_it_is_shown() {
    for bits in positions(&Bits::new()) {
        assert_eq!(format!("{bits:?}").parse(), Ok(bits));
        assert_eq!(bits.to_string().parse(), Ok(bits));
        assert_eq!(format!("{:?}", TicTacToe::from(bits)), format!("{bits:?}"));
    }
}

#[rstest]
#[case("XO", "a position has nine cells, this has 2")]
#[case("XOXOXOXOXOXOXOXOXOX", "a position has nine cells, this has 19")]
#[case("XO.......Z", "'Z' is neither X, O nor a dot")]
#[case(
    "XX.......",
    "X moves first and both take turns, so 2 X and 0 O cannot be"
)]
#[case(
    "O........",
    "X moves first and both take turns, so 0 X and 1 O cannot be"
)]
#[case("XXXOOO...", "the game went on after somebody had won")]
#[case("OOOXX.X.X", "the game went on after somebody had won")]
fn what_no_game_leads_to_is_refused(#[case] text: &str, #[case] why: &str) {
    let refused = text.parse::<Bits>().map_err(|error| error.to_string());
    assert_eq!(refused, Err(why.to_owned()));
}

#[rstest]
#[case("0")]
#[case("10")]
#[case("-1")]
#[case("")]
#[case("five")]
#[case("256")]
fn what_is_no_cell_is_refused(#[case] text: &str) {
    let refused = text.parse::<Cell>().map_err(|error| error.to_string());
    let why = format!("{text:?} is no cell: type a number from 1 to 9");
    assert_eq!(refused, Err(why.clone()));
    assert_eq!(
        text.parse::<Move>().map_err(|error| error.to_string()),
        Err(why)
    );
}

#[test]
fn the_grid_shows_every_position() {
    for bits in positions(&Bits::new()) {
        let grid = Grid::of(bits, Side::Human);
        assert_eq!(format!("{grid:?}"), format!("{bits:?}"));
        assert_eq!(grid.has_won(Side::Human), bits.has_line(Player::First));
        assert_eq!(grid.has_won(Side::Computer), bits.has_line(Player::Second));
        let swapped = format!("{:?}", Grid::of(bits, Side::Computer));
        let mirror = |mark| match mark {
            'X' => 'O',
            'O' => 'X',
            other => other,
        };
        assert_eq!(
            swapped,
            format!("{bits:?}").chars().map(mirror).collect::<String>()
        );
    }
}

#[rstest]
#[case("cell 1 already holds X", |grid: &mut Grid| grid.place(1, Side::Computer))]
#[case("there is no cell 0", |grid: &mut Grid| grid.place(0, Side::Computer))]
#[case("there is no cell 10", |grid: &mut Grid| grid.take_back(10))]
#[case("cell 2 is empty", |grid: &mut Grid| grid.take_back(2))]
fn the_grid_guards_its_cells(#[case] words: &str, #[case] wrong: fn(&mut Grid)) {
    let result = std::panic::catch_unwind(|| {
        let mut grid = Grid::new();
        grid.place(1, Side::Human);
        wrong(&mut grid);
    });
    let said = result.unwrap_err();
    let said = said.downcast_ref::<String>().map_or("", String::as_str);
    assert!(said.starts_with(words), "{said}");
}
