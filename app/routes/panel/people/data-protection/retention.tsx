import Archive from 'lucide/dist/esm/icons/archive.mjs'
import Trash from 'lucide/dist/esm/icons/trash.mjs'
import { useState } from 'react'
import { data, href, Link, useFetcher } from 'react-router'

import { erasePerson } from '~/browser/records/erase-person.client'
import { readChanges } from '~/browser/records/records.client'
import { trySave } from '~/browser/store/storage.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canEraseForGood } from '~/domain/access/access'
import { archivedOf, type Sample } from '~/domain/access/visibility'
import { surnamesApart } from '~/domain/people/names-apart'
import type { User } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'
import { isOver, knownWork, retentionOf, type Retention } from '~/domain/staff/retention'
import { compareText } from '~/domain/words/collection'
import { formatDay } from '~/domain/words/day'
import { countOf, keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { EmployeeLink } from '~/routes/panel/people/employee-link'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { errorToast, notStoredText } from '~/routes/panel/recording/record-and-tell'
import { Confirm } from '~/routes/panel/settings/own-data/confirm'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { Cell, HeaderCell, Row, Table, TableBody, TableHeader } from '~/ui/table'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/retention'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Czas przechowywania' } satisfies PanelHandle

const SCREEN = { of: 'employees', may: canEraseForGood } satisfies PanelScreen

/** A person who has left, and how long what is about them is kept. */
type Kept = { person: PersonRecord; retention: Retention; isOver: boolean }

/** Returns the people who have left: those whose time is over first, then by its end. */
async function listKept(
  viewer: User,
  { users, reports }: { users: readonly PersonRecord[] } & Pick<Sample, 'reports'>,
  today: string,
): Promise<Kept[]> {
  const work = knownWork(await readChanges(viewer.id))
  return archivedOf(viewer, users)
    .filter(({ isOwn }) => isOwn)
    .map((person) => {
      const retention = retentionOf(person, work.get(person.id), reports)
      return { person, retention, isOver: isOver(retention, today) }
    })
    .toSorted((a, b) => compareText(a.retention.until ?? '9999', b.retention.until ?? '9999'))
}

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords, today }) => ({
  kept: await listKept(viewer, await loadRecords(), today),
}))

export const clientAction = panelAction(
  SCREEN,
  async ({ viewer, loadRecords, today, form }): Promise<Outcome> => {
    const kept = await listKept(viewer, await loadRecords(), today)
    const erased = kept.find(({ person }) => person.id === form.get('personId'))
    if (!erased?.isOver) throw data(null, { status: 400 })
    if (!(await trySave(() => erasePerson(viewer.id, erased.person.id, today)))) {
      return { toast: errorToast('Nie udało się usunąć', notStoredText()), isRefused: true }
    }
    return {
      toast: {
        type: 'success',
        title: 'Usunięto na zawsze',
        description: 'Osoby nie ma już w rejestrze ani w jego historii.',
      },
      focus: 'heading',
    }
  },
)

const REASONS = {
  file: 'akta, 10 lat',
  'long-file': 'akta, 50 lat: zatrudnienie przed 2019',
  accident: 'dokumentacja wypadku, 10 lat',
} satisfies Record<NonNullable<Retention['reason']>, string>

function reasonOf({ retention }: Kept): string {
  if (retention.until === undefined) return 'brak ostatniego dnia pracy'
  if (retention.reason === 'long-file' && retention.isHireUnknown)
    return 'akta, 50 lat: brak daty zatrudnienia'
  return REASONS[retention.reason]
}

/** What the erasing takes, and what it cannot reach. */
const WARNING = [
  'Znikną dane tej osoby, jej orzeczenia, szkolenia, certyfikaty i skany oraz wypadki, w których została poszkodowana, razem z całą historią. Tego nie da się cofnąć.',
  'Folder i plik wspólny oraz serwer, jeśli rejestr na nim jest, tracą te dane przy najbliższym zapisie, a inne przeglądarki z tym rejestrem, gdy następnym razem go otworzą i pobiorą zmiany.',
  'Aplikacja nie dosięgnie: kopii i plików zapisanych wcześniej, wcześniejszych wersji plików na dysku w chmurze, skanów w folderze wspólnym, wydruków, wydanych certyfikatów podpisanych oraz nazwiska wpisanego w opisach, notatkach i protokołach innych spraw. To trzeba usunąć osobno.',
]

export default function RetentionScreen({ loaderData: { kept } }: Route.ComponentProps) {
  const fetcher = useFetcher()
  const [asked, setAsked] = useState<PersonRecord>()
  const name = surnamesApart(kept.map(({ person }) => person))
  const over = kept.filter((each) => each.isOver)
  return (
    <div data-print="tall" className="flex flex-col gap-5">
      <PageTitle>{handle.heading}</PageTitle>
      <ScreenHeader heading={handle.heading} text="Dokumenty osób, które odeszły">
        <ButtonLink to={href('/employees/archive')}>Archiwum</ButtonLink>
      </ScreenHeader>
      <div className="flex max-w-3xl flex-col gap-3">
        <p>
          {keepTogether(
            'Akta pracownika przechowuje się co do zasady 10 lat od końca roku, w którym ustał stosunek pracy. Dla zatrudnionych przed 1.01.2019 rejestr liczy 50 lat; dla zatrudnionych w latach 1999–2018 czas jest krótszy, jeśli pracodawca złożył raport ZUS RIA, a tego rejestr nie wie. Dokumentację wypadku przechowuje się 10 lat i do tego czasu zostaje wszystko o osobach, które wymienia.',
          )}
        </p>
        <p role="status" className="font-semibold">
          {over.length > 0
            ? `Czas minął: ${countOf(over.length, 'person')}.`
            : 'Nikogo nie trzeba jeszcze usuwać.'}
        </p>
      </div>
      {kept.length === 0 ? (
        <EmptyState
          icon={Archive}
          title="Nikt jeszcze nie odszedł"
          text="Pojawią się tu osoby z archiwum, z dniem, do którego prawo każe przechowywać ich dokumenty."
        />
      ) : (
        <Table caption="Czas przechowywania dokumentów">
          <TableHeader>
            <HeaderCell>Nazwisko i&nbsp;imię</HeaderCell>
            <HeaderCell>Ostatni dzień pracy</HeaderCell>
            <HeaderCell>Przechowywać do</HeaderCell>
            <HeaderCell className="print:hidden">
              <span className="sr-only">Czynności</span>
            </HeaderCell>
          </TableHeader>
          <TableBody>
            {kept.map((each) => (
              <KeptRow
                key={each.person.id}
                kept={each}
                name={name(each.person)}
                isBusy={fetcher.state !== 'idle'}
                onErase={() => setAsked(each.person)}
              />
            ))}
          </TableBody>
        </Table>
      )}
      <Confirm
        props={
          asked && {
            title: `Usunąć na zawsze: ${name(asked)}?`,
            text: WARNING,
            confirm: 'Usuń na zawsze',
            onConfirm: () => void fetcher.submit({ personId: asked.id }, { method: 'post' }),
            onClose: () => setAsked(undefined),
          }
        }
      />
    </div>
  )
}

/** A stacked row has no headings. */
const ON_PHONE = 'text-sm font-normal text-muted sm:hidden print:hidden'

function KeptRow({
  kept,
  name,
  isBusy,
  onErase,
}: {
  kept: Kept
  name: string
  isBusy: boolean
  onErase: () => void
}) {
  const { person, retention } = kept
  return (
    <Row>
      <Cell isWhole>
        <EmployeeLink employee={person} name={name} />
      </Cell>
      <Cell isWhole className="tabular-nums">
        <span className={ON_PHONE}>Ostatni dzień pracy: </span>
        {person.leftOn ? (
          formatDay(person.leftOn)
        ) : (
          <Link to={href('/employees/:id/edit', { id: person.id })} className={TEXT_LINK}>
            Uzupełnij<span className="sr-only"> ostatni dzień pracy: {name}</span>
          </Link>
        )}
      </Cell>
      <Cell isWhole>
        <p className="font-medium tabular-nums">
          <span className={ON_PHONE}>Przechowywać do: </span>
          {retention.until === undefined ? 'Nie wiadomo' : formatDay(retention.until)}
          {kept.isOver && ' – czas minął'}
        </p>
        <p className="text-sm text-muted">{keepTogether(reasonOf(kept))}</p>
      </Cell>
      <Cell isWhole className="text-right print:hidden max-sm:text-left max-sm:empty:hidden">
        {kept.isOver && (
          <Button size="sm" variant="quiet-danger" isBusy={isBusy} onClick={onErase}>
            <Icon of={Trash} className="size-4" />
            Usuń na zawsze<span className="sr-only">: {name}</span>
          </Button>
        )}
      </Cell>
    </Row>
  )
}
