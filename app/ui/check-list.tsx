import type { ComponentProps, ReactNode } from 'react'

/** A framed list of things to tick, mostly in a `FieldGroup`. */
export function CheckList({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line rounded-control border border-line bg-surface">{children}</ul>
}

type CheckRowProps = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'checked' | 'defaultChecked' | 'onChange' | 'children'
>

/** A row of it with one check box. The whole row can be pressed. */
export function CheckRow({ children, ...box }: CheckRowProps) {
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-2 hover:bg-neutral-soft">
        <input type="checkbox" {...box} className="size-5 shrink-0 accent-primary" />
        <span className="min-w-0">{children}</span>
      </label>
    </li>
  )
}
