import type { Tema } from '../tema.ts'

/**
 * A large file in pieces, by tus 1.0.0. What has come of it lies in `subidas/`; once all has, whoever uses it names it by
 * `subidaId` in place of a file.
 */
export const temaDeSubidas: Tema = {
  borrado: [
    { tabla: 'subidas', columna: 'alumno_id', de: 'alumno', queda: null },
    { tabla: 'subidas', columna: 'docente_id', de: 'docente', queda: null },
  ],
}
