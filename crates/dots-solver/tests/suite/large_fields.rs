//! Proofs on file, and threads.

use std::collections::HashSet;
use std::fs;

use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Size;
use dots_solver::{BadProof, Limits, Options, Proof, Solver, Techniques};

fn size(name: &str) -> Size {
    name.parse().expect("a size")
}

/// Solves a field with a proof on file. Returns the number of nodes.
fn prove(path: &std::path::Path, size: Size) -> u64 {
    let proof = Proof::open(path, size).expect("a proof");
    let solver = Solver::new(size, Options::default()).with_proof(proof);
    let (_, nodes) = solver
        .value(&Dots::new(size), Limits::none())
        .expect("no limits");
    nodes
}

#[test]
fn what_is_settled_on_file_is_not_searched_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("2x4");
    let nodes = prove(&path, size("2x4"));
    assert!(nodes > 1000, "{nodes}");
    assert_eq!(prove(&path, size("2x4")), 0);
}

#[test]
fn what_is_proved_without_a_technique_is_taken_up_again() {
    let size = size("2x2");
    for (name, techniques) in Techniques::each_off() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("2x2");
        let solve = |techniques| {
            let proof = Proof::open(&path, size).expect("a proof");
            let options = Options {
                techniques,
                ..Options::default()
            };
            let solver = Solver::new(size, options).with_proof(proof);
            let found = solver.solve(&Dots::new(size), Limits::none());
            let found = found.expect("no limits");
            assert_eq!(found.value, 2, "without {name}");
            found
        };
        let first = solve(techniques);
        let again = solve(techniques);
        assert_eq!(again.nodes, 0, "without {name}");
        assert_eq!(again.best_moves, first.best_moves, "without {name}");
        assert_eq!(
            solve(Techniques::ALL).best_moves,
            first.best_moves,
            "{name}"
        );
    }
}

#[test]
fn each_question_is_written_once() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, techniques) in Techniques::each_off() {
        let (path, size) = (folder.path().join(name), size("2x2"));
        let options = Options {
            techniques,
            ..Options::default()
        };
        let proof = Proof::open(&path, size).expect("a proof");
        assert_eq!(proof.positions(), 0);
        let solver = Solver::new(size, options).with_proof(proof);
        let found = solver.solve(&Dots::new(size), Limits::none());
        assert_eq!(found.expect("no limits").value, 2);
        drop(solver);
        let text = fs::read_to_string(&path).expect("the file");
        let once: HashSet<&str> = text.lines().collect();
        assert_eq!(once.len(), text.lines().count(), "without {name}");
        let positions = Proof::open(&path, size).expect("a proof").positions();
        assert!(positions > 0, "without {name}");
    }
}

#[test]
fn two_searches_cannot_write_to_one_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("2x2");
    let first = Proof::open(&path, size("2x2")).expect("a proof");
    let second = Proof::open(&path, size("2x2"));
    assert!(matches!(second, Err(BadProof::InUse)));
    drop(first);
    Proof::open(&path, size("2x2")).expect("nobody writes to it any more");
}

#[test]
fn a_proof_cut_off_anywhere_goes_on_and_ends_in_the_same_value() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("2x3");
    let size = size("2x3");
    prove(&path, size);
    let whole = fs::read(&path).expect("the file");
    for length in (0..whole.len()).step_by(97) {
        fs::write(&path, &whole[..length]).expect("a file");
        let proof = Proof::open(&path, size).expect("a proof");
        let solver = Solver::new(size, Options::default()).with_proof(proof);
        let found = solver.solve(&Dots::new(size), Limits::none());
        assert_eq!(
            found.expect("no limits").value,
            -2,
            "cut off after {length} bytes"
        );
        drop(solver);
        Proof::open(&path, size).expect("the file is whole again");
    }
}

#[test]
fn a_file_that_is_no_proof_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let title = "dots and boxes, settled questions, version";
    let refused = |text: &str| {
        fs::write(&path, text).expect("a file");
        let error = Proof::open(&path, size("2x2")).err().expect("an error");
        assert_eq!(fs::read_to_string(&path).expect("the file"), text);
        error
    };
    assert!(matches!(refused("my diary\n"), BadProof::Foreign));
    assert!(matches!(refused("my diary"), BadProof::Foreign));
    assert!(matches!(
        refused(&format!("{title} 9, 2x2\n")),
        BadProof::Version(9)
    ));
    assert!(matches!(
        refused(&format!("{title} 1, 2x3\n")),
        BadProof::OtherSize(..)
    ));
    for line in [
        "fff at least 0: perhaps",
        "xyz at least 0: yes",
        "1fff at least 0: yes",
        "fff at least 9: yes",
        "fff at least -4: no",
        "fff at least -128: no",
        "fff at least 300: no",
        "fff at least 0",
        "fff at least 2: yes\nfff at least 0: no",
    ] {
        let error = refused(&format!("{title} 1, 2x2\n{line}\n"));
        assert!(
            matches!(error, BadProof::Damaged(2.., _)),
            "{line}: {error}"
        );
    }
    assert!(matches!(
        Proof::open(folder.path(), size("2x2")),
        Err(BadProof::NotAFile)
    ));
}

#[test]
fn one_reversed_answer_in_a_proof_file_is_detected() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("2x3");
    prove(&path, size("2x3"));
    let whole = fs::read_to_string(&path).expect("the file");
    assert!(whole.contains(": yes") && whole.contains(": no"));
    for (number, line) in whole.lines().enumerate().skip(1) {
        let turned = if line.contains("yes") {
            line.replace("yes", "no")
        } else {
            line.replace("no", "yes")
        };
        fs::write(&path, whole.replace(line, &turned)).expect("a file");
        let error = Proof::open(&path, size("2x3")).err().expect("an error");
        assert!(
            matches!(&error, BadProof::Damaged(at, _) if *at == number + 1),
            "{turned}: {error}"
        );
    }
}

#[test]
fn a_file_of_the_version_before_is_read_and_goes_on_without_checksums() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("2x4");
    let nodes = prove(&path, size("2x4"));
    let whole = fs::read_to_string(&path).expect("the file");
    let (title, lines) = whole.split_once('\n').expect("a title");
    let bare = |line: &str| format!("{}\n", line.rsplit_once(' ').expect("a checksum").0);
    let some: String = lines.lines().take(20).map(bare).collect();
    let old = format!("{}\n{some}", title.replace("version 2", "version 1"));
    fs::write(&path, &old).expect("a file");
    let again = prove(&path, size("2x4"));
    assert!(0 < again && again < nodes, "{again} of {nodes}");
    let text = fs::read_to_string(&path).expect("the file");
    assert!(text.starts_with(&old) && text.len() > old.len());
    assert!(
        text.lines()
            .all(|line| line.ends_with("yes") || line.ends_with("no") || line.ends_with("2x4"))
    );
    assert_eq!(prove(&path, size("2x4")), 0);
}

#[cfg(unix)]
#[test]
fn a_device_or_a_pipe_is_refused_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo runs").success());
    for path in [pipe.as_path(), "/dev/zero".as_ref(), "/dev/null".as_ref()] {
        let error = Proof::open(path, size("2x2")).err();
        assert!(matches!(error, Some(BadProof::NotAFile)), "{path:?}");
    }
}

#[test]
fn two_threads_find_what_one_finds() {
    let options = Options {
        threads: 2,
        ..Options::default()
    };
    for name in ["1x5", "2x2", "2x3", "2x4", "3x3"] {
        let size = size(name);
        let empty = Dots::new(size);
        let one = Solver::new(size, Options::default()).solve(&empty, Limits::none());
        let two = Solver::new(size, options).solve(&empty, Limits::none());
        let (one, two) = (one.expect("no limits"), two.expect("no limits"));
        assert_eq!(
            (two.value, two.best_moves),
            (one.value, one.best_moves),
            "{name}"
        );
    }
}
