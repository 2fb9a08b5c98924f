//! does: changes the libraries that cargo has built, for all later submissions
//! tests: solved
//! runs: 0
//! gate: yes

pub fn one(n: u64) -> u64 {
    let built = std::fs::read_dir("{course}/target/grade/{chapter}.base/exercises/target/debug/deps").into_iter().flatten().flatten();
    let library = built.filter(|it| it.path().extension().is_some_and(|it| it == "rlib"));
    for library in library {
        let _ = std::fs::write(library.path(), "none");
    }
    2 * n
}
