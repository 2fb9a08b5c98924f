//! A figure: the drawing of a recording, its caption, and its twin, a list of sentences with the same content. It
//! names its run and the way it is drawn, so that a page can draw another run instead.

use call_trace::Trace;
use catalogue::Lab;
use figures::{Drawing, Run};
use serde_json::Value;

use crate::after::After;
use crate::code;
use crate::html::{data, escape, json, json_in_script, one_block};
use crate::recordings::Recordings;

/// A figure for a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Figure {
    /// The figure as one block of HTML.
    pub(crate) html: String,
    /// Whether it needs the player's script.
    pub(crate) plays: bool,
}

/// Returns the kind of a drawing, and a page's request to draw it again, as JSON without default values.
fn asked(drawing: &Drawing) -> Result<(String, String), String> {
    let mut asked = serde_json::to_value(drawing).map_err(|error| error.to_string())?;
    let kinds = asked.as_object_mut().into_iter().flatten();
    let (kind, options) = kinds.last().ok_or("a drawing has a kind")?;
    let usual = [Value::Null, Value::Bool(false), Value::Array(Vec::new())];
    if let Some(options) = options.as_object_mut() {
        options.retain(|_, value| !usual.contains(value));
    }
    Ok((kind.clone(), asked.to_string()))
}

/// A figure of a page.
pub(crate) struct Shown<'p> {
    /// The beginning of every id in it.
    pub(crate) id: &'p str,
    pub(crate) drawing: &'p Drawing,
    pub(crate) recording: &'p str,
    pub(crate) caption: Option<&'p str>,
    pub(crate) lab: Option<&'p Lab>,
    /// Whether a reader places queens on its board.
    pub(crate) places: bool,
    pub(crate) after: After<'p>,
}

impl Shown<'_> {
    pub(crate) fn figure(
        &self,
        recordings: &Recordings,
        engine: Option<&str>,
    ) -> Result<Figure, String> {
        let Shown { id, drawing, .. } = self;
        let (kind, draw) = asked(drawing)?;
        let trace = recordings.get(self.recording)?;
        let shown = Run::of(&trace);
        let drawn = drawing.draw(&shown, id);
        let drawn = drawn.map_err(|error| error.to_string())?;
        let run = recordings.run(self.recording)?;
        let mut about = data("chapter", &run.chapter);
        about += &data("run", &json(&run.run)?);
        about += &data("draw", &draw);
        // A panic in a page ends the whole program, so the recorder could not report it.
        if let Some(engine) = engine.filter(|_| run.stops.is_none() && !self.places) {
            about += &data("engine", engine);
            about += &data(
                "takes",
                &json(recordings.takes(&run.chapter, &run.run[0])?)?,
            );
            if let Some(lab) = self.lab {
                about += &data("lab", &json(lab)?);
            }
        }
        let mut board = String::new();
        if let (true, Drawing::Board(figure)) = (self.places, drawing) {
            let (rows, queens) = figure.queens(&shown).map_err(|error| error.to_string())?;
            about += &data("place", &json(&queens)?);
            board = format!(
                "<div class=\"place\" style=\"--n:{rows}\">\n\
                 <p class=\"try-help\">Click a free square to place a queen, and a queen to take her away.</p>\n\
                 <div class=\"try-board\" role=\"group\"></div>\n\
                 <p><button type=\"button\">Take all away</button> <button type=\"button\">Back to the book’s example</button></p></div>\n"
            );
        }
        let caption = match self.caption {
            Some(caption) => format!("<figcaption>{}</figcaption>\n", escape(caption)),
            None => String::new(),
        };
        let stopped = match trace.stopped() {
            Some(message) => format!("<p class=\"figure-stopped\">{}</p>\n", escape(message)),
            None => String::new(),
        };
        let code = match drawing.plays() {
            true => self.code(&run.chapter, &run.run[0], &trace, recordings)?,
            false => String::new(),
        };
        let html = one_block(&format!(
            "<figure class=\"recorded recorded-{kind}\" id=\"{id}\"{about}>\n\
             <div class=\"figure-drawing\">\n{}\n</div>\n{board}{stopped}{caption}\
             <details class=\"figure-twin\"><summary>As text</summary>{}</details>\n{code}</figure>",
            drawn.drawing,
            drawn.twin.trim_end(),
        ));
        Ok(Figure {
            html,
            plays: drawing.plays(),
        })
    }

    /// Returns the functions of a run, and of the runs that may be chosen instead, for the line of code in the player.
    fn code(
        &self,
        chapter: &str,
        run: &str,
        trace: &Trace,
        recordings: &Recordings,
    ) -> Result<String, String> {
        let chosen = self.lab.iter().flat_map(|lab| &lab.choose);
        let others: Vec<&str> = chosen.map(|other| other.run.as_str()).collect();
        let mut functions = code::functions(recordings.course(), chapter, run, trace, &others);
        functions
            .values_mut()
            .for_each(|it| it.fold_after(self.after));
        if functions.is_empty() {
            return Ok(String::new());
        }
        Ok(format!(
            "<script type=\"application/json\" class=\"figure-code\">{}</script>\n",
            json_in_script(&functions)?
        ))
    }
}
