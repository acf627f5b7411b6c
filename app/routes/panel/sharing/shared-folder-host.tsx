import { lazy, Suspense, type ComponentType } from 'react'

type Props = { userId: string }

const Watch = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
  try {
    return { default: (await import('./shared-folder-watch')).SharedFolderWatch }
  } catch {
    // Without its code nothing is shared; the next tab tries again.
    return { default: () => null }
  }
})

/** Keeps an own register and its shared folder alike. The code for it is fetched only by who shares one. */
export function SharedFolderHost({ userId, sharesFolder }: Props & { sharesFolder: boolean }) {
  return (
    sharesFolder && (
      <Suspense>
        <Watch userId={userId} />
      </Suspense>
    )
  )
}
