import { and, eq, inArray, max, notExists, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader } from '../../../db/client.ts'
import { correos, type estadosDeCorreo } from '../../../db/schema/correos.ts'
import { ingresos } from '../../../db/schema/ingresos.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { sesiones } from '../../../db/schema/sesiones.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import { nombreDePersona } from '../../../src/domain/personas/nombres.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { areInscripcionesVigentes, areInscritos, listQuienesCursan } from '../../suelo/vigentes.ts'
import { requireCatedraPara } from '../catedras/busqueda.ts'
import { noInscrito } from './errors.ts'
import { claveDeInvitacion, invite } from './invitacion.ts'

const UN_DIA_MS = 24 * 60 * 60 * 1000

const estados = ['ENVIADO', 'EN_CARPETA', 'FALLIDO'] as const

/** Of one that waits nothing is known yet. */
const estadoDe: Record<(typeof estadosDeCorreo)[number], (typeof estados)[number] | null> = {
  pendiente: null,
  enviado: 'ENVIADO',
  en_carpeta: 'EN_CARPETA',
  fallido: 'FALLIDO',
}

export const ingresosDeCatedra = z.object({
  entraron: z.int(),
  faltan: z.array(
    z.object({
      alumnoId: z.int(),
      nombre: z.string(),
      /** When the last invitation was written, while that mail is kept. */
      invitado_en: z.iso.datetime().nullable(),
      correo: z.enum(estados).nullable(),
    }),
  ),
})

/** How many of a course have ever signed in, and who has not, by last name. */
export function readIngresos(tx: Reader, catedraId: number): z.infer<typeof ingresosDeCatedra> {
  const inscritos = listQuienesCursan(tx, catedraId)
  const faltan = listQuienesCursan(tx, catedraId, nuncaEntro(tx))
  const invitaciones = listInvitaciones(tx, catedraId)
  return {
    entraron: inscritos.length - faltan.length,
    faltan: faltan.map(({ alumnoId, ...persona }) => {
      const ultima = invitaciones.get(alumnoId)
      return {
        alumnoId,
        nombre: nombreDePersona(persona),
        invitado_en: ultima ? enISO(ultima.en) : null,
        correo: ultima ? estadoDe[ultima.estado] : null,
      }
    }),
  }
}

/** Sessions tell of those who came before sign-ins were kept. */
function nuncaEntro(tx: Reader): SQL | undefined {
  const ingreso = tx.select({ uno: sql`1` }).from(ingresos).where(eq(ingresos.alumnoId, alumnos.id))
  const sesion = tx.select({ uno: sql`1` }).from(sesiones).where(eq(sesiones.alumnoId, alumnos.id))
  return and(notExists(ingreso), notExists(sesion))
}

/** The last of each student of a course. */
function listInvitaciones(tx: Reader, catedraId: number) {
  const suyas = new Map(
    tx
      .select({ id: catedraAlumnos.id, alumnoId: catedraAlumnos.alumnoId })
      .from(catedraAlumnos)
      .where(areInscripcionesVigentes(catedraId))
      .all()
      .map(({ id, alumnoId }) => [claveDeInvitacion(id), alumnoId]),
  )
  const ultimas = tx
    .select({ id: max(correos.id) })
    .from(correos)
    .where(inArray(correos.reemplaza, [...suyas.keys()]))
    .groupBy(correos.reemplaza)
  const filas = tx
    .select({ clave: correos.reemplaza, en: correos.created_at, estado: correos.estado })
    .from(correos)
    .where(inArray(correos.id, ultimas))
    .all()
  return new Map(filas.map(({ clave, ...una }) => [suyas.get(clave ?? '') as number, una]))
}

/** Writes again to who never came in, or to these; once a day each. */
export function inviteAgain(
  deps: Deps,
  quien: Quien,
  catedraId: number,
  alumnoIds: readonly number[] | null,
) {
  return enActo(deps, quien, { catedra: catedraId }, ({ tx, note, ahora }) => {
    const catedra = requireCatedraPara(tx, quien, catedraId)
    if (alumnoIds && !areInscritos(tx, catedraId, alumnoIds)) throw noInscrito()
    const pedidos = new Set(
      alumnoIds ?? listQuienesCursan(tx, catedraId, nuncaEntro(tx)).map(({ alumnoId }) => alumnoId),
    )
    const invitaciones = listInvitaciones(tx, catedraId)
    const deNuevo = [...pedidos].filter((id) => ahora - (invitaciones.get(id)?.en ?? 0) >= UN_DIA_MS)
    const enviadas = invite(deps, tx, { catedra, alumnoIds: deNuevo }).length
    if (enviadas > 0) {
      note({ hecho: 'inscripciones.invitar', detalle: cuantos(enviadas, 'invitación', 'invitaciones') })
    }
    return { enviadas, omitidas: pedidos.size - enviadas }
  })
}
