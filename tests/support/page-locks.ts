/** Ends of the tasks that the page has asked for, by the name of their lock: jsdom has no locks. */
let lastTasks = new Map<string, Promise<unknown>>()

/** Gives the page locks of its own, as each test has storage of its own. One tab needs nothing but their order. */
export function giveLocks(): void {
  const ends = new Map<string, Promise<unknown>>()
  lastTasks = ends
  const request = (name: string, task: () => Promise<unknown>) => {
    const done = (ends.get(name) ?? Promise.resolve()).then(task, task)
    ends.set(name, done)
    return done
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}

/** Waits until no task holds a lock or waits for one. */
export async function locksSettled(): Promise<void> {
  let waited: readonly Promise<unknown>[] = []
  let asked = [...lastTasks.values()]
  while (asked.some((task) => !waited.includes(task))) {
    await Promise.allSettled(asked)
    waited = asked
    asked = [...lastTasks.values()]
  }
}
