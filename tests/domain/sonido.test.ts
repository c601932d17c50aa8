import { expect, test } from 'vitest'
import {
  CUANTOS_PICOS,
  minutosDe,
  picosDeMuestras,
  picosEnBase64,
  picosLeidos,
  readSonido,
  seEscucha,
} from '../../src/domain/archivos/sonido.ts'
import { isDespuesDelFinal } from '../../src/domain/tareas/comentarios-de-entrega.ts'

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [83_000, '1:23'],
  [600_000, '10:00'],
  [3_723_000, '1:02:03'],
  [-5, '0:00'],
])('%i ms son %s', (ms, escrito) => {
  expect(minutosDe(ms)).toBe(escrito)
})

test('cada pico es lo más fuerte de su parte, y lo más fuerte de todo llega arriba', () => {
  const muestras = new Float32Array(CUANTOS_PICOS * 10)
  muestras[15] = -0.5
  muestras[7999] = 0.25

  const picos = picosDeMuestras(muestras)

  expect(picos).toHaveLength(CUANTOS_PICOS)
  expect([picos[0], picos[1], picos[799]]).toEqual([0, 255, 128])
})

test('el silencio, y lo que es más corto que sus picos, también tienen 800', () => {
  expect(picosDeMuestras([])).toEqual(new Uint8Array(CUANTOS_PICOS))
  expect(picosDeMuestras([0.1, -0.2])).toHaveLength(CUANTOS_PICOS)
  expect([...picosDeMuestras([0.1, -0.2])].at(-1)).toBe(255)
})

test('lo que se envía se vuelve a leer', () => {
  const enBase64 = picosEnBase64(Uint8Array.from({ length: CUANTOS_PICOS }, (_, i) => i % 256))

  expect(readSonido({ picos: enBase64, duracion_ms: '83000' }, 'audio/wav')).toEqual({
    picos: enBase64,
    duracion_ms: 83_000,
  })
  expect(picosLeidos(enBase64).slice(0, 2)).toEqual([0, 1 / 255])
})

test.each([[undefined], ['x'], ['0'], [0], [-1], [Number.NaN], ['1e12'], [86_400_001], [{}]])(
  'una duración de %j es como si no se hubiera dicho',
  (duracion_ms) => {
    expect(readSonido({ duracion_ms }, 'video/mp4').duracion_ms).toBeNull()
  },
)

test.each([[''], ['AAAA'], ['á'.repeat(1068)], [`${'A'.repeat(1068)}A`], [800]])(
  'picos como %j tampoco',
  (picos) => {
    expect(readSonido({ picos }, 'audio/mpeg').picos).toBeNull()
  },
)

test('de lo que no se escucha no se guarda ninguno', () => {
  const enviado = { picos: picosEnBase64(new Uint8Array(CUANTOS_PICOS)), duracion_ms: 5 }

  expect(readSonido(enviado, 'application/pdf')).toEqual({ picos: null, duracion_ms: null })
  expect(['audio/midi', 'image/png', 'audio/mp4', 'video/webm'].map(seEscucha)).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test.each([
  [null, 1000, true, false],
  [1000, 1000, true, false],
  [1001, 1000, true, true],
  [8000, null, true, false],
  [8001, null, true, true],
  [0, null, false, true],
  [null, null, false, false],
])(
  'el momento %j de %j ms y un kilobyte (se escucha: %j) está después del final: %j',
  (en_ms, duracion_ms, suena, despues) => {
    expect(isDespuesDelFinal(en_ms, { duracion_ms, bytes: 1000, seEscucha: suena })).toBe(despues)
  },
)
