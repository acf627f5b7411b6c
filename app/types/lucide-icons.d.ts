// lucide has types for all its icons in one module, but each icon alone is what a screen loads.
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide'

  const icon: IconNode
  export default icon
}
