import { lazy, Suspense, type ComponentType } from 'react'

type Props = { userId: string }

const Watch = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
  try {
    return { default: (await import('./shared-folder-watch')).SharedFolderWatch }
  } catch {
    // Without its code nothing is shared, and the next tab tries again.
    return { default: () => null }
  }
})

/** Keeps an own register and its shared folder in step. The code for it is fetched only if a folder is shared. */
export function SharedFolderHost({ userId, sharesFolder }: Props & { sharesFolder: boolean }) {
  return (
    sharesFolder && (
      <Suspense>
        <Watch userId={userId} />
      </Suspense>
    )
  )
}
