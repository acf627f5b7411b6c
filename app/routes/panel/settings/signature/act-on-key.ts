import { renewKey, unlockKey } from '~/browser/keys/key-keeping.client'
import { trySave } from '~/browser/store/storage.client'
import type { User } from '~/domain/people/user'
import { parseNewKey, parseUnlock } from '~/domain/signing/own-key'
import { shownPanelData } from '~/routes/panel/panel-data'
import { errorToast, savedToast } from '~/routes/panel/recording/record-and-tell'
import type { SettingsAnswer } from '~/routes/panel/settings/settings-form'

const WRONG_PASSPHRASE = 'To hasło nie otwiera klucza. Sprawdź wielkie litery i układ klawiatury'

const COPY_NOW = 'Pobierz teraz kopię danych: jest w\u00a0niej klucz chroniony hasłem.'

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
  const isProtected = value.passphrase !== undefined
  const toast = isRenewed
    ? savedToast('Utworzono klucz podpisu', isProtected ? COPY_NOW : undefined)
    : errorToast('Nie utworzono klucza', 'Inny powstał tymczasem w\u00a0innej karcie.')
  return answer({ outcome: 'saved', toast })
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
  return answer({ outcome: 'saved', toast: savedToast('Odblokowano klucz podpisu') })
}

function answer(said: SettingsAnswer): SettingsAnswer {
  return { ...said, isRefused: said.outcome !== 'saved' }
}
