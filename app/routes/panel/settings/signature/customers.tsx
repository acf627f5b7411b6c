import { keepTogether } from '~/domain/words/polish'

/** Tells a centre, before its first signature, what its customers will see, and whom to call. */
export function WhatCustomersSee() {
  return (
    <details className="max-w-prose" open>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        Co zobaczą klienci i&nbsp;do kogo zadzwonić
      </summary>
      <ul className="flex list-disc flex-col gap-2 pl-6">
        {LINES.map((line) => (
          <li key={line}>{keepTogether(line)}</li>
        ))}
      </ul>
    </details>
  )
}

const LINES = [
  'Dopóki serwer nie zna klucza, strona linku odpowiada: „Nie potwierdzamy: ten serwer nie zna wystawcy”. Certyfikat można mimo to zapisać jako niepotwierdzony.',
  'Pracodawca może zaufać kluczowi od razu, u\u00a0siebie: zadzwoni i\u00a0poprosi o\u00a0odczytanie odcisku klucza. Jeśli cyfry się zgadzają, certyfikaty liczą się w\u00a0jego rejestrze.',
  'Żeby strona linku potwierdzała certyfikaty wszystkim, skontaktuj się z\u00a0operatorem serwera, czyli osobą lub firmą, która prowadzi tę stronę, i\u00a0wyślij jej klucz publiczny.',
]
