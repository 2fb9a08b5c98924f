//! Connect Four: the savings of each technique of chapter 4, on two small boards and in our own players, and the proof for the
//! usual board.

use call_trace::unrecorded;
use charts::{Cell, ChartKind, Table};
use connect_four::board::ConnectFour;
use connect_four::proof::RECORD;
use connect_four::rungs::LADDER;
use project::own_player::read;

use crate::counted::{Drawn, Tables, row, table, with_chart};

/// Returns the tables of the ladder and of the proof.
pub fn tables() -> Tables {
    vec![
        ("connect-four-ladder", ladder()),
        ("connect-four-proof", proof()),
        ("own-player-variants", variants()),
    ]
}

/// Returns the nodes of the proof for the usual board, from its record. The proof takes minutes and a gibibyte.
fn proof() -> Table {
    let nodes = RECORD.lines().find_map(|line| line.strip_prefix("nodes: "));
    let nodes: usize = nodes
        .and_then(|nodes| nodes.parse().ok())
        .expect("a number of nodes");
    table("board | nodes", [row("7 × 6", [nodes])])
}

/// Lists the techniques, and the nodes of each on the empty boards of 4 × 4 and 5 × 4. If a search would take too long, its nodes
/// are computed.
fn ladder() -> Table {
    let boards = ["4x4", "5x4"].map(|size| size.parse::<ConnectFour>().expect("a size"));
    let rows = LADDER
        .into_iter()
        .filter(|rung| rung.name != "… on bits")
        .map(|rung| {
            let nodes = boards.each_ref().map(|board| {
                let known = (rung.nodes)(board);
                Cell::from(
                    known.unwrap_or_else(|| unrecorded(|| (rung.solve)(board)).nodes) as usize,
                )
            });
            row(rung.name, nodes)
        });
    let counted = table("search | nodes on 4 × 4 | nodes on 5 × 4", rows);
    with_chart(
        counted,
        &Drawn {
            title: "What each technique visits in Connect Four",
            counted: "Nodes, from the empty board",
            kind: ChartKind::Marks,
            columns: &[(1, "4 × 4"), (2, "5 × 4")],
            ladder: None,
        },
    )
}

/// Lists the variants of our two players, each with its fuel in millions of units, as their command `table` printed it. The fuel
/// depends on the compiler, so it is recorded. In `crates/project`, for `own_player` and for `own_player_on_bits`:
/// `LOOK_AHEAD_EXAMPLE=own_player cargo run --release --example own_player -- table > examples/own_player.txt`
fn variants() -> Table {
    let printed = [
        include_str!("../../project/examples/own_player.txt"),
        include_str!("../../project/examples/own_player_on_bits.txt"),
    ];
    let rows = printed.into_iter().flat_map(read).map(|(name, fuel)| {
        let millions = (fuel + 500_000) / 1_000_000;
        row(name, [millions as usize])
    });
    table("variant | fuel", rows)
}
