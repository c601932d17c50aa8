import { expect, test } from 'vitest'
import { correos } from '../../../db/schema/correos.ts'
import { insertAlumno } from '../../support/academia.ts'
import { mundoDeAportes } from '../../support/aportes.ts'
import { sugerenciaDePrueba } from '../../support/formularios.ts'

const ZOILA = { nombre: 'Zoila', apellido: 'Quiñónez', email: 'zoila@ejemplo.py' }
const COMO_ALUMNA = {
  is_student_contribution: true,
  student_first_name: 'Zoila',
  student_last_name: 'Quiñónez',
}

/** Zoila, a student, contributed and suggested; `erase` does what she asked for. */
async function conZoila() {
  const mundo = mundoDeAportes({ sinLimites: true })
  const { db, asAdmin } = mundo
  const alumna = mundo.as('alumno', insertAlumno(db, ZOILA))
  const aporte = await mundo.aporta({ ...COMO_ALUMNA, email: ZOILA.email })
  const sugerida = await mundo.sugiere({ ...COMO_ALUMNA, suggester_email: ZOILA.email })
  const erase = async () => {
    await alumna('POST /alumnos/me/pedido-de-borrado', {})
    expect((await asAdmin('POST /admin/pedidos-de-datos/1/borrar')).status).toBe(200)
    db.delete(correos).run()
  }
  return { ...mundo, aporte, sugerida, erase }
}

const deAprobar = (id: number) => `POST /composers/admin/suggestions/${id}/approve`

test('quien solo tenía sugerencias aprobadas deja el ranking en el acto', async () => {
  const { api, asAdmin, sugerida, erase } = await conZoila()
  await asAdmin(deAprobar(sugerida.id))
  expect((await api.ranking.get()).data).toMatchObject([{ student_first_name: 'Zoila' }])

  await erase()

  expect((await api.ranking.get()).data).toEqual([])
})

test('su ficha se edita sin su nombre, y la lista de aportantes por inscribir no la tiene', async () => {
  const { asAdmin, aporte, erase } = await conZoila()
  await asAdmin.composers({ id: aporte.id }).status.put({ status: 'PUBLISHED' })
  expect((await asAdmin('GET /alumnos/contributing')).data).toHaveLength(1)
  await erase()

  const { status, data } = await asAdmin(`PUT /composers/${aporte.id}`, { bio: 'Cantó y compuso.' })

  expect({ status, data }).toMatchObject({
    status: 200,
    data: { bio: 'Cantó y compuso.', is_student_contribution: true, student_first_name: null },
  })
  expect((await asAdmin(`GET /composers/${aporte.id}/history`)).data[0].antes).toEqual({ bio: aporte.bio })
  expect((await asAdmin('GET /alumnos/contributing')).data).toEqual([])
})

test('nadie le escribe, se decida lo que se decida de lo que dejó', async () => {
  const { db, asAdmin, sugiere, aporte, sugerida, erase } = await conZoila()
  const otra = await sugiere({ suggester_email: ZOILA.email })
  await erase()

  await asAdmin(`PUT /composers/${aporte.id}/status`, { status: 'PUBLISHED' })
  await asAdmin(deAprobar(sugerida.id))
  await asAdmin(`POST /composers/admin/suggestions/${otra.id}/reject`, { reason: 'No consta.' })

  expect(db.select({ para: correos.para }).from(correos).all()).toEqual([])
})

test('quien vuelve a aportar con la misma dirección es alguien nuevo', async () => {
  const { api, asAdmin, send, sugerida, erase } = await conZoila()
  await asAdmin(deAprobar(sugerida.id))
  await erase()

  const nueva = (
    await api
      .composers({ id: 1 })
      .suggestions.post(sugerenciaDePrueba({ bio: 'Cantó de nuevo.', suggester_email: ZOILA.email }))
  ).data
  await asAdmin(deAprobar(nueva?.id as number))

  expect((await api.ranking.get()).data).toMatchObject([
    { email: 'z***a@ejemplo.py', contributions: 1, is_student_contribution: false },
  ])
  expect(await send(`POST /aportes/${sugerida.recibo}/reclamar`, { email: ZOILA.email })).toMatchObject({
    status: 409,
    data: { code: 'aporte_sin_direccion' },
  })
})
