import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { motivoDeDesconfianza } from '../../../api/casa/copias/probadas.ts'
import { pruebaDeCopias } from '../../../api/casa/copias/prueba-programada.ts'
import { copiasProbadas } from '../../../db/schema/copias.ts'
import { testApi } from '../../support/api.ts'
import { createDatosEnUso } from '../../support/carpetas.ts'

const HORA = 3_600_000

/** Copies in a folder, a job that proves them, and a clock that moves when told to. */
function conCopias({ everyHours = 24 } = {}) {
  const { dataDir, raiz, db } = createDatosEnUso()
  const dir = join(raiz, 'copias')
  mkdirSync(dir)
  const begun = Date.now()
  let instante = begun
  let sirve = true
  const probadas: string[] = []
  const copias = { dataDir, dir, everyHours }
  const job = pruebaDeCopias({
    ...copias,
    db,
    now: () => instante,
    proveCopia: async (file) => {
      probadas.push(file.slice(dir.length + 1))
      if (!sirve) throw new Error('La copia no sirve:\n  le falta algo.')
      return { segundos: 12, archivos: 3 }
    },
  })
  return {
    db,
    dir,
    probadas,
    run: job.run,
    motivo: () => motivoDeDesconfianza(db, copias, instante),
    filas: () => db.select().from(copiasProbadas).all(),
    pass: (horas: number) => {
      instante += horas * HORA
    },
    copy: (dia: number) => {
      const nombre = `guarania-2026-03-0${dia}T06-04-00.tar`
      writeFileSync(join(dir, nombre), 'una copia')
      utimesSync(join(dir, nombre), instante / 1000, instante / 1000)
      return nombre
    },
    damage: () => {
      sirve = false
    },
  }
}

test('cada copia nueva se prueba una vez, y la que ya no está pierde su fila', async () => {
  const { run, copy, pass, probadas, filas, dir } = conCopias()
  await run()
  const primera = copy(1)
  await run()
  await run()
  pass(24)
  const segunda = copy(2)
  await run()
  rmSync(join(dir, primera))
  await run()

  expect(probadas).toEqual([primera, segunda])
  expect(filas()).toMatchObject([{ nombre: segunda, segundos: 12, archivos: 3, error: null }])
})

test('la que no sirve se dice en una línea hasta que otra pasa', async () => {
  const { run, copy, damage, filas, motivo } = conCopias()
  copy(1)
  damage()

  await run()

  expect(filas()).toMatchObject([{ archivos: null, error: 'La copia no sirve: le falta algo.' }])
  expect(motivo()).toBe('La copia no sirve: le falta algo.')
})

test.each([
  [24, 48],
  [72, 96],
])('con una copia cada %i horas, %i sin ninguna comprobada es demasiado', async (everyHours, limite) => {
  const { run, copy, pass, motivo } = conCopias({ everyHours })
  pass(limite - 1)
  const antes = motivo()
  pass(2)
  const despues = motivo()
  copy(1)
  await run()
  const comprobada = motivo()
  pass(limite + 1)

  expect(antes).toBeNull()
  expect(despues).toBe(`Hace más de ${limite} horas que no se comprueba ninguna copia de seguridad.`)
  expect(comprobada).toBeNull()
  expect(motivo()).toBe(despues)
})

test('donde el programa no hace copias no se prueba ninguna, ni se reclama', async () => {
  const { run, copy, pass, motivo, probadas } = conCopias({ everyHours: 0 })
  copy(1)
  pass(1000)

  await run()

  expect(probadas).toEqual([])
  expect(motivo()).toBeNull()
})

test('lo que dejó una prueba que se cortó se quita al empezar', async () => {
  const { run, dir } = conCopias()
  mkdirSync(join(dir, '.probando-99999999/datos'), { recursive: true })

  await run()

  expect(readdirSync(dir)).toEqual([])
})

test('el administrador ve sus copias, la más nueva primero', async () => {
  const { deps, db, asAdmin } = testApi()
  const { dir } = deps.copias
  mkdirSync(dir, { recursive: true })
  const cuando = Date.parse('2026-03-02T06:04:00Z')
  for (const dia of [1, 2, 3]) {
    const nombre = join(dir, `guarania-2026-03-0${dia}T06-04-00.tar`)
    writeFileSync(nombre, 'x'.repeat(dia))
    utimesSync(nombre, cuando / 1000, cuando / 1000)
  }
  writeFileSync(join(dir, 'otra.tar'), '')
  const fila = { cuando, segundos: 12.5 }
  db.insert(copiasProbadas)
    .values([
      { ...fila, nombre: 'guarania-2026-03-01T06-04-00.tar', archivos: 7, error: null },
      { ...fila, nombre: 'guarania-2026-03-02T06-04-00.tar', archivos: null, error: 'Está dañada.' },
    ])
    .run()

  const { status, data } = await asAdmin.admin.copias.get()
  rmSync(deps.copias.dataDir, { recursive: true })

  const iso = '2026-03-02T06:04:00.000Z'
  const LISTA = { estado: 'LISTA', motivo: null }
  expect(status).toBe(200)
  expect(data).toEqual([
    { nombre: 'guarania-2026-03-03T06-04-00.tar', bytes: 3, cuando: iso, probada: null, ...LISTA },
    {
      nombre: 'guarania-2026-03-02T06-04-00.tar',
      bytes: 2,
      cuando: iso,
      probada: { cuando: iso, error: 'Está dañada.' },
      ...LISTA,
    },
    {
      nombre: 'guarania-2026-03-01T06-04-00.tar',
      bytes: 1,
      cuando: iso,
      probada: { cuando: iso, segundos: 12.5, archivos: 7 },
      ...LISTA,
    },
  ])
})
