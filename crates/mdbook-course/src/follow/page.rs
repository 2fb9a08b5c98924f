//! An open page: its requests, and the messages to it.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use figures::Drawing;
use protocol::{Came, Exercise, Outcome, Question, Verdict};
use serde::{Deserialize, Serialize};

use super::access::Access;
use super::draw::{self, Drawn, Thought};
use super::state::{Asked, Pair, SharedState, Wish};

/// The maximum length of a page's message, which lists its figures and their inputs.
pub(super) const LONGEST_MESSAGE: usize = 64 << 10;
/// The maximum number of figures on a page. No page of the book has so many.
const MOST_FIGURES: usize = 60;
/// The time in which a page must show its key.
const PATIENCE: Duration = Duration::from_secs(5);

/// The reasons for closing a page's socket. The page's script knows the numbers.
const WRONG_KEY: (u16, &str) = (4401, "this is not the key");
const NOT_UNDERSTOOD: (u16, &str) = (4400, "that was not understood");
/// The course is gone.
const OVER: (u16, &str) = (4410, "the terminal is gone");

/// The first message of a page.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Key {
    token: String,
}

/// A later message of a page.
#[derive(Deserialize)]
#[serde(untagged)]
enum Says {
    Shows(Shows),
    Plays(Plays),
}

/// A request for a move of the student's search, or the end of such a request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Plays {
    /// The number that identifies the question.
    number: u64,
    question: Option<Question>,
}

/// The figures that the page shows.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shows {
    figures: Vec<Figure>,
    /// The drawing for the failing test's run.
    test: Option<Drawing>,
}

/// A figure of the page.
#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
struct Figure {
    /// Its id on the page.
    key: String,
    chapter: String,
    /// The name of the run, then its arguments.
    run: Vec<String>,
    /// The drawing that the figure shows.
    draw: Drawing,
    /// Whether the reader changed the input.
    #[serde(default)]
    own: bool,
    /// Whether it is in sight.
    #[serde(default)]
    seen: bool,
}

/// A message to a page.
#[derive(Serialize)]
#[serde(tag = "say", rename_all = "snake_case")]
enum Say<'a> {
    State {
        exercise: Option<&'a Exercise>,
        save: u64,
        checking: bool,
        verdict: Option<&'a Verdict>,
        solved: &'a [String],
    },
    Figure {
        key: &'a str,
        run: &'a [String],
        #[serde(flatten)]
        drawn: &'a Drawn,
    },
    Test {
        name: &'a str,
        #[serde(flatten)]
        drawn: &'a Drawn,
    },
    /// The failing test's run is no longer of interest.
    NoTest,
    Refused {
        key: &'a str,
        why: String,
    },
    /// The reply to the page's question to a search.
    Move {
        number: u64,
        #[serde(flatten)]
        came: &'a Came,
    },
    /// The drawing of that search, or `None` if there is no recording.
    Thought {
        number: u64,
        #[serde(flatten)]
        drawn: Option<Thought>,
    },
}

/// An open page.
pub(super) struct Page {
    socket: WebSocket,
    shared: SharedState,
    tab: u64,
    figures: Vec<Figure>,
    test_draw: Drawing,
    /// The last messages to the page: its state, and the number of the pair in each figure.
    state: String,
    sent: HashMap<String, u64>,
    test: Option<u64>,
    /// The number of the page's question, and the number of replies that the page has received.
    asked: (u64, u64),
}

impl Page {
    /// Serves a page, once it has shown its key, until the page or the course is gone.
    pub(super) async fn serve(mut socket: WebSocket, access: Access, state: SharedState) {
        let first = tokio::time::timeout(PATIENCE, socket.recv()).await;
        let key = match first {
            Ok(Some(Ok(Message::Text(text)))) => serde_json::from_str::<Key>(&text).ok(),
            _ => None,
        };
        if !key.is_some_and(|key| access.opens_with(&key.token)) {
            return send_away(socket, WRONG_KEY).await;
        }
        let (tab, mut changes) = state.enter();
        let mut page = Page {
            socket,
            shared: state.clone(),
            tab,
            figures: Vec::new(),
            test_draw: draw::whole_player(),
            state: String::new(),
            sent: HashMap::new(),
            test: None,
            asked: (0, 0),
        };
        let reason = loop {
            tokio::select! {
                changed = changes.changed() => {
                    if changed.is_err() || page.shared.now().closed {
                        break Some(OVER);
                    }
                    if page.tell().await.is_err() {
                        break None;
                    }
                }
                heard = page.socket.recv() => match heard {
                    Some(Ok(Message::Text(text))) => {
                        if page.hear(&text).await.is_err() {
                            break Some(NOT_UNDERSTOOD);
                        }
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Binary(_))) => break Some(NOT_UNDERSTOOD),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break None,
                }
            }
        };
        state.leave(tab);
        if let Some(reason) = reason {
            send_away(page.socket, reason).await;
        }
    }

    /// Handles a message of the page.
    async fn hear(&mut self, text: &str) -> Result<(), Gone> {
        match serde_json::from_str(text).map_err(|_| Gone)? {
            Says::Shows(shows) => self.hear_shown(shows).await,
            Says::Plays(Plays { number, question }) => {
                match question {
                    Some(question) => self.hear_asked(number, question),
                    None => self.shared.wants_no_move(self.tab),
                }
                self.tell().await
            }
        }
    }

    /// Handles a request for a move. A question that people cannot have typed is not passed on.
    fn hear_asked(&mut self, number: u64, question: Question) {
        self.asked = (number, 0);
        match question.admit() {
            Ok(()) => self.shared.asks_for_a_move(self.tab, number, question),
            Err(why) => self
                .shared
                .refuses_a_move(self.tab, number, why.to_string()),
        }
    }

    /// Handles a list of the figures that the page shows.
    async fn hear_shown(&mut self, says: Shows) -> Result<(), Gone> {
        if says.figures.len() > MOST_FIGURES || !says.figures.iter().all(Figure::is_bounded) {
            return Err(Gone);
        }
        if let Some(draw) = says.test {
            self.test_draw = draw;
        }
        let traces = self.shared.traces();
        let mut wishes = Vec::new();
        for figure in &says.figures {
            if !self.figures.iter().any(|old| old.shows_as(figure)) {
                self.sent.remove(&figure.key);
            }
            if !figure.seen {
                continue;
            }
            match protocol::admit(&figure.run, &traces) {
                Ok(()) => wishes.push(Wish {
                    run: figure.run.clone(),
                    is_own: figure.own,
                }),
                Err(why) => {
                    let why = why.to_string();
                    let key = &figure.key;
                    self.say(&Say::Refused { key, why }).await?;
                }
            }
        }
        self.figures = says.figures;
        self.shared.shows(self.tab, wishes);
        self.tell().await
    }

    /// Sends the page all news.
    async fn tell(&mut self) -> Result<(), Gone> {
        let (state, test, outcome) = {
            let now = self.shared.now();
            let said = Say::State {
                exercise: now.exercise.as_ref(),
                save: now.save,
                checking: now.checking,
                verdict: now.verdict.as_ref(),
                solved: &now.solved,
            };
            let state = serde_json::to_string(&said).map_err(|_| Gone)?;
            let outcome = now.verdict.as_ref().map(|verdict| verdict.outcome);
            (state, now.test.clone(), outcome)
        };
        if state != self.state {
            self.socket
                .send(Message::text(state.clone()))
                .await
                .map_err(|_| Gone)?;
            self.state = state;
        }
        self.tell_move().await?;
        match test {
            Some((name, pair)) if self.test != Some(pair.number) => {
                self.test = Some(pair.number);
                let draw = self.test_draw.clone();
                let drawn = drawn("failing-test".to_owned(), draw, pair, outcome).await?;
                let drawn = &drawn;
                self.say(&Say::Test { name: &name, drawn }).await?;
            }
            None if self.test.take().is_some() => self.say(&Say::NoTest).await?,
            _ => {}
        }
        for figure in self.figures.clone() {
            let pair = self.shared.now().runs.get(&figure.run).cloned();
            let Some(pair) = pair.filter(|pair| self.sent.get(&figure.key) != Some(&pair.number))
            else {
                continue;
            };
            self.sent.insert(figure.key.clone(), pair.number);
            let draw = figure.draw.clone();
            let drawn = drawn(figure.key.clone(), draw, pair, outcome).await?;
            let say = Say::Figure {
                key: &figure.key,
                run: &figure.run,
                drawn: &drawn,
            };
            self.say(&say).await?;
        }
        Ok(())
    }

    /// Sends the page the news about its question.
    async fn tell_move(&mut self) -> Result<(), Gone> {
        let Some(asked) = self.shared.move_of(self.tab) else {
            return Ok(());
        };
        let Asked {
            number,
            came,
            times,
        } = asked;
        let Some(came) = came.filter(|_| self.asked != (number, times)) else {
            return Ok(());
        };
        self.asked = (number, times);
        if let Came::Recorded { file } = came {
            let draw = tokio::task::spawn_blocking(move || draw::thought(number, file.as_deref()));
            let drawn = draw.await.map_err(|_| Gone)?;
            return self.say(&Say::Thought { number, drawn }).await;
        }
        let came = &came;
        self.say(&Say::Move { number, came }).await
    }

    async fn say(&mut self, what: &Say<'_>) -> Result<(), Gone> {
        let text = serde_json::to_string(what).map_err(|_| Gone)?;
        self.socket
            .send(Message::text(text))
            .await
            .map_err(|_| Gone)
    }
}

/// The page is gone, or must go.
struct Gone;

impl Figure {
    /// Returns whether another figure with its id shows the same.
    fn shows_as(&self, other: &Self) -> bool {
        self.key == other.key && self.run == other.run && self.draw == other.draw
    }

    fn is_bounded(&self) -> bool {
        [&self.key, &self.chapter]
            .iter()
            .all(|word| word.len() <= 400)
    }
}

/// Draws a pair on a separate thread, so that no other page has to wait.
async fn drawn(
    key: String,
    drawing: Drawing,
    pair: Arc<Pair>,
    outcome: Option<Outcome>,
) -> Result<Drawn, Gone> {
    let draw = tokio::task::spawn_blocking(move || draw::pair(&key, &drawing, &pair, outcome));
    draw.await.map_err(|_| Gone)
}

async fn send_away(mut socket: WebSocket, (code, reason): (u16, &'static str)) {
    let frame = CloseFrame {
        code,
        reason: reason.into(),
    };
    // The page may be gone already.
    let _ = socket.send(Message::Close(Some(frame))).await;
}
