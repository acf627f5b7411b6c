import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'

// The build has few files, because on a phone's connection a request costs more than the bytes it could save.
// A group also holds what its modules import. Ark and QR codes stay out of the first two groups, which public
// screens load.
const LIBRARIES = /node_modules[\\/](?!@ark-ui|@zag-js|@floating-ui|@internationalized|proxy-|uqr)/
const SHARED_FOLDERS = /[\\/]app[\\/](domain|browser|components|ui[\\/](?!ark[\\/]))/
const PANEL_FRAME = /[\\/]app[\\/]routes[\\/]panel[\\/](panel-|shell[\\/])/

export default defineConfig({
  plugins: [tailwindcss(), process.env.VITEST ? [] : reactRouter()],
  resolve: { tsconfigPaths: true },
  environments: {
    // The server build contains its libraries, except those that the serving process shares with it. So the
    // image needs no package that only renders screens.
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
                { name: 'vendor', test: LIBRARIES, minShareCount: 2, priority: 2 },
                { name: 'shared', test: SHARED_FOLDERS, minShareCount: 2, priority: 1 },
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
    // Property tests are slow while other work runs on the same machine.
    testTimeout: 60_000,
  },
})
