import Forklift from 'lucide/dist/esm/icons/forklift.mjs'
import { href } from 'react-router'

import { withOwnProfiles } from '~/browser/records/settings.client'
import { ButtonLink } from '~/components/button-link'
import { canKeepPapers } from '~/domain/access/access'
import { employeesOf } from '~/domain/access/visibility'
import type { Certificate } from '~/domain/certificates/certificate'
import { machineCertificates } from '~/domain/certificates/certificates-in-force'
import { fullName, sortByName, type Person } from '~/domain/people/user'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { formatDay, type Day } from '~/domain/words/day'
import { formOf, keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { DayEntry, Entries, Entry, Sheet } from '~/routes/panel/official/form-parts'
import { FormsScreen, WithoutPaper } from '~/routes/panel/official/forms-screen'
import { panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { EmptyState } from '~/ui/empty-state'

import type { Route } from './+types/authorization'
import { useChosenPeople } from './use-chosen-people'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Upoważnienie do obsługi' } satisfies PanelHandle

const SCREEN = { of: 'employees', may: canKeepPapers } satisfies PanelScreen

const PAPER_FORMS = ['upoważnienie', 'upoważnienia', 'upoważnień'] as const

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords, today }) => {
  const { users, visibleCertificates } = await loadRecords()
  const staff = sortByName(await withOwnProfiles(employeesOf(viewer, users)))
  return {
    today,
    company: viewer.company,
    operators: staff.map((person) => {
      const certificates = machineCertificates(person.id, visibleCertificates, today)
      return { person, certificates, isDue: certificates.length > 0 }
    }),
  }
})

/** The employer's paper for who operates a machine of the UDT, one for each valid certificate. */
export default function Authorization({ loaderData }: Route.ComponentProps) {
  const { today, company, operators } = loaderData
  const { chosen, nameOf } = useChosenPeople(operators)
  const papers = chosen.flatMap(({ person, certificates }) =>
    certificates.map((certificate) => ({ person, certificate })),
  )
  return (
    <FormsScreen
      heading={handle.heading}
      text={`${papers.length} ${formOf(papers.length, PAPER_FORMS)}`}
      links={<ButtonLink to={href('/employees')}>Pracownicy</ButtonLink>}
      onPrint={papers.length > 0 ? () => print() : undefined}
    >
      <p className="max-w-3xl print:hidden">
        {keepTogether(
          'Upoważnienie wymienia ważne zaświadczenie kwalifikacyjne UDT. Zaświadczeń sprzed 1.06.2019 tu nie ma: straciły ważność 1.01.2024, chyba że je przedłużono, a to wynika tylko z dokumentu.',
        )}
      </p>
      {papers.length === 0 && (
        <EmptyState
          icon={Forklift}
          title="Nie ma czego drukować"
          text="Nikt z wybranych osób nie ma ważnego zaświadczenia kwalifikacyjnego UDT."
        />
      )}
      {papers.length > 0 && (
        <WithoutPaper
          nameOf={nameOf}
          why="Bez ważnego zaświadczenia UDT"
          people={chosen.filter(({ certificates }) => certificates.length === 0)}
        />
      )}
      {papers.map(({ person, certificate }) => (
        <AuthorizationSheet
          key={certificate.id}
          person={person}
          certificate={certificate}
          company={company}
          today={today}
        />
      ))}
    </FormsScreen>
  )
}

function AuthorizationSheet({
  person,
  certificate,
  company,
  today,
}: {
  person: Person
  certificate: Certificate
  company: string | undefined
  today: Day
}) {
  const { number, issueDate, expiryDate, issuedBy } = certificate
  const name = fullName(person)
  return (
    <Sheet label={`Upoważnienie: ${name}, ${number}`}>
      <Entries>
        <Entry caption="pracodawca">{company}</Entry>
        <Entry caption="miejscowość" />
        <DayEntry caption="data" day={today} />
      </Entries>
      <header className="py-4 text-center">
        <h2 className="text-lg font-semibold">Upoważnienie nr ……… / 20……</h2>
        <p className="font-semibold">do obsługi urządzenia</p>
      </header>
      <p>Upoważniam</p>
      <Entries>
        <Entry caption="Pana / Panią * (imię i nazwisko)">{name}</Entry>
        <Entry caption="na stanowisku">{person.position}</Entry>
      </Entries>
      <p>do obsługi</p>
      <Entry caption="urządzenie">{qualificationLabel(certificate)}</Entry>
      <Entries>
        <Entry caption="typ" />
        <Entry caption="numer fabryczny lub ewidencyjny" />
        <Entry caption="miejsce pracy" />
      </Entries>
      <p>na podstawie zaświadczenia kwalifikacyjnego</p>
      <Entries>
        <Entry caption="numer">{number}</Entry>
        <DayEntry caption="wydane dnia" day={issueDate} />
        <DayEntry caption="ważne do" day={expiryDate} />
      </Entries>
      <Entry caption="wydane przez">{issuedBy}</Entry>
      <p>
        Upoważnienie jest ważne od ……………………… do ………………………
        {expiryDate && `, nie dłużej niż zaświadczenie (${formatDay(expiryDate)})`}, i&nbsp;można je cofnąć
        w&nbsp;każdej chwili.
      </p>
      <div className="pt-8">
        <Entries>
          <Entry caption="podpis pracodawcy" />
          <Entry caption="podpis osoby upoważnionej, data" />
        </Entries>
      </div>
      <p className="text-xs text-muted">* Niepotrzebne skreślić.</p>
    </Sheet>
  )
}
