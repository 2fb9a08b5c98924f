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
    insta::assert_snapshot!(cut(REFERENCE).unwrap(), @r#"
    //! A chain of calls.

    /// `n!`.
    pub fn factorial(n: u64) -> u64 {
        todo!("0! is 1")
    }
    "#);
}

#[test]
fn a_hunt_starts_from_a_bug_of_several_lines() {
    let reference = "fn f() {\n    // ANCHOR: bug if a {\n    // ANCHOR: more     b();\n    // ANCHOR: more }\n    c();\n    // ANCHOR_END: bug\n}\n";
    assert_eq!(
        cut(reference).unwrap(),
        "fn f() {\n    if a {\n        b();\n    }\n}\n"
    );
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
    let error = cut("fn f() {\n// ANCHOR: body todo!()\n}\n").unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 2: the region \"body\" is never closed; write // ANCHOR_END: body"
    );
}

#[test]
fn a_region_that_never_began_is_named_with_its_line() {
    assert_eq!(
        cut("\n// ANCHOR_END: body\n"),
        Err(MarkError::NotOpen {
            name: "body".into(),
            line: 2
        })
    );
}

#[test]
fn an_inner_region_may_end_after_the_outer_one_began_to_be_replaced() {
    let reference = "// ANCHOR: body todo!()\n// ANCHOR: inner\nx\n// ANCHOR_END: inner\ny\n// ANCHOR_END: body\nz\n";
    assert_eq!(cut(reference).unwrap(), "todo!()\nz\n");
}
