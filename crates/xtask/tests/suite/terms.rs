//! The book uses a term as its page defines it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};

use crate::workspace::{entries, files, root, text};

/// A node is a place in the tree, and a position is an arrangement of the board: tic-tac-toe has 5 478 positions and 549 946
/// nodes. A count of nodes or calls is therefore followed by the noun *nodes*, *calls* or *visits*.
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

/// A test message also calls the visited nodes of a search, and their limit, nodes.
#[test]
fn what_a_search_visited_is_not_called_positions() {
    let mut read = 0;
    for folder in [
        "exercises",
        "crates/game/src",
        "crates/diagnosis/src",
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

/// Crates that use a name for two types. The list may only become shorter.
const NAMED_TWICE: [(&str, &[&str]); 10] = [
    (
        "call-trace",
        &["End", "Kind", "Line", "Number", "Restore", "Run"],
    ),
    ("call-trace-macros", &["Finder"]),
    ("ch5-dots-and-boxes", &["Node"]),
    ("counts", &["Cost"]),
    ("course", &["Asked", "Kind", "State"]),
    ("figures", &["Reading"]),
    ("live", &["Game", "Shown"]),
    (
        "mdbook-course",
        &["Asked", "Figure", "Page", "Shared", "Shown"],
    ),
    ("play", &["Game"]),
    ("xtask", &["Built"]),
];

/// A reader who finds `Shown` in two files of a crate takes them for the same type.
#[test]
fn no_two_types_of_a_crate_share_a_name_except_the_listed_ones() {
    let mut twice = BTreeMap::new();
    for package in entries(&root().join("crates")) {
        let source = package.join("src");
        if !source.is_dir() {
            continue;
        }
        let (mut once, mut again) = (BTreeSet::new(), BTreeSet::new());
        // Each module of a chapter's diagnosis belongs to another program.
        let is_of_tests = |file: &&PathBuf| file.iter().any(|part| part == "diagnosis");
        for file in files(&source, &["rs"]).iter().filter(|it| !is_of_tests(it)) {
            for name in text(file).lines().filter_map(type_named) {
                if !once.insert(name.to_owned()) {
                    again.insert(name.to_owned());
                }
            }
        }
        let name = package.file_name().expect("a package").to_string_lossy();
        if !again.is_empty() {
            twice.insert(name.into_owned(), Vec::from_iter(again));
        }
    }
    let known = NAMED_TWICE.map(|(package, names)| (package.to_owned(), names.to_vec()));
    assert_eq!(
        twice,
        BTreeMap::from(
            known.map(|(package, names)| {
                (package, names.into_iter().map(str::to_owned).collect())
            })
        )
    );
}

/// Returns the type that a line declares.
fn type_named(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let line = match line.strip_prefix("pub") {
        Some(line) => line.split_once(' ')?.1,
        None => line,
    };
    let is_kind = |word: &str| ["struct", "enum", "trait"].contains(&word);
    let (_, rest) = line.split_once(' ').filter(|(kind, _)| is_kind(kind))?;
    let ends = rest.find(|at: char| !at.is_alphanumeric());
    // A macro writes `$Name`, which is no name yet.
    Some(&rest[..ends.unwrap_or(rest.len())]).filter(|name| !name.is_empty())
}

/// The modules that present a run: as a drawing, as text, and step by step.
const PAINTERS: [(&str, &[&str]); 3] = [
    ("drawing", &["svg", "game/svg", "strip/svg.rs"]),
    ("text", &["text", "game/text.rs", "strip/text.rs"]),
    ("steps", &["player", "stepper", "steps"]),
];

/// This way a drawing, its text and its player use the same name for a thing: words that two of them use belong in a shared
/// module, such as `game/terms.rs`.
#[test]
fn no_two_painters_of_a_run_write_the_same_words() {
    let source = root().join("crates/figures/src");
    let mut said: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for (painter, places) in PAINTERS {
        for place in places {
            let place = source.join(place);
            let found = match place.is_dir() {
                true => files(&place, &["rs"]),
                false => vec![place],
            };
            for file in found.iter().filter(|file| !file.ends_with("tests.rs")) {
                for literal in Literals::of(&text(file)) {
                    for words in phrases(&literal) {
                        said.entry(words).or_default().insert(painter);
                    }
                }
            }
        }
    }
    assert!(said.len() > 100, "only {} phrases were read", said.len());
    let twice: Vec<_> = said.iter().filter(|(_, by)| by.len() > 1).collect();
    assert!(twice.is_empty(), "two painters say these: {twice:#?}");
}

/// Returns the pieces of a text with two words or more, split at placeholders and at ends of sentences.
fn phrases(literal: &str) -> Vec<String> {
    let mut depth = 0;
    let outside = literal.split(|at: char| {
        depth += i32::from(at == '{') - i32::from(at == '}');
        depth > 0 || ",.:;}\n".contains(at)
    });
    let is_letter = |at: char| at.is_alphabetic() || at == ' ';
    outside
        .map(|piece| piece.trim_matches(|at: char| !at.is_alphabetic()))
        .filter(|piece| piece.contains(' ') && piece.chars().all(is_letter))
        .map(str::to_owned)
        .collect()
}

#[test]
fn phrases_are_what_a_reader_sees_of_a_text() {
    assert_eq!(
        phrases("⋮  {} not shown, {a:>3} of these came at once"),
        ["not shown", "of these came at once"]
    );
    assert_eq!(phrases("node-class"), [""; 0]);
}

/// The string literals of a source, without those in tests and attributes.
#[derive(Default)]
struct Literals(Vec<String>);

impl Literals {
    fn of(source: &str) -> Vec<String> {
        let mut literals = Literals::default();
        literals.visit_file(&syn::parse_file(source).expect("a source"));
        literals.0
    }

    fn in_macro(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.in_macro(group.stream()),
                TokenTree::Literal(literal) => {
                    let literal = syn::parse2::<syn::LitStr>(TokenTree::from(literal).into());
                    self.0.extend(literal.map(|text| text.value()));
                }
                TokenTree::Ident(_) | TokenTree::Punct(_) => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Literals {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if item.ident != "tests" {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_lit_str(&mut self, text: &'ast syn::LitStr) {
        self.0.push(text.value());
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.in_macro(call.tokens.clone());
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
}
