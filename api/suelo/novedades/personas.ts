import { and, asc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Reader } from '../../../db/client.ts'
import { consulta, estaEn, hueco } from '../../../db/consulta.ts'
import { avisosElegidos } from '../../../db/schema/avisos.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import { type Aviso, type Medios, mediosDe, type RolConAvisos } from '../../../src/domain/correos/avisos.ts'
import type { Dueno } from '../services/sessions.ts'

/** Whom a notice is for. */
export type Destino = { alumnos: readonly number[] } | { docentes: readonly number[] }

export interface Destinatario {
  id: number
  nombre: string
  email: string
}

export interface Avisado extends Destinatario {
  rol: RolConAvisos
  /** How a kind comes to them, and whether the digest does. */
  medios: Medios
  conResumen: boolean
}

/** As this kind comes to each of them; who was erased, and whose own doing it is, hears nothing. */
export function listAvisados(tx: Reader, a: Destino, aviso: Aviso, de?: Dueno): Avisado[] {
  const [rol, ids] = 'alumnos' in a ? (['alumno', a.alumnos] as const) : (['docente', a.docentes] as const)
  const ajenos = ids.filter((id) => de?.rol !== rol || de.id !== id)
  return personas[rol](tx)
    .all({ ids: JSON.stringify(ajenos), aviso })
    .map(({ resumen, correo, telefono, ...persona }) => ({
      ...persona,
      rol,
      medios: mediosDe(rol, aviso, { correo, telefono }),
      conResumen: resumen ?? true,
    }))
}

const delResumen = alias(avisosElegidos, 'del_resumen')

const personasDe = (tabla: typeof alumnos | typeof docentes, columna: 'alumnoId' | 'docenteId') =>
  consulta((tx) =>
    tx
      .select({
        id: tabla.id,
        nombre: tabla.nombre,
        email: tabla.email,
        // Not as one: drizzle takes a row whose first column is null for none.
        correo: avisosElegidos.correo,
        telefono: avisosElegidos.telefono,
        resumen: delResumen.correo,
      })
      .from(tabla)
      .leftJoin(
        avisosElegidos,
        and(eq(avisosElegidos[columna], tabla.id), eq(avisosElegidos.aviso, hueco('aviso'))),
      )
      .leftJoin(delResumen, and(eq(delResumen[columna], tabla.id), eq(delResumen.aviso, 'RESUMEN')))
      .where(and(estaEn(tabla.id, hueco('ids')), isNull(tabla.borrado_en)))
      .orderBy(asc(tabla.id)),
  )

const personas = { alumno: personasDe(alumnos, 'alumnoId'), docente: personasDe(docentes, 'docenteId') }
