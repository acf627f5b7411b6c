import Check from 'lucide/dist/esm/icons/check.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import Printer from 'lucide/dist/esm/icons/printer.mjs'
import { Form, href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { MARK_COLOURS, StateMark } from '~/components/state-mark'
import { REQUIREMENT_STATE_LABELS } from '~/domain/admission/admission-label'
import type { AdmissionQuestion, Answer } from '~/domain/admission/admission-questions'
import { isReferable } from '~/domain/admission/missing-papers'
import { isOpen } from '~/domain/admission/requirement-item'
import type { Person } from '~/domain/people/user'
import { keepTogether } from '~/domain/words/polish'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

import { recordAddress } from './admission-links'
import { ExaminationAnswer } from './examination-answer'

/** Answers the four questions of admission, with the way to record a paper that is missing. */
export function AdmissionQuestions({
  questions,
  person,
  canRecord,
}: {
  questions: readonly AdmissionQuestion[]
  person: Person
  /** True if the viewer keeps the papers of the person. */
  canRecord: boolean
}) {
  return (
    <div className="px-4 sm:px-5 print:hidden">
      <ol className="divide-y divide-line">
        {questions.map(({ name, answers }) => (
          <li
            key={name}
            className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <h2 className="text-muted">{keepTogether(name)}</h2>
            {answers.length === 0 ? (
              <p className="text-muted">{keepTogether('Sprawdza to inny system, nie ten rejestr.')}</p>
            ) : (
              <ul className="flex flex-col gap-2">
                {answers.map((answer) => (
                  <li
                    key={answer.text}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
                  >
                    <AnswerText answer={answer} />
                    {canRecord && answer.check && <Actions answer={answer} person={person} />}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

function AnswerText({ answer: { state, text, detail } }: { answer: Answer }) {
  const colour = MARK_COLOURS[REQUIREMENT_STATE_LABELS[state].tone]
  return (
    <div className="min-w-0">
      <p className={`flex items-baseline gap-2 ${isOpen({ state }) ? `font-semibold ${colour}` : ''}`}>
        <span className={colour}>
          <StateMark state={state} />
        </span>
        <span className="tabular-nums">{keepTogether(text)}</span>
      </p>
      {detail && <p className="pl-5 text-sm text-muted tabular-nums [overflow-wrap:anywhere]">{detail}</p>}
    </div>
  )
}

const ADD_LABELS = {
  examination: 'Dodaj orzeczenie',
  general_induction: 'Odnotuj',
  position_induction: 'Odnotuj',
}

function Actions({ answer: { check, state, text }, person }: { answer: Answer; person: Person }) {
  if (!check || !isOpen({ state })) return null
  const { subject, recordId, cause } = check
  return (
    <div className="flex flex-wrap gap-2">
      {cause === 'position' && recordId && (
        <Form method="post">
          <input type="hidden" name="paper" value={recordId} />
          {check.position !== undefined && <input type="hidden" name="position" value={check.position} />}
          <Button type="submit" size="sm" name="intent" value="cover-position">
            <Icon of={Check} className="size-4" />
            {check.position === undefined ? 'Obejmuje to stanowisko' : 'Obejmuje też to stanowisko'}
          </Button>
        </Form>
      )}
      <ExaminationAnswer check={check} />
      {isReferable(check) && (
        <Form method="post">
          <Button type="submit" size="sm" name="intent" value="refer">
            Skierowano na badania
          </Button>
        </Form>
      )}
      {isReferable(check) && (
        <ButtonLink size="sm" to={`${href('/employees/referral')}?person=${person.id}`}>
          <Icon of={Printer} className="size-4" />
          Skierowanie do druku
        </ButtonLink>
      )}
      <ButtonLink size="sm" to={recordAddress(check, person)}>
        <Icon of={Plus} className="size-4" />
        {ADD_LABELS[subject]}
        <span className="sr-only">: {text}</span>
      </ButtonLink>
    </div>
  )
}
