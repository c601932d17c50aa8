import { z } from 'zod'
import { enteroEscrito, textoEscrito } from '../base/campos.ts'
import { isFecha } from '../base/fechas.ts'
import { noEsId } from '../base/reglas-de-formulario.ts'

/** One has it; who else teaches a course helps, or takes the place of somebody for a time. */
export const TITULAR = 'TITULAR'
export const papelesDeOtros = ['AUXILIAR', 'SUPLENTE'] as const
export const papeles = [TITULAR, ...papelesDeOtros] as const
export type Papel = (typeof papeles)[number]

export const etiquetaDePapel: Record<Papel, string> = {
  TITULAR: 'Titular',
  AUXILIAR: 'Auxiliar',
  SUPLENTE: 'Suplente',
}

/** Somebody who teaches a course, from a day on until another, both included; YYYY-MM-DD. */
export interface DocenteDeCatedra {
  docenteId: number
  papel: Papel
  desde: string
  /** Null where no end is known. */
  hasta: string | null
}

/** From when a course is its titular's where nobody has said it. */
export const DESDE_SIEMPRE = '2000-01-01'

export const DOCENTES_MAXIMO = 6

export const SIN_TITULAR = 'La cátedra tiene que tener un titular.'
const UN_TITULAR = 'La cátedra tiene un solo titular.'
const DEMASIADOS = `Una cátedra puede tener hasta ${DOCENTES_MAXIMO} docentes.`
const LISTA = 'Los docentes son una lista, cada uno con su papel y sus fechas.'

const docenteEscrito = z.object({
  docenteId: enteroEscrito,
  papel: textoEscrito,
  desde: textoEscrito,
  /** Blank is without an end. */
  hasta: textoEscrito,
})
type Escrito = z.infer<typeof docenteEscrito>

/** All who teach a course; those that are left out teach it no more. `antes` is what its sender had read. */
export const docentesEscritos = z
  .object({
    docentes: z.array(docenteEscrito, LISTA),
    antes: z.object({ docentes: z.array(docenteEscrito, LISTA) }).optional(),
  })
  .superRefine(({ docentes }, ctx) => {
    const say = (message: string, ...path: (string | number)[]) =>
      ctx.addIssue({ code: 'custom', path: ['docentes', ...path], message })
    const titulares = docentes.filter(({ papel }) => papel === TITULAR).length
    if (titulares === 0) say(SIN_TITULAR)
    else if (titulares > 1) say(UN_TITULAR)
    if (docentes.length > DOCENTES_MAXIMO) say(DEMASIADOS)
    for (const [i, uno] of docentes.entries()) {
      const falta = faltaDe(uno, docentes.slice(0, i))
      if (falta) say(falta[1], i, falta[0])
    }
  })
  .transform(({ docentes, antes }) => ({
    docentes: docentes.map(leido),
    antes: antes && { docentes: antes.docentes.map(leido) },
  }))
export type DocentesEscritos = z.infer<typeof docentesEscritos>

const leido = ({ hasta, ...uno }: Escrito) => ({ ...uno, hasta: hasta || null }) as DocenteDeCatedra

/** What is wrong with one, and in which field; nothing where all is right. */
function faltaDe(uno: Escrito, anteriores: readonly Escrito[]): [keyof Escrito, string] | undefined {
  const { docenteId, papel, desde, hasta } = uno
  if (docenteId === null || noEsId(docenteId)) return ['docenteId', 'Elige un docente.']
  if (!papeles.includes(papel as Papel)) return ['papel', 'El papel debe ser TITULAR, AUXILIAR o SUPLENTE.']
  if (!isFecha(desde)) return ['desde', 'La fecha de inicio no es válida.']
  if (hasta && !isFecha(hasta)) return ['hasta', 'La fecha de fin no es válida.']
  if (hasta && hasta < desde) return ['hasta', 'La fecha de fin no puede ser anterior a la de inicio.']
  if (anteriores.some((otro) => seSuperponen(otro, uno)))
    return ['desde', 'Esa persona ya está en esas fechas.']
  return undefined
}

const SIN_FIN = '9999-12-31'

const seSuperponen = (uno: Escrito, otro: Escrito): boolean =>
  uno.docenteId === otro.docenteId &&
  uno.desde <= (otro.hasta || SIN_FIN) &&
  otro.desde <= (uno.hasta || SIN_FIN)
