import { MPEGDecoder } from 'mpg123-decoder'
import { MUESTRAS_POR_SEGUNDO } from '../../src/domain/oido/cuerda'

/** What a telephone would make of an MP3. */
export async function decodeMp3(bytes: Uint8Array) {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, sampleRate } = decoder.decode(bytes)
  decoder.free()
  return { muestras: channelData[0] as Float32Array, canales: channelData.length, sampleRate }
}

/** The pitch that sounds, in hertz, by autocorrelation: ever more periods at once say it ever more finely. */
export function tonoDe(muestras: Float32Array): number {
  let periodo = primerPeriodo(muestras)
  for (let vueltas = 2; vueltas <= 32 && vueltas * periodo < muestras.length / 2; vueltas *= 2) {
    periodo = picoCerca(muestras, vueltas * periodo) / vueltas
  }
  return MUESTRAS_POR_SEGUNDO / periodo
}

export const centsEntre = (unos: number, otros: number) => 1200 * Math.log2(unos / otros)

/** How much it is like itself so many samples later: 1 where it repeats. */
function parecido(muestras: Float32Array, desfase: number): number {
  const largo = Math.floor(muestras.length / 2)
  let producto = 0
  let energia = 0
  for (let i = 0; i < largo; i++) {
    const una = muestras[i] as number
    const otra = muestras[i + desfase] as number
    producto += una * otra
    energia += una * una + otra * otra
  }
  return energia > 0 ? (2 * producto) / energia : 0
}

const MAS_AGUDO_HZ = 1600
const MAS_GRAVE_HZ = 65

function primerPeriodo(muestras: Float32Array): number {
  const desde = Math.floor(MUESTRAS_POR_SEGUNDO / MAS_AGUDO_HZ)
  const hasta = Math.ceil(MUESTRAS_POR_SEGUNDO / MAS_GRAVE_HZ)
  const trozo = muestras.subarray(0, 4 * hasta)
  const valores = Array.from({ length: hasta - desde }, (_, i) => parecido(trozo, desde + i))
  const umbral = 0.9 * Math.max(...valores)
  const pico = valores.findIndex(
    (uno, i) => uno >= umbral && uno > (valores[i - 1] ?? 2) && uno >= (valores[i + 1] ?? -1),
  )
  return picoCerca(trozo, desde + pico)
}

/** The top of the hill near there, between samples (a parabola through three of them). */
function picoCerca(muestras: Float32Array, donde: number): number {
  let cima = Math.round(donde)
  while (parecido(muestras, cima + 1) > parecido(muestras, cima)) cima++
  while (parecido(muestras, cima - 1) > parecido(muestras, cima)) cima--
  const [antes, alto, despues] = [-1, 0, 1].map((d) => parecido(muestras, cima + d)) as [
    number,
    number,
    number,
  ]
  return cima + (antes - despues) / (2 * (antes - 2 * alto + despues))
}
