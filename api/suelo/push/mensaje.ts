import { createHash } from 'node:crypto'

/** Some services take no more than 4 KB encrypted; a telephone shows less than this. */
const LARGO = 300

/** Where one leads to that is about no one thing. */
export const bandejaDe = { alumno: '/alumno/novedades', docente: '/docente/novedades' }

/** What a device is told: a title, a line, where it leads to, and what it takes the place of. */
export interface Mensaje {
  t: string
  b: string
  u: string
  g: string
}

/** The line is cut where all would be too long, and before it the title. */
export function writeMensaje({ t, b, u, g }: Mensaje): string {
  const fixed = bytesOf({ t: '', b: '', u, g })
  const titulo = cut(t, (LARGO - fixed) / 2)
  return JSON.stringify({ t: titulo, b: cut(b, LARGO - bytesOf({ t: titulo, b: '', u, g })), u, g })
}

const bytesOf = (mensaje: unknown) => Buffer.byteLength(JSON.stringify(mensaje))

function cut(texto: string, room: number): string {
  const letras = [...texto]
  const asText = (cuantas: number) =>
    cuantas < letras.length ? `${letras.slice(0, cuantas).join('')}…` : texto
  let cuantas = letras.length
  // Two of its bytes are the quotes, which are counted already.
  while (cuantas > 0 && bytesOf(asText(cuantas)) - 2 > room) cuantas--
  return asText(cuantas)
}

/** Short enough for a Topic, and says nothing of what it is about. */
export const marcaDe = (grupo: string) => createHash('sha256').update(grupo).digest('base64url').slice(0, 16)
