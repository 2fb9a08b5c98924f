//! Combines the answers to an exercise in one program. Most of the time for an answer goes into building, so the bench builds
//! only once.
//!
//! Each answer becomes a module with the functions that it defines. Shared items (types, imports, impl blocks) appear once
//! outside these modules. So does one function of each name, which passes its arguments to the answer selected by [`CHOICE`]. A
//! method stays in its impl block, which contains the bodies from all answers:
//!
//! ```text
//! pub fn gcd(a: u64, b: u64) -> u64 { match answer() { 0 => answer_0::gcd(a, b), 1 => … } }
//! impl Table { fn len(&self) -> usize { match answer() { 1 => { … } _ => { … } } } }
//! mod answer_0 { use super::*; #[traced] pub fn gcd(a: u64, b: u64) -> u64 { … } }
//! mod answer_1 { … }
//! ```
//!
//! An answer calls itself and its own helpers, so its recording is the same as in a program of its own, except for one outermost
//! frame. An answer that changes a type is not combined.

use std::collections::{BTreeMap, BTreeSet};

use quote::{ToTokens, format_ident, quote};
use syn::{
    FnArg, ImplItem, ImplItemFn, Item, ItemFn, ItemImpl, Pat, ReturnType, Signature, Type,
    Visibility, parse_quote,
};

/// The environment variable that selects an answer by its number.
pub(super) const CHOICE: &str = "MISTAKES_ANSWER";

/// A module that contains many answers.
pub(super) struct Together {
    /// The source text of the module.
    pub(super) module: String,
    /// The lines of each answer, from 1, to find the answer that a compiler error belongs to.
    pub(super) lines: BTreeMap<usize, Vec<usize>>,
}

/// Combines all compatible answers with the reference into one module. Each answer is the text of a module, and keeps its number.
/// Incompatible answers are left out.
pub(super) fn put_together(
    reference: &str,
    answers: &BTreeMap<usize, String>,
) -> syn::Result<Together> {
    let shared = Shared::of(syn::parse_file(reference)?);
    let mut modules = BTreeMap::new();
    for (&number, answer) in answers {
        // If an answer does not parse, the compiler reports the reason later.
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
    let mut places: BTreeMap<usize, Vec<usize>> =
        modules.keys().map(|&it| (it, Vec::new())).collect();
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
    for (block, item) in shared.impls.iter().enumerate() {
        lines.push(format!("{} {{", header(item)));
        for item in &item.items {
            let ImplItem::Fn(method) = item else {
                lines.push(text(item));
                continue;
            };
            let place = (block, method.sig.ident.to_string());
            let bodies = modules.iter().filter_map(|(&number, own)| {
                let body = own.bodies.get(&place)?;
                Some((number, body))
            });
            let bodies: Vec<(usize, &ImplItemFn)> = bodies.collect();
            if bodies.is_empty() {
                lines.push(text(method));
                continue;
            }
            lines.push(format!("{} {{ match __answer() {{", head(method)));
            for (number, method) in bodies {
                lines.push(arm(number, method));
                places.entry(number).or_default().push(lines.len());
            }
            lines.push(format!(
                "_ => {{ {} {} }} }} }}",
                again_mut(&method.sig),
                text(&method.block)
            ));
        }
        lines.push(String::from("}"));
    }
    for (&number, own) in &modules {
        lines.push(format!(
            "#[allow(warnings)] mod answer_{number} {{ use super::*; {} }}",
            own.items
        ));
        places.entry(number).or_default().push(lines.len());
    }
    Ok(Together {
        module: lines.join("\n"),
        lines: places,
    })
}

/// The items that all answers share.
struct Shared {
    /// The reference's version of the functions that each answer defines itself.
    functions: BTreeMap<String, ItemFn>,
    /// Blocks of methods. An answer may replace the body of a method.
    impls: Vec<ItemImpl>,
    /// All other items.
    others: Vec<Item>,
}

/// The items that belong to one answer.
struct Own {
    items: String,
    /// The names of its functions.
    names: BTreeSet<String>,
    /// The methods with a different body, by the index of their block and their name.
    bodies: BTreeMap<(usize, String), ImplItemFn>,
}

impl Shared {
    fn of(file: syn::File) -> Self {
        let (mut functions, mut impls, mut others) = (BTreeMap::new(), Vec::new(), Vec::new());
        for item in file.items {
            match item {
                Item::Fn(function) if can_be_handed_on(&function.sig) => {
                    functions.insert(function.sig.ident.to_string(), function);
                }
                Item::Impl(block) => impls.push(block),
                other => others.push(other),
            }
        }
        Self {
            functions,
            impls,
            others,
        }
    }

    /// Returns the items of an answer that are not shared, or `None` if the answer changes a shared item.
    fn without(&self, file: syn::File) -> Option<Own> {
        let mut missing: BTreeMap<String, &Item> =
            self.others.iter().map(|item| (text(item), item)).collect();
        let mut blocks: BTreeMap<usize, &ItemImpl> = self.impls.iter().enumerate().collect();
        let (mut items, mut names) = (String::new(), BTreeSet::new());
        let mut bodies = BTreeMap::new();
        for mut item in file.items {
            if let Item::Impl(own) = &item
                && let Some((&number, &model)) =
                    blocks.iter().find(|(_, it)| header(it) == header(own))
            {
                blocks.remove(&number);
                bodies.extend(
                    other_bodies(model, own)?
                        .into_iter()
                        .map(|method| ((number, method.sig.ident.to_string()), method.clone())),
                );
                continue;
            }
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
        // An answer may drop an import that it does not need. Any other missing item is a change.
        let changed = missing.values().any(|item| !matches!(item, Item::Use(_)));
        let all = self.functions.values().all(|function| {
            names.contains(&function.sig.ident.to_string())
                || matches!(function.vis, Visibility::Inherited)
        });
        (!changed && all && blocks.is_empty()).then_some(Own {
            items,
            names,
            bodies,
        })
    }
}

/// Returns the methods whose body in `own` differs from `model`, or `None` if anything else in the blocks differs.
fn other_bodies<'a>(model: &ItemImpl, own: &'a ItemImpl) -> Option<Vec<&'a ImplItemFn>> {
    let mut others = Vec::new();
    if model.items.len() != own.items.len() {
        return None;
    }
    for (model, own) in model.items.iter().zip(&own.items) {
        match (model, own) {
            (model, own) if text(model) == text(own) => {}
            (ImplItem::Fn(model), ImplItem::Fn(own))
                if head(model) == head(own) && returned_trait(&own.sig).is_none() =>
            {
                others.push(own);
            }
            _ => return None,
        }
    }
    Some(others)
}

/// Returns the text of a block before its items.
fn header(block: &ItemImpl) -> String {
    let mut block = block.clone();
    block.items.clear();
    text(&block).trim_end_matches("{ }").trim_end().to_owned()
}

/// Returns the text of a method before its body, without `mut` on its arguments.
fn head(method: &ImplItemFn) -> String {
    let ImplItemFn {
        attrs, vis, sig, ..
    } = method;
    let attrs = attrs.iter().map(text).collect::<Vec<_>>().join(" ");
    format!("{attrs} {} {}", text(vis), text(&plain(sig)))
}

/// Returns the match arm for an answer's body, which calls the functions of the same answer.
fn arm(number: usize, method: &ImplItemFn) -> String {
    format!(
        "{number}usize => {{ #[allow(unused_imports)] use answer_{number}::*; {} {} }}",
        again_mut(&method.sig),
        text(&method.block)
    )
}

/// Restores `mut` on the arguments that a body may change.
fn again_mut(sig: &Signature) -> String {
    let changed = sig.inputs.iter().filter_map(|argument| match argument {
        FnArg::Typed(typed) => match &*typed.pat {
            Pat::Ident(ident) if ident.mutability.is_some() => Some(&ident.ident),
            _ => None,
        },
        FnArg::Receiver(_) => None,
    });
    changed
        .map(|name| format!("let mut {name} = {name};"))
        .collect()
}

/// Returns a function that passes its arguments to the selected answer.
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

/// Returns the bounds of a return type `impl Trait`. Each answer then returns a different type.
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

/// Returns a signature without `mut` on its arguments, which does not concern the caller.
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

/// Returns the tokens as one line of text.
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
            let line = module.lines().nth(line[0] - 1).unwrap();
            assert!(line.contains(&format!("mod answer_{number} ")), "{line}");
        }
    }

    #[test]
    fn a_caller_reaches_the_answer_that_is_chosen() {
        let module = together(&[REFERENCE, REFERENCE]).module;
        assert!(module.contains("1usize => answer_1 :: f (n)"), "{module}");
        assert!(module.contains(&format!("\"{CHOICE}\"")), "{module}");
        // The two answers return two different types.
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
    fn a_method_has_the_bodies_of_all_answers() {
        let block = "impl Peg { fn a(&mut self, mut n: u8) -> u8 { n += 1; n } fn b() {} } ";
        let reference = format!("{REFERENCE} {block}");
        let other = reference.replace("n += 1; n", "help(1); n");
        let answers = [(0, reference.clone()), (1, other)].into_iter().collect();
        let Together { module, lines } = put_together(&reference, &answers).unwrap();
        assert!(syn::parse_file(&module).is_ok(), "{module}");
        assert_eq!(module.matches("fn b ()").count(), 1, "{module}");
        assert_eq!(lines[&0].len(), 1, "it has no body of its own");
        let line = module.lines().nth(lines[&1][0] - 1).unwrap();
        let body = "use answer_1::*; let mut n = n; { help (1) ; n }";
        assert!(line.starts_with("1usize") && line.contains(body), "{line}");
        assert!(
            module.contains("_ => { let mut n = n; { n += 1 ; n }"),
            "{module}"
        );
    }

    #[test]
    fn a_block_that_differs_in_more_than_bodies_stays_apart() {
        let block = "impl Peg { fn a(&self) -> u8 { 1 } fn b() {} }";
        let reference = format!("{REFERENCE} {block}");
        for other in [
            "impl Peg { fn a(&self) -> u8 { 1 } fn b() {} fn c() {} }",
            "impl Peg { fn a(&self) -> u16 { 1 } fn b() {} }",
            "impl Peg { fn a(&self) -> u8 { 1 } }",
            "",
        ] {
            let other = reference.replace(block, other);
            let answers = [(0, reference.clone()), (1, other)].into_iter().collect();
            let lines = put_together(&reference, &answers).unwrap().lines;
            assert_eq!(lines.keys().copied().collect::<Vec<_>>(), [0]);
        }
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
