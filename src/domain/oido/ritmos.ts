import type { Azar } from '../base/azar.ts'
import { type Alternativa, type Dictado, distintas, huellaDe, type Pedido } from './dictado.ts'
import { DO_CENTRAL, largoDeCompas, type Pentagrama } from './pentagrama.ts'

interface Celula {
  nombre: string
  nivel: number
  /** In semiquavers; below zero a rest. */
  figuras: readonly number[]
}

export const celulas: readonly Celula[] = [
  { nombre: 'negra', nivel: 1, figuras: [4] },
  { nombre: 'dos corcheas', nivel: 1, figuras: [2, 2] },
  { nombre: 'blanca', nivel: 1, figuras: [8] },
  { nombre: 'silencio de negra', nivel: 1, figuras: [-4] },
  { nombre: 'cuatro semicorcheas', nivel: 2, figuras: [1, 1, 1, 1] },
  { nombre: 'negra con puntillo y corchea', nivel: 2, figuras: [6, 2] },
  { nombre: 'silencio de corchea y corchea', nivel: 2, figuras: [-2, 2] },
  { nombre: 'corchea y dos semicorcheas', nivel: 3, figuras: [2, 1, 1] },
  { nombre: 'dos semicorcheas y corchea', nivel: 3, figuras: [1, 1, 2] },
  { nombre: 'corchea con puntillo y semicorchea', nivel: 3, figuras: [3, 1] },
  { nombre: 'corchea, negra y corchea', nivel: 3, figuras: [2, 4, 2] },
]

const largoDe = ({ figuras }: Celula) => figuras.reduce((suma, una) => suma + Math.abs(una), 0)
const isSilencio = ({ figuras }: Celula) => figuras.every((una) => una < 0)

type Ritmo = Celula[]

const COMPASES = 2

/** Two bars; the others have other cells in one place or two. */
export function dictarRitmo({ nivel }: Pedido, azar: Azar): Dictado {
  const compas = azar.uno(nivel === 1 ? ['3/4', '4/4'] : ['2/4', '3/4'])
  const deNivel = celulas.filter((una) => una.nivel <= nivel)
  const ritmo = Array.from({ length: COMPASES }, () => compasDe(deNivel, largoDeCompas(compas), azar)).flat()
  const escrito = (uno: Ritmo): Pentagrama => escribir(uno, compas)
  const otros = new Map(cambiosDe(ritmo, deNivel, azar).map((uno) => [escrito(uno), uno]))
  const opcion = (pentagrama: Pentagrama, uno: Ritmo): Alternativa => ({
    texto: '',
    pentagrama,
    alternativa: `${compas}: ${uno.map(({ nombre }) => nombre).join('; ')}`,
  })
  const pentagrama = escrito(ritmo)
  return {
    texto: '¿Qué ritmo escuchas?',
    pentagrama,
    clave: huellaDe(pentagrama),
    correcta: opcion(pentagrama, ritmo),
    incorrectas: distintas(pentagrama, [...otros.keys()]).map((uno) => opcion(uno, otros.get(uno) as Ritmo)),
    explicacion: null,
  }
}

/** Begins with a sound: nobody hears where a rest begins. */
function compasDe(deNivel: readonly Celula[], largo: number, azar: Azar): Ritmo {
  const compas: Ritmo = []
  for (let falta = largo; falta > 0; falta -= largoDe(compas.at(-1) as Celula)) {
    const caben = deNivel.filter(
      (una) => largoDe(una) <= falta && (compas.length > 0 || (una.figuras[0] as number) > 0),
    )
    compas.push(azar.uno(caben))
  }
  return compas
}

/**
 * With other cells in two places, in one of them or in both: of such four each is as far from the others, so that who
 * only reads them can't tell which was changed into the rest.
 */
function cambiosDe(ritmo: Ritmo, deNivel: readonly Celula[], azar: Azar): Ritmo[] {
  const conOtras = azar.barajar([...ritmo.keys()]).flatMap((lugar) => {
    const actual = ritmo[lugar] as Celula
    const iguales = deNivel.filter(
      (una) => una !== actual && largoDe(una) === largoDe(actual) && !(lugar === 0 && isSilencio(una)),
    )
    return iguales.length > 0 ? [{ lugar, celulas: [actual, ...azar.barajar(iguales)] }] : []
  })
  const [uno, otro = uno] = conOtras
  if (!uno || !otro) return []
  const mezclas = (deUno: number, deOtro: number) =>
    azar.barajar(
      uno.celulas
        .slice(0, deUno)
        .flatMap((una) =>
          otro.celulas.slice(0, deOtro).map((otra) => ritmo.with(uno.lugar, una).with(otro.lugar, otra)),
        ),
    )
  return [...mezclas(2, 2), ...mezclas(3, 2), ...mezclas(celulas.length, celulas.length)]
}

/** All on the middle line. */
const SI = DO_CENTRAL + 6

function escribir(ritmo: Ritmo, compas: string): Pentagrama {
  const sonidos = ritmo.flatMap(({ figuras }) =>
    figuras.map((una) => ({ alturas: una > 0 ? [{ paso: SI, desvio: 0 }] : [], dura: Math.abs(una) })),
  )
  return { compas, tono: 'C', negras: 112, sonidos }
}
