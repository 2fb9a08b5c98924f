//! Handles the keys of watch mode.

use catalogue::Named;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::app::App;
use super::pane::{IsSaved, Next, Pane, Yes};
use crate::{hint, list, proof, reset, solution};

impl App {
    /// Handles a key. Returns the next action.
    pub(super) fn press(&mut self, key: KeyEvent) -> Next {
        if key.kind == KeyEventKind::Release {
            return Next::Go;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c' | 'd') => Next::Quit,
                KeyCode::Char('l') => {
                    self.redraw();
                    Next::Go
                }
                _ => Next::Go,
            };
        }
        // If Esc and a key arrive together, as from a busy machine or over a slow line, they are read as Alt and that
        // key.
        if key.modifiers == KeyModifiers::ALT {
            self.press(KeyCode::Esc.into());
        }
        match (&self.pane, key.code) {
            (Pane::Ask(_, yes), KeyCode::Char('y' | 'Y')) => self.agree(*yes),
            (Pane::Ask(..), KeyCode::Char('q')) => return Next::Quit,
            (Pane::Ask(..), _) => self.show(Pane::Exercise),
            (Pane::List(at), KeyCode::Down | KeyCode::Char('j')) => self.mark(at + 1),
            (Pane::List(at), KeyCode::Up | KeyCode::Char('k')) => self.mark(at.saturating_sub(1)),
            (Pane::List(at), KeyCode::PageDown | KeyCode::Char(' ')) => self.mark(at + 10),
            (Pane::List(at), KeyCode::PageUp) => self.mark(at.saturating_sub(10)),
            (Pane::List(_), KeyCode::Home | KeyCode::Char('g')) => self.mark(0),
            (Pane::List(_), KeyCode::End | KeyCode::Char('G')) => self.mark(usize::MAX),
            (Pane::List(_), KeyCode::Char('l')) => self.show(Pane::Exercise),
            (Pane::List(at), KeyCode::Enter) => {
                let at = *at;
                self.choose(at);
            }
            (Pane::Proof(id), KeyCode::Char('d')) => {
                let id = id.clone();
                self.mark_proof(&id);
            }
            (Pane::Proof(_), KeyCode::Char('n')) => self.next_exercise(),
            (Pane::Trace(Some(_), _), KeyCode::Char('t') | KeyCode::Enter) => return Next::Step,
            (_, code) => return self.anywhere(code),
        }
        Next::Go
    }

    fn anywhere(&mut self, code: KeyCode) -> Next {
        match code {
            KeyCode::Char('q') => return Next::Quit,
            KeyCode::Esc | KeyCode::Backspace => self.back(),
            KeyCode::Down | KeyCode::Char('j') => self.scroll += 1,
            KeyCode::Up | KeyCode::Char('k') => self.scroll = self.scroll.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll += 10,
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(10),
            KeyCode::Home | KeyCode::Char('g') => self.scroll = 0,
            KeyCode::End | KeyCode::Char('G') => self.scroll = usize::MAX / 2,
            KeyCode::Enter => self.check(),
            KeyCode::Char('h') => {
                let ladder = hint::Ladder::of(&self.course, &self.exercise);
                let text = hint::next(&self.course, &ladder, super::paint::width());
                self.show(Pane::Text(text));
            }
            KeyCode::Char('f') => {
                self.is_full = !self.is_full;
                self.show(Pane::Exercise);
            }
            KeyCode::Char('t') => self.draw(),
            KeyCode::Char('b') => self.open_book(),
            KeyCode::Char('l') => {
                let tasks = list::tasks(&self.course);
                let at = tasks
                    .iter()
                    .position(|task| list::id(task) == self.exercise.id);
                self.show(Pane::List(at.unwrap_or(0)));
            }
            // A copy for a class may have no solution to show.
            KeyCode::Char('s') if self.course.has_solutions(&self.exercise) => {
                if self.course.progress.read().is_solved(&self.exercise.id) {
                    self.agree(Yes::Solution);
                } else {
                    let question = solution::question(&self.exercise);
                    let question = format!("{question}\nShow the solution anyway?");
                    self.show(Pane::Ask(question, Yes::Solution));
                }
            }
            KeyCode::Char('r') => {
                let question = format!(
                    "Reset {} to its stub?\nYour code is kept beside it.",
                    self.course.shown(self.exercise.stub())
                );
                self.show(Pane::Ask(question, Yes::Reset));
            }
            KeyCode::Char('p') => {
                let all = self.course.catalogue.exercises();
                let here = all.iter().position(|it| it.id == self.exercise.id);
                let before = here.and_then(|here| here.checked_sub(1));
                if let Some(before) = before.map(|before| all[before].clone()) {
                    self.go_to(before, IsSaved(false));
                }
            }
            KeyCode::Char('n') => {
                let proof = self.course.next_proof(&self.exercise);
                match proof.map(|proof| proof.id.clone()) {
                    Some(id) => self.show(Pane::Proof(id)),
                    None => self.next_exercise(),
                }
            }
            _ => {}
        }
        Next::Go
    }

    fn next_exercise(&mut self) {
        if let Some(next) = self.course.next(&self.exercise).cloned() {
            self.go_to(next, IsSaved(false));
        }
    }

    /// Opens the task at this place of the list.
    fn choose(&mut self, at: usize) {
        let tasks = list::tasks(&self.course);
        match tasks[at] {
            Named::Exercise(exercise) => {
                let exercise = exercise.clone();
                self.go_to(exercise, IsSaved(false));
            }
            Named::Proof(proof) => {
                let id = proof.id.clone();
                self.show(Pane::Proof(id));
            }
            Named::Project(project) | Named::Milestone(project, _) => {
                let text = format!("{}: {}", project.id, self.course.standing(project));
                self.show(Pane::Text(text));
            }
        }
    }

    /// Marks a proof as done, or as open again.
    fn mark_proof(&mut self, id: &str) {
        let Some(found) = self.course.catalogue.find_proof(id) else {
            return;
        };
        let is_done = self.course.progress.read().is_solved(id);
        let pane = match proof::mark(&self.course, found, !is_done) {
            Ok(_) => Pane::Proof(id.to_owned()),
            Err(error) => Pane::Text(format!("{error:#}")),
        };
        self.show(pane);
    }

    fn mark(&mut self, at: usize) {
        let last = list::tasks(&self.course).len() - 1;
        let scroll = self.scroll;
        self.show(Pane::List(at.min(last)));
        self.scroll = scroll; // only as far as the mark leaves the screen
    }

    fn agree(&mut self, yes: Yes) {
        let text = match yes {
            Yes::Solution => solution::text(&self.course, &self.exercise, super::paint::width()),
            Yes::Reset => reset::reset(&self.course, &self.exercise),
        };
        let text = text.unwrap_or_else(|error| format!("{error:#}"));
        if yes == Yes::Reset {
            self.wrote();
        }
        self.show(Pane::Text(text));
    }
}
