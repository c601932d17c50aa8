const LIMIT_MS = 10_000

/** One answer until its last byte has come, in milliseconds; what unpacks it is the reader's own. */
export async function timeOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  const start = performance.now()
  const reply = await fetch(url, {
    headers: { 'Accept-Encoding': 'gzip', ...headers },
    decompress: false,
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  await reply.arrayBuffer()
  const ms = performance.now() - start
  if (!reply.ok && reply.status !== 304) throw new Error(`${url} answered ${reply.status}`)
  return ms
}

/** Asks for the targets in turn, so many at once, for as long as `goesOn` says; how many came, and what each took. */
export async function askAll(
  targets: readonly string[],
  connections: number,
  goesOn: (asked: number) => boolean,
  headers: Record<string, string> = {},
): Promise<number[]> {
  const times: number[] = []
  let asked = 0
  const one = async () => {
    while (goesOn(asked)) times.push(await timeOf(targets[asked++ % targets.length] ?? '', headers))
  }
  await Promise.all(Array.from({ length: connections }, one))
  return times
}
