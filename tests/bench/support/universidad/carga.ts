import type { Database } from '../../../../db/sqlite.ts'
import { alumno, type Persona, visitante } from '../gente.ts'
import type { Rol } from '../sesiones.ts'
import { ANIO, POR_PENDIENTE } from './numeros.ts'

/** A thousand at once: most of them students, and two who administer. */
const VISITANTES = 338
const DOCENTES = 60
const ADMINISTRADORES = 2
const ALUMNOS = 600

type TokenDe = (rol: Rol, id?: number) => Promise<string>

/** Of a course of this year, all that its people ask for. */
interface Cursada {
  catedra: number
  docente: number
  alumno: number
  dia: number
  tarea: number
  desde: number
  hasta: number
}

export async function milPersonas(sqlite: Database, tokenDe: TokenDe, creadores: number): Promise<Persona[]> {
  const creadorDe: Parameters<typeof visitante>[0] = ({ entero }) =>
    entero(0, creadores / POR_PENDIENTE - 1) * POR_PENDIENTE + entero(1, POR_PENDIENTE - 1)
  const cursadas = leerCursadas(sqlite)
  const una = (i: number) => cursadas[i % cursadas.length] as Cursada
  const personas: Persona[] = Array.from({ length: VISITANTES }, () => visitante(creadorDe))
  for (let i = 0; i < ALUMNOS; i++) {
    const { catedra, alumno: id, desde, hasta } = una(i)
    personas.push(alumno(await tokenDe('alumno', id), catedra, ({ entero }) => entero(desde, hasta)))
  }
  for (let i = 0; i < DOCENTES; i++) personas.push(docente(await tokenDe('docente', una(i).docente), una(i)))
  for (let i = 0; i < ADMINISTRADORES; i++) personas.push(administrador(await tokenDe('admin'), una(i)))
  return personas
}

/** So many enrolments of this year, spread over its courses. */
function leerCursadas(sqlite: Database): Cursada[] {
  return sqlite
    .prepare(`SELECT c.id catedra, c.docente_id docente, i.alumno_id alumno,
        (SELECT max(id) FROM dias_clase WHERE catedra_id = c.id) dia,
        (SELECT min(id) + 2 FROM tareas_maestras WHERE catedra_id = c.id) tarea,
        (SELECT min(id) FROM publicaciones WHERE catedra_id = c.id) desde,
        (SELECT max(id) FROM publicaciones WHERE catedra_id = c.id) hasta
      FROM catedras c JOIN catedra_alumnos i ON i.catedra_id = c.id
      WHERE c.anio = ${ANIO} ORDER BY i.id % 200, c.id LIMIT ${ALUMNOS}`)
    .all() as Cursada[]
}

const docente = (token: string, { catedra, dia, tarea, alumno: alumnoId }: Cursada): Persona => ({
  token,
  lecturas: () => [
    ['GET', '/docente/dashboard'],
    ['GET', '/api/docente/me/catedras'],
    ['GET', `/api/docente/me/catedra/${catedra}/resumen`],
    ['GET', `/api/docente/catedra/${catedra}/diasclase/${dia}/asistencias`],
    ['GET', `/api/docente/catedra/${catedra}/tareas/${tarea}/entregas`],
  ],
  escrituras: ({ suerte }) => [
    [
      'POST',
      `/api/docente/catedra/${catedra}/diasclase/${dia}/toggle-asistencia`,
      { alumnoId, presente: suerte(0.8) },
    ],
  ],
})

const administrador = (token: string, { catedra, dia, alumno: studentId }: Cursada): Persona => ({
  token,
  lecturas: () => [
    ['GET', '/admin/dashboard'],
    ['GET', '/api/admin/panel'],
    ['GET', '/api/admin/dashboard-counts'],
    ['GET', '/api/composers/pending'],
    ['GET', `/api/admin/catedras/${catedra}/pagos`],
  ],
  escrituras: ({ suerte }) => [
    [
      'POST',
      `/api/admin/catedras/${catedra}/asistencia`,
      { classDayId: dia, studentId, presente: suerte(0.8) },
    ],
  ],
})
