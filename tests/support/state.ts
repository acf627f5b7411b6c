import type { Page } from 'playwright/test'

import type { User } from '~/domain/people/user'

import type { Account } from './journey.ts'
import type { OwnData } from './own-data.ts'

/**
 * One state of a screen, which `accessible.spec.ts` visits once and checks for all that concerns its looks: axe at two
 * widths and in both themes, sideways scroll, reflow, broken words, jumps while it opens, and its words.
 *
 * To add one, add a row to the file of its subject in `tests/e2e/states`. A new file is imported in
 * `accessible.spec.ts`. A row costs more than a second, so a screen has few: those that look different. A row shows
 * things, it claims nothing about what they say: such claims stand in `tests/route`.
 *
 * All rows share the window of a browser and its cache, and each begins with empty storage. So `prepare` may press and
 * type, but sets nothing that outlives the page: no permission, no network that is off, no script of the context.
 */
export type State = OwnData & {
  /** A noun that names what is seen: "the calendar of an employee", "the dialog of a training". */
  title: string
  /** An account, or the owner of an own register. A visitor has none, whose pages do not change once they are there. */
  as?: Account | User
  /** A function where a server has to be asked for it first. */
  address: string | (() => Promise<string>)
  /** The heading, where it is a claim. */
  heading?: string | RegExp
  /** What is done after the screen has opened. It ends with an expectation that the state shows. */
  prepare?: (page: Page) => Promise<void>
  /** True if a notice appears above the screen after it has opened, which moves it. */
  hasLateNotice?: true
  /** Errors in the console that the state provokes on purpose. */
  expectedErrors?: RegExp[]
}
