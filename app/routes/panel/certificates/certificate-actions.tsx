import { BadgeCheck, Ban, RefreshCw, Trash2, Undo2, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Form, href, useNavigation } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import type { CertificateAction } from '~/domain/certificate-decision'
import type { CertificateRecord } from '~/domain/certificate-record'
import { newCertificateSearchParams } from '~/domain/new-certificate-params'
import { onDemand } from '~/ui/ark/on-demand'
import { Button } from '~/ui/button'

const RevokeDialog = onDemand(async () => (await import('./revoke-dialog')).RevokeDialog)

/** What can be done with a certificate; only revoking asks first, all can be undone from the toast. */
export function CertificateActions({
  certificate: { id, userId, type, number },
  actions,
}: {
  certificate: CertificateRecord
  actions: CertificateAction[]
}) {
  const [isAsking, setIsAsking] = useState(false)
  const canRevoke = actions.includes('revoke')
  if (isAsking && !canRevoke) setIsAsking(false)
  return (
    <>
      {actions.includes('confirm') && <SendButton intent="confirm" icon={BadgeCheck} label="Potwierdź" />}
      {actions.includes('restore') && <SendButton intent="restore" icon={Undo2} label="Przywróć" />}
      {actions.includes('renew') && (
        <ButtonLink
          to={{
            pathname: href('/certificates/new'),
            search: newCertificateSearchParams({ holderId: userId, type }).toString(),
          }}
        >
          <RefreshCw aria-hidden="true" className="size-4" />
          Odnów
        </ButtonLink>
      )}
      {canRevoke && (
        <Button aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          <Ban aria-hidden="true" className="size-4" />
          Odwołaj
        </Button>
      )}
      {actions.includes('remove') && <SendButton intent="remove" icon={Trash2} label="Usuń" />}
      <RevokeDialog
        props={isAsking && canRevoke ? { id, number, onClose: () => setIsAsking(false) } : undefined}
      />
    </>
  )
}

function SendButton({
  intent,
  icon: Icon,
  label,
}: {
  intent: CertificateAction
  icon: LucideIcon
  label: string
}) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === intent
  return (
    <Form method="post">
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={intent === 'confirm' ? 'primary' : 'secondary'}
        isBusy={isBusy}
      >
        {!isBusy && <Icon aria-hidden="true" className="size-4" />}
        {label}
      </Button>
    </Form>
  )
}
