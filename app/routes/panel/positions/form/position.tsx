import { data, href } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import { withOwnProfile } from '~/browser/records/settings.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canManagePeople } from '~/domain/access/access'
import type { DraftName } from '~/domain/changes/draft'
import { fullName, type User } from '~/domain/people/user'
import { isOwnKindId, unknownKind } from '~/domain/qualifications/own-kind'
import { parsePosition, savedPosition } from '~/domain/qualifications/position-form'
import type { OwnKinds } from '~/domain/qualifications/qualification-law'
import type { Position, Requirement } from '~/domain/qualifications/requirement'
import type { PositionChange } from '~/domain/records/position-changes'
import { findPosition, positionId, positionNamed, type ListedPosition } from '~/domain/staff/position-list'
import { mergeOpened, openedText } from '~/domain/words/opened-record'
import { foldText } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import type { PanelSample } from '~/routes/panel/panel-data'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { LikeButton } from '~/routes/panel/positions/act-button'
import { likesOf, loadPositions } from '~/routes/panel/positions/load-rules'
import { DraftForm } from '~/routes/panel/recording/draft-form'
import { DecisionHistory } from '~/routes/panel/recording/history-event'
import { loadOrigins } from '~/routes/panel/recording/load-origins'
import { KEPT_HERE, undoToast } from '~/routes/panel/recording/record-and-tell'
import { discardDraft, isDiscarding, refuseForm, saveForm } from '~/routes/panel/recording/save-form'

import type { Route } from './+types/position'
import { PositionFields } from './position-fields'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Wymagania stanowiska' } satisfies PanelHandle

const SCREEN = { of: 'employer', may: canManagePeople } satisfies PanelScreen

/** The address of a position that is not there yet. */
const NEW = 'new'

export const clientLoader = panelLoader(
  SCREEN,
  async ({ viewer, sample }, { params }: Route.ClientLoaderArgs) => {
    const { listed, kinds, position } = await requirePosition(viewer, sample, params.id)
    const draftName = draftOf(position)
    return {
      viewer,
      viewerName: fullName(await withOwnProfile(viewer)),
      listed,
      position,
      kinds,
      template: sample.positions,
      likes: await likesOf(position ? [position] : [], sample.positions),
      draftName,
      draft: await readDraft(viewer.id, draftName),
      origins: await loadOrigins(viewer.id),
    }
  },
)

export const clientAction = panelAction(
  SCREEN,
  async ({ viewer, sample, today, url, form }, { params }: Route.ClientActionArgs) => {
    const { listed, kinds, position } = await requirePosition(viewer, sample, params.id)
    const draft = draftOf(position)
    const list = href('/employer/positions')
    if (isDiscarding(form)) return discardDraft(viewer.id, draft, { url, to: list, of: handle.heading })
    const parsed = parseForm(form, { listed, kinds, position, template: sample.positions })
    const { value, errors, meanwhile } = mergeOpened(form, parsed, savedPosition(kinds), knownOf(position))
    if (errors) return refuseForm({ errors, meanwhile })
    const recording = {
      id: form.get('id'),
      build: (id: string) => ({ kind: 'position-saved' as const, id, day: today, position: value }),
    }
    return saveForm(viewer.id, [recording], {
      form,
      draft,
      list,
      toast: (changes) =>
        undoToast(viewer.id, changes, {
          title: `Ustalono wymagania: ${value.name}`,
          description: KEPT_HERE,
        }),
    })
  },
)

type Positions = {
  listed: readonly ListedPosition[]
  /** The own kinds that the position may require. */
  kinds: OwnKinds
  position: ListedPosition | undefined
}

/** Returns the list and the position in the address; a new one has none. Throws 404 for an unknown one. */
async function requirePosition(viewer: User, sample: PanelSample, id: string): Promise<Positions> {
  const { listed, kinds } = await loadPositions(viewer, sample)
  const position = findPosition(listed, id)
  if (!position && id !== NEW) throw data(null, { status: 404 })
  return { listed, kinds: kindsFor(kinds, position?.record?.requirements ?? []), position }
}

/**
 * Returns the kinds to choose from. Kinds that are required now are among them, also if they are out of use or unknown
 * here.
 */
function kindsFor(kinds: OwnKinds, requirements: readonly Requirement[]): OwnKinds {
  const required = new Set(requirements.map(({ qualification }) => qualification.scope))
  const unknown = [...required]
    .filter(isOwnKindId)
    .filter((id) => !kinds.some((ownKind) => ownKind.id === id))
  return [
    ...kinds.map((ownKind) => ({ ...ownKind, isArchived: ownKind.isArchived && !required.has(ownKind.id) })),
    ...unknown.map(unknownKind),
  ]
}

function draftOf(position: ListedPosition | undefined): DraftName {
  return position ? `position ${foldText(position.name)}` : 'position'
}

/** Returns what the form shows of a position. A new one has nothing to lose. */
function knownOf(position: ListedPosition | undefined): Partial<Position> | undefined {
  if (position?.state === 'known') return position.record
  return position && {}
}

/** A position that was removed, or that people hold without requirements, can be added again under its name. */
function parseForm(
  form: FormData,
  { listed, kinds, position, template }: Positions & Pick<Parameters<typeof parsePosition>[1], 'template'>,
) {
  const isTaken = (name: string) => positionNamed(listed, name)?.state === 'known'
  return parsePosition(form, { template, kinds, ...(!position && { isTaken }) })
}

export default function PositionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, viewerName, position, kinds, template, draftName, draft } = loaderData
  const { name, state, record } = position ?? {}
  const address = position && positionId(position)
  const known = knownOf(position)
  const like = loaderData.likes.get(name ?? '')
  return (
    <>
      <PageTitle>{`Wymagania stanowiska: ${name ?? 'nowe'}`}</PageTitle>
      <ScreenHeader heading="Wymagania stanowiska" text={name ?? 'Nowe stanowisko'}>
        {name !== undefined && like !== undefined && (
          <LikeButton name={name} like={like} action={href('/employer/positions')} />
        )}
        {address !== undefined && (
          <ButtonLink to={href('/employer/positions/:id/conditions', { id: address })}>
            Warunki pracy
          </ButtonLink>
        )}
      </ScreenHeader>
      <div className="flex max-w-2xl flex-col gap-5">
        <DraftForm
          name={draftName}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          opened={known && openedText(savedPosition(kinds), known)}
          parse={(form) => parseForm(form, loaderData)}
          submit={{ label: 'Zapisz wymagania', busy: 'Zapisywanie…' }}
        >
          {(errors) => (
            <PositionFields
              name={name}
              requirements={state === 'known' ? record?.requirements : undefined}
              positionInduction={record?.positionInduction}
              template={template}
              kinds={kinds}
              draft={draft}
              errors={errors}
            />
          )}
        </DraftForm>
        <DecisionHistory
          events={record?.events ?? []}
          labels={EVENT_LABELS}
          by={viewerName}
          origins={loaderData.origins}
        />
      </div>
    </>
  )
}

const EVENT_LABELS = {
  'position-saved': 'Ustalono wymagania',
  'position-removed': 'Usunięto stanowisko',
  'position-restored': 'Przywrócono stanowisko',
  'position-reset': 'Przywrócono wymagania wzoru',
} satisfies Record<PositionChange['kind'], string>
