//! The `#[traced]` attribute. What it does at run time is documented in `call-trace`.

mod arguments;
mod attributes;
mod check;
mod expand;
mod mentions;
mod options;

use proc_macro::TokenStream;
use quote::quote;
use syn::ItemFn;

/// Records every call of the function it stands on: its arguments as they were on entry, and its
/// value. It shows them with their `Debug`, which is called only while something is being recorded;
/// one that panics ends the program then.
///
/// `#[traced(values(mover))]` says whose values a search returns, where they are not the first
/// player's: `mover`, the player's who moves; `mover_rest`, the mover's and only of what is still to
/// be gained; `at_least`, a yes where the rest is worth beta or more to the mover.
///
/// `#[traced(window(alpha, beta), depth(depth))]` says what a search is asked for, as numbers: a window in the
/// units of the values that it returns, and how many levels it may look ahead. A question with a null
/// window says that window: `values(at_least), window(t - 1, t)`.
///
/// The value and the move in what a search returns are read by `call_trace::Valued`; those in a
/// tuple of another form are named: `#[traced(returns(_, value))]`, `returns(value, _, mv)`.
///
/// `#[traced(search(alpha_beta))]` says which search a function is meant to be, so that its figure
/// can be held against that search.
///
/// `#[traced(args(bits))]` says that the arguments that are shown are rows of bits below a row of
/// squares, and that the first of them has none beyond the last square; `args(node)` that they are a
/// node of a written game tree, who moves there and what the player above holds. A function with two bounds says so, too:
/// `#[traced(args(node), window(low, high))]`.
///
/// A call is about the board among its arguments whose position the recording knows. Where there are
/// several, or it stands elsewhere, `#[traced(about(child))]` or `about(self.board)` names it.
///
/// `#[traced(skip(board, memo))]` leaves arguments out. `self` is never shown. An argument whose
/// type has no `Debug` is shown as "…".
///
/// It stands on functions and on methods of an `impl` block: generic ones, ones that borrow,
/// return early or call each other. It cannot stand on
/// - a method of a trait's `impl`, as it has to add a second method there: put the body into a
///   method or a function of its own, and trace that one;
/// - an `async fn`, whose waiting is not a frame on the stack;
/// - a `const fn` or an `unsafe fn`: trace a plain function that it calls.
///
/// An associated function that uses generics of its `impl`, and has neither `self` nor `Self`, needs
/// `#[traced(method)]`: nothing else tells it from a free function.
#[proc_macro_attribute]
pub fn traced(options: TokenStream, item: TokenStream) -> TokenStream {
    let original = proc_macro2::TokenStream::from(item.clone());
    let expanded = options::parse(options.into()).and_then(|options| {
        let function: ItemFn =
            syn::parse(item).map_err(|error| check::not_a_function(&original, error))?;
        check::function(&function)?;
        expand::expand(&options, &function, &original)
    });
    // With the error, the original: or every call of it would be an error of its own.
    expanded
        .unwrap_or_else(|error| {
            let error = error.into_compile_error();
            quote!(#error #original)
        })
        .into()
}
