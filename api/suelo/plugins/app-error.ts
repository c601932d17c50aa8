interface Details {
  /** Each field's own text. */
  campos?: Record<string, string>
  headers?: Record<string, string>
  /** What else the answer says, as how something stands now. */
  datos?: Record<string, unknown>
}

/** A refusal we expect: a stable code for programs, a Spanish sentence for people. */
export class AppError extends Error {
  override name = 'AppError'
  readonly campos: Details['campos']
  readonly headers: Details['headers']
  readonly datos: Details['datos']

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    { campos, headers, datos }: Details = {},
  ) {
    super(message)
    this.campos = campos
    this.headers = headers
    this.datos = datos
  }
}
