import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openData } from '../../../api/commands/command.ts'
import { requireSinLimite } from '../../../api/suelo/sesiones/ingreso-en-mano.ts'
import { cambiosDeEmail } from '../../../db/schema/cambios-de-email.ts'
import { pedidosDeDatos } from '../../../db/schema/datos-personales.ts'
import { sesiones } from '../../../db/schema/sesiones.ts'
import { newCarpeta } from '../../support/carpetas.ts'
import { baseConMigraciones } from '../../support/esquemas-anteriores.ts'
import { createMundo } from '../../support/mundo.ts'

const RECHAZO = {
  status: 403,
  data: {
    code: 'ingreso_en_mano',
    message: 'Entraste con un código en mano: eso se puede desde el 05/03/2026, o con un código por correo.',
  },
}

/** Ana, who came in with a code that her teacher said aloud. */
async function conCodigoEnMano() {
  const mundo = createMundo({ alumnos: 1 })
  const { asDocente, catedra, alumnos, send, as } = mundo
  const [ana] = alumnos
  const { data } = await asDocente(`POST /docente/catedra/${catedra.id}/alumnos/${ana.id}/codigo`)
  const { data: ingreso } = await send('POST /alumnos/verify-otp', { email: ana.email, otp: data.codigo })
  return {
    ...mundo,
    ana,
    suya: as('alumno', ana),
    pide: (llamada: string, cuerpo?: unknown) =>
      send(llamada, cuerpo, { authorization: `Bearer ${ingreso.token}` }),
  }
}

test('quien entró con un código en mano no cambia el email, y nada de lo que envió se guarda', async () => {
  const { pide, db, ana } = await conCodigoEnMano()

  expect(await pide('PUT /alumnos/me', { email: 'otra@prueba.py', telefono: '0981' })).toMatchObject(RECHAZO)
  expect(await pide('POST /alumnos/me/email', { codigo: '123456' })).toMatchObject(RECHAZO)

  expect((await pide('GET /alumnos/me')).data).toMatchObject({ email: ana.email, telefono: null })
  expect(db.select().from(cambiosDeEmail).all()).toEqual([])
  expect((await pide('PUT /alumnos/me', { email: ana.email, telefono: '0981' })).status).toBe(200)
})

test('tampoco confirma el que se pidió en otra sesión, pero lo puede cancelar', async () => {
  const { pide, suya, outbox, sent } = await conCodigoEnMano()
  await suya('PUT /alumnos/me', { email: 'otra@prueba.py' })
  await outbox.sendDue()
  const carta = sent.findLast(({ subject }) => subject === 'Confirma tu email nuevo')
  const codigo = /es (\d{6})\./.exec(carta?.text ?? '')?.[1]

  expect(await pide('POST /alumnos/me/email', { codigo })).toMatchObject(RECHAZO)
  expect((await pide('DELETE /alumnos/me/email')).status).toBe(200)
  expect((await suya('GET /alumnos/me')).data.email_pendiente).toBe(null)
})

test('no se lleva los datos, ni pide que se borren', async () => {
  const { pide, db } = await conCodigoEnMano()

  expect(await pide('GET /alumnos/me/datos.zip')).toMatchObject(RECHAZO)
  expect(await pide('POST /alumnos/me/pedido-de-borrado', {})).toMatchObject(RECHAZO)
  expect(db.select().from(pedidosDeDatos).all()).toEqual([])
})

test('no termina otras sesiones; la suya, sí', async () => {
  const { pide, suya, db, ana } = await conCodigoEnMano()
  await suya('GET /alumnos/me')
  const deAna = () => db.select({ id: sesiones.id }).from(sesiones).where(eq(sesiones.alumnoId, ana.id)).all()
  const [propia, ajena] = deAna()

  expect(await pide('DELETE /sesiones')).toMatchObject(RECHAZO)
  expect(await pide(`DELETE /sesiones/${ajena?.id}`)).toMatchObject(RECHAZO)
  expect(deAna()).toHaveLength(2)
  expect((await pide(`DELETE /sesiones/${propia?.id}`)).status).toBe(200)
  expect(deAna()).toEqual([ajena])
})

test('el perfil dice desde cuándo puede todo', async () => {
  const { pide, suya } = await conCodigoEnMano()

  expect((await pide('GET /alumnos/me')).data.libre_en).toBe('2026-03-05T12:00:00.000Z')
  expect((await suya('GET /alumnos/me')).data.libre_en).toBe(null)
})

test.each([
  ['un instante antes', '2026-03-06T02:30:00Z', -1, '05/03/2026'],
  ['desde entonces', '2026-03-06T02:30:00Z', 0, undefined],
  ['al otro día en la institución', '2026-03-06T03:30:00Z', -1, '06/03/2026'],
])('%s: la fecha es la de la institución', (_caso, libre, desfase, fecha) => {
  const libreEn = Date.parse(libre)
  const mira = () => requireSinLimite({ now: () => libreEn + desfase, zona: 'America/Asuncion' }, { libreEn })

  if (fecha) expect(mira).toThrow(`eso se puede desde el ${fecha}, o con un código por correo.`)
  else expect(mira).not.toThrow()
})

test('de lo que estaba abierto al actualizar, lo que abrió un código en mano queda con su límite', () => {
  const dataDir = newCarpeta()
  const antes = baseConMigraciones(join(dataDir, 'guarania.db'), 25)
  antes.exec(`DELETE FROM ingresos; DELETE FROM sesiones;
    INSERT INTO ingresos (alumno_id, cuando, como) VALUES (1, 1000000, 'DOCENTE'), (1, 9000000, 'CORREO');
    INSERT INTO sesiones (rol, alumno_id, dispositivo, created_at, vence_en, vista_en)
    VALUES ('alumno', 1, 'Uno', 1000040, 1, 1), ('alumno', 1, 'Otro', 9000040, 1, 1)`)
  antes.close()

  const { sqlite } = openData(dataDir)

  const libres = sqlite.prepare('SELECT libre_en FROM sesiones ORDER BY id').pluck().all()
  expect(libres).toEqual([1_000_040 + 72 * 3_600_000, null])
  sqlite.close()
})
