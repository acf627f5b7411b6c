import DoorOpen from 'lucide/dist/esm/icons/door-open.mjs'
import { data, href } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canKeepPapers } from '~/domain/access/access'
import { publishedPage } from '~/domain/crew/pages/published-page'
import { parseGate } from '~/domain/crew/records/gate-form'
import type { GivenPage } from '~/domain/crew/records/given-page'
import { crewOf } from '~/domain/records/crew-changes'
import { peopleChoices } from '~/domain/staff/employee-filters'
import { listEmployees } from '~/domain/staff/staff'
import { keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { RowGroup } from '~/routes/panel/lists/rows'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { renewPage, withdrawPages } from '~/routes/panel/phone-pages/act-on-pages'
import { pageAddresses } from '~/routes/panel/phone-pages/page-address'
import { KEPT_HERE, tryRecord } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, type FormAnswer } from '~/routes/panel/recording/save-form'
import { lackOf, NeedsVault } from '~/routes/panel/vault/needs-vault'

import type { Route } from './+types/gates'
import { GateForm } from './gate-form'
import { GateRow } from './gate-row'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Lista na telefon' } satisfies PanelHandle

const SCREEN = { of: 'employees', may: canKeepPapers } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords, today }) => {
  const lack = lackOf(viewer)
  if (lack) return { lack, gates: [], choices: peopleChoices([]), published: undefined }
  const [{ publishedList }, records, changes, addressOf] = await Promise.all([
    import('~/browser/crew/publish.client'),
    loadRecords(),
    readChanges(viewer.id),
    pageAddresses(viewer.id),
  ])
  const people = listEmployees(viewer, records.users)
  const register = { ...records, certificates: records.visibleCertificates, people }
  const pages = crewOf(changes).pages.filter((page) => page.of === 'gate')
  return {
    lack,
    gates: pages.map((page) => {
      const said = publishedPage(page, register, { today, writtenAt: `${today}T12:00:00.000Z` })
      const listed = said?.kind === 'gate' ? said.people.length : 0
      return { page, listed, address: addressOf?.(page) }
    }),
    choices: peopleChoices(people),
    /** The server says which was opened. The screen does not wait for it. */
    published: pages.length > 0 ? publishedList(viewer.id) : undefined,
  }
})

export const clientAction = panelAction(
  SCREEN,
  async ({ viewer, loadRecords, today, form }): Promise<FormAnswer | null> => {
    if (lackOf(viewer)) throw data(null, { status: 400 })
    const { pages } = crewOf(await readChanges(viewer.id))
    const intent = form.get('intent')
    if (intent === 'give') {
      const { users } = await loadRecords()
      const { value, errors } = parseGate(form, peopleChoices(listEmployees(viewer, users)))
      if (errors) return refuseForm({ errors })
      const { createPageKey } = await import('~/browser/crew/boxes.client')
      const page: GivenPage = { of: 'gate', ...value, ...createPageKey() }
      return tryRecord(
        viewer.id,
        { id: form.get('id'), build: (id) => ({ kind: 'page-given', id, day: today, page }) },
        {
          done: () => ({ title: `Dodano listę: ${page.name}`, description: KEPT_HERE }),
          focus: 'heading',
        },
      )
    }
    const page = pages.find(({ id }) => id === form.get('page'))
    // A second tap or another tab has withdrawn it already.
    if (page?.of !== 'gate') return null
    if (intent === 'withdraw') {
      const told = {
        title: `Wycofano listę: ${page.name}`,
        description: 'Link i\u00a0kod przestają działać.',
      }
      return withdrawPages([page], told, { viewer, today })
    }
    if (intent !== 'renew') throw data(null, { status: 400 })
    const told = { title: `Wymieniono link: ${page.name}`, description: 'Przekaż ochronie nowy.' }
    return renewPage(page, told, { viewer, today })
  },
)

/** The lists that guards open on their phones, each with those of chosen companies, positions and departments. */
export default function Gates({ loaderData, actionData }: Route.ComponentProps) {
  const { lack, gates, choices, published } = loaderData
  return (
    <>
      <PageTitle>{handle.heading}</PageTitle>
      <ScreenHeader
        heading={handle.heading}
        text="Link dla ochrony: kogo wpuścić i&nbsp;do kiedy, bez żadnych przyczyn"
      >
        <ButtonLink to={`${href('/employees')}?view=gate`}>Lista na bramę</ButtonLink>
      </ScreenHeader>
      {lack ? (
        <NeedsVault
          lack={lack}
          icon={DoorOpen}
          what={'ochrona sprawdzi w\u00a0telefonie po nazwisku, kogo wpuścić'}
        />
      ) : (
        <>
          <p className="max-w-3xl">
            {keepTogether(
              'Ochroniarz wpisuje nazwisko i widzi „TAK” z dniem albo „Nie ma na liście”. Innych osób nie widzi, a strona nie zapisuje, kogo szuka. O północy zmienia się sama, także gdy ta przeglądarka jest zamknięta.',
            )}
          </p>
          {published && (
            <RowGroup heading="Listy">
              {gates.map((gate) => (
                <GateRow key={gate.page.id} {...gate} published={published} />
              ))}
            </RowGroup>
          )}
          {/* Another form after each list: the former one is sent. */}
          <GateForm key={gates.length} isFirst={gates.length === 0} choices={choices} answer={actionData} />
        </>
      )}
    </>
  )
}
