import { DICTIONARIES } from '~/domain/crew/languages/dictionaries'
import { isLanguage } from '~/domain/crew/languages/language'

import type { Route } from './+types/crew-manifest'
import { messageResponse } from './file-response.server'

const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** Names the icon of a page of the crew on the home screen, in the language of the page. */
export function loader({ params: { page, language } }: Pick<Route.LoaderArgs, 'params'>) {
  if ((page !== 'mine' && page !== 'gate') || !isLanguage(language)) {
    return messageResponse(404, 'Nie znaleziono strony o tej nazwie w tym języku.')
  }
  // An icon has no room for the Polish word that follows in brackets.
  const name = DICTIONARIES[language][page].title.replace(/ \(.*\)$/, '')
  const manifest = {
    // The same app in each language: another language renames it.
    id: `/${page}`,
    name: `${name} – Pewnik`,
    short_name: name,
    lang: language,
    dir: 'ltr',
    start_url: `/${page}`,
    scope: `/${page}`,
    display: 'standalone',
    background_color: '#f4f6f9',
    theme_color: '#ffffff',
    icons: ICONS,
  }
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' },
  })
}
