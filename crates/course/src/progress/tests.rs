use super::*;

fn store() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store {
        folder: folder.path().join(".course"),
        stems: Stems::new(),
        patience: PATIENCE,
    };
    (folder, store)
}

/// Returns the same store, opened by a course whose chapter has these exercises.
fn with_exercises(store: &Store, stems: &[&str]) -> Store {
    let ids = (1..).map(|number| format!("queens-{number}"));
    Store {
        folder: store.folder.clone(),
        stems: ids
            .zip(stems.iter().map(|stem| (*stem).to_owned()))
            .collect(),
        patience: PATIENCE,
    }
}

#[test]
fn what_was_solved_stays_with_its_exercise_when_ids_move() {
    let (_folder, store) = store();
    let first = with_exercises(&store, &["attacks", "lazy", "bitmask"]);
    first
        .change(|progress| {
            progress.set_solved("queens-1", true);
            progress.set_hints("queens-2", 3);
            progress.set_solved("queens-3", true);
        })
        .unwrap();

    let later = with_exercises(&store, &["board", "attacks", "bitmask", "lazy"]);
    let progress = later.read();
    let solved = |id: &str| progress.is_solved(id);
    assert!(!solved("queens-1") && solved("queens-2") && solved("queens-3"));
    assert!(!solved("queens-4") && progress.hints("queens-4") == 3);
    later
        .change(|progress| progress.set_solved("queens-1", true))
        .unwrap();

    let last = with_exercises(&store, &["lazy", "board"]);
    assert!(!last.read().is_solved("queens-1") && last.read().is_solved("queens-2"));
    last.change(|progress| progress.set_solved("queens-1", true))
        .unwrap();
    let again = with_exercises(&store, &["attacks", "board", "lazy"]).read();
    for id in ["queens-1", "queens-2", "queens-3"] {
        assert!(again.is_solved(id), "{id} is lost: {again:?}");
    }
}

#[test]
fn a_file_without_stems_is_read_by_its_ids() {
    let (_folder, store) = store();
    fs::create_dir_all(&store.folder).unwrap();
    let early = r#"{"exercises": {"queens-2": {"solved": true}}}"#;
    fs::write(store.file(), early).unwrap();
    let first = with_exercises(&store, &["attacks", "lazy"]);
    assert!(first.read().is_solved("queens-2"));
    first
        .change(|progress| progress.choose("queens-1"))
        .unwrap();
    let later = with_exercises(&store, &["lazy", "attacks"]).read();
    assert!(later.is_solved("queens-1") && !later.is_solved("queens-2"));
}

#[test]
fn a_new_course_has_no_progress() {
    let (_folder, store) = store();
    assert_eq!(store.read(), Progress::default());
    assert!(!store.folder.exists(), "reading alone writes nothing");
}

#[test]
fn what_was_solved_is_read_again() {
    let (_folder, store) = store();
    store
        .change(|progress| progress.set_solved("queens-3", true))
        .unwrap();
    store
        .change(|progress| progress.set_hints("queens-4", 2))
        .unwrap();
    let progress = store.read();
    assert!(progress.is_solved("queens-3") && !progress.is_solved("queens-4"));
    assert_eq!(progress.hints("queens-4"), 2);
}

#[test]
fn what_a_later_course_wrote_is_kept() {
    let (_folder, store) = store();
    fs::create_dir_all(&store.folder).unwrap();
    let later = r#"{"exercises": {"chess-1": {"solved": true, "stars": 3}}, "theme": "dark"}"#;
    fs::write(store.file(), later).unwrap();
    store
        .change(|progress| progress.set_solved("queens-1", true))
        .unwrap();
    let text = fs::read_to_string(store.file()).unwrap();
    for kept in ["chess-1", "\"stars\": 3", "\"theme\": \"dark\"", "queens-1"] {
        assert!(text.contains(kept), "{kept} is lost:\n{text}");
    }
}

#[test]
fn a_damaged_file_is_kept_aside_each_time() {
    let (_folder, store) = store();
    fs::create_dir_all(&store.folder).unwrap();
    for (number, damage) in ["{\"exercises\": {", "", "[1, 2]", "\u{0}\u{1}"]
        .iter()
        .enumerate()
    {
        fs::write(store.file(), damage).unwrap();
        assert_eq!(store.read(), Progress::default());
        let aside = store.set_damaged_aside().unwrap().expect("it is damaged");
        assert!(aside.ends_with(format!("progress.damaged-{}.json", number + 1)));
        assert_eq!(fs::read_to_string(aside).unwrap(), *damage);
        store
            .change(|progress| progress.set_solved("queens-1", true))
            .unwrap();
        assert!(store.read().is_solved("queens-1"));
        assert_eq!(store.set_damaged_aside().unwrap(), None);
    }
}

#[test]
fn a_file_cut_off_anywhere_is_either_whole_or_set_aside() {
    let (_folder, store) = store();
    store
        .change(|progress| progress.set_solved("queens-1", true))
        .unwrap();
    let whole = fs::read(store.file()).unwrap();
    for length in 0..whole.len() - 1 {
        fs::write(store.file(), &whole[..length]).unwrap();
        if store.set_damaged_aside().unwrap().is_none() {
            assert!(store.read().is_solved("queens-1"), "cut at {length}");
        }
        store
            .change(|progress| progress.set_solved("queens-2", true))
            .unwrap();
        assert!(store.read().is_solved("queens-2"));
    }
}

#[test]
fn runners_at_once_lose_nothing() {
    let (_folder, store) = store();
    std::thread::scope(|threads| {
        for runner in 0..8 {
            let store = store.clone();
            threads.spawn(move || {
                for number in 0..10 {
                    let id = format!("runner-{runner}-{number}");
                    store
                        .change(|progress| progress.set_solved(&id, true))
                        .unwrap();
                }
            });
        }
    });
    let progress = store.read();
    for (runner, number) in (0..8).flat_map(|runner| (0..10).map(move |number| (runner, number))) {
        let id = format!("runner-{runner}-{number}");
        assert!(progress.is_solved(&id), "{id} is lost");
    }
    let leftovers = fs::read_dir(&store.folder).unwrap().count();
    assert_eq!(leftovers, 2, "the file and the lock alone");
}

#[test]
fn who_holds_the_lock_for_ever_is_not_waited_for() {
    let (_folder, store) = store();
    let held = store.lock().unwrap();
    let hasty = store.in_haste();
    assert!(
        hasty.patience < Duration::from_millis(100),
        "a key waits no longer"
    );
    let why = hasty.change_or_say(|progress| progress.set_solved("queens-1", true));
    let why = why.expect("the lock is held");
    assert!(
        why.contains("another program is using .course/lock"),
        "{why}"
    );
    drop(held);
    store
        .change(|progress| progress.set_solved("queens-1", true))
        .unwrap();
    assert!(store.read().is_solved("queens-1"));
}

#[test]
fn a_mark_of_the_byte_order_is_no_damage() {
    let (_folder, store) = store();
    fs::create_dir_all(&store.folder).unwrap();
    let text = "\u{feff}{\"exercises\": {\"queens-1\": {\"solved\": true}}}";
    fs::write(store.file(), text).unwrap();
    assert_eq!(store.set_damaged_aside().unwrap(), None);
    assert!(store.read().is_solved("queens-1"));
}
