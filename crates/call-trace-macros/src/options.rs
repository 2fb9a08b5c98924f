//! What stands in the attribute's parentheses.

use proc_macro2::{Ident, TokenStream};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{Error, Result, Token, parenthesized};

/// `skip(board, memo)`, `method` and `values(mover)`.
#[derive(Default)]
pub(crate) struct Options {
    pub(crate) skip: Vec<Ident>,
    pub(crate) method: bool,
    /// The variant of `ValuesOf`.
    pub(crate) values: Option<Ident>,
}

const KNOWN: &str = "the options are: skip(argument, …), method, values(whose)";
/// What may be said of values, and how `ValuesOf` calls it.
const VALUES: [(&str, &str); 3] = [
    ("mover", "Mover"),
    ("mover_rest", "MoverRest"),
    ("at_least", "AtLeast"),
];

/// Reads the options.
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
        } else if option == "values" {
            options.values = Some(values(&option, input)?);
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

fn values(option: &Ident, input: ParseStream<'_>) -> Result<Ident> {
    let message = "values says whose values are returned, if not the first player's: \
                   values(mover), values(mover_rest) or values(at_least)";
    if !input.peek(syn::token::Paren) {
        return Err(Error::new(option.span(), message));
    }
    let inside;
    parenthesized!(inside in input);
    let whose: Ident = inside.parse()?;
    let known = VALUES.iter().find(|(name, _)| whose == name);
    let Some((_, variant)) = known.filter(|_| inside.is_empty()) else {
        return Err(Error::new(whose.span(), message));
    };
    Ok(Ident::new(variant, whose.span()))
}
