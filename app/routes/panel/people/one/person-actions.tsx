import ArchiveRestore from 'lucide/dist/esm/icons/archive-arrow-up.mjs'
import Archive from 'lucide/dist/esm/icons/archive.mjs'
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs'
import Pencil from 'lucide/dist/esm/icons/pencil.mjs'
import Printer from 'lucide/dist/esm/icons/printer.mjs'
import UserPlus from 'lucide/dist/esm/icons/user-plus.mjs'
import { Form, href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import type { PersonRecord } from '~/domain/records/person-changes'
import type { StateDay } from '~/domain/words/state-day'
import { AddCertificateLink } from '~/routes/panel/certificates/certificate-links'
import { StateDayField } from '~/routes/panel/frame/state-day'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { MoreMenu } from '~/ui/more-menu'

/** The actions on the page of a person. If there is no room, all but the first ones are in a menu. */
export function PersonActions({
  person: { id, isOwn = false, isArchived = false },
  state,
  hasAdmission,
  canRemind,
}: {
  person: PersonRecord
  state: StateDay
  hasAdmission: boolean
  canRemind: boolean
}) {
  const more = { id, isOwn, isArchived, state: hasAdmission ? state : undefined }
  return (
    <>
      {!isArchived && <AddCertificateLink start={{ holderId: id }} />}
      {canRemind && (
        <ButtonLink to={`${href('/employees/reminder')}?person=${id}`}>
          <Icon of={BellRing} className="size-4" />
          Przypomnij
        </ButtonLink>
      )}
      <div className="flex items-center gap-3 max-[90rem]:hidden">
        <MoreActions {...more} />
      </div>
      <div className="min-[90rem]:hidden">
        <MoreMenu label="Więcej czynności" windowClassName="flex min-w-64 flex-col p-1.5">
          {(close) => <MoreActions {...more} onUse={close} />}
        </MoreMenu>
      </div>
    </>
  )
}

/** Changes and archives a person whom the viewer has added, prints the page and chooses its day. */
function MoreActions({
  id,
  isOwn,
  isArchived,
  state,
  onUse,
}: {
  id: string
  isOwn: boolean
  isArchived: boolean
  /** Set if the page can show another day. */
  state: StateDay | undefined
  /** Set in a menu, which it closes. */
  onUse?: () => void
}) {
  const variant = onUse ? 'ghost' : 'secondary'
  const className = onUse ? 'w-full justify-start' : ''
  return (
    <>
      {isOwn && (
        <ButtonLink variant={variant} className={className} to={href('/employees/:id/edit', { id })}>
          <Icon of={Pencil} className="size-4" />
          Zmień dane
        </ButtonLink>
      )}
      {isOwn && isArchived && state && (
        <ButtonLink
          variant={variant}
          className={className}
          to={`${href('/employees/:id/edit', { id })}?again`}
        >
          <Icon of={UserPlus} className="size-4" />
          Zatrudnij ponownie
        </ButtonLink>
      )}
      {isOwn && (
        <Form method="post" onSubmit={onUse}>
          <Button
            type="submit"
            name="intent"
            value={isArchived ? 'restore' : 'archive'}
            variant={variant}
            className={className}
          >
            <Icon of={isArchived ? ArchiveRestore : Archive} className="size-4" />
            {isArchived ? 'Przywróć z\u00a0archiwum' : 'Do archiwum'}
          </Button>
        </Form>
      )}
      <Button
        variant={variant}
        className={className}
        onClick={() => {
          onUse?.()
          print()
        }}
      >
        <Icon of={Printer} className="size-4" />
        Drukuj
      </Button>
      {state && (
        <div className={onUse && 'px-4 py-1.5'}>
          <StateDayField state={state} />
        </div>
      )}
    </>
  )
}
