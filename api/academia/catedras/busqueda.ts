import { and, eq, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { aparte, consulta, hueco } from '../../../db/consulta.ts'
import { catedraDiaHorarios, catedras, docentesDeCatedra } from '../../../db/schema/catedras.ts'
import { docentes } from '../../../db/schema/personas.ts'
import { isDeQuien, porRol, valoresDe } from '../../suelo/docentes.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { columnasDelTitular, listOtros } from './docentes.ts'
import { catedraNoEncontrada } from './errors.ts'
import { type Catedra, columnasDeCatedra, columnasDelDocente, listHorarios } from './ficha.ts'

export const requireCatedra = (tx: Reader, id: number): Catedra => requireOne(tx, laDel.admin, { id })

/** As who asks may: of a course that is somebody else's a teacher may not know. */
export const requireCatedraPara = (tx: Reader, quien: Quien, id: number): Catedra =>
  requireOne(tx, laDel[quien.rol], { ...valoresDe(quien), id })

/** When such a course was closed, null of an open one: for what says nothing else of it. */
export function requireCierrePara(tx: Reader, quien: Quien, id: number): number | null {
  const fila = cierre(tx, laDel[quien.rol]).get({ ...valoresDe(quien), id })
  if (!fila) throw catedraNoEncontrada()
  return fila.en
}

const cierre = consulta((tx, cual) => tx.select({ en: catedras.cerrada_en }).from(catedras).where(cual))

const laDel = porRol((quien) => and(eq(catedras.id, hueco('id')), isDeQuien(aparte, quien)) as SQL)

function requireOne(tx: Reader, cual: SQL, valores: { id: number }): Catedra {
  const row = una(tx, cual).get(valores)
  if (!row) throw catedraNoEncontrada()
  const horarios = listHorarios(tx, suyos, valores)
  const docentesDe = listOtros(tx, suyas, valores)
  return {
    ...row.catedra,
    Docente: row.Docente,
    docentes: docentesDe(row.titular),
    CatedraDiaHorario: horarios.get(valores.id) ?? [],
  }
}

const suyos = eq(catedraDiaHorarios.catedraId, hueco('id'))
const suyas = eq(docentesDeCatedra.catedraId, hueco('id'))

const una = consulta((tx, cual) =>
  tx
    .select({ catedra: columnasDeCatedra, Docente: columnasDelDocente, titular: columnasDelTitular })
    .from(catedras)
    .leftJoin(docentes, eq(docentes.id, catedras.docenteId))
    .where(cual),
)
