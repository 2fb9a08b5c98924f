//! The exact effort of the searches on tic-tac-toe, every call counted, root and leaves included.
//!
//! Positions are worth +1, 0 or −1 here, but for one test that says otherwise. The window is open
//! unless it is given.

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::effort::{BEST_AND_WORST, FixedOrder, cells};
use alpha_beta::move_order::{centre_first, promising_first};
use alpha_beta::negamax::negamax;
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

#[test]
fn the_best_fixed_order_visits_6_228_and_the_worst_46_035() {
    let nodes = BEST_AND_WORST.map(|order| counts(FixedOrder::new(&cells(order)), OPEN).nodes);
    assert_eq!(nodes, [6_228, 46_035]);
}

/// An order and its eight images under turning and mirroring the board visit as many nodes, so one
/// of the eight is enough.
#[test]
#[ignore = "45 360 orders: with --release, ten seconds or so"]
fn these_are_the_extremes_of_all_362_880_fixed_orders() {
    let images = images();
    let mut orders = Vec::new();
    let mut order = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    permutations(&mut order, 0, &mut |order| {
        let moved = |image: &[usize; 9]| order.map(|cell| image[cell]);
        if images.iter().map(moved).min() == Some(*order) {
            orders.push(order.map(|cell| cell + 1));
        }
    });
    assert_eq!(8 * orders.len(), 362_880);
    let visits = |&numbers: &[usize; 9]| {
        let nodes = nodes(&FixedOrder::new(&cells(numbers)), Value::MIN, Value::MAX);
        (nodes, numbers)
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let all: Vec<(u64, [usize; 9])> = std::thread::scope(|threads| {
        let parts = orders.chunks(orders.len().div_ceil(cores));
        let count = |part: &[_]| part.iter().map(visits).collect::<Vec<_>>();
        let counting: Vec<_> = parts
            .map(|part| threads.spawn(move || count(part)))
            .collect();
        let counted = counting
            .into_iter()
            .map(std::thread::ScopedJoinHandle::join);
        counted
            .flat_map(|part| part.expect("a count panicked"))
            .collect()
    });
    let best = all.iter().min().copied().unwrap_or_default();
    let worst = all.iter().max().copied().unwrap_or_default();
    let sum: u64 = all.iter().map(|(nodes, _)| nodes).sum();
    assert_eq!((best.0, worst.0), (6_228, 46_035));
    assert_eq!(sum / all.len() as u64, 19_523, "the mean, rounded down");
    for (order, extreme) in BEST_AND_WORST.iter().zip([best.1, worst.1]) {
        let order = order.map(|number| number - 1);
        let image = images.iter().map(|image| order.map(|cell| image[cell]));
        let least = image.min().map(|image| image.map(|cell| cell + 1));
        assert_eq!(least, Some(extreme), "no other order is as extreme");
    }
}

/// Where the eight symmetries of the board take each cell, from 0.
fn images() -> [[usize; 9]; 8] {
    let turn = |image: [usize; 9]| image.map(|cell| 3 * (cell % 3) + 2 - cell / 3);
    let mirror = |image: [usize; 9]| image.map(|cell| cell / 3 * 3 + 2 - cell % 3);
    let mut images = [[0, 1, 2, 3, 4, 5, 6, 7, 8]; 8];
    for at in 1..8 {
        let before = images[at - 1];
        images[at] = if at == 4 {
            mirror(turn(before))
        } else {
            turn(before)
        };
    }
    images
}

fn permutations(order: &mut [usize; 9], settled: usize, each: &mut impl FnMut(&[usize; 9])) {
    if settled == 9 {
        return each(order);
    }
    for choice in settled..9 {
        order.swap(settled, choice);
        permutations(order, settled + 1, each);
        order.swap(settled, choice);
    }
}

/// How many calls `alpha_beta` makes, counted without recording anything.
fn nodes(board: &FixedOrder<'_>, alpha: Value, beta: Value) -> u64 {
    fn search(board: &FixedOrder<'_>, alpha: Value, beta: Value, calls: &mut u64) -> Value {
        *calls += 1;
        if board.done() {
            return board.evaluate();
        }
        let (mut alpha, mut beta, mut best) = (alpha, beta, board.worst_case());
        for mv in board.legal_moves() {
            let value = search(&board.play(mv), alpha, beta, calls);
            if board.better(value, best) {
                best = value;
            }
            match board.to_move() {
                Player::First => alpha = alpha.max(best),
                Player::Second => beta = beta.min(best),
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }
    let mut calls = 0;
    search(board, alpha, beta, &mut calls);
    calls
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
