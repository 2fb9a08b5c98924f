//! The book beside the editor. `cargo course` watches the exercises and runs code, and this server shows the results
//! in the book. The server is a child process of the course. It reads the course's messages from its standard input,
//! and writes the requests of the pages to its standard output ([`protocol`]). When that pipe closes, the server ends.
//!
//! A student's code never runs here: the server draws recordings.

mod access;
mod draw;
mod from_course;
mod lead;
mod page;
mod recorded;
mod served;
mod state;
mod token;

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;

use anyhow::{Context, Result};
use cargo_book::children;
use protocol::Ask;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::answers::answer;
use crate::build::Build;
use crate::engine::Engine;
use access::Access;
use served::Served;
use state::SharedState;
use token::Token;

/// A server of the book for a course at the other end of the standard input and output.
#[derive(Debug, Clone, Copy)]
pub struct Follow<'a> {
    /// The folder of the course.
    pub course: &'a Path,
}

impl Follow<'_> {
    /// Serves until the course closes the pipe, or is gone.
    ///
    /// # Errors
    /// If the book cannot be built, or the server cannot start.
    pub fn run(self) -> Result<()> {
        let runtime = tokio::runtime::Runtime::new().context("cannot start the server")?;
        let served = runtime.block_on(self.serve());
        children::end_all();
        // The thread that reads from the course may wait for it for ever.
        runtime.shutdown_background();
        served
    }

    async fn serve(self) -> Result<()> {
        let (tell, asks) = mpsc::unbounded_channel();
        let state = SharedState::new(self.course, tell);
        let mut over = from_course::listen(state.clone());
        from_course::pass_on(asks);
        // The server has its own copy of the book, so that another build does not remove its pages.
        let folder = tempfile::tempdir().context("cannot make a folder for the book")?;
        let (course, into) = (self.course.to_owned(), folder.path().to_owned());
        let built = tokio::task::spawn_blocking(move || {
            // The first engine takes a minute, and a student who has just saved waits for the page.
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
        // Any free port. A page of another server that is still open has another address.
        let listener = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)));
        let listener = listener.await.context("cannot listen on 127.0.0.1")?;
        let own = listener.local_addr()?;
        let token = Token::new().context("the system gives no random numbers")?;
        let served = Served {
            folder: folder.path().to_owned(),
            access: Access::new(own, token.clone()),
            state: state.clone(),
        };
        let leads_on = lead::on(self.course, &format!("http://{own}/"), &token);
        let leads_on = leads_on.context("cannot write the file that opens the book")?;
        state.opened(&format!("http://{own}/"), &token, leads_on.path());
        let address = state.address().unwrap_or_default();
        state.ask(Ask::Serves { address });
        let until = {
            let mut over = over.clone();
            async move { over.closed().await }
        };
        tokio::select! {
            () = answer(listener, served.router()) => {}
            () = until => {
                // The pages get the message and a moment to read it.
                state.close();
                tokio::time::sleep(std::time::Duration::from_millis(200)).await;
            }
        }
        Ok(())
    }
}
