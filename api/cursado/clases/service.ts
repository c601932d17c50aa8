import { and, count, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { asistencias, diasClase } from '../../../db/schema/asistencia.ts'
import { diaCorto } from '../../../src/domain/base/fechas.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import type { Horario } from '../../../src/domain/catedras/horarios.ts'
import { horasDe } from '../../../src/domain/catedras/horas-de-clase.ts'
import {
  type DatosDeDiaClase,
  diaClaseNuevo,
  type EdicionDeDiaClase,
  fechasDeClase,
  type PeriodoDeClases,
} from '../../../src/domain/clases/dias-clase.ts'
import type { Catedra } from '../../academia/catedras/ficha.ts'
import { enActo } from '../../suelo/actos.ts'
import { SIN_CAMBIOS } from '../../suelo/auditoria/cambios.ts'
import type { Deps } from '../../suelo/deps.ts'
import { putInPapelera } from '../../suelo/papelera/tirar.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { applyAceptados, reapplyAceptados } from '../justificativos/marcas.ts'
import { diaClaseRepetido, sinHorarios } from './errors.ts'
import { type DiaClase, listDiasClase, requireDiaClase } from './ficha.ts'

export function createDiaClase(
  deps: Deps,
  quien: Quien,
  { id: catedraId, CatedraDiaHorario }: Catedra,
  datos: DatosDeDiaClase,
): DiaClase {
  return enActo(deps, quien, { catedra: catedraId }, ({ tx, note, ahora }) => {
    const id = insertDiaClase(tx, CatedraDiaHorario, { ...datos, catedraId, created_at: ahora })
    if (id === undefined) throw diaClaseRepetido()
    const ademas = [diaCorto(datos.fecha)]
    const hecho = {
      hecho: 'clases.crear',
      sobre: { catedra: catedraId },
      ademas,
      ids: { diaId: id },
    } as const
    note(hecho)
    return requireDiaClase(tx, catedraId, id)
  })
}

/** What isn't sent stays as it is; the attendance goes along to the new date, on another weekday at its own hours. */
export function editDiaClase(
  deps: Deps,
  quien: Quien,
  { id: catedraId, CatedraDiaHorario }: Catedra,
  id: number,
  edicion: EdicionDeDiaClase,
): DiaClase {
  return enActo(deps, quien, { catedra: catedraId }, ({ tx, note, ahora }) => {
    const antes = requireDiaClase(tx, catedraId, id)
    const datos = parsed(diaClaseNuevo, { ...antes, ...edicion })
    const deHorario = horasDe(CatedraDiaHorario, datos.dia_semana)
    const isOtroDia = datos.dia_semana !== antes.dia_semana && deHorario.hora_desde !== null
    if (isTaken(tx, catedraId, datos.fecha, id)) throw diaClaseRepetido()
    const ademas = [datos.fecha === antes.fecha ? SIN_CAMBIOS : diaCorto(datos.fecha)]
    const sobre = { dia: id, catedra: catedraId }
    note({ hecho: 'clases.editar', sobre, ademas })
    tx.update(diasClase)
      .set({ ...datos, ...(isOtroDia && deHorario) })
      .where(eq(diasClase.id, id))
      .run()
    reapplyAceptados(tx, id, ahora)
    return requireDiaClase(tx, catedraId, id)
  })
}

export function deleteDiaClase(deps: Deps, quien: Quien, { id: catedraId }: Catedra, id: number) {
  return enActo(deps, quien, { catedra: catedraId }, ({ tx, note }) => {
    requireDiaClase(tx, catedraId, id)
    const marcadas = tx.select({ n: count() }).from(asistencias).where(eq(asistencias.diaClaseId, id)).get()
    const sobre = { dia: id, catedra: catedraId }
    note({ hecho: 'clases.eliminar', sobre })
    putInPapelera(deps, tx, quien, 'DIA', id)
    return { message: 'Día de clase eliminado.', eliminado: { asistencias: marcadas?.n ?? 0 } }
  })
}

/** A period's class days by the schedule, without the holidays; those that there are already stay as they are. */
export function generateDiasClase(
  deps: Deps,
  quien: Quien,
  { id: catedraId, CatedraDiaHorario }: Catedra,
  { feriados, ...periodo }: PeriodoDeClases,
) {
  if (CatedraDiaHorario.length === 0) throw sinHorarios()
  const programados = fechasDeClase(periodo, CatedraDiaHorario)
  const deClase = programados.filter(({ fecha }) => !feriados.includes(fecha))
  return enActo(deps, quien, { catedra: catedraId }, ({ tx, note, ahora }) => {
    const ids = deClase.map((dia) =>
      insertDiaClase(tx, CatedraDiaHorario, { ...dia, catedraId, created_at: ahora }),
    )
    const nuevos = new Set(ids)
    const creados = listDiasClase(tx, catedraId).filter(({ id }) => nuevos.has(id))
    const detalle = cuantos(creados.length, 'día', 'días')
    note({ hecho: 'clases.generar', sobre: { catedra: catedraId }, detalle })
    return {
      message: mensajeDe(creados.length),
      creados,
      existentes: deClase.filter((_, i) => ids[i] === undefined).map(({ fecha }) => fecha),
      feriados: programados.map(({ fecha }) => fecha).filter((fecha) => feriados.includes(fecha)),
    }
  })
}

function mensajeDe(creados: number): string {
  if (creados === 0) return 'No había días de clase que crear.'
  return creados === 1 ? 'Se creó 1 día de clase.' : `Se crearon ${creados} días de clase.`
}

/** At the schedule's hours of its weekday. Its id; nothing where the course has a class on that date. */
export function insertDiaClase(
  tx: Tx,
  horarios: readonly Horario[],
  dia: typeof diasClase.$inferInsert,
): number | undefined {
  const nuevo = tx
    .insert(diasClase)
    .values({ ...dia, ...horasDe(horarios, dia.dia_semana) })
    .onConflictDoNothing()
    .returning({ id: diasClase.id })
    .get()
  if (nuevo) applyAceptados(tx, eq(diasClase.id, nuevo.id), dia.created_at)
  return nuevo?.id
}

function isTaken(tx: Tx, catedraId: number, fecha: string, id: number): boolean {
  const otro = and(eq(diasClase.catedraId, catedraId), eq(diasClase.fecha, fecha), ne(diasClase.id, id))
  return tx.select({ id: diasClase.id }).from(diasClase).where(otro).get() !== undefined
}
