import { expect, test } from 'vitest'
import { insertAlumno, insertCatedra } from '../../support/academia.ts'
import { insertCreador } from '../../support/creadores.ts'
import { aporteDeAlumno, createMundoConInscripciones } from '../../support/mundo-con-inscripciones.ts'

test('un contribuyente se inscribe y pasa a ser alumno', async () => {
  const { db, inscribe, asAdmin } = createMundoConInscripciones()
  const creador = insertCreador(db, aporteDeAlumno({ first_name: 'Agustín', last_name: 'Barrios' }))

  const { status, data } = await inscribe({ alumnoId: null, composerId: creador.id, dia_cobro: null })

  expect(status).toBe(201)
  expect(data).toMatchObject({
    composerId: creador.id,
    Alumno: { nombre: 'Lía', apellido: 'Ríos', email: 'Lia@Rios.py' },
    Composer: {
      id: creador.id,
      first_name: 'Agustín',
      last_name: 'Barrios',
      student_first_name: 'Lía',
      student_last_name: 'Ríos',
      email: 'Lia@Rios.py',
    },
  })
  expect((await asAdmin.admin.alumnos.get()).data).toMatchObject([{ nombre: 'Lía', email: 'Lia@Rios.py' }])
})

test('un contribuyente que ya es alumno es la misma persona', async () => {
  const { db, inscribe, asAdmin } = createMundoConInscripciones()
  const alumno = insertAlumno(db, { email: 'lia@rios.py' })
  const otra = insertAlumno(db)
  const creador = insertCreador(db, aporteDeAlumno())

  expect((await inscribe({ alumnoId: otra.id, composerId: creador.id })).data.error).toBe(
    'El alumno y el contribuyente no son la misma persona.',
  )
  expect((await inscribe({ composerId: creador.id })).data.alumnoId).toBe(alumno.id)
  expect((await inscribe({ alumnoId: alumno.id })).status).toBe(409)
  expect((await asAdmin.admin.alumnos.get()).data).toHaveLength(2)
})

test('un contribuyente inscrito es la misma persona aunque cambie su email', async () => {
  const { suya, db, inscribe, inscritos, asAdmin } = createMundoConInscripciones()
  const otra = insertCatedra(db)
  const creador = insertCreador(db, aporteDeAlumno())
  const segundo = insertCreador(db, aporteDeAlumno({ email: 'lia@rios.py' }))
  const { alumnoId } = (await inscribe({ composerId: creador.id })).data
  await asAdmin.alumnos({ id: alumnoId }).put({ email: 'nuevo@rios.py' })

  expect((await inscribe({ composerId: creador.id })).status).toBe(409)
  expect((await inscribe({ composerId: segundo.id })).status).toBe(409)
  await suya.composers({ composerId: creador.id }).desinscribir.delete()
  expect((await inscribe({ alumnoId, composerId: segundo.id })).data.alumnoId).toBe(alumnoId)
  const enOtra = await asAdmin.admin.catedras({ id: otra.id }).inscribir.post({ composerId: creador.id })

  expect(enOtra.data.alumnoId).toBe(alumnoId)
  expect(await inscritos()).toHaveLength(1)
  expect((await asAdmin.admin['enrollment-candidates'].get()).data).toMatchObject([
    { id: alumnoId, email: 'nuevo@rios.py', isComposer: true, composerId: creador.id },
  ])
})

test('quien aportó sin ser alumno no es contribuyente', async () => {
  const { db, inscribe } = createMundoConInscripciones()
  const creador = insertCreador(db, aporteDeAlumno({ is_student_contribution: false }))

  expect((await inscribe({ composerId: creador.id })).status).toBe(404)
})

test('los candidatos son alumnos y contribuyentes, cada persona una vez', async () => {
  const { db, asAdmin, id, inscribe } = createMundoConInscripciones()
  const zoe = insertAlumno(db, { nombre: 'Zoe', apellido: 'Zarza' })
  const lia = insertAlumno(db, { nombre: 'Lía', apellido: 'Acosta', email: 'lia@rios.py' })
  const primero = insertCreador(db, aporteDeAlumno())
  insertCreador(db, aporteDeAlumno({ email: 'LIA@rios.py' }))
  const otro = insertCreador(db, aporteDeAlumno({ student_last_name: 'Meza', email: 'meza@x.py' }))
  insertCreador(db, aporteDeAlumno({ is_student_contribution: false, email: 'no@x.py' }))

  const { data } = await asAdmin.admin['enrollment-candidates'].get()

  expect(data).toEqual([
    {
      id: lia.id,
      nombre: 'Lía',
      apellido: 'Acosta',
      email: 'lia@rios.py',
      isComposer: true,
      composerId: primero.id,
    },
    { id: null, nombre: 'Lía', apellido: 'Meza', email: 'meza@x.py', isComposer: true, composerId: otro.id },
    { id: zoe.id, nombre: 'Zoe', apellido: 'Zarza', email: zoe.email, isComposer: false, composerId: null },
  ])
  expect((await asAdmin.alumnos.contributing.get()).data).toMatchObject([
    { composerId: primero.id, alumnoId: lia.id, student_first_name: 'Lía', contribuciones: 2 },
    { composerId: otro.id, alumnoId: null, email: 'meza@x.py', contribuciones: 1 },
  ])
  await inscribe({ composerId: otro.id })
  await inscribe({ alumnoId: lia.id })
  const libres = await asAdmin.admin['enrollment-candidates'].get({ query: { catedra: id } })
  expect(libres.data.map(({ apellido }: { apellido: string }) => apellido)).toEqual(['Zarza'])
  expect((await asAdmin.admin['enrollment-candidates'].get({ query: { catedra: 999 } })).status).toBe(404)
})

test('eliminar el aporte deja la inscripción', async () => {
  const { db, inscribe, inscritos, asAdmin } = createMundoConInscripciones()
  const creador = insertCreador(db, aporteDeAlumno())
  await inscribe({ composerId: creador.id })

  await asAdmin.composers({ id: creador.id }).delete()

  expect(await inscritos()).toMatchObject([{ composerId: null, Composer: null, Alumno: { nombre: 'Lía' } }])
})
