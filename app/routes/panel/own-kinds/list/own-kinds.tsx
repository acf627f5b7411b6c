import ArchiveRestore from 'lucide/dist/esm/icons/archive-arrow-up.mjs'
import Archive from 'lucide/dist/esm/icons/archive.mjs'
import Pencil from 'lucide/dist/esm/icons/pencil.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { data, Form, href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canSetRequirements } from '~/domain/access/access'
import { ownKindText } from '~/domain/qualifications/own-kind-text'
import type { OwnKindRecord } from '~/domain/records/own-kind-changes'
import { countOf, keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { RowGroup } from '~/routes/panel/lists/rows'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { loadPositions } from '~/routes/panel/positions/load-rules'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/own-kinds'
import { actOnOwnKind, OWN_KIND_INTENTS } from './act-on-own-kind'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Rodzaje uprawnień' } satisfies PanelHandle

const SCREEN = { of: 'employer', may: canSetRequirements } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer, sample, loadRecords }) => {
  const { visibleCertificates } = await loadRecords()
  const { kinds, listed } = await loadPositions(viewer, sample)
  const requirers = (ownKind: OwnKindRecord) =>
    listed.filter(
      ({ state, record }) =>
        state === 'known' &&
        record?.requirements.some(({ qualification }) => qualification.scope === ownKind.id),
    )
  return {
    kinds: kinds.map((ownKind) => ({
      ownKind,
      certificates: visibleCertificates.filter(({ scope }) => scope === ownKind.id).length,
      positions: requirers(ownKind).map(({ name }) => name),
    })),
  }
})

export const clientAction = panelAction(SCREEN, async ({ viewer, today, form }) => {
  const intent = OWN_KIND_INTENTS.find((name) => name === form.get('intent'))
  if (!intent) throw data(null, { status: 400 })
  return actOnOwnKind(intent, { viewer, ownKindId: form.get('kind'), today })
})

/** A kind, how many certificates are of it, and the positions that require it. */
type ListedOwnKind = Route.ComponentProps['loaderData']['kinds'][number]

export default function OwnKinds({ loaderData: { kinds } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>Rodzaje uprawnień</PageTitle>
      <ScreenHeader
        heading="Rodzaje uprawnień"
        text="Uprawnienia inne niż BHP, SEP, UDT wózki i&nbsp;podesty, pierwsza pomoc i&nbsp;ppoż. Można je dodawać ludziom i&nbsp;wymagać ich na stanowiskach."
      >
        <ButtonLink to={href('/employer/kinds/:id', { id: 'new' })} variant="primary">
          <Icon of={Plus} className="size-4" />
          Dodaj rodzaj
        </ButtonLink>
        <ButtonLink to={href('/employer/positions')}>Wymagania stanowisk</ButtonLink>
      </ScreenHeader>
      <Group
        heading="W użyciu"
        kinds={kinds.filter((listed) => !listed.ownKind.isArchived && isUsed(listed))}
      />
      <Group
        heading="Gotowe do użycia"
        kinds={kinds.filter((listed) => !listed.ownKind.isArchived && !isUsed(listed))}
      />
      <Group heading="Wycofane" kinds={kinds.filter(({ ownKind }) => ownKind.isArchived)} />
    </>
  )
}

/** True for a kind that somebody has, that a position requires, or that was added here. */
function isUsed({ ownKind, certificates, positions }: ListedOwnKind): boolean {
  return certificates > 0 || positions.length > 0 || !ownKind.isCommon
}

function Group({ heading, kinds }: { heading: string; kinds: readonly ListedOwnKind[] }) {
  if (kinds.length === 0) return null
  return (
    <RowGroup heading={heading}>
      {kinds.map((listed) => (
        <OwnKindRow key={listed.ownKind.id} {...listed} />
      ))}
    </RowGroup>
  )
}

function OwnKindRow({ ownKind, certificates, positions }: ListedOwnKind) {
  const { id, name, isArchived } = ownKind
  const use = [
    certificates > 0 && countOf(certificates, 'certificate'),
    positions.length > 0 && `wymagane na stanowiskach: ${positions.join(', ')}`,
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="flex min-w-0 grow basis-72 flex-col gap-1 [overflow-wrap:anywhere]">
        <h3 className="font-semibold">{keepTogether(name)}</h3>
        <p className="text-sm text-muted">
          {[ownKindText(ownKind), originOf(ownKind)].filter(Boolean).join(' · ')}
        </p>
        {use.length > 0 && <p className="text-sm">{use.join(' · ')}</p>}
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {!isArchived && (
          <ButtonLink size="sm" to={href('/employer/kinds/:id', { id })}>
            <Icon of={Pencil} className="size-4" />
            Zmień
            <span className="sr-only">: {name}</span>
          </ButtonLink>
        )}
        <Form method="post">
          <input type="hidden" name="kind" value={id} />
          <Button type="submit" size="sm" name="intent" value={isArchived ? 'restore' : 'archive'}>
            <Icon of={isArchived ? ArchiveRestore : Archive} className="size-4" />
            {isArchived ? 'Przywróć' : 'Wycofaj'}
            <span className="sr-only">: {name}</span>
          </Button>
        </Form>
      </div>
    </li>
  )
}

function originOf({ isCommon, events }: OwnKindRecord): string | undefined {
  if (!isCommon) return 'dodany tutaj'
  return events.some(({ kind }) => kind === 'own-kind-saved') ? 'zmieniony tutaj' : undefined
}
