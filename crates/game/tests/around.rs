//! The boards around a board: ordered moves, and values of win, draw and loss.

mod boards;

use boards::doubles::Doubles;
use boards::searches::{Style, look_ahead, search};
use boards::squares::Squares;
use game::{Board, Ordered, Player, Value, Watched, WinDrawLoss};

fn squares(order: fn(&Squares, u8) -> i32) -> (Value, usize) {
    let watched = Watched::new(Ordered::new(Squares::default(), order));
    let value = search(Style::default(), &watched, 9, Value::MIN, Value::MAX);
    (value, watched.tree().counts().nodes)
}

/// Where a square stands in an order of squares.
fn place(order: [u8; 9], square: u8) -> i32 {
    order.iter().take_while(|other| **other != square).count() as i32
}

#[test]
fn an_order_changes_the_nodes_and_not_the_value() {
    let centre_first = squares(|_, square| place([5, 1, 3, 7, 9, 2, 4, 6, 8], square));
    assert_eq!(centre_first, (0, 7_275));
    let best = squares(|_, square| place([5, 3, 7, 1, 9, 2, 8, 4, 6], square));
    assert_eq!(best, (0, 6_228));
    let worst = squares(|_, square| place([2, 8, 4, 6, 3, 1, 7, 9, 5], square));
    assert_eq!(worst, (0, 46_035));
}

#[test]
fn moves_of_one_rank_stay_as_they_were() {
    let odd_first = Ordered::new(Squares::default(), |_, square| {
        i32::from(square.is_multiple_of(2))
    });
    let moves: Vec<u8> = odd_first.legal_moves().collect();
    assert_eq!(moves, [1, 3, 5, 7, 9, 2, 4, 6, 8]);
    let reply: Vec<u8> = odd_first.play(3).legal_moves().collect();
    assert_eq!(reply, [1, 5, 7, 9, 2, 4, 6, 8], "the order is handed on");
}

#[test]
fn a_rank_may_ask_who_moves() {
    let board = Ordered::new(Squares::default(), |board, square| match board.to_move() {
        Player::First => i32::from(square),
        Player::Second => -i32::from(square),
    });
    assert_eq!(board.legal_moves().next(), Some(1));
    assert_eq!(board.play(1).legal_moves().next(), Some(9));
    assert_eq!(board.inner().to_move(), Player::First);
}

#[test]
fn win_draw_loss_is_the_sign_of_the_value() {
    for seed in 0..50 {
        let board = Doubles::new(3, 4, seed, true);
        let value = look_ahead(&board, 4);
        assert_eq!(look_ahead(&WinDrawLoss(board), 4), value.signum());
    }
}
