import { isSumable } from './sumas.ts'

/** After so many days what was joined stays so. */
export const DIAS_PARA_DESHACER = 60

/** Which of two records says something. */
export const lados = ['id', 'con'] as const
export type Lado = (typeof lados)[number]

/** What goes together from one record to another: half a date, or a picture without its author, is of nobody. */
export const gruposDeFusion = {
  nacimiento: ['birth_edtf', 'birth_year', 'birth_month', 'birth_day'],
  fallecimiento: ['death_edtf', 'death_year', 'death_month', 'death_day', 'death_unknown'],
  foto: ['photo_url', 'photo_credit'],
  sonido: ['audio_url', 'audio_credit'],
  first_name: ['first_name'],
  last_name: ['last_name'],
  otros_nombres: ['otros_nombres'],
  bio: ['bio'],
  notable_works: ['notable_works'],
  obra_enlaces: ['obra_enlaces'],
  mainRole: ['mainRole'],
  period: ['period'],
  quality: ['quality'],
  youtube_link: ['youtube_link'],
  references: ['references'],
  fuentes: ['fuentes'],
  wikidata_qid: ['wikidata_qid'],
} as const

export type GrupoDeFusion = keyof typeof gruposDeFusion
export type CampoDeFusion = (typeof gruposDeFusion)[GrupoDeFusion][number]

const grupos = Object.entries(gruposDeFusion) as [GrupoDeFusion, readonly CampoDeFusion[]][]

export const camposDeFusion = grupos.flatMap(([, campos]) => campos)

/** Of other names, works and sources, also what both say. */
export type Eleccion = Lado | 'dos'
export type Elecciones = { [campo in CampoDeFusion]?: Eleccion | undefined }

/** The fields that the one that goes gives: of each group what its first field that was named says. */
export const camposDeCon = (elecciones: Elecciones) => camposDe(elecciones, 'con')

/** The fields that say what both say. */
export const camposDeDos = (elecciones: Elecciones) => camposDe(elecciones, 'dos').filter(isSumable)

const camposDe = (elecciones: Elecciones, eleccion: Eleccion): CampoDeFusion[] =>
  grupos.flatMap(([grupo, campos]) => {
    const dicha = campos.map((campo) => elecciones[campo]).find((una) => una !== undefined)
    return (dicha ?? loDeSusObras(grupo, elecciones)) === eleccion ? [...campos] : []
  })

/** Links go with the works that they lead to, where nothing else is said. */
const loDeSusObras = (grupo: GrupoDeFusion, { notable_works }: Elecciones) =>
  grupo === 'obra_enlaces' ? notable_works : undefined

type Ficha = Partial<Record<CampoDeFusion, unknown>>

const isEqual = (uno: unknown, otro: unknown) => JSON.stringify(uno ?? null) === JSON.stringify(otro ?? null)

/** The groups in which two records say different things. */
export const gruposQueDifieren = (id: Ficha, con: Ficha): GrupoDeFusion[] =>
  grupos
    .filter(([, campos]) => campos.some((campo) => !isEqual(id[campo], con[campo])))
    .map(([grupo]) => grupo)

const isBlank = (valor: unknown) =>
  valor === null ||
  valor === undefined ||
  valor === '' ||
  valor === false ||
  (Array.isArray(valor) && valor.length === 0)

/**
 * What to choose at first: what the one that stays says and, where it says nothing, what the other one does. Who is one
 * is called as both were.
 */
export function ladoSugerido(grupo: GrupoDeFusion, id: Ficha, con: Ficha): Eleccion {
  const campos: readonly CampoDeFusion[] = gruposDeFusion[grupo]
  const says = (ficha: Ficha) => campos.some((campo) => !isBlank(ficha[campo]))
  if (grupo === 'otros_nombres' && says(id) && says(con)) return 'dos'
  return !says(id) && says(con) ? 'con' : 'id'
}
