//! Searches of games: a small explicit tree, and tic-tac-toe near its end.

use std::fmt;

use call_trace::{Trace, offer, play_by, record, take_back, traced, value};

/// A game tree: a leaf, or an inner node and whether its mover moved before too.
#[derive(Clone)]
pub enum Tree {
    Leaf(i32),
    Inner(Vec<Tree>, bool),
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tree::Leaf(value) => write!(f, "{value}"),
            Tree::Inner(children, again) => {
                let children: Vec<String> = children.iter().map(Tree::to_string).collect();
                let (open, close) = if *again { ('{', '}') } else { ('[', ']') };
                write!(f, "{open}{}{close}", children.join(", "))
            }
        }
    }
}

pub fn inner(children: impl IntoIterator<Item = Tree>) -> Tree {
    Tree::Inner(children.into_iter().collect(), false)
}

pub fn leaves(values: &[i32]) -> Tree {
    inner(values.iter().copied().map(Tree::Leaf))
}

fn name(max: bool) -> &'static str {
    if max { "first" } else { "second" }
}

/// The children of an inner node, offered and played as a watched board does it.
fn moves(tree: &Tree, max: bool) -> impl Iterator<Item = (usize, &Tree, bool)> {
    let children: &[Tree] = match tree {
        Tree::Leaf(_) => &[],
        Tree::Inner(children, _) => children,
    };
    offer(1..=children.len());
    children.iter().enumerate().map(move |(at, child)| {
        play_by(name(max), at + 1, child);
        (at + 1, child, max == matches!(child, Tree::Inner(_, true)))
    })
}

fn leaf(worth: i32) -> i32 {
    value(worth);
    worth
}

#[traced(skip(tree, max))]
pub fn alpha_beta(tree: &Tree, max: bool, mut alpha: i32, mut beta: i32) -> (i32, Option<usize>) {
    if let Tree::Leaf(worth) = tree {
        return (leaf(*worth), None);
    }
    let mut best = (if max { i32::MIN } else { i32::MAX }, None);
    for (mv, child, next) in moves(tree, max) {
        let (found, _) = alpha_beta(child, next, alpha, beta);
        if if max { found > best.0 } else { found < best.0 } {
            best = (found, Some(mv));
        }
        if max {
            alpha = alpha.max(best.0);
        } else {
            beta = beta.min(best.0);
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

/// Values and windows from the mover's side.
#[traced(skip(tree, max))]
fn negamax(tree: &Tree, max: bool, mut alpha: i32, beta: i32) -> i32 {
    if let Tree::Leaf(worth) = tree {
        return if max { leaf(*worth) } else { -leaf(*worth) };
    }
    let mut best = -i32::MAX;
    for (_, child, next) in moves(tree, max) {
        best = best.max(-negamax(child, next, -beta, -alpha));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// No window: every leaf is read, by the node above it.
#[traced(skip(tree, max))]
fn look_ahead(tree: &Tree, max: bool) -> i32 {
    let values: Vec<i32> = moves(tree, max)
        .map(|(_, child, next)| match child {
            Tree::Leaf(worth) => leaf(*worth),
            Tree::Inner(..) => look_ahead(child, next),
        })
        .collect();
    let mut values = values.into_iter();
    if max {
        values.by_ref().max()
    } else {
        values.by_ref().min()
    }
    .unwrap_or(0)
}

/// Plays every move before it searches the first.
#[traced(skip(tree, max))]
fn all_first(tree: &Tree, max: bool, mut alpha: i32, mut beta: i32) -> i32 {
    if let Tree::Leaf(worth) = tree {
        return leaf(*worth);
    }
    let boards: Vec<_> = moves(tree, max).collect();
    let mut best = if max { i32::MIN } else { i32::MAX };
    for (_, child, next) in boards {
        let found = all_first(child, next, alpha, beta);
        if max {
            best = best.max(found);
            alpha = alpha.max(best);
        } else {
            best = best.min(found);
            beta = beta.min(best);
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

pub fn of_alpha_beta(tree: &Tree, max: bool) -> Trace {
    record(|| alpha_beta(tree, max, i32::MIN, i32::MAX)).1
}

pub fn of_negamax(tree: &Tree, max: bool) -> Trace {
    record(|| negamax(tree, max, -i32::MAX, i32::MAX)).1
}

pub fn of_look_ahead(tree: &Tree, max: bool) -> Trace {
    record(|| look_ahead(tree, max)).1
}

pub fn of_all_first(tree: &Tree) -> Trace {
    record(|| all_first(tree, true, i32::MIN, i32::MAX)).1
}

/// The 44 and the 40.
pub fn forty_four() -> Tree {
    inner([
        leaves(&[44, 61, 50]),
        leaves(&[40, 35]),
        leaves(&[47, 52, 70]),
    ])
}

/// The same seen from the other side: MIN holds 44, MAX finds 48.
pub fn mirror() -> Tree {
    inner([
        leaves(&[44, 27, 38]),
        leaves(&[48, 53]),
        leaves(&[41, 36, 18]),
    ])
}

/// A grandparent's bound cuts: three levels above.
pub fn deep() -> Tree {
    let low = inner([leaves(&[5, 9]), leaves(&[8, 7])]);
    inner([leaves(&[6, 7]), inner([low, Tree::Leaf(12)])])
}

/// MAX moves twice in its second branch.
pub fn extra_turn() -> Tree {
    let again = Tree::Inner(vec![Tree::Leaf(2), leaves(&[9, 1])], true);
    inner([leaves(&[3, 5]), again, leaves(&[3, 4])])
}

type Cells = [u8; 9];

fn board(cells: &Cells) -> String {
    let rows = cells
        .chunks(3)
        .map(|row| String::from_utf8_lossy(row).into_owned());
    rows.collect::<Vec<_>>().join("\n")
}

fn won(cells: &Cells, mark: u8) -> bool {
    let lines = [
        [0, 1, 2],
        [3, 4, 5],
        [6, 7, 8],
        [0, 3, 6],
        [1, 4, 7],
        [2, 5, 8],
        [0, 4, 8],
        [2, 4, 6],
    ];
    lines
        .iter()
        .any(|line| line.iter().all(|&at| cells[at] == mark))
}

fn free(cells: &Cells) -> Vec<usize> {
    let over = won(cells, b'X') || won(cells, b'O');
    (0..9).filter(|&at| !over && cells[at] == b'.').collect()
}

fn worth(cells: &Cells) -> i32 {
    let moves = cells.iter().filter(|&&cell| cell != b'.').count() as i32;
    match (won(cells, b'X'), won(cells, b'O')) {
        (true, _) => 10 - moves,
        (_, true) => moves - 10,
        _ => 0,
    }
}

#[traced(skip(cells))]
fn play_on(cells: &Cells, depth: u32, mut alpha: i32, mut beta: i32) -> (i32, Option<usize>) {
    let cells = *cells;
    let moves = free(&cells);
    if depth == 0 || moves.is_empty() {
        return (leaf(worth(&cells)), None);
    }
    let max = moves.len() % 2 == 1;
    offer(moves.iter().map(|at| at + 1));
    let mut best = (if max { i32::MIN } else { i32::MAX }, None);
    for at in moves {
        let mut next = cells;
        next[at] = if max { b'X' } else { b'O' };
        play_by(name(max), at + 1, board(&next));
        let (found, _) = play_on(&next, depth - 1, alpha, beta);
        if if max { found > best.0 } else { found < best.0 } {
            best = (found, Some(at + 1));
        }
        if max {
            alpha = alpha.max(best.0);
        } else {
            beta = beta.min(best.0);
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

/// Two functions on one board that is taken back: the computer, who is O and wants 1, and the
/// human.
#[traced(skip(cells))]
fn computer(cells: &mut Cells) -> i32 {
    turn(cells, b'O').unwrap_or_default()
}

#[traced(skip(cells))]
fn human(cells: &mut Cells) -> i32 {
    turn(cells, b'X').unwrap_or_default()
}

fn turn(cells: &mut Cells, mark: u8) -> Option<i32> {
    let moves = free(cells);
    let mut values = Vec::new();
    for at in moves {
        cells[at] = mark;
        play_by(char::from(mark), at + 1, board(cells));
        values.push(match mark {
            _ if won(cells, mark) => {
                if mark == b'O' {
                    1
                } else {
                    -1
                }
            }
            b'O' => human(cells),
            _ => computer(cells),
        });
        cells[at] = b'.';
        take_back(at + 1, board(cells));
    }
    if mark == b'O' {
        values.into_iter().max()
    } else {
        values.into_iter().min()
    }
}

pub fn cells(text: &str) -> Cells {
    std::array::from_fn(|at| text.as_bytes()[at])
}

pub fn of_tic_tac_toe(text: &str, depth: u32) -> Trace {
    let cells = cells(text);
    record(|| play_on(&cells, depth, i32::MIN, i32::MAX)).1
}

pub fn of_two_players(text: &str) -> Trace {
    let mut cells = cells(text);
    record(|| computer(&mut cells)).1
}

/// Every search of a game that the tests draw, by name.
pub fn all() -> Vec<(&'static str, Trace)> {
    vec![
        ("forty_four", of_alpha_beta(&forty_four(), true)),
        ("mirror", of_alpha_beta(&mirror(), false)),
        ("deep", of_alpha_beta(&deep(), true)),
        ("extra_turn", of_alpha_beta(&extra_turn(), true)),
        ("negamax", of_negamax(&mirror(), false)),
        ("look_ahead", of_look_ahead(&forty_four(), true)),
        ("all_first", of_all_first(&forty_four())),
        ("tic_tac_toe", of_tic_tac_toe("XOXO.XO..", 9)),
        ("two_players", of_two_players("XOXOX.O..")),
        ("opening", of_tic_tac_toe(".........", 4)),
    ]
}
