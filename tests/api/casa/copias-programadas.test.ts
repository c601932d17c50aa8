import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listCopias } from '../../../api/casa/copias/carpeta.ts'
import { copiasProgramadas } from '../../../api/casa/copias/programadas.ts'
import { createDatosEnUso } from '../../support/carpetas.ts'

/** Copies every two hours, of which three stay; the clock moves when told to. */
function programadas(makeCopia?: (file: string) => Promise<void>) {
  const { raiz, dataDir } = createDatosEnUso()
  let instante = Date.now()
  let puedeOlvidar = true
  const fallos: (string | null)[] = []
  const dir = join(raiz, 'copias')
  const job = copiasProgramadas({
    dataDir,
    dir,
    everyHours: 2,
    keep: 3,
    mayForget: () => puedeOlvidar,
    now: () => instante,
    makeCopia:
      makeCopia ??
      (async (file) => {
        writeFileSync(file, '')
        utimesSync(file, instante / 1000, instante / 1000)
      }),
    forgetSueltos: async () => {},
    note: (fallo) => void fallos.push(fallo),
  })
  return {
    dir,
    fallos,
    run: job.run,
    forbidForgetting: () => {
      puedeOlvidar = false
    },
    pass: (horas: number) => {
      instante += horas * 3_600_000
    },
  }
}

test('las copias se hacen cada tantas horas, y quedan las últimas', async () => {
  const { dir, run, pass } = programadas()
  mkdirSync(dir)
  writeFileSync(join(dir, 'mis-notas.tar'), '')
  const cuantas: number[] = []

  for (let hora = 0; hora < 12; hora++) {
    await run()
    cuantas.push(listCopias(dir).length)
    pass(1)
  }

  expect(cuantas).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3])
  expect(existsSync(join(dir, 'mis-notas.tar'))).toBe(true)
})

test('mientras la carpeta es de otra base de datos no se borra ninguna', async () => {
  const { dir, run, pass, forbidForgetting } = programadas()
  forbidForgetting()

  for (let vez = 0; vez < 5; vez++) {
    pass(2)
    await run()
  }

  expect(listCopias(dir)).toHaveLength(5)
})

test('lo que dejó una copia cortada se quita al día siguiente', async () => {
  const { dir, run, pass } = programadas()
  mkdirSync(dir)
  const restos = ['parcial', 'base', 'base-journal', 'base.parcial'].map(
    (resto) => `guarania-2026-03-02T12-00-00.tar.${resto}`,
  )
  for (const nombre of [...restos, 'guarania-mia.tar.parcial']) writeFileSync(join(dir, nombre), '')

  pass(3)
  await run()
  const elMismoDia = readdirSync(dir)
  pass(24)
  await run()

  expect(elMismoDia).toEqual(expect.arrayContaining(restos))
  expect(readdirSync(dir).filter((nombre) => !nombre.endsWith('.tar'))).toEqual(['guarania-mia.tar.parcial'])
})

test('con un reloj que estuvo adelantado se sigue copiando, y queda la que se acaba de hacer', async () => {
  const { dir, run, pass } = programadas()
  const make = async (horas: number) => {
    pass(horas)
    await run()
    return listCopias(dir)
  }
  pass(24 * 365)
  const deMasAdelante = [await make(3), await make(3), await make(3)].at(-1) ?? []

  pass(-24 * 365)
  const primera = await make(0)
  const unaHoraDespues = await make(1)
  const segunda = await make(2)

  expect(deMasAdelante).toHaveLength(3)
  expect(primera).toEqual([expect.any(String), ...deMasAdelante.slice(1)])
  expect(deMasAdelante).not.toContain(primera[0])
  expect(unaHoraDespues).toEqual(primera)
  expect(segunda).toEqual([primera[0], expect.any(String), deMasAdelante.at(-1)])
})

test('una que falla se dice hasta que otra sale bien, y se vuelve a intentar, no cada minuto', async () => {
  let intentos = 0
  const { run, pass, fallos } = programadas(async () => {
    if (++intentos < 3) throw new Error('sin disco')
  })
  pass(3)

  await expect(run()).rejects.toThrow('sin disco')
  await run()
  expect(intentos).toBe(1)
  pass(1)
  await expect(run()).rejects.toThrow('sin disco')
  pass(1)
  await run()
  expect(fallos).toEqual(['sin disco', 'sin disco', null])
})
