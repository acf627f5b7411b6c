import type { Language } from '~/domain/crew/languages/language'

// The words of the pages to which the links in mails lead.

/** A heading with a sentence, and the button that does what the link is for. */
export type LinkPageText = { heading: string; text: string; button?: string | undefined }

type ConfirmPage = 'ask' | 'done' | 'already'
type EndPage = 'ask' | 'done' | 'already'

type Words = {
  tagline: string
  confirm: Record<ConfirmPage, LinkPageText>
  end: Record<EndPage, LinkPageText>
}

export const LINK_PAGES: Record<Language, Words> = {
  pl: {
    tagline: 'przypomnienia o terminach',
    confirm: {
      ask: {
        heading: 'Potwierdź adres',
        text: 'Po potwierdzeniu Pewnik będzie wysyłać na ten adres przypomnienia o terminach, o 7:00 w dniu, w którym jest o czym przypomnieć. Każdy list ma link, który je kończy.',
        button: 'Potwierdź adres',
      },
      done: {
        heading: 'Adres potwierdzony',
        text: 'Przypomnienia będą przychodzić o 7:00 w dniu, w którym jest o czym przypomnieć. Możesz zamknąć tę stronę.',
      },
      already: {
        heading: 'Ten adres jest już potwierdzony',
        text: 'Przypomnienia są włączone. Nie trzeba robić nic więcej.',
      },
    },
    end: {
      ask: {
        heading: 'Zakończyć te przypomnienia?',
        text: 'Na ten adres nie przyjdzie już żadne przypomnienie, a serwer zapomni adres i terminy. Dane w Pewniku zostaną bez zmian.',
        button: 'Zakończ przypomnienia',
      },
      done: {
        heading: 'Przypomnienia zakończone',
        text: 'Serwer zapomniał adres i terminy. Przypomnienia można włączyć jeszcze raz w Pewniku: Ustawienia, Powiadomienia.',
      },
      already: {
        heading: 'Te przypomnienia są już zakończone',
        text: 'Nic więcej nie przyjdzie. Przypomnienia można włączyć jeszcze raz w Pewniku: Ustawienia, Powiadomienia.',
      },
    },
  },
  uk: {
    tagline: 'нагадування про терміни',
    confirm: {
      ask: {
        heading: 'Підтвердьте адресу',
        text: 'Після підтвердження Pewnik надсилатиме на цю адресу нагадування про терміни о 7:00 того дня, коли є про що нагадати. У кожному листі є посилання, яке їх припиняє.',
        button: 'Підтвердити адресу',
      },
      done: {
        heading: 'Адресу підтверджено',
        text: 'Нагадування надходитимуть о 7:00 того дня, коли є про що нагадати. Цю сторінку можна закрити.',
      },
      already: {
        heading: 'Цю адресу вже підтверджено',
        text: 'Нагадування ввімкнено. Більше нічого робити не треба.',
      },
    },
    end: {
      ask: {
        heading: 'Припинити ці нагадування?',
        text: 'На цю адресу більше не надійде жодне нагадування, а сервер забуде адресу й терміни.',
        button: 'Припинити нагадування',
      },
      done: {
        heading: 'Нагадування припинено',
        text: 'Сервер забув адресу й терміни. Нагадування можна ввімкнути ще раз там, де їх було ввімкнено.',
      },
      already: {
        heading: 'Ці нагадування вже припинено',
        text: 'Більше нічого не надійде. Нагадування можна ввімкнути ще раз там, де їх було ввімкнено.',
      },
    },
  },
  en: {
    tagline: 'reminders of deadlines',
    confirm: {
      ask: {
        heading: 'Confirm the address',
        text: 'After that Pewnik sends reminders of deadlines to this address, at 7:00 on days on which there is something to remind of. Each mail has a link that ends them.',
        button: 'Confirm the address',
      },
      done: {
        heading: 'Address confirmed',
        text: 'Reminders come at 7:00 on days on which there is something to remind of. You can close this page.',
      },
      already: {
        heading: 'This address is already confirmed',
        text: 'Reminders are turned on. There is nothing else to do.',
      },
    },
    end: {
      ask: {
        heading: 'End these reminders?',
        text: 'No more reminders will come to this address, and the server forgets the address and the deadlines.',
        button: 'End the reminders',
      },
      done: {
        heading: 'Reminders ended',
        text: 'The server has forgotten the address and the deadlines. Reminders can be turned on again where they were turned on.',
      },
      already: {
        heading: 'These reminders have already ended',
        text: 'Nothing else will come. Reminders can be turned on again where they were turned on.',
      },
    },
  },
}
