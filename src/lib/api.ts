import { treaty } from '@elysiajs/eden/treaty2'
import type { App } from '../../api/app'
import { readJson } from '../domain/base/json'
import { takeAdelantada } from './adelantos'
import { bearer } from './llaves'
import { closeSesion } from './sesion'

const SIN_CONEXION = 'No hay conexión con el servidor.'
export const INESPERADA = 'inesperado'
export const INESPERADO = 'Ocurrió un error inesperado.'

const clienteDe = (call: (url: string, init: RequestInit) => Promise<Response>) =>
  treaty<App>(location.origin, {
    parseDate: false,
    onResponse: readJson,
    fetcher: call as typeof fetch,
    headers: () => {
      const token = bearer()
      return token ? { authorization: `Bearer ${token}` } : {}
    },
  }).api

/** A network's own sign-in page says that all went well, and what was asked never left that network. */
export async function receive(pedido: Promise<Response>): Promise<Response> {
  const respuesta = await pedido
  if (respuesta.ok && respuesta.headers.get('content-type')?.startsWith('text/html')) throw sinConexion()
  return respuesta
}

const tokens = new WeakMap<Response, string | undefined>()

/** Keeps with which token an answer was asked for: it may come when somebody else has signed in. */
export function answerTo(token: string | undefined, respuesta: Response): Response {
  tokens.set(respuesta, token)
  return respuesta
}

export const tokenIn = (authorization?: string | null): string | undefined =>
  authorization?.replace('Bearer ', '')

/** The API's typed client in the browser; answers are read with `unwrap`. */
export const api = clienteDe(async (url, init) => {
  const respuesta = await receive(takeAdelantada(url, init) ?? fetch(url, init))
  return answerTo(tokenIn(new Headers(init.headers).get('authorization')), respuesta)
})

/** A refusal of the API, in words for people; status 0 where it did not answer. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    message: string,
    readonly code = INESPERADA,
    /** Each field's own text. */
    readonly campos: Record<string, string> = {},
    /** The seconds to wait before another try; 0 where nothing was said of it. */
    readonly espera = 0,
    /** With which it was asked for. */
    readonly token?: string,
  ) {
    super(message)
  }

  /** The server gave a text, whatever went wrong. */
  get saysAnything(): boolean {
    return this.status > 0 && this.message !== INESPERADO
  }
}

/** The server's own text for each field. */
export const camposDeError = (error: unknown): [campo: string, texto: string][] =>
  error instanceof ApiError ? Object.entries(error.campos) : []

export const sinConexion = () => new ApiError(0, SIN_CONEXION, 'sin_conexion')

/** The server's own words where it has some; otherwise what the screen says, to the letter. */
export const textoDeFalla = (falla: string, error: unknown): string =>
  error instanceof ApiError && error.saysAnything ? error.message : falla

interface Reply<T> {
  data: T | null
  error: { status: unknown; value: unknown } | null
  response?: Response
}

/** What a call answered, or an ApiError; a session that the server no longer takes is closed on the way. */
export async function unwrap<T>(call: Promise<Reply<T>>): Promise<T> {
  const { data, error, response } = await call
  if (!error) return data as T
  if (!response) throw sinConexion()
  if (response.status === 401) closeSesion(tokens.get(response))
  throw errorDe(response, error.value)
}

export interface Tramo<T> {
  lista: T
  /** With which `antes` it goes on; null at the end. */
  siguiente: number | null
  headers: Headers
}

/** The same, of a part of a list. */
export async function unwrapTramo<T>(call: Promise<Reply<T>>): Promise<Tramo<T>> {
  const reply = await call
  const lista = await unwrap(Promise.resolve(reply))
  const { headers } = reply.response as Response
  const siguiente = headers.get('x-siguiente')
  return { lista, siguiente: siguiente === null ? null : Number(siguiente), headers }
}

function errorDe(response: Response, cuerpo: unknown): ApiError {
  const { status, headers } = response
  const { error, message, code, campos } = (Object(cuerpo) ?? {}) as Partial<
    Record<'error' | 'message', unknown> & { code: string; campos: Record<string, string> }
  >
  const espera = Number(headers.get('retry-after')) || 0
  const texto = [error, message].find((uno) => typeof uno === 'string' && uno !== '') as string | undefined
  return new ApiError(status, texto ?? INESPERADO, code, campos, espera, tokens.get(response))
}
