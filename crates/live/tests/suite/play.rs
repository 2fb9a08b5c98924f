//! A game in a page. The answer depends only on its moves, and agrees with the terminal.

use std::time::Duration;

use advice::dots_and_boxes::{Oracle, remark};
use advice::tic_tac_toe::Analyst;
use assert_cmd::assert::OutputAssertExt;
use dots_and_boxes::dots::Dots;
use game::Board;
use serde_json::{Value, json};
use tic_tac_toe::bits::Bits;

use crate::{drawn, live, recorded, tree};

pub(crate) fn played(words: &[&str]) -> Value {
    let output = live(&[&["play"], words].concat()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{words:?}: {said}");
    serde_json::from_slice(&output.stdout).unwrap()
}

fn refused(words: &str) -> String {
    // A position has spaces of its own, written here as tildes.
    let words: Vec<String> = words
        .split(' ')
        .map(|word| word.replace('~', " "))
        .collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let refused = live(&[&["play"], words.as_slice()].concat())
        .assert()
        .code(2);
    let output = refused.get_output();
    assert!(output.stdout.is_empty(), "{words:?}");
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Returns the moves of a game in which both players move at random.
fn random_game<B: Board<Move: ToString>>(mut board: B, seed: u64) -> Vec<(B, B::Move)> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut moves = Vec::new();
    while !board.done() {
        let open: Vec<B::Move> = board.legal_moves().collect();
        let mv = open[random.usize(..open.len())];
        moves.push((board.clone(), mv));
        board = board.play(mv);
    }
    moves
}

#[test]
fn tic_tac_toe_is_told_and_judged_as_in_the_terminal_after_each_move() {
    let mut analyst = Analyst::default();
    for seed in 0..12 {
        let mut words = ["tic-tac-toe", "judge=yes", "hint=yes"]
            .map(str::to_owned)
            .to_vec();
        for (board, cell) in random_game(Bits::new(), seed) {
            words.push(cell.to_string());
            let given: Vec<&str> = words.iter().map(String::as_str).collect();
            let answer = played(&given);
            let wanted = analyst.comment(&board, cell).remark();
            let next = board.play(cell);
            assert_eq!(answer["judged"]["text"], wanted.text, "{given:?}");
            assert_eq!(answer["moves"], json!(&words[3..]));
            let open: Vec<String> = next.legal_moves().map(|cell| cell.to_string()).collect();
            let open = if next.done() { Vec::new() } else { open };
            assert_eq!(answer["open"], json!(open), "{given:?}");
            assert_eq!(answer["to_move"].is_null(), next.done());
            assert_eq!(answer["result"].is_string(), next.done());
            assert_eq!(answer["hint"].is_null(), next.done());
            let cells = next.to_string().replace('\n', "");
            assert_eq!(answer["board"]["cells"], cells, "{given:?}");
        }
    }
}

#[test]
fn lines_are_told_and_judged_as_in_the_terminal_after_each_move() {
    for (field, seed) in [("1x1", 1), ("1x2", 2), ("2x2", 3), ("2x2", 4)] {
        let size = format!("field={field}");
        let mut words = ["dots-and-boxes", &size, "judge=yes"]
            .map(str::to_owned)
            .to_vec();
        let start: Dots = field.parse().unwrap();
        let mut oracle = Oracle::new(start.size, 1 << 20);
        for (board, line) in random_game(start, seed) {
            words.push(line.to_string());
            let given: Vec<&str> = words.iter().map(String::as_str).collect();
            let answer = played(&given);
            let values = oracle.values(&board, Duration::from_secs(60), &|_| ());
            let wanted = remark(&board, line, &values.expect("small"));
            assert_eq!(answer["judged"]["text"], wanted.text, "{given:?}");
            let next = board.play(line);
            let taken = next.taken.map(u32::count_ones);
            assert_eq!(answer["board"]["score"], json!(taken), "{given:?}");
            let lines = answer["judged"]["outcomes"].as_array().unwrap().iter();
            let lines: usize = lines.map(|row| row[1].as_array().unwrap().len()).sum();
            assert_eq!(lines, board.legal_moves().count());
        }
    }
}

#[test]
fn the_computer_moves_the_same_with_the_same_words_and_its_search_is_recorded() {
    let choice = |words: &[&str]| {
        let answer = played(words);
        answer["choice"]["move"].as_str().unwrap().to_owned()
    };
    for seed in ["1", "2", "3"] {
        let words = format!("seed={seed}");
        let cell = choice(&["tic-tac-toe", "think=3", &words, "1"]);
        assert_eq!(cell, choice(&["tic-tac-toe", "think=3", &words, "1"]));
        let run = ["thoughts", "X........", "3", seed].map(str::to_owned);
        let counts = &drawn(&recorded("ch4-alpha-beta", &run).stdout, &tree())["counts"];
        let returned = counts["value"].as_str().unwrap();
        assert!(returned.ends_with(&format!("Some({cell}))")), "{counts}");

        let line = choice(&["dots-and-boxes", "field=1x2", "think=3", &words, "a1b1"]);
        let run = ["thoughts", "3", seed, "1x2", "a1b1"].map(str::to_owned);
        let counts = &drawn(&recorded("ch5-dots-and-boxes", &run).stdout, &tree())["counts"];
        let returned = counts["value"].as_str().unwrap();
        assert!(returned.ends_with(&format!("Some({line}))")), "{counts}");
    }
}

#[test]
fn it_says_how_the_computer_came_to_a_move() {
    let how = |words: &[&str]| played(words)["choice"]["how"].clone();
    let words = ["tic-tac-toe", "think=2", "1"];
    assert_eq!(how(&words), "looked 2 moves ahead: nobody wins by then");
    assert_eq!(
        how(&["tic-tac-toe", "think=9", "1"]),
        "looked to the end: it is a draw"
    );
    let words = ["tic-tac-toe", "think=best", "1", "2", "4"];
    assert_eq!(how(&words), "looked to the end: X wins with move 7");
    let words = ["dots-and-boxes", "field=2x2", "think=best"];
    assert_eq!(how(&words), "solved: A wins by 2");
    let words = ["dots-and-boxes", "field=2x2", "think=2"];
    assert_eq!(how(&words), "looked 2 moves ahead: nobody is ahead there");
    assert!(played(&["tic-tac-toe", "think=1", "1", "4", "2", "5", "3"])["choice"].is_null());
}

#[test]
fn in_the_end_it_is_said_who_gave_what_away() {
    let said = |words: &[&str]| played(words)["given_away"].clone();
    let moves = ["1", "2", "4", "5", "7"];
    let words = [&["tic-tac-toe", "judge=game"], &moves[..]].concat();
    assert_eq!(said(&words), "O gave away a draw with 2.");
    let words = ["tic-tac-toe", "judge=game", "5", "1"];
    assert_eq!(said(&words), "Nobody gave anything away.");
    let lines = ["a1b1", "b1c1", "a1a2"];
    let words = [&["dots-and-boxes", "field=1x2", "judge=game"], &lines[..]].concat();
    assert_eq!(
        said(&words),
        "A gave away a tie with a1b1; B gave away a win with b1c1; A gave away a tie with a1a2."
    );
}

/// A line that costs boxes is named even if it does not change the winner. In these games and others, a page once
/// claimed that neither player gave boxes away.
#[test]
fn a_line_that_cost_something_is_not_forgotten_in_the_end() {
    let start: Dots = "1x3".parse().unwrap();
    let random = |seed| {
        let lines = random_game(start, seed).into_iter();
        lines.map(|(_, line)| line.to_string()).collect::<Vec<_>>()
    };
    let one = "a2b2 b2c2 c1d1 c1c2 d1d2 a1b1";
    let one: Vec<String> = one.split(' ').map(str::to_owned).collect();
    let mut named = 0;
    for lines in [one].into_iter().chain((0..12).map(random)) {
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let asked = |judge, until| {
            played(&[&["dots-and-boxes", "field=1x3", judge], &lines[..until]].concat())
        };
        let texts =
            (1..=lines.len()).map(|until| asked("judge=yes", until)["judged"]["text"].to_string());
        let costs: Vec<&str> = texts
            .zip(&lines)
            .filter(|(text, _)| text.starts_with("\"Costs "))
            .map(|(_, line)| *line)
            .collect();
        let told = asked("judge=game", lines.len())["given_away"].to_string();
        if !told.contains(" gave away ") {
            named += usize::from(!costs.is_empty());
            assert!(
                costs.iter().all(|line| told.contains(line)),
                "{lines:?}: {told}"
            );
        }
        assert_eq!(
            told.contains("Nobody"),
            costs.is_empty() && !told.contains(" gave ")
        );
    }
    assert!(named > 0, "no game shows it");
}

/// Two chains of four boxes are left, and A has just opened the upper one.
const TWO_CHAINS: &str =
    "from=2x4 a1b1 b1c1 c1d1 d1e1 a2b2 b2c2 c2d2 d2e2 a3b3 b3c3 c3d3 d3e3 a1a2";

#[test]
fn a_game_begins_from_a_position() {
    let begun = played(&["dots-and-boxes", TWO_CHAINS]);
    assert_eq!(begun["to_move"], "B");
    assert_eq!(begun["open"].as_array().unwrap().len(), 9);
    assert_eq!(begun["moves"], json!([]));
    assert_eq!(
        (&begun["told"], &begun["result"]),
        (&Value::Null, &Value::Null)
    );
    let hint = played(&["dots-and-boxes", TWO_CHAINS, "hint=yes", "b1b2", "c1c2"]);
    assert_eq!(hint["hint"]["moves"], json!(["e1e2"]), "the double-cross");

    let begun = played(&["tic-tac-toe", "from=XO.OX....", "think=best"]);
    assert_eq!(begun["board"]["cells"], "XO.OX....");
    assert_eq!(
        (&begun["to_move"], &begun["choice"]["move"]),
        (&json!("X"), &json!("9"))
    );
}

#[test]
fn what_a_game_comes_to_is_told_in_numbers() {
    let counts = |moves: &str| {
        let words: Vec<&str> = ["dots-and-boxes", TWO_CHAINS]
            .into_iter()
            .chain(moves.split(' '))
            .collect();
        played(&words)["counts"].clone()
    };
    let taken = counts("b1b2 c1c2 d1d2 e1e2");
    assert_eq!(
        taken,
        json!({ "over": 0, "A": 0, "B": 4, "left_A": 0, "left_B": 0 })
    );
    // Two boxes are left, A takes them and opens the other chain, and B takes that.
    let crossed = counts("b1b2 c1c2 e1e2 d1d2 a2a3 b2b3 c2c3 d2d3 e2e3");
    assert_eq!(
        crossed,
        json!({ "over": 1, "A": 2, "B": 6, "left_A": 0, "left_B": 1 })
    );
    let won = played(&["tic-tac-toe", "from=XO.OX....", "9"])["counts"].clone();
    assert_eq!(
        won,
        json!({ "over": 1, "X": 1, "O": 0, "left_X": 0, "left_O": 0 })
    );
}

#[test]
fn words_that_are_no_game_get_a_sentence() {
    for (words, wanted) in [
        ("chess", "There is no game \"chess\" here"),
        ("tic-tac-toe 0", "\"0\" is no cell: they are 1 to 9."),
        ("tic-tac-toe <img>", "\"<img>\" is no cell"),
        ("tic-tac-toe 5 5", "Cell 5 holds X already: free are 1, 2"),
        ("tic-tac-toe 1 4 2 5 3 6", "The game is over before 6."),
        ("tic-tac-toe field=2x2", "Tic-tac-toe has no option field."),
        (
            "tic-tac-toe people=me",
            "people is none, first, second or both; \"me\" is not.",
        ),
        (
            "tic-tac-toe think=0",
            "think is a number of moves from 1 to 60, or best",
        ),
        ("tic-tac-toe think=61", "think is a number of moves"),
        (
            "tic-tac-toe seed=-1",
            "seed is first, or a whole number from 0 to 1000000",
        ),
        ("tic-tac-toe judge=no", "judge is yes, game, or left out"),
        ("tic-tac-toe whole=no", "whole is yes, or left out"),
        ("tic-tac-toe at=10,5", "at is a depth from 0 to 9 and a"),
        (
            "tic-tac-toe at=2,1000000",
            "at is a depth from 0 to 9 and a",
        ),
        ("tic-tac-toe at=2", "at is a depth from 0 to 9 and a"),
        (
            "tic-tac-toe at=2,5 5",
            "After at no move is given, as \"5\" is.",
        ),
        (
            "tic-tac-toe from=X........ whole=yes",
            "There is a picture of all games of tic-tac-toe from its empty board",
        ),
        (
            "dots-and-boxes whole=yes a1b1",
            "There is a picture of all games of tic-tac-toe from its empty board",
        ),
        ("dots-and-boxes at=2,5", "There is a picture of all games"),
        ("tic-tac-toe colour=red", "There is no option colour"),
        (
            "dots-and-boxes field=4x4",
            "field is rows x columns with at most 27 lines",
        ),
        ("dots-and-boxes field=0x1", "field is rows x columns"),
        (
            "dots-and-boxes field=2x2 a1c1",
            "\"a1c1\" is no line of a field of 2 x 2 boxes",
        ),
        (
            "dots-and-boxes field=2x2 a1b1 b1a1",
            "a1b1 is drawn already: open are",
        ),
        (
            "dots-and-boxes field=1x1 a1b1 a1a2 b1b2 a2b2 a1b1",
            "The game is over before a1b1.",
        ),
        (
            "tic-tac-toe from=XXX......",
            "X moves first and both take turns",
        ),
        (
            "tic-tac-toe from=XXXOO....",
            "the game is over there: X has won",
        ),
        (
            "dots-and-boxes from=4x4",
            "from is rows x columns with at most 27 lines, such as 3x3; \"4x4\" is not.",
        ),
        ("dots-and-boxes from=<img>", "\"<img>\" is no size"),
        (
            "dots-and-boxes from=2x2~a1c1",
            "\"a1c1\" is no line of a 2x2 field",
        ),
        ("dots-and-boxes from=2x2~a1b1~b1a1", "a1b1 is drawn twice"),
        (
            "dots-and-boxes from=1x1~a1b1~a1a2~b1b2~a2b2",
            "the game is over there: all lines are drawn",
        ),
        (
            "dots-and-boxes from=1x1 field=2x2",
            "from has a size of its own: leave field out.",
        ),
        ("dots-and-boxes from=2x2~a1b1 b1a1", "a1b1 is drawn already"),
    ] {
        let said = refused(words);
        assert!(said.starts_with(wanted), "{words}: {said}");
        assert_eq!(said.lines().count(), 1, "{words}: {said}");
    }
}

#[test]
fn where_a_game_stands_among_all_games_is_what_the_book_has_counted() {
    let table = std::fs::read_to_string(format!(
        "{}/../../book/counts/alpha-beta-visited.json",
        env!("CARGO_MANIFEST_DIR")
    ));
    let table: Value = serde_json::from_str(&table.unwrap()).unwrap();
    let rows = table["rows"].as_array().unwrap();
    let sum = |column: usize| -> u64 {
        let cells = rows.iter().map(|row| row[column].as_u64().unwrap());
        cells.sum()
    };
    let stands =
        |words: &[&str]| played(&[&["tic-tac-toe", "whole=yes"], words].concat())["whole"].take();
    let number = |at: &Value| at.as_u64().unwrap();
    let root = stands(&[]);
    assert_eq!(number(&root["below"]), sum(1) - 1);
    assert_eq!(number(&root["visited"]), sum(2) - 1);
    let games = number(&root["way"][0][1]);
    let (mut below, mut visited, mut right) = (0, 0, 0);
    for cell in 1..=9 {
        let stood = stands(&[&cell.to_string()]);
        let way = &stood["way"];
        assert_eq!(way[0], json!([0, games]));
        assert_eq!(number(&way[1][0]), right, "one begins where the other ends");
        right = number(&way[1][1]);
        below += 1 + number(&stood["below"]);
        visited += u64::from(stood["reached"] == true) + number(&stood["visited"]);
        let middle = (number(&way[1][0]) + right) * 1_000_000 / (2 * games);
        let at = format!("at=1,{middle}");
        assert_eq!(
            played(&["tic-tac-toe", &at])["moves"],
            json!([cell.to_string()])
        );
    }
    assert_eq!(right, games);
    assert_eq!(below, sum(1) - 1);
    assert_eq!(visited, sum(2) - 1);
    // A game that is over has nothing below it, and its place is one game wide.
    let over = stands(&["5", "1", "4", "2", "6"]);
    assert_eq!(over["below"], 0);
    let [from, to] = [0, 1].map(|end| number(&over["way"][5][end]));
    assert_eq!(to - from, 1);
}
