import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** A test that expects an error on the console clears it: `vi.mocked(console.error).mockClear()`. */
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

// The next file runs in the same process: it must find the clock and the network as this one did.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
