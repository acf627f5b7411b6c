import type { ComponentProps } from 'react'
import { Link } from 'react-router'

import { buttonStyle } from '~/ui/button'

type ButtonLinkProps = ComponentProps<typeof Link> & Parameters<typeof buttonStyle>[0]

export function ButtonLink({ variant, size, className = '', ...props }: ButtonLinkProps) {
  return <Link {...props} className={`${buttonStyle({ variant, size })} ${className}`} />
}
