import * as v from 'valibot'

/**
 * What a panel screen tells its layout: the heading that the fallback shows before the screen's data is
 * there, and the document's title where that is another.
 */
export type PanelHandle = { heading: string; title?: string }

/** What a matched route's handle says, if it is a panel screen's. */
export function parsePanelHandle(handle: unknown): PanelHandle | undefined {
  const parsed = v.safeParse(panelHandle, handle)
  return parsed.success ? parsed.output : undefined
}

const panelHandle = v.object({ heading: v.string(), title: v.optional(v.string()) })
