//! Serves the book on this machine, builds it again when a file changes, and has the open pages
//! reload themselves.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;

use anyhow::{Context, Result};
use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Request, State};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower::ServiceExt;
use tower_http::services::{ServeDir, ServeFile};

use crate::build::RELOAD;
use crate::changes;
use crate::shelf::Shelf;

/// How to serve.
#[derive(Debug, Clone, Copy)]
pub struct Serve<'a> {
    /// The folder of the course.
    pub course: &'a Path,
    /// The port to begin with; where it is taken, the next free one is used.
    pub port: u16,
    /// Whether to open the book in a browser.
    pub open: bool,
}

impl Serve<'_> {
    /// Serves until it is interrupted.
    ///
    /// # Errors
    /// When the first build fails, or no port is free. Later builds that fail are reported, and
    /// the last good book stays.
    pub fn run(self) -> Result<()> {
        let shelf = Shelf::new(self.course)?;
        let watcher = changes::watch(self.course, {
            let shelf = shelf.clone();
            move |file| shelf.rebuild(&file)
        })?;
        let runtime = tokio::runtime::Runtime::new().context("cannot start the server")?;
        let served = runtime.block_on(serve(shelf, self.port, self.open));
        drop(watcher);
        // Open pages wait for the next build for ever: nobody waits for them.
        runtime.shutdown_background();
        served
    }
}

async fn serve(shelf: Shelf, port: u16, open: bool) -> Result<()> {
    let listener = listen(port).await?;
    let address = format!("http://{}/", listener.local_addr()?);
    println!("The book is at {address} and follows every change. Stop it with Ctrl+C.");
    if open && let Err(error) = open::that(&address) {
        eprintln!("Cannot open a browser ({error}); open the address yourself.");
    }
    let app = router(shelf);
    tokio::select! {
        served = axum::serve(listener, app) => served.context("the server stopped"),
        _ = tokio::signal::ctrl_c() => Ok(()),
    }
}

/// The first free port from `port` on.
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

/// Pages from the newest book, and the socket on which they hear of a newer one.
pub(crate) fn router(shelf: Shelf) -> Router {
    Router::new()
        .route(&format!("/{RELOAD}"), get(socket))
        .fallback(page)
        .with_state(shelf)
}

async fn page(State(shelf): State<Shelf>, request: Request) -> Response {
    // Held until the page is read: a folder goes when nobody holds it.
    let book = shelf.newest();
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

async fn socket(State(shelf): State<Shelf>, upgrade: WebSocketUpgrade) -> Response {
    let editions = shelf.editions();
    upgrade.on_upgrade(|socket| tell(socket, editions))
}

async fn tell(mut socket: WebSocket, mut editions: watch::Receiver<u64>) {
    if editions.changed().await.is_ok() {
        // An error means that the page is gone.
        let _ = socket.send(Message::Text("reload".into())).await;
    }
}
