import Trash from 'lucide/dist/esm/icons/trash.mjs'
import { useRef, useState, type ReactNode } from 'react'
import { useFetcher } from 'react-router'

import { NotStored } from '~/routes/panel/settings/settings-form'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { focusedElement } from '~/ui/focus'
import { Icon } from '~/ui/icon'
import { whenIdle } from '~/ui/when-idle'

import { Confirm } from './confirm'
import { useDone, type OwnDataAnswer } from './own-data-answer'

/** Erases the data of a person from this browser. `children` delete the register, if it is one. */
export function DeletionCard({ children }: { children: ReactNode }) {
  const fetcher = useFetcher<OwnDataAnswer>()
  const [isErasing, setIsErasing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useDone(fetcher, () => {
    whenIdle(() => {
      if (!focusedElement()) button.current?.focus()
    })
  })
  return (
    <Card title="Usuwanie">
      <p className="max-w-prose">
        To, co tu usuniesz, odzyskasz potem tylko z&nbsp;kopii albo z&nbsp;innego urządzenia lub folderu
        wspólnego, jeśli też tam jest.
      </p>
      {fetcher.data?.outcome === 'not-stored' && <NotStored />}
      {fetcher.data?.outcome === 'refused' && (
        <Alert title="Nie usunięto danych">{fetcher.data.problem}</Alert>
      )}
      <Button ref={button} onClick={() => setIsErasing(true)} className="self-start max-sm:w-full">
        <Icon of={Trash} className="size-4 text-danger" />
        Usuń dane
      </Button>
      {children}
      <Confirm
        props={
          isErasing
            ? {
                title: 'Usunąć dane z tej przeglądarki?',
                text: [
                  'Znikną dodane certyfikaty, zgłoszenia, zapisy na szkolenia, skany i inne zmiany, a także ustawienia i szkice tej osoby. Dane innych osób zostają. Można to cofnąć, dopóki widać powiadomienie.',
                ],
                confirm: 'Usuń dane',
                onConfirm: () => void fetcher.submit({ intent: 'erase' }, { method: 'post' }),
                onClose: () => setIsErasing(false),
              }
            : undefined
        }
      />
    </Card>
  )
}
