//! The IR: one line an instruction, the next one marked, linked both ways.

use super::ir_text::pieces;
use super::virtual_list::VirtualList;
use crate::shared::Shared;
use crate::store::{FocusMsg, ListMsg, Msg};
use protocol::{IrRow, Linked, List, Place, Pointer, Rows};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) rows: Shared<Rows<IrRow>>,
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
    } = props;
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
    let html: Vec<Html> = (rows.first..)
        .zip(&rows.rows)
        .map(|(number, row)| line(number, row, current == Some(number), is_linked(number)))
        .collect();
    html! {
        <div class="panel" id="panel-ir" role="tabpanel" aria-labelledby="tab-ir">
            <VirtualList
                name="ir"
                label="Instructions"
                role="listbox"
                total={rows.total}
                first={rows.first}
                rows={html}
                {reveal}
                empty="The instructions of the program appear here."
                watch={emit.reform(|(first, count)| Msg::List(ListMsg::Watch { list: List::Ir, first, count }))}
                point={emit.reform(|row: Option<u32>| Msg::Focus(FocusMsg::Point(row.map(Pointer::Ir))))}
                choose={emit.reform(|row| Msg::Focus(FocusMsg::Choose(Pointer::Ir(row))))}
            />
        </div>
    }
}

fn line(number: u32, row: &IrRow, current: bool, linked: bool) -> Html {
    let class = classes!(
        "ir__line",
        row.label.then_some("ir__line--label"),
        current.then_some("ir__line--current"),
        linked.then_some("ir__line--linked"),
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
            <span class="ir__mark" aria-hidden="true">{ if current { "▶" } else { "" } }</span>
            <span class="ir__code">{ text }</span>
            <span class="ir__place">{ &row.place }</span>
        </div>
    }
}
