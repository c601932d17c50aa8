import { partialMatchKey, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { App } from '../../../api/app'
import { EN_BREVE } from '../../lib/adelantos'
import { api, unwrap } from '../../lib/api'
import { claveDe } from './clave-de'
import { queryClient } from './consultas'
import { nadaSiNoExiste } from './fallas'

/**
 * A read of the API by the address of its route, with what that has for parameters and query: its types are the route's,
 * and its key is the address. Where this ends in '?' it is null if there is no such thing, or it is somebody else's.
 */
export const lectura = <const D extends string>(direccion: Existente<D>, ...[datos]: Argumentos<D>) =>
  leer<Leido<D>>(conDatos(direccion, datos), direccion.endsWith('?'))

/** The same of an address in a table, with its ids filled in. */
export const lecturaEn = <T = unknown>(llena: string) =>
  leer<T>(llena.replace(/\?$/, ''), llena.endsWith('?'))

/** A part of a list that comes whole too, as `useLista` asks for it. */
export const lecturaDeParte = <const D extends string>(direccion: Existente<D>, pedido: object) =>
  lecturaEn<Parte<D>>(conDatos(direccion, pedido))

/** Under which address one has what is one's own. */
export const propio = { docente: 'docente/me', alumno: 'alumnos/me' } as const

/** What is counted on the administrator's panel. */
export const CIFRAS = ['admin/dashboard-counts', 'admin/panel', 'admin/alarmas']

/** What lies under these addresses is out of date. */
export const readAgain = (...direcciones: string[]) => queryClient.invalidateQueries(bajo(...direcciones))

/** For the client's filters: 'docente/catedra/7/tareas' lies under 'docente/catedra/7'. */
export const bajo = (...direcciones: string[]) => ({
  predicate: ({ queryKey }: { queryKey: QueryKey }) =>
    direcciones.some((una) => partialMatchKey(queryKey, claveDe(una))),
})

const leer = <T>(direccion: string, siExiste: boolean) =>
  queryOptions({
    queryKey: claveDe(direccion),
    queryFn: () => (siExiste ? call<T>(direccion).catch(nadaSiNoExiste as () => T) : call<T>(direccion)),
  })

/** The client takes an address in one piece as it takes its parts. */
const call = <T>(direccion: string): Promise<T> => {
  const { [direccion]: ruta } = api as unknown as Record<string, typeof api.health>
  return unwrap(ruta?.get({ headers: EN_BREVE }) as Promise<never>)
}

function conDatos(direccion: string, datos: object = {}): string {
  const quedan = new Map(Object.entries(datos))
  const camino = direccion.replace(/\?$/, '').replace(/:(\w+)/g, (_, nombre) => {
    const dato = quedan.get(nombre)
    quedan.delete(nombre)
    return String(dato)
  })
  const query = new URLSearchParams([...quedan].filter(([, dato]) => dato !== undefined)).toString()
  return query ? `${camino}?${query}` : camino
}

/** What is read at an address; of a list that also comes in pages, all of it. */
export type Leido<D extends string> = Entero<Respuesta<Ruta<D>>> | (D extends `${string}?` ? null : never)
/** One of its pages. */
export type Parte<D extends string> = Extract<Respuesta<Ruta<D>>, { totalPages: number }>
type Entero<T> = [Extract<T, readonly unknown[]>] extends [never] ? T : Extract<T, readonly unknown[]>

type Existente<D extends string> = [Respuesta<Ruta<D>>] extends [never] ? never : D
type Respuesta<R> = R extends { get: { response: { 200: infer T } } } ? T : never
type Argumentos<D extends string> = object extends Datos<D> ? [datos?: Datos<D>] : [datos: Datos<D>]
type Datos<D extends string> = Record<Parametros<SinMarca<D>>, number | string> & Query<D>
type Query<D extends string> = Ruta<D> extends { get: { query: infer Q extends object } } ? Q : unknown

type Ruta<D extends string> = En<App['~Routes']['api'], SinMarca<D>>
type SinMarca<D extends string> = D extends `${infer E}?` ? E : D

type En<R, D extends string> = D extends `${infer P}/${infer Q}`
  ? P extends keyof R
    ? En<R[P], Q>
    : never
  : D extends keyof R
    ? R[D]
    : never

type Parametros<D extends string> = D extends `${infer P}/${infer Q}`
  ? Parametros<P> | Parametros<Q>
  : D extends `:${infer N}`
    ? N
    : never
