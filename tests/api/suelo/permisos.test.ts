import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { adminSession, startSesion } from '../../../api/suelo/services/sign-in.ts'
import { seedDemo } from '../../../db/seed/demo.ts'
import { insertCatedra, insertDiaClase, insertDocente, insertPlan } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { conEnlace, publicas, rolesDe } from '../../support/permisos.ts'

/** One for all: to put the routes together takes longer than to call them. */
const contexto = testApi({ metricsToken: 'un token de las métricas' })

const todas = contexto.app.routes.map(({ method, path }) => `${method} ${path.replace('/api', '')}`)
const guardadas = todas.filter((call) => !publicas.includes(call))
const concreta = (call: string) => call.replace(':year', '2026').replace(/:\w+/g, '1')

test('la lista de lo público solo nombra lo que existe', () => {
  expect(publicas.filter((call) => !todas.includes(call))).toEqual([])
})

test.each(guardadas)('%s pide una sesión, antes de mirar lo que se envía', async (call) => {
  const { status, data } = await contexto.send(concreta(call))

  expect(status).toBe(401)
  expect(data.message).toBe(data.error)
})

const codificado = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')

/** What somebody could make of a good token. */
function adulterados(token: string): string[] {
  const [cabecera = '', cuerpo = '', firma = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(cuerpo, 'base64url').toString())
  const deOtroRol = codificado({ ...claims, role: claims.role === 'admin' ? 'docente' : 'admin' })
  const eterno = codificado({ ...claims, exp: 9_999_999_999 })
  const otraFirma = createHmac('sha256', 'otro secreto').update(`${cabecera}.${cuerpo}`).digest('base64url')
  const sinFirma = codificado({ alg: 'none', typ: 'JWT' })
  return [
    `${cabecera}.${deOtroRol}.${firma}`,
    `${cabecera}.${eterno}.${firma}`,
    `${cabecera}.${cuerpo}.${otraFirma}`,
    `${cabecera}.${cuerpo}.`,
    `${sinFirma}.${cuerpo}.`,
    `${sinFirma}.${cuerpo}.${firma}`,
  ]
}

test.each(guardadas.filter((call) => !conEnlace.includes(call)))(
  '%s es solo de sus roles, y una sesión falsa o vencida no vale',
  async (route) => {
    const { call, sesion, advance, tokens, deps } = contexto
    const [method = 'GET', path = '/'] = concreta(route).split(' ')
    const estadoCon = async (headers: Record<string, string>) =>
      (await call(path, { method, headers })).status
    const suyos = rolesDe(route)

    for (const rol of ['admin', 'docente', 'alumno'] as const) {
      const estado = await estadoCon(await sesion(rol))
      if (suyos.includes(rol)) expect([401, 403], rol).not.toContain(estado)
      else expect(estado, rol).toBe(403)
    }
    expect(await estadoCon({ authorization: 'Bearer inventado' })).toBe(401)
    for (const uso of ['corregir', 'archivos', 'visitante'] as const) {
      const deOtroUso = await tokens.sign(uso, startSesion(deps, adminSession), 60)
      expect(await estadoCon({ authorization: `Bearer ${deOtroUso}` })).toBe(401)
    }
    const headers = await sesion(suyos[0])
    for (const falso of adulterados(headers.authorization.slice('Bearer '.length))) {
      expect(await estadoCon({ authorization: `Bearer ${falso}` })).toBe(401)
    }
    advance(13 * 3_600_000)
    expect(await estadoCon(headers)).toBe(401)
  },
)

test('HEAD responde como GET, sin cuerpo', async () => {
  const { call } = testApi()

  for (const [path, status] of [
    ['/composers', 200],
    ['/composers/1', 404],
    ['/composers/pending', 401],
  ] as const) {
    expect((await call(path, { method: 'HEAD' })).status).toBe(status)
  }
})

/** The administrator may everything, and whose name is in the address. */
const deCatedras = guardadas.filter(
  (call) => call.includes('/:') && !rolesDe(call).every((rol) => rol === 'admin'),
)

test('a quien es de otra cátedra nada le responde, y nada cambia', async () => {
  const { db, sqlite, call, sesion, oyentes } = testApi()
  seedDemo({ db, now: Date.parse('2026-03-02T12:00:00Z') })
  // The first session, which is named in an address, is nobody's of theirs.
  await sesion('admin')
  const responden: string[] = []

  for (const route of deCatedras) {
    const [method = 'GET', path = '/'] = concreta(route).split(' ')
    for (const rol of rolesDe(route).filter((uno) => uno !== 'admin')) {
      const headers = { ...(await sesion(rol)), 'content-type': 'application/json' }
      const antes = cambiosDe(sqlite)
      const { status } = await call(path, { method, headers, ...(method !== 'GET' && { body: '{}' }) })
      if (![403, 404].includes(status) || cambiosDe(sqlite) !== antes)
        responden.push(`${rol} ${route}: ${status}`)
    }
  }
  oyentes.stop()

  expect(responden).toEqual([])
})

const cambiosDe = (sqlite: { prepare(sql: string): { pluck(): { get(): unknown } } }) =>
  sqlite.prepare('SELECT total_changes()').pluck().get()

test('de lo ajeno se dice que no está, antes que lo que falta en el pedido', async () => {
  const contexto = testApi()
  const { db } = contexto
  const [docente, colega] = [insertDocente(db), insertDocente(db)]
  const [suya, ajena] = [docente, colega].map(({ id }) => insertCatedra(db, { docenteId: id }).id)
  const dias = [suya, ajena].map((catedraId = 0) => insertDiaClase(db, { catedraId, fecha: '2026-03-02' }).id)
  const planes = [suya, ajena].map((catedraId = 0) => insertPlan(db, { catedraId }).id)
  const pide = contexto.as('docente', docente)
  const estados = (llamadas: string[]) =>
    Promise.all(llamadas.map(async (llamada) => (await pide(llamada, {})).status))

  const deLoAjeno = await estados([
    `POST /docente/catedra/${ajena}/diasclase`,
    `POST /docente/catedra/${suya}/diasclase/${dias[1]}/toggle-asistencia`,
    `POST /docente/me/planes/${planes[1]}/unidades`,
  ])
  const deLoPropio = await estados([
    `POST /docente/catedra/${suya}/diasclase`,
    `POST /docente/catedra/${suya}/diasclase/${dias[0]}/toggle-asistencia`,
    `POST /docente/me/planes/${planes[0]}/unidades`,
  ])

  expect(deLoAjeno).toEqual([404, 404, 404])
  expect(deLoPropio).toEqual([400, 400, 400])
  expect(await pide(`POST /docente/catedra/${ajena}/diasclase`, {})).toMatchObject({
    data: { code: 'catedra_no_encontrada', message: 'Cátedra no encontrada' },
  })
  expect((await pide('POST /docente/catedra/cero/diasclase', {})).status).toBe(400)
})
