//! The steps of a search: nodes entered, values returned, changes of alpha and beta, and cuts.

use ::game::{Value, Window};

use super::step::{Ends, Step, Steps};
use crate::fold::{Limits, What};
use crate::game::fold::{Cut, FoldedGame};
use crate::game::number::{shown, window_shown};
use crate::game::terms::{A_LEAF, ANSWERED_AT_ONCE, NEVER_RETURNED};
use crate::game::words::branches;
use crate::game::{Game, Mover};
use crate::labels::{counted, not_shown};
use crate::leap::Leap;
use crate::run::Run;

/// Returns the steps of a whole search for a drawing made elsewhere. The node of each step is its position.
pub(crate) fn of_whole_search(game: &Game) -> Vec<Step> {
    let folded = game.folded(None, &[], Limits::NONE, 0);
    let mut steps = SearchSteps::told(game, &folded);
    for Step { node, .. } in &mut steps {
        *node = match folded.nodes[*node].what {
            What::Node(this) if game.nodes[this].unvisited => {
                game.nodes[this].parent.unwrap_or(this)
            }
            What::Node(this) | What::Leaf(Cut { node: this, .. }) => this,
            // Without limits nothing is left out.
            What::Gap { .. } => continue,
        };
    }
    steps
}

/// Returns the steps of a search in its drawing.
pub(crate) fn of_search(run: &Run, folded: &FoldedGame) -> Steps {
    Steps {
        steps: SearchSteps::told(run.game(), folded),
        boards: Vec::new(),
        facts: format!("{}.", run.about_search().facts),
    }
}

struct SearchSteps<'g, 't> {
    game: &'g Game<'t>,
    folded: &'g FoldedGame,
    /// The drawn node of each position.
    of: Vec<Option<usize>>,
    /// The best value that each node has found so far.
    best: Vec<Option<Value>>,
    /// Whether the recording does not show which value was the best at a node.
    best_is_unknown: Vec<bool>,
    steps: Vec<Step>,
    /// The number of positions skipped since the last step.
    skipped: usize,
}

impl<'g, 't> SearchSteps<'g, 't> {
    fn told(game: &'g Game<'t>, folded: &'g FoldedGame) -> Vec<Step> {
        let all = 0..game.nodes.len();
        let mut it = SearchSteps {
            game,
            folded,
            of: folded.of_nodes(game.nodes.len()),
            best: vec![None; game.nodes.len()],
            best_is_unknown: all.map(|this| game.best_is_unknown(this)).collect(),
            steps: Vec::new(),
            skipped: 0,
        };
        // Entering, and leaving: a cut happens when a node is left.
        let mut moments: Vec<(usize, bool, usize)> = Vec::new();
        for (this, node) in game.nodes.iter().enumerate() {
            moments.extend(node.entered.map(|at| (at, false, this)));
            moments.extend(node.left.map(|at| (at, true, this)));
        }
        moments.sort_unstable();
        for (_, leaves, this) in moments {
            match (it.of[this], leaves) {
                (None, false) => it.skipped += 1,
                (None, true) => _ = it.hand_up(this),
                (Some(v), false) => it.enter(v, this),
                (Some(v), true) => it.leave(v, this),
            }
        }
        it.steps
    }

    /// Returns how the search reached a node, `move 3`, `moves a1b1 b1c1` or `elsewhere`, and these words. Returns an
    /// empty text for a node that no move led to.
    fn way_in(&self, this: usize, then: &str) -> String {
        let node = &self.game.nodes[this];
        match (node.aside, node.choice) {
            (Some(aside), _) => format!("{}{then}", aside.word()),
            (None, Some(choice)) if node.first.is_empty() => format!("move {choice}{then}"),
            (None, Some(choice)) => format!("moves {} {choice}{then}", node.first.join(" ")),
            (None, None) => String::new(),
        }
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
        (kind, node): (Option<Leap>, usize),
        say: String,
        at: usize,
        came: Option<(Value, bool)>,
    ) {
        let ends = |Window { alpha, beta }| Ends { alpha, beta };
        self.steps.push(Step {
            kind,
            node,
            say,
            mark: None,
            board: None,
            mover: self.who(at),
            best: self.best[at],
            window: self.window(at).map(ends),
            came: came.map(|(value, _)| value),
            better: came.is_some_and(|(_, better)| better),
        });
    }

    fn enter(&mut self, v: usize, this: usize) {
        let node = &self.game.nodes[this];
        if node.is_leaf() {
            return;
        }
        self.passed_by(node.parent);
        let who = self.who(this).unwrap_or("the search");
        let mut say = format!("{}{who} chooses here", self.way_in(this, ": "));
        match node.window {
            Some(Window::OPEN) => {
                say += "; the window is open, so every value matters";
            }
            Some(window) => {
                say += &format!("; only values in {} still matter", window_shown(window));
            }
            None => {}
        }
        self.step((Some(Leap::Call), v), say, this, None);
    }

    /// Adds a single step for the positions that are not drawn.
    fn passed_by(&mut self, at: Option<usize>) {
        let Some(at) = at else { return };
        let positions = std::mem::take(&mut self.skipped);
        if let Some(v) = self.of[at].filter(|_| positions > 0) {
            let say = not_shown(&counted(positions, "node"));
            self.step((None, v), say, at, None);
        }
    }

    /// Adds the step in which branches of a drawn node are cut.
    fn cut(&mut self, v: usize, this: usize) {
        let mut drawn = self.folded.nodes[v].children.iter().copied();
        let cut = drawn.find(|&child| self.game.is_left_out(self.folded.nodes[child].what));
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
            self.step((Some(Leap::Cut), v), say, this, None);
        }
    }

    /// Adds the steps in which a drawn node is left: its branches are cut, and it returns its value.
    fn leave(&mut self, v: usize, this: usize) {
        let node = &self.game.nodes[this];
        let is_leaf = node.is_leaf();
        if is_leaf {
            self.passed_by(node.parent);
        } else {
            self.passed_by(Some(this));
            self.cut(v, this);
        }
        let value = node.label().unwrap_or_else(|| node.no_value().into());
        let leaf = match self.game.answered_at_once(this) {
            true => ANSWERED_AT_ONCE,
            false => A_LEAF,
        };
        let who = self.who(this).unwrap_or("the search");
        let what = match (is_leaf, node.returned) {
            (true, true) => format!("{}{leaf}: {value}", self.way_in(this, ", ")),
            (true, false) => self.way_in(this, ": ") + NEVER_RETURNED,
            (false, true) => format!("{who} hands up {value}"),
            (false, false) => format!("{who} {NEVER_RETURNED}"),
        };
        let (effect, better) = self.hand_up(this).unwrap_or_default();
        let came = node.parent.and(node.value).map(|value| (value, better));
        let kind = if is_leaf { Leap::Leaf } else { Leap::Return };
        self.step(
            (Some(kind), v),
            what + &effect,
            node.parent.unwrap_or(this),
            came,
        );
    }

    /// Applies the value of a node to the node above. Returns the effect in words, and whether the value is the best
    /// there so far. Returns `None` if it has no effect.
    fn hand_up(&mut self, this: usize) -> Option<(String, bool)> {
        let node = &self.game.nodes[this];
        let (parent, rest) = node.parent.zip(node.value)?;
        // If the search asks the same question again, the second answer counts.
        let is_asked_again = || self.game.is_asked_again(this);
        if !node.is_reply() || self.best_is_unknown[parent] || is_asked_again() {
            return None;
        }
        let mover = self.game.nodes[parent].mover?;
        let gained = self.game.gained(this);
        let value = rest.saturating_add(gained);
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
        if let (true, Some(before), Some(now)) = (is_better, before, self.window(parent)) {
            if now != before {
                out += &match mover {
                    Mover::Max => format!(", α rises to {}", shown(now.alpha)),
                    Mover::Min => format!(", β falls to {}", shown(now.beta)),
                };
            }
            if now.alpha >= now.beta {
                out += ": the window is closed";
            }
        }
        Some((out, is_better))
    }
}
