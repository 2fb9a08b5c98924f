//! How a server of ours answers: it waits for a request no longer than a browser needs to send it, and each
//! answer says what a page may do.

use std::time::Duration;

use axum::Router;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};

/// How long the head of a request may take to come.
const HEAD: Duration = Duration::from_secs(5);

/// How long to wait where the system has no more connections to give.
const MOMENT: Duration = Duration::from_millis(50);

/// What a page may load and run: what the book has, its inline scripts and styles, and WebAssembly. The browser's tests of the
/// built book hold it to the same lines.
const POLICY: &str = include_str!("policy.txt");

/// Answers everybody, until nobody waits for it any more.
pub(crate) async fn answer(listener: TcpListener, router: Router) {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                tokio::spawn(answer_one(stream, router.clone()));
            }
            Err(_) => tokio::time::sleep(MOMENT).await,
        }
    }
}

async fn answer_one(stream: TcpStream, router: Router) {
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
        .with_upgrades();
    // An error means that the page is gone, or never asked.
    let _ = connection.await;
}

/// Says in an answer what its page may do: its sockets are there, and where only own pages may hold it in a frame,
/// those alone.
pub(crate) fn protect(headers: &mut HeaderMap, sockets: &str, is_framed_by_own_alone: bool) {
    let mut policy = POLICY.trim().replace(
        "connect-src 'self'",
        &format!("connect-src 'self' {sockets}"),
    );
    if is_framed_by_own_alone {
        policy += "; frame-ancestors 'self'";
    }
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    let sniffed = HeaderName::from_static("x-content-type-options");
    headers.insert(sniffed, HeaderValue::from_static("nosniff"));
}
