//! A key is in a request's header and nowhere else.

use assist::provider::{Header, Kind, Provider, Reader, blocked, read_whole, refusal};
use assist::{Key, Request};
use std::rc::Rc;

const SECRET: &str = "sk-very-secret-0123456789";

fn providers() -> [Rc<dyn Provider>; 4] {
    let key = || Key::new(&format!(" {SECRET}\n"));
    Kind::ALL.map(|kind| kind.provider(kind.base(), key(), "m"))
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
            let mut reader = Reader::new(Rc::clone(&provider));
            let pushed = reader.push(stream.as_bytes());
            failures.extend(pushed.err());
        }
        for failure in failures {
            let text = format!("{failure} {failure:?}");
            assert!(!text.contains(SECRET), "{text}");
        }
    }
}
