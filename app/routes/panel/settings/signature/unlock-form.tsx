import type { RefObject } from 'react'

import { parseUnlock } from '~/domain/signing/own-key'
import { TextForm } from '~/routes/panel/settings/settings-form'
import { TextField } from '~/ui/field'
import { useHandFocusTo } from '~/ui/use-hand-focus-to'

/** Asks for the passphrase of the key that a copy has brought. Once it is unlocked, the focus goes on to `next`. */
export function UnlockForm({ next }: { next: RefObject<HTMLElement | null> }) {
  return (
    <div ref={useHandFocusTo(next)} className="flex flex-col gap-3 rounded-control border border-line p-4">
      <p className="font-semibold">W&nbsp;kopii jest klucz chroniony hasłem</p>
      <p className="max-w-prose text-muted">
        Dopóki jest zablokowany, wystawiane certyfikaty nie mają podpisu. Po odblokowaniu można je podpisać.
      </p>
      <TextForm
        intent="unlock-key"
        parse={parseUnlock}
        submit={{ label: 'Odblokuj', busy: 'Odblokowywanie…', variant: 'primary' }}
      >
        {({ errors }) => (
          <>
            <input hidden readOnly name="username" autoComplete="username" value={KEY_LOGIN} />
            <TextField
              label="Hasło klucza"
              name="passphrase"
              type="password"
              autoComplete="current-password"
              required
              error={errors.passphrase}
            />
          </>
        )}
      </TextForm>
    </div>
  )
}

/** The name under which a password manager keeps the passphrase, apart from the password of the account. */
export const KEY_LOGIN = 'Klucz podpisu'
