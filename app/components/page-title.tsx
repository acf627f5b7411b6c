/** Sets the document's title: the screen, then the product. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – Pewnik`}</title>
}
