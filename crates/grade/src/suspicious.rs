//! Finds code in a submission that an instructor should review: it reads files or accesses the machine. The results
//! quote the code. It costs no points by itself.
//!
//! The text is scanned as tokens with an explicit stack and never parsed. A parser recurses, and a submission with
//! deep parentheses would overflow the grader's stack.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// Macros that put the text of a file or of the environment into the program at compile time.
const MACROS: [&str; 5] = [
    "include",
    "include_str",
    "include_bytes",
    "env",
    "option_env",
];

/// Modules of std that give access to the machine.
const MODULES: [&str; 6] = ["process", "fs", "env", "net", "os", "path"];

/// Types and functions of these modules. They appear without a path if they are imported or are methods.
const NAMES: [&str; 10] = [
    "File",
    "OpenOptions",
    "TcpListener",
    "TcpStream",
    "UdpSocket",
    "read_dir",
    "read_link",
    "canonicalize",
    "symlink_metadata",
    "try_exists",
];

/// The maximum depth of nested brackets that is scanned. No human answer is close to it.
const MOST_DEEP: usize = 500;

/// Returns each suspicious item once, in words. A text that has no tokens does not compile either, so the list is
/// empty.
pub(crate) fn found(text: &str) -> Vec<String> {
    let Ok(tokens) = text.parse::<TokenStream>() else {
        return Vec::new();
    };
    let mut look = Look::default();
    look.at(tokens);
    look.found.sort();
    look.found.dedup();
    look.found
}

/// A token. A bracket does not include its contents.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    Name(String),
    Mark(char),
    Open(Delimiter),
    Close,
    Literal,
}

#[derive(Default)]
struct Look {
    found: Vec<String>,
    /// The last four tokens, the latest last.
    last: Vec<Token>,
    /// Whether the scan is in a `use` declaration, whose names may be in braces.
    imports: bool,
    /// The number of open groups at the start of the current attribute, or `None` outside an attribute.
    attribute: Option<usize>,
}

impl Look {
    fn at(&mut self, tokens: TokenStream) {
        // Iterators of the groups that are open, and no recursion.
        let mut open = vec![tokens.into_iter()];
        while let Some(group) = open.last_mut() {
            match group.next() {
                Some(TokenTree::Group(inner)) if open.len() < MOST_DEEP => {
                    let last = self.last.as_slice();
                    let hash = Token::Mark('#');
                    let is_attribute = last.ends_with(std::slice::from_ref(&hash))
                        || last.ends_with(&[hash, Token::Mark('!')]);
                    if is_attribute && self.attribute.is_none() {
                        self.attribute = Some(open.len());
                    }
                    self.see(Token::Open(inner.delimiter()));
                    open.push(inner.stream().into_iter());
                }
                Some(TokenTree::Group(_)) => self.find("very deep brackets"),
                Some(TokenTree::Ident(name)) => {
                    let name = name.to_string();
                    let plain = name.strip_prefix("r#").unwrap_or(&name).to_owned();
                    self.see(Token::Name(plain));
                }
                Some(TokenTree::Punct(mark)) => self.see(Token::Mark(mark.as_char())),
                Some(TokenTree::Literal(_)) => self.see(Token::Literal),
                None => {
                    open.pop();
                    if self.attribute == Some(open.len()) {
                        self.attribute = None;
                    }
                    self.see(Token::Close);
                }
            }
        }
    }

    fn find(&mut self, words: impl Into<String>) {
        self.found.push(words.into());
    }

    fn see(&mut self, token: Token) {
        match &token {
            Token::Name(name) if name == "use" => self.imports = true,
            Token::Mark(';') => self.imports = false,
            _ => {}
        }
        self.follow(&token);
        self.name(&token);
        if self.last.len() == 4 {
            self.last.remove(0);
        }
        self.last.push(token);
    }

    /// Handles the token's effect on the name before it.
    fn follow(&mut self, token: &Token) {
        use Token::{Mark, Name};
        match (self.last.as_slice(), token) {
            ([.., Name(name)], Mark('!')) if MACROS.contains(&name.as_str()) => {
                self.find(format!("{name}!"));
            }
            ([.., Name(name)], Mark('=')) if name == "path" && self.attribute.is_some() => {
                self.find("#[path]");
            }
            ([.., Name(name), Mark(':')], Mark(':')) if MODULES.contains(&name.as_str()) => {
                self.find(format!("std::{name}"));
            }
            // A name that stands for all of std, or a macro that gets it.
            ([.., Name(name)], other) if name == "std" && *other != Mark(':') => {
                self.find("std under another name");
            }
            ([.., Name(name), Mark(':'), Mark(':')], Mark(mark @ ('*' | '$'))) if name == "std" => {
                self.find(format!("std::{mark}"));
            }
            _ => {}
        }
    }

    /// Handles the token as a name, by itself and after `::`.
    fn name(&mut self, token: &Token) {
        let Token::Name(name) = token else { return };
        let is_in_path = self.last.ends_with(&[Token::Mark(':'), Token::Mark(':')]);
        if (is_in_path || self.imports) && MODULES.contains(&name.as_str()) {
            self.find(format!("std::{name}"));
        } else if (is_in_path || self.imports) && MACROS.contains(&name.as_str()) {
            self.find(format!("{name}!"));
        } else if NAMES.contains(&name.as_str()) {
            self.find(name.as_str());
        }
    }
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
                "TcpStream, std::net, std::process",
            ),
            ("macro_rules! m { () => { std::env::args() } }", "std::env"),
            (
                "use std as s; fn f() { s::fs::read(\"x\"); }",
                "std under another name, std::fs",
            ),
            (
                "extern crate std as s; fn f() { s::fs::read(\"x\"); }",
                "std under another name, std::fs",
            ),
            (
                "use std::*; fn f() { fs::read(\"x\"); process::id(); }",
                "std::*, std::fs, std::process",
            ),
            (
                "macro_rules! m { ($m:ident $f:ident) => { std::$m::$f(\"x\") } }",
                "std::$",
            ),
            (
                "macro_rules! m { ($s:ident $m:ident) => { $s::$m::read(\"x\") } } fn f() { m!(std fs) }",
                "std under another name",
            ),
            ("fn f() { Path::new(\"/\").read_dir(); }", "read_dir"),
            ("fn f(it: File) {}", "File"),
        ];
        for (text, expected) in all {
            assert_eq!(found(text).join(", "), expected, "{text}");
        }
    }

    #[test]
    fn an_ordinary_answer_has_nothing_to_look_at() {
        let text = "use call_trace::traced;\nuse std::collections::HashMap;\n\
                    #[traced]\npub fn f(n: u64) -> u64 { let env = n; println!(\"{env}\"); n }\n\
                    fn process(path: &mut Vec<u8>) { let path = std::mem::take(path); }";
        assert_eq!(found(text), Vec::<String>::new());
    }

    /// Tests that deep text fits a small stack, because the grader scans submissions on threads with 2 MiB of stack.
    #[test]
    fn no_text_is_too_deep_for_a_small_stack() {
        let often = |text: &str| text.repeat(120_000);
        let texts = [
            format!("fn f() {{ {}1{} }}", often("("), often(")")),
            format!("fn f() {{ m!{{ {}{} }} }}", often("["), often("]")),
            format!("fn f() {{ {}true }}", often("!")),
            format!("fn f() {{ 1{} }}", often("+a")),
            format!("fn f() {{ a{} }}", often(".b()")),
            format!("fn f() {{ if a {{}} {} }}", often("else if a {} ")),
            format!("fn f() -> {}u8{} {{}}", often("Vec<"), often(">")),
            often("("),
        ];
        for text in texts {
            let start: String = text.chars().take(40).collect();
            let text = format!("{text} fn g() {{ std::fs::read(\"x\"); }}");
            let look = std::thread::Builder::new()
                .stack_size(2 << 20)
                .spawn(move || found(&text));
            look.unwrap().join().unwrap_or_else(|_| panic!("{start}"));
        }
    }
}
