//! The board and the lines of text around it.

use fantoccini::Locator;
use serde_json::{Value, json};

use super::Page;

/// Returns a selector for the square with this name and this mark in its accessible name.
pub fn square(name: &str, mark: &str) -> String {
    format!("button.square[aria-label^='{name},'][aria-label*=', {mark}']")
}

/// Returns a selector for the cell around the square with this name and this mark.
pub fn cell(name: &str, mark: &str) -> String {
    format!(".cell:has(> {})", square(name, mark))
}

/// Returns a selector for the values of moves that this word describes: `wins`, `draws` or `loses`.
pub fn value(word: &str) -> String {
    format!(".cell:has(> .square[aria-label*=', {word}']) > .cell__value")
}

impl Page {
    /// Clicks these squares one after the other, each by its index in reading order.
    pub async fn click(&self, squares: &[usize]) {
        let buttons = self.client.find_all(Locator::Css("button.square"));
        let buttons = buttons.await.unwrap();
        for square in squares {
            buttons[*square].click().await.unwrap();
        }
    }

    /// Returns the pieces in reading order, with `-` for an empty square.
    pub async fn board(&self) -> String {
        let squares = self.client.find_all(Locator::Css("button.square"));
        let mut board = String::new();
        for square in squares.await.unwrap() {
            let text = square.text().await.unwrap();
            board.push_str(if text.is_empty() { "-" } else { &text });
        }
        board
    }

    /// Returns the status line: whose turn it is, or who has won.
    pub async fn status(&self) -> String {
        self.text(".status").await
    }

    /// Returns the message about the last click.
    pub async fn message(&self) -> String {
        self.text(".message").await
    }

    /// Returns the indices of the squares whose accessible names contain this mark, such as
    /// `selected`, `can move here` or `hint`.
    pub async fn marked(&self, mark: &str) -> Value {
        let marked = format!("return marked('{mark}').map((square) => squares().indexOf(square));");
        self.js(&marked).await
    }

    /// Returns the names of the squares with this mark.
    pub async fn marked_names(&self, mark: &str) -> Value {
        self.js(&format!("return marked('{mark}').map(squareName);"))
            .await
    }

    /// Returns the values beside the nine squares, `None` where no value is shown.
    pub async fn values(&self) -> Vec<Option<String>> {
        let values = self
            .js("return squares().map((square) =>
                     square.parentElement.querySelector('.cell__value')?.textContent ?? null);")
            .await;
        serde_json::from_value(values).unwrap()
    }

    /// Returns the left, top, width and height of the board, or of its placeholder.
    pub async fn board_rectangle(&self) -> Value {
        self.painted().await;
        self.js(
            "const { x, y, width, height } = document.querySelector('.board').getBoundingClientRect();
             return [x + scrollX, y + scrollY, width, height];",
        )
        .await
    }

    /// Returns the centre of the piece on this square, in the viewport.
    pub async fn piece_centre(&self, square: usize) -> (f64, f64) {
        let centre = format!(
            "const piece = squares()[{square}].firstElementChild;
             const {{ x, y, width, height }} = piece.getBoundingClientRect();
             return [x + width / 2, y + height / 2];"
        );
        serde_json::from_value(self.js(&centre).await).unwrap()
    }

    /// Asserts that no piece is being dragged: each is in its square, and none is selected.
    pub async fn assert_at_rest(&self, when: &str) {
        let displaced = self
            .js(
                "await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => 0)));
                 const displaced = squares().flatMap((square) => {
                     const piece = square.firstElementChild;
                     if (!piece) return [];
                     const [a, b] = [square, piece].map((one) => one.getBoundingClientRect());
                     const [x, y] = [a.x + a.width / 2 - b.x - b.width / 2,
                                     a.y + a.height / 2 - b.y - b.height / 2];
                     return Math.hypot(x, y) > 1 || getComputedStyle(piece).translate !== 'none'
                         ? [`${squareName(square)} is off by ${x} ${y}`] : [];
                 });
                 if (document.querySelector('.board--dragging')) displaced.push('dragging');
                 return displaced;",
            )
            .await;
        assert_eq!(displaced, json!([]), "{when}");
        for mark in ["selected", "can move here"] {
            assert_eq!(self.marked(mark).await, json!([]), "{mark}, {when}");
        }
    }

    /// Returns the colour of the preview that the square under the pointer shows of a piece, or
    /// `None` if a click there would not put one down.
    pub async fn preview(&self) -> Option<String> {
        let preview = self
            .js("const square = document.querySelector('.square:hover');
                 const { backgroundColor, scale } = getComputedStyle(square, '::before');
                 return scale > 3 ? backgroundColor : null;")
            .await;
        preview.as_str().map(str::to_owned)
    }
}
