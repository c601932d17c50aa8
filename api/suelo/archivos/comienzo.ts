/** A file's first bytes, a letter each. */
export const readComienzo = async (file: string, largo: number): Promise<string> =>
  Buffer.from(await Bun.file(file).slice(0, largo).bytes()).toString('latin1')
