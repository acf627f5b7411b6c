import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs'
import { useRef } from 'react'
import { data, Form, href, useNavigation } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { useFieldErrors } from '~/components/use-field-errors'
import { canMoveReports } from '~/domain/access/access'
import { MAX_PLACE_LENGTH, type Box } from '~/domain/crew/records/box'
import { parseNewBox } from '~/domain/crew/records/box-form'
import { crewOf } from '~/domain/records/crew-changes'
import { keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { RowGroup } from '~/routes/panel/lists/rows'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import { lackOf, NeedsVault } from '~/routes/panel/vault/needs-vault'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { ErrorSummary } from '~/ui/error-summary'
import { TextField } from '~/ui/field'

import type { Route } from './+types/boxes'
import { actOnBox, BOX_INTENTS, openBox } from './act-on-box'
import { BoxRow } from './box-row'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Skrzynka zgłoszeń' } satisfies PanelHandle

const SCREEN = { of: 'reports', may: canMoveReports } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer }) => {
  const lack = lackOf(viewer)
  if (lack) return { viewer, lack, boxes: [] }
  const { countWaitingByBox } = await import('~/browser/crew/drops.client')
  const [changes, waiting] = await Promise.all([readChanges(viewer.id), countWaitingByBox(viewer.id)])
  return {
    viewer,
    lack,
    boxes: crewOf(changes).boxes.map((box) => ({ box, waiting: waiting.get(box.id) ?? 0 })),
  }
})

export const clientAction = panelAction(SCREEN, async ({ viewer, today, form }) => {
  if (lackOf(viewer)) throw data(null, { status: 400 })
  const { boxes } = crewOf(await readChanges(viewer.id))
  if (form.get('intent') === 'open') return openBox(form, boxes, { viewer, today })
  const intent = BOX_INTENTS.find((name) => name === form.get('intent'))
  if (!intent) throw data(null, { status: 400 })
  const box = boxes.find(({ id }) => id === form.get('box'))
  // A second tap or another tab has closed it already.
  return box ? actOnBox(intent, box, { viewer, today }) : null
})

export default function Boxes({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, lack, boxes } = loaderData
  const addressOf = async (box: Box) => {
    // It brings the library of keys, which nobody needs before.
    const { boxAddressOf } = await import('./box-address')
    return boxAddressOf(viewer, box)
  }
  return (
    <>
      <PageTitle>Skrzynka zgłoszeń</PageTitle>
      <ScreenHeader
        heading="Skrzynka zgłoszeń"
        text="Kod na plakacie, przez który załoga zgłasza zagrożenia i&nbsp;zdarzenia z&nbsp;telefonu, bez konta"
      >
        {!lack && <ButtonLink to={href('/reports/crew')}>Zgłoszenia od załogi</ButtonLink>}
        <ButtonLink to={href('/reports')}>Zgłoszenia</ButtonLink>
      </ScreenHeader>
      {lack ? (
        <NeedsVault
          lack={lack}
          icon={Megaphone}
          what={'załoga zgłosi zdarzenie ze swojego telefonu, a\u00a0Ty przeczytasz je tutaj'}
        />
      ) : (
        <>
          {boxes.length > 0 && (
            <RowGroup heading="Otwarte skrzynki">
              {boxes.map(({ box, waiting }) => (
                <BoxRow key={box.id} box={box} waiting={waiting} addressOf={addressOf} />
              ))}
            </RowGroup>
          )}
          <NewBox boxes={boxes.map(({ box }) => box)} answer={actionData ?? undefined} />
        </>
      )}
    </>
  )
}

function NewBox({
  boxes,
  answer,
}: {
  boxes: Parameters<typeof parseNewBox>[1]
  answer: Route.ComponentProps['actionData'] | undefined
}) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, recheck } = useFieldErrors(answer?.errors, (typed) => parseNewBox(typed, boxes))
  const isBusy = useNavigation().formData?.get('intent') === 'open'
  return (
    <Card title={boxes.length === 0 ? 'Pierwsza skrzynka' : 'Nowa skrzynka'} className="max-w-2xl">
      <p className="text-muted">
        {keepTogether(
          'Każde miejsce ma własną skrzynkę z własnym kodem, więc od razu widać, skąd jest zgłoszenie. Telefon szyfruje zgłoszenie, zanim je wyśle: czytają je tylko urządzenia z tym rejestrem.',
        )}
      </p>
      <Form
        ref={form}
        method="post"
        noValidate
        autoComplete="off"
        // A new place begins with an empty field.
        key={boxes.length}
        onChange={(event) => recheck(event.currentTarget)}
        className="flex flex-col gap-4"
      >
        <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
        <TextField
          label="Gdzie będzie wisieć plakat"
          hint="Na przykład: Hala A, Budowa Mokotów"
          name="place"
          required
          maxLength={MAX_PLACE_LENGTH}
          error={errors.place}
        />
        {answer?.isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
        <Button
          type="submit"
          name="intent"
          value="open"
          variant="primary"
          isBusy={isBusy}
          className="self-start max-sm:w-full"
        >
          {isBusy ? 'Zapisywanie…' : 'Otwórz skrzynkę'}
        </Button>
      </Form>
    </Card>
  )
}
