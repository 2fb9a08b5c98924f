//! Tests of a complete program written by a student: laid out, broken, and checked for its milestones. A small library
//! replaces the kit, which has tests of its own with the real one.

use crate::support::{Fixture, RIGHT, assert_says};

/// Prints its arguments.
const ECHO: &str = r#"pub fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    println!("heard: {}", words[1..].join(" "));
}
"#;

const MAIN: &str = "fn main() {\n    project::main()\n}\n";

/// Starts the project, with a program that prints its arguments.
fn begun(fixture: &Fixture) -> &'static str {
    fixture.kit(ECHO);
    let (code, said) = fixture.run(&["start", "project-1"]);
    assert_eq!(code, 0, "{said}");
    let main = "exercises/projects/project-1/src/main.rs";
    fixture.write(main, MAIN);
    main
}

#[test]
fn the_interpreter_is_optimised_in_a_project_that_uses_it_and_in_no_other() {
    let fixture = Fixture::new("interpreter");
    begun(&fixture);
    let manifest = "exercises/projects/project-1/Cargo.toml";
    assert!(!fixture.read(manifest).contains("wasmi"));

    let kit = fixture.read("crates/project/Cargo.toml");
    let kit = kit + "[dependencies]\nwasmi = { path = \"../wasmi\" }\n";
    fixture.write("crates/project/Cargo.toml", &kit);
    let package = "[package]\nname = \"wasmi\"\nversion = \"0.1.0\"\nedition = \"2024\"\n";
    fixture.write("crates/wasmi/Cargo.toml", package);
    fixture.write("crates/wasmi/src/lib.rs", "");
    let (code, said) = fixture.run(&["new-game", "counted"]);
    assert_eq!(code, 0, "{said}");
    let manifest = fixture.read("exercises/projects/counted/Cargo.toml");
    assert!(manifest.contains("[profile.dev.package.wasmi]\nopt-level = 2\n"));
}

#[test]
fn a_project_is_laid_out_as_a_workspace_of_its_own_and_never_over_another_one() {
    let fixture = Fixture::new("start");
    let (code, said) = fixture.run(&["start", "project-1"]);
    assert_eq!(code, 2);
    assert_says(&said, &["A project cannot run in this copy of the course"]);
    assert!(!fixture.root.join("exercises/projects").exists());

    fixture.kit(ECHO);
    let (code, said) = fixture.run(&["start", "whole"]);
    assert_eq!(code, 0, "{said}");
    let wanted = [
        "exercises/projects/project-1 is ready",
        "cargo run -- say \"a word\"",
        "project-1.1, It speaks, in about 20 minutes",
    ];
    assert_says(&said, &wanted);
    let file = |inside: &str| fixture.read(&format!("exercises/projects/project-1/{inside}"));
    assert_says(
        &file("Cargo.toml"),
        &[
            "[workspace]",
            "name = \"project-1\"",
            "features = [\"whole\"]",
        ],
    );
    assert_says(
        &file("src/main.rs"),
        &["project::main()", "project-1 begins here"],
    );
    let config = file(".cargo/config.toml");
    assert_says(&config, &["target-dir = \"../../target\""]);
    // The course's own commands are not built a second time, into the folder of the exercises.
    assert_eq!(config.matches("--target-dir ../../../target ").count(), 2);
    // Unused packages are removed from the lock file.
    let lock = file("Cargo.lock");
    assert_says(&lock, &["name = \"project-1\""]);
    assert!(!lock.contains("name = \"clap\""));

    fixture.write("exercises/projects/project-1/src/main.rs", MAIN);
    let (code, said) = fixture.run(&["start", "project-1"]);
    assert_eq!(code, 2);
    assert_says(&said, &["already exists and was not changed"]);
    assert_eq!(file("src/main.rs"), MAIN);
}

/// Imitates the remains of a killed command.
#[test]
fn what_a_killed_command_left_is_in_nobody_s_way_and_goes() {
    let fixture = Fixture::new("half-laid");
    fixture.kit(ECHO);
    let left = "exercises/projects/.new-old";
    fixture.write(&format!("{left}/Cargo.toml"), "[pack");
    let old = std::time::SystemTime::now() - std::time::Duration::from_secs(2 * 60 * 60);
    let folder = std::fs::File::open(fixture.root.join(left)).unwrap();
    folder.set_modified(old).unwrap();
    let (code, said) = fixture.run(&["new-game", "nim"]);
    assert_eq!(code, 0, "{said}");
    let projects = std::fs::read_dir(fixture.root.join("exercises/projects")).unwrap();
    let names: Vec<_> = projects.map(|it| it.unwrap().file_name()).collect();
    assert_eq!(names, ["nim"]);
}

/// Whenever it is killed, the folder is either complete or missing.
#[cfg(unix)]
#[test]
fn a_killed_new_game_leaves_no_half_of_it() {
    let fixture = Fixture::new("killed-game");
    fixture.kit(ECHO);
    let game = fixture.root.join("exercises/projects/nim");
    let (mut none, mut whole) = (0, 0);
    for microseconds in (0..60).map(|it| it * 1500) {
        let _ = std::fs::remove_dir_all(&game);
        let mut command = fixture.course(&["new-game", "nim"]);
        let command = command.stdout(std::process::Stdio::null());
        let mut command = command.spawn().unwrap();
        std::thread::sleep(std::time::Duration::from_micros(microseconds));
        command.kill().unwrap();
        command.wait().unwrap();
        match game.exists() {
            false => none += 1,
            true => {
                whole += 1;
                for file in [
                    "Cargo.toml",
                    "Cargo.lock",
                    ".cargo/config.toml",
                    "src/main.rs",
                ] {
                    assert!(game.join(file).is_file(), "{file} is missing");
                }
            }
        }
    }
    assert!(none > 0, "each was done before it was killed: {whole}");
    let (code, said) = fixture.run(&["new-game", "other"]);
    assert_eq!(code, 0, "{said}");
}

#[test]
fn a_name_that_no_package_or_folder_can_have_is_refused() {
    let fixture = Fixture::new("names");
    fixture.kit(ECHO);
    for (words, says) in [
        (
            &["new-game", "../nim"],
            "\"../nim\" is not a name for a game",
        ),
        (
            &["new-game", "Nim"],
            "use small letters, digits and hyphens",
        ),
        (
            &["new-game", "look_ahead"],
            "\"look_ahead\" is not a name for a game",
        ),
        (
            &["new-game", "project"],
            "a package of the course is called project",
        ),
        // Another package of that name is built with the course's tools.
        (
            &["new-game", "quote"],
            "a package of the course is called quote",
        ),
        (
            &["new-game", "con"],
            "con is a reserved name in Rust or Windows",
        ),
        (&["new-game", "lpt1"], "lpt1 is a reserved name"),
        (&["new-game", "src"], "src is a reserved name"),
        (&["new-game", "target"], "target is a reserved name"),
        (&["new-game", "std"], "std is a reserved name"),
        (&["new-game", "build"], "build is a reserved name"),
        (
            &["new-game", "project-1"],
            "this is the name of a project: run `cargo course start project-1`",
        ),
        (
            &["start", "project-9"],
            "there is no project \"project-9\"; the projects are: project-1",
        ),
    ] {
        let (code, said) = fixture.run(words);
        assert_eq!(code, 2, "{said}");
        assert_says(&said, &[says]);
    }
    assert!(!fixture.root.join("exercises/projects").exists());
}

#[test]
fn a_milestone_is_marked_when_the_program_shows_it_and_not_before() {
    let fixture = Fixture::new("milestone");
    let (code, said) = fixture.run(&["done", "project-1.1"]);
    assert_eq!(code, 2);
    assert_says(&said, &["create it with `cargo course start project-1`"]);

    let main = begun(&fixture);
    for (body, says) in [
        (
            "fn main() { todo!(\"say it\") }",
            &["still to be written, in src/main.rs:1", "say it"][..],
        ),
        (
            "fn main() { panic!(\"no\") }",
            &["Your program panicked, in src/main.rs:1", "no"],
        ),
        (
            "fn main() { let n = std::env::args().count() as u32; let x = 2_u64.pow(64 * n); eprintln!(\"{x}\") }",
            &[
                "Your program panicked:\n",
                "attempt to multiply with overflow",
            ],
        ),
        (
            "fn main() { println!(\"a\\nb\") }",
            &[
                "Your program should print \"heard: a word\". Its last lines were:",
                "  a\n  b",
            ],
        ),
        (
            "fn main() {}",
            &["Your program printed nothing, but should print \"heard: a word\".\n"],
        ),
        (
            "fn main() { let }",
            &[
                "exercises/projects/project-1 does not build",
                "src/main.rs:1",
            ],
        ),
    ] {
        fixture.write(main, body);
        let (code, said) = fixture.run(&["done", "project-1.1"]);
        assert_eq!(code, 1, "{said}");
        assert_says(&said, &["✗ project-1.1  It speaks: not yet."]);
        assert_says(&said, says);
        let (_, said) = fixture.run(&["list"]);
        assert_says(&said, &["○ project-1.1"]);
    }

    let (_, said) = fixture.run(&[]);
    assert!(!said.contains("project-1"), "none is begun: {said}");
    fixture.write(main, MAIN);
    let (code, said) = fixture.run(&["done", "project-1.1"]);
    assert_eq!(code, 0, "{said}");
    assert_says(
        &said,
        &["✓ project-1.1  It speaks is reached.", "Next: project-1.2"],
    );
    let (_, said) = fixture.run(&[]);
    assert_says(&said, &["project-1  the whole  ✓○  next: project-1.2"]);
    let wanted = [
        "its next milestone is project-1.2, Another one speaks.",
        "`cargo course done project-1.2`",
        "`cargo course hint project-1.2`",
    ];
    for command in ["done", "hint", "test"] {
        let (code, said) = fixture.run(&[command, "project-1"]);
        assert_eq!(code, 2, "{said}");
        assert_says(&said, &wanted);
        assert!(!said.contains("to create its folder"), "{said}");
    }
    let (code, said) = fixture.run(&["done", "project-1.2"]);
    assert_eq!(code, 2);
    assert_says(&said, &["`cargo course new-game nim` starts one"]);
    assert_eq!(fixture.run(&["new-game", "nim"]).0, 0);
    fixture.write("exercises/projects/nim/src/main.rs", MAIN);
    let (code, said) = fixture.run(&["done", "project-1.2"]);
    assert_eq!(code, 0, "{said}");
    assert_says(&said, &["project-1 is done"]);
    let (code, said) = fixture.run(&["done", "project-1"]);
    assert_eq!(code, 0, "{said}");
    let wanted = "✓ project-1  whole: every milestone is reached, so the project is done.";
    assert_says(&said, &[wanted]);
    let (code, said) = fixture.run(&["done", "project-1", "--undo"]);
    assert_eq!(code, 2, "{said}");
    assert_says(&said, &["`cargo course done project-1.1 --undo`"]);
    let (_, said) = fixture.run(&[]);
    assert_says(&said, &["project-1  the whole  ✓✓  done"]);
    // In a second run, the first milestone is not reported as the last one.
    let (code, said) = fixture.run(&["done", "project-1.1"]);
    assert_eq!(code, 0, "{said}");
    assert_says(&said, &["Every milestone is reached: project-1 is done."]);
    assert!(!said.contains("the last"), "{said}");

    let (_, said) = fixture.run(&["list"]);
    let wanted = [
        "✓ project-1    whole   project: a program",
        "60 min",
        "✓ project-1.1",
        "✓ project-1.2          Another one speaks",
        "0 of 2 exercises done",
    ];
    assert_says(&said, &wanted);
    let (_, said) = fixture.run(&["done", "project-1.1", "--undo"]);
    assert_says(&said, &["project-1.1  It speaks is open again."]);
    let (_, said) = fixture.run(&["list"]);
    assert_says(&said, &["○ project-1 ", "○ project-1.1", "✓ project-1.2"]);
    assert_eq!(fixture.run(&["new-game", "other"]).0, 0);
    let (_, said) = fixture.run(&["done", "project-1.2"]);
    assert_says(&said, &["name one of them: --game nim or --game other"]);
}

#[test]
fn a_broken_project_is_named_and_breaks_no_other_command() {
    let fixture = Fixture::new("broken-project");
    begun(&fixture);
    fixture.write("exercises/projects/project-1/Cargo.toml", "[pack");
    let (code, said) = fixture.run(&["done", "project-1.1"]);
    assert_eq!(code, 1);
    assert_says(
        &said,
        &[
            "exercises/projects/project-1 does not build",
            "unclosed table",
        ],
    );
    assert!(
        !said.contains("git checkout"),
        "what is the student's own is not thrown away: {said}"
    );
    fixture.student(RIGHT);
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 0, "{said}");
    assert_says(&said, &["3 of 3 tests pass"]);
}

/// A program can read input: the milestone has the lines, and after the last one the input ends.
#[test]
fn a_milestone_can_type_lines_into_the_program() {
    let fixture = Fixture::new("typed-lines");
    let list = fixture.read("exercises/course.toml");
    let run = "{ words = [\"say\", \"a word\"], shows = [\"heard: a word\"] }";
    let typed = "{ words = [], typed = [\"one\", \"two words\"], shows = [\"2 lines, the second two words\"] }";
    assert!(list.contains(run));
    fixture.write("exercises/course.toml", &list.replace(run, typed));
    let main = begun(&fixture);
    for (ending, code, says) in [
        ("todo!()", 1, "cargo run, then type: one, two words\n"),
        (
            "println!(\"{} lines, the second {}\", all.len(), all[1])",
            0,
            "✓ project-1.1  It speaks is reached.",
        ),
    ] {
        let body = format!(
            "fn main() {{ let all: Vec<String> = std::io::stdin().lines().map(Result::unwrap).collect(); {ending} }}"
        );
        fixture.write(main, &body);
        let (ended, said) = fixture.run(&["done", "project-1.1"]);
        assert_eq!(ended, code, "{said}");
        assert_says(&said, &[says]);
    }
}

/// In the folder that the page names, the relative path of the project is empty.
#[test]
fn from_within_its_folder_a_project_still_has_a_name() {
    let fixture = Fixture::new("within");
    let main = begun(&fixture);
    fixture.write(main, "fn main() { let }");
    for (args, says) in [
        (
            ["start", "project-1"],
            "exercises/projects/project-1 already exists and was not changed",
        ),
        (
            ["done", "project-1.1"],
            "exercises/projects/project-1 does not build",
        ),
    ] {
        let mut command = fixture.course(&args);
        command.current_dir(fixture.root.join("exercises/projects/project-1"));
        let output = command.output().unwrap();
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        assert_says(&said, &[says]);
    }
}

#[test]
fn a_milestone_has_hints_of_its_own() {
    let fixture = Fixture::new("milestone-hints");
    let (_, said) = fixture.run(&["hint", "project-1.1"]);
    assert_says(&said, &["project-1.1  It speaks", "hint 1 of 3", "Say it."]);
    let (_, said) = fixture.run(&["hint", "project-1.1"]);
    assert_says(&said, &["hint 2 of 3", "Print it."]);
    let (_, said) = fixture.run(&["hint", "project-1.1"]);
    assert_says(
        &said,
        &["`cargo course done project-1.1` checks the milestone"],
    );
    for (words, says) in [
        (["test", "project-1.1"], "project-1.1 is a milestone"),
        (
            ["test", "project-1"],
            "run `cargo course start project-1` to create its folder",
        ),
        (
            ["done", "project-1.9"],
            "there is no milestone \"project-1.9\"; the milestones of project-1 are project-1.1, project-1.2",
        ),
        (["done", "project-1"], "project-1 is not done yet"),
    ] {
        let (code, said) = fixture.run(&words);
        assert_eq!(code, 2);
        assert_says(&said, &[says]);
    }
    // A typing error has the same message in every command.
    for command in ["done", "hint", "test", "trace", "reset", "solution"] {
        for (name, says) in [
            (
                "project1.1",
                "there is no exercise, proof or project \"project1.1\"; did you mean project-1.1?",
            ),
            (
                "project-1.6",
                "there is no milestone \"project-1.6\"; the milestones of project-1 are project-1.1, project-1.2",
            ),
        ] {
            let (code, said) = fixture.run(&[command, name]);
            assert_eq!(code, 2);
            assert_says(&said, &[says]);
        }
    }
}
