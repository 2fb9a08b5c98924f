//! A description of a field in words.

use boards::Chain;

use super::{Field, LastLine, Side};
use crate::labels::counted;

/// `Dots and boxes, 3×3: A has 2 boxes, B to move`.
pub(crate) fn title(field: &Field, last: Option<LastLine>) -> String {
    let size = game_name(field);
    let [a, b] = [Side::A, Side::B].map(|side| field.boxes_of(side));
    let score = match (a, b) {
        (0, 0) if field.dots.is_some() => "no square is closed".to_owned(),
        (0, 0) => "no box is taken".to_owned(),
        (a, 0) => format!("A has {}", boxes(field, a)),
        (0, b) => format!("B has {}", boxes(field, b)),
        (a, b) => format!("A has {}, B {b}", boxes(field, a)),
    };
    let next = last.and_then(|last| Some(field.next(last.by?, field.closed_with(&[last.line]))));
    match next {
        _ if field.is_over() => format!("{size}: {}", result(field)),
        Some(next) => format!("{size}: {score}, {} to move", next.letter()),
        None => format!("{size}: {score}"),
    }
}

/// The game and its size: `Dots and boxes, 3×3`.
pub(crate) fn game_name(field: &Field) -> String {
    match field.dots {
        None => format!("Dots and boxes, {}×{}", field.rows, field.cols),
        Some(_) => {
            let (rows, cols) = (field.rows + 1, field.cols + 1);
            format!("Dots and squares, {rows}×{cols} dots")
        }
    }
}

/// `2 boxes`, or `2 squares`.
pub(crate) fn boxes(field: &Field, number: usize) -> String {
    match (&field.dots, number) {
        (None, 1) => "1 box".into(),
        (None, _) => format!("{number} boxes"),
        (Some(_), _) => counted(number, "square"),
    }
}

/// The length of a chain: `3`, or `loop 4`.
pub(crate) fn chain_label(chain: &Chain) -> String {
    let kind = if chain.is_loop { "loop " } else { "" };
    format!("{kind}{}", chain.boxes.len())
}

/// `A wins, 3 boxes to 1`.
pub(crate) fn result(field: &Field) -> String {
    let [a, b] = [Side::A, Side::B].map(|side| field.boxes_of(side));
    match a.cmp(&b) {
        std::cmp::Ordering::Greater => format!("A wins, {} to {b}", boxes(field, a)),
        std::cmp::Ordering::Less => format!("B wins, {} to {a}", boxes(field, b)),
        std::cmp::Ordering::Equal => format!("a tie, {} each", boxes(field, a)),
    }
}

/// Returns the second line, which explains only the marks that are visible.
pub(crate) fn explained(field: &Field, last: Option<LastLine>, numbers: bool) -> String {
    let mut out = Vec::new();
    if let Some(LastLine { line, by }) = last {
        let by = by.map_or(String::new(), |by| format!(", by {}", by.letter()));
        out.push(format!("broad: {}, drawn last{by}", field.name(line)));
    }
    if !field.closers().is_empty() {
        out.push("dashed: closes a box and moves again".into());
    }
    if !field.chains().is_empty() {
        out.push(chains_in_words(field));
    }
    if field.dots.is_some() {
        out.push("a letter at a dot: whose it is".into());
    }
    if numbers {
        out.push("on each line: its number".into());
    }
    out.join(" · ")
}

/// `shaded: a chain of 3`, or `shaded: 2 chains and 1 loop, with their lengths`.
fn chains_in_words(field: &Field) -> String {
    let chains = field.chains();
    if let [only] = chains.as_slice() {
        return format!("shaded: {}", chain_in_words(only));
    }
    let loops = chains.iter().filter(|chain| chain.is_loop).count();
    let kinds = [(chains.len() - loops, "chain"), (loops, "loop")].into_iter();
    let kinds = kinds.filter(|(number, _)| *number > 0);
    let kinds: Vec<String> = kinds.map(|(number, one)| counted(number, one)).collect();
    format!("shaded: {}, with their lengths", kinds.join(" and "))
}

fn chain_in_words(chain: &Chain) -> String {
    let kind = if chain.is_loop { "loop" } else { "chain" };
    format!("a {kind} of {}", chain.boxes.len())
}

/// Describes the field.
pub(crate) fn describe(field: &Field) -> String {
    let drawn = (0..field.drawn.len()).filter(|&line| field.drawn[line]);
    let drawn: Vec<String> = drawn.map(|line| field.name(line)).collect();
    let mut out = match drawn.as_slice() {
        [] => "No line is drawn.".to_owned(),
        drawn => format!("Lines drawn: {}.", drawn.join(", ")),
    };
    for chain in field.chains() {
        let kind = if chain.is_loop { "loop" } else { "chain" };
        out += &format!(" A {kind} of {}.", chain.boxes.len());
    }
    out
}
