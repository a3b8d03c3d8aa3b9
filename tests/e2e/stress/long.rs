use std::env;
use std::str::FromStr;

/// How much more memory may be in use in the end than after a tenth of the actions.
const GROWTH: f64 = 1.1;

/// Returns the number in this variable, if it is set.
fn number<T: FromStr>(variable: &str) -> Option<T> {
    let text = env::var(variable).ok()?;
    let number = text.parse().ok();
    Some(number.unwrap_or_else(|| panic!("{variable} is a number, not {text:?}")))
}

#[tokio::test]
#[ignore = "takes long: cargo xtask stress"]
async fn the_page_follows_the_game_through_very_many_random_actions() {
    let seed = number("STRESS_SEED").unwrap_or(2);
    let actions = number("STRESS_ACTIONS").unwrap_or(100_000);
    let [early, late] = super::run(seed, actions).await;
    assert!(
        late.page < early.page * GROWTH && late.game < early.game * GROWTH,
        "the memory has grown from {early:?} to {late:?}"
    );
}
