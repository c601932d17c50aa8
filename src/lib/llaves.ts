/** Where a token may be kept, in the order in which one is looked for. */
export const claves = ['docenteToken', 'adminToken', 'userToken', 'token'] as const
export type Clave = (typeof claves)[number]

/** The token that goes with every call: the first one found. */
export const bearer = (): string | undefined =>
  claves.map((clave) => localStorage.getItem(clave)).find(Boolean) ?? undefined
