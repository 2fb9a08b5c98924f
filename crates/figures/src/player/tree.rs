//! A tree of calls or of a search that is stepped through, and the data for its script.

use super::call_sites::CallSites;
use super::data::{Known, NodeData, PlayerData};
use super::{Parts, part};
use crate::difference::Keys;
use crate::element::{Element, Marks, script_data};
use crate::game::number::is_finite;
use crate::game::{self, Game, Scale};
use crate::options::SvgOptions;
use crate::run::Run;
use crate::steps::{STEPPED, Steps, of_calls, of_search};
use crate::svg::{self, Figure};
use crate::view::Frame;

/// A tree, with everything that a player shows of it.
pub(super) struct PlayerTree {
    pub figure: Figure,
    /// Its nodes on the stack, by their numbers in the drawing.
    pub frames: Vec<Frame>,
    pub steps: Steps,
    /// The node that was opened last.
    pub opened: Option<usize>,
    /// The number line of a search with windows.
    pub axis: Option<Scale>,
    pub subject: String,
    pub class: &'static str,
}

impl PlayerTree {
    /// Returns the tree of a run of calls.
    pub(super) fn of_calls(run: &Run, options: &SvgOptions) -> Self {
        let facts = run.facts();
        let folded = options.folded(facts, STEPPED);
        PlayerTree {
            frames: facts.stacked(&folded),
            figure: match facts.is_on_boards() {
                true => svg::boards::figure(run, &folded, options),
                false => svg::tree::figure(run, &folded, options),
            },
            steps: of_calls(run, &folded),
            opened: options.opened_last(&folded),
            axis: None,
            subject: run.about().subject.clone(),
            class: "fig-calls",
        }
    }

    /// Returns the game tree of a search.
    pub(super) fn of_search(run: &Run, options: &SvgOptions) -> Self {
        let game = run.game();
        let folded = options.folded_game(game);
        PlayerTree {
            axis: axis(game),
            frames: game.stacked(&folded),
            figure: game::svg::figure(run, &folded, options, false),
            steps: of_search(run, &folded),
            opened: options.opened_last(&folded),
            subject: run.about_search().name.clone(),
            class: "fig-game",
        }
    }

    /// The parts of its player.
    pub(super) fn parts(self, run: &Run, options: &SvgOptions) -> Parts {
        let sites = CallSites::of(&run.recorded.tree);
        let keys = Keys::of(&run.recorded, &options.keys);
        let frames = self.frames.iter().enumerate();
        let nodes = frames.map(|(v, frame)| NodeData {
            label: frame.label.clone(),
            parent: frame.parent,
            cut: frame.is_cut,
            site: sites.at(frame.entered),
            known: keys.as_ref().and_then(|keys| known(&self.frames, v, keys)),
        });
        let data = PlayerData {
            axis: self.axis,
            functions: &sites.functions,
            nodes: nodes.collect(),
            opened: self.opened,
            boards: &self.steps.boards,
            steps: &self.steps.steps,
            facts: &self.steps.facts,
        };
        Parts {
            figure: self.figure,
            data: script_data(&data),
            steps: self.steps,
            subject: self.subject,
            class: self.class,
            side: board_and_stack(),
        }
    }
}

/// Returns the key that identifies a node, so that another run can be stepped through in step with this one.
fn known(frames: &[Frame], v: usize, keys: &Keys) -> Option<Known> {
    let visit = |v: usize| match frames[v].position {
        Some(position) => keys.position(position),
        None => keys.call(frames[v].entered?),
    };
    let frame = &frames[v];
    let mut below = std::iter::successors(frame.parent, |&below| frames[below].parent);
    Some(Known {
        key: keys.way(visit(v)?, below.find_map(visit)),
        folded: frame.is_folded,
        cuts: frame.cuts.clone(),
        remembered: frame.is_remembered,
    })
}

/// Returns the marks beside the drawing: a board, and the stack.
fn board_and_stack() -> Marks {
    let frames = Element::new("ol").words("");
    let name = Element::new("p").words("the stack");
    let stack = Element::new("div").class("fig-stack");
    let mut side = Marks::from(part("div", "fig-board"));
    side += stack.inline(&frames).inline(&name);
    side
}

/// Returns the number line of the windows and of all values.
fn axis(game: &Game) -> Option<Scale> {
    if !game.windows {
        return None;
    }
    let values = game.nodes.iter().filter_map(|node| node.value);
    let windows = game.nodes.iter().filter_map(|node| node.window);
    let ends = windows.flat_map(|window| [window.alpha, window.beta]);
    let values: Vec<::game::Value> = values
        .chain(ends)
        .filter(|&value| is_finite(value))
        .collect();
    Scale::of(&values)
}
