/** The four choices on the first screen of the box. A hazard is no event yet: nothing has happened. */
export const TOLD_KINDS = ['hazard', 'near_miss', 'accident', 'indisposition'] as const

/** The kinds of drops, which `dropSchema` describes. */
export const DROP_KINDS = ['told', 'correction', 'sign-up'] as const
