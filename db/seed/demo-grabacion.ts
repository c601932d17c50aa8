import type { Tx } from '../client.ts'
import { comentariosDeEntrega } from '../schema/comentarios-de-entrega.ts'

const HORA_MS = 60 * 60 * 1000

interface Comentada {
  tareaAsignacionId: number
  archivoId: number
  alumnoId: number
  docenteId: number
  /** When it was delivered. */
  desde: number
}

/** What the teacher heard in a recording, where it was heard, and what its student says to it. */
export function insertComentarios(tx: Tx, { desde, alumnoId, docenteId, ...entrega }: Comentada): void {
  const deDocente = { ...entrega, autor: 'docente' as const, docenteId, created_at: desde + 2 * HORA_MS }
  tx.insert(comentariosDeEntrega)
    .values([
      { ...deDocente, en_ms: 1200, texto: 'Acá se corre el tempo: cuenta en voz alta.' },
      { ...deDocente, en_ms: 3600, texto: 'El si está muy limpio, bien apoyado.' },
      {
        ...entrega,
        autor: 'alumno',
        alumnoId,
        en_ms: 1200,
        texto: 'Gracias, la vuelvo a grabar con metrónomo.',
        created_at: desde + 5 * HORA_MS,
      },
    ])
    .run()
}
