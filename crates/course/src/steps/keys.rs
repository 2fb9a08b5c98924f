//! Maps keys to leaps, and lists all keys.

use figures::Leap;

use super::Place;
use terminal::{BOLD, columns, paint};

/// The key of each kind of step. Its capital leaps back.
const LEAPS: [(char, Leap); 6] = [
    ('c', Leap::Call),
    ('r', Leap::Return),
    ('f', Leap::Leaf),
    ('x', Leap::Cut),
    ('d', Leap::DeadEnd),
    ('s', Leap::Solution),
];

/// Returns the kind of step that a key leaps to, and whether it leaps back.
pub(super) fn leap(key: char) -> Option<(Leap, bool)> {
    let its = LEAPS
        .iter()
        .find(|(own, _)| *own == key.to_ascii_lowercase());
    its.map(|(_, leap)| (*leap, key.is_ascii_uppercase()))
}

/// Returns the leaps of this run with their keys.
fn leaps(place: &Place<'_>) -> Vec<(char, &'static str)> {
    let kinds: Vec<Leap> = place.stepper.leaps().collect();
    let here = LEAPS.iter().filter(|(_, leap)| kinds.contains(leap));
    here.map(|(key, leap)| (*key, leap.name())).collect()
}

/// Lists the keys in one line, in as many words as fit.
pub(super) fn line(place: &Place<'_>, width: usize) -> String {
    let out = format!("q {}", place.way_out);
    let leaps = leaps(place);
    let named: Vec<String> = leaps
        .iter()
        .map(|(key, name)| format!("{key} {name}"))
        .collect();
    let keys: Vec<String> = leaps.iter().map(|(key, _)| key.to_string()).collect();
    let next = format!("next {}", keys.join(" "));
    let long = format!("← → step   next: {}   ? keys   {out}", named.join("  "));
    let lines = [
        long,
        format!("← → step   {}   ? keys   {out}", named.join("  ")),
        format!("← → step   {next}   ? keys   {out}"),
        format!("← →   ? keys   {out}"),
        format!("? {out}"),
    ];
    let fits = |line: &&String| columns(line) <= width;
    lines.iter().find(fits).unwrap_or(&lines[4]).clone()
}

/// Explains every key in a line.
pub(super) fn help(place: &Place<'_>) -> Vec<String> {
    let mut rows: Vec<(String, String)> = vec![
        ("→ space".into(), "one step on".into()),
        ("← backspace".into(), "one step back".into()),
    ];
    rows.extend(leaps(place).into_iter().map(|(key, name)| {
        let back = key.to_ascii_uppercase();
        (
            format!("{key}  {back}"),
            format!("to the next {name}, to the previous one"),
        )
    }));
    rows.extend([
        ("↓ ↑".into(), "the same for returns".into()),
        ("page down, up".into(), "ten steps on, or back".into()),
        ("home  end".into(), "to the first step, to the last".into()),
        ("?".into(), "these keys, or the run again".into()),
        ("q  esc".into(), place.way_out.to_owned()),
    ]);
    let wide = rows
        .iter()
        .map(|(keys, _)| columns(keys))
        .max()
        .unwrap_or(0);
    let line = |(keys, what): &(String, String)| {
        let gap = " ".repeat(wide + 3 - columns(keys));
        format!("{}{gap}{what}", paint(BOLD, keys))
    };
    rows.iter().map(line).collect()
}
