//! The options in the attribute's parentheses.

use proc_macro2::{Ident, Span, TokenStream};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{Error, Expr, Result, ReturnType, Token, Type, parenthesized};

/// `skip(board, memo)`, `method`, `about(child)`, `values(mover)`, `search(alpha_beta)` and `args(bits)`.
#[derive(Default)]
pub(crate) struct Options {
    pub(crate) skip: Vec<Ident>,
    pub(crate) method: bool,
    /// The board that a call is about.
    pub(crate) about: Option<Expr>,
    /// Alpha and beta.
    pub(crate) window: Option<(Expr, Expr)>,
    /// The number of levels that the search may look ahead.
    pub(crate) depth: Option<Expr>,
    /// The roles of the parts of the returned tuple.
    pub(crate) returns: Option<Returned>,
    /// The variant of `ValuesOf`.
    pub(crate) values: Option<Ident>,
    /// The variant of `Search`.
    pub(crate) search: Option<Ident>,
    /// The variant of `ArgsAre`.
    pub(crate) args: Option<Ident>,
}

/// The attribute's description of a returned tuple.
pub(crate) struct Returned {
    /// The place of the option, for errors.
    pub(crate) at: Span,
    pub(crate) parts: Vec<Part>,
}

/// The role of a part of the returned tuple.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    Value,
    Move,
    /// Neither the value nor the move.
    Other,
}

const KNOWN: &str = "the options are: skip(argument, …), method, about(board), window(alpha, beta), \
                     depth(levels), returns(value, mv), values(whose), search(which), args(what)";
const WINDOW_MESSAGE: &str = "window says alpha and beta, as whole numbers: window(alpha, beta)";
const DEPTH_MESSAGE: &str = "depth says how many levels the search may look ahead: depth(depth)";
const RETURNS_MESSAGE: &str = "returns names the parts of the tuple that is returned: value, mv (an \
                               Option) and _ for any other: returns(_, value)";
const ABOUT_MESSAGE: &str =
    "about says which board a call is about: about(child) or about(self.board)";
/// The words of the option `values`, and their variants of `ValuesOf`.
const VALUES: [(&str, &str); 3] = [
    ("mover", "Mover"),
    ("mover_rest", "MoverRest"),
    ("at_least", "AtLeast"),
];
const VALUES_MESSAGE: &str = "values says whose values are returned, if not the first player's: \
                              values(mover), values(mover_rest) or values(at_least)";
/// The words of the option `search`, and their variants of `Search`.
const SEARCHES: [(&str, &str); 1] = [("alpha_beta", "AlphaBeta")];
const SEARCHES_MESSAGE: &str =
    "search says which search the function is meant to be: search(alpha_beta)";

/// The words of the option `args`, and their variants of `ArgsAre`.
const ARGS: [(&str, &str); 3] = [("bits", "Bits"), ("grid", "Grid"), ("node", "Node")];
const ARGS_MESSAGE: &str =
    "args says what the arguments are, together: args(bits), args(grid) or args(node)";

pub(crate) fn parse(tokens: TokenStream) -> Result<Options> {
    options.parse2(tokens)
}

fn options(input: ParseStream<'_>) -> Result<Options> {
    let mut options = Options::default();
    while !input.is_empty() {
        let Ok(option) = input.parse::<Ident>() else {
            return Err(input.error(KNOWN));
        };
        if option == "method" {
            options.method = true;
        } else if option == "skip" {
            options.skip.extend(skipped(&option, input)?);
        } else if option == "about" {
            let [board] = expressions(&option, input, ABOUT_MESSAGE)?;
            options.about = Some(board);
        } else if option == "window" {
            let [alpha, beta] = expressions(&option, input, WINDOW_MESSAGE)?;
            options.window = Some((alpha, beta));
        } else if option == "depth" {
            let [depth] = expressions(&option, input, DEPTH_MESSAGE)?;
            options.depth = Some(depth);
        } else if option == "returns" {
            options.returns = Some(parts(&option, input)?);
        } else if option == "values" {
            options.values = Some(one_of(&VALUES, VALUES_MESSAGE, &option, input)?);
        } else if option == "search" {
            options.search = Some(one_of(&SEARCHES, SEARCHES_MESSAGE, &option, input)?);
        } else if option == "args" {
            options.args = Some(one_of(&ARGS, ARGS_MESSAGE, &option, input)?);
        } else {
            return Err(Error::new(
                option.span(),
                format!("unknown option `{option}`; {KNOWN}"),
            ));
        }
        if !input.is_empty() {
            input.parse::<Token![,]>()?;
        }
    }
    Ok(options)
}

fn skipped(option: &Ident, input: ParseStream<'_>) -> Result<Vec<Ident>> {
    let missing = || {
        Error::new(
            option.span(),
            "skip names the arguments to leave out: skip(board)",
        )
    };
    if !input.peek(syn::token::Paren) {
        return Err(missing());
    }
    let inside;
    parenthesized!(inside in input);
    let names = Punctuated::<Ident, Token![,]>::parse_terminated_with(&inside, Ident::parse_any)?;
    if names.is_empty() {
        return Err(missing());
    }
    Ok(names.into_iter().collect())
}

/// Parses `N` expressions in parentheses.
fn expressions<const N: usize>(
    option: &Ident,
    input: ParseStream<'_>,
    message: &str,
) -> Result<[Expr; N]> {
    if !input.peek(syn::token::Paren) {
        return Err(Error::new(option.span(), message));
    }
    let inside;
    parenthesized!(inside in input);
    let all = Punctuated::<Expr, Token![,]>::parse_terminated(&inside);
    let all = all.map_err(|error| Error::new(error.span(), message))?;
    let all: Vec<Expr> = all.into_iter().collect();
    all.try_into()
        .map_err(|_| Error::new(option.span(), message))
}

/// Parses the roles of a tuple's parts: exactly one is the value, and at most one is the move.
fn parts(option: &Ident, input: ParseStream<'_>) -> Result<Returned> {
    let wrong = |span| Error::new(span, RETURNS_MESSAGE);
    if !input.peek(syn::token::Paren) {
        return Err(wrong(option.span()));
    }
    let inside;
    parenthesized!(inside in input);
    let mut parts = Vec::new();
    while !inside.is_empty() {
        let word = Ident::parse_any(&inside).map_err(|error| wrong(error.span()))?;
        parts.push(match () {
            () if word == "value" => Part::Value,
            () if word == "mv" => Part::Move,
            () if word == "_" => Part::Other,
            () => return Err(wrong(word.span())),
        });
        if !inside.is_empty() {
            let comma = inside.parse::<Token![,]>();
            comma.map_err(|error| wrong(error.span()))?;
        }
    }
    let times = |part| parts.iter().filter(|it| **it == part).count();
    match (times(Part::Value), times(Part::Move)) {
        (1, 0 | 1) if parts.len() > 1 => Ok(Returned {
            at: option.span(),
            parts,
        }),
        _ => Err(wrong(option.span())),
    }
}

impl Returned {
    /// Refuses a return type that is visibly not a tuple with this number of parts. A type given by
    /// name shows no parts and is accepted.
    pub(crate) fn check(&self, output: &ReturnType) -> Result<()> {
        let returned = match output {
            ReturnType::Default => "nothing is returned here".to_owned(),
            ReturnType::Type(_, of) => match &**of {
                Type::Tuple(tuple) if tuple.elems.len() == self.parts.len() => return Ok(()),
                Type::Tuple(tuple) if tuple.elems.is_empty() => "nothing is returned here".into(),
                Type::Tuple(tuple) => {
                    format!("a tuple of {} parts is returned here", tuple.elems.len())
                }
                _ => return Ok(()),
            },
        };
        Err(Error::new(
            self.at,
            format!("{RETURNS_MESSAGE}; {returned}"),
        ))
    }
}

/// Parses one word in parentheses and returns its variant.
fn one_of(
    known: &[(&str, &str)],
    message: &str,
    option: &Ident,
    input: ParseStream<'_>,
) -> Result<Ident> {
    if !input.peek(syn::token::Paren) {
        return Err(Error::new(option.span(), message));
    }
    let inside;
    parenthesized!(inside in input);
    let word: Ident = inside.parse()?;
    let found = known.iter().find(|(name, _)| word == name);
    let Some((_, variant)) = found.filter(|_| inside.is_empty()) else {
        return Err(Error::new(word.span(), message));
    };
    Ok(Ident::new(variant, word.span()))
}
