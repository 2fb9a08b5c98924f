//! The `#[traced]` attribute. The crate `call-trace` documents its behaviour at run time.

mod arguments;
mod attributes;
mod check;
mod expand;
mod mentions;
mod options;

use proc_macro::TokenStream;
use quote::quote;
use syn::ItemFn;

/// Records every call of the function: its arguments on entry and its return value. It formats them
/// with `Debug`, which it calls only during a recording. A `Debug` that panics then ends the program.
///
/// `#[traced(values(mover))]` names the player whose values a search returns, if they are not the first
/// player's. `mover` means the values of the player to move. `mover_rest` means the mover's values of
/// the rest of the game, without earlier gains. `at_least` means a yes if the rest is worth beta or
/// more to the mover.
///
/// `#[traced(window(alpha, beta), depth(depth))]` gives the arguments of a search as numbers: a window
/// in the units of the values that it returns, and the number of levels it may look ahead. A search
/// with a null window gives that window: `values(at_least), window(t - 1, t)`.
///
/// `call_trace::Valued` reads the value and the move in a search's result. If the result is another
/// kind of tuple, name its parts: `#[traced(returns(_, value))]`, `returns(value, _, mv)`.
///
/// `#[traced(search(alpha_beta))]` names the search that the function implements, so that its figure
/// can be compared with that search.
///
/// `#[traced(args(bits))]` declares that the shown arguments are rows of bits below a row of squares,
/// and that the first row has no bits beyond the last square. `args(node)` declares that they are a
/// node of a written game tree, the player to move there and the bound of the player above, and
/// `args(grid)` that the first is the grid of a sudoku. A function
/// with two bounds gives these, too: `#[traced(args(node), window(low, high))]`.
///
/// A call is about the board among its arguments whose position the recording knows. If there are
/// several such boards, or the board is elsewhere, name it: `#[traced(about(child))]` or
/// `about(self.board)`.
///
/// `#[traced(skip(board, memo))]` leaves out arguments. `self` is never shown. An argument whose type
/// has no `Debug` is shown as "…".
///
/// The attribute works on functions and on methods of an `impl` block, including functions that are
/// generic, borrow, return early or call each other. It does not work on
/// - a method of a trait's `impl`, because it would have to add a second method there: move the body
///   into a method or function of its own, and trace that one;
/// - an `async fn`, because it has no frame on the stack while it waits;
/// - a `const fn` or an `unsafe fn`: trace a plain function that it calls.
///
/// An associated function that uses generics of its `impl`, and has neither `self` nor `Self`, needs
/// `#[traced(method)]`. The attribute cannot distinguish it from a free function otherwise.
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
