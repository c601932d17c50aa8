import type { Azar } from '../base/azar.ts'
import { fold } from '../base/texto.ts'
import { type Creador, nombreCompleto } from '../creadores/creadores.ts'
import { isExacta } from '../creadores/edtf.ts'
import { etiquetaDePeriodo, isPeriodoConocido, type Periodo, periodosDeLinea } from '../creadores/periodos.ts'
import { otrosSiglos, sigloDeNacimiento } from '../creadores/siglo-de-nacimiento.ts'
import { etiquetaDeRol, type Rol, roles } from '../sesiones/roles.ts'
import { claveDeOpcion } from './clave-de-opcion.ts'
import { obrasDe } from './dato-preguntado.ts'
import type { CampoPreguntado, TipoDelCatalogo } from './evaluaciones.ts'
import { ordenesDeNacimiento } from './orden-de-nacimientos.ts'
import type { PreguntaEscrita } from './preguntas.ts'

export type CreadorDelCatalogo = Pick<
  Creador,
  'id' | 'first_name' | 'last_name' | 'birth_year' | 'period' | 'mainRole' | 'notable_works' | 'bio'
> &
  Partial<Pick<Creador, 'birth_edtf'>>

interface Pedido {
  preguntas: number
  opciones: number
  tipos?: readonly TipoDelCatalogo[]
  periodo: Periodo | null
  rol: Rol | null
}

type Tipo = (
  quien: CreadorDelCatalogo,
  otros: readonly CreadorDelCatalogo[],
  azar: Azar,
) => Escrita | undefined

interface Escrita {
  texto: string
  campo: CampoPreguntado
  /** What the catalogue says; the right answer, where nothing else is said. */
  valor?: string
  correcta: string
  /** The most plausible first; none is right. */
  incorrectas: string[]
}

/** Of both kinds, half and half. */
export function preguntasDelCatalogo(
  sujetos: readonly CreadorDelCatalogo[],
  todos: readonly CreadorDelCatalogo[],
  pedido: Pedido,
  azar: Azar,
): PreguntaEscrita[] {
  const { preguntas, tipos = ['UNA'] } = pedido
  if (!tipos.includes('ORDENAR')) return preguntasDeUna(sujetos, todos, pedido, azar)
  const personas = sujetos.filter((uno) => !isAgrupacion(uno))
  if (!tipos.includes('UNA')) return ordenesDeNacimiento(personas, pedido, azar)
  const ordenes = ordenesDeNacimiento(personas, { ...pedido, preguntas: Math.floor(preguntas / 2) }, azar)
  const resto = { ...pedido, preguntas: preguntas - ordenes.length }
  return azar.barajar([...ordenes, ...preguntasDeUna(sujetos, todos, resto, azar)])
}

/**
 * Questions about `sujetos` that follow from the catalogue alone, with wrong options out of it as well: as many as
 * asked, or fewer where there is no more. No creator is asked about twice while another one is left.
 */
function preguntasDeUna(
  sujetos: readonly CreadorDelCatalogo[],
  todos: readonly CreadorDelCatalogo[],
  { preguntas, opciones, periodo, rol }: Pedido,
  azar: Azar,
): PreguntaEscrita[] {
  // Who is sought by period or role is not asked about it: every answer would be the same.
  const tipos = azar.barajar([
    ...[deObra, deNacimiento],
    ...(periodo ? [] : [dePeriodo]),
    ...(rol ? [] : [deRol]),
  ])
  const quienes = azar.barajar(sujetos)
  const hechas: PreguntaEscrita[] = []
  for (let vuelta = 0; vuelta < tipos.length; vuelta++) {
    for (const [i, quien] of quienes.entries()) {
      if (hechas.length === preguntas) return hechas
      const tipo = tipos[(i + vuelta) % tipos.length] as Tipo
      const escrita = tipo(quien, otrosQue(quien, todos, azar), azar)
      const pregunta = conOpciones(escrita, opciones, azar)
      if (escrita && pregunta) hechas.push({ ...pregunta, fuente: fuenteDe(quien, escrita) })
    }
  }
  return hechas
}

const fuenteDe = ({ id }: CreadorDelCatalogo, { campo, correcta, valor = correcta }: Escrita) => ({
  creadorId: id,
  campo,
  valor,
})

function conOpciones(escrita: Escrita | undefined, cuantas: number, azar: Azar): PreguntaEscrita | undefined {
  if (!escrita) return undefined
  const distintas = new Map(
    [escrita.correcta, ...escrita.incorrectas].map((texto) => [claveDeOpcion(texto), texto]),
  )
  if (distintas.size < cuantas) return undefined
  const textos = [...distintas.values()].slice(0, cuantas)
  return {
    texto: escrita.texto,
    opciones: azar.barajar(textos.map((texto, i) => ({ texto, es_correcta: i === 0 }))),
  }
}

/** All others, the most alike first: of the same kind, then period and role. */
function otrosQue(quien: CreadorDelCatalogo, todos: readonly CreadorDelCatalogo[], azar: Azar) {
  const parecido = (otro: CreadorDelCatalogo) =>
    (isAgrupacion(otro) === isAgrupacion(quien) ? 4 : 0) +
    (otro.mainRole.some((rol) => quien.mainRole.includes(rol)) ? 2 : 0) +
    (otro.period === quien.period ? 1 : 0)
  return azar
    .barajar(todos.filter(({ id }) => id !== quien.id))
    .toSorted((uno, otro) => parecido(otro) - parecido(uno))
}

const isAgrupacion = ({ mainRole }: CreadorDelCatalogo) => mainRole.includes('ENSEMBLE_ORCHESTRA')

function deObra(quien: CreadorDelCatalogo, otros: readonly CreadorDelCatalogo[], azar: Azar) {
  const apellido = fold(quien.last_name || quien.first_name)
  const [obra] = azar.barajar(obrasDe(quien).filter((una) => !fold(una).includes(apellido)))
  if (!obra) return undefined
  const ajenos = otros.filter((otro) => !fold(`${otro.notable_works} ${otro.bio}`).includes(fold(obra)))
  return {
    texto: `¿Quién tiene «${obra}» entre sus obras destacadas?`,
    campo: 'obra' as const,
    valor: obra,
    correcta: nombreCompleto(quien),
    incorrectas: ajenos.map(nombreCompleto),
  }
}

function deNacimiento(quien: CreadorDelCatalogo, otros: readonly CreadorDelCatalogo[], azar: Azar) {
  const { birth_year, birth_edtf } = quien
  if (birth_edtf && !isExacta(birth_edtf)) return deSiglo(quien, azar)
  if (birth_year === null) return undefined
  const anios = otros.map((otro) => otro.birth_year).filter((anio) => anio !== null && anio !== birth_year)
  const cercanos = anios.filter((anio) => Math.abs(Number(anio) - birth_year) <= 40)
  const nombre = nombreCompleto(quien)
  return {
    texto: isAgrupacion(quien) ? `¿En qué año se fundó ${nombre}?` : `¿En qué año nació ${nombre}?`,
    campo: 'nacimiento' as const,
    correcta: String(birth_year),
    incorrectas: [...cercanos, ...anios].map(String),
  }
}

/** Of an uncertain date no year is asked, and its century only where it has one. */
function deSiglo(quien: CreadorDelCatalogo, azar: Azar) {
  const siglo = sigloDeNacimiento(quien)
  if (siglo === null) return undefined
  const nombre = nombreCompleto(quien)
  return {
    texto: isAgrupacion(quien) ? `¿En qué siglo se fundó ${nombre}?` : `¿En qué siglo nació ${nombre}?`,
    campo: 'siglo' as const,
    correcta: siglo,
    incorrectas: azar.barajar(otrosSiglos(siglo)),
  }
}

/** Only those that years bound: a creator may as well be of one that says nothing, or of the other vocabulary. */
const periodosConAnios: readonly Periodo[] = periodosDeLinea.filter(isPeriodoConocido)

function dePeriodo(quien: CreadorDelCatalogo, _otros: readonly CreadorDelCatalogo[], azar: Azar) {
  const lugar = periodosConAnios.indexOf(quien.period)
  if (lugar < 0) return undefined
  const lejania = (periodo: Periodo) => Math.abs(periodosConAnios.indexOf(periodo) - lugar)
  const vecinos = azar
    .barajar(periodosConAnios.filter((periodo) => periodo !== quien.period))
    .toSorted((uno, otro) => lejania(uno) - lejania(otro))
  return {
    texto: `¿A qué período de la línea de tiempo pertenece ${nombreCompleto(quien)}?`,
    campo: 'periodo' as const,
    correcta: etiquetaDePeriodo[quien.period],
    incorrectas: vecinos.map((periodo) => etiquetaDePeriodo[periodo]),
  }
}

/** Who is the one may well be called the other, so they never stand side by side. */
const parientes: Partial<Record<Rol, Rol[]>> = {
  POET: ['ESCRITOR'],
  ESCRITOR: ['POET'],
  COMPOSER: ['ARRANGER'],
  ARRANGER: ['COMPOSER', 'CONDUCTOR'],
  CONDUCTOR: ['ARRANGER', 'PERFORMER'],
  PERFORMER: ['CONDUCTOR'],
}

function deRol(quien: CreadorDelCatalogo, _otros: readonly CreadorDelCatalogo[], azar: Azar) {
  const [rol] = quien.mainRole
  if (!rol || isAgrupacion(quien)) return undefined
  const suyos = new Set(quien.mainRole.flatMap((uno) => [uno, ...(parientes[uno] ?? [])]))
  const ajenos = roles.filter((uno) => !suyos.has(uno) && uno !== 'ENSEMBLE_ORCHESTRA')
  return {
    texto: `¿Con qué rol figura ${nombreCompleto(quien)} en la línea de tiempo?`,
    campo: 'rol' as const,
    correcta: etiquetaDeRol[rol],
    incorrectas: azar.barajar(ajenos).map((uno) => etiquetaDeRol[uno]),
  }
}
