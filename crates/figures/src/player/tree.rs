//! A tree of calls or of a search that is stepped through, and the data for its script.

use call_trace::Call;

use super::data::{CallSite, Known, NodeData, PlayerData};
use super::{Parts, part};
use crate::difference::Keys;
use crate::element::{Element, Marks, script_data};
use crate::game::{self, Game, Scale};
use crate::options::SvgOptions;
use crate::recorded::Recorded;
use crate::run::Run;
use crate::steps::{STEPPED, Steps, of_calls, of_search};
use crate::view::Frame;

/// Returns the tree of a run of calls.
pub(super) fn calls(run: &Run, options: &SvgOptions) -> Parts {
    let facts = run.facts();
    let folded = options.folded(facts, STEPPED);
    let steps = of_calls(run, &folded);
    let (frames, opened) = (facts.stacked(&folded), options.opened_last(&folded));
    let data = data(run, options, &frames, opened, &steps);
    Parts {
        figure: run.figure_of_calls(facts.is_on_boards(), &folded, options),
        data: script_data(&data),
        subject: run.about().subject.clone(),
        class: "fig-calls",
        side: board_and_stack(),
        steps,
    }
}

/// Returns the game tree of a search.
pub(super) fn search(run: &Run, options: &SvgOptions) -> Parts {
    let game = run.game();
    let folded = options.folded_game(game);
    let steps = of_search(run, &folded);
    let (frames, opened) = (game.stacked(&folded), options.opened_last(&folded));
    let data = PlayerData {
        axis: axis(game),
        ..data(run, options, &frames, opened, &steps)
    };
    Parts {
        figure: game::svg::figure(run, &folded, options, false),
        data: script_data(&data),
        subject: run.about_search().name.clone(),
        class: "fig-game",
        side: board_and_stack(),
        steps,
    }
}

/// Returns the data of a tree. The frames are its nodes on the stack, by their numbers in the drawing.
fn data<'s>(
    run: &'s Run,
    options: &SvgOptions,
    frames: &[Frame],
    opened: Option<usize>,
    steps: &'s Steps,
) -> PlayerData<'s> {
    let recorded = &run.recorded;
    let functions = recorded.trace.functions();
    let keys = Keys::of(recorded, &options.keys);
    let nodes = frames.iter().enumerate().map(|(v, frame)| NodeData {
        label: frame.label.clone(),
        parent: frame.parent,
        cut: frame.is_cut,
        site: site(recorded, &functions, frame).unwrap_or_default(),
        known: keys.as_ref().and_then(|keys| known(frames, v, keys)),
    });
    PlayerData {
        axis: None,
        nodes: nodes.collect(),
        functions,
        opened,
        boards: &steps.boards,
        steps: &steps.steps,
        facts: &steps.facts,
    }
}

/// Returns the place of the call that was made when this node was entered, if there is such a call.
fn site(recorded: &Recorded, functions: &[&str], frame: &Frame) -> Option<CallSite> {
    let (calls, entered) = (&recorded.tree.calls, frame.entered?);
    let call = calls.binary_search_by_key(&entered, |call| call.entered);
    let call = &calls[call.ok()?];
    let number = |call: &Call| functions.iter().position(|it| *it == call.function);
    let by = call.parent.and_then(|by| number(&calls[by]));
    let (by, line) = by.zip(call.line).unzip();
    Some(CallSite {
        function: number(call),
        by,
        line,
    })
}

/// Returns the key that identifies a node, so that another run can be stepped through in step with this one.
fn known(frames: &[Frame], v: usize, keys: &Keys) -> Option<Known> {
    let visit = |v: usize| keys.visit(&frames[v]);
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
    let values = game.nodes.iter().filter_map(|node| node.value);
    let windows = game.nodes.iter().filter_map(|node| node.window);
    let ends = windows.flat_map(|window| [window.alpha, window.beta]);
    game.windows.then(|| Scale::of(values.chain(ends)))?
}
