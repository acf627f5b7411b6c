import ArchiveRestore from 'lucide/dist/esm/icons/archive-arrow-up.mjs'
import Archive from 'lucide/dist/esm/icons/archive.mjs'
import Pencil from 'lucide/dist/esm/icons/pencil.mjs'
import { Form, href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import type { PersonRecord } from '~/domain/changes/person-record'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

/** Changes and archives a person whom the viewer has added. */
export function OwnPersonActions({ person: { id, isArchived } }: { person: PersonRecord }) {
  return (
    <>
      <ButtonLink to={href('/employees/:id/edit', { id })}>
        <Icon of={Pencil} className="size-4" />
        Zmień dane
      </ButtonLink>
      <Form method="post">
        <Button type="submit" name="intent" value={isArchived ? 'restore' : 'archive'}>
          {isArchived ? (
            <Icon of={ArchiveRestore} className="size-4" />
          ) : (
            <Icon of={Archive} className="size-4" />
          )}
          {isArchived ? 'Przywróć z\u00a0archiwum' : 'Do archiwum'}
        </Button>
      </Form>
    </>
  )
}
