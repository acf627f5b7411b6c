import type { OxlintConfig } from 'oxlint'

/** The folders of `app/domain`, lowest first. A folder imports only those that are named before it. */
const DOMAIN = [
  'words',
  'scans',
  'people',
  'duties',
  'employment',
  'qualifications',
  'crew/languages',
  'crew/records',
  'certificates',
  'trainings',
  'reports',
  'signing',
  'crew/drops',
  'changes',
  'records',
  'access',
  'register',
  'vault',
  'admission',
  'staff',
  'inspection',
  'crew/pages',
  'profile',
  'decisions',
  'import/texts',
  'import/sheets',
  'import/rows',
  'import/people',
  'statistics',
  'calendar',
  'to-do',
  'reminders',
  'search',
]

// Imports point one way: domain ← data, browser, documents ← components ← routes; ui imports none of them. What a
// public screen loads never reaches Ark or the panel. In a pattern `*` stops at a slash, `**` does not.
const ARK = ['@ark-ui/**', '@zag-js/**']
const ARK_PARTS = ['~/ui/ark/**', './ui/ark/**', './ark/**']
const PANEL = ['~/routes/panel/**', './routes/panel/**']
const UPWARDS = ['..', '../**']

type Border = { group: string[]; message: string }

const NOT_UPWARDS: Border = { group: UPWARDS, message: 'within a folder ./, to another ~/.' }

/** Refuses imports by files: each border names what may not be imported, and why. */
function borders(files: string[], ...patterns: Border[]) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } } satisfies Override
}

/** All modules but these. */
function allBut(allowed: string[]): string[] {
  return ['**', ...allowed.map((group) => `!${group}`)]
}

/** All modules of the app but these, and nothing by a path that leads upwards. */
function appBut(allowed: string[]): string[] {
  return ['~/**', ...allowed.map((group) => `!${group}`), ...UPWARDS]
}

const DOMAIN_BORDERS = DOMAIN.map((folder, place) => {
  const lower = DOMAIN.slice(0, place).map((earlier) => `~/domain/${earlier}/**`)
  return borders([`app/domain/${folder}/**`], {
    group: allBut(['./**', ...lower, 'valibot', 'date-fns', 'date-fns/**']),
    message: `domain is pure, and domain/${folder} imports only the folders before it in oxlint.config.ts.`,
  })
})

// How a line of Polish breaks is no knowledge of this product.
const POLISH = '~/domain/words/polish'
const UI = 'ui knows nothing of this product.'
const BELOW_COMPONENTS = 'data, browser and documents import domain only.'

type Override = NonNullable<OxlintConfig['overrides']>[number]

export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true },
  ignorePatterns: ['build', '.react-router'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-assertions': 'off',
    'eslint/no-console': ['error', { allow: ['error', 'warn'] }],
    'import/no-unassigned-import': 'off',
    // role="status" stands on paragraphs and role="search" on forms, where those tags are right.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // A property test may assert by what it returns.
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'fc.assert'] }],
    'vitest/no-conditional-expect': 'error',
  },
  overrides: [
    // Types written as import('…').Type would pass the borders.
    { files: ['app/**'], rules: { 'typescript/consistent-type-imports': 'error' } },
    borders(['app/domain/**'], {
      group: ['**'],
      message: 'a module of the domain stands in a folder of DOMAIN.',
    }),
    ...DOMAIN_BORDERS,
    borders(
      ['app/ui/**'],
      {
        group: [...ARK, './ark/**'],
        message: 'Ark is for the panel: a part that stands on it belongs into ui/ark.',
      },
      { group: [...appBut([POLISH]), 'react-router', 'react-router/**'], message: UI },
    ),
    borders(['app/ui/ark/**'], {
      group: [...appBut([POLISH, '~/ui/**']), 'react-router', 'react-router/**'],
      message: UI,
    }),
    borders(['app/data/**', 'app/documents/**'], {
      group: [...appBut(['~/domain/**']), ...ARK],
      message: BELOW_COMPONENTS,
    }),
    borders(['app/browser/**'], {
      group: [...appBut(['~/domain/**', '~/browser/**']), ...ARK],
      message: BELOW_COMPONENTS,
    }),
    borders(
      ['app/components/**'],
      { group: ['~/routes/**', ...UPWARDS], message: 'components stand below routes.' },
      { group: [...ARK, ...ARK_PARTS], message: 'components serve public screens too: no Ark.' },
    ),
    borders(
      ['app/*', 'app/server/**', 'app/routes/*', 'app/routes/public/**', 'app/routes/resources/**'],
      { group: [...ARK, ...ARK_PARTS], message: 'public screens load no Ark.' },
      { group: PANEL, message: 'public screens load nothing of the panel.' },
      NOT_UPWARDS,
    ),
    borders(['app/routes/panel/**'], { group: ARK, message: 'Ark stands in ui/ark only.' }, NOT_UPWARDS),
    borders(['app/worker/**'], {
      group: appBut([
        '~/browser/reminders/push-text',
        '~/browser/reminders/reminder-server.client',
        '~/browser/reminders/subscription',
        '~/domain/reminders/drop-news',
        '~/domain/reminders/reminder-text',
      ]),
      message: 'the worker imports nothing of the app but what shows a push message or subscribes to them.',
    }),
    // Benchmarks measure and assert nothing.
    { files: ['tests/benchmark/**'], rules: { 'vitest/expect-expect': 'off' } },
    { files: ['tests/support/*.ts', 'tests/benchmark/**'], rules: { 'eslint/no-console': 'off' } },
  ],
} satisfies OxlintConfig
