//! The book beside the editor: `cargo course` watches and runs, this server shows in the book what came
//! of it. It is a child of the course, which tells it over its standard input what happens, and hears
//! over its standard output what the pages ask ([`wire`]). When that pipe closes, it ends.
//!
//! A student's code never runs here: what is drawn are recordings.

mod door;
mod draw;
mod from_course;
mod lead;
mod page;
mod recorded;
mod room;
mod served;
mod token;

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;

use anyhow::{Context, Result};
use cargo_book::children;
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use wire::Ask;

use crate::answers::answer;
use crate::build::Build;
use crate::engine::Engine;
use door::Door;
use room::Room;
use served::Served;
use token::Token;

/// Serves the book to a course that is at the other end of the standard input and output.
#[derive(Debug, Clone, Copy)]
pub struct Follow<'a> {
    /// The folder of the course.
    pub course: &'a Path,
}

impl Follow<'_> {
    /// Serves until the course closes the pipe, or is gone.
    ///
    /// # Errors
    /// When the book cannot be built, or nothing can be served.
    pub fn run(self) -> Result<()> {
        let runtime = tokio::runtime::Runtime::new().context("cannot start the server")?;
        let served = runtime.block_on(self.serve());
        children::end_all();
        // The thread that reads from the course may be waiting for it for ever.
        runtime.shutdown_background();
        served
    }

    async fn serve(self) -> Result<()> {
        let (tell, asks) = mpsc::unbounded_channel();
        let room = Room::new(self.course, tell);
        let mut over = from_course::listen(room.clone());
        from_course::pass_on(asks);
        // A book of its own, so that nobody takes a page away who builds another one.
        let folder = tempfile::tempdir().context("cannot make a folder for the book")?;
        let (course, into) = (self.course.to_owned(), folder.path().to_owned());
        let built = tokio::task::spawn_blocking(move || {
            // A first one takes a minute, and whoever saves waits for the page.
            let engine = match Engine::was_built(&course) {
                true => Engine::build(&course).ok().flatten(),
                false => None,
            };
            Build {
                course: &course,
                into: Some(&into),
                reload: false,
                yours: true,
                engine: engine.as_ref(),
            }
            .run()
        });
        tokio::select! {
            built = built => built.context("the book could not be built")??,
            () = over.closed() => return Ok(()),
        };
        // Any free port: a page of another server's, kept open, has another address.
        let listener = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)));
        let listener = listener.await.context("cannot listen on 127.0.0.1")?;
        let own = listener.local_addr()?;
        let token = Token::new().context("the system gives no random numbers")?;
        let served = Served {
            folder: folder.path().to_owned(),
            door: Door::new(own, token.clone()),
            room: room.clone(),
        };
        let leads_on = lead::on(self.course, &format!("http://{own}/"), &token);
        let leads_on = leads_on.context("cannot write the file that opens the book")?;
        room.opened(&format!("http://{own}/"), &token, leads_on.path());
        let address = room.address().unwrap_or_default();
        room.ask(Ask::Serves { address });
        let until = {
            let mut over = over.clone();
            async move { over.closed().await }
        };
        tokio::select! {
            () = answer(listener, served.router()) => {}
            () = until => {
                // The pages are told, and have a moment to hear it.
                room.close();
                tokio::time::sleep(std::time::Duration::from_millis(200)).await;
            }
        }
        Ok(())
    }
}
