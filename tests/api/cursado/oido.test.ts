import { expect, test } from 'vitest'
import { enMp3 } from '../../../api/cursado/oido/mp3'
import { herciosDe, tocar } from '../../../src/domain/oido/cuerda'
import { centsEntre, decodeMp3, tonoDe } from '../../support/tono'

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

const sola = (midi: number) => tocar([{ midi, desde: 0, segundos: 1.2 }], 1.3, midi)
