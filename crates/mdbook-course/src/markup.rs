//! The parts of an HTML page that the link checker needs.

use std::cell::RefCell;
use std::collections::BTreeMap;

use html5ever::tendril::StrTendril;
use html5ever::tokenizer::states::RawKind;
use html5ever::tokenizer::{
    BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer,
};

/// The ids and links of a page.
#[derive(Debug, Clone, Default)]
pub(crate) struct Markup {
    /// The number of times that each id occurs.
    pub(crate) ids: BTreeMap<String, usize>,
    /// The targets of its links, scripts and images.
    pub(crate) links: Vec<String>,
    /// The ids that elements of its main part refer to, such as a drawing's title or a label's field. mdBook makes
    /// everything around the main part.
    pub(crate) refers: Vec<String>,
    /// The directives that were not replaced.
    pub(crate) left_over: Vec<String>,
    /// The base address of its relative links, if the page has one.
    pub(crate) base: Option<String>,
    in_main: bool,
}

impl Markup {
    /// Reads a page.
    pub(crate) fn read(html: &str) -> Self {
        let tokenizer = Tokenizer::new(Sink::default(), Default::default());
        let input = BufferQueue::default();
        input.push_back(StrTendril::from(html));
        // The tokenizer pauses after a script, for a browser to run it.
        while !matches!(tokenizer.feed(&input), html5ever::TokenizerResult::Done) {}
        tokenizer.end();
        let mut markup = tokenizer.sink.0.into_inner();
        markup.left_over.extend(left_over(html));
        markup
    }

    fn tag(&mut self, tag: &Tag) {
        self.in_main |= &*tag.name == "main";
        for attribute in &tag.attrs {
            let value = attribute.value.to_string();
            match (&*attribute.name.local, &*tag.name) {
                ("id", _) => *self.ids.entry(value).or_default() += 1,
                ("href", "base") => self.base = Some(value),
                ("href" | "src", name) if name != "use" => self.links.push(value),
                _ if !self.in_main => {}
                ("href", _) => self
                    .refers
                    .extend(value.strip_prefix('#').map(str::to_owned)),
                ("aria-labelledby" | "aria-describedby" | "aria-controls" | "for", _) => {
                    self.refers
                        .extend(value.split_whitespace().map(str::to_owned));
                }
                _ => self.refers.extend(painted_by(&value)),
            }
        }
    }
}

/// Returns the id in `url(#id)`, for example of an arrow head or a pattern.
fn painted_by(value: &str) -> Option<String> {
    let (_, rest) = value.split_once("url(#")?;
    Some(rest.split_once(')')?.0.to_owned())
}

/// Returns all text that still looks like a directive, also in code.
fn left_over(html: &str) -> Vec<String> {
    let starts = html.match_indices("{{#");
    let lines = starts.map(|(at, _)| {
        let rest = &html[at..];
        let end = rest.find(['\n', '<']).unwrap_or(rest.len());
        rest[..end].to_owned()
    });
    lines.collect()
}

#[derive(Default)]
struct Sink(RefCell<Markup>);

impl TokenSink for Sink {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        let Token::TagToken(tag) = token else {
            return TokenSinkResult::Continue;
        };
        if tag.kind == TagKind::EndTag {
            self.0.borrow_mut().in_main &= &*tag.name != "main";
            return TokenSinkResult::Continue;
        }
        self.0.borrow_mut().tag(&tag);
        match &*tag.name {
            "script" => TokenSinkResult::RawData(RawKind::ScriptData),
            "style" => TokenSinkResult::RawData(RawKind::Rawtext),
            "title" | "textarea" => TokenSinkResult::RawData(RawKind::Rcdata),
            _ => TokenSinkResult::Continue,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_links_are_found_and_scripts_are_not_read_as_pages() {
        let page = "<h1 id=top>T</h1><a href='a.html#b'>a</a>\
                    <script>let s = '<a href=x>';</script><img src=i.png>";
        let markup = Markup::read(page);
        assert_eq!(markup.ids.get("top"), Some(&1));
        assert_eq!(markup.links, ["a.html#b", "i.png"]);
    }

    #[test]
    fn a_title_inside_a_drawing_hides_nothing_after_it() {
        let markup = Markup::read("<svg><title id='t'>One</title><g id='g'/></svg>");
        assert!(markup.ids.contains_key("g"));
    }

    #[test]
    fn what_elements_refer_to_is_found() {
        let page = "<main><svg aria-labelledby='t d'><path marker-end='url(#arrow)'/><use href='#dot'/>\
                    </svg></main><a aria-labelledby='outside'>a</a>";
        assert_eq!(Markup::read(page).refers, ["t", "d", "arrow", "dot"]);
    }

    #[test]
    fn a_directive_left_standing_is_found_in_code_too() {
        let markup = Markup::read("<pre><code>{{#include a.rs:f}}</code></pre>");
        assert_eq!(markup.left_over, ["{{#include a.rs:f}}"]);
    }
}
