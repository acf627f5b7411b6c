import { useEffect, useEffectEvent } from 'react'
import { href, useFetcher } from 'react-router'

import { useFieldErrors } from '~/components/use-field-errors'
import { COVERS, type OpenCover } from '~/domain/admission/open-covers'
import { coverLabel } from '~/domain/admission/settling-question'
import type { Person } from '~/domain/people/user'
import { joinFew, keepTogether } from '~/domain/words/polish'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import type { FormAnswer } from '~/routes/panel/recording/save-form'
import { Alert } from '~/ui/alert'
import { Dialog } from '~/ui/ark/dialog'
import { Button } from '~/ui/button'
import { CheckList, CheckRow } from '~/ui/check-list'
import { FieldGroup } from '~/ui/field'

import { COVER_INTENT, parseCovers } from './cover-for-people'

/** So many names are listed, and the others counted. */
const NAMED = 5

/** Asks once what the orzeczenia of several people leave open, and closes once the answers are recorded. */
export function CoverDialog({
  open,
  people,
  nameOf,
  onClose,
}: {
  open: readonly OpenCover[]
  people: readonly Person[]
  nameOf: (person: Person) => string
  onClose: () => void
}) {
  const { Form, data: answer, state } = useFetcher<FormAnswer>()
  const { errors, recheck } = useFieldErrors(answer?.errors, parseCovers)
  const isBusy = state !== 'idle'
  const close = useEffectEvent(onClose)
  // An effect, because the answer comes from outside.
  useEffect(() => {
    if (answer && !answer.isRefused && !isBusy) close()
  }, [answer, isBusy])
  const namesOf = (cover: OpenCover['cover']) => {
    const asked = new Set(open.filter((each) => each.cover === cover).map(({ userId }) => userId))
    return people.filter(({ id }) => asked.has(id)).map(nameOf)
  }
  return (
    <Dialog title="Co obejmują orzeczenia" onClose={onClose}>
      <p>
        {keepTogether(
          'Zaznacz tylko to, co wynika z treści orzeczeń. Odpowiedź zapisze się u\u00a0wszystkich osób, których dotyczy.',
        )}
      </p>
      <Form
        method="post"
        action={href('/employees')}
        noValidate
        onChange={(event) => recheck(event.currentTarget)}
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="intent" value={COVER_INTENT} />
        {people.map(({ id }) => (
          <input key={id} type="hidden" name="person" value={id} />
        ))}
        <FieldGroup legend="Odpowiedzi">
          <CheckList>
            {COVERS.map((cover) => {
              const names = namesOf(cover)
              return names.length === 0 ? null : (
                <CheckRow key={cover} name="cover" value={cover}>
                  {keepTogether(coverLabel(cover))}
                  <span className="block text-sm text-muted [overflow-wrap:anywhere]">
                    {joinFew(names, NAMED)}
                  </span>
                </CheckRow>
              )
            })}
          </CheckList>
        </FieldGroup>
        <p role="alert" className="font-semibold text-danger empty:-mt-5">
          {errors.cover}
        </p>
        {answer?.isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {isBusy ? 'Zapisywanie…' : 'Zapisz odpowiedzi'}
          </Button>
          <Button onClick={onClose}>Anuluj</Button>
        </div>
      </Form>
    </Dialog>
  )
}
