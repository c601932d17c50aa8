import { expect, test } from 'vitest'
import { insertAlumno, insertCatedra, insertDiaClase, insertDocente } from '../../support/academia.ts'
import { type TestApi, testApi } from '../../support/api.ts'
import type { Client } from '../../support/client.ts'
import { preguntasDePrueba } from '../../support/evaluaciones.ts'

const read = async ({ asAdmin }: Pick<TestApi, 'asAdmin'>, query = {}) =>
  (await asAdmin.admin.auditoria.get({ query })).data

test('queda anotado quién cambió qué y cuándo', async () => {
  const api = testApi()
  const { asAdmin, as, db, advance } = api
  const docente = insertDocente(db, { nombre: 'Graciela', apellido: 'Ocampos' })
  const asDocente = as('docente', docente)

  const { data: catedra } = await asAdmin.admin.catedras.post({
    nombre: 'Armonía',
    anio: 2026,
    docenteId: docente.id,
  })
  advance(1000)
  await asDocente.docente
    .catedra({ id: catedra.id })
    .planes.post({ titulo: 'Plan anual', tipoOrganizacion: 'MES' })

  expect((await read(api)).data).toEqual([
    {
      id: 2,
      rol: 'docente',
      docenteId: docente.id,
      nombre: 'Graciela Ocampos',
      llamada: 'planes.crear',
      ids: { catedraId: catedra.id, planId: 1 },
      resumen: 'Creó el plan de clases: «Plan anual» — Armonía',
      created_at: '2026-03-02T12:00:01.000Z',
    },
    {
      id: 1,
      rol: 'admin',
      docenteId: null,
      nombre: 'Administración',
      llamada: 'catedras.crear',
      ids: { catedraId: catedra.id },
      resumen: 'Creó la cátedra: «Armonía»',
      created_at: '2026-03-02T12:00:00.000Z',
    },
  ])
})

test('se dice a quién y qué, también de lo que ya no está', async () => {
  const api = testApi()
  const { asAdmin, as, db } = api
  const docente = insertDocente(db, { nombre: 'Graciela', apellido: 'Ocampos' })
  const ana = insertAlumno(db, { nombre: 'Ana', apellido: 'Paz' })
  const catedra = insertCatedra(db, { nombre: 'Armonía', docenteId: docente.id })
  const asDocente = as('docente', docente)
  const condiciones = { dia_cobro: 5, matricula_monto: 150_000, cuota_monto: 100_000 }

  const { data: inscripcion } = await asAdmin.admin.catedras({ id: catedra.id }).inscribir.post({
    alumnoId: ana.id,
    ...condiciones,
  })
  const id = inscripcion.id ?? 1
  await asAdmin.admin.catedraalumnos({ id }).pagos.post({
    concepto: 'MATRICULA',
    monto: 150_000,
    fecha: '2026-03-02',
  })
  await asAdmin.admin.pagos({ id: 1 }).delete()
  await asDocente.docente
    .catedra({ id: catedra.id })
    .diasclase.post({ fecha: '2026-03-09', dia_semana: 'Lunes' })
  await asDocente.docente.catedra({ id: catedra.id }).diasclase({ diaId: 1 })['toggle-asistencia'].post({
    alumnoId: ana.id,
    presente: true,
  })
  await asAdmin.admin.catedras({ id: catedra.id }).asistencia.post({
    classDayId: 1,
    studentId: ana.id,
    presente: false,
  })
  await asDocente.docente
    .catedra({ id: catedra.id })
    .diasclase({ diaId: 1 })
    .put({ fecha: '2026-03-16', dia_semana: 'Lunes' })
  await asAdmin.admin.catedras({ id: catedra.id }).alumnos({ alumnoId: ana.id }).desinscribir.delete()
  await asAdmin.admin.catedras({ id: catedra.id }).put({ nombre: 'Armonía' })
  await asAdmin.admin.catedras({ id: catedra.id }).delete()
  await asAdmin.alumnos({ id: ana.id }).delete()

  const { data } = await read(api)
  expect(data.map(({ resumen }) => resumen).reverse()).toEqual([
    'Inscribió a alguien en una cátedra — Ana Paz · Armonía',
    'Anotó un pago — Ana Paz · Armonía · ₲\u00a0150.000',
    'Anuló un pago — Ana Paz · Armonía · ₲\u00a0150.000',
    'Creó un día de clase — Armonía · 09/03/2026',
    'Marcó asistencia — Ana Paz · 09/03/2026 · Armonía · Presente',
    'Marcó asistencia — Ana Paz · 09/03/2026 · Armonía · Ausente',
    'Cambió un día de clase — 09/03/2026 · Armonía · 16/03/2026',
    'Desinscribió a alguien de una cátedra — Ana Paz · Armonía',
    'Cambió la cátedra «Armonía» — sin cambios',
    'Eliminó la cátedra — Armonía',
    'Eliminó al alumno — Ana Paz',
  ])
})

test('de un formulario entero queda anotado solo lo que cambió', async () => {
  const api = testApi()
  const { asAdmin, as, db } = api
  const docente = insertDocente(db, { nombre: 'Graciela', apellido: 'Ocampos' })
  const { nombre, apellido, email } = insertAlumno(db, { nombre: 'Ana', apellido: 'Paz' })
  const institucion = { nombre: 'Guarania', zona: 'America/Asuncion', color: '#A3215F', correo: '' }

  await asAdmin.admin.institucion.put(institucion)
  await asAdmin.admin.institucion.put({ ...institucion, color: '#a3215f' })
  await asAdmin('PUT /alumnos/1', {
    nombre,
    apellido,
    email,
    telefono: '0981',
    direccion: '',
    documento: '',
    instrumento: '',
    detalles_adicionales: '',
    es_menor: false,
    vive_con_padres: false,
    nombre_tutor: '',
    telefono_tutor: '',
  })
  await as('docente', docente)('PUT /docente/me', { direccion: 'Areguá', telefono: '' })

  const { data } = await read(api)
  expect(data.map(({ resumen }) => resumen).reverse()).toEqual([
    'Cambió los datos de la institución — color',
    'Cambió los datos de la institución — sin cambios',
    'Cambió al alumno «Ana Paz» — teléfono',
    'Cambió su perfil — dirección',
  ])
})

test('una edición que no cambia nada lo dice', async () => {
  const api = testApi()
  const { asAdmin, as, db } = api
  const docente = insertDocente(db, { nombre: 'Graciela', apellido: 'Ocampos' })
  const { id } = insertCatedra(db, { nombre: 'Armonía', docenteId: docente.id })
  insertAlumno(db, { nombre: 'Ana', apellido: 'Paz' })
  const dia = insertDiaClase(db, { catedraId: id, fecha: '2026-03-02' })
  const asDocente = as('docente', docente)
  const horariosPorDia = [{ dia_semana: 'Lunes', hora_inicio: '18:00', hora_fin: '20:00' }]
  const evaluacion = { titulo: 'Parcial', preguntas: preguntasDePrueba(2) }
  await asDocente.docente.catedra({ id }).evaluaciones.post(evaluacion)

  const llamadas: [Client, string, object][] = [
    [asAdmin, `PUT /admin/catedras/${id}`, { horariosPorDia }],
    [asAdmin, 'PUT /alumnos/1', { telefono: '0981' }],
    [asAdmin, 'PUT /admin/institucion', { nombre: 'Conservatorio' }],
    [
      asDocente,
      `PUT /docente/catedra/${id}/diasclase/${dia.id}`,
      { fecha: '2026-03-09', dia_semana: 'Lunes' },
    ],
    [asDocente, 'PUT /docente/evaluaciones/1', { ...evaluacion, titulo: 'Final' }],
    [asDocente, 'PUT /docente/me', { direccion: 'Areguá' }],
  ]
  for (const [quien, llamada, cuerpo] of [...llamadas, ...llamadas]) {
    expect((await quien(llamada, cuerpo)).status, llamada).toBe(200)
  }

  const { data } = await read(api)
  const resumenes = data.map(({ resumen }) => resumen).reverse()
  expect(resumenes.slice(1)).toEqual([
    'Cambió la cátedra «Armonía» — días y horarios',
    'Cambió al alumno «Ana Paz» — teléfono',
    'Cambió los datos de la institución — nombre de «Guarania» a «Conservatorio»',
    'Cambió un día de clase — 02/03/2026 · Armonía · 09/03/2026',
    'Cambió la evaluación «Parcial» — Armonía · título de «Parcial» a «Final»',
    'Cambió su perfil — dirección',
    'Cambió la cátedra «Armonía» — sin cambios',
    'Cambió al alumno «Ana Paz» — sin cambios',
    'Cambió los datos de la institución — sin cambios',
    'Cambió un día de clase — 09/03/2026 · Armonía · sin cambios',
    'Cambió la evaluación «Final» — Armonía · sin cambios',
    'Cambió su perfil — sin cambios',
  ])
})

test('lo rechazado, lo leído y lo de los alumnos no se anota', async () => {
  const api = testApi()
  const { as, asAdmin } = api
  const alumno = as('alumno')

  await asAdmin.admin.catedras.post({ nombre: '' })
  await asAdmin.admin.catedras({ id: 77 }).delete()
  await asAdmin.admin.catedras.get()
  await alumno.alumnos.me.put({ nombre: 'Ana', apellido: 'Paz', email: 'ana@prueba.py' })

  expect(await read(api)).toEqual({ data: [], total: 0, page: 1, totalPages: 1 })
})

test('se lee de a páginas, y de un docente', async () => {
  const api = testApi()
  const { asAdmin, as, db } = api
  const docente = insertDocente(db)
  const catedra = insertCatedra(db, { docenteId: docente.id })
  for (let i = 1; i <= 4; i++) await asAdmin.admin.catedras.post({ nombre: `Cátedra ${i}`, anio: 2026 })
  const asDocente = as('docente', docente)
  await asDocente.docente.catedra({ id: catedra.id }).planes.post({ titulo: 'Plan', tipoOrganizacion: 'MES' })

  const segunda = await read(api, { page: 2, limit: 2 })
  const suyo = await read(api, { docenteId: docente.id })
  const { status, data } = await asAdmin.admin.auditoria.get({ query: { limit: 0 } })

  expect(segunda).toMatchObject({ total: 5, page: 2, totalPages: 3, data: [{ id: 3 }, { id: 2 }] })
  expect(suyo.data.map(({ id }) => id)).toEqual([5])
  expect({ status, error: data.error }).toEqual({
    status: 400,
    error: 'El límite debe ser un número entero entre 1 y 200.',
  })
})

test('se busca por quién, qué y cuándo, sin mirar acentos ni mayúsculas', async () => {
  const api = testApi({ now: '2026-03-02T23:30:00Z' })
  const { asAdmin, as, db, advance } = api
  const docente = insertDocente(db, { nombre: 'Iván', apellido: 'Núñez' })
  const catedra = insertCatedra(db, { nombre: 'Solfeo', docenteId: docente.id })
  await asAdmin.admin.catedras.post({ nombre: 'Armonía [1]', anio: 2026 })
  // By then it is the next day in Asunción.
  advance(4 * 3_600_000)
  const asDocente = as('docente', docente)
  await asDocente.docente.catedra({ id: catedra.id }).planes.post({ titulo: 'Plan', tipoOrganizacion: 'MES' })
  const ids = async (query: object) => (await read(api, query)).data.map(({ id }) => id)

  expect(await ids({ rol: 'admin' })).toEqual([1])
  expect(await ids({ q: 'CREO ARMONIA' })).toEqual([1])
  expect(await ids({ q: 'nunez' })).toEqual([2])
  expect(await ids({ q: '[1]' })).toEqual([1])
  expect(await ids({ q: 'solfeo' })).toEqual([2])
  expect(await ids({ q: '*' })).toEqual([])
  expect(await ids({ q: 'monía ó a' })).toEqual([1])
  expect(await ids({ q: 'armonia nunez' })).toEqual([])
  expect(await ids({ q: '"solfeo" OR armonia' })).toEqual([])
  expect(await ids({ q: 'sol\0feo' })).toEqual([2])
  expect(await ids({ desde: '2026-03-03' })).toEqual([2])
  expect(await ids({ hasta: '2026-03-02' })).toEqual([1])
  expect(await ids({ desde: '2026-03-02', hasta: '2026-03-03' })).toEqual([2, 1])
  expect((await asAdmin.admin.auditoria.get({ query: { desde: 'ayer' } })).data.error).toBe(
    'La fecha debe ser un día, como 2026-03-02.',
  )
})
