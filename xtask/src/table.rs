//! Tables for people: aligned columns of plain text.

use std::fmt;

/// On which side a column's cells stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Right,
}

/// A header and rows of equally many cells.
#[derive(Debug)]
pub(crate) struct Table {
    columns: Vec<(String, Align)>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table of these columns, without rows.
    pub(crate) fn new(columns: &[(&str, Align)]) -> Table {
        let columns = columns
            .iter()
            .map(|&(title, align)| (title.to_owned(), align))
            .collect();
        Table {
            columns,
            rows: Vec::new(),
        }
    }

    /// Adds a row; cells that are missing on the right are empty.
    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let header: Vec<String> = self
            .columns
            .iter()
            .map(|(title, _)| title.clone())
            .collect();
        let rule: Vec<String> = (0..header.len())
            .map(|column| "─".repeat(self.width(column)))
            .collect();
        for row in [&header, &rule].into_iter().chain(&self.rows) {
            let mut line = String::new();
            for (column, (_, align)) in self.columns.iter().enumerate() {
                let cell = row.get(column).map_or("", String::as_str);
                let width = self.width(column);
                match align {
                    Align::Left => line.push_str(&format!("{cell:<width$}  ")),
                    Align::Right => line.push_str(&format!("{cell:>width$}  ")),
                }
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

impl Table {
    fn width(&self, column: usize) -> usize {
        let cells = self.rows.iter().filter_map(|row| row.get(column));
        let titles = [&self.columns[column].0];
        cells
            .chain(titles)
            .map(|cell| cell.chars().count())
            .max()
            .unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let mut table = Table::new(&[("name", Align::Left), ("n", Align::Right)]);
        table.row(["é".to_owned(), "100".to_owned()]);
        table.row(["longer".to_owned()]);
        assert_eq!(
            table.to_string(),
            "name      n\n──────  ───\né       100\nlonger\n"
        );
    }
}
