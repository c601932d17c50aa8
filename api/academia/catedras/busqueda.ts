import { and, eq, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedraDiaHorarios, catedras } from '../../../db/schema/catedras.ts'
import { docentes } from '../../../db/schema/personas.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { catedraNoEncontrada } from './errors.ts'
import { type Catedra, columnasDeCatedra, columnasDelDocente, listHorarios } from './ficha.ts'

export function requireCatedra(tx: Reader, id: number): Catedra {
  return requireOne(tx, id, eq(catedras.id, id))
}

/** A teacher's own: of somebody else's it may not know. */
export function requireCatedraDe(tx: Reader, docenteId: number, id: number): Catedra {
  return requireOne(tx, id, and(eq(catedras.id, id), eq(catedras.docenteId, docenteId)) as SQL)
}

/** As who asks may: a teacher touches the own courses only, the administrator every one. */
export function requireCatedraPara(tx: Reader, { rol, id }: Quien, catedraId: number): Catedra {
  return rol === 'docente' ? requireCatedraDe(tx, id, catedraId) : requireCatedra(tx, catedraId)
}

function requireOne(tx: Reader, id: number, cual: SQL): Catedra {
  const row = tx
    .select({ catedra: columnasDeCatedra, Docente: columnasDelDocente })
    .from(catedras)
    .leftJoin(docentes, eq(docentes.id, catedras.docenteId))
    .where(cual)
    .get()
  if (!row) throw catedraNoEncontrada()
  const horarios = listHorarios(tx, eq(catedraDiaHorarios.catedraId, id))
  return { ...row.catedra, Docente: row.Docente, CatedraDiaHorario: horarios.get(id) ?? [] }
}
