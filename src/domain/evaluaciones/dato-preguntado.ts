import { cuantos } from '../base/numeros.ts'
import { fold } from '../base/texto.ts'
import { type Creador, nombreCompleto } from '../creadores/creadores.ts'
import { textoDeEdtf } from '../creadores/edtf.ts'
import { titulosDe } from '../creadores/obras.ts'
import { etiquetaDePeriodo } from '../creadores/periodos.ts'
import { sigloDeNacimiento } from '../creadores/siglo-de-nacimiento.ts'
import { etiquetaDeRol } from '../sesiones/roles.ts'
import type { CampoPreguntado } from './evaluaciones.ts'

/** Of a question made from the catalogue: which datum of which creator it asks, and what that was. */
export interface FuenteDePregunta {
  creadorId: number
  campo: CampoPreguntado
  /** The right answer's text; of a work, its title: the answer is whose it is. */
  valor: string
}

export type DatosPreguntados = Pick<
  Creador,
  | 'first_name'
  | 'last_name'
  | 'birth_year'
  | 'birth_edtf'
  | 'death_year'
  | 'death_edtf'
  | 'period'
  | 'mainRole'
  | 'notable_works'
>

/** What a creator says today where it said `valor`; null where it says nothing. */
export function valorDeHoy(campo: CampoPreguntado, valor: string, creador: DatosPreguntados): string | null {
  return lecturas[campo](creador, valor)
}

type Lectura = (creador: DatosPreguntados, valor: string) => string | null

const lecturas: Record<CampoPreguntado, Lectura> = {
  nacimiento: ({ birth_year, birth_edtf }) => anioDicho(birth_edtf, birth_year),
  siglo: sigloDeNacimiento,
  fallecimiento: ({ death_year, death_edtf }) => anioDicho(death_edtf, death_year),
  periodo: ({ period }) => etiquetaDePeriodo[period],
  // Any of its roles answered the question; the first one is the one to ask for.
  rol: ({ mainRole }, valor) => {
    const etiquetas = mainRole.map((rol) => etiquetaDeRol[rol])
    return etiquetas.find((una) => una === valor) ?? etiquetas[0] ?? null
  },
  obra: (creador, valor) => (isSuObra(creador, valor) ? valor : null),
}

/** As far as it is known: whoever was asked for a year that is uncertain by now was asked too much. */
const anioDicho = (edtf: string | null, anio: number | null) =>
  textoDeEdtf(edtf) ?? (anio === null ? null : String(anio))

const OBRA_LARGA = 80

/** Titles only: the catalogue also describes ('arreglos para guitarra'), and names who else took part. */
export function obrasDe({ notable_works }: Pick<Creador, 'notable_works'>): string[] {
  return titulosDe(notable_works)
    .map((obra) => obra.replace(/\.$/, ''))
    .filter((obra) => /^[\p{Lu}\d¡¿«"]/u.test(obra) && !/[()[\]]/.test(obra) && obra.length <= OBRA_LARGA)
}

export const isSuObra = (creador: Pick<Creador, 'notable_works'>, titulo: string) =>
  obrasDe(creador).some((obra) => fold(obra) === fold(titulo))

/** What the answer to a question about a datum says: of a work, its creator's name. */
export const respuestaDe = (
  { campo, valor }: Pick<FuenteDePregunta, 'campo' | 'valor'>,
  creador: DatosPreguntados,
) => (campo === 'obra' ? nombreCompleto(creador) : valor)

/** '2 preguntas usan este dato', in the catalogue's forms. */
export const textoDeUso = (cuantas: number): string =>
  cuantos(cuantas, 'pregunta usa este dato', 'preguntas usan este dato')

export const etiquetaDeDato: Record<CampoPreguntado, string> = {
  nacimiento: 'Nacimiento',
  siglo: 'Siglo de nacimiento',
  fallecimiento: 'Fallecimiento',
  periodo: 'Período',
  rol: 'Rol',
  obra: 'Obras',
}
