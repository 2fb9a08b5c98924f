//! Positions as text, and invalid texts.

use connect_four::board::ConnectFour;
use connect_four::position::NoPosition;
use game::Board;
use rstest::rstest;

#[rstest]
#[case::empty("5x4", ".....\n.....\n.....\n.....")]
#[case::moves("5x4 3 3 1", ".....\n.....\n..O..\nX.X..")]
#[case::rows("..../..../.O../.X..", "....\n....\n.O..\n.X..")]
#[case::won("4x4 1213141", "X...\nX...\nX...\nXOOO")]
fn a_position_is_read(#[case] text: &str, #[case] rows: &str) {
    let board: ConnectFour = text.parse().unwrap();
    assert_eq!(board.to_string(), rows);
    let again: ConnectFour = rows.parse().unwrap();
    assert_eq!(again, board);
    assert_eq!(format!("{board:?}").parse(), Ok(board));
}

#[rstest]
#[case::size("8x6", "a size is columns x rows, from 1x1 to 7x6, such as 7x6 or 5x4")]
#[case::huge(
    "99999999999x1",
    "a size is columns x rows, from 1x1 to 7x6, such as 7x6 or 5x4"
)]
#[case::nothing("", "a size is columns x rows, from 1x1 to 7x6, such as 7x6 or 5x4")]
#[case::full_column("4x1 11", "move 2, 1, cannot be made here")]
#[case::no_column("4x4 1z", "move 2, z, cannot be made here")]
#[case::after_the_end("4x4 12131412", "move 8, 2, cannot be made here")]
#[case::character("..?.", "'?' is neither X, O nor a dot")]
#[case::rows("..../...", "every row must have as many squares as the first, 4")]
#[case::floating("X.../....", "the disc in column 1 lies above an empty square")]
#[case::discs("OO..", "X moves first and both take turns, so 0 X and 2 O cannot be")]
#[case::two_fours("OOOO/XXXX", "the game went on after somebody had won")]
fn what_is_no_position_gets_a_reason(#[case] text: &str, #[case] reason: &str) {
    let read = text.parse::<ConnectFour>();
    assert_eq!(
        read.map_err(|error: NoPosition| error.to_string()),
        Err(reason.to_owned())
    );
}

#[test]
fn no_text_makes_it_panic() {
    let mut chance = fastrand::Rng::with_seed(1);
    let characters = ['X', 'O', '.', '/', '\n', '7', 'x', '6', ' ', '1', 'é', '\0'];
    for _ in 0..20_000 {
        let length = chance.usize(..30);
        let text: String = (0..length)
            .filter_map(|_| chance.choice(characters))
            .collect();
        if let Ok(board) = text.parse::<ConnectFour>() {
            let _ = (
                board.evaluate(),
                board.legal_moves().count(),
                board.to_string(),
            );
        }
    }
}
