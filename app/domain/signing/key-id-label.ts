const GROUP_LENGTH = 4

/** Splits the id of a key into groups that can be read out and compared: `k3Jd 82Lm QpX`. */
export function keyIdGroups(id: string): string {
  return id.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g'))?.join(' ') ?? ''
}

/** Says the id of a key sign by sign, for the phone: `małe k, 3, wielkie J`. */
export function spellKeyId(id: string): string {
  return [...id].map(spellSign).join(', ')
}

function spellSign(sign: string): string {
  if (sign === '-') return 'myślnik'
  if (sign === '_') return 'podkreślenie'
  if (/\d/.test(sign)) return sign
  return sign === sign.toLowerCase() ? `małe\u00a0${sign}` : `wielkie\u00a0${sign}`
}
