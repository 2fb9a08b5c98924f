//! A figure guesses nothing from what an argument is called: its window, its depth, its board and its
//! threshold are what the attribute says.

use std::collections::{BTreeMap, BTreeSet};

use call_trace::{Event, Trace};
use figures::{Drawing, PlayerFigure, Run, SvgOptions, TextOptions};
use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};

use crate::rooms::{files, root, text};

/// The rooms that draw, and the one that judges a search.
const ROOMS: [&str; 3] = ["figures", "boards", "game"];

/// Texts that are an argument's name, too, and mean something else: in which file, and what.
const OTHERS: [(&str, &str, &str); 22] = [
    ("figures/src/drawing/mod.rs", "board", "a kind of figure"),
    ("figures/src/text/mod.rs", "alpha", "α in plain letters"),
    ("figures/src/text/mod.rs", "beta", "β in plain letters"),
    ("figures/src/pictures/links.rs", "node", "the head of a row"),
    ("game/src/audit/cause.rs", "alpha", "a word of a sentence"),
    ("game/src/audit/cause.rs", "beta", "a word of a sentence"),
    (
        "game/src/audit/complaint.rs",
        "node",
        "a noun that is counted",
    ),
    (
        "figures/src/game/svg/words.rs",
        "node",
        "a noun that is counted",
    ),
    ("figures/src/game/svg/blank.rs", "n", "a class"),
    ("figures/src/game/svg/node.rs", "n", "a class"),
    ("figures/src/svg/board_node.rs", "n", "a class"),
    ("figures/src/svg/call_node.rs", "n", "a class"),
    ("figures/src/svg/mod.rs", "n", "a class"),
    ("figures/src/svg/node.rs", "n", "a class"),
    ("figures/src/played/numbered.rs", "order", "a class"),
    ("figures/src/drawing/mod.rs", "tree", "a kind of figure"),
    ("figures/src/input.rs", "tree", "a kind of board"),
    ("figures/src/leaves.rs", "tree", "a kind of board"),
    ("figures/src/written.rs", "tree", "a kind of board"),
    ("figures/src/steps/of_calls.rs", "queens", "a kind of board"),
    ("boards/src/lib.rs", "queens", "a kind of board"),
    ("boards/src/lib.rs", "tree", "a kind of board"),
];

/// Functions whose first text is the class of an element, and those whose last one is a noun.
const CLASSES: [&str; 5] = ["rect", "path", "triangle", "outline", "class"];
const NOUNS: [&str; 1] = ["counted"];

/// What the arguments of the course's recorded functions are called.
fn names() -> BTreeSet<String> {
    struct Traced(BTreeSet<String>);
    impl<'ast> Visit<'ast> for Traced {
        fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
            let last =
                |path: &syn::Path| path.segments.last().is_some_and(|it| it.ident == "traced");
            if function
                .attrs
                .iter()
                .any(|attribute| last(attribute.path()))
            {
                for argument in &function.sig.inputs {
                    if let syn::FnArg::Typed(argument) = argument
                        && let syn::Pat::Ident(name) = &*argument.pat
                    {
                        self.0.insert(name.ident.to_string());
                    }
                }
            }
            visit::visit_item_fn(self, function);
        }
    }
    let mut traced = Traced(BTreeSet::new());
    for file in files(&root().join("crates"), &["rs"]) {
        let path = file.to_string_lossy().replace('\\', "/");
        if path.contains("/crates/ch") && path.contains("/src/") {
            traced.visit_file(&syn::parse_file(&text(&file)).expect("a source"));
        }
    }
    traced.0
}

/// The texts in a source, each with the name of the function that it is handed to, if it is.
#[derive(Default)]
pub(crate) struct Texts {
    found: Vec<(String, String)>,
}

impl Texts {
    pub(crate) fn of(source: &str) -> Vec<(String, String)> {
        let mut texts = Texts::default();
        texts.visit_file(&syn::parse_file(source).expect("a source"));
        texts.found
    }

    fn in_macro(&mut self, tokens: TokenStream) {
        let mut before = String::new();
        for token in tokens {
            match token {
                TokenTree::Group(group) => {
                    let outer = self.found.len();
                    self.in_macro(group.stream());
                    for (_, of) in &mut self.found[outer..] {
                        if of.is_empty() {
                            of.clone_from(&before);
                        }
                    }
                }
                TokenTree::Ident(name) => before = name.to_string(),
                TokenTree::Literal(literal) => {
                    if let Ok(text) = syn::parse2::<syn::LitStr>(TokenTree::from(literal).into()) {
                        self.found.push((text.value(), String::new()));
                    }
                }
                TokenTree::Punct(_) => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Texts {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if item.ident != "tests" {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        let outer = self.found.len();
        visit::visit_expr_call(self, call);
        if let syn::Expr::Path(of) = &*call.func {
            let name = &of.path.segments.last().expect("a name").ident;
            for (_, of) in &mut self.found[outer..] {
                if of.is_empty() {
                    *of = name.to_string();
                }
            }
        }
    }

    fn visit_lit_str(&mut self, text: &'ast syn::LitStr) {
        self.found.push((text.value(), String::new()));
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.in_macro(call.tokens.clone());
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
}

#[test]
fn no_room_that_draws_knows_what_an_argument_is_called() {
    let names = names();
    for name in ["alpha", "beta", "depth", "t", "n", "board"] {
        assert!(names.contains(name), "{name} is not found: {names:?}");
    }
    let (mut wrong, mut read, mut used) = (Vec::new(), 0, BTreeSet::new());
    for room in ROOMS {
        for file in files(&root().join("crates").join(room).join("src"), &["rs"]) {
            let path = file.to_string_lossy().replace('\\', "/");
            let (_, path) = path.rsplit_once("/crates/").expect("a room");
            if path.ends_with("/tests.rs") {
                continue;
            }
            for (text, handed_to) in Texts::of(&text(&file)) {
                read += 1;
                let other = OTHERS
                    .iter()
                    .position(|(file, word, _)| *file == path && *word == text);
                used.extend(other);
                let means_else = [&CLASSES[..], &NOUNS]
                    .concat()
                    .contains(&handed_to.as_str());
                if names.contains(&text) && other.is_none() && !means_else {
                    wrong.push(format!("{path}: \"{text}\""));
                }
            }
        }
    }
    assert!(read > 1_000, "only {read} texts were read");
    assert!(
        wrong.is_empty(),
        "these texts are names of arguments. Read what the attribute says instead: the window, the depth, \
         the position of a call stand in its event.\n{}",
        wrong.join("\n")
    );
    let stale: Vec<_> = (0..OTHERS.len()).filter(|at| !used.contains(at)).collect();
    assert!(
        stale.is_empty(),
        "no longer there: {:?}",
        stale.iter().map(|&at| OTHERS[at]).collect::<Vec<_>>()
    );
}

/// All that is drawn of a recording.
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

/// The book's recordings, their arguments called by names that nobody knows: of the same length, so that each
/// drawing has the same room.
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
            // The longest first: no name is then taken for a part of another.
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

#[test]
fn a_name_that_is_compared_is_found_and_a_class_is_told_from_it() {
    let texts = Texts::of(
        r#"fn it() { if name == "alpha" { rect("n", 1); } matches!(name, "beta"); counted(3, "node"); }"#,
    );
    let texts: Vec<(&str, &str)> = texts.iter().map(|(text, of)| (&**text, &**of)).collect();
    assert_eq!(
        texts,
        [
            ("alpha", ""),
            ("n", "rect"),
            ("beta", ""),
            ("node", "counted")
        ]
    );
}
