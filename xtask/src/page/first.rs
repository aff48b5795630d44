//! What the page shows before any of its code has come: drawn by that code when the site is built, and written into
//! the page with the gallery of examples, so that the browser need fetch neither to have something to show.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::Result;
use crate::setup::Environment;

/// The program that draws, an example of the crate of the page.
const DRAWN_BY: &str = "first_view";
/// Where the drawing goes in the page.
const VIEW: &str = r#"<div class="first"></div>"#;
/// Where the gallery goes.
const GALLERY: &str = r#"<script type="application/json" id="gallery"></script>"#;

/// Fills in the page in `dist`.
pub(super) fn fill(environment: &Environment, dist: &Path) -> Result<()> {
    let text = super::asked(environment, DRAWN_BY)?;
    let drawn: Value =
        serde_json::from_str(&text).map_err(|error| format!("the first view: {error}"))?;
    let page = dist.join("index.html");
    let failed = |error| format!("{}: {error}", page.display());
    let html = filled(&fs::read_to_string(&page).map_err(failed)?, &drawn)?;
    fs::write(&page, html).map_err(failed)
}

/// The page with its first view and its gallery.
fn filled(page: &str, drawn: &Value) -> Result<String> {
    let view = drawn["view"]
        .as_str()
        .ok_or("the first view was not drawn")?;
    if !(page.contains(VIEW) && page.contains(GALLERY)) {
        return Err("index.html has no place for the first view".to_owned());
    }
    // Nothing in the sources of examples may end the element that they stand in.
    let gallery = drawn["gallery"].to_string().replace('<', "\\u003c");
    let around = |place: &str, inner: &str| {
        let end = place.rfind("</").unwrap_or(place.len());
        format!("{}{inner}{}", &place[..end], &place[end..])
    };
    Ok(page
        .replacen(VIEW, &around(VIEW, view), 1)
        .replacen(GALLERY, &around(GALLERY, &gallery), 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn view_and_gallery_stand_in_the_page_and_sources_do_not_end_their_element() {
        let page = format!("<body>{VIEW}{GALLERY}</body>");
        let drawn =
            json!({ "view": "<p>1</p>", "gallery": { "list": [], "first": "a </script>" } });
        let html = filled(&page, &drawn).unwrap();
        assert!(
            html.contains(r#"<div class="first"><p>1</p></div>"#),
            "{html}"
        );
        assert_eq!(html.matches("</script>").count(), 1, "{html}");
        let inside = html.split(r#"id="gallery">"#).nth(1).unwrap();
        let json: Value = serde_json::from_str(inside.split("</script>").next().unwrap()).unwrap();
        assert_eq!(json["first"], "a </script>");
        assert!(filled("<body></body>", &drawn).is_err());
    }
}
