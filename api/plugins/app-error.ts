interface Details {
  /** Each field's own text. */
  campos?: Record<string, string>
  headers?: Record<string, string>
}

/** A refusal we expect: a stable code for programs, a Spanish sentence for people. */
export class AppError extends Error {
  override name = 'AppError'
  readonly campos: Details['campos']
  readonly headers: Details['headers']

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    { campos, headers }: Details = {},
  ) {
    super(message)
    this.campos = campos
    this.headers = headers
  }
}
