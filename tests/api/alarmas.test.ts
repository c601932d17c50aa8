import { expect, test } from 'vitest'
import { noteAlarma, readAlarmas } from '../../api/casa/alarmas/alarmas.ts'
import { testApi } from '../support/api.ts'

test('una alarma dice desde cuándo y por qué, hasta que pasa', () => {
  const { db } = testApi()
  noteAlarma(db, 'DISCO', 'Quedan 2 MB.', 100)
  noteAlarma(db, 'COPIA', 'No hay\n  lugar.', 200)
  noteAlarma(db, 'DISCO', 'Queda 1 MB.', 300)

  const mientras = readAlarmas(db)
  noteAlarma(db, 'DISCO', null, 400)
  const despues = readAlarmas(db)
  noteAlarma(db, 'DISCO', '', 500)

  expect(mientras).toEqual([
    { causa: 'DISCO', motivo: 'Queda 1 MB.', desde: 100, cuando: 300 },
    { causa: 'COPIA', motivo: 'No hay lugar.', desde: 200, cuando: 200 },
  ])
  expect(despues.map(({ causa }) => causa)).toEqual(['COPIA'])
  expect(readAlarmas(db)[1]).toEqual({
    causa: 'DISCO',
    motivo: 'No se sabe por qué.',
    desde: 500,
    cuando: 500,
  })
})

test('de lo que no falla no queda nada escrito', () => {
  const { db, sqlite } = testApi()

  noteAlarma(db, 'COPIA', null, 100)

  expect(sqlite.prepare('SELECT count(*) FROM alarmas').pluck().get()).toBe(0)
})
