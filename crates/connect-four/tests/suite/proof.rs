//! The record of the proof that the first player wins on the usual board.

use connect_four::proof::RECORD;
use connect_four::size::Size;

#[test]
fn the_record_names_the_winner_on_the_usual_board_and_the_cost_of_the_proof() {
    let fields: Vec<(&str, &str)> = { RECORD.lines() }
        .map(|line| line.split_once(": ").expect("a name and a value"))
        .collect();
    let [board, value, nodes, seconds, table, machine] = fields[..] else {
        panic!("{} lines", fields.len());
    };
    assert_eq!(board, ("board", "7x6"));
    assert_eq!(board.1.parse(), Ok(Size::USUAL));
    assert_eq!(value, ("value", "1"));
    for (field, name) in [(nodes, "nodes"), (seconds, "seconds")] {
        assert_eq!(field.0, name);
        assert!(field.1.parse::<u64>().unwrap() > 0, "{name}");
    }
    assert_eq!(table, ("table", "1024 MiB"));
    assert_eq!(machine, ("machine", "2 cores, x86-64"));
}
