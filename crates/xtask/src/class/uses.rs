//! Which modules of a chapter an exercise calls: where one of them is wrong, nobody can say what becomes of its tests.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Item, Type, UseTree};

/// The modules in `folder` that the reference and the tests use, those that these use, and those that the tests use by way of what
/// the chapter's tests share.
pub(super) fn used(
    reference: &str,
    tests: &str,
    shared: &TestsCommon,
    folder: &Path,
) -> anyhow::Result<BTreeSet<String>> {
    let mut open = [named(reference), named(tests), shared.named_for(tests)?].concat();
    let mut found = BTreeSet::new();
    while let Some(module) = open.pop() {
        let path = folder.join(&module).with_extension("rs");
        if path.exists() && found.insert(module) {
            let text = fs::read_to_string(&path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            open.extend(named(&text));
        }
    }
    Ok(found)
}

/// What a text names behind two colons: a name, or several in braces.
fn named(text: &str) -> Vec<String> {
    let is_of_name = |it: char| it.is_alphanumeric() || it == '_';
    let mut names = Vec::new();
    for behind in text.split("::").skip(1) {
        let all = match behind.strip_prefix('{') {
            Some(several) => several.split('}').next().unwrap_or(several),
            None => behind
                .split(|it| !is_of_name(it))
                .next()
                .unwrap_or_default(),
        };
        let all = all.split(|it| !is_of_name(it)).filter(|it| !it.is_empty());
        names.extend(all.map(str::to_owned));
    }
    names
}

/// What the tests of a chapter share, in a folder of `crates/diagnosis/src/chN`: each test is a program with all of it, and
/// calls only some.
#[derive(Default)]
pub(super) struct TestsCommon {
    /// By name: a function, a type with its impls, a constant.
    items: BTreeMap<String, Inside>,
    /// The modules through which a name is imported.
    imported: BTreeMap<String, BTreeSet<String>>,
}

/// What stands in an item: all names, and those behind two colons.
#[derive(Default)]
struct Inside {
    names: BTreeSet<String>,
    modules: Vec<String>,
}

impl TestsCommon {
    /// Reads the folders beside the tests.
    pub(super) fn read(tests: &Path) -> anyhow::Result<Self> {
        let mut shared = Self::default();
        for path in files(tests)? {
            let folders = path.strip_prefix(tests)?.components().count();
            if folders > 1 {
                let text = fs::read_to_string(&path)?;
                let of = || format!("cannot parse {}", path.display());
                shared.add(&text).with_context(of)?;
            }
        }
        Ok(shared)
    }

    fn add(&mut self, text: &str) -> syn::Result<()> {
        for item in syn::parse_file(text)?.items {
            // What stands first is a crate, which may be called like a module of it.
            if let Item::Use(item) = &item
                && let UseTree::Path(path) = &item.tree
            {
                self.import(&path.tree, &BTreeSet::new());
            }
            for name in names(&item) {
                let inside = self.items.entry(name).or_default();
                let tokens = item.to_token_stream();
                inside
                    .modules
                    .extend(named(&tokens.to_string().replace(' ', "")));
                idents(tokens, &mut inside.names);
            }
        }
        Ok(())
    }

    fn import(&mut self, tree: &UseTree, before: &BTreeSet<String>) {
        let mut add = |name: String, modules: &BTreeSet<String>| {
            self.imported
                .entry(name)
                .or_default()
                .extend(modules.clone());
        };
        match tree {
            UseTree::Path(path) => {
                let mut modules = before.clone();
                modules.insert(path.ident.to_string());
                self.import(&path.tree, &modules);
            }
            UseTree::Name(name) => add(name.ident.to_string(), before),
            UseTree::Rename(name) => add(name.rename.to_string(), before),
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.import(tree, before);
                }
            }
            // Nobody says which names come with it.
            UseTree::Glob(_) => add("*".to_owned(), before),
        }
    }

    /// The names of modules in what these tests call of it, and in what that calls.
    fn named_for(&self, tests: &str) -> anyhow::Result<Vec<String>> {
        let mut open = BTreeSet::new();
        let tokens = tests.parse::<TokenStream>();
        idents(
            tokens.map_err(|error| anyhow::anyhow!("{error}"))?,
            &mut open,
        );
        let mut found = BTreeSet::new();
        while let Some(name) = open.pop_first() {
            if let Some(inside) = self.items.get(&name)
                && found.insert(name)
            {
                open.extend(inside.names.difference(&found).cloned());
            }
        }
        let inside = found.iter().flat_map(|name| &self.items[name].names);
        let everywhere = "*".to_owned();
        let imported = inside.chain([&everywhere]);
        let imported = imported.filter_map(|name| self.imported.get(name));
        let named = found.iter().flat_map(|name| &self.items[name].modules);
        Ok(imported.flatten().chain(named).cloned().collect())
    }
}

/// By which names an item is called: an impl by its type and by its trait.
fn names(item: &Item) -> Vec<String> {
    let one = |ident: &syn::Ident| vec![ident.to_string()];
    match item {
        Item::Fn(it) => one(&it.sig.ident),
        Item::Struct(it) => one(&it.ident),
        Item::Enum(it) => one(&it.ident),
        Item::Trait(it) => one(&it.ident),
        Item::Type(it) => one(&it.ident),
        Item::Const(it) => one(&it.ident),
        Item::Static(it) => one(&it.ident),
        Item::Macro(it) => it.ident.iter().map(ToString::to_string).collect(),
        Item::Impl(it) => {
            let own = match &*it.self_ty {
                Type::Path(own) => own.path.segments.last(),
                _ => None,
            };
            let of = it.trait_.as_ref();
            let of = of.and_then(|(path, _)| path.segments.last());
            let all = own.into_iter().chain(of);
            all.map(|it| it.ident.to_string()).collect()
        }
        _ => Vec::new(),
    }
}

fn idents(tokens: TokenStream, into: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => {
                into.insert(ident.to_string());
            }
            TokenTree::Group(group) => idents(group.stream(), into),
            _ => {}
        }
    }
}

fn files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else if path.extension().is_some_and(|it| it == "rs") {
            found.push(path);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chapter() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        write("boxes.rs", "pub fn closed() {}");
        write("size.rs", "");
        write("rules.rs", "");
        write("dots.rs", "use crate::{\n    boxes, size,\n};");
        folder
    }

    fn used_by(reference: &str, tests: &str, common: &str) -> String {
        let chapter = chapter();
        let mut shared = TestsCommon::default();
        shared.add(common).unwrap();
        let used = used(reference, tests, &shared, chapter.path()).unwrap();
        used.into_iter().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn what_another_module_uses_is_used() {
        assert_eq!(
            used_by("use my_chapter::dots::Dots;", "", ""),
            "boxes dots size"
        );
        assert_eq!(
            used_by("", "let rules = crate::size::of(boxes);", ""),
            "size"
        );
    }

    #[test]
    fn of_what_tests_share_only_that_is_used_which_they_call() {
        let common =
            "use my_chapter::dots::Dots; use my_chapter::{rules::{self, ask}, size::Size as Shape};
            pub fn position(text: &str) -> Dots { parsed(text) }
            fn parsed(text: &str) -> Dots { todo!() }
            pub fn shape() -> Shape { todo!() }
            pub struct Counted(u64);
            impl Counted { fn asked(&self) { ask() } }
            pub fn words() {}";
        let of = |tests: &str| used_by("", tests, common);
        assert_eq!(of("mod common; use common::words;"), "");
        assert_eq!(of("use common::{shape, words};"), "size");
        assert_eq!(of("use common::Counted;"), "rules");
        assert_eq!(
            of("fn f() { common::position(\"1x2\") }"),
            "boxes dots size"
        );
    }

    /// A test of dots and boxes plays its field, and one of trees alone does not.
    #[test]
    fn the_tests_of_negamax_trap_call_boxes_and_those_of_null_window_no_exercise() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let of = |chapter: &str, stem: &str| {
            let tests = root.join("crates/diagnosis/src").join(&chapter[..3]);
            let module = format!("{stem}.rs");
            let folder = root.join("crates").join(chapter).join("src");
            let read = |path: &Path| fs::read_to_string(path).unwrap();
            let shared = TestsCommon::read(&tests).unwrap();
            used(
                &read(&folder.join(&module)),
                &read(&tests.join(&module)),
                &shared,
                &folder,
            )
            .unwrap()
        };
        let trap = of("ch5-dots-and-boxes", "negamax_trap");
        assert!(
            trap.contains("boxes") && trap.contains("extra_turn"),
            "{trap:?}"
        );
        let question = of("ch4-alpha-beta", "null_window");
        assert!(!question.contains("alpha_beta"), "{question:?}");
    }
}
