//! The course's functions with a mistake in them, for whoever wants to see what that costs.
//!
//! The programs are made when this room is built (`build.rs`): a reference, with the regions of a file of
//! its chapter's `mistakes` in place of its own. A student's chapter has no mistakes on file, so these
//! runs are not in the chapters' trace examples.

use alpha_beta::tree_board::TreeBoard;
use call_trace::example::{Run, one_of, run, text};
use game::Watched;

use crate::runs::{ch4, ch5};

/// What is wrong in these programs is meant to be.
#[allow(warnings, clippy::all, clippy::pedantic)]
mod cut_in {
    use dots_and_boxes::chains_and_loops::Chains;
    use game::{Board, Value};

    include!(concat!(env!("OUT_DIR"), "/alpha_beta.rs"));
    include!(concat!(env!("OUT_DIR"), "/chains.rs"));
}

/// The search of a tree with one of the mistakes.
pub(crate) fn alpha_beta_mistake() -> Run {
    let mistake = one_of("mistake", cut_in::ALPHA_BETA_MISTAKES);
    run(
        "alpha_beta_mistake",
        [text("tree", "tree"), mistake],
        |args| {
            let (tree, mistake) = (ch4::tree(args, "tree")?, args.text("mistake")?);
            let board = Watched::new(TreeBoard::new(&tree));
            cut_in::alpha_beta(&mistake, &board, tree.height());
            Ok(())
        },
    )
}

/// What chains are worth to a player with one of the mistakes.
pub(crate) fn worth_mistake() -> Run {
    let mistake = one_of("mistake", cut_in::CHAINS_MISTAKES);
    let chains = text("chains", "list of chains").rest();
    run("worth_mistake", [mistake, chains], |args| {
        let (mistake, chains) = (args.text("mistake")?, ch5::chains(args)?);
        cut_in::chains(&mistake, &chains);
        Ok(())
    })
}
