import { useRef } from 'react'
import { Form, href, useNavigation } from 'react-router'

import { readSettings, saveSettings } from '~/browser/records/settings.client'
import { trySave } from '~/browser/store/storage.client'
import { ButtonLink } from '~/components/button-link'
import { DayField } from '~/components/day-field'
import { PageTitle } from '~/components/page-title'
import { useFieldErrors } from '~/components/use-field-errors'
import { canKeepBirths } from '~/domain/access/access'
import { birthFields, birthsIn, MAX_BIRTHPLACE_LENGTH, parseBirths } from '~/domain/people/birth'
import { namesById } from '~/domain/people/names-apart'
import { trainingName } from '~/domain/trainings/training'
import { indexById } from '~/domain/words/collection'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { notStoredText, savedToast } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, type FormAnswer } from '~/routes/panel/recording/save-form'
import { requireAttendees } from '~/routes/panel/trainings/require-own-training'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { FieldGroup, TextField } from '~/ui/field'

import type { Route } from './+types/births'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Dane do zaświadczeń' } satisfies PanelHandle

export const clientLoader = panelLoader(
  'trainings',
  async ({ viewer, loadRecords, today }, { params }: Route.ClientLoaderArgs) => {
    const { training, people } = await requireAttendees(await loadRecords(), params.id, {
      viewer,
      may: canKeepBirths,
    })
    return { training, people, today, births: birthsIn((await readSettings(viewer.id)).births) }
  },
)

export const clientAction = panelAction(
  'trainings',
  async ({ viewer, loadRecords, today, form }, { params }: Route.ClientActionArgs): Promise<FormAnswer> => {
    const { people } = await requireAttendees(await loadRecords(), params.id, { viewer, may: canKeepBirths })
    const known = birthsIn((await readSettings(viewer.id)).births)
    const { value: births, errors } = parseBirths(form, { of: people.map(({ id }) => id), known, today })
    if (errors) return refuseForm({ errors })
    if (!(await trySave(() => saveSettings(viewer.id, { births })))) return refuseForm({ isNotStored: true })
    return {
      toast: savedToast('Zapisano dane do zaświadczeń'),
      to: href('/trainings/:id/completion', { id: params.id }),
    }
  },
)

/** Asks for day and place of birth, which only the zaświadczenie has. It keeps no draft, so nothing of it lies elsewhere. */
export default function BirthsForm({ loaderData, actionData }: Route.ComponentProps) {
  const { training, people, today, births } = loaderData
  const answer = actionData ?? undefined
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().formMethod === 'POST'
  const ids = people.map(({ id }) => id)
  const { errors, recheck } = useFieldErrors(answer?.errors, (typed) =>
    parseBirths(typed, { of: ids, known: births, today }),
  )
  const nameOf = namesById(indexById(people))
  return (
    <>
      <PageTitle>{`Dane do zaświadczeń: ${training.title}`}</PageTitle>
      <ScreenHeader heading={handle.heading} text={trainingName(training)}>
        <ButtonLink to={href('/trainings/:id/completion', { id: training.id })}>Zaświadczenia</ButtonLink>
      </ScreenHeader>
      <div className="flex max-w-3xl flex-col gap-5">
        <p>
          Data i&nbsp;miejsce urodzenia trafiają tylko na zaświadczenie. Nie ma ich na listach, w&nbsp;plikach
          CSV, linkach, wyszukiwarce ani w&nbsp;folderze i&nbsp;pliku wspólnym. Zostają w&nbsp;tej
          przeglądarce i&nbsp;w&nbsp;kopii zabezpieczonej hasłem. Puste pola usuwają je na zawsze, bez śladu
          w&nbsp;historii.
        </p>
        <Form
          ref={form}
          method="post"
          noValidate
          autoComplete="off"
          onChange={(event) => recheck(event.currentTarget)}
          className="flex flex-col gap-5"
        >
          <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
          {people.map(({ id }) => {
            const fields = birthFields(id)
            return (
              <FieldGroup key={id} legend={nameOf(id)}>
                <div className="grid items-start gap-3 sm:grid-cols-2">
                  <DayField
                    label="Data urodzenia"
                    name={fields.bornOn}
                    max={today}
                    defaultValue={births[id]?.bornOn}
                    error={errors[fields.bornOn]}
                  />
                  <TextField
                    label="Miejsce urodzenia"
                    name={fields.birthplace}
                    maxLength={MAX_BIRTHPLACE_LENGTH}
                    defaultValue={births[id]?.birthplace}
                    error={errors[fields.birthplace]}
                  />
                </div>
              </FieldGroup>
            )
          })}
          {answer?.isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
          <Button type="submit" variant="primary" isBusy={isBusy} className="self-start max-sm:w-full">
            {isBusy ? 'Zapisywanie…' : 'Zapisz dane'}
          </Button>
        </Form>
      </div>
    </>
  )
}
