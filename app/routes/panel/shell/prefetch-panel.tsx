import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import * as v from 'valibot'

import { canFileReport } from '~/domain/access'
import type { User } from '~/domain/user'
import { whenIdle } from '~/ui/when-idle'

const PANEL_ROUTES = /^routes\/panel\//
const REPORTS_AHEAD = 'routes/panel/reports/reports-ahead'

type RouteModules = { id: string; module: string; imports: string[] }

const routerManifest = v.object({
  routes: v.record(
    v.string(),
    v.object({ id: v.string(), module: v.string(), imports: v.optional(v.array(v.string()), []) }),
  ),
})

/**
 * Fetches the modules of all screens of the panel, and what reporting an accident needs, once the browser
 * has nothing better to do: then they open without a network too, the first time. The router itself would
 * reload the page where a module cannot be had, and offline that is the browser's error page; a link that
 * fails is only not there, and the router is asked for nothing whose module has not come.
 */
export function PrefetchPanel({ user }: { user: User }) {
  const [routes, setRoutes] = useState<RouteModules[]>([])
  const { load } = useFetcher()
  // An effect, because it waits for the browser.
  useEffect(() => whenIdle(() => setRoutes(panelRoutes())), [])

  const reportsAhead = routes.find(({ id }) => id === REPORTS_AHEAD)?.module
  const modules = new Set(routes.flatMap(({ module, imports }) => [...imports, module]))
  const fetchReports = () => {
    if (canFileReport(user)) void load(href('/reports/ahead'))
  }
  return [...modules].map((module) => (
    <link
      key={module}
      rel="modulepreload"
      href={module}
      onLoad={module === reportsAhead ? fetchReports : undefined}
    />
  ))
}

/** The panel's routes as the router's manifest in the document has them; none where it has another shape. */
function panelRoutes(): RouteModules[] {
  const parsed = v.safeParse(routerManifest, Reflect.get(window, '__reactRouterManifest'))
  return parsed.success ? Object.values(parsed.output.routes).filter(({ id }) => PANEL_ROUTES.test(id)) : []
}
