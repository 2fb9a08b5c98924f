//! The list of everything to try and to play in the book: `{{#labs}}`. It contains each what-if and each board, from
//! the directives of all pages, so the list is complete.

use std::path::{Path, PathBuf};

use catalogue::WhatIfs;
use figures::Drawing;
use mdbook_preprocessor::book::Book;

use crate::describe;
use crate::directive::Directive;
use crate::html::escape;
use crate::pages::{chapters, slashed, up};
use crate::picture::ornament;
use crate::recordings::Recordings;
use crate::scan::directives;

/// A what-if or a board, and its place in the book.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Lab {
    page: PathBuf,
    /// The chapter's title, or the page's title if the page is in no chapter.
    chapter: String,
    /// The page's title.
    title: String,
    /// `what-if` or `play`.
    kind: String,
    /// The name of a what-if, or the name of a board's game or puzzle.
    name: String,
    /// The id on its page.
    id: String,
    options: Vec<(String, String)>,
}

/// Returns all labs in the order of the book.
pub(crate) fn labs(book: &Book) -> Vec<Lab> {
    chapters(book)
        .flat_map(|(path, page)| {
            let chapter = page.parent_names.first().unwrap_or(&page.name).clone();
            let found = directives(&page.content).into_iter();
            found.filter_map(move |found| {
                let asked = Directive::parse(found.inside()).ok()?;
                let ([name], "what-if" | "play", false) =
                    (&asked.words[..], asked.name, found.in_fence)
                else {
                    return None;
                };
                let id = match asked.option("id") {
                    Some(id) => id.to_owned(),
                    None => format!("{}-{name}", asked.name),
                };
                let options = asked.options.iter();
                Some(Lab {
                    page: path.to_owned(),
                    chapter: chapter.clone(),
                    title: page.name.clone(),
                    kind: asked.name.to_owned(),
                    name: (*name).to_owned(),
                    id,
                    options: options
                        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
                        .collect(),
                })
            })
        })
        .collect()
}

/// Returns the list for the page at `from`: the games, and the what-ifs of each chapter.
pub(crate) fn list(
    labs: &[Lab],
    what_ifs: &WhatIfs<Drawing>,
    recordings: &Recordings,
    from: &Path,
) -> Result<String, String> {
    let section = |title: &str, labs: &[&Lab]| section(title, labs, what_ifs, recordings, from);
    let (games, tried): (Vec<&Lab>, Vec<&Lab>) = labs.iter().partition(|lab| lab.kind == "play");
    let mut out = section("Games", &games)?;
    let mut rest = &tried[..];
    while let [first, ..] = rest {
        let same = rest.iter().take_while(|lab| lab.chapter == first.chapter);
        let (chapter, after) = rest.split_at(same.count());
        out += &section(&first.chapter, chapter)?;
        rest = after;
    }
    Ok(out)
}

fn section(
    title: &str,
    labs: &[&Lab],
    what_ifs: &WhatIfs<Drawing>,
    recordings: &Recordings,
    from: &Path,
) -> Result<String, String> {
    let items = labs.iter().map(|lab| {
        let picture = picture(lab, what_ifs, recordings)?;
        item(lab, &picture, what_ifs, from)
    });
    let items = items.collect::<Result<String, String>>()?;
    Ok(format!(
        "## {title}\n\n<ul class=\"doors labs\">\n{items}</ul>\n\n"
    ))
}

/// Returns the picture of a lab: the drawing with which it begins, or a board of its game.
fn picture(
    lab: &Lab,
    what_ifs: &WhatIfs<Drawing>,
    recordings: &Recordings,
) -> Result<String, String> {
    let page = slashed(&lab.page).replace(['/', '.'], "-");
    let id = format!("labs-{page}-{}", lab.id);
    let board = |recording: &str| {
        let drawing = Drawing::worded("board", []).map_err(|unfit| unfit.to_string())?;
        ornament(&drawing, recording, &id, recordings)
    };
    if let Some(found) = what_ifs.figures.iter().find(|it| it.name == lab.name) {
        return ornament(&found.draw, &found.recording, &id, recordings);
    }
    match what_ifs.puzzles.iter().find(|it| it.name == lab.name) {
        Some(puzzle) => board(&puzzle.recording),
        None if lab.name == "dots-and-boxes" => board("game-2x2"),
        None => board("look-ahead-fork"),
    }
}

fn item(
    lab: &Lab,
    picture: &str,
    what_ifs: &WhatIfs<Drawing>,
    from: &Path,
) -> Result<String, String> {
    let address = up(from) + &slashed(&describe::html(&lab.page)) + "#" + &lab.id;
    let (title, goals, line) = match lab.kind.as_str() {
        "play" => match what_ifs.puzzles.iter().find(|it| it.name == lab.name) {
            Some(puzzle) => (
                capital(&lab.name),
                puzzle.goals.len(),
                puzzle.goals.first().map(|goal| goal.says.clone()),
            ),
            None => (game(lab) + " · " + &lab.title, 0, Some(who(lab))),
        },
        _ => {
            let found = what_ifs.figures.iter().find(|it| it.name == lab.name);
            let found = found.ok_or_else(|| format!("there is no what-if {}", lab.name))?;
            let goals = &found.lab.goals;
            let first = goals.first().map(|goal| goal.says.clone());
            (lab.title.clone(), goals.len(), first)
        }
    };
    let count = match goals {
        0 => String::new(),
        1 => "<small>1 goal</small>".to_owned(),
        more => format!("<small>{more} goals</small>"),
    };
    Ok(format!(
        "<li>{picture}<a href=\"{}\">{}</a> {count}<span>{}</span></li>\n",
        escape(&address),
        escape(&title),
        escape(&line.unwrap_or_default()),
    ))
}

/// Returns the name of a game, and the size of its field.
fn game(lab: &Lab) -> String {
    let name = capital(&lab.name.replace("-and-", " and "));
    match lab.option("field") {
        Some(field) => format!("{name}, {field}"),
        None => name,
    }
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// Returns a sentence about the players.
fn who(lab: &Lab) -> String {
    let looks = |key| lab.option(key).map(|depth| format!("{depth} moves ahead"));
    match (lab.option("people"), looks("think"), looks("think2")) {
        (Some("none"), Some(one), Some(other)) => {
            format!("Two computers: one looks {one}, the other {other}.")
        }
        (_, Some(one), _) => format!("You play against the computer, which looks {one}."),
        _ if lab.option("judge").is_some() => {
            "You play against the computer, and each move is judged.".to_owned()
        }
        _ if lab.option("whole").is_some() => {
            "You play against the computer, and each move is shown among all games.".to_owned()
        }
        _ => "You play against the computer.".to_owned(),
    }
}

impl Lab {
    fn option(&self, key: &str) -> Option<&str> {
        let found = self.options.iter().find(|(option, _)| option == key);
        found.map(|(_, value)| value.as_str())
    }
}
