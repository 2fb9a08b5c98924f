//! Hears of saved files.
//!
//! Folders are watched, not files: many editors write a new file and rename it over the old one,
//! after which a watch on the file would hear nothing more.

use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use std::time::Duration;

use notify::event::{MetadataKind, ModifyKind};
use notify::{Config, EventKind, PollWatcher, RecommendedWatcher, RecursiveMode, Watcher};

use super::Event;
use crate::course::Course;

/// Watches what the student edits, for as long as the result is kept.
pub(super) fn watch(course: &Course, tell: Sender<Event>) -> notify::Result<Box<dyn Watcher>> {
    let again = tell.clone();
    let hear = move |event: notify::Result<notify::Event>| hear(event, &tell);
    let native = RecommendedWatcher::new(hear, Config::default()).and_then(|mut watcher| {
        add(&mut watcher, course)?;
        Ok(watcher)
    });
    match native {
        Ok(watcher) => Ok(Box::new(watcher)),
        // The system may have no watches left: then we look by ourselves.
        Err(_) => {
            let hear = move |event: notify::Result<notify::Event>| self::hear(event, &again);
            let config = Config::default().with_poll_interval(Duration::from_millis(500));
            let mut watcher = PollWatcher::new(hear, config)?;
            add(&mut watcher, course)?;
            Ok(Box::new(watcher))
        }
    }
}

fn add(watcher: &mut dyn Watcher, course: &Course) -> notify::Result<()> {
    for chapter in &course.catalogue.chapters {
        for part in ["src", "tests"] {
            let folder = course.exercises().join(&chapter.folder).join(part);
            if folder.is_dir() {
                watcher.watch(&folder, RecursiveMode::Recursive)?;
            }
        }
    }
    Ok(())
}

fn hear(event: notify::Result<notify::Event>, tell: &Sender<Event>) {
    let Ok(event) = event else { return };
    // Of the metadata, only what stands for a new text: a build may give a file another date.
    if matches!(
        event.kind,
        EventKind::Access(_) | EventKind::Modify(ModifyKind::Metadata(MetadataKind::Any))
    ) {
        return;
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

/// Rust files, but not the copies that a reset keeps, and no editor's temporary ones.
fn is_source(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.ends_with(".rs") && !name.starts_with('.') && !name.contains(".mine-")
}

#[cfg(test)]
mod tests {
    use super::*;

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
