import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import {
  incompleteDecisions,
  missingAddresses,
  missingPaths,
  missingScripts,
  misplacedNames,
  readCode,
  unknownIdentifiers,
} from '../support/prose'

const MAX_README_LINES = 120
/** More than this nobody reads. A decision about one file is a comment in that file. */
const MAX_DECISIONS = 90

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

  it('identifiers that the file beside them has', () => {
    expect(misplacedNames(prose)).toEqual([])
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

it(`app/DECISIONS.md has at most ${MAX_DECISIONS} decisions, which its contents lead to`, () => {
  expect(decisions.match(/^- /gm)?.length).toBeLessThanOrEqual(MAX_DECISIONS)
  const headings = Array.from(decisions.matchAll(/^## (.+)$/gm), ([, heading = '']) => heading)
  const addressOf = (heading: string) => `#${heading.toLowerCase().replaceAll(',', '').replaceAll(' ', '-')}`
  const contents = Array.from(decisions.matchAll(/^\d+\. (.+)$/gm), ([, line]) => line)
  expect(contents).toEqual(headings.map((heading) => `[${heading}](${addressOf(heading)})`))
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
    ['(`shiftDays` in `app/domain/words/day.ts`)', 'shiftDays'],
    ['`shiftDay` (`app/domain/words/polish.ts`)', 'shiftDay'],
    ['`lru-cache` keeps PDFs (`app/routes/resources/certificate-pdf.ts`).', 'lru-cache'],
    ['1. `app/domain/words/day.ts`: call `shiftDays`.', 'shiftDays'],
    ['The cache is `app/domain/words`, by `LRUCache`.', 'LRUCache'],
    ['It is small. `shiftDays` is in `app/domain/words/day.ts`.', 'shiftDays'],
    // Only a comment names it.
    ['`react-router-serve` (`app/server/compressed-files.server.ts`)', 'react-router-serve'],
  ])('the name beside a file that lacks it in %j', (prose, name) => {
    expect(misplacedNames(prose)).toEqual([name])
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

it.each([
  '`shiftDay` (`app/domain/words/day.ts`)',
  '`shiftDay` is in `app/domain/words/*.ts`',
  '`shiftDay` (`app/domain`)',
  '`shiftDay` is here (`app/domain/words/polish.ts`, `app/domain/words/day.ts`).',
  // A sentence of its own names no file.
  '`app/domain/words/polish.ts` has words. `shiftDay` counts days.',
  '| `TODAY` | `app/domain/words/polish.ts` |',
])('a name may stand beside its file: %j', (prose) => {
  expect(misplacedNames(prose)).toEqual([])
})
