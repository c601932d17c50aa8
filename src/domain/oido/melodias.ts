import type { Azar } from '../base/azar.ts'
import { camposDe, readAbc } from './abc.ts'
import { type Alternativa, type Dictado, distintas, huellaDe, type Pedido } from './dictado.ts'
import {
  type Altura,
  alteracionDe,
  compasesDe,
  largoDeCompas,
  nombreDe,
  type Pentagrama,
  type Sonido,
  transportar,
} from './pentagrama.ts'

/** Some bars of a real melody. */
export interface Fragmento {
  /** '«Para Elisa», Ludwig van Beethoven (1770–1827).' */
  dicho: string
  nivel: number
  pentagrama: Pentagrama
}

/** What the bank gives to be heard: each melody in pieces of four bars, or of two where four take long. */
export function fragmentosDe(banco: string): Fragmento[] {
  const todos = banco
    .split(/\n(?=X:)/)
    .filter((una) => una.startsWith('X:'))
    .flatMap(enPartes)
  return [...new Map(todos.map((uno) => [huellaDe(uno.pentagrama), uno])).values()]
}

/** Nobody keeps more of it in mind. */
const LO_MAS_LARGO = { semicorcheas: 32, sonidos: 14 }

function enPartes(abc: string): Fragmento[] {
  const { campos } = camposDe(abc)
  const entera = readAbc(abc)
  const compases = compasesDe(entera)
  const deA = (cuantos: number) =>
    Array.from({ length: Math.floor(compases.length / cuantos) }, (_, i) =>
      compases.slice(i * cuantos, (i + 1) * cuantos).flat(),
    )
  const cabe = (sonidos: Sonido[]) =>
    sonidos.length <= LO_MAS_LARGO.sonidos &&
    sonidos.reduce((suma, { dura }) => suma + dura, 0) <= LO_MAS_LARGO.semicorcheas
  const largas = deA(4)
  const partes = largas.length > 0 && largas.every(cabe) ? largas : deA(2)
  return partes.filter(cabe).map((sonidos) => {
    const pentagrama = { ...entera, sonidos }
    return { dicho: `«${campos.T}», ${campos.C}.`, nivel: nivelDe(pentagrama), pentagrama }
  })
}

function nivelDe({ compas, tono, sonidos }: Pentagrama): number {
  const alturas = sonidos.flatMap((uno) => uno.alturas)
  const saltos = alturas.slice(1).map(({ paso }, i) => Math.abs(paso - (alturas[i] as Altura).paso))
  const durezas = [
    compas.endsWith('/8'),
    tono.endsWith('m'),
    sonidos.some((uno) => uno.alturas.length === 0 || uno.dura < 2),
    alturas.some(({ desvio }) => desvio !== 0),
    saltos.some((uno) => uno > 5),
  ]
  if (durezas.includes(true)) return 3
  return sonidos.every(({ dura }) => dura % 4 === 0) && saltos.every((uno) => uno < 5) ? 1 : 2
}

/** One of the level's fragments in another key; the others have one note, or one value, that is not its own. */
export function dictarMelodia(
  { nivel }: Pedido,
  azar: Azar,
  fragmentos: readonly Fragmento[],
): Dictado | undefined {
  const deNivel = fragmentos.filter((uno) => uno.nivel === nivel)
  if (deNivel.length === 0) return undefined
  const { dicho, pentagrama: original } = azar.uno(deNivel)
  const pentagrama = azar.uno(transportadas(original, nivel))
  const opcion = (uno: Pentagrama): Alternativa => ({
    texto: '',
    pentagrama: uno,
    alternativa: enPalabras(uno),
  })
  return {
    texto: '¿Qué melodía escuchas?',
    pentagrama,
    clave: huellaDe(original),
    correcta: opcion(pentagrama),
    incorrectas: distintas(pentagrama, cambiosDe(pentagrama, nivel, azar)).map(opcion),
    explicacion: dicho,
  }
}

const TONOS = [
  ['C', 'G', 'F'],
  ['D', 'Bb'],
  ['A', 'Eb'],
]
const TONOS_MENORES = ['Am', 'Dm', 'Em', 'Gm', 'Bm']

/** From the A below the middle C to the one above the staff. */
const TESITURA = [26, 40] as const
/** In letters; a change may take some more. */
const LO_MAS_DICHO = 170

function transportadas(original: Pentagrama, nivel: number): Pentagrama[] {
  const tonos = original.tono.endsWith('m') ? TONOS_MENORES : TONOS.slice(0, nivel).flat()
  const todas = tonos.flatMap((tono) => [-2, -1, 0, 1].map((octavas) => transportar(original, tono, octavas)))
  return todas.filter(
    (una) =>
      enPalabras(una).length <= LO_MAS_DICHO &&
      una.sonidos
        .flatMap(({ alturas }) => alturas)
        .every(
          (altura) =>
            altura.paso >= TESITURA[0] &&
            altura.paso <= TESITURA[1] &&
            Math.abs(alteracionDe(una.tono, altura)) < 2,
        ),
  )
}

/** One at each place: a note that goes up or down, or that comes sooner or later. The first one gives the pitch. */
function cambiosDe(melodia: Pentagrama, nivel: number, azar: Azar): Pentagrama[] {
  const tocados = new Set<number>()
  const lugares = azar.barajar([...melodia.sonidos.keys()].slice(1))
  return lugares.flatMap((lugar) => {
    if (tocados.has(lugar)) return []
    const enTiempo =
      azar.suerte(0.4) && !tocados.has(lugar - 1) ? otroTiempo(melodia, lugar, azar) : undefined
    const cambiada = enTiempo ?? otraAltura(melodia.sonidos, lugar, nivel, azar)
    if (!cambiada) return []
    for (const uno of enTiempo ? [lugar - 1, lugar] : [lugar]) tocados.add(uno)
    return [{ ...melodia, sonidos: cambiada }]
  })
}

function otraAltura(sonidos: Sonido[], lugar: number, nivel: number, azar: Azar): Sonido[] | undefined {
  const { alturas, dura } = sonidos[lugar] as Sonido
  const [altura] = alturas
  if (!altura) return undefined
  // To begin with a third, then a second.
  const paso = altura.paso + azar.uno([-1, 1]) * (nivel === 1 ? 2 : 1)
  return sonidos.with(lugar, { alturas: [{ paso, desvio: 0 }], dura })
}

const FIGURAS: Record<number, string> = {
  1: 'semicorchea',
  2: 'corchea',
  3: 'corchea con puntillo',
  4: 'negra',
  6: 'negra con puntillo',
  8: 'blanca',
  12: 'blanca con puntillo',
  16: 'redonda',
}
const isFigura = (dura: number) => dura > 1 && dura in FIGURAS

/** The note sets in a quaver or a crotchet sooner or later, within its bar: the one before gives or takes what it lacks. */
function otroTiempo(melodia: Pentagrama, lugar: number, azar: Azar): Sonido[] | undefined {
  const { sonidos, compas } = melodia
  const [antes, esta] = [sonidos[lugar - 1], sonidos[lugar]] as [Sonido, Sonido]
  const comienzo = sonidos.slice(0, lugar).reduce((suma, { dura }) => suma + dura, 0)
  const beginsBar = comienzo % largoDeCompas(compas) === 0
  if (beginsBar || antes.alturas.length === 0 || esta.alturas.length === 0) return undefined
  const pasos = azar.barajar([-4, -2, 2, 4]).toSorted((uno, otro) => Math.abs(uno) - Math.abs(otro))
  const mueve = pasos.find((uno) => isFigura(antes.dura + uno) && isFigura(esta.dura - uno))
  if (mueve === undefined) return undefined
  return sonidos
    .with(lugar - 1, { ...antes, dura: antes.dura + mueve })
    .with(lugar, { ...esta, dura: esta.dura - mueve })
}

/** 'negras do, do, sol, sol; blanca sol' */
function enPalabras({ tono, sonidos }: Pentagrama): string {
  const grupos: { figura: string; nombres: string[] }[] = []
  for (const { alturas, dura } of sonidos) {
    const figura = `${alturas.length === 0 ? 'silencio de ' : ''}${FIGURAS[dura]}`
    const nombres = alturas.map((una) => nombreDe(tono, una))
    const ultimo = grupos.at(-1)
    if (ultimo?.figura === figura) ultimo.nombres.push(...nombres)
    else grupos.push({ figura, nombres })
  }
  return grupos
    .map(({ figura, nombres }) =>
      `${nombres.length > 1 ? plural(figura) : figura} ${nombres.join(', ')}`.trim(),
    )
    .join('; ')
}

const plural = (figura: string) => figura.replace(/^\w+/, '$&s')
