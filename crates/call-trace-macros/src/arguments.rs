//! The arguments of the function that records.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Error, FnArg, ItemFn, Pat, PatIdent, Result, Signature, Type, parse_quote};

/// An argument of the function that records.
pub(crate) struct Argument {
    pub(crate) ident: Ident,
    /// As the recording names it.
    pub(crate) name: String,
    /// How many references its type begins with.
    references: usize,
}

impl Argument {
    /// A reference to what the argument is, without the references that its type begins with.
    pub(crate) fn behind(&self) -> TokenStream {
        let ident = &self.ident;
        let behind = std::iter::repeat_n(quote!(*), self.references);
        quote!(&#(#behind)* #ident)
    }
}

/// How many references a type begins with.
fn references(of: &Type) -> usize {
    match of {
        Type::Reference(reference) => 1 + references(&reference.elem),
        Type::Group(group) => references(&group.elem),
        Type::Paren(paren) => references(&paren.elem),
        _ => 0,
    }
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
                let argument = argument(at, &arg.pat, references(&arg.ty));
                let ident = &argument.ident;
                *arg.pat = parse_quote!(#ident);
                arguments.push(argument);
            }
        }
    }
    (outer, arguments)
}

/// Refuses to skip what is not there.
pub(crate) fn check_skipped(
    skip: &[Ident],
    function: &ItemFn,
    arguments: &[Argument],
) -> Result<()> {
    let known = |skip: &Ident| arguments.iter().any(|argument| argument.ident == *skip);
    let Some(unknown) = skip.iter().find(|skip| !known(skip)) else {
        return Ok(());
    };
    if unknown == "self" {
        let what = "`self` is never shown; there is no need to skip it";
        return Err(Error::new(unknown.span(), what));
    }
    if let Some(pattern) = pattern_with(function, unknown) {
        let what = format!(
            "`{unknown}` is a part of the argument `{pattern}`, which is shown as a whole; to skip \
             it, give the argument a name and take it apart in the body"
        );
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

/// The argument that is written as a pattern with this name in it.
fn pattern_with(function: &ItemFn, name: &Ident) -> Option<String> {
    struct Finder<'n>(&'n Ident, bool);
    impl<'ast> Visit<'ast> for Finder<'_> {
        fn visit_pat_ident(&mut self, pattern: &'ast PatIdent) {
            self.1 |= pattern.ident == *self.0;
            visit::visit_pat_ident(self, pattern);
        }
    }
    let mut patterns = function.sig.inputs.iter().filter_map(|arg| match arg {
        FnArg::Typed(arg) => Some(&*arg.pat),
        FnArg::Receiver(_) => None,
    });
    let holds = |pattern: &&Pat| {
        let mut finder = Finder(name, false);
        finder.visit_pat(pattern);
        finder.1
    };
    let pattern = patterns.find(holds)?;
    Some(quote!(#pattern).to_string())
}

fn argument(at: usize, pattern: &Pat, references: usize) -> Argument {
    match pattern {
        Pat::Ident(plain) if plain.subpat.is_none() && plain.by_ref.is_none() => Argument {
            ident: plain.ident.clone(),
            name: plain.ident.unraw().to_string(),
            references,
        },
        pattern => {
            // Where the pattern stands, for the compiler's messages; but no name of the user's.
            let span = Span::mixed_site().located_at(pattern.span());
            Argument {
                ident: format_ident!("argument_{at}", span = span),
                name: quote!(#pattern).to_string(),
                references,
            }
        }
    }
}
