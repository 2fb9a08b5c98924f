//! The exercises that no fresh input judges, so that only their tests do.

use std::collections::{BTreeMap, BTreeSet};

use catalogue::Catalogue;
use quote::ToTokens;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Expr, ExprCall, Item, Macro, Token, UseTree};

use crate::workspace::{root, text};

/// The exercises without a run that returns a result of theirs, each with the reason.
const BY_TESTS_ALONE: [(&str, &str); 3] = [
    ("game_loop", "it talks"),
    ("cut", "right answers differ on most trees"),
    ("minimal_tree", "no run calls it"),
];

/// The runs of a chapter and the names that they use.
#[derive(Default)]
struct Runs {
    /// The names in each run.
    runs: BTreeMap<String, BTreeSet<String>>,
    /// The names in each item of the file.
    items: BTreeMap<String, BTreeSet<String>>,
    /// The module of each imported name.
    from: BTreeMap<String, String>,
}

impl Runs {
    fn read(source: &str) -> Self {
        let mut found = Self::default();
        for item in syn::parse_file(source).unwrap().items {
            match &item {
                Item::Use(item) => found.import(&item.tree, ""),
                Item::Fn(item) => found.item(&item.sig.ident.to_string(), &item.block),
                Item::Impl(item) => {
                    let of = item.self_ty.to_token_stream().to_string();
                    let name = of.split([' ', '<']).next().unwrap_or_default().to_owned();
                    found.item(&name, item);
                }
                Item::Mod(item) => found.item(&item.ident.to_string(), item),
                _ => {}
            }
            found.visit_item(&item);
        }
        found
    }

    fn item(&mut self, name: &str, what: &impl ToTokens) {
        let named = self.items.entry(name.to_owned()).or_default();
        named.extend(names(what));
    }

    fn import(&mut self, tree: &UseTree, module: &str) {
        match tree {
            UseTree::Path(path) => self.import(&path.tree, &path.ident.to_string()),
            UseTree::Name(name) => {
                let name = name.ident.to_string();
                self.from.insert(name, module.to_owned());
            }
            UseTree::Rename(name) => {
                self.from.insert(name.rename.to_string(), module.to_owned());
            }
            UseTree::Group(group) => {
                group.items.iter().for_each(|it| self.import(it, module));
            }
            UseTree::Glob(_) => {}
        }
    }

    /// Returns whether a run returns a result and uses the module of an exercise.
    fn answers(&self, run: &str, stem: &str) -> bool {
        let mut named = self.runs[run].clone();
        loop {
            let more: BTreeSet<String> = { named.iter() }
                .filter_map(|name| self.items.get(name))
                .flatten()
                .filter(|name| !named.contains(*name))
                .cloned()
                .collect();
            if more.is_empty() {
                break;
            }
            named.extend(more);
        }
        let uses = |name: &String| name == stem || self.from.get(name).is_some_and(|it| it == stem);
        ["answer", "answer_one_of"]
            .iter()
            .any(|it| named.contains(*it))
            && named.iter().any(uses)
    }
}

impl Visit<'_> for Runs {
    fn visit_expr_call(&mut self, call: &ExprCall) {
        let is_run = call.func.to_token_stream().to_string() == "run";
        if let (true, [Expr::Lit(name), _, does]) =
            (is_run, &call.args.iter().collect::<Vec<_>>()[..])
            && let syn::Lit::Str(name) = &name.lit
        {
            self.runs.insert(name.value(), names(does));
        }
        visit::visit_expr_call(self, call);
    }

    /// The runs are listed in a `vec!`.
    fn visit_macro(&mut self, call: &Macro) {
        let inside = call.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated);
        inside.iter().flatten().for_each(|it| self.visit_expr(it));
    }
}

/// Returns all names in a piece of code.
fn names(code: &impl ToTokens) -> BTreeSet<String> {
    let text = code.to_token_stream().to_string();
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    words.map(str::to_owned).collect()
}

#[test]
fn the_grading_page_names_the_exercises_that_only_tests_judge() {
    let catalogue = Catalogue::load(&root()).unwrap();
    let mut found = Vec::new();
    for chapter in &catalogue.chapters {
        let path = format!("exercises/{}/examples/trace.rs", chapter.folder);
        let runs = Runs::read(&text(&root().join(path)));
        for exercise in catalogue.of_chapter(chapter) {
            let mut traces = exercise.traces.iter();
            if !traces.any(|run| runs.answers(run, &exercise.stem)) {
                found.push(exercise.stem.clone());
            }
        }
    }
    found.sort();
    let mut listed: Vec<&str> = BY_TESTS_ALONE.iter().map(|(stem, _)| *stem).collect();
    listed.sort_unstable();
    assert_eq!(found, listed);
    let page = text(&root().join("book/src/instructors/grading.md"));
    let place = page.find("is judged by its tests alone").unwrap();
    let sentence = page[place..].lines().next().unwrap();
    for stem in listed {
        assert!(
            sentence.contains(&format!("`{stem}`")),
            "{stem} is not in: {sentence}"
        );
    }
}
