import { useRouteLoaderData } from 'react-router'

import { withOwnProfile } from '~/browser/records/settings.client'
import { hasReminders, hasSharedFolder, hasVault } from '~/browser/store/marks.client'
import type { User } from '~/domain/people/user'

/** Returns the person's data that every screen of the panel and the frame around it need. */
export async function loadFrameData(user: User) {
  return {
    user: await withOwnProfile(user),
    isOwnRegister: user.hasRegister === true,
    sharesFolder: hasSharedFolder(user.id),
    hasVault: hasVault(user.id),
    hasReminders: hasReminders(user.id),
  }
}

/** Returns the data of the frame, or undefined until they are there. They are loaded again after every action. */
export function useFrameData() {
  return useRouteLoaderData<typeof loadFrameData>('routes/panel/panel-layout')
}
