import type { Preview } from '~/domain/certificates/link-preview'
import { keepTogether } from '~/domain/words/polish'

const IMAGE = { path: '/preview.png', width: 1200, height: 630, alt: 'Pewnik – certyfikaty BHP pod kontrolą' }

/** Tells messengers and search engines what to show for a link to the page. */
export function LinkPreview({
  preview: { title, description },
  address,
  type = 'website',
}: {
  preview: Preview
  /** The page's own absolute address. */
  address: string
  type?: 'website' | 'profile'
}) {
  return (
    <>
      <meta name="description" content={keepTogether(description)} />
      <meta property="og:title" content={keepTogether(title)} />
      <meta property="og:description" content={keepTogether(description)} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content="pl_PL" />
      <meta property="og:site_name" content="Pewnik" />
      <meta property="og:image" content={new URL(IMAGE.path, address).href} />
      <meta property="og:image:width" content={String(IMAGE.width)} />
      <meta property="og:image:height" content={String(IMAGE.height)} />
      <meta property="og:image:alt" content={IMAGE.alt} />
    </>
  )
}
