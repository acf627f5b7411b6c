import { data, href } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import { withOwnProfile } from '~/browser/records/settings.client'
import { canKeepPapersOf } from '~/domain/access/access'
import type { Change } from '~/domain/changes/change'
import type { DraftName } from '~/domain/changes/draft'
import { namesApart } from '~/domain/people/names-apart'
import type { User } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'
import type { Day } from '~/domain/words/day'
import type { ParsedForm } from '~/domain/words/form'
import { positionInAddress } from '~/routes/panel/admission/admission-links'
import type { Panel, PanelForm } from '~/routes/panel/panel-screen'
import { KEPT_HERE, undoToast } from '~/routes/panel/recording/record-and-tell'
import {
  discardDraft,
  isDiscarding,
  refuseForm,
  saveForm,
  type FormAnswer,
} from '~/routes/panel/recording/save-form'
import { recordScans } from '~/routes/panel/scans/record-scans'

/** The form of a paper that an employer keeps of a person. */
type PaperForm<Facts> = {
  draftOf: (personId: string) => DraftName
  /** The paper, for the toast of a discarded draft, and the beginning of the toast of a saved one. */
  of: string
  done: string
  parse: (form: FormData, today: Day) => ParsedForm<Facts>
  build: (paper: Facts & { id: string; userId: string }, day: Day) => Change
  scanned: 'examination' | 'induction'
}

/** Returns the data of the screen. Throws 404 or 403 if the viewer does not keep the person's papers. */
export async function loadPaperForm(
  { draftOf }: Pick<PaperForm<unknown>, 'draftOf'>,
  { viewer, loadRecords, today, url }: Panel,
  id: string,
) {
  const { users } = await loadRecords()
  const person = await requirePapersOf(viewer, users, id)
  return {
    viewer,
    person,
    name: namesApart(users)(person),
    /** The position that the paper is about until another one is typed. */
    position: positionInAddress(url, person),
    today,
    draft: await readDraft(viewer.id, draftOf(person.id)),
  }
}

/** Records the paper and leads to the page of the person. */
export async function savePaper<Facts>(
  { draftOf, of, done, parse, build, scanned }: PaperForm<Facts>,
  { viewer, loadRecords, today, url, form }: PanelForm,
  personId: string,
): Promise<FormAnswer> {
  const { users } = await loadRecords()
  const person = await requirePapersOf(viewer, users, personId)
  const page = href('/employees/:id', { id: person.id })
  const draft = draftOf(person.id)
  if (isDiscarding(form)) return discardDraft(viewer.id, draft, { url, to: page, of })
  const { value, errors } = parse(form, today)
  if (errors) return refuseForm({ errors })
  const recording = {
    id: form.get('id'),
    build: (id: string) => build({ id, userId: person.id, ...value }, today),
  }
  const scans = recordScans(form, {
    partOf: String(form.get('id')),
    day: today,
    subjectOf: (id) => ({ of: scanned, id, within: person.id }),
  })
  return saveForm(viewer.id, [recording, ...scans], {
    form,
    draft,
    list: page,
    toast: (changes) =>
      undoToast(viewer.id, changes, {
        title: `${done}: ${namesApart(users)(person)}`,
        description: KEPT_HERE,
      }),
  })
}

/** Returns the person whose papers the viewer keeps. Throws 404 for an unknown one, and 403 for somebody else's. */
async function requirePapersOf(
  viewer: User,
  users: readonly PersonRecord[],
  id: string,
): Promise<PersonRecord> {
  const person = users.find((user) => user.id === id)
  if (!person) throw data(null, { status: 404 })
  if (!canKeepPapersOf(viewer, person)) throw data(null, { status: 403 })
  return withOwnProfile(person)
}
