import { QID_INVALIDO } from '../../../src/domain/creadores/wikidata.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

const refusal = (code: string, message: string) => () => new AppError(503, code, message)

export const sinConexionConWikidata = refusal(
  'wikidata_sin_conexion',
  'No se pudo conectar con Wikidata. Revisa la conexión del servidor e inténtalo de nuevo.',
)

export const wikidataEnSilencio = refusal(
  'wikidata_en_silencio',
  'Wikidata no respondió a tiempo. Inténtalo de nuevo más tarde.',
)

export const wikidataConFalla = refusal(
  'wikidata_con_falla',
  'Wikidata respondió algo que no se entiende. Inténtalo de nuevo más tarde.',
)

export const wikidataOcupada = (segundos: number) =>
  new AppError(
    503,
    'wikidata_ocupada',
    'Wikidata está ocupada y pide esperar. Inténtalo de nuevo en unos minutos.',
    {
      headers: { 'retry-after': String(segundos) },
    },
  )

export const qidInvalido = () => invalidFields([['qid', QID_INVALIDO]])

export const sinElemento = (qid: string) =>
  new AppError(404, 'wikidata_sin_elemento', `En Wikidata no hay ningún elemento ${qid}, o lo eliminaron.`)

export const deOtroCreador = (nombre: string) =>
  new AppError(409, 'wikidata_de_otro', `Ese elemento ya está enlazado con ${nombre}.`)

export const sinEnlace = () =>
  new AppError(409, 'wikidata_sin_enlace', 'Primero enlaza a este creador con su elemento de Wikidata.')

/** Of a picture or a sound: why it is not proposed. */
export class NoSePropone extends Error {}
