//! Distributes the user's attributes between the recording function and the inner function.

use syn::{Attribute, ItemFn, parse_quote};

/// Returns the attributes of the recording function. A lint that the user expects is reported for the
/// inner function, so the recording function only allows it.
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

/// Returns the attributes that also apply to the inner function.
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
