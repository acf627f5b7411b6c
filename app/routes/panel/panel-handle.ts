/** What a panel screen tells its layout: the heading that the fallback shows before the screen's data is there. */
export type PanelHandle = { heading: string }

/** The heading that a matched route's handle names, if it is a panel screen's. */
export function handleHeading(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('heading' in handle)) return undefined
  return typeof handle.heading === 'string' ? handle.heading : undefined
}
