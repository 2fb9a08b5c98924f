//! A tree that is stepped through, of calls or of a search: what both tell of its nodes becomes what the script reads.

use super::call_sites::CallSites;
use super::data::{Known, NodeData, PlayerData};
use super::parts::{Parts, part};
use crate::difference::Keys;
use crate::element::{Element, Marks, script_data};
use crate::fold::{Folded, What};
use crate::game::Scale;
use crate::options::SvgOptions;
use crate::run::Run;
use crate::steps::Steps;
use crate::svg::Figure;

/// A tree, and all that is told of it.
pub(super) struct ToldTree {
    pub figure: Figure,
    pub steps: Steps,
    /// The nodes of the drawing, by their numbers there.
    pub nodes: Vec<ToldNode>,
    /// Of a search with windows: its number line.
    pub axis: Option<Scale>,
    pub subject: String,
    pub class: &'static str,
}

/// What is told of a drawn node.
#[derive(Default)]
pub(super) struct ToldNode {
    /// What stands in its frame on the stack.
    pub label: String,
    /// The moment at which its call was made.
    pub entered: Option<usize>,
    /// Its node in the game tree.
    pub position: Option<usize>,
    /// It is a branch that was cut.
    pub is_cut: bool,
    /// The moves that were cut there.
    pub cuts: Vec<String>,
    /// It answered without a further call, from what was known.
    pub is_remembered: bool,
}

impl ToldTree {
    /// The parts of its player.
    pub(super) fn parts<L: Copy>(
        self,
        run: &Run,
        folded: &Folded<L>,
        options: &SvgOptions,
    ) -> Parts {
        let sites = CallSites::of(&run.recorded.tree);
        let keys = Keys::of(&run.recorded, &options.keys);
        let mut known = keys.map_or_else(Vec::new, |keys| known(&self.nodes, folded, &keys));
        known.resize_with(self.nodes.len(), || None);
        let nodes = self.nodes.into_iter().zip(&folded.nodes).zip(known);
        let nodes = nodes.map(|((told, shown), known)| NodeData {
            label: told.label,
            parent: shown.parent,
            cut: told.is_cut,
            site: sites.at(told.entered),
            known,
        });
        let data = PlayerData {
            axis: self.axis,
            functions: sites.functions(),
            nodes: nodes.collect(),
            opened: options.opened_last(folded),
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

/// By what each node is known, so that another run can be stepped through in step with it.
fn known<L: Copy>(nodes: &[ToldNode], folded: &Folded<L>, keys: &Keys) -> Vec<Option<Known>> {
    let visit = |v: usize| match nodes[v].position {
        Some(position) => keys.position(position),
        None => keys.call(nodes[v].entered?),
    };
    let is_gap = |&child: &usize| matches!(folded.nodes[child].what, What::Gap { nodes: 1.., .. });
    let known = folded.nodes.iter().zip(nodes).enumerate();
    let known = known.map(|(v, (shown, told))| {
        let up = std::iter::successors(shown.parent, |&above| folded.nodes[above].parent);
        Some(Known {
            key: keys.way(visit(v)?, up.filter_map(visit).next()),
            folded: shown.hidden > 0 || shown.children.iter().any(is_gap),
            cuts: told.cuts.clone(),
            remembered: told.is_remembered,
        })
    });
    known.collect()
}

/// What stands beside the drawing: a board, and the stack.
fn board_and_stack() -> Marks {
    let frames = Element::new("ol").words("");
    let name = Element::new("p").words("the stack");
    let stack = Element::new("div").class("fig-stack");
    let mut side = Marks::from(part("div", "fig-board"));
    side += stack.inline(&frames).inline(&name);
    side
}
