import { expect, test, vi } from 'vitest'
import { transact } from '../../../db/client.ts'
import { creadorVersiones, sugerencias } from '../../../db/schema/comunidad.ts'
import { correos } from '../../../db/schema/correos.ts'
import { columnasDeFechas } from '../../../src/domain/creadores/fechas-de-vida.ts'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'
import { sugerenciaDePrueba } from '../../support/formularios.ts'

function conCreador(datos: Parameters<typeof insertCreador>[1] = {}) {
  const contexto = testApi()
  insertCreador(contexto.db, {
    first_name: 'Luz',
    last_name: 'Vera',
    slug: 'luz-vera',
    birth_year: 1900,
    photo_url: 'https://fotos.py/luz.jpg',
    email: 'aportante@privado.py',
    ...datos,
  })
  return {
    ...contexto,

    sugiere: (datos: object) => contexto.api.composers({ id: 1 }).suggestions.post(sugerenciaDePrueba(datos)),
  }
}

test('una sugerencia espera al administrador y no cambia nada todavía', async () => {
  const { sugiere, api, changes, outbox, sent, db } = conCreador()
  // What the world was made with is noticed with the first commit.
  transact(db, () => {})
  const antes = changes.stamp(['catalogo', 'comunidad', 'ranking'])

  const { status, data } = await sugiere({ first_name: 'Luz', birth_year: '1901', bio: '', photo_url: null })

  expect(status).toBe(201)
  expect(data).toEqual({
    id: 1,
    status: 'PENDING',
    reason: 'Encontré la fecha.',
    created_at: '2026-03-02T12:00:00.000Z',
    recibo: expect.stringMatching(/^GUA-/),
    birth_year: 1901,
  })
  expect((await api.composers({ id: 1 }).get()).data.birth_year).toBe(1900)
  expect(changes.stamp(['catalogo', 'comunidad', 'ranking'])).toBe(antes)
  await outbox.sendDue()
  expect(sent).toMatchObject([{ to: 'lectora@sugiere.py', subject: 'Recibimos tu sugerencia' }])
})

test.each([
  [{ reason: ' ' }, 'El motivo de la sugerencia es obligatorio.'],
  [{ suggester_email: '' }, 'El email de contacto es obligatorio.'],
  [{ suggester_email: 'no' }, 'El email de contacto no es válido.'],
  [{ is_student_contribution: true }, 'Como alumno, debes proporcionar tu nombre y apellido.'],
  [{ birth_month: 13 }, 'El mes debe estar entre 1 y 12.'],
  [{ death_day: 32 }, 'El día debe estar entre 1 y 31.'],
  [{ photo_url: 'luz.jpg' }, 'La foto debe ser una dirección web (http o https).'],
  [{ mainRole: ['MAGO'] }, 'Ese rol no existe.'],
  [{}, 'Debes proponer al menos un cambio.'],
  [{ first_name: ' Luz ', bio: '' }, 'Debes proponer al menos un cambio.'],
  [{ death_year: 2027 }, 'La fecha de fallecimiento no puede estar en el futuro.'],
  [{ death_year: 1899 }, 'El año de fallecimiento no puede ser anterior al de nacimiento.'],
])('%o no vale', async (datos, texto) => {
  const { sugiere, db } = conCreador()

  expect(await sugiere(datos)).toMatchObject({ status: 400, data: { error: texto, message: texto } })
  expect(db.select().from(correos).all()).toEqual([])
})

test('lo que ya estaba mal en la ficha no impide sugerir otra cosa', async () => {
  const { sugiere } = conCreador({ references: 'a'.repeat(6000) })

  expect((await sugiere({ bio: 'Otra vida.' })).status).toBe(201)
})

test('quien no marca ser alumno no deja nombre de alumno', async () => {
  const { sugiere, db } = conCreador()
  const nombre = { student_first_name: 'Ada', student_last_name: 'Ríos' }
  await sugiere({ bio: 'Otra.', ...nombre })
  await sugiere({ bio: 'Otra.', ...nombre, is_student_contribution: true })

  expect(db.select({ nombre: sugerencias.student_first_name }).from(sugerencias).all()).toEqual([
    { nombre: null },
    { nombre: 'Ada' },
  ])
})

test.each(['PENDING_REVIEW', 'NEEDS_IMPROVEMENT', 'REJECTED'] as const)(
  'de un creador en %s no se sugiere: 404',
  async (status) => {
    const { sugiere, api } = conCreador({ status })

    expect((await sugiere({ bio: 'Otra.' })).status).toBe(404)
    expect((await api.composers({ id: 9 }).suggestions.post(sugerenciaDePrueba())).status).toBe(404)
  },
)

test('el administrador ve cada una con su creador y lo propuesto', async () => {
  const { sugiere, asAdmin } = conCreador()
  await sugiere({ birth_year: 1901, mainRole: ['POET', 'PINTOR'] })
  await sugiere({ bio: 'Otra.' })

  const { data } = await asAdmin.composers.admin.suggestions.get()

  expect(data).toMatchObject([
    {
      id: 1,
      reason: 'Encontré la fecha.',
      suggester_email: 'lectora@sugiere.py',
      is_student_contribution: false,
      birth_year: 1901,
      mainRole: ['POET', 'PINTOR'],
      Composer: { id: 1, birth_year: 1900, email: 'aportante@privado.py' },
    },
    { id: 2, bio: 'Otra.' },
  ])
  expect(data[0]).not.toHaveProperty('bio')
  expect(data[0]).not.toHaveProperty('cambios')
})

test('aprobar aplica, guarda lo anterior, avisa, y otra vez es 409', async () => {
  const { sugiere, asAdmin, api, changes, outbox, sent } = conCreador()
  await sugiere({ first_name: 'Lucía', death_year: 1980 })
  const antes = changes.stamp(['catalogo', 'ranking'])

  const { status, data } = await asAdmin.composers.admin.suggestions({ id: 1 }).approve.post()

  expect(status).toBe(200)
  expect(data).toMatchObject({ status: 'APPROVED', Composer: { first_name: 'Lucía', death_year: 1980 } })
  expect((await api.composers({ id: 1 }).get()).data).toMatchObject({ first_name: 'Lucía', slug: 'luz-vera' })
  expect((await api.composers.search.get({ query: { query: 'lucia' } })).data).toHaveLength(1)
  expect(changes.stamp(['catalogo', 'ranking'])).not.toBe(antes)
  expect((await asAdmin.composers({ id: 1 }).history.get()).data).toMatchObject([
    { motivo: 'SUGERENCIA', quien: 'lectora@sugiere.py', antes: { first_name: 'Luz', death_year: null } },
  ])
  expect((await asAdmin.composers.admin.suggestions.get()).data).toEqual([])
  await outbox.sendDue()
  expect(sent.at(-1)).toMatchObject({ to: 'lectora@sugiere.py' })
  expect(sent.at(-1)?.text).toContain('http://localhost/creador/luz-vera')
  for (const accion of ['approve', 'reject'])
    expect((await asAdmin(`POST /composers/admin/suggestions/1/${accion}`, { reason: 'x' })).data.code).toBe(
      'sugerencia_resuelta',
    )
})

test('a quien sugirió no se lo manda a una ficha que ya no está publicada', async () => {
  const { sugiere, asAdmin, outbox, sent } = conCreador()
  await sugiere({ death_year: 1950 })
  await asAdmin.composers({ id: 1 }).status.put({ status: 'REJECTED' })

  expect((await asAdmin.composers.admin.suggestions({ id: 1 }).approve.post()).status).toBe(200)

  await outbox.sendDue()
  const carta = sent.findLast(({ to }) => to === 'lectora@sugiere.py')
  expect(carta?.text).toContain('La ficha de Luz Vera no está publicada por ahora')
  expect(carta?.text).not.toContain('/creador/')
})

test('se aplica aunque el creador haya cambiado mientras tanto', async () => {
  const { sugiere, asAdmin } = conCreador()
  await sugiere({ death_year: 1950 })
  await asAdmin.composers({ id: 1 }).put({ birth_year: 1910, bio: 'Nueva.' })

  const { data } = await asAdmin.composers.admin.suggestions({ id: 1 }).approve.post()

  expect(data.Composer).toMatchObject({ birth_year: 1910, death_year: 1950, bio: 'Nueva.' })
})

test.each([
  [
    { birth_year: 1885, birth_month: 5, birth_day: 5 },
    { birth_day: 6 },
    { birth_year: 1890, birth_month: 7, birth_day: 5 },
    '1890-07-05',
  ],
  [{ birth_year: 1885 }, { birth_edtf: '1870~' }, { birth_month: 6, birth_day: 9 }, '1885-06-09'],
  [
    { birth_year: 1885, birth_month: 5, birth_day: 5 },
    { birth_edtf: '1890' },
    { birth_day: 6 },
    '1885-05-06',
  ],
  [{ birth_year: 1885 }, { birth_month: 2 }, { birth_edtf: '1886' }, '1886'],
])(
  'de %o, aprobadas %o y %o queda la segunda, entera: %s; y el historial vuelve a la primera',
  async (datos, una, otra, fecha) => {
    const { sugiere, asAdmin } = conCreador({ ...datos, ...columnasDeFechas(datos) })
    await sugiere(una)
    await sugiere(otra)
    const { data: primera } = await asAdmin.composers.admin.suggestions({ id: 1 }).approve.post()

    const { data } = await asAdmin.composers.admin.suggestions({ id: 2 }).approve.post()

    expect(data.Composer).toMatchObject(columnasDeFechas({ birth_edtf: fecha }))
    const { data: repuesta } = await asAdmin.composers({ id: 1 }).history({ versionId: 2 }).restore.post()
    expect(repuesta.birth_edtf).toBe(primera.Composer.birth_edtf)
  },
)

test('de un historial que guardaba solo la parte que cambió, la fecha vuelve entera', async () => {
  const datos = { birth_year: 1890, birth_month: 7, birth_day: 6 }
  const { db, asAdmin } = conCreador({ ...datos, ...columnasDeFechas(datos) })
  const version = { creadorId: 1, motivo: 'SUGERENCIA', quien: 'a@b.py', created_at: 0 } as const
  db.insert(creadorVersiones)
    .values([
      { ...version, antes: { birth_day: 5 } },
      { ...version, antes: { birth_year: 1885, birth_month: 5 } },
    ])
    .run()

  const { data } = await asAdmin.composers({ id: 1 }).history({ versionId: 1 }).restore.post()

  expect(data).toMatchObject(columnasDeFechas({ birth_edtf: '1885-05-05' }))
})

test.each([
  [
    { birth_year: 1960 },
    { death_year: 1950 },
    {},
    'death_year',
    'El año de fallecimiento no puede ser anterior al de nacimiento.',
  ],
])('aprobada %o, aprobar %o es 409 y no cambia nada', async (una, otra, datos, campo, regla) => {
  const { sugiere, asAdmin, api, outbox, sent } = conCreador(datos)
  await sugiere(una)
  await sugiere(otra)
  await asAdmin.composers.admin.suggestions({ id: 1 }).approve.post()
  await outbox.sendDue()
  const antes = (await api.composers({ id: 1 }).get()).data
  sent.length = 0

  const { status, data } = await asAdmin.composers.admin.suggestions({ id: 2 }).approve.post()

  expect(status).toBe(409)
  expect(data).toMatchObject({
    error: `No se puede aprobar: ${regla}`,
    code: 'sugerencia_inaplicable',
    campos: { [campo]: regla },
  })
  expect((await api.composers({ id: 1 }).get()).data).toEqual(antes)
  expect((await asAdmin.composers.admin.suggestions.get()).data).toMatchObject([{ id: 2, status: 'PENDING' }])
  await outbox.sendDue()
  expect(sent).toEqual([])
})

test('lo que ya estaba mal no impide aprobar otra cosa', async () => {
  const { sugiere, asAdmin } = conCreador({ birth_month: 2, birth_day: 30 })
  await sugiere({ bio: 'Otra.' })

  expect((await asAdmin.composers.admin.suggestions({ id: 1 }).approve.post()).status).toBe(200)
})

test('un día sin su mes no se sugiere, pero con el mes de la ficha sí', async () => {
  const { sugiere } = conCreador()

  expect(await sugiere({ birth_day: 5 })).toMatchObject({
    status: 400,
    data: { campos: { birth_month: 'Falta el mes.' } },
  })
  expect((await sugiere({ birth_month: 5 })).status).toBe(201)
})

test('la misma sugerencia, mientras está pendiente, es una sola', async () => {
  const { sugiere, db, asAdmin } = conCreador()
  const [una, otra] = await Promise.all([
    sugiere({ bio: 'Otra.', mainRole: ['POET'] }),
    sugiere({ bio: 'Otra.', mainRole: ['POET'], suggester_email: 'Lectora@Sugiere.py' }),
  ])

  expect(otra).toMatchObject({ status: 201, data: una.data })
  expect((await asAdmin.composers.admin.suggestions.get()).data).toHaveLength(1)
  expect(db.select().from(correos).all()).toHaveLength(1)
  expect((await sugiere({ bio: 'Y otra.', mainRole: ['POET'] })).data.id).toBe(2)
})

test('rechazar pide un motivo, que llega por correo', async () => {
  const { sugiere, asAdmin, api, outbox, sent, changes } = conCreador()
  await sugiere({ bio: 'Otra.' })
  const texto = 'Por favor, ingrese un motivo para rechazar la sugerencia.'
  const antes = changes.stamp(['catalogo', 'ranking'])

  for (const cuerpo of [undefined, { reason: ' ' }]) {
    expect(await asAdmin.composers.admin.suggestions({ id: 1 }).reject.post(cuerpo)).toMatchObject({
      status: 400,
      data: { error: texto, message: texto },
    })
  }
  const { status, data } = await asAdmin.composers.admin
    .suggestions({ id: 1 })
    .reject.post({ reason: 'Sin fuente.' })

  expect(status).toBe(200)
  expect(data.status).toBe('REJECTED')
  expect((await api.composers({ id: 1 }).get()).data.bio).not.toBe('Otra.')
  expect(changes.stamp(['catalogo', 'ranking'])).toBe(antes)
  await outbox.sendDue()
  expect(sent.at(-1)?.text).toContain('> Sin fuente.')
  expect((await asAdmin.composers.admin.suggestions({ id: 1 }).approve.post()).status).toBe(409)
  expect((await asAdmin.composers.admin.suggestions({ id: 9 }).approve.post()).status).toBe(404)
})

test('si el correo de la aprobación no se puede escribir, no se aprueba', async () => {
  const { sugiere, asAdmin, api, sqlite } = conCreador()
  await sugiere({ bio: 'Otra.' })
  sqlite.exec(`CREATE TRIGGER roto BEFORE INSERT ON correos BEGIN SELECT raise(ABORT, 'lleno'); END`)

  expect((await asAdmin.composers.admin.suggestions({ id: 1 }).approve.post()).status).toBe(500)

  expect((await api.composers({ id: 1 }).get()).data.bio).not.toBe('Otra.')
  expect((await asAdmin.composers.admin.suggestions.get()).data).toHaveLength(1)
  vi.mocked(console.error).mockClear()
})

test('tras sesenta sugerencias de una dirección hay que esperar', async () => {
  const { sugiere } = conCreador()
  for (let i = 0; i < 60; i++) await sugiere({ bio: `Vida ${i}.` })

  const { status, headers } = await sugiere({ bio: 'Otra.' })

  expect(status).toBe(429)
  expect(headers.get('retry-after')).toBe('3600')
})
