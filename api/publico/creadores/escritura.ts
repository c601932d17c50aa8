import { and, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { creadorVersiones, type motivosDeVersion } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { claveDeOrden } from '../../../src/domain/base/texto.ts'
import {
  type CreadorPrivado,
  type EstadoDeCreador,
  nombreCompleto,
} from '../../../src/domain/creadores/creadores.ts'
import { type DatosDeCreador, datosDeCreador } from '../../../src/domain/creadores/datos-de-creador.ts'
import { isExacta } from '../../../src/domain/creadores/edtf.ts'
import { columnasDeFechas, mergeFechas } from '../../../src/domain/creadores/fechas-de-vida.ts'
import { isPorConfirmar } from '../../../src/domain/creadores/fuentes.ts'
import { datosEn, enteros } from '../../../src/domain/creadores/historia.ts'
import { clavesDeOtros, sinElSuyo } from '../../../src/domain/creadores/otros-nombres.ts'
import { moveSlug, newSlug } from './direcciones.ts'
import { creadorNoEncontrado } from './errors.ts'
import { privateColumns, toCreador } from './ficha.ts'
import { claimFoto } from './fotos.ts'
import type { Valores } from './valores.ts'

interface Nuevo {
  status: EstadoDeCreador
  ip_address: string | null
  now: number
}

export function insertCreador(tx: Tx, valores: Valores, { status, ip_address, now }: Nuevo): CreadorPrivado {
  const row = tx
    .insert(creadores)
    .values({
      ...valores,
      ...conOtrosNombres(valores),
      por_confirmar: isPorConfirmar(valores),
      status,
      ip_address,
      slug: newSlug(tx, nombreCompleto(valores)),
      created_at: now,
      updated_at: now,
      published_at: status === 'PUBLISHED' ? now : null,
    })
    .returning(privateColumns)
    .get()
  claimFoto(tx, row.id, row.photo_url, now)
  return toCreador(row)
}

/** Whatever its status. */
export function requireCreador(tx: Reader, id: number): CreadorPrivado {
  const row = tx.select(privateColumns).from(creadores).where(eq(creadores.id, id)).get()
  if (!row) throw creadorNoEncontrado()
  return toCreador(row)
}

/** For what anybody may do with a creator: of an unpublished one they may not know. */
export function requirePublished(tx: Reader, id: number): void {
  if (!isPublished(tx, id)) throw creadorNoEncontrado()
}

export function isPublished(tx: Reader, id: number): boolean {
  const published = and(eq(creadores.id, id), eq(creadores.status, 'PUBLISHED'))
  return tx.select({ id: creadores.id }).from(creadores).where(published).get() !== undefined
}

export type Cambios = Partial<
  Valores &
    Pick<
      CreadorPrivado,
      | 'slug'
      | 'status'
      | 'rejection_reason'
      | 'quality'
      | 'wikidata_qid'
      | 'photo_credit'
      | 'audio_url'
      | 'audio_credit'
    >
>

interface Causa {
  motivo: (typeof motivosDeVersion)[number]
  quien: string
  now: number
  /** What is said also where the record says so already: it goes on saying so where that is taken back. */
  dichos?: object
  /** Under whose name it is done, where it isn't that of who has it now. */
  deId?: number | null
}

/** Changes a creator and keeps the values that it had before; of a date all of it. */
export function changeCreador(
  tx: Tx,
  antes: CreadorPrivado,
  enviados: Cambios,
  { motivo, quien, now, dichos = {}, deId = null }: Causa,
): CreadorPrivado {
  const cambios = conSuCredito(antes, enviados)
  const cambiados = datosEn(replacedBy(antes, cambios))
  const datos = [...new Set([...cambiados, ...datosEn({ ...dichos })])]
  if (datos.length === 0) return antes
  const replaced = enteros({ ...antes }, datos)
  tx.insert(creadorVersiones)
    .values({ creadorId: antes.id, motivo, quien, antes: replaced, created_at: now, deId })
    .run()
  return cambiados.length === 0 ? antes : writeCreador(tx, antes, cambios, now)
}

/** As it is from now on; what follows from its data with it. */
export function writeCreador(tx: Tx, antes: CreadorPrivado, cambios: Cambios, now: number): CreadorPrivado {
  if (cambios.slug && cambios.slug !== antes.slug) moveSlug(tx, antes.id, antes.slug, cambios.slug)
  if (cambios.photo_url) claimFoto(tx, antes.id, cambios.photo_url, now)
  const row = tx
    .update(creadores)
    .set({
      ...cambios,
      ...conOtrosNombres({ ...antes, ...cambios }),
      por_confirmar: isPorConfirmar({ ...antes, ...cambios }),
      updated_at: now,
      ...(cambios.status && { decidido_en: isDecision(cambios.status) ? now : null }),
      ...(cambios.status === 'PUBLISHED' && {
        published_at: sql`coalesce(${creadores.published_at}, ${now})`,
      }),
    })
    .where(eq(creadores.id, antes.id))
    .returning(privateColumns)
    .get()
  return toCreador(row as NonNullable<typeof row>)
}

/** Whoever is called by another name from now on has it no longer beside that. */
function conOtrosNombres(persona: Pick<CreadorPrivado, 'first_name' | 'last_name' | 'otros_nombres'>) {
  const otros_nombres = sinElSuyo(persona)
  return { otros_nombres, otros_claves: clavesDeOtros(otros_nombres) }
}

const isDecision = (status: EstadoDeCreador) => status === 'PUBLISHED' || status === 'REJECTED'

/** Values of before, with the columns that follow from them. */
export function conDerivadas(creador: CreadorPrivado, valores: Cambios): Cambios {
  const completo = mergeFechas(creador, valores)
  return { ...valores, ...columnasDeFechas(completo), sort_name: claveDeOrden(nombreCompleto(completo)) }
}

/** Another photo is not of whom the last one was. */
function conSuCredito(antes: CreadorPrivado, cambios: Cambios): Cambios {
  const isOtra = cambios.photo_url !== undefined && cambios.photo_url !== antes.photo_url
  return isOtra ? { photo_credit: null, ...cambios } : cambios
}

/** Follow from the dates. */
const limites = ['birth_min', 'birth_max', 'death_min', 'death_max']

function replacedBy(antes: CreadorPrivado, cambios: Cambios): Record<string, unknown> {
  const deExactas = (['birth_edtf', 'death_edtf'] as const).filter(
    (campo) => isDicha(antes[campo]) && isDicha(cambios[campo]),
  )
  return Object.fromEntries(
    Object.entries(antes).filter(
      ([campo, valor]) =>
        campo in cambios &&
        ![...limites, ...deExactas].includes(campo) &&
        JSON.stringify(cambios[campo as keyof Cambios]) !== JSON.stringify(valor),
    ),
  )
}

/** Whether the parts of a date, which are kept too, say all of it. */
const isDicha = (edtf: string | null | undefined) => !edtf || isExacta(edtf)

/** A creator as the forms know it. */
export const datosDe = (creador: CreadorPrivado): DatosDeCreador => datosDeCreador.parse(creador)
