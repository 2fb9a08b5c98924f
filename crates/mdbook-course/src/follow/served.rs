//! The service: the pages of the built book, and the socket.

use std::path::PathBuf;

use axum::Router;
use axum::extract::{Request, State, WebSocketUpgrade};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::services::{ServeDir, ServeFile};

use super::access::Access;
use super::page::{LONGEST_MESSAGE, Page};
use super::state::SharedState;
use crate::answers::protect;
use crate::guard::is_too_long;

/// The path of the pages' socket.
const SOCKET: &str = "/__yours";

/// The built book, with its access control.
#[derive(Clone)]
pub(super) struct Served {
    pub(super) folder: PathBuf,
    pub(super) access: Access,
    pub(super) state: SharedState,
}

impl Served {
    pub(super) fn router(self) -> Router {
        let missing = ServeFile::new(self.folder.join("404.html"));
        let pages = ServeDir::new(&self.folder).not_found_service(missing);
        Router::new()
            .route(SOCKET, get(socket))
            .fallback_service(pages)
            .layer(middleware::from_fn_with_state(self.clone(), admit))
            .with_state(self)
    }
}

/// Accepts only requests to exactly this address.
async fn admit(State(served): State<Served>, request: Request, next: Next) -> Response {
    if !served.access.is_own_host(request.headers()) {
        let what =
            "Only this machine can open this book, at the address that `cargo course` prints.\n";
        return (StatusCode::FORBIDDEN, what).into_response();
    }
    if is_too_long(request.uri()) {
        return StatusCode::URI_TOO_LONG.into_response();
    }
    let mut response = next.run(request).await;
    // The pages change with the book, which may be built again at the same address, so browsers must not cache them.
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(
        header::REFERRER_POLICY,
        HeaderValue::from_static("no-referrer"),
    );
    protect(headers, &served.access.sockets(), true);
    response
}

async fn socket(State(served): State<Served>, request: Request) -> Response {
    if !served.access.is_own_page(request.headers()) {
        return (
            StatusCode::FORBIDDEN,
            "The socket is for this book's own pages.\n",
        )
            .into_response();
    }
    let (mut parts, _) = request.into_parts();
    match <WebSocketUpgrade as axum::extract::FromRequestParts<()>>::from_request_parts(
        &mut parts,
        &(),
    )
    .await
    {
        Ok(upgrade) => upgrade
            .max_message_size(LONGEST_MESSAGE)
            .max_frame_size(LONGEST_MESSAGE)
            .on_upgrade(|socket| Page::serve(socket, served.access, served.state)),
        Err(refused) => refused.into_response(),
    }
}
