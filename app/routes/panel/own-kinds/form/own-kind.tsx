import { data, href } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import { withOwnProfile } from '~/browser/records/settings.client'
import { PageTitle } from '~/components/page-title'
import { canSetRequirements } from '~/domain/access/access'
import type { DraftName } from '~/domain/changes/draft'
import { fullName, type User } from '~/domain/people/user'
import { toOwnKindId } from '~/domain/qualifications/own-kind'
import { parseOwnKind, SAVED_KIND } from '~/domain/qualifications/own-kind-form'
import type { OwnKindChange, OwnKindRecord } from '~/domain/records/own-kind-changes'
import { mergeOpened, openedText } from '~/domain/words/opened-record'
import { foldText } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { loadOwnKinds } from '~/routes/panel/positions/load-rules'
import { DraftForm } from '~/routes/panel/recording/draft-form'
import { DecisionHistory } from '~/routes/panel/recording/history-event'
import { loadOrigins } from '~/routes/panel/recording/load-origins'
import { KEPT_HERE, undoToast } from '~/routes/panel/recording/record-and-tell'
import { discardDraft, isDiscarding, refuseForm, saveForm } from '~/routes/panel/recording/save-form'

import type { Route } from './+types/own-kind'
import { OwnKindFields } from './own-kind-fields'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Rodzaj uprawnienia' } satisfies PanelHandle

const SCREEN = { of: 'employer', may: canSetRequirements } satisfies PanelScreen

/** The address of a kind that is not there yet. */
const NEW = 'new'

export const clientLoader = panelLoader(SCREEN, async ({ viewer }, { params }: Route.ClientLoaderArgs) => {
  const { kinds, ownKind } = await requireOwnKind(viewer, params.id)
  const draftName = draftOf(ownKind)
  return {
    viewer,
    viewerName: fullName(await withOwnProfile(viewer)),
    kinds,
    ownKind,
    draftName,
    draft: await readDraft(viewer.id, draftName),
    origins: await loadOrigins(viewer.id),
  }
})

export const clientAction = panelAction(
  SCREEN,
  async ({ viewer, today, url, form }, { params }: Route.ClientActionArgs) => {
    const { kinds, ownKind } = await requireOwnKind(viewer, params.id)
    const draft = draftOf(ownKind)
    const list = href('/employer/kinds')
    if (isDiscarding(form)) return discardDraft(viewer.id, draft, { url, to: list, of: handle.heading })
    const parsed = parseForm(form, { kinds, ownKind })
    const { value, errors, meanwhile } = mergeOpened(form, parsed, SAVED_KIND, ownKind)
    if (errors) return refuseForm({ errors, meanwhile })
    const recording = {
      id: form.get('id'),
      build: (id: string) => ({
        kind: 'own-kind-saved' as const,
        id,
        day: today,
        ownKind: { id: ownKind?.id ?? toOwnKindId(id), ...value },
      }),
    }
    return saveForm(viewer.id, [recording], {
      form,
      draft,
      list,
      toast: (changes) =>
        undoToast(viewer.id, changes, { title: `Zapisano rodzaj: ${value.name}`, description: KEPT_HERE }),
    })
  },
)

type Known = { kinds: readonly OwnKindRecord[]; ownKind: OwnKindRecord | undefined }

/** Returns all kinds and the one in the address; a new one has none. Throws 404 for an unknown one. */
async function requireOwnKind(viewer: User, id: string): Promise<Known> {
  const kinds = await loadOwnKinds(viewer)
  const ownKind = kinds.find((known) => known.id === id)
  if (!ownKind && id !== NEW) throw data(null, { status: 404 })
  return { kinds, ownKind }
}

function draftOf(ownKind: OwnKindRecord | undefined): DraftName {
  return ownKind ? `kind ${ownKind.id}` : 'kind'
}

function parseForm(form: FormData, { kinds, ownKind }: Known) {
  // One out of use may come back.
  const others = kinds.filter(({ id }) => id !== ownKind?.id)
  return parseOwnKind(form, (name) => others.some((other) => foldText(other.name) === foldText(name)))
}

export default function OwnKindScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, viewerName, ownKind, draftName, draft } = loaderData
  return (
    <>
      <PageTitle>{`Rodzaj uprawnienia: ${ownKind?.name ?? 'nowy'}`}</PageTitle>
      <ScreenHeader heading="Rodzaj uprawnienia" text={ownKind?.name ?? 'Nowy rodzaj'} />
      <div className="flex max-w-2xl flex-col gap-5">
        <DraftForm
          name={draftName}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          opened={ownKind && openedText(SAVED_KIND, ownKind)}
          parse={(form) => parseForm(form, loaderData)}
          submit={{ label: 'Zapisz rodzaj', busy: 'Zapisywanie…' }}
        >
          {(errors) => <OwnKindFields ownKind={ownKind} draft={draft} errors={errors} />}
        </DraftForm>
        <DecisionHistory
          events={ownKind?.events ?? []}
          labels={EVENT_LABELS}
          by={viewerName}
          origins={loaderData.origins}
        />
      </div>
    </>
  )
}

const EVENT_LABELS = {
  'own-kind-saved': 'Zapisano rodzaj',
  'own-kind-archived': 'Wycofano rodzaj',
  'own-kind-restored': 'Przywrócono rodzaj',
} satisfies Record<OwnKindChange['kind'], string>
