use yew::prelude::*;

use super::{ManualLink, ResumeOffer, ShareButton};
use crate::components::ui::{ActionButton, changing_text};
use crate::game::{CLAIM_ADVICE, GameAction, GameState, Message};
use crate::hooks::{Announcer, RovingFocus, SavedGamesHandle, use_stored};
use crate::lessons::LessonsDone;
use crate::route::{Route, Screen};

const CANNOT_SAVE: &str = "This browser can't save games. Copy the link to keep this one.";

/// The properties of [`Notice`].
#[derive(PartialEq, Properties)]
pub struct NoticeProps {
    /// The game.
    pub state: GameState,
    /// Called with what a button does.
    pub dispatch: Callback<GameAction>,
    /// The saved games.
    pub saved: SavedGamesHandle,
    /// The keyboard focus on the board.
    pub focus: RovingFocus,
    /// Called when the message tells what became of a link.
    pub onreport: Callback<()>,
    /// Called with the route to the review of the game.
    pub onvisit: Callback<Route>,
    /// Called with a link that has to be copied by hand.
    pub onmanual: Callback<Option<ManualLink>>,
}

/// What can be done next besides a move, or the score.
#[component]
pub fn Notice(props: &NoticeProps) -> Html {
    let NoticeProps {
        state,
        dispatch,
        saved,
        focus,
        onreport,
        onvisit,
        onmanual,
    } = props;
    let learnt = use_stored::<LessonsDone>(true);
    let record = state.record();
    // The button disappears when it is used, so the focus moves to the board.
    let then_focus_board = |callback: Callback<()>| {
        let focus = focus.clone();
        Callback::from(move |()| {
            focus.focus_current();
            callback.emit(());
        })
    };
    let on = |action: GameAction| then_focus_board(dispatch.reform(move |()| action.clone()));
    let announcer = use_context::<Announcer>().unwrap_or_else(Callback::noop);
    use_effect_with(saved.is_refused, move |is_refused| {
        if *is_refused {
            announcer.emit(AttrValue::Static(CANNOT_SAVE));
        }
    });

    // Keys, so that one notice replaces another as a whole and none of its parts seems to move.
    if state.is_looking_back() {
        let onclick = on(GameAction::JumpTo(usize::MAX));
        html! {
            <>
                <span class="notice__text" key="past">
                    { changing_text(match record.cursor() {
                        0 => "Start of the game".into(),
                        cursor => format!("Move {cursor} of {}", record.len()),
                    }) }
                </span>
                <ActionButton key="now" name="Back to now" {onclick} />
            </>
        }
    } else if state.can_claim_draw() {
        html! {
            <>
                <span class="notice__text" key="draw">{ CLAIM_ADVICE }</span>
                <ActionButton
                    key="claim"
                    name="Claim draw"
                    shortcut="D"
                    onclick={on(GameAction::ClaimDraw)}
                />
            </>
        }
    } else if let Some(game) = &saved.offer {
        let onpostpone = {
            let (onpostpone, dispatch) = (saved.onpostpone.clone(), dispatch.clone());
            Callback::from(move |()| {
                onpostpone.emit(());
                dispatch.emit(GameAction::Report(Message::Postponed));
            })
        };
        let onpostpone = if saved.has_older {
            onpostpone
        } else {
            then_focus_board(onpostpone)
        };
        html! {
            <ResumeOffer
                {game}
                onresume={then_focus_board(saved.onresume.clone())}
                {onpostpone}
            />
        }
    } else if saved.is_refused {
        html! {
            <>
                <span class="notice__text" key="refused">{ CANNOT_SAVE }</span>
                <ShareButton key="share" {record} {dispatch} {onreport} {onmanual} />
            </>
        }
    } else if state.is_link_to_send() {
        html! {
            <>
                <span class="notice__text" key="send">{ "Now send the link to your opponent." }</span>
                <ShareButton key="share" {record} {dispatch} {onreport} {onmanual} />
            </>
        }
    } else if state.is_over() {
        html! {
            <>
                <ActionButton
                    key="review"
                    name="Review game"
                    onclick={onvisit.reform(|()| Route::Review)}
                />
                <a class="notice__link" key="atlas" href={Screen::Atlas.route().to_string()}>
                    { "In the atlas" }
                </a>
                if let Some(reason) = state.not_counted() {
                    <span class="notice__text" key="not-counted">{ changing_text(reason) }</span>
                } else {
                    // Not the element that may have begun the row.
                    <span class="notice__score" key="last-score">{ state.score().map(changing_text) }</span>
                }
            </>
        }
    } else if let Some(score) = state.score() {
        html! { <span class="notice__score" key="score">{ changing_text(score) }</span> }
    } else if learnt.value().invites() {
        let ondismiss = {
            let learnt = learnt.clone();
            then_focus_board(Callback::from(move |()| {
                learnt.update(LessonsDone::dismiss_invitation);
            }))
        };
        html! {
            <>
                <span class="notice__text" key="invitation">
                    { "New here? " }
                    <a href={Screen::Learn.route().to_string()}>{ "Learn it in two minutes." }</a>
                </span>
                <ActionButton key="dismiss" name="Dismiss" onclick={ondismiss} />
            </>
        }
    } else {
        Html::default()
    }
}
