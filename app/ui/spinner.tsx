import { LoaderCircle } from 'lucide-react'

export function Spinner() {
  return <LoaderCircle aria-hidden="true" className="size-4 motion-safe:animate-spin" />
}
