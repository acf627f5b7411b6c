import { data } from 'react-router'

import { askForNotifications } from '~/browser/device/reminder-notification.client'
import { readSettings, saveSettings } from '~/browser/records/settings.client'
import { requireViewer } from '~/browser/session/session.client'
import { trySave } from '~/browser/store/storage.client'
import { parseAccount, parseEmail } from '~/domain/people/account'
import { passwordErrors } from '~/domain/people/password'
import { isSameOwner, ownerOf, parseOwnerChange, registerName } from '~/domain/people/register-owner'
import { parseNotifications, parsePrivacy, type PersonSettings } from '~/domain/people/settings'
import type { User } from '~/domain/people/user'
import { findRegister } from '~/domain/register/register'
import type { ParsedForm } from '~/domain/words/form'
import { shownPanelData } from '~/routes/panel/panel-data'
import { recordAndTell, tellSaved } from '~/routes/panel/recording/record-and-tell'
import { actOnOwnData, isOwnDataIntent } from '~/routes/panel/settings/own-data/own-data-action'

import type { Route } from './+types/settings'
import type { SettingsAnswer } from './settings-form'

export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const viewer = requireViewer('settings', url)
  const form = await request.formData()
  const intent = form.get('intent')
  if (isOwnDataIntent(intent)) return actOnOwnData(intent, form, viewer, request.signal)
  if (intent === 'make-key' || intent === 'unlock-key') {
    // The card with these forms has already fetched it.
    const { actOnKey } = await import('~/routes/panel/settings/signature/signature-card')
    return actOnKey(intent, form, viewer)
  }
  if (intent === 'verify-email') {
    const { errors } = parseEmail(form)
    return errors ? refuse({ outcome: 'refused', errors }) : accept({ outcome: 'well-formed' })
  }
  if (intent === 'password') {
    const errors = passwordErrors(form)
    return errors ? refuse({ outcome: 'refused', errors }) : accept({ outcome: 'nothing-to-change' })
  }
  if (intent === 'browser-notifications' && form.has('browserNotifications')) {
    const access = await askForNotifications()
    if (access !== 'granted') return refuse({ outcome: 'not-allowed', access })
  }
  if (intent === 'account' && shownPanelData(viewer).isOwnRegister) return changeOwner(form, viewer)
  if (!isSavedIntent(intent)) throw data(null, { status: 400 })
  const { value: change, errors } = parseChange(intent, form, viewer)
  if (errors) return refuse({ outcome: 'refused', errors })
  if (!(await trySave(() => saveSettings(viewer.id, change)))) return refuse({ outcome: 'not-stored' })
  tellSaved(DONE[intent])
  return accept({ outcome: 'saved' })
}

/** Changes the owner's data in a register, for all people in it. */
async function changeOwner(form: FormData, viewer: User) {
  const { value: owner, errors } = parseOwnerChange(form, viewer)
  if (errors) return refuse({ outcome: 'refused', errors })
  const isRecorded = await recordAndTell(
    viewer.id,
    {
      build: (id) => ({ kind: 'register-changed', id, day: shownPanelData(viewer).today, owner }),
    },
    {
      isNeeded: (changes) => {
        const present = findRegister(changes)
        return present !== undefined && !isSameOwner(present, ownerOf(viewer.id, owner))
      },
      done: () => ({
        title: 'Zmieniono dane rejestru',
        description: registerName(ownerOf(viewer.id, owner)),
      }),
    },
  )
  if (!isRecorded) return refuse({ outcome: 'not-stored' })
  // Account data that an older version has kept would hide the change.
  const { account } = await readSettings(viewer.id)
  if (account) await trySave(() => saveSettings(viewer.id, { account: undefined }))
  return accept({ outcome: 'saved' })
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

function accept(answer: SettingsAnswer) {
  return data(answer)
}

/** Answers with an error status, so that the router does not load the screen's data again. */
function refuse(answer: SettingsAnswer) {
  return data(answer, { status: 400 })
}
