//! Answers to one exercise in one program: building is what trying an answer costs, so it is done
//! once for all.
//!
//! Each answer gets a module of its own with the functions that it writes. What all share (types,
//! imports, impl blocks) stands around them once, and so does a function of each name, which hands
//! its arguments to the answer that [`CHOICE`] names:
//!
//! ```text
//! pub fn gcd(a: u64, b: u64) -> u64 { match answer() { 0 => answer_0::gcd(a, b), 1 => … } }
//! mod answer_0 { use super::*; #[traced] pub fn gcd(a: u64, b: u64) -> u64 { … } }
//! mod answer_1 { … }
//! ```
//!
//! An answer calls itself and its own helpers, so all that is recorded is as in a program of its
//! own, but for one frame at the outside. An answer that changes more than functions stays apart.

use std::collections::{BTreeMap, BTreeSet};

use quote::{ToTokens, format_ident, quote};
use syn::{FnArg, Item, ItemFn, Pat, ReturnType, Signature, Type, Visibility, parse_quote};

/// The environment variable that chooses the answer, by its number.
pub(super) const CHOICE: &str = "MISTAKES_ANSWER";

/// A module that holds many answers.
pub(super) struct Together {
    /// The module's text.
    pub(super) module: String,
    /// Which line each answer stands on, from 1, so that an error of the compiler finds it.
    pub(super) lines: BTreeMap<usize, usize>,
}

/// Puts the answers into one module that can be put together with the reference: each is the text
/// of a module and stands under its number. Those that cannot are left out.
pub(super) fn put_together(
    reference: &str,
    answers: &BTreeMap<usize, String>,
) -> syn::Result<Together> {
    let shared = Shared::of(syn::parse_file(reference)?);
    let mut modules = BTreeMap::new();
    for (&number, answer) in answers {
        // What does not parse is left to the compiler, which says why.
        if let Some(own) = syn::parse_file(answer)
            .ok()
            .and_then(|file| shared.without(file))
        {
            modules.insert(number, own);
        }
    }
    let mut lines = vec![String::from(
        "#![allow(clippy::all, unused_imports, dead_code)]",
    )];
    lines.extend(shared.others.iter().map(text));
    lines.push(format!(
        "fn __answer() -> usize {{ static ANSWER: std::sync::OnceLock<usize> = std::sync::OnceLock::new(); \
         *ANSWER.get_or_init(|| std::env::var(\"{CHOICE}\").unwrap().parse().unwrap()) }}"
    ));
    for function in shared.functions.values() {
        let having = modules
            .iter()
            .filter(|(_, own)| own.names.contains(&function.sig.ident.to_string()))
            .map(|(&number, _)| number);
        lines.push(dispatch(function, having));
    }
    let mut places = BTreeMap::new();
    for (&number, own) in &modules {
        lines.push(format!(
            "#[allow(warnings)] mod answer_{number} {{ use super::*; {} }}",
            own.items
        ));
        places.insert(number, lines.len());
    }
    Ok(Together {
        module: lines.join("\n"),
        lines: places,
    })
}

/// What the answers to an exercise have in common.
struct Shared {
    /// The functions that each answer writes itself, those of the reference.
    functions: BTreeMap<String, ItemFn>,
    /// Everything else.
    others: Vec<Item>,
}

/// What one answer has of its own.
struct Own {
    items: String,
    /// The names of its functions.
    names: BTreeSet<String>,
}

impl Shared {
    fn of(file: syn::File) -> Self {
        let (mut functions, mut others) = (BTreeMap::new(), Vec::new());
        for item in file.items {
            match item {
                Item::Fn(function) if can_be_handed_on(&function.sig) => {
                    functions.insert(function.sig.ident.to_string(), function);
                }
                other => others.push(other),
            }
        }
        Self { functions, others }
    }

    /// The items of an answer that are not shared; none where it changes what is shared.
    fn without(&self, file: syn::File) -> Option<Own> {
        let mut missing: BTreeMap<String, &Item> =
            self.others.iter().map(|item| (text(item), item)).collect();
        let (mut items, mut names) = (String::new(), BTreeSet::new());
        for mut item in file.items {
            if missing.remove(&text(&item)).is_some() {
                continue;
            }
            if let Item::Fn(function) = &mut item {
                let name = function.sig.ident.to_string();
                if let Some(model) = self.functions.get(&name)
                    && (text(&plain(&model.sig)) != text(&plain(&function.sig))
                        || text(&model.vis) != text(&function.vis))
                {
                    return None;
                }
                if matches!(function.vis, Visibility::Inherited) {
                    function.vis = parse_quote!(pub(super));
                }
                names.insert(name);
            }
            items += &text(&item);
            items.push(' ');
        }
        // An import that it does not need harms nobody; anything else was changed.
        let changed = missing.values().any(|item| !matches!(item, Item::Use(_)));
        let all = self.functions.values().all(|function| {
            names.contains(&function.sig.ident.to_string())
                || matches!(function.vis, Visibility::Inherited)
        });
        (!changed && all).then_some(Own { items, names })
    }
}

/// A function that hands its arguments to the answer that is chosen.
fn dispatch(function: &ItemFn, having: impl Iterator<Item = usize>) -> String {
    let sig = plain(&function.sig);
    let vis = &function.vis;
    let name = &sig.ident;
    let arguments: Vec<_> = sig
        .inputs
        .iter()
        .filter_map(|argument| match argument {
            FnArg::Typed(typed) => Some(&typed.pat),
            FnArg::Receiver(_) => None,
        })
        .collect();
    let arms = having.map(|number| {
        let module = format_ident!("answer_{number}");
        let call = quote!(#module::#name(#(#arguments),*));
        let called = match returned_trait(&sig) {
            Some(bounds) => {
                quote!(::std::boxed::Box::new(#call) as ::std::boxed::Box<dyn #bounds + '_>)
            }
            None => call,
        };
        quote!(#number => #called,)
    });
    text(&quote! {
        #[inline(always)]
        #vis #sig {
            match __answer() {
                #(#arms)*
                other => panic!("there is no answer {other}"),
            }
        }
    })
}

/// The bounds of `-> impl Trait`: each answer returns another type then.
fn returned_trait(sig: &Signature) -> Option<impl ToTokens> {
    match &sig.output {
        ReturnType::Type(_, of) => match &**of {
            Type::ImplTrait(of) => Some(of.bounds.clone()),
            _ => None,
        },
        ReturnType::Default => None,
    }
}

fn can_be_handed_on(sig: &Signature) -> bool {
    let named = |argument: &FnArg| match argument {
        FnArg::Typed(typed) => matches!(&*typed.pat, Pat::Ident(_)),
        FnArg::Receiver(_) => false,
    };
    sig.constness.is_none() && sig.asyncness.is_none() && sig.inputs.iter().all(named)
}

/// A signature without the `mut` before its arguments, which is no caller's business.
fn plain(sig: &Signature) -> Signature {
    let mut sig = sig.clone();
    for argument in &mut sig.inputs {
        if let FnArg::Typed(typed) = argument
            && let Pat::Ident(ident) = &mut *typed.pat
        {
            ident.mutability = None;
        }
    }
    sig
}

/// Tokens on one line.
fn text(tokens: &impl ToTokens) -> String {
    tokens.to_token_stream().to_string().replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const REFERENCE: &str = "use a::B; pub enum Peg { A, C } \
         pub fn f(mut n: u64) -> u64 { help(n) } fn help(n: u64) -> u64 { n } \
         pub fn all(n: u64) -> impl Iterator<Item = u64> { 0..n }";

    fn together(answers: &[&str]) -> Together {
        let answers = answers.iter().map(|&it| it.to_owned()).enumerate();
        put_together(REFERENCE, &answers.collect()).unwrap()
    }

    #[test]
    fn each_answer_has_the_functions_and_all_share_the_rest() {
        let other = REFERENCE.replace("help(n) }", "n + 1 }");
        let Together { module, lines } = together(&[REFERENCE, &other]);
        assert!(syn::parse_file(&module).is_ok(), "{module}");
        assert_eq!(module.matches("enum Peg").count(), 1, "{module}");
        assert_eq!(module.matches("pub (super) fn help").count(), 2, "{module}");
        assert_eq!(lines.keys().copied().collect::<Vec<_>>(), [0, 1]);
        for (number, line) in lines {
            let line = module.lines().nth(line - 1).unwrap();
            assert!(line.contains(&format!("mod answer_{number} ")), "{line}");
        }
    }

    #[test]
    fn a_caller_reaches_the_answer_that_is_chosen() {
        let module = together(&[REFERENCE, REFERENCE]).module;
        assert!(module.contains("1usize => answer_1 :: f (n)"), "{module}");
        assert!(module.contains(&format!("\"{CHOICE}\"")), "{module}");
        // Two answers return two types.
        let boxed = "Box :: new (answer_0 :: all (n)) as :: std :: boxed :: Box < dyn Iterator < Item = u64 > + '_ >";
        assert!(module.contains(boxed), "{module}");
    }

    #[test]
    fn a_helper_and_a_type_of_its_own_stay_with_an_answer() {
        let own = format!("{REFERENCE} struct Mine; fn two() -> u64 {{ 2 }}");
        let module = together(&[REFERENCE, &own]).module;
        let last = module.lines().last().unwrap();
        assert!(
            last.contains("struct Mine") && last.contains("fn two"),
            "{last}"
        );
        assert_eq!(module.matches("fn two").count(), 1);
    }

    #[test]
    fn an_answer_that_changes_what_all_share_stays_apart() {
        for (from, to) in [
            ("{ A, C }", "{ A, B, C }"),
            ("pub enum Peg { A, C }", ""),
            ("f(mut n: u64)", "f(n: u32)"),
            ("pub fn f(mut n: u64) -> u64 { help(n) }", ""),
            ("fn help", "fn"),
        ] {
            let changed = REFERENCE.replace(from, to);
            let lines = together(&[REFERENCE, &changed]).lines;
            assert_eq!(lines.keys().copied().collect::<Vec<_>>(), [0], "{changed}");
        }
        let less = REFERENCE.replace("use a::B;", "").replace("mut n", "n");
        assert_eq!(together(&[REFERENCE, &less]).lines.len(), 2);
    }
}
