//! The course's functions with planted mistakes, for readers who want to see the effect of a mistake.
//!
//! The build script (`build.rs`) makes these programs. It replaces regions of a reference by the regions of a file in
//! the chapter's `mistakes` folder. A student's chapter has no mistakes on file, so these runs are not in the
//! chapters' trace examples.

use alpha_beta::tree_board::TreeBoard;
use call_trace::example::{Argument, Run, number, one_of, run, text};
use eight_queens::debugging;
use game::Watched;

use crate::runs::{ch1, ch4, ch5};

/// Programs that are wrong on purpose, so the lints are off.
#[allow(warnings, clippy::all, clippy::pedantic)]
mod cut_in {
    use dots_and_boxes::chains_and_loops::Chains;
    use game::{Board, Value};

    include!(concat!(env!("OUT_DIR"), "/factorial.rs"));
    include!(concat!(env!("OUT_DIR"), "/gcd.rs"));
    include!(concat!(env!("OUT_DIR"), "/even_odd.rs"));
    include!(concat!(env!("OUT_DIR"), "/fibonacci.rs"));
    include!(concat!(env!("OUT_DIR"), "/permutations.rs"));
    include!(concat!(env!("OUT_DIR"), "/stack_depth.rs"));
    include!(concat!(env!("OUT_DIR"), "/explicit_stack.rs"));
    include!(concat!(env!("OUT_DIR"), "/all_solutions.rs"));
    include!(concat!(env!("OUT_DIR"), "/alpha_beta.rs"));
    include!(concat!(env!("OUT_DIR"), "/chains.rs"));
}

/// Returns the runs of the first chapter's functions with one of their mistakes. Each is named after the correct
/// function.
pub(crate) fn first_chapter() -> Vec<Run> {
    let planted = |of: Argument, mistakes| [of, one_of("mistake", mistakes)];
    let either = one_of("function", &["is_even", "is_odd"]);
    let even_odd = planted(number("n", 0..=1000), cut_in::EVEN_ODD_MISTAKES);
    vec![
        run(
            "factorial_mistake",
            planted(number("n", 0..=20), cut_in::FACTORIAL_MISTAKES),
            |args| {
                cut_in::factorial(&args.text("mistake")?, args.number("n")?);
                Ok(())
            },
        ),
        run(
            "gcd_mistake",
            [
                number("a", 0..=1000),
                number("b", 0..=1000),
                one_of("mistake", cut_in::GCD_MISTAKES),
            ],
            |args| {
                let (a, b) = (args.number("a")?, args.number("b")?);
                cut_in::gcd(&args.text("mistake")?, a, b);
                Ok(())
            },
        ),
        run(
            "even_odd_mistake",
            even_odd.into_iter().chain([either]),
            |args| {
                let even = args.text("function")? == "is_even";
                cut_in::even_odd(&args.text("mistake")?, args.number("n")?, even);
                Ok(())
            },
        ),
        run(
            "fibonacci_mistake",
            planted(number("n", 0..=35), cut_in::FIBONACCI_MISTAKES),
            |args| {
                cut_in::fibonacci(&args.text("mistake")?, args.number("n")?);
                Ok(())
            },
        ),
        run(
            "permutations_mistake",
            planted(number("n", 0..=6), cut_in::PERMUTATIONS_MISTAKES),
            |args| {
                let mut items: Vec<u32> = (1..=args.number("n")?).collect();
                cut_in::permutations(&args.text("mistake")?, &mut items);
                Ok(())
            },
        ),
        run(
            "sum_by_halves_mistake",
            planted(number("n", 0..=1000), cut_in::STACK_DEPTH_MISTAKES),
            |args| {
                let numbers: Vec<u64> = (1..=args.number("n")?).collect();
                cut_in::sum_by_halves(&args.text("mistake")?, &numbers);
                Ok(())
            },
        ),
        run(
            "preorder_mistake",
            planted(number("nodes", 0..=1000), cut_in::EXPLICIT_STACK_MISTAKES),
            |args| {
                let tree = ch1::filled_by_level(args.number("nodes")?);
                cut_in::preorder(&args.text("mistake")?, &tree);
                Ok(())
            },
        ),
    ]
}

/// Returns the run that finds all solutions of the queens puzzle with one of the mistakes.
pub(crate) fn all_solutions_mistake() -> Run {
    let mistake = one_of("mistake", cut_in::ALL_SOLUTIONS_MISTAKES);
    run(
        "all_solutions_mistake",
        [number("n", 0..=6), mistake],
        |args| {
            cut_in::all_solutions(&args.text("mistake")?, args.number("n")?);
            Ok(())
        },
    )
}

/// Returns the run of the queens search whose calls share one column, as in its stub.
pub(crate) fn whose_j_shared() -> Run {
    run("whose_j_shared", [number("n", 1..=8)], |args| {
        debugging::whose_j::eight_queens(args.number("n")?);
        Ok(())
    })
}

/// Returns the run that searches a tree with one of the mistakes.
pub(crate) fn alpha_beta_mistake() -> Run {
    let mistake = one_of("mistake", cut_in::ALPHA_BETA_MISTAKES);
    run("alpha_beta_mistake", [ch4::a_tree(), mistake], |args| {
        let (tree, mistake) = (ch4::tree(args, "tree")?, args.text("mistake")?);
        let board = Watched::new(TreeBoard::new(&tree));
        cut_in::alpha_beta(&mistake, &board, tree.height());
        Ok(())
    })
}

/// Returns the run that values chains with one of the mistakes.
pub(crate) fn worth_mistake() -> Run {
    let mistake = one_of("mistake", cut_in::CHAINS_MISTAKES);
    let chains = text("chains", "list of chains").rest();
    run("worth_mistake", [mistake, chains], |args| {
        let (mistake, chains) = (args.text("mistake")?, ch5::chains(args)?);
        cut_in::chains(&mistake, &chains);
        Ok(())
    })
}
