import { href } from 'react-router'
import * as v from 'valibot'

import type { DraftName } from '~/domain/changes/draft'
import { namesApart } from '~/domain/people/names-apart'
import { otherPositionsText } from '~/domain/people/other-positions'
import { hasRole } from '~/domain/people/permission'
import { newPersonSchema } from '~/domain/people/person-fields'
import { isHiredAgain, parsePerson } from '~/domain/people/person-form'
import type { User } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'
import type { Day } from '~/domain/words/day'
import { KEPT_HERE, undoToast } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, saveForm } from '~/routes/panel/recording/save-form'

/** Adds a person to the viewer's company, or changes the `former` one, and leads to their page. */
export async function savePerson(
  form: FormData,
  {
    viewer,
    users,
    former,
    draft,
    today,
    isAgain = false,
  }: {
    viewer: User
    users: readonly PersonRecord[]
    former?: PersonRecord
    draft: DraftName
    today: Day
    /** True if the former one is hired again. */
    isAgain?: boolean
  },
) {
  const others = users.filter(({ id }) => id !== former?.id)
  const addedByForm = others.find(({ id }) => id === form.get('id'))
  const {
    value: parsed,
    errors,
    meanwhile,
  } = parsePerson(form, others, { added: addedByForm, former, isAgain })
  if (errors) return refuseForm({ errors, meanwhile })
  const { otherPositions, ...value } = parsed
  // The form of a participant has fewer fields, and the others keep what an import has brought.
  const untouched = Object.fromEntries(
    Object.entries(v.parse(v.partial(newPersonSchema), former ?? {})).filter(([name]) => !form.has(name)),
  )
  const recording = {
    id: form.get('id'),
    build: (id: string) => ({
      kind: 'person-saved' as const,
      id,
      day: today,
      person: { id: former?.id ?? id, ...untouched, ...value },
    }),
  }
  const positions = {
    partOf: String(form.get('id')),
    build: (id: string, wholeId: string = id) => ({
      kind: 'other-positions-saved' as const,
      id,
      day: today,
      userId: former?.id ?? wholeId,
      positions: [...(otherPositions ?? [])],
    }),
  }
  // The main position may be one of the others by now.
  const before = former && otherPositionsText({ ...former, position: value.position })
  const isMoved = otherPositions !== undefined && otherPositionsText({ otherPositions }) !== before
  const saved = { company: viewer.company, ...value, id: former?.id ?? String(form.get('id')) }
  // Whoever is hired again comes back from the archive.
  const isBack = isAgain || (former?.isArchived === true && isHiredAgain(former, value))
  const done = isBack ? 'Zatrudniono ponownie' : former ? 'Zmieniono dane' : addedText(viewer)
  const restoring = {
    build: (id: string) => ({ kind: 'person-restored' as const, id, day: today, personId: saved.id }),
  }
  return saveForm(viewer.id, [recording, ...(isMoved ? [positions] : []), ...(isBack ? [restoring] : [])], {
    form,
    draft,
    list: href('/employees'),
    toast: (changes) =>
      undoToast(viewer.id, changes, {
        title: `${done}: ${namesApart([...others.filter((other) => other !== addedByForm), saved])(saved)}`,
        description: KEPT_HERE,
      }),
  })
}

function addedText(viewer: User): string {
  return hasRole(viewer, 'training_center') ? 'Dodano uczestnika' : 'Dodano pracownika'
}
