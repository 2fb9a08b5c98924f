//! The progress in the exercises at one moment, and its records after a change of IDs.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The state of all exercises at one moment.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Progress {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    current: Option<String>,
    #[serde(default)]
    exercises: BTreeMap<String, State>,
    #[serde(flatten)]
    unknown: serde_json::Map<String, serde_json::Value>,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
struct State {
    /// The exercise that had this ID when the record was written, or `None` in a file of an early version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stem: Option<String>,
    #[serde(default)]
    solved: bool,
    /// The [`sum`] of the student's file when the exercise was last solved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    solved_as: Option<u64>,
    #[serde(default)]
    hints: usize,
    /// The names of the copies beside the student's file that were solved when they were set aside.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    solved_copies: Vec<String>,
    #[serde(flatten)]
    unknown: serde_json::Map<String, serde_json::Value>,
}

impl Progress {
    /// Returns whether all tests of an exercise passed in their last run.
    pub(crate) fn is_solved(&self, id: &str) -> bool {
        self.exercises.get(id).is_some_and(|state| state.solved)
    }

    /// Returns the number of its hints that have been shown.
    pub(crate) fn hints(&self, id: &str) -> usize {
        self.exercises.get(id).map_or(0, |state| state.hints)
    }

    /// Returns the exercise that was last chosen.
    pub(crate) fn current(&self) -> Option<&String> {
        self.current.as_ref()
    }

    /// Chooses an exercise.
    pub(crate) fn choose(&mut self, id: &str) {
        self.current = Some(id.to_owned());
    }

    /// Marks an exercise as solved or open.
    pub(crate) fn set_solved(&mut self, id: &str, solved: bool) {
        self.exercises.entry(id.to_owned()).or_default().solved = solved;
    }

    /// Marks an exercise as solved by this text of the student's file.
    pub(crate) fn set_solved_as(&mut self, id: &str, text: &[u8]) {
        self.set_solved(id, true);
        self.exercises.entry(id.to_owned()).or_default().solved_as = Some(sum(text));
    }

    /// Returns whether an exercise was solved by exactly this text.
    pub(crate) fn is_solved_as(&self, id: &str, text: &[u8]) -> bool {
        let state = self.exercises.get(id);
        state.is_some_and(|it| it.solved && it.solved_as == Some(sum(text)))
    }

    /// Records that the student's file was set aside under this name, together with its mark.
    pub(crate) fn set_aside(&mut self, id: &str, copy: &str) {
        let state = self.exercises.entry(id.to_owned()).or_default();
        state.solved_copies.retain(|known| known != copy);
        if std::mem::take(&mut state.solved) {
            state.solved_copies.push(copy.to_owned());
        }
    }

    /// Records that the copy of this name is the student's file again, and restores its mark.
    pub(crate) fn put_back(&mut self, id: &str, copy: &str) {
        let state = self.exercises.entry(id.to_owned()).or_default();
        state.solved = state.solved_copies.iter().any(|known| known == copy);
        state.solved_copies.retain(|known| known != copy);
    }

    /// Records the number of its hints that have been shown.
    pub(crate) fn set_hints(&mut self, id: &str, hints: usize) {
        self.exercises.entry(id.to_owned()).or_default().hints = hints;
    }

    /// Moves each record to the current ID of its exercise. Records of removed exercises are kept under their stems, so
    /// that no other exercise inherits them.
    pub(super) fn moved_to(self, stems: &Stems) -> Self {
        let mut exercises = BTreeMap::new();
        for (id, state) in self.exercises {
            let now = match &state.stem {
                None => id,
                Some(stem) => match stems.iter().find(|(_, known)| *known == stem) {
                    Some((id, _)) => id.clone(),
                    None if stems.contains_key(&id) => stem.clone(),
                    None => id,
                },
            };
            // Of two records, prefers the one with a stem.
            let known: &mut State = exercises.entry(now).or_default();
            if known.stem.is_none() {
                *known = state;
            }
        }
        Self { exercises, ..self }
    }

    /// Records the stem of each exercise that has a record.
    pub(super) fn name(&mut self, stems: &Stems) {
        for (id, state) in &mut self.exercises {
            if let (None, Some(stem)) = (&state.stem, stems.get(id)) {
                state.stem = Some(stem.clone());
            }
        }
    }
}

/// Returns the 64-bit FNV-1a hash of a text. It detects a changed file, but is no protection against forgery.
fn sum(text: &[u8]) -> u64 {
    text.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The stem of each ID of the course.
pub(super) type Stems = BTreeMap<String, String>;
