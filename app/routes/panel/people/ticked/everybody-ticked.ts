/** The state of a move to the list that ticks everybody on it. Links of the dashboard have it. */
export const EVERYBODY_TICKED = { isEverybodyTicked: true }
