import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Ban from 'lucide-react/icons/ban'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { Form, href, useNavigation } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import type { CertificateAction } from '~/domain/certificate-decision'
import type { CertificateRecord } from '~/domain/certificate-record'
import { newCertificateSearchParams } from '~/domain/new-certificate-params'
import { onDemand } from '~/ui/ark/on-demand'
import { Button } from '~/ui/button'

const RevokeDialog = onDemand(async () => (await import('./revoke-dialog')).RevokeDialog)

/** Offers the actions on a certificate. Only revoking asks first. All of them can be undone from the toast. */
export function CertificateActions({
  certificate: { id, userId, type, number },
  actions,
}: {
  certificate: CertificateRecord
  actions: CertificateAction[]
}) {
  const [isRevoking, setIsRevoking] = useState(false)
  const canRevoke = actions.includes('revoke')
  if (isRevoking && !canRevoke) setIsRevoking(false)
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
        <Button aria-haspopup="dialog" onClick={() => setIsRevoking(true)}>
          <Ban aria-hidden="true" className="size-4" />
          Odwołaj
        </Button>
      )}
      {actions.includes('remove') && <SendButton intent="remove" icon={Trash2} label="Usuń" />}
      <RevokeDialog
        props={isRevoking && canRevoke ? { id, number, onClose: () => setIsRevoking(false) } : undefined}
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
