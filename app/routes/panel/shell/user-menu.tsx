import { ChevronDown, LogOut, Settings, User as UserIcon } from 'lucide-react'
import { useNavigate } from 'react-router'

import { Avatar } from '~/components/avatar'
import { fullName, ROLE_LABELS, type User } from '~/domain/user'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '~/ui/ark/menu'

import { useSignOut } from './use-sign-out'

export function UserMenu({ user }: { user: User }) {
  const navigate = useNavigate()
  const signOut = useSignOut()
  const openItem = (item: string) => {
    if (item === 'sign-out') void signOut()
    else void navigate(item)
  }
  return (
    <Menu onSelect={openItem}>
      <MenuTrigger>
        <button
          type="button"
          aria-label={`Menu użytkownika: ${fullName(user)}, ${ROLE_LABELS[user.role]}`}
          className="flex min-h-11 items-center gap-2.5 rounded-control p-1 text-left hover:bg-neutral-soft"
        >
          <Avatar user={user} />
          <span className="max-w-60 max-lg:hidden">
            <span className="block truncate leading-tight font-semibold">{fullName(user)}</span>
            <span className="block text-sm leading-tight text-muted">{ROLE_LABELS[user.role]}</span>
          </span>
          <ChevronDown aria-hidden="true" className="size-4 text-muted max-lg:hidden" />
        </button>
      </MenuTrigger>
      <MenuContent>
        <div className="max-w-[calc(100vw-3rem)] px-3 py-2 lg:hidden">
          <p className="font-semibold [overflow-wrap:anywhere]">{fullName(user)}</p>
          <p className="text-sm text-muted">{ROLE_LABELS[user.role]}</p>
        </div>
        <MenuItem value="/profile">
          <UserIcon aria-hidden="true" className="size-4" />
          Profil
        </MenuItem>
        <MenuItem value="/settings">
          <Settings aria-hidden="true" className="size-4" />
          Ustawienia
        </MenuItem>
        <MenuSeparator />
        <MenuItem value="sign-out">
          <LogOut aria-hidden="true" className="size-4" />
          Wyloguj
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
