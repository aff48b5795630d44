//! The gallery: all examples, by what they are about.

use super::dialog::Dialog;
use crate::shared::Shared;
use crate::store::{Example, ExampleMsg, LayoutMsg, Msg};
use protocol::LanguageView;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) open: bool,
    pub(crate) examples: Shared<Vec<Example>>,
    pub(crate) languages: Shared<Vec<LanguageView>>,
    /// Id of the example that is open.
    pub(crate) current: Option<String>,
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Gallery(props: &Props) -> Html {
    // The one language whose examples are shown; empty for all.
    let only = use_state(String::new);
    let onclose = props.emit.reform(|()| Msg::Layout(LayoutMsg::Dialog(None)));
    html! {
        <Dialog name="gallery" title="Examples" open={props.open} {onclose}>
            if props.open {
                { languages(props, &only) }
                { for topics(&props.examples, &only).into_iter().map(|(topic, examples)| html! {
                    <section class="gallery__topic" key={topic.to_owned()}>
                        <h3>{ topic }</h3>
                        <ul class="gallery__list">{ for examples.into_iter().map(|each| card(each, props)) }</ul>
                    </section>
                }) }
            }
        </Dialog>
    }
}

/// Which language's examples are shown.
fn languages(props: &Props, only: &UseStateHandle<String>) -> Html {
    let button = |name: &str, title: &str| {
        let (chosen, name) = (only.clone(), name.to_owned());
        let pressed = **only == name;
        let onclick = Callback::from(move |_: MouseEvent| chosen.set(name.clone()));
        html! {
            <button type="button" class="segment" aria-pressed={pressed.to_string()} {onclick}>
                { title.to_owned() }
            </button>
        }
    };
    let has_any = |language: &&LanguageView| {
        let mut examples = props.examples.iter();
        examples.any(|each| each.language == language.name)
    };
    let each = props.languages.iter().filter(has_any);
    html! {
        <div class="segments gallery__languages" role="group" aria-label="Language of the examples">
            { button("", "All") }
            { for each.map(|language| button(&language.name, &language.title)) }
        </div>
    }
}

/// The topics in the order in which they come up first, each with its examples.
fn topics<'a>(examples: &'a [Example], only: &str) -> Vec<(&'a str, Vec<&'a Example>)> {
    let mut topics: Vec<(&str, Vec<&Example>)> = Vec::new();
    let wanted = |each: &&Example| only.is_empty() || each.language == only;
    for example in examples.iter().filter(wanted) {
        match topics.iter_mut().find(|topic| topic.0 == example.topic) {
            Some((_, list)) => list.push(example),
            None => topics.push((&example.topic, vec![example])),
        }
    }
    topics
}

fn card(example: &Example, props: &Props) -> Html {
    let title = |name: &str| {
        let found = props.languages.iter().find(|each| each.name == name);
        found.map_or_else(|| name.to_owned(), |language| language.title.clone())
    };
    let is_current = props.current.as_ref() == Some(&example.id);
    let id = example.id.clone();
    let onclick = props
        .emit
        .reform(move |_: MouseEvent| Msg::Example(ExampleMsg::Pick(id.clone())));
    let mut all = props.examples.iter();
    let beside = all.find(|each| each.id == example.beside);
    html! {
        <li class="gallery__item" key={example.id.clone()}>
            <button
                type="button"
                class="gallery__card"
                aria-current={is_current.then_some("true")}
                {onclick}
            >
                <span class="gallery__title">{ &example.title }</span>
                <span class="gallery__language">{ title(&example.language) }</span>
                <span class="gallery__says">{ &example.description }</span>
            </button>
            if let Some(other) = beside {
                <a
                    class="gallery__beside"
                    href={format!("compare.html?left={}&right={}", example.id, other.id)}
                    aria-label={format!("Beside {}: {} and {}, stepped together", title(&other.language), example.title, other.title)}
                >{ format!("Beside {}", title(&other.language)) }</a>
            }
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::topics;
    use crate::store::Example;

    #[test]
    fn examples_stand_with_those_of_their_topic_and_language() {
        let example = |id: &str, topic: &str, language: &str| Example {
            id: id.into(),
            topic: topic.into(),
            language: language.into(),
            ..Example::default()
        };
        let all = [
            example("a", "Numbers", "c"),
            example("b", "Objects", "java"),
            example("c", "Numbers", "java"),
        ];
        let shown = |only| -> Vec<(&str, String)> {
            let topics = topics(&all, only).into_iter();
            topics
                .map(|(topic, list)| (topic, list.iter().map(|each| each.id.as_str()).collect()))
                .collect()
        };
        let of = |topic, ids: &str| (topic, ids.to_owned());
        assert_eq!(shown(""), [of("Numbers", "ac"), of("Objects", "b")]);
        assert_eq!(shown("java"), [of("Objects", "b"), of("Numbers", "c")]);
    }
}
