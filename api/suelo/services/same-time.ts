const MS = 60

/** Answers, or fails, no sooner than a moment that its work never needs: how long it took says nothing about it. */
export async function inSameTime<T>(work: () => T): Promise<T> {
  const enough = new Promise((resolve) => setTimeout(resolve, MS))
  try {
    return work()
  } finally {
    await enough
  }
}
