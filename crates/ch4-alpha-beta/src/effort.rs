//! The tables of effort that the book shows: every number counted in a run.

use call_trace::record;
use game::{Board, Counts, Ordered, Value, Watched, WinDrawLoss};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::computer_and_human;
use tic_tac_toe::grid::Grid;
use tic_tac_toe::look_ahead::look_ahead;

use crate::alpha_beta::alpha_beta;
use crate::move_order::{centre_first, promising_first};
use crate::negamax::negamax;
use crate::old_beta;
use crate::transposition::{Table, with_table};

mod fixed_order;
mod other_searches;
mod table;
mod trees;

pub use fixed_order::FixedOrder;
use table::{grouped, table};

/// The open window.
const OPEN: (Value, Value) = (Value::MIN, Value::MAX);
/// The window that asks only who wins.
const WHO_WINS: (Value, Value) = (-1, 1);

/// Of all 362 880 fixed orders the one that visits fewest nodes, and the one that visits most.
pub const BEST_AND_WORST: [[usize; 9]; 2] =
    [[5, 3, 7, 1, 9, 2, 8, 4, 6], [2, 8, 4, 6, 3, 1, 7, 9, 5]];

/// Name and Markdown of each table. Calls can be counted only in a build that records.
pub fn tables() -> Vec<(&'static str, String)> {
    vec![
        ("alpha-beta-searches", searches()),
        ("alpha-beta-orders", orders()),
        ("alpha-beta-after-two-moves", after_two_moves()),
        ("alpha-beta-table", with_a_table()),
        ("alpha-beta-deepening", deeper_and_deeper()),
        ("old-beta-calls", old_beta_calls()),
        ("first-child-only-values", trees::first_child_only_values()),
        ("minimal-tree", trees::minimal_tree()),
        ("random-trees", trees::random_trees()),
    ]
}

/// The cells of an order by their numbers, 1 to 9.
pub fn cells(order: [usize; 9]) -> [Cell; 9] {
    let mut cells = Cell::all().collect::<Vec<_>>();
    cells.sort_by_key(|cell| order.iter().position(|&number| number == cell.number()));
    std::array::from_fn(|at| cells[at])
}

/// What a search of a board visits.
pub(crate) fn counted<B: Board>(board: B, search: impl FnOnce(&Watched<B>)) -> Counts {
    let watched = Watched::new(board);
    search(&watched);
    watched.tree().counts()
}

/// What alpha-beta visits, to the end of every game.
pub(crate) fn alpha_beta_counts<B: Board>(board: B, (alpha, beta): (Value, Value)) -> Counts {
    counted(board, |board| {
        alpha_beta(board, u32::MAX, alpha, beta);
    })
}

fn start() -> WinDrawLoss<Bits> {
    WinDrawLoss(Bits::new())
}

fn searches() -> String {
    let (low, high) = OPEN;
    let line = |name: &str, counts: Counts| {
        let Counts {
            nodes,
            leaves,
            cut_offs,
            cut,
            ..
        } = counts;
        let counts = [nodes, leaves, cut_offs, cut].map(grouped);
        [name.to_owned()].into_iter().chain(counts).collect()
    };
    table(
        "search | nodes | leaves | cut-offs | branches cut",
        [
            line(
                "minimax (`look_ahead`)",
                counted(start(), |board| {
                    look_ahead(board, 9);
                }),
            ),
            line(
                "alpha-beta, cut only when alpha > beta",
                counted(start(), |board| {
                    other_searches::cut_when_past(board, 9, low, high);
                }),
            ),
            line(
                "one bound, the parent's",
                counted(start(), |board| {
                    other_searches::one_bound(board, 9, None);
                }),
            ),
            line(
                "alpha-beta, valued by `10 - moves_done`",
                alpha_beta_counts(Bits::new(), OPEN),
            ),
            line("alpha-beta", alpha_beta_counts(start(), OPEN)),
            line(
                "negamax",
                counted(start(), |board| {
                    negamax(board, 9, -Value::MAX, Value::MAX);
                }),
            ),
            line(
                "alpha-beta, window (−1, 1)",
                alpha_beta_counts(start(), WHO_WINS),
            ),
        ],
    )
}

fn orders() -> String {
    let line = |name: &str, nodes: [usize; 2]| {
        let nodes = nodes.map(grouped);
        [name.to_owned()].into_iter().chain(nodes).collect()
    };
    let by = |rank: fn(&WinDrawLoss<Bits>, Cell) -> i32| {
        [OPEN, WHO_WINS].map(|window| alpha_beta_counts(Ordered::new(start(), rank), window).nodes)
    };
    let fixed = |order: [usize; 9]| {
        let order = cells(order);
        [OPEN, WHO_WINS].map(|window| alpha_beta_counts(FixedOrder::new(&order), window).nodes)
    };
    let named = |order: [usize; 9]| {
        let name = match order {
            best if best == BEST_AND_WORST[0] => "the best fixed order",
            _ => "the worst fixed order",
        };
        format!("{name}: {}", order.map(|cell| cell.to_string()).join(" "))
    };
    let [best, worst] = BEST_AND_WORST;
    table(
        "order | nodes, open window | nodes, window (−1, 1)",
        [
            line("1 to 9", by(|_, _| 0)),
            line("centre, corners, edges", by(centre_first)),
            line(
                "centre first for X, the reverse for O",
                by(|board, cell| match board.to_move() {
                    game::Player::First => centre_first(board, cell) * 10 + cell.number() as i32,
                    game::Player::Second => -centre_first(board, cell) * 10 - cell.number() as i32,
                }),
            ),
            line("promising first", by(promising_first)),
            line(&named(best), fixed(best)),
            line(&named(worst), fixed(worst)),
            line("by the true value, as if known", by(best_first)),
        ],
    )
}

/// The rank of a move by its true value: what sorts perfectly costs more than it saves.
fn best_first(board: &WinDrawLoss<Bits>, cell: Cell) -> i32 {
    let (value, _) = alpha_beta(&board.play(cell), 9, Value::MIN, Value::MAX);
    match board.to_move() {
        game::Player::First => -value,
        game::Player::Second => value,
    }
}

fn after_two_moves() -> String {
    let rows = [1, 2, 3, 4, 6, 7, 8, 9].map(|reply| {
        let mut board = start();
        for cell in [5, reply].into_iter().filter_map(Cell::new) {
            board = board.play(cell);
        }
        let minimax = counted(board.clone(), |board| {
            look_ahead(board, 9);
        });
        let natural = alpha_beta_counts(board.clone(), OPEN);
        let ordered = alpha_beta_counts(Ordered::new(board, centre_first), OPEN);
        let nodes = [minimax.nodes, natural.nodes, ordered.nodes].map(grouped);
        let name = format!("5 {reply}");
        [name].into_iter().chain(nodes).collect()
    });
    table(
        "moves made | minimax | alpha-beta, cells 1 to 9 | alpha-beta, corners first",
        rows,
    )
}

fn with_a_table() -> String {
    let natural: fn(&Watched<WinDrawLoss<Bits>>, Cell) -> i32 = |_, _| 0;
    let orders = [("1 to 9", natural), ("centre first", centre_first)];
    let windows = [("open", OPEN), ("(−1, 1)", WHO_WINS)];
    let rows = orders.into_iter().flat_map(|(order, rank)| {
        windows.map(|(name, (alpha, beta))| {
            let searched = |with: &mut dyn FnMut(&Ordered<Watched<WinDrawLoss<Bits>>>)| {
                let watched = Watched::new(start());
                with(&Ordered::new(watched.clone(), rank));
                watched.tree().counts()
            };
            let plain = searched(&mut |board| {
                alpha_beta(board, 9, alpha, beta);
            });
            let mut table = Table::new();
            let counts = searched(&mut |board| {
                with_table(board, 9, alpha, beta, &mut table);
            });
            // A board that the table answers for is asked nothing but whether it is done.
            let (hits, calls) = (counts.peeked, counts.nodes + counts.peeked);
            let counts = [plain.nodes, calls, hits, table.len()].map(grouped);
            [order, name]
                .map(str::to_owned)
                .into_iter()
                .chain(counts)
                .collect()
        })
    });
    table(
        "order | window | calls without a table | calls with one | of these hits | positions kept",
        rows,
    )
}

fn deeper_and_deeper() -> String {
    let mut all = 0;
    let rows = (1..=9).map(|depth| {
        let board = Watched::new(start());
        let (value, recommended) = alpha_beta(&board, depth, OPEN.0, OPEN.1);
        let nodes = board.tree().counts().nodes;
        all += nodes;
        let mv = recommended.map_or_else(String::new, |cell| cell.to_string());
        let mut row = vec![depth.to_string(), grouped(nodes), grouped(all)];
        row.extend([value.to_string(), mv]);
        row
    });
    table("depth | nodes | all nodes so far | value | move", rows)
}

fn old_beta_calls() -> String {
    let calls = |search: fn(&mut Grid)| grouped(record(|| search(&mut Grid::new())).1.calls());
    let line = |name: &str, human, computer| vec![name.to_owned(), calls(human), calls(computer)];
    table(
        "the two functions | calls, human first | calls, computer first",
        [
            line(
                "without bounds (chapter 3)",
                |grid| {
                    computer_and_human::find_human_move(grid);
                },
                |grid| {
                    computer_and_human::find_computer_move(grid);
                },
            ),
            line(
                "the human hands down the old beta",
                |grid| {
                    other_searches::human(grid, -1, 1);
                },
                |grid| {
                    other_searches::computer(grid, -1, 1);
                },
            ),
            line(
                "repaired",
                |grid| {
                    old_beta::find_human_move(grid, -1, 1);
                },
                |grid| {
                    old_beta::find_computer_move(grid, -1, 1);
                },
            ),
        ],
    )
}
