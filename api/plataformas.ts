/** Where the program runs: what Bun calls it, and whose driver of SQLite goes into it. */
export interface Plataforma {
  /** As in the binary's name: 'linux-x64'. */
  nombre: string
  target: Bun.Build.CompileTarget
  driver: string
  /** At the end of the binary's name. */
  sufijo: string
}

const plataforma = (nombre: string, driver = nombre, sufijo = ''): Plataforma => ({
  nombre,
  target: `bun-${nombre}` as Bun.Build.CompileTarget,
  driver: `better-sqlite3/${driver}`,
  sufijo,
})

export const plataformas = [
  plataforma('linux-x64'),
  plataforma('linux-arm64'),
  plataforma('darwin-x64'),
  plataforma('darwin-arm64'),
  plataforma('windows-x64', 'win32-x64', '.exe'),
]

export const binarioDe = ({ nombre, sufijo }: Plataforma) => `guarania-${nombre}${sufijo}`
