//! The function that records, around the one that the user wrote.

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::visit::{self, Visit};
use syn::{
    Attribute, Error, Expr, FnArg, GenericParam, Item, ItemFn, Macro, Pat, Result, ReturnType,
    Signature, Stmt, Type, Visibility, parse_quote,
};

use crate::options::Options;

/// The traced function where tracing is on, the original where it is off.
pub(crate) fn expand(
    options: &Options,
    function: &ItemFn,
    original: &TokenStream,
) -> Result<TokenStream> {
    let in_impl = options.method || function.sig.receiver().is_some() || mentions_self(function);
    let inner = inner(function, in_impl);
    let (outer, arguments) = outer(function);
    check_skipped(options, &arguments)?;
    let records = records(options, function, &inner.sig, &arguments, in_impl);
    let (attrs, vis) = (outer_attrs(function), &function.vis);
    let on = if in_impl {
        let body = braced(function, records);
        quote!(#inner #(#attrs)* #vis #outer #body)
    } else {
        let linted = linted(function);
        let body = braced(function, quote!(#inner { #linted } #records));
        quote!(#(#attrs)* #vis #outer #body)
    };
    Ok(quote!(::call_trace::if_tracing! { { #on } { #original } }))
}

/// What the user wrote, under another name. Its tokens are untouched, so that a panic points at
/// the user's own line; only its first statement is ours, which measures the frame.
///
/// The name is for the compiler to say where a trait's impl gets a method that the trait does not
/// have; the attribute itself cannot see what it stands in.
fn inner(function: &ItemFn, in_impl: bool) -> ItemFn {
    let mut inner = function.clone();
    let name = &function.sig.ident;
    inner.sig.ident = if in_impl {
        format_ident!(
            "__traced_{name}_not_allowed_in_a_trait_impl",
            span = name.span()
        )
    } else {
        format_ident!("__traced_{name}", span = name.span())
    };
    inner.vis = Visibility::Inherited;
    inner.attrs = inner_attrs(function);
    inner.attrs.push(parse_quote!(#[inline(never)]));
    inner.attrs.push(parse_quote!(#[doc(hidden)]));
    // After the items at the top, where clippy wants them.
    let stmts = &mut inner.block.stmts;
    let first = stmts
        .iter()
        .position(|stmt| !matches!(stmt, Stmt::Item(_)))
        .unwrap_or(stmts.len());
    let touch = quote_spanned!(Span::mixed_site()=> ::call_trace::expansion::touch(::call_trace::expansion::here()););
    stmts.insert(first, Stmt::Expr(Expr::Verbatim(touch), None));
    inner
}

/// The original once more, never called. In it the function calls itself, so the compiler can see
/// an unconditional recursion and warn; in the pair of functions it would not.
fn linted(function: &ItemFn) -> ItemFn {
    let mut linted = function.clone();
    linted.vis = Visibility::Inherited;
    linted.attrs = inner_attrs(function);
    linted.attrs.push(parse_quote!(#[allow(dead_code)]));
    linted
}

/// A body that, to the compiler, stands where the user's stands: or it would take the function for
/// generated code, and not say that it is never used.
fn braced(function: &ItemFn, body: TokenStream) -> Group {
    let mut braced = Group::new(Delimiter::Brace, body);
    braced.set_span(function.block.brace_token.span.join());
    braced
}

/// An argument of the function that records.
struct Argument {
    ident: Ident,
    /// As the recording names it.
    name: String,
}

/// The signature of the function that records: a plain name for each argument.
fn outer(function: &ItemFn) -> (Signature, Vec<Argument>) {
    let mut outer = function.sig.clone();
    let mut arguments = Vec::new();
    for (at, arg) in outer.inputs.iter_mut().enumerate() {
        match arg {
            FnArg::Receiver(this) => this.mutability = None,
            FnArg::Typed(arg) => {
                arg.attrs.clear();
                let argument = match &*arg.pat {
                    Pat::Ident(plain) if plain.subpat.is_none() && plain.by_ref.is_none() => {
                        Argument {
                            ident: plain.ident.clone(),
                            name: plain.ident.to_string(),
                        }
                    }
                    pattern => {
                        let span =
                            Span::mixed_site().located_at(syn::spanned::Spanned::span(pattern));
                        let ident = format_ident!("argument_{at}", span = span);
                        Argument {
                            ident,
                            name: quote!(#pattern).to_string(),
                        }
                    }
                };
                let ident = &argument.ident;
                *arg.pat = parse_quote!(#ident);
                arguments.push(argument);
            }
        }
    }
    (outer, arguments)
}

/// The body of the function that records.
fn records(
    options: &Options,
    function: &ItemFn,
    inner: &Signature,
    arguments: &[Argument],
    in_impl: bool,
) -> TokenStream {
    let name = function.sig.ident.to_string();
    let shown: Vec<&Argument> = arguments
        .iter()
        .filter(|arg| !options.skip.contains(&arg.ident))
        .collect();
    let names = shown.iter().map(|arg| &arg.name);
    let idents: Vec<&Ident> = shown.iter().map(|arg| &arg.ident).collect();
    let passed = arguments.iter().map(|arg| &arg.ident);
    let receiver = function.sig.receiver().map(|this| {
        let this = &this.self_token;
        quote!(#this,)
    });
    let generics = function
        .sig
        .generics
        .params
        .iter()
        .filter_map(|param| match param {
            GenericParam::Type(param) => Some(&param.ident),
            GenericParam::Const(param) => Some(&param.ident),
            _ => None,
        });
    let own = in_impl.then(|| quote!(Self::));
    let original = &inner.ident;
    let mixed = Span::mixed_site();
    let show = quote_spanned! {mixed=>
        #[allow(unused_imports)]
        use ::call_trace::expansion::{ViaDebug as _, ViaNothing as _};
    };
    let mut given = Group::new(
        Delimiter::Parenthesis,
        quote_spanned! {mixed=>
            &SITE, &|_values| {
                #show
                #((&::call_trace::expansion::Shown(&#idents)).show(_values);)*
            }
        },
    );
    // A runaway's panic is to name the line of the function, not that of the attribute.
    given.set_span(function.sig.ident.span());
    let enter = quote_spanned!(function.sig.ident.span()=> ::call_trace::expansion::enter #given);
    let called = quote_spanned!(mixed=> #own #original::<#(#generics),*>(#receiver #(#passed),*));
    let called = if returns_never(&function.sig) {
        called
    } else {
        quote_spanned! {mixed=>
            let value = #called;
            call.leave(&|values| {
                #show
                (&::call_trace::expansion::Shown(&value)).show(values);
            });
            value
        }
    };
    quote_spanned! {mixed=>
        let call = {
            static SITE: ::call_trace::expansion::Site =
                ::call_trace::expansion::Site { name: #name, args: &[#(#names),*] };
            #enter
        };
        call.about_to(::call_trace::expansion::here());
        #called
    }
}

/// Whether it never returns: then there is nothing to do after it.
fn returns_never(sig: &Signature) -> bool {
    matches!(&sig.output, ReturnType::Type(_, of) if matches!(**of, Type::Never(_)))
}

fn check_skipped(options: &Options, arguments: &[Argument]) -> Result<()> {
    let names: Vec<&str> = arguments.iter().map(|arg| arg.name.as_str()).collect();
    match options
        .skip
        .iter()
        .find(|skip| !names.contains(&skip.to_string().as_str()))
    {
        None => Ok(()),
        Some(skip) if skip == "self" => Err(Error::new(
            skip.span(),
            "`self` is never shown; there is no need to skip it",
        )),
        Some(skip) => {
            let what = format!(
                "there is no argument `{skip}`; the arguments are: {}",
                names.join(", ")
            );
            Err(Error::new(skip.span(), what))
        }
    }
}

/// Attributes for the function that records. What the user expects the compiler to say is said
/// of the inner function; here it is only allowed.
fn outer_attrs(function: &ItemFn) -> Vec<Attribute> {
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
fn inner_attrs(function: &ItemFn) -> Vec<Attribute> {
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

/// Whether the function stands in an impl block, as far as one can see from its tokens.
fn mentions_self(function: &ItemFn) -> bool {
    struct Finder(bool);
    impl<'ast> Visit<'ast> for Finder {
        fn visit_ident(&mut self, ident: &'ast Ident) {
            self.0 |= ident == "Self";
        }
        fn visit_macro(&mut self, call: &'ast Macro) {
            self.0 |= has_self(call.tokens.clone());
            visit::visit_macro(self, call);
        }
        // Items inside the function have a `Self` of their own.
        fn visit_item(&mut self, _: &'ast Item) {}
    }
    let mut finder = Finder(false);
    finder.visit_signature(&function.sig);
    finder.visit_block(&function.block);
    finder.0
}

fn has_self(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        proc_macro2::TokenTree::Ident(ident) => ident == "Self",
        proc_macro2::TokenTree::Group(group) => has_self(group.stream()),
        _ => false,
    })
}
