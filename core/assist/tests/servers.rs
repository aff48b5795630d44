//! Providers, against servers on this machine that speak their protocols: whole, in pieces, broken, cut off, hostile.

use assist::provider::{Http, Kind, Provider, Reader, blocked, read_models, read_whole, refusal};
use assist::{Answer, End, Failure, Key, Request, Usage};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::rc::Rc;
use std::thread::JoinHandle;

/// A server that answers one request; gives what it was sent.
struct Server {
    base: String,
    asked: JoinHandle<String>,
}

/// Writes an answer in pieces of so many bytes, as often as said.
fn serve(head: &'static str, body: String, piece: usize, times: usize) -> Server {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let asked = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        stream.set_nodelay(true).unwrap();
        let asked = read_request(&mut stream);
        let head = format!("HTTP/1.1 {head}\r\nconnection: close\r\n\r\n");
        // A client that has enough hangs up.
        let _ = stream.write_all(head.as_bytes());
        for _ in 0..times {
            for piece in body.as_bytes().chunks(piece) {
                if stream
                    .write_all(piece)
                    .and_then(|()| stream.flush())
                    .is_err()
                {
                    return asked;
                }
            }
        }
        asked
    });
    Server { base, asked }
}

fn read_request(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let mut buffer = [0; 4096];
    loop {
        let read = stream.read(&mut buffer).unwrap();
        bytes.extend_from_slice(&buffer[..read]);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let Some((head, body)) = text.split_once("\r\n\r\n") else {
            continue;
        };
        let length = head
            .lines()
            .find_map(|line| line.strip_prefix("content-length: "));
        if body.len() >= length.map_or(0, |length| length.parse().unwrap()) {
            return text;
        }
    }
}

/// Sends a request; gives the status, the header that says when to come back, and each piece of the body.
fn send(http: &Http, mut take: impl FnMut(&[u8]) -> bool) -> (u16, Option<String>) {
    let rest = http.url.strip_prefix("http://").unwrap();
    let (host, path) = rest.split_once('/').unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    let mut text = format!("{} /{path} HTTP/1.1\r\nhost: {host}\r\n", http.method);
    for header in &http.headers {
        text += &format!("{}: {}\r\n", header.name, header.value());
    }
    text += &format!("content-length: {}\r\n\r\n{}", http.body.len(), http.body);
    stream.write_all(text.as_bytes()).unwrap();
    let mut head = Vec::new();
    let mut byte = [0];
    while !head.ends_with(b"\r\n\r\n") {
        stream.read_exact(&mut byte).unwrap();
        head.push(byte[0]);
    }
    let head = String::from_utf8(head).unwrap();
    let mut buffer = [0; 1000];
    loop {
        let read = stream.read(&mut buffer).unwrap_or(0);
        if read == 0 || !take(&buffer[..read]) {
            break;
        }
    }
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    let after = head
        .lines()
        .find_map(|line| line.strip_prefix("retry-after: "));
    (status, after.map(str::to_owned))
}

fn request() -> Request {
    Request::new("Be brief.".into(), "Hello?".into(), 50)
}

fn streamed(provider: &Rc<dyn Provider>) -> Result<Answer, Failure> {
    let mut reader = Reader::new(Rc::clone(provider));
    let mut whole = Vec::new();
    let mut failed = None;
    let (status, after) = send(&provider.ask(&request(), true), |piece| {
        whole.extend_from_slice(piece);
        failed = reader.push(piece).err();
        failed.is_none()
    });
    match (status, failed) {
        (200, Some(failure)) => Err(failure),
        (200, None) => reader.finish(),
        _ => Err(refusal(&**provider, status, after.as_deref(), &whole)),
    }
}

const KINDS: [&str; 4] = ["anthropic", "openai", "huggingface", "ollama"];

fn provider(kind: &str, base: &str) -> Rc<dyn Provider> {
    let key = match kind {
        "ollama" => Key::default(),
        _ => Key::new("secret"),
    };
    Kind::named(kind).unwrap().provider(base, key, "m")
}

/// How a provider streams `Grüße, 2 < 3`: 7 tokens asked, 3 answered.
fn stream(kind: &str) -> String {
    match kind {
        "anthropic" => "event: message_start\ndata: {\"type\":\"message_start\",\"message\":{\"id\":\"m\",\"content\":[],\"usage\":{\"input_tokens\":7,\"output_tokens\":1}}}\n\n\
            event: content_block_start\ndata: {\"type\":\"content_block_start\",\"index\":0,\"content_block\":{\"type\":\"text\",\"text\":\"\"}}\n\n\
            event: ping\ndata: {\"type\": \"ping\"}\n\n\
            event: content_block_delta\ndata: {\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"type\":\"text_delta\",\"text\":\"Grüße, \"}}\n\n\
            event: content_block_delta\ndata: {\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"type\":\"text_delta\",\"text\":\"2 < 3\"}}\n\n\
            event: content_block_stop\ndata: {\"type\":\"content_block_stop\",\"index\":0}\n\n\
            event: message_delta\ndata: {\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"},\"usage\":{\"output_tokens\":3}}\n\n\
            event: message_stop\ndata: {\"type\":\"message_stop\"}\n\n",
        "ollama" => "{\"model\":\"m\",\"message\":{\"role\":\"assistant\",\"content\":\"Grüße, \"},\"done\":false}\n\
            {\"model\":\"m\",\"message\":{\"role\":\"assistant\",\"content\":\"2 < 3\"},\"done\":false}\n\
            {\"model\":\"m\",\"message\":{\"role\":\"assistant\",\"content\":\"\"},\"done\":true,\"done_reason\":\"stop\",\"prompt_eval_count\":7,\"eval_count\":3}\n",
        _ => ": a comment that keeps the connection\r\n\r\n\
            data: {\"id\":\"c\",\"choices\":[{\"index\":0,\"delta\":{\"role\":\"assistant\",\"content\":\"\"},\"finish_reason\":null}]}\r\n\r\n\
            data: {\"id\":\"c\",\"choices\":[{\"index\":0,\"delta\":{\"content\":\"Grüße, \"},\"finish_reason\":null}],\"usage\":null}\r\n\r\n\
            data: {\"id\":\"c\",\"choices\":[{\"index\":0,\"delta\":{\"content\":\"2 < 3\"},\"finish_reason\":null}]}\r\n\r\n\
            data: {\"id\":\"c\",\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}]}\r\n\r\n\
            data: {\"id\":\"c\",\"choices\":[],\"usage\":{\"prompt_tokens\":7,\"completion_tokens\":3}}\r\n\r\n\
            data: [DONE]\r\n\r\n",
    }
    .to_owned()
}

fn greeting() -> Answer {
    let usage = Usage {
        input: 7,
        output: 3,
    };
    Answer {
        text: "Grüße, 2 < 3".to_owned(),
        usage,
        end: End::Whole,
    }
}

#[test]
fn a_streamed_answer_is_the_same_in_any_split() {
    for kind in KINDS {
        for piece in [1, 7, 100_000] {
            let server = serve("200 OK", stream(kind), piece, 1);
            let provider = provider(kind, &server.base);
            assert_eq!(streamed(&provider), Ok(greeting()), "{kind} {piece}");
            server.asked.join().unwrap();
        }
    }
}

#[test]
fn a_request_is_what_the_protocol_says() {
    let lines = [
        (
            "anthropic",
            vec![
                "POST /v1/messages HTTP/1.1",
                "x-api-key: secret",
                "anthropic-version: 2023-06-01",
                "anthropic-dangerous-direct-browser-access: true",
                "\"system\":\"Be brief.\"",
                "\"max_tokens\":50",
                "[{\"role\":\"user\",\"content\":\"Hello?\"}]",
            ],
        ),
        (
            "openai",
            vec![
                "POST /chat/completions HTTP/1.1",
                "authorization: Bearer secret",
                "{\"role\":\"system\",\"content\":\"Be brief.\"}",
                "\"stream_options\":{\"include_usage\":true}",
            ],
        ),
        (
            "huggingface",
            vec![
                "POST /v1/chat/completions HTTP/1.1",
                "authorization: Bearer secret",
            ],
        ),
        (
            "ollama",
            vec![
                "POST /api/chat HTTP/1.1",
                "\"options\":{\"num_predict\":50}",
                "\"stream\":true",
            ],
        ),
    ];
    for (kind, parts) in lines {
        let server = serve("200 OK", stream(kind), 1000, 1);
        let provider = provider(kind, &server.base);
        streamed(&provider).unwrap();
        let asked = server.asked.join().unwrap();
        for part in parts {
            assert!(asked.contains(part), "{part} in {asked}");
        }
        assert_eq!(asked.contains("secret"), kind != "ollama");
    }
}

#[test]
fn an_answer_that_is_cut_off_is_none() {
    for kind in KINDS {
        let text = stream(kind);
        // In the middle, and in the middle of a line.
        for end in [text.len() / 2, text.find("2 < 3").unwrap()] {
            let server = serve("200 OK", text[..end].to_owned(), 1000, 1);
            let provider = provider(kind, &server.base);
            assert_eq!(streamed(&provider), Err(Failure::CutOff), "{kind} {end}");
        }
    }
}

#[test]
fn an_endless_answer_is_left() {
    for kind in KINDS {
        let text = stream(kind);
        let end = text.find("2 < 3").unwrap();
        let whole_events = match kind {
            "ollama" => text[..end].rfind('\n').unwrap() + 1,
            "anthropic" => text[..end].rfind("\n\n").unwrap() + 2,
            _ => text[..end].rfind("\r\n\r\n").unwrap() + 4,
        };
        // Events without end, and one event without end.
        for body in [
            text[..whole_events].repeat(100),
            "data: x".to_owned() + &"x".repeat(9999),
        ] {
            let server = serve("200 OK", body, 60_000, 100_000);
            let provider = provider(kind, &server.base);
            assert_eq!(streamed(&provider), Err(Failure::TooLong), "{kind}");
        }
    }
}

#[test]
fn what_is_not_the_protocol_is_told() {
    for kind in KINDS {
        for body in [
            "<html><script>alert(1)</script></html>\n\n",
            "data: <b>\n\n",
            "data: []\n\n",
            "data: {\"choices\": 7, \"delta\": 7}\n\n",
            "data: {\"choices\": [{\"delta\": {\"content\": 7}}]}\n\n",
            "{\"message\": {\"content\": [1]}}\n",
            "",
        ] {
            let server = serve("200 OK", body.to_owned(), 3, 1);
            let provider = provider(kind, &server.base);
            let failure = streamed(&provider).unwrap_err();
            let is_told = matches!(failure, Failure::NotTheProtocol(_) | Failure::CutOff);
            assert!(is_told, "{kind} {body} {failure:?}");
            assert!(!failure.to_string().contains("script"));
            assert!(read_whole(&*provider, body.as_bytes()).is_err());
        }
    }
}

#[test]
fn statuses_are_told_in_words_that_say_what_to_do() {
    let body = r#"{"error": {"type": "t", "message": "the model sleeps"}}"#;
    for (head, failure, words) in [
        (
            "401 Unauthorized",
            Failure::KeyRefused,
            "Check that it is whole",
        ),
        (
            "403 Forbidden",
            Failure::NotAllowed("the model sleeps".into()),
            "allow it",
        ),
        (
            "404 Not Found",
            Failure::NotFound("the model sleeps".into()),
            "the model's name",
        ),
        (
            "429 Too Many\r\nretry-after: 20",
            Failure::TooMany(Some(20)),
            "again in 20 s",
        ),
        ("429 Too Many", Failure::TooMany(None), "Wait a little"),
        (
            "503 Down",
            Failure::ServerFault(503, "the model sleeps".into()),
            "It said: the model sleeps",
        ),
        ("529 Overloaded", Failure::Overloaded, "too much to do"),
        (
            "400 Bad",
            Failure::Refused(400, "the model sleeps".into()),
            "status 400",
        ),
    ] {
        for kind in KINDS {
            let server = serve(head, body.to_owned(), 1000, 1);
            let provider = provider(kind, &server.base);
            let found = streamed(&provider).unwrap_err();
            assert!(found.to_string().contains(words), "{found}");
            assert_eq!(found, failure);
        }
    }
}

#[test]
fn an_error_in_the_stream_is_one() {
    let error =
        "{\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\",\"message\":\"Overloaded\"}}";
    for kind in KINDS {
        let body = match kind {
            "ollama" => format!("{error}\n"),
            _ => format!("event: error\ndata: {error}\n\n"),
        };
        let server = serve("200 OK", body, 5, 1);
        let provider = provider(kind, &server.base);
        assert_eq!(streamed(&provider), Err(Failure::Overloaded), "{kind}");
    }
}

#[test]
fn a_whole_answer_is_read() {
    for (kind, body) in [
        (
            "anthropic",
            r#"{"type":"message","content":[{"type":"thinking","thinking":"x"},{"type":"text","text":"Grüße, 2 < 3"}],"stop_reason":"end_turn","usage":{"input_tokens":7,"output_tokens":3}}"#,
        ),
        (
            "openai",
            r#"{"choices":[{"message":{"role":"assistant","content":"Grüße, 2 < 3"},"finish_reason":"stop"}],"usage":{"prompt_tokens":7,"completion_tokens":3}}"#,
        ),
        (
            "huggingface",
            r#"{"choices":[{"message":{"content":"Grüße, 2 < 3"},"finish_reason":"stop"}],"usage":{"prompt_tokens":7,"completion_tokens":3}}"#,
        ),
        (
            "ollama",
            r#"{"message":{"content":"Grüße, 2 < 3"},"done":true,"prompt_eval_count":7,"eval_count":3}"#,
        ),
    ] {
        let provider = provider(kind, "http://localhost");
        assert_eq!(
            read_whole(&*provider, body.as_bytes()),
            Ok(greeting()),
            "{kind}"
        );
    }
}

#[test]
fn models_are_listed() {
    for kind in KINDS {
        let (path, body) = match kind {
            "anthropic" => (
                "GET /v1/models?limit=1000",
                r#"{"data":[{"id":"b"},{"id":"a"}]}"#,
            ),
            "openai" => (
                "GET /models",
                r#"{"object":"list","data":[{"id":"b"},{"id":"a"}]}"#,
            ),
            "huggingface" => (
                "GET /v1/models",
                r#"{"data":[{"id":"b"},{"id":"a"},{"id":7}]}"#,
            ),
            _ => ("GET /api/tags", r#"{"models":[{"name":"b"},{"name":"a"}]}"#),
        };
        let server = serve("200 OK", body.to_owned(), 1000, 1);
        let provider = provider(kind, &server.base);
        let mut list = Vec::new();
        send(&provider.models(), |piece| {
            list.extend_from_slice(piece);
            true
        });
        assert_eq!(
            read_models(&*provider, &list),
            Ok(vec!["a".into(), "b".into()])
        );
        assert!(server.asked.join().unwrap().starts_with(path));
        for wrong in ["{}", "[]", "<p>", "{\"data\": 1, \"models\": 1}"] {
            assert!(read_models(&*provider, wrong.as_bytes()).is_err());
        }
    }
}

#[test]
fn a_browser_that_gives_no_reason_is_told_what_to_do() {
    let ollama = provider("ollama", Kind::Ollama.base());
    assert!(
        blocked(&*ollama, true)
            .to_string()
            .contains("OLLAMA_ORIGINS")
    );
    // This machine can be reached without a network.
    assert!(
        blocked(&*ollama, false)
            .to_string()
            .contains("OLLAMA_ORIGINS")
    );
    let far = provider("anthropic", Kind::Anthropic.base());
    assert_eq!(blocked(&*far, false), Failure::Offline);
    assert!(matches!(blocked(&*far, true), Failure::Blocked { .. }));
}
