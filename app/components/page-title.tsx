import { keepTogether } from '~/domain/words/polish'

/** Sets the document's title: the screen, then the product. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${keepTogether(children)} – Pewnik`}</title>
}
