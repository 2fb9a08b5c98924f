//! A drawing does not depend on the names of arguments: the attribute marks an argument as a window, a depth, a board or a
//! threshold.

use std::collections::BTreeMap;

use call_trace::{Event, Trace};
use figures::{Drawing, PlayerFigure, Run, SvgOptions, TextOptions};

use crate::workspace::{files, root, text};

/// Returns all drawings of a recording.
fn drawn(recording: &str) -> Vec<String> {
    let trace = Trace::read_json(recording.as_bytes()).expect("a recording");
    let (words, marks) = (TextOptions::default(), SvgOptions::embedded("it"));
    let run = Run::of(&trace);
    let player = Drawing::Player(PlayerFigure::default());
    vec![
        run.summary(),
        figures::tree_text(&trace, &words),
        figures::stack_text(&trace, &words),
        figures::tree_svg(&trace, &marks),
        figures::stack_svg(&trace, &marks),
        figures::boards_svg(&trace, &marks),
        player.draw(&run, "it").expect("a player").twin,
        figures::player_fragment(&trace, &marks),
        figures::audited(&trace).unwrap_or_default(),
        format!("{:?}", run.counts()),
    ]
}

/// The book's recordings with unknown names for their arguments. The new names have the same length, so that the layout does not
/// change.
#[test]
fn no_drawing_hangs_on_what_an_argument_is_called() {
    let (mut renamed_in, mut searches) = (0, 0);
    for file in files(&root().join("book/recordings"), &["jsonl"]) {
        let recording = text(&file);
        let trace = Trace::read_json(recording.as_bytes()).expect("a recording");
        let mut names: BTreeMap<String, String> = BTreeMap::new();
        for event in trace.events() {
            let Event::Enter { args, window, .. } = event else {
                continue;
            };
            searches += usize::from(window.is_some());
            for (name, _) in args.iter() {
                let number = names.len() as u32;
                let letter = |at| char::from_u32(0x430 + (number * 7 + at) % 32).expect("a letter");
                let other = || (0..name.chars().count() as u32).map(letter).collect();
                names.entry(name.to_owned()).or_insert_with(other);
            }
        }
        if names.is_empty() || recording.len() > 200_000 {
            continue;
        }
        renamed_in += 1;
        let mut renamed = recording.clone();
        for (name, other) in &names {
            renamed = renamed.replace(&format!("[\"{name}\",\""), &format!("[\"{other}\",\""));
        }
        assert_ne!(renamed, recording, "{}", file.display());
        for (before, after) in drawn(&recording).into_iter().zip(drawn(&renamed)) {
            let mut after = after;
            // The longest names are replaced first, so that a name is never mistaken for a part of another.
            let mut others: Vec<_> = names.iter().collect();
            others.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
            for (name, other) in others {
                after = after.replace(other.as_str(), name);
            }
            assert!(before == after, "{}\n{before}\n{after}", file.display());
        }
    }
    assert!(
        renamed_in > 60 && searches > 300,
        "{renamed_in}, {searches}"
    );
}
