//! The icons: strokes on a grid of 20 by 20, in the colour of the text.

use yew::prelude::*;

/// Which picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Icon {
    Run,
    Pause,
    First,
    Last,
    Into,
    Out,
    Over,
    Back,
    Share,
    Light,
    Dark,
    System,
    Help,
    Plus,
    Minus,
    Fit,
    Fold,
    Unfold,
    Close,
    Restart,
    More,
    Down,
    Moves,
    Play,
    Alone,
    PlayBack,
    Previous,
    Next,
}

/// The picture, hidden from screen readers: what it stands on has a name of its own.
pub(crate) fn icon(icon: Icon) -> Html {
    let (path, filled) = match icon {
        Icon::Run => ("M6 4l10 6-10 6z", true),
        Icon::Pause => ("M5.5 4h3v12h-3zM11.5 4h3v12h-3z", true),
        Icon::First => ("M5 4.5v11M15.5 4.5L8 10l7.5 5.5z", false),
        Icon::Last => ("M15 4.5v11M4.5 4.5L12 10l-7.5 5.5z", false),
        Icon::Into => ("M10 3v8.5M6.5 8.5L10 12l3.5-3.5M6 16.5h8", false),
        Icon::Out => ("M10 12V3.5M6.5 7L10 3.5 13.5 7M6 16.5h8", false),
        Icon::Over => (
            "M3.5 11a6.5 6.5 0 0 1 12.6-1.6M16.5 4.5v5h-5M9 16.5h3",
            false,
        ),
        Icon::Back => ("M16.5 11A6.5 6.5 0 0 0 3.9 9.4M3.5 4.5v5h5M8 16.5h3", false),
        Icon::Share => (
            "M8.5 11.5a3.2 3.2 0 0 0 4.6.2l2.4-2.4a3.2 3.2 0 0 0-4.6-4.6L9.8 5.8M11.5 8.500a3.200 3.200 0 0 0-4.600-.2L4.500 10.700a3.200 3.200 0 0 0 4.600 4.600l1.100-1.100",
            false,
        ),
        Icon::Light => (
            "M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.500M10 16.500V18M2 10h1.500M16.500 10H18M4.300 4.300l1.100 1.100M14.600 14.600l1.100 1.100M4.300 15.700l1.100-1.100M14.600 5.400l1.100-1.100",
            false,
        ),
        Icon::Dark => (
            "M16 11.800A6.500 6.500 0 0 1 8.200 4a6.500 6.500 0 1 0 7.800 7.800z",
            false,
        ),
        Icon::System => ("M3 4.500h14v9H3zM7.500 16.500h5M10 13.500v3", false),
        Icon::Help => (
            "M7.500 7.600a2.500 2.500 0 1 1 3.700 2.200c-.8.5-1.200.9-1.200 1.900M10 14.600v.1M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15z",
            false,
        ),
        Icon::Plus => ("M10 4.500v11M4.500 10h11", false),
        Icon::Minus => ("M4.500 10h11", false),
        Icon::Fit => (
            "M3.500 7V3.500H7M13 3.500h3.500V7M16.500 13v3.500H13M7 16.500H3.500V13M7 7.500h6v5H7z",
            false,
        ),
        Icon::Fold => (
            "M10 2.500v5M7 5l3 3 3-3M10 17.500v-5M7 15l3-3 3 3M3 10h14",
            false,
        ),
        Icon::Unfold => (
            "M10 8V2.500M7 5l3-3 3 3M10 12v5.500M7 15l3 3 3-3M3 10h14",
            false,
        ),
        Icon::Close => ("M5 5l10 10M15 5L5 15", false),
        Icon::More => ("M5 10h.01M10 10h.01M15 10h.01", false),
        Icon::Down => ("M5.500 8l4.500 4.500L14.500 8", false),
        Icon::Moves => (
            "M4 6.5h9.500M11 4l2.500 2.500L11 9M16 13.500H6.500M9 11l-2.500 2.500L9 16",
            false,
        ),
        Icon::Alone => (
            "M4.500 4.500h11v11h-11zM8.500 7.500l4.500 2.500-4.500 2.500z",
            false,
        ),
        Icon::Play => ("M7 5l8 5-8 5z", false),
        Icon::PlayBack => ("M13 5l-8 5 8 5z", false),
        Icon::Previous => ("M12 5l-5 5 5 5", false),
        Icon::Next => ("M8 5l5 5-5 5", false),
        Icon::Restart => ("M4.500 8a6 6 0 1 1-.4 3.500M4 4v4.200h4.200", false),
    };
    let class = if filled { "icon icon--filled" } else { "icon" };
    html! {
        <svg {class} viewBox="0 0 20 20" aria-hidden="true"><path d={path} /></svg>
    }
}
