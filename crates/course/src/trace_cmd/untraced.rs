//! Finds a recursive helper function that is not recorded.

/// Returns the first function of a source that calls itself and has no `#[traced]` attribute. The search is textual, so
/// a name inside a string may mislead it.
pub(super) fn untraced(source: &str) -> Option<String> {
    let lines: Vec<&str> = source
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect();
    (0..lines.len()).find_map(|at| {
        let name = function(lines[at])?;
        let attributes = lines[..at].iter().rev();
        let mut attributes = attributes.take_while(|line| !line.trim_end().ends_with(['}', ';']));
        let is_traced = attributes.any(|line| line.contains("#[traced"));
        let call = format!("{name}(");
        let mut body = body(&lines[at..]).skip(1);
        (!is_traced && body.any(|line| calls(line, &call))).then(|| name.to_owned())
    })
}

/// Returns the name in `fn name(`.
fn function(line: &str) -> Option<&str> {
    let (before, rest) = line.split_once("fn ")?;
    let is_item = before
        .split_whitespace()
        .all(|word| word.starts_with("pub"));
    let name = rest
        .split(|it: char| !it.is_alphanumeric() && it != '_')
        .next()?;
    (is_item && !name.is_empty()).then_some(name)
}

/// Returns the lines of an item, up to its closing brace.
fn body<'s>(lines: &'s [&'s str]) -> impl Iterator<Item = &'s str> {
    let mut open = 0i64;
    let mut has_begun = false;
    lines.iter().copied().take_while(move |line| {
        let goes_on = !has_begun || open > 0;
        open += line.matches('{').count() as i64 - line.matches('}').count() as i64;
        has_begun |= line.contains('{');
        goes_on
    })
}

fn calls(line: &str, call: &str) -> bool {
    let part_of_a_name = |it: char| it.is_alphanumeric() || it == '_';
    let mut found = line.match_indices(call);
    found.any(|(at, _)| !line[..at].ends_with(part_of_a_name) && !line[..at].ends_with("fn "))
}

#[cfg(test)]
mod tests {
    use super::untraced;

    #[test]
    fn a_helper_that_calls_itself_is_found_where_it_has_no_attribute() {
        let source = |attribute: &str| {
            format!(
                "#[traced]\npub fn sum(n: u64) -> u64 {{\n    go(n, 0)\n}}\n\n{attribute}fn go(n: u64, done: u64) -> u64 \
                 {{\n    if n == 0 {{\n        return done;\n    }}\n    go(n - 1, done + n)\n}}\n"
            )
        };
        assert_eq!(untraced(&source("")).as_deref(), Some("go"));
        assert_eq!(untraced(&source("/// Adds up.\n")).as_deref(), Some("go"));
        assert_eq!(untraced(&source("#[traced]\n")), None);
        assert_eq!(untraced(&source("#[traced(skip(n))]\n#[inline]\n")), None);
    }

    #[test]
    fn a_helper_without_a_call_of_itself_does_no_recursion() {
        let source = "#[traced]\nfn f(n: u64) -> u64 {\n    g(n)\n}\n\nfn g(n: u64) -> u64 {\n    n // g(n)\n}\n\nfn long() { f(2) }\n";
        assert_eq!(untraced(source), None);
    }
}
