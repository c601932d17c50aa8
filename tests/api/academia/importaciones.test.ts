import { expect, test, vi } from 'vitest'
import { readCsv } from '../../../src/domain/base/csv.ts'
import { insertAlumno, insertCatedra, insertInscripcion } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'

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

test('con solo_buenas entra lo que está bien, y lo que queda se corrige y se manda otra vez', async () => {
  const { db, importa, alumnos, call, sesion } = conAdmin()
  insertAlumno(db, { nombre: 'Beatriz', apellido: 'Ríos', email: 'beto@rios.py' })
  const body = new FormData()
  body.set('csv', 'nombre,apellido,email,menor\nAna,Paz,ana@paz.py,\nBeto,Ríos,beto@rios.py,\nCaro,,caro@,no')
  body.set('solo_buenas', 'true')
  body.set('avisar', 'false')

  const mitad = await call('/admin/alumnos/importar', { method: 'POST', body, headers: await sesion() })
  const { nuevos, existentes, conErrores, quedaron } = await mitad.json()

  expect({ nuevos, existentes, conErrores }).toEqual({ nuevos: 1, existentes: 1, conErrores: 1 })
  expect(quedaron).toEqual([
    {
      fila: 4,
      nombre: 'Caro',
      apellido: '',
      email: 'caro@',
      es_menor: false,
      errores: { apellido: 'El apellido es obligatorio.', email: expect.any(String) },
    },
  ])
  const { errores: _, ...corregida } = { ...quedaron[0], apellido: 'Vera', email: 'caro@vera.py' }
  expect((await importa({ filas: [corregida], solo_buenas: true })).data).toMatchObject({
    nuevos: 1,
    quedaron: [],
    filas: [{ fila: 1 }],
  })
  expect((await alumnos())?.map(({ nombre }) => nombre)).toEqual(['Ana', 'Beatriz', 'Caro'])
})

test('al inscribir con solo_buenas, quien está mal no entra y no detiene a los demás', async () => {
  const { db, asAdmin } = conAdmin()
  const { id } = insertCatedra(db)

  const { data } = await asAdmin.admin.catedras({ id }).importar.post({
    csv: 'email,nombre,apellido,cuota\nana@paz.py,Ana,Paz,\nbeto@,Beto,Ríos,\ncaro@vera.py,Caro,Vera,mucho',
    solo_buenas: true,
  })

  expect(data).toMatchObject({ nuevos: 1, quedaron: [{ fila: 3 }, { fila: 4, cuota_monto: 'mucho' }] })
  const { CatedraAlumno } = (await asAdmin.admin.catedras({ id }).get()).data
  expect(CatedraAlumno).toHaveLength(1)
})

test('lo que se corrige de una fila vale por sus celdas, también en un formulario y con su archivo', async () => {
  const { call, sesion, alumnos } = conAdmin()
  const body = new FormData()
  body.set(
    'file',
    new Blob(['nombre,apellido,email,menor\nCaro,,caro@,no\nAna,Paz,ana@paz.py,\nx,y,z@z.py,no,1']),
  )
  const caro = { apellido: 'Vera', email: ' caro@vera.py ', es_menor: 'quizás' }
  const importa = async (correcciones: object) => {
    body.set('correcciones', JSON.stringify(correcciones))
    const response = await call('/admin/alumnos/importar', { method: 'POST', body, headers: await sesion() })
    return response.json()
  }

  expect(Object.keys((await importa({ 2: caro })).campos)).toEqual(['filas.2.es_menor', 'filas.4.fila'])
  expect(await importa({ 2: { ...caro, es_menor: 'no' }, 4: { nombre: 'Xul' } })).toMatchObject({ nuevos: 3 })
  expect(await alumnos()).toMatchObject([
    { nombre: 'Ana' },
    { apellido: 'Vera', email: 'caro@vera.py', es_menor: false },
    { nombre: 'Xul' },
  ])
})

test('la planilla de ejemplo se entiende entera, en .xlsx y en CSV', async () => {
  const { db, call, sesion } = conAdmin()
  const { id } = insertCatedra(db, { modalidad_pago: 'PARTICULAR' })
  const headers = await sesion()
  for (const [lista, importar] of [
    ['alumnos', '/admin/alumnos/importar'],
    ['catedras', `/admin/catedras/${id}/importar`],
  ]) {
    for (const formato of ['xlsx', 'csv']) {
      const body = new FormData()
      body.set('file', await (await call(`/admin/${lista}/importar/ejemplo.${formato}`, { headers })).blob())
      body.set('simular', 'true')
      const response = await call(`${importar}`, { method: 'POST', body, headers })
      expect(await response.json(), `${lista} ${formato}`).toMatchObject({ nuevos: 1, columnasIgnoradas: [] })
    }
  }
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
  expect((await asAdmin('GET /admin/catedras')).data[0]?.totalAlumnos).toBe(200)
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

const unaAlumna = { nombre: 'Ana', apellido: 'Fulana', email: 'ana.fulana@ejemplo.py' }

test.each([
  ['Classroom', 'Apellido,Nombre,Dirección de correo electrónico\nFulana,Ana,ana.fulana@ejemplo.py'],
  ['Classroom en inglés', 'Last Name,First Name,Email Address\nFulana,Ana,ana.fulana@ejemplo.py'],
  [
    'Forms',
    '"Marca temporal","Dirección de correo electrónico","Nombre y apellido"\n"2026/02/10 10:00:00 a. m. GMT-3","ana.fulana@ejemplo.py","Ana Fulana"',
  ],
  [
    'Forms en inglés',
    'Timestamp,Email Address,Full name\n2/10/2026 10:00:00,ana.fulana@ejemplo.py,"Fulana, Ana"',
  ],
  ['Moodle', 'Nombre,Apellido(s),"Dirección de correo"\nAna,Fulana,ana.fulana@ejemplo.py'],
  ['Moodle en inglés', 'First name,Surname,Email address\nAna,Fulana,ana.fulana@ejemplo.py'],
  [
    'Outlook',
    'Nombre,Segundo nombre,Apellidos,Dirección de correo electrónico\nAna,,Fulana,ana.fulana@ejemplo.py',
  ],
  ['Outlook en inglés', 'First Name,Middle Name,Last Name,E-mail Address\nAna,,Fulana,ana.fulana@ejemplo.py'],
  [
    'una lista que dice su curso arriba',
    'Coro, turno tarde, grupo A, 2026\n\nDocente;Paz\nNº;Nombres;Apellidos;E-mail\n1;Ana;Fulana;ana.fulana@ejemplo.py',
  ],
])('se entiende una lista de %s', async (_caso, csv) => {
  const { importa, alumnos } = conAdmin()

  expect(await importa({ csv })).toMatchObject({ status: 200, data: { nuevos: 1 } })

  expect(await alumnos()).toMatchObject([unaAlumna])
})

test('las filas se cuentan como en el archivo, también debajo de un título', async () => {
  const { importa } = conAdmin()

  const { data } = await importa({
    csv: 'Lista de alumnos\r\n\r\nNombre;Apellido;Email\r\nAna;Fulana;ana.fulana@ejemplo.py\r\nBeto;;beto@ejemplo.py\r\n',
  })

  expect(Object.keys(data.campos ?? {})).toEqual(['filas.5.apellido'])
})

test.each([
  'Documento',
  'Cédula',
  'C.I.',
  'CI',
  'Cédula de identidad',
  'Nro. de documento',
  'C.I. Nº',
  'ID number',
])('«%s» es el documento, y vuelve a salir en las listas', async (titulo) => {
  const { db, asAdmin, importa, alumnos, call, sesion } = conAdmin()
  const { id } = insertCatedra(db)
  const csv = `Nombre;Apellido;Email;${titulo}\r\nAna;Fulana;ana.fulana@ejemplo.py;1.234.567\r\n`

  expect((await importa({ csv })).data).toMatchObject({ nuevos: 1, columnasIgnoradas: [] })
  expect((await asAdmin.admin.catedras({ id }).importar.post({ csv })).data).toMatchObject({ nuevos: 1 })

  expect(await alumnos()).toMatchObject([{ ...unaAlumna, documento: '1.234.567' }])
  const headers = await sesion()
  for (const path of ['/admin/alumnos/exportar.csv', `/admin/catedras/${id}/exportar.csv`]) {
    const [cabecera, fila] = readCsv(await (await call(path, { headers })).text())
    expect(fila?.celdas[cabecera?.celdas.indexOf('Documento') ?? -1]).toBe('1.234.567')
  }
})

test.each([
  ['Teléfono', '5,95981E+11', 'telefono'],
  ['Celular', '5.95981E+11', 'telefono'],
  ['Teléfono del tutor', '5,95981E+11', 'telefono_tutor'],
  ['C.I.', '1,23457E+06', 'documento'],
  ['Teléfono', '########', 'telefono'],
])('un número que la planilla cambió se dice: %s %s', async (titulo, celda, campo) => {
  const { db, asAdmin, importa, alumnos } = conAdmin()
  const { id } = insertCatedra(db)
  const csv = `Nombre;Apellido;Email;${titulo}\r\nAna;Fulana;ana.fulana@ejemplo.py;${celda}\r\n`
  const rechazo = {
    status: 400,
    data: {
      campos: {
        [`filas.2.${campo}`]: `La planilla cambió este número por «${celda}»: dale formato de texto y escríbelo con todas sus cifras.`,
      },
    },
  }

  expect(await importa({ csv })).toMatchObject(rechazo)
  expect(await asAdmin.admin.catedras({ id }).importar.post({ csv })).toMatchObject(rechazo)
  expect(await alumnos()).toEqual([])
})

test('dos columnas que dicen lo mismo se juntan; de las que no pueden ir juntas se dice', async () => {
  const { importa, alumnos } = conAdmin()
  const cabecera = 'Primer nombre;Segundo nombre;Apellidos;Correo;Email;Teléfono;Celular;Cédula;C.I.'

  const { data } = await importa({
    csv: `${cabecera}
Ana;María;Fulana;ana@x.py;ANA@x.py;021 1;0981 1;1;
Beto;;Ríos;;beto@x.py;;0981 2;;2`,
  })
  expect(data).toMatchObject({ nuevos: 2, columnasIgnoradas: [] })
  const rechazo = await importa({ csv: `${cabecera}\nCaro;;Vera;caro@x.py;otra@x.py;;;1;2` })

  expect(await alumnos()).toMatchObject([
    { nombre: 'Ana María', email: 'ana@x.py', telefono: '021 1 / 0981 1', documento: '1' },
    { nombre: 'Beto', email: 'beto@x.py', telefono: '0981 2', documento: '2' },
  ])
  expect(rechazo.data.campos).toEqual({
    'filas.2.email': 'Las columnas «Correo» y «Email» dicen cosas distintas: deja una sola.',
    'filas.2.documento': 'Las columnas «Cédula» y «C.I.» dicen cosas distintas: deja una sola.',
  })
})

test('una columna que dice algo y no tiene título se nombra', async () => {
  const { importa } = conAdmin()

  const { data } = await importa({ csv: 'Nombre;;Apellido;Email;\nAna;2010;Fulana;ana.fulana@ejemplo.py;' })

  expect(data.columnasIgnoradas).toEqual(['la 2.ª, que no tiene título'])
})

test.each([
  ['Ana Fulana', 'Ana', 'Fulana'],
  ['Fulana Mengana, Ana María', 'Ana María', 'Fulana Mengana'],
  ['Ana María Fulana Mengana', 'Ana María', 'Fulana Mengana'],
])('de «%s» se sabe cuál es el apellido', async (entero, nombre, apellido) => {
  const { importa, alumnos } = conAdmin()

  await importa({ csv: `Nombre completo;Email\n${entero};ana.fulana@ejemplo.py` })

  expect(await alumnos()).toMatchObject([{ nombre, apellido }])
})

test.each(['Ana María Fulana', 'María de la Cruz', 'Ana'])('de «%s» no se adivina', async (entero) => {
  const { importa } = conAdmin()

  const { data } = await importa({ csv: `Nombre completo;Email\n${entero};ana.fulana@ejemplo.py` })

  expect(data.campos).toEqual({
    'filas.2.apellido': 'No se sabe cuál es el apellido: escribe «Apellido, Nombre».',
  })
})

test('montos y fechas se leen como los escribe una planilla', async () => {
  const { db, asAdmin } = conAdmin()
  const { id } = insertCatedra(db)
  insertAlumno(db, { email: 'ana@paz.py' })

  await asAdmin.admin.catedras({ id }).importar.post({
    csv: 'Email;Matrícula;Cuota;Fecha de inscripción\nana@paz.py;150.000,00;150.000 Gs;10-feb-26',
  })

  expect((await asAdmin.admin.catedras({ id }).get()).data.CatedraAlumno).toMatchObject([
    { matricula_monto: 150_000, cuota_monto: 150_000, fecha_inscripcion: '2026-02-10' },
  ])
})
