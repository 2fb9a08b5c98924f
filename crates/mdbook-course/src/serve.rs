//! Serves the book on this machine, builds it again when a file changes, and has the open pages
//! reload themselves.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Request, State};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Router, middleware};
use cargo_book::children;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower::ServiceExt;
use tower_http::services::{ServeDir, ServeFile};

use crate::answers::answer;
use crate::build::RELOAD;
use crate::changes;
use crate::end;
use crate::guard::admit;
use crate::newest_book::NewestBook;

/// The time limit for a build that has begun.
const LONGEST_BUILD: Duration = Duration::from_secs(10);

/// A server of the book, with its options.
#[derive(Debug, Clone, Copy)]
pub struct Serve<'a> {
    /// The folder of the course.
    pub course: &'a Path,
    /// The first port to try. If it is taken, the next free one is used.
    pub port: u16,
    /// Whether to open the book in a browser.
    pub open: bool,
}

impl Serve<'_> {
    /// Serves until it is interrupted. It leaves no folder behind, however it ends.
    ///
    /// # Errors
    /// If the first build fails, or no port is free. If a later build fails, it is reported, and the last good book
    /// remains.
    pub fn run(self) -> Result<()> {
        let runtime = tokio::runtime::Runtime::new().context("cannot start the server")?;
        let served = runtime.block_on(async {
            // Listen before the first folder is made, so that no folder remains.
            let ended = end::ended()?;
            tokio::select! {
                served = self.build_and_serve() => served,
                () = ended => Ok(()),
            }
        });
        children::end_all();
        // The last user of a folder removes it. The server does not wait for open pages, but waits for a build in
        // progress.
        runtime.shutdown_timeout(LONGEST_BUILD);
        served
    }

    async fn build_and_serve(self) -> Result<()> {
        let course = self.course.to_owned();
        let served = tokio::task::spawn_blocking(move || NewestBook::new(&course))
            .await
            .context("the book could not be built")??;
        let _watching = changes::watch(self.course, {
            let served = served.clone();
            move |file| served.rebuild(&file)
        })?;
        serve(served, self.port, self.open).await
    }
}

async fn serve(served: NewestBook, port: u16, open: bool) -> Result<()> {
    let listener = listen(port).await?;
    let address = format!("http://{}/", listener.local_addr()?);
    println!("The book is at {address} and follows every change. Stop it with Ctrl+C.");
    if open && let Err(error) = open::that(&address) {
        eprintln!("Cannot open a browser ({error}); open the address yourself.");
    }
    answer(listener, router(served)).await;
    Ok(())
}

/// Returns a listener on the first free port from `port` on.
async fn listen(port: u16) -> Result<TcpListener> {
    for port in port..=port.saturating_add(20) {
        match TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await {
            Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => {}
            other => return other.with_context(|| format!("cannot listen on port {port}")),
        }
    }
    anyhow::bail!(
        "the ports {port} to {} are all taken; choose another with --port",
        port.saturating_add(20)
    )
}

/// Returns the pages of the newest book, and the socket that announces a newer book.
pub(crate) fn router(served: NewestBook) -> Router {
    Router::new()
        .route(&format!("/{RELOAD}"), get(socket))
        .fallback(page)
        .with_state(served)
        .layer(middleware::from_fn(admit))
}

async fn page(State(served): State<NewestBook>, request: Request) -> Response {
    // The folder exists until the page is read: the last user of a folder removes it.
    let book = served.newest();
    let missing = ServeFile::new(book.path().join("404.html"));
    match ServeDir::new(book.path())
        .not_found_service(missing)
        .oneshot(request)
        .await
    {
        Ok(response) => response.into_response(),
        Err(never) => match never {},
    }
}

async fn socket(State(served): State<NewestBook>, upgrade: WebSocketUpgrade) -> Response {
    let editions = served.editions();
    upgrade.on_upgrade(|socket| tell(socket, editions))
}

async fn tell(mut socket: WebSocket, mut editions: watch::Receiver<u64>) {
    if editions.changed().await.is_ok() {
        // An error means that the page is gone.
        let _ = socket.send(Message::Text("reload".into())).await;
    }
}
