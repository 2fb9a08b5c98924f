//! The grader's folders for building a chapter: a base with the libraries and the stubs, and a fresh copy for
//! each submission.
//!
//! Cargo builds everything again when a folder moves. So all copies must appear at one path: bubblewrap mounts each
//! of them there, and without bubblewrap there is one copy at a time. Dropping a [`Place`] removes the copy.

use std::ffi::OsStr;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, Result, bail};

use crate::sandbox::Sandbox;

/// A folder for one build, removed on drop.
pub(crate) struct Place {
    /// Its path.
    pub(crate) real: PathBuf,
    /// Its path for the commands that build there.
    pub(crate) seen: PathBuf,
}

impl Place {
    /// Returns the path of a built file, from the path that cargo prints.
    pub(crate) fn built(&self, seen: &Path) -> PathBuf {
        let inside = seen.strip_prefix(&self.seen);
        inside.map_or_else(|_| seen.to_owned(), |inside| self.real.join(inside))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = remove(&self.real); // The next copy clears it again.
    }
}

/// The folders of a chapter, locked for this run.
pub(crate) struct Places {
    /// The path of each copy as commands see it.
    seen: PathBuf,
    /// The built libraries and stubs.
    base: PathBuf,
    sandbox: Sandbox,
    /// How many copies were made.
    copies: AtomicUsize,
    _lock: File,
}

impl Places {
    /// Locks the folders of a chapter and removes the copies of a run that was killed.
    pub(crate) fn of(course: &Path, chapter: &str, sandbox: Sandbox) -> Result<Self> {
        let all = course.join("target").join("grade");
        fs::create_dir_all(&all).with_context(|| format!("cannot make {}", all.display()))?;
        let seen = all.join(chapter);
        let lock = seen.with_extension("lock");
        let lock =
            File::create(&lock).with_context(|| format!("cannot write {}", lock.display()))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => bail!("another run is grading {chapter} now"),
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        for left in fs::read_dir(&all)? {
            let path = left?.path();
            let is_copy = path
                .extension()
                .is_some_and(|it| it.to_string_lossy().starts_with("copy"));
            if path == seen || is_copy && path.with_extension("") == seen {
                remove(&path).with_context(|| format!("cannot remove {}", path.display()))?;
            }
        }
        Ok(Self {
            base: seen.with_extension("base"),
            seen,
            sandbox,
            copies: AtomicUsize::new(0),
            _lock: lock,
        })
    }

    /// Builds the base, unless there is one with this sum.
    pub(crate) fn prepare(
        &self,
        sum: &str,
        lay: impl FnOnce(&Path) -> Result<()>,
        build: impl FnOnce(&Place) -> Result<()>,
    ) -> Result<()> {
        // Cargo builds everything again in a checkout that was moved.
        let sum = format!("{sum} {}", self.seen.display());
        let of = self.base.join("sum");
        if fs::read_to_string(&of).is_ok_and(|known| known == sum) {
            return Ok(());
        }
        remove(&self.base).with_context(|| format!("cannot remove {}", self.base.display()))?;
        let place = self.empty("copy")?;
        lay(&place.real)?;
        build(&place)?;
        // The sum comes last, so a run that is killed leaves no base.
        fs::write(place.real.join("sum"), sum)?;
        fs::rename(&place.real, &self.base)
            .with_context(|| format!("cannot write {}", self.base.display()))
    }

    /// Makes a fresh copy of the base. If all copies have one path, it replaces the last one.
    pub(crate) fn copy(&self) -> Result<Place> {
        let number = self.copies.fetch_add(1, Ordering::Relaxed);
        let place = self.empty(&format!("copy-{number}"))?;
        copy(&self.base, &place.real)
            .with_context(|| format!("cannot copy {}", self.base.display()))?;
        Ok(place)
    }

    fn empty(&self, kind: &str) -> Result<Place> {
        let real = match self.sandbox.moves_folders() {
            true => self.seen.with_extension(kind),
            false => self.seen.clone(),
        };
        let of = || format!("cannot make {}", real.display());
        remove(&real).with_context(of)?;
        fs::create_dir_all(&real).with_context(of)?;
        Ok(Place {
            real,
            seen: self.seen.clone(),
        })
    }
}

/// Copies a folder with the dates of its files, because cargo compares them. Compiled files are linked, because copying
/// them takes as long as a build.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        let about = entry.metadata()?;
        if about.is_dir() {
            copy(&entry.path(), &to)?;
        } else if !(is_compiled(&to) && fs::hard_link(entry.path(), &to).is_ok()) {
            fs::copy(entry.path(), &to)?;
            File::options()
                .append(true)
                .open(&to)?
                .set_modified(about.modified()?)?;
        }
    }
    Ok(())
}

/// Whether rustc wrote this file. It never writes into an existing one: it removes a library and writes another, and
/// links the files of an incremental build itself.
fn is_compiled(path: &Path) -> bool {
    let is_incremental = path.components().any(|it| it.as_os_str() == "incremental");
    let kind = path.extension().and_then(OsStr::to_str);
    match kind {
        Some("rlib" | "rmeta" | "so" | "dylib" | "dll") => true,
        Some("bin" | "o") => is_incremental,
        _ => false,
    }
}

fn remove(folder: &Path) -> io::Result<()> {
    match fs::symlink_metadata(folder) {
        Ok(_) => fs::remove_dir_all(folder),
        Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(course: &Path) -> Result<Places> {
        Places::of(course, "ch1", Sandbox::Bubblewrap)
    }

    #[test]
    fn a_base_is_built_once_for_a_sum_and_a_copy_leaves_nothing_in_it() {
        let course = tempfile::tempdir().unwrap();
        let prepare = |places: &Places, sum: &str| {
            let mut is_built = false;
            let lay = |folder: &Path| Ok(fs::write(folder.join("file"), sum)?);
            let build = |_: &Place| {
                is_built = true;
                Ok(())
            };
            places.prepare(sum, lay, build).unwrap();
            is_built
        };
        let first = places(course.path()).unwrap();
        assert!(prepare(&first, "a"));
        let place = first.copy().unwrap();
        let date = |folder: &Path| folder.join("file").metadata().unwrap().modified().unwrap();
        assert_eq!(date(&place.real), date(&first.base));
        assert_eq!(
            place.built(&first.seen.join("file")),
            place.real.join("file")
        );
        fs::write(place.real.join("file"), "of a submission").unwrap();
        let real = place.real.clone();
        drop(place);
        assert!(!real.exists());
        assert_eq!(fs::read_to_string(first.base.join("file")).unwrap(), "a");
        // A run that was killed left a copy.
        fs::create_dir(&real).unwrap();
        drop(first);
        let second = places(course.path()).unwrap();
        assert!(!real.exists());
        assert!(!prepare(&second, "a"));
        assert!(prepare(&second, "b"));
    }

    #[test]
    fn two_runs_do_not_grade_a_chapter_at_the_same_time() {
        let course = tempfile::tempdir().unwrap();
        let first = places(course.path()).unwrap();
        let error = places(course.path()).err().unwrap();
        assert_eq!(error.to_string(), "another run is grading ch1 now");
        drop(first);
        places(course.path()).unwrap();
    }
}
