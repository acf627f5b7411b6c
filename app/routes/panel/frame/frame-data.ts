import { withOwnProfile } from '~/browser/records/settings.client'
import { hasSharedFolder } from '~/browser/sharing/shared-folder-mark.client'
import type { User } from '~/domain/people/user'

/** Returns what every screen of the panel needs of the person, for the screen and for the frame around it. */
export async function loadFrameData(user: User) {
  return {
    user: await withOwnProfile(user),
    isOwnRegister: user.hasRegister === true,
    sharesFolder: hasSharedFolder(user.id),
  }
}
