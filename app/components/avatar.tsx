import { initials, type User } from '~/domain/people/user'

const SIZES = { md: 'size-9 text-sm', lg: 'size-20 text-3xl' }

/** Shows the person's picture or initials. It is decorative, because the name is beside it. */
export function Avatar({
  user,
  size = 'md',
}: {
  user: Pick<User, 'firstName' | 'lastName' | 'avatar'>
  size?: keyof typeof SIZES
}) {
  if (user.avatar) {
    return <img src={user.avatar} alt="" className={`shrink-0 rounded-full object-cover ${SIZES[size]}`} />
  }
  return (
    <span
      aria-hidden="true"
      className={`inline-grid shrink-0 place-items-center rounded-full bg-primary-soft font-bold text-primary ${SIZES[size]}`}
    >
      {initials(user)}
    </span>
  )
}
