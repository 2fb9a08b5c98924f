//! Replaces the directives of one page.

use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::path::{Path, PathBuf};

use catalogue::{Catalogue, WhatIfs};
use charts::ChartKind;
use figures::Drawing;

use crate::after::After;
use crate::directive::{Asked, Computed, Counted, Directive, Play};
use crate::figure::{Figure, Shown};
use crate::further::Further;
use crate::html::{escape, json, one_block};
use crate::labs::{self, Lab};
use crate::minutes::Words;
use crate::pages::slashed;
use crate::predict::{self, Question};
use crate::problem::Problem;
use crate::recordings::Recordings;
use crate::scan::{Found, directives};
use crate::scripts::Scripts;
use crate::table::Table;
use crate::theme;
use crate::{
    describe, exercise, glossary, includes, label, minutes, pair, picture, plan, play, prose,
    readme, start, student, table,
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

impl Shared {
    fn catalogue(&self) -> Result<&Catalogue, String> {
        self.catalogue.as_ref().map_err(Clone::clone)
    }

    fn what_ifs(&self) -> Result<&WhatIfs<Drawing>, String> {
        self.what_ifs.as_ref().map_err(Clone::clone)
    }
}

/// Returns the page at `path` (below `src`) with its directives replaced. Adds its mistakes to `problems`.
pub(crate) fn page(
    path: &Path,
    text: &str,
    shared: &mut Shared,
    problems: &mut Vec<Problem>,
) -> String {
    let found = directives(text).into_iter();
    let found: Vec<_> = found.map(|it| (it, Directive::read(&it))).collect();
    let (mut tables, mut charts) = (HashSet::new(), HashSet::new());
    for (_, directive) in &found {
        match directive {
            Ok(Directive::Counts { name }) => tables.insert(*name),
            Ok(Directive::Chart { name }) => charts.insert(*name),
            _ => false,
        };
    }
    let mut page = Page {
        path,
        title: text
            .lines()
            .find_map(|line| line.strip_prefix("# "))
            .unwrap_or_default(),
        shared,
        figures: 0,
        shown: Vec::new(),
        tables,
        charts,
        plays: false,
        drawn: false,
        scripts: Scripts::default(),
        questions: Vec::new(),
    };
    let mut out = String::with_capacity(text.len());
    let mut copied = 0;
    for (found, directive) in found {
        match directive.and_then(|it| page.replacement(it, &found)) {
            Ok(Some(new)) => {
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
    tables: HashSet<&'a str>,
    /// The names of all its charts.
    charts: HashSet<&'a str>,
    /// Whether a figure needs the player's script.
    plays: bool,
    /// Whether the figures' style is on the page already.
    drawn: bool,
    /// The scripts that it asked for.
    scripts: Scripts,
    /// The questions that it has asked so far.
    questions: Vec<Question<'a>>,
}

impl<'a> Page<'a> {
    /// Returns the replacement for a directive, or `None` if the directive is mdBook's.
    fn replacement(
        &mut self,
        directive: Directive<'a>,
        found: &Found,
    ) -> Result<Option<String>, String> {
        let shared = &*self.shared;
        let (path, further) = (self.path, &shared.further);
        let new = match directive {
            Directive::Include { file }
            | Directive::RustdocInclude { file }
            | Directive::Playground { file } => {
                let folder = shared.source.join(path.parent().unwrap_or(Path::new("")));
                return includes::check(file[0], &folder).map(|()| None);
            }
            Directive::Title {} => return Ok(None),
            Directive::Figure {
                kind,
                recording,
                id,
                caption,
                paper,
                place,
            } => {
                let id = self.next_figure(id)?;
                if place.is_some() && !matches!(kind, Drawing::Board(_)) {
                    return Err("place=yes needs a board".into());
                }
                let shown = Shown {
                    id: &id,
                    drawing: &kind,
                    recording,
                    caption,
                    lab: None,
                    places: place.is_some(),
                    after: self.after(),
                };
                let figure = shown.figure(&self.shared.recordings, self.engine())?;
                self.figure(figure, &kind, recording, paper.is_none(), place.is_some())
            }
            Directive::Start {
                recording,
                id,
                title,
                caption,
            } => {
                let id = self.next_figure(id)?;
                let recordings = &self.shared.recordings;
                let start = start::start(recording, &id, title, caption, recordings)?;
                self.with_style(&start)
            }
            Directive::Pair {
                kind,
                ours,
                yours,
                id,
                caption,
                audit,
            } => {
                let (id, sides) = (self.next_figure(id)?, [ours, yours]);
                let recordings = &self.shared.recordings;
                let pair = pair::pair(&kind, sides, &id, caption, audit.is_some(), recordings)?;
                self.with_style(&pair)
            }
            Directive::Picture { kind, recording } => self.picture(&kind, recording)?,
            Directive::WhatIf { name } => self.what_if(name)?,
            Directive::Student { exercise, plays } => self.student(exercise, plays.is_some())?,
            Directive::Verdict { exercise, mistake } => {
                student::verdict(exercise, mistake, shared.recordings.course())?
            }
            Directive::Play { board } => self.play(&board)?,
            Directive::Labs {} => {
                labs::list(&shared.labs, shared.what_ifs()?, &shared.recordings, path)?
            }
            Directive::Label { label } => label::label(&label.join(" "))?,
            Directive::Exercise { stem } => {
                let (catalogue, root) = (shared.catalogue()?, &shared.root);
                let shown = exercise::exercise(stem, catalogue, &shared.words, root, path)?;
                self.boxed(shown)?
            }
            Directive::Exercises { chapter } => {
                exercise::exercises(chapter, shared.catalogue()?, &shared.words, path)?
            }
            Directive::Count {
                what: Counted::Exercises,
            } => shared.catalogue()?.exercises().len().to_string(),
            Directive::Proof {} => {
                let shown = exercise::proof(shared.catalogue()?, &shared.words, path)?;
                let html = self.boxed(shown)?;
                self.script("proof") + &html
            }
            Directive::Project {} => {
                let shown = exercise::project(shared.catalogue()?, &shared.words, path)?;
                self.boxed(shown)?
            }
            Directive::Flaw { line } => {
                let mark = format!("<div class=\"flaw\" data-line=\"{line}\" hidden></div>");
                self.script("proof") + &mark
            }
            Directive::Further {} => further.note(path, shared.catalogue()?)?,
            Directive::Terms { chapter } => glossary::terms(chapter, &shared.source)?,
            Directive::Counts { name } => {
                let table = Table::read(&shared.source, name)?;
                self.before_table(name, &table) + table.counts.markdown().trim_end()
            }
            Directive::Chart { name } => self.chart(name)?,
            Directive::Computed(it) => self.computed(&it, found)?,
            Directive::Times {
                table,
                row,
                column,
                over,
                over_column,
                over_table,
            } => {
                let (below, other) = (over_column.unwrap_or(column), over_table.unwrap_or(table));
                let large = table::cell(table, row, column, &shared.source)?;
                let small = table::cell(other, over.or(row), below, &shared.source)?;
                escape(&table::times(&large, &small)?)
            }
            Directive::Predict { question } => self.predict(&question)?,
            Directive::Predicted {} => self.predicted()?,
            Directive::Minutes { what, kind, most } => {
                let (catalogue, words) = (shared.catalogue()?, &shared.words);
                minutes::minutes(&what, kind.is_some(), most, catalogue, words, further)?
            }
            Directive::Outcome { page } => {
                plan::outcome(&page, shared.catalogue()?, further, path)?.to_owned()
            }
            Directive::Sittings { chapter } => {
                plan::sittings(chapter, shared.catalogue()?, &shared.words, further, path)?
            }
            Directive::Beyond { chapter } => {
                plan::beyond(chapter, shared.catalogue()?, &shared.words, further, path)?
            }
        };
        Ok(Some(new))
    }

    /// Returns a figure with its style and its scripts.
    fn figure(
        &mut self,
        mut figure: Figure,
        drawing: &Drawing,
        recording: &str,
        on_paper: bool,
        places: bool,
    ) -> String {
        if !places {
            self.veil(recording, &mut figure);
        }
        // On paper, a player and a drawing of the same run show the same: once is enough.
        match drawing {
            _ if !on_paper => not_on_paper(&mut figure),
            Drawing::Player(_) => self.once_on_paper(recording, &mut figure),
            Drawing::Stack(_) | Drawing::Board(_) => {}
            _ => self.shown.push(recording.to_owned()),
        }
        let script = match drawing {
            Drawing::Stack(_) => self.script("ruler"),
            _ if places => self.script("place"),
            _ => String::new(),
        };
        script + &self.live(&figure) + &self.with_style(&figure)
    }

    /// Takes the ID of the next figure.
    fn next_figure(&mut self, id: Option<&str>) -> Result<String, String> {
        self.figures += 1;
        let id = match id {
            Some(id) => id.to_owned(),
            None => format!("{}-figure-{}", slug(self.path), self.figures),
        };
        self.take(&id)?;
        Ok(id)
    }

    /// Returns the script that runs the course's code, if the page has not loaded it yet and the figure names an engine.
    fn live(&mut self, figure: &Figure) -> String {
        match figure.html.contains(" data-engine=\"") {
            true => self.script("live"),
            false => String::new(),
        }
    }

    fn engine(&self) -> Option<&str> {
        self.shared.engine.as_deref()
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
    fn what_if(&mut self, name: &str) -> Result<String, String> {
        let mut figures = self.shared.what_ifs()?.figures.iter();
        let found = figures.find(|it| it.name == name).cloned();
        let found =
            found.ok_or_else(|| format!("there is no what-if {name} in book/what-ifs.toml"))?;
        let id = format!("what-if-{name}");
        let shown = Shown {
            id: &id,
            drawing: &found.draw,
            recording: &found.recording,
            caption: None,
            lab: Some(&found.lab),
            places: false,
            after: self.after(),
        };
        let mut figure = shown.figure(&self.shared.recordings, self.engine())?;
        self.take(&id)?;
        self.once_on_paper(&found.recording, &mut figure);
        let mut scripts = String::new();
        if self.engine().is_some() {
            scripts += &self.script("embed");
            scripts += &self.script("in-the-drawing");
            if !found.lab.step.is_empty() {
                scripts += &self.script("in-step");
            }
        }
        Ok(scripts + &self.live(&figure) + &self.with_style(&figure))
    }

    /// Returns wrong answers to choose from.
    fn student(&mut self, exercise: &str, plays: bool) -> Result<String, String> {
        let students = &self.shared.what_ifs()?.students;
        let (catalogue, recordings) = (self.shared.catalogue()?, &self.shared.recordings);
        let shown = student::student(exercise, plays, students, catalogue, recordings)?;
        self.take(&shown.id)?;
        let shown = self.with_style(&Figure {
            html: shown.html,
            plays: true,
        });
        Ok(self.script("in-step") + &self.script("student") + &shown)
    }

    /// Returns a drawing without words.
    fn picture(&mut self, drawing: &Drawing, recording: &str) -> Result<String, String> {
        self.figures += 1;
        let id = format!("{}-picture-{}", slug(self.path), self.figures);
        self.take(&id)?;
        let html = picture::ornament(drawing, recording, &id, &self.shared.recordings)?;
        Ok(self.style() + &html)
    }

    /// Returns a board to play on.
    fn play(&mut self, play: &Play) -> Result<String, String> {
        let whole = play.whole.map(|name| self.icicle(name)).transpose()?;
        let board = play::board(
            play,
            whole.as_deref(),
            &self.shared.what_ifs()?.puzzles,
            self.shared.catalogue.as_ref().ok(),
            &self.shared.recordings,
            self.engine(),
        )?;
        self.take(&board.id)?;
        let board = self.with_style(&Figure {
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
    fn once_on_paper(&mut self, recording: &str, figure: &mut Figure) {
        if self.shown.iter().any(|shown| shown == recording) {
            not_on_paper(figure);
        } else {
            self.shown.push(recording.to_owned());
        }
    }

    /// Returns the figure. The first figure of a page is preceded by the style of all figures, if the book has no file
    /// for it.
    fn with_style(&mut self, figure: &Figure) -> String {
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

    /// Returns a box at the head of an exercise, a proof or a project.
    fn boxed(&mut self, shown: exercise::Box) -> Result<String, String> {
        self.take(&shown.anchor)?;
        Ok(shown.html)
    }

    /// Returns a text of a sentence, marked with the questions above that ask for it.
    fn computed(&self, it: &Computed<'a>, found: &Found) -> Result<String, String> {
        let (text, number) = it.answer(&self.shared.recordings, &self.shared.source)?;
        let text = escape(&text);
        let ids = self.asked(|question| match it {
            Computed::Recorded(it) => question.recorded.as_ref() == Some(it),
            _ => number.is_some() && question.telling() == number,
        });
        match ids.is_empty() || found.in_span {
            true => Ok(text),
            false => Ok(format!(
                "<span class=\"told\" data-veil=\"{ids}\">{text}</span>"
            )),
        }
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
    fn chart(&mut self, name: &str) -> Result<String, String> {
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
    fn predict(&mut self, asked: &Asked<'a>) -> Result<String, String> {
        let question = predict::question(
            asked,
            &slug(self.path),
            &self.shared.recordings,
            &self.shared.source,
        )?;
        self.take(&question.id)?;
        let address = slashed(&describe::html(self.path));
        let id = question.id.clone();
        let listed = [address, id, asked.ask.to_owned(), self.title.to_owned()];
        self.shared.questions.push(listed);
        let html = self.script(predict::SCRIPT) + &self.script(predict::VEIL) + &question.html;
        self.questions.push(question);
        Ok(html)
    }

    /// Returns the element in which the script lists the answers.
    fn predicted(&mut self) -> Result<String, String> {
        let questions = json(&self.shared.questions)?;
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
    fn veil(&self, recording: &str, figure: &mut Figure) {
        let ids = self.asked(|question| question.recordings.contains(&recording));
        if !ids.is_empty() {
            let id = format!("\" data-veil=\"{ids}\" id=\"");
            figure.html = figure.html.replacen("\" id=\"", &id, 1);
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

/// Marks a figure that paper need not show.
fn not_on_paper(figure: &mut Figure) {
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
