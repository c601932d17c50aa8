import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** A test that expects an error on the console clears it: `vi.mocked(console.error).mockClear()`. */
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
