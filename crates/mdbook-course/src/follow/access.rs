//! Access control for the book beside the editor.

use std::net::SocketAddr;

use axum::http::{HeaderMap, header};

use super::token::Token;

/// The address that is served, and the key.
#[derive(Debug, Clone)]
pub(crate) struct Access {
    host: String,
    token: Token,
}

impl Access {
    pub(super) fn new(own: SocketAddr, token: Token) -> Self {
        Self {
            host: own.to_string(),
            token,
        }
    }

    /// Returns whether a request was sent to exactly this address. A page from elsewhere may have its own name point
    /// at this machine, but its requests still carry that name.
    pub(super) fn is_own_host(&self, headers: &HeaderMap) -> bool {
        only(headers, header::HOST) == Some(self.host.as_str())
    }

    /// Returns whether one of this server's own pages asks for the socket. Every browser sends the origin of a page
    /// that opens a socket.
    pub(super) fn is_own_page(&self, headers: &HeaderMap) -> bool {
        let origin = only(headers, header::ORIGIN);
        origin.and_then(|origin| origin.strip_prefix("http://")) == Some(self.host.as_str())
    }

    /// Returns the address of the server's sockets.
    pub(super) fn sockets(&self) -> String {
        format!("ws://{}", self.host)
    }

    /// Returns whether this is the key.
    pub(super) fn opens_with(&self, shown: &str) -> bool {
        self.token.is(shown)
    }
}

/// Returns the value of a header that occurs once.
fn only(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    let mut all = headers.get_all(name).iter();
    match (all.next(), all.next()) {
        (Some(one), None) => one.to_str().ok(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_server_s_own_host_and_origin_are_accepted() {
        let token = Token::new().unwrap();
        let access = Access::new(([127, 0, 0, 1], 4321).into(), token);
        let with = |name: &str, values: &[&str]| {
            let mut headers = HeaderMap::new();
            for value in values {
                let name = header::HeaderName::from_bytes(name.as_bytes()).unwrap();
                headers.append(name, value.parse().unwrap());
            }
            headers
        };
        assert!(access.is_own_host(&with("host", &["127.0.0.1:4321"])));
        for host in [
            &["127.0.0.1"][..],
            &["127.0.0.1:4322"],
            &["localhost:4321"],
            &["example.org:4321"],
            &["127.0.0.1:4321.example.org"],
            &["127.0.0.1:4321", "example.org"],
            &[],
        ] {
            assert!(!access.is_own_host(&with("host", host)), "{host:?}");
        }
        assert!(access.is_own_page(&with("origin", &["http://127.0.0.1:4321"])));
        for origin in [
            &["null"][..],
            &["https://127.0.0.1:4321"],
            &["http://127.0.0.1:4322"],
            &["http://localhost:4321"],
            &["http://example.org"],
            &["127.0.0.1:4321"],
            &[],
        ] {
            assert!(!access.is_own_page(&with("origin", origin)), "{origin:?}");
        }
    }
}
