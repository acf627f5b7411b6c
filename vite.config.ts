import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'

// Few files: on a phone's connection each request costs more than the bytes it could save. A group takes
// along what its modules import, so Ark's parts are kept out of the first two, which public screens load:
// they go with the panel's frame, or with the screen or click that needs them.
const VENDOR = /node_modules[\\/](?!@ark-ui|@zag-js|@floating-ui|@internationalized|proxy-|uqr)/
const ARK_PARTS = 'dialog|menu|month-calendar|popover|qr-code|radio|switch|tabs|toaster|tooltip'
const SHARED = new RegExp(
  `[\\\\/]app[\\\\/](domain|browser|components|ui)[\\\\/](?!(${ARK_PARTS})|[a-z-]+-dialog|certificate-grid)`,
)
const PANEL_FRAME = /[\\/]app[\\/]routes[\\/]panel[\\/](panel-|shell)/

export default defineConfig({
  plugins: [tailwindcss(), process.env.VITEST ? [] : reactRouter()],
  resolve: { tsconfigPaths: true },
  environments: {
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
  },
})
