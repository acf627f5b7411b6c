import { href, Link } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import type { User } from '~/domain/people/user'
import { ImportLink } from '~/routes/panel/import/import-link'
import { AddEmployeeLink, TypeEmployeesLink, TypePapersLink } from '~/routes/panel/people/employee-link'
import { settingsTab } from '~/routes/panel/settings/settings-links'
import { Card } from '~/ui/card'
import { TEXT_LINK } from '~/ui/text-link'

export function FirstSteps({ role }: Pick<User, 'role'>) {
  if (role === 'training_center') return <CentreFirstSteps />
  return role === 'employee' ? <WorkerFirstSteps /> : <EmployerFirstSteps />
}

/** Leads a worker who has just begun a register to their own papers. */
function WorkerFirstSteps() {
  return (
    <Card title="Zacznij tutaj">
      <ol className="flex list-decimal flex-col gap-4 pl-6 marker:font-semibold">
        <li>
          <p className="font-semibold">Wpisz swoje uprawnienia</p>
          <p className="text-muted">
            Przepisz z&nbsp;dokumentu rodzaj, numer i&nbsp;daty. Terminy liczą się od razu, z&nbsp;dopiskiem
            „z&nbsp;dokumentu, niepotwierdzony”.
          </p>
          <div className="flex flex-wrap gap-3 pt-2">
            <ButtonLink to={href('/certificates/new')} variant="primary">
              Dodaj certyfikat
            </ButtonLink>
            <ButtonLink to={href('/certificates/take')}>Mam link lub kod QR</ButtonLink>
          </div>
        </li>
        <li>
          <p className="font-semibold">Nie przegap terminu</p>
          <p className="text-muted">
            Kończące się uprawnienia pokażą pulpit, dzwonek i&nbsp;kalendarz. Przypomnienie może też przyjść
            e-mailem albo na telefon.
          </p>
          <p>
            <Link to={settingsTab('notifications')} className={TEXT_LINK}>
              Włącz przypomnienia
            </Link>
          </p>
        </li>
        <li>
          <p className="font-semibold">Miej je przy sobie</p>
          <p className="text-muted">Karta do kieszeni mieści wszystkie na jednej kartce.</p>
          <p>
            <Link to={href('/profile/pocket-card')} className={TEXT_LINK}>
              Otwórz kartę
            </Link>
          </p>
        </li>
      </ol>
    </Card>
  )
}

/** Leads the owner of a new register to the first people and their certificates. */
function EmployerFirstSteps() {
  return (
    <Card title="Zacznij tutaj">
      <ol className="flex list-decimal flex-col gap-4 pl-6 marker:font-semibold">
        <li>
          <p className="font-semibold">Wybierz branżę</p>
          <p className="text-muted">
            Podpowie stanowiska z&nbsp;wymaganiami i&nbsp;przepisami, z&nbsp;których wynikają. Każde można
            zmienić.
          </p>
          <p className="pt-2">
            <ButtonLink to={href('/employer/trade')}>Wybierz branżę</ButtonLink>
          </p>
        </li>
        <li>
          <p className="font-semibold">Dodaj ludzi</p>
          <p className="text-muted">
            Wpisz albo wklej wszystkich do jednej tabeli. Wystarczy imię i&nbsp;nazwisko, a&nbsp;wymagane
            kwalifikacje wynikają ze stanowiska.
          </p>
          <div className="flex flex-wrap gap-3 pt-2">
            <TypeEmployeesLink isMain />
            <ImportLink />
            <AddEmployeeLink variant="secondary" />
          </div>
        </li>
        <li>
          <p className="font-semibold">Wpisz ich dokumenty</p>
          <p className="text-muted">
            Jedna tabela pyta o&nbsp;daty tego, czego wymagają stanowiska. Dane przepisane z&nbsp;dokumentu
            obowiązują od razu, bez potwierdzania.
          </p>
          <p className="pt-2">
            <TypePapersLink />
          </p>
        </li>
        <li>
          <p className="font-semibold">Zobacz, kto ma aktualne dokumenty</p>
          <p className="text-muted">
            Jedna tabela mówi, kto ma wszystko, komu coś wygasa i&nbsp;czego komu brakuje.
          </p>
          <p>
            <Link to={`${href('/employees')}?view=matrix`} className={TEXT_LINK}>
              Otwórz tabelę
            </Link>
          </p>
        </li>
      </ol>
    </Card>
  )
}

/** Leads a training centre that has just begun a register to its first certificates. */
function CentreFirstSteps() {
  return (
    <Card title="Zacznij tutaj">
      <ol className="flex list-decimal flex-col gap-4 pl-6 marker:font-semibold">
        <li>
          <p className="font-semibold">Zaplanuj szkolenie</p>
          <p className="text-muted">Podaj termin, miejsce i&nbsp;uzyskiwany certyfikat.</p>
          <p className="pt-2">
            <ButtonLink to={href('/trainings/new')} variant="primary">
              Dodaj termin szkolenia
            </ButtonLink>
          </p>
        </li>
        <li>
          <p className="font-semibold">Dodaj uczestników</p>
          <p className="text-muted">
            Na stronie szkolenia wpisz albo wklej całą listę. Ludzi znajdziesz potem w&nbsp;jednym miejscu.
          </p>
          <p>
            <Link to={href('/employees')} className={TEXT_LINK}>
              Otwórz uczestników
            </Link>
          </p>
        </li>
        <li>
          <p className="font-semibold">Wystaw certyfikaty</p>
          <p className="text-muted">
            Po zakończonym szkoleniu jeden formularz wystawia je wszystkim, z&nbsp;kolejnymi numerami.
          </p>
          <p>
            <Link to={href('/trainings')} className={TEXT_LINK}>
              Otwórz szkolenia
            </Link>
          </p>
        </li>
      </ol>
    </Card>
  )
}
