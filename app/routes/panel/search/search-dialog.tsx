import SearchX from 'lucide/dist/esm/icons/search-x.mjs'
import { useEffect, useMemo, useState } from 'react'

import { letSlashOpen, opensBySlash } from '~/browser/device/search-key.client'
import { withOwnProfiles } from '~/browser/records/settings.client'
import { findSessionUser } from '~/browser/session/session.client'
import { canManagePeople } from '~/domain/access/access'
import { canOpen } from '~/domain/people/screen'
import type { User } from '~/domain/people/user'
import { findEntries, type SearchEntry, type SearchResults } from '~/domain/search/search'
import { listPositionEntries, listRecordEntries } from '~/domain/search/search-records'
import { keepLast } from '~/domain/words/keep-last'
import { countOf, keepTogether } from '~/domain/words/polish'
import { MAX_QUERY_LENGTH } from '~/domain/words/query'
import {
  panelDataFetchedAt,
  shownPanelData,
  withOwnChanges,
  type PanelSample,
} from '~/routes/panel/panel-data'
import { loadPositions } from '~/routes/panel/positions/load-rules'
import { Dialog } from '~/ui/ark/dialog'
import { SearchBox } from '~/ui/ark/search-box'
import { Icon } from '~/ui/icon'
import { Note } from '~/ui/note'

import { KIND_LOOKS, ResultLink } from './result-link'
import { listScreenEntries } from './screen-entries'

/**
 * Searches all records that the viewer may see. The typed text stays in this window: no address and no request contains
 * it.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { entries, state } = useEntries()
  const [query, setQuery] = useState('')
  const results = useMemo(() => findEntries(entries, query), [entries, query])
  const groups = useMemo(() => toGroups(results), [results])
  return (
    <Dialog title="Szukaj" size="tall" onClose={onClose}>
      <SearchBox
        label={FIELD_LABEL}
        maxLength={MAX_QUERY_LENGTH}
        query={query}
        onQueryChange={setQuery}
        groups={groups}
        renderLink={({ entry }) => <ResultLink entry={entry} />}
        onOpen={onClose}
      >
        <p role="status" className="text-sm text-muted empty:hidden">
          {query.trim() !== '' && state === 'complete' && statusOf(results)}
        </p>
        {state === 'incomplete' && (
          <Note>Dane jeszcze się nie wczytały. Otwórz Pulpit, a potem szukaj dalej.</Note>
        )}
        {state === 'complete' && results.total === 0 && <NothingFound />}
      </SearchBox>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted max-sm:hidden pointer-coarse:hidden">
        <p aria-hidden="true">↑ ↓ zaznaczają · Enter otwiera · Esc zamyka</p>
        <label className="flex min-h-6 items-center gap-2">
          <input
            type="checkbox"
            defaultChecked={opensBySlash()}
            onChange={({ target }) => letSlashOpen(target.checked)}
            className="size-4 accent-primary"
          />
          Klawisz „/” otwiera wyszukiwanie
        </label>
      </div>
    </Dialog>
  )
}

const FIELD_LABEL = 'Osoba, numer, nazwa lub ekran'

/** Returns the screens and actions at once, and the records as soon as this browser has read them. */
function useEntries() {
  const [viewer] = useState(findSessionUser)
  const [records, setRecords] = useState<readonly SearchEntry[]>([])
  const [state, setState] = useState<'loading' | 'complete' | 'incomplete'>('loading')
  // An effect, because own records are read from the browser's database.
  useEffect(() => {
    const load = async (reader: User) => {
      const loaded = await loadEntries(reader)
      setRecords(loaded ?? [])
      setState(loaded ? 'complete' : 'incomplete')
    }
    if (viewer) void load(viewer)
  }, [viewer])
  const entries = useMemo(() => [...(viewer ? listScreenEntries(viewer) : []), ...records], [viewer, records])
  return { entries, state }
}

function toGroups({ groups }: SearchResults) {
  return groups.map(({ kind, entries }) => ({
    heading: KIND_LOOKS[kind].heading,
    items: entries.map((entry) => ({ value: `${entry.kind} ${entry.target}`, title: entry.title, entry })),
  }))
}

function statusOf({ shown, total }: SearchResults): string {
  if (total === 0) return 'Brak wyników'
  if (shown === total) return countOf(total, 'result')
  return keepTogether(`Pokazano ${shown} z ${total} wyników. Kolejne słowo zawęzi listę.`)
}

function NothingFound() {
  return (
    <div className="flex flex-1 flex-col items-center gap-3 px-4 py-10 text-center">
      <Icon of={SearchX} className="size-8 text-muted" />
      <p className="max-w-prose text-muted">
        {keepTogether(
          'Sprawdź pisownię albo wpisz mniej: samo nazwisko, część numeru, jedno słowo z nazwy lub opisu.',
        )}
      </p>
    </div>
  )
}

const listRecordEntriesOnce = keepLast(listRecordEntries)

/**
 * Returns the records that the viewer's lists show, as entries of the search, or undefined if no screen has loaded
 * any yet. It reads what this browser has and asks no server.
 */
async function loadEntries(viewer: User): Promise<SearchEntry[] | undefined> {
  if (!panelDataFetchedAt()) return undefined
  const sample = shownPanelData(viewer)
  const { today } = sample
  const { users, visibleCertificates, trainings, visibleReports } = await withOwnChanges(viewer, sample)
  const people = await withOwnProfiles(users)
  return [
    ...listRecordEntriesOnce(viewer, today, { people, visibleCertificates, trainings, visibleReports }),
    ...(await loadPositionEntries(viewer, sample)),
  ]
}

async function loadPositionEntries(viewer: User, sample: PanelSample): Promise<SearchEntry[]> {
  if (!canOpen(viewer, 'employer') || !canManagePeople(viewer)) return []
  return listPositionEntries((await loadPositions(viewer, sample)).listed)
}
