import { insertAcademiaGrande, insertAsistenciaGrande } from '../support/academia-grande.ts'
import { testApi } from '../support/api.ts'

/** `bun tests/bench/academia.ts`: lists and details with 2,000 students and 50 courses of 200; 20 ms at p99 is the limit. */
const LIMITE_MS = 20
const VECES = 200
const CALENTAMIENTO = 50

const { db, pedir, sesion } = testApi({ now: '2026-08-15T12:00:00Z' })
const { docente } = insertAcademiaGrande(db)
insertAsistenciaGrande(db, 25)
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
    '/docente/alumnos/100/pagos',
    '/alumnos/100',
  ],
  alumno: ['/alumnos/me', '/alumnos/me/catedras'],
} as const

let isSlow = false
for (const rol of ['admin', 'docente', 'alumno'] as const) {
  const headers = await sesion(rol, rol === 'docente' ? docente : alumno)
  for (const path of calls[rol]) {
    const ms = await measure(() => pedir(path, { headers }))
    if (ms.p99 > LIMITE_MS) isSlow = true
    console.log(`${path.padEnd(44)} p50 ${ms.p50.toFixed(1)} ms  p99 ${ms.p99.toFixed(1)} ms`)
  }
}
process.exit(isSlow ? 1 : 0)

async function measure(call: () => Promise<Response>) {
  const tiempos: number[] = []
  for (let i = 0; i < CALENTAMIENTO + VECES; i++) {
    const desde = performance.now()
    const response = await call()
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${response.url} respondió ${response.status}`)
    if (i >= CALENTAMIENTO) tiempos.push(performance.now() - desde)
  }
  tiempos.sort((a, b) => a - b)
  const percentil = (parte: number) => tiempos[Math.ceil(VECES * parte) - 1] ?? Number.NaN
  return { p50: percentil(0.5), p99: percentil(0.99) }
}
