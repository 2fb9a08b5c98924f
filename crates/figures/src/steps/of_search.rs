//! The steps of a search: nodes entered, values returned, changes of alpha and beta, and cuts.

use std::cell::OnceCell;

use ::game::{Value, Window};

use super::step::{Ends, Step, StepKind, Steps};
use crate::fold::{Limits, What};
use crate::game::fold::FoldedGame;
use crate::game::number::{shown, window_shown};
use crate::game::terms::{A_LEAF, ANSWERED_AT_ONCE, NEVER_RETURNED};
use crate::game::words::branches;
use crate::game::{Game, Mover};
use crate::labels::{counted, not_shown};
use crate::run::Run;

/// The maximum number of steps. Later events are skipped.
const STEPS: usize = 2_000;

/// Returns the steps of a whole search for a drawing made elsewhere. The node of each step is its position.
pub(crate) fn of_whole_search(game: &Game) -> Vec<Step> {
    let folded = game.folded(None, &[], Limits::NONE, 0);
    let position = |v: usize| match folded.nodes[v].what {
        What::Node(this) if game.nodes[this].unvisited => game.nodes[this].parent,
        What::Node(this) => Some(this),
        What::Leaf(cut) => Some(cut.node),
        What::Gap { .. } => None,
    };
    let steps = tell_up_to(usize::MAX, game, &folded).into_iter();
    let steps = steps.filter_map(|step| {
        let node = position(step.node)?;
        Some(Step { node, ..step })
    });
    steps.collect()
}

/// Returns the steps of a search in its drawing.
pub(crate) fn of_search(run: &Run, folded: &FoldedGame) -> Steps {
    Steps {
        steps: tell_up_to(STEPS, run.game(), folded),
        boards: Vec::new(),
        facts: format!("{}.", run.about_search().facts),
    }
}

fn tell_up_to(most: usize, game: &Game, folded: &FoldedGame) -> Vec<Step> {
    let mut steps = SearchSteps {
        most,
        game,
        folded,
        of: folded.of_nodes(game.nodes.len()),
        best: vec![None; game.nodes.len()],
        best_is_unknown: vec![OnceCell::new(); game.nodes.len()],
        steps: Vec::new(),
        skipped: 0,
    };
    steps.tell();
    steps.steps
}

struct SearchSteps<'g, 't> {
    /// The maximum number of steps.
    most: usize,
    game: &'g Game<'t>,
    folded: &'g FoldedGame,
    /// The drawn node of each position.
    of: Vec<Option<usize>>,
    /// The best value that each node has found so far.
    best: Vec<Option<Value>>,
    /// Whether the recording does not show which value was the best at a node. Computed when the first value reaches
    /// the node.
    best_is_unknown: Vec<OnceCell<bool>>,
    steps: Vec<Step>,
    /// The number of positions skipped since the last step.
    skipped: usize,
}

impl SearchSteps<'_, '_> {
    fn tell(&mut self) {
        // Entering, and leaving: a cut happens when a node is left.
        let mut moments: Vec<(usize, bool, usize)> = Vec::new();
        for (this, node) in self.game.nodes.iter().enumerate() {
            moments.extend(node.entered.map(|at| (at, false, this)));
            moments.extend(node.left.map(|at| (at, true, this)));
        }
        moments.sort_unstable();
        for (_, leaves, this) in moments {
            if self.steps.len() >= self.most {
                break;
            }
            let leaf = self.game.nodes[this].is_leaf();
            match (leaves, leaf) {
                _ if self.of[this].is_none() => {
                    self.skipped += usize::from(!leaves);
                    if leaves {
                        self.hand_up(this);
                    }
                }
                (false, true) => {}
                (false, false) => self.enter(this),
                (true, true) => self.leave(StepKind::Leaf, this),
                (true, false) => {
                    self.passed_by(this);
                    self.cut(this);
                    self.leave(StepKind::Return, this);
                }
            }
        }
    }

    /// Returns how the search reached a node: `move 3`, `moves a1b1 b1c1`, `elsewhere`.
    fn way_in(&self, this: usize) -> Option<String> {
        let node = &self.game.nodes[this];
        if let Some(aside) = node.aside {
            return Some(aside.word().to_owned());
        }
        let choice = node.choice?;
        Some(match node.first.is_empty() {
            true => format!("move {choice}"),
            false => format!("moves {} {choice}", node.first.join(" ")),
        })
    }

    /// Returns who moves at a node.
    fn who(&self, this: usize) -> Option<&'static str> {
        let mover = self.game.nodes[this].mover?;
        Some(self.game.who(mover))
    }

    /// Returns the window of a node, narrowed by its best value so far if the node is known to narrow its window.
    fn window(&self, this: usize) -> Option<Window> {
        let node = &self.game.nodes[this];
        let given = node.window?;
        let best = self.best[this].filter(|_| node.narrows);
        Some(match (node.mover, best) {
            (Some(Mover::Max), Some(best)) => Window {
                alpha: given.alpha.max(best),
                ..given
            },
            (Some(Mover::Min), Some(best)) => Window {
                beta: given.beta.min(best),
                ..given
            },
            _ => given,
        })
    }

    /// Adds a step at a drawn node. After the step the search is at the position `at`. A value may have arrived
    /// there: `came` is that value, and whether it is the best one there.
    fn step(
        &mut self,
        (kind, v): (StepKind, usize),
        say: String,
        at: Option<usize>,
        came: Option<(Value, bool)>,
    ) {
        self.steps.push(Step {
            mover: at.and_then(|at| self.who(at)),
            best: at.and_then(|at| self.best[at]),
            window: at.and_then(|at| self.window(at)).map(Ends::from),
            came: came.map(|(value, _)| value),
            better: came.is_some_and(|(_, better)| better),
            ..Step::new(kind, v, say)
        });
    }

    fn enter(&mut self, this: usize) {
        if let Some(parent) = self.game.nodes[this].parent {
            self.passed_by(parent);
        }
        let node = &self.game.nodes[this];
        let who = self.who(this).unwrap_or("the search");
        let mut say = match self.way_in(this) {
            Some(way_in) => format!("{way_in}: {who} chooses here"),
            None => format!("{who} chooses here"),
        };
        match node.window {
            Some(Window::OPEN) => {
                say += "; the window is open, so every value matters";
            }
            Some(window) => {
                say += &format!("; only values in {} still matter", window_shown(window));
            }
            None => {}
        }
        if let Some(v) = self.of[this] {
            self.step((StepKind::Call, v), say, Some(this), None);
        }
    }

    /// Adds a single step for the positions that are not drawn.
    fn passed_by(&mut self, at: usize) {
        let positions = std::mem::take(&mut self.skipped);
        if let Some(v) = self.of[at].filter(|_| positions > 0) {
            let say = not_shown(&counted(positions, "node"));
            self.step((StepKind::Note, v), say, Some(at), None);
        }
    }

    fn cut(&mut self, this: usize) {
        let drawn = self.of[this].map_or(&[][..], |v| &self.folded.nodes[v].children);
        let cut = drawn
            .iter()
            .copied()
            .find(|&child| self.game.is_left_out(self.folded.nodes[child].what));
        if let Some(v) = cut {
            let children = self.game.nodes[this].children.iter();
            let unvisited = children.filter(|&&child| self.game.nodes[child].unvisited);
            let cut = &self.game.nodes[this].cut;
            let say = format!(
                "{}: {}; {} {}",
                self.game.left_out_word(&[this]),
                self.game.reason(this),
                branches(cut.len() + unvisited.count()),
                Game::left_out_as(cut)
            );
            self.step((StepKind::Cut, v), say, Some(this), None);
        }
    }

    /// Adds the step in which a node returns its value.
    fn leave(&mut self, kind: StepKind, this: usize) {
        let node = &self.game.nodes[this];
        let above = node.parent;
        if let (Some(parent), StepKind::Leaf) = (above, kind) {
            self.passed_by(parent);
        }
        let value = node.label().unwrap_or_else(|| node.no_value().into());
        let leaf = match self.game.answered_at_once(this) {
            true => ANSWERED_AT_ONCE,
            false => A_LEAF,
        };
        let what = match (self.way_in(this), kind) {
            (Some(way_in), StepKind::Leaf) if !node.returned => {
                format!("{way_in}: {NEVER_RETURNED}")
            }
            (None, StepKind::Leaf) if !node.returned => NEVER_RETURNED.to_owned(),
            (_, _) if !node.returned => {
                let who = self.who(this).unwrap_or("the search");
                format!("{who} {NEVER_RETURNED}")
            }
            (Some(way_in), StepKind::Leaf) => format!("{way_in}, {leaf}: {value}"),
            (None, StepKind::Leaf) => format!("{leaf}: {value}"),
            (_, _) => {
                let who = self.who(this).unwrap_or("the search");
                format!("{who} hands up {value}")
            }
        };
        let (effect, better) = self.hand_up(this);
        let came = above.and(node.value).map(|value| (value, better));
        if let Some(v) = self.of[this] {
            self.step((kind, v), what + &effect, above.or(Some(this)), came);
        }
    }

    /// Applies the value of a node to the node above. Returns the effect in words, and whether the value is the best
    /// there so far.
    fn hand_up(&mut self, this: usize) -> (String, bool) {
        let node = &self.game.nodes[this];
        let (Some(parent), Some(rest)) = (node.parent, node.value) else {
            return (String::new(), false);
        };
        let is_unknown = || self.game.best_is_unknown(parent);
        if !node.is_reply() || *self.best_is_unknown[parent].get_or_init(is_unknown) {
            return (String::new(), false);
        }
        let Some(mover) = self.game.nodes[parent].mover else {
            return (String::new(), false);
        };
        let gained = self.game.gained(this);
        let value = rest.saturating_add(gained);
        // The search asks the same question again, and the second answer counts.
        if self.game.is_asked_again(this) {
            return (String::new(), false);
        }
        let before = self.window(parent);
        let old = self.best[parent];
        let best = old.map_or(value, |old| mover.best(old, value));
        self.best[parent] = Some(best);
        let who = self.game.who(mover);
        let after = match gained.unsigned_abs() {
            0 => ". The".to_owned(),
            1 => ". With the box that was closed, the".to_owned(),
            boxes => format!(". With the {boxes} boxes that were closed, the"),
        };
        let is_better = old != Some(best);
        let now = if is_better { "now" } else { "still" };
        let mut out = format!("{after} best for {who} is {now} {}", shown(best));
        if !is_better {
            return (out, false);
        }
        let (Some(before), Some(now)) = (before, self.window(parent)) else {
            return (out, true);
        };
        if now != before {
            out += &match mover {
                Mover::Max => format!(", α rises to {}", shown(now.alpha)),
                Mover::Min => format!(", β falls to {}", shown(now.beta)),
            };
        }
        if now.alpha >= now.beta {
            out += ": the window is closed";
        }
        (out, true)
    }
}
