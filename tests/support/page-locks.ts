/** The last task of each lock, by its name: jsdom has no locks. */
const lastTasks = new Map<string, Promise<unknown>>()

/** Gives the page locks of its own, as each test has storage of its own. One tab needs nothing but their order. */
export function giveLocks(): void {
  lastTasks.clear()
  const request = (name: string, task: () => Promise<unknown>) => {
    const done = (lastTasks.get(name) ?? Promise.resolve()).then(task, task)
    lastTasks.set(name, done)
    return done
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}

/** Waits until no task holds a lock or waits for one. */
export async function locksSettled(): Promise<void> {
  const asked = new Set(lastTasks.values())
  await Promise.allSettled(asked)
  if ([...lastTasks.values()].some((task) => !asked.has(task))) await locksSettled()
}
