//! Finds code in a submission that an instructor should review: it reads files or accesses the machine. The results
//! quote the code. It costs no points by itself.
//!
//! The text is scanned as tokens with an explicit stack and never parsed. A parser recurses, and a submission with
//! deep parentheses would overflow the grader's stack.

use std::collections::BTreeSet;

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
    let mut found = BTreeSet::new();
    let tokens = flat(tokens, &mut found);
    let token = |at: usize| tokens.get(at).map_or("", String::as_str);
    // Whether the scan is in a `use` declaration, whose names may be in braces.
    let mut imports = false;
    for (at, name) in tokens.iter().enumerate() {
        let name = name.as_str();
        let before = |back: usize| at.checked_sub(back).map_or("", token);
        let begins_path = token(at + 1) == ":" && token(at + 2) == ":";
        imports = name == "use" || imports && name != ";";
        let is_in_path = imports || before(1) == ":" && before(2) == ":";
        if MODULES.contains(&name) && (is_in_path || begins_path) {
            found.insert(format!("std::{name}"));
        } else if MACROS.contains(&name) && (is_in_path || token(at + 1) == "!") {
            found.insert(format!("{name}!"));
        } else if NAMES.contains(&name) {
            found.insert(name.to_owned());
        }
        if name == "path" && token(at + 1) == "=" && ["[", ","].contains(&before(1)) {
            found.insert("#[path]".to_owned());
        }
        // A name that stands for all of std, or a macro that gets it.
        if name == "std" && !begins_path {
            found.insert("std under another name".to_owned());
        } else if name == "std" && ["*", "$"].contains(&token(at + 3)) {
            found.insert(format!("std::{}", token(at + 3)));
        }
    }
    found.into_iter().collect()
}

/// Returns the tokens in order, with the brackets of each group. Finds groups that are too deep to scan.
fn flat(tokens: TokenStream, found: &mut BTreeSet<String>) -> Vec<String> {
    let mut flat = Vec::new();
    // Iterators of the groups that are open, and no recursion.
    let mut open = vec![tokens.into_iter()];
    while let Some(group) = open.last_mut() {
        let token = match group.next() {
            Some(TokenTree::Group(inner)) if open.len() < MOST_DEEP => {
                open.push(inner.stream().into_iter());
                match inner.delimiter() {
                    Delimiter::Bracket => "[".to_owned(),
                    _ => "(".to_owned(),
                }
            }
            Some(TokenTree::Group(_)) => {
                found.insert("very deep brackets".to_owned());
                continue;
            }
            Some(TokenTree::Ident(name)) => name.to_string().trim_start_matches("r#").to_owned(),
            Some(TokenTree::Punct(mark)) => mark.to_string(),
            Some(TokenTree::Literal(_)) => "0".to_owned(),
            None => {
                open.pop();
                ")".to_owned()
            }
        };
        flat.push(token);
    }
    flat
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found, and a text.
    const FOUND: &str = r##"
#[path] <- #[path NEWLINE = "../x.rs"] mod x;
#[path] <- #[r#path = "x.rs"] mod x;
#[path] <- #[cfg_attr(all(), path = "x.rs")] mod x;
include! <- fn f() { include!("x.rs") }
include_str! <- use std::include_str as i;
include_str! <- macro_rules! m { () => { include_str!("x") } }
std::fs <- fn f() { let _ = std::fs::read("x"); }
TcpStream, std::net, std::process <- use std::{process, net::TcpStream};
std::env <- macro_rules! m { () => { std::env::args() } }
std under another name, std::fs <- use std as s; fn f() { s::fs::read("x"); }
std under another name, std::fs <- extern crate std as s; fn f() { s::fs::read("x"); }
std::*, std::fs, std::process <- use std::*; fn f() { fs::read("x"); process::id(); }
std::$ <- macro_rules! m { ($m:ident $f:ident) => { std::$m::$f("x") } }
std under another name <- macro_rules! m { ($s:ident $m:ident) => { $s::$m::read("x") } } fn f() { m!(std fs) }
read_dir <- fn f() { Path::new("/").read_dir(); }
File <- fn f(it: File) {}
"##;

    #[test]
    fn a_file_that_is_read_is_found_however_it_is_written() {
        for line in FOUND.trim().lines() {
            let (expected, text) = line.split_once(" <- ").unwrap();
            let text = text.replace("NEWLINE", "\n");
            assert_eq!(found(&text).join(", "), expected, "{text}");
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
