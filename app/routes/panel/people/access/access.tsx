import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs'
import { useState } from 'react'
import { data, Form, href, useNavigation } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { withOwnProfiles } from '~/browser/records/settings.client'
import { ButtonLink } from '~/components/button-link'
import { canKeepPapers } from '~/domain/access/access'
import { SLIP_LANGUAGES, slipLanguages } from '~/domain/crew/languages/slip'
import type { Person } from '~/domain/people/user'
import { crewOf } from '~/domain/records/crew-changes'
import { listEmployees } from '~/domain/staff/staff'
import { countOf, keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { FormsScreen } from '~/routes/panel/official/forms-screen'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { useChosenPeople } from '~/routes/panel/people/papers/use-chosen-people'
import { pageAddresses } from '~/routes/panel/phone-pages/page-address'
import { lackOf, NeedsVault } from '~/routes/panel/vault/needs-vault'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { SelectField } from '~/ui/field'

import type { Route } from './+types/access'
import { AccessPeople } from './access-people'
import { AccessSlips } from './access-slips'
import { giveAccess, withdrawAccess } from './act-on-access'
import { pagesOfPeople } from './pages-of-people'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Dostęp do własnych uprawnień' } satisfies PanelHandle

const SCREEN = { of: 'employees', may: canKeepPapers } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords }) => {
  const lack = lackOf(viewer)
  if (lack) return { lack, company: viewer.company, people: [], published: undefined }
  const [{ publishedList }, { users }, changes, addressOf] = await Promise.all([
    import('~/browser/crew/publish.client'),
    loadRecords(),
    readChanges(viewer.id),
    pageAddresses(viewer.id),
  ])
  const pages = pagesOfPeople(crewOf(changes).pages)
  const staff = await withOwnProfiles(listEmployees(viewer, users))
  return {
    lack,
    company: viewer.company,
    people: staff.map((person) => {
      const page = pages.get(person.id)
      return {
        person,
        page: page && addressOf && { id: page.id, address: addressOf(page) },
        isDue: page !== undefined,
      }
    }),
    /** The server says who has opened theirs. The screen does not wait for it. */
    published: pages.size > 0 ? publishedList(viewer.id) : undefined,
  }
})

export const clientAction = panelAction(SCREEN, async ({ viewer, loadRecords, today, form }) => {
  if (lackOf(viewer)) throw data(null, { status: 400 })
  const ids = new Set(form.getAll('person'))
  const { users } = await loadRecords()
  // Whoever has left is in the archive.
  const people = listEmployees(viewer, users).filter(({ id }) => ids.has(id))
  if (form.get('intent') === 'withdraw') {
    const { pages } = crewOf(await readChanges(viewer.id))
    return withdrawAccess({ people, viewer, today }, pages)
  }
  return giveAccess({ people, viewer, today })
})

/** Gives the people who were ticked in the list, or the person in the address, a page of their own papers. */
export default function Access({ loaderData }: Route.ComponentProps) {
  const { lack, company, people, published } = loaderData
  const { chosen, isOffered, nameOf } = useChosenPeople(people)
  const [language, setLanguage] = useState('all')
  const languages = slipLanguages(language)
  const having = chosen.flatMap(({ person, page }) => (page ? [{ person, page, name: nameOf(person) }] : []))
  const lacking = chosen.filter(({ page }) => !page).map(({ person }) => person)
  const [only] = chosen.length === 1 ? chosen : []
  return (
    <FormsScreen
      heading={handle.heading}
      text={
        only
          ? nameOf(only.person)
          : chosen.length > 0
            ? countOf(chosen.length, 'person')
            : 'Link i\u00a0kod dla każdej osoby do jej dokumentów'
      }
      links={<ButtonLink to={href('/employees')}>Pracownicy</ButtonLink>}
      onPrint={having.length > 0 ? () => print() : undefined}
      printLabel={having.length === 1 ? 'Drukuj kartkę' : 'Drukuj kartki'}
    >
      {lack ? (
        <NeedsVault
          lack={lack}
          icon={Smartphone}
          what={'każda osoba otworzy w\u00a0telefonie swoje dokumenty, terminy i\u00a0szkolenia'}
        />
      ) : chosen.length === 0 ? (
        <EmptyState
          icon={Smartphone}
          title={isOffered ? 'Nikt nie ma jeszcze dostępu' : 'Nie ma tu takiej osoby'}
          text={
            isOffered
              ? 'Zaznacz osoby na liście pracowników i\u00a0wybierz „Dostęp w\u00a0telefonie”.'
              : 'Dostęp mają tylko osoby, które pracują. Osobie z\u00a0archiwum kończy się sam.'
          }
        >
          <ButtonLink to={href('/employees')} variant="primary">
            Wybierz osoby
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <p className="max-w-3xl print:hidden">
            {keepTogether(
              'Każda osoba dostaje własny link i kod. Bez konta zobaczy w telefonie swoje dokumenty, ich terminy i szkolenia: zawsze te, które są teraz w rejestrze. Z badań widać tylko, do kiedy są. Kto ma link, widzi te dane.',
            )}
          </p>
          {lacking.length > 0 && <Giving people={lacking} nameOf={nameOf} />}
          {having.length > 0 && published && (
            <>
              <SelectField
                label="Język kartek i wiadomości"
                value={language}
                onChange={(event) => setLanguage(event.currentTarget.value)}
                options={SLIP_LANGUAGES}
                className="max-w-md print:hidden"
              />
              <AccessPeople having={having} published={published} languages={languages} />
              <AccessSlips having={having} company={company} languages={languages} />
            </>
          )}
        </>
      )}
    </FormsScreen>
  )
}

/** Names the people who have no page yet, and gives all of them one. */
function Giving({ people, nameOf }: { people: readonly Person[]; nameOf: (person: Person) => string }) {
  const isBusy = useNavigation().formData?.get('intent') === 'give'
  const shown = people.slice(0, NAMED)
  return (
    <Card
      title={people.length === 1 ? 'Jeszcze bez dostępu' : `Jeszcze bez dostępu: ${people.length}`}
      className="max-w-3xl print:hidden"
    >
      <p className="[overflow-wrap:anywhere]">
        {shown.map(nameOf).join(', ')}
        {people.length > NAMED && ` i\u00a0${countOf(people.length - NAMED, 'person')} więcej`}
      </p>
      <Form method="post">
        {people.map(({ id }) => (
          <input key={id} type="hidden" name="person" value={id} />
        ))}
        <Button
          type="submit"
          name="intent"
          value="give"
          variant="primary"
          isBusy={isBusy}
          className="max-sm:w-full"
        >
          {people.length === 1 ? 'Daj dostęp' : `Daj dostęp: ${countOf(people.length, 'person')}`}
        </Button>
      </Form>
    </Card>
  )
}

/** As many names as somebody reads through. */
const NAMED = 20
