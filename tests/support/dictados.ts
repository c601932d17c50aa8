import { readFileSync } from 'node:fs'
import { readAbc } from '../../src/domain/oido/abc'
import { herciosDe } from '../../src/domain/oido/cuerda'
import { fragmentosDe } from '../../src/domain/oido/melodias'
import { midiDe } from '../../src/domain/oido/pentagrama'
import type { PreguntaDeOido } from '../../src/domain/oido/preguntas-de-oido'
import { ataquesDe, centsEntre, decodeMp3, tonoDe, tonosDe } from './tono'

export const banco = readFileSync('db/seed/melodias.abc', 'utf8')
export const fragmentos = fragmentosDe(banco)

/** What LAME and a decoder put before the first sample. */
const DEMORA_S = 1105 / 22_050

interface Escuchado {
  cuando: number
  midis: number[]
}

/** What an ABC would sound like, by its text. */
export function escritoEn(abc: string): Escuchado[] {
  const { tono, negras, sonidos } = readAbc(abc)
  let cuando = 0
  return sonidos.flatMap(({ alturas, dura }) => {
    const uno = { cuando, midis: alturas.map((altura) => midiDe(tono, altura)) }
    cuando += (dura * 60) / (4 * negras)
    return alturas.length > 0 ? [uno] : []
  })
}

/** What is in an MP3, heard without knowing what was asked; with how many cents its worst note is off. */
export async function escuchar(mp3: Uint8Array, { aLaVez }: { aLaVez: boolean }) {
  const { muestras } = await decodeMp3(mp3)
  const sonido = muestras.subarray(Math.round(DEMORA_S * 22_050))
  const ataques = aLaVez ? [0] : ataquesDe(sonido)
  const notas = ataques.map((cuando, i) => {
    const hasta = ataques[i + 1] ?? cuando + 1.2
    const [desde, fin] = [cuando + 0.02, Math.min(hasta - 0.035, cuando + 0.8)].map((s) =>
      Math.round(s * 22_050),
    )
    const hercios = aLaVez ? tonosDe(sonido.subarray(2000)) : [tonoDe(sonido.subarray(desde, fin))]
    return { cuando, hercios, midis: hercios.map((uno) => Math.round(69 + 12 * Math.log2(uno / 440))) }
  })
  const cents = notas.flatMap(({ hercios, midis }) =>
    hercios.map((uno, i) => Math.abs(centsEntre(uno, herciosDe(midis[i] as number)))),
  )
  return { notas: notas as Escuchado[], cents: Math.max(...cents) }
}

/** The texts of the options that what was heard may be: those of an interval or a chord by their own arithmetic. */
export function opcionesOidas(
  pregunta: PreguntaDeOido,
  notas: readonly Escuchado[],
): PreguntaDeOido['opciones'] {
  const { que, como } = pregunta.oido
  if (que === 'RITMO' || que === 'MELODIA') {
    return pregunta.opciones.filter(({ abc }) => isIgual(escritoEn(abc as string), notas))
  }
  const midis = notas.flatMap((una) => una.midis)
  const deBajoAAlto = como === 'DESCENDENTE' ? midis.toReversed() : midis
  const semitonos = deBajoAAlto.map((uno) => uno - (deBajoAAlto[0] as number)).join(' ')
  return pregunta.opciones.filter(({ texto }) => SEMITONOS[texto] === semitonos)
}

const isIgual = (escritas: readonly Escuchado[], oidas: readonly Escuchado[]) =>
  escritas.length === oidas.length &&
  escritas.every(({ cuando, midis }, i) => {
    const oida = oidas[i] as Escuchado
    return Math.abs(cuando - oida.cuando) < 0.04 && midis.join() === oida.midis.join()
  })

/** By any textbook. */
const SEMITONOS: Record<string, string> = {
  'Segunda menor': '0 1',
  'Segunda mayor': '0 2',
  'Tercera menor': '0 3',
  'Tercera mayor': '0 4',
  'Cuarta justa': '0 5',
  Tritono: '0 6',
  'Quinta justa': '0 7',
  'Sexta menor': '0 8',
  'Sexta mayor': '0 9',
  'Séptima menor': '0 10',
  'Séptima mayor': '0 11',
  'Octava justa': '0 12',
  Mayor: '0 4 7',
  Menor: '0 3 7',
  Disminuido: '0 3 6',
  Aumentado: '0 4 8',
  'Mayor, estado fundamental': '0 4 7',
  'Mayor, primera inversión': '0 3 8',
  'Mayor, segunda inversión': '0 5 9',
  'Menor, estado fundamental': '0 3 7',
  'Menor, primera inversión': '0 4 9',
  'Menor, segunda inversión': '0 5 8',
  'Disminuido, estado fundamental': '0 3 6',
  'Disminuido, primera inversión': '0 3 9',
  'Disminuido, segunda inversión': '0 6 9',
  'Séptima de dominante, estado fundamental': '0 4 7 10',
  'Séptima de dominante, primera inversión': '0 3 6 8',
  'Séptima de dominante, segunda inversión': '0 3 5 9',
  'Séptima de dominante, tercera inversión': '0 2 6 9',
}
