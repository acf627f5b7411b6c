import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CERTIFICATE_TYPES, QUALIFICATIONS } from '~/domain/qualifications/qualification'
import { MAX_TOKEN_LENGTH } from '~/domain/signing/certificate-token'
import {
  readToken,
  reasonNotToSign,
  signedName,
  signingInput,
  toToken,
  type SignedCertificate,
} from '~/domain/signing/signed-certificate'
import { fromBase64Url, toBase64Url } from '~/domain/words/base64url'

import { signable } from '../../../support/signing'

const KEY_ID = 'OaUpUC-hUHg'
const SIGNATURE = new Uint8Array(64).fill(0xfb)

function tokenOf(overrides: Partial<SignedCertificate> = {}): string {
  return toToken(signingInput(KEY_ID, signable(overrides)), SIGNATURE)
}

/** Returns a token with these texts as header and claims, whatever they are. */
function tokenWith({ header, claims }: { header?: string; claims?: string }): string {
  const [plainHeader = '', plainClaims = '', signature = ''] = tokenOf().split('.')
  const encode = (text: string) => toBase64Url(new TextEncoder().encode(text))
  return [
    header === undefined ? plainHeader : encode(header),
    claims === undefined ? plainClaims : encode(claims),
    signature,
  ].join('.')
}

const HEADER = `{"alg":"ES256","typ":"pewnik+jws","kid":"${KEY_ID}"}`
const CLAIMS =
  '{"v":1,"id":"k3Jd82LmQpX0aZ7r","t":"bhp","s":"workers","n":"BHP-42653","i":"2026-11-20","e":"2029-11-20","h":"Łucja Ż."}'

const FULL_CLAIMS = CLAIMS.replace('"v":1', '"v":2').replace('Łucja Ż.', 'Łucja Żak')
const IN_FULL = { holder: 'Łucja Żak', isNamedInFull: true } as const

describe('a token', () => {
  it('says the full name in its second version, if the holder agrees', () => {
    const certificate = signable(IN_FULL)
    expect(reasonNotToSign(certificate)).toBeUndefined()
    expect(readToken(tokenOf(IN_FULL))).toEqual({ keyId: KEY_ID, certificate })
    expect(readToken(tokenWith({ header: HEADER, claims: FULL_CLAIMS }))?.certificate).toEqual(certificate)
    for (const holder of ['Łucja Krzyżanowska-Świętochłowicka', 'Jan O', "Mary O'Neill", 'Jan de la Cruz']) {
      expect(readToken(tokenOf({ ...IN_FULL, holder }))?.certificate.holder).toBe(holder)
    }
    expect(reasonNotToSign(signable({ ...IN_FULL, holder: `Jan ${'Ż'.repeat(90)}` }))).toMatch(
      /najwyżej 80 znaków/,
    )
    expect(reasonNotToSign(signable({ holder: 'Łucja Żak' }))).toMatch(/literami łacińskimi/)
  })

  it('says one name alone as two words, which every server that checks signatures reads', () => {
    const suparman = { firstName: '', lastName: 'Suparman' }
    const short = { holder: signedName(suparman, false) }
    const full = { holder: signedName(suparman, true), isNamedInFull: true } as const
    expect([short.holder, full.holder]).toEqual(['Suparman S.', 'Suparman Suparman'])
    for (const claims of [short, full]) {
      expect(reasonNotToSign(signable(claims))).toBeUndefined()
      expect(readToken(tokenOf(claims))?.certificate.holder).toBe(claims.holder)
    }
  })

  it('says what was signed, and by which key', () => {
    expect(readToken(tokenOf())).toEqual({ keyId: KEY_ID, certificate: signable() })
    expect(readToken(tokenWith({ header: HEADER, claims: CLAIMS }))).toEqual(readToken(tokenOf()))
  })

  it('has about 320 letters, none of which a URL would escape', () => {
    expect(tokenOf()).toMatch(/^[\w.-]{300,330}$/)
  })

  it('holds the public name, and neither a key nor an issuer', () => {
    const [header, claims] = tokenOf()
      .split('.')
      .map((part) => new TextDecoder().decode(fromBase64Url(part)))
    expect([header, claims]).toEqual([HEADER, CLAIMS])
  })

  it('exists for every qualification, and without an expiry day if the law sets no term', () => {
    for (const type of CERTIFICATE_TYPES) {
      for (const scope of Object.keys(QUALIFICATIONS[type])) {
        const certificate = signable()
        Object.assign(certificate, { type, scope })
        expect(readToken(toToken(signingInput(KEY_ID, certificate), SIGNATURE))?.certificate).toEqual(
          certificate,
        )
      }
    }
    const { expiryDate: _, ...endless } = signable({ type: 'first_aid', scope: 'staff' })
    expect(readToken(toToken(signingInput(KEY_ID, endless), SIGNATURE))?.certificate).toEqual(endless)
    expect(reasonNotToSign({ ...endless, scope: 'kpp' })).toBe('Podaj datę ważności')
  })

  it('fits into the limit with the longest certificate that can be signed', () => {
    const longest = signable({
      id: 'x'.repeat(64),
      type: 'machine_operator',
      scope: 'forklift_with_boom',
      number: 'Ż'.repeat(40),
      holder: `${'Ệ'.repeat(60)} Ệ.`,
    })
    expect(reasonNotToSign(longest)).toBeUndefined()
    const longestInFull = { ...longest, holder: `Ệ ${'Ệ'.repeat(78)}`, isNamedInFull: true } as const
    for (const certificate of [longest, longestInFull]) {
      const token = toToken(signingInput(KEY_ID, certificate), SIGNATURE)
      expect(token.length).toBeLessThanOrEqual(MAX_TOKEN_LENGTH)
      expect(readToken(token)?.certificate).toEqual(certificate)
    }
  })
})

describe('a token is refused', () => {
  it('wherever it is cut', () => {
    const token = tokenOf()
    for (let at = 0; at < token.length; at += 1) {
      expect(readToken(token.slice(0, at)), `cut at ${at}`).toBeUndefined()
      expect(readToken(token.slice(at + 1)), `cut before ${at}`).toBeUndefined()
    }
  })

  it('if something stands before or after it', () => {
    const token = tokenOf()
    for (const extra of ['.', ' ', '=', '%', '\n', '\0', 'A', '/', '.eyJ', token, `.${token}`, 'ą']) {
      expect(readToken(`${token}${extra}`), `${extra} after`).toBeUndefined()
      expect(readToken(`${extra}${token}`), `${extra} before`).toBeUndefined()
    }
  })

  it.each([
    HEADER.replace('ES256', 'none'),
    HEADER.replace('ES256', 'HS256'),
    HEADER.replace('ES256', 'es256'),
    HEADER.replace('ES256', 'ES384'),
    HEADER.replace('"ES256"', '["ES256"]'),
    HEADER.replace('pewnik+jws', 'JWT'),
    HEADER.replace('"typ":"pewnik+jws",', ''),
    HEADER.replace('}', ',"jku":"https://evil.example/keys"}'),
    HEADER.replace('}', ',"x5u":"https://evil.example/keys"}'),
    HEADER.replace('}', ',"jwk":{"kty":"EC"}}'),
    HEADER.replace('}', ',"crit":["exp"],"exp":1}'),
    HEADER.replace('}', ',"b64":false}'),
    HEADER.replace('"alg":"ES256"', '"alg":"none","alg":"ES256"'),
    HEADER.replace('"alg":"ES256"', '"alg":"ES256","alg":"ES256"'),
    HEADER.replace('"kid"', '"__proto__":{},"kid"'),
    HEADER.replace(KEY_ID, '../../etc/passwd'),
    HEADER.replace(KEY_ID, `${KEY_ID}x`),
    HEADER.replace('{', '{ '),
    '\ufeff' + HEADER,
    '{"typ":"pewnik+jws","alg":"ES256","kid":"OaUpUC-hUHg"}',
    '[]',
    'null',
    '1',
    '',
    '{',
  ])('with the header %s', (header) => {
    expect(readToken(tokenWith({ header, claims: CLAIMS }))).toBeUndefined()
  })

  it.each([
    CLAIMS.replace('"v":1', '"v":2'),
    CLAIMS.replace('"v":1', '"v":3'),
    CLAIMS.replace('Łucja Ż.', 'Łucja Żak'),
    FULL_CLAIMS.replace('"v":2', '"v":1'),
    FULL_CLAIMS.replace('Łucja Żak', 'Łucja Ż.'),
    FULL_CLAIMS.replace('Łucja Żak', 'Łucja Żak '),
    FULL_CLAIMS.replace('Łucja Żak', 'Łucja'),
    FULL_CLAIMS.replace('Łucja Żak', 'Łucja Żаk'),
    CLAIMS.replace('"v":1', '"v":"1"'),
    CLAIMS.replace('"v":1,', ''),
    CLAIMS.replace('"v":1', '"v":1.0'),
    CLAIMS.replace('}', ',"issuer":"Urząd Dozoru Technicznego"}'),
    CLAIMS.replace('}', ',"__proto__":{"h":"Jan K."}}'),
    CLAIMS.replace('"n":"BHP-42653"', '"n":"BHP-1","n":"BHP-42653"'),
    CLAIMS.replace('"n":"BHP-42653"', '"n":"BHP-42653","n":"BHP-42653"'),
    CLAIMS.replace('"t":"bhp"', '"t":"pilot"'),
    CLAIMS.replace('"s":"workers"', '"s":"forklift"'),
    CLAIMS.replace('"s":"workers"', '"s":"toString"'),
    CLAIMS.replace('"id":"k3Jd82LmQpX0aZ7r"', '"id":"<script>"'),
    CLAIMS.replace('"id":"k3Jd82LmQpX0aZ7r"', '"id":["k3Jd82LmQpX0aZ7r"]'),
    CLAIMS.replace('2029-11-20', '2029-02-30'),
    CLAIMS.replace('2029-11-20', '20.11.2029'),
    CLAIMS.replace('2029-11-20', '9999-12-31'),
    CLAIMS.replace('2029-11-20', '2026-11-20'),
    CLAIMS.replace('2029-11-20', '2020-11-20'),
    CLAIMS.replace('"e":"2029-11-20"', '"e":null'),
    CLAIMS.replace(',"e":"2029-11-20"', ''),
    CLAIMS.replace('Łucja', '\\u0141ucja'),
    CLAIMS.replace('}', '} '),
  ])('with the claims %s', (claims) => {
    expect(readToken(tokenWith({ header: HEADER, claims }))).toBeUndefined()
  })

  it('if base64url is spelled in another way that gives the same bytes', () => {
    const token = tokenOf()
    // The last letter of the signature carries two bits, and four that mean nothing.
    for (const letter of 'BCDEFGHIJKLMNOP')
      expect(readToken(`${token.slice(0, -1)}${letter}`)).toBeUndefined()
    const [header = '', claims = '', signature = ''] = token.split('.')
    expect(readToken(`${header}=.${claims}.${signature}`)).toBeUndefined()
    expect(readToken(`${header}.${claims}==.${signature}`)).toBeUndefined()
    expect(readToken(`${header}.${claims}.${signature}==`)).toBeUndefined()
    expect(token).toMatch(/-.*_/)
    expect(readToken(token.replaceAll('-', '+').replaceAll('_', '/'))).toBeUndefined()
  })

  it('if its bytes are no UTF-8', () => {
    const [header, , signature] = tokenOf().split('.')
    const bytes = new TextEncoder().encode(CLAIMS)
    bytes[bytes.indexOf(0xc5)] = 0xff
    expect(readToken(`${header}.${toBase64Url(bytes)}.${signature}`)).toBeUndefined()
  })

  it('whatever text it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readToken(text) === undefined))
    const part = fc.stringMatching(/^[\w-]{0,90}$/)
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => readToken(parts.join('.')) === undefined),
    )
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 2 }),
        fc.json({ maxDepth: 2 }),
        (header, claims) => readToken(tokenWith({ header, claims })) === undefined,
      ),
    )
  })

  it('at once if it is long', () => {
    expect(readToken('.'.repeat(100_000))).toBeUndefined()
    expect(readToken(tokenOf().padEnd(100_000, 'A'))).toBeUndefined()
  })
})

describe('a name', () => {
  it.each(['Łucja Ż.', 'Anna-Maria K.', 'Jean-Luc O.', "D'Arcy Ś.", 'Nguyễn Văn T.', 'Ștefan Ț.', 'Zoë Á.'])(
    '%s can be signed',
    (holder) => {
      expect(reasonNotToSign(signable({ holder }))).toBeUndefined()
      expect(readToken(tokenOf({ holder }))?.certificate.holder).toBe(holder)
    },
  )

  it.each([
    ['a full name', 'Łucja Żak'],
    ['no initial', 'Łucja'],
    ['nothing', ''],
    ['only an initial', ' Ż.'],
    ['a Cyrillic letter that looks Latin', 'Аnna K.'],
    ['a Greek letter that looks Latin', 'Αnna K.'],
    ['a full-width letter', 'Ａnna K.'],
    ['a letter of two characters', 'Z\u0307ak K.'],
    ['a direction mark', 'Anna\u202e K.'],
    ['a zero-width space', 'Anna\u200b K.'],
    ['a non-breaking space', 'Anna\u00a0K.'],
    ['a line break', 'Anna\nMaria K.'],
    ['markup', '<b>Anna</b> K.'],
    ['an emoji', 'Anna 👷 K.'],
    ['a lone surrogate', 'Anna\ud800 K.'],
    ['a digit', 'Anna1 K.'],
    ['a phonetic letter', 'N\u0269na K.'],
    ['too many letters', `${'A'.repeat(80)} K.`],
  ])('with %s cannot', (_, holder) => {
    expect(reasonNotToSign(signable({ holder }))).toBeDefined()
    expect(readToken(tokenOf({ holder }))).toBeUndefined()
  })
})

describe('a number', () => {
  it.each(['BHP-42653', 'ŚW/2026/1', '12 (a)', 'E1.4_7'])('%s can be signed', (number) => {
    expect(readToken(tokenOf({ number }))?.certificate.number).toBe(number)
  })

  it.each([
    'ВНР-42653',
    'BHP‑42653',
    'BHP-４２６５３',
    ' BHP-1',
    'BHP  1',
    'BHP-1\u200b',
    '<b>1</b>',
    '',
    '-',
    '٣',
  ])('%j cannot', (number) => {
    expect(reasonNotToSign(signable({ number })) === undefined && readToken(tokenOf({ number }))).toBeFalsy()
    expect(readToken(tokenOf({ number }))).toBeUndefined()
  })
})

describe('base64url', () => {
  it('gives back the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const text = toBase64Url(bytes)
        return (
          /^[\w-]*$/.test(text) &&
          Buffer.from(text, 'base64url').equals(fromBase64Url(text) ?? Buffer.from([]))
        )
      }),
    )
  })

  it.each(['a', 'a+b/', 'YQ==', 'ab cd', 'ą'])('refuses %j', (text) => {
    expect(fromBase64Url(text)).toBeUndefined()
  })
})
