import type { GatePage, MinePage, ReceiptPage, SignupPage } from '~/domain/crew/pages/page'
import { shiftDay, warsawDay, type Day } from '~/domain/words/day'

// Pages as a register publishes them. Phones judge them by their own clock, which the journeys leave as it is.

const inDays = (days: number): Day => shiftDay(warsawDay(new Date()), { days })

const common = () => ({ v: 1 as const, writtenAt: new Date().toISOString() })

/** The page of somebody with papers in each state. */
export function minePage(facts: Partial<MinePage> = {}): MinePage {
  return {
    kind: 'mine',
    ...common(),
    personId: 'oksana',
    name: 'Oksana Kowal',
    firm: 'Zakłady Kontrolne sp. z o.o.',
    spans: [{ position: 'Magazynier', until: inDays(200) }],
    leavesOut: [],
    papers: [
      { state: 'held', title: 'Orzeczenie lekarskie', key: 'medical', until: inDays(300) },
      {
        state: 'held',
        title: 'Operator wózka jezdniowego (UDT)',
        key: 'machine_operator.forklift',
        until: inDays(100),
        actBy: inDays(10),
        soonFrom: inDays(-5),
        token: 'eyJ.token.signature',
      },
      { state: 'held', title: 'Szkolenie okresowe BHP', key: 'bhp.workers', until: inDays(-1) },
      { state: 'first', title: 'Pierwsza pomoc', until: inDays(60) },
      { state: 'ask', title: 'Praca na wysokości' },
    ],
    trainings: [
      {
        id: 'first-aid',
        title: 'Pierwsza pomoc',
        date: inDays(3),
        startTime: '09:00',
        endTime: '15:00',
        location: 'Sala 2, ul. Długa 7',
        place: 'attending',
      },
    ],
    ...facts,
  }
}

/** The list of a gate with somebody who is let in, somebody on one position only, and somebody whose papers have ended. */
export function gatePage(): GatePage {
  return {
    kind: 'gate',
    ...common(),
    name: 'Brama 1',
    firm: 'Zakłady Kontrolne sp. z o.o.',
    call: { name: 'Ewa Biuro', phone: '600 700 800' },
    leavesOut: ['examination'],
    people: [
      { lastName: 'Łukasik', firstName: 'Anna', firm: 'Dachy', spans: [{ until: inDays(30) }] },
      { lastName: 'Nowak', firstName: 'Jan', spans: [{ until: inDays(-1) }] },
      {
        lastName: 'Lis',
        firstName: 'Ewa',
        spans: [{ position: 'Magazynier' }],
        isLimited: true,
        hasNamesake: true,
      },
    ],
  }
}

/** A training with places left, whose drops go to a box. */
export function signupPage(box: string): SignupPage {
  return {
    kind: 'signup',
    ...common(),
    training: {
      id: 'at-heights',
      title: 'Praca na wysokości',
      date: inDays(6),
      startTime: '08:00',
      endTime: '16:00',
      location: 'Łódź, Sala 2',
    },
    organiser: 'Ośrodek Próbny sp. z o.o.',
    description: 'Dla monterów.\nWeź wygodne ubranie.',
    placesLeft: 2,
    isCancelled: false,
    question: 'Ile masz lat praktyki?',
    box,
  }
}

/** What the sender of an event reads once it is taken in. */
export function receiptPage(): ReceiptPage {
  return {
    kind: 'receipt',
    ...common(),
    of: 'told',
    state: 'accepted',
    on: inDays(-1),
    answer: 'Dziękujemy. Regał jest już zabezpieczony.',
  }
}
