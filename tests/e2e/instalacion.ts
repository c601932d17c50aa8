import { type Program, startProgram } from '../support/program'
import { test as base } from './fixtures'

/** A program that was just installed, with nothing in it. */
// biome-ignore lint/complexity/noBannedTypes: Playwright's own way to say that there is none
export const test = base.extend<{}, { program: Program }>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const program = await startProgram()
      await use(program)
      await program.stop()
    },
    { scope: 'worker' },
  ],
})
