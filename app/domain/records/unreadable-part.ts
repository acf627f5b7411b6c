import * as v from 'valibot'

import { changeSchema } from '~/domain/changes/change'
import { draftSchema } from '~/domain/changes/draft'
import { personSettingsSchema } from '~/domain/people/settings'

import { sizeOf, type OwnData } from './own-data'

/** Returns the part of a person's data that this version cannot read, or undefined. */
export function unreadablePart({ records, settings, drafts }: OwnData): OwnData | undefined {
  const part = {
    records: records.filter((record) => !v.is(changeSchema, record)),
    settings: v.is(personSettingsSchema, settings) ? undefined : settings,
    drafts: Object.fromEntries(Object.entries(drafts).filter(([, draft]) => !v.is(draftSchema, draft))),
  }
  return sizeOf(part) === 0 ? undefined : part
}
