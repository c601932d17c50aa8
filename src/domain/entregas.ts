export const SIN_ENTREGA = 'Por favor selecciona un archivo'

const PROHIBIDOS = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu

/** The names of delivered files in one folder: 'Apellido Nombre - archivo.pdf', each of them once. */
export function nombresDeEntrega(
  entregas: readonly { apellido: string; nombre: string; archivo: string }[],
): string[] {
  const usados = new Set<string>()
  return entregas.map(({ apellido, nombre, archivo }) => {
    const quien = limpio(`${apellido} ${nombre}`)
    const [, base = '', extension = ''] = /^(.*?)(\.[^.]*)?$/s.exec(limpio(archivo)) ?? []
    for (let vez = 1; ; vez++) {
      const propuesto = `${quien} - ${base}${vez === 1 ? '' : ` (${vez})`}${extension}`
      // To Windows and macOS two names that differ only by case are one.
      const clave = propuesto.toLowerCase()
      if (usados.has(clave)) continue
      usados.add(clave)
      return propuesto
    }
  })
}

/** What no file system refuses, or hides. */
function limpio(texto: string): string {
  return texto
    .normalize('NFC')
    .replace(PROHIBIDOS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim()
}
