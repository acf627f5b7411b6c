import { lazy, Suspense, type ComponentType } from 'react'

import type { User } from '~/domain/user'

type Props = { layoutData: { user: User } }

const Watch = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
  try {
    return { default: (await import('./shared-folder-watch')).SharedFolderWatch }
  } catch {
    // Without its code nothing is shared; the next tab tries again.
    return { default: () => null }
  }
})

/** Keeps an own register and its shared folder alike. The code for it is fetched only by who shares one. */
export function SharedFolderHost({ layoutData }: { layoutData: { user: User; sharesFolder: boolean } }) {
  return (
    layoutData.sharesFolder && (
      <Suspense>
        <Watch layoutData={layoutData} />
      </Suspense>
    )
  )
}
