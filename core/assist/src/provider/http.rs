//! A request as it goes over the wire.

use crate::Key;

/// A header: its name, and its value in two parts of which the second is secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// Its name.
    pub name: &'static str,
    /// What anybody may see.
    pub open: &'static str,
    /// What nobody may see.
    pub secret: Key,
}

impl Header {
    pub(crate) fn open(name: &'static str, open: &'static str) -> Header {
        Header {
            name,
            open,
            secret: Key::default(),
        }
    }

    /// The whole value, for who sends it.
    #[must_use]
    pub fn value(&self) -> String {
        format!("{}{}", self.open, self.secret.reveal())
    }
}

/// A request. Shown for debugging it does not tell the key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Http {
    /// `GET` or `POST`.
    pub method: &'static str,
    /// Where to.
    pub url: String,
    /// With which headers.
    pub headers: Vec<Header>,
    /// With which body.
    pub body: String,
}

impl Http {
    pub(crate) fn get(url: String) -> Http {
        Http {
            method: "GET",
            url,
            headers: Vec::new(),
            body: String::new(),
        }
    }

    pub(crate) fn post(url: String, body: &serde_json::Value) -> Http {
        Http {
            method: "POST",
            url,
            headers: vec![Header::open("content-type", "application/json")],
            body: body.to_string(),
        }
    }

    /// With a key behind some words, unless there is none.
    pub(crate) fn with_key(mut self, name: &'static str, open: &'static str, key: &Key) -> Http {
        if !key.is_empty() {
            let secret = key.clone();
            self.headers.push(Header { name, open, secret });
        }
        self
    }

    pub(crate) fn with(mut self, name: &'static str, value: &'static str) -> Http {
        self.headers.push(Header::open(name, value));
        self
    }
}
