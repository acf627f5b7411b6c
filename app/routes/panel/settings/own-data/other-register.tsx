import { useFetcher } from 'react-router'

import { NotStored } from '~/routes/panel/settings/settings-form'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { takeFocus } from '~/ui/focus'
import { Note } from '~/ui/note'

import type { OwnDataAnswer } from './own-data-answer'

/** Offers to take in the copy of another register, which the open one cannot hold. */
export function OtherRegister({ name, file, onCancel }: { name: string; file: File; onCancel: () => void }) {
  const { submit, reset, data: answer, state } = useFetcher<OwnDataAnswer>()
  const take = () => {
    const form = new FormData()
    form.set('intent', 'open-register')
    form.set('file', file)
    void submit(form, { method: 'post', encType: 'multipart/form-data' })
  }
  if (answer?.outcome === 'taken-partly') {
    const { rejected, lostScans } = answer
    return (
      <div ref={takeFocus} tabIndex={-1} role="status" className="w-full">
        <Note>
          {`Wczytano rejestr „${name}”, ale nie cały. Wpisy, których ta wersja nie rozumie: ${rejected}. Uszkodzone skany: ${lostScans}. Zachowaj plik. Rejestr otworzysz na stronie logowania, gdy się wylogujesz.`}
        </Note>
      </div>
    )
  }
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label="Kopia innego rejestru"
      className="flex w-full flex-col gap-4 rounded-control border border-line p-4 [overflow-wrap:anywhere]"
    >
      <Note>
        {`W pliku jest inny rejestr: „${name}”. Wczytany otworzy się od razu i będzie na stronie logowania, a dane, które są tu teraz, zostaną bez zmian.`}
      </Note>
      {answer?.outcome === 'refused' && <Alert title="Nie wczytano kopii">{answer.problem}</Alert>}
      {answer?.outcome === 'not-stored' && <NotStored />}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button variant="primary" onClick={take} isBusy={state !== 'idle'}>
          Wczytaj kopię rejestru
        </Button>
        {/* Only an ended taking keeps the register of the file out. */}
        {state === 'idle' ? (
          <Button onClick={onCancel}>Anuluj</Button>
        ) : (
          <Button onClick={() => reset()}>Przerwij</Button>
        )}
      </div>
    </section>
  )
}
