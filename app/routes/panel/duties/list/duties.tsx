import ClipboardCheck from 'lucide/dist/esm/icons/clipboard-check.mjs'
import { href } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canKeepDuties } from '~/domain/access/access'
import { countDutyStates, DUTY_STATE_LABELS, listDuties } from '~/domain/duties/duty-list'
import { countScansOf } from '~/domain/records/scan-changes'
import { DUTY_STATE_LOOKS, NOTHING_LOOK } from '~/routes/panel/duties/duty-state'
import { loadDuties } from '~/routes/panel/duties/load-duties'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { ListTools } from '~/routes/panel/lists/list-tools'
import { RowGroup } from '~/routes/panel/lists/rows'
import { panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { Badge } from '~/ui/badge'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/duties'
import { DutySectionRow } from './duty-section'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Obowiązki firmy' } satisfies PanelHandle

const SCREEN = { of: 'employer', may: canKeepDuties } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async (panel) => ({
  ...(await loadDuties(panel)),
  scans: countScansOf(await readChanges(panel.viewer.id), 'duty'),
}))

export default function Duties({ loaderData }: Route.ComponentProps) {
  const { duties, context } = loaderData
  const groups = listDuties(duties)
  const { states, unwritten } = countDutyStates(duties, context)
  const writeCsv = async () => (await import('~/documents/duty-files')).dutiesCsv(duties, context)
  return (
    <>
      <PageTitle>Obowiązki firmy</PageTitle>
      <ScreenHeader
        heading="Obowiązki firmy"
        text="Co firma ma mieć i&nbsp;robić poza dokumentami ludzi, z&nbsp;terminami."
      >
        <ListTools writeCsv={writeCsv} />
        <ButtonLink to={href('/employer/inspection')}>
          <Icon of={ClipboardCheck} className="size-4" />
          Kontrola jutro
        </ButtonLink>
      </ScreenHeader>
      <ul aria-label="Stan obowiązków" className="flex flex-wrap gap-2">
        {states.map(({ state, count }) => (
          <li key={state}>
            <Badge {...DUTY_STATE_LOOKS[state]}>{`${DUTY_STATE_LABELS[state]}: ${count}`}</Badge>
          </li>
        ))}
        {unwritten > 0 && (
          <li>
            <Badge tone={NOTHING_LOOK.tone} icon={NOTHING_LOOK.icon}>
              {`${NOTHING_LOOK.label}: ${unwritten}`}
            </Badge>
          </li>
        )}
      </ul>
      {groups.map(({ group, label, sections }) => (
        <RowGroup key={group} heading={label}>
          {sections.map((section) => (
            <DutySectionRow key={section.sort} section={section} screen={loaderData} />
          ))}
        </RowGroup>
      ))}
      <p className="max-w-prose text-sm text-muted">
        Lista przypomina o&nbsp;tym, co w&nbsp;niej zapisano, i&nbsp;nie zastępuje porady prawnej: inne
        przepisy mogą wymagać więcej.
      </p>
    </>
  )
}
