//! A board to play on: `{{#play dots-and-boxes field=2x2 people=first think=best}}`.
//!
//! Here stands what every reader sees, on paper, too: the empty board, and the command that plays the
//! game in a terminal. Where scripts run, `book/src/scripts/play.js` puts the board to play on in its place.

use figures::{DotsMarks, SvgOptions, dots_svg, grid_svg};

use crate::directive::Directive;
use crate::html::{escape, one_block};

/// The games, with the options of each: the words that `live play` takes, and `think2` for the second
/// of two computers.
const GAMES: [(&str, &[&str]); 2] = [
    ("tic-tac-toe", &["id", "people", "think", "think2", "judge"]),
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

/// The board that the directive asks for.
pub(crate) fn board(directive: &Directive, engine: Option<&str>) -> Result<Board, String> {
    let [game] = directive.exactly(["game"])?;
    let known = GAMES.iter().find(|(name, _)| *name == game);
    let (_, options) = known.ok_or_else(|| {
        let names = GAMES.map(|(name, _)| name);
        format!(
            "there is no game {game} to play; there are: {}",
            names.join(", ")
        )
    })?;
    directive.allow(options)?;
    let id = match directive.option("id") {
        Some(id) => id.to_owned(),
        None => format!("play-{game}"),
    };
    let field = directive.option("field").unwrap_or("2x2");
    let drawn = empty(game, field, &id)?;
    let size = match directive.option("field") {
        Some(field) => format!(" --size {field}"),
        None => String::new(),
    };
    let given = directive.options.0.iter();
    let given = given.filter(|(option, _)| *option != "id");
    let words: Vec<String> = given
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    let engine = match engine {
        Some(engine) => format!(" data-live=\"{}\"", escape(engine)),
        None => String::new(),
    };
    let html = one_block(&format!(
        "<figure class=\"play\" id=\"{id}\" data-game=\"{game}\" data-settings=\"{}\"{engine}>\n\
         <div class=\"play-without\">\n<div class=\"fig-figure fig\">{drawn}</div>\n\
         <p>In a terminal you play on it with <code>cargo course play {game}{size}</code>.</p>\n\
         </div>\n</figure>",
        escape(&words.join(" ")),
    ));
    Ok(Board { id, html })
}

/// The empty board, as the figures draw it.
fn empty(game: &str, field: &str, id: &str) -> Result<String, String> {
    let options = SvgOptions {
        title: Some("An empty board".to_owned()),
        ..SvgOptions::embedded(format!("{id}-empty"))
    };
    match game {
        "tic-tac-toe" => Ok(grid_svg("...\n...\n...", None, &options)),
        _ => {
            let size = field.split_once('x');
            let number = |text: &str| text.parse().ok().filter(|number| (1..=4).contains(number));
            let size = size.and_then(|(rows, columns)| Some((number(rows)?, number(columns)?)));
            let (rows, columns): (usize, usize) = size.ok_or_else(|| {
                format!("field is rows x columns, such as 2x3; \"{field}\" is not")
            })?;
            let dots = "+".to_owned() + &"   +".repeat(columns);
            let boxes = " ".repeat(4 * columns + 1);
            let board = format!("{}{dots}", format!("{dots}\n{boxes}\n").repeat(rows));
            Ok(dots_svg(&board, &DotsMarks::default(), &options))
        }
    }
}
