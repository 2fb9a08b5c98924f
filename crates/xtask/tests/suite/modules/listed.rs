//! The arrows that close a circle and may stay, by the file that their library or program begins with: from which
//! module, to which, and why. A module is written as in a path; the root is `crate`. Where a file is not named here,
//! none may.

pub(crate) const LISTED: [(&str, &[&str]); 12] = [
    (
        "advice/src/lib.rs",
        &["tic_tac_toe::comment → tic_tac_toe: a part of it"],
    ),
    ("catalogue/src/lib.rs", &["file → crate: a part of it"]),
    (
        "ch3-tic-tac-toe/src/lib.rs",
        &[
            "board → rules: the board moves by what the exercise writes, which takes a board",
            "board → winner: the board ends by what the exercise writes, which takes a board",
        ],
    ),
    (
        "ch4-alpha-beta/src/lib.rs",
        &[
            "told → tree: a node holds what a recording was told of it, and that is told of the node",
        ],
    ),
    (
        "ch5-dots-and-boxes/src/lib.rs",
        &["dots → extra_turn: the field moves by what the exercise writes, which takes a field"],
    ),
    (
        "child/src/lib.rs",
        &[
            "process::limited → process: a part of it",
            "cancel → process: Ctrl+C ends the processes that are running, and a process asks whether it was pressed",
        ],
    ),
    (
        "course/src/main.rs",
        &[
            "build::messages → build: a part of it",
            "tests_run::one → tests_run: a part of it",
            "report::changes → report: a part of it",
            "verdict → report: a verdict writes itself down, and what is written is a verdict",
            "report::words → report: a part of it",
            "report::passed → report: a part of it",
            "steps::keys → steps: a part of it",
            "steps::view → steps: a part of it",
            "watch::work → watch: a part of it",
            "watch::app → watch: a part of it",
            "watch::files → watch: a part of it",
        ],
    ),
    (
        "dots-solver/src/lib.rs",
        &["moves → search: a choice of moves has the tools of the search that asks for it"],
    ),
    (
        "game/src/lib.rs",
        &["watch::node → watch::tree: a node is told of in the tree that holds it"],
    ),
    (
        "mdbook-course/src/lib.rs",
        &[
            "build → preprocessor: the build hands each page on, and the pages name the folder that it fills",
        ],
    ),
    (
        "play/src/main.rs",
        &[
            "tic_tac_toe::computer → tic_tac_toe: a part of it",
            "tic_tac_toe::page → tic_tac_toe: a part of it",
            "dots_and_boxes → crate: a part of it",
            "dots_and_squares → crate: a part of it",
        ],
    ),
    (
        "xtask/src/main.rs",
        &[
            "mistakes::compare → mistakes: a part of it",
            "mistakes → drawings: the runs of wrong answers are drawn, and who draws all runs asks for them",
        ],
    ),
];
