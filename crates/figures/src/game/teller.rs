//! Tells a search step by step: what is entered, what comes back, how alpha and beta move, and
//! when a branch is cut.

use super::fold::FoldedGame;
use game::{Value, Window};

use super::number::{shown, window_shown};
use super::{Game, Mover};
use crate::labels::counted;
use crate::player::json;

/// So many steps are told; what comes later passes by.
const STEPS: usize = 2_000;

/// The steps of a search in its drawing, each as JSON.
pub(super) fn tell(game: &Game, folded: &FoldedGame) -> Vec<String> {
    let mut teller = Teller {
        game,
        folded,
        of: folded.of_nodes(game.nodes.len()),
        best: vec![None; game.nodes.len()],
        steps: Vec::new(),
        skipped: 0,
    };
    teller.tell();
    teller.steps
}

struct Teller<'g, 't> {
    game: &'g Game<'t>,
    folded: &'g FoldedGame,
    /// The drawn node of each position.
    of: Vec<Option<usize>>,
    /// The best value that each node has found until now.
    best: Vec<Option<Value>>,
    steps: Vec<String>,
    /// How many positions passed by since the last step.
    skipped: usize,
}

impl Teller<'_, '_> {
    fn tell(&mut self) {
        // Entering, and leaving: a cut happens when a node is left.
        let mut moments: Vec<(usize, bool, usize)> = Vec::new();
        for (this, node) in self.game.nodes.iter().enumerate() {
            moments.extend(node.entered.map(|at| (at, false, this)));
            moments.extend(node.left.map(|at| (at, true, this)));
        }
        moments.sort_unstable();
        for (_, leaves, this) in moments {
            let leaf = self.game.nodes[this].children.is_empty();
            let hidden = self.of[this].is_none() || self.steps.len() >= STEPS;
            match (leaves, leaf) {
                _ if hidden => {
                    self.skipped += usize::from(!leaves);
                    if leaves {
                        self.hand_up(this);
                    }
                }
                (false, true) => {}
                (false, false) => self.enter(this),
                (true, true) => self.leave('l', this),
                (true, false) => {
                    self.passed_by(this);
                    self.cut(this);
                    self.leave('r', this);
                }
            }
        }
    }

    /// The window of a node, with what it has found until now.
    fn window(&self, this: usize) -> Option<Window> {
        let node = &self.game.nodes[this];
        let given = node.window?;
        Some(match (node.mover, self.best[this]) {
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

    /// A step: its kind and its drawn node, no board, a sentence; then of the position `at` that
    /// the search is in after it the best value, alpha, beta and who moves, and the value that
    /// just came in.
    fn step(
        &mut self,
        kind: char,
        v: usize,
        say: &str,
        at: Option<usize>,
        came: Option<(Value, bool)>,
    ) {
        let best = at
            .and_then(|at| self.best[at])
            .map(shown)
            .unwrap_or_default();
        let end = |value: Option<Value>| value.map_or("null".into(), |value| value.to_string());
        let window = at.and_then(|at| self.window(at));
        let (alpha, beta) = (window.map(|it| it.alpha), window.map(|it| it.beta));
        let shown = window.map(window_shown).unwrap_or_default();
        let mover = at
            .and_then(|at| self.game.nodes[at].mover)
            .map_or("", Mover::name);
        self.steps.push(format!(
            "[\"{kind}\",{v},-1,{},{},{},{},{},{},\"{mover}\",{}]",
            json(say),
            json(&best),
            json(&shown),
            end(alpha),
            end(beta),
            end(came.map(|(value, _)| value)),
            i32::from(came.is_some_and(|(_, better)| better))
        ));
    }

    fn enter(&mut self, this: usize) {
        if let Some(parent) = self.game.nodes[this].parent {
            self.passed_by(parent);
        }
        let node = &self.game.nodes[this];
        let who = node.mover.map_or("the search", Mover::name);
        let mut say = match node.choice {
            Some(choice) => format!("move {choice}: {who} chooses here"),
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
            self.step('c', v, &say, Some(this), None);
        }
    }

    /// Positions that are not drawn pass by in one step.
    fn passed_by(&mut self, at: usize) {
        let positions = std::mem::take(&mut self.skipped);
        if let Some(v) = self.of[at].filter(|_| positions > 0) {
            let say = format!("{} not shown", counted(positions, "position"));
            self.step('n', v, &say, Some(at), None);
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
            let cut = self.game.nodes[this].cut.len() + unvisited.count();
            let say = format!(
                "cut: {}; {} never visited",
                self.game.reason(this),
                if cut == 1 {
                    "1 branch is".to_owned()
                } else {
                    format!("{cut} branches are")
                }
            );
            self.step('x', v, &say, Some(this), None);
        }
    }

    /// A value goes up.
    fn leave(&mut self, kind: char, this: usize) {
        let node = &self.game.nodes[this];
        let above = node.parent;
        if let (Some(parent), 'l') = (above, kind) {
            self.passed_by(parent);
        }
        let value = node.label().unwrap_or_else(|| "nothing".into());
        let what = match (node.choice, kind) {
            (Some(choice), 'l') => format!("move {choice}, a leaf: {value}"),
            (None, 'l') => format!("a leaf: {value}"),
            (_, _) => {
                let who = node.mover.map_or("the search", Mover::name);
                format!("{who} hands up {value}")
            }
        };
        let (effect, better) = self.hand_up(this);
        let came = above.and(node.value).map(|value| (value, better));
        if let Some(v) = self.of[this] {
            self.step(kind, v, &(what + &effect), above.or(Some(this)), came);
        }
    }

    /// What a value does to the node above, and whether it is the best there until now.
    fn hand_up(&mut self, this: usize) -> (String, bool) {
        let node = &self.game.nodes[this];
        let (Some(parent), Some(value)) = (node.parent, node.value) else {
            return (String::new(), false);
        };
        let Some(mover) = self.game.nodes[parent].mover else {
            return (String::new(), false);
        };
        let before = self.window(parent);
        let old = self.best[parent];
        let best = old.map_or(value, |old| mover.best(old, value));
        self.best[parent] = Some(best);
        let who = mover.name();
        if old == Some(best) {
            return (format!(". {who} keeps {}", shown(best)), false);
        }
        let mut out = format!(". {who} now has {}", shown(best));
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
