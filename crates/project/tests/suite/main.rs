//! The kits: on games that are unknown to it, ours and one with a fault against each law; on towers and on makers of
//! sudokus, ours and wrong ones.

#[allow(dead_code, unreachable_pub, reason = "it is a program by itself")]
#[path = "../../examples/four_pegs.rs"]
mod four_pegs;
#[allow(dead_code, unreachable_pub, reason = "it is a program by itself")]
#[path = "../../examples/nim.rs"]
mod nim;
#[allow(dead_code, unreachable_pub, reason = "it is a program by itself")]
#[path = "../../examples/own_player.rs"]
mod own_player;
#[allow(dead_code, unreachable_pub, reason = "it is a program by itself")]
#[path = "../../examples/own_player_on_bits.rs"]
mod own_player_on_bits;
#[allow(dead_code, unreachable_pub, reason = "it is a program by itself")]
#[path = "../../examples/sudoku_made.rs"]
mod sudoku_made;
#[allow(dead_code, unreachable_pub, reason = "it is a program by itself")]
#[path = "../../examples/tic_tac_toe.rs"]
mod tic_tac_toe;
// What a student begins with fits its kit.
#[allow(
    dead_code,
    unused_variables,
    unused_imports,
    unreachable_code,
    reason = "most is still to be written"
)]
#[path = "../../frames/four_pegs.rs"]
mod frame_of_four_pegs;
#[allow(
    dead_code,
    unused_variables,
    unused_imports,
    unreachable_code,
    reason = "most is still to be written"
)]
#[path = "../../frames/own_player.rs"]
mod frame_of_own_player;
#[allow(
    dead_code,
    unused_variables,
    unused_imports,
    unreachable_code,
    reason = "most is still to be written"
)]
#[path = "../../frames/sudoku_made.rs"]
mod frame_of_sudoku_made;
#[allow(
    dead_code,
    unused_variables,
    unused_imports,
    unreachable_code,
    reason = "most is still to be written"
)]
#[path = "../../frames/the_whole_program.rs"]
mod frame_of_the_whole_program;

mod faults;
mod players;
mod searches;
mod sudokus;
mod towers;
mod unwritten;

use std::path::Path;

use catalogue::{Catalogue, MilestoneRun};
use project::{Board, Failed, Game, run, run_with};
use rstest::rstest;

/// Returns the output of a game's program for these arguments and typed lines.
fn said<G: Game>(words: &[&str], typed: &str) -> Result<String, Failed> {
    let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    let mut output = Vec::new();
    run::<G>(&words, &mut typed.as_bytes(), &mut output)?;
    Ok(String::from_utf8(output).unwrap())
}

#[track_caller]
fn demand(said: &str, wanted: &[&str]) {
    for words in wanted {
        assert!(said.contains(words), "{words:?} is not said in:\n{said}");
    }
}

/// Returns the output of our tic-tac-toe for these arguments and typed lines. Without arguments it uses its own loop.
fn said_by_ours(words: &[&str], typed: &str) -> Result<String, Failed> {
    let (mut input, mut output) = (typed.as_bytes(), Vec::new());
    if words.is_empty() {
        tic_tac_toe::game(&mut input, &mut output)?;
    } else {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        let search = ::tic_tac_toe::look_ahead::look_ahead::<tic_tac_toe::Position>;
        run_with(&words, search, searches::LIMIT, &mut input, &mut output)?;
    }
    Ok(String::from_utf8(output).unwrap())
}

/// Whether a run is of a program with a search or a loop of its own, not of the kit's.
fn has_own_parts(run: &MilestoneRun) -> bool {
    let names_it = |words: &String| words.starts_with("Your search");
    run.words.is_empty() || run.shows.iter().any(names_it)
}

/// Ours reaches each milestone of each project; one that is about another game, another program of ours.
#[test]
fn ours_reaches_every_milestone() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let catalogue = Catalogue::load(&root).unwrap();
    for project in catalogue.projects() {
        for milestone in &project.milestones {
            for asked in &milestone.runs {
                let words: Vec<&str> = asked.words.iter().map(String::as_str).collect();
                let typed = asked.typed.iter().map(|line| format!("{line}\n"));
                let typed: String = typed.collect();
                let said = match (project.stem.as_str(), milestone.elsewhere) {
                    ("the_whole_program", true) => vec![said::<nim::Position>(&words, &typed)],
                    // A student reaches the earlier milestones with the kit's search, and repeats them with their own.
                    ("the_whole_program", false) if !has_own_parts(asked) => vec![
                        said::<tic_tac_toe::Position>(&words, &typed),
                        said_by_ours(&words, &typed),
                    ],
                    ("the_whole_program", false) => vec![said_by_ours(&words, &typed)],
                    ("four_pegs", false) => vec![towers::printed(&four_pegs::OURS, &words)],
                    // It compiles the player to WebAssembly: see `players::our_players_reach_the_milestones_with_fuel`.
                    ("own_player", false) if ["keep", "beat", "table"].contains(&words[0]) => {
                        continue;
                    }
                    ("own_player", false) => vec![players::said::<own_player::Ours>(&words)],
                    ("sudoku_made", false) => vec![sudokus::made::<sudoku_made::Ours>(&words)],
                    (stem, _) => panic!("no program of ours is named for {stem}"),
                };
                for said in said {
                    let said = said.unwrap_or_else(|why| panic!("{}: {why}", milestone.id));
                    let missing = asked.missing(&said);
                    assert!(missing.is_none(), "{}: {missing:?}\n{said}", milestone.id);
                }
            }
        }
    }
}

#[test]
fn a_loop_that_shows_no_board_does_not_reach_its_milestone() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let catalogue = Catalogue::load(&root).unwrap();
    let (_, milestone) = catalogue.find_milestone("project-3.8").unwrap();
    for run in milestone.runs.iter().filter(|run| !run.typed.is_empty()) {
        let typed: String = run.typed.iter().map(|line| format!("{line}\n")).collect();
        let said = said_by_ours(&[], &typed).unwrap();
        let is_board = |line: &str| !line.is_empty() && line.chars().all(|it| "XO.".contains(it));
        let words: Vec<&str> = said.lines().filter(|line| !is_board(line)).collect();
        assert_eq!(run.missing(&said), None);
        assert_eq!(
            run.missing(&words.join("\n")),
            run.boards.first().map(String::as_str)
        );
    }
}

#[test]
fn two_people_type_a_game_and_what_is_no_move_is_refused() {
    let typed = "5\nfive\n0\n5\n1\n4\n6\n2\n8\n";
    let said = said::<tic_tac_toe::Position>(&["play", "--people", "2"], typed).unwrap();
    demand(
        &said,
        &[
            "Tic-tac-toe. Three in a row win.",
            "X takes 5.",
            "X takes 5.\n\n...\n.X.\n...\n\nO. Your move: Type one of: 1 2 3 4 6 7 8 9\n",
            "0 cannot be played here. Type one of: 1 2",
            "5 cannot be played here. Type one of: 1 2",
            "O takes 1.",
            ".X.",
        ],
    );
    assert!(said.ends_with("The input has ended, and so does the game.\n"));
}

#[test]
fn a_person_plays_against_the_computer_which_never_loses_and_hears_what_each_move_was_worth() {
    let words = ["play", "--analyse", "--computer-first"];
    // One match after the other; where a heap is empty, the line is refused.
    let said = said::<nim::Position>(&words, &"c1\nb1\na1\n".repeat(9)).unwrap();
    demand(
        &said,
        &[
            "Ann takes a2.",
            "  best: Ann wins (value 1)",
            "The game is over: Ann wins.",
        ],
    );
}

#[test]
fn of_a_bad_move_is_said_what_it_was_worth_and_which_one_was_better() {
    let words = ["play", "--people", "2", "--analyse", "--from"];
    let at = |text, typed| said::<tic_tac_toe::Position>(&[&words[..], &[text]].concat(), typed);
    demand(
        &at("X........", "2\n").unwrap(),
        &["  throws away a draw: X wins (value 3); better was 5: a draw (value 0)"],
    );
    demand(
        &at("XX.OO....", "9\n").unwrap(),
        &["  throws away a win: ", "; better was 3: X wins (value 5)"],
    );
}

/// The input may contain any bytes, and the message about a text that is no number does not quote Rust's own parser.
#[test]
fn no_line_ends_the_game_or_is_answered_in_words_of_rust() {
    let words: Vec<String> = ["play", "--people", "2"].map(str::to_owned).to_vec();
    let mut output = Vec::new();
    let typed = b"\xff\xfe\nabc\n-1\n\n5\n";
    run::<tic_tac_toe::Position>(&words, &mut &typed[..], &mut output).unwrap();
    let said = String::from_utf8(output).unwrap();
    let refused = "Your move: Type one of: 1 2 3 4 5 6 7 8 9\n";
    assert_eq!(said.matches(refused).count(), 4, "{said}");
    demand(&said, &["X takes 5."]);
    let words = ["play", "--people", "2"];
    demand(
        &crate::said::<nim::Position>(&words, "b\nb5\n").unwrap(),
        &[
            "A move is a heap and a number, as b2. Type one of: a1 a2 a3 b1",
            "b5 cannot be played here. Type one of: a1 a2 a3",
        ],
    );
}

#[test]
fn one_position_is_counted_as_one() {
    let words = ["analyse", "--from", "XOXXOO.XO"];
    let said = said::<tic_tac_toe::Position>(&words, "").unwrap();
    demand(&said, &["2 positions, and 1 of them ends the game"]);
}

/// From an empty board they are 1 to 9, which could be the numbers of branches.
#[test]
fn a_tree_of_one_move_names_the_moves() {
    let tree = said::<tic_tac_toe::Position>(&["trace", "--depth", "1"], "").unwrap();
    demand(&tree, &["├─ 1: 0  ★", "├─ 2: 0", "└─ 9: 0"]);
}

#[test]
fn what_cannot_be_drawn_is_told() {
    let told = |words: &[&str]| {
        let failed = said::<tic_tac_toe::Position>(words, "").unwrap_err();
        assert!(matches!(failed, Failed::Asked(_)));
        failed.to_string()
    };
    let over = told(&["trace", "--from", "XXXOO...."]);
    demand(&over, &["The game is over here", "XXX\nOO.\n..."]);
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("none/tree.html");
    let page = page.to_str().unwrap();
    demand(
        &told(&["trace", "--html", page]),
        &[&format!("Cannot write {page}: ")],
    );
}

#[test]
fn the_tree_of_a_board_that_nobody_drew_has_windows_and_cuts_and_shows_its_texts() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("tree.html");
    let page = page.to_str().unwrap();
    let tree = said::<nim::Position>(&["trace", "--depth", "3"], "").unwrap();
    demand(
        &tree,
        &[
            "3 4 5 Ann",
            "(−∞, +∞)",
            "not visited",
            "★",
            "Ann takes a1:\n\n2 4 5 Bob",
        ],
    );
    let written = said::<nim::Position>(&["trace", "--html", page], "").unwrap();
    demand(&written, &["Written to"]);
    assert!(
        std::fs::read_to_string(page)
            .unwrap()
            .contains("not visited")
    );
}

#[rstest]
#[case(&["dance"], "There is no command \"dance\" here.")]
#[case(&["play", "--people", "3"], "--people is a number from 0 to 2, not \"3\".")]
#[case(&["play", "--people"], "--people needs a word after it.")]
#[case(&["play", "--slowly"], "There is no option --slowly here.")]
#[case(&["play", "--from", "XO"], "`read` finds no position in \"XO\".")]
fn what_makes_no_sense_is_told(#[case] words: &[&str], #[case] wanted: &str) {
    let failed = said::<tic_tac_toe::Position>(words, "").unwrap_err();
    assert!(matches!(failed, Failed::Asked(_)));
    demand(&failed.to_string(), &[wanted, "--computer-first"]);
}

/// The values of all positions agree with the course's own board.
#[test]
fn every_position_of_ours_is_worth_what_the_course_says() {
    let ours = tic_tac_toe::Position::start();
    let theirs = ::tic_tac_toe::bits::Bits::new();
    let (mut known, mut known_theirs) = Default::default();
    let mut open = vec![(ours, theirs)];
    let mut seen = std::collections::HashSet::new();
    while let Some((ours, theirs)) = open.pop() {
        if !seen.insert(theirs) {
            continue;
        }
        let value = ::tic_tac_toe::analysis::value_of(&ours, &mut known);
        let wanted = ::tic_tac_toe::analysis::value_of(&theirs, &mut known_theirs);
        assert_eq!(value, wanted, "{ours}");
        let moves = ours.legal_moves().zip(theirs.legal_moves());
        open.extend(moves.map(|(a, b)| (ours.play(a), theirs.play(b))));
    }
    assert_eq!(seen.len(), 5478);
}
