import { expect, test } from 'vitest'
import { mundoDeAportes } from '../../support/aportes.ts'

const DIA = 24 * 3_600_000
const deAprobar = (id: number) => `POST /composers/admin/suggestions/${id}/approve`
const deRechazar = (id: number) => `POST /composers/admin/suggestions/${id}/reject`
const deDeshacer = (id: number) => `POST /admin/sugerencias/${id}/deshacer`

function conCola() {
  const mundo = mundoDeAportes({ sinLimites: true })
  const cola = async (estado = 'PENDING') =>
    (await mundo.asAdmin(`GET /admin/sugerencias?estado=${estado}`)).data
  const ficha = async () => (await mundo.api.composers({ id: 1 }).get()).data
  const ranking = async () => (await mundo.api.ranking.get()).data
  return { ...mundo, cola, ficha, ranking }
}

test('lo que espera y lo decidido, de a cincuenta, con quién y cuándo', async () => {
  const { sugiere, asAdmin, cola } = conCola()
  for (let i = 0; i < 51; i++) await sugiere()
  expect(await cola()).toMatchObject({ total: 51, page: 1, totalPages: 2, data: { length: 50 } })
  expect((await asAdmin('GET /admin/sugerencias?page=2')).data.data).toMatchObject([
    { id: 51, por: null, decidido_en: null, otras: expect.any(Array) },
  ])

  await asAdmin(deRechazar(51), { reason: 'No consta.' })

  expect(await cola('REJECTED')).toMatchObject({
    total: 1,
    data: [{ id: 51, por: 'Administración', motivo: 'No consta.', decidido_en: expect.any(String) }],
  })
  expect((await asAdmin('GET /admin/sugerencias?estado=OTRO')).status).toBe(400)
  expect((await asAdmin('GET /admin/sugerencias?page=0')).status).toBe(400)
})

test('las que tocan un mismo dato se lo dicen, y las que proponen lo mismo son una', async () => {
  const { sugiere, asAdmin, cola, cartaNueva, sent, estadoDe, ranking } = conCola()
  const una = await sugiere({ bio: undefined, birth_year: 1885 })
  const igual = await sugiere({ bio: undefined, birth_year: 1885, suggester_email: 'otra@x.py' })
  const otra = await sugiere({ bio: undefined, birth_year: 1886 })

  expect((await cola()).data).toMatchObject([
    {
      id: una.id,
      otras: [{ id: otra.id, campo: 'birth_edtf', texto: 'Otra sugerencia propone 1886' }],
      de: [
        { id: una.id, suggester_email: 'quien@aporta.py' },
        { id: igual.id, suggester_email: 'otra@x.py' },
      ],
    },
    { id: otra.id, otras: [{ id: una.id, texto: 'Otra sugerencia propone 1885' }], de: [{ id: otra.id }] },
  ])
  expect((await asAdmin('GET /admin/dashboard-counts')).data.sugerenciasPendientes).toBe(2)
  await asAdmin(deAprobar(igual.id))

  await cartaNueva()
  expect(sent.slice(-2).map(({ to }) => to)).toEqual(['quien@aporta.py', 'otra@x.py'])
  for (const { recibo } of [una, igual]) expect(await estadoDe(recibo)).toMatchObject({ estado: 'PUBLICADO' })
  expect(await ranking()).toMatchObject([{ email: 'q***n@aporta.py', contributions: 1 }])
  expect(await cola('APPROVED')).toMatchObject({ total: 1, data: [{ id: una.id, de: { length: 2 } }] })
})

test('aprobar en parte toma lo elegido, y el recibo dice qué y por qué no lo demás', async () => {
  const { sugiere, asAdmin, ficha, estadoDe, cartaNueva } = conCola()
  const { id, recibo } = await sugiere({ bio: 'Cantó mucho.', birth_year: 1885 })
  const parte = { campos: ['birth_edtf'], reason: 'La biografía no tiene fuente.' }
  expect(await asAdmin(deAprobar(id), { campos: [] })).toMatchObject({
    status: 400,
    data: { error: 'Elige al menos un dato.' },
  })
  expect((await asAdmin(deAprobar(id), { campos: ['period'], reason: 'x' })).status).toBe(400)
  expect((await asAdmin(deAprobar(id), { campos: ['birth_edtf'] })).data.campos).toHaveProperty('reason')

  expect((await asAdmin(deAprobar(id), parte)).status).toBe(200)
  expect((await asAdmin(deAprobar(id), { campos: ['period'] })).status).toBe(409)

  expect(await ficha()).toMatchObject({ birth_year: 1885, bio: 'Cantó.' })
  expect(await estadoDe(recibo)).toMatchObject({
    estado: 'PUBLICADO',
    tomados: ['birth_edtf'],
    motivo: parte.reason,
  })
  expect((await cartaNueva())?.text).toContain(`> ${parte.reason}`)
})

test('deshacer una aprobación deja ficha, recibo y ranking como estaban, una sola vez', async () => {
  const { sugiere, asAdmin, ficha, estadoDe, ranking, cola } = conCola()
  const { id, recibo } = await sugiere({ bio: 'Cantó mucho.' })
  const [fichaAntes, reciboAntes] = [await ficha(), await estadoDe(recibo)]
  expect((await asAdmin(deDeshacer(id))).status).toBe(409)
  await asAdmin(deAprobar(id))

  const hechas = await Promise.all([asAdmin(deDeshacer(id)), asAdmin(deDeshacer(id))])

  expect(hechas.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(hechas.find(({ status }) => status === 200)?.data).toMatchObject({ id, quedaron: [] })
  expect(await ficha()).toEqual({
    ...fichaAntes,
    updated_at: expect.any(String),
    por_confirmar: expect.any(Boolean),
  })
  expect(await estadoDe(recibo)).toEqual(reciboAntes)
  expect(await ranking()).toEqual([])
  expect((await cola()).data).toMatchObject([{ id }])
})

test('lo que alguien cambió después de aprobar se queda, y se nombra', async () => {
  const { sugiere, asAdmin, ficha } = conCola()
  const { id } = await sugiere({ bio: 'Cantó mucho.', birth_year: 1885 })
  await asAdmin(deAprobar(id))
  await asAdmin('PUT /composers/1', { bio: 'Cantó y compuso.' })

  expect((await asAdmin(deDeshacer(id))).data.quedaron).toEqual(['bio'])

  expect(await ficha()).toMatchObject({ bio: 'Cantó y compuso.', birth_year: null })
})

test('a los treinta días ya no se deshace', async () => {
  const { sugiere, asAdmin, advance } = conCola()
  const { id } = await sugiere()
  await asAdmin(deRechazar(id), { reason: 'No.' })
  advance(30 * DIA)

  expect(await asAdmin(deDeshacer(id))).toMatchObject({ status: 409, data: { code: 'decision_vencida' } })
})

test('deshacer por cualquiera de las que decían lo mismo deshace lo que aprobarlas cambió', async () => {
  const { sugiere, asAdmin, ficha } = conCola()
  const una = await sugiere({ bio: 'Igual.' })
  const otra = await sugiere({ bio: 'Igual.', suggester_email: 'otra@x.py' })
  await asAdmin(deAprobar(una.id))

  expect((await asAdmin(deDeshacer(otra.id))).data).toMatchObject({ id: una.id, quedaron: [] })

  expect((await ficha())?.bio).toBe('Cantó.')
})

test('deshacer decide otra vez sobre todas las que decían lo mismo', async () => {
  const { sugiere, asAdmin, cola } = conCola()
  const una = await sugiere({ bio: 'Igual.' })
  const otra = await sugiere({ bio: 'Igual.', suggester_email: 'otra@x.py' })
  await asAdmin(deRechazar(una.id), { reason: 'No.' })

  await asAdmin(deDeshacer(otra.id))

  expect((await cola()).data).toMatchObject([{ id: una.id, de: [{ id: una.id }, { id: otra.id }] }])
})

test.each(['PUBLISHED', 'REJECTED'])(
  'un aporte decidido como %s está en su lista, y deshecho espera otra vez',
  async (status) => {
    const { aporta, asAdmin, estadoDe, ranking } = conCola()
    const { id, recibo } = await aporta()
    const [antes, rankingAntes] = [await estadoDe(recibo), await ranking()]
    const lista = async (estado: string) => (await asAdmin(`GET /admin/aportes?estado=${estado}`)).data
    expect(await lista('PENDING_REVIEW')).toMatchObject({
      total: 1,
      data: [{ id, por: null, parecidos: [] }],
    })
    await asAdmin(`PUT /composers/${id}/status`, { status, period: 'COLONIAL', quality: 'B' })
    expect(await lista(status)).toMatchObject({ total: 1, data: [{ id, por: 'Administración' }] })

    expect(await asAdmin(`POST /admin/aportes/${id}/deshacer`)).toMatchObject({
      status: 200,
      data: { quedaron: [] },
    })

    expect(await estadoDe(recibo)).toEqual(antes)
    expect(await ranking()).toEqual(rankingAntes)
    expect(await lista('PENDING_REVIEW')).toMatchObject({
      total: 1,
      data: [{ id, quality: null, published_at: null, decidido_en: null }],
    })
    expect((await asAdmin(`POST /admin/aportes/${id}/deshacer`)).status).toBe(409)
  },
)

test('lo que se vio tiene votos y comentarios de otros: aunque espere otra vez, quien lo aportó no lo retira', async () => {
  const { aporta, asAdmin, estadoDe, send } = conCola()
  const { id, recibo } = await aporta()
  await asAdmin(`PUT /composers/${id}/status`, { status: 'PUBLISHED' })
  await send(`POST /composers/comments/${id}`, { name: 'Luz', text: 'Lo conocí.' })
  await asAdmin(`POST /admin/aportes/${id}/deshacer`)

  expect(await estadoDe(recibo)).toMatchObject({ estado: 'RECIBIDO', puede_retirar: false })
  expect((await send(`POST /aportes/${recibo}/retirar`)).status).toBe(409)
})
