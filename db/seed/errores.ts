/** A catalogue can't be loaded; the message is one line for whoever asked for it. */
export class SeedError extends Error {
  override name = 'SeedError'
}
