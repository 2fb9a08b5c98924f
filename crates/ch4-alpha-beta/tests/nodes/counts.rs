//! The exact node counts of the searches on tic-tac-toe, every call counted, root and leaves included.
//!
//! Positions are worth +1, 0 or −1 here, but for one test that says otherwise. The window is open
//! unless it is given.

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::move_order::{centre_first, promising_first};
use alpha_beta::negamax::negamax;
use alpha_beta::null_window::null_window;
use alpha_beta::transposition::{Table, with_table};
use game::{Board, Counts, Ordered, Player, Value, Watched, WinDrawLoss};
use rstest::rstest;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::look_ahead::look_ahead;

const OPEN: (Value, Value) = (Value::MIN, Value::MAX);
const WHO_WINS: (Value, Value) = (-1, 1);

fn start() -> WinDrawLoss<Bits> {
    WinDrawLoss(Bits::new())
}

fn counts<B: Board>(board: B, (alpha, beta): (Value, Value)) -> Counts {
    let watched = Watched::new(board);
    assert_eq!(alpha_beta(&watched, 9, alpha, beta).0, 0);
    watched.tree().counts()
}

#[test]
fn minimax_visits_549_946() {
    let watched = Watched::new(start());
    assert_eq!(look_ahead(&watched, 9).0, 0);
    let counts = watched.tree().counts();
    assert_eq!(
        (counts.nodes, counts.leaves, counts.cut),
        (549_946, 255_168, 0)
    );
}

#[test]
fn alpha_beta_visits_18_297_with_4_237_cut_offs() {
    let open = counts(start(), OPEN);
    let seen = (open.nodes, open.cut_offs, open.cut);
    assert_eq!(seen, (18_297, 4_237, 6_930));
    assert_eq!(counts(start(), WHO_WINS).nodes, 16_811);
}

#[test]
fn the_textbooks_values_cost_20_866() {
    assert_eq!(counts(Bits::new(), OPEN).nodes, 20_866);
}

#[test]
fn negamax_visits_what_alpha_beta_visits() {
    let watched = Watched::new(start());
    assert_eq!(negamax(&watched, 9, -Value::MAX, Value::MAX).0, 0);
    assert_eq!(watched.tree().counts(), counts(start(), OPEN));
}

/// A move that is searched twice is played once, so it counts once, and what is below it twice.
#[test]
fn null_windows_visit_18_098_with_the_textbooks_values_and_6_365_with_the_centre_first() {
    let nodes = |order: fn(&Bits, Cell) -> i32| {
        let watched = Watched::new(Ordered::new(Bits::new(), order));
        assert_eq!(null_window(&watched, 9, OPEN.0, OPEN.1).0, 0);
        watched.tree().counts().nodes
    };
    assert_eq!([nodes(|_, _| 0), nodes(centre_first)], [18_098, 6_365]);
}

#[rstest]
#[case::centre(centre_first, 7_275, 6_323)]
#[case::promising(promising_first, 7_956, 6_461)]
#[case::by_the_true_value(best_first, 2_312, 2_312)]
#[case::centre_for_x_and_reversed_for_o(reversed_for_o, 14_416, 12_035)]
fn the_order_of_moves_decides(
    #[case] rank: fn(&WinDrawLoss<Bits>, Cell) -> i32,
    #[case] open: usize,
    #[case] who_wins: usize,
) {
    let nodes = |window| counts(Ordered::new(start(), rank), window).nodes;
    assert_eq!((nodes(OPEN), nodes(WHO_WINS)), (open, who_wins));
}

fn best_first(board: &WinDrawLoss<Bits>, cell: Cell) -> i32 {
    let (value, _) = alpha_beta(&board.play(cell), 9, Value::MIN, Value::MAX);
    match board.to_move() {
        Player::First => -value,
        Player::Second => value,
    }
}

fn reversed_for_o(board: &WinDrawLoss<Bits>, cell: Cell) -> i32 {
    let place = 10 * centre_first(board, cell) + cell.number() as i32;
    match board.to_move() {
        Player::First => place,
        Player::Second => -place,
    }
}

/// A call that the table answers counts as one. No symmetry is used.
#[rstest]
#[case::open(OPEN, 1_981)]
#[case::who_wins(WHO_WINS, 1_764)]
fn with_a_table_and_the_centre_first(#[case] (alpha, beta): (Value, Value), #[case] calls: usize) {
    let watched = Watched::new(start());
    let order = Ordered::new(watched.clone(), centre_first);
    let (value, _) = with_table(&order, 9, alpha, beta, &mut Table::new());
    let counts = watched.tree().counts();
    assert_eq!((value, counts.nodes + counts.peeked), (0, calls));
}

#[test]
fn after_the_centre_and_a_corner_703_suffice_for_6_812() {
    let board: Bits = "O...X....".parse().expect("a position");
    let watched = Watched::new(WinDrawLoss(board));
    look_ahead(&watched, 9);
    assert_eq!(watched.tree().counts().nodes, 6_812);
    assert_eq!(counts(WinDrawLoss(board), OPEN).nodes, 703);
}
