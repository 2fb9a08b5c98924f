//! Which modules of a room use which, read from its sources: every path, also inside macros, followed
//! through re-exports to the module that defines what it names.
//!
//! A re-export is no use by itself, and what is compiled for tests only is left out. The call of a
//! method names no module: such a use is not seen.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, Item, UseTree, Visibility};

use super::Arrows;
use crate::rooms::{root, text};

/// A path as it is written, or a module by its path from the root.
type Names = Vec<String>;

/// What a module says of others.
#[derive(Default)]
struct Module {
    children: BTreeSet<String>,
    /// What a name stands for that was brought in by `use`, re-exports with it.
    imports: BTreeMap<String, Names>,
    /// The paths that it uses.
    paths: Vec<Names>,
}

/// Which modules use which, of the library or the program that begins with this file of a room.
pub(crate) fn arrows(room: &str, first: &str) -> Arrows {
    let first = root().join("crates").join(room).join("src").join(first);
    let mut modules = BTreeMap::new();
    let folder = first.parent().unwrap_or(&first);
    read(&mut modules, Vec::new(), &first, folder);
    arrows_of(&modules)
}

/// The files that a room's library and its programs begin with.
pub(crate) fn first_files(room: &str) -> Vec<String> {
    let folder = root().join("crates").join(room).join("src");
    let mut first = vec!["lib.rs".to_owned(), "main.rs".to_owned()];
    for program in std::fs::read_dir(folder.join("bin")).into_iter().flatten() {
        let name = program.expect("an entry").file_name();
        let name = name.to_string_lossy();
        first.push(format!("bin/{name}"));
        first.push(format!("bin/{name}/main.rs"));
    }
    first.retain(|file| folder.join(file).is_file());
    first
}

fn arrows_of(modules: &BTreeMap<Names, Module>) -> Arrows {
    let shown = |names: &Names| match names.is_empty() {
        true => "crate".to_owned(),
        false => names.join("::"),
    };
    let used = |name: &Names, module: &Module| -> BTreeSet<String> {
        // A lone name is a module's only where it was brought in; else it is a variable's.
        let paths = module.paths.iter().filter(|path| match &path[..] {
            [lone] => module.imports.contains_key(lone),
            _ => true,
        });
        let used = paths.filter_map(|path| meant(modules, name, path));
        used.filter(|used| used != name)
            .map(|used| shown(&used))
            .collect()
    };
    modules
        .iter()
        .map(|(name, module)| (shown(name), used(name, module)))
        .collect()
}

/// Paths, re-exports, macros, `super`; what is for tests, a variable of a module's name and other rooms
/// are no uses.
#[test]
fn a_use_is_told_of_the_module_that_defines_it() {
    let source = r"
        pub use deep::lower::Item;
        mod deep {
            pub(crate) mod lower { pub struct Item; pub fn made() -> Item { Item } }
            pub(crate) use lower::made;
            fn inside() { let lower = 1; std::mem::drop(lower); }
        }
        mod by_root { use crate::Item; #[cfg(test)] mod tests { use crate::in_macro::it; } }
        mod in_macro { pub(crate) fn it() { let _ = vec![super::deep::made()]; } }
        mod by_use { use crate::deep as other; fn it() { other::made(); } }
    ";
    let mut modules = BTreeMap::new();
    let parsed = syn::parse_file(source).unwrap();
    take_in(&mut modules, Vec::new(), &parsed.items, Path::new(""));
    let arrows = arrows_of(&modules);
    let told = |name: &str| {
        arrows[name]
            .iter()
            .map(String::as_str)
            .collect::<Vec<_>>()
            .join(", ")
    };
    assert_eq!(told("crate"), "");
    assert_eq!(told("deep"), "");
    assert_eq!(told("by_root"), "deep::lower");
    assert_eq!(told("in_macro"), "deep::lower");
    assert_eq!(told("by_use"), "deep, deep::lower");
    assert!(!arrows.contains_key("by_root::tests"));
}

/// Reads a file, and those of its modules, which stand in `folder`.
fn read(modules: &mut BTreeMap<Names, Module>, name: Names, file: &Path, folder: &Path) {
    let parsed =
        syn::parse_file(&text(file)).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    take_in(modules, name, &parsed.items, folder);
}

fn take_in(modules: &mut BTreeMap<Names, Module>, name: Names, items: &[Item], folder: &Path) {
    let mut module = Module::default();
    for item in items {
        let Item::Mod(inner) = item else {
            module.visit_item(item);
            continue;
        };
        if is_for_tests(&inner.attrs) {
            continue;
        }
        let child = inner.ident.to_string();
        let mut inside = name.clone();
        inside.push(child.clone());
        let below = folder.join(&child);
        match &inner.content {
            Some((_, items)) => take_in(modules, inside, items, &below),
            // The file of another room, which stands in this one, too.
            None if inner.attrs.iter().any(|it| it.path().is_ident("path")) => {
                modules.insert(inside, Module::default());
            }
            None => {
                let beside = [folder.join(format!("{child}.rs")), below.join("mod.rs")];
                let file: Option<&PathBuf> = beside.iter().find(|file| file.is_file());
                let file = file.unwrap_or_else(|| panic!("{} is not found", beside[0].display()));
                read(modules, inside, file, &below);
            }
        }
        module.children.insert(child);
    }
    modules.insert(name, module);
}

/// The module that defines what a path means where it is written; none where it is of another room,
/// or of no module at all.
fn meant(modules: &BTreeMap<Names, Module>, at: &Names, path: &[String]) -> Option<Names> {
    let (mut here, mut rest) = match path.first()?.as_str() {
        "crate" => (Vec::new(), &path[1..]),
        "self" => (at.clone(), &path[1..]),
        _ => (at.clone(), path),
    };
    while rest.first().is_some_and(|name| name == "super") {
        here.pop();
        rest = &rest[1..];
    }
    while let Some((name, others)) = rest.split_first() {
        let module = modules.get(&here)?;
        if module.children.contains(name) {
            here.push(name.clone());
            rest = others;
        } else if let Some(import) = module.imports.get(name) {
            let whole: Names = import.iter().chain(others).cloned().collect();
            return meant(modules, &here, &whole);
        } else {
            // Something that stands here; at the beginning of a path, the name of another room.
            return (rest.len() < path.len()).then_some(here);
        }
    }
    Some(here)
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute
                .parse_args::<syn::Path>()
                .is_ok_and(|asked| asked.is_ident("test"))
    })
}

impl Module {
    /// What a `use` brings in; a re-export is not used by that alone.
    fn bring_in(&mut self, tree: &UseTree, before: &[String], is_passed_on: bool) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        let (name, path) = match tree {
            UseTree::Path(path) => {
                return self.bring_in(&path.tree, &with(&path.ident), is_passed_on);
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.bring_in(tree, before, is_passed_on);
                }
                return;
            }
            UseTree::Name(name) if name.ident == "self" => {
                (before.last().cloned(), before.to_vec())
            }
            UseTree::Name(name) => (Some(name.ident.to_string()), with(&name.ident)),
            UseTree::Rename(new) if new.ident == "self" => {
                (Some(new.rename.to_string()), before.to_vec())
            }
            UseTree::Rename(new) => (Some(new.rename.to_string()), with(&new.ident)),
            UseTree::Glob(_) => (None, before.to_vec()),
        };
        if !is_passed_on {
            self.paths.push(path.clone());
        }
        // In `use one::one` the first is a child, or another room.
        if let Some(name) = name.filter(|name| path.first() != Some(name)) {
            self.imports.insert(name, path);
        }
    }

    /// What looks like a path among the tokens of a macro.
    fn paths_in(&mut self, tokens: TokenStream) {
        let mut path: Names = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Punct(mark) if mark.as_char() == ':' => {
                    colons += 1;
                    continue;
                }
                TokenTree::Ident(name) => {
                    if colons != 2 {
                        self.paths.push(std::mem::take(&mut path));
                    }
                    path.push(name.to_string());
                }
                TokenTree::Group(group) => self.paths_in(group.stream()),
                _ => self.paths.push(std::mem::take(&mut path)),
            }
            colons = 0;
        }
        self.paths.push(path);
    }
}

impl<'ast> Visit<'ast> for Module {
    fn visit_item(&mut self, item: &'ast Item) {
        let attributes = match item {
            Item::Fn(item) => &item.attrs,
            Item::Impl(item) => &item.attrs,
            Item::Use(item) => &item.attrs,
            Item::Struct(item) => &item.attrs,
            Item::Const(item) => &item.attrs,
            _ => return visit::visit_item(self, item),
        };
        if !is_for_tests(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let is_passed_on = !matches!(item.vis, Visibility::Inherited);
        self.bring_in(&item.tree, &[], is_passed_on);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.leading_colon.is_none() {
            let names = path
                .segments
                .iter()
                .map(|segment| segment.ident.to_string());
            self.paths.push(names.collect());
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.visit_path(&call.path);
        self.paths_in(call.tokens.clone());
    }

    // `pub(in crate::svg)` says who may use it.
    fn visit_vis_restricted(&mut self, _: &'ast syn::VisRestricted) {}

    fn visit_attribute(&mut self, _: &'ast Attribute) {}
}
