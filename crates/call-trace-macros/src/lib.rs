//! The `#[traced]` attribute. What it does at run time is documented in `call-trace`.

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::{format_ident, quote};
use syn::{FnArg, ItemFn, Pat, parse_macro_input};

/// Records every call of the function it stands on.
#[proc_macro_attribute]
pub fn traced(_options: TokenStream, item: TokenStream) -> TokenStream {
    let original: Tokens = item.clone().into();
    let function = parse_macro_input!(item as ItemFn);
    let mut inner = function.clone();
    inner.sig.ident = format_ident!("{}_traced", function.sig.ident);
    inner.vis = syn::Visibility::Inherited;
    let mut outer = function.sig.clone();
    let (mut names, mut passed, mut shown) = (vec![], vec![], vec![]);
    for (at, arg) in outer.inputs.iter_mut().enumerate() {
        let FnArg::Typed(arg) = arg else { continue };
        let name = match &*arg.pat {
            Pat::Ident(name) => name.ident.to_string(),
            other => quote!(#other).to_string(),
        };
        let ident = format_ident!("arg_{at}");
        *arg.pat = syn::parse_quote!(#ident);
        names.push(name);
        shown.push(quote!(&|out: &mut String| { let _ = (&::call_trace::expansion::Shown(&#ident)).show(out); }));
        passed.push(ident);
    }
    let (attrs, vis, name) = (&function.attrs, &function.vis, function.sig.ident.to_string());
    let inner_name = &inner.sig.ident;
    quote! {
        ::call_trace::if_tracing! {
            {
                #(#attrs)* #vis #outer {
                    #inner
                    #[allow(unused_imports)]
                    use ::call_trace::expansion::{ViaDebug as _, ViaNothing as _};
                    let frame = ::call_trace::expansion::enter(#name, &[#((#names, #shown)),*]);
                    let value = #inner_name(#(#passed),*);
                    frame.leave(|out| { let _ = (&::call_trace::expansion::Shown(&value)).show(out); });
                    value
                }
            }
            { #original }
        }
    }
    .into()
}
