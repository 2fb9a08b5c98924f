//! The list of everything to try and to play in the book: `{{#labs}}`. It contains each what-if and each board, from
//! the directives of all pages, so the list is complete.

use std::path::{Path, PathBuf};

use catalogue::WhatIfs;
use figures::{BoardFigure, Drawing};
use mdbook_preprocessor::book::Book;

use crate::describe;
use crate::directive::{Directive, Play};
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
    /// The name of a what-if, or the name of a board's game or puzzle.
    name: String,
    /// The id on its page.
    id: String,
    /// The game and the players of an empty board, in words. Empty for a what-if.
    board: Option<[String; 2]>,
}

/// Returns all labs in the order of the book.
pub(crate) fn labs(book: &Book) -> Vec<Lab> {
    chapters(book)
        .flat_map(|(path, page)| {
            let chapter = page.parent_names.first().unwrap_or(&page.name).clone();
            let found = directives(&page.content).into_iter();
            found.filter_map(move |found| {
                let (name, id, board) = match Directive::read(&found).ok()? {
                    Directive::WhatIf { name } => (name, format!("what-if-{name}"), None),
                    Directive::Play { board: it } => {
                        (it.name, it.id.clone(), Some([game(&it), who(&it)]))
                    }
                    _ => return None,
                };
                Some(Lab {
                    page: path.to_owned(),
                    chapter: chapter.clone(),
                    title: page.name.clone(),
                    name: name.to_owned(),
                    id,
                    board,
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
    let section = |title: &str, labs: &[&Lab]| {
        let items = labs.iter().map(|lab| item(lab, what_ifs, recordings, from));
        let items = items.collect::<Result<String, String>>()?;
        Ok::<_, String>(format!(
            "## {title}\n\n<ul class=\"doors labs\">\n{items}</ul>\n\n"
        ))
    };
    let (games, tried): (Vec<&Lab>, Vec<&Lab>) = labs.iter().partition(|lab| lab.board.is_some());
    let mut out = section("Games", &games)?;
    for chapter in tried.chunk_by(|lab, next| lab.chapter == next.chapter) {
        out += &section(&chapter[0].chapter, chapter)?;
    }
    Ok(out)
}

/// Returns a lab with its picture: the drawing with which it begins, or a board of its game.
fn item(
    lab: &Lab,
    what_ifs: &WhatIfs<Drawing>,
    recordings: &Recordings,
    from: &Path,
) -> Result<String, String> {
    let address = up(from) + &slashed(&describe::html(&lab.page)) + "#" + &lab.id;
    let page = slashed(&lab.page).replace(['/', '.'], "-");
    let id = format!("labs-{page}-{}", lab.id);
    let board = |recording: &str| {
        let drawing = Drawing::Board(BoardFigure::default());
        ornament(&drawing, recording, &id, recordings)
    };
    let puzzle = what_ifs.puzzles.iter().find(|it| it.name == lab.name);
    let (picture, title, goals, who) = match (&lab.board, puzzle) {
        (None, _) => {
            let found = what_ifs.figures.iter().find(|it| it.name == lab.name);
            let found = found.ok_or_else(|| format!("there is no what-if {}", lab.name))?;
            let picture = ornament(&found.draw, &found.recording, &id, recordings)?;
            (picture, lab.title.clone(), &found.lab.goals[..], None)
        }
        (Some(_), Some(puzzle)) => {
            let picture = board(&puzzle.recording)?;
            (picture, capital(&lab.name), &puzzle.goals[..], None)
        }
        (Some([game, who]), None) => {
            let picture = match lab.name.as_str() {
                "dots-and-boxes" => board("game-2x2")?,
                _ => board("look-ahead-fork")?,
            };
            (
                picture,
                format!("{game} · {}", lab.title),
                &[][..],
                Some(who),
            )
        }
    };
    let line = who.or(goals.first().map(|goal| &goal.says));
    let count = match goals.len() {
        0 => String::new(),
        1 => "<small>1 goal</small>".to_owned(),
        more => format!("<small>{more} goals</small>"),
    };
    Ok(format!(
        "<li>{picture}<a href=\"{}\">{}</a> {count}<span>{}</span></li>\n",
        escape(&address),
        escape(&title),
        escape(line.map_or("", String::as_str)),
    ))
}

/// Returns the name of a game, and the size of its field.
fn game(play: &Play) -> String {
    let name = capital(&play.name.replace("-and-", " and "));
    match play.setting("field") {
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
fn who(play: &Play) -> String {
    let looks = |key| {
        play.setting(key)
            .map(|depth| format!("{depth} moves ahead"))
    };
    match (play.setting("people"), looks("think"), looks("think2")) {
        (Some("none"), Some(one), Some(other)) => {
            format!("Two computers: one looks {one}, the other {other}.")
        }
        (_, Some(one), _) => format!("You play against the computer, which looks {one}."),
        _ if play.setting("judge").is_some() => {
            "You play against the computer, and each move is judged.".to_owned()
        }
        _ if play.whole.is_some() => {
            "You play against the computer, and each move is shown among all games.".to_owned()
        }
        _ => "You play against the computer.".to_owned(),
    }
}
