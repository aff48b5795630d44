//! The IR: one line an instruction, the next one marked, linked both ways, each explained; and the way to its text.

use super::breakpoint;
use super::ir_text::{opcode, pieces};
use super::virtual_list::VirtualList;
use crate::shared::Shared;
use crate::store::{BreakpointMsg, FocusMsg, IrMsg, ListMsg, Msg};
use protocol::{FlowView, IrRow, Linked, List, Place, Pointer, Rows, Stop, TypesView};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) rows: Shared<Rows<IrRow>>,
    pub(crate) breakpoints: Shared<Vec<Stop>>,
    /// What instructions do: opcode, how it is written, and a sentence.
    pub(crate) instructions: Shared<Vec<(String, String, String)>>,
    /// The types of what instructions give, once they are known.
    pub(crate) types: Option<Shared<TypesView>>,
    /// The slice that is looked at.
    pub(crate) slice: Option<Shared<FlowView>>,
    /// Whether the IR itself is what is edited.
    pub(crate) edited: bool,
    /// Whether there is a source to go back to.
    pub(crate) back: bool,
    /// The instruction that is next.
    pub(crate) place: Option<Place>,
    pub(crate) linked: Option<Shared<Linked>>,
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Ir(props: &Props) -> Html {
    let Props {
        rows,
        place,
        linked,
        emit,
        instructions,
        types,
        ..
    } = props;
    // What comes from no place of the source is the library's, and of another module.
    let type_of = |number: u32, row: &IrRow| {
        let types = types.as_ref().filter(|_| row.span.is_some())?;
        let text = (*types.results.get(number as usize)?)?;
        let register = row.text.split(' ').next()?;
        Some(format!("{register}: {}", types.texts.get(text as usize)?))
    };
    let explained = |row: &IrRow| {
        let opcode = if row.label {
            "label"
        } else {
            opcode(&row.text)
        };
        let mut all = instructions.iter();
        all.find(|(known, ..)| known == opcode)
    };
    let current = place.map(|place| place.ir);
    let is_linked = |row: u32| {
        let ranges = linked.as_ref().map_or(&[][..], |linked| &linked.ir);
        ranges
            .iter()
            .any(|(first, end)| (*first..*end).contains(&row))
    };
    // Without anything pointed at, the next instruction is what is to be seen.
    let reveal = linked
        .as_ref()
        .and_then(|linked| linked.ir.first().map(|range| range.0))
        .or(current);
    let slice = props.slice.as_ref().and_then(|flow| flow.slice.as_ref());
    let is_aside = |number: u32, row: &IrRow| {
        row.span.is_some() && slice.is_some_and(|slice| !slice.holds(number))
    };
    let stop_at = |row: &IrRow| {
        let mut stops = props.breakpoints.iter();
        stops.find(|stop| Some(stop.site) == row.site)
    };
    let html: Vec<Html> = (rows.first..)
        .zip(&rows.rows)
        .map(|(number, row)| {
            let says = explained(row).map(|(_, _, says)| says.clone());
            let says = match type_of(number, row) {
                Some(typed) => Some(format!("{typed}\n{}", says.unwrap_or_default())),
                None => says,
            };
            line(
                number,
                row,
                says,
                stop_at(row),
                current == Some(number),
                [is_linked(number), is_aside(number, row)],
            )
        })
        .collect();
    let about = reveal.and_then(|row| explained(rows.get(row)?));
    let typed = reveal.and_then(|row| type_of(row, rows.get(row)?));
    html! {
        <div class="panel ir" id="panel-ir" role="tabpanel" aria-labelledby="tab-ir">
            <div class="ir__bar">{ text_button(props) }</div>
            <VirtualList
                name="ir"
                label="Instructions"
                role="listbox"
                total={rows.total}
                first={rows.first}
                rows={html}
                {reveal}
                empty="Write a program in the source, or choose an example above: its instructions appear here."
                watch={emit.reform(|(first, count)| Msg::List(ListMsg::Watch { list: List::Ir, first, count }))}
                point={emit.reform(|row: Option<u32>| Msg::Focus(FocusMsg::Point(row.map(Pointer::Ir))))}
                choose={emit.reform(|row| Msg::Focus(FocusMsg::Choose(Pointer::Ir(row))))}
                margin={emit.reform(|row| Msg::Breakpoint(BreakpointMsg::ToggleInstruction(row)))}
            />
            <p class="ir__about">
                if let Some(typed) = typed {
                    <code class="ir__type">{ typed }</code>{ " · " }
                }
                if let Some((_, form, says)) = about {
                    <code>{ form }</code>{ " " }{ says }
                } else {
                    { "Point at an instruction to see what it does." }
                }
            </p>
        </div>
    }
}

/// Into the text form, or out of it.
fn text_button(props: &Props) -> Html {
    let (text, says, msg) = match (props.edited, props.back) {
        (false, _) => (
            "Edit as text",
            "Change the instructions and run them",
            IrMsg::Edit,
        ),
        (true, true) => (
            "Back to the source",
            "Leave the IR as it was edited",
            IrMsg::Back,
        ),
        (true, false) => return Html::default(),
    };
    let onclick = props.emit.reform(move |_| Msg::Ir(msg));
    html! { <button type="button" class="button button--bordered" title={says} {onclick}>{ text }</button> }
}

fn line(
    number: u32,
    row: &IrRow,
    says: Option<String>,
    stop: Option<&Stop>,
    current: bool,
    [linked, aside]: [bool; 2],
) -> Html {
    let class = classes!(
        "ir__line",
        row.label.then_some("ir__line--label"),
        current.then_some("ir__line--current"),
        linked.then_some("ir__line--linked"),
        aside.then_some("ir__line--aside"),
    );
    let text = if row.label {
        html! { <span class="ir__label">{ &row.text }</span> }
    } else {
        let pieces = pieces(&row.text).into_iter();
        pieces
            .map(|(piece, text)| html! { <span class={piece.class()}>{ text.to_owned() }</span> })
            .collect()
    };
    html! {
        <div
            {class}
            key={number}
            id={format!("ir-{number}")}
            role="option"
            aria-selected={current.to_string()}
        >
            { margin(row, stop) }
            <span class="ir__mark" aria-hidden="true">{ if current { "▶" } else { "" } }</span>
            <span class="ir__code" title={says}>{ text }</span>
            <span class="ir__place">{ &row.place }</span>
        </div>
    }
}

/// Where a breakpoint is set and taken away; by the keyboard, F9 does it.
fn margin(row: &IrRow, stop: Option<&Stop>) -> Html {
    if row.site.is_none() {
        return html! { <span class="ir__margin"></span> };
    }
    let title = match stop {
        Some(_) => "Take away the breakpoint (F9)",
        None => "Stop before this instruction (F9)",
    };
    html! {
        <span class="ir__margin ir__margin--free" data-margin="" {title}>
            if let Some(stop) = stop {
                { breakpoint::sign(stop.site, stop.is_log()) }
                <span class="visually-hidden">{ format!("{}, ", breakpoint::name(stop.is_log())) }</span>
            }
        </span>
    }
}
