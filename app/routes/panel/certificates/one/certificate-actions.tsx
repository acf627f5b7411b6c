import type { IconNode } from 'lucide'
import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs'
import Ban from 'lucide/dist/esm/icons/ban.mjs'
import Pencil from 'lucide/dist/esm/icons/pencil.mjs'
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs'
import Signature from 'lucide/dist/esm/icons/signature.mjs'
import Trash from 'lucide/dist/esm/icons/trash.mjs'
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs'
import { useState } from 'react'
import { Form, href, useNavigation } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { newCertificateSearchParams } from '~/domain/certificates/new-certificate-params'
import type { CertificateAction } from '~/domain/decisions/certificate-decision'
import { onDemand } from '~/ui/ark/on-demand'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

const RevokeDialog = onDemand(async () => (await import('./revoke-dialog')).RevokeDialog)
const HandOverDialog = onDemand(async () => (await import('./hand-over-dialog')).HandOverDialog)

/** Offers one action, or nothing for those that `EndingActions` has. All of them can be undone from the toast. */
export function ActionButton({
  action,
  certificate: { id, userId, type, scope, token },
  isNext = false,
}: {
  action: CertificateAction
  certificate: CertificateRecord
  /** True for the action that the certificate waits for. */
  isNext?: boolean
}) {
  const variant = isNext ? 'primary' : 'secondary'
  switch (action) {
    case 'confirm':
      return <SendButton intent="confirm" icon={BadgeCheck} label="Potwierdź" variant={variant} />
    case 'sign':
      return (
        <SendButton
          intent="sign"
          icon={Signature}
          label={token === undefined ? 'Podpisz' : 'Podpisz ponownie'}
          variant={variant}
        />
      )
    case 'restore':
      return <SendButton intent="restore" icon={Undo2} label="Przywróć" variant={variant} />
    case 'renew':
      return (
        <ButtonLink
          variant={variant}
          to={{
            pathname: href('/certificates/renew'),
            search: newCertificateSearchParams({ holderId: userId, type, scope }).toString(),
          }}
        >
          <Icon of={RefreshCw} className="size-4" />
          Odnów
        </ButtonLink>
      )
    case 'correct':
      return (
        <ButtonLink variant={variant} to={href('/certificates/:id/edit', { id })}>
          <Icon of={Pencil} className="size-4" />
          Popraw
        </ButtonLink>
      )
    case 'revoke':
    case 'remove':
      return null
  }
}

/** Offers to revoke or to remove the certificate, apart from what people do every day. Only revoking asks first. */
export function EndingActions({
  certificate,
  actions,
}: {
  certificate: CertificateRecord
  actions: CertificateAction[]
}) {
  const { id, number, token, status } = certificate
  const [step, setStep] = useState<'ask' | 'hand-over'>()
  const canRevoke = actions.includes('revoke')
  const canRemove = actions.includes('remove')
  // A signed link goes on saying that the certificate is valid, until the operator hears of it.
  if (step === 'ask' && !canRevoke)
    setStep(status === 'revoked' && token !== undefined ? 'hand-over' : undefined)
  if (step === 'hand-over' && canRevoke) setStep(undefined)
  if (!canRevoke && !canRemove && !step) return null
  return (
    <div
      role="group"
      aria-label="Odwołanie i usunięcie"
      className="flex flex-wrap gap-3 border-t border-line pt-4 print:hidden"
    >
      {canRevoke && (
        <Button variant="quiet-danger" aria-haspopup="dialog" onClick={() => setStep('ask')}>
          <Icon of={Ban} className="size-4" />
          Odwołaj
        </Button>
      )}
      {canRemove && <SendButton intent="remove" icon={Trash} label="Usuń" variant="quiet-danger" />}
      <RevokeDialog
        props={
          step === 'ask' && canRevoke
            ? { id, number, isSigned: token !== undefined, onClose: () => setStep(undefined) }
            : undefined
        }
      />
      <HandOverDialog
        props={step === 'hand-over' ? { certificate, onClose: () => setStep(undefined) } : undefined}
      />
    </div>
  )
}

function SendButton({
  intent,
  icon,
  label,
  variant,
}: {
  intent: CertificateAction
  icon: IconNode
  label: string
  variant: 'primary' | 'secondary' | 'quiet-danger'
}) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === intent
  return (
    <Form method="post">
      <Button type="submit" name="intent" value={intent} variant={variant} isBusy={isBusy} className="w-full">
        {!isBusy && <Icon of={icon} className="size-4" />}
        {label}
      </Button>
    </Form>
  )
}
