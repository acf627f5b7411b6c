import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'

import { chunkGroups, chunkPlugins } from './app/chunks.ts'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), process.env.VITEST ? [] : [reactRouter(), chunkPlugins]],
  resolve: { tsconfigPaths: true },
  environments: {
    // The server build contains its libraries, except those that the serving process shares with it. So the
    // image needs no package that only renders screens.
    ssr: {
      resolve: {
        // The development server loads libraries from their folders, because some of them are CommonJS.
        noExternal: command === 'build' ? true : [],
        external: [
          'react',
          'react-dom',
          'react-router',
          '@react-router/node',
          'isbot',
          'morgan',
          'postgres',
          'nodemailer',
          'web-push',
        ],
      },
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } } } },
  },
  test: {
    // A module of the server that needs a store gets one of its own from its test.
    env: { STORE: 'off' },
    // The slowest test takes 2 s by itself; here the build or a browser may be at work beside it.
    testTimeout: 20_000,
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          // One set of modules serves all files: loading it for each would take three quarters of the time. A test
          // that changes what others see (globals, the clock, state of a module) puts it back.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'route',
          include: ['tests/route/**/*.test.tsx'],
          environment: 'jsdom',
          // Some tests walk through many screens.
          testTimeout: 60_000,
          // Each visit has modules, storage and a document of its own. To load the libraries for each file would take
          // two thirds of the time.
          isolate: false,
        },
      },
    ],
  },
}))
