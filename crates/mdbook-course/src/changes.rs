//! Watches the source files of the book.

use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::{Context, Result};
use notify::{Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher};

/// The time without changes that ends a series of changes. An editor writes a file in several steps.
const QUIET: Duration = Duration::from_millis(150);

/// A message to the watching thread.
enum News {
    Changed(PathBuf),
    /// The watching is over.
    Over,
}

/// A watch on the files, which ends when this value is dropped. Dropping it waits for the reaction to a change that is
/// under way.
pub(crate) struct Watching {
    _watcher: RecommendedWatcher,
    tell: mpsc::Sender<News>,
    thread: Option<JoinHandle<()>>,
}

impl Drop for Watching {
    fn drop(&mut self) {
        // The thread is gone already if the message cannot be sent.
        let _ = self.tell.send(News::Over);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Calls `changed` with one of the changed files after each series of changes.
pub(crate) fn watch(course: &Path, changed: impl Fn(PathBuf) + Send + 'static) -> Result<Watching> {
    let (tell, receiver) = mpsc::channel();
    let mut watcher = notify::recommended_watcher({
        let tell = tell.clone();
        move |event: notify::Result<Event>| {
            if let Some(file) = event.ok().and_then(worth) {
                // The receiver exists until the watching is over.
                let _ = tell.send(News::Changed(file));
            }
        }
    })
    .context("cannot watch the files of the book")?;
    for folder in folders(course) {
        watcher
            .watch(&folder, RecursiveMode::Recursive)
            .with_context(|| format!("cannot watch {}", folder.display()))?;
    }
    let thread = std::thread::spawn(move || {
        while let Ok(News::Changed(file)) = receiver.recv() {
            loop {
                match receiver.recv_timeout(QUIET) {
                    Ok(News::Changed(_)) => {}
                    Ok(News::Over) => return,
                    Err(_) => break,
                }
            }
            changed(file);
        }
    });
    Ok(Watching {
        _watcher: watcher,
        tell,
        thread: Some(thread),
    })
}

/// Returns the folders to watch: the book, the sources that it quotes, and the list of the exercises.
fn folders(course: &Path) -> Vec<PathBuf> {
    let crates = std::fs::read_dir(course.join("crates"))
        .into_iter()
        .flatten()
        .flatten();
    let sources = crates.map(|entry| entry.path().join("src"));
    let all = sources.chain([
        course.join("book"),
        course.join("exercises").join("course.toml"),
    ]);
    all.filter(|path| path.exists()).collect()
}

/// Returns the file if its change can change the book.
fn worth(event: Event) -> Option<PathBuf> {
    let written = matches!(
        event.kind,
        EventKind::Create(_) | EventKind::Modify(_) | EventKind::Remove(_)
    );
    let file = event.paths.into_iter().next().filter(|_| written)?;
    let name = file.file_name()?.to_string_lossy();
    // Editors put such files beside the file that they edit.
    let scratch =
        name.starts_with('.') || name.ends_with('~') || name.ends_with(".swp") || name == "4913";
    (!scratch).then_some(file)
}
