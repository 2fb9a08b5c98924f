//! The grader's folders for building a chapter: a base with the libraries and the stubs, and for each submission a
//! copy that is equal to it.
//!
//! Cargo builds everything again when a folder moves. So all copies must appear at one path: bubblewrap mounts each
//! of them there, and without bubblewrap there is one copy at a time. The next submission gets the copy of an earlier
//! one, after [`mend`] has replaced what differs from the base: to make all of its files again takes four times as
//! long. The end of [`Places`] removes the copies.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs::{self, File, Metadata, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result, bail};

use crate::sandbox::Sandbox;

/// The form of a base. One of another form is built again.
const FORM: u32 = 3;

/// A folder for the builds of one submission. On drop, it is free for another one.
pub(crate) struct Place {
    /// Its path.
    pub(crate) real: PathBuf,
    /// Its path for the commands that build there.
    pub(crate) seen: PathBuf,
    all: Arc<Mutex<Copies>>,
}

/// The copies of a base. If all of them have one path, there is no more than one.
#[derive(Default)]
struct Copies {
    made: usize,
    /// Those that no submission uses, as their builds left them.
    free: Vec<PathBuf>,
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
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        all.free.push(std::mem::take(&mut self.real));
    }
}

/// The folders of a chapter, locked for this run.
pub(crate) struct Places {
    /// The path of each copy as commands see it.
    seen: PathBuf,
    /// The built libraries and stubs.
    base: PathBuf,
    sandbox: Sandbox,
    copies: Arc<Mutex<Copies>>,
    _lock: File,
}

impl Drop for Places {
    fn drop(&mut self) {
        let mut copies = self.copies.lock().unwrap_or_else(PoisonError::into_inner);
        for copy in copies.free.drain(..) {
            let _ = remove(&copy); // The next run removes it.
        }
    }
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
            copies: Arc::default(),
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
        let sum = format!("{sum} {FORM} {}", self.seen.display());
        let of = self.base.join("sum");
        if fs::read_to_string(&of).is_ok_and(|known| known == sum) {
            return Ok(());
        }
        remove(&self.base).with_context(|| format!("cannot remove {}", self.base.display()))?;
        let place = self.take();
        remove(&place.real).with_context(|| format!("cannot remove {}", place.real.display()))?;
        fs::create_dir_all(&place.real)
            .with_context(|| format!("cannot make {}", place.real.display()))?;
        lay(&place.real)?;
        build(&place)?;
        // The sum comes last, so a run that is killed leaves no base.
        fs::write(place.real.join("sum"), sum)?;
        fs::rename(&place.real, &self.base)
            .with_context(|| format!("cannot write {}", self.base.display()))
    }

    /// Returns a copy of the base. If all copies have one path, it replaces the last one.
    pub(crate) fn copy(&self) -> Result<Place> {
        let place = self.take();
        mend(&self.base, &place.real)
            .with_context(|| format!("cannot copy {}", self.base.display()))?;
        Ok(place)
    }

    /// Returns a folder that no submission uses. It may be missing, or contain anything.
    fn take(&self) -> Place {
        let mut copies = self.copies.lock().unwrap_or_else(PoisonError::into_inner);
        let real = match copies.free.pop() {
            Some(free) => free,
            None if self.sandbox.moves_folders() => {
                copies.made += 1;
                self.seen.with_extension(format!("copy-{}", copies.made))
            }
            None => self.seen.clone(),
        };
        Place {
            real,
            seen: self.seen.clone(),
            all: Arc::clone(&self.copies),
        }
    }
}

/// Makes a folder equal to another one, whatever it contains, with the dates of the files, because cargo compares them.
/// Compiled files are linked, because copying them takes as long as a build.
fn mend(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    let mut left = BTreeMap::new();
    for entry in fs::read_dir(to)? {
        let entry = entry?;
        left.insert(entry.file_name(), entry.metadata()?);
    }
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        let known = left.remove(&entry.file_name());
        let about = entry.metadata()?;
        if about.is_dir() {
            if known.is_some_and(|known| !known.is_dir()) {
                remove(&to)?;
            }
            mend(&from, &to)?;
        } else if !is_equal((&from, &about), (&to, known.as_ref()))? {
            if known.is_some() {
                remove(&to)?;
            }
            if !(is_compiled(&to) && fs::hard_link(&from, &to).is_ok()) {
                fs::copy(&from, &to)?;
                let copy = File::options().append(true).open(&to)?;
                copy.set_modified(about.modified()?)?;
            }
        }
    }
    left.keys().try_for_each(|name| remove(&to.join(name)))
}

/// Whether a file has the contents and the date of another one. A compiled file must be the other one, by a link.
fn is_equal(
    (from, about): (&Path, &Metadata),
    (to, known): (&Path, Option<&Metadata>),
) -> io::Result<bool> {
    let Some(known) = known.filter(|known| known.is_file()) else {
        return Ok(false);
    };
    if is_compiled(to) {
        return Ok(is_linked(about, known));
    }
    let is_dated = known.len() == about.len() && known.modified()? == about.modified()?;
    Ok(is_dated && fs::read(from)? == fs::read(to)?)
}

#[cfg(unix)]
fn is_linked(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
fn is_linked(_: &Metadata, _: &Metadata) -> bool {
    false
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

fn remove(path: &Path) -> io::Result<()> {
    match fs::symlink_metadata(path) {
        Ok(about) if about.is_dir() => fs::remove_dir_all(path),
        Ok(_) => fs::remove_file(path),
        Err(_) => Ok(()),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn places(course: &Path) -> Result<Places> {
        Places::of(course, "ch1", Sandbox::Bubblewrap)
    }

    /// Returns the paths in a folder, with the contents of files.
    fn listed(folder: &Path) -> Vec<(PathBuf, Option<String>)> {
        let (mut found, mut open) = (Vec::new(), vec![folder.to_owned()]);
        while let Some(path) = open.pop() {
            if fs::symlink_metadata(&path).unwrap().is_dir() {
                let inside = fs::read_dir(&path).unwrap();
                open.extend(inside.map(|it| it.unwrap().path()));
            }
            let name = path.strip_prefix(folder).unwrap().to_owned();
            found.push((name, fs::read_to_string(&path).ok()));
        }
        found.sort();
        found
    }

    #[test]
    fn a_base_is_built_once_for_a_sum_and_nothing_is_left_in_it_or_beside_it() {
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
        assert_eq!(fs::read_to_string(first.base.join("file")).unwrap(), "a");
        drop(first);
        assert!(!real.exists());
        // A run that was killed left a copy.
        fs::create_dir(&real).unwrap();
        let second = places(course.path()).unwrap();
        assert!(!real.exists());
        assert!(!prepare(&second, "a"));
        assert!(prepare(&second, "b"));
    }

    #[test]
    fn a_submission_gets_a_copy_equal_to_the_base_whatever_an_earlier_one_left_in_it() {
        let course = tempfile::tempdir().unwrap();
        let places = places(course.path()).unwrap();
        let lay = |folder: &Path| {
            fs::create_dir_all(folder.join("deps/folder"))?;
            fs::create_dir_all(folder.join("empty"))?;
            for file in ["deps/a.rlib", "deps/folder/b", "changed", "same", "gone"] {
                fs::write(folder.join(file), file)?;
            }
            Ok(())
        };
        places.prepare("a", lay, |_| Ok(())).unwrap();
        let others = places.copy().unwrap();
        let place = places.copy().unwrap();
        let real = place.real.clone();
        assert_ne!(real, others.real);
        let inode = |of: &str| fs::File::open(real.join(of)).unwrap().metadata().unwrap();
        let (same, date) = (inode("same"), inode("changed").modified().unwrap());
        // As rustc does: a library is removed and written again. The rest is worse than anything that a build does.
        fs::remove_file(real.join("deps/a.rlib")).unwrap();
        fs::write(real.join("deps/a.rlib"), "deps/a.rlib").unwrap();
        fs::write(real.join("changed"), "CHANGED").unwrap();
        let changed = File::options().append(true).open(real.join("changed"));
        changed.unwrap().set_modified(date).unwrap();
        fs::remove_file(real.join("gone")).unwrap();
        fs::remove_dir_all(real.join("deps/folder")).unwrap();
        fs::write(real.join("deps/folder"), "a file").unwrap();
        fs::remove_dir(real.join("empty")).unwrap();
        std::os::unix::fs::symlink("/usr", real.join("empty")).unwrap();
        fs::create_dir_all(real.join("more/and")).unwrap();
        fs::write(real.join("more/and/more"), "more").unwrap();
        drop(place);

        let place = places.copy().unwrap();
        assert_eq!(place.real, real);
        assert_eq!(listed(&real), listed(&places.base));
        assert!(is_linked(&same, &inode("same")), "it is not made again");
        assert!(fs::symlink_metadata(real.join("empty")).unwrap().is_dir());
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
