//! What is said of a stub's tests: that something is to be written, and of none that it failed.

/// The tests of these exercises that fail on a stub without meeting a `todo!`, as `exercise: test`: a student would read of
/// them that something is wrong where nothing is written. `said` and `began` are what `cargo test` wrote on its
/// standard output and beside it.
pub(super) fn failed(said: &str, began: &str, stems: &[&str]) -> Vec<String> {
    // Cargo names each program of tests before it runs it, and each says first how many tests it runs.
    let programs = began
        .lines()
        .map(str::trim_start)
        .filter(|line| line.starts_with("Running ") || line.starts_with("Doc-tests "));
    let ran = said.split("\nrunning ").skip(1);
    let of_program = |(program, said): (&str, &str)| {
        let is_its = |stem: &&&str| program.contains(&format!("tests/{stem}.rs "));
        let stem = *stems.iter().find(is_its)?;
        let panics = said.split("\n---- ").skip(1).filter_map(|block| {
            let (test, said) = block.split_once(" stdout ----\n")?;
            let panics = child::panics(said).0;
            let is_unwritten = panics.iter().any(|panic| panic.todo().is_some());
            (!is_unwritten).then(|| format!("{stem}: {test}"))
        });
        Some(panics.collect::<Vec<_>>())
    };
    programs.zip(ran).filter_map(of_program).flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::failed;

    const BEGAN: &str = "   Compiling my-ch5 v0.1.0\n     Running unittests src/lib.rs (target/a)\n     \
        Running tests/boxes.rs (target/b)\n     Running tests/solver.rs (target/c)\n   Doc-tests boards\n";

    fn said(last: &str) -> String {
        format!(
            "\nrunning 0 tests\n\n\nrunning 1 test\ntest a ... FAILED\n\nfailures:\n\n---- a stdout ----\n\n\
             thread 'a' (7) panicked at src/boxes.rs:3:5:\nnot yet implemented: add the sides\n\n\nfailures:\n    a\n\
             \nrunning 1 test\ntest b ... FAILED\n\nfailures:\n\n---- b stdout ----\n\n{last}\n\n\nfailures:\n    b\n\
             \nrunning 0 tests\n"
        )
    }

    #[test]
    fn a_test_that_says_more_than_a_todo_is_fine_and_one_that_meets_none_is_found() {
        let stems = ["boxes", "solver"];
        let todo = "thread 'b' (8) panicked at src/solver.rs:3:5:\nnot yet implemented: ask\n";
        let other =
            "thread 'b' (8) panicked at tests/solver.rs:9:5:\nsolve: yours returned a panic";
        assert!(failed(&said(todo), BEGAN, &stems).is_empty());
        assert!(failed(&said(&format!("{todo}\n{other}")), BEGAN, &stems).is_empty());
        assert_eq!(failed(&said(other), BEGAN, &stems), ["solver: b"]);
        assert!(failed(&said(other), BEGAN, &["boxes"]).is_empty());
    }
}
