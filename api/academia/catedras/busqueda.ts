import { and, eq, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedraDiaHorarios, catedras, docentesDeCatedra } from '../../../db/schema/catedras.ts'
import { docentes } from '../../../db/schema/personas.ts'
import { isDeQuien } from '../../suelo/docentes.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { columnasDelTitular, listOtros } from './docentes.ts'
import { catedraNoEncontrada } from './errors.ts'
import { type Catedra, columnasDeCatedra, columnasDelDocente, listHorarios } from './ficha.ts'

export function requireCatedra(tx: Reader, id: number): Catedra {
  return requireOne(tx, id, eq(catedras.id, id))
}

/** As who asks may: of a course that is somebody else's a teacher may not know. */
export function requireCatedraPara(tx: Reader, quien: Quien, id: number): Catedra {
  return requireOne(tx, id, and(eq(catedras.id, id), isDeQuien(tx, quien)) as SQL)
}

function requireOne(tx: Reader, id: number, cual: SQL): Catedra {
  const row = tx
    .select({ catedra: columnasDeCatedra, Docente: columnasDelDocente, titular: columnasDelTitular })
    .from(catedras)
    .leftJoin(docentes, eq(docentes.id, catedras.docenteId))
    .where(cual)
    .get()
  if (!row) throw catedraNoEncontrada()
  const horarios = listHorarios(tx, eq(catedraDiaHorarios.catedraId, id))
  const docentesDe = listOtros(tx, eq(docentesDeCatedra.catedraId, id))
  return {
    ...row.catedra,
    Docente: row.Docente,
    docentes: docentesDe(row.titular),
    CatedraDiaHorario: horarios.get(id) ?? [],
  }
}
