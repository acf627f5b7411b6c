import { useState } from 'react'
import { href } from 'react-router'

import { withOwnProfiles } from '~/browser/records/settings.client'
import { ButtonLink } from '~/components/button-link'
import { canKeepPapers, canManagePeople } from '~/domain/access/access'
import { employeesOf } from '~/domain/access/visibility'
import { namesApart } from '~/domain/people/names-apart'
import { fullName, sortByName } from '~/domain/people/user'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { DayEntry, Entries, Entry, Sheet } from '~/routes/panel/official/form-parts'
import { FormsScreen } from '~/routes/panel/official/forms-screen'
import { panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { SelectField } from '~/ui/field'

import type { Route } from './+types/data-authorization'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Upoważnienie do przetwarzania danych' } satisfies PanelHandle

const SCREEN = { of: 'settings', may: canManagePeople } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords, today }) => {
  const isEmployer = canKeepPapers(viewer)
  const { users } = await loadRecords()
  const staff = isEmployer ? employeesOf(viewer, users).filter(({ isArchived }) => !isArchived) : []
  return {
    today,
    company: viewer.company,
    /** A training centre keeps nothing of anybody's health. */
    hasHealth: isEmployer,
    people: sortByName(await withOwnProfiles(staff)),
  }
})

/**
 * The written authorisation for whoever opens a shared register: RODO art. 29, and for data of health with the duty of
 * secrecy Kodeks pracy, art. 22¹ᵇ § 3.
 */
export default function DataAuthorization({ loaderData }: Route.ComponentProps) {
  const { today, company, hasHealth, people } = loaderData
  const [personId, setPersonId] = useState('')
  const nameOf = namesApart(people)
  const person = people.find(({ id }) => id === personId)
  return (
    <FormsScreen
      heading={handle.heading}
      text="Dla każdego, kto otwiera wspólny rejestr"
      links={<ButtonLink to={`${href('/settings')}?tab=data`}>Dane</ButtonLink>}
      onPrint={() => print()}
    >
      {people.length > 0 && (
        <SelectField
          label="Kogo upoważnia"
          className="max-w-sm print:hidden"
          value={personId}
          onChange={({ currentTarget }) => setPersonId(currentTarget.value)}
          options={[
            { value: '', label: 'Wpiszę na papierze' },
            ...people.map((each) => ({ value: each.id, label: nameOf(each) })),
          ]}
        />
      )}
      <Sheet label="Upoważnienie do przetwarzania danych osobowych">
        <Entries>
          <Entry caption="administrator danych">{company}</Entry>
          <Entry caption="miejscowość" />
          <DayEntry caption="data" day={today} />
        </Entries>
        <header className="py-4 text-center">
          <h2 className="text-lg font-semibold">Upoważnienie nr ……… / 20……</h2>
          <p className="font-semibold">do przetwarzania danych osobowych</p>
          <p className="text-xs text-muted">art. 29 RODO{hasHealth && ', art. 22¹ᵇ § 3 Kodeksu pracy'}</p>
        </header>
        <p>Upoważniam</p>
        <Entries>
          <Entry caption="Pana / Panią * (imię i nazwisko)">{person && fullName(person)}</Entry>
          <Entry caption="na stanowisku">{person?.position}</Entry>
        </Entries>
        <p>
          do przetwarzania danych osobowych w&nbsp;rejestrze{' '}
          {hasHealth ? 'badań, szkoleń, uprawnień i\u00a0wypadków' : 'szkoleń i\u00a0zaświadczeń'},
          prowadzonym w&nbsp;aplikacji Pewnik
          {hasHealth &&
            ', w\u00a0tym danych o\u00a0zdrowiu: orzeczeń lekarskich, skierowań, powrotów po chorobie, niedyspozycji i\u00a0skutków wypadków'}
          .
        </p>
        <Entry caption="zakres (odczyt, wpisywanie i poprawianie, wydruki, kopie) *" />
        <Entries>
          <Entry caption="ważne od" />
          <Entry caption="ważne do, najdłużej do końca zatrudnienia" />
        </Entries>
        <p>
          Upoważnienie można cofnąć w&nbsp;każdej chwili. Kto je traci, odłącza folder wspólny i&nbsp;swoje
          urządzenia, a&nbsp;rejestr i&nbsp;jego kopie z&nbsp;nich usuwa.
        </p>
        <div className="pt-8">
          <Entries>
            <Entry caption="podpis administratora" className="w-1/2" />
          </Entries>
        </div>
        <div className="border-t border-line pt-4">
          <p className="font-semibold">Oświadczenie osoby upoważnionej</p>
          <p>
            Będę przetwarzać te dane tylko na polecenie administratora i&nbsp;zachowam je w&nbsp;tajemnicy,
            także po ustaniu zatrudnienia. Nie podam nikomu linku do rejestru ani hasła folderu lub kopii
            i&nbsp;zabezpieczę urządzenia, na których otwieram rejestr.
          </p>
        </div>
        <div className="pt-8">
          <Entry caption="data i podpis osoby upoważnionej" className="w-2/3 sm:w-1/2 print:w-1/2" />
        </div>
        <p className="text-xs text-muted">* Niepotrzebne skreślić.</p>
      </Sheet>
    </FormsScreen>
  )
}
