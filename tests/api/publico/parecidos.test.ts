import { expect, onTestFinished, test } from 'vitest'
import { retencionDeMedios } from '../../../api/publico/aportes/retencion-de-medios.ts'
import { auditoria } from '../../../db/schema/auditoria.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { correos } from '../../../db/schema/correos.ts'
import { testApi } from '../../support/api.ts'
import { removeDataDir } from '../../support/archivos.ts'
import { insertCreador } from '../../support/creadores.ts'
import { aporteDePrueba } from '../../support/formularios.ts'
import { uploadFoto } from '../../support/fotos.ts'

/** Flores is published; somebody contributes him again. */
async function conFlores(datos: object = {}) {
  const contexto = testApi()
  onTestFinished(() => removeDataDir(contexto))
  const { db, api, asAdmin } = contexto
  const flores = insertCreador(db, {
    first_name: 'José Asunción',
    last_name: 'Flores',
    birth_year: 1904,
    period: 'GUERRA_DEL_CHACO_Y_GUARANIA',
    mainRole: ['COMPOSER'],
  })
  const { data: aporte } = await api.composers.post(
    aporteDePrueba({
      first_name: 'Jose',
      last_name: 'Flores',
      birth_year: 1904,
      death_year: 1972,
      bio: 'Creador de la guarania.',
      mainRole: ['CONDUCTOR'],
      is_student_contribution: true,
      student_first_name: 'Lucía',
      student_last_name: 'Acosta',
      ...datos,
    }),
  )
  const convert = (composerId = flores.id, id = aporte.id) =>
    asAdmin.admin.composers({ id }).suggestion.post({ composerId })
  return { ...contexto, flores, aporte, convert }
}

const difiere = {
  death_year: 1972,
  bio: 'Creador de la guarania.',
  notable_works: 'Cantos del agua',
  mainRole: ['COMPOSER', 'CONDUCTOR'],
}

test('a un aporte que espera lo acompañan los publicados a los que se parece, y ningún otro', async () => {
  const { asAdmin, db, flores, aporte } = await conFlores()
  insertCreador(db, { first_name: 'José', last_name: 'Flores', birth_year: 1990 })
  insertCreador(db, { first_name: 'Ana', last_name: 'Flores', birth_year: 1904 })
  insertCreador(db, { first_name: 'José', last_name: 'Flores', status: 'REJECTED' })

  const { data } = await asAdmin.composers.pending.get()

  expect(data.map(({ id, parecidos }) => [id, parecidos.map((uno) => uno.id)])).toEqual([
    [aporte.id, [flores.id]],
  ])
  expect(JSON.stringify(data[0]?.parecidos)).not.toMatch(/email|ip_address|_reason/)
})

test('se muestran tres a lo sumo, y una letra de más no los esconde', async () => {
  const { asAdmin, db } = await conFlores({ first_name: 'Agustina', last_name: 'Mirandda', birth_year: 1930 })
  for (let i = 0; i < 5; i++) insertCreador(db, { first_name: 'Agustina', last_name: 'Miranda' })

  const { data } = await asAdmin.composers.pending.get()

  expect(data[0]?.parecidos).toHaveLength(3)
})

test('el aporte se cierra y lo que dice distinto espera como sugerencia; quien lo envió se entera', async () => {
  const { convert, asAdmin, aporte, flores, outbox, sent, db } = await conFlores()

  const { status, data } = await convert()

  expect(status).toBe(201)
  expect(data).toEqual({
    ...difiere,
    id: 1,
    status: 'PENDING',
    reason: 'Llegó como un aporte nuevo, de Jose Flores.',
    created_at: '2026-03-02T12:00:00.000Z',
  })
  expect((await asAdmin.composers.pending.get()).data).toEqual([])
  expect((await asAdmin.composers.admin.suggestions.get()).data).toMatchObject([
    {
      ...difiere,
      suggester_email: 'Quien@Aporta.py',
      is_student_contribution: true,
      student_first_name: 'Lucía',
      student_last_name: 'Acosta',
      Composer: { id: flores.id },
    },
  ])
  expect((await asAdmin.admin.composers({ id: aporte.id }).get()).data).toMatchObject({
    status: 'REJECTED',
    rejection_reason: 'Pasó a ser una sugerencia para José Asunción Flores.',
  })
  await outbox.sendDue()
  expect(sent.at(-1)).toMatchObject({ to: 'Quien@Aporta.py', subject: 'Recibimos tu sugerencia' })
  expect(sent.at(-1)?.text).toContain('José Asunción Flores')
  expect(db.select().from(auditoria).all()).toMatchObject([
    {
      resumen: 'Pasó un aporte a sugerencia — José Asunción Flores',
      ids: { creadorId: flores.id, aporteId: aporte.id, sugerenciaId: 1 },
    },
  ])
})

test('aprobada, la ficha que estaba dice también lo nuevo, con su nombre de siempre', async () => {
  const { convert, asAdmin, api, flores } = await conFlores()
  await convert()

  await asAdmin.composers.admin.suggestions({ id: 1 }).approve.post()

  expect((await api.composers({ id: flores.id }).get()).data).toMatchObject({
    ...difiere,
    first_name: 'José Asunción',
    period: 'GUERRA_DEL_CHACO_Y_GUARANIA',
  })
})

test('dos toques a la vez hacen una sola sugerencia', async () => {
  const { convert, db } = await conFlores()

  const estados = (await Promise.all([convert(), convert()])).map(({ status }) => status)

  expect(estados.sort()).toEqual([201, 409])
  expect(db.select().from(sugerencias).all()).toHaveLength(1)
  expect(db.select().from(correos).all()).toHaveLength(2)
})

test.each([
  ['ya resuelto', {}, 'aporte_no_pendiente', 'REJECTED'],
  [
    'sin nada nuevo',
    {
      bio: 'Una vida dedicada a su oficio.',
      notable_works: 'Obra primera',
      death_year: null,
      mainRole: ['COMPOSER'],
    },
    'aporte_sin_diferencias',
    undefined,
  ],
] as const)('un aporte %s no se convierte', async (_caso, datos, code, status) => {
  const { convert, asAdmin, aporte, db } = await conFlores(datos)
  if (status) await asAdmin.composers({ id: aporte.id }).status.put({ status })

  expect(await convert()).toMatchObject({ status: 409, data: { code } })
  expect(db.select().from(sugerencias).all()).toEqual([])
})

test('tampoco lo que no dejó un email, ni hacia quien no está publicado o no existe', async () => {
  const { convert, db, aporte } = await conFlores()
  const anonimo = insertCreador(db, { status: 'PENDING_REVIEW' })
  const rechazado = insertCreador(db, { status: 'REJECTED' })

  expect(await convert(undefined, anonimo.id)).toMatchObject({
    status: 409,
    data: { code: 'aporte_sin_email' },
  })
  for (const destino of [rechazado.id, aporte.id, 999]) expect((await convert(destino)).status).toBe(404)
  expect((await convert(undefined, 999)).status).toBe(404)
  expect((await convert(0)).status).toBe(400)
  expect(db.select().from(sugerencias).all()).toEqual([])
})

test('lo que dejaría mal a la ficha no se propone: se dice qué', async () => {
  const { convert, db, asAdmin } = await conFlores({ death_year: 1904, death_month: 1 })
  const deMarzo = insertCreador(db, {
    first_name: 'José',
    last_name: 'Flores',
    birth_year: 1904,
    birth_month: 3,
  })

  expect(await convert(deMarzo.id)).toMatchObject({
    status: 400,
    data: { error: 'La fecha de fallecimiento no puede ser anterior a la de nacimiento.' },
  })
  expect(db.select().from(sugerencias).all()).toEqual([])
  expect((await asAdmin.composers.pending.get()).data).toHaveLength(1)
})

test('la foto pasa con la sugerencia: se ve al aprobarla, y la rechazada vuelve con ella o se va a los treinta días', async () => {
  const contexto = await conFlores()
  const { asAdmin, api, convert, readArchivo, sesion, flores } = contexto
  const admin = await sesion()
  const see = async (foto: string, headers = {}) => (await readArchivo(foto, { headers })).status
  const contribute = async () => {
    const { data: subida } = await uploadFoto(contexto)
    const { data } = await api.composers.post(
      aporteDePrueba({ photo_url: subida.photo_url, bio: subida.photo_url }),
    )
    await convert(flores.id, data.id)
    return subida.photo_url as string
  }

  const [aprobada, rechazada] = [await contribute(), await contribute()]
  expect([await see(aprobada), await see(aprobada, admin)]).toEqual([404, 200])
  await asAdmin.composers.admin.suggestions({ id: 1 }).approve.post()
  await asAdmin.composers.admin.suggestions({ id: 2 }).reject.post({ reason: 'Es otra persona.' })

  expect((await api.composers({ id: flores.id }).get()).data.photo_url).toBe(aprobada)
  expect([await see(aprobada), await see(rechazada, admin)]).toEqual([200, 200])

  await asAdmin.admin.sugerencias({ id: 2 }).deshacer.post()
  expect((await asAdmin('GET /admin/sugerencias')).data.data).toMatchObject([{ id: 2, photo_url: rechazada }])
  await asAdmin.composers.admin.suggestions({ id: 2 }).reject.post({ reason: 'Es otra persona.' })
  contexto.advance(30 * 24 * 3_600_000)
  retencionDeMedios(contexto.deps).run()
  expect([await see(aprobada), await see(rechazada, await sesion())]).toEqual([200, 404])
})
