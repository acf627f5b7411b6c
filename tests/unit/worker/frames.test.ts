import { describe, expect, it } from 'vitest'

import { frameOf, isWhole, needsOnly, pageAt, type Page } from '~/worker/frames'

const PAGES: Page[] = [
  { path: '/', kind: 'public' },
  { path: '/certificates/verify', kind: 'public' },
  { path: '/certificates/verify/:id', kind: 'public' },
  { path: '/*', kind: 'public' },
  { path: '/certificates', kind: 'kept' },
  { path: '/certificates/:id', kind: 'kept' },
  { path: '/certificates/new', kind: 'kept' },
  { path: '/trainings/:id/edit', kind: 'kept' },
  { path: '/certificates/:id/certificate.pdf', kind: 'file' },
]

const frameAt = (pathname: string) => {
  const page = pageAt(PAGES, pathname)
  return page?.kind === 'kept' ? frameOf(page) : page?.kind
}

describe('a path of the panel opens the frame of its screen', () => {
  it.each([
    ['/certificates', '/certificates'],
    ['/certificates/', '/certificates'],
    ['/Certificates', '/certificates'],
    ['/certificates/new', '/certificates/new'],
    ['/certificates/IWL59ljS5zaeI0js', '/certificates/any'],
    ['/certificates/%C5%BC%2F', '/certificates/any'],
    ['/trainings/x/edit', '/trainings/any/edit'],
  ])('%s: %s', (pathname, frame) => {
    expect(frameAt(pathname)).toBe(frame)
  })
})

describe('a path outside the panel opens none', () => {
  it.each([
    ['/', 'public'],
    ['/certificates/verify', 'public'],
    ['/certificates/verify/IWL59ljS5zaeI0js', 'public'],
    ['/nowhere', 'public'],
    ['/trainings/x', 'public'],
    ['/certificates/IWL59ljS5zaeI0js/certificate.pdf', 'file'],
  ])('%s: %s', (pathname, kind) => {
    expect(frameAt(pathname)).toBe(kind)
  })
})

describe('a document of this version', () => {
  const files = ['/assets/entry-1a.js', '/assets/panel-2b.js']
  const documentWith = (...needed: string[]) =>
    needed.map((file) => `<link rel="modulepreload" href="${file}">`).join('')

  it('needs only files of this version', () => {
    expect(needsOnly(documentWith('/assets/entry-1a.js'), files)).toBe(true)
    expect(needsOnly(documentWith('/assets/entry-1a.js', '/assets/panel-9z.js'), files)).toBe(false)
  })

  it('is not a page of somebody else who answers in place of the server', () => {
    expect(needsOnly('<h1>Zaloguj się do sieci hotelu</h1>', files)).toBe(false)
  })

  it('has an end', () => {
    expect(isWhole('<!DOCTYPE html><html><body></body></html>\n')).toBe(true)
    for (const part of ['', '<!DOCTYPE html><html><body>', '<html><body></body></html']) {
      expect(isWhole(part)).toBe(false)
    }
  })
})
