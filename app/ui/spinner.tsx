import LoaderCircle from 'lucide-react/icons/loader-circle'

export function Spinner() {
  return <LoaderCircle aria-hidden="true" className="size-4 motion-safe:animate-spin" />
}
