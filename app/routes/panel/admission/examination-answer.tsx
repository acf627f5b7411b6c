import { Form } from 'react-router'

import type { AdmissionCheck } from '~/domain/admission/admission-check'
import { FORMER_QUESTIONS } from '~/domain/admission/examination-doubt'
import { checkQuestion } from '~/domain/admission/settling-question'
import { EXAMINATION_QUESTION_LABELS } from '~/domain/employment/paper-label'
import { keepTogether } from '~/domain/words/polish'
import { Button } from '~/ui/button'
import { CheckList, CheckRow } from '~/ui/check-list'
import { FieldGroup } from '~/ui/field'

/** Asks what an orzeczenie leaves open. A given answer can be changed. */
export function ExaminationAnswer({ check }: { check: AdmissionCheck }) {
  const { cause, work, recordId, about } = check
  if (recordId === undefined) return null
  if (cause === 'former' || (cause === 'initial' && about !== undefined))
    return <FormerForm recordId={recordId} about={about} />
  const question = cause === 'early_return' ? ('return' as const) : work
  const asked = checkQuestion(check)
  if (question === undefined) return null
  return (
    <Form method="post" className="flex w-full flex-wrap items-center gap-2">
      {asked && <p className="mr-1">{keepTogether(asked)}</p>}
      <Hidden recordId={recordId} about={about} questions={[question]} />
      <Button type="submit" size="sm" name="answer" value="yes">
        {cause === 'uncovered' ? 'Jednak obejmuje' : cause === 'early_return' ? 'Tak, dotyczą' : 'Obejmuje'}
        <span className="sr-only">: {EXAMINATION_QUESTION_LABELS[question]}</span>
      </Button>
      {cause !== 'uncovered' && (
        <Button type="submit" size="sm" name="answer" value="no">
          Nie
          <span className="sr-only">: {EXAMINATION_QUESTION_LABELS[question]}</span>
        </Button>
      )}
    </Form>
  )
}

/** The three questions about an orzeczenie from before the hire: Kodeks pracy, art. 229 § 1¹–1³. */
function FormerForm({ recordId, about }: { recordId: string; about: string | undefined }) {
  return (
    <Form method="post" className="flex w-full flex-col items-start gap-3">
      <Hidden recordId={recordId} about={about} questions={FORMER_QUESTIONS} />
      <FieldGroup legend="Orzeczenie jest sprzed zatrudnienia. Zaznacz, co się zgadza:">
        <CheckList>
          {FORMER_QUESTIONS.map((question) => (
            <CheckRow key={question} name="yes" value={question}>
              {keepTogether(EXAMINATION_QUESTION_LABELS[question])}
            </CheckRow>
          ))}
        </CheckList>
      </FieldGroup>
      <p className="max-w-prose text-sm text-muted">
        {keepTogether(
          'Orzeczenie wystarcza, gdy zgadza się wszystko (Kodeks pracy, art. 229 § 1¹–1³). Inaczej potrzebne są badania wstępne.',
        )}
      </p>
      <Button type="submit" size="sm">
        Zapisz odpowiedź
      </Button>
    </Form>
  )
}

function Hidden({
  recordId,
  about,
  questions,
}: {
  recordId: string
  about: string | undefined
  questions: readonly string[]
}) {
  return (
    <>
      <input type="hidden" name="intent" value="answer-examination" />
      <input type="hidden" name="paper" value={recordId} />
      {about !== undefined && <input type="hidden" name="about" value={about} />}
      {questions.map((question) => (
        <input key={question} type="hidden" name="question" value={question} />
      ))}
    </>
  )
}
