//! The stepper: one moment of a run after the other, the tree and the stack side by side.

mod view;

use std::time::Duration;

use anyhow::Result;
use call_trace::Trace;
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use figures::Moments;
use terminal::Screen;

/// Takes the terminal and steps through a run until the student has seen enough.
pub(crate) fn show(trace: &Trace) -> Result<()> {
    let _taken = terminal::take()?;
    step_through(trace, "quit", || {
        match event::poll(Duration::from_millis(200)) {
            Ok(true) => event::read().map(Some),
            Ok(false) => Ok(None),
            Err(error) => Err(error),
        }
    })
}

/// Steps through a run on a terminal that is taken already. `way_out` is what `q` does, in a word;
/// `next` waits a moment for an event.
pub(crate) fn step_through(
    trace: &Trace,
    way_out: &'static str,
    mut next: impl FnMut() -> std::io::Result<Option<Event>>,
) -> Result<()> {
    let mut screen = Screen::default();
    let mut stepper = Stepper::new(trace, way_out);
    loop {
        let size = terminal::size()?;
        screen.paint(size, &view::compose(&stepper, size))?;
        loop {
            let heard = next()?;
            if terminal::has_come_back() {
                screen.forget();
                break;
            }
            match heard {
                Some(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                    match stepper.press(key) {
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
pub(crate) struct Stepper<'t> {
    pub(crate) moments: Moments<'t>,
    pub(crate) at: usize,
    /// What `q` does, in a word.
    pub(crate) way_out: &'static str,
}

/// What a key did.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Pressed {
    Moved,
    Left,
    Nothing,
}

impl<'t> Stepper<'t> {
    pub(crate) fn new(trace: &'t Trace, way_out: &'static str) -> Self {
        Self {
            moments: Moments::new(trace),
            at: 0,
            way_out,
        }
    }

    /// Does what a key asks for.
    pub(crate) fn press(&mut self, key: KeyEvent) -> Pressed {
        let last = self.moments.len().saturating_sub(1);
        let at = match key.code {
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                return Pressed::Left;
            }
            KeyCode::Char('q') | KeyCode::Esc => return Pressed::Left,
            KeyCode::Right | KeyCode::Char(' ' | 'l') => self.at + 1,
            KeyCode::Left | KeyCode::Backspace | KeyCode::Char('h') => self.at.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j' | 'r') => {
                self.moments.next_return(self.at).unwrap_or(last)
            }
            KeyCode::Up | KeyCode::Char('k') => self.moments.previous_return(self.at).unwrap_or(0),
            KeyCode::PageDown => self.at + 10,
            KeyCode::PageUp => self.at.saturating_sub(10),
            KeyCode::Home | KeyCode::Char('g') => 0,
            KeyCode::End | KeyCode::Char('G') => last,
            _ => return Pressed::Nothing,
        };
        self.at = at.min(last);
        Pressed::Moved
    }
}

#[cfg(test)]
mod tests;
