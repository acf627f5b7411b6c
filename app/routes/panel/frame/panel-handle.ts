import * as v from 'valibot'

/**
 * Tells the fallback which heading to show before the screen's data is there, and which document title if
 * that differs from the heading.
 */
export type PanelHandle = { heading: string; title?: string }

/** Returns the handle of a panel screen, or undefined for any other route. */
export function parsePanelHandle(handle: unknown): PanelHandle | undefined {
  const parsed = v.safeParse(panelHandle, handle)
  return parsed.success ? parsed.output : undefined
}

const panelHandle = v.object({ heading: v.string(), title: v.optional(v.string()) })
