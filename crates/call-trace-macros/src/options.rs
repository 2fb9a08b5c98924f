//! What stands in the attribute's parentheses.

use proc_macro2::{Ident, TokenStream};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{Error, Result, Token, parenthesized};

/// `skip(board, memo)` and `method`.
#[derive(Default)]
pub(crate) struct Options {
    pub(crate) skip: Vec<Ident>,
    pub(crate) method: bool,
}

const KNOWN: &str = "the options are: skip(argument, …), method";

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
