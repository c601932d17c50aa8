import type { Azar } from '../base/azar.ts'
import { type Dictado, huellaDe, type Pedido } from './dictado.ts'
import { type Altura, DO_CENTRAL, naturalDe, type Pentagrama, type Sonido } from './pentagrama.ts'
import type { ModoDeSonar } from './receta.ts'

interface Clase {
  nombre: string
  /** At which it is first asked. */
  nivel: number
  /** From its lowest note: so many steps of the staff, so many semitones. */
  notas: readonly (readonly [pasos: number, semitonos: number])[]
}

const intervalo = (nivel: number, nombre: string, pasos: number, semitonos: number): Clase => {
  return {
    nombre,
    nivel,
    notas: [
      [0, 0],
      [pasos, semitonos],
    ],
  }
}

/** By the ear, a fourth that is augmented and a fifth that is diminished are one. */
export const intervalos: readonly Clase[] = [
  intervalo(2, 'Segunda menor', 1, 1),
  intervalo(2, 'Segunda mayor', 1, 2),
  intervalo(1, 'Tercera menor', 2, 3),
  intervalo(1, 'Tercera mayor', 2, 4),
  intervalo(2, 'Cuarta justa', 3, 5),
  intervalo(3, 'Tritono', 3, 6),
  intervalo(1, 'Quinta justa', 4, 7),
  intervalo(2, 'Sexta menor', 5, 8),
  intervalo(2, 'Sexta mayor', 5, 9),
  intervalo(3, 'Séptima menor', 6, 10),
  intervalo(3, 'Séptima mayor', 6, 11),
  intervalo(1, 'Octava justa', 7, 12),
]

const triada = (nombre: string, tercera: number, quinta: number, nivel = 1): Clase => {
  return {
    nombre,
    nivel,
    notas: [
      [0, 0],
      [2, tercera],
      [4, quinta],
    ],
  }
}

const basicos = [
  triada('Mayor', 4, 7),
  triada('Menor', 3, 7),
  triada('Disminuido', 3, 6),
  triada('Aumentado', 4, 8),
]
const dominante: Clase = {
  nombre: 'Séptima de dominante',
  nivel: 3,
  notas: [
    [0, 0],
    [2, 4],
    [4, 7],
    [6, 10],
  ],
}

const INVERSIONES = ['estado fundamental', 'primera inversión', 'segunda inversión', 'tercera inversión']

/** Turned round, an augmented one is another augmented one: nobody hears which. */
const conInversiones = [...basicos, dominante].flatMap((acorde) =>
  acorde.nombre === 'Aumentado'
    ? [{ ...acorde, nivel: 3 }]
    : acorde.notas.map((_, i) => ({
        nombre: `${acorde.nombre}, ${INVERSIONES[i]}`,
        nivel: 3,
        notas: invertida(acorde.notas, i),
      })),
)

function invertida(notas: Clase['notas'], veces: number): Clase['notas'] {
  const [bajo = [0, 0]] = notas.slice(veces)
  const subidas = notas.slice(0, veces).map(([pasos, semitonos]) => [pasos + 7, semitonos + 12] as const)
  return [...notas.slice(veces), ...subidas].map(
    ([pasos, semitonos]) => [pasos - bajo[0], semitonos - bajo[1]] as const,
  )
}

const clasesDe = (que: Pedido['que'], nivel: number): readonly Clase[] => {
  if (que === 'INTERVALO') return intervalos.filter((uno) => uno.nivel <= nivel)
  return nivel < 3 ? basicos : conInversiones
}

const PREGUNTAS = {
  INTERVALO: {
    ASCENDENTE: '¿Qué intervalo ascendente escuchas?',
    DESCENDENTE: '¿Qué intervalo descendente escuchas?',
    ARMONICO: '¿Qué intervalo armónico escuchas?',
  },
  ACORDE: {
    ASCENDENTE: '¿Qué acorde escuchas, de abajo hacia arriba?',
    DESCENDENTE: '¿Qué acorde escuchas, de arriba hacia abajo?',
    ARMONICO: '¿Qué acorde escuchas?',
  },
} as const

/** More than the three that one usually sees, lest the right one always stand in the middle. */
const CERCANAS = 5

/** An interval or a chord, and the nearest of the others of its level. */
export function dictarAlturas(
  { que, nivel, como }: Pedido & { que: 'INTERVALO' | 'ACORDE' },
  azar: Azar,
): Dictado {
  const clases = clasesDe(que, nivel)
  const clase = azar.uno(clases)
  const alturas = azar.uno(escriturasDe(clase, nivel))
  const otras = azar
    .barajar(clases.filter((una) => una !== clase))
    .toSorted((una, otra) => lejania(una, clase) - lejania(otra, clase))
  const sonidos = enTiempo(alturas, como)
  const pentagrama: Pentagrama = { compas: '4/4', tono: 'C', negras: NEGRAS[que], sonidos }
  return {
    texto: PREGUNTAS[que][como],
    pentagrama,
    clave: huellaDe(pentagrama),
    correcta: { texto: clase.nombre },
    incorrectas: azar.barajar(otras.slice(0, CERCANAS)).map(({ nombre }) => ({ texto: nombre })),
    explicacion: null,
  }
}

const NEGRAS = { INTERVALO: 120, ACORDE: 96 }

/** How far the notes of one are from those of the other. */
function lejania(una: Clase, otra: Clase): number {
  const largo = Math.max(una.notas.length, otra.notas.length)
  const semitonos = ({ notas }: Clase, i: number) => notas[i]?.[1] ?? 12
  return Array.from({ length: largo }, (_, i) => Math.abs(semitonos(una, i) - semitonos(otra, i))).reduce(
    (suma, una) => suma + una,
    0,
  )
}

/** A telephone's loudspeaker gives nothing of what is much lower. */
const BAJOS = Array.from({ length: 8 }, (_, i) => DO_CENTRAL - 3 + i)

/** The class upon each note where it can be written without double accidentals; to begin with, upon white keys. */
function escriturasDe({ notas }: Clase, nivel: number): Altura[][] {
  const alteraciones = nivel === 1 ? [0] : [-1, 0, 1]
  return BAJOS.flatMap((paso) => alteraciones.map((desvio) => ({ paso, desvio })))
    .map((bajo) =>
      notas.map(([pasos, semitonos]) => {
        const paso = bajo.paso + pasos
        const natural = 12 * (Math.floor(paso / 7) - Math.floor(bajo.paso / 7)) + naturalDe(paso)
        return { paso, desvio: naturalDe(bajo.paso) + bajo.desvio + semitonos - natural }
      }),
    )
    .filter((alturas) => alturas.every(({ desvio }) => Math.abs(desvio) <= 1))
}

/** All of it takes one bar, however many its notes: how long it sounds tells nothing. */
function enTiempo(alturas: readonly Altura[], como: ModoDeSonar): Sonido[] {
  if (como === 'ARMONICO') return [{ alturas: [...alturas], dura: 16 }]
  const enOrden = como === 'ASCENDENTE' ? alturas : alturas.toReversed()
  const cada = alturas.length === 2 ? 8 : 4
  return enOrden.map((altura, i) => ({
    alturas: [altura],
    dura: i < enOrden.length - 1 ? cada : 16 - cada * (enOrden.length - 1),
  }))
}
