import { data } from 'react-router'

import { askForNotifications } from '~/browser/device/register-worker.client'
import { readChanges } from '~/browser/records/records.client'
import { readSettings, saveSettings, withOwnProfile } from '~/browser/records/settings.client'
import { trySave } from '~/browser/store/storage.client'
import { parseAccount, parseEmail } from '~/domain/people/account'
import { passwordErrors } from '~/domain/people/password'
import { isSameOwner, ownerOf, parseOwnerChange, registerName } from '~/domain/people/register-owner'
import { SAVED_OWNER } from '~/domain/people/saved-owner'
import { parseNotifications, parsePrivacy, type PersonSettings } from '~/domain/people/settings'
import type { User } from '~/domain/people/user'
import { findRegister } from '~/domain/register/register'
import type { Day } from '~/domain/words/day'
import type { ParsedForm } from '~/domain/words/form'
import { mergeOpened, openedText } from '~/domain/words/opened-record'
import { panelAction } from '~/routes/panel/panel-screen'
import { ifThere, savedToast, tryRecord } from '~/routes/panel/recording/record-and-tell'
import { actOnOwnData, isOwnDataIntent } from '~/routes/panel/settings/own-data/own-data-action'

import type { Route } from './+types/settings'
import type { OwnDataAnswer } from './own-data/own-data-answer'
import type { SettingsAnswer } from './settings-form'

export const clientAction = panelAction(
  'settings',
  async (
    { viewer, sample, today, form },
    { request }: Route.ClientActionArgs,
  ): Promise<SettingsAnswer | OwnDataAnswer> => {
    const intent = form.get('intent')
    if (isOwnDataIntent(intent)) return actOnOwnData(intent, form, viewer, request.signal)
    if (intent === 'make-key' || intent === 'unlock-key') {
      // The card with these forms has already fetched it.
      const { actOnKey } = await import('~/routes/panel/settings/signature/signature-card')
      return actOnKey(intent, form, viewer)
    }
    if (intent === 'verify-email') {
      const { errors } = parseEmail(form)
      return errors ? refuse({ outcome: 'refused', errors }) : { outcome: 'well-formed' }
    }
    if (intent === 'password') {
      const errors = passwordErrors(form)
      return errors ? refuse({ outcome: 'refused', errors }) : { outcome: 'nothing-to-change' }
    }
    if (intent === 'browser-notifications' && form.has('browserNotifications')) {
      const access = await askForNotifications()
      if (access !== 'granted') return refuse({ outcome: 'not-allowed', access })
    }
    if (intent === 'account' && sample.isOwnRegister) return changeOwner(form, viewer, today)
    if (!isSavedIntent(intent)) throw data(null, { status: 400 })
    const { value: change, errors } = parseChange(intent, form, viewer)
    if (errors) return refuse({ outcome: 'refused', errors })
    if (!(await trySave(() => saveSettings(viewer.id, change)))) return refuse({ outcome: 'not-stored' })
    return { outcome: 'saved', toast: savedToast(DONE[intent]) }
  },
)

/** Changes the owner's data in a register, for all people in it. */
async function changeOwner(form: FormData, viewer: User, day: Day): Promise<SettingsAnswer> {
  const parsed = parseOwnerChange(form, viewer)
  const current = await withOwnProfile(findRegister(await readChanges(viewer.id)) ?? viewer)
  const { value: owner, errors, meanwhile } = mergeOpened(form, parsed, SAVED_OWNER, current)
  if (errors) return refuse({ outcome: 'refused', errors, meanwhile })
  const { isNotStored, ...told } = await tryRecord(
    viewer.id,
    {
      build: (id) => ({ kind: 'register-changed', id, day, owner }),
    },
    {
      isNeeded: ifThere(findRegister, (present) => !isSameOwner(present, ownerOf(viewer.id, owner))),
      done: () => ({
        title: 'Zmieniono dane rejestru',
        description: registerName(ownerOf(viewer.id, owner)),
      }),
    },
  )
  if (isNotStored) return refuse({ outcome: 'not-stored' })
  // Account data that an older version has kept would hide the change.
  const { account } = await readSettings(viewer.id)
  if (account) await trySave(() => saveSettings(viewer.id, { account: undefined }))
  // The form stays open.
  return { ...told, outcome: 'saved', meanwhile: { opened: openedText(SAVED_OWNER, owner), clashes: [] } }
}

const DONE = {
  notifications: 'Zmieniono ustawienia powiadomień',
  'browser-notifications': 'Zmieniono powiadomienia w\u00a0przeglądarce',
  account: 'Zmieniono dane konta',
  privacy: 'Zmieniono ustawienia prywatności',
} as const

type SavedIntent = keyof typeof DONE

function isSavedIntent(intent: unknown): intent is SavedIntent {
  return Object.keys(DONE).some((name) => name === intent)
}

function parseChange(intent: SavedIntent, form: FormData, viewer: User): ParsedForm<Partial<PersonSettings>> {
  switch (intent) {
    case 'notifications':
      return parseNotifications(form)
    case 'browser-notifications':
      return { value: { browserNotifications: form.has('browserNotifications') } }
    case 'account':
      return parseAccount(form, viewer)
    case 'privacy':
      return parsePrivacy(form)
  }
}

function refuse(answer: SettingsAnswer): SettingsAnswer {
  return { ...answer, isRefused: true }
}
