import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'

// A few groups hold what many screens share, because on a phone's connection a request costs more than the bytes it
// could save. What fewer screens share stays in small files of its own: no screen waits for what others need. Public
// screens load the first two groups, so these hold nothing of Ark, of QR codes and of the database of own data.
const LIBRARIES =
  /node_modules[\\/](?!@ark-ui|@zag-js|@floating-ui|@internationalized|proxy-|uqr|idb|lucide-react[\\/]dist[\\/]esm[\\/]icons)/
const SHARED_FOLDERS =
  /[\\/]app[\\/](domain|components|ui[\\/](?!ark[\\/])|browser[\\/](server-data|session|storage)\.)|[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/
const PANEL_FOLDERS = /[\\/]app[\\/](browser|routes[\\/]panel)[\\/]/

/** So many screens and dialogs make a module worth loading with each screen. */
const MANY = 3

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
            // Chromium then compiles these files off the main thread, while they arrive: nearly all that is in them
            // runs before the first data show.
            postBanner: ({ name }) =>
              ['entry.client', 'vendor', 'shared', 'panel'].includes(name)
                ? '//# allFunctionsCalledOnLoad'
                : '',
            codeSplitting: {
              groups: [
                { name: 'vendor', test: LIBRARIES, minShareCount: 2, priority: 2 },
                { name: 'shared', test: SHARED_FOLDERS, minShareCount: MANY, priority: 1 },
                { name: 'panel', test: PANEL_FOLDERS, minShareCount: MANY },
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
    // One set of modules serves all files: loading it for each would take three quarters of the time. A test
    // that changes what others see (globals, the clock, state of a module) puts it back.
    isolate: false,
    // The slowest test takes 2 s by itself; here the build or a browser may be at work beside it.
    testTimeout: 20_000,
  },
})
