import FileText from 'lucide/dist/esm/icons/file-text.mjs'
import { href } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { readSettings, withOwnProfiles } from '~/browser/records/settings.client'
import { ButtonLink } from '~/components/button-link'
import { canKeepBirths } from '~/domain/access/access'
import { birthsIn } from '~/domain/people/birth'
import { programmesBy } from '~/domain/records/latest-changes'
import { certificatesOfTraining } from '~/domain/trainings/issuing'
import { tooFewHoursText } from '~/domain/trainings/programme'
import { trainingName } from '~/domain/trainings/training'
import { indexById } from '~/domain/words/collection'
import { keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { FormsScreen } from '~/routes/panel/official/forms-screen'
import { panelLoader } from '~/routes/panel/panel-screen'
import { requireOwnTraining } from '~/routes/panel/trainings/require-own-training'
import { EmptyState } from '~/ui/empty-state'
import { Note } from '~/ui/note'

import type { Route } from './+types/completion-papers'
import { CompletionSheet } from './completion-sheet'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Zaświadczenia o ukończeniu' } satisfies PanelHandle

export const clientLoader = panelLoader(
  'trainings',
  async ({ viewer, loadRecords }, { params }: Route.ClientLoaderArgs) => {
    const { users, trainings, certificates } = await loadRecords()
    const training = requireOwnTraining(viewer, trainings, params.id, 'completed')
    const people = indexById(await withOwnProfiles(users))
    const programmeOf = programmesBy(await readChanges(viewer.id))
    return {
      training,
      births: canKeepBirths(viewer, training) ? birthsIn((await readSettings(viewer.id)).births) : undefined,
      topics: training.leadsTo ? programmeOf(training.leadsTo) : undefined,
      papers: certificatesOfTraining(training, certificates)
        .filter(({ status }) => status !== 'revoked')
        .flatMap((certificate) => {
          const holder = people.get(certificate.userId)
          return holder ? [{ certificate, holder }] : []
        }),
    }
  },
)

/** The papers that a training centre, or an employer who trains the own staff, hands out after a training. */
export default function CompletionPapers({ loaderData }: Route.ComponentProps) {
  const { training, topics, papers, births } = loaderData
  const { id, leadsTo } = training
  const tooFew = leadsTo && topics && tooFewHoursText(leadsTo, topics)
  return (
    <FormsScreen
      heading={handle.heading}
      title={`Zaświadczenia: ${training.title}`}
      text={trainingName(training)}
      links={
        <>
          <ButtonLink to={href('/trainings/:id', { id })}>Strona szkolenia</ButtonLink>
          <ButtonLink to={href('/trainings/issued')}>Rejestr zaświadczeń</ButtonLink>
          {births && papers.length > 0 && (
            <ButtonLink to={href('/trainings/:id/births', { id })}>Daty i&nbsp;miejsca urodzenia</ButtonLink>
          )}
          {leadsTo && (
            <ButtonLink to={href('/trainings/:id/programme', { id })}>
              {topics ? 'Zmień program' : 'Dodaj program'}
            </ButtonLink>
          )}
        </>
      }
      onPrint={papers.length > 0 ? () => print() : undefined}
    >
      {papers.length === 0 ? (
        <EmptyState
          icon={FileText}
          title="Nie ma jeszcze zaświadczeń"
          text="Pojawią się tu po wystawieniu certyfikatów z tego szkolenia."
        >
          <ButtonLink to={href('/trainings/:id/certificates', { id })} variant="primary">
            Certyfikaty ze szkolenia
          </ButtonLink>
        </EmptyState>
      ) : (
        <p className="max-w-3xl print:hidden">
          {keepTogether(
            births
              ? 'Datę i miejsce urodzenia można wpisać na papierze albo uzupełnić przed drukiem. Tematy z godzinami pochodzą z programu szkolenia.'
              : 'Datę i miejsce urodzenia wpisuje się na papierze: aplikacja ich nie przechowuje. Tematy z godzinami pochodzą z programu szkolenia.',
          )}
        </p>
      )}
      {tooFew && (
        <div className="print:hidden">
          <Note>{tooFew}</Note>
        </div>
      )}
      {papers.map((paper) => (
        <CompletionSheet
          key={paper.certificate.id}
          {...paper}
          birth={births?.[paper.holder.id]}
          training={training}
          topics={topics}
        />
      ))}
    </FormsScreen>
  )
}
