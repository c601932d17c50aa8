import { expect, test, vi } from 'vitest'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import { seedDemo } from '../../../db/seed/demo.ts'
import { type Azar, azarDe } from '../../../src/domain/base/azar.ts'
import { testApi } from '../../support/api.ts'
import { removeDataDir } from '../../support/archivos.ts'
import { insertCreador } from '../../support/creadores.ts'
import {
  type Operacion,
  operacionesDe,
  type Pedido,
  pedidoConforme,
  pedidoTorcido,
} from '../../support/pedidos-al-azar.ts'
import { VUELTAS } from '../../support/vueltas.ts'

const SEMILLA = Number(process.env.AZAR_SEMILLA ?? 1)

/** The whole API with the demonstration's course, and somebody of each role in it. */
async function conDemo() {
  const contexto = testApi({ sinLimites: true, metricsToken: 'x'.repeat(16) })
  const { db, sesion } = contexto
  seedDemo({ db, now: Date.parse('2026-03-02T12:00:00Z') })
  for (const status of ['PUBLISHED', 'PENDING_REVIEW', 'PUBLISHED'] as const) insertCreador(db, { status })
  const alumno = db.select().from(alumnos).get()
  const docente = db.select().from(docentes).get()
  /** Anew for each call: some end the session that they come with. */
  const quienes: Record<string, () => Promise<Record<string, string>>> = {
    nadie: async () => ({}),
    alumno: () => sesion('alumno', alumno),
    docente: () => sesion('docente', docente),
    admin: () => sesion('admin'),
  }
  const documento = await (await contexto.call('/docs/json')).json()
  // After it, nothing else would be done.
  const operaciones = operacionesDe(documento).filter(({ path }) => !path.endsWith('/admin/mantenimiento'))
  return { ...contexto, quienes, operaciones }
}

test('lo que sea que se envíe, nada falla por dentro y todo responde como dice la descripción', {
  timeout: 120_000,
}, async () => {
  const azar = azarDe(SEMILLA)
  const fallas: string[] = []
  const logradas = new Set<string>()

  for (let vuelta = 0; vuelta < VUELTAS; vuelta++) fallas.push(...(await unaVuelta(azar, logradas)))

  expect(fallas).toEqual([])
  // Where only refusals were tried, nothing was.
  expect(logradas.size).toBeGreaterThan(150)
  vi.mocked(console.error).mockClear()
})

/** Each call twice by each of them, on a world of its own: the administrator's calls delete much of it. */
async function unaVuelta(azar: Azar, logradas: Set<string>): Promise<string[]> {
  const contexto = await conDemo()
  const fallas: string[] = []
  for (const [quien, signIn] of Object.entries(contexto.quienes)) {
    for (const operacion of azar.barajar(contexto.operaciones)) {
      for (const make of [pedidoConforme, pedidoTorcido]) {
        const pedido = make(azar, operacion)
        const { url, ...init } = pedido
        const headers = { ...init.headers, ...(await signIn()) }
        const response = await contexto.call(url, { ...init, headers })
        if (response.ok) logradas.add(`${operacion.method} ${operacion.path}`)
        const falla = await failureOf(response, operacion)
        if (falla) fallas.push(`${quien} ${enPalabras(pedido)}: ${falla}`)
        await response.body?.cancel().catch(() => undefined)
      }
    }
  }
  contexto.oyentes.stop()
  removeDataDir(contexto)
  return fallas
}

const enPalabras = ({ method, url, body }: Pedido) =>
  `${method} ${url} ${typeof body === 'string' ? body : ''}`.slice(0, 500)

async function failureOf(response: Response, { estados }: Operacion): Promise<string | undefined> {
  const { status } = response
  if (status >= 500 && status !== 503) return String(status)
  if (!estados.includes(status)) return `${status}, que no está entre ${estados}`
  if (status >= 400 && !(await isError(response))) return `${status} sin la forma de un error`
  return undefined
}

async function isError(response: Response): Promise<boolean> {
  const { error, message, code } = await response.json().catch(() => ({}))
  return (
    typeof error === 'string' &&
    error === message &&
    typeof code === 'string' &&
    !/SQLITE|at \w+ \(/.test(error)
  )
}
