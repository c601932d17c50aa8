import { azarDe } from '../base/azar.ts'

export const MUESTRAS_POR_SEGUNDO = 22_050

/** One note of what sounds; seconds from its beginning. */
export interface Nota {
  /** 60 is the C in the middle of a piano; between two of them there is anything. */
  midi: number
  desde: number
  segundos: number
  /** 1 where nothing is said. */
  fuerza?: number
}

export const herciosDe = (midi: number): number => 440 * 2 ** ((midi - 69) / 12)

/** Notes on one string each, as loud as they go without distortion. The same notes and seed give the same samples. */
export function tocar(notas: readonly Nota[], segundos: number, semilla: number): Float32Array {
  const muestras = new Float32Array(Math.ceil(segundos * MUESTRAS_POR_SEGUNDO))
  for (const [i, { midi, desde, fuerza = 1, ...nota }] of notas.entries()) {
    const comienzo = Math.round(desde * MUESTRAS_POR_SEGUNDO)
    const cuerda = pulsar(herciosDe(midi), nota.segundos, semilla + i)
    for (const [j, una] of cuerda.subarray(0, muestras.length - comienzo).entries()) {
      muestras[comienzo + j] = (muestras[comienzo + j] as number) + fuerza * una
    }
  }
  const tope = muestras.reduce((mayor, una) => Math.max(mayor, Math.abs(una)), 0)
  return tope > 0 ? muestras.map((una) => (0.85 * una) / tope) : muestras
}

/** How long a string is heard until it is a thousandth of what it was. */
const RESONANCIA_S = 4
const APAGADO_S = 0.03

/**
 * A plucked string (Karplus and Strong): a period of sound runs round a delay and loses a little each time. The delay is
 * whole samples, a low pass and an all-pass whose phase is worked out at the note's own frequency (Jaffe and Smith), so
 * that the whole round takes exactly one period.
 */
export function pulsar(hercios: number, segundos: number, semilla: number): Float32Array {
  const { enteras, peso, ajuste, freno } = vueltaDe(hercios)
  const muestras = new Float32Array(Math.round(segundos * MUESTRAS_POR_SEGUNDO))
  const linea = pulso(enteras, semilla)
  const apagado = APAGADO_S * MUESTRAS_POR_SEGUNDO
  let anterior = 0
  let entrada = 0
  let salida = 0
  for (let i = 0; i < muestras.length; i++) {
    const sale = linea[i % enteras] as number
    const filtrada = freno * ((1 - peso) * sale + peso * anterior)
    salida = ajuste * (filtrada - salida) + entrada
    entrada = filtrada
    anterior = sale
    linea[i % enteras] = salida
    muestras[i] = sale * Math.min(1, (muestras.length - i) / apagado)
  }
  return muestras
}

function vueltaDe(hercios: number) {
  const angulo = (2 * Math.PI * hercios) / MUESTRAS_POR_SEGUNDO
  // High notes would be gone at once with the plain mean of two samples.
  const peso = Math.min(0.5, 100 / hercios)
  const [seno, coseno] = [peso * Math.sin(angulo), 1 - peso + peso * Math.cos(angulo)]
  const resto = MUESTRAS_POR_SEGUNDO / hercios - Math.atan2(seno, coseno) / angulo
  // Near one sample an all-pass delays all overtones alike.
  const enteras = Math.floor(resto - 0.5)
  const fraccion = resto - enteras
  const ajuste = Math.sin(((1 - fraccion) * angulo) / 2) / Math.sin(((1 + fraccion) * angulo) / 2)
  const porVuelta = 10 ** (-3 / (hercios * RESONANCIA_S))
  return { enteras, peso, ajuste, freno: Math.min(0.9999, porVuelta / Math.hypot(seno, coseno)) }
}

/** Where a finger draws a string aside, and the roughness of the nail. */
const DONDE = 0.22
const ROCE = 0.12

function pulso(largo: number, semilla: number): Float32Array {
  const { entero } = azarDe(semilla)
  const forma = Float32Array.from({ length: largo }, (_, i) => {
    const lugar = i / largo
    const cuerda = lugar < DONDE ? lugar / DONDE : (1 - lugar) / (1 - DONDE)
    return cuerda + (ROCE * entero(-1000, 1000)) / 1000
  })
  const media = forma.reduce((suma, una) => suma + una, 0) / largo
  return forma.map((una) => una - media)
}
