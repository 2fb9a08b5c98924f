//! Steps through a run, with the tree, the board and the stack side by side.

mod keys;
mod view;

use std::time::Duration;

use anyhow::Result;
use call_trace::Trace;
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use figures::{Leap, Stepper, guarded};
use terminal::{Screen, clean, columns};

/// Takes over the terminal and steps through a run until the student leaves.
pub(crate) fn show(trace: &Trace) -> Result<()> {
    let _taken = terminal::take()?;
    let mut place = guarded(|| Place::new(trace, "quit"))?;
    step_through(&mut place, || {
        match event::poll(Duration::from_millis(200)) {
            Ok(true) => event::read().map(Some),
            Ok(false) => Ok(None),
            Err(error) => Err(error),
        }
    })
}

/// Steps through a run on a terminal that is already taken over. `next` waits a moment for an event.
pub(crate) fn step_through(
    place: &mut Place<'_>,
    mut next: impl FnMut() -> std::io::Result<Option<Event>>,
) -> Result<()> {
    let mut screen = Screen::default();
    loop {
        let size = terminal::size()?;
        let drawn = guarded(|| view::compose(place, size));
        let lines = drawn.unwrap_or_else(|cannot| vec![cannot.to_string()]);
        screen.paint(size, &lines)?;
        loop {
            let heard = next()?;
            if terminal::has_come_back() {
                screen.forget();
                break;
            }
            match heard {
                Some(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                    match place.press(key) {
                        Pressed::Moved => break,
                        Pressed::Left => return Ok(()),
                        Pressed::Nothing => {}
                    }
                }
                Some(Event::Resize(..)) => break,
                _ => {}
            }
        }
    }
}

/// A place in a run.
pub(crate) struct Place<'t> {
    pub(crate) stepper: Stepper<'t>,
    pub(crate) at: usize,
    /// The effect of `q`, in a word.
    pub(crate) way_out: &'static str,
    /// Whether the keys are shown instead of the run.
    pub(crate) has_help: bool,
    /// The message if the last key had no effect.
    pub(crate) note: Option<String>,
    /// The width of the longest sentence in columns. It keeps the rows below the sentence in place.
    pub(crate) longest: usize,
}

/// The effect of a key.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Pressed {
    Moved,
    Left,
    Nothing,
}

/// The number of sentences to measure.
const MEASURED: usize = 2_000;

impl<'t> Place<'t> {
    /// Starts at the first step. `way_out` is the effect of `q`, in a word.
    pub(crate) fn new(trace: &'t Trace, way_out: &'static str) -> Self {
        let stepper = Stepper::new(trace);
        let sentences = (0..stepper.len().min(MEASURED)).map(|step| stepper.sentence(step));
        let longest = sentences.map(|sentence| columns(&clean(&sentence))).max();
        Self {
            longest: longest.unwrap_or(0),
            stepper,
            at: 0,
            way_out,
            has_help: false,
            note: None,
        }
    }

    /// Handles a key.
    pub(crate) fn press(&mut self, key: KeyEvent) -> Pressed {
        let last = self.stepper.len().saturating_sub(1);
        self.note = None;
        let at = match key.code {
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                return Pressed::Left;
            }
            KeyCode::Char('?') => {
                self.has_help = !self.has_help;
                return Pressed::Moved;
            }
            KeyCode::Char('q') | KeyCode::Esc if self.has_help => {
                self.has_help = false;
                return Pressed::Moved;
            }
            KeyCode::Char('q') | KeyCode::Esc => return Pressed::Left,
            KeyCode::Right | KeyCode::Char(' ' | 'l') => self.at + 1,
            KeyCode::Left | KeyCode::Backspace | KeyCode::Char('h') => self.at.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => {
                self.stepper.next(Leap::Return, self.at).unwrap_or(last)
            }
            KeyCode::Up | KeyCode::Char('k') => {
                self.stepper.previous(Leap::Return, self.at).unwrap_or(0)
            }
            KeyCode::PageDown => self.at + 10,
            KeyCode::PageUp => self.at.saturating_sub(10),
            KeyCode::Home | KeyCode::Char('g') => 0,
            KeyCode::End | KeyCode::Char('G') => last,
            KeyCode::Char(key) => match keys::leap(key) {
                Some((leap, is_back)) => self.leap(leap, is_back),
                None => return Pressed::Nothing,
            },
            _ => return Pressed::Nothing,
        };
        self.at = at.min(last);
        self.has_help = false;
        Pressed::Moved
    }

    /// Returns the next or previous step of this kind. If there is none, leaves a message and returns the current step.
    fn leap(&mut self, leap: Leap, is_back: bool) -> usize {
        let found = match is_back {
            true => self.stepper.previous(leap, self.at),
            false => self.stepper.next(leap, self.at),
        };
        if found.is_none() {
            let name = leap.name();
            self.note = Some(match self.stepper.leaps().any(|kind| kind == leap) {
                false => format!("This run has no {name}."),
                true if is_back => format!("There is no {name} before this step."),
                true => format!("There is no {name} after this step."),
            });
        }
        found.unwrap_or(self.at)
    }
}

#[cfg(test)]
mod tests;
