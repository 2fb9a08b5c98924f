//! The ladder: exact counts of nodes.

use connect_four::rungs::{self, LADDER};
use connect_four::size::Size;
use connect_four::solver::Solution;
use rstest::rstest;

fn size(columns: usize, rows: usize) -> Size {
    Size::new(columns, rows).unwrap()
}

#[test]
fn every_technique_finds_the_value_of_each_small_board() {
    for (columns, rows) in [(1, 1), (3, 3), (4, 2), (2, 5), (4, 3), (3, 4)] {
        let size = size(columns, rows);
        let want = rungs::minimax(size);
        assert_eq!(rungs::minimax_nodes(size), Some(want.nodes), "{size}");
        for rung in LADDER {
            assert_eq!(
                (rung.solve)(size).value,
                want.value,
                "{}, {size}",
                rung.name
            );
        }
    }
}

#[test]
fn minimax_on_4x4_visits_131_million_nodes() {
    assert_eq!(rungs::minimax_nodes(size(4, 4)), Some(131_060_741));
}

#[rstest]
#[case::left_to_right(rungs::left_to_right, 60_184)]
#[case::centre(rungs::centre, 152_413)]
#[case::table(rungs::table, 26_508)]
#[case::null_windows(rungs::null_windows, 26_509)]
#[case::on_bits(rungs::on_bits, 26_509)]
#[case::solver(rungs::solver, 8_664)]
fn nodes_on_4x4(#[case] solve: fn(Size) -> Solution, #[case] nodes: u64) {
    let found = solve(size(4, 4));
    assert_eq!((found.value, found.nodes), (0, nodes));
}

#[test]
fn on_5x4_the_middle_and_a_table_pay() {
    let nodes = |solve: fn(Size) -> Solution| solve(size(5, 4)).nodes;
    let centre = nodes(rungs::centre);
    let table = nodes(rungs::table);
    assert_eq!(
        (centre, table, nodes(rungs::solver)),
        (7_573_464, 337_609, 32_925)
    );
}
