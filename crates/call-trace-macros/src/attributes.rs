//! Which of the user's attributes go to the function that records, and which to the inner one.

use syn::{Attribute, ItemFn, parse_quote};

/// Attributes for the function that records. What the user expects the compiler to say is said
/// of the inner function; here it is only allowed.
pub(crate) fn outer(function: &ItemFn) -> Vec<Attribute> {
    let mut attrs: Vec<Attribute> = function
        .attrs
        .iter()
        .filter(|attr| is_outer(attr))
        .cloned()
        .collect();
    for attr in &mut attrs {
        if attr.path().is_ident("expect")
            && let syn::Meta::List(list) = &attr.meta
        {
            let lints = &list.tokens;
            *attr = parse_quote!(#[allow(#lints)]);
        }
    }
    attrs
}

/// Attributes that also hold for the inner function.
pub(crate) fn inner(function: &ItemFn) -> Vec<Attribute> {
    let holds = [
        "allow",
        "warn",
        "deny",
        "forbid",
        "expect",
        "cfg",
        "cfg_attr",
        "track_caller",
    ];
    let both =
        |attr: &&Attribute| !is_outer(attr) || holds.iter().any(|name| attr.path().is_ident(name));
    function.attrs.iter().filter(both).cloned().collect()
}

fn is_outer(attr: &Attribute) -> bool {
    matches!(attr.style, syn::AttrStyle::Outer)
}
