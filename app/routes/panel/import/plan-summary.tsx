import { isEmptyPlan, type ImportPlan } from '~/domain/import/people/plan'
import { namesWithExamples, type LeftOutColumn } from '~/domain/import/sheets/left-out-columns'
import { countOf, keepTogether } from '~/domain/words/polish'

/** As many as can be read; the rest is counted. */
const SHOWN_REFUSED = 20

/** Says what will be recorded or was, and what not. */
export function PlanSummary({
  plan,
  leftOut = [],
  lineName,
  isRecorded = false,
}: {
  plan: ImportPlan
  /** The columns that were left out. */
  leftOut?: readonly LeftOutColumn[]
  /** Names a line as its sheet does. */
  lineName: (line: number) => string
  isRecorded?: boolean
}) {
  const { content, added, changed, archived, present, refused } = plan
  const { certificates, restored, examinations, inductions, ownKinds, ownCertificates, cells } = content
  const certificateCount = certificates.length + ownCertificates.length
  return (
    <div className="flex flex-col gap-3">
      {!isRecorded && <h2 className="text-lg font-semibold">Co wczytamy</h2>}
      {isEmptyPlan(plan) ? (
        <p>W&nbsp;tym arkuszu nie ma nic nowego.</p>
      ) : (
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {added > 0 && <li>Nowi ludzie: {added}</li>}
          {changed > 0 && <li>Nowe dane znanych ludzi: {changed}</li>}
          {restored.length > 0 && <li>Wracają z&nbsp;archiwum: {countOf(restored.length, 'person')}</li>}
          {archived > 0 && <li>Od razu w&nbsp;archiwum: {archived}</li>}
          {ownKinds.length > 0 && (
            <li>Nowe rodzaje uprawnień: {ownKinds.map(({ name }) => name).join(', ')}</li>
          )}
          {certificateCount > 0 && <li>Nowe certyfikaty: {certificateCount}</li>}
          {examinations.length > 0 && (
            <li>
              Nowe orzeczenia lekarskie: {examinations.length}
              <span className="block text-muted">
                {keepTogether(
                  `${isRecorded ? 'Przyjęto' : 'Przyjmiemy'}, że dotyczą stanowiska z arkusza i nie stwierdzają przeciwwskazań.`,
                )}
              </span>
            </li>
          )}
          {inductions.length > 0 && <li>Nowe szkolenia wstępne: {inductions.length}</li>}
          {cells.length > 0 && <li>Do uzupełnienia na stronach osób: {countOf(cells.length, 'cell')}</li>}
        </ul>
      )}
      {present > 0 && (
        <p className="text-muted">
          Bez dokumentów, które już są albo powtarzają się w&nbsp;arkuszu: {present}.
        </p>
      )}
      {leftOut.length > 0 && (
        <p className="text-muted">Bez pominiętych kolumn: {namesWithExamples(leftOut)}.</p>
      )}
      {refused.length > 0 && (
        <div>
          <p className="font-semibold text-danger">
            {isRecorded ? 'Nie wczytano' : 'Nie wczytamy'} tych dokumentów: {refused.length}
          </p>
          <ul className="list-disc pl-5 text-sm">
            {refused.slice(0, SHOWN_REFUSED).map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                Wiersz {lineName(line)}: {message}
              </li>
            ))}
          </ul>
          {refused.length > SHOWN_REFUSED && (
            <p className="text-sm text-muted">i&nbsp;kolejne: {refused.length - SHOWN_REFUSED}</p>
          )}
        </div>
      )}
    </div>
  )
}
