import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'

// Few files: on a phone's connection each request costs more than the bytes it could save. A group takes
// along what its modules import, so Ark's parts and QR codes are kept out of the first two, which public
// screens load: they go with the panel's frame, or with the screen or click that needs them.
const VENDOR = /node_modules[\\/](?!@ark-ui|@zag-js|@floating-ui|@internationalized|proxy-|uqr)/
const HEAVY_PARTS = modulesOver('app/ui', /'(@ark-ui|uqr)['/]/g, ['@ark-ui', 'uqr'])
const HEAVY_COMPONENTS = modulesOver('app/components', /(?:~\/ui|~\/components|\.)\/([\w-]+)'/g, HEAVY_PARTS)
const SHARED = new RegExp(
  `[\\\\/]app[\\\\/](domain|browser|components|ui)[\\\\/](?!(${HEAVY_COMPONENTS.join('|')})\\.|[a-z-]+-dialog|certificate-grid)`,
)
const PANEL_FRAME = new RegExp(
  `[\\\\/]app[\\\\/](routes[\\\\/]panel[\\\\/](panel-|shell)|components[\\\\/](?![a-z-]+-dialog|certificate-grid)(${HEAVY_COMPONENTS.join('|')})\\.)`,
)

export default defineConfig({
  plugins: [tailwindcss(), process.env.VITEST ? [] : reactRouter()],
  resolve: { tsconfigPaths: true },
  environments: {
    // The server's build takes its libraries along, but for those that the serving process shares with it:
    // so the image needs no package that only draws screens.
    ssr: {
      resolve: {
        noExternal: true,
        external: ['react', 'react-dom', 'react-router', '@react-router/node', 'isbot'],
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: VENDOR, minShareCount: 2, priority: 2 },
                { name: 'shared', test: SHARED, minShareCount: 2, priority: 1 },
                { name: 'panel', test: PANEL_FRAME },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    include: ['tests/unit/**/*.test.ts'],
    environment: 'node',
    // Property tests take their time where other work is going on beside them.
    testTimeout: 60_000,
  },
})

/**
 * The names of a folder's modules that import one of those, directly or through each other, and those
 * themselves: `imported` finds what a module imports.
 */
function modulesOver(folder: string, imported: RegExp, names: string[]): string[] {
  const over = readdirSync(folder)
    .map((file) => file.replace(/\.tsx?$/, ''))
    .filter((name, place, all) => !names.includes(name) && all.indexOf(name) === place)
    .filter((name) => {
      const file = [`${folder}/${name}.tsx`, `${folder}/${name}.ts`].find((path) => existsSync(path))
      const text = file ? readFileSync(file, 'utf8') : ''
      return [...text.matchAll(imported)].some(([, found]) => names.includes(found ?? ''))
    })
  return over.length === 0 ? names : modulesOver(folder, imported, [...names, ...over])
}
