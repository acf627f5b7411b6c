import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import { nearestLabel, reminderTitle, type Reminder } from './daily-reminder'
import type { ToDo } from './to-do'
import { unableHeadline, waitingDropsText } from './to-do-text'

/** A notice of the bell of an own register: of something urgent today, that ends soon, or that waits for the viewer. */
export type Notice = {
  kind: 'accidents' | 'drops' | 'sign-ups' | 'unable' | 'due' | 'reminder' | 'unconfirmed'
  title: string
  text: string
}

/** They have notices of their own. */
function isOfPhones({ kind }: ToDo['soon'][number]): boolean {
  return kind === 'drops' || kind === 'sign-ups'
}

/** Returns the notices of what is to be done, the most urgent first. `reminder` is that of the dashboard, if any. */
export function noticesOf(
  toDo: Pick<ToDo, 'atOnce' | 'first' | 'unable' | 'staff' | 'soon' | 'unconfirmed'>,
  reminder: Reminder | undefined,
  today: Day,
): Notice[] {
  const { atOnce, first, soon, unconfirmed } = toDo
  const unable = unableHeadline(toDo)
  const alarms = atOnce.filter((task) => task.kind === 'accident').length
  const told = atOnce.find((task) => task.kind === 'told-accidents')?.count ?? 0
  const drops = told + (soon.find((task) => task.kind === 'drops')?.count ?? 0)
  const signUps = soon.find((task) => task.kind === 'sign-ups')
  const due = [...first, ...soon].filter(
    (task) => !isOfPhones(task) && task.day !== undefined && task.day <= today,
  ).length
  return [
    ...(alarms > 0
      ? [
          {
            kind: 'accidents' as const,
            title: 'Niezwłocznie zawiadom o\u00a0wypadku',
            text: `Wypadki, o\u00a0których trzeba zawiadomić: ${alarms}.`,
          },
        ]
      : []),
    ...(drops > 0
      ? [
          {
            kind: 'drops' as const,
            title: told > 0 ? 'Załoga zgłosiła wypadek' : 'Zgłoszenia od załogi',
            text: `${waitingDropsText({ all: drops, accidents: told })}.`,
          },
        ]
      : []),
    ...(signUps
      ? [
          {
            kind: 'sign-ups' as const,
            title: 'Zapisy na szkolenia z\u00a0linku',
            text: `Czekają na przyjęcie: ${signUps.count}.`,
          },
        ]
      : []),
    ...(unable === undefined
      ? []
      : [{ kind: 'unable' as const, title: unable, text: 'Zobacz, czego brakuje i\u00a0co zrobić.' }]),
    ...(due > 0
      ? [{ kind: 'due' as const, title: 'Na dziś albo po terminie', text: `Sprawy do załatwienia: ${due}.` }]
      : []),
    ...(reminder
      ? [{ kind: 'reminder' as const, title: reminderTitle(reminder), text: nearestLabel(reminder, today) }]
      : []),
    ...(unconfirmed.length > 0
      ? [
          {
            kind: 'unconfirmed' as const,
            title: 'Czeka na potwierdzenie',
            text: `${countOf(unconfirmed.length, 'certificate')} do sprawdzenia z\u00a0dokumentem.`,
          },
        ]
      : []),
  ]
}
