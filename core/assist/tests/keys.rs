//! A key is in a request's header and nowhere else.

use assist::provider::{
    Anthropic, Header, HuggingFace, Ollama, OpenAi, Provider, Reader, blocked, read_whole, refusal,
};
use assist::{Key, Request};

const SECRET: &str = "sk-very-secret-0123456789";

fn providers() -> Vec<Box<dyn Provider>> {
    let key = || Key::new(&format!(" {SECRET}\n"));
    vec![
        Box::new(Anthropic::new(Anthropic::BASE, key(), "m")),
        Box::new(OpenAi::new(OpenAi::BASE, key(), "m")),
        Box::new(Ollama::new(Ollama::BASE, key(), "m")),
        Box::new(HuggingFace::new(HuggingFace::BASE, key(), "m")),
    ]
}

#[test]
fn a_key_is_not_shown() {
    let key = Key::new(SECRET);
    assert_eq!(format!("{key} {key:?} {key:#?}"), "(key) (key) (key)");
    assert_eq!(key.hide_in(&format!("<{SECRET}>")), "<(key)>");
}

#[test]
fn a_request_holds_the_key_in_one_header_only() {
    for provider in providers() {
        let request = Request::new("s".into(), "t".into(), 9);
        for http in [provider.ask(&request, true), provider.models()] {
            assert!(!format!("{http:?}").contains(SECRET));
            assert!(!http.url.contains(SECRET) && !http.body.contains(SECRET));
            let values = http.headers.iter().map(Header::value);
            assert_eq!(values.filter(|value| value.contains(SECRET)).count(), 1);
        }
    }
}

#[test]
fn no_error_tells_the_key_even_where_the_provider_repeats_it() {
    for provider in providers() {
        let body = format!(r#"{{"error":{{"type":"x","message":"the key {SECRET} is bad"}}}}"#);
        let mut failures: Vec<_> = [400, 401, 403, 404, 418, 429, 500, 503, 529]
            .map(|status| refusal(&*provider, status, None, body.as_bytes()))
            .into();
        failures.push(blocked(&*provider, true));
        failures.push(read_whole(&*provider, body.as_bytes()).unwrap_err());
        let event = format!(r#"{{"type":"error","error":{{"message":"{SECRET}"}}}}"#);
        for stream in [format!("data: {event}\n\n"), format!("{event}\n")] {
            let mut reader = Reader::new(&*provider);
            let pushed = reader.push(stream.as_bytes());
            failures.extend(pushed.err());
        }
        for failure in failures {
            let text = format!("{failure} {failure:?}");
            assert!(!text.contains(SECRET), "{text}");
        }
    }
}
