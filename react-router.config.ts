import type { Config } from '@react-router/dev/config'

import { compressFiles } from './app/server/compressed-files.server'
import { writeWorkers } from './app/worker/write-worker'

export default {
  ssr: true,
  // A client loader and its screen are needed together here: splitting them would only add requests.
  splitRouteModules: false,
  // The whole manifest at once. Piece by piece would show the dashboard some 35 ms sooner on a slow phone, but the router
  // asks again for each address with an id, so that opening a certificate would need the network.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async (build) => {
    await writeWorkers(build)
    compressFiles(build.reactRouterConfig.buildDirectory)
  },
} satisfies Config
