import type { ReactNode } from 'react'

/** Pairs of name and value, two columns where there is room. */
export function Details({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <dl className={`grid grid-cols-2 gap-x-4 gap-y-3 ${className}`}>{children}</dl>
}

/** `isWhole`: takes both columns. */
export function Detail({
  name,
  isWhole,
  children,
}: {
  name: string
  isWhole?: boolean
  children: ReactNode
}) {
  return (
    <div className={`min-w-0 ${isWhole ? 'col-span-full' : ''}`}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  )
}
