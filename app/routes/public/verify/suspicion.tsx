/**
 * Says to whom a suspicion goes and what they need to know. The page itself sends nothing, because the server keeps
 * nothing. It shows no phone number of the issuer: one from a false document would lead to its forger.
 */
export function Suspicion({ issuer }: { issuer?: string | undefined }) {
  return (
    <details className="print:hidden">
      <summary className="py-3 font-semibold text-danger">Zgłoś podejrzenie</summary>
      <div className="flex flex-col gap-3">
        <p>
          Zadzwoń albo napisz. Podaj numer certyfikatu, adres tej strony i&nbsp;godzinę sprawdzenia. Do
          wyjaśnienia nie uznawaj certyfikatu.
        </p>
        <p>
          <strong className="block font-semibold">Wystawca{issuer && `: ${issuer}`}</strong>
          Powie, czy wydał ten certyfikat. Numer telefonu weź z&nbsp;jego strony, nie z&nbsp;certyfikatu.
        </p>
        <p>
          <strong className="block font-semibold">Pracodawca tej osoby</strong>
          Powie, kogo skierował do pracy i&nbsp;z&nbsp;jakimi uprawnieniami.
        </p>
        <p>
          <strong className="block font-semibold">Państwowa Inspekcja Pracy</strong>
          Przyjmie skargę na pracę bez ważnych uprawnień.
          <a
            href="https://www.pip.gov.pl/"
            className="flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            www.pip.gov.pl
          </a>
        </p>
      </div>
    </details>
  )
}
