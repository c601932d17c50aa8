import { expect, test } from 'vitest'
import { creadores } from '../../../db/schema/creadores.ts'
import { insertAlumno, insertCatedra } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { mundoDeAportes } from '../../support/aportes.ts'
import { createPersonaConCodigo, EMAIL } from '../../support/codigos.ts'
import { createMundo } from '../../support/mundo.ts'

/** What a page, a spreadsheet or a telephone leaves in what is copied. */
const [ANCHO_CERO, AL_REVES, FIN, GUION, MARCA] = ['\u200b', '\u202a', '\u202c', '\u00ad', '\ufeff']

test('de una lista se leen los correos como se ven', async () => {
  const { db, asAdmin } = testApi()
  const { id } = insertCatedra(db)
  const csv = `Nombre;Apellido;Em${ANCHO_CERO}ail\r\nAn${GUION}a;Fulana;${ANCHO_CERO}ana.fulana@ejemplo.py\r\nBeto;Mengano;${AL_REVES}beto.mengano@ejemplo.py${FIN}\r\n`

  const { status, data } = await asAdmin.admin.alumnos.importar.post({ csv })

  expect({ status, nuevos: data.nuevos }).toEqual({ status: 200, nuevos: 2 })
  expect((await asAdmin.admin.alumnos.get()).data).toMatchObject([
    { nombre: 'Ana', email: 'ana.fulana@ejemplo.py' },
    { nombre: 'Beto', email: 'beto.mengano@ejemplo.py' },
  ])
  expect((await asAdmin.admin.alumnos.importar.post({ csv })).data).toMatchObject({ existentes: 2 })
  expect((await asAdmin.admin.catedras({ id }).importar.post({ csv })).data).toMatchObject({ nuevos: 2 })
  expect((await asAdmin.admin.alumnos.get()).data).toHaveLength(2)
})

test.each([0, 1])('se ingresa con el correo y el código que se pegan (%i)', async (indice) => {
  const { pide, readsCodigo, verifica } = createPersonaConCodigo({ indice })
  const escrito = `${AL_REVES}${EMAIL}${FIN}${ANCHO_CERO}`

  await pide(escrito)
  const codigo = await readsCodigo()

  expect(await verifica(`Tu código es ${codigo}. Vale por 10 minutos.`, escrito)).toMatchObject({
    status: 200,
  })
})

test('una persona se guarda como se ve, y nadie más tiene su correo', async () => {
  const { asAdmin } = createMundo()
  const persona = { nombre: `Lu${GUION}z`, apellido: `${MARCA}Vera`, email: `${ANCHO_CERO}luz@vera.py` }

  const { data } = await asAdmin.admin.docentes.post(persona)

  expect(data).toMatchObject({ nombre: 'Luz', apellido: 'Vera', email: 'luz@vera.py' })
  expect((await asAdmin.admin.docentes.post({ ...persona, email: `luz@${GUION}vera.py` })).status).toBe(409)
})

test('a quien se aporta con un guion que no se ve se lo encuentra, y su dirección no se corta', async () => {
  const { aporta, asAdmin, api, db } = mundoDeAportes()
  await aporta({
    first_name: `Her${GUION}mosa`,
    last_name: `Ma${ANCHO_CERO}reco`,
    email: `${ANCHO_CERO}a@b.py`,
  })
  const [fila] = db.select().from(creadores).all().slice(-1)
  await asAdmin.composers({ id: Number(fila?.id) }).status.put({ status: 'PUBLISHED' })

  expect(fila).toMatchObject({
    first_name: 'Hermosa',
    last_name: 'Mareco',
    email: 'a@b.py',
    slug: 'hermosa-mareco',
    sort_name: 'hermosa mareco',
  })
  for (const query of ['hermosa', `her${GUION}mosa`, `${ANCHO_CERO}Mareco${FIN}`]) {
    const { data } = await api.composers.search.get({ query: { query } })
    expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(['hermosa-mareco'])
  }
  expect((await api.composers.search.get({ query: { query: ANCHO_CERO } })).status).toBe(400)
})

test('un recibo se lee dentro de lo que se pegó', async () => {
  const { aporta, estadoDe } = mundoDeAportes()
  const { recibo } = await aporta()

  for (const escrito of [`${recibo}.`, `Tu recibo es ${recibo}`, `${ANCHO_CERO}${recibo}`]) {
    expect(await estadoDe(encodeURIComponent(escrito))).toMatchObject({ recibo })
  }
})

test('lo que se escribe en prosa queda entero: un emoji está hecho de lo que no se ve', async () => {
  const { db, asAdmin } = testApi()
  const familia = '👩\u200d👩\u200d👧'
  const alumno = insertAlumno(db)

  const { data } = await asAdmin
    .alumnos({ id: alumno.id })
    .put({ detalles_adicionales: `Vive con ${familia}` })

  expect(data).toMatchObject({ detalles_adicionales: `Vive con ${familia}` })
})
