import { useEffect, useRef, useState, type FormEvent } from 'react'

import { useFieldErrors } from '~/components/use-field-errors'
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from '~/domain/crew/drops/limits'
import { parseTold } from '~/domain/crew/drops/telling'
import type { BoxAddress } from '~/domain/crew/records/crew-links'
import type { ToldKind } from '~/domain/crew/records/taken-drop'
import type { FieldErrors } from '~/domain/words/form'
import { BigChoice } from '~/routes/public/crew/frame/big-choice'
import { inSentence, problemText } from '~/routes/public/crew/frame/problem-text'
import { Refusal } from '~/routes/public/crew/frame/sending-parts'
import type { Spoken } from '~/routes/public/crew/frame/spoken'
import { usePhoneMoment } from '~/routes/public/crew/frame/use-phone-moment'
import { useSending, type SendingAnswer } from '~/routes/public/crew/frame/use-sending'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { FieldGroup, TextAreaField, TextField } from '~/ui/field'
import { focusField, takeFocus } from '~/ui/focus'

import { forgetDraft, keepDraft, readDraft, type Draft } from './draft'
import { PhotosField } from './photos-field'

type Answer = Exclude<SendingAnswer, { state: 'refused' }>
type Problem = Extract<SendingAnswer, { state: 'refused' }>['problem']

type TellingProps = {
  about: ToldKind
  address: BoxAddress
  spoken: Spoken
  onSent: (answer: Answer) => void
}

/**
 * Asks what has happened, and sends it. What is typed is kept on this phone until it is sent. After a while without use the
 * form is empty, and offers what was typed.
 */
export function TellingForm(props: TellingProps) {
  const { boxId } = props.address
  const [{ texts, isOld }, setKept] = useState(() => readDraft(boxId))
  // An effect, because a page may stay open in the pocket until somebody else takes the phone.
  useEffect(() => {
    const look = () => {
      const kept = readDraft(boxId)
      if (document.visibilityState === 'visible' && kept.isOld) setKept(kept)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [boxId])
  const { box } = props.spoken.texts
  return (
    <>
      {isOld && (
        <div className={`${CARD} flex flex-wrap items-center justify-between gap-3 p-4`}>
          <p>{box.unsentText}</p>
          <Button size="lg" onClick={() => setKept({ texts, isOld: false })}>
            {box.restoreText}
          </Button>
        </div>
      )}
      <FormOfDraft key={String(isOld)} {...props} draft={isOld ? {} : texts} />
    </>
  )
}

function FormOfDraft({ about, address, spoken, draft, onSent }: TellingProps & { draft: Draft }) {
  const { texts, language } = spoken
  const { box } = texts
  const { boxId, firm, place } = address
  const [when, setWhen] = useState(draft.when === 'earlier' ? 'earlier' : 'now')
  const [who, setWho] = useState(draft.who === 'named' ? 'named' : 'anonymous')
  const [photos, setPhotos] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<FieldErrors>()
  const [problem, setProblem] = useState<Problem>()
  const { isSending, send } = useSending()
  const form = useRef<HTMLFormElement>(null)
  const moment = usePhoneMoment()
  const { errors, recheck } = useFieldErrors(refused, (typed) => parseTold(typed, moment))
  const errorOf = (field: string) => problemText(texts, field, errors[field])

  const changed = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    keepDraft(boxId, currentTarget)
    recheck(currentTarget)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = parseTold(new FormData(event.currentTarget), moment)
    setRefused(parsed.errors)
    setProblem(undefined)
    if (parsed.errors) {
      const [first] = Object.keys(parsed.errors)
      if (first !== undefined) focusField(form.current, first)
      return
    }
    const answer = await send(address, { kind: 'told', ...parsed.value, language, photos: [...photos] })
    if (answer.state === 'refused') return setProblem(answer.problem)
    forgetDraft(boxId)
    onSent(answer)
  }
  return (
    <form
      ref={form}
      noValidate
      onChange={changed}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-6"
    >
      <h2 ref={takeFocus} tabIndex={-1} className="text-xl font-semibold outline-none">
        {box.kinds[about].label}
      </h2>
      <input type="hidden" name="about" value={about} />
      {about === 'indisposition' && <p className="font-semibold">{box.noDiagnosis}</p>}
      <TextAreaField
        label={box.what[about]}
        hint={box.whatHint}
        name="text"
        required
        maxLength={MAX_TEXT_LENGTH}
        defaultValue={draft.text}
        error={errorOf('text')}
      />
      <TextField
        label={box.where}
        hint={box.whereHint}
        name="location"
        maxLength={MAX_LINE_LENGTH}
        autoComplete="off"
        defaultValue={draft.location}
        error={errorOf('location')}
      />
      <FieldGroup legend={box.when}>
        <BigChoice
          name="when"
          chosen={when}
          onChoose={setWhen}
          options={[
            { value: 'now', label: box.now },
            { value: 'earlier', label: box.earlier },
          ]}
        />
        {when === 'earlier' && (
          <div className="grid grid-cols-2 items-end gap-3 max-[22rem]:grid-cols-1">
            <TextField
              label={box.day}
              type="date"
              name="date"
              max={moment.day}
              defaultValue={draft.date ?? moment.day}
              error={errorOf('date')}
            />
            <TextField
              label={box.time}
              type="time"
              name="time"
              defaultValue={draft.time}
              error={errorOf('time')}
            />
          </div>
        )}
      </FieldGroup>
      <PhotosField photos={photos} onChange={setPhotos} texts={texts} />
      <FieldGroup legend={box.who}>
        <BigChoice
          name="who"
          chosen={who}
          isStacked
          onChoose={setWho}
          options={[
            { value: 'anonymous', label: box.anonymous },
            { value: 'named', label: box.withName },
          ]}
        />
        {who === 'anonymous' && <p className="text-muted">{box.anonymousMeaning}</p>}
        {/* Hidden, not gone: what was typed is there again. */}
        <div hidden={who !== 'named'} className={who === 'named' ? 'flex flex-col gap-4' : ''}>
          <TextField
            label={box.name}
            name="name"
            autoComplete="name"
            maxLength={MAX_LINE_LENGTH}
            defaultValue={draft.name}
            error={errorOf('name')}
          />
          <TextField
            label={box.phone}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={MAX_LINE_LENGTH}
            defaultValue={draft.phone}
            error={errorOf('phone')}
          />
        </div>
      </FieldGroup>
      <p className="text-sm text-muted">{box.readers(inSentence(firm ?? place))}</p>
      {problem && <Refusal problem={problem} texts={texts} />}
      <Button type="submit" variant="primary" size="lg" isBusy={isSending} className="min-h-14! w-full">
        {isSending ? box.sending : box.send}
      </Button>
    </form>
  )
}
