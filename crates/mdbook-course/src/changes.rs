//! Watches the files that the book is made of.

use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::{Context, Result};
use notify::{Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher};

/// An editor writes a file in several steps: wait until nothing has changed for so long.
const QUIET: Duration = Duration::from_millis(150);

/// What the watching thread hears.
enum News {
    Changed(PathBuf),
    /// Nobody watches any more.
    Over,
}

/// Files are watched for as long as this is kept. When it is dropped, what is being done about a
/// change is still brought to its end.
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

/// Calls `changed` with one of the changed files whenever something changed and is quiet again.
pub(crate) fn watch(course: &Path, changed: impl Fn(PathBuf) + Send + 'static) -> Result<Watching> {
    let (tell, receiver) = mpsc::channel();
    let mut watcher = notify::recommended_watcher({
        let tell = tell.clone();
        move |event: notify::Result<Event>| {
            if let Some(file) = event.ok().and_then(worth) {
                // The other end is gone only when all is over.
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

/// The book, the sources that it quotes, and the list of the exercises.
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

/// The file, if its change can change the book.
fn worth(event: Event) -> Option<PathBuf> {
    let written = matches!(
        event.kind,
        EventKind::Create(_) | EventKind::Modify(_) | EventKind::Remove(_)
    );
    let file = event.paths.into_iter().next().filter(|_| written)?;
    let name = file.file_name()?.to_string_lossy();
    // The files that editors keep beside the one that is edited.
    let scratch =
        name.starts_with('.') || name.ends_with('~') || name.ends_with(".swp") || name == "4913";
    (!scratch).then_some(file)
}
