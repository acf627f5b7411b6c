import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'

const drawing = vi.hoisted(() => vi.fn<() => Promise<Uint8Array<ArrayBuffer>>>())
vi.mock('~/documents/certificate-pdf.server', () => ({ certificatePdf: drawing }))

const ID = 'IWL59ljS5zaeI0js'

beforeEach(() => {
  drawing.mockReset().mockImplementation(() => Promise.resolve(new Uint8Array([1, 2, 3])))
})

/** The route of a server that was just started: it has drawn nothing yet. */
async function startRoute() {
  vi.resetModules()
  const { loader } = await import('~/routes/resources/certificate-pdf')
  return async (headers: Record<string, string> = {}, host = 'pewnik.example') => {
    const url = new URL(`https://${host}/certificates/${ID}/certificate.pdf`)
    return loader({
      params: { id: ID },
      request: new Request(url, { headers }),
      url,
      pattern: '/certificates/:id/certificate.pdf',
      context: new RouterContextProvider(),
    })
  }
}

it('a browser that has the PDF is answered without drawing it, on every copy of the server', async () => {
  const fetchPdf = await startRoute()
  const first = await fetchPdf()
  expect(first.status).toBe(200)
  expect(drawing).toHaveBeenCalledTimes(1)

  const fetchFromOther = await startRoute()
  const again = await fetchFromOther({ 'If-None-Match': first.headers.get('ETag') ?? '' })
  expect(again.status).toBe(304)
  expect(drawing).toHaveBeenCalledTimes(1)
})

it('a PDF that says something else has another ETag', async () => {
  const fetchPdf = await startRoute()
  const first = await fetchPdf()
  const moved = await fetchPdf({ 'If-None-Match': first.headers.get('ETag') ?? '' }, 'other.example')
  expect(moved.status).toBe(200)
  expect(moved.headers.get('ETag')).not.toBe(first.headers.get('ETag'))
})

it('visitors who ask at the same time wait for one drawing, which is kept', async () => {
  const fetchPdf = await startRoute()
  const answers = await Promise.all([fetchPdf(), fetchPdf()])
  answers.push(await fetchPdf())
  for (const answer of answers)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
  expect(drawing).toHaveBeenCalledTimes(1)
})

it('a drawing that failed is tried anew', async () => {
  const fetchPdf = await startRoute()
  drawing.mockRejectedValueOnce(new Error('once'))
  await expect(fetchPdf()).rejects.toThrow('once')
  expect((await fetchPdf()).status).toBe(200)
})
