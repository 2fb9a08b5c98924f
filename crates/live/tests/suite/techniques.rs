//! The solver with its techniques on and off, as a page shows it.

use serde_json::Value;

use crate::{drawn, recorded, strip};

const TECHNIQUES: usize = 8;

/// Returns the note of a run on a field of two rows.
fn noted(columns: &str, switches: [&str; TECHNIQUES]) -> [i64; 3] {
    let words = [&["techniques", "2", columns], &switches[..]].concat();
    let words: Vec<String> = words.into_iter().map(str::to_owned).collect();
    let output = recorded("ch5-dots-and-boxes", &words);
    let counts: Value = drawn(&output.stdout, &strip())["counts"].take();
    ["worth", "nodes", "off"].map(|name| counts[name].as_i64().unwrap())
}

#[test]
fn no_technique_changes_the_worth_and_none_of_them_makes_the_search_larger() {
    let all = noted("2", ["on"; TECHNIQUES]);
    assert_eq!(all, [2, 76, 0], "as in the book's table of the solver");
    for off in 0..TECHNIQUES {
        let mut switches = ["on"; TECHNIQUES];
        switches[off] = "off";
        let [worth, nodes, off] = noted("2", switches);
        assert_eq!((worth, off), (all[0], 1), "{switches:?}");
        assert!(nodes >= all[1], "{switches:?}");
    }
}

#[test]
fn a_switch_is_on_however_the_word_is_written() {
    let how = |on| noted("2", [on; TECHNIQUES]);
    assert_eq!((how("ON"), how("On")), (how("on"), how("on")));
}

#[test]
fn what_would_take_minutes_is_refused() {
    let mut switches = vec!["off".to_owned(); TECHNIQUES];
    let mut words: Vec<String> = ["techniques", "2", "3"].map(str::to_owned).into();
    words.append(&mut switches);
    let output = recorded("ch5-dots-and-boxes", &words);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "techniques takes chains and table, one of which is on where there are more than 12 lines; \
         \"off off\" is not one.\n"
    );
}
