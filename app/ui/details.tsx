import type { ReactNode } from 'react'

/** Lists names with their values in two columns. */
export function Details({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <dl className={`grid grid-cols-2 gap-x-4 gap-y-3 ${className}`}>{children}</dl>
}

export function Detail({
  name,
  className = '',
  children,
}: {
  name: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  )
}
