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

/** Where a note sets in, in seconds: what sounded has just been damped, and now it is loud. */
export function ataquesDe(muestras: Float32Array): number[] {
  const paso = Math.round(0.004 * MUESTRAS_POR_SEGUNDO)
  const fuerzas = Array.from({ length: Math.floor(muestras.length / paso) }, (_, i) =>
    Math.max(...muestras.subarray(i * paso, (i + 1) * paso).map(Math.abs)),
  )
  const ataques: number[] = []
  for (const [i, fuerza] of fuerzas.entries()) {
    const antes = Math.min(...fuerzas.slice(Math.max(0, i - 5), i), i < 5 ? 0 : 1)
    const cuando = (i * paso) / MUESTRAS_POR_SEGUNDO
    if (fuerza > 0.2 && fuerza > 3 * antes && cuando - (ataques.at(-1) ?? -1) > 0.05) ataques.push(cuando)
  }
  return ataques
}

/** What sounds at once, from the lowest, each in hertz: what is an overtone of another one is no note, but an octave. */
export function tonosDe(muestras: Float32Array): number[] {
  const candidatos = Array.from({ length: 36 }, (_, i) => {
    const hercios = 440 * 2 ** ((52 + i - 69) / 12)
    return { i, hercios, fuerza: ondaEn(muestras, hercios, 0).fuerza }
  })
  const tope = Math.max(...candidatos.map(({ fuerza }) => fuerza))
  const notas: typeof candidatos = []
  for (const uno of candidatos) {
    const grave = notas[0]
    if (grave && uno.i - grave.i > 12) break
    const umbral = grave && uno.i - grave.i === 12 ? 0.5 * grave.fuerza : 0.3 * tope
    if (uno.fuerza > umbral) notas.push(uno)
  }
  return notas.map(({ hercios }) => hercios + desvioDe(muestras, hercios))
}

/** How far its phase turns in a while says by how much a wave is off. */
function desvioDe(muestras: Float32Array, hercios: number): number {
  const desfase = 200
  const giro = ondaEn(muestras, hercios, desfase).fase - ondaEn(muestras, hercios, 0).fase
  const esperado = (2 * Math.PI * hercios * desfase) / MUESTRAS_POR_SEGUNDO
  const resto = giro - esperado
  const corto = resto - 2 * Math.PI * Math.round(resto / (2 * Math.PI))
  return (corto * MUESTRAS_POR_SEGUNDO) / (2 * Math.PI * desfase)
}

/** The wave of that frequency in a second of it (one value of a Fourier transform under a Hann window). */
function ondaEn(muestras: Float32Array, hercios: number, desde: number) {
  const paso = (2 * Math.PI * hercios) / MUESTRAS_POR_SEGUNDO
  let [x, y] = [0, 0]
  for (let i = 0; i < MUESTRAS_POR_SEGUNDO; i++) {
    const valor = (muestras[desde + i] as number) * (1 - Math.cos((2 * Math.PI * i) / MUESTRAS_POR_SEGUNDO))
    x += valor * Math.cos(paso * i)
    y -= valor * Math.sin(paso * i)
  }
  return { fuerza: Math.hypot(x, y), fase: Math.atan2(y, x) }
}
