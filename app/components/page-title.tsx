import { keepTogether } from '~/domain/words/polish'

export function PageTitle({ children }: { children: string }) {
  return <title>{`${keepTogether(children)} – Pewnik`}</title>
}
