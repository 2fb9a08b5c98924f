//! The arguments of the recording function.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Error, FnArg, ItemFn, Pat, PatIdent, Result, Signature, Type, parse_quote};

/// An argument of the recording function.
pub(crate) struct Argument {
    pub(crate) ident: Ident,
    /// The name in the recording.
    pub(crate) name: String,
    /// The number of references that its type begins with.
    references: usize,
}

impl Argument {
    /// Returns a reference to the argument's referent, without the references that its type begins
    /// with.
    pub(crate) fn behind(&self) -> TokenStream {
        let ident = &self.ident;
        let behind = std::iter::repeat_n(quote!(*), self.references);
        quote!(&#(#behind)* #ident)
    }
}

/// Counts the references that a type begins with.
fn references(of: &Type) -> usize {
    match of {
        Type::Reference(reference) => 1 + references(&reference.elem),
        Type::Group(group) => references(&group.elem),
        Type::Paren(paren) => references(&paren.elem),
        _ => 0,
    }
}

/// Returns the user's signature with a plain name for each argument: its own name, or a generated one
/// that replaces a pattern.
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

/// Refuses to skip an argument that does not exist.
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

/// Returns the argument whose pattern contains this name.
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
