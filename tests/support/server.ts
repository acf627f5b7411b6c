/** Today in all browser tests. The server gets it as TODAY. */
export const TODAY = '2026-11-21'

export const SERVER_PORT = Number(process.env.TEST_PORT ?? 4173)
