//! Compares searches of tic-tac-toe.

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::move_order::centre_first;
use alpha_beta::negamax::negamax;
use alpha_beta::transposition::{Table as Kept, with_table};
use charts::{Cell as Entry, ChartKind, Table};
use game::{Board, Counts, Ordered, Player, Value, Watched, WinDrawLoss};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::look_ahead::look_ahead;

use crate::counted::{Drawn, row, table, with_chart};

/// The open window.
pub(super) const OPEN: (Value, Value) = (Value::MIN, Value::MAX);
/// The window that asks only who wins.
pub(super) const WHO_WINS: (Value, Value) = (-1, 1);

/// The starting board of the tables, with counters.
type Start = Watched<WinDrawLoss<Bits>>;

/// Returns the counts of a search of a board.
pub(super) fn counted<B: Board>(board: B, search: impl FnOnce(&Watched<B>)) -> Counts {
    let watched = Watched::new(board);
    search(&watched);
    watched.tree().counts()
}

/// Returns the counts of alpha-beta to the end of every game.
pub(super) fn alpha_beta_counts<B: Board>(board: B, (alpha, beta): (Value, Value)) -> Counts {
    counted(board, |board| {
        alpha_beta(board, u32::MAX, alpha, beta);
    })
}

pub(super) fn start() -> WinDrawLoss<Bits> {
    WinDrawLoss(Bits::new())
}

pub(super) fn searches() -> Table {
    let line = |name: &str, search: &dyn Fn(&Start) -> Value| {
        let board = Watched::new(start());
        let value = search(&board);
        let counts = board.tree().counts();
        line_of(name, &counts, value)
    };
    let asked = |board: &Start, (alpha, beta)| alpha_beta(board, 9, alpha, beta).0;
    let by_moves = alpha_beta_counts(Bits::new(), OPEN);
    let (value, _) = alpha_beta(&Bits::new(), 9, OPEN.0, OPEN.1);
    let counted = table(
        "search | nodes | leaves | cut-offs | branches cut | value",
        [
            line("minimax (`look_ahead`)", &|board| look_ahead(board, 9).0),
            line("alpha-beta, window not handed down", &|board| {
                not_handed_down(board, 9)
            }),
            line("alpha-beta, cut only when alpha > beta", &|board| {
                cut_where(board, 9, OPEN, |alpha, beta| alpha > beta)
            }),
            line("one bound, the parent's", &|board| {
                one_bound(board, 9, None)
            }),
            line_of("alpha-beta, valued by `10 - moves_done`", &by_moves, value),
            line("**alpha-beta**", &|board| asked(board, OPEN)),
            line("negamax", &|board| {
                negamax(board, 9, -Value::MAX, Value::MAX).0
            }),
            line("alpha-beta, window (−1, 1)", &|board| {
                asked(board, WHO_WINS)
            }),
            line("alpha-beta, −1 to 1 known", &|board| {
                cut_where(board, 9, OPEN, |alpha, beta| {
                    alpha.max(WHO_WINS.0) >= beta.min(WHO_WINS.1)
                })
            }),
            line("alpha-beta, cut one too early: wrong", &|board| {
                cut_where(board, 9, OPEN, |alpha, beta| alpha >= beta - 1)
            }),
        ],
    );
    with_chart(
        counted,
        &Drawn {
            title: "What each search visits",
            counted: "Nodes, from the empty board of tic-tac-toe",
            kind: ChartKind::Marks,
            columns: &[(1, "nodes")],
            ladder: None,
        },
    )
}

fn line_of(name: &str, counts: &Counts, value: Value) -> Vec<Entry> {
    let counts = [counts.nodes, counts.leaves, counts.cut_offs, counts.cut];
    let mut row = row(name, counts);
    row.push(value.into());
    row
}

/// Alpha-beta that passes on only one bound, the best value of the parent, and therefore finds only shallow cut-offs.
fn one_bound<B: Board>(board: &B, depth: u32, bound: Option<Value>) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let mut best = None;
    for mv in board.legal_moves() {
        let next = board.play(mv);
        let same = next.to_move() == board.to_move();
        let value = one_bound(&next, depth - 1, if same { None } else { best });
        if best.is_none_or(|best| board.better(value, best)) {
            best = Some(value);
        }
        // A value equal to the parent's best is enough to cut.
        let meets = |bound: Value| value == bound || board.better(value, bound);
        if bound.is_some_and(meets) {
            break;
        }
    }
    best.unwrap_or_default()
}

/// Alpha-beta that cuts off if `closes` returns true for the window.
fn cut_where<B: Board>(
    board: &B,
    depth: u32,
    (alpha, beta): (Value, Value),
    closes: fn(Value, Value) -> bool,
) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let (mut alpha, mut beta) = (alpha, beta);
    let mut best = board.worst_case();
    for mv in board.legal_moves() {
        let value = cut_where(&board.play(mv), depth - 1, (alpha, beta), closes);
        if board.better(value, best) {
            best = value;
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best),
            Player::Second => beta = beta.min(best),
        }
        if closes(alpha, beta) {
            break;
        }
    }
    best
}

/// Alpha-beta that searches every reply with an open window.
fn not_handed_down<B: Board>(board: &B, depth: u32) -> Value {
    if depth == 0 || board.done() {
        return board.evaluate();
    }
    let (mut alpha, mut beta) = (Value::MIN, Value::MAX);
    let mut best = board.worst_case();
    for mv in board.legal_moves() {
        let value = not_handed_down(&board.play(mv), depth - 1);
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

pub(super) fn with_a_table() -> Table {
    let natural: fn(&Start, Cell) -> i32 = |_, _| 0;
    let orders = [("cells 1 to 9", natural), ("centre first", centre_first)];
    let windows = [("open", OPEN), ("(−1, 1)", WHO_WINS)];
    let rows = orders.into_iter().flat_map(|(order, rank)| {
        windows.map(|(name, (alpha, beta))| {
            let searched = |with: &mut dyn FnMut(&Ordered<Start>)| {
                let watched = Watched::new(start());
                with(&Ordered::new(watched.clone(), rank));
                watched.tree().counts()
            };
            let plain = searched(&mut |board| {
                alpha_beta(board, 9, alpha, beta);
            });
            let mut kept = Kept::new();
            let counts = searched(&mut |board| {
                with_table(board, 9, alpha, beta, &mut kept);
            });
            // On a board that the table answers, the search calls only `done`.
            let (hits, calls) = (counts.peeked, counts.nodes + counts.peeked);
            row(order, row(name, [plain.nodes, calls, hits, kept.len()]))
        })
    });
    table(
        "order | window | calls without a table | calls with one | of these hits | positions kept",
        rows,
    )
}

pub(super) fn deeper_and_deeper() -> Table {
    let mut all = 0;
    let rows = (1..=9).map(|depth| {
        let board = Watched::new(start());
        let (value, recommended) = alpha_beta(&board, depth, OPEN.0, OPEN.1);
        let nodes = board.tree().counts().nodes;
        all += nodes;
        let mv = recommended.expect("the game goes on").number();
        vec![
            depth.into(),
            nodes.into(),
            all.into(),
            value.into(),
            mv.into(),
        ]
    });
    let counted = table("depth | nodes | all nodes so far | value | move", rows);
    with_chart(
        counted,
        &Drawn {
            title: "One depth, and all depths so far",
            counted: "Nodes of alpha-beta, from the empty board",
            kind: ChartKind::Lines("depth".to_owned()),
            columns: &[(1, "this depth"), (2, "all so far")],
            ladder: None,
        },
    )
}
