use std::fs::File;
use std::time::UNIX_EPOCH;

use super::look::since_1970;
use super::*;

/// Returns a package with one source, after a finished build.
fn built() -> (tempfile::TempDir, Sources, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let sources = Sources {
        folder: folder.path().join("package"),
        memory: folder.path().join(".course/built/package.json"),
    };
    let source = sources.folder.join("src/a.rs");
    fs::create_dir_all(source.parent().unwrap()).unwrap();
    fs::write(&source, "one").unwrap();
    build(&sources);
    (folder, sources, source)
}

fn build(sources: &Sources) {
    sources.begin().unwrap().over();
}

fn date(path: &Path) -> Duration {
    since_1970(fs::metadata(path).unwrap().modified().unwrap())
}

fn set_date(path: &Path, date: Duration) {
    let file = File::options().write(true).open(path).unwrap();
    file.set_modified(UNIX_EPOCH + date).unwrap();
}

const LONG_AGO: Duration = Duration::from_secs(1_000_000_000);

/// Replaces the source by another file with an old date.
fn put(source: &Path, text: &str) {
    let new = source.with_extension("new");
    fs::write(&new, text).unwrap();
    set_date(&new, LONG_AGO);
    fs::rename(new, source).unwrap();
}

#[test]
fn another_file_with_an_old_date_gets_a_new_one() {
    let (_folder, sources, source) = built();
    for text in ["two", "one", "two"] {
        put(&source, text);
        let before = now();
        build(&sources);
        assert!(date(&source) >= before, "{text} would not be built");
        let date_then = date(&source);
        build(&sources);
        assert_eq!(date(&source), date_then, "what was built is left alone");
    }
}

#[test]
fn a_file_that_was_just_saved_is_left_alone() {
    let (_folder, sources, source) = built();
    std::thread::sleep(Duration::from_millis(20));
    fs::write(&source, "two").unwrap();
    let saved = date(&source);
    build(&sources);
    assert_eq!(date(&source), saved);
}

#[test]
fn a_date_after_the_last_build_is_old_where_that_build_did_not_come_to_its_end() {
    let (_folder, sources, source) = built();
    drop(sources.begin().unwrap()); // killed: nobody knows when
    fs::write(&source, "two").unwrap();
    let saved = date(&source);
    std::thread::sleep(Duration::from_millis(20));
    build(&sources);
    assert!(date(&source) > saved);
}

#[test]
fn what_was_saved_during_a_build_is_built_by_the_next() {
    let (_folder, sources, source) = built();
    let building = sources.begin().unwrap();
    fs::write(&source, "two").unwrap();
    let saved = date(&source);
    std::thread::sleep(Duration::from_millis(20));
    building.over();
    build(&sources);
    assert!(date(&source) > saved);
}

#[test]
fn a_date_in_the_future_becomes_today_s() {
    let (_folder, sources, source) = built();
    set_date(&source, now() + Duration::from_secs(1_000_000));
    build(&sources);
    assert!(date(&source) <= now());
    let then = date(&source);
    build(&sources);
    assert_eq!(date(&source), then);
}

#[cfg(unix)]
#[test]
fn the_same_file_that_left_and_came_back_is_built() {
    let (_folder, sources, source) = built();
    let away = source.with_extension("away");
    let saved = date(&source);
    // The file that replaces it in the meantime may be built by hand.
    std::thread::sleep(Duration::from_millis(20));
    fs::rename(&source, &away).unwrap();
    fs::rename(&away, &source).unwrap();
    build(&sources);
    assert!(date(&source) > saved);
}

// Between the file's date and its arrival, cargo may have been run by hand.
#[cfg(unix)]
#[test]
fn a_file_that_came_with_a_date_after_the_last_build_is_built_too() {
    let (_folder, sources, source) = built();
    let new = source.with_extension("new");
    std::thread::sleep(Duration::from_millis(20));
    fs::write(&new, "two").unwrap();
    let written = date(&new);
    std::thread::sleep(Duration::from_millis(200));
    fs::write(&source, fs::read(&new).unwrap()).unwrap();
    set_date(&source, written);
    build(&sources);
    assert!(date(&source) > written);
}

#[test]
fn a_damaged_memory_costs_a_build_and_no_more() {
    let (_folder, sources, source) = built();
    for damage in ["", "{", "[1]", "{\"over\":null}"] {
        fs::write(&sources.memory, damage).unwrap();
        let before = now();
        build(&sources);
        assert!(date(&source) >= before, "{damage}");
    }
    let then = date(&source);
    build(&sources);
    assert_eq!(date(&source), then);
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_source_is_said_and_not_waited_for() {
    let (_folder, sources, source) = built();
    fs::remove_file(&source).unwrap();
    let made = std::process::Command::new("mkfifo").arg(&source).status();
    assert!(made.unwrap().success());
    let error = sources.begin().err().expect("it is no file").to_string();
    assert!(error.contains("a.rs is a pipe or a device"), "{error}");
    // A copy that a reset kept is not a source.
    fs::rename(&source, source.with_extension("mine-1.rs")).unwrap();
    build(&sources);
}

#[test]
fn where_nothing_can_be_written_it_is_remembered_all_the_same() {
    let (folder, mut sources, source) = built();
    fs::write(folder.path().join("in-the-way"), "").unwrap();
    sources.memory = folder.path().join("in-the-way/package.json");
    build(&sources);
    let then = date(&source);
    build(&sources);
    assert_eq!(date(&source), then);
}
