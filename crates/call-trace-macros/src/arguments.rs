//! The arguments of the function that records.

use proc_macro2::{Ident, Span};
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{Error, FnArg, ItemFn, Pat, Result, Signature, parse_quote};

/// An argument of the function that records.
pub(crate) struct Argument {
    pub(crate) ident: Ident,
    /// As the recording names it.
    pub(crate) name: String,
}

/// The user's signature with a plain name for each argument: its own, or one for the pattern that
/// stands in its place.
pub(crate) fn outer(function: &ItemFn) -> (Signature, Vec<Argument>) {
    let mut outer = function.sig.clone();
    let mut arguments = Vec::new();
    for (at, arg) in outer.inputs.iter_mut().enumerate() {
        match arg {
            FnArg::Receiver(this) => this.mutability = None,
            FnArg::Typed(arg) => {
                arg.attrs.clear();
                let argument = argument(at, &arg.pat);
                let ident = &argument.ident;
                *arg.pat = parse_quote!(#ident);
                arguments.push(argument);
            }
        }
    }
    (outer, arguments)
}

/// Refuses to skip what is not there.
pub(crate) fn check_skipped(skip: &[Ident], arguments: &[Argument]) -> Result<()> {
    let known = |skip: &Ident| arguments.iter().any(|argument| *skip == argument.name);
    let Some(unknown) = skip.iter().find(|skip| !known(skip)) else {
        return Ok(());
    };
    if unknown == "self" {
        let what = "`self` is never shown; there is no need to skip it";
        return Err(Error::new(unknown.span(), what));
    }
    let names: Vec<&str> = arguments
        .iter()
        .map(|argument| argument.name.as_str())
        .collect();
    let what = format!(
        "there is no argument `{unknown}`; the arguments are: {}",
        names.join(", ")
    );
    Err(Error::new(unknown.span(), what))
}

fn argument(at: usize, pattern: &Pat) -> Argument {
    match pattern {
        Pat::Ident(plain) if plain.subpat.is_none() && plain.by_ref.is_none() => Argument {
            ident: plain.ident.clone(),
            name: plain.ident.to_string(),
        },
        pattern => {
            // Where the pattern stands, for the compiler's messages; but no name of the user's.
            let span = Span::mixed_site().located_at(pattern.span());
            Argument {
                ident: format_ident!("argument_{at}", span = span),
                name: quote!(#pattern).to_string(),
            }
        }
    }
}
