//! The connections of the servers, with time limits. A server waits for a request only as long as a browser needs to
//! send it, and closes a connection whose reader stops reading. Each answer says what its page may do.

use std::time::Duration;

use axum::Router;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};

use crate::impatient::Impatient;

/// The time limit for the head of a request.
const HEAD: Duration = Duration::from_secs(5);

/// The time that a reader may pause before the connection is closed. An open answer occupies a file descriptor and
/// memory.
const READING: Duration = Duration::from_secs(30);

/// The time to wait if the system has no more connections to give.
const MOMENT: Duration = Duration::from_millis(50);

/// The policy for pages: a page may load and run the book's own files, its inline scripts and styles, and WebAssembly.
/// The browser's tests of the built book apply the same policy.
const POLICY: &str = include_str!("policy.txt");

/// Answers every request until the future is dropped.
pub(crate) async fn answer(listener: TcpListener, router: Router) {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                tokio::spawn(answer_one(stream, router.clone(), READING));
            }
            Err(_) => tokio::time::sleep(MOMENT).await,
        }
    }
}

async fn answer_one(stream: TcpStream, router: Router, reading: Duration) {
    let stream = Impatient::new(stream, reading);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
        .with_upgrades();
    // An error means that the page is gone, or never asked.
    let _ = connection.await;
}

/// Adds the headers that say what a page may do. The page may open the given sockets. If `is_framed_by_own_alone` is
/// set, only the book's own pages may show it in a frame.
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

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};

    use axum::routing::get;

    use super::*;

    /// A length that exceeds the buffers between two programs.
    const LENGTH: usize = 64 << 20;
    const PATIENCE: Duration = Duration::from_secs(2);

    /// Returns the number of bytes that a reader gets if it pauses this often, each time before a piece, and reads to
    /// the end.
    async fn read(pauses: usize, pause: Duration) -> usize {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new().fallback(get(|| async { vec![b'x'; LENGTH] }));
        let server = tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            answer_one(stream, router, PATIENCE).await;
        });
        let reader = tokio::task::spawn_blocking(move || {
            let mut stream = std::net::TcpStream::connect(address).unwrap();
            stream
                .write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                .unwrap();
            let (mut all, mut piece) = (0, vec![0; 1 << 20]);
            for number in 0.. {
                if number < pauses {
                    std::thread::sleep(pause);
                }
                match stream.read(&mut piece) {
                    Ok(0) | Err(_) => break,
                    Ok(read) => all += read,
                }
            }
            all
        });
        server.await.unwrap();
        reader.await.unwrap()
    }

    #[tokio::test]
    async fn a_stalled_reader_is_disconnected_and_a_slow_one_receives_everything() {
        assert!(read(1, 2 * PATIENCE).await < LENGTH);
        assert!(read(10, PATIENCE / 8).await > LENGTH);
    }
}
