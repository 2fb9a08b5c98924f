//! The figures that may show any kind of run.

use call_trace::Trace;

use crate::facts::Facts;
use crate::game::{game_tree_svg, game_tree_text};
use crate::options::{SvgOptions, TextOptions};
use crate::played::{strip_svg, strip_text};
use crate::run::Run;
use crate::{svg, text};

/// One sentence of facts: `fibonacci(5): 15 calls, 5 frames deep; 8 of them work done again`.
pub fn summary(trace: &Trace) -> String {
    match Run::of(trace) {
        Run::Played(game) => game.title(),
        Run::Search | Run::Calls => Facts::new(trace).summary(),
    }
}

/// The figures of a run in words and lines, for who cannot see them: the sentence of
/// [`summary`], then the tree as text.
pub fn text_twin(trace: &Trace) -> String {
    let run = Run::of(trace);
    if let Run::Played(_) = run {
        return strip_text(trace, &TextOptions::default());
    }
    let facts = Facts::new(trace);
    let mut out = facts.summary();
    if facts.tree.calls.is_empty() {
        return out;
    }
    let options = TextOptions {
        width: 100,
        ..TextOptions::default()
    };
    if let Run::Search = run {
        return out + "\n" + game_tree_text(trace, &options).trim_end();
    }
    for line in text::tree::lines(&facts, &options, None) {
        out.push('\n');
        out.push_str(&line.plain());
    }
    out
}

/// The recursion tree of a run as text; of a search of a game, the game tree
/// ([`game_tree_text`]), of a game that was played the fields ([`strip_text`]).
pub fn tree_text(trace: &Trace, options: &TextOptions) -> String {
    match Run::of(trace) {
        Run::Played(_) => strip_text(trace, options),
        Run::Search => game_tree_text(trace, options),
        Run::Calls => text::tree::written(&Facts::new(trace), options),
    }
}

/// The recursion tree of a run as SVG: in each node the call, its number in time and the value
/// it returned. Of a search of a game, the game tree ([`game_tree_svg`]).
pub fn tree_svg(trace: &Trace, options: &SvgOptions) -> String {
    match Run::of(trace) {
        Run::Played(_) => strip_svg(trace, options),
        Run::Search => game_tree_svg(trace, options),
        Run::Calls => svg::tree::drawn(&Facts::new(trace), options),
    }
}

/// The recursion tree of a run on a board: each node is the board as it was when the call was
/// made. On boards of queens the attacked squares of the next row are crossed, where no queen
/// was tried on them. Of a search of a game, the game tree ([`game_tree_svg`]).
pub fn boards_svg(trace: &Trace, options: &SvgOptions) -> String {
    match Run::of(trace) {
        Run::Played(_) => strip_svg(trace, options),
        Run::Search => game_tree_svg(trace, options),
        Run::Calls => {
            let facts = Facts::new(trace);
            match facts.tree.calls.is_empty() {
                true => svg::tree::drawn(&facts, options),
                false => svg::boards::drawn(&facts, options),
            }
        }
    }
}
