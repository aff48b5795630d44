//! One request to a provider and what comes back, as the page hands it on.

use assist::provider::{
    Http, LONGEST_ANSWER, Provider, Reader, blocked, read_models, read_whole, refusal,
};
use assist::{Answer, Failure, Request};
use protocol::Question;
use std::rc::Rc;

/// A request as the page is to show and to send it; of a question, what it says in words.
pub(super) fn question(http: &Http, asked: Option<&Request>, round: u32) -> Question {
    let open = http.headers.iter();
    let open = open.filter(|header| header.secret.is_empty());
    let secret = http.headers.iter();
    let mut secret = secret.filter(|header| !header.secret.is_empty());
    let said = asked.map_or(&[][..], |request| &request.messages).iter();
    Question {
        round,
        method: http.method.to_owned(),
        url: http.url.clone(),
        headers: open
            .map(|header| (header.name.to_owned(), header.value()))
            .collect(),
        key_header: secret
            .next()
            .map(|header| (header.name.to_owned(), header.open.to_owned())),
        body: http.body.clone(),
        system: asked.map_or_else(String::new, |request| request.system.clone()),
        said: said
            .map(|message| (message.role.name().to_owned(), message.text.clone()))
            .collect(),
    }
}

/// What came.
pub(super) enum Came {
    /// A model's answer.
    Answer(Answer),
    /// The names of models.
    Models(Vec<String>),
}

/// How what comes is read.
enum Reading {
    /// As a stream.
    Stream(Box<Reader>),
    /// In one piece.
    Whole(Vec<u8>),
    /// In one piece that says why there is no answer: of a status, and what it says of when to ask again.
    Refusal(u16, Option<String>, Vec<u8>),
}

/// A request that was put, and as much of the answer as has come.
pub(super) struct Exchange {
    provider: Rc<dyn Provider>,
    reading: Reading,
    is_for_models: bool,
}

impl Exchange {
    pub(super) fn new(provider: Rc<dyn Provider>) -> Exchange {
        Exchange {
            reading: Reading::Stream(Reader::new(Rc::clone(&provider)).into()),
            provider,
            is_for_models: false,
        }
    }

    /// The same, whose answer is a list of models.
    pub(super) fn for_models(mut self) -> Exchange {
        self.is_for_models = true;
        self
    }

    /// The answer begins.
    pub(super) fn begins(&mut self, status: u16, retry_after: Option<String>, is_whole: bool) {
        self.reading = match status {
            200 if is_whole => Reading::Whole(Vec::new()),
            200 => Reading::Stream(Reader::new(Rc::clone(&self.provider)).into()),
            _ => Reading::Refusal(status, retry_after, Vec::new()),
        };
    }

    /// Takes more of it; gives the answer's text so far, where it comes as a stream.
    ///
    /// # Errors
    /// What is wrong with it; nothing more needs to be read then.
    pub(super) fn push(&mut self, text: &str) -> Result<Option<&str>, Failure> {
        match &mut self.reading {
            Reading::Stream(reader) => {
                reader.push(text.as_bytes())?;
                Ok(Some(reader.text()))
            }
            Reading::Whole(body) | Reading::Refusal(_, _, body) => {
                body.extend_from_slice(text.as_bytes());
                match body.len() > LONGEST_ANSWER {
                    true => Err(Failure::TooLong),
                    false => Ok(None),
                }
            }
        }
    }

    /// That was all.
    pub(super) fn finish(self) -> Result<Came, Failure> {
        match self.reading {
            Reading::Refusal(status, after, body) => {
                Err(refusal(&*self.provider, status, after.as_deref(), &body))
            }
            Reading::Whole(body) if self.is_for_models => {
                read_models(&*self.provider, &body).map(Came::Models)
            }
            Reading::Whole(body) => read_whole(&*self.provider, &body).map(Came::Answer),
            Reading::Stream(reader) => reader.finish().map(Came::Answer),
        }
    }

    /// There is no answer, and the browser says no reason.
    pub(super) fn unreachable(&self, is_online: bool) -> Failure {
        blocked(&*self.provider, is_online)
    }
}
