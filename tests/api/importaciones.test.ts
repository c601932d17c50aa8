import { expect, test, vi } from 'vitest'
import { insertAlumno, insertCatedra, insertInscripcion } from '../support/academia.ts'
import { testApi } from '../support/api.ts'

function conAdmin() {
  const api = testApi()
  const { asAdmin } = api
  const importa = (cuerpo: object) => asAdmin.admin.alumnos.importar.post(cuerpo)
  const alumnos = async () => (await asAdmin.admin.alumnos.get()).data
  return { ...api, importa, alumnos }
}

const csv =
  'Nombre;Apellido;Correo electrónico;Teléfono;Color\nAna;Paz;ana@paz.py;0981 1;rojo\nBeto;Ríos;beto@rios.py;;\n'

test('se importan alumnos; los que ya están quedan como están', async () => {
  const { db, importa, alumnos } = conAdmin()
  insertAlumno(db, { nombre: 'Beatriz', apellido: 'Ríos', email: 'BETO@rios.py' })

  const { status, data } = await importa({ csv })

  expect(status).toBe(200)
  expect(data).toEqual({
    simulado: false,
    total: 2,
    nuevos: 1,
    existentes: 1,
    conErrores: 0,
    columnasIgnoradas: ['Color'],
    filas: [
      { fila: 2, estado: 'NUEVO', nombre: 'Ana', apellido: 'Paz', email: 'ana@paz.py' },
      { fila: 3, estado: 'EXISTENTE', nombre: 'Beto', apellido: 'Ríos', email: 'beto@rios.py' },
    ],
  })
  expect(await alumnos()).toMatchObject([
    { nombre: 'Ana', telefono: '0981 1' },
    { nombre: 'Beatriz', email: 'BETO@rios.py' },
  ])
})

test('simular dice qué pasaría y no hace nada', async () => {
  const { importa, alumnos } = conAdmin()

  const { status, data } = await importa({
    simular: true,
    csv: 'nombre,apellido,email,es_menor\nAna,,ana@paz.py,no\nBeto,Ríos,beto@rios.py,\nCaro,Vera,BETO@RIOS.py,\nDora,Paz,dora@paz.py,sí',
  })

  expect(status).toBe(200)
  expect(data).toMatchObject({
    simulado: true,
    nuevos: 1,
    conErrores: 3,
    filas: [
      { fila: 2, estado: 'ERROR', campos: { apellido: 'El apellido es obligatorio.' } },
      { fila: 3, estado: 'NUEVO' },
      { fila: 4, estado: 'ERROR', campos: { email: 'El email se repite: ya está en la fila 3.' } },
      {
        fila: 5,
        estado: 'ERROR',
        campos: { nombre_tutor: 'El nombre del tutor es obligatorio para un menor de edad.' },
      },
    ],
  })
  expect(await alumnos()).toEqual([])
})

test('con una fila mala no se importa ninguna', async () => {
  const { importa, alumnos } = conAdmin()

  expect(await importa({ csv: `${csv}Caro;Vera;caro;;\nDora;;dora@x.py;;` })).toMatchObject({
    status: 400,
    data: {
      code: 'filas_con_errores',
      error: '2 filas tienen errores y no se importó nada. Fila 4: El email no es válido.',
      campos: {
        'filas.4.email': 'El email no es válido.',
        'filas.5.apellido': 'El apellido es obligatorio.',
      },
    },
  })
  expect(await alumnos()).toEqual([])
})

test('si falla a mitad de camino no queda nada', async () => {
  const { importa, alumnos, sqlite } = conAdmin()
  sqlite.exec(
    `CREATE TRIGGER roto BEFORE INSERT ON alumnos WHEN new.nombre = 'Beto' BEGIN SELECT raise(ABORT, 'lleno'); END`,
  )

  expect((await importa({ csv })).status).toBe(500)

  expect(await alumnos()).toEqual([])
  vi.mocked(console.error).mockClear()
})

test.each([
  [{}, 'tabla_vacia', 'No hay filas que importar.'],
  [{ csv: 'nombre,apellido,email\n' }, 'tabla_vacia', 'No hay filas que importar.'],
  [
    { csv: 'nombre;correo\nAna;ana@paz.py' },
    'columnas_invalidas',
    'Falta la columna «apellido». La primera fila debe tener los títulos.',
  ],
  [
    { csv: 'Ana;Paz;ana@paz.py\nBeto;Ríos;beto@rios.py' },
    'columnas_invalidas',
    'Faltan las columnas «nombre», «apellido», «email». La primera fila debe tener los títulos.',
  ],
  [{ filas: [] }, 'tabla_vacia', 'No hay filas que importar.'],
  [
    { filas: [{ nombre: 'Ana' }] },
    'columnas_invalidas',
    'Faltan las columnas «apellido», «email». La primera fila debe tener los títulos.',
  ],
  [
    { filas: Array.from({ length: 5001 }, () => ({ email: '' })) },
    'tabla_larga',
    'No se pueden importar más de 5000 filas a la vez.',
  ],
])('una tabla que no sirve se dice: %o', async (cuerpo, code, error) => {
  const { importa } = conAdmin()

  expect(await importa(cuerpo)).toMatchObject({ status: 400, data: { code, error } })
})

test('también valen objetos y tablas pegadas', async () => {
  const { importa, alumnos } = conAdmin()

  await importa({ filas: [{ Nombre: 'Ana', apellido: 'Paz', EMAIL: 'ana@paz.py', telefono: 981555 }, null] })
  expect(await alumnos()).toEqual([])
  await importa({ filas: [{ Nombre: 'Ana', apellido: 'Paz', EMAIL: 'ana@paz.py', telefono: 981555 }] })
  await importa({ csv: 'nombre\tapellido\temail\nBeto\tRíos\tbeto@rios.py' })

  expect(await alumnos()).toMatchObject([{ nombre: 'Ana', telefono: '981555' }, { nombre: 'Beto' }])
})

const texto = 'Nombre;Apellido;Email\r\nJosé;Núñez;jose@x.py\r\n'

test.each([
  ['UTF-8', new TextEncoder().encode(texto)],
  ['UTF-8 con marca', new TextEncoder().encode(`\uFEFF${texto}`)],
  ['Latin-1', Uint8Array.from(Buffer.from(texto, 'latin1'))],
  ['UTF-16', Uint8Array.from([0xff, 0xfe, ...Buffer.from(texto, 'utf16le')])],
])('un archivo en %s se lee bien', async (_caso, bytes) => {
  const { call, sesion, alumnos } = conAdmin()
  const body = new FormData()
  body.set('file', new Blob([bytes], { type: 'text/csv' }), 'alumnos.csv')
  const send = () => call('/admin/alumnos/importar', { method: 'POST', body, headers })
  const headers = await sesion()

  body.set('simular', 'true')
  expect(await (await send()).json()).toMatchObject({ simulado: true, nuevos: 1 })
  body.delete('simular')
  expect((await send()).status).toBe(200)

  expect(await alumnos()).toMatchObject([{ nombre: 'José', apellido: 'Núñez' }])
})

test('una celda de más corre las otras: esa fila no se importa', async () => {
  const { importa } = conAdmin()
  const { data } = await importa({
    simular: true,
    csv: 'nombre,apellido,dirección,email\nAna,Paz,Calle 1, ana@paz.py,x@x.py\nBeto,Ríos,,beto@rios.py,,',
  })

  expect(data.filas).toMatchObject([{ estado: 'ERROR' }, { estado: 'NUEVO' }])
  expect(Object.keys(data.filas[0]?.campos ?? {})).toEqual(['fila'])
})

test('lo que no dice sí ni no se pregunta', async () => {
  const { importa } = conAdmin()

  expect(
    await importa({ csv: 'nombre,apellido,email,menor de edad\nAna,Paz,ana@paz.py,quizás' }),
  ).toMatchObject({ status: 400, data: { campos: { 'filas.2.es_menor': expect.any(String) } } })
})

test('un archivo que no es un CSV es 415', async () => {
  const { call, sesion } = conAdmin()
  const body = new FormData()
  body.set('file', new Blob([Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0])]), 'alumnos.xlsx')

  const { status } = await call('/admin/alumnos/importar', { method: 'POST', body, headers: await sesion() })

  expect(status).toBe(415)
})

test('un archivo demasiado grande es 413', async () => {
  const { call, sesion } = conAdmin()
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]), 'alumnos.csv')

  const { status } = await call('/admin/alumnos/importar', { method: 'POST', body, headers: await sesion() })

  expect(status).toBe(413)
})

test('se inscribe a toda una lista, y quien no era alumno pasa a serlo', async () => {
  const { db, asAdmin } = conAdmin()
  const { id } = insertCatedra(db)
  const conocida = insertAlumno(db, { nombre: 'Ana', apellido: 'Paz', email: 'ana@paz.py' })
  const inscrita = insertAlumno(db, { email: 'ya@esta.py' })
  const ida = insertAlumno(db, { email: 'se@fue.py', apellido: 'Zarza' })
  insertInscripcion(db, { catedraId: id, alumnoId: inscrita.id })
  insertInscripcion(db, { catedraId: id, alumnoId: ida.id, baja_en: 1, dia_cobro: 9 })

  const { status, data } = await asAdmin.admin.catedras({ id }).importar.post({
    csv: `email;nombre;apellido;cuota;fecha de inscripción;día de cobro
ANA@paz.py;;;250.000;28/02/2026;
nuevo@x.py;Beto;Ríos;;;15
ya@esta.py;;;;;
se@fue.py;;;;;`,
    matricula_monto: 100_000,
    cuota_monto: 200_000,
    dia_cobro: 10,
  })

  expect(status).toBe(200)
  expect(data).toMatchObject({ total: 4, nuevos: 3, existentes: 1, conErrores: 0 })
  const { CatedraAlumno } = (await asAdmin.admin.catedras({ id }).get()).data
  const porEmail = Object.fromEntries(
    CatedraAlumno.map((una: { Alumno: { email: string } }) => [una.Alumno.email, una]),
  )
  expect(Object.keys(porEmail)).toHaveLength(4)
  expect(porEmail['ana@paz.py']).toMatchObject({
    alumnoId: conocida.id,
    cuota_monto: 250_000,
    matricula_monto: 100_000,
    dia_cobro: 10,
    fecha_inscripcion: '2026-02-28',
  })
  expect(porEmail['nuevo@x.py']).toMatchObject({
    cuota_monto: 200_000,
    dia_cobro: 15,
    fecha_inscripcion: '2026-03-02',
  })
  expect(porEmail['ya@esta.py']).toMatchObject({ cuota_monto: 0, dia_cobro: null })
  expect(porEmail['se@fue.py']).toMatchObject({ fecha_inscripcion: '2026-03-01', dia_cobro: 10 })
})

test.each([
  ['sin nombre de quien es nuevo', 'email\nx@y.py', 'nombre', 'El nombre es obligatorio.'],
  [
    'un día que no existe',
    'email;dia cobro\nana@paz.py;32',
    'dia_cobro',
    'El día de cobro debe estar entre 1 y 31.',
  ],
  [
    'un monto mal escrito',
    'email;cuota\nana@paz.py;mucho',
    'cuota_monto',
    'La cuota debe ser un número entero de guaraníes, desde 0.',
  ],
  [
    'una fecha mal escrita',
    'email;fecha inscripcion\nana@paz.py;31/02/2026',
    'fecha_inscripcion',
    'La fecha de inscripción no es válida.',
  ],
  [
    'una fecha que no llegó',
    'email;fecha inscripcion\nana@paz.py;03/03/2026',
    'fecha_inscripcion',
    'La fecha de inscripción no puede ser posterior a hoy.',
  ],
  ['un email mal escrito', 'email;nombre;apellido\nana;A;B', 'email', 'El email no es válido.'],
])('una lista con %s no inscribe a nadie', async (_caso, csv, campo, mensaje) => {
  const { db, asAdmin, alumnos } = conAdmin()
  const { id } = insertCatedra(db)
  insertAlumno(db, { email: 'ana@paz.py' })
  insertAlumno(db, { email: 'otra@paz.py' })

  const { status, data } = await asAdmin.admin.catedras({ id }).importar.post({ csv: `${csv}\notra@paz.py` })

  expect(status).toBe(400)
  expect(data.campos).toMatchObject({ [`filas.2.${campo}`]: mensaje })
  expect((await asAdmin.admin.catedras({ id }).get()).data.CatedraAlumno).toEqual([])
  expect(await alumnos()).toHaveLength(2)
})

test('en una INSTITUCIONAL la lista no trae días de cobro; en lo que no existe, nada', async () => {
  const { db, asAdmin } = conAdmin()
  const { id } = insertCatedra(db, { modalidad_pago: 'INSTITUCIONAL' })
  insertAlumno(db, { email: 'ana@paz.py' })
  const csv = 'email;dia cobro\nana@paz.py;5'

  expect((await asAdmin.admin.catedras({ id }).importar.post({ csv })).data.campos).toEqual({
    'filas.2.dia_cobro': 'El día de cobro es solo para cátedras de modalidad PARTICULAR.',
  })
  expect((await asAdmin.admin.catedras({ id: 99 }).importar.post({ csv })).status).toBe(404)
})

test('doscientos alumnos entran de una vez', async () => {
  const { db, asAdmin } = conAdmin()
  const { id } = insertCatedra(db)
  const filas = Array.from({ length: 200 }, (_, i) => ({
    nombre: 'Ana',
    apellido: `Paz ${i}`,
    email: `a${i}@x.py`,
  }))

  expect((await asAdmin.admin.catedras({ id }).importar.post({ filas })).data.nuevos).toBe(200)
  expect((await asAdmin.admin.catedras.get()).data[0]?.totalAlumnos).toBe(200)
})

test('el archivo de quien no ingresó no se lee', async () => {
  const { call } = testApi()
  const sinFin = new ReadableStream({
    start: (salida) => salida.enqueue(new TextEncoder().encode('--x\r\n')),
  })

  const response = await call('/admin/alumnos/importar', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: sinFin,
  })

  expect(response.status).toBe(401)
})
