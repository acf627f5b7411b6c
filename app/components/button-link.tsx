import type { ComponentProps } from 'react'
import { Link } from 'react-router'

import { buttonStyle } from '~/ui/button'

type ButtonLinkProps = ComponentProps<typeof Link> & Parameters<typeof buttonStyle>[0]

/** A link that looks like a button. A link leads somewhere, a button does something. */
export function ButtonLink({ variant, size, className = '', ...props }: ButtonLinkProps) {
  return <Link {...props} className={`${buttonStyle({ variant, size })} ${className}`} />
}
