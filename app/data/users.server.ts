import type { ProfileVisibility } from '~/domain/people/settings'
import { fullName, type Person, type User } from '~/domain/people/user'

import { SAFE_WORK } from './centre-names.server'
import { sampleRows } from './configuration.server'

const METALWORKS = 'Zakłady Metalowe Żelbrzeg sp. z o.o.'
const WAREHOUSES = 'Magazyny Brzozowy Port sp. z o.o.'

// The login screen shows its quick-fill buttons in this order.
const accounts: User[] = [
  {
    id: 'oPk9BGOazAskffSg',
    firstName: 'Agata',
    lastName: 'Śliwińska',
    email: 'admin@pewnik.example',
    role: 'admin',
    position: 'administrator systemu',
    phone: '+48 500 000 101',
  },
  {
    id: 'u2JoFQVOEDZAGVYH',
    firstName: 'Anna',
    lastName: 'Dąbrowska',
    email: 'pracownik@pewnik.example',
    role: 'employee',
    company: METALWORKS,
    position: 'operator wózka widłowego',
    phone: '+48 500 000 102',
    hiredOn: '2019-03-04',
  },
  {
    id: 'ZPYYrVmLllkpLdpv',
    firstName: 'Małgorzata',
    lastName: 'Wiśniewska',
    email: 'pracodawca@pewnik.example',
    role: 'employer',
    company: METALWORKS,
    position: 'dyrektor zakładu',
    phone: '+48 500 000 103',
    hiredOn: '2012-09-03',
  },
  {
    id: '5nNNkyAeBo7qYjhY',
    firstName: 'Norbert',
    lastName: 'Gąsiorek',
    email: 'osrodek@pewnik.example',
    role: 'training_center',
    company: SAFE_WORK,
    position: 'kierownik ośrodka',
    phone: '+48 500 000 104',
  },
]

const others: User[] = [
  {
    id: 's2fWgokVCS576Y8o',
    firstName: 'Łukasz',
    lastName: 'Zięba',
    email: 'lukasz.zieba@pewnik.example',
    role: 'employee',
    company: METALWORKS,
    position: 'elektryk',
    phone: '+48 500 000 105',
    hiredOn: '2017-05-08',
  },
  {
    id: 'AcoujR3AlogzDU17',
    firstName: 'Józef',
    lastName: 'Kaźmierczak',
    email: 'jozef.kazmierczak@pewnik.example',
    role: 'employee',
    company: METALWORKS,
    position: 'brygadzista',
    phone: '+48 500 000 106',
    hiredOn: '2010-02-01',
  },
  {
    id: 'yS0DrhyhSvLwiXum',
    firstName: 'Żaneta',
    lastName: 'Ćwik',
    email: 'zaneta.cwik@pewnik.example',
    role: 'employee',
    company: METALWORKS,
    position: 'spawacz',
    phone: '+48 500 000 107',
    hiredOn: '2021-10-04',
  },
  {
    id: 'iyGjppxfdbffQoF1',
    firstName: 'Marek',
    lastName: 'Gżegżółka',
    email: 'marek.gzegzolka@pewnik.example',
    role: 'employee',
    company: METALWORKS,
    position: 'operator wózka widłowego',
    phone: '+48 500 000 108',
    hiredOn: '2018-06-11',
  },
  {
    id: 'l2NItpcO8paxKcDY',
    firstName: 'Agnieszka',
    lastName: 'Szczęsna',
    email: 'agnieszka.szczesna@pewnik.example',
    role: 'employee',
    company: METALWORKS,
    position: 'specjalista ds. BHP',
    phone: '+48 500 000 109',
    hiredOn: '2016-01-11',
  },
  {
    id: 'teM9PpBRaHwIPDdz',
    firstName: 'Bogumiła',
    lastName: 'Krzyżanowska-Świętochłowicka',
    email: 'bogumila.krzyzanowska-swietochlowicka@pewnik.example',
    role: 'employee',
    company: METALWORKS,
    position: 'starszy specjalista ds. utrzymania ruchu i nadzoru nad urządzeniami elektroenergetycznymi',
    phone: '+48 500 000 110',
    hiredOn: '2014-04-07',
  },
  {
    id: 'UWbcDFdcPKajm1WW',
    firstName: 'Tomasz',
    lastName: 'Łuczak',
    email: 'tomasz.luczak@pewnik.example',
    role: 'employee',
    company: WAREHOUSES,
    position: 'operator wózka widłowego',
    phone: '+48 500 000 111',
    hiredOn: '2020-08-03',
  },
  {
    id: 'sJIzmDkPJutYpWuS',
    firstName: 'Grażyna',
    lastName: 'Źrebiec',
    email: 'grazyna.zrebiec@pewnik.example',
    role: 'employee',
    company: WAREHOUSES,
    position: 'specjalista ds. administracji',
    phone: '+48 500 000 112',
    hiredOn: '2015-11-02',
  },
  {
    id: 'BqFZYQuQBY3lhdVs',
    firstName: 'Stanisław',
    lastName: 'Śmiałek',
    email: 'stanislaw.smialek@pewnik.example',
    role: 'employee',
    company: WAREHOUSES,
    position: 'magazynier',
    hiredOn: '2022-03-14',
  },
  {
    id: 'SARpeZrDfhUDszXd',
    firstName: 'Ewa',
    lastName: 'Jaźwińska',
    email: 'ewa.jazwinska@pewnik.example',
    role: 'employee',
    company: WAREHOUSES,
    position: 'kierownik zmiany',
    phone: '+48 500 000 113',
    hiredOn: '2013-07-01',
  },
  {
    id: 'yVgBYLHUwMJyeYoC',
    firstName: 'Iwona',
    lastName: 'Pączkowska',
    email: 'iwona.paczkowska@pewnik.example',
    role: 'employee',
    phone: '+48 500 000 114',
  },
  {
    id: 'K2FQlwSYETBrr9Ls',
    firstName: 'Mirosław',
    lastName: 'Dzięcioł',
    email: 'miroslaw.dzieciol@pewnik.example',
    role: 'instructor',
    company: SAFE_WORK,
    position: 'instruktor BHP i pierwszej pomocy',
    phone: '+48 500 000 115',
  },
  {
    id: 'inYeQU8KmIroiKfP',
    firstName: 'Barbara',
    lastName: 'Łęgowska',
    email: 'barbara.legowska@pewnik.example',
    role: 'supervisory_authority',
    company: 'Inspektorat Nadzoru Warunków Pracy',
    position: 'starszy inspektor',
    phone: '+48 500 000 116',
  },
]

const users = [...accounts, ...others]
const usersById = new Map(sampleRows(users).map((user) => [user.id, user]))
const idsByName = new Map(users.map((user) => [fullName(user), user.id]))

/** Returns all users with what lists show of them, without phones. */
export function listPeople(): (Person & Pick<User, 'email'>)[] {
  return sampleRows(users).map(({ id, firstName, lastName, email, role, company, position, hiredOn }) => ({
    id,
    firstName,
    lastName,
    email,
    role,
    company,
    position,
    hiredOn,
  }))
}

export function listPeopleIds(): string[] {
  return sampleRows(users).map(({ id }) => id)
}

export function findUser(id: string): User | undefined {
  return usersById.get(id)
}

/** Returns the users who can sign in, in the order of the quick-fill buttons. */
export function listAccounts(): User[] {
  return [...sampleRows(accounts)]
}

/** Finds an account by address, ignoring case and surrounding spaces. */
export function findAccount(email: string): User | undefined {
  const address = email.trim().toLowerCase()
  return listAccounts().find((account) => account.email === address)
}

/** Returns the id of the user with that full name, so that sample data can use names. Throws for an unknown name. */
export function requireUserId(name: string): string {
  const id = idsByName.get(name)
  if (id === undefined) throw new Error(`No sample user is named ${name}`)
  return id
}

/** Returns a user's choice of who sees the public card. The default is that of the settings. */
export function profileVisibility(userId: string): ProfileVisibility {
  return chosenVisibilities[userId] ?? 'employers'
}

const chosenVisibilities: Record<string, ProfileVisibility> = {
  [requireUserId('Łukasz Zięba')]: 'public',
  [requireUserId('Żaneta Ćwik')]: 'private',
}
