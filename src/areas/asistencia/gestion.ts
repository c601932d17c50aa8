import { type Marca as Estado, marcaDe } from '../../domain/asistencia/asistencia'
import { api, unwrap } from '../../lib/api'
import { personaDe } from '../../lib/persona'
import type { Sesion } from '../../lib/sesion'
import { refetchClases } from '../base/curso/dias'
import { catedraDe, enCatedra, porRol } from '../base/curso/gestion'
import { type Leido, lectura } from '../base/leer'
import type { Marca, Valor } from './marcas-guardadas'

interface Opciones {
  fetch: { signal: AbortSignal; keepalive: boolean }
}

/** How many milliseconds ago; unknown of what waits since before it was kept. */
interface Hecha {
  hecha_hace?: number
}

interface Varias {
  alumnoIds: number[]
  /** Of each. */
  hecha_hace?: number[]
}

/** What is said of marks, to the letter of the specification's catalogue for each role. */
const textosDe = {
  docente: { exito: 'Asistencia registrada exitosamente', falla: 'Error al guardar la asistencia.' },
  admin: { exito: 'Asistencia actualizada.', falla: 'Error al actualizar asistencia.' },
}

/** Whose marks those are that this browser keeps; null where nobody of the role is signed in. */
const duenoDe = {
  docente: ({ docenteToken }: Sesion) => personaDe(docenteToken ?? '')?.id.toString() ?? null,
  admin: ({ adminToken }: Sesion) => (adminToken ? 'admin' : null),
}

/** One mark, which each role sends in a form of its own. */
const sendOneDe = {
  docente: ({ catedraId, diaId, ...marca }: Marca & Hecha, opciones: Opciones) =>
    api.docente
      .catedra({ id: catedraId })
      .diasclase({ diaId })
      ['toggle-asistencia'].post({ composerId: null, ...marca }, opciones),
  admin: (
    { catedraId, diaId: classDayId, alumnoId: studentId, ...marca }: Marca & Hecha,
    opciones: Opciones,
  ) => api.admin.catedras({ id: catedraId }).asistencia.post({ classDayId, studentId, ...marca }, opciones),
}

export type ListaDelDia = Leido<'docente/catedra/:id/diasclase/:diaId/asistencias'>
export type Asistencia = ListaDelDia['asistencias'][number]
export type ResumenDeAlumno = Leido<'docente/catedra/:id/asistencias/resumen'>[number]

/** What the list says of one student: until somebody marks them, that who has an excuse is excused. */
export const estadoEn = ({ presente, matiz, con_justificativo }: Asistencia): Estado | null =>
  marcaDe(presente, matiz) ?? (con_justificativo ? 'JUSTIFICADO' : null)

/** Who came to a course, by whoever runs it: what is read, and how marks are sent. */
export const asistencia = porRol((rol) => ({
  textos: textosDe[rol],
  duenoDeMarcas: duenoDe[rol],

  /** A class day's; while it is taken, what is marked here is what counts. */
  asistenciaQuery: (id: number, diaId: number) => ({
    ...lectura(`${enCatedra[rol]}/:id/diasclase/:diaId/asistencias`, { id, diaId }),
    refetchOnWindowFocus: false,
  }),

  resumenQuery: (id: number) => lectura(`${enCatedra[rol]}/:id/asistencias/resumen`, { id }),

  detalleQuery: (id: number, alumnoId: number) =>
    lectura(`${enCatedra[rol]}/:id/alumnos/:alumnoId/asistencias`, { id, alumnoId }),

  /** The class days of a year, each with everybody's mark. */
  anualQuery: (id: number, year: number) =>
    lectura(`${enCatedra[rol]}/:id/asistencias/anual/:year`, { id, year }),

  sendOne: (marca: Marca & Hecha, opciones: Opciones): Promise<{ asistencia: Valor }> =>
    unwrap<{ asistencia: Valor }>(sendOneDe[rol](marca, opciones)),

  /** What the first says, of each of these. */
  sendMany: ({ catedraId, diaId, presente, matiz }: Marca, varias: Varias, opciones: Opciones) =>
    unwrap(
      catedraDe(rol, catedraId)
        .diasclase({ diaId })
        .asistencias.post({ ...varias, presente, matiz }, opciones),
    ),

  /** Reads again what is counted from the marks. */
  refetch: (catedraId: number) => refetchClases(rol, catedraId),
}))

export type LlamadasDeAsistencia = ReturnType<typeof asistencia>
