import type { Certificate, CertificateStatus } from '~/domain/certificates/certificate'
import { ruleOf, type QualificationType, type Scope } from '~/domain/qualifications/qualification'
import type { Voltage } from '~/domain/qualifications/voltage'
import { shiftDay, type Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'

import { AMBER, COBBLES, ODER, SAFE_WORK, WAWEL } from './centre-names.server'
import { sampleRows } from './configuration.server'
import { requireUserId } from './users.server'

/** Days from today: until expiry, or since issue. So the sample never goes stale, and its numbers carry no year. */
type Term = { expiresIn: number } | { issuedAgo: number }

/** `status` defaults to active; `years`, the validity, to that of the scope. Without either it has no expiry day. */
type SampleCertificate = Term & {
  id: string
  type: QualificationType
  scope: Scope
  voltage?: Voltage
  number: string
  status?: CertificateStatus
  years?: number
  issuedBy?: string
}

type CertificateWithHolder = SampleCertificate & { userId: string }

const SEP_BOARD = 'Komisja Kwalifikacyjna nr 9041 przy Kole Energetyków Nadwiślańskich'
const WELDING_INSTITUTE = 'Instytut Spawalnictwa nad Kłodnicą'
const INSPECTION = 'Urząd Dozoru Technicznego'
const FIRE_SERVICE = 'Ośrodek Szkolenia Państwowej Straży Pożarnej nad Wisłoką'

const certificatesByHolder: Record<string, SampleCertificate[]> = {
  // The employee account: one certificate expires soon, and an expired one has a renewal that is pending.
  'Anna Dąbrowska': [
    {
      id: 'IWL59ljS5zaeI0js',
      type: 'bhp',
      scope: 'workers',
      number: 'BHP-42653',
      expiresIn: 12,
      issuedBy: SAFE_WORK,
    },
    {
      id: 'zAlpqbWRR95klqvX',
      type: 'bhp',
      scope: 'workers',
      number: 'BHP-35615',
      expiresIn: -1072,
      status: 'expired',
      issuedBy: COBBLES,
    },
    {
      id: 'fd1cN0xfotJSLNqc',
      type: 'machine_operator',
      // Not of ten years: papers of UDT from before 1.06.2019 have lost their validity.
      scope: 'forklift_with_boom',
      number: 'UDT-33613',
      expiresIn: 118,
      issuedBy: INSPECTION,
    },
    {
      id: '8vfkOJ2hkC4AgGEP',
      type: 'first_aid',
      scope: 'kpp',
      number: 'KPP-68640',
      expiresIn: -34,
      status: 'expired',
      issuedBy: SAFE_WORK,
    },
    {
      id: 'IfMlYs65Pr834ds3',
      type: 'first_aid',
      scope: 'kpp',
      number: 'KPP-48570',
      issuedAgo: 4,
      status: 'pending',
      issuedBy: SAFE_WORK,
    },
    {
      id: 'GcNoM4oTdHnh3CNN',
      type: 'fire_protection',
      scope: 'staff',
      number: 'PPO-16571',
      issuedAgo: 420,
      issuedBy: AMBER,
    },
  ],
  'Łukasz Zięba': [
    {
      id: '5c13dLH5bSgVtkgd',
      type: 'electrical',
      scope: 'e_g1',
      number: 'SEP-75824',
      expiresIn: 5,
      issuedBy: SEP_BOARD,
    },
    {
      id: 'McU7lzIx6GjJiC7k',
      type: 'bhp',
      scope: 'workers',
      number: 'BHP-50434',
      issuedAgo: 27,
      issuedBy: SAFE_WORK,
    },
    {
      id: 'VRgvfB8r1ejVkDtd',
      type: 'first_aid',
      scope: 'kpp',
      number: 'KPP-81852',
      expiresIn: 540,
      issuedBy: WAWEL,
    },
  ],
  'Józef Kaźmierczak': [
    {
      id: 'ipF7YjdRO2jpEbau',
      type: 'bhp',
      scope: 'managers',
      number: 'BHP-96911',
      issuedAgo: 94,
      issuedBy: ODER,
    },
    {
      id: 'OiPfQ9qcHKm7SD7a',
      type: 'first_aid',
      scope: 'kpp',
      number: 'KPP-96260',
      expiresIn: 60,
      issuedBy: SAFE_WORK,
    },
    {
      id: 'mv8Z1aCifOzIEuBy',
      type: 'fire_protection',
      scope: 'staff',
      number: 'PPO-50725',
      expiresIn: -140,
      years: 3,
      status: 'expired',
      issuedBy: COBBLES,
    },
  ],
  'Żaneta Ćwik': [
    {
      id: '7IAr5P3geTl3cteJ',
      type: 'bhp',
      scope: 'workers',
      number: 'BHP-17635',
      expiresIn: 25,
      issuedBy: SAFE_WORK,
    },
    {
      id: 'rxQRMXcSADsiZXHx',
      type: 'first_aid',
      scope: 'kpp',
      number: 'KPP-52194',
      expiresIn: 790,
      issuedBy: WAWEL,
    },
    {
      id: 'Qm7vRb2XcLs9TfHa',
      type: 'own',
      scope: 'own_welder',
      number: 'SPW-58431',
      expiresIn: 402,
      // The document of a welder says its end.
      years: 2,
      issuedBy: WELDING_INSTITUTE,
    },
  ],
  'Marek Gżegżółka': [
    {
      id: 'a8I1WRII2wgbViXA',
      type: 'machine_operator',
      scope: 'forklift_with_boom',
      number: 'UDT-33476',
      expiresIn: 1,
      issuedBy: INSPECTION,
    },
    // Stored as active although its last day has passed: every screen must go by the date.
    {
      id: 'TdrlGbtQRA3Q1knd',
      type: 'bhp',
      scope: 'workers',
      number: 'BHP-39648',
      expiresIn: -8,
      issuedBy: WAWEL,
    },
    {
      id: 'BadFnV1a74KrVDra',
      type: 'first_aid',
      scope: 'kpp',
      number: 'KPP-16448',
      issuedAgo: 4,
      status: 'pending',
      issuedBy: SAFE_WORK,
    },
  ],
  'Agnieszka Szczęsna': [
    {
      id: 'no5cttxAOhywIUKg',
      type: 'bhp',
      scope: 'bhp_service',
      number: 'BHP-25055',
      expiresIn: 980,
      issuedBy: ODER,
    },
    {
      id: 'iPfCy0PQvRBQLtOS',
      type: 'first_aid',
      scope: 'kpp',
      number: 'KPP-79230',
      expiresIn: 0,
      issuedBy: SAFE_WORK,
    },
    {
      id: '56X7C5mC85E3WXim',
      type: 'fire_protection',
      scope: 'staff',
      number: 'PPO-72869',
      expiresIn: 85,
      years: 3,
      issuedBy: SAFE_WORK,
    },
  ],
  'Bogumiła Krzyżanowska-Świętochłowicka': [
    {
      id: 'Ak2lEHKVYp23zDUh',
      type: 'bhp',
      scope: 'engineers',
      number: 'BHP-84001',
      issuedAgo: 5,
      status: 'pending',
      issuedBy: WAWEL,
    },
    {
      id: 'YZo5xK8tVv0tsK6o',
      type: 'electrical',
      scope: 'd_g1',
      voltage: 'above_1_kv',
      number: 'SEP-46318',
      expiresIn: 1450,
      issuedBy: SEP_BOARD,
    },
    {
      id: 'gJFa1uoqWLNsbbDQ',
      type: 'electrical',
      scope: 'e_g1',
      number: 'SEP-33563',
      expiresIn: 310,
      status: 'revoked',
      issuedBy: SEP_BOARD,
    },
  ],
  'Małgorzata Wiśniewska': [
    {
      id: 'jibm82zl6EI1RzO6',
      type: 'bhp',
      scope: 'managers',
      number: 'BHP-87018',
      issuedAgo: 94,
      issuedBy: ODER,
    },
  ],
  // The first one was renewed a week before it expired.
  'Tomasz Łuczak': [
    {
      id: '8SDXLF3MQ7GvA8Wk',
      type: 'bhp',
      scope: 'workers',
      number: 'BHP-97062',
      expiresIn: -20,
      status: 'expired',
      issuedBy: AMBER,
    },
    {
      id: 'QqIU79mgq55YOxdh',
      type: 'bhp',
      scope: 'workers',
      number: 'BHP-72668',
      issuedAgo: 27,
      issuedBy: SAFE_WORK,
    },
    {
      id: 'PbzT26R9tKhwjrQ8',
      type: 'machine_operator',
      scope: 'forklift',
      number: 'UDT-32586',
      expiresIn: 2100,
      issuedBy: INSPECTION,
    },
  ],
  'Grażyna Źrebiec': [
    {
      id: 'yhoU8tJ4sH0LyQYT',
      type: 'bhp',
      scope: 'office',
      number: 'BHP-28402',
      expiresIn: 1630,
      issuedBy: ODER,
    },
  ],
  'Stanisław Śmiałek': [
    {
      id: 'GkfpBEPhwfSiHgou',
      type: 'bhp',
      scope: 'workers',
      number: 'BHP-43688',
      expiresIn: 480,
      status: 'revoked',
      issuedBy: COBBLES,
    },
    {
      id: 'qZVWUrCNovJLeXl1',
      type: 'machine_operator',
      scope: 'forklift_with_boom',
      number: 'UDT-68424',
      expiresIn: -55,
      status: 'expired',
      issuedBy: INSPECTION,
    },
  ],
  'Ewa Jaźwińska': [
    {
      id: 'ZmQ2N30H43Enc8mV',
      type: 'bhp',
      scope: 'managers',
      number: 'BHP-44863',
      expiresIn: 44,
      issuedBy: ODER,
    },
    {
      id: 'rnWze76vF9HCxVC6',
      type: 'first_aid',
      scope: 'kpp',
      number: 'KPP-39160',
      expiresIn: 365,
      issuedBy: AMBER,
    },
  ],
  'Iwona Pączkowska': [
    { id: '1Pm5sWyYBKuFymIy', type: 'first_aid', scope: 'kpp', number: 'KPP-72723', expiresIn: 210 },
    {
      id: 'VLVb8kANmW87LSYj',
      type: 'fire_protection',
      scope: 'inspector',
      number: 'PPO-47361',
      expiresIn: -260,
      status: 'expired',
      issuedBy: FIRE_SERVICE,
    },
  ],
}

const certificates: CertificateWithHolder[] = Object.entries(certificatesByHolder).flatMap(
  ([holder, samples]) => samples.map((sample) => ({ ...sample, userId: requireUserId(holder) })),
)

export const listCertificates = keepLast((today: Day): readonly Certificate[] =>
  sampleRows(certificates).map((sample) => toCertificate(sample, today)),
)

export function findCertificate(id: string, today: Day): Certificate | undefined {
  return listCertificates(today).find((certificate) => certificate.id === id)
}

/** Returns the certificate on the landing page: active, expiring soon, of a person with a public profile. */
export function findShowcase(today: Day): Certificate | undefined {
  return findCertificate('5c13dLH5bSgVtkgd', today)
}

function toCertificate(sample: CertificateWithHolder, today: Day): Certificate {
  const { id, userId, type, scope, voltage, number, status = 'active', issuedBy } = sample
  return { id, userId, type, scope, voltage, number, ...validity(sample, today), status, issuedBy }
}

function validity(sample: SampleCertificate, today: Day): Pick<Certificate, 'issueDate' | 'expiryDate'> {
  const years = sample.years ?? ruleOf(sample)?.years
  if ('issuedAgo' in sample) {
    const issueDate = shiftDay(today, { days: -sample.issuedAgo })
    return years === undefined ? { issueDate } : { issueDate, expiryDate: shiftDay(issueDate, { years }) }
  }
  const expiryDate = shiftDay(today, { days: sample.expiresIn })
  return { issueDate: shiftDay(expiryDate, { years: -(years ?? 0) }), expiryDate }
}
