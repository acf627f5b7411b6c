import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import FolderOpen from 'lucide/dist/esm/icons/folder-open.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import Printer from 'lucide/dist/esm/icons/printer.mjs'
import Trash from 'lucide/dist/esm/icons/trash.mjs'
import { useRef } from 'react'
import { Form, href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { DayField } from '~/components/day-field'
import type { EmploymentRecords } from '~/domain/employment/employment-records'
import { examinationLabel, inductionLabel, referralLabel, returnLabel } from '~/domain/employment/paper-label'
import type { Person } from '~/domain/people/user'
import { FIRST_DAY, type Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { keepTogether } from '~/domain/words/polish'
import { onPaper } from '~/routes/panel/lists/printing'
import type { LoadedScans } from '~/routes/panel/scans/load-scans'
import { ScanList } from '~/routes/panel/scans/scan-list'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { ErrorSummary } from '~/ui/error-summary'
import { Icon } from '~/ui/icon'

type Papers = Pick<EmploymentRecords, 'examinations' | 'inductions' | 'returns' | 'referrals'>

/** Folds away all papers of the employment, with what is seldom done about them. `today` is the real day. */
export function PapersList({
  papers,
  scansOf,
  person,
  operatesMachines,
  today,
  refused,
}: {
  papers: Papers
  /** Returns the scans of an orzeczenie or a card. */
  scansOf: (paperId: string) => LoadedScans
  person: Person
  /** True for somebody with a valid certificate of UDT. */
  operatesMachines: boolean
  today: Day
  refused: FieldErrors | undefined
}) {
  const entries = [
    ...papers.examinations.map((paper) => ({
      id: paper.id,
      intent: 'remove-examination',
      label: examinationLabel(paper),
      scans: scansOf(paper.id),
    })),
    ...papers.inductions.map((paper) => ({
      id: paper.id,
      intent: 'remove-induction',
      label: inductionLabel(paper),
      scans: scansOf(paper.id),
    })),
    ...papers.returns.map((paper) => ({
      id: paper.id,
      intent: 'remove-return',
      label: returnLabel(paper),
      scans: undefined,
    })),
    ...papers.referrals.map((paper) => ({
      id: paper.id,
      intent: 'remove-referral',
      label: referralLabel(paper),
      scans: undefined,
    })),
  ]
  return (
    <details className={`${CARD} group px-4 sm:px-5 ${onPaper('print of people', 'health')}`}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 py-2 text-muted underline-offset-4 hover:underline">
        {keepTogether('Orzeczenia, szkolenia wstępne, powrót po chorobie')}
        <Icon of={ChevronDown} className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col items-start gap-5 pb-5">
        <ul className="w-full divide-y divide-line empty:hidden">
          {entries.map(({ id, intent, label, scans }) => (
            <li key={`${intent} ${id}`} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0 tabular-nums [overflow-wrap:anywhere]">{label}</span>
              <Form method="post">
                <input type="hidden" name="paper" value={id} />
                <Button type="submit" size="sm" name="intent" value={intent}>
                  <Icon of={Trash} className="size-4" />
                  Usuń
                  <span className="sr-only">: {label}</span>
                </Button>
              </Form>
              {scans && (
                <div className="w-full">
                  <ScanList scans={scans} canKeep of={label} />
                </div>
              )}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <AddLink to={href('/employees/:id/examination', { id: person.id })}>Nowe orzeczenie</AddLink>
          <AddLink to={href('/employees/:id/induction', { id: person.id })}>Nowe szkolenie wstępne</AddLink>
        </div>
        <div className="flex flex-wrap gap-2">
          <PrintLink to={href('/employees/referral')} person={person}>
            Skierowanie na badania
          </PrintLink>
          <PrintLink to={href('/employees/induction-card')} person={person}>
            Karta szkolenia wstępnego
          </PrintLink>
          <PrintLink to={href('/employees/pocket-card')} person={person}>
            Karta do kieszeni
          </PrintLink>
          <ButtonLink size="sm" to={`${href('/employees/dossier')}?person=${person.id}`}>
            <Icon of={FolderOpen} className="size-4" />
            Teczka dla inspektora
          </ButtonLink>
          {operatesMachines && (
            <PrintLink to={href('/employees/authorization')} person={person}>
              Upoważnienie do obsługi
            </PrintLink>
          )}
        </div>
        <ReturnForm today={today} refused={refused} />
      </div>
    </details>
  )
}

function AddLink({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink size="sm" to={to}>
      <Icon of={Plus} className="size-4" />
      {children}
    </ButtonLink>
  )
}

function PrintLink({ to, person, children }: { to: string; person: Person; children: string }) {
  return (
    <ButtonLink size="sm" to={`${to}?person=${person.id}`}>
      <Icon of={Printer} className="size-4" />
      {children}
    </ButtonLink>
  )
}

/** After more than 30 days of illness a follow-up examination is due at once (Kodeks pracy, art. 229 § 2). */
function ReturnForm({ today, refused }: { today: Day; refused: FieldErrors | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <Form ref={form} method="post" noValidate className="flex flex-col items-start gap-2">
      <ErrorSummary refused={refused} errors={refused ?? {}} form={form} />
      <div className="flex flex-wrap items-end gap-3">
        <DayField
          label="Pierwszy dzień po chorobie dłuższej niż 30 dni"
          name="returnedOn"
          min={FIRST_DAY}
          max={today}
          defaultValue={today}
          required
          error={refused?.returnedOn}
        />
        <Button type="submit" name="intent" value="record-return">
          Odnotuj powrót
        </Button>
      </div>
      <p className="text-sm text-muted">
        {keepTogether('Potrzebne będą badania kontrolne. O przyczynę choroby nikt nie pyta.')}
      </p>
    </Form>
  )
}
