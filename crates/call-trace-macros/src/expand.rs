//! Generates the recording function around the user's function.

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{
    Expr, GenericParam, ItemFn, ReceiverKind, Result, ReturnType, Signature, Stmt, Type,
    Visibility, parse_quote,
};

use crate::arguments::{self, Argument};
use crate::options::{Options, Part, Returned};
use crate::{attributes, mentions};

/// Returns the traced function if tracing is on, and the original if it is off.
pub(crate) fn expand(
    options: &Options,
    function: &ItemFn,
    original: &TokenStream,
) -> Result<TokenStream> {
    let in_impl =
        options.method || function.sig.receiver().is_some() || mentions::mentions_self(function);
    let inner = inner(function, in_impl);
    let (outer, arguments) = arguments::outer(function);
    arguments::check_skipped(&options.skip, function, &arguments)?;
    if let Some(returned) = &options.returns {
        returned.check(&function.sig.output)?;
    }
    let records = records(options, function, &inner.sig, &arguments, in_impl);
    let (mut attrs, vis) = (attributes::outer(function), &function.vis);
    if may_see_its_caller(function) {
        attrs.push(parse_quote!(#[track_caller]));
    }
    if arguments.iter().any(|arg| arg.name.starts_with('_')) {
        // Only the user uses an argument.
        attrs.push(parse_quote!(#[allow(clippy::used_underscore_binding)]));
    }
    let on = if in_impl {
        let body = braced(function, records);
        quote!(#inner #(#attrs)* #vis #outer #body)
    } else {
        let (inner, linted) = match linted(function) {
            Some(linted) => (silenced(inner), Some(quote!({ #linted }))),
            None => (inner, None),
        };
        let body = braced(function, quote!(#inner #linted #records));
        quote!(#(#attrs)* #vis #outer #body)
    };
    Ok(quote!(::call_trace::if_tracing! { { #on } { #original } }))
}

/// Returns the user's function under another name. Its tokens are untouched, so that a panic points at
/// the user's own line. The macro adds only the first statement, which measures the frame.
///
/// The attribute cannot see the block around the function. The name serves the compiler's message if a
/// trait's `impl` gets a method that the trait does not have.
fn inner(function: &ItemFn, in_impl: bool) -> ItemFn {
    let mut inner = function.clone();
    // Handed over as an identifier, a raw name loses its `r#`.
    let name = &function.sig.ident;
    inner.sig.ident = if in_impl {
        format_ident!("__traced_{}_not_allowed_in_a_trait_impl", name)
    } else {
        // Where the attribute stands: it is what makes this function, should the compiler speak of it.
        format_ident!("__traced_{}", name, span = Span::call_site())
    };
    inner.vis = Visibility::Inherited;
    inner.attrs = attributes::inner(function);
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

/// Returns a copy of the original that nobody calls. In this copy the function calls itself, so the
/// compiler sees an unconditional recursion and warns. It would not warn about the pair of functions,
/// because it checks one function at a time. The copy needs the whole body: only that shows whether
/// each path recurses. The compiler warns about this copy, and the inner function is silenced.
///
/// Returns `None` if the body contains items other than `use`. An `impl` may occur only once, and the
/// compiler does not report unused items in a copy that is never called.
fn linted(function: &ItemFn) -> Option<ItemFn> {
    if mentions::has_items(function) {
        return None;
    }
    let mut linted = function.clone();
    linted.vis = Visibility::Inherited;
    linted.attrs = attributes::inner(function);
    linted.attrs.push(parse_quote!(#[allow(dead_code)]));
    Some(linted)
}

/// Silences the warnings of the inner function, because its copy gives them all. Errors and denied
/// lints come from both in the same words, and the compiler prints equal messages only once.
fn silenced(mut inner: ItemFn) -> ItemFn {
    inner.attrs.push(parse_quote!(#[allow(warnings)]));
    inner
}

/// Gives the new body the source position of the user's body. Otherwise the compiler would treat the
/// function as generated code and not report that it is never used.
fn braced(function: &ItemFn, body: TokenStream) -> Group {
    let mut braced = Group::new(Delimiter::Brace, body);
    braced.set_span(function.block.brace_token.span.join());
    braced
}

/// Returns the body of the recording function.
fn records(
    options: &Options,
    function: &ItemFn,
    inner: &Signature,
    arguments: &[Argument],
    in_impl: bool,
) -> TokenStream {
    let name = function.sig.ident.unraw().to_string();
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
        use ::call_trace::expansion::{ViaDebug as _, ViaNothing as _, ViaSilence as _, ViaValued as _};
    };
    let window = options
        .window
        .as_ref()
        .map(|(alpha, beta)| quote_spanned!(mixed=> _values.window(#alpha, #beta);));
    let depth = options
        .depth
        .as_ref()
        .map(|depth| quote_spanned!(mixed=> _values.depth(#depth);));
    let mut given = Group::new(
        Delimiter::Parenthesis,
        quote_spanned! {mixed=>
            &SITE, from, &|_values| {
                #show
                #((&::call_trace::expansion::Shown(&#idents)).show(_values);)*
                #window
                #depth
            }
        },
    );
    // What is no board is told where it is named.
    let named = options
        .about
        .as_ref()
        .map_or(mixed, |board| mixed.located_at(board.span()));
    let boards = boards(options, function, arguments)
        .into_iter()
        .map(|board| quote_spanned!(named=> about.take((#board).position_in_recording());));
    let otherwise = match options.about {
        Some(_) => quote!(NoBoard),
        None => quote!(Nowhere),
    };
    let about = quote_spanned! {mixed=>
        call.about(&|about| {
            #[allow(unused_imports)]
            use ::call_trace::expansion::#otherwise as _;
            #(#boards)*
        });
    };
    // A runaway's panic is to name the line of the function, not that of the attribute.
    given.set_span(function.sig.ident.span());
    let enter = quote_spanned!(function.sig.ident.span()=> ::call_trace::expansion::enter #given);
    let first = quote_spanned!(function.sig.fn_token.span=> (::core::line!(), ::core::column!()));
    let last = quote_spanned!(function.block.brace_token.span.close()=> ::core::line!());
    let values = variant(&options.values, "ValuesOf");
    let search = variant(&options.search, "Search");
    let args_are = variant(&options.args, "ArgsAre");
    let called = quote_spanned!(mixed=> #own #original::<#(#generics),*>(#receiver #(#passed),*));
    let called = if returns_never(&function.sig) {
        called
    } else {
        let said = said_of_value(options);
        quote_spanned! {mixed=>
            let value = #called;
            call.leave(&|values| {
                #show
                (&::call_trace::expansion::Shown(&value)).show(values);
                #said
            });
            value
        }
    };
    quote_spanned! {mixed=>
        let call = {
            static SITE: ::call_trace::expansion::Site = ::call_trace::expansion::Site {
                name: #name,
                args: &[#(#names),*],
                said: ::call_trace::expansion::Said {
                    values: #values,
                    search: #search,
                    args: #args_are,
                },
                file: ::core::file!(),
                first: #first,
                last: #last,
            };
            let from = ::core::panic::Location::caller();
            // In a closure the line is that of the function, and no more that of its caller.
            (|| {
                let call = #enter;
                #about
                call
            })()
        };
        call.about_to(::call_trace::expansion::here());
        #called
    }
}

/// Returns references to the expressions that may be the board of a call: the named board, or each
/// argument. For a board, the compiler finds its method through its bound or its type. For anything
/// else it finds the method of `Nowhere`, which is one reference further away.
fn boards(options: &Options, function: &ItemFn, arguments: &[Argument]) -> Vec<TokenStream> {
    if let Some(board) = &options.about {
        let named =
            |arg: &&Argument| matches!(board, Expr::Path(it) if it.path.is_ident(&arg.ident));
        let argument = arguments.iter().find(named);
        return vec![argument.map_or_else(|| quote!(&(#board)), Argument::behind)];
    }
    let receiver = function.sig.receiver().map(|receiver| {
        let this = &receiver.self_token;
        match receiver.kind {
            ReceiverKind::Reference(..) => quote!(&*#this),
            _ => quote!(&#this),
        }
    });
    let arguments = arguments.iter().map(Argument::behind);
    receiver.into_iter().chain(arguments).collect()
}

/// Generates the code that reports the value and the move in the result.
fn said_of_value(options: &Options) -> TokenStream {
    let mixed = Span::mixed_site();
    let Some(Returned { at, parts }) = &options.returns else {
        return quote_spanned!(mixed=> (&::call_trace::expansion::Shown(&value)).say(values););
    };
    // What does not fit is told at the word.
    let at = mixed.located_at(*at);
    let names = parts.iter().map(|part| match part {
        Part::Value => quote_spanned!(at=> its),
        Part::Move => quote_spanned!(at=> mv),
        Part::Other => quote!(_),
    });
    let mv = match parts.contains(&Part::Move) {
        true => quote_spanned!(at=> mv),
        false => quote_spanned!(at=> &()),
    };
    quote_spanned! {at=>
        let (#(#names),*) = &value;
        values.named(its, #mv);
    }
}

/// Returns whether the function can learn where it was called. `main` cannot, and neither can a
/// function called from another language.
fn may_see_its_caller(function: &ItemFn) -> bool {
    let says_so = function
        .attrs
        .iter()
        .any(|attr| attr.path().is_ident("track_caller"));
    !says_so && function.sig.abi.is_none() && function.sig.ident != "main"
}

/// Returns whether the function never returns. The recording function then has nothing to do after the
/// call.
fn returns_never(sig: &Signature) -> bool {
    matches!(&sig.output, ReturnType::Type(_, of) if matches!(**of, Type::Never(_)))
}

/// Generates a variant of this type, or `None`.
fn variant(variant: &Option<Ident>, of: &str) -> TokenStream {
    let of = format_ident!("{of}");
    match variant {
        Some(variant) => {
            quote!(::core::option::Option::Some(::call_trace::expansion::#of::#variant))
        }
        None => quote!(::core::option::Option::None),
    }
}
