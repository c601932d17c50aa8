import type { Changes } from '../suelo/services/changes'
import { type PageRule, ruleOf } from './pages'

/** How late a page may show votes and comments. */
const GROUPING_MS = 3000

/** Which version of what a page shows it was made from. */
export interface Edition {
  rule: PageRule
  stamp: number
  groupedStamp: number
  madeAt: number
  /** As far as what it shows depends on it. */
  date: string
}

export interface EditionOptions {
  changes: Changes
  now(): number
  /** Today's date where the institution is. */
  today(): string
}

/** Says which edition of a page would be made now, and whether one is still true. */
export function createEditions({ changes, now, today }: EditionOptions) {
  const dateOf = ({ lasts }: PageRule) => (lasts === null ? '' : today().slice(0, lasts === 'year' ? 4 : 10))
  return {
    editionOf(target: string): Edition {
      const query = target.indexOf('?')
      const rule = ruleOf(query < 0 ? target : target.slice(0, query))
      return {
        rule,
        stamp: changes.stamp(rule.topics),
        groupedStamp: changes.stamp(rule.grouped),
        madeAt: now(),
        date: dateOf(rule),
      }
    },

    /** Whether only votes or comments have changed since: it may be shown until it is made anew. */
    isBarelyOld: ({ rule, stamp, date }: Edition) =>
      stamp === changes.stamp(rule.topics) && date === dateOf(rule),

    isCurrent: ({ rule, stamp, groupedStamp, madeAt, date }: Edition) =>
      stamp === changes.stamp(rule.topics) &&
      (groupedStamp === changes.stamp(rule.grouped) || Math.abs(now() - madeAt) < GROUPING_MS) &&
      date === dateOf(rule),
  }
}
