import { eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { porDar } from '../../../src/domain/clases/cierres-de-clase.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { listAsistencias } from '../asistencia/lectura.ts'
import { listPersonas } from '../asistencia/personas.ts'
import { type DiaClase, requireDiaClase } from '../clases/ficha.ts'
import { listJustificadosEn } from '../justificativos/marcas.ts'
import { type Cual, findDia, findProxima, HOY } from './dia.ts'
import { findCierre } from './partes.ts'
import { listDadasDeCatedras, listDadasPorDia, listUnidadesDeCatedra } from './unidades.ts'

/** What the screen that closes a class begins with. */
export function readCierrePara(
  deps: Deps,
  quien: Quien,
  catedraId: number,
  { cual, fecha: deEse = todayOf(deps) }: { cual: Cual; fecha: string | undefined },
) {
  const { db } = deps
  const catedra = requireCatedraPara(db, quien, catedraId)
  const { id, nombre, cerrada } = catedra
  const dia = cual === HOY ? findDia(db, id, deEse) : requireDiaClase(db, id, cual)
  const fecha = dia?.fecha ?? deEse
  return {
    catedra: { id, nombre, cerrada },
    fecha,
    proxima: findProxima(db, catedra, fecha),
    dia,
    alumnos: dia ? listAsistencias(db, id, dia.id).asistencias : listSinDia(db, id, fecha),
    unidades: listPorDar(db, id, dia),
    cierre: dia && findCierre(deps, dia.id),
  }
}

/** Those that were not given come first. */
function listPorDar(tx: Reader, catedraId: number, dia: DiaClase | null) {
  const dadas = listDadasDeCatedras(tx, [catedraId])
  const delDia = dia ? listDadasPorDia(tx, eq(diasClase.id, dia.id)).get(dia.id) : []
  const enEse = new Map(delDia?.map(({ unidadId, estado }) => [unidadId, estado]))
  const unidades = listUnidadesDeCatedra(tx, catedraId).map((una) => ({
    ...una,
    estado: dadas.get(una.id) ?? null,
    en_este_dia: enEse.get(una.id) ?? null,
  }))
  return porDar(unidades)
}

/** Of a day that is not there yet nobody has a mark. */
function listSinDia(tx: Reader, catedraId: number, fecha: string) {
  const justificados = listJustificadosEn(tx, catedraId, fecha)
  return listPersonas(tx, catedraId).map((persona) => ({
    id: null,
    ...persona,
    presente: null,
    matiz: null,
    con_justificativo: justificados.has(persona.alumnoId),
  }))
}
