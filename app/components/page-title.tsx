/** The document's title: what the screen is, then whose product it is. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – Pewnik`}</title>
}
