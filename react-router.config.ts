import type { Config } from '@react-router/dev/config'

import { compressFiles } from './app/compressed-files.server'
import { writeWorker } from './app/worker/write-worker'

export default {
  ssr: true,
  // A client loader and its screen are needed together here: splitting them would only add requests.
  splitRouteModules: false,
  // A dozen routes: sending the whole manifest costs less than asking for it piece by piece.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async (build) => {
    await writeWorker(build)
    compressFiles(build.reactRouterConfig.buildDirectory)
  },
} satisfies Config
