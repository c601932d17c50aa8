/** A store is far: while one file is on its way others go. Each has a piece or two in memory. */
const A_LA_VEZ = 3

/** Does something with each, some at a time; the first that fails ends it. */
export async function eachOf<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const pending = [...items][Symbol.iterator]()
  let hasFailed = false
  const lane = async () => {
    for (const item of pending) {
      if (hasFailed) return
      try {
        await work(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: A_LA_VEZ }, lane))
}
