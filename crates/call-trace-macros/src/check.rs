//! Rejects items that `#[traced]` cannot trace, and says what to write instead.

use proc_macro2::TokenStream;
use syn::parse::Parser;
use syn::spanned::Spanned;
use syn::{Block, Error, Expr, FnArg, Item, ItemFn, Local, Result, Stmt, TraitItemFn};

/// Refuses functions that cannot be recorded.
pub(crate) fn function(function: &ItemFn) -> Result<()> {
    let (sig, name) = (&function.sig, &function.sig.ident);
    if let Some(keyword) = &sig.asyncness {
        let what = "while an async fn waits it has no frame on the stack; trace a plain function that it calls";
        return refuse(keyword, what);
    }
    if let Some(keyword) = &sig.constness {
        let what = format!(
            "a const fn cannot record; trace `{name}` without const, or a plain function that it calls"
        );
        return refuse(keyword, &what);
    }
    if let syn::Safety::Unsafe(keyword) = &sig.safety {
        let what = format!("`{name}` is unsafe to call; trace a safe function around it");
        return refuse(keyword, &what);
    }
    let inputs = sig.inputs.iter();
    let mut of_arguments = inputs.flat_map(|arg| match arg {
        FnArg::Receiver(arg) => &arg.attrs,
        FnArg::Typed(arg) => &arg.attrs,
    });
    if let Some(cfg) = of_arguments.find(|attr| attr.path().is_ident("cfg")) {
        let what = format!(
            "`#[traced]` cannot tell whether this argument is there; put `#[cfg]` on `{name}`, and \
             write it once with the argument and once without"
        );
        return refuse(cfg, &what);
    }
    let again = function.attrs.iter().find(|attr| {
        attr.path()
            .segments
            .last()
            .is_some_and(|last| last.ident == "traced")
    });
    match again {
        Some(again) => refuse(again, "`#[traced]` is written twice here; once is enough"),
        None => Ok(()),
    }
}

/// Returns an error that names the item if it is not a function.
pub(crate) fn not_a_function(item: &TokenStream, error: Error) -> Error {
    if syn::parse2::<TraitItemFn>(item.clone()).is_ok() {
        let what = "this method has no body to trace; put `#[traced]` on a method or a function that has one";
        return Error::new_spanned(item, what);
    }
    if is_closure(item) {
        let what =
            "a closure cannot be traced; write it as a function, `fn name(…)`, and trace that one";
        return Error::new_spanned(item, what);
    }
    let what = match syn::parse2::<Item>(item.clone()) {
        Ok(Item::Impl(block)) => (
            block.impl_token.span(),
            "put `#[traced]` on each method of the impl block that is to be recorded",
        ),
        Ok(Item::Trait(item)) => (
            item.trait_token.span(),
            "put `#[traced]` on a function; a trait cannot be traced",
        ),
        Ok(Item::Mod(item)) => (
            item.mod_token.span(),
            "put `#[traced]` on each function of the module that is to be recorded",
        ),
        Ok(other) => (other.span(), "put `#[traced]` on a function"),
        // A syntax error inside a function: the compiler's own words are the best.
        Err(_) => return error,
    };
    Error::new(what.0, what.1)
}

/// Returns whether the item is a closure, by itself or as the value of a variable.
fn is_closure(item: &TokenStream) -> bool {
    if let Ok(expr) = syn::parse2::<Expr>(item.clone()) {
        return matches!(expr, Expr::Closure(_));
    }
    let parsed = Parser::parse2(Block::parse_within, item.clone());
    let Ok(
        [
            Stmt::Local(Local {
                init: Some(init), ..
            }),
        ],
    ) = parsed.as_deref()
    else {
        return false;
    };
    matches!(*init.expr, Expr::Closure(_))
}

fn refuse(at: impl quote::ToTokens, what: &str) -> Result<()> {
    Err(Error::new_spanned(at, what))
}
