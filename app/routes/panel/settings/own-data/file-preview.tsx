import { useState, type FormEvent, type ReactNode } from 'react'

import type { ScanProgress } from '~/browser/registers/backup-archive.client'
import type { Change } from '~/domain/changes/change'
import { changeLabel } from '~/domain/changes/change-label'
import { amountsLabel, sumOf } from '~/domain/records/own-data-counts'
import type { RejectedEntry } from '~/domain/register/backup'
import { formatDay, formatDayInWords } from '~/domain/words/day'
import { sizeLabel } from '~/domain/words/number-label'
import { RadioCards } from '~/ui/ark/radio-cards'
import { Button } from '~/ui/button'
import { Detail } from '~/ui/details'
import { takeFocus } from '~/ui/focus'
import { Note } from '~/ui/note'

import { Confirm } from './confirm'
import type { PreviewedFile } from './own-data-answer'

type Mode = 'merge' | 'replace'

const MODES: { value: Mode; label: string; text: string }[] = [
  {
    value: 'merge',
    label: 'Dodaj do zapisanych',
    text: 'Wszystko, co już jest w tej przeglądarce, zostaje.',
  },
  {
    value: 'replace',
    label: 'Zastąp zapisane',
    text: 'Twoje dane zapisane w tej przeglądarce znikną, a ich miejsce zajmą dane z pliku.',
  },
]

const SHOWN = 20

/** Shows the content of a file and its rejected entries, and asks whether to add it or to replace the kept records. */
export function FilePreview({
  name,
  preview,
  scans,
  progress,
  isBusy,
  onTake,
  onStop,
  onCancel,
  children,
}: {
  name: string
  preview: PreviewedFile
  /** Undefined for a copy of a former version, which has none. */
  scans: { count: number; bytes: number; unnamed: number } | undefined
  /** How many of its scans are kept, while they are being kept. */
  progress: ScanProgress | undefined
  isBusy: boolean
  onTake: (mode: Mode) => void
  /** Ends the taking of the file; then nothing of it is kept. */
  onStop: () => void
  onCancel: () => void
  children: ReactNode
}) {
  const [isReplacing, setIsReplacing] = useState(false)
  const take = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (new FormData(event.currentTarget).get('mode') === 'replace') setIsReplacing(true)
    else onTake('merge')
  }
  return (
    <form
      ref={takeFocus}
      tabIndex={-1}
      aria-label="Dane z pliku"
      onSubmit={take}
      className="flex w-full flex-col gap-4 rounded-control border border-line p-4"
    >
      <div role="status" className="flex flex-col gap-3">
        <p>
          <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
          <span className="text-muted"> – kopia z&nbsp;{formatDayInWords(preview.day)}</span>
        </p>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-5">
          <Detail name="Nowe wpisy">{preview.added}</Detail>
          <Detail name="Już zapisane">{preview.stored}</Detail>
          <Detail name="Nie pasują">{preview.rejected.length}</Detail>
          <Detail name="Szkice">{preview.drafts}</Detail>
          <Detail name="Ustawienia">{preview.hasSettings ? 'w pliku' : 'brak'}</Detail>
          {scans && scans.count > 0 && (
            <Detail name="Skany">
              {scans.count} ({sizeLabel(scans.bytes)})
            </Detail>
          )}
          {preview.key && <Detail name="Klucz podpisu">w&nbsp;pliku</Detail>}
        </dl>
        <p className="text-sm text-muted">
          Wpisem jest każda czynność: dodanie, zmiana statusu, wycofanie, a&nbsp;także jej cofnięcie.
        </p>
      </div>
      {preview.key === 'other' && <Note>{OTHER_KEY}</Note>}
      {scans && scans.unnamed > 0 && (
        <Note>
          {`Skany z\u00a0pliku, których nie wymienia żaden wpis, zostaną pominięte: ${scans.unnamed}.`}
        </Note>
      )}
      {preview.news.length > 0 && <News news={preview.news} />}
      {preview.rejected.length > 0 && <RejectedEntries rejected={preview.rejected} />}
      <RadioCards label="Co zrobić z danymi z pliku" name="mode" options={MODES} defaultValue="merge" />
      {children}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Wczytaj dane
        </Button>
        <Button onClick={isBusy ? onStop : onCancel}>{isBusy ? 'Przerwij' : 'Anuluj'}</Button>
      </div>
      {progress && (
        <p role="status" className="text-sm text-muted tabular-nums">
          Zapisywanie skanów: {progress.done} z&nbsp;{progress.count}
        </p>
      )}
      <Confirm
        props={
          isReplacing
            ? {
                title: 'Zastąpić dane zapisane w tej przeglądarce?',
                text: replacingText(preview),
                confirm: 'Zastąp dane',
                onConfirm: () => onTake('replace'),
                onClose: () => setIsReplacing(false),
              }
            : undefined
        }
      />
    </form>
  )
}

/** Says in numbers what goes and what comes, and how long there is a way back. */
function replacingText({ replacement: { lost, gained }, missing }: PreviewedFile): string[] {
  const [goes, comes] = [sumOf(lost), sumOf(gained)]
  const same =
    missing === 0
      ? 'Osób, certyfikatów i innych danych nie ubędzie ani nie przybędzie.'
      : 'Liczba osób, certyfikatów i zgłoszeń się nie zmieni, ale zniknie część wpisów o nich.'
  const changes =
    goes + comes === 0 ? same : `Zniknie: ${amountsLabel(lost)}. Przybędzie: ${amountsLabel(gained)}.`
  return [
    goes > comes ? `Plik zabierze więcej, niż przyniesie. ${changes}` : changes,
    `Wpisy, których nie ma w pliku: ${missing}. Wpisem jest każda czynność, także wczytanie całego arkusza. Ustawienia i szkice będą takie jak w pliku.`,
    'To, co jest tu teraz, można potem przywrócić w tej części ustawień, dopóki ta karta jest otwarta i nikt jej nie odświeży.',
  ]
}

const OTHER_KEY =
  'W\u00a0pliku jest inny klucz podpisu niż w\u00a0tej przeglądarce. Klucz, który tu jest, zostaje: podpisze następne certyfikaty, więc operator serwera musi go znać.'

/** Lists the changes in the file, newest first. */
function News({ news }: { news: readonly Change[] }) {
  const hidden = news.length - SHOWN
  return (
    <div>
      <p className="font-semibold">Co nowego:</p>
      <ul aria-label="Nowe wpisy z pliku" className="mt-1 list-disc pl-5 text-sm [overflow-wrap:anywhere]">
        {news.slice(0, SHOWN).map((change) => (
          <li key={change.id}>
            {changeLabel(change)} <span className="text-muted tabular-nums">({formatDay(change.day)})</span>
          </li>
        ))}
        {hidden > 0 && <li>Starsze: {hidden}</li>}
      </ul>
    </div>
  )
}

function RejectedEntries({ rejected }: { rejected: readonly RejectedEntry[] }) {
  const hidden = rejected.length - SHOWN
  return (
    <div>
      <p className="font-semibold">Tych wpisów nie da się wczytać (pozostałe tak):</p>
      <ul
        aria-label="Wpisy, które nie pasują"
        className="mt-1 list-disc pl-5 text-sm [overflow-wrap:anywhere]"
      >
        {rejected.slice(0, SHOWN).map(({ place, reason }) => (
          <li key={place}>
            {place} – {reason}
          </li>
        ))}
        {hidden > 0 && <li>Pozostałe: {hidden}</li>}
      </ul>
    </div>
  )
}
