//! A question that a reader answers in the page: `{{#predict calls fibonacci-5 ask="How many calls?"}}`.
//!
//! The right answer is computed here, from a recording or from a table of counts, and so are the hints for a first
//! wrong answer ([`hints`]). The page gets both as data of a form. The question is its text, once and for every
//! reader. The controls for the answer are hidden if no script runs. `book/src/scripts/predict.js` compares, and
//! stores the answers in the browser.
//!
//! ```text
//! {{#predict calls fibonacci-5 ask="How many calls does `fibonacci(5)` make?" choices="5 9 15 32" hint="`fibonacci(4)` makes calls of its own, too."}}
//! ```
//!
//! The directive is on its own line, before the box with the answer, and is the whole question. `ask` and `hint` are
//! required. The right answer is computed from the recording or the table, and the build fails if it is not among the
//! choices or if the hint contains it.
//!
//! | question | the reader | the right answer |
//! |---|---|---|
//! | `calls fibonacci-5`, `height …`, and each directive that is a number of a recording, with its options | types a whole number | the replacement for that directive |
//! | the same with `choices="5 9 15"` or `choices="gcd(12, 6) \| gcd(18, 12)"` | chooses one | the choice that is the same |
//! | `ending RECORDING` | chooses one | `it returns`, `it panics` or `it goes on until it is stopped` |
//! | `calls RECORDING where="settled=3"` | types or chooses | the number of calls with this argument, perhaps 0 |
//! | `cell TABLE row="…" column="…"` | types or chooses | a cell of `book/counts/TABLE.json`; `row="3 \| 4"` begins with two cells, a column may be its number |
//! | `sum 1 + 3 * 3` | types or chooses | its result, if the page does no more than arithmetic |
//! | `which TABLE column="…" is=most` | chooses a row | the row that has `most` (of numbers, or of so many `times`), `least` or the given text there; `rows="a \| b"` offers only some; rows that begin with two cells are `rows="O \| 5; O \| 2" choices="5 \| 2"` |
//! | the same with `is="…" all=yes` | ticks rows | all rows that have the given text there |
//! | `more calls RECORDING RECORDING` | chooses a recording | the recording that has more, or with `is="…"` the recording that has this; `choices="a \| b"` names them |
//! | `unread RECORDING` | crosses out leaves in the drawing of a written tree | the leaves whose value the search never asked for |
//! | `deadend RECORDING nth=2` | clicks a square of the board as it was at the dead end before | the queen that was placed last at this dead end |
//! | `order returns RECORDING`, `visits`, `leaves` | puts calls in order | the order of the recording; `show=1` shows only the first argument |
//!
//! More options: `about=yes` accepts a choice within a tenth, `within=3` a typed number within a factor of three, and
//! `id=…` names the question under which a browser stores the answer.
//!
//! If several questions share a box, a line `---` divides the answers. Figures and tables of the same recording below
//! the question are veiled until it is answered; `veil="valuation-three gcd-calls"` names others.
//!
//! A first wrong answer gets a sentence computed from the same recording ([`hints`]), otherwise the `hint`. The second
//! answer is final. If no page prints the answer, a function in `crates/counts/src/asked` computes it. Questions
//! without a recorded answer are listed with a reason in `book/questions.toml`.

mod hints;

use std::path::Path;

use call_trace::{Call, Tree};
use charts::Cell;
use figures::BeforeDeadEnd;
use serde_json::json;

use crate::directive::{Asked, Computed, Measure, Order, Recorded, Subject};
use crate::html::{escape, in_code, one_block};
use crate::numbers;
use crate::recordings::Recordings;
use crate::table::Table;
use hints::Hints;

/// The script and the style of the questions.
pub(crate) const SCRIPT: &str = "predict";

/// The script and the style that veil parts of a page until a question is answered.
pub(crate) const VEIL: &str = "veil";

/// A question of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Question<'p> {
    /// The id of its form.
    pub(crate) id: String,
    /// The form.
    pub(crate) html: String,
    /// The recordings whose figures would give the answer away.
    pub(crate) recordings: Vec<&'p str>,
    /// The tables that would give it away.
    tables: Vec<&'p str>,
    /// The answer, if it is a whole number. Other places with the same number would give it away.
    truth: Option<i64>,
    /// The property of a recording that would give it away.
    pub(crate) recorded: Option<Recorded<'p>>,
}

/// Returns the question for a directive. `page` begins its id.
pub(crate) fn question<'p>(
    asked: &Asked<'p>,
    page: &str,
    recordings: &Recordings,
    source: &Path,
) -> Result<Question<'p>, String> {
    let id = format!("predict-{page}-{}", asked.name);
    let making = Making {
        asked,
        id: &id,
        recordings,
        source,
    };
    let (answer, hints) = making.answer()?;
    let (mut shown, mut tables, mut recorded, mut truth) = (Vec::new(), Vec::new(), None, None);
    match &asked.subject {
        Subject::Computed(it) => {
            (_, truth) = it.answer(recordings, source)?;
            match it {
                Computed::Recorded(it) => {
                    shown.push(it.recording);
                    recorded = Some(it.clone());
                }
                Computed::Cell { table, .. } => tables.push(*table),
                Computed::Sum { .. } => {}
            }
        }
        Subject::Which { table, .. } => tables.push(*table),
        Subject::More { recordings, .. } => shown.extend(recordings),
        Subject::Unread { recording }
        | Subject::DeadEnd { recording, .. }
        | Subject::Order { recording, .. } => shown.push(*recording),
    }
    for also in asked.veil.unwrap_or_default().split_whitespace() {
        if Table::read(source, also).is_ok() {
            tables.push(also);
        } else {
            recordings.run(also)?;
            shown.push(also);
        }
    }
    if let (Some(own), Some(truth)) = (asked.hint, truth)
        && hints::holds(own, truth)
    {
        return Err(format!("its hint gives away the answer, {truth}"));
    }
    Ok(Question {
        html: form(asked, &id, &answer, &answer.hints(hints)),
        id,
        recordings: shown,
        tables,
        truth,
        recorded,
    })
}

impl Question<'_> {
    /// Returns whether a table would give the answer away: a named table, or a table that contains the answer. Small
    /// numbers are in many tables for other reasons, so they do not count.
    pub(crate) fn is_in(&self, name: &str, table: &Table) -> bool {
        let holds = |truth: i64| truth.abs() >= 10 && table.holds(truth);
        self.tables.contains(&name) || self.truth.is_some_and(holds)
    }

    /// Returns the answer, if it is so large that the same number in prose must mean it.
    pub(crate) fn telling(&self) -> Option<i64> {
        self.truth.filter(|truth| truth.abs() >= 100)
    }
}

/// The reader's task, with the right answer.
enum Answer {
    /// The reader types a number. It is right if it differs by at most this factor.
    Number { right: String, within: usize },
    /// The reader chooses one of several texts.
    Choice { right: String, choices: Vec<String> },
    /// The reader chooses some of several texts: each text with whether it is right to choose it.
    Several { choices: Vec<(String, bool)> },
    /// The reader chooses some leaves of a written tree: the numbers of the right leaves, from 1, and the drawing with a
    /// switch at each leaf.
    Leaves { right: Vec<usize>, tree: String },
    /// The reader chooses one square of a board.
    Square { board: BeforeDeadEnd },
    /// The reader puts texts in order. This is the right order.
    Order { right: Vec<String> },
}

impl Answer {
    /// Selects the hints for possible guesses that are wrong.
    fn hints(&self, mut hints: Hints) -> Hints {
        match self {
            Answer::Number { right, .. } => {
                let is_number = |guess: &str| textfmt::whole(guess).is_some();
                hints.of_kind(is_number).beside(right)
            }
            Answer::Choice { right, choices } => hints.among(choices).beside(right),
            Answer::Order { right } => {
                let backwards: Vec<&str> = right.iter().rev().map(String::as_str).collect();
                hints.add(&backwards.join("; "), "That is the order backwards.");
                let is_as_long = |guess: &str| guess.split("; ").count() == right.len();
                hints.of_kind(is_as_long).beside(&right.join("; "))
            }
            Answer::Square { board } => {
                for &queen in &board.queens {
                    hints.add(&square(queen), "That square already had a queen.");
                }
                hints.beside(&square(board.last))
            }
            Answer::Leaves { .. } | Answer::Several { .. } => hints,
        }
    }
}

/// A question whose answer is being computed.
struct Making<'d, 'p> {
    asked: &'d Asked<'p>,
    /// The id of its form.
    id: &'d str,
    recordings: &'d Recordings,
    source: &'d Path,
}

impl Making<'_, '_> {
    /// Returns the right answer, and hints for wrong guesses.
    fn answer(&self) -> Result<(Answer, Hints), String> {
        match &self.asked.subject {
            Subject::Computed(it) => self.computed(it),
            Subject::Which {
                table,
                column,
                is,
                rows,
                all,
            } => {
                let cells = self.rows(table, column, *rows)?;
                which(cells, column, is, all.is_some())
            }
            Subject::More {
                what,
                recordings,
                is,
            } => more(self.compared(what, recordings)?, *is),
            Subject::Unread { recording } => self.unread(recording),
            Subject::DeadEnd { recording, nth } => {
                let (trace, nth) = (self.recordings.get(recording)?, nth.unwrap_or(1));
                let board = figures::before_dead_end(&trace, nth, &format!("{}-board", self.id));
                let board =
                    board.ok_or(format!("this run has no board of queens at dead end {nth}"))?;
                Ok((Answer::Square { board }, Hints::default()))
            }
            Subject::Order {
                recording,
                by,
                show,
            } => order(&self.recordings.get(recording)?.tree(), *by, *show),
        }
    }

    fn computed(&self, it: &Computed) -> Result<(Answer, Hints), String> {
        let (right, number) = it.answer(self.recordings, self.source)?;
        let hints = match it {
            Computed::Recorded(it) => hints::of_recorded(it, self.recordings)?,
            // The rows of this table have no common subject.
            Computed::Cell { table: "asked", .. } | Computed::Sum { .. } => Hints::default(),
            Computed::Cell { table, row, column } => {
                hints::of_cell(&Table::read(self.source, table)?, *row, column)?
            }
        };
        let Some(choices) = self.choices() else {
            if number.is_none() {
                return Err(format!(
                    "\"{right}\" is not a whole number to type: offer it among choices=\"… | …\""
                ));
            }
            let within = self.asked.within.unwrap_or(1);
            return Ok((Answer::Number { right, within }, hints));
        };
        let is_right = |choice: &&String| match (textfmt::whole(choice), number) {
            (Some(offered), Some(right)) => offered == right,
            _ => **choice == right,
        };
        let is_near = |choice: &&String| match (textfmt::whole(choice), number) {
            (Some(offered), Some(right)) => (offered - right).abs() * 10 <= right.abs(),
            _ => false,
        };
        let mut found = choices.iter().find(is_right);
        if found.is_none() && self.asked.about.is_some() {
            found = choices.iter().find(is_near);
        }
        let right = found.cloned().ok_or_else(|| {
            format!(
                "the right answer is {right}, and it is not among the choices {}",
                choices.join(" | ")
            )
        })?;
        Ok((Answer::Choice { right, choices }, hints))
    }

    /// Returns the offered choices: texts between bars, or words.
    fn choices(&self) -> Option<Vec<String>> {
        let choices = self.asked.choices?;
        let choices: Vec<&str> = match choices.contains('|') {
            true => choices.split('|').collect(),
            false => choices.split_whitespace().collect(),
        };
        Some(choices.iter().map(|it| it.trim().to_owned()).collect())
    }

    /// Returns the names in `choices`, or an error if there are not as many as needed.
    fn names(&self, needed: usize, of: &str) -> Result<Option<Vec<String>>, String> {
        match self.choices() {
            Some(names) if names.len() != needed => Err(format!("list each {of} in choices")),
            names => Ok(names),
        }
    }

    /// Returns the name of each offered row, and its cell in the column. Rows that begin with two cells are separated by
    /// semicolons, and `choices` names them. Without `rows`, all rows are offered.
    fn rows(&self, table: &str, column: &str, rows: Option<&str>) -> Result<Rows, String> {
        let table = Table::read(self.source, table)?;
        let rows = rows.map_or_else(
            || table.begins(),
            |rows| {
                let between = if rows.contains(';') { ';' } else { '|' };
                rows.split(between)
                    .map(|row| row.trim().to_owned())
                    .collect()
            },
        );
        let names = self.names(rows.len(), "offered row")?;
        let names = names.unwrap_or_else(|| rows.clone());
        let cells = rows.iter().zip(names);
        let cells = cells.map(|(row, name)| Ok((name, table.cell(Some(row), column)?.clone())));
        cells.collect()
    }

    /// Returns the name of each compared recording, and its answer. The name is its first call, unless `choices` names
    /// it.
    fn compared(&self, what: &Measure, recordings: &[&str]) -> Result<Cells, String> {
        if recordings.len() < 2 {
            return Err("name two recordings or more".into());
        }
        let names = self.names(recordings.len(), "compared recording")?;
        let found = recordings.iter().enumerate().map(|(nth, &recording)| {
            let what = what.clone();
            let has = Recorded { what, recording }.text(self.recordings)?;
            let name = match &names {
                Some(names) => names[nth].clone(),
                None => {
                    let trace = self.recordings.get(recording)?;
                    numbers::label(numbers::root(&trace.tree())?)
                }
            };
            Ok((name, has))
        });
        found.collect()
    }

    /// Asks which leaves of a written tree are never read. For screen readers, the text between the leaves is repeated
    /// between the switches.
    fn unread(&self, recording: &str) -> Result<(Answer, Hints), String> {
        let trace = self.recordings.get(recording)?;
        let no_tree = "this run searches no tree that is written";
        let (text, leaves) = figures::written_leaves(&trace).ok_or(no_tree)?;
        let tree = figures::blank_tree(&trace, &format!("{}-tree", self.id)).ok_or(no_tree)?;
        let span = |text: &str| format!("<span>{}</span>", escape(text));
        let (mut right, mut inside, mut copied) = (Vec::new(), String::new(), 0);
        for (number, (leaf, &place)) in (1..).zip(leaves.iter().zip(&tree.leaves)) {
            inside += &span(&text[copied..leaf.at.start]);
            let input = format!("type=\"checkbox\" value=\"{number}\"");
            let words = escape(&text[leaf.at.clone()]);
            inside += &switch(place, tree.size, &input, &words);
            copied = leaf.at.end;
            if !leaf.read {
                right.push(number);
            }
        }
        inside += &span(&text[copied..]);
        let tree = drawn(tree.size, &tree.svg, &inside);
        Ok((Answer::Leaves { right, tree }, Hints::default()))
    }
}

/// The beginnings of rows, each with a cell of its row.
type Rows = Vec<(String, Cell)>;

/// Names, each with its answer.
type Cells = Vec<(String, String)>;

/// A further choice beside the compared recordings.
const ALL_SAME: &str = "the same in each";

/// Asks which row has the most, the least or a given text in a column. With `all`, any number of rows may be right, and
/// the reader ticks each.
fn which(cells: Rows, column: &str, is: &str, all: bool) -> Result<(Answer, Hints), String> {
    let numbers = cells.iter().filter_map(|(_, cell)| cell.number());
    let wanted = match is {
        "most" => Some(numbers.max()),
        "least" => Some(numbers.min()),
        _ => None,
    };
    if wanted == Some(None) {
        return Err(format!("the column {column} contains no whole number"));
    }
    let is_it = |cell: &Cell| match wanted {
        Some(wanted) => cell.number() == wanted,
        None => cell.plain() == is,
    };
    if all {
        let choices = cells.iter().map(|(row, cell)| (row.clone(), is_it(cell)));
        let choices = choices.collect();
        return Ok((Answer::Several { choices }, Hints::default()));
    }
    let mut found = cells.iter().filter(|(_, cell)| is_it(cell));
    let right = match (found.next(), found.next()) {
        (Some((row, _)), None) => row.clone(),
        (None, _) => return Err(format!("no row has {is} in the column {column}")),
        _ => return Err(format!("several rows have {is} in the column {column}")),
    };
    let choices = cells.iter().map(|(row, _)| row.clone()).collect();
    Ok((Answer::Choice { right, choices }, hints::of_rows(cells, is)))
}

/// Asks which of several recordings has most of something, where one more choice is that they all have the same. With
/// `is`, asks for the only recording that has exactly this.
fn more(found: Cells, is: Option<&str>) -> Result<(Answer, Hints), String> {
    let mut choices: Vec<String> = found.iter().map(|(name, _)| name.clone()).collect();
    let hints = |found| hints::of_compared(found, is.is_some(), ALL_SAME);
    if let Some(is) = is {
        let mut such = found.iter().filter(|(_, has)| has == is);
        let right = match (such.next(), such.next()) {
            (Some((right, _)), None) => right.clone(),
            (None, _) => return Err(format!("none of them has {is}")),
            _ => return Err(format!("several of them have {is}")),
        };
        return Ok((Answer::Choice { right, choices }, hints(found)));
    }
    let counted = found.iter().map(|(name, has)| {
        let count = textfmt::whole(has).ok_or(format!("{has} is not a number"))?;
        Ok((count, name))
    });
    let counted = counted.collect::<Result<Vec<_>, String>>()?;
    let most = counted.iter().map(|(count, _)| *count).max();
    let mut such = counted.iter().filter(|(count, _)| Some(*count) == most);
    choices.push(ALL_SAME.to_owned());
    let right = match (such.next(), such.count()) {
        (Some((_, right)), 0) => (*right).clone(),
        (_, others) if others + 1 == counted.len() => ALL_SAME.to_owned(),
        _ => return Err("two of them have most, and not all".into()),
    };
    Ok((Answer::Choice { right, choices }, hints(found)))
}

/// Asks for the order in which calls begin, return, or are leaves. With `show`, shows only that argument of each call.
fn order(tree: &Tree, by: Order, show: Option<usize>) -> Result<(Answer, Hints), String> {
    let mut calls: Vec<usize> = (0..tree.calls.len()).collect();
    match by {
        Order::Visits => {}
        Order::Returns => calls.sort_by_key(|&call| tree.calls[call].left),
        Order::Leaves => calls.retain(|&call| tree.calls[call].children.is_empty()),
    }
    let right = calls.into_iter().map(|call| shown(&tree.calls[call], show));
    let right = right.collect::<Result<Vec<_>, String>>()?;
    let mut once = right.clone();
    once.sort();
    once.dedup();
    match (once.len() == right.len(), right.len()) {
        (false, _) => Err("two of the calls look alike, so they have no order".into()),
        (_, 3..=8) => {
            let hints = hints::of_order(tree, |call| shown(call, show))?;
            Ok((Answer::Order { right }, hints))
        }
        (_, many) => Err(format!("3 to 8 things can be put in order, not {many}")),
    }
}

/// Returns a call or, with `show`, only that argument of it.
fn shown(call: &Call, show: Option<usize>) -> Result<String, String> {
    let Some(nth) = show else {
        return Ok(numbers::label(call));
    };
    let argument = call.args.iter().nth(nth.saturating_sub(1));
    let (_, value) = argument.ok_or(format!("there is no argument {nth}"))?;
    Ok(value.to_owned())
}

/// Returns the form. It contains the right answer and the hints as data only, never as text. The controls for the
/// answer are hidden until a script runs.
fn form(asked: &Asked, id: &str, answer: &Answer, hints: &Hints) -> String {
    let ask = in_code(asked.ask);
    let label = |input: &str, words: &str| {
        format!("<label><input hidden {input}><span>{words}</span></label>")
    };
    let lines = |lines: &mut dyn Iterator<Item = String>| lines.collect::<Vec<_>>().join("\n");
    // Choices that are text can be read without a script. Choices that are drawn or moved have a class of their own.
    let (kind, right, class, inside) = match answer {
        Answer::Number { right, .. } => ("number", json!(right), "", String::new()),
        Answer::Choice { right, choices } => {
            let mut choices = choices.iter().map(|choice| {
                let value = escape(choice);
                let input = format!("type=\"radio\" name=\"{id}\" value=\"{value}\"");
                label(&input, &value)
            });
            ("choice", json!(right), "", lines(&mut choices))
        }
        Answer::Several { choices } => {
            let numbered = || (1..).zip(choices);
            let right = numbered().filter_map(|(number, (_, is_right))| is_right.then_some(number));
            let right: Vec<usize> = right.collect();
            let mut choices = numbered().map(|(number, (choice, _))| {
                let input = format!("type=\"checkbox\" value=\"{number}\"");
                label(&input, &escape(choice))
            });
            ("several", json!(right), "", lines(&mut choices))
        }
        Answer::Leaves { right, tree } => ("set", json!(right), "predict-tree", tree.clone()),
        Answer::Square { board } => {
            let right = json!(square(board.last));
            ("choice", right, "predict-board", at_squares(id, board))
        }
        Answer::Order { right } => {
            let items = shuffled(right).into_iter();
            let mut items = items.map(|item| format!("<li><span>{}</span></li>", escape(&item)));
            let list = format!("<ol>\n{}\n</ol>", lines(&mut items));
            ("order", json!(right), "predict-list", list)
        }
    };
    let mut right = json!({ "right": right });
    let controls = if let Answer::Number { within, .. } = answer {
        right["within"] = json!(within);
        format!(
            "<label for=\"{id}-guess\">{ask}</label>\n\
             <input hidden type=\"text\" id=\"{id}-guess\" inputmode=\"numeric\" autocomplete=\"off\" maxlength=\"24\">"
        )
    } else {
        let hidden = if class.is_empty() { "" } else { " hidden" };
        format!(
            "<fieldset>\n<legend>{ask}</legend>\n<div class=\"predict-among {class}\"{hidden}>{inside}</div>\n</fieldset>"
        )
    };
    let hints = json!({ "near": hints.pairs(), "own": asked.hint.unwrap_or_default() });
    one_block(&format!(
        "<form class=\"predict predict-{kind}\" id=\"{id}\" data-kind=\"{kind}\" data-answer=\"{}\" data-hints=\"{}\">\n\
         <div class=\"predict-ask\">\n{controls}\n</div>\n\
         <div class=\"predict-do\" hidden><input type=\"submit\" value=\"Answer\"><input type=\"button\" value=\"Show me\"></div>\n\
         <p class=\"predict-said\" role=\"status\"></p>\n</form>",
        escape(&right.to_string()),
        escape(&hints.to_string())
    ))
}

/// Returns the name of a square in words.
fn square((row, column): (usize, usize)) -> String {
    format!("row {row}, column {column}")
}

/// Returns the drawing of a board with a switch on each square. The name of a square mentions its queen.
fn at_squares(id: &str, board: &BeforeDeadEnd) -> String {
    let &BeforeDeadEnd {
        corner, cell, side, ..
    } = board;
    let size = (side, side);
    let mut inside = String::new();
    for row in 0..board.rows {
        for column in 0..board.rows {
            let (left, top) = (corner + column as f64 * cell, corner + row as f64 * cell);
            let name = square((row, column));
            let queen = match board.queens.contains(&(row, column)) {
                true => ", a queen",
                false => "",
            };
            let input = format!("type=\"radio\" name=\"{id}\" value=\"{name}\"");
            inside += &switch([left, top, cell, cell], size, &input, &(name + queen));
        }
    }
    drawn(size, &board.svg, &inside)
}

/// Returns a drawing with the elements upon it. On a narrow screen, such as a phone's, everything shrinks together, so
/// the positions of the switches are relative to the size of the drawing.
fn drawn((width, height): (f64, f64), svg: &str, upon: &str) -> String {
    let svg = svg.trim_end();
    format!(
        "<div class=\"predict-drawn\" style=\"--w:{width}px;aspect-ratio:{width}/{height}\">{svg}{upon}</div>"
    )
}

/// Returns a switch upon a drawing of this size, with words for screen readers.
fn switch(
    [left, top, width, height]: [f64; 4],
    (all_wide, all_high): (f64, f64),
    input: &str,
    words: &str,
) -> String {
    let share = |part: f64, all: f64| 100.0 * part / all;
    format!(
        "<label style=\"left:{:.3}%;top:{:.3}%;width:{:.3}%;height:{:.3}%\">\
         <input {input}><span>{words}</span></label>",
        share(left, all_wide),
        share(top, all_high),
        share(width, all_wide),
        share(height, all_high)
    )
}

/// Returns the items in an order that does not reveal the right one and is the same at each build.
fn shuffled(right: &[String]) -> Vec<String> {
    let mut items = right.to_vec();
    items.sort_by_key(|item| {
        // FNV-1a, which is the same on every machine.
        let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(16_777_619);
        item.bytes().fold(2_166_136_261, step)
    });
    if items == right {
        items.rotate_left(1);
    }
    items
}
