/** No reader needs more at once: what says otherwise would be held in memory. */
const MOST_AT_ONCE = 8 * 1024 * 1024
/** About two seconds' worth: nobody waits for what takes longer, or never ends. */
const MOST_READS = 60_000

/** How long sound or film lasts, as the file itself says; null where it doesn't, or it would take too long to know. */
export async function readDuracion(file: string, mime: string): Promise<number | null> {
  const [{ parseFromTokenizer }, { fromBlob }] = await Promise.all([
    import('music-metadata'),
    import('strtok3'),
  ])
  const reader = fromBlob(Bun.file(file, { type: DE_MP4.has(mime) ? 'audio/mp4' : mime }), {
    maxBufferSize: MOST_AT_ONCE,
  })
  const peek = reader.peekBuffer.bind(reader)
  let reads = 0
  reader.peekBuffer = async (...where) => {
    if (++reads > MOST_READS) throw new Error('It takes too long')
    return peek(...where)
  }
  try {
    const { format } = await parseFromTokenizer(reader, {
      duration: true,
      skipCovers: true,
      skipPostHeaders: true,
    })
    const deCada = [format.duration, ...format.trackInfo.map(({ duration }) => duration)]
    return Math.round(1000 * Math.max(0, ...deCada.map((segundos = 0) => segundos))) || null
  } catch {
    return null
  }
}

/** Films that hold their sound as MP4 does. */
const DE_MP4 = new Set(['video/mp4', 'video/3gpp', 'video/quicktime'])
