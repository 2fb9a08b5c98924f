//! The newest book that the server has.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use anyhow::{Context, Result};
use tempfile::TempDir;
use tokio::sync::watch;

use crate::Engine;
use crate::build::Build;

/// The newest book that could be built. Each book is built into a folder of its own, so that a page is never requested
/// while it is being written.
#[derive(Debug, Clone)]
pub(crate) struct NewestBook {
    course: PathBuf,
    engine: Option<Arc<Engine>>,
    newest: Arc<Mutex<Arc<TempDir>>>,
    editions: watch::Sender<u64>,
}

impl NewestBook {
    /// Builds the first book.
    pub(crate) fn new(course: &Path) -> Result<Self> {
        let engine = Engine::build(course)?.map(Arc::new);
        let first = Arc::new(build(course, engine.as_deref())?);
        let newest = Arc::new(Mutex::new(first));
        Ok(NewestBook {
            course: course.to_owned(),
            engine,
            newest,
            editions: watch::Sender::new(0),
        })
    }

    /// Builds the book again because `file` changed.
    pub(crate) fn rebuild(&self, file: &Path) {
        let shown = file.strip_prefix(&self.course).unwrap_or(file).display();
        match build(&self.course, self.engine.as_deref()) {
            Ok(book) => {
                *self.lock() = Arc::new(book);
                self.editions.send_modify(|edition| *edition += 1);
                println!("{shown} changed; the book is rebuilt.");
            }
            Err(error) => {
                eprintln!(
                    "{shown} changed, but the book could not be rebuilt. The last good book \
                    stays:\n{error:#}"
                );
            }
        }
    }

    /// Returns the newest book. Its folder exists as long as the caller has the returned value.
    pub(crate) fn newest(&self) -> Arc<TempDir> {
        Arc::clone(&self.lock())
    }

    /// Returns a receiver that reports each newer book.
    pub(crate) fn editions(&self) -> watch::Receiver<u64> {
        self.editions.subscribe()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Arc<TempDir>> {
        self.newest
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

fn build(course: &Path, engine: Option<&Engine>) -> Result<TempDir> {
    let folder = TempDir::new().context("cannot make a folder for the book")?;
    Build {
        course,
        into: Some(folder.path()),
        reload: true,
        yours: false,
        engine,
    }
    .run()?;
    Ok(folder)
}
