//! Inspects a function's tokens: is it a method, and does its body contain items? The attribute sees
//! only the function itself.

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Item, ItemFn, Macro};

/// Returns whether the function is in an `impl` block, as far as its tokens show.
pub(crate) fn mentions_self(function: &ItemFn) -> bool {
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

/// Returns whether the body contains items, at any depth, that a copy of it would repeat.
pub(crate) fn has_items(function: &ItemFn) -> bool {
    struct Finder(bool);
    impl<'ast> Visit<'ast> for Finder {
        fn visit_item(&mut self, item: &'ast Item) {
            self.0 |= !matches!(item, Item::Use(_));
        }
    }
    let mut finder = Finder(false);
    finder.visit_block(&function.block);
    finder.0
}

fn has_self(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == "Self",
        TokenTree::Group(group) => has_self(group.stream()),
        _ => false,
    })
}
