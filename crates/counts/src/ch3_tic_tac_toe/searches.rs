//! The nodes and the results of the searches.

use std::collections::HashMap;

use call_trace::record;
use charts::{Cell as Entry, ChartKind, Table};
use game::{Board, Player};
use tic_tac_toe::analysis::value_of;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::census::positions;
use tic_tac_toe::computer_and_human::{COMPUTER_LOSS, find_computer_move};
use tic_tac_toe::debugging;
use tic_tac_toe::grid::{Grid, Side};
use tic_tac_toe::look_ahead::look_ahead;
use tic_tac_toe::lost_games::lost_games;
use tic_tac_toe::open_lines::OpenLines;

use crate::counted::{Drawn, row, table, with_chart};

pub(super) fn look_ahead_nodes() -> Table {
    let rows = (0..=9).map(|depth| {
        let ((value, mv), trace) = record(|| look_ahead(&Bits::new(), depth));
        let mv = mv.map_or("none".into(), |mv| Entry::from(mv.number()));
        vec![
            depth.into(),
            trace.calls().into(),
            trace.height().into(),
            value.into(),
            mv,
        ]
    });
    let counted = table("depth | calls | height | value | move", rows);
    with_chart(
        counted,
        &Drawn {
            title: "Calls by depth",
            counted: "Calls from the empty board",
            kind: ChartKind::Lines("moves looked ahead".to_owned()),
            columns: &[(1, "calls")],
            ladder: None,
        },
    )
}

/// Lists the values of O's replies to a corner, at a depth of 1 move and of 8 moves after the reply.
pub(super) fn blunder() -> Table {
    let corner = Cell::new(1).map_or(Bits::new(), |corner| Bits::new().play(corner));
    let rows = corner.legal_moves().map(|cell| {
        let after = corner.play(cell);
        row(
            cell.number(),
            [1, 8].map(|depth| look_ahead(&after, depth).0),
        )
    });
    table("O's answer | value at depth 2 | value at depth 9", rows)
}

/// Lists the lost games by depth, as a table and as lines.
pub(super) fn games_lost_by_depth() -> Table {
    let rows = (1..=9).map(|depth| row(depth, games_lost(depth)));
    let counted = table(
        "depth | moves first :: by wins alone | moves first :: by open lines | moves second :: by wins alone | moves second :: by open lines",
        rows,
    );
    with_chart(
        counted,
        &Drawn {
            title: "Games lost, by depth",
            counted: "Games lost",
            kind: ChartKind::Lines("moves looked ahead".to_owned()),
            columns: &[
                (3, "second, wins"),
                (4, "second, lines"),
                (1, "first, wins"),
                (2, "first, lines"),
            ],
            ladder: None,
        },
    )
}

/// Counts the games lost as first player by wins only and by open lines, and then as second player.
fn games_lost(depth: u32) -> [u64; 4] {
    let (wins, lines) = (Bits::new(), OpenLines(Bits::new()));
    let [first, second] = [Player::First, Player::Second].map(|player| {
        [
            lost_games(&wins, player, depth),
            lost_games(&lines, player, depth),
        ]
    });
    [first[0], first[1], second[0], second[1]]
}

pub(super) fn computer_and_human_calls() -> Table {
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
            pair.plays(),
        ];
        row(format!("`{start}`"), counts)
    });
    table(
        "position | calls of `look_ahead` | of the pair | `find_computer_move` | `find_human_move` | marks placed",
        rows,
    )
}

/// Counts the positions with the computer to move, if the human began, in which every move loses. Also counts those among them in
/// which the program of the debugging exercise marks an occupied cell.
pub(super) fn cell_one_lost() -> Table {
    let all = positions(&Bits::new()).into_iter();
    let open = all.filter(|board| !board.done() && board.to_move() == Player::Second);
    let [mut moves, mut lost, mut cell_one, mut overwritten] = [0; 4];
    for board in open {
        let mut grid = Grid::of(board, Side::Human);
        let (value, _) = find_computer_move(&mut grid);
        let (_, cell) = debugging::cell_one::find_computer_move(&mut grid);
        moves += 1;
        lost += u64::from(value == COMPUTER_LOSS);
        cell_one += u64::from(value == COMPUTER_LOSS && cell == 1);
        overwritten += u64::from(!grid.is_empty(cell));
    }
    table(
        "positions with the computer to move | every move loses | the program marks cell 1 there | and a mark stands on it",
        [row(moves, [lost, cell_one, overwritten])],
    )
}

pub(super) fn remembered() -> Table {
    let (_, plain) = record(|| look_ahead(&Bits::new(), 9));
    let (_, memo) = record(|| value_of(&Bits::new(), &mut HashMap::new()));
    let positions = positions(&Bits::new()).len();
    let rows = [
        ("`look_ahead`", plain.calls(), plain.calls()),
        ("`value_of`", memo.calls(), positions),
    ];
    table(
        "search | calls | positions worked out",
        rows.map(|(name, calls, worked)| row(name, [calls, worked])),
    )
}
