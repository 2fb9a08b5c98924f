//! Replaces the directives of one page.

use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::path::{Path, PathBuf};

use catalogue::{Catalogue, WhatIfs};
use charts::ChartKind;
use figures::Drawing;

use crate::after::After;
use crate::directive::Directive;
use crate::further::Further;
use crate::html::{escape, one_block};
use crate::labs::{self, Lab};
use crate::minutes::{self, Words};
use crate::pages::slashed;
use crate::predict::{self, Question};
use crate::problem::Problem;
use crate::recordings::Recordings;
use crate::scan::{Found, directives};
use crate::scripts::Scripts;
use crate::table::Table;
use crate::theme;
use crate::{
    describe, exercise, figure, glossary, includes, label, numbers, pair, picture, plan, play,
    prose, readme, start, student, table,
};

/// Data that all pages share.
pub(crate) struct Shared {
    /// The repository, with the exercises.
    pub(crate) root: PathBuf,
    /// The book's `src` folder.
    pub(crate) source: PathBuf,
    pub(crate) recordings: Recordings,
    pub(crate) catalogue: Result<Catalogue, String>,
    /// The number of words on each page.
    pub(crate) words: Words,
    /// The pages in their order, and which of them are on the core path.
    pub(crate) further: Further,
    /// Whether the style and the script of the figures are files of the book.
    pub(crate) theme: bool,
    /// The folder of the engine, if there is one.
    pub(crate) engine: Option<String>,
    /// The what-ifs, or the reason why they are not known.
    pub(crate) what_ifs: Result<WhatIfs<Drawing>, String>,
    /// The labs in the order of the book.
    pub(crate) labs: Vec<Lab>,
    /// The page that uses each id. Ids must be unique in the book, because its print page contains all pages.
    pub(crate) ids: HashMap<String, PathBuf>,
    /// The questions of all pages so far: the page's address below the book's, the question's id, its text, and the
    /// page's title.
    pub(crate) questions: Vec<[String; 4]>,
}

/// Returns the page at `path` (below `src`) with its directives replaced. Adds its mistakes to `problems`.
pub(crate) fn page(
    path: &Path,
    text: &str,
    shared: &mut Shared,
    problems: &mut Vec<Problem>,
) -> String {
    let mut page = Page {
        path,
        title: text
            .lines()
            .find_map(|line| line.strip_prefix("# "))
            .unwrap_or_default(),
        shared,
        figures: 0,
        shown: Vec::new(),
        tables: named(text, "counts"),
        charts: named(text, "chart"),
        plays: false,
        drawn: false,
        scripts: Scripts::default(),
        questions: Vec::new(),
    };
    let mut out = String::with_capacity(text.len());
    let mut copied = 0;
    for found in directives(text) {
        match page.replacement(&found) {
            Ok(Some(mut new)) => {
                let line = text[..found.start].rsplit('\n').next().unwrap_or_default();
                if line.matches('`').count().is_multiple_of(2) {
                    new = page.veiled_number(&found, new);
                }
                out += &page.veiled_prose(text, copied..found.start);
                out += &new;
                copied = found.start + found.text.len();
            }
            Ok(None) => {}
            Err(what) => problems.push(Problem::new(path, found.line, found.text, what)),
        }
    }
    out += &page.veiled_prose(text, copied..text.len());
    let mut out = readme::to_index(&out);
    if page.plays && !page.shared.theme {
        out += &format!(
            "\n\n<script type=\"module\">\n{}\n</script>\n",
            figures::PLAYER_JS.trim()
        );
    }
    out
}

struct Page<'a> {
    path: &'a Path,
    /// Its first heading.
    title: &'a str,
    shared: &'a mut Shared,
    /// The number of figures so far.
    figures: usize,
    /// The recordings of the figures that show a whole run.
    shown: Vec<String>,
    /// The names of all its tables of counts, including the tables further down.
    tables: HashSet<String>,
    /// The names of all its charts.
    charts: HashSet<String>,
    /// Whether a figure needs the player's script.
    plays: bool,
    /// Whether the figures' style is on the page already.
    drawn: bool,
    /// The scripts that it asked for.
    scripts: Scripts,
    /// The questions that it has asked so far.
    questions: Vec<Question>,
}

impl Page<'_> {
    /// Returns the replacement for a directive, or `None` if the directive is mdBook's.
    fn replacement(&mut self, found: &Found) -> Result<Option<String>, String> {
        let directive = Directive::parse(found.inside())?;
        match directive.name {
            "include" | "rustdoc_include" | "playground" => {
                let folder = self
                    .shared
                    .source
                    .join(self.path.parent().unwrap_or(Path::new("")));
                let argument = found.inside().trim().split_once(char::is_whitespace);
                includes::check(argument.map_or("", |(_, rest)| rest), &folder).map(|()| None)
            }
            "title" => Ok(None),
            _ if found.in_fence => Err("directives are not read inside a code fence".into()),
            "figure" | "start" | "pair" | "what-if" | "student" | "verdict" | "play"
            | "exercise" | "exercises" | "counts" | "chart" | "predict" | "predicted"
            | "picture" | "labs" | "label" | "proof" | "project" | "flaw" | "further" | "terms"
            | "sittings" | "beyond"
                if !found.alone =>
            {
                Err(format!("{} must be on a line of its own", directive.name))
            }
            "figure" => self.figure(&directive).map(Some),
            "start" => self.start(&directive).map(Some),
            "pair" => self.pair(&directive).map(Some),
            "what-if" => self.what_if(&directive).map(Some),
            "play" => self.play(&directive).map(Some),
            "student" => self.student(&directive).map(Some),
            "verdict" => student::verdict(&directive, self.shared.recordings.course()).map(Some),
            "predict" => self.predict(&directive).map(Some),
            "predicted" => self.predicted(&directive).map(Some),
            "picture" => self.picture(&directive).map(Some),
            "labs" => self.labs(&directive).map(Some),
            "label" => label::label(&directive).map(Some),
            "exercise" => self.exercise(&directive).map(Some),
            "proof" => self.proof(&directive).map(Some),
            "project" => self.project(&directive).map(Some),
            "flaw" => self.flaw(&directive).map(Some),
            "further" => {
                let catalogue = self.shared.catalogue.as_ref().map_err(String::as_str);
                let note = self.shared.further.note(&directive, self.path, catalogue);
                note.map(Some)
            }
            "terms" => glossary::terms(&directive, &self.shared.source).map(Some),
            "count" => {
                let catalogue = self.shared.catalogue.as_ref().map_err(String::as_str);
                exercise::count(&directive, catalogue).map(Some)
            }
            "exercises" => {
                let catalogue = self.shared.catalogue.as_ref().map_err(String::as_str);
                exercise::exercises(&directive, catalogue, &self.shared.words, self.path).map(Some)
            }
            "outcome" => {
                let catalogue = self.shared.catalogue.as_ref().map_err(String::as_str);
                plan::outcome(&directive, catalogue, &self.shared.further, self.path).map(Some)
            }
            "sittings" | "beyond" => {
                let catalogue = self.shared.catalogue.as_ref().map_err(String::as_str);
                let shared = &*self.shared;
                let plan = match directive.name {
                    "sittings" => plan::sittings,
                    _ => plan::beyond,
                };
                plan(
                    &directive,
                    catalogue,
                    &shared.words,
                    &shared.further,
                    self.path,
                )
                .map(Some)
            }
            "minutes" => {
                let catalogue = self.shared.catalogue.as_ref().map_err(String::as_str);
                let shared = &*self.shared;
                minutes::minutes(&directive, catalogue, &shared.words, &shared.further).map(Some)
            }
            "counts" => self.counts(&directive).map(Some),
            "chart" => self.chart(&directive).map(Some),
            "cell" => self.cell(&directive).map(Some),
            "sum" => {
                directive.allow(&[])?;
                let sum = numbers::sum(&directive.words)?;
                Ok(Some(textfmt::grouped(sum)))
            }
            "times" => self.times(&directive).map(Some),
            name if numbers::NAMES.contains(&name) => {
                numbers::number(&directive, &self.shared.recordings).map(Some)
            }
            other => Err(format!(
                "there is no directive \"{other}\"; there are: figure, start, pair, picture, what-if, student, verdict, play, labs, label, exercise, exercises, count, proof, project, flaw, further, terms, counts, chart, cell, sum, times, predict, predicted, minutes, outcome, sittings, beyond, {}, and mdBook's include",
                numbers::NAMES.join(", ")
            )),
        }
    }

    fn figure(&mut self, directive: &Directive) -> Result<String, String> {
        let id = self.next_figure(directive)?;
        let mut figure = figure::figure(
            directive,
            &id,
            &self.shared.recordings,
            self.shared.engine.as_deref(),
            self.after(),
        )?;
        let places = figure::places(directive)?;
        if let ([_, recording], false) = (&directive.words[..], places) {
            self.veil(recording, &mut figure);
        }
        // On paper, a player and a drawing of the same run show the same: once is enough.
        match (directive.option("paper"), &directive.words[..]) {
            (Some("no"), _) => not_on_paper(&mut figure),
            (Some(_), _) => return Err("only paper=no is known".into()),
            (None, ["player", recording]) => self.once_on_paper(recording, &mut figure),
            (None, ["tree" | "game" | "boards" | "strip", recording]) => {
                self.shown.push((*recording).to_owned());
            }
            _ => {}
        }
        let script = match directive.words[..] {
            ["stack", ..] => self.script("ruler"),
            _ if places => self.script("place"),
            _ => String::new(),
        };
        Ok(script + &self.with_style(&figure))
    }

    /// Takes the ID of the next figure.
    fn next_figure(&mut self, directive: &Directive) -> Result<String, String> {
        self.figures += 1;
        let id = match directive.option("id") {
            Some(id) => id.to_owned(),
            None => format!("{}-figure-{}", slug(self.path), self.figures),
        };
        self.take(&id)?;
        Ok(id)
    }

    /// Returns a run before its first step.
    fn start(&mut self, directive: &Directive) -> Result<String, String> {
        let id = self.next_figure(directive)?;
        let start = start::start(directive, &id, &self.shared.recordings)?;
        Ok(self.with_style(&start))
    }

    /// Returns the runs of the reference and of a wrong program, beside each other.
    fn pair(&mut self, directive: &Directive) -> Result<String, String> {
        let id = self.next_figure(directive)?;
        let pair = pair::pair(directive, &id, &self.shared.recordings)?;
        Ok(self.with_style(&pair))
    }

    /// Returns the exercises that a reader of this page has not reached or solved yet.
    fn after(&self) -> After<'_> {
        After {
            pages: &self.shared.further,
            catalogue: self.shared.catalogue.as_ref().ok(),
            page: self.path,
        }
    }

    /// Returns a figure whose input a reader can change.
    fn what_if(&mut self, directive: &Directive) -> Result<String, String> {
        directive.allow(&[])?;
        let [name] = directive.exactly(["name"])?;
        let what_ifs = self.shared.what_ifs.as_ref().map_err(Clone::clone)?;
        let found = what_ifs.figures.iter().find(|it| it.name == name).cloned();
        let found =
            found.ok_or_else(|| format!("there is no what-if {name} in book/what-ifs.toml"))?;
        let engine = self.shared.engine.clone();
        let mut figure = figure::what_if(
            &found,
            &self.shared.recordings,
            engine.as_deref(),
            self.after(),
        )?;
        self.take(&format!("what-if-{name}"))?;
        self.once_on_paper(&found.recording, &mut figure);
        let mut scripts = String::new();
        if engine.is_some() {
            scripts += &self.script("embed");
            scripts += &self.script("in-the-drawing");
        }
        if engine.is_some() && !found.lab.step.is_empty() {
            scripts += &self.script("in-step");
        }
        Ok(scripts + &self.with_style(&figure))
    }

    /// Returns wrong answers to choose from.
    fn student(&mut self, directive: &Directive) -> Result<String, String> {
        let what_ifs = self.shared.what_ifs.as_ref().map_err(Clone::clone)?;
        let catalogue = self.shared.catalogue.as_ref().map_err(Clone::clone)?;
        let recordings = &self.shared.recordings;
        let shown = student::student(directive, &what_ifs.students, catalogue, recordings)?;
        self.take(&shown.id)?;
        let shown = self.with_style(&figure::Figure {
            html: shown.html,
            plays: true,
        });
        Ok(self.script("in-step") + &self.script("student") + &shown)
    }

    /// Returns a drawing without words.
    fn picture(&mut self, directive: &Directive) -> Result<String, String> {
        self.figures += 1;
        let id = format!("{}-picture-{}", slug(self.path), self.figures);
        self.take(&id)?;
        let html = picture::picture(directive, &id, &self.shared.recordings)?;
        Ok(self.style() + &html)
    }

    /// Returns the list of everything to try and to play in the book.
    fn labs(&self, directive: &Directive) -> Result<String, String> {
        directive.allow(&[])?;
        directive.exactly([])?;
        let what_ifs = self.shared.what_ifs.as_ref().map_err(Clone::clone)?;
        labs::list(
            &self.shared.labs,
            what_ifs,
            &self.shared.recordings,
            self.path,
        )
    }

    /// Returns a board to play on.
    fn play(&mut self, directive: &Directive) -> Result<String, String> {
        let what_ifs = self.shared.what_ifs.as_ref().map_err(Clone::clone)?;
        let engine = self.shared.engine.as_deref();
        let whole = directive.option("whole").map(|name| self.icicle(name));
        let whole = whole.transpose()?;
        let board = play::board(
            directive,
            whole.as_deref(),
            &what_ifs.puzzles,
            self.shared.catalogue.as_ref().ok(),
            &self.shared.recordings,
            engine,
        )?;
        self.take(&board.id)?;
        let board = self.with_style(&figure::Figure {
            html: board.html,
            plays: true,
        });
        let icicle = match whole {
            Some(_) => self.script("icicle"),
            None => String::new(),
        };
        Ok(icicle + &self.script("play") + &board)
    }

    /// Returns the id of a picture on this page that has all nodes of a game's tree.
    fn icicle(&self, name: &str) -> Result<String, String> {
        let none = || {
            format!("this page has no picture {{{{#chart {name}}}}} of all nodes of a game's tree")
        };
        if !self.charts.contains(name) {
            return Err(none());
        }
        let table = Table::read(&self.shared.source, name)?;
        match table.counts.chart.map(|chart| chart.kind) {
            Some(ChartKind::Icicle(_)) => Ok(self.chart_id(name)),
            _ => Err(none()),
        }
    }

    fn chart_id(&self, name: &str) -> String {
        format!("{}-{name}", slug(self.path))
    }

    /// Marks a figure if the page already shows its run.
    fn once_on_paper(&mut self, recording: &str, figure: &mut figure::Figure) {
        if self.shown.iter().any(|shown| shown == recording) {
            not_on_paper(figure);
        } else {
            self.shown.push(recording.to_owned());
        }
    }

    /// Returns the figure. The first figure of a page is preceded by the style of all figures, if the book has no file
    /// for it.
    fn with_style(&mut self, figure: &figure::Figure) -> String {
        self.plays |= figure.plays;
        self.style() + &figure.html
    }

    /// Returns the style of all figures for the first of them, and an empty text for the others.
    fn style(&mut self) -> String {
        let style = if self.drawn || self.shared.theme {
            String::new()
        } else {
            format!("<style>\n{}\n</style>\n\n", theme::style().trim())
        };
        self.drawn = true;
        style
    }

    fn exercise(&mut self, directive: &Directive) -> Result<String, String> {
        let catalogue = self.shared.catalogue.as_ref().map_err(String::as_str);
        let shown = exercise::exercise(
            directive,
            catalogue,
            &self.shared.words,
            &self.shared.root,
            self.path,
        )?;
        self.take(&shown.anchor)?;
        Ok(shown.html)
    }

    /// Returns the box of the proof that this page asks for.
    fn proof(&mut self, directive: &Directive) -> Result<String, String> {
        let catalogue = self.shared.catalogue.as_ref().map_err(String::as_str);
        let shown = exercise::proof(directive, catalogue, &self.shared.words, self.path)?;
        self.take(&shown.anchor)?;
        Ok(self.script("proof") + &shown.html)
    }

    /// Returns the box of this page's project, and its milestones.
    fn project(&mut self, directive: &Directive) -> Result<String, String> {
        let catalogue = self.shared.catalogue.as_ref().map_err(String::as_str);
        let shown = exercise::project(directive, catalogue, &self.shared.words, self.path)?;
        self.take(&shown.anchor)?;
        Ok(shown.html)
    }

    /// Returns the mark before a wrong proof, which is the list after it, with the line that fails.
    fn flaw(&mut self, directive: &Directive) -> Result<String, String> {
        directive.allow(&["line"])?;
        let [] = directive.exactly([])?;
        let line = directive.number("line")?;
        let line = line.ok_or("write it as {{#flaw line=N}}, before a numbered list")?;
        let mark = format!("<div class=\"flaw\" data-line=\"{line}\" hidden></div>");
        Ok(self.script("proof") + &mark)
    }

    fn counts(&mut self, directive: &Directive) -> Result<String, String> {
        directive.allow(&[])?;
        let [name] = directive.exactly(["name"])?;
        let table = Table::read(&self.shared.source, name)?;
        Ok(self.before_table(name, &table) + table.counts.markdown().trim_end())
    }

    /// Returns a number of a table, for the text.
    fn cell(&self, directive: &Directive) -> Result<String, String> {
        directive.allow(&["row", "column"])?;
        let [name] = directive.exactly(["table"])?;
        table::cell(name, directive, &self.shared.source).map(|cell| escape(&cell.plain()))
    }

    /// Returns the ratio of two numbers of tables, for the text.
    fn times(&self, directive: &Directive) -> Result<String, String> {
        directive.allow(&["row", "column", "over", "over-column", "over-table"])?;
        let [name] = directive.exactly(["table"])?;
        table::times(name, directive, &self.shared.source).map(|times| escape(&times))
    }

    /// Returns a mark before a table or its chart, with the questions above that it would give away.
    fn before_table(&self, name: &str, table: &Table) -> String {
        let veil = self.asked(|question| question.is_in(name, table));
        match veil.as_str() {
            "" => String::new(),
            ids => format!("<div hidden data-veil=\"{ids}\"></div>\n\n"),
        }
    }

    /// Returns the chart of a table on the same page.
    fn chart(&mut self, directive: &Directive) -> Result<String, String> {
        directive.allow(&[])?;
        let [name] = directive.exactly(["name"])?;
        if !self.tables.contains(name) {
            return Err(format!(
                "a chart needs its table on the same page, for readers who cannot see it: add {{{{#counts \
                {name}}}}}"
            ));
        }
        let table = Table::read(&self.shared.source, name)?;
        let charted = table.counts.chart.as_ref();
        let is_measured = charted.is_some_and(|chart| !chart.ladders.is_empty());
        let id = self.chart_id(name);
        let chart = charts::chart_html(&table.counts, &id);
        let chart = chart.ok_or_else(|| format!("the table \"{name}\" has no chart"))?;
        self.take(&id)?;
        let script = match is_measured {
            true => self.script("on-my-machine"),
            false => String::new(),
        };
        let chart = one_block(chart.trim_end());
        Ok(self.style() + &script + &self.before_table(name, &table) + &chart)
    }

    /// Returns a question. The first question of a page is preceded by the script of questions.
    fn predict(&mut self, directive: &Directive) -> Result<String, String> {
        let question = predict::question(
            directive,
            &slug(self.path),
            &self.shared.recordings,
            &self.shared.source,
        )?;
        self.take(&question.id)?;
        let address = slashed(&describe::html(self.path));
        let said = [
            address,
            question.id.clone(),
            question.ask.clone(),
            self.title.to_owned(),
        ];
        self.shared.questions.push(said);
        let html = self.script(predict::SCRIPT) + &self.script(predict::VEIL) + &question.html;
        self.questions.push(question);
        Ok(html)
    }

    /// Returns the element in which the script lists the answers.
    fn predicted(&mut self, directive: &Directive) -> Result<String, String> {
        directive.allow(&[])?;
        directive.exactly([])?;
        let questions = serde_json::to_string(&self.shared.questions);
        let questions = questions.map_err(|error| error.to_string())?;
        let list = format!(
            "<div class=\"predicted\" data-questions=\"{}\" hidden></div>",
            escape(&questions)
        );
        Ok(self.script(predict::SCRIPT) + &list)
    }

    /// Returns the ids of the questions asked so far that `which` chooses.
    fn asked(&self, which: impl Fn(&Question) -> bool) -> String {
        let chosen = self.questions.iter().filter(|question| which(question));
        let ids: Vec<&str> = chosen.map(|question| question.id.as_str()).collect();
        ids.join(" ")
    }

    /// Marks a figure with the questions above that it would give away.
    fn veil(&self, recording: &str, figure: &mut figure::Figure) {
        let ids = self.asked(|question| question.recordings.iter().any(|it| it == recording));
        if !ids.is_empty() {
            let id = format!("\" data-veil=\"{ids}\" id=\"");
            figure.html = figure.html.replacen("\" id=\"", &id, 1);
        }
    }

    /// Returns a number of the text, marked with the questions above that ask for it.
    fn veiled_number(&self, found: &Found, number: String) -> String {
        let Ok(directive) = Directive::parse(found.inside()) else {
            return number;
        };
        let ids = match directive.name {
            "cell" => {
                let cell = directive.words.first().and_then(|table| {
                    table::cell(table, &directive, &self.shared.source)
                        .ok()?
                        .number()
                });
                let tells = |truth: i64| cell == Some(truth.into());
                self.asked(|question| question.telling().is_some_and(tells))
            }
            "sum" => {
                let sum = numbers::sum(&directive.words).ok();
                self.asked(|question| sum.is_some() && question.telling() == sum)
            }
            name if numbers::NAMES.contains(&name) => {
                let key = Some(predict::key(&directive));
                self.asked(|question| question.number == key)
            }
            _ => return number,
        };
        match ids.as_str() {
            "" => number,
            ids => format!("<span class=\"told\" data-veil=\"{ids}\">{number}</span>"),
        }
    }

    /// Returns a part of the page without directives. The numbers in its prose are marked with the questions above
    /// that ask for them.
    fn veiled_prose(&self, text: &str, part: Range<usize>) -> String {
        let telling = |question: &Question| Some((question.telling()?, question.id.clone()));
        let telling: Vec<(i64, String)> = self.questions.iter().filter_map(telling).collect();
        prose::veiled(text, part, &telling)
    }

    /// Returns the line that loads the script `book/src/scripts/NAME.js` and its style, when a page first needs them.
    fn script(&mut self, name: &'static str) -> String {
        self.scripts.ask(name, self.path, &self.shared.source)
    }

    fn take(&mut self, id: &str) -> Result<(), String> {
        match self.shared.ids.insert(id.to_owned(), self.path.to_owned()) {
            None => Ok(()),
            Some(other) => Err(format!(
                "the id {id} is taken by book/src/{}; choose another with id=…",
                other.display()
            )),
        }
    }
}

/// Returns the names that a page requests with a directive of one word.
fn named(text: &str, directive: &str) -> HashSet<String> {
    let asked = directives(text);
    let asked = asked.iter().filter_map(|found| {
        let asked = Directive::parse(found.inside()).ok()?;
        match asked.words[..] {
            [name] if asked.name == directive && !found.in_fence => Some(name.to_owned()),
            _ => None,
        }
    });
    asked.collect()
}

/// Marks a figure that paper need not show.
fn not_on_paper(figure: &mut figure::Figure) {
    figure.html = figure.html.replacen("recorded ", "recorded again ", 1);
}

/// Converts `ch1-recursion/even-odd.md` to `ch1-recursion-even-odd`.
fn slug(path: &Path) -> String {
    let path = path.with_extension("");
    let path = path.to_string_lossy().to_lowercase();
    path.chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
        .collect()
}
