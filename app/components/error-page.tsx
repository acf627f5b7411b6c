import { ErrorScreen } from './error-screen'
import { Logo } from './logo'

/** Shows an error outside the panel, under the logo. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-12 px-4 py-8 sm:py-20">
      <header>
        <Logo />
      </header>
      <main id="main">
        <ErrorScreen error={error} />
      </main>
    </div>
  )
}
