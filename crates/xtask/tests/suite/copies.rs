//! A mistake does not repeat the code that it shares with its reference.

use catalogue::Catalogue;
use similar::{ChangeTag, DiffTag, TextDiff};

use crate::workspace::{answers, root, text};

#[test]
fn no_entry_copies_what_would_be_shorter_as_a_change() {
    let copies = entries_that(|entry, reference| copies_of(entry, reference) > 0);
    assert!(
        copies.is_empty(),
        "write these below `// CHANGE: name`, without the lines that stay:\n{}",
        copies.join("\n")
    );
}

#[test]
fn no_change_repeats_three_lines_of_its_reference_in_a_row() {
    let long = entries_that(|entry, _| most_repeated(entry) >= 3);
    assert!(
        long.is_empty(),
        "leave out the lines that stay, or that go and come again; a blank line begins the next piece:\n{}",
        long.join("\n")
    );
}

/// Returns the places of the answers that satisfy `is_so`, which receives the text of the answer and of the reference.
fn entries_that(is_so: impl Fn(&str, &str) -> bool) -> Vec<String> {
    let catalogue = Catalogue::load(&root()).unwrap();
    let mut found = Vec::new();
    for exercise in catalogue.exercises() {
        let reference = text(&root().join(exercise.reference()));
        let mut answers = answers(exercise);
        answers.retain(|(_, answer)| is_so(&answer.text, &reference));
        found.extend(answers.into_iter().map(|(place, _)| place));
    }
    found
}

#[test]
fn a_copy_with_one_other_line_is_found() {
    let body = "a();\nb();\nc();\nd();\ne();\nf();\n";
    let file = |body: &str| format!("// ANCHOR: body\n{body}// ANCHOR_END: body\n");
    let other = file(&body.replace("c()", "x()"));
    assert_eq!(copies_of(&other, &file(body)), 1);
    assert_eq!(copies_of(&file("a();\nx();\nf();\n"), &file(body)), 0);
}

/// Counts the regions of an entry that would be shorter as a change. A piece counts two lines more than its removed and added
/// lines: a blank line, and a line of context.
fn copies_of(entry: &str, reference: &str) -> usize {
    let code = |text: &str| -> String {
        let is_code = |line: &&str| !line.is_empty() && !line.starts_with("//");
        let lines = text.lines().map(str::trim).filter(is_code);
        lines.flat_map(|line| [line, "\n"]).collect()
    };
    let regions = stubs::regions(entry).unwrap();
    let is_copy = |region: &&stubs::Region| {
        let ours = region_of(reference, &region.name);
        let (ours, theirs) = (code(&ours), code(&region.lines));
        let diff = TextDiff::from_lines(&ours, &theirs);
        let changes = diff.iter_all_changes();
        let changed = changes.filter(|it| it.tag() != ChangeTag::Equal).count();
        let pieces = diff.grouped_ops(0).len();
        changed + 2 * pieces < theirs.lines().count()
    };
    regions.iter().filter(is_copy).count()
}

/// Returns the largest number of consecutive lines that one piece of a change copies unchanged from the reference, either as
/// context or as removed and added again.
fn most_repeated(entry: &str) -> usize {
    let mut most = 0;
    let (mut before, mut after) = (String::new(), String::new());
    let mut is_change = false;
    for line in entry.lines().chain([""]) {
        let (sign, code) = line.split_at_checked(2).unwrap_or_default();
        match sign {
            "//" => is_change = code.trim_start().starts_with("CHANGE:"),
            "- " | "+ " | "  " if is_change => {
                let code = format!("{}\n", code.trim());
                before += if sign == "+ " { "" } else { &code };
                after += if sign == "- " { "" } else { &code };
                continue;
            }
            _ => {}
        }
        // The piece ends here.
        let diff = TextDiff::from_lines(&before, &after);
        let same = diff.ops().iter().filter(|op| op.tag() == DiffTag::Equal);
        most = same.map(|op| op.old_range().len()).fold(most, usize::max);
        (before, after) = (String::new(), String::new());
    }
    most
}

#[test]
fn three_lines_that_stay_or_come_again_are_found() {
    let entry = |lines: &str| format!("//! mistake: x\n// CHANGE: body\n{lines}");
    assert_eq!(most_repeated(&entry("  a();\n  b();\n+ x();\n  c();\n")), 2);
    assert_eq!(most_repeated(&entry("+ x();\n  a();\n  b();\n  c();\n")), 3);
    let again = "- a();\n- b();\n- c();\n+ if x {\n+     a();\n+     b();\n+     c();\n+ }\n";
    assert_eq!(most_repeated(&entry(again)), 3);
    assert_eq!(
        most_repeated(&entry("  a();\n  b();\n\n  b();\n  c();\n")),
        2
    );
    assert_eq!(
        most_repeated("// ANCHOR: body\na();\nb();\nc();\n// ANCHOR_END: body\n"),
        0
    );
}

/// Returns the lines between a region's marks, at any depth.
fn region_of(module: &str, name: &str) -> String {
    let is = |mark: &str, line: &str| {
        let rest = line.trim().strip_prefix(mark);
        rest.and_then(|rest| rest.split_whitespace().next()) == Some(name)
    };
    let after = module.lines().skip_while(|line| !is("// ANCHOR:", line));
    let lines = after.skip(1).take_while(|line| !is("// ANCHOR_END:", line));
    lines.flat_map(|line| [line, "\n"]).collect()
}
