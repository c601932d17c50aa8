import { conLetrasEnteras } from '../base/texto.ts'

const PROHIBIDOS = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu
/** To Windows they are devices, whatever ending follows. */
const RESERVADOS = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])$/i
const LARGO = 80
/** File systems count bytes, of which an emoji has four. */
const BYTES = 160

/** What no file system refuses, or hides. */
export function nombreSeguro(texto: string, largo = LARGO): string {
  const limpio = cortado(
    conLetrasEnteras(texto)
      .normalize('NFC')
      .replace(PROHIBIDOS, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+/, ''),
    largo,
  )
  const [antesDelPunto = ''] = limpio.split('.')
  return RESERVADOS.test(antesDelPunto.trim()) ? `_${limpio}` : limpio || 'sin nombre'
}

/** Windows drops what stands at a name's end. */
function cortado(texto: string, largo: number): string {
  let corto = [...texto].slice(0, largo).join('')
  while (new TextEncoder().encode(corto).length > BYTES) corto = [...corto].slice(0, -1).join('')
  return corto.replace(/[. ]+$/, '')
}

/** The names of one folder: of two that are the same, the second is told apart by a number. */
export function createCarpeta() {
  const usados = new Set<string>()
  /** `nombre` is safe already. */
  return (nombre: string): string => {
    const [, base = '', extension = ''] = /^(.*?)(\.[^.]*)?$/s.exec(nombre) ?? []
    for (let vez = 1; ; vez++) {
      const propuesto = `${base}${vez === 1 ? '' : ` (${vez})`}${extension}`
      // To Windows and macOS two names that differ only by case are one.
      const clave = propuesto.toLowerCase()
      if (usados.has(clave)) continue
      usados.add(clave)
      return propuesto
    }
  }
}

const EXTENSION_MAXIMA = 12

/** The same of a file, whose ending says what it is: it stays, however long the rest is. */
export function nombreDeArchivoSeguro(nombre: string, largo = LARGO): string {
  const [, base = '', extension = ''] = /^(.*?)(\.[^.\s]*)?$/s.exec(nombre) ?? []
  if (extension.length > EXTENSION_MAXIMA) return nombreSeguro(nombre, largo)
  const segura = nombreSeguro(extension).replace(/^sin nombre$/, '')
  return nombreSeguro(base, largo) + (segura && `.${segura}`)
}
