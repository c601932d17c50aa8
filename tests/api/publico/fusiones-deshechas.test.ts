import { eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Guardado } from '../../../api/publico/fusiones/contenido.ts'
import { pack, unpack } from '../../../api/suelo/papelera/contenido.ts'
import { creadorVersiones, valoraciones } from '../../../db/schema/comunidad.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import { conCreadores } from '../../support/creadores-por-unir.ts'

test('deshechas en el orden en que se hicieron, cada una deja la ficha como si no hubiera sido', async () => {
  const { a, b, c, join, undo, ficha, historia } = conCreadores({ bio: 'X' }, { bio: 'Y' }, { bio: 'Z' })
  const primera = await join(a, b, { bio: 'con' })
  const segunda = await join(a, c, { bio: 'con' })

  expect((await undo(primera)).data.quedaron).toEqual(['bio'])
  expect((await ficha(a)).bio).toBe('Z')
  expect((await undo(segunda)).data.quedaron).toEqual([])

  expect(await Promise.all([a, b, c].map(async (id) => (await ficha(id)).bio))).toEqual(['X', 'Y', 'Z'])
  expect(await historia(a)).toMatchObject([
    { motivo: 'DESHECHO', antes: { bio: 'Z' } },
    { motivo: 'DESHECHO', antes: {} },
    { motivo: 'FUSION', antes: { bio: 'Y' } },
    { motivo: 'FUSION', antes: { bio: 'X' } },
  ])
})

test('lo que se corrigió después queda y se nombra, y la versión de la fusión sigue en el historial', async () => {
  const { a, b, join, undo, edit, ficha, historia } = conCreadores(
    { bio: 'X' },
    { bio: 'Y', birth_year: 1800 },
  )
  const fusionId = await join(a, b, { bio: 'con', birth_year: 'con' })
  await edit(a, { bio: 'E' })
  await edit(a, { birth_month: 5 })

  expect((await undo(fusionId)).data.quedaron.toSorted()).toEqual(['bio', 'birth_edtf'])

  expect(await ficha(a)).toMatchObject({ bio: 'E', birth_year: 1800, birth_month: 5 })
  const fusion = (await historia(a)).find(({ motivo }: { motivo: string }) => motivo === 'FUSION')
  expect(fusion?.antes.bio).toBe('X')
})

test('lo que dos fusiones eligieron, aunque ya dijera lo mismo, queda mientras quede una', async () => {
  const { a, b, c, join, undo, ficha } = conCreadores({ bio: 'X' }, { bio: 'Y' }, { bio: 'Y' })
  const primera = await join(a, b, { bio: 'con' })
  const segunda = await join(a, c, { bio: 'con' })

  await undo(primera)
  expect((await ficha(a)).bio).toBe('Y')
  await undo(segunda)
  expect((await ficha(a)).bio).toBe('X')
})

test('de obras y fuentes se pueden tomar las dos; deshechas en cualquier orden, cada una se lleva solo lo suyo', async () => {
  const fuente = (texto: string) => ({ texto, datos: [] })
  const con = (obra: string, ...fuentes: string[]) => ({
    notable_works: obra,
    references: `${obra}, partitura`,
    fuentes: fuentes.map(fuente),
  })
  const mundo = conCreadores(
    con('Danza; Vals', 'Szarán'),
    con('vals\nGalopa', 'Szarán', 'Acta'),
    con('Galopa; Polca', 'Diario'),
  )
  const { a, b, c, join, undo, edit, ficha, asAdmin } = mundo
  const dos = { notable_works: 'dos', references: 'dos', fuentes: 'dos' }
  const prueba = await asAdmin(`POST /admin/composers/${a}/fusionar?prueba=1`, { con: b, campos: dos })
  expect(prueba.data.resultado.notable_works).toBe('Danza; Vals\nGalopa')
  expect(prueba.data.difieren.map(({ elegido }: { elegido: string }) => elegido)).toContain('dos')
  const primera = await join(a, b, dos)
  const segunda = await join(a, c, dos)
  expect((await ficha(a)).notable_works).toBe('Danza; Vals\nGalopa\nPolca')

  expect((await undo(primera)).data.quedaron).toEqual([])
  expect(await ficha(a)).toMatchObject({
    notable_works: 'Danza; Vals\nGalopa\nPolca',
    references: 'Danza; Vals, partitura\nGalopa; Polca, partitura',
    fuentes: [fuente('Szarán'), fuente('Diario')],
  })
  await edit(a, { notable_works: 'Danza' })
  expect((await undo(segunda)).data.quedaron).toEqual(['notable_works'])
  expect(await ficha(a)).toMatchObject({ notable_works: 'Danza', fuentes: [fuente('Szarán')] })
})

test('«dos» es de obras y fuentes, y lo que juntas no cabe se dice', async () => {
  const { a, b, asAdmin } = conCreadores(
    { notable_works: 'x'.repeat(3000) },
    { notable_works: 'y'.repeat(3000) },
  )
  const join = (campos: object) => asAdmin(`POST /admin/composers/${a}/fusionar`, { con: b, campos })

  expect((await join({ bio: 'dos' })).data.error).toBe('De cada campo se elige el de «id» o el de «con».')
  const { status, data } = await join({ notable_works: 'dos' })
  expect(status).toBe(400)
  expect(data.error).toBe('Las obras notables no pueden pasar de 5.000 caracteres.')
})

test('una ficha que moriría antes de nacer no se deshace: se dice qué contradice qué, y nada cambia', async () => {
  const { a, b, join, undo, edit, ficha } = conCreadores({ birth_year: 1900 }, { birth_year: 1800 })
  const fusionId = await join(a, b, { birth_year: 'con' })
  await edit(a, { death_year: 1850 })
  const antes = await ficha(a)

  const { status, data } = await undo(fusionId)

  expect(status).toBe(409)
  expect(data.error).toBe(
    'No se puede deshacer. Quedaría «Ana A (1900 – 1850)»: El año de fallecimiento no puede ser anterior al de nacimiento.',
  )
  expect(data.campos).toHaveProperty('death_year')
  expect(await ficha(a)).toEqual(antes)
  await edit(a, { death_year: null, death_edtf: '' })
  expect((await undo(fusionId)).status).toBe(200)
  expect((await ficha(a)).birth_year).toBe(1900)
})

test('lo que se deduce se calcula otra vez, y el momento del cambio no retrocede', async () => {
  const fuentes = [{ texto: 'Szarán', datos: [] }]
  const { a, b, join, undo, ficha, advance } = conCreadores(
    { birth_year: null, por_confirmar: true },
    { birth_year: 1885, birth_edtf: '1885', death_year: 1944, death_edtf: '1944', fuentes },
  )
  const fusionId = await join(a, b, { birth_year: 'con', death_year: 'con', fuentes: 'con' })
  const junta = await ficha(a)
  expect(junta.por_confirmar).toBe(false)
  advance(1000)

  await undo(fusionId)

  const queda = await ficha(a)
  expect(queda).toMatchObject({ por_confirmar: true, birth_year: null, birth_min: null, fuentes: [] })
  expect(queda.updated_at > junta.updated_at).toBe(true)
  expect((await ficha(b)).por_confirmar).toBe(false)
})

test('si su dirección es de otro, el que vuelve puede tener una nueva', async () => {
  const { a, b, join, undo, edit, porSlug } = conCreadores({}, {})
  const fusionId = await join(a, b)
  await edit(a, { slug: 'b' })

  expect(await undo(fusionId)).toMatchObject({ status: 409, data: { code: 'direccion_ocupada' } })
  expect((await undo(fusionId, { slug: 'No vale' })).status).toBe(400)
  expect((await undo(fusionId, { slug: 'ana-b' })).status).toBe(200)
  expect((await porSlug('ana-b'))?.id).toBe(b)
  expect((await porSlug('b'))?.id).toBe(a)
})

test('con otra dirección porque sí, la de antes sigue llevando a él', async () => {
  const { a, b, join, undo, porSlug } = conCreadores({}, {})

  await undo(await join(a, b), { slug: 'ana-b' })

  expect((await porSlug('b'))?.slug).toBe('ana-b')
})

test('de una cadena se pide antes la posterior, por su nombre', async () => {
  const { a, b, c, join, undo, ficha } = conCreadores({ bio: 'X' }, { bio: 'Y' }, { bio: 'Z' })
  const primera = await join(a, b, { bio: 'con' })
  const segunda = await join(c, a, { bio: 'con' })

  expect(await undo(primera)).toMatchObject({
    status: 409,
    data: { error: 'Antes hay que deshacer la fusión «Ana A → Ana C», que es posterior.' },
  })
  await undo(segunda)
  await undo(primera)
  expect(await Promise.all([a, b, c].map(async (id) => (await ficha(id)).bio))).toEqual(['X', 'Y', 'Z'])
})

test('de dos que deshacen a la vez, uno recibe 409', async () => {
  const { a, b, join, undo } = conCreadores({}, {})
  const fusionId = await join(a, b)

  const estados = (await Promise.all([undo(fusionId), undo(fusionId)])).map(({ status }) => status)

  expect(estados.toSorted()).toEqual([200, 409])
})

test('una sugerencia para quien se fue se toma, se aprueba en quien queda, y al deshacer es de quien vuelve', async () => {
  const { a, b, join, undo, suggest, approve, ficha, historia, send } = conCreadores(
    { bio: 'X', notable_works: 'Obra' },
    { bio: 'Y', notable_works: 'Obra' },
  )
  const antesDeUnir = await suggest(b, { bio: 'Sugerida.' })
  const fusionId = await join(a, b)
  const despues = await suggest(b, { notable_works: 'Otra obra' })
  await approve(antesDeUnir.id)
  await approve(despues.id)
  expect(await ficha(a)).toMatchObject({ bio: 'Sugerida.', notable_works: 'Otra obra' })
  expect(await historia(a)).toMatchObject([
    { motivo: 'SUGERENCIA', de: 'Ana B' },
    { motivo: 'SUGERENCIA', de: 'Ana B' },
  ])

  expect((await undo(fusionId)).data.quedaron).toEqual([])

  expect(await ficha(a)).toMatchObject({ bio: 'X', notable_works: 'Obra' })
  expect(await ficha(b)).toMatchObject({ bio: 'Sugerida.', notable_works: 'Otra obra' })
  expect(await historia(b)).toMatchObject([
    { motivo: 'SUGERENCIA', antes: { notable_works: 'Obra' }, de: null },
    { motivo: 'SUGERENCIA', antes: { bio: 'Y' }, de: null },
  ])
  for (const { recibo } of [antesDeUnir, despues]) {
    expect((await send(`GET /aportes/${recibo}`)).data.enlace).toBe('http://localhost/creador/b')
  }
})

test('lo que se sugirió para el que se fue y cambió después en el que quedó, vuelve con el que se fue', async () => {
  const { a, b, join, undo, edit, suggest, approve, ficha } = conCreadores({ bio: 'X' }, { bio: 'Y' })
  const fusionId = await join(a, b)
  await approve((await suggest(b, { bio: 'Sugerida.' })).id)
  await edit(a, { bio: 'E' })

  expect((await undo(fusionId)).data.quedaron).toEqual(['bio'])

  expect([(await ficha(a)).bio, (await ficha(b)).bio]).toEqual(['E', 'Sugerida.'])
})

test('de una cadena, lo que se sugirió para cada una vuelve a la suya', async () => {
  const { a, b, c, join, undo, suggest, approve, ficha } = conCreadores(
    { bio: 'X' },
    { bio: 'Y' },
    { bio: 'Z' },
  )
  const primera = await join(a, b)
  const segunda = await join(c, a)
  await approve((await suggest(b, { bio: 'De B.' })).id)
  const pendiente = await suggest(a, { notable_works: 'De A' })

  await undo(segunda)
  expect(await Promise.all([a, c].map(async (id) => (await ficha(id)).bio))).toEqual(['De B.', 'Z'])
  await undo(primera)
  await approve(pendiente.id)

  expect(await Promise.all([a, b, c].map(async (id) => (await ficha(id)).bio))).toEqual(['X', 'De B.', 'Z'])
  expect((await ficha(a)).notable_works).toBe('De A')
})

test('el historial dice qué vino del otro, y lo de otro no cuenta como pasado propio', async () => {
  const { a, b, join, edit, historia, suggest, approve, ficha, advance } = conCreadores(
    { bio: 'X' },
    { bio: 'Y' },
  )
  const [propia, ajena, nueva] = ['Propia', 'Ajena', 'Nueva'].map((texto) => ({ texto, datos: [] }))
  await edit(a, { fuentes: [propia] })
  const sugerencia = await suggest(a, { fuentes: [propia, nueva] })
  advance(1000)
  await edit(b, { fuentes: [ajena] })
  await join(a, b)

  expect(await historia(a)).toMatchObject([
    { motivo: 'EDICION', antes: { fuentes: [] }, de: 'Ana B' },
    { motivo: 'EDICION', antes: { fuentes: [] }, de: null },
  ])
  await approve(sugerencia.id)
  expect((await ficha(a)).fuentes).toEqual([propia, nueva])
})

test('las fuentes que se sugirieron para el que se fue son al volver las suyas y las nuevas', async () => {
  const [propia, ajena, nueva, otra] = ['P', 'A', 'N', 'O'].map((texto) => ({ texto, datos: [] }))
  const { a, b, join, undo, suggest, approve, ficha } = conCreadores(
    { fuentes: [propia as never] },
    { fuentes: [ajena as never] },
  )
  const fusionId = await join(a, b)
  await approve((await suggest(b, { fuentes: [propia, nueva] })).id)
  const pendiente = await suggest(b, { fuentes: [propia, nueva, otra] })

  await undo(fusionId)
  await approve(pendiente.id)

  expect((await ficha(a)).fuentes).toEqual([propia])
  expect((await ficha(b)).fuentes).toEqual([ajena, nueva, otra])
})

test('de quien votó en las dos que se fueron queda un voto, el de la otra cuando una vuelve', async () => {
  const { db, a, b, c, join, undo, ficha } = conCreadores(
    { rating_avg: 1, rating_count: 1 },
    { rating_avg: 5, rating_count: 1 },
    { rating_avg: 3.5, rating_count: 2 },
  )
  const vota = (creadorId: number, visitante: string, estrellas: number) =>
    db.insert(valoraciones).values({ creadorId, visitante, estrellas, created_at: 0 }).run()
  vota(a, 'ana', 1)
  vota(b, 'luz', 5)
  vota(c, 'luz', 3)
  vota(c, 'ana', 4)
  const cuenta = async (id: number) => {
    const { rating_avg, rating_count } = await ficha(id)
    return [rating_avg, rating_count]
  }
  const primera = await join(a, b)
  const segunda = await join(a, c)
  expect(await cuenta(a)).toEqual([3, 2])

  await undo(primera)
  expect([await cuenta(a), await cuenta(b)]).toEqual([
    [2, 2],
    [5, 1],
  ])
  await undo(segunda)
  expect([await cuenta(a), await cuenta(b), await cuenta(c)]).toEqual([
    [1, 1],
    [5, 1],
    [3.5, 2],
  ])
})

test('lo que reemplazó una fusión que otra versión del programa deshizo, y borró del historial, no se perdió', async () => {
  const { db, a, b, c, join, undo, ficha } = conCreadores({ bio: 'X' }, { bio: 'Y' }, { bio: 'Z' })
  const primera = await join(a, b, { bio: 'con', mainRole: 'con' })
  const segunda = await join(a, c, { bio: 'con' })
  await undo(primera)
  // As it was left then: no version of it, and what it had replaced in the row's own columns.
  db.delete(creadorVersiones).where(ne(creadorVersiones.id, 2)).run()
  const { contenido } = db.select().from(fusiones).where(eq(fusiones.id, primera)).get() as {
    contenido: Buffer
  }
  const guardado = unpack<Guardado>(contenido)
  const antes = { ...guardado.antes, bio: 'X', main_role: '["POET"]', updated_at: 0 }
  db.update(fusiones)
    .set({ contenido: pack({ ...guardado, antes }) })
    .where(eq(fusiones.id, primera))
    .run()

  await undo(segunda)

  expect((await ficha(a)).bio).toBe('X')
})

test('lo mismo, propuesto para cada uno de dos que se unieron, son dos: separados, cada uno tiene lo suyo', async () => {
  const { a, b, join, undo, suggest, approve, ficha, asAdmin, send } = conCreadores(
    { bio: 'X' },
    { bio: 'Y' },
  )
  const [suya, ajena] = [await suggest(a, { bio: 'Z' }), await suggest(b, { bio: 'Z' })]
  const fusionId = await join(a, b)
  const mientras = await suggest(b, { notable_works: 'Vals' })
  const { data } = (await asAdmin('GET /admin/sugerencias')).data
  expect(data.map(({ de }: { de: unknown[] }) => de.length)).toEqual([1, 1, 1])
  await approve(suya.id)

  await undo(fusionId)

  expect([(await ficha(a)).bio, (await ficha(b)).bio]).toEqual(['Z', 'Y'])
  const recibo = async (cual: { recibo: string }) => (await send(`GET /aportes/${cual.recibo}`)).data
  expect(await recibo(ajena)).toMatchObject({ estado: 'RECIBIDO', nombre: 'Ana B' })
  expect(await recibo(mientras)).toMatchObject({ estado: 'RECIBIDO', nombre: 'Ana B' })
  expect((await asAdmin(`POST /admin/sugerencias/${suya.id}/deshacer`)).status).toBe(200)
  expect((await ficha(a)).bio).toBe('X')
})
