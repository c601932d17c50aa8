import { asc, eq } from 'drizzle-orm'
import type { Propuesta } from '../../src/domain/aportes/sugerencias.ts'
import { claveDeOrden } from '../../src/domain/base/texto.ts'
import { nombreCompleto } from '../../src/domain/creadores/creadores.ts'
import { columnasDeFechas } from '../../src/domain/creadores/fechas-de-vida.ts'
import type { Tx } from '../client.ts'
import { sugerencias } from '../schema/comunidad.ts'
import { creadores } from '../schema/creadores.ts'
import { recibos } from '../schema/recibos.ts'
import { LECTORA, NIETO } from './demo-comunidad.ts'

const DIA_MS = 24 * 60 * 60 * 1000

interface Envio {
  recibo: string
  haceDias: number
  /** Which of the catalogue's first creators it is about. */
  sobre: 0 | 1
  de: string
  reason: string
  cambios: Propuesta
  /** Sent back or rejected a day later, and why. */
  respuesta?: { status: 'OBSERVED' | 'REJECTED'; motivo: string }
}

const GRABACION = {
  reason: 'Encontré una grabación de su casa.',
  cambios: { youtube_link: 'https://www.youtube.com/watch?v=demostracion' },
}

/** One alone, one sent back, two that touch one date, two that say the same, and a rejection that can be taken back. */
const envios: Envio[] = [
  { recibo: 'GUA-DEM0-0001', haceDias: 1, sobre: 0, de: LECTORA, ...GRABACION },
  {
    recibo: 'GUA-DEM0-0002',
    haceDias: 5,
    sobre: 1,
    de: LECTORA,
    reason: 'Falta su obra más tocada.',
    cambios: { references: 'Programa de mano, 1954' },
    respuesta: {
      status: 'OBSERVED',
      motivo: '¿De qué teatro es el programa? Con el lugar y el día podremos citarlo.',
    },
  },
  {
    recibo: 'GUA-DEM0-0003',
    haceDias: 3,
    sobre: 0,
    de: LECTORA,
    reason: 'Así lo dice el prólogo de su libro.',
    cambios: { birth_edtf: '1509~' },
  },
  {
    recibo: 'GUA-DEM0-0004',
    haceDias: 2,
    sobre: 0,
    de: NIETO,
    reason: 'En la placa del museo dice otro año, y falta una obra.',
    cambios: { birth_edtf: '1511~', notable_works: 'Derrotero y viaje; Cartas a su hermano' },
  },
  { recibo: 'GUA-DEM0-0005', haceDias: 1, sobre: 0, de: NIETO, ...GRABACION },
  {
    recibo: 'GUA-DEM0-0006',
    haceDias: 4,
    sobre: 1,
    de: NIETO,
    reason: 'Era de los nuestros.',
    cambios: { bio: 'El mejor de todos.' },
    respuesta: { status: 'REJECTED', motivo: 'Es una opinión: hace falta un dato con su fuente.' },
  },
]

interface Quien {
  first_name: string
  last_name: string
  slug: string
  birth_edtf: string | null
  death_edtf: string | null
}

const NUEVA: Quien = {
  first_name: 'Herminia',
  last_name: 'Duarte',
  slug: 'herminia-duarte',
  birth_edtf: '1931-08-14',
  death_edtf: null,
}

/** What readers sent about the catalogue's first creators, and two that they added. Without a catalogue, nothing. */
export function insertAportes(tx: Tx, now: number): string[] {
  const { id, first_name, last_name, slug, birth_edtf, death_edtf } = creadores
  const [uno, otro] = tx
    .select({ id, first_name, last_name, slug, birth_edtf, death_edtf })
    .from(creadores)
    .where(eq(creadores.status, 'PUBLISHED'))
    .orderBy(asc(id))
    .limit(2)
    .all()
  if (!uno || !otro) return []
  const repetida = { ...otro, id: undefined, slug: `${otro.slug}-2` }
  insertAporte(
    tx,
    { recibo: 'GUA-DEM0-0007', haceDias: 6, de: NIETO, bio: 'Lo contaba mi abuelo.' },
    repetida,
    now,
  )
  insertAporte(
    tx,
    { recibo: 'GUA-DEM0-0008', haceDias: 1, de: LECTORA, bio: 'Arpista y maestra.' },
    NUEVA,
    now,
  )
  return envios.map((envio) => insertEnvio(tx, envio, [uno, otro][envio.sobre] ?? uno, now))
}

interface Nombrado {
  id: number
  first_name: string
  last_name: string
}

function insertEnvio(tx: Tx, envio: Envio, creador: Nombrado, now: number): string {
  const { recibo, haceDias, de: suggester_email, reason, cambios, respuesta } = envio
  const created_at = now - haceDias * DIA_MS
  const decidido_en = respuesta ? created_at + DIA_MS : null
  const sugerencia = tx
    .insert(sugerencias)
    .values({
      creadorId: creador.id,
      status: respuesta?.status ?? 'PENDING',
      reason,
      suggester_email,
      cambios,
      rejection_reason: respuesta?.motivo ?? null,
      resueltaEn: decidido_en,
      created_at,
    })
    .returning({ id: sugerencias.id })
    .get()
  const nombre = nombreCompleto(creador)
  tx.insert(recibos)
    .values({ recibo, clase: 'CORRECCION', sugerenciaId: sugerencia.id, nombre, created_at, decidido_en })
    .run()
  return recibo
}

type Envia = Pick<Envio, 'recibo' | 'haceDias' | 'de'> & { bio: string }

function insertAporte(tx: Tx, { recibo, haceDias, de, bio }: Envia, quien: Quien, now: number): void {
  const created_at = now - haceDias * DIA_MS
  const nombre = nombreCompleto(quien)
  const creador = tx
    .insert(creadores)
    .values({
      ...quien,
      ...columnasDeFechas(quien),
      status: 'PENDING_REVIEW',
      mainRole: ['COMPOSER'],
      bio,
      notable_works: 'Canción de la tarde',
      sort_name: claveDeOrden(nombre),
      por_confirmar: true,
      email: de,
      created_at,
      updated_at: created_at,
    })
    .onConflictDoNothing()
    .returning({ id: creadores.id })
    .get()
  if (!creador) return
  tx.insert(recibos).values({ recibo, clase: 'CREADOR', creadorId: creador.id, nombre, created_at }).run()
}
