import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs'
import { Suspense, useState } from 'react'
import { Await, data, href, Link, useSubmit } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canAddTrainings, canKeepPapers } from '~/domain/access/access'
import { gateChoiceLabel } from '~/domain/crew/records/gate-form'
import type { GivenPage } from '~/domain/crew/records/given-page'
import { namesById } from '~/domain/people/names-apart'
import { crewOf } from '~/domain/records/crew-changes'
import { indexById } from '~/domain/words/collection'
import { comparePolish, keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { Confirm } from '~/routes/panel/settings/own-data/confirm'
import { settingsTab } from '~/routes/panel/settings/settings-links'
import { lackOf, NeedsVault } from '~/routes/panel/vault/needs-vault'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { Note } from '~/ui/note'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/phone-pages'
import { withdrawPages } from './act-on-pages'
import { PAGE_KINDS, PAGE_WORDS } from './page-words'
import { Seen } from './seen'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Strony w\u00a0telefonach' } satisfies PanelHandle

const SCREEN = { of: 'settings', may: canAddTrainings } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords }) => {
  const lack = lackOf(viewer)
  const [changes, { users, trainings }] = await Promise.all([readChanges(viewer.id), loadRecords()])
  const { pages } = crewOf(changes)
  const person = namesById(indexById(users))
  const titles = indexById(trainings)
  const describe = (page: GivenPage) => {
    switch (page.of) {
      case 'mine':
        return { name: person(page.userId), to: `${href('/employees/access')}?person=${page.userId}` }
      case 'gate':
        return { name: `${page.name} (${gateChoiceLabel(page.choice)})`, to: href('/employees/gate') }
      case 'signup': {
        const { trainingId: id } = page
        return {
          name: titles.get(id)?.title ?? 'Szkolenie, którego już nie ma',
          to: href('/trainings/:id/sign-up', { id }),
        }
      }
    }
  }
  return {
    lack,
    canKeepPapers: canKeepPapers(viewer),
    pages: pages
      .map((page) => ({ id: page.id, of: page.of, ...describe(page) }))
      .toSorted((a, b) => comparePolish(a.name, b.name)),
    published:
      lack || pages.length === 0
        ? undefined
        : (await import('~/browser/crew/publish.client')).publishedList(viewer.id),
  }
})

/** Withdraws all pages that the screen showed. */
export const clientAction = panelAction(SCREEN, async ({ viewer, today, form }) => {
  if (form.get('intent') !== 'withdraw-all') throw data(null, { status: 400 })
  const ids = new Set(form.getAll('page'))
  const pages = crewOf(await readChanges(viewer.id)).pages.filter(({ id }) => ids.has(id))
  const told = { title: 'Wycofano wszystkie strony', description: 'Linki i\u00a0kody przestają działać.' }
  return withdrawPages(pages, told, { viewer, today })
})

/** What the register publishes for phones, what each page holds and who has it. */
export default function PhonePages({ loaderData }: Route.ComponentProps) {
  const { lack, pages, published } = loaderData
  const submit = useSubmit()
  const [isAsking, setIsAsking] = useState(false)
  const withdrawAll = () => {
    const form = new FormData()
    form.set('intent', 'withdraw-all')
    for (const { id } of pages) form.append('page', id)
    void submit(form, { method: 'post' })
  }
  return (
    <>
      <PageTitle>{handle.heading}</PageTitle>
      <ScreenHeader heading={handle.heading} text="Co rejestr pokazuje w&nbsp;telefonach i&nbsp;komu">
        <ButtonLink to={settingsTab('data')}>Ustawienia</ButtonLink>
        {pages.length > 0 && (
          <Button variant="quiet-danger" onClick={() => setIsAsking(true)}>
            Wycofaj wszystkie
          </Button>
        )}
      </ScreenHeader>
      <p className="max-w-3xl">
        {keepTogether(
          'Strony są na serwerze zaszyfrowane, a klucz do każdej jest tylko w jej linku. Zmieniają się same, gdy zmieni się rejestr, i znikają po wycofaniu. O otwarciu wiadomo tylko, którego dnia było ostatnie.',
        )}
      </p>
      {lack && pages.length === 0 ? (
        <NeedsVault
          lack={lack}
          icon={Smartphone}
          what={'zobaczysz tu wszystko, co rejestr pokazuje w\u00a0telefonach'}
        />
      ) : pages.length === 0 ? (
        <EmptyState
          icon={Smartphone}
          title="Rejestr niczego nie pokazuje w telefonach"
          text={
            loaderData.canKeepPapers
              ? 'Dostęp do własnych uprawnień dasz osobom zaznaczonym na liście pracowników albo na stronie osoby, listę dla ochrony w widoku „Brama”, a zapisy na stronie szkolenia.'
              : 'Zapisy przez link włączysz na stronie szkolenia.'
          }
        >
          {loaderData.canKeepPapers ? (
            <ButtonLink to={href('/employees')} variant="primary">
              Pracownicy
            </ButtonLink>
          ) : (
            <ButtonLink to={href('/trainings')} variant="primary">
              Szkolenia
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <>
          {lack && (
            <Note>
              Rejestru nie ma na serwerze, więc te strony teraz nie działają i&nbsp;nic o&nbsp;nich nie
              wiadomo.
            </Note>
          )}
          {PAGE_KINDS.map((kind) => {
            const { title, holds, who } = PAGE_WORDS[kind]
            const shown = pages.filter(({ of }) => of === kind)
            return (
              shown.length > 0 && (
                <Card key={kind} title={`${title}: ${shown.length}`} className="max-w-3xl">
                  <p>{keepTogether(`Co zawiera: ${holds}. Kto ma link: ${who}.`)}</p>
                  <ul className="divide-y divide-line">
                    {shown.map(({ id, name, to }) => (
                      <li
                        key={id}
                        className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 first:pt-0 last:pb-0"
                      >
                        <Link to={to} className={`${TEXT_LINK} min-w-0 [overflow-wrap:anywhere]`}>
                          {name}
                        </Link>
                        {published && (
                          <p className="text-sm text-muted tabular-nums">
                            <Seen published={published} pageId={id} />
                          </p>
                        )}
                      </li>
                    ))}
                  </ul>
                </Card>
              )
            )
          })}
          {published && <More published={published} />}
        </>
      )}
      <Confirm
        props={
          isAsking
            ? {
                title: 'Wycofać wszystkie strony?',
                text: [
                  `Przestaną działać wszystkie linki i kody: ${pages.length}. Można to cofnąć, dopóki widać powiadomienie.`,
                ],
                confirm: 'Wycofaj wszystkie',
                onConfirm: withdrawAll,
                onClose: () => setIsAsking(false),
              }
            : undefined
        }
      />
    </>
  )
}

/** Tells of the receipts, by which senders see what became of something, and why nothing is published, if it is so. */
function More({ published }: { published: NonNullable<Route.ComponentProps['loaderData']['published']> }) {
  return (
    <Suspense>
      <Await resolve={published}>
        {({ receipts, isBehind }) => (
          <>
            {isBehind && (
              <Note>
                {keepTogether(
                  'Na innym urządzeniu działa już nowsza wersja aplikacji, więc to urządzenie niczego tu nie zmienia. Odśwież stronę.',
                )}
              </Note>
            )}
            {receipts > 0 && (
              <p className="max-w-3xl text-muted">
                {keepTogether(
                  `Oprócz tego potwierdzenia dla osób, które coś zgłosiły albo się zapisały: ${receipts}. Każde mówi tylko, co się z tym stało, i zawiera odpowiedź, jeśli ją napisano.`,
                )}
              </p>
            )}
          </>
        )}
      </Await>
    </Suspense>
  )
}
