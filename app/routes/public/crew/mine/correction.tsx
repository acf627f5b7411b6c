import { useId, useRef, useState, type FormEvent } from 'react'

import { useFieldErrors } from '~/components/use-field-errors'
import { MAX_TEXT_LENGTH } from '~/domain/crew/drops/limits'
import { parseCorrection } from '~/domain/crew/drops/telling'
import type { MinePage } from '~/domain/crew/pages/page'
import { parseBoxLink } from '~/domain/crew/records/crew-links'
import type { FieldErrors } from '~/domain/words/form'
import { problemText } from '~/routes/public/crew/frame/problem-text'
import { Refusal, SentNotice } from '~/routes/public/crew/frame/sending-parts'
import type { Spoken } from '~/routes/public/crew/frame/spoken'
import { useSending, type SendingAnswer } from '~/routes/public/crew/frame/use-sending'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { TextAreaField } from '~/ui/field'
import { focusField, takeFocus } from '~/ui/focus'

/** Lets somebody tell the employer that their page is wrong. */
export function Correction({ page, box, spoken }: { page: MinePage; box: string; spoken: Spoken }) {
  const { texts, language } = spoken
  const { mine, frame, receipt } = texts
  const [isOpen, setIsOpen] = useState(false)
  const [refused, setRefused] = useState<FieldErrors>()
  const [answer, setAnswer] = useState<SendingAnswer>()
  const { isSending, send } = useSending()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const { errors, recheck } = useFieldErrors(refused, parseCorrection)
  const address = parseBoxLink(box)
  if (!address) return null

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = parseCorrection(new FormData(event.currentTarget))
    setRefused(parsed.errors)
    if (parsed.errors) return focusField(form.current, 'text')
    const { personId, name } = page
    setAnswer(await send(address, { kind: 'correction', ...parsed.value, language, personId, name }))
  }
  if (answer && answer.state !== 'refused') {
    return <SentNotice answer={answer} spoken={spoken} sentTitle={mine.wrongSent} keep={receipt.keep} />
  }
  if (!isOpen) {
    return (
      <Button size="lg" aria-expanded={false} aria-controls={formId} onClick={() => setIsOpen(true)}>
        {mine.wrongQuestion}
      </Button>
    )
  }
  return (
    <form
      ref={form}
      id={formId}
      noValidate
      onChange={({ currentTarget }) => recheck(currentTarget)}
      onSubmit={(event) => void submit(event)}
      className={`${CARD} flex flex-col gap-4 p-4`}
    >
      <h2 className="text-lg font-semibold">{mine.wrongQuestion}</h2>
      <TextAreaField
        label={mine.wrongLabel}
        hint={mine.wrongHint}
        name="text"
        ref={takeFocus}
        maxLength={MAX_TEXT_LENGTH}
        error={problemText(texts, 'text', errors.text)}
      />
      {answer && <Refusal problem={answer.problem} texts={texts} closed={mine.wrongClosed} />}
      <Button type="submit" variant="primary" size="lg" isBusy={isSending}>
        {isSending ? texts.box.sending : mine.sendWrong}
      </Button>
      <Button size="lg" onClick={() => setIsOpen(false)}>
        {frame.close}
      </Button>
    </form>
  )
}
