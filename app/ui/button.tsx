import type { ComponentProps } from 'react'

import { Spinner } from './spinner'

const VARIANTS = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'border-line bg-surface text-ink hover:border-control',
  danger: 'border-transparent bg-danger text-on-primary hover:opacity-90',
  'quiet-danger': 'border-line bg-surface text-danger hover:border-control',
  hazard: 'border-transparent bg-hazard text-night hover:opacity-90',
  ghost: 'border-transparent bg-transparent text-ink hover:bg-neutral-soft',
}

const SIZES = {
  sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-4 text-base',
  lg: 'min-h-12 px-6 text-lg',
}

type ButtonLook = { variant?: keyof typeof VARIANTS; size?: keyof typeof SIZES }

/** Returns the classes that buttons share with links that look like buttons. */
export function buttonStyle({ variant = 'secondary', size = 'md' }: ButtonLook = {}): string {
  return `inline-flex items-center justify-center gap-2 rounded-control border font-semibold whitespace-nowrap max-[22rem]:whitespace-normal motion-safe:transition-colors disabled:opacity-60 disabled:cursor-progress ${VARIANTS[variant]} ${SIZES[size]}`
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isBusy?: boolean }

/** `isBusy` disables the button and shows a spinner. The label then says what is going on. */
export function Button({ variant, size, isBusy, className = '', children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      disabled={isBusy || props.disabled}
      className={`${buttonStyle({ variant, size })} ${className}`}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

/** Shows only an icon, so it needs a label. */
export function IconButton({ label, className = '', ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-neutral-soft hover:text-ink disabled:opacity-50 aria-disabled:opacity-50 ${className}`}
    />
  )
}
