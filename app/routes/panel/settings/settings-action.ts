import { data } from 'react-router'

import { askForNotifications } from '~/browser/reminder-notification.client'
import { requireViewer } from '~/browser/session.client'
import { saveSettings } from '~/browser/settings.client'
import { trySave } from '~/browser/storage.client'
import { parseAccount, parseEmail } from '~/domain/account'
import type { ParsedForm } from '~/domain/form'
import { passwordErrors } from '~/domain/password'
import { parseNotifications, parsePrivacy, type PersonSettings } from '~/domain/settings'
import type { User } from '~/domain/user'
import { showToast } from '~/ui/ark/toaster'

import type { Route } from './+types/settings'
import { actOnOwnData, isOwnDataIntent } from './own-data/own-data-action'
import type { SettingsAnswer } from './settings-form'

export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const viewer = requireViewer('settings', url)
  const form = await request.formData()
  const intent = form.get('intent')
  if (isOwnDataIntent(intent)) return actOnOwnData(intent, form, viewer)
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
  const { value: change, errors } = parseChange(form, viewer)
  if (errors) return refuse({ outcome: 'refused', errors })
  if (!(await trySave(() => saveSettings(viewer.id, change)))) return refuse({ outcome: 'not-stored' })
  showToast('success', 'Zapisano w tej przeglądarce')
  return accept({ outcome: 'saved' })
}

function parseChange(form: FormData, viewer: User): ParsedForm<Partial<PersonSettings>> {
  switch (form.get('intent')) {
    case 'notifications':
      return parseNotifications(form)
    case 'browser-notifications':
      return { value: { browserNotifications: form.has('browserNotifications') } }
    case 'account':
      return parseAccount(form, viewer)
    case 'privacy':
      return parsePrivacy(form)
    default:
      throw data(null, { status: 400 })
  }
}

function accept(answer: SettingsAnswer) {
  return data(answer)
}

/** Answers with an error status, so that the router does not load the screen's data again. */
function refuse(answer: SettingsAnswer) {
  return data(answer, { status: 400 })
}
