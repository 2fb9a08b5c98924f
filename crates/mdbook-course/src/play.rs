//! A board to play on: `{{#play dots-and-boxes field=2x2 people=first think=best}}`. The name of a puzzle works also,
//! as in `{{#play double-cross}}`: a puzzle begins from a position and has goals. With `whole=alpha-beta-visited` the
//! picture of this name further down, which has all positions of the game, shows the place of the game in it.
//!
//! This module makes the part that every reader sees, also on paper: the first board, and the command that plays the
//! game in a terminal. If scripts run, `book/src/scripts/play.js` replaces it by the board to play on.

use catalogue::{Catalogue, Puzzle};
use figures::{BoardFigure, Drawing, Run, SvgOptions};

use crate::directive::Play;
use crate::html::{data, escape, json, one_block};
use crate::recordings::Recordings;

/// The games with their options: the options of `live play`, and `think2` for the second of two computers.
pub(crate) const GAMES: [(&str, &[&str]); 3] = [
    (
        "tic-tac-toe",
        &["id", "people", "think", "think2", "judge", "whole"],
    ),
    (
        "connect-four",
        &["id", "field", "people", "think", "think2", "judge"],
    ),
    (
        "dots-and-boxes",
        &["id", "field", "people", "think", "think2", "judge"],
    ),
];

/// A board in its page.
pub(crate) struct Board {
    pub(crate) id: String,
    pub(crate) html: String,
}

/// Returns the board for a directive, which names a game or a puzzle. `whole` is the id of the picture that has all
/// positions of the game.
pub(crate) fn board(
    play: &Play,
    whole: Option<&str>,
    puzzles: &[Puzzle],
    catalogue: Option<&Catalogue>,
    recordings: &Recordings,
    engine: Option<&str>,
) -> Result<Board, String> {
    let shown = match puzzles.iter().find(|puzzle| puzzle.name == play.name) {
        Some(puzzle) => Shown::puzzle(puzzle, recordings)?,
        None => Shown::game(play)?,
    };
    let Shown { id, game, .. } = &shown;
    let whole = whole.map_or_else(String::new, |id| data("whole", id));
    let engine = engine.map_or_else(String::new, |engine| data("live", engine));
    let html = one_block(&format!(
        "<figure class=\"play\" id=\"{id}\"{}{}{}{}{whole}{engine}>\n\
         <div class=\"play-without\">\n<div class=\"fig-figure fig\">{}</div>\n\
         <p>In a terminal you play on it with <code>cargo course play {game}{}</code>.</p>\n\
         </div>\n</figure>",
        data("game", game),
        data("settings", &shown.settings),
        shown.about,
        data("mine", &searches(game, catalogue)),
        shown.drawn,
        escape(&shown.command),
    ));
    Ok(Board { id: shown.id, html })
}

/// Returns the student's functions that can play the game, each with its exercise. A page that follows the student's
/// saves offers them as opponents.
fn searches(game: &str, catalogue: Option<&Catalogue>) -> String {
    let all = catalogue.map_or(&[][..], Catalogue::exercises).iter();
    let plays = all.filter(|exercise| exercise.plays.iter().any(|it| it == game));
    let named = plays.map(|exercise| format!("{}={}", exercise.stem, exercise.id));
    named.collect::<Vec<_>>().join(" ")
}

/// The properties that differ from board to board.
struct Shown {
    id: String,
    game: String,
    /// The settings that a script reads.
    settings: String,
    /// Further attributes that the script reads.
    about: String,
    drawn: String,
    /// The options of the command in a terminal.
    command: String,
}

impl Shown {
    /// Returns an empty board of a game.
    fn game(play: &Play) -> Result<Self, String> {
        let game = play.name;
        if !GAMES.iter().any(|(name, _)| *name == game) {
            let names = GAMES.map(|(name, _)| name);
            return Err(format!(
                "there is no game {game} to play, nor a puzzle of this name in book/what-ifs.toml; the games are: {}",
                names.join(", ")
            ));
        }
        let (id, field) = (play.id.clone(), play.setting("field"));
        let words: Vec<String> = { play.settings.iter() }
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        Ok(Self {
            drawn: empty(game, field, &id)?,
            id,
            game: game.to_owned(),
            settings: words.join(" "),
            about: String::new(),
            command: field.map_or_else(String::new, |field| format!(" --size {field}")),
        })
    }

    /// Returns the position of a puzzle.
    fn puzzle(puzzle: &Puzzle, recordings: &Recordings) -> Result<Self, String> {
        let id = format!("play-{}", puzzle.name);
        let from = puzzle.from(recordings.run(&puzzle.recording)?);
        let drawing = Drawing::Board(BoardFigure {
            after: Some(puzzle.after),
            ..BoardFigure::default()
        });
        let trace = recordings.get(&puzzle.recording)?;
        let drawn = drawing.draw(&Run::of(&trace), &format!("{id}-from"));
        let first = match puzzle.people.as_str() {
            "second" => " --computer-first",
            "both" => " --people 2",
            _ => "",
        };
        Ok(Self {
            drawn: drawn.map_err(|error| error.to_string())?.drawing,
            id,
            game: puzzle.game.clone(),
            settings: format!("people={}", puzzle.people),
            about: data("from", &from) + &data("goals", &json(&puzzle.goals)?),
            command: format!(" --from \"{from}\"{first}"),
        })
    }
}

/// Returns the empty board, as the figures draw it.
fn empty(game: &str, field: Option<&str>, id: &str) -> Result<String, String> {
    let figure = BoardFigure {
        title: Some("An empty board".to_owned()),
        ..BoardFigure::default()
    };
    let options = SvgOptions::embedded(format!("{id}-empty"));
    match game {
        "tic-tac-toe" => Ok(figure.svg("three", "...\n...\n...", None, options)),
        "connect-four" => {
            let [columns, rows] = size(field.unwrap_or("7x6"), 7, "columns x rows, such as 7x6")?;
            let board = vec![".".repeat(columns); rows].join("\n");
            Ok(figure.svg("four", &board, None, options))
        }
        _ => {
            let [rows, columns] = size(field.unwrap_or("2x2"), 4, "rows x columns, such as 2x3")?;
            let dots = "+".to_owned() + &"   +".repeat(columns);
            let boxes = " ".repeat(4 * columns + 1);
            let board = format!("{}{dots}", format!("{dots}\n{boxes}\n").repeat(rows));
            Ok(figure.svg("dots", &board, None, options))
        }
    }
}

/// Reads two numbers from 1 to `most`, with an x between them.
fn size(field: &str, most: usize, wanted: &str) -> Result<[usize; 2], String> {
    let number = |text: &str| {
        text.parse()
            .ok()
            .filter(|number| (1..=most).contains(number))
    };
    let numbers = field.split_once('x');
    let numbers = numbers.and_then(|(first, second)| Some([number(first)?, number(second)?]));
    numbers.ok_or_else(|| format!("field is {wanted}; \"{field}\" is not"))
}
