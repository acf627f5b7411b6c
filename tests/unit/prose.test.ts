import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import {
  incompleteDecisions,
  missingAddresses,
  missingPaths,
  missingScripts,
  readCode,
  unknownIdentifiers,
} from '../support/prose'

const MAX_README_LINES = 120

const readme = readFileSync('README.md', 'utf8')
const decisions = readFileSync('app/DECISIONS.md', 'utf8')
const code = readCode()

describe.each([
  ['README.md', readme],
  ['app/DECISIONS.md', decisions],
])('%s names only', (_file, prose) => {
  it('paths that exist', () => {
    expect(missingPaths(prose)).toEqual([])
  })

  it('addresses that the app answers', () => {
    expect(missingAddresses(prose)).toEqual([])
  })

  it('scripts that package.json has', () => {
    expect(missingScripts(prose)).toEqual([])
  })

  it('identifiers that stand in the code', () => {
    expect(unknownIdentifiers(prose, code)).toEqual([])
  })
})

it(`README.md has at most ${MAX_README_LINES} lines`, () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_README_LINES)
})

it('README.md shows a picture that exists', () => {
  const [, picture = ''] = /!\[[^\]]+\]\(([^)]+)\)/.exec(readme) ?? []
  expect(missingPaths(`\`${picture}\``)).toEqual([])
})

it('every decision says what, why and when to look at it again, a line each', () => {
  expect(decisions.match(/^- /gm)?.length).toBeGreaterThan(20)
  expect(incompleteDecisions(decisions)).toEqual([])
})

describe('an error in prose is found:', () => {
  it.each([
    '`app/domain/days.ts`',
    '`app/nowhere`',
    '`domain/day.ts`',
    '`~/domain/days`',
    '`nowhere.config.ts`',
    '`app/domain/*.tsx`',
  ])('the path %s', (prose) => {
    expect(missingPaths(prose)).toEqual([prose.replaceAll('`', '')])
  })

  it.each(['`/certificates/:nr`', '`/nowhere`', '`/nowhere.png`', '`/nowhere?version=3`'])(
    'the address %s',
    (prose) => {
      expect(missingAddresses(prose)).toEqual([prose.replaceAll('`', '')])
    },
  )

  it.each(['`npm run nowhere`', 'Run npm run nowhere.', '```\nnpm ci && npm run nowhere\n```'])(
    'the script in %j',
    (prose) => {
      expect(missingScripts(prose)).toEqual(['nowhere'])
    },
  )

  it.each([
    ['`recordChange`', 'recordChange'],
    ['`recordChange()`', 'recordChange'],
    ['`const { recordChange } = records`', 'recordChange'],
    ['`Nowhere`', 'Nowhere'],
    ['`LAST_DAYS`', 'LAST_DAYS'],
    ['`first-day`', 'first-day'],
    ['`@ark/nowhere`', 'nowhere'],
    ['`TODAYS=2026-11-21 npm start`', 'TODAYS'],
    ['```\nTODAYS=2026-11-21 npm start\n```', 'TODAYS'],
    ['```\nform → recordChange → screen\n```', 'recordChange'],
  ])('the identifier in %j', (prose, identifier) => {
    const sample = 'const { TODAY, first, day, ark, records } = process.env; LAST_DAY; recordChanges()'
    expect(unknownIdentifiers(prose, sample)).toEqual([identifier])
  })

  it.each([
    '- **What**\n  - Why: so.\n',
    '- What\n  - Why: so.\n  - Look again: then.\n',
    '- **What**\n  - Why: so,\n    and so.\n  - Look again: then.\n',
    '- **What**\n  - Look again: then.\n  - Why: so.\n',
    '- **What**\n  - Why: so.\n  - Look again: then.\n  - More: on.\n',
  ])('the missing line of the decision %j', (decision) => {
    const whole = '- **What** (`app`)\n  - Why: so.\n  - Look again: then.\n'
    expect(incompleteDecisions(`# Decisions\n\n## A group\n\n${whole}${decision}${whole}`)).toEqual([
      decision.trimEnd(),
    ])
  })
})

it('correct prose has no errors', () => {
  const prose =
    '`app/domain/words/day.ts` `~/domain/words/day.ts` `app/data/*.server.ts` `/certificates/:id` `/preview.png` `npm test`\n' +
    '`TODAY` `shiftDay(today, { days: 1 })` `@ark-ui/react` `admin@pewnik.example` `2026-11-21`'
  expect([missingPaths(prose), missingAddresses(prose), missingScripts(prose)]).toEqual([[], [], []])
  expect(unknownIdentifiers(prose, code)).toEqual([])
})
