import { data, href } from 'react-router'

import { withOwnProfiles } from '~/browser/records/settings.client'
import { ButtonLink } from '~/components/button-link'
import { canMoveReports } from '~/domain/access/access'
import { fullName } from '~/domain/people/user'
import { hasProtocol } from '~/domain/reports/accident'
import { paperLabel, paperNote } from '~/domain/reports/accident-paper'
import { assessmentOf, isAccident } from '~/domain/reports/accident-progress'
import { copiesText } from '~/domain/reports/paper-facts'
import { reportName } from '~/domain/reports/report'
import { indexById } from '~/domain/words/collection'
import { keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { Sheet } from '~/routes/panel/official/form-parts'
import { FormsScreen } from '~/routes/panel/official/forms-screen'
import { panelLoader } from '~/routes/panel/panel-screen'

import type { Route } from './+types/accident-paper'
import { InsuranceCard } from './insurance-card'
import { Protocol } from './protocol'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Dokument powypadkowy' } satisfies PanelHandle

export const clientLoader = panelLoader(
  'reports',
  async ({ viewer, loadRecords, today }, { params }: Route.ClientLoaderArgs) => {
    const { users, visibleReports } = await loadRecords()
    const report = visibleReports.find(({ id }) => id === params.id)
    if (!report || !isAccident(report)) throw data(null, { status: 404 })
    if (!canMoveReports(viewer)) throw data(null, { status: 403 })
    const people = indexById(await withOwnProfiles(users))
    // A paper has the name alone, without what tells namesakes apart on the screen.
    const nameOf = (id: string | undefined) => {
      const person = id === undefined ? undefined : people.get(id)
      return person && fullName(person)
    }
    const person = report.injuredId === undefined ? undefined : people.get(report.injuredId)
    return {
      report,
      injured: {
        name: nameOf(report.injuredId) ?? report.injured ?? report.registerEntry?.injured,
        position: person?.position,
        department: person?.unit,
      },
      reporter: nameOf(report.reportedBy),
      witnesses: (report.witnesses ?? []).flatMap((id) => nameOf(id) ?? []),
      company: person?.company ?? viewer.company,
      today,
    }
  },
)

/** The paper that the law wants about the accident, filled in as far as it is known, to be printed and signed. */
export default function AccidentPaper({ loaderData }: Route.ComponentProps) {
  const { report } = loaderData
  const assessment = assessmentOf(report)
  const paper = paperLabel(assessment)
  const note = paperNote(assessment)
  const heading = paper ?? handle.heading
  return (
    <FormsScreen
      heading={heading}
      text={reportName(report)}
      links={<ButtonLink to={href('/reports/:id', { id: report.id })}>Zgłoszenie</ButtonLink>}
      onPrint={paper ? () => print() : undefined}
      isOneForm
    >
      <div className="flex max-w-3xl flex-col gap-2 print:hidden">
        {paper && (
          <p>
            {keepTogether(
              `Wypełnione tym, co zapisano w zgłoszeniu, w krokach i w rejestrze wypadków. Puste linie wypełnia się na papierze. ${copiesText(report)}`,
            )}
          </p>
        )}
        {note && <p>{note}</p>}
      </div>
      {paper && (
        <Sheet label={heading}>
          {hasProtocol(assessment) ? <Protocol {...loaderData} /> : <InsuranceCard {...loaderData} />}
        </Sheet>
      )}
    </FormsScreen>
  )
}
