import { expect, test } from 'vitest'
import { soundOf } from '../../../api/cursado/oido/sonido'
import { enMp3 } from '../../../api/cursado/partituras/mp3'
import { herciosDe, tocar } from '../../../src/domain/oido/cuerda'
import { preguntasDeOido } from '../../../src/domain/oido/preguntas-de-oido'
import { clasesDeOido, modosDeSonar } from '../../../src/domain/oido/receta'
import { escuchar, fragmentos, opcionesOidas } from '../../support/dictados'
import { centsEntre, decodeMp3, tonoDe } from '../../support/tono'
import { VUELTAS } from '../../support/vueltas'

const DE_BAJO_A_ALTO = Array.from({ length: 48 }, (_, i) => 40 + i)

test('la cuerda suena afinada en el MP3, de la más grave a la más aguda', async () => {
  for (const midi of DE_BAJO_A_ALTO) {
    const { muestras, sampleRate } = await decodeMp3(await enMp3(sola(midi)))

    expect(sampleRate).toBe(22_050)
    expect(Math.abs(centsEntre(tonoDe(muestras.subarray(4000, 20_000)), herciosDe(midi)))).toBeLessThan(0.5)
  }
})

test('lo que se pidió dos veces suena igual, byte por byte, y ocupa lo que dura', async () => {
  const [una, otra] = [await enMp3(sola(60)), await enMp3(sola(77))]

  expect(await enMp3(sola(60))).toEqual(una)
  expect(otra).toHaveLength(una.length)
  // 48 kbit/s, one channel, MPEG-2 layer III at 22,050 Hz.
  expect([...una.subarray(0, 4)]).toEqual([0xff, 0xf3, 0x60, 0xc4])
})

test('dos sonidos que se arman a la vez no se mezclan', async () => {
  const esperados = [await enMp3(sola(50)), await enMp3(sola(70))]

  expect(await Promise.all([enMp3(sola(50)), enMp3(sola(70))])).toEqual(esperados)
})

// AZAR_VUELTAS=5 listens to more than a thousand.
const POR_CLASE = 10 * VUELTAS
const clases = clasesDeOido.flatMap((que) =>
  [1, 2, 3].flatMap((nivel) =>
    (que === 'INTERVALO' || que === 'ACORDE' ? modosDeSonar : (['ASCENDENTE'] as const)).map((como) => ({
      que,
      nivel,
      como,
    })),
  ),
)

test.each(clases)('lo que suena es la opción correcta y ninguna otra: $que $nivel $como', async (clase) => {
  const cuantas = { preguntas: POR_CLASE, opciones: 6 }
  const preguntas = preguntasDeOido({ ...clase, que: [clase.que] }, cuantas, 2026, fragmentos)

  for (const pregunta of preguntas) {
    const aLaVez = clase.como === 'ARMONICO'
    const { notas, cents } = await escuchar(await soundOf(pregunta.oido), { aLaVez })

    expect(cents).toBeLessThan(5)
    expect(opcionesOidas(pregunta, notas)).toEqual(pregunta.opciones.filter((una) => una.es_correcta))
  }
})

test('un sonido cuesta poco, y diez preguntas de oído bajan en menos de 300 KB', async () => {
  const pedido = { que: clasesDeOido, nivel: 2, como: null }
  const preguntas = preguntasDeOido(pedido, { preguntas: 10, opciones: 4 }, 5, fragmentos)
  const antes = process.cpuUsage()
  const sonidos = await Promise.all(preguntas.map(({ oido }) => soundOf(oido)))
  const { user, system } = process.cpuUsage(antes)

  expect((user + system) / 1000 / sonidos.length).toBeLessThan(250)
  expect(sonidos.reduce((suma, { length }) => suma + length, 0)).toBeLessThan(300_000)
})

const sola = (midi: number) => tocar([{ midi, desde: 0, segundos: 1.2 }], 1.3, midi)
