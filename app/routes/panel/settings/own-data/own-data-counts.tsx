import type { OwnDataCounts as Counts } from '~/domain/changes/own-data'
import { sizeLabel } from '~/domain/words/size'
import { Detail } from '~/ui/details'

export type OwnDataTotals = Counts & { drafts: number; hasSettings: boolean; bytes: number }

/** Shows how much a person keeps of what. */
export function OwnDataCounts({ totals }: { totals: OwnDataTotals }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      {totals.people > 0 && <Detail name="Osoby">{totals.people}</Detail>}
      {totals.positions > 0 && <Detail name="Wymagania stanowisk">{totals.positions}</Detail>}
      <Detail name="Certyfikaty">{totals.certificates}</Detail>
      <Detail name="Zgłoszenia">{totals.reports}</Detail>
      <Detail name="Zapisy na szkolenia">{totals.signUps}</Detail>
      <Detail name="Szkolenia">{totals.trainings}</Detail>
      <Detail name="Zmiany statusów">{totals.decisions}</Detail>
      <Detail name="Szkice">{totals.drafts}</Detail>
      <Detail name="Ustawienia">{totals.hasSettings ? 'zmienione' : 'domyślne'}</Detail>
      <Detail name="Rozmiar">{sizeLabel(totals.bytes)}</Detail>
    </dl>
  )
}
