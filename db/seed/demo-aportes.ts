import { asc, eq } from 'drizzle-orm'
import { nombreCompleto } from '../../src/domain/creadores/creadores.ts'
import type { Tx } from '../client.ts'
import { sugerencias } from '../schema/comunidad.ts'
import { creadores } from '../schema/creadores.ts'
import { recibos } from '../schema/recibos.ts'

const DIA_MS = 24 * 60 * 60 * 1000
const CONTACTO = 'lectora@guarania.example'

const envios = [
  {
    recibo: 'GUA-DEM0-0001',
    haceDias: 1,
    reason: 'Encontré una grabación de su casa.',
    cambios: { youtube_link: 'https://www.youtube.com/watch?v=demostracion' },
    observacion: null,
  },
  {
    recibo: 'GUA-DEM0-0002',
    haceDias: 5,
    reason: 'Falta su obra más tocada.',
    cambios: { references: 'Programa de mano, 1954' },
    observacion: '¿De qué teatro es el programa? Con el lugar y el día podremos citarlo.',
  },
] as const

/** What readers sent about the catalogue's first creators: one waits, one was sent back. Without a catalogue, nothing. */
export function insertAportes(tx: Tx, now: number): string[] {
  const { id, first_name, last_name } = creadores
  const suyos = tx
    .select({ id, first_name, last_name })
    .from(creadores)
    .where(eq(creadores.status, 'PUBLISHED'))
    .orderBy(asc(id))
    .limit(envios.length)
    .all()
  return suyos.map((creador, lugar) => insertEnvio(tx, creador, envios[lugar] as Envio, now))
}

type Envio = (typeof envios)[number]

function insertEnvio(
  tx: Tx,
  creador: { id: number; first_name: string; last_name: string },
  { recibo, haceDias, reason, cambios, observacion }: Envio,
  now: number,
): string {
  const created_at = now - haceDias * DIA_MS
  const decidido_en = observacion === null ? null : created_at + DIA_MS
  const sugerencia = tx
    .insert(sugerencias)
    .values({
      creadorId: creador.id,
      status: observacion === null ? 'PENDING' : 'OBSERVED',
      reason,
      suggester_email: CONTACTO,
      cambios,
      rejection_reason: observacion,
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
