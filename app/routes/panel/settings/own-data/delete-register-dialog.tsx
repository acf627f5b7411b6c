import Download from 'lucide/dist/esm/icons/download.mjs'
import { useFetcher } from 'react-router'

import { keepTogether } from '~/domain/words/polish'
import { NotStored } from '~/routes/panel/settings/settings-form'
import { Dialog } from '~/ui/ark/dialog'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Icon } from '~/ui/icon'

import type { OwnDataAnswer } from './own-data-answer'

const EITHER = new Intl.ListFormat('pl', { type: 'disjunction' })

/** Offers a copy, asks for the name of the register and deletes it; open while it is rendered. */
export function DeleteRegisterDialog({
  name,
  otherPlaces,
  mustKeep,
  onSaveCopy,
  onClose,
}: {
  name: string
  /** Where else the register stays, if other devices or people share it. */
  otherPlaces: readonly string[]
  /** The words about what the law asks to keep, if it asks for something. */
  mustKeep: string | undefined
  onSaveCopy: () => void
  onClose: () => void
}) {
  const { Form, data: answer, state } = useFetcher<OwnDataAnswer>()
  return (
    <Dialog title="Usunąć cały rejestr?" onClose={onClose}>
      <p>
        {keepTogether(
          `Rejestr zniknie z tej przeglądarki, a Ty wylogujesz się z niego. Można to cofnąć na stronie logowania, dopóki ta karta jest otwarta i nikt jej nie odświeży. Potem rejestr przywróci tylko ${EITHER.format(['kopia', ...otherPlaces])}.`,
        )}
      </p>
      {mustKeep !== undefined && <p className="font-semibold">{mustKeep}</p>}
      <Button onClick={onSaveCopy} className="self-start max-sm:w-full">
        <Icon of={Download} className="size-4" />
        Najpierw pobierz kopię
      </Button>
      <Form method="post" noValidate className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="delete-register" />
        <TextField
          label="Nazwa rejestru"
          hint={`Wpisz „${name}”, żeby potwierdzić.`}
          name="name"
          autoComplete="off"
          error={answer?.outcome === 'refused' ? answer.problem : undefined}
        />
        {answer?.outcome === 'not-stored' && <NotStored />}
        <div className="mt-1 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button onClick={onClose}>Anuluj</Button>
          <Button type="submit" variant="danger" isBusy={state !== 'idle'}>
            Usuń rejestr
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
