import { data } from 'react-router'

import { renewKey, unlockKey } from '~/browser/keys/key-keeping.client'
import { trySave } from '~/browser/store/storage.client'
import type { User } from '~/domain/people/user'
import { parseNewKey, parseUnlock } from '~/domain/signing/own-key'
import { shownPanelData } from '~/routes/panel/panel-data'
import { tellSaved } from '~/routes/panel/recording/record-and-tell'
import type { SettingsAnswer } from '~/routes/panel/settings/settings-form'
import { showToast } from '~/ui/ark/toaster'

const WRONG_PASSPHRASE = 'To hasło nie otwiera klucza. Sprawdź wielkie litery i układ klawiatury'

/** Makes or unlocks the key by which the person signs. */
export async function actOnKey(intent: 'make-key' | 'unlock-key', form: FormData, viewer: User) {
  return intent === 'make-key' ? make(form, viewer) : unlock(form, viewer)
}

async function make(form: FormData, viewer: User) {
  const { value, errors } = parseNewKey(form)
  if (errors) return answer({ outcome: 'refused', errors })
  const order = {
    // The form sends a field without a value as an empty text.
    replaced: String(form.get('replaced') ?? '') || undefined,
    passphrase: value.passphrase,
    day: shownPanelData(viewer).today,
  }
  let isRenewed = false
  const isStored = await trySave(async () => {
    isRenewed = await renewKey(viewer.id, order)
  })
  if (!isStored) return answer({ outcome: 'not-stored' })
  if (!isRenewed) showToast('error', 'Nie utworzono klucza', 'Inny powstał tymczasem w\u00a0innej karcie.')
  else if (value.passphrase === undefined) tellSaved('Utworzono klucz podpisu')
  else
    tellSaved(
      'Utworzono klucz podpisu',
      'Pobierz teraz kopię danych: jest w\u00a0niej klucz chroniony hasłem.',
    )
  return answer({ outcome: 'saved' })
}

async function unlock(form: FormData, viewer: User) {
  const { value, errors } = parseUnlock(form)
  if (errors) return answer({ outcome: 'refused', errors })
  let isRight = false
  const isStored = await trySave(async () => {
    isRight = await unlockKey(viewer.id, value.passphrase)
  })
  if (!isStored) return answer({ outcome: 'not-stored' })
  if (!isRight) return answer({ outcome: 'refused', errors: { passphrase: WRONG_PASSPHRASE } })
  tellSaved('Odblokowano klucz podpisu')
  return answer({ outcome: 'saved' })
}

/** A refusal has an error status, so that the router does not load the screen's data again. */
function answer(said: SettingsAnswer) {
  return data(said, { status: said.outcome === 'saved' ? 200 : 400 })
}
