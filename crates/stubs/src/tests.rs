use rstest::rstest;

use super::*;

const REFERENCE: &str = r#"//! A chain of calls.

// ANCHOR: solution_import
use std::collections::HashMap;
// ANCHOR_END: solution_import

/// `n!`.
// ANCHOR: factorial
pub fn factorial(n: u64) -> u64 {
    // ANCHOR: body todo!("0! is 1")
    if n == 0 { 1 } else { n * factorial(n - 1) }
    // ANCHOR_END: body
}
// ANCHOR_END: factorial

// ANCHOR: solution_helper
fn helper() {}
// ANCHOR_END: solution_helper
"#;

#[test]
fn a_stub_keeps_the_signature_and_loses_the_solution() {
    insta::assert_snapshot!(cut(REFERENCE, None).unwrap(), @r#"
    //! A chain of calls.

    /// `n!`.
    pub fn factorial(n: u64) -> u64 {
        todo!("0! is 1")
    }
    "#);
}

#[test]
fn what_a_stub_does_not_have_is_withheld_and_nothing_else() {
    let lines: Vec<&str> = REFERENCE.lines().collect();
    let found: Vec<&str> = withheld(REFERENCE).iter().map(|at| lines[at - 1]).collect();
    assert_eq!(
        found,
        [
            "use std::collections::HashMap;",
            "    if n == 0 { 1 } else { n * factorial(n - 1) }",
            "fn helper() {}"
        ]
    );
    assert_eq!(withheld(REPAIRED), [3]);
}

/// A reference that is hunted in, and its hunt.
const REPAIRED: &str = "fn f() {\n    // ANCHOR: bug hunt\n    c();\n    // ANCHOR_END: bug\n}\n";
const HUNT: &str =
    "fn f() {\n    // ANCHOR: bug\n    if a {\n        b();\n    }\n    // ANCHOR_END: bug\n}\n";

#[rstest]
#[case::a_body(REFERENCE, None)]
#[case::a_hunt(REPAIRED, Some(HUNT))]
#[case::a_region_within(WITHIN, None)]
fn an_emptied_module_has_the_same_stub_and_nothing_that_the_stub_does_not_have(
    #[case] reference: &str,
    #[case] hunt: Option<&str>,
) {
    let emptied = empty(reference, hunt).unwrap();
    let stub = cut(reference, hunt).unwrap();
    assert_eq!(cut(&emptied, hunt).unwrap(), stub);
    let lines: Vec<&str> = emptied.lines().collect();
    for line in lines.iter().filter(|line| mark::read(line).is_none()) {
        assert!(stub.contains(line), "{line:?} is not in the stub");
    }
    assert_ne!(emptied, reference);
}

/// A withheld region with an inner region that the book quotes.
const WITHIN: &str = "\
// ANCHOR: all
fn f() {
    // ANCHOR: body todo!()
    a();
    // ANCHOR: tail
    b();
    // ANCHOR_END: tail
    // ANCHOR_END: body
}
// ANCHOR_END: all
";

#[test]
fn a_hunt_starts_from_a_bug_of_several_lines() {
    assert_eq!(
        cut(REPAIRED, Some(HUNT)).unwrap(),
        "fn f() {\n    if a {\n        b();\n    }\n}\n"
    );
}

#[test]
fn a_reference_that_is_hunted_in_is_no_stub_without_its_hunt() {
    let error = cut(REPAIRED, None).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 2: the region \"bug\" is marked as a hunt, but src/debugging has no region of this name"
    );
    let other = HUNT.replace("bug", "other");
    assert_eq!(cut(REPAIRED, Some(&other)).unwrap_err(), error);
}

#[rstest]
#[case::a_line("fn f() {", "fn g() {", 1)]
#[case::a_line_below_a_bug(
    "    }\n    // ANCHOR_END: bug\n}",
    "    }\n    // ANCHOR_END: bug\n};",
    7
)]
#[case::a_line_too_many("bug\n}\n", "bug\n}\nfn g() {}\n", 8)]
#[case::a_line_too_few("bug\n}\n", "bug\n", 7)]
fn a_hunt_differs_from_its_reference_in_its_bugs_alone(
    #[case] line: &str,
    #[case] other: &str,
    #[case] at: usize,
) {
    let hunt = HUNT.replacen(line, other, 1);
    assert_ne!(hunt, HUNT);
    assert_eq!(
        cut(REPAIRED, Some(&hunt)),
        Err(MarkError::Apart { line: at })
    );
}

#[rstest]
#[case("if a {")]
#[case("let value = -theirs;")]
#[case("// let value = -theirs;")]
#[case("more")]
fn code_on_a_mark_is_refused(#[case] text: &str) {
    let reference = REPAIRED.replace("hunt", text);
    let error = cut(&reference, Some(HUNT)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 2: there is code on the mark of \"bug\", where it is not compiled; write // ANCHOR: bug hunt, and put \
         the code between the same marks in src/debugging"
    );
}

/// Tests that the old format is rejected, in which each line after a mark is on its own mark.
#[test]
fn no_mark_continues_another() {
    let more = "// ANCHOR: bug todo!(\n// ANCHOR: more )\n// ANCHOR_END: bug\n";
    assert!(cut(more, None).is_err());
}

#[rstest]
#[case("let value: Value = todo!(\"what it is worth\");")]
#[case("use a::{B, C};")]
#[case("pub type Key = B; // all of it?")]
fn what_is_left_to_do_an_import_or_the_name_of_a_type_may_stand_on_a_mark(#[case] text: &str) {
    let reference = format!("// ANCHOR: a {text}\nx\n// ANCHOR_END: a\n");
    assert_eq!(cut(&reference, None).unwrap(), format!("{text}\n"));
}

#[test]
fn a_mistake_takes_the_place_of_its_region_alone() {
    let mistake =
        regions("//! mistake: x\n// ANCHOR: body\n    n * factorial(n)\n// ANCHOR_END: body\n")
            .unwrap();
    let wrong = substitute(REFERENCE, &mistake).unwrap();
    assert!(wrong.contains("{\n    n * factorial(n)\n}"), "{wrong}");
    assert!(wrong.contains("use std::collections::HashMap;") && wrong.contains("fn helper() {}"));
    assert!(!wrong.contains("ANCHOR") && !wrong.contains("n == 0"));
}

#[test]
fn a_region_that_the_reference_lacks_is_named() {
    let other = [Region {
        name: "other".into(),
        lines: String::new(),
    }];
    assert_eq!(
        substitute(REFERENCE, &other),
        Err(MarkError::Missing {
            name: "other".into()
        })
    );
}

#[test]
fn a_region_that_never_ends_is_named_with_its_line() {
    let error = cut("fn f() {\n// ANCHOR: body todo!()\n}\n", None).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 2: the region \"body\" is never closed; write // ANCHOR_END: body"
    );
}

#[test]
fn a_region_that_never_began_is_named_with_its_line() {
    assert_eq!(
        cut("\n// ANCHOR_END: body\n", None),
        Err(MarkError::NotOpen {
            name: "body".into(),
            line: 2
        })
    );
}

#[test]
fn an_inner_region_may_end_after_the_outer_one_began_to_be_replaced() {
    let reference = "// ANCHOR: body todo!()\n// ANCHOR: inner\nx\n// ANCHOR_END: inner\ny\n// ANCHOR_END: body\nz\n";
    assert_eq!(cut(reference, None).unwrap(), "todo!()\nz\n");
}

/// A search with one line twice, a comment and an inner region.
const SEARCH: &str = "\
fn f() {
    // ANCHOR: body todo!()
    let mut best = first;
    for it in all {
        // The better one stays.
        if it > best {
            best = it;
        }
        // ANCHOR: bound
        if best >= limit {
            break;
        }
        // ANCHOR_END: bound
    }
    best
    // ANCHOR_END: body
}
";

fn changed(lines: &str) -> Result<String, ChangeError> {
    match answer(&format!("//! mistake: x\n{lines}"), SEARCH) {
        Ok(module) => Ok(module.unwrap()),
        Err(MarkError::Change { source, .. }) => Err(source),
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn a_change_takes_and_gives_lines_in_one_place_and_keeps_the_others() {
    let module = changed("// CHANGE: body\n- if it > best {\n+     if it >= best {\n").unwrap();
    insta::assert_snapshot!(module, @r"
    fn f() {
        let mut best = first;
        for it in all {
            // The better one stays.
        if it >= best {
                best = it;
            }
            if best >= limit {
                break;
            }
        }
        best
    }
    ");
}

#[test]
fn each_added_line_is_inserted_at_its_place_in_the_piece() {
    let two = "// CHANGE: body\n+ above();\n  let mut best = first;\n+ below();\n\n  best = it;\n- }\n+ } // both\n";
    let module = changed(two).unwrap();
    let lines: Vec<&str> = module.lines().map(str::trim).collect();
    assert_eq!(
        lines[1..4],
        ["above();", "let mut best = first;", "below();"]
    );
    assert!(
        lines
            .windows(2)
            .any(|two| two == ["best = it;", "} // both"]),
        "{module}"
    );
    assert_eq!(
        lines.len(),
        substitute(SEARCH, &[]).unwrap().lines().count() + 2
    );
}

#[test]
fn comments_and_blank_lines_are_no_part_of_a_place() {
    let over = "// CHANGE: body\n- for it in all {\n- if it > best {\n+ if first > best {\n\n  }\n- }\n  best\n";
    let module = changed(over).unwrap();
    assert!(
        module.contains("The better one stays") && !module.contains("for it"),
        "{module}"
    );
}

#[test]
fn two_changes_of_a_region_are_two_pieces_of_one() {
    let one = "// CHANGE: body\n- if it > best {\n+ if it >= best {\n\n- break;\n+ return best;\n";
    let two = "// CHANGE: body\n- if it > best {\n+ if it >= best {\n// CHANGE: bound\n// CHANGE: body\n- break;\n+ return best;\n";
    assert_eq!(changed(two).unwrap(), changed(one).unwrap());
}

#[test]
fn a_region_within_a_region_is_changed_alone() {
    let inner = "// CHANGE: bound\n- break;\n+ return best;\n";
    assert!(changed(inner).unwrap().contains("return best;"));
}

#[rstest]
#[case::elsewhere("- if it < best {", "0 places: \"if it < best {\"")]
#[case::twice("- }", "3 places, lines 8, 12 and 14: \"}\"")]
#[case::nowhere(
    "+ more();",
    "\"more();\" needs a removed or an unchanged line beside it, which fixes its place"
)]
#[case::no_sign(
    "break;",
    "\"break;\" begins with neither \"- \", \"+ \" nor two spaces"
)]
#[case::again("- break;\n\n- break;", "line 11 is removed twice")]
fn a_change_that_does_not_fit_says_where_it_was_looked_for(
    #[case] lines: &str,
    #[case] says: &str,
) {
    let error = changed(&format!("// CHANGE: body\n{lines}\n")).unwrap_err();
    assert_eq!(error.to_string(), says);
}

#[test]
fn a_change_of_a_region_that_the_reference_lacks_is_refused() {
    let error = answer("// CHANGE: other\n- x\n", SEARCH).unwrap_err();
    assert_eq!(
        error,
        MarkError::Missing {
            name: "other".into()
        }
    );
}

#[test]
fn a_file_that_changes_nothing_is_no_program() {
    assert_eq!(
        answer("//! mistake: nothing was changed\n", SEARCH),
        Ok(None)
    );
}

#[test]
fn a_given_module_has_its_place_in_the_students_folder() {
    let lib = "\
//! A chapter.

pub mod factorial;

// ANCHOR: given
mod picture;
pub mod rungs;
// ANCHOR_END: given

// ANCHOR: solution_beyond
pub mod census;
// ANCHOR_END: solution_beyond
";
    let apart = given::set_apart(lib, |name| name == "rungs");
    let stub = cut(&apart, None).unwrap();
    insta::assert_snapshot!(stub, @r#"
    //! A chapter.

    pub mod factorial;

    // given/: code that you use and do not write.
    #[path = "given/picture.rs"]
    mod picture;
    #[path = "given/rungs/mod.rs"]
    pub mod rungs;
    "#);
    let files: Vec<&str> = stub.lines().filter_map(file_of).collect();
    assert_eq!(files, ["given/picture.rs", "given/rungs/mod.rs"]);
    let sources = files.iter().map(|file| source_of(Path::new(file)));
    let sources: Vec<&Path> = sources.collect();
    assert_eq!(sources, ["picture.rs", "rungs/mod.rs"].map(Path::new));
    // A copy of the course that withholds solutions has the reference's own.
    assert_eq!(empty(lib, None).unwrap().matches("#[path").count(), 0);
}

const ANSWERS: &str = "\
// Wrong answers to `f`.

//! name: first
//! mistake: One line more.
//! says: words
// CHANGE: body
+ x();
  a();

- b();

//! name: stub
//! mistake: Nothing is changed.
//! says: words

// Right answers.

//! name: other
//! right: It is shorter.
// ANCHOR: body

// A comment of the answer.
a();
// ANCHOR_END: body
";

#[test]
fn each_answer_has_its_name_its_line_and_its_text() {
    let found = answers(ANSWERS).unwrap();
    let places: Vec<_> = found.iter().map(|it| (it.name.as_str(), it.line)).collect();
    assert_eq!(places, [("first", 3), ("stub", 12), ("other", 18)]);
    let texts: Vec<_> = found.iter().map(|it| it.text.as_str()).collect();
    assert_eq!(
        texts,
        [
            "//! mistake: One line more.\n//! says: words\n// CHANGE: body\n+ x();\n  a();\n\n- b();\n",
            "//! mistake: Nothing is changed.\n//! says: words\n",
            "//! right: It is shorter.\n// ANCHOR: body\n\n// A comment of the answer.\na();\n// ANCHOR_END: body\n",
        ]
    );
}

#[test]
fn the_blank_lines_and_comments_between_two_answers_change_neither() {
    let reference = "// ANCHOR: body\na();\nb();\n// ANCHOR_END: body\n";
    let found = answers(ANSWERS).unwrap();
    let programs = found.iter().map(|it| answer(&it.text, reference).unwrap());
    let programs: Vec<_> = programs.collect();
    assert_eq!(programs[0].as_deref(), Some("x();\na();\n"));
    assert_eq!(programs[1], None);
    assert_eq!(
        programs[2].as_deref(),
        Some("// A comment of the answer.\na();\n")
    );
}

#[rstest]
#[case::no_name("//! mistake: a\n", "line 1: an answer has no name; ")]
#[case::an_empty_name("//! name:\n", "line 1: an answer has no name; ")]
#[case::a_second_head_without_a_name(
    "//! name: a\n//! mistake: a\n// ANCHOR: body\n// ANCHOR_END: body\n\n//! mistake: b\n",
    "line 6: an answer has no name; "
)]
#[case::a_name_that_is_not_first(
    "//! name: a\n//! mistake: a\n\n//! mistake: b\n//! name: b\n",
    "line 4: an answer has no name; "
)]
#[case::a_name_twice(
    "//! name: a\n//! mistake: a\n\n//! name: b\n//! name: a\n",
    "line 5: the answer in line 1 is called \"a\", too; "
)]
#[case::code_above("// A comment.\n\na();\n//! name: a\n", "line 3: only comments ")]
#[case::a_region_without_an_end(
    "//! name: a\n// ANCHOR: body\n\n//! name: b\n// ANCHOR: body\n// ANCHOR_END: body\n",
    "a: line 2: the region \"body\" is never closed"
)]
#[case::an_end_without_a_region(
    "//! name: a\n\n//! name: b\n//! mistake: b\n// ANCHOR_END: body\n",
    "b: line 5: \"body\" is closed but not open"
)]
fn a_file_of_answers_that_is_not_in_order_says_in_which_line(
    #[case] text: &str,
    #[case] says: &str,
) {
    let error = answers(text).unwrap_err().to_string();
    assert!(error.starts_with(says), "{error}");
}

#[test]
fn a_file_with_comments_alone_has_no_answers() {
    assert_eq!(answers("// Nothing yet.\n\n"), Ok(Vec::new()));
}
