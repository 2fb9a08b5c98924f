//! The page on grading lists the fields of `results.json`, in the words of the code.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use syn::{Attribute, Expr, Fields, File, Item, ItemStruct, Lit, Meta, PathArguments, Type};

/// The types of the form, by name.
struct Form {
    structs: BTreeMap<String, ItemStruct>,
    /// The words of each choice, by the name of its type.
    choices: BTreeMap<String, Vec<String>>,
}

impl Form {
    fn read(files: &[&str]) -> Self {
        let (mut structs, mut choices) = (BTreeMap::new(), BTreeMap::new());
        for file in files {
            let path = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("src/results")
                .join(file);
            let File { items, .. } = syn::parse_file(&fs::read_to_string(path).unwrap()).unwrap();
            for item in items {
                match item {
                    Item::Struct(item) => {
                        structs.insert(item.ident.to_string(), item);
                    }
                    Item::Enum(item) => {
                        let words = item
                            .variants
                            .iter()
                            .map(|it| in_snake_case(&it.ident.to_string()));
                        choices.insert(item.ident.to_string(), words.collect());
                    }
                    _ => {}
                }
            }
        }
        Self { structs, choices }
    }

    /// The rows of a type's fields, whose paths begin so.
    fn rows(&self, name: &str, begin: &str, rows: &mut Vec<String>) {
        let Fields::Named(fields) = &self.structs[name].fields else {
            panic!("{name} has fields without names")
        };
        for field in &fields.named {
            let serde = attributes(&field.attrs, "serde");
            let (of, is_list) = inner(&field.ty);
            if serde.contains("flatten") {
                self.rows(&of, begin, rows);
                continue;
            }
            let path = format!("{begin}{}", field.ident.as_ref().unwrap());
            let mut text = documentation(&field.attrs);
            if let Some(choices) = self.choices.get(&of) {
                let choices: Vec<String> = choices.iter().map(|it| format!("`{it}`")).collect();
                text = format!("{} One of {}.", text, choices.join(", "));
            }
            if serde.contains("skip_serializing_if") {
                text.push_str(" Not always there.");
            }
            let list = if is_list { "[]" } else { "" };
            rows.push(format!("| `{path}{list}` | {text} |"));
            if self.structs.contains_key(&of) {
                self.rows(&of, &format!("{path}{list}."), rows);
            }
        }
    }
}

/// The name of the type inside lists and options, and whether there was a list.
fn inner(kind: &Type) -> (String, bool) {
    let Type::Path(path) = kind else {
        panic!("a field of no named type")
    };
    let last = path.path.segments.last().unwrap();
    let name = last.ident.to_string();
    match &last.arguments {
        PathArguments::AngleBracketed(inside) => {
            let Some(syn::GenericArgument::Type(kind)) = inside.args.first() else {
                panic!("{name} holds no type")
            };
            let (of, is_list) = inner(kind);
            (of, is_list || name == "Vec")
        }
        _ => (name, false),
    }
}

fn attributes(all: &[Attribute], name: &str) -> String {
    let own = all.iter().filter(|it| it.path().is_ident(name));
    let lists = own.filter_map(|it| Some(it.meta.require_list().ok()?.tokens.to_string()));
    lists.collect::<Vec<_>>().join(" ")
}

fn documentation(all: &[Attribute]) -> String {
    let lines = all.iter().filter_map(|it| match &it.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(text) => match &text.lit {
                Lit::Str(text) => Some(text.value().trim().to_owned()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    });
    lines.collect::<Vec<_>>().join(" ")
}

fn in_snake_case(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

#[test]
fn the_page_on_grading_lists_each_field_in_the_words_of_the_code() {
    let form = Form::read(&["form.rs", "ended.rs"]);
    let mut rows = Vec::new();
    form.rows("Results", "", &mut rows);
    let table = format!("| field | what it is |\n|---|---|\n{}\n", rows.join("\n"));
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book/src/instructors/grading.md");
    let page = fs::read_to_string(page).unwrap();
    assert!(
        page.contains(&table),
        "book/src/instructors/grading.md should have this table:\n{table}"
    );
}
