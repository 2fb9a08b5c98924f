//! Watches for saved files.
//!
//! It watches folders, not files: many editors write a new file and rename it over the old one, after which a watch on
//! the file would report no more events.

use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use std::time::Duration;

use notify::event::{MetadataKind, ModifyKind};
use notify::{Config, EventKind, PollWatcher, RecommendedWatcher, RecursiveMode, Watcher};

use super::Event;
use crate::course::Course;

/// Watches the student's files until the result is dropped.
pub(super) fn watch(course: &Course, tell: Sender<Event>) -> notify::Result<Box<dyn Watcher>> {
    let again = tell.clone();
    let pass_on = move |event: notify::Result<notify::Event>| pass_on_change(event, &tell);
    let native = RecommendedWatcher::new(pass_on, Config::default()).and_then(|mut watcher| {
        try_add(&mut watcher, course)?;
        Ok(watcher)
    });
    match native {
        Ok(watcher) => Ok(Box::new(watcher)),
        // The system may have no watches left. Then the watcher polls.
        Err(_) => {
            let pass_on = move |event: notify::Result<notify::Event>| pass_on_change(event, &again);
            let config = Config::default().with_poll_interval(Duration::from_millis(500));
            let mut watcher = PollWatcher::new(pass_on, config)?;
            try_add(&mut watcher, course)?;
            Ok(Box::new(watcher))
        }
    }
}

/// Watches the folders that exist now. A folder that was removed and created again is a new one, although it has the
/// same name.
pub(super) fn add(watcher: &mut dyn Watcher, course: &Course) {
    // A folder may have been removed again by now. Then another event follows.
    let _ = try_add(watcher, course);
}

fn try_add(watcher: &mut dyn Watcher, course: &Course) -> notify::Result<()> {
    // Not recursive, since build output is also below this folder.
    watcher.watch(&course.exercises(), RecursiveMode::NonRecursive)?;
    for chapter in &course.catalogue.chapters {
        let chapter = course.exercises().join(&chapter.folder);
        if chapter.is_dir() {
            watcher.watch(&chapter, RecursiveMode::NonRecursive)?;
        }
        for part in PARTS {
            let folder = chapter.join(part);
            if folder.is_dir() {
                watcher.watch(&folder, RecursiveMode::Recursive)?;
            }
        }
    }
    Ok(())
}

/// The folders of a chapter that contain sources.
const PARTS: [&str; 2] = ["src", "tests"];

fn pass_on_change(event: notify::Result<notify::Event>, tell: &Sender<Event>) {
    let Ok(event) = event else { return };
    // Ignores changes of metadata that do not mean a new text: a build may change a file's date.
    if matches!(
        event.kind,
        EventKind::Access(_) | EventKind::Modify(ModifyKind::Metadata(MetadataKind::Any))
    ) {
        return;
    }
    let comes_or_goes = matches!(
        event.kind,
        EventKind::Create(_) | EventKind::Remove(_) | EventKind::Modify(ModifyKind::Name(_))
    );
    if comes_or_goes && event.paths.iter().any(|path| is_folder_of_sources(path)) {
        let _ = tell.send(Event::Folders);
    }
    let paths: Vec<PathBuf> = event
        .paths
        .into_iter()
        .filter(|path| is_source(path))
        .collect();
    if !paths.is_empty() {
        let _ = tell.send(Event::Saved(paths));
    }
}

/// Returns whether it is a chapter's folder, or its `src` or `tests`.
fn is_folder_of_sources(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let is_chapter = path
        .parent()
        .is_some_and(|above| above.ends_with("exercises"))
        && !name.contains('.')
        && name != "target";
    is_chapter || PARTS.contains(&&*name)
}

/// Returns whether it is a Rust file, but neither a copy that a reset kept nor an editor's temporary file.
fn is_source(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.ends_with(".rs") && !name.starts_with('.') && !name.contains(".mine-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_of_sources_is_known_by_its_place() {
        for folder in [
            "a/exercises/ch1-x",
            "a/exercises/ch1-x/src",
            "a/exercises/ch1-x/tests",
        ] {
            assert!(is_folder_of_sources(Path::new(folder)), "{folder}");
        }
        for other in [
            "a/exercises/target",
            "a/exercises/Cargo.lock",
            "exercises/ch1-x/src/gcd.rs",
        ] {
            assert!(!is_folder_of_sources(Path::new(other)), "{other}");
        }
    }

    #[test]
    fn only_sources_count() {
        assert!(is_source(Path::new("src/gcd.rs")));
        for other in [
            "src/.gcd.rs.swp",
            "src/.#gcd.rs",
            "src/gcd.mine-1.rs",
            "src/gcd.rs~",
            "src/4913",
        ] {
            assert!(!is_source(Path::new(other)), "{other}");
        }
    }
}
