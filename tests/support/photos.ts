import type { Locator, Page } from 'playwright/test'

import { addScans } from './scans.ts'

export const addPhoto = (page: Page) => page.getByRole('button', { name: 'Dodaj zdjęcie' })

/** Returns a PNG that the browser draws: a gradient, so that each size is another picture. */
export async function drawPng(page: Page, width: number, height: number): Promise<Buffer> {
  return draw(page, { width, height, type: 'image/png' })
}

/** Returns the same as a JPEG. */
export async function drawJpeg(page: Page, width: number, height: number): Promise<Buffer> {
  return draw(page, { width, height, type: 'image/jpeg' })
}

async function draw(page: Page, picture: { width: number; height: number; type: string }): Promise<Buffer> {
  const base64 = await page.evaluate((size) => {
    const canvas = document.createElement('canvas')
    canvas.width = size.width
    canvas.height = size.height
    const context = canvas.getContext('2d')
    if (!context) return ''
    const gradient = context.createLinearGradient(0, 0, size.width, size.height)
    gradient.addColorStop(0, 'navy')
    gradient.addColorStop(1, 'gold')
    context.fillStyle = gradient
    context.fillRect(0, 0, size.width, size.height)
    return canvas.toDataURL(size.type).split(',').at(1) ?? ''
  }, picture)
  return Buffer.from(base64, 'base64')
}

/** Chooses pictures in a form and waits until they are made smaller. */
export async function choosePhotos(form: Page | Locator, pictures: Buffer[]): Promise<void> {
  await addScans(
    form,
    pictures.map((buffer, place) => ({ name: `${place}.png`, mimeType: 'image/png', buffer })),
  )
}
