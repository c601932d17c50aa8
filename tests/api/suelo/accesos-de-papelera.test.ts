import { expect, test } from 'vitest'
import { putInPapelera } from '../../../api/suelo/papelera/tirar.ts'
import { transact } from '../../../db/client.ts'
import { insertAlumno, insertDocente } from '../../support/academia.ts'
import { como, testApi } from '../../support/api.ts'

const roles = [
  { rol: 'alumno', tipo: 'ALUMNO', me: '/alumnos/me', ruta: '/alumnos', insert: insertAlumno },
  { rol: 'docente', tipo: 'DOCENTE', me: '/docente/me', ruta: '/admin/docentes', insert: insertDocente },
] as const

async function conAccesos({ rol, me, ruta, insert }: (typeof roles)[number]) {
  const contexto = testApi()
  const persona = insert(contexto.db, { email: 'ana@prueba.py' })
  const pide = await como(contexto, rol, persona)
  const { url } = (await pide(`POST ${me}/calendario/enlace`)).data
  await pide(`PUT ${me}`, { email: 'ana@otra.py' })
  return {
    ...contexto,
    persona,
    pide,
    abreCalendario: async () => (await contexto.call(new URL(url).pathname.replace('/api', ''))).status,
    elimina: () => contexto.asAdmin(`DELETE ${ruta}/${persona.id}`),
    restaura: () => contexto.asAdmin('POST /admin/papelera/1/restaurar', {}),
    readPerfil: async () => (await contexto.as(rol, persona)(`GET ${me}`)).data,
  }
}

test.each(roles)(
  'un $rol que vuelve de la papelera ingresa de nuevo, con otra dirección de calendario',
  async (cual) => {
    const { pide, abreCalendario, elimina, restaura, readPerfil } = await conAccesos(cual)
    expect([(await pide(`GET ${cual.me}`)).status, await abreCalendario()]).toEqual([200, 200])

    await elimina()
    const eliminado = [(await pide(`GET ${cual.me}`)).status, await abreCalendario()]
    const restaurado = await restaura()

    expect(eliminado).toEqual([401, 404])
    expect(restaurado.status).toBe(200)
    expect([(await pide(`GET ${cual.me}`)).status, await abreCalendario()]).toEqual([401, 404])
    expect(await readPerfil()).toMatchObject({ email: 'ana@prueba.py', email_pendiente: null })
  },
)

test.each(roles)('tampoco vuelven los de un $rol que ya esperaba en la papelera', async (cual) => {
  const { db, deps, persona, pide, abreCalendario, restaura } = await conAccesos(cual)
  transact(db, (tx) => putInPapelera(deps, tx, { rol: 'admin', id: 0 }, cual.tipo, persona.id))

  expect((await restaura()).status).toBe(200)

  expect([(await pide(`GET ${cual.me}`)).status, await abreCalendario()]).toEqual([401, 404])
})
