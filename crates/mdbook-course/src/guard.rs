//! Access control for the book's server.

use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::answers::protect;

/// The limits for an address. No file has a longer name, and no page of the book a longer path.
const LONGEST_NAME: usize = 255;
const LONGEST_PATH: usize = 1024;

/// Accepts requests that address this machine by one of its own names.
///
/// A page from elsewhere may have its name point at this machine, and then read the served pages as its own. Its
/// requests still carry that name.
pub(crate) async fn admit(request: Request, next: Next) -> Response {
    if !asks_this_machine(request.headers()) {
        let what = "Only this machine can open this book: use http://127.0.0.1 or http://localhost, with its \
                    port.\n";
        return (StatusCode::FORBIDDEN, what).into_response();
    }
    if is_too_long(request.uri()) {
        return StatusCode::URI_TOO_LONG.into_response();
    }
    let mut response = next.run(request).await;
    // The request may have used any of the machine's names.
    protect(
        response.headers_mut(),
        "ws://127.0.0.1:* ws://localhost:*",
        false,
    );
    response
}

fn asks_this_machine(headers: &HeaderMap) -> bool {
    let local = |name: header::HeaderName| {
        let mut values = headers.get_all(name).iter();
        values.all(|value| value.to_str().is_ok_and(is_local))
    };
    headers.contains_key(header::HOST) && local(header::HOST) && local(header::ORIGIN)
}

/// Returns whether a host, or the origin of a page, is this machine, on any port.
fn is_local(origin: &str) -> bool {
    let host = origin.strip_prefix("http://").unwrap_or(origin);
    let host = match host.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => host,
        _ => host,
    };
    ["127.0.0.1", "[::1]"].contains(&host) || host.eq_ignore_ascii_case("localhost")
}

/// Returns whether an address is longer than all addresses of the book.
pub(crate) fn is_too_long(uri: &Uri) -> bool {
    let path = uri.path();
    path.len() > LONGEST_PATH || path.split('/').any(|name| name.len() > LONGEST_NAME)
}

#[cfg(test)]
mod tests {
    use super::is_local;

    #[test]
    fn this_machine_is_known_by_its_own_names_alone() {
        for host in [
            "127.0.0.1",
            "127.0.0.1:3000",
            "localhost:3000",
            "LOCALHOST",
            "[::1]:3000",
            "[::1]",
            "http://localhost:8080",
        ] {
            assert!(is_local(host), "{host}");
        }
        for host in [
            "",
            "null",
            "example.org",
            "example.org:3000",
            "localhost.example.org",
            "127.0.0.1.example.org:3000",
            "https://example.org",
            "127.0.0.1:3000@example.org",
        ] {
            assert!(!is_local(host), "{host}");
        }
    }
}
