//! What `cargo ladder` prints, and how it refuses.

use std::sync::LazyLock;

use assert_cmd::Command;
use serde_json::Value;

fn ladder(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ladder"));
    command.args(arguments);
    command
}

fn stdout(command: &mut Command) -> String {
    let output = command.assert().success().get_output().stdout.clone();
    String::from_utf8(output).expect("the ladder prints UTF-8")
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&stdout(&mut ladder(arguments))).expect("the ladder prints JSON")
}

#[test]
fn the_table_has_a_row_a_technique() {
    let table = stdout(&mut ladder(&["queens", "8"]));
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines[0], "All ways to place 8 queens");
    let names = [
        "Boolean arrays",
        "bitmask",
        "mirror",
        "all symmetries",
        "side by side",
        "all cores",
    ];
    for (line, name) in lines[4..].iter().zip(names) {
        assert!(line.starts_with(name), "{line:?} is the row of {name}");
    }
    assert!(
        lines[4].contains("2\u{202f}057"),
        "the nodes of the arrays in {:?}",
        lines[4]
    );
    assert_eq!(lines[11], "There are 92 ways.");
}

#[test]
fn the_columns_are_aligned() {
    let table = stdout(&mut ladder(&["queens", "7", "--once"]));
    let ends: Vec<usize> = table
        .lines()
        .skip(3)
        .take(7)
        .map(|line| line.chars().count())
        .collect();
    assert!(
        ends.iter().all(|end| *end == ends[0]),
        "the rows end at {ends:?}"
    );
    assert!(ends[0] <= 80, "a row fits into 80 columns, not {}", ends[0]);
}

#[test]
fn a_pipe_gets_no_colour() {
    assert!(!stdout(&mut ladder(&["queens", "4", "--once"])).contains('\u{1b}'));
}

#[test]
fn json_holds_the_machine_and_the_rows_also_of_one_run_each() {
    let report = json(&["queens", "6", "--once", "--json"]);
    assert_eq!(report["question"], "queens 6");
    assert_eq!(report["title"], "All ways to place 6 queens");
    assert!(
        report["machine"]
            .as_str()
            .is_some_and(|machine| machine.contains("threads"))
    );
    let rows = report["rows"].as_array().expect("rows are a list");
    assert_eq!(rows.len(), 6);
    for row in rows {
        let keys: Vec<&String> = row
            .as_object()
            .expect("a row is an object")
            .keys()
            .collect();
        assert_eq!(keys.len(), 5, "{keys:?}");
        assert_eq!(row["value"], 4);
        assert!(row["threads"].as_u64().is_some_and(|threads| threads >= 1));
        assert!(row["seconds"].as_f64().is_some_and(|seconds| seconds > 0.0));
    }
    assert_eq!(rows[0]["technique"], "Boolean arrays");
    assert_eq!(rows[0]["nodes"], 153);
}

/// What a chart of the book says that the ladder measures: by its question, the nodes of each technique.
fn of_the_book(chart: &str) -> Value {
    let path = format!("{}/../book/counts/{chart}.json", env!("CARGO_MANIFEST_DIR"));
    let table = std::fs::read_to_string(path).expect("`cargo xtask counts` writes it");
    let table: Value = serde_json::from_str(&table).expect("JSON");
    let chart = &table["chart"];
    let list = |value: &Value| value.as_array().cloned().expect("a list");
    let questions = list(&chart["ladders"])
        .into_iter()
        .zip(list(&chart["columns"]));
    let questions = questions.map(|(question, column)| {
        let column = column[0].as_u64().expect("a column's number") as usize;
        let counts = list(&chart["techniques"])
            .into_iter()
            .zip(list(&table["rows"]));
        let counts = counts.filter_map(|(technique, row)| {
            let technique = technique.as_str().filter(|name| !name.is_empty())?;
            let count = match &row[column] {
                Value::Number(count) => count.to_string(),
                Value::Object(count) => count["count"].as_str()?.to_owned(),
                _ => return None,
            };
            Some((technique.to_owned(), Value::String(count)))
        });
        let question = question.as_str().expect("a question").to_owned();
        (question, Value::Object(counts.collect()))
    });
    Value::Object(questions.collect())
}

#[test]
fn the_book_calls_the_techniques_as_the_ladder_does_and_has_their_nodes() {
    let asked = [
        ("queens-ladder", "queens 12", 6),
        ("alpha-beta-orders", "tic-tac-toe", 4),
        ("dots-ladder", "dots 2x2", 6),
        ("dots-upwards", "dots 2x3", 6),
    ];
    for (chart, question, techniques) in asked {
        let book = &of_the_book(chart)[question];
        let arguments: Vec<&str> = question
            .split(' ')
            .chain(["--limit", "1", "--once", "--json"])
            .collect();
        let report = json(&arguments);
        let rows = report["rows"].as_array().expect("rows are a list");
        let counts = book.as_object().expect("counts by technique");
        assert_eq!(counts.len(), techniques, "{chart}: {book}");
        for (technique, nodes) in counts {
            let row = rows.iter().find(|row| row["technique"] == **technique);
            let row = row.unwrap_or_else(|| panic!("{question} has no row {technique:?}"));
            if !row["nodes"].is_null() {
                assert_eq!(
                    row["nodes"].to_string(),
                    nodes.as_str().unwrap_or_default(),
                    "{technique}"
                );
            }
        }
    }
}

#[test]
fn the_help_says_how_the_book_draws_it() {
    let help = stdout(&mut ladder(&["--help"]));
    assert!(
        help.contains("cargo ladder queens 12 --json > mine.json"),
        "{help}"
    );
}

#[test]
fn what_takes_too_long_is_null() {
    let report = json(&["queens", "18", "--limit", "0.05", "--json"]);
    let first = &report["rows"][0];
    assert_eq!(first["technique"], "Boolean arrays");
    assert!(first["seconds"].is_null() && first["nodes"].is_null() && first["value"].is_null());
}

#[test]
fn what_takes_too_long_is_said() {
    let table = stdout(&mut ladder(&["queens", "18", "--limit", "0.05"]));
    let row = table
        .lines()
        .find(|line| line.starts_with("Boolean arrays"));
    assert!(row.is_some_and(|row| row.ends_with("> 0.05 s")), "{row:?}");
    assert!(
        table.ends_with("No technique finished in time. Add --limit SECONDS to wait longer.\n")
    );
}

#[test]
fn a_board_too_large_is_refused_with_a_sentence() {
    let refusal = ladder(&["queens", "19"])
        .assert()
        .code(2)
        .get_output()
        .stderr
        .clone();
    let refusal = String::from_utf8_lossy(&refusal).into_owned();
    assert!(
        refusal.contains("19 queens would take hours; the ladder goes from 1 to 18"),
        "{refusal}"
    );
}

#[test]
fn what_is_no_number_of_queens_is_refused_with_a_sentence() {
    for wrong in ["0", "eight", "-8", "8.5"] {
        let refusal = ladder(&["queens", "--", wrong])
            .assert()
            .code(2)
            .get_output()
            .stderr
            .clone();
        let refusal = String::from_utf8_lossy(&refusal).into_owned();
        assert!(
            refusal.contains("must be a whole number from 1 to 18"),
            "{wrong}: {refusal}"
        );
    }
}

/// The table of tic-tac-toe, which takes seconds.
fn tic_tac_toe() -> &'static str {
    static TABLE: LazyLock<String> =
        LazyLock::new(|| stdout(&mut ladder(&["tic-tac-toe", "--once"])));
    &TABLE
}

#[test]
fn tic_tac_toe_has_its_searches_and_the_peers() {
    let lines: Vec<&str> = tic_tac_toe().lines().collect();
    assert_eq!(lines[0], "The value of tic-tac-toe");
    assert!(!lines[3].contains("threads"), "{:?}", lines[3]);
    let rows = [
        ("minimax ", "549\u{202f}946"),
        ("alpha-beta, worst order", "46\u{202f}035"),
        ("alpha-beta, 1 to 9", "18\u{202f}297"),
        ("alpha-beta, centre first", "7\u{202f}275"),
        ("alpha-beta, presorted", "7\u{202f}275"),
        ("… from −1 to 1", "6\u{202f}323"),
        ("… with a table", "1\u{202f}764"),
        ("deepening", "20\u{202f}418"),
        ("", ""),
        ("minimax by hand", "549\u{202f}946"),
        ("minimax::Negamax", ""),
        ("minimax::IterativeSearch", ""),
        #[cfg(feature = "all-peers")]
        ("board-game's solver", "20\u{202f}866"),
    ];
    for (line, (name, nodes)) in lines[4..].iter().zip(rows) {
        assert!(
            line.starts_with(name) && line.contains(nodes),
            "{line:?} is the row of {name} with {nodes} nodes"
        );
        let width = line.chars().count();
        assert!(width == 80 || name.is_empty(), "{width} columns: {line:?}");
    }
    assert_eq!(lines[5 + rows.len()], "It is a draw.");
}

#[test]
fn the_ratios_to_the_peers_are_said() {
    let peers = [
        "minimax by hand",
        "minimax::Negamax",
        "minimax::IterativeSearch",
        #[cfg(feature = "all-peers")]
        "board-game's solver",
    ];
    let (_, said) = tic_tac_toe()
        .split_once("It is a draw.\n")
        .expect("the value is said");
    let said: Vec<&str> = said.lines().collect();
    assert_eq!(said.len(), peers.len(), "{said:?}");
    for (sentence, peer) in said.iter().zip(peers) {
        assert!(
            sentence.contains(peer) && sentence.contains(" times as fast as "),
            "{sentence:?} names {peer}"
        );
    }
}

#[test]
fn json_holds_the_ratios_to_the_peers() {
    let report = json(&["tic-tac-toe", "--once", "--json"]);
    let rows = report["rows"].as_array().expect("rows are a list");
    let peers = if cfg!(feature = "all-peers") { 4 } else { 3 };
    assert_eq!(rows.len(), 8 + peers);
    assert!(rows.iter().all(|row| row["value"] == 0));
    let seconds = |name: &Value| {
        let row = rows.iter().find(|row| row["technique"] == *name);
        row.and_then(|row| row["seconds"].as_f64())
            .expect("every row has its time")
    };
    let ratios = report["ratios"].as_array().expect("ratios are a list");
    assert_eq!(ratios.len(), peers);
    for ratio in ratios {
        let faster = ratio["faster"].as_f64().expect("a ratio is a number");
        let by_the_rows = seconds(&ratio["than"]) / seconds(&ratio["technique"]);
        assert!((faster / by_the_rows - 1.0).abs() < 1e-9, "{ratio}");
    }
}

#[test]
fn tic_tac_toe_keeps_to_the_limit_too() {
    let table = stdout(&mut ladder(&["tic-tac-toe", "--limit", "0.000001"]));
    assert!(
        table.ends_with("No technique finished in time. Add --limit SECONDS to wait longer.\n"),
        "{table}"
    );
}

#[test]
fn all_techniques_of_connect_four_find_the_same_value() {
    let table = json(&["connect-four", "4x2", "--once", "--json"]);
    let rows = table["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), 7);
    for row in rows {
        assert_eq!(row["value"], rows[0]["value"], "{row}");
        assert!(
            row["nodes"].as_u64().is_some_and(|nodes| nodes > 0),
            "{row}"
        );
    }
}

#[test]
fn connect_four_can_begin_with_a_position() {
    // Few squares are empty, so every technique finishes at once.
    let position = "7x6 766162266411226715335721355545";
    let table = json(&["connect-four", position, "--once", "--json"]);
    let rows = table["rows"].as_array().expect("rows");
    let peers = usize::from(cfg!(feature = "all-peers"));
    assert_eq!(rows.len(), 7 + peers);
    for row in rows {
        assert_eq!(row["value"], rows[0]["value"], "{row}");
    }
}
