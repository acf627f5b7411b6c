import ShieldPlus from 'lucide/dist/esm/icons/shield-plus.mjs'
import { data, href, redirect } from 'react-router'

import { withOwnProfile } from '~/browser/records/settings.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canSignUpEmployee, holdersFor } from '~/domain/access/access'
import { requirementItemOf } from '~/domain/admission/requirement-item'
import {
  newCertificateSearchParams,
  parseNewCertificateParams,
} from '~/domain/certificates/new-certificate-params'
import { namesApart } from '~/domain/people/names-apart'
import type { Person, User } from '~/domain/people/user'
import { withOwnKind } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { wayToRenew } from '~/domain/staff/employee-standing'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { loadOwnKinds } from '~/routes/panel/positions/load-rules'
import { actOnTraining } from '~/routes/panel/trainings/act-on-training'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/renew-certificate'
import { QualificationStanding } from './qualification-standing'
import { WayToRenew } from './way-to-renew'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Odnów kwalifikację' } satisfies PanelHandle

/** How many trainings are offered, the nearest first. */
const TRAININGS_OFFERED = 5

export const clientLoader = panelLoader('certificates', async ({ viewer, loadRecords, today, url }) => {
  const records = await loadRecords()
  const person = requireHolder(viewer, records, url)
  const { type, scope } = parseNewCertificateParams(url.searchParams)
  // If the qualification is unknown, no training can be offered.
  if (!type || !scope) throw redirect(href('/certificates/new') + url.search)
  const qualification = withOwnKind({ type, scope }, await loadOwnKinds(viewer))
  const item = requirementItemOf(person, { qualification }, records.visibleCertificates, today)
  return {
    today,
    person: await withOwnProfile(person),
    name: namesApart(records.users)(await withOwnProfile(person)),
    canSignUp: maySignUp(viewer, person),
    ...wayToRenew(item, person, records.trainings, today, TRAININGS_OFFERED),
  }
})

export const clientAction = panelAction(
  'certificates',
  async ({ viewer, sample, loadRecords, url, form }) => {
    const records = await loadRecords()
    const person = await withOwnProfile(requireHolder(viewer, records, url))
    if (!maySignUp(viewer, person)) throw data(null, { status: 403 })
    const employee = person.id === viewer.id ? undefined : { person, name: namesApart(records.users)(person) }
    return actOnTraining(form, viewer, sample, employee)
  },
)

/** Returns the person in the URL, or else the viewer. Throws 404 if the viewer may not add certificates for them. */
function requireHolder(viewer: User, merged: Parameters<typeof holdersFor>[1], url: URL): Person {
  const { holderId = viewer.id } = parseNewCertificateParams(url.searchParams)
  const holder = holdersFor(viewer, merged).find(({ id }) => id === holderId)
  if (!holder) throw data(null, { status: 404 })
  return holder
}

function maySignUp(viewer: User, person: Person): boolean {
  return person.id === viewer.id || canSignUpEmployee(viewer, person)
}

export default function RenewCertificate({ loaderData }: Route.ComponentProps) {
  const { today, person, canSignUp, item, trainings, milestones } = loaderData
  const { qualification } = item.requirement
  const { type, scope } = qualification
  const heading = item.certificate ? handle.heading : 'Dodaj brakującą kwalifikację'
  const search = newCertificateSearchParams({ holderId: person.id, type, scope })
  return (
    <>
      <PageTitle>{`${heading}: ${qualificationLabel(qualification)}`}</PageTitle>
      <ScreenHeader heading={heading} text={loaderData.name} />
      <div className="flex max-w-3xl flex-col gap-4">
        <Card title="Jak jest dziś">
          <QualificationStanding item={item} milestones={milestones} today={today} />
        </Card>
        <WayToRenew item={item} trainings={trainings} person={person} canSignUp={canSignUp} today={today} />
        <Card title="Nowy dokument już jest">
          <div>
            <ButtonLink
              to={{ pathname: href('/certificates/new'), search: search.toString() }}
              className="max-sm:py-2 max-sm:whitespace-normal"
            >
              <Icon of={ShieldPlus} className="size-4" />
              Mam już nowy certyfikat – dodaj go
            </ButtonLink>
          </div>
        </Card>
      </div>
    </>
  )
}
