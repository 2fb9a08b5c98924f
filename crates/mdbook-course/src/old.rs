//! Addresses that the book once had, to which others may link: each still leads to a place of the book, of itself or by a
//! redirect in `book.toml`.

use std::collections::{BTreeSet, HashMap};
use std::path::Path;

use anyhow::{Context, Result};
use mdbook_driver::config::Config;

use crate::check::{Broken, Built};

/// The list of them, an address a line: `page.html#id`.
const LIST: &str = "book/old-addresses.txt";

/// Where `book.toml` says which address leads to which.
const REDIRECTS: &str = "output.html.redirect";

/// Follows each old address, and each redirect, in the book of `course` as it was built. Gives how many there are, and
/// those that lead nowhere. A course without the list has none.
///
/// # Errors
/// When a file cannot be read.
pub fn check_old(course: &Path, book: &Built) -> Result<(usize, Vec<Broken>)> {
    let list = course.join(LIST);
    if !list.is_file() {
        return Ok((0, Vec::new()));
    }
    let list = std::fs::read_to_string(&list).with_context(|| format!("cannot read {LIST}"))?;
    let config = Config::from_disk(course.join("book/book.toml"))?;
    let redirects: HashMap<String, String> = config.get(REDIRECTS)?.unwrap_or_default();
    let led_on = redirects.keys().map(|old| old.trim_start_matches('/'));
    let all: BTreeSet<&str> = list.lines().chain(led_on).collect();
    let broken = all.iter().filter_map(|old| {
        let what = lead(old, &redirects, book).err()?;
        let (page, id) = old.split_once('#').unwrap_or((old, ""));
        Some(Broken {
            page: page.into(),
            what: format!("the old address #{id} leads nowhere: {what}"),
        })
    });
    Ok((all.len(), broken.collect()))
}

/// Follows one address as a browser does: a redirect of its own goes before that of its page, which keeps what follows a `#`.
fn lead(old: &str, redirects: &HashMap<String, String>, book: &Built) -> Result<(), String> {
    let (page, id) = old.split_once('#').unwrap_or((old, ""));
    let page = Path::new(page);
    let own = redirects.get(&format!("/{old}"));
    if own.is_some() && !id.is_empty() && book.has(page, id) {
        return Err(format!(
            "{} has this id again, and a redirect leads away from it",
            page.display()
        ));
    }
    let of_page = redirects.get(&format!("/{}", page.display()));
    match (own, of_page) {
        (Some(target), _) => book.follow(target, page),
        (None, Some(target)) => book.follow(&format!("{target}#{id}"), page),
        (None, None) => book.follow(&format!("/{old}"), page),
    }
}
