import * as v from 'valibot'

import { typedNumber } from '~/domain/certificates/certificate-number'
import { MAX_NAME_LENGTH } from '~/domain/people/account'
import { formerNamesOf } from '~/domain/people/former-name'
import type { PersonFacts } from '~/domain/people/person-fields'
import { fullName, publicName, type User } from '~/domain/people/user'
import {
  CERTIFICATE_TYPES,
  hasNoTerm,
  isScopeOfType,
  scopeSchema,
  type CertificateType,
  type Qualification,
  type Scope,
} from '~/domain/qualifications/qualification'
import { fromBase64Url, toBase64Url } from '~/domain/words/base64url'
import { daySchema, FIRST_DAY, LAST_DAY, type Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'
import { recordId } from '~/domain/words/typed-text'

import { MAX_TOKEN_LENGTH } from './certificate-token'

// A signed certificate is a compact JWS (RFC 7515): header, claims and signature in base64url, between dots. It is
// short, so that its QR code can be scanned from paper, and it says nothing that its page does not show. Each
// certificate and key have exactly one text to sign. So whatever is written in another way is refused as a whole.

/** A certificate that its issuer has signed. Only the key tells who the issuer is. */
export type SignedCertificate = {
  type: CertificateType
  scope: Scope
  id: string
  number: string
  issueDate: Day
  expiryDate?: Day | undefined
  /** The name for public pages: the first name and an initial, or all of it. */
  holder: string
  /** True if the holder has agreed that the token says their full name. */
  isNamedInFull?: true
}

/**
 * Returns the name that a signature says of its holder: the one for public pages, or all of it if they have agreed. One
 * name alone stands twice then, as on an air ticket: every server that checks signatures wants a name of two words.
 */
export function signedName(holder: Pick<User, 'firstName' | 'lastName'>, isInFull: boolean): string {
  if (!isInFull) return publicName(holder)
  return holder.firstName === '' ? `${holder.lastName} ${holder.lastName}` : fullName(holder)
}

/** Returns the names that a signature may say of a person, folded: short and in full, and those with a former surname. */
export function signedNamesOf(
  person: Pick<User, 'firstName' | 'lastName'> & Pick<PersonFacts, 'formerName'>,
) {
  const former = formerNamesOf(person).map((lastName) => ({ ...person, lastName }))
  return [person, ...former].flatMap((named) => [
    foldText(signedName(named, false)),
    foldText(signedName(named, true)),
  ])
}

export const SIGNATURE_ALGORITHM = 'ES256'
const TOKEN_TYPE = 'pewnik+jws'
/** Tokens of version 1 have a shortened name, those of version 2 the full one. */
const [SHORT_NAME, FULL_NAME] = [1, 2] as const

/** Two numbers of 256 bits. The last letter has only two bits of them, and the others must be zero. */
const SIGNATURE = /^[\w-]{85}[AQgw]$/

/** A first name, a space, and an initial with its full stop. */
const MAX_HOLDER_LENGTH = MAX_NAME_LENGTH + 3
/** Longer than the names of nearly everybody, and short enough for a code on paper. */
const MAX_FULL_HOLDER_LENGTH = 80

/** Latin letters of the languages of Europe and of Vietnamese. Letters of other scripts can look the same. */
const LATIN = 'A-Za-zÀ-ÖØ-öø-žƠơƯưȘ-țḀ-ỹ'
const HOLDER = new RegExp(`^[${LATIN}][${LATIN} .'’-]* [${LATIN}]\\.$`, 'u')
/** It does not end with a full stop, so it is never a shortened one. */
const FULL_HOLDER = new RegExp(`^[${LATIN}][${LATIN} .'’-]* [${LATIN}]([${LATIN} '’-]*[${LATIN}])?$`, 'u')
const NUMBER = new RegExp(`^[${LATIN}\\d .,:/\\\\()_#&+–-]+$`, 'u')

const signedDay = v.pipe(
  daySchema,
  v.check((day) => day >= FIRST_DAY && day <= LAST_DAY, 'Podaj datę z lat 2000–2099'),
)

/** Tells whether a text is spelled in the one way that cannot be mistaken for another. */
function isPlain(text: string): boolean {
  return text === text.normalize('NFKC')
}

const holderOf = (shape: RegExp, maxLength: number, tooLong: string) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength, tooLong),
    v.regex(shape, 'Imię i nazwisko zapisz literami łacińskimi, jak w dokumencie tożsamości'),
    v.check(isPlain, 'Imię i nazwisko zapisz zwykłymi literami'),
  )

const commonClaims = {
  id: recordId,
  t: v.picklist(CERTIFICATE_TYPES),
  s: scopeSchema,
  n: v.pipe(
    typedNumber,
    v.regex(NUMBER, 'W numerze użyj liter łacińskich, cyfr i zwykłych znaków'),
    v.check(isPlain, 'W numerze użyj zwykłych liter i cyfr'),
  ),
  i: signedDay,
  e: v.optional(signedDay),
}

const claimsSchema = v.pipe(
  v.variant('v', [
    v.strictObject({
      v: v.literal(SHORT_NAME),
      ...commonClaims,
      h: holderOf(HOLDER, MAX_HOLDER_LENGTH, `Skróć imię do ${MAX_NAME_LENGTH} znaków`),
    }),
    v.strictObject({
      v: v.literal(FULL_NAME),
      ...commonClaims,
      h: holderOf(
        FULL_HOLDER,
        MAX_FULL_HOLDER_LENGTH,
        `Imię i nazwisko mogą mieć razem najwyżej ${MAX_FULL_HOLDER_LENGTH} znaków. Wystaw certyfikat bez pełnego nazwiska w linku`,
      ),
    }),
  ]),
  v.transform(({ v: version, id, t, s, n, i, e, h }): SignedCertificate => {
    return {
      id,
      type: t,
      scope: s,
      number: n,
      issueDate: i,
      ...(e !== undefined && { expiryDate: e }),
      holder: h,
      ...(version === FULL_NAME && { isNamedInFull: true }),
    }
  }),
  v.check((certificate) => isScopeOfType(certificate), 'Wybierz zakres'),
  v.check(
    ({ expiryDate, ...certificate }) => expiryDate !== undefined || hasNoTerm(certificate),
    'Podaj datę ważności',
  ),
  v.check(
    ({ issueDate, expiryDate }) => expiryDate === undefined || expiryDate > issueDate,
    'Data ważności musi być późniejsza niż data wydania',
  ),
)

function toClaims({
  id,
  type,
  scope,
  number,
  issueDate,
  expiryDate,
  holder,
  isNamedInFull,
}: SignedCertificate) {
  const version = isNamedInFull ? FULL_NAME : SHORT_NAME
  return { v: version, id, t: type, s: scope, n: number, i: issueDate, e: expiryDate, h: holder }
}

/** Returns why a certificate cannot be signed, or undefined if it can. */
export function reasonNotToSign(certificate: SignedCertificate): string | undefined {
  return v.safeParse(claimsSchema, toClaims(certificate)).issues?.[0].message
}

const headerSchema = v.strictObject({
  alg: v.literal(SIGNATURE_ALGORITHM),
  typ: v.literal(TOKEN_TYPE),
  kid: v.pipe(v.string(), v.regex(/^[\w-]{11}$/)),
})

/** Returns the text that the issuer signs. `keyId` is the id of the issuer's key. */
export function signingInput(keyId: string, certificate: SignedCertificate): string {
  const header = { alg: SIGNATURE_ALGORITHM, typ: TOKEN_TYPE, kid: keyId }
  return `${encodePart(header)}.${encodePart(toClaims(certificate))}`
}

/** Returns the token of a signed text and its signature, which has 64 bytes. */
export function toToken(input: string, signature: Uint8Array): string {
  return `${input}.${toBase64Url(signature)}`
}

/**
 * Returns what a token says and the id of the key that it names, or undefined unless each letter is as
 * `signingInput` writes it. It checks no signature.
 */
export function readToken(token: string): { keyId: string; certificate: SignedCertificate } | undefined {
  if (token.length > MAX_TOKEN_LENGTH) return undefined
  const [header = '', claims = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !SIGNATURE.test(signature)) return undefined
  const { success: isHeader, output: named } = v.safeParse(headerSchema, decodePart(header))
  const { success: isCertificate, output: certificate } = v.safeParse(claimsSchema, decodePart(claims))
  if (!isHeader || !isCertificate) return undefined
  // A token with repeated, reordered or spaced members, or with another spelling of a letter or of base64, differs
  // here.
  return signingInput(named.kid, certificate) === `${header}.${claims}`
    ? { keyId: named.kid, certificate }
    : undefined
}

/**
 * True if the token has exactly the facts of the certificate. The holder is not compared, because most tokens have only
 * a shortened name.
 */
export function isSaidBy(
  token: string,
  stated: Qualification & Partial<Pick<SignedCertificate, 'number' | 'issueDate' | 'expiryDate'>>,
): boolean {
  const said = readToken(token)?.certificate
  return said !== undefined && SIGNED_FACTS.every((fact) => said[fact] === stated[fact])
}

const SIGNED_FACTS = ['type', 'scope', 'number', 'issueDate', 'expiryDate'] as const

function encodePart(part: object): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(part)))
}

function decodePart(text: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(text)))
  } catch {
    return undefined
  }
}
