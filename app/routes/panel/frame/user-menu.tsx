import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import LogOut from 'lucide/dist/esm/icons/log-out.mjs'
import Settings from 'lucide/dist/esm/icons/settings.mjs'
import UserIcon from 'lucide/dist/esm/icons/user.mjs'
import { href, Link } from 'react-router'

import { Avatar } from '~/components/avatar'
import { fullName, ROLE_LABELS, type User } from '~/domain/people/user'
import { Dropdown } from '~/ui/dropdown'
import { Icon } from '~/ui/icon'

import { useSignOut } from './sign-out'

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 font-medium hover:bg-primary-soft hover:text-primary focus-visible:bg-primary-soft focus-visible:text-primary'

export function UserMenu({ user }: { user: User }) {
  const signOut = useSignOut()
  return (
    <Dropdown
      label={`${fullName(user)}, ${ROLE_LABELS[user.role]}: menu użytkownika`}
      buttonClassName="flex min-h-11 items-center gap-2.5 rounded-control p-1 text-left hover:bg-neutral-soft"
      button={
        <>
          <Avatar user={user} />
          <span className="max-w-60 max-lg:hidden">
            <span className="block truncate leading-tight font-semibold">{fullName(user)}</span>
            <span className="block text-sm leading-tight text-muted">{ROLE_LABELS[user.role]}</span>
          </span>
          <Icon of={ChevronDown} className="size-4 text-muted max-lg:hidden" />
        </>
      }
      windowClassName="min-w-56 p-1.5"
    >
      {(close) => (
        <>
          <div className="max-w-[calc(100vw-3rem)] px-3 py-2 lg:hidden">
            <p className="font-semibold [overflow-wrap:anywhere]">{fullName(user)}</p>
            <p className="text-sm text-muted">{ROLE_LABELS[user.role]}</p>
          </div>
          <ul>
            <li>
              <Link to={href('/profile')} onClick={close} className={ITEM}>
                <Icon of={UserIcon} className="size-4" />
                Profil
              </Link>
            </li>
            <li>
              <Link to={href('/settings')} onClick={close} className={ITEM}>
                <Icon of={Settings} className="size-4" />
                Ustawienia
              </Link>
            </li>
            <li className="mt-1.5 border-t border-line pt-1.5">
              <button type="button" onClick={() => void signOut()} className={ITEM}>
                <Icon of={LogOut} className="size-4" />
                Wyloguj
              </button>
            </li>
          </ul>
        </>
      )}
    </Dropdown>
  )
}
