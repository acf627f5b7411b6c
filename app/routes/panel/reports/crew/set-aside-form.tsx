import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import { useFieldErrors } from '~/components/use-field-errors'
import { parseSetAside } from '~/domain/crew/drops/decision-form'
import type { Drop } from '~/domain/crew/drops/drop'
import { SET_ASIDE_LABELS, SET_ASIDE_REASONS } from '~/domain/crew/records/taken-drop'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { ErrorSummary } from '~/ui/error-summary'
import { SelectField } from '~/ui/field'

import { AnswerField } from './answer-field'
import type { DropAnswer } from './decide-on-drop'

const REASONS = SET_ASIDE_REASONS.map((value) => ({ value, label: SET_ASIDE_LABELS[value] }))

/** The reason that is chosen at first, for one that is nearly always the same. */
function usualReason(drop: Drop | undefined): string {
  if (drop === undefined) return 'spam'
  return drop.kind === 'correction' ? 'done' : ''
}

/** Sets a drop aside. Its text is not kept. */
export function SetAsideForm({ drop, answer }: { drop: Drop | undefined; answer: DropAnswer | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, recheck } = useFieldErrors(answer?.errors, parseSetAside)
  const isBusy = useNavigation().formData?.get('intent') === 'set-aside'
  const isNote = drop?.kind === 'correction'
  return (
    <Card title={isNote ? 'Załatw' : 'Odłóż'}>
      <Form
        ref={form}
        method="post"
        noValidate
        onChange={(event) => recheck(event.currentTarget)}
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="intent" value="set-aside" />
        <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
        <SelectField
          label="Powód"
          hint={`Widzi go tylko firma. ${isNote ? 'Treść uwagi' : 'Treść odłożonego zgłoszenia'} nie zostaje w\u00a0rejestrze.`}
          name="reason"
          options={[{ value: '', label: 'Wybierz' }, ...REASONS]}
          defaultValue={usualReason(drop)}
          error={errors.reason}
        />
        {drop && <AnswerField to={drop} isOptional error={errors.answer} />}
        {answer?.isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
        <Button
          type="submit"
          variant={isNote || drop === undefined ? 'primary' : 'secondary'}
          isBusy={isBusy}
          className="self-start max-sm:w-full"
        >
          {isBusy ? 'Zapisywanie…' : isNote ? 'Załatwione' : 'Odłóż'}
        </Button>
      </Form>
    </Card>
  )
}
