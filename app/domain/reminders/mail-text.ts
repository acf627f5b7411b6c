import type { Language } from '~/domain/crew/languages/language'
import type { Day } from '~/domain/words/day'

import { dropNewsSubject, dropNewsText, waitingText, type DropNews } from './drop-news'
import type { DueToday, PlanOwner } from './plan'
import {
  dueSortTexts,
  dueText,
  overdueText,
  planEndText,
  reminderDay,
  testText,
  type DueMessage,
} from './reminder-text'

// The words of mails. A mail is a heading, sentences, a list of names if the person wants them, at most one button, and
// below it why the mail came and how it ends.

export type MailText = {
  language: Language
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** What is due, by name. */
  lines: readonly string[]
  button: string | undefined
  foot: readonly string[]
  /** The words of the link that ends the reminders. A mail that only confirms has none. */
  end: string | undefined
}

type Words = {
  /** The button of a register's mails, and of those of a worker, whose phone keeps the page. */
  open: string
  openMine: string
  /** The day of the data, because the browser may have been closed since. */
  madeOn: (day: string) => string
  why: string
  end: string
  planEnds: string
  test: string
  confirm: Pick<MailText, 'subject' | 'heading' | 'paragraphs' | 'foot'> & { button: string }
}

const WORDS: Record<Language, Words> = {
  pl: {
    open: 'Otwórz Pewnika',
    openMine: 'Otwórz swoje uprawnienia',
    madeOn: (day) => `Stan z\u00a0${day}.`,
    why: 'Ten list wysłał Pewnik, bo na ten adres włączono przypomnienia o\u00a0terminach.',
    end: 'Zakończ te przypomnienia',
    planEnds: 'plan przypomnień się kończy',
    test: 'próba przypomnienia',
    confirm: {
      subject: 'Pewnik: potwierdź adres przypomnień',
      heading: 'Potwierdź adres',
      paragraphs: [
        'W\u00a0Pewniku podano ten adres, żeby przychodziły na niego przypomnienia o\u00a0terminach BHP. Zaczną przychodzić po potwierdzeniu.',
      ],
      button: 'Potwierdź adres',
      foot: [
        'Link działa przez 7\u00a0dni. Jeśli to pomyłka, nic nie rób: bez potwierdzenia nic więcej nie przyjdzie.',
      ],
    },
  },
  uk: {
    open: 'Відкрити Pewnik',
    openMine: 'Відкрити свої документи',
    madeOn: (day) => `Станом на ${day}.`,
    why: 'Цей лист надіслав Pewnik, бо для цієї адреси ввімкнено нагадування про терміни.',
    end: 'Припинити ці нагадування',
    planEnds: 'план нагадувань закінчується',
    test: 'перевірка нагадування',
    confirm: {
      subject: 'Pewnik: підтвердьте адресу для нагадувань',
      heading: 'Підтвердьте адресу',
      paragraphs: [
        'У\u00a0Pewnik указано цю адресу, щоб на неї надходили нагадування про терміни. Вони почнуть надходити після підтвердження.',
      ],
      button: 'Підтвердити адресу',
      foot: [
        'Посилання діє 7\u00a0днів. Якщо це помилка, нічого не робіть: без підтвердження більше нічого не надійде.',
      ],
    },
  },
  en: {
    open: 'Open Pewnik',
    openMine: 'Open your documents',
    madeOn: (day) => `As of ${day}.`,
    why: 'Pewnik sent this because reminders of deadlines are turned on for this address.',
    end: 'End these reminders',
    planEnds: 'the reminder plan ends',
    test: 'test of a reminder',
    confirm: {
      subject: 'Pewnik: confirm the address for reminders',
      heading: 'Confirm the address',
      paragraphs: [
        'Somebody gave this address to Pewnik for reminders of deadlines. They start after you confirm.',
      ],
      button: 'Confirm the address',
      foot: [
        'The link works for 7 days. If this is a mistake, do nothing: without it nothing else will come.',
      ],
    },
  },
}

export function confirmationMail(language: Language): MailText {
  return { language, lines: [], end: undefined, ...WORDS[language].confirm }
}

export function testMail(language: Language, owner: PlanOwner): MailText {
  const words = WORDS[language]
  return {
    language,
    subject: `Pewnik: ${words.test}`,
    heading: testText(language),
    paragraphs: [],
    lines: [],
    button: openLabel(language, owner),
    foot: [words.why],
    end: words.end,
  }
}

/** Returns the mail of what is due today: a message, the end of the plan, or both. */
export function dueMail(
  language: Language,
  { message, planEndsOn }: DueToday,
  { owner, madeOn, today }: { owner: PlanOwner; madeOn: Day; today: Day },
): MailText {
  const words = WORDS[language]
  const heading = message ? dueText(language, message, today) : capitalized(words.planEnds)
  return {
    language,
    subject: `Pewnik: ${message ? heading : words.planEnds}`,
    heading,
    paragraphs: [
      ...(message ? [detailsOf(language, message, today), words.madeOn(reminderDay(language, madeOn))] : []),
      ...(planEndsOn === undefined ? [] : [planEndText(language, planEndsOn, today)]),
    ],
    lines: message?.lines ?? [],
    button: openLabel(language, owner),
    foot: [words.why],
    end: words.end,
  }
}

/** Returns the mail of what has come into the boxes of a register. */
export function dropNewsMail(drops: DropNews): MailText {
  const waiting = waitingText(drops)
  return {
    language: 'pl',
    subject: `Pewnik: ${dropNewsSubject(drops)}`,
    heading: dropNewsText(drops),
    paragraphs: [
      ...(waiting === undefined ? [] : [waiting]),
      'Treść czytają tylko urządzenia z\u00a0rejestrem, więc nie ma jej w\u00a0tym liście.',
    ],
    lines: [],
    button: 'Otwórz zgłoszenia od załogi',
    foot: [
      'Ten list wysłał Pewnik, bo na ten adres włączono wiadomości o\u00a0nowych zgłoszeniach. Przychodzą najwyżej raz na godzinę. Wyłączysz je w\u00a0Pewniku: Ustawienia → Powiadomienia.',
    ],
    end: 'Zakończ wszystkie przypomnienia na ten adres',
  }
}

/** Returns „2 terminy certyfikatów, 1 termin po wypadku. W tym 1 po terminie.” */
function detailsOf(language: Language, message: DueMessage, today: Day): string {
  const overdue = overdueText(language, message)
  const sorts = dueSortTexts(language, message, today).join(', ')
  return overdue === undefined ? `${sorts}.` : `${sorts}. ${capitalized(overdue)}.`
}

/** Somebody who has signed up for a training has no page here that a mail could open. */
function openLabel(language: Language, owner: PlanOwner): string | undefined {
  if (owner === 'participant') return undefined
  return owner === 'worker' ? WORDS[language].openMine : WORDS[language].open
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
