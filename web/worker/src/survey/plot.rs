//! What a watched expression gave over a run, as points to draw.

use protocol::Plot;

/// The plot of values: of numbers by their size, of others by which of them it is.
pub(super) fn plot(text: &str, values: Vec<(u64, Option<String>)>) -> Plot {
    let number = |text: &String| match text.as_str() {
        "true" | "True" => Some(1.0),
        "false" | "False" => Some(0.0),
        text => text.parse::<f64>().ok().filter(|number| number.is_finite()),
    };
    let given = values.iter().filter_map(|(_, value)| value.as_ref());
    let numbers: Option<Vec<f64>> = given.clone().map(number).collect();
    let mut different: Vec<&String> = Vec::new();
    if numbers.is_none() {
        for value in given.clone() {
            if !different.contains(&value) {
                different.push(value);
            }
        }
    }
    let low = numbers
        .iter()
        .flatten()
        .copied()
        .fold(f64::INFINITY, f64::min);
    let high = numbers
        .iter()
        .flatten()
        .copied()
        .fold(f64::NEG_INFINITY, f64::max);
    let share = |value: &String| {
        let (at, span) = match number(value).filter(|_| different.is_empty()) {
            Some(number) => (number - low, high - low),
            None => {
                let at = different.iter().position(|each| *each == value);
                let last = different.len().saturating_sub(1);
                (at.unwrap_or(0) as f64, last as f64)
            }
        };
        if span > 0.0 { (at / span) as f32 } else { 0.5 }
    };
    let end = |wanted: f64| {
        let mut all = given.clone();
        all.find(|text| number(text) == Some(wanted)).cloned()
    };
    Plot {
        text: text.to_owned(),
        range: end(low).zip(end(high)).filter(|_| different.is_empty()),
        points: values
            .iter()
            .map(|(step, value)| (*step, value.as_ref().map(share)))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::plot;

    #[test]
    fn numbers_are_drawn_by_their_size_and_others_by_which_they_are() {
        let values = |texts: &[&str]| {
            let texts = texts.iter().zip(0..);
            texts
                .map(|(text, at)| (at, Some((*text).to_owned())))
                .collect()
        };
        let shares = |texts: &[&str]| -> Vec<f32> {
            let plot = plot("x", values(texts));
            plot.points.iter().filter_map(|point| point.1).collect()
        };
        assert_eq!(shares(&["1", "3", "2"]), [0.0, 1.0, 0.5]);
        assert_eq!(shares(&["'a'", "'b'", "'a'"]), [0.0, 1.0, 0.0]);
        assert_eq!(shares(&["7", "7"]), [0.5, 0.5]);
        let range = plot("x", values(&["1.5", "-2"])).range;
        assert_eq!(range, Some(("-2".to_owned(), "1.5".to_owned())));
    }
}
