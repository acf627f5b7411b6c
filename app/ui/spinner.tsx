import LoaderCircle from 'lucide/dist/esm/icons/loader-circle.mjs'

import { Icon } from './icon'

export function Spinner() {
  return <Icon of={LoaderCircle} className="size-4 motion-safe:animate-spin" />
}
