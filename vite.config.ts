import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'

// What every screen needs. The rest, above all Ark's parts, goes with the screen or the click that uses it.
const VENDOR = /node_modules[\\/](?!@ark-ui|@zag-js|@floating-ui|@internationalized|proxy-|uqr)/
// Our own parts that several screens use, less those that would draw Ark in.
const SHARED = /[\\/]app[\\/](?!ui[\\/](dialog|qr-code)|components[\\/]training-dialog)/

export default defineConfig({
  plugins: [tailwindcss(), process.env.VITEST ? [] : reactRouter()],
  resolve: { tsconfigPaths: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files: on a phone's connection each request costs more than the bytes it could save.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: VENDOR, minShareCount: 2 },
                { name: 'shared', test: SHARED, minShareCount: 2 },
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
