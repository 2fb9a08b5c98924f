//! The arrows that close a circle and may stay, by the file that their library or program begins with: from which
//! module, to which, and why. A module is written as in a path; the root is `crate`. Where a file is not named here,
//! none may.

pub(crate) const LISTED: [(&str, &[&str]); 16] = [
    (
        "advice/src/lib.rs",
        &["tic_tac_toe::comment → tic_tac_toe: a part of it"],
    ),
    (
        "boards/src/lib.rs",
        &[
            "bits → crate: a part of it",
            "field → crate: a part of it",
            "links → crate: a part of it",
            "pegs → crate: a part of it",
            "queens → crate: a part of it",
            "three → crate: a part of it",
        ],
    ),
    (
        "catalogue/src/lib.rs",
        &["read → crate: a part of it", "file → crate: a part of it"],
    ),
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
        "counts/src/lib.rs",
        &[
            "ablation → crate: a part of it",
            "four_pegs → crate: a part of it",
            "asked::ch1_recursion → asked: a part of it",
            "asked::ch2_eight_queens → asked: a part of it",
            "asked::ch3_tic_tac_toe → asked: a part of it",
            "asked::ch4_alpha_beta → asked: a part of it",
            "asked::ch5_dots_and_boxes → asked: a part of it",
            "asked → crate: a part of it",
            "ch1_recursion → crate: a part of it",
            "ch2_eight_queens → crate: a part of it",
            "ch3_tic_tac_toe → crate: a part of it",
            "ch4_alpha_beta → crate: a part of it",
            "ch5_dots_and_boxes → crate: a part of it",
            "worth → crate: a part of it",
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
        &[
            "watch::node → watch::tree: a node is told of in the tree that holds it",
            "audit::replay → audit: a part of it",
            "audit::cause → audit: a part of it",
            "audit::complaint → audit: a part of it",
        ],
    ),
    (
        "grade/src/main.rs",
        &[
            "cli → grade: the command line runs what reads its words",
            "cli → compare: the command line runs what reads its words",
            "cli → submit: the command line runs what reads its words",
            "cli → students: the command line runs what reads its words",
            "cli → update: the command line runs what reads its words",
        ],
    ),
    (
        "live/src/main.rs",
        &[
            "play::dots_and_boxes → play: a part of it",
            "play::tic_tac_toe → play: a part of it",
        ],
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
