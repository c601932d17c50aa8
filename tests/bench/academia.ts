import { insertAcademiaGrande, insertAsistenciaGrande } from '../support/academia-grande.ts'
import { testApi } from '../support/api.ts'
import { insertEvaluacionesGrandes } from '../support/evaluaciones-grandes.ts'
import { insertTablonGrande } from '../support/tablon-grande.ts'
import { insertTareasGrandes } from '../support/tareas-grandes.ts'

/** `bun tests/bench/academia.ts`: lists and details with 2,000 students and 50 courses of 200; 20 ms at p99 is the limit. */
const LIMITE_MS = 20
const VECES = 200
const CALENTAMIENTO = 50
/** So long may it take to submit 50 answers. */
const ENVIO_MS = 100

const { db, pedir, sesion } = testApi({ now: '2026-08-15T12:00:00Z' })
const { docente } = insertAcademiaGrande(db)
insertAsistenciaGrande(db, 25)
const { hecha, porHacer, inscritos } = insertEvaluacionesGrandes(db, 25)
insertTareasGrandes(db)
// The first student is in the first course and in the last five.
insertTablonGrande(db, 1)
for (let catedraId = 46; catedraId <= 50; catedraId++) insertTablonGrande(db, catedraId, 200)
const alumno = { id: 1, nombre: '', apellido: '', email: '', sesion_version: 1 }

const calls = {
  admin: [
    '/admin/alumnos',
    '/admin/catedras',
    '/admin/catedras/25',
    '/admin/catedras/25/pagos',
    '/admin/catedras/25/diasclase',
    '/admin/catedras/25/asistencias/resumen',
    '/admin/catedras/25/alumnos/1000/asistencias',
    '/admin/tareas/97',
    '/admin/tareas/entregadas',
    '/admin/tareas/calificadas',
    '/admin/enrollment-candidates?catedra=3',
    '/admin/docentes',
    '/admin/dashboard-counts',
    '/alumnos/100',
    '/alumnos/contributing',
  ],
  docente: [
    '/docente/me/catedras',
    '/docente/me/catedra/25',
    '/docente/me/catedra/25/planes',
    '/docente/catedra/25/diasclase',
    '/docente/catedra/25/diasclase/60/asistencias',
    '/docente/catedra/25/asistencias/anual/2026',
    '/docente/catedra/25/evaluaciones-maestras',
    `/docente/evaluaciones/${hecha.id}`,
    `/docente/evaluaciones/${hecha.id}/resultados`,
    `/docente/evaluaciones/${hecha.id}/resultados.csv`,
    `/docente/catedra/25/alumnos/1000/evaluaciones/${hecha.id}/results`,
    '/docente/catedra/25/tareas',
    '/docente/catedra/25/tareas/97/entregas',
    '/docente/catedra/25/tareas/97/distribucion',
    '/docente/catedra/25/calificaciones',
    '/docente/catedra/25/alumnos/1000/entregas',
    '/docente/alumnos/100/pagos',
    '/docente/me/calendario',
    '/publicaciones/catedra/1',
    '/alumnos/100',
  ],
  alumno: [
    '/alumnos/me',
    '/alumnos/me/catedras',
    '/alumnos/me/dashboard',
    '/alumnos/me/publicaciones',
    '/alumnos/me/calendario',
    '/alumnos/me/tareas',
    '/tareas/1',
    '/publicaciones/catedra/1',
    '/publicaciones/catedra/1?antes=1000',
    '/publicaciones/1000',
    '/publicaciones/1000/comentarios',
  ],
} as const

let isSlow = false
for (const rol of ['admin', 'docente', 'alumno'] as const) {
  const headers = await sesion(rol, rol === 'docente' ? docente : alumno)
  for (const path of calls[rol]) {
    const ms = await measure(() => pedir(path, { headers }))
    if (ms.p99 > LIMITE_MS) isSlow = true
    console.log(lineOf(path, ms))
  }
}
const cabeceras = await Promise.all(inscritos.map((id) => sesion('alumno', { ...alumno, id })))
const respuestas = porHacer.preguntas.map(({ id, bien }) => ({ preguntaId: id, opcionElegidaId: bien }))
const body = JSON.stringify({ respuestas })
const envios = await measure(
  (i) =>
    pedir(`/alumnos/me/evaluaciones/${porHacer.id}/submit`, {
      method: 'POST',
      headers: { ...cabeceras[i], 'content-type': 'application/json' },
      body,
    }),
  { veces: cabeceras.length, calentamiento: 0 },
)
if (envios.p99 > ENVIO_MS) isSlow = true
console.log(lineOf('200 alumnos envían 50 respuestas', envios))
process.exit(isSlow ? 1 : 0)

async function measure(
  call: (i: number) => Promise<Response>,
  { veces, calentamiento } = { veces: VECES, calentamiento: CALENTAMIENTO },
) {
  const tiempos: number[] = []
  for (let i = 0; i < calentamiento + veces; i++) {
    const desde = performance.now()
    const response = await call(i)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${response.url} respondió ${response.status}`)
    if (i >= calentamiento) tiempos.push(performance.now() - desde)
  }
  tiempos.sort((a, b) => a - b)
  const percentil = (parte: number) => tiempos[Math.ceil(veces * parte) - 1] ?? Number.NaN
  return { p50: percentil(0.5), p99: percentil(0.99) }
}

function lineOf(what: string, { p50, p99 }: { p50: number; p99: number }): string {
  return `${what.padEnd(56)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`
}
