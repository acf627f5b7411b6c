import { href, isRouteErrorResponse, useLocation, useRevalidator } from 'react-router'

import { keepTogether } from '~/domain/words/polish'
import { Button } from '~/ui/button'
import { focusHeading } from '~/ui/focus'

import { ButtonLink } from './button-link'
import { ErrorReference } from './error-reference'
import { PageTitle } from './page-title'

type Message = { heading: string; text: string; retry?: 'data' | 'page' }

const NOT_FOUND: Message = {
  heading: 'Strona nie znaleziona',
  text: 'Pod tym adresem nie ma żadnej strony. Sprawdź, czy adres jest poprawny.',
}

const NO_ACCESS: Message = {
  heading: 'Brak dostępu',
  text: 'Ten ekran nie jest dostępny dla Twojego konta, bo jest przeznaczony dla innej roli.',
}

const READ_ONLY: Message = {
  heading: 'Nieobsługiwane żądanie',
  text: 'Ten adres można tylko otworzyć, nie można niczego na niego wysłać.',
}

const UNREACHABLE: Message = {
  heading: 'Nie udało się pobrać danych',
  text: 'Serwer nie odpowiada albo nie ma połączenia z internetem. Nic nie zostało utracone.',
  retry: 'data',
}

const UNEXPECTED: Message = {
  heading: 'Unexpected Application Error!',
  text: 'Wystąpił nieoczekiwany błąd aplikacji. Odśwież stronę, a jeśli błąd się powtórzy, zacznij od początku.',
  retry: 'page',
}

/**
 * Says what went wrong and offers the way on. Every error has this one screen; its status decides the text.
 * `isInPanel` leads back to the dashboard instead of the landing page.
 */
export function ErrorScreen({ error, isInPanel = false }: { error: unknown; isInPanel?: boolean }) {
  const { heading, text, retry } = describeError(error)
  return (
    <div className="flex flex-col items-start gap-4">
      <PageTitle>{heading}</PageTitle>
      <h1 className="text-2xl font-bold tracking-tight sm:text-[1.75rem]">{keepTogether(heading)}</h1>
      <p className="max-w-prose text-muted">{keepTogether(text)}</p>
      <ErrorReference error={error} />
      <div className="mt-2 flex flex-wrap gap-3">
        {retry === 'data' && <FetchAgainButton />}
        {retry === 'page' && <LoadAgainLink />}
        <ButtonLink to={isInPanel ? href('/dashboard') : href('/')} variant={retry ? 'secondary' : 'primary'}>
          {isInPanel ? 'Wróć na pulpit' : 'Wróć na stronę główną'}
        </ButtonLink>
      </div>
    </div>
  )
}

function FetchAgainButton() {
  const { revalidate, state } = useRevalidator()
  const fetchAgain = async () => {
    await revalidate()
    focusHeading()
  }
  return (
    <Button variant="primary" isBusy={state === 'loading'} onClick={() => void fetchAgain()}>
      Spróbuj ponownie
    </Button>
  )
}

/** A link instead of a button, so that it also works on pages without scripts. */
function LoadAgainLink() {
  const { pathname, search } = useLocation()
  return (
    <ButtonLink to={{ pathname, search }} reloadDocument variant="primary">
      Spróbuj ponownie
    </ButtonLink>
  )
}

function describeError(error: unknown): Message {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return NOT_FOUND
    if (error.status === 403) return NO_ACCESS
    if (error.status === 405) return READ_ONLY
  }
  // Compared by name: pages that fetch nothing need not load the module of the class for it.
  if (error instanceof Error && error.name === 'ServerUnreachableError') return UNREACHABLE
  return UNEXPECTED
}
