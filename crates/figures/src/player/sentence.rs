//! What a player tells, in sentences.

use super::data::{Kind, PlayerData};

/// What a step does to the list that tells a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Nesting {
    /// A call, or a position: what follows is inside it.
    Opens,
    Closes,
    Says,
}

/// A step of a run in words, and the node of the drawing that it is at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sentence {
    pub what: Nesting,
    pub node: usize,
    pub say: String,
}

/// The sentences of a run's player, and what it comes to.
pub(crate) type Told = (Vec<Sentence>, String);

/// Sentences that stand side by side.
pub(super) fn says(told: Vec<String>) -> Told {
    let says = told.into_iter().map(|say| Sentence {
        what: Nesting::Says,
        node: 0,
        say,
    });
    (says.collect(), String::new())
}

/// The steps of a run in words.
pub(super) fn of_steps(run: PlayerData) -> Told {
    let told = run.steps.into_iter().map(|step| Sentence {
        what: match step.kind {
            Kind::Call => Nesting::Opens,
            Kind::Return => Nesting::Closes,
            Kind::Leaf | Kind::Cut | Kind::Note => Nesting::Says,
        },
        node: step.node,
        say: step.say,
    });
    (told.collect(), run.facts)
}
