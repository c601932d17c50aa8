import { expect, test } from 'vitest'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { mundoDeAportes } from '../../support/aportes.ts'
import { aporteDePrueba, sugerenciaDePrueba } from '../../support/formularios.ts'
import { responde } from '../../support/prueba-de-trabajo.ts'

const HORA = 3_600_000
let numero = 0

function mundo() {
  const contexto = mundoDeAportes()
  const { api, send } = contexto
  return {
    ...contexto,
    reto: async () => (await api.aportes.prueba.get()).data.reto,
    envia: (prueba?: string) =>
      send(
        'POST /composers',
        aporteDePrueba({ last_name: `Paz ${++numero}` }),
        prueba === undefined ? {} : { 'x-prueba': prueba },
      ),
  }
}

test('con una prueba se aporta, y sin ella también', async () => {
  const { reto, envia, send } = mundo()
  const prueba = responde(await reto())

  expect((await envia(prueba)).status).toBe(201)
  expect((await envia()).status).toBe(201)
  const otra = responde(await reto())
  const sugerencia = sugerenciaDePrueba({ bio: 'Otra.' })
  expect((await send('POST /composers/1/suggestions', sugerencia, { 'x-prueba': otra })).status).toBe(201)
})

test('una que no vale se dice, y no se guarda nada', async () => {
  const { reto, envia, db, advance } = mundo()
  const usada = responde(await reto())
  await envia(usada)
  const antes = db.select().from(creadores).all().length
  const bueno = await reto()
  const vieja = responde(await reto())
  const [venceEn = '', azar, firma] = bueno.split('.')
  const ajeno = `${(Number.parseInt(venceEn, 36) + HORA).toString(36)}.${azar}.${firma}`

  for (const prueba of [usada, responde(bueno, { mal: true }), responde(ajeno), '', 'x', 'a.b.c.d']) {
    expect(await envia(prueba)).toMatchObject({ status: 400, data: { code: 'prueba_invalida' } })
  }
  advance(3 * HORA)
  expect((await envia(vieja)).status).toBe(400)
  expect(db.select().from(creadores).all()).toHaveLength(antes)
})

test('sin prueba se aporta hasta sesenta veces por hora; con ella, más', async () => {
  const { reto, envia } = mundo()
  for (let vez = 0; vez < 60; vez++) await envia()

  expect((await envia()).status).toBe(429)
  expect((await envia(responde(await reto()))).status).toBe(201)
})

test('quien llena el campo que nadie ve no deja nada', async () => {
  const { send, db } = mundo()
  const antes = db.select().from(creadores).all().length

  const aporte = await send('POST /composers', aporteDePrueba({ sitio_web: 'https://spam.example' }))
  const sugerencia = await send(
    'POST /composers/1/suggestions',
    sugerenciaDePrueba({ bio: 'Otra.', sitio_web: 'x' }),
  )

  for (const { status, data } of [aporte, sugerencia]) {
    expect(status).toBe(400)
    expect(data.code).toBe('campo_oculto')
  }
  expect(db.select().from(creadores).all()).toHaveLength(antes)
  expect(db.select().from(sugerencias).all()).toEqual([])
  expect((await send('POST /composers', aporteDePrueba({ sitio_web: '' }))).status).toBe(201)
})
