//! The ladder: exact counts of nodes.

use connect_four::board::ConnectFour;
use connect_four::rungs::{self, LADDER};
use connect_four::solver::Solution;
use rstest::rstest;

fn board(position: &str) -> ConnectFour {
    position.parse().unwrap()
}

#[test]
fn every_technique_finds_the_value_of_each_small_board_and_position() {
    let boards = [
        "1x1",
        "3x3",
        "4x2",
        "2x5",
        "4x3",
        "3x4",
        "5x4 33442",
        "4x4 12131",
    ];
    for position in boards {
        let board = board(position);
        let want = rungs::minimax(&board);
        assert_eq!(rungs::minimax_nodes(&board), Some(want.nodes), "{position}");
        for rung in LADDER {
            assert_eq!(
                (rung.solve)(&board).value,
                want.value,
                "{}, {position}",
                rung.name
            );
        }
    }
}

#[test]
fn minimax_on_4x4_visits_131_million_nodes() {
    assert_eq!(rungs::minimax_nodes(&board("4x4")), Some(131_060_741));
}

#[rstest]
#[case::left_to_right(rungs::left_to_right, 60_184)]
#[case::centre(rungs::centre, 152_413)]
#[case::table(rungs::table, 26_508)]
#[case::null_windows(rungs::null_windows, 26_509)]
#[case::on_bits(rungs::on_bits, 26_509)]
#[case::solver(rungs::solver, 8_664)]
fn nodes_on_4x4(#[case] solve: fn(&ConnectFour) -> Solution, #[case] nodes: u64) {
    let found = solve(&board("4x4"));
    assert_eq!((found.value, found.nodes), (0, nodes));
}

#[test]
fn on_5x4_the_middle_and_a_table_pay() {
    let nodes = |solve: fn(&ConnectFour) -> Solution| solve(&board("5x4")).nodes;
    let centre = nodes(rungs::centre);
    let table = nodes(rungs::table);
    assert_eq!(
        (centre, table, nodes(rungs::solver)),
        (7_573_464, 337_609, 32_925)
    );
}
