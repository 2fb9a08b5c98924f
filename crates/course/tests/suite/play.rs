//! Tests of `cargo course play`, which builds the program that plays and leaves the terminal to it. Small programs
//! replace that one here: it has tests of its own, and takes half a minute to build.

use std::path::Path;

use crate::support::{Fixture, RIGHT, WRONG, assert_says};
use predicates::prelude::PredicateBooleanExt;
use predicates::str::contains;

/// Creates a course whose games are this program. Its builds have a separate folder, since cargo writes programs of the
/// same name to the same place.
fn games(name: &str, main: &str) -> Fixture {
    let fixture = Fixture::new(name);
    for name in ["play", "course"] {
        let manifest =
            format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n");
        fixture.write(&format!("crates/{name}/Cargo.toml"), &manifest);
    }
    fixture.write("crates/play/src/main.rs", main);
    // Cargo reads only the tool's dependencies, not its source.
    fixture.write("crates/course/src/main.rs", "this is no Rust");
    fixture.lock("");
    fixture
}

fn play(fixture: &Fixture, words: &[&str]) -> assert_cmd::Command {
    let mut command = fixture.course(words);
    command.env("CARGO_TARGET_DIR", fixture.root.join("target"));
    assert_cmd::Command::from_std(command)
}

/// Prints its arguments and a line of input.
const ECHO: &str = r#"fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    println!("{words:?} {line:?}");
    std::process::exit(7);
}"#;

#[test]
fn a_game_gets_the_words_and_the_input_and_its_exit_code_is_ours() {
    let fixture = games("play-words", ECHO);
    for (words, heard) in [
        (
            &["play", "go", "--size", "9x9", "--seed", "-1"][..],
            r#"["go", "--size", "9x9", "--seed", "-1"]"#,
        ),
        (&["play"], "[]"),
        (&["play", "--help"], r#"["--help"]"#),
        (&["play", "go", "-h"], r#"["go", "-h"]"#),
        (&["play", "--version"], r#"["--version"]"#),
        (&["help", "play"], r#"["--help"]"#),
        (&["help", "play", "go"], r#"["go", "--help"]"#),
    ] {
        play(&fixture, words)
            .write_stdin("e2e4\n")
            .assert()
            .code(7)
            .stdout(format!("{heard} \"e2e4\\n\"\n"))
            .stderr("");
    }
}

#[test]
fn a_student_s_broken_file_is_no_hindrance() {
    let fixture = games("play-student", "fn main() {}");
    fixture.student("this is no Rust");
    play(&fixture, &["play"]).assert().success().stderr("");
}

#[test]
fn a_game_is_played_in_the_folder_in_which_it_was_asked_for() {
    let here = r#"fn main() { println!("{}", std::env::current_dir().unwrap().display()); }"#;
    let fixture = games("play-folder", here);
    let folder = fixture.root.join("exercises");
    play(&fixture, &["play"])
        .current_dir(&folder)
        .assert()
        .success()
        .stdout(contains(
            Path::new("play-folder")
                .join("exercises")
                .display()
                .to_string(),
        ));
}

/// A submitted file does not count as solved because an earlier text of it was.
#[test]
fn a_file_that_was_changed_since_it_was_solved_is_told_apart() {
    let says = r#"fn main() {
        for name in ["COURSE_SOLVED", "COURSE_CHANGED"] {
            println!("{name}: {}.", std::env::var(name).unwrap());
        }
    }"#;
    let fixture = games("play-solved", says);
    fixture.student(RIGHT);
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 0, "{said}");
    let told = |solved: &str, changed: &str| {
        let says = format!("COURSE_SOLVED: {solved}.\nCOURSE_CHANGED: {changed}.\n");
        play(&fixture, &["play"]).assert().success().stdout(says);
    };
    told("small-1", "");
    // Saved, and not tested.
    fixture.student(WRONG);
    told("", "small-1");
    fixture.student(RIGHT);
    told("small-1", "");
    fixture.student(WRONG);
    assert_eq!(fixture.run(&["test", "double"]).0, 1);
    fixture.student(RIGHT);
    told("", "");
}

#[test]
fn games_that_cannot_be_built_are_not_called_the_student_s_fault() {
    let fixture = games("play-broken", "fn main() { wrong }");
    play(&fixture, &["play"])
        .assert()
        .code(2)
        .stdout("")
        .stderr(contains(
            "✗ The games cannot be built. They are not part of your exercises",
        ))
        .stderr(contains("cannot find value `wrong`"));
    fixture.write("crates/play/Cargo.toml", "[package]\nname = 1\n");
    play(&fixture, &["play"])
        .assert()
        .code(2)
        .stderr(contains("The games cannot be built."))
        .stderr(contains("git checkout -- \"crates/*Cargo.toml\""));
}

/// Creates a course whose games print their arguments, and in which the student's `double` and `kinds` can play "go".
/// They need no other package, so they build quickly.
fn games_with_opponents(name: &str) -> Fixture {
    let fixture = games(name, ECHO);
    for stem in ["double", "kinds"] {
        let main = format!(
            "#[path = \"../../../{}\"]\nmod yours;\nfn main() {{ println!(\"{{}}\", yours::plays()); }}\n",
            fixture.path(&format!("src/{stem}.rs"))
        );
        fixture.opponent(stem, &main);
        plays(&fixture, stem, 42);
    }
    fixture
}

/// Changes the move of the student's function.
fn plays(fixture: &Fixture, stem: &str, mv: u32) {
    let file = fixture.path(&format!("src/{stem}.rs"));
    fixture.write(&file, &format!("pub fn plays() -> u32 {{ {mv} }}"));
}

/// Marks these exercises as solved.
fn solved(fixture: &Fixture, ids: &[&str]) {
    let solved = ids
        .iter()
        .map(|id| format!("\"{id}\": {{\"solved\": true}}"));
    let solved = solved.collect::<Vec<_>>().join(", ");
    let file = format!("{{\"exercises\": {{{solved}}}}}");
    fixture.write(".course/progress.json", &file);
}

/// Returns the game's arguments before the path of the opponent's program, and the output of that program.
fn heard(fixture: &Fixture, words: &[&str]) -> (String, String) {
    let said = play(fixture, words).assert().code(7).stderr("");
    let said = String::from_utf8(said.get_output().stdout.clone()).unwrap();
    let (before, rest) = said.split_once("\"--mine-program\", \"").unwrap();
    let (program, after) = rest.split_once('"').unwrap();
    let program = program.replace("\\\\", "\\");
    let answer = std::process::Command::new(program).output().unwrap();
    let answer = String::from_utf8(answer.stdout).unwrap();
    (format!("{before}…{}", after.trim_end()), answer)
}

#[test]
fn the_student_s_search_is_built_and_the_game_hears_where_it_lies() {
    let fixture = games_with_opponents("play-mine");
    for mine in [
        &["--mine", "kinds"][..],
        &["--mine=kinds"],
        &["--mine=small-2"],
    ] {
        let words = [&["play", "go"], mine, &["--depth", "3"]].concat();
        let (words, answer) = heard(&fixture, &words);
        let wanted = r#"["go", "--mine", "kinds", …, "--depth", "3"] """#;
        assert_eq!(words, wanted);
        assert_eq!(answer, "42\n", "the program is the student's");
    }
    plays(&fixture, "kinds", 43);
    let (_, answer) = heard(&fixture, &["play", "go", "--mine=kinds"]);
    assert_eq!(answer, "43\n", "what was saved since is built");
}

#[test]
fn of_the_student_s_functions_the_strongest_that_is_solved_plays() {
    let fixture = games_with_opponents("play-mine-strongest");
    for (ids, name) in [
        (&[][..], "double"),
        (&["small-1"], "double"),
        (&["small-2"], "kinds"),
        (&["small-1", "small-2"], "kinds"),
    ] {
        solved(&fixture, ids);
        let (words, _) = heard(&fixture, &["play", "go", "--mine"]);
        assert_eq!(words, format!(r#"["go", "--mine", "{name}", …] """#));
    }
}

#[test]
fn what_of_the_student_s_cannot_play_is_said_before_the_game() {
    let fixture = games_with_opponents("play-mine-broken");
    play(&fixture, &["play", "go", "--mine", "treble"])
        .assert()
        .code(2)
        .stdout("")
        .stderr(
            "✗ --mine treble: this function cannot play go. These functions of yours can: double, kinds\n",
        );
    fixture.write(&fixture.path("src/kinds.rs"), "this is no Rust");
    solved(&fixture, &["small-1", "small-2"]);
    play(&fixture, &["play", "go", "--mine"])
        .assert()
        .code(2)
        .stdout("")
        .stderr(contains("src/kinds.rs does not compile."));
    // A function that does not compile does not affect the others. The game's own opponent and its help still work, and
    // the game itself reports that none of the functions can play it.
    heard(&fixture, &["play", "go", "--mine=double"]);
    for words in [
        &["play", "go"][..],
        &["play", "go", "--mine", "--help"],
        &["play", "chess", "--mine"],
    ] {
        play(&fixture, words).assert().code(7);
    }
}

#[test]
fn where_a_chapter_does_not_compile_the_strongest_of_another_is_offered() {
    let fixture = games_with_opponents("play-mine-other");
    let chapter = "[[chapter]]\nid = \"more\"\nfolder = \"ch2-more\"\ntitle = \"More\"\n\
         [[chapter.exercise]]\nstem = \"treble\"\ntitle = \"treble\"\nabout = \"a\"\nminutes = 5\n\
         core = true\ntraces = [\"treble\"]\nplays = [\"go\"]\nhints = [\"a\", \"b\", \"c\"]\n";
    let list = fixture.read("exercises/course.toml") + chapter;
    fixture.write("exercises/course.toml", &list);
    let manifest = fixture.read("exercises/opponents/Cargo.toml");
    let manifest = manifest.replace("[features]\n", "[features]\ntreble = []\n")
        + "[[bin]]\nname = \"treble\"\npath = \"src/treble.rs\"\nrequired-features = [\"treble\"]\n";
    fixture.write("exercises/opponents/Cargo.toml", &manifest);
    fixture.write("exercises/opponents/src/treble.rs", "this is no Rust");
    let offer = "can play meanwhile: `cargo course play go --mine=";
    solved(&fixture, &["more-1"]);
    play(&fixture, &["play", "go", "--mine"])
        .assert()
        .code(2)
        .stderr(contains("treble.rs").and(contains(offer).not()));
    solved(&fixture, &["small-1", "more-1"]);
    play(&fixture, &["play", "go", "--mine"])
        .assert()
        .code(2)
        .stderr(contains(format!("\n\nYour double {offer}double`")));
    // A named opponent is never replaced by another.
    play(&fixture, &["play", "go", "--mine=treble"])
        .assert()
        .code(2)
        .stderr(contains(offer).not());
}

#[cfg(unix)]
mod at_a_terminal {
    use super::*;
    use crate::support::pty::Terminal;

    fn play(fixture: &Fixture) -> Terminal {
        let target = fixture.root.join("target");
        let variables = format!("CARGO_TARGET_DIR='{}'", target.display());
        Terminal::course_with(fixture, &variables, "play")
    }

    /// Makes the build take this long, and write its process number to a file.
    fn slow_build(fixture: &Fixture, seconds: u32) {
        let script = format!(
            "fn main() {{\n    println!(\"cargo:rerun-if-changed=build.rs\");\n    \
             std::fs::write(\"pid\", std::process::id().to_string()).unwrap();\n    \
             std::thread::sleep(std::time::Duration::from_secs({seconds}));\n}}"
        );
        fixture.write("crates/play/build.rs", &script);
    }

    #[test]
    fn a_long_build_is_told_on_a_line_that_is_gone_when_the_game_begins() {
        let fixture = games("play-slow", r#"fn main() { println!("the game begins"); }"#);
        slow_build(&fixture, 4);
        let terminal = play(&fixture);
        terminal.wait_for(&["building the games, only this once…"]);
        terminal.wait_for(&["the game begins"]);
        assert!(!terminal.text().contains("building"), "{}", terminal.text());
        terminal.wait_for_the_end(0);
    }

    #[test]
    fn ctrl_c_ends_a_build_and_all_that_it_started() {
        let fixture = games("play-ctrl-build", ECHO);
        slow_build(&fixture, 1000);
        let mut terminal = play(&fixture);
        terminal.wait_for(&["building the games"]);
        let pid = fixture.read("crates/play/pid");
        assert!(is_there(&pid), "this is how its end is seen below");
        terminal.press("\x03");
        terminal.wait_for_the_end(130);
        assert!(!is_there(&pid), "the build goes on");
    }

    #[test]
    fn the_terminal_and_ctrl_c_are_the_game_s() {
        let fixture = games("play-ctrl-game", ECHO);
        let mut terminal = play(&fixture);
        // Early input waits for the game, and the terminal itself displays it.
        terminal.press("e2e4\r");
        terminal.wait_for(&["[] \"e2e4\\n\""]);
        terminal.wait_for_the_end(7);

        let wait = r#"fn main() {
            std::fs::write("pid", std::process::id().to_string()).unwrap();
            println!("your move");
            std::thread::sleep(std::time::Duration::from_secs(1000));
        }"#;
        fixture.write("crates/play/src/main.rs", wait);
        let mut terminal = play(&fixture);
        terminal.wait_for(&["your move"]);
        let pid = fixture.read("pid");
        assert!(is_there(&pid), "this is how its end is seen below");
        terminal.press("\x03");
        // The game prints no message of its own, so the signal ended it.
        terminal.wait_for_the_end(130);
        assert!(!is_there(&pid), "the game goes on");
    }

    /// Returns whether that process runs. An ended process that no parent has waited for yet has no folder.
    fn is_there(pid: &str) -> bool {
        if cfg!(target_os = "linux") {
            return std::fs::read_link(format!("/proc/{pid}/cwd")).is_ok();
        }
        let mut kill = std::process::Command::new("kill");
        kill.args(["-0", pid]).stderr(std::process::Stdio::null());
        kill.status().unwrap().success()
    }
}

#[test]
fn the_list_of_commands_has_it() {
    let (code, said) = Fixture::new("play-list").run(&["--help"]);
    assert_eq!(code, 0, "{said}");
    assert_says(
        &said,
        &["  play      Plays a game with you, against you, or alone\n"],
    );
}
