import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import Forklift from 'lucide/dist/esm/icons/forklift.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { canKeepPapers } from '~/domain/access/access'
import type { Admission } from '~/domain/admission/admission'
import { admissionNote, mayWorkText } from '~/domain/admission/admission-label'
import { isLacking } from '~/domain/admission/requirement-item'
import { settlingQuestion } from '~/domain/admission/settling-question'
import type { Certificate } from '~/domain/certificates/certificate'
import { machineCertificates } from '~/domain/certificates/certificates-in-force'
import { positionNames } from '~/domain/people/other-positions'
import { compareNames, fullName, type Person } from '~/domain/people/user'
import { toOwnKindId } from '~/domain/qualifications/own-kind'
import type { Scope } from '~/domain/qualifications/qualification'
import { formatDay, type Day } from '~/domain/words/day'
import { formOf, keepTogether } from '~/domain/words/polish'
import { staffAdmissions } from '~/routes/panel/admission/staff-admissions'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { DayEntry, Entries, Entry, Sheet } from '~/routes/panel/official/form-parts'
import { FormsScreen, WithoutPaper } from '~/routes/panel/official/forms-screen'
import { panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { EmployeeLink } from '~/routes/panel/people/employee-link'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { Note } from '~/ui/note'

import type { Route } from './+types/authorization'
import { useChosenPeople } from './use-chosen-people'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Upoważnienie do obsługi' } satisfies PanelHandle

const SCREEN = { of: 'employees', may: canKeepPapers } satisfies PanelScreen

const PAPER_FORMS = ['upoważnienie', 'upoważnienia', 'upoważnień'] as const

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords, today }) => {
  const records = await loadRecords()
  const admissions = await staffAdmissions(viewer, records, today)
  return {
    today,
    company: viewer.company,
    operators: admissions
      .map((admission) => {
        const { person } = admission
        const certificates = machineCertificates(person.id, records.visibleCertificates, today)
        return {
          person,
          certificates,
          refusal: refusalOf(admission, certificates, today),
          question: settlingQuestion(admission),
          isDue: certificates.length > 0,
        }
      })
      .toSorted((a, b) => compareNames(a.person, b.person)),
  }
})

/**
 * Returns why somebody gets no authorization: they may not work. A paper for somebody who has not begun yet is printed
 * if nothing is lacking.
 */
function refusalOf(
  admission: Admission,
  certificates: readonly Certificate[],
  today: Day,
): string | undefined {
  const { outside, checks, items, positions = [] } = admission
  const isLackingAny = checks.some(isLacking) || items.some(isLacking)
  // Of several positions, those count that ask for the device.
  const held = new Set(certificates.map(({ id }) => id))
  const operating = positions.filter((each) =>
    each.items.some(({ certificate }) => certificate && held.has(certificate.id)),
  )
  const isUnable = (operating.length > 0 ? operating : [admission]).every(({ mayWork }) => mayWork === false)
  if (!isUnable || (outside === 'before' && !isLackingAny)) return undefined
  return admissionNote(admission, today) ?? mayWorkText(admission)
}

/** The employer's paper for people who operate a device of UDT or TDT, one for each valid certificate. */
export default function Authorization({ loaderData }: Route.ComponentProps) {
  const { today, company, operators } = loaderData
  const { chosen, nameOf } = useChosenPeople(operators)
  const refused = chosen.filter(
    ({ certificates, refusal }) => certificates.length > 0 && refusal !== undefined,
  )
  const open = chosen
    .filter(({ certificates, question }) => certificates.length > 0 && question !== undefined)
    .map(({ person, question }) => `${nameOf(person)}: ${question}`)
  const papers = chosen.flatMap(({ person, certificates, refusal }) =>
    refusal === undefined ? certificates.map((certificate) => ({ person, certificate })) : [],
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
          'Upoważnienie wymienia ważne zaświadczenie kwalifikacyjne UDT albo TDT. Zaświadczeń sprzed 1.06.2019 tu nie ma: straciły ważność 1.01.2024, chyba że je przedłużono, a to wynika tylko z dokumentu.',
        )}
      </p>
      {refused.length > 0 && <Refused people={refused} nameOf={nameOf} />}
      {open.length > 0 && (
        <div className="print:hidden">
          <Note>{`Przed podpisem odpowiedz, bo nie wiadomo, czy mogą dziś pracować. ${open.join(' ')}`}</Note>
        </div>
      )}
      {papers.length === 0 && refused.length === 0 && (
        <EmptyState
          icon={Forklift}
          title="Nie ma czego drukować"
          text="Nikt z wybranych osób nie ma ważnego zaświadczenia kwalifikacyjnego UDT ani TDT."
        />
      )}
      {papers.length > 0 && (
        <WithoutPaper
          nameOf={nameOf}
          why="Bez ważnego zaświadczenia UDT albo TDT"
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

/** Names the people who may not work, why, and leads to where it is mended. */
function Refused({
  people,
  nameOf,
}: {
  people: readonly { person: Person; refusal: string | undefined }[]
  nameOf: (person: Person) => string
}) {
  return (
    <Card title="Bez upoważnienia" className="max-w-3xl print:hidden">
      <p>
        {keepTogether(
          'Te osoby mają zaświadczenie, ale nie mogą dziś pracować. Upoważnienie wydrukujesz, gdy na stronie osoby uzupełnisz to, czego brakuje.',
        )}
      </p>
      <ul className="flex flex-col gap-2">
        {people.map(({ person, refusal = '' }) => (
          <li key={person.id} className="flex gap-2">
            <Icon of={CircleX} className="mt-1 size-4 shrink-0 text-danger" />
            <div className="min-w-0">
              <EmployeeLink employee={person} name={nameOf(person)} />
              <p className="text-sm text-muted">{keepTogether(refusal)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The device of each certificate. One of TDT, or one without a scope, does not say it: that is written by hand. */
const DEVICES: ReadonlyMap<Scope | undefined, string> = new Map<Scope, string>([
  ['forklift', 'wózek jezdniowy podnośnikowy'],
  ['forklift_with_boom', 'wózek jezdniowy podnośnikowy z\u00a0wysięgnikiem lub podnoszonym operatorem'],
  ['mobile_platform', 'podest ruchomy przejezdny'],
  ['other_platform', 'podest ruchomy'],
  [toOwnKindId('overhead_crane'), 'suwnica'],
  [toOwnKindId('crane'), 'żuraw'],
  [toOwnKindId('loader_crane'), 'żuraw przeładunkowy (HDS)'],
])

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
        <h2 className="text-lg font-semibold">Upoważnienie nr&nbsp;………&nbsp;/&nbsp;20……</h2>
        <p className="font-semibold">do obsługi urządzenia</p>
      </header>
      <p>Upoważniam</p>
      <Entries>
        <Entry caption="Pana / Panią * (imię i nazwisko)">{name}</Entry>
        <Entry caption="na stanowisku">{positionNames(person).join(', ')}</Entry>
      </Entries>
      <p>do obsługi</p>
      <Entry caption="urządzenie">{DEVICES.get(certificate.scope)}</Entry>
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
