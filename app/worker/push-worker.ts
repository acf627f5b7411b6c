/// <reference lib="webworker" />
import { openKeptText } from '~/browser/reminders/push-text'
import { DROPS_PATH, waitingText } from '~/domain/reminders/drop-news'
import { openedPath, planEndText, pushText, type PushMessage } from '~/domain/reminders/reminder-text'

declare const self: ServiceWorkerGlobalScope

// A push message says how much is due, or what has come into the boxes of a register. What is due, by name, is sealed for
// this browser. Pressing it is up to `reminder-click.ts`.

const NAME = 'Pewnik'

self.addEventListener('push', (event) => event.waitUntil(show(event.data)))

async function show(data: PushMessageData | null): Promise<void> {
  const message = parse(data)
  // Browsers end a subscription whose messages show nothing.
  const { title, body, language, tag, opens } =
    (message && (await textOf(message).catch(() => undefined))) ?? NOTHING
  // A message in the place of an older one would come without a sound.
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    lang: language,
    tag,
    renotify: true,
    data: { opens },
  }
  await self.registration.showNotification(title, options)
}

const NOTHING = { title: NAME, body: '', language: 'pl', tag: 'pewnik-push', opens: undefined }

async function textOf({ of = '', ...message }: PushMessage) {
  const { language, kind, sealed, planEndsOn, owner, drops } = message
  const usual = openedPath(owner)
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' })
  const text = pushText(message, today)
  if (kind === 'drops') {
    const waiting = drops && waitingText(drops)
    return { title: text, body: waiting ?? '', language, tag: `pewnik-push-drops-${of}`, opens: DROPS_PATH }
  }
  // A test does not replace a reminder that nobody has read yet.
  if (kind !== undefined)
    return { title: NAME, body: text, language, tag: `pewnik-push-${kind}`, opens: usual }
  const names = sealed === undefined ? undefined : await openKeptText(sealed)
  const end = planEndsOn === undefined ? undefined : planEndText(language, planEndsOn, today)
  const body = [names?.text, end].filter(Boolean).join('\n')
  return { title: text, body, language, tag: `pewnik-push-${of}`, opens: names?.opens ?? usual }
}

/** Another version of the server may send something else. */
function parse(data: PushMessageData | null): PushMessage | undefined {
  try {
    const message: PushMessage | null = data?.json() ?? null
    const isWhole = typeof message?.counts === 'object' && ['pl', 'uk', 'en'].includes(message.language)
    return message && isWhole ? message : undefined
  } catch {
    return undefined
  }
}
