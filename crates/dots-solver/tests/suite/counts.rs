//! Exact node counts: one number catches any change of the search. They are for one thread, only the value, and an
//! empty table.

use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Size;
use dots_solver::{Limits, Options, Solver, Techniques};
use game::Value;

fn solve(name: &str, options: Options) -> (Value, u64) {
    let size: Size = name.parse().expect("a size");
    let solver = Solver::new(size, options);
    solver
        .value(&Dots::new(size), Limits::none())
        .expect("no limits")
}

fn nodes(name: &str, techniques: Techniques) -> u64 {
    let options = Options {
        techniques,
        ..Options::default()
    };
    solve(name, options).1
}

#[test]
fn nodes_of_the_empty_fields() {
    let found = ["2x2", "2x3", "2x4", "3x3"].map(|name| nodes(name, Techniques::ALL));
    assert_eq!(found, [76, 663, 9_686, 25_657]);
}

#[test]
fn nodes_of_2x2_without_each_technique() {
    let without = Techniques::each_off().map(|(name, techniques)| (name, nodes("2x2", techniques)));
    let wanted = [
        ("chains", 205),
        ("bound", 81),
        ("table", 582),
        ("symmetry", 517),
        ("look first", 77),
        ("centre first", 103),
        ("endgame", 96),
        ("shortest chain", 76),
    ];
    assert_eq!(without.collect::<Vec<_>>(), wanted);
}

#[test]
fn nodes_of_3x3_without_each_technique_but_the_table() {
    let without = Techniques::each_off()
        .filter(|(_, techniques)| techniques.table)
        .map(|(name, techniques)| (name, nodes("3x3", techniques)));
    let wanted = [
        ("chains", 360_376),
        ("bound", 25_689),
        ("symmetry", 446_824),
        ("look first", 28_122),
        ("centre first", 59_306),
        ("endgame", 26_564),
        ("shortest chain", 25_770),
    ];
    assert_eq!(without.collect::<Vec<_>>(), wanted);
}

#[test]
fn a_field_and_the_same_field_turned_take_the_same_nodes() {
    for (lying, standing) in [("2x3", "3x2"), ("1x4", "4x1"), ("2x4", "4x2")] {
        let all = Options::default();
        assert_eq!(solve(lying, all), solve(standing, all), "{lying}");
    }
}

#[test]
fn with_little_memory_it_takes_more_nodes_and_finds_the_same() {
    let little = Options {
        memory: 4096,
        ..Options::default()
    };
    let (value, nodes) = solve("3x3", little);
    assert_eq!(value, -3);
    assert!(nodes > 2 * 25_657, "{nodes}");
}

#[test]
fn nodes_of_3x4() {
    assert_eq!(solve("3x4", Options::default()), (0, 514_623));
}
