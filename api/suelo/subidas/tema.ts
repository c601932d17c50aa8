import type { Tema } from '../tema.ts'

export const temaDeSubidas: Tema = {
  borrado: [
    { tabla: 'subidas', columna: 'alumno_id', de: 'alumno', queda: null },
    { tabla: 'subidas', columna: 'docente_id', de: 'docente', queda: null },
  ],
}
