//! The tables of effort that the book shows: every number counted in a real run.

use std::collections::{BTreeMap, HashMap, HashSet};

use call_trace::record;
use game::{Board, Player, Value};

use crate::analysis::value_of;
use crate::bits::Bits;
use crate::census::{canonical, positions, tree};
use crate::computer_and_human::find_computer_move;
use crate::grid::{Grid, Side};
use crate::look_ahead::look_ahead;
use crate::lost_games::lost_games;
use crate::open_lines::OpenLines;

mod table;

use table::{grouped, table};

/// Name and Markdown of each table. Calls can be counted only in a build that records.
pub fn tables() -> Vec<(&'static str, String)> {
    vec![
        ("tictactoe-by-move", by_move()),
        ("tictactoe-games", games()),
        ("tictactoe-values", values()),
        ("look-ahead-nodes", look_ahead_nodes()),
        ("look-ahead-blunder", blunder()),
        ("depth-games-lost", depth_games_lost()),
        ("computer-and-human-calls", computer_and_human_calls()),
        ("tictactoe-remembered", remembered()),
    ]
}

/// How many nodes, positions and different boards there are after so many moves.
fn by_move() -> String {
    let mut nodes = [0; 10];
    levels(&Bits::new(), &mut nodes);
    let all = positions(&Bits::new());
    let rows = (0..=9).map(|moves| {
        let here = all.iter().filter(|board| board.moves_done() == moves);
        let kinds: HashSet<Bits> = here.clone().map(|board| canonical(*board)).collect();
        let done = here.clone().filter(|board| board.done()).count();
        let counts = [
            nodes[moves as usize],
            here.count() as u64,
            done as u64,
            kinds.len() as u64,
        ];
        row(&moves, counts)
    });
    let kinds: HashSet<Bits> = all.iter().map(|board| canonical(*board)).collect();
    let done = all.iter().filter(|board| board.done()).count();
    let counts = [
        nodes.iter().sum(),
        all.len() as u64,
        done as u64,
        kinds.len() as u64,
    ];
    table(
        "moves made | nodes of the tree | positions | of them finished | up to symmetry",
        rows.chain([row(&"all", counts)]),
    )
}

fn levels(board: &Bits, nodes: &mut [u64; 10]) {
    nodes[board.moves_done() as usize] += 1;
    for cell in board.legal_moves() {
        levels(&board.play(cell), nodes);
    }
}

fn games() -> String {
    let all = tree(&Bits::new());
    table(
        "games | X wins | O wins | draws",
        [[all.games(), all.first, all.second, all.draws]
            .map(grouped)
            .to_vec()],
    )
}

/// How many positions have which value, by who moves.
fn values() -> String {
    let mut known = HashMap::new();
    value_of(&Bits::new(), &mut known);
    let mut counts: BTreeMap<Value, [u64; 3]> = BTreeMap::new();
    for (board, value) in &known {
        let kind = match (board.done(), board.to_move()) {
            (true, _) => 2,
            (false, Player::First) => 0,
            (false, Player::Second) => 1,
        };
        counts.entry(*value).or_default()[kind] += 1;
    }
    let rows = counts
        .iter()
        .rev()
        .map(|(value, counts)| row(&value.to_string().replace('-', "−"), *counts));
    table("value | X to move | O to move | finished", rows)
}

fn look_ahead_nodes() -> String {
    let rows = (0..=9).map(|depth| {
        let ((value, mv), trace) = record(|| look_ahead(&Bits::new(), depth));
        let mv = mv.map_or("none".to_owned(), |mv| mv.to_string());
        let counts = [trace.calls() as u64, trace.height() as u64].map(grouped);
        let value = value.to_string();
        [depth.to_string()]
            .into_iter()
            .chain(counts)
            .chain([value, mv])
            .collect()
    });
    table("depth | calls | height | value | move", rows)
}

/// What O's answers to a corner are worth, looked at 1 move and 8 moves further.
fn blunder() -> String {
    let corner = Bits::new().play(first_move(&Bits::new()));
    let rows = corner.legal_moves().map(|cell| {
        let after = corner.play(cell);
        let value = |depth| look_ahead(&after, depth).0.to_string().replace('-', "−");
        vec![cell.to_string(), value(1), value(8)]
    });
    table("O's answer | value at depth 2 | value at depth 9", rows)
}

fn first_move<B: Board>(board: &B) -> B::Move {
    board.legal_moves().next().expect("the game is not over")
}

fn depth_games_lost() -> String {
    let (wins, lines) = (Bits::new(), OpenLines(Bits::new()));
    let rows = (1..=9).map(|depth| {
        let counts = [Player::First, Player::Second].map(|player| {
            [
                lost_games(&wins, player, depth),
                lost_games(&lines, player, depth),
            ]
        });
        row(&depth, counts.concat())
    });
    table(
        "depth | moves first: by wins alone | by open lines | moves second: by wins alone | by open lines",
        rows,
    )
}

fn computer_and_human_calls() -> String {
    let starts = [".........", "X........", "X...O....", "X...O...X"];
    let rows = starts.map(|start| {
        let board: Bits = start.parse().expect("a position");
        let first = match board.to_move() {
            Player::First => Side::Computer,
            Player::Second => Side::Human,
        };
        let (_, pair) = record(|| find_computer_move(&mut Grid::of(board, first)));
        let (_, ahead) = record(|| look_ahead(&board, 9));
        let counts = [
            ahead.calls(),
            pair.calls(),
            pair.calls_of("find_computer_move"),
            pair.calls_of("find_human_move"),
        ];
        row(&format!("`{start}`"), counts.map(|count| count as u64))
    });
    table(
        "position | calls of `look_ahead` | of the pair | `find_computer_move` | `find_human_move`",
        rows,
    )
}

fn remembered() -> String {
    let (_, plain) = record(|| look_ahead(&Bits::new(), 9));
    let (_, memo) = record(|| value_of(&Bits::new(), &mut HashMap::new()));
    let positions = positions(&Bits::new()).len();
    let rows = [
        ("`look_ahead`", plain.calls(), plain.calls()),
        ("`value_of`", memo.calls(), positions),
    ];
    table(
        "search | calls | positions worked out",
        rows.map(|(name, calls, worked)| row(&name, [calls as u64, worked as u64])),
    )
}

fn row(head: &impl ToString, counts: impl IntoIterator<Item = u64>) -> Vec<String> {
    let counts = counts.into_iter().map(grouped);
    [head.to_string()].into_iter().chain(counts).collect()
}
