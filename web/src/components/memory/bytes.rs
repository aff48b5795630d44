//! The bytes of an object: sixteen in a row, what nothing has written, pointers and what changed told apart by signs, and
//! beside them the members that they make up.

use crate::store::{MemoryMsg, Msg};
use protocol::{ByteState, ByteView, BytesView, FieldView};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) bytes: BytesView,
    pub(crate) emit: Callback<Msg>,
}

/// Bytes in a row.
const ROW: usize = 16;

#[component]
pub(crate) fn Bytes(props: &Props) -> Html {
    let bytes = &props.bytes;
    let pointed = use_state(|| None::<usize>);
    let marked = pointed.and_then(|at| bytes.fields.get(at));
    let is_marked = |at: u32| {
        marked.is_some_and(|field| field.offset <= at && at < field.offset + field.size.max(1))
    };
    let rows = bytes.bytes.chunks(ROW).enumerate();
    let point = |at: Option<usize>| {
        let pointed = pointed.clone();
        move || pointed.set(at)
    };
    html! {
        <div class="bytes" role="group" aria-label={format!("Bytes of {}", bytes.title)}>
            <div class="bytes__head">
                <b>{ &bytes.title }</b>
                <span class="bytes__about">{ &bytes.about }</span>
                <button
                    type="button"
                    class="button button--small"
                    onclick={props.emit.reform(|_| Msg::Memory(MemoryMsg::Bytes(None)))}
                >{ "Close" }</button>
            </div>
            <div class="bytes__body" tabindex="0" role="region" aria-label="Bytes and members">
                <table class="bytes__grid">
                    <thead>
                        <tr>
                            <th scope="col">{ "Address" }</th>
                            { for (0..ROW).map(|at| html! { <th scope="col">{ format!("{at:x}") }</th> }) }
                        </tr>
                    </thead>
                    <tbody>
                        { for rows.map(|(row, each)| {
                            let first = bytes.first + (row * ROW) as u32;
                            html! {
                                <tr key={row}>
                                    <th scope="row">{ format!("{:#x}", bytes.address + u64::from(first)) }</th>
                                    { for each.iter().zip(first..).map(|(byte, at)| cell(*byte, is_marked(at))) }
                                </tr>
                            }
                        }) }
                    </tbody>
                </table>
                <ul class="bytes__fields" aria-label="Members">
                    { for bytes.fields.iter().enumerate().map(|(at, field)| {
                        let (enter, leave) = (point(Some(at)), point(None));
                        let (focus, blur) = (enter.clone(), leave.clone());
                        html! {
                            <li key={at}>
                                <button
                                    type="button"
                                    class="bytes__field"
                                    title="Show its bytes"
                                    onmouseenter={move |_| enter()}
                                    onmouseleave={move |_| leave()}
                                    onfocus={move |_| focus()}
                                    onblur={move |_| blur()}
                                >{ described(field) }</button>
                            </li>
                        }
                    }) }
                </ul>
            </div>
            <p class="bytes__legend">
                { "·· nothing wrote it   " }<u>{ "7f" }</u>{ " part of a pointer   ?? not known   " }<b>{ "◆" }</b>{ " changed" }
            </p>
            if (bytes.bytes.len() as u32) < bytes.size {
                <p class="bytes__legend">{ format!("The first {} of {} bytes.", bytes.bytes.len(), bytes.size) }</p>
            }
        </div>
    }
}

fn cell(byte: ByteView, is_marked: bool) -> Html {
    let (class, text, says) = match byte.state {
        ByteState::Written => ("", format!("{:02x}", byte.byte), None),
        ByteState::Pointer => (
            "byte--pointer",
            format!("{:02x}", byte.byte),
            Some("pointer"),
        ),
        ByteState::Unset => ("byte--unset", "··".to_owned(), Some("nothing wrote it")),
        ByteState::Unknown => ("byte--unknown", "??".to_owned(), Some("not known")),
    };
    let class = classes!(
        "byte",
        class,
        byte.is_changed.then_some("byte--changed"),
        is_marked.then_some("byte--marked"),
    );
    html! { <td {class} title={says}>{ text }</td> }
}

fn described(field: &FieldView) -> Html {
    html! {
        <>
            <span class="bytes__offset">{ format!("+{}", field.offset) }</span>
            <b>{ if field.name.is_empty() { "value" } else { &field.name } }</b>
            <span>{ format!(" = {}", field.value) }</span>
            <span class="bytes__kind">{ &field.kind }</span>
        </>
    }
}
