//! Answers to one exercise in one program: building is what trying an answer costs, so it is done
//! once for all.
//!
//! Each answer gets a module of its own with the functions that it writes. What all share (types,
//! imports, impl blocks) stands around them once, and so does a function of each name, which hands
//! its arguments to the answer that [`CHOICE`] names. A method stays where it is, with the bodies
//! that the answers give it side by side:
//!
//! ```text
//! pub fn gcd(a: u64, b: u64) -> u64 { match answer() { 0 => answer_0::gcd(a, b), 1 => … } }
//! impl Table { fn len(&self) -> usize { match answer() { 1 => { … } _ => { … } } } }
//! mod answer_0 { use super::*; #[traced] pub fn gcd(a: u64, b: u64) -> u64 { … } }
//! mod answer_1 { … }
//! ```
//!
//! An answer calls itself and its own helpers, so all that is recorded is as in a program of its
//! own, but for one frame at the outside. An answer that changes a type stays apart.

use std::collections::{BTreeMap, BTreeSet};

use quote::{ToTokens, format_ident, quote};
use syn::{
    FnArg, ImplItem, ImplItemFn, Item, ItemFn, ItemImpl, Pat, ReturnType, Signature, Type,
    Visibility, parse_quote,
};

/// The environment variable that chooses the answer, by its number.
pub(super) const CHOICE: &str = "MISTAKES_ANSWER";

/// A module that holds many answers.
pub(super) struct Together {
    /// The module's text.
    pub(super) module: String,
    /// Which lines each answer stands on, from 1, so that an error of the compiler finds it.
    pub(super) lines: BTreeMap<usize, Vec<usize>>,
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

/// What the answers to an exercise have in common.
struct Shared {
    /// The functions that each answer writes itself, those of the reference.
    functions: BTreeMap<String, ItemFn>,
    /// Blocks of methods, each of which may have another body in an answer.
    impls: Vec<ItemImpl>,
    /// Everything else.
    others: Vec<Item>,
}

/// What one answer has of its own.
struct Own {
    items: String,
    /// The names of its functions.
    names: BTreeSet<String>,
    /// The methods that it writes in another way: the number of the block, and the name.
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

    /// The items of an answer that are not shared; none where it changes what is shared.
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
        // An import that it does not need harms nobody; anything else was changed.
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

/// The methods that have another body in `own` than in `model`; none where the blocks differ in
/// anything else.
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

/// What stands before the items of a block.
fn header(block: &ItemImpl) -> String {
    let mut block = block.clone();
    block.items.clear();
    text(&block).trim_end_matches("{ }").trim_end().to_owned()
}

/// What stands before a method's body, its arguments without their `mut`.
fn head(method: &ImplItemFn) -> String {
    let ImplItemFn {
        attrs, vis, sig, ..
    } = method;
    let attrs = attrs.iter().map(text).collect::<Vec<_>>().join(" ");
    format!("{attrs} {} {}", text(vis), text(&plain(sig)))
}

/// A body among the others: it calls the functions of its own answer.
fn arm(number: usize, method: &ImplItemFn) -> String {
    format!(
        "{number}usize => {{ #[allow(unused_imports)] use answer_{number}::*; {} {} }}",
        again_mut(&method.sig),
        text(&method.block)
    )
}

/// Makes those arguments `mut` again that a body may change.
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
            let line = module.lines().nth(line[0] - 1).unwrap();
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
