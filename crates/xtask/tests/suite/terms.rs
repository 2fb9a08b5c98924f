//! Words that a page defines are used as it defines them.

use crate::rooms::{files, root, text};

/// A node is a place in the tree, and a position an arrangement of the board: tic-tac-toe has 5 478 positions and 549 946 nodes.
/// So what counts calls or nodes has the noun *nodes* behind it, or *calls*, or *visits*.
#[test]
fn a_count_of_nodes_is_not_called_positions() {
    let counts_nodes = |directive: &str| {
        ["calls ", "searched "]
            .iter()
            .any(|it| directive.starts_with(it))
            || directive.contains("column=\"nodes")
    };
    let mut counted = 0;
    for file in files(&root().join("book/src"), &["md"]) {
        let page = text(&file);
        let mut rest = page.as_str();
        while let Some((_, behind)) = rest.split_once("{{#") {
            let Some((directive, after)) = behind.split_once("}}") else {
                break;
            };
            if counts_nodes(directive) {
                counted += 1;
                assert!(
                    !after
                        .trim_start_matches(['*', '_', ' '])
                        .starts_with("position"),
                    "{}: {{{{#{directive}}}}} counts nodes, and they are called positions",
                    file.display()
                );
            }
            rest = after;
        }
    }
    assert!(counted > 50, "only {counted} counts of nodes were found");
}

/// What a test says that a search visited, and how many suffice, are nodes.
#[test]
fn what_a_search_visited_is_not_called_positions() {
    let mut read = 0;
    for folder in [
        "exercises",
        "crates/game/src",
        "crates/kit/src",
        "crates/figures/src",
    ] {
        for file in files(&root().join(folder), &["rs"]) {
            let source = text(&file);
            read += 1;
            for words in [
                "positions, {} suffice",
                "positions suffice",
                "positions visited",
                "You visited {} position",
            ] {
                assert!(!source.contains(words), "{}: \"{words}\"", file.display());
            }
        }
    }
    assert!(read > 100, "only {read} files were read");
}
