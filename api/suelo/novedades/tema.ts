import type { Tema } from '../tema.ts'

/**
 * Whoever has something to tell a student or a teacher does it by `notify`, in the transaction that causes it: it writes
 * a row of their inbox, and mails it to who wants that. A row goes with what it is about, as the references say.
 */
export const temaDeNovedades: Tema = {
  borrado: [
    { tabla: 'novedades', columna: 'alumno_id', de: 'alumno', queda: null },
    { tabla: 'novedades', columna: 'docente_id', de: 'docente', queda: null },
  ],
}
