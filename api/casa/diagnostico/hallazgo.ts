/** What a check found: one line for the administrator. */
export interface Hallazgo {
  tema: string
  bien: boolean
  detalle: string
  /** What to do where it is not well. */
  remedio?: string
}

export const bien = (tema: string, detalle: string): Hallazgo => ({ tema, bien: true, detalle })

export const mal = (tema: string, detalle: string, remedio: string): Hallazgo => ({
  tema,
  bien: false,
  detalle,
  remedio,
})

export function lineOf({ tema, bien, detalle, remedio }: Hallazgo): string {
  return `${bien ? '✔' : '✘'} ${tema}: ${detalle}${remedio ? `. ${remedio}` : ''}`
}
