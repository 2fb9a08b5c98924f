//! What `cargo ladder dots` prints, and how it refuses.

use std::str::FromStr;

use assert_cmd::Command;
use dots_and_boxes::size::Size;
use serde_json::Value;

fn ladder(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ladder"));
    command.arg("dots").args(arguments);
    command
}

fn stdout(arguments: &[&str]) -> String {
    let output = ladder(arguments).assert().success().get_output().clone();
    String::from_utf8(output.stdout).expect("the ladder prints UTF-8")
}

fn rows(arguments: &[&str]) -> Vec<Value> {
    let report: Value = serde_json::from_str(&stdout(arguments)).expect("the ladder prints JSON");
    report["rows"].as_array().expect("rows are a list").clone()
}

#[test]
fn the_rungs_come_first_and_then_the_solver() {
    let table = stdout(&["1x2", "--once"]);
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines[0], "The value of dots and boxes, 1x2");
    let rows = [
        ("minimax ", "13\u{202f}700"),
        ("alpha-beta ", "1\u{202f}398"),
        ("… centre first ", "719"),
        ("… and the bound ", "555"),
        ("memo on the lines ", "449"),
        ("table and bounds ", "174"),
        ("solver: yes or no ", ""),
        ("… chains ", ""),
        ("… symmetry ", ""),
        ("… look first ", ""),
        ("… endgame ", ""),
        ("… shortest chain ", ""),
    ];
    for (line, (name, nodes)) in lines[4..].iter().zip(rows) {
        assert!(
            line.starts_with(name) && line.contains(&format!(" {nodes}")),
            "{line:?} is the row of {name} with {nodes} nodes"
        );
        assert!(line.chars().count() <= 80, "{line:?}");
    }
    let mut last = lines[16..].iter();
    let mut next = || last.next().copied().unwrap_or_default();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    if cores > 1 {
        let row = next();
        assert!(row.starts_with(&format!("… {cores} threads ")), "{row:?}");
        assert!(row.chars().count() <= 80, "{row:?}");
    }
    assert_eq!(next(), "");
    assert_eq!(next(), "With the best play it is a tie.");
    assert!(next().starts_with("The solver's nodes are "), "{table}");
}

#[test]
fn two_by_two_is_what_it_climbs_unless_told_otherwise() {
    let table = stdout(&["--limit", "0.001"]);
    assert!(
        table.starts_with("The value of dots and boxes, 2x2\n"),
        "{table}"
    );
}

#[test]
fn everyone_finds_the_same_value() {
    for (size, value) in [("1x1", -1), ("1x2", 0), ("2x2", 2)] {
        let rows = rows(&[size, "--json", "--once", "--limit", "2"]);
        let ended = Vec::from_iter(rows.iter().filter(|row| !row["value"].is_null()));
        assert!(
            ended.len() >= rows.len() - 1,
            "{size}: only minimax takes long"
        );
        for row in ended {
            assert_eq!(row["value"], value, "{row}");
        }
    }
}

#[test]
fn what_needs_too_much_memory_is_not_tried() {
    let begun = std::time::Instant::now();
    let arguments = ["3x4", "--limit", "0.05"];
    let table = stdout(&arguments);
    let row = |name: &str| table.lines().find(|line| line.starts_with(name));
    for name in ["memo on the lines", "table and bounds"] {
        assert!(
            row(name).is_some_and(|row| row.ends_with("> 1 GiB")),
            "{table}"
        );
    }
    assert!(begun.elapsed().as_secs() < 30);
    let rows = rows(&[&arguments[..], &["--json"]].concat());
    let memo = &rows[4];
    assert_eq!(memo["needs_bytes"], 1_u64 << 31);
    assert_eq!(memo["nodes"], 31 * (1_u64 << 30) + 1, "worked out");
    assert!(memo["seconds"].is_null() && memo["value"].is_null());
    assert!(rows[1].get("needs_bytes").is_none(), "only time is short");
}

#[test]
fn what_cannot_end_in_time_is_not_tried() {
    let rows = rows(&["2x3", "--limit", "0.05", "--json"]);
    assert_eq!(rows[0]["technique"], "minimax");
    assert_eq!(rows[0]["nodes"], 966_858_672_404_690_u64, "17! e");
    assert!(rows[0]["seconds"].is_null() && rows[0]["value"].is_null());
    let table = stdout(&["2x3", "--limit", "0.05"]);
    assert!(table.contains("to wait longer.\nNodes without a time are computed, not visited.\n"));
}

#[test]
fn the_ablation_has_a_row_a_technique() {
    let table = stdout(&["2x2", "--ablate", "--once"]);
    assert!(table.contains("times as many"), "{table}");
    let rows = rows(&["2x2", "--ablate", "--once", "--json"]);
    let names: Vec<&str> = rows
        .iter()
        .filter_map(|row| row["technique"].as_str())
        .collect();
    assert_eq!(names[0], "all techniques");
    assert!(names.contains(&"without symmetry"), "{names:?}");
    assert_eq!(names.len(), 1 + dots_solver::Techniques::NAMES.len());
    let nodes = |name: &str| {
        let row = rows.iter().find(|row| row["technique"] == name);
        row.and_then(|row| row["nodes"].as_u64())
            .expect("a row with nodes")
    };
    assert!(rows.iter().all(|row| row["value"] == 2));
    assert!(nodes("without symmetry") > 2 * nodes("all techniques"));
}

#[test]
fn what_is_no_size_is_refused_with_a_sentence() {
    for wrong in ["0x3", "6x6", "three"] {
        let sentence = Size::from_str(wrong).expect_err("no size").to_string();
        let output = ladder(&[wrong]).assert().code(2).get_output().clone();
        let refusal = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(refusal.contains(&sentence), "{wrong}: {refusal}");
    }
}
