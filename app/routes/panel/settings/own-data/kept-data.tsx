import type { KeptCounts } from '~/domain/own-data'
import { sizeLabel } from '~/domain/size'
import { Detail } from '~/ui/details'

export type Kept = KeptCounts & { drafts: number; hasSettings: boolean; bytes: number }

/** How much of what is kept. */
export function KeptData({ kept }: { kept: Kept }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      <Detail name="Certyfikaty">{kept.certificates}</Detail>
      <Detail name="Zgłoszenia">{kept.reports}</Detail>
      <Detail name="Zapisy na szkolenia">{kept.signUps}</Detail>
      <Detail name="Szkolenia">{kept.trainings}</Detail>
      <Detail name="Zmiany statusów">{kept.decisions}</Detail>
      <Detail name="Szkice">{kept.drafts}</Detail>
      <Detail name="Ustawienia">{kept.hasSettings ? 'zmienione' : 'domyślne'}</Detail>
      <Detail name="Rozmiar">{sizeLabel(kept.bytes)}</Detail>
    </dl>
  )
}
