interface Job {
  target: string
  run(): Promise<void>
  isWanted(): boolean
  drop(): void
}

/**
 * Renderings, one after the other: it is work for one core, and several at once would only take more memory. Between two
 * of them whoever else waits gets an answer, and what the last one left can be collected. `first` goes before all
 * others; what nobody waits for any more is left out.
 */
export function createQueue({ most, first }: { most: number; first: string }) {
  const waiting: Job[] = []
  let isBusy = false

  const takeNext = (): Job | undefined => {
    const at = waiting.findIndex(({ target }) => target === first)
    const [job] = waiting.splice(Math.max(at, 0), 1)
    if (!job || job.isWanted()) return job
    job.drop()
    return takeNext()
  }

  const work = async () => {
    isBusy = true
    for (let job = takeNext(); job; job = takeNext()) {
      await job.run()
      await otherEvents()
    }
    isBusy = false
  }

  return {
    /** Whether no more may wait; those whose readers have left are no load. */
    isFull(): boolean {
      if (waiting.length < most) return false
      const left = waiting.filter((job) => !job.isWanted())
      for (const job of left) {
        waiting.splice(waiting.indexOf(job), 1)
        job.drop()
      }
      return waiting.length >= most
    },
    add(job: Job): void {
      waiting.push(job)
      if (!isBusy) void work()
    },
  }
}

const otherEvents = () => new Promise<void>((resolve) => setImmediate(resolve))
