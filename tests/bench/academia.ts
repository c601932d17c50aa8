import { testApi } from '../support/api.ts'
import { AHORA, CATEDRA, CON_TABLON, insertMundo, type Mundo } from './support/academia.ts'
import { check, info, type Measure } from './support/measure.ts'
import { percentile } from './support/stats.ts'

const LIMITE_MS = 20
const VECES = 200
const CALENTAMIENTO = 50

/** Calls with a limit of their own, in milliseconds. */
const limites: Record<string, number> = {
  [`/docente/catedra/${CATEDRA}/asistencias/anual/2026`]: 50,
  [`/docente/catedra/${CATEDRA}/habilitacion`]: 30,
}

/** With each mark of 120 class days, a megabyte and more; the screens ask for the short form. */
const ENTERAS = new Set([`/admin/catedras/${CATEDRA}`, `/docente/me/catedra/${CATEDRA}`])

/** The academic lists and details in process, with 2,000 students and 50 courses of 200. */
export async function* academia(): AsyncGenerator<Measure> {
  const { db, call, sesion } = testApi({ now: AHORA })
  const mundo = insertMundo(db)
  yield await regrade(call, await sesion('docente', mundo.docente), mundo)
  const de = { admin: undefined, docente: mundo.docente, alumno: mundo.alumno }
  for (const [rol, paths] of Object.entries(llamadas(mundo)) as [keyof typeof de, string[]][]) {
    const headers = await sesion(rol, de[rol])
    for (const path of paths) {
      const p99 = await medir(() => call(path, { headers }))
      const name = `academia: ${path}, p99`
      yield ENTERAS.has(path)
        ? info(name, p99, 'ms')
        : check(name, p99, '<', limites[path] ?? LIMITE_MS, 'ms')
    }
  }
}

const llamadas = ({ hecha }: Mundo) => ({
  admin: [
    '/admin/alumnos',
    '/admin/catedras',
    `/admin/catedras/${CATEDRA - 1}`,
    `/admin/catedras/${CATEDRA}`,
    `/admin/catedras/${CATEDRA}/pagos`,
    `/admin/catedras/${CATEDRA}/diasclase`,
    `/admin/catedras/${CATEDRA}/asistencias/resumen`,
    `/admin/catedras/${CATEDRA}/alumnos/1000/asistencias`,
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
    `/docente/me/catedra/${CATEDRA - 1}`,
    `/docente/me/catedra/${CATEDRA}`,
    `/docente/me/catedra/${CATEDRA}/resumen`,
    `/docente/me/catedra/${CATEDRA}/planes`,
    `/docente/catedra/${CATEDRA}/diasclase`,
    `/docente/catedra/${CATEDRA}/diasclase/60/asistencias`,
    `/docente/catedra/${CATEDRA}/asistencias/anual/2026`,
    `/docente/catedra/${CATEDRA}/habilitacion`,
    `/docente/catedra/${CATEDRA}/evaluaciones-maestras`,
    `/docente/evaluaciones/${hecha.id}`,
    `/docente/evaluaciones/${hecha.id}/resultados`,
    `/docente/evaluaciones/${hecha.id}/resultados.csv`,
    `/docente/catedra/${CATEDRA}/alumnos/1000/evaluaciones/${hecha.id}/results`,
    `/docente/catedra/${CATEDRA}/tareas`,
    `/docente/catedra/${CATEDRA}/tareas/97/entregas`,
    `/docente/catedra/${CATEDRA}/tareas/97/distribucion`,
    `/docente/catedra/${CATEDRA}/calificaciones`,
    `/docente/catedra/${CATEDRA}/alumnos/1000/entregas`,
    '/docente/alumnos/100/pagos',
    '/docente/me/calendario',
    '/docente/me/por-corregir',
    `/publicaciones/catedra/${CON_TABLON}`,
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
    `/publicaciones/catedra/${CON_TABLON}`,
    `/publicaciones/catedra/${CON_TABLON}?antes=1000`,
    '/publicaciones/1000',
    '/publicaciones/1000/comentarios',
  ],
})

/** What a corrected datum does to a course of 200, tried and then done; both of them count. */
async function regrade(
  call: (path: string, init: RequestInit) => Promise<Response>,
  headers: Record<string, string>,
  { hecha }: Mundo,
): Promise<Measure> {
  const tiempos: number[] = []
  for (const [i, { id }] of hecha.preguntas.slice(0, REVISADAS).entries()) {
    const cuerpo = JSON.stringify({ preguntaId: id, como: 'ANULAR' })
    const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: cuerpo }
    for (const prueba of ['?prueba=1', '']) {
      const desde = performance.now()
      const response = await call(`/docente/evaluaciones/${hecha.id}/recalificar${prueba}`, init)
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`recalificar respondió ${response.status}`)
      if (i > 0) tiempos.push(performance.now() - desde)
    }
  }
  return check('academia: regrading 200 students, max', Math.max(...tiempos), '<', 200, 'ms')
}

/** The first one only warms up. */
const REVISADAS = 6

async function medir(call: () => Promise<Response>): Promise<number> {
  const tiempos: number[] = []
  for (let i = 0; i < CALENTAMIENTO + VECES; i++) {
    const desde = performance.now()
    const response = await call()
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${response.url} respondió ${response.status}`)
    if (i >= CALENTAMIENTO) tiempos.push(performance.now() - desde)
  }
  return percentile(tiempos, 0.99)
}
