//! Alpha-beta on tic-tac-toe with the cells in each of the 9! fixed orders.

use alpha_beta::alpha_beta::alpha_beta;
use game::{Board, Counting, Ordered, Player, Value, WinDrawLoss, pass_on};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

/// An order and its eight images under turning and mirroring the board visit as many nodes, so one
/// of the eight is enough.
#[test]
#[ignore = "45 360 orders: with --release, ten seconds"]
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
    let visits = |&numbers: &[usize; 9]| (nodes(numbers), numbers);
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
    // Of the eight images the least; the book prints another image of each.
    let printed = [[5, 3, 7, 1, 9, 2, 8, 4, 6], [2, 8, 4, 6, 3, 1, 7, 9, 5]];
    for (order, extreme) in printed.iter().zip([best.1, worst.1]) {
        let order = order.map(|number: usize| number - 1);
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

/// How many calls `alpha_beta` makes from the empty board whose cells are tried in the order of these numbers: one more
/// than it plays moves.
fn nodes(cells: [usize; 9]) -> u64 {
    let plays = std::cell::Cell::new(0);
    let board = InOrder {
        board: WinDrawLoss(Bits::new()),
        cells: &cells.map(|number| Cell::new(number).expect("the number of a cell")),
        plays: &plays,
    };
    alpha_beta(&board, 9, Value::MIN, Value::MAX);
    plays.get() + 1
}

/// A board whose empty cells are tried in one order, and which counts the moves that are played. 45 360 times 20 000 nodes
/// are too many for a list that is sorted at each of them, as in `Ordered`.
#[derive(Debug, Clone)]
struct InOrder<'a> {
    board: WinDrawLoss<Bits>,
    cells: &'a [Cell; 9],
    plays: &'a std::cell::Cell<u64>,
}

impl InOrder<'_> {
    /// The board after a move that is played, and counted.
    fn after(&self, board: WinDrawLoss<Bits>) -> Self {
        self.plays.set(self.plays.get() + 1);
        Self {
            board,
            ..self.clone()
        }
    }
}

impl Board for InOrder<'_> {
    pass_on!(board: WinDrawLoss<Bits>, except legal_moves);

    fn legal_moves(&self) -> impl Iterator<Item = Cell> {
        let bits = self.board.0;
        let marks = bits.set(Player::First) | bits.set(Player::Second);
        let cells = if bits.done() {
            &[]
        } else {
            self.cells.as_slice()
        };
        let free = move |cell: &Cell| marks >> cell.index() & 1 == 0;
        cells.iter().copied().filter(free)
    }
}

impl std::fmt::Display for InOrder<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.board.fmt(f)
    }
}

#[test]
fn it_is_as_if_the_moves_were_sorted() {
    for cells in [
        [1, 2, 3, 4, 5, 6, 7, 8, 9],
        [5, 3, 7, 1, 9, 2, 8, 4, 6],
        [9, 1, 4, 2, 8, 5, 7, 3, 6],
    ] {
        let mut turns = [0; 9];
        for (turn, cell) in (0..).zip(cells) {
            turns[cell - 1] = turn;
        }
        let sorted = Ordered::new(WinDrawLoss(Bits::new()), move |_, cell: Cell| {
            turns[cell.index()]
        });
        let sorted = Counting::new(sorted);
        alpha_beta(&sorted, 9, Value::MIN, Value::MAX);
        assert_eq!(nodes(cells), sorted.asked().play + 1, "{cells:?}");
    }
}
