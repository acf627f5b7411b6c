import { useRef, useState, type ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'

import { saveDraft, type Draft } from '~/browser/records/drafts.client'
import { trySave } from '~/browser/store/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import { useFieldErrors } from '~/components/use-field-errors'
import { draftFields, type DraftName } from '~/domain/changes/draft'
import type { FieldErrors } from '~/domain/words/form'
import { OPENED_FIELD } from '~/domain/words/opened-record'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { TEXT_LINK } from '~/ui/text-link'

import { OpenedRecord } from './opened-record'
import { notStoredText } from './record-and-tell'
import type { FormAnswer } from './save-form'

/**
 * A form of a whole screen. All that is typed is kept at once as a draft, and is there when the form is opened
 * again. The form sends the draft's id as `id`, so that a form sent twice adds one record. Saving drops the
 * draft; the action discards it if `isDiscarding` is true.
 */
export function DraftForm(props: DraftFormProps) {
  // Another form on the same screen, for example for another holder, begins with its own draft.
  return <Fields key={props.name} {...props} />
}

type DraftFormProps = {
  /** The draft is kept under this name. */
  name: DraftName
  userId: string
  draft: Draft
  answer: FormAnswer | undefined
  /** The record that the form changes, by `openedText`. A new one has none. */
  opened?: string | undefined
  /** The function by which the action parses the form. */
  parse: (form: FormData) => { errors?: FieldErrors }
  /** Undefined while there is nothing to send yet; `isWaiting` while something is on its way into the form. */
  submit: { label: string; busy: string; isWaiting?: boolean } | undefined
  children: (errors: FieldErrors) => ReactNode
}

function Fields({ name, userId, draft, answer, opened, parse, submit, children }: DraftFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // An empty draft that is not kept yet has another id each time it is read: the first one stays.
  const [id, setId] = useState(draft.id)
  const nextId = answer?.sentBefore?.nextId
  if (nextId !== undefined && nextId !== id) setId(nextId)
  const { errors, recheck } = useFieldErrors(answer?.errors, parse)
  const isDrafted = Object.keys(draft.fields).length > 0
  const isBusy = useNavigation().formMethod === 'POST'
  const [isKept, setIsKept] = useState(true)
  const [hasDraft, setHasDraft] = useState(isDrafted)
  const keep = async () => {
    // A form that is being saved or discarded is not kept as a draft any more.
    if (!form.current || isBusy) return
    const fields = draftFields(new FormData(form.current))
    const isStoredNow = await trySave(() => saveDraft(userId, name, { id, fields }))
    setIsKept(isStoredNow)
    if (isStoredNow) setHasDraft(true)
  }
  return (
    // `noValidate`, because our own messages are Polish in every browser.
    <Form
      ref={form}
      method="post"
      noValidate
      autoComplete="off"
      onChange={(event) => {
        recheck(event.currentTarget)
        void keep()
      }}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="id" value={id} />
      <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
      {children(errors)}
      <SentBeforeAlert answer={answer} />
      {/* A draft of an older version does not say to which record it was typed. */}
      <OpenedRecord
        opened={isDrafted ? drafted(draft, OPENED_FIELD) : opened}
        meanwhile={answer?.meanwhile}
      />
      {answer?.isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        {submit && (
          <Button type="submit" variant="primary" isBusy={isBusy || submit.isWaiting}>
            {isBusy ? submit.busy : submit.label}
          </Button>
        )}
        {hasDraft && (
          <Button type="submit" name="intent" value="discard">
            Odrzuć szkic
          </Button>
        )}
      </div>
      {/* Below the buttons: it appears while somebody works, and may not move the button that is being pressed. */}
      {!isKept && !answer?.isNotStored && (
        <Alert title="Szkic się nie zapisuje">
          {NOT_STORED} To, co jest wpisane, zniknie po zamknięciu karty.
        </Alert>
      )}
    </Form>
  )
}

/** Returns what a draft holds for a field with one value. */
export function drafted(draft: Draft, field: string): string | undefined {
  return draft.fields[field]?.[0]
}

/** Says that the form was saved with other values, and leads to what it has added. */
function SentBeforeAlert({ answer }: { answer: FormAnswer | undefined }) {
  if (!answer?.sentBefore) return null
  return (
    <Alert title="Ten formularz jest już zapisany, z inną treścią">
      <p>W&nbsp;innej karcie zapisano z&nbsp;niego:</p>
      <ul className="my-1 list-disc pl-5">
        {answer.sentBefore.added.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={TEXT_LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        Teraz nic się nie zapisało, a&nbsp;to, co jest wpisane, czeka w&nbsp;formularzu. Jeśli chcesz dodać to
        osobno, zapisz jeszcze raz.
      </p>
    </Alert>
  )
}
