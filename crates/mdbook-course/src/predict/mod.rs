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

use call_trace::{Trace, Tree};
use serde_json::{Value, json};

use crate::directive::Directive;
use crate::html::{escape, in_code, one_block};
use crate::numbers;
use crate::recordings::Recordings;
use crate::table::{self, Table};
use charts::Cell;
use figures::{BeforeDeadEnd, BlankTree};
use hints::Hints;

/// The script and the style of the questions.
pub(crate) const SCRIPT: &str = "predict";

/// The script and the style that veil parts of a page until a question is answered.
pub(crate) const VEIL: &str = "veil";

/// A question of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Question {
    /// The id of its form.
    pub(crate) id: String,
    /// The question, as text.
    pub(crate) ask: String,
    /// The form.
    pub(crate) html: String,
    /// The recordings whose figures would give the answer away.
    pub(crate) recordings: Vec<String>,
    /// The tables that would give it away.
    tables: Vec<String>,
    /// The answer, if it is a whole number. Other places with the same number would give it away.
    truth: Option<i64>,
    /// The directive of a number that would give it away: `calls fibonacci-5`.
    pub(crate) number: Option<String>,
}

/// The options of a question, besides the options of a number.
const OWN: [&str; 14] = [
    "ask", "hint", "choices", "about", "within", "id", "veil", "row", "column", "show", "rows",
    "is", "nth", "all",
];

/// The kinds of questions that are not about a number of a recording.
const KINDS: [&str; 7] = ["cell", "sum", "which", "more", "unread", "deadend", "order"];

/// Returns the question for a directive. `page` begins its id.
pub(crate) fn question(
    directive: &Directive,
    page: &str,
    recordings: &Recordings,
    source: &Path,
) -> Result<Question, String> {
    let written = "write it as {{#predict WHAT RECORDING ask=\"…\"}}";
    let (&kind, rest) = directive.words.split_first().ok_or(written)?;
    let ask = directive
        .option("ask")
        .ok_or("add the question: ask=\"…\"")?;
    let asked = Asked {
        directive,
        kind,
        rest,
        recordings,
        source,
    };
    let id = format!(
        "predict-{page}-{}",
        directive
            .option("id")
            .map_or_else(|| asked.name(), str::to_owned)
    );
    let answer = match kind {
        "cell" => asked.cell()?,
        "sum" => asked.sum()?,
        "which" => asked.which()?,
        "more" => asked.more()?,
        "unread" => asked.unread(&id)?,
        "deadend" => asked.dead_end(&id)?,
        "order" => asked.order()?,
        name if numbers::NAMES.contains(&name) => asked.number()?,
        other => {
            let known = [&KINDS[..], &numbers::NAMES[..]].concat().join(", ");
            return Err(format!(
                "there is no question \"{other}\"; there are: {known}"
            ));
        }
    };
    let named = match kind {
        "cell" | "sum" | "which" => &[],
        "more" | "order" => &rest[1..],
        _ => rest,
    };
    let mut of: Vec<String> = named.iter().map(|&it| it.to_owned()).collect();
    let veil = directive.option("veil").unwrap_or_default();
    let mut tables = match kind {
        "cell" | "which" => vec![rest[0].to_owned()],
        _ => Vec::new(),
    };
    for also in veil.split_whitespace() {
        if Table::read(source, also).is_ok() {
            tables.push(also.to_owned());
        } else {
            recordings.run(also)?;
            of.push(also.to_owned());
        }
    }
    let is_number = numbers::NAMES.contains(&kind);
    let own = directive.option("hint");
    if let (Some(own), Some(truth)) = (own, asked.truth())
        && hints::holds(own, truth)
    {
        return Err(format!("its hint gives away the answer, {truth}"));
    }
    let told = asked.hints(&answer)?;
    Ok(Question {
        html: form(&id, ask, &answer, &told, own),
        id,
        ask: ask.to_owned(),
        recordings: of,
        tables,
        truth: asked.truth(),
        number: is_number.then(|| key(&asked.inner())),
    })
}

impl Question {
    /// Returns whether a table would give the answer away: a named table, or a table that contains the answer. Small
    /// numbers are in many tables for other reasons, so they do not count.
    pub(crate) fn is_in(&self, name: &str, table: &Table) -> bool {
        let holds = |truth: i64| truth.abs() >= 10 && table.holds(truth);
        self.tables.iter().any(|it| it == name) || self.truth.is_some_and(holds)
    }

    /// Returns the answer, if it is so large that the same number in prose must mean it.
    pub(crate) fn telling(&self) -> Option<i64> {
        self.truth.filter(|truth| truth.abs() >= 100)
    }
}

/// Returns the directive of a number as text, so that two directives can be compared.
pub(crate) fn key(directive: &Directive) -> String {
    let mut key = directive.name.to_owned();
    for word in &directive.words {
        key += &format!(" {word}");
    }
    for (option, value) in &directive.options {
        key += &format!(" {option}={value}");
    }
    key
}

/// The reader's task, with the right answer.
enum Answer {
    /// The reader types a number. It is right if it differs by at most this factor.
    Number { right: String, within: usize },
    /// The reader chooses one of several texts.
    Choice { right: String, choices: Vec<String> },
    /// The reader chooses some of several texts: each text with whether it is right to choose it.
    Several { choices: Vec<(String, bool)> },
    /// The reader chooses some leaves of a written tree. Contains the parts of its text, with whether it is right to
    /// choose each leaf, and the drawing with a switch at each leaf.
    Leaves {
        parts: Vec<(String, Option<bool>)>,
        tree: BlankTree,
    },
    /// The reader chooses one square of a board.
    Square { board: BeforeDeadEnd },
    /// The reader puts texts in order. This is the right order.
    Order { right: Vec<String> },
}

struct Asked<'d, 'p> {
    directive: &'d Directive<'p>,
    kind: &'p str,
    rest: &'d [&'p str],
    recordings: &'d Recordings,
    source: &'d Path,
}

impl<'p> Asked<'_, 'p> {
    /// Returns the directive for the requested number.
    fn inner(&self) -> Directive<'p> {
        let mut inner = self.directive.clone();
        inner.name = self.kind;
        inner.words.remove(0);
        inner.options.retain(|(option, _)| !OWN.contains(option));
        inner
    }

    /// Returns the name of the question on its page, if its directive gives no `id`.
    fn name(&self) -> String {
        let mut name = key(&self.inner());
        for option in ["row", "column", "is"] {
            name += " ";
            name += self.directive.option(option).unwrap_or_default();
        }
        let name = name.to_lowercase();
        let words = name.split(|c: char| !c.is_ascii_alphanumeric());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        words.join("-")
    }

    /// Returns the answer, if it is a whole number.
    fn truth(&self) -> Option<i64> {
        match self.kind {
            "cell" => whole(&self.cell_asked().ok()?),
            "sum" => numbers::sum(self.rest).ok(),
            name if numbers::NAMES.contains(&name) => {
                textfmt::whole(&numbers::plain(&self.inner(), self.recordings).ok()?)
            }
            _ => None,
        }
    }

    fn number(&self) -> Result<Answer, String> {
        let right = numbers::plain(&self.inner(), self.recordings)?;
        let number = textfmt::whole(&right);
        self.number_or_choice(right, number)
    }

    fn cell(&self) -> Result<Answer, String> {
        let right = self.cell_asked()?;
        self.number_or_choice(right.plain(), whole(&right))
    }

    fn sum(&self) -> Result<Answer, String> {
        self.allow(&[])?;
        let right = numbers::sum(self.rest)?;
        self.number_or_choice(textfmt::grouped(right), Some(right))
    }

    fn cell_asked(&self) -> Result<Cell, String> {
        self.allow(&["row", "column"])?;
        let [name] = self.rest else {
            return Err("write it as {{#predict cell TABLE row=\"…\" column=\"…\"}}".into());
        };
        table::cell(name, self.directive, self.source)
    }

    /// Asks which row of a table has the most, the least or a given text in a column. The choices are the beginnings
    /// of all rows, or of some. Rows that begin with two cells are separated by semicolons, and `choices` names them.
    /// With `all=yes` any number of rows may be right, and the reader ticks each.
    fn which(&self) -> Result<Answer, String> {
        let (is, column, cells) = self.rows()?;
        let wanted = match is {
            "most" | "least" => {
                let numbers = cells.iter().filter_map(|(_, cell)| cell.number());
                let end = match is {
                    "most" => numbers.max(),
                    _ => numbers.min(),
                };
                end.ok_or(format!("the column {column} contains no whole number"))?
            }
            _ => 0,
        };
        let is_it = |cell: &Cell| match is {
            "most" | "least" => cell.number() == Some(wanted),
            text => cell.plain() == text,
        };
        if self.directive.option("all") == Some("yes") {
            let choices = cells.iter().map(|(row, cell)| (row.clone(), is_it(cell)));
            return Ok(Answer::Several {
                choices: choices.collect(),
            });
        }
        let mut found = cells.iter().filter(|(_, cell)| is_it(cell));
        match (found.next(), found.next()) {
            (Some((row, _)), None) => {
                let choices = cells.iter().map(|(row, _)| row.clone()).collect();
                let right = row.clone();
                Ok(Answer::Choice { right, choices })
            }
            (None, _) => Err(format!("no row has {is} in the column {column}")),
            _ => Err(format!("several rows have {is} in the column {column}")),
        }
    }

    /// Returns the wanted property, the column, and for each offered row its name and its cell in that column.
    fn rows(&self) -> Result<(&'p str, &'p str, Rows), String> {
        self.allow(&["column", "rows", "is", "all"])?;
        let written = "write it as {{#predict which TABLE column=\"…\" is=most|least|\"…\"}}";
        let (&[name], Some(column), Some(is)) = (
            self.rest,
            self.directive.option("column"),
            self.directive.option("is"),
        ) else {
            return Err(written.to_owned());
        };
        let table = Table::read(self.source, name)?;
        let rows = self.directive.option("rows");
        let rows: Option<Vec<String>> = rows.map(|rows| {
            let between = if rows.contains(';') { ';' } else { '|' };
            let rows = rows.split(between);
            rows.map(|row| row.trim().to_owned()).collect()
        });
        let rows = rows.unwrap_or_else(|| table.begins());
        let names = self.choices();
        if names
            .as_ref()
            .is_some_and(|names| names.len() != rows.len())
        {
            return Err("list each offered row in choices".into());
        }
        let mut cells = Vec::new();
        for (nth, row) in rows.into_iter().enumerate() {
            let named = names.as_ref().map(|names| names[nth].clone());
            let cell = table.cell(Some(&row), column)?.clone();
            cells.push((named.unwrap_or(row), cell));
        }
        Ok((is, column, cells))
    }

    fn number_or_choice(&self, right: String, number: Option<i64>) -> Result<Answer, String> {
        let Some(choices) = self.choices() else {
            let is_number = number.ok_or(format!(
                "\"{right}\" is not a whole number to type: offer it among choices=\"… | …\""
            ));
            is_number?;
            let within = self.number_in("within")?.unwrap_or(1);
            return Ok(Answer::Number { right, within });
        };
        let is_right = |choice: &&String| match (textfmt::whole(choice), number) {
            (Some(offered), Some(right)) => offered == right,
            _ => **choice == right,
        };
        let mut found = choices.iter().find(is_right);
        if let (None, Some("yes"), Some(number)) = (found, self.directive.option("about"), number) {
            let near = |choice: &&String| {
                textfmt::whole(choice).is_some_and(|it| (it - number).abs() * 10 <= number.abs())
            };
            found = choices.iter().find(near);
        }
        let right = found.cloned().ok_or_else(|| {
            format!(
                "the right answer is {right}, and it is not among the choices {}",
                choices.join(" | ")
            )
        })?;
        Ok(Answer::Choice { right, choices })
    }

    fn number_in(&self, option: &str) -> Result<Option<usize>, String> {
        self.directive.number(option)
    }

    /// Returns the offered choices: texts between bars, or words.
    fn choices(&self) -> Option<Vec<String>> {
        let choices = self.directive.option("choices")?;
        let split: Vec<&str> = match choices.contains('|') {
            true => choices.split('|').collect(),
            false => choices.split_whitespace().collect(),
        };
        Some(split.iter().map(|it| it.trim().to_owned()).collect())
    }

    /// Asks which of several recordings has most of something. The choices are their first calls, or the names in
    /// `choices`, and one choice says that they all have the same. With `is` it asks for the only recording that has
    /// exactly this.
    fn more(&self) -> Result<Answer, String> {
        let found = self.compared()?;
        let mut choices: Vec<String> = found.iter().map(|(name, _)| name.clone()).collect();
        if let Some(is) = self.directive.option("is") {
            let mut such = found.into_iter().filter(|(_, has)| has == is);
            return match (such.next(), such.next()) {
                (Some((right, _)), None) => Ok(Answer::Choice { right, choices }),
                (None, _) => Err(format!("none of them has {is}")),
                _ => Err(format!("several of them have {is}")),
            };
        }
        let mut counted = Vec::new();
        for (name, has) in found {
            counted.push((
                textfmt::whole(&has).ok_or(format!("{has} is not a number"))?,
                name,
            ));
        }
        let most = counted.iter().max_by_key(|(count, _)| *count);
        let (most, right) = most.ok_or("nothing is compared")?;
        choices.push(ALL_SAME.to_owned());
        let times = counted.iter().filter(|(count, _)| count == most).count();
        Ok(match times {
            1 => Answer::Choice {
                right: right.clone(),
                choices,
            },
            all if all == counted.len() => Answer::Choice {
                right: ALL_SAME.to_owned(),
                choices,
            },
            _ => return Err("two of them have most, and not all".into()),
        })
    }

    /// Returns the name of each compared recording, and its answer.
    fn compared(&self) -> Result<Cells, String> {
        self.allow(&["is"])?;
        let (&name, of) = self.rest.split_first().ok_or("more of what?")?;
        if of.len() < 2 {
            return Err("write it as {{#predict more calls RECORDING RECORDING}}".into());
        }
        let names = self.choices();
        if names.as_ref().is_some_and(|names| names.len() != of.len()) {
            return Err("list each compared recording in choices".into());
        }
        let mut found = Vec::new();
        for (nth, recording) in of.iter().enumerate() {
            let mut inner = self.inner();
            (inner.name, inner.words) = (name, vec![*recording]);
            let has = numbers::plain(&inner, self.recordings)?;
            let trace = self.recordings.get(recording)?;
            let tree = trace.tree();
            let root = tree
                .roots
                .first()
                .ok_or("this recording contains no call")?;
            let label = || numbers::label(&tree.calls[*root]);
            let name = names
                .as_ref()
                .map_or_else(label, |names| names[nth].clone());
            found.push((name, has));
        }
        Ok(found)
    }

    /// Asks which leaves of a written tree are never read.
    fn unread(&self, id: &str) -> Result<Answer, String> {
        self.allow(&[])?;
        let trace = self.one_recording(self.rest)?;
        let no_tree = "this run searches no tree that is written";
        let (text, leaves) = figures::written_leaves(&trace).ok_or(no_tree)?;
        let tree = figures::blank_tree(&trace, &format!("{id}-tree")).ok_or(no_tree)?;
        let mut parts = Vec::new();
        let mut copied = 0;
        for leaf in leaves {
            parts.push((text[copied..leaf.at.start].to_owned(), None));
            parts.push((text[leaf.at.clone()].to_owned(), Some(!leaf.read)));
            copied = leaf.at.end;
        }
        parts.push((text[copied..].to_owned(), None));
        Ok(Answer::Leaves { parts, tree })
    }

    /// Asks for the queen that was placed last when a search reached its dead end number `nth`.
    fn dead_end(&self, id: &str) -> Result<Answer, String> {
        self.allow(&["nth"])?;
        let trace = self.one_recording(self.rest)?;
        let nth = self.number_in("nth")?.unwrap_or(1);
        let board = figures::before_dead_end(&trace, nth, &format!("{id}-board"));
        let board = board.ok_or(format!("this run has no board of queens at dead end {nth}"))?;
        Ok(Answer::Square { board })
    }

    /// Asks for the order in which calls begin, return, or are leaves. `show=N` shows only argument N of each call.
    fn order(&self) -> Result<Answer, String> {
        self.allow(&["show"])?;
        let written = "write it as {{#predict order visits|returns|leaves RECORDING}}";
        let (&by, rest) = self.rest.split_first().ok_or(written)?;
        let trace = self.one_recording(rest)?;
        let tree = trace.tree();
        let mut calls: Vec<usize> = (0..tree.calls.len()).collect();
        match by {
            "visits" => {}
            "returns" => calls.sort_by_key(|&call| tree.calls[call].left),
            "leaves" => calls.retain(|&call| tree.calls[call].children.is_empty()),
            _ => return Err(written.to_owned()),
        }
        let right: Vec<String> = calls
            .into_iter()
            .map(|call| self.shown(&tree, call))
            .collect::<Result<_, _>>()?;
        let mut once = right.clone();
        once.sort();
        once.dedup();
        match (once.len() == right.len(), right.len()) {
            (false, _) => Err("two of the calls look alike, so they have no order".into()),
            (_, 3..=8) => Ok(Answer::Order { right }),
            (_, many) => Err(format!("3 to 8 things can be put in order, not {many}")),
        }
    }

    fn shown(&self, tree: &Tree, call: usize) -> Result<String, String> {
        let call = &tree.calls[call];
        let Some(nth) = self.number_in("show")? else {
            return Ok(numbers::label(call));
        };
        let argument = call.args.iter().nth(nth.saturating_sub(1));
        let (_, value) = argument.ok_or(format!("there is no argument {nth}"))?;
        Ok(value.to_owned())
    }

    /// Returns the hints for a first wrong guess.
    fn hints(&self, answer: &Answer) -> Result<Hints, String> {
        let mut hints = match self.kind {
            // The rows of this table have no common subject.
            "cell" if self.rest == ["asked"] => Hints::default(),
            "cell" => {
                let column = self.directive.option("column").unwrap_or_default();
                let table = Table::read(self.source, self.rest[0])?;
                hints::of_cell(&table, self.directive.option("row"), column)?
            }
            "which" if matches!(answer, Answer::Several { .. }) => Hints::default(),
            "which" => {
                let (is, _, cells) = self.rows()?;
                hints::of_rows(cells, is)
            }
            "more" => hints::of_compared(
                self.compared()?,
                self.directive.option("is").is_some(),
                ALL_SAME,
            ),
            "order" => hints::of_order(
                &self.one_recording(&self.rest[1..])?.tree(),
                |tree, call| self.shown(tree, call),
            )?,
            name if numbers::NAMES.contains(&name) => {
                hints::of_number(&self.inner(), self.recordings)?
            }
            _ => Hints::default(),
        };
        Ok(match answer {
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
        })
    }

    fn one_recording(&self, words: &[&str]) -> Result<std::rc::Rc<Trace>, String> {
        match words {
            [recording] => self.recordings.get(recording),
            _ => Err(format!(
                "{} is asked of one recording, not {}",
                self.kind,
                words.len()
            )),
        }
    }

    /// Checks that every option belongs to all questions or is one of `more`.
    fn allow(&self, more: &[&str]) -> Result<(), String> {
        let all = ["ask", "hint", "choices", "about", "within", "id", "veil"];
        self.directive.allow(&[&all, more].concat())
    }
}

/// The beginnings of rows, each with a cell of its row.
type Rows = Vec<(String, Cell)>;

/// Names, each with its answer.
type Cells = Vec<(String, String)>;

/// A further choice beside the compared recordings.
const ALL_SAME: &str = "the same in each";

/// Returns the number of a cell, if a reader can type it.
fn whole(cell: &Cell) -> Option<i64> {
    cell.number()?.try_into().ok()
}

/// Returns the form. It contains the right answer and the hints as data only, never as text. The controls for the
/// answer are hidden until a script runs.
fn form(id: &str, ask: &str, answer: &Answer, told: &Hints, own: Option<&str>) -> String {
    let (kind, right, controls): (&str, Value, String) = match answer {
        Answer::Number { right, within } => (
            "number",
            json!({ "right": right, "within": within }),
            format!(
                "<label for=\"{id}-guess\">{}</label>\n\
                 <input hidden type=\"text\" id=\"{id}-guess\" inputmode=\"numeric\" autocomplete=\"off\" maxlength=\"24\">",
                in_code(ask)
            ),
        ),
        Answer::Choice { right, choices } => {
            let choices: Vec<String> = choices
                .iter()
                .map(|choice| {
                    let value = escape(choice);
                    format!("<label><input hidden type=\"radio\" name=\"{id}\" value=\"{value}\"><span>{value}</span></label>")
                })
                .collect();
            let choices = choices.join("\n");
            (
                "choice",
                json!({ "right": right }),
                fieldset(ask, &choices, ""),
            )
        }
        Answer::Several { choices } => {
            let numbered = || (1..).zip(choices);
            let right: Vec<usize> = numbered()
                .filter_map(|(number, (_, is_right))| is_right.then_some(number))
                .collect();
            let choices: Vec<String> = numbered()
                .map(|(number, (choice, _))| {
                    format!("<label><input hidden type=\"checkbox\" value=\"{number}\"><span>{}</span></label>", escape(choice))
                })
                .collect();
            (
                "several",
                json!({ "right": right }),
                fieldset(ask, &choices.join("\n"), ""),
            )
        }
        Answer::Leaves { parts, tree } => {
            let (right, inside) = at_leaves(parts, tree);
            (
                "set",
                json!({ "right": right }),
                fieldset(ask, &inside, "predict-tree"),
            )
        }
        Answer::Square { board } => (
            "choice",
            json!({ "right": square(board.last) }),
            fieldset(ask, &at_squares(id, board), "predict-board"),
        ),
        Answer::Order { right } => {
            let items: Vec<String> = shuffled(right)
                .iter()
                .map(|item| format!("<li><span>{}</span></li>", escape(item)))
                .collect();
            let list = format!("<ol>\n{}\n</ol>", items.join("\n"));
            (
                "order",
                json!({ "right": right }),
                fieldset(ask, &list, "predict-list"),
            )
        }
    };
    one_block(&format!(
        "<form class=\"predict predict-{kind}\" id=\"{id}\" data-kind=\"{kind}\" data-answer=\"{}\" data-hints=\"{}\">\n\
         <div class=\"predict-ask\">\n{controls}\n</div>\n\
         <div class=\"predict-do\" hidden><input type=\"submit\" value=\"Answer\"><input type=\"button\" value=\"Show me\"></div>\n\
         <p class=\"predict-said\" role=\"status\"></p>\n</form>",
        escape(&right.to_string()),
        escape(&json!({ "near": told.pairs(), "own": own.unwrap_or_default() }).to_string())
    ))
}

/// Returns the numbers of the right leaves, counted from 1, and the drawing with a switch at each leaf. For screen
/// readers, the text between the leaves is repeated between the switches.
fn at_leaves(parts: &[(String, Option<bool>)], tree: &BlankTree) -> (Vec<usize>, String) {
    let mut right = Vec::new();
    let mut places = tree.leaves.iter().enumerate();
    let mut inside = String::new();
    for (text, leaf) in parts {
        let text = escape(text);
        let place = leaf.and_then(|is_right| Some((is_right, places.next()?)));
        let Some((is_right, (leaf, &place))) = place else {
            inside += &format!("<span>{text}</span>");
            continue;
        };
        let number = leaf + 1;
        if is_right {
            right.push(number);
        }
        let input = format!("type=\"checkbox\" value=\"{number}\"");
        inside += &switch(place, tree.size, &input, &text);
    }
    (right, drawn(tree.size, &tree.svg, &inside))
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

/// Returns a field set. Choices that are text can be read without a script. Choices that are drawn or moved have a
/// class of their own.
fn fieldset(ask: &str, inside: &str, class: &str) -> String {
    let hidden = if class.is_empty() { "" } else { " hidden" };
    format!(
        "<fieldset>\n<legend>{}</legend>\n<div class=\"predict-among {class}\"{hidden}>{inside}</div>\n</fieldset>",
        in_code(ask)
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
