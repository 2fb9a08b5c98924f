//! Reads cargo's progress bar, the only place where cargo prints how many units it has to build.

/// Makes cargo draw its bar into a pipe.
pub(super) const SHOWN: [&str; 4] = [
    "--config",
    "term.progress.when='always'",
    "--config",
    "term.progress.width=80",
];

/// Reads the units done and the total from the bar at the end of a line: `[==>  ] 3/12: serde`.
pub(super) fn count(line: &str) -> Option<(usize, usize)> {
    let (_, bar) = line.rsplit_once('[')?;
    let (inside, rest) = bar.split_once("] ")?;
    let is_bar = inside.chars().all(|c| matches!(c, '=' | '>' | ' '));
    let numbers = rest.split([':', ' ', '\r']).next().filter(|_| is_bar)?;
    let (done, all) = numbers.split_once('/')?;
    Some((done.parse().ok()?, all.parse().ok()?))
}

/// Reads the names of the units being built from the bar at the end of a line. A name that does not fit ends in `...`.
pub(super) fn names(line: &str) -> Option<Vec<&str>> {
    count(line)?;
    let (_, bar) = line.rsplit_once("] ")?;
    let (_, names) = bar.trim_end().split_once(": ")?;
    Some(names.split(", ").collect())
}

/// Returns cargo's output without the bar.
pub(super) fn without(said: &str) -> String {
    let parts = said.split_inclusive(['\n', '\r']);
    let words = parts.filter(|part| count(part).is_none() && *part != "\r");
    // Cargo wipes the bar out with blanks before it prints other text.
    let words = words.map(|part| part.trim_end_matches('\r').trim_start_matches("\u{1b}[K"));
    let words =
        words.filter(|part| part.is_empty() || part.ends_with('\n') || !part.trim().is_empty());
    words.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAID: &str = "   Compiling x\n    Building [===>     ] 3/12: serde, syn          \r\
                        \u{1b}[K   Compiling y\n    Building [=====>   ] 4/12: syn      \r";

    #[test]
    fn the_last_bar_tells_how_far_cargo_is() {
        let last = SAID.lines().next_back().unwrap();
        assert_eq!(count(last), Some((4, 12)));
        assert_eq!(names(last), Some(vec!["syn"]));
        assert_eq!(names(&SAID[..60]), Some(vec!["serde", "syn"]));
        assert_eq!(count("Compiling serde v1.0.2 [/src/3/4]"), None);
        assert_eq!(
            count("Blocking waiting for file lock on build directory"),
            None
        );
    }

    #[test]
    fn what_cargo_says_besides_is_kept_and_the_bar_is_not() {
        assert_eq!(without(SAID), "   Compiling x\n   Compiling y\n");
        assert_eq!(without("error: a\n\nerror: b\n"), "error: a\n\nerror: b\n");
    }
}
