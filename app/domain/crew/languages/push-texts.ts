import type { Language } from './language'

// The words of messages on a phone of the crew. They come with the card that needs them, behind the page.

const PL = {
  title: 'Powiadomienia na\u00a0tym telefonie',
  ofPapers:
    'Powiadomienie przyjdzie 30 i\u00a07\u00a0dni przed końcem dokumentu i\u00a0w\u00a0jego ostatnim dniu, a\u00a0dzień przed szkoleniem.',
  ofTraining: 'Powiadomienie przyjdzie dzień przed szkoleniem, rano.',
  seenBy:
    'Serwer zna tylko dni i\u00a0liczbę terminów. Nazwy dokumentów i\u00a0szkoleń pokazuje ten telefon każdemu, kto na niego patrzy.',
  turnOn: 'Włącz powiadomienia',
  turningOn: 'Włączam…',
  on: 'Powiadomienia przychodzą na\u00a0ten telefon.',
  turnOff: 'Wyłącz powiadomienia',
  denied:
    'Przeglądarka blokuje powiadomienia tej strony. Zezwól na nie w\u00a0jej ustawieniach i\u00a0włącz jeszcze raz.',
  undecided: 'Przeglądarka czeka na zgodę. Włącz jeszcze raz i\u00a0wybierz „Zezwól”.',
  homeScreen:
    'Na iPhonie powiadomienia działają tylko z\u00a0ekranu początkowego. W\u00a0Safari dotknij „Udostępnij” i\u00a0„Do ekranu początkowego”, otwórz stronę stamtąd i\u00a0włącz je tam.',
  notSubscribed:
    'Telefon nie połączył się ze swoją usługą powiadomień. Sprawdź internet i\u00a0spróbuj jeszcze raz.',
  service: 'Serwer nie wysyła powiadomień do tej przeglądarki. Otwórz stronę w\u00a0innej.',
}

export type PushTexts = typeof PL

export const PUSH_TEXTS: Record<Language, PushTexts> = {
  pl: PL,
  uk: {
    title: 'Сповіщення на цьому телефоні',
    ofPapers:
      'Сповіщення прийде за 30 і\u00a07 днів до закінчення документа та в\u00a0його останній день, а\u00a0також за день до навчання.',
    ofTraining: 'Сповіщення прийде вранці за день до навчання.',
    seenBy:
      'Сервер знає лише дні та кількість термінів. Назви документів і\u00a0навчань цей телефон показує кожному, хто на нього дивиться.',
    turnOn: 'Увімкнути сповіщення',
    turningOn: 'Вмикаю…',
    on: 'Сповіщення приходять на цей телефон.',
    turnOff: 'Вимкнути сповіщення',
    denied:
      'Браузер блокує сповіщення цієї сторінки. Дозвольте їх у\u00a0його налаштуваннях і\u00a0ввімкніть ще раз.',
    undecided: 'Браузер чекає на дозвіл. Увімкніть ще раз і\u00a0виберіть «Дозволити».',
    homeScreen:
      'На iPhone сповіщення працюють лише з\u00a0головного екрана. У\u00a0Safari торкніться «Поширити» й\u00a0«На Початковий екран», відкрийте сторінку звідти й\u00a0увімкніть їх там.',
    notSubscribed:
      'Телефон не з’єднався зі своєю службою сповіщень. Перевірте інтернет і\u00a0спробуйте ще раз.',
    service: 'Сервер не надсилає сповіщень у\u00a0цей браузер. Відкрийте сторінку в\u00a0іншому.',
  },
  en: {
    title: 'Notifications on this phone',
    ofPapers:
      'A notification comes 30 and 7 days before a document expires and on its last day, and the day before a training course.',
    ofTraining: 'A notification comes on the morning of the day before the training.',
    seenBy:
      'The server knows only the days and the number of deadlines. This phone shows the names of documents and training courses to anybody who looks at it.',
    turnOn: 'Turn notifications on',
    turningOn: 'Turning on…',
    on: 'Notifications come to this phone.',
    turnOff: 'Turn notifications off',
    denied:
      'The browser blocks notifications from this page. Allow them in its settings and turn them on again.',
    undecided: 'The browser waits for your permission. Turn them on again and choose “Allow”.',
    homeScreen:
      'On an iPhone notifications work only from the home screen. In Safari tap “Share” and “Add to Home Screen”, open the page from there and turn them on there.',
    notSubscribed:
      'The phone could not reach its notification service. Check the internet connection and try again.',
    service: 'The server sends no notifications to this browser. Open the page in another one.',
  },
}
