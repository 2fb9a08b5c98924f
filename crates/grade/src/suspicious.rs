//! What in a submission an instructor should look at: code that reads files, or reaches for the machine. It is
//! quoted, and takes no points by itself.

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::visit::{self, Visit};

/// Macros that put a file's text into the program when it is compiled, or the environment's.
const MACROS: [&str; 5] = [
    "include",
    "include_str",
    "include_bytes",
    "env",
    "option_env",
];

/// Parts of std with which code reaches beyond itself.
const MODULES: [&str; 4] = ["process", "fs", "env", "net"];

/// What was found, in words, each once. What does not parse has nothing to find: it does not compile, either.
pub(crate) fn found(text: &str) -> Vec<String> {
    let Ok(file) = syn::parse_file(text) else {
        return Vec::new();
    };
    let mut look = Look(Vec::new());
    look.visit_file(&file);
    look.0.sort();
    look.0.dedup();
    look.0
}

struct Look(Vec<String>);

impl Look {
    /// Names that follow each other: those of a path, or the tokens of a macro.
    fn names(&mut self, names: &[String]) {
        for pair in names.windows(2) {
            let is_std = ["std", "core"].contains(&pair[0].as_str());
            if is_std && MODULES.contains(&pair[1].as_str()) {
                self.0.push(format!("std::{}", pair[1]));
            }
            if is_std && MACROS.contains(&pair[1].as_str()) && pair[1] != "env" {
                self.0.push(format!("{}!", pair[1]));
            }
        }
    }

    /// A macro is called.
    fn call(&mut self, name: &str) {
        if MACROS.contains(&name) {
            self.0.push(format!("{name}!"));
        }
    }

    /// The tokens of a macro are not parsed: its names are looked at one after the other.
    fn tokens(&mut self, tokens: &TokenStream) {
        let mut names = Vec::new();
        let mut tokens = tokens.clone().into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Ident(name) => {
                    let name = plain(&name);
                    match tokens.peek() {
                        Some(TokenTree::Punct(mark)) if mark.as_char() == '!' => {
                            self.call(&name);
                        }
                        Some(TokenTree::Punct(mark)) if mark.as_char() == '=' && name == "path" => {
                            self.0.push("#[path]".to_owned());
                        }
                        _ => {}
                    }
                    names.push(name);
                }
                TokenTree::Group(group) => self.tokens(&group.stream()),
                _ => {}
            }
        }
        self.names(&names);
    }

    fn tree(&mut self, tree: &syn::UseTree, mut before: Vec<String>) {
        match tree {
            syn::UseTree::Path(path) => {
                before.push(plain(&path.ident));
                self.tree(&path.tree, before);
            }
            syn::UseTree::Name(name) => self.import(&name.ident, before),
            syn::UseTree::Rename(name) => self.import(&name.ident, before),
            syn::UseTree::Group(group) => {
                for tree in &group.items {
                    self.tree(tree, before.clone());
                }
            }
            syn::UseTree::Glob(_) => self.names(&before),
        }
    }

    fn import(&mut self, name: &Ident, mut before: Vec<String>) {
        before.push(plain(name));
        self.names(&before);
    }
}

impl Visit<'_> for Look {
    fn visit_attribute(&mut self, attribute: &syn::Attribute) {
        let path = attribute.path();
        if path
            .segments
            .last()
            .is_some_and(|it| plain(&it.ident) == "path")
        {
            self.0.push("#[path]".to_owned());
        }
        if let syn::Meta::List(list) = &attribute.meta {
            self.tokens(&list.tokens);
        }
    }

    fn visit_macro(&mut self, call: &syn::Macro) {
        let name = call.path.segments.last().map(|it| plain(&it.ident));
        self.call(&name.unwrap_or_default());
        self.tokens(&call.tokens);
    }

    fn visit_path(&mut self, path: &syn::Path) {
        let names: Vec<String> = path.segments.iter().map(|it| plain(&it.ident)).collect();
        self.names(&names);
        visit::visit_path(self, path);
    }

    fn visit_item_use(&mut self, item: &syn::ItemUse) {
        self.tree(&item.tree, Vec::new());
    }
}

/// A name without `r#`.
fn plain(name: &Ident) -> String {
    let name = name.to_string();
    name.strip_prefix("r#").unwrap_or(&name).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_read_is_found_however_it_is_written() {
        let all = [
            ("#[path\n= \"../x.rs\"] mod x;", "#[path]"),
            ("#[r#path = \"x.rs\"] mod x;", "#[path]"),
            ("#[cfg_attr(all(), path = \"x.rs\")] mod x;", "#[path]"),
            ("fn f() { include!(\"x.rs\") }", "include!"),
            ("use std::include_str as i;", "include_str!"),
            (
                "macro_rules! m { () => { include_str!(\"x\") } }",
                "include_str!",
            ),
            ("fn f() { let _ = std::fs::read(\"x\"); }", "std::fs"),
            (
                "use std::{process, net::TcpStream};",
                "std::net, std::process",
            ),
            ("macro_rules! m { () => { std::env::args() } }", "std::env"),
        ];
        for (text, expected) in all {
            assert_eq!(found(text).join(", "), expected, "{text}");
        }
    }

    #[test]
    fn an_ordinary_answer_has_nothing_to_look_at() {
        let text = "use call_trace::traced;\nuse std::collections::HashMap;\n\
                    #[traced]\npub fn f(n: u64) -> u64 { let env = n; println!(\"{env}\"); n }";
        assert_eq!(found(text), Vec::<String>::new());
    }
}
