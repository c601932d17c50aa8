import { and, eq, gte, isNull, or } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { catedraDiaHorarios, catedras, docentesDeCatedra } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { docentes } from '../../../db/schema/personas.ts'
import { claveDeOrden } from '../../../src/domain/base/texto.ts'
import { mesLargo } from '../../../src/domain/calendario/nombre-de-mes.ts'
import {
  catedraNueva,
  type DatosDeCatedra,
  type EdicionDeCatedra,
} from '../../../src/domain/catedras/catedras.ts'
import {
  diasDe,
  enOrden,
  type Horario,
  horarioDe,
  soloHorario,
} from '../../../src/domain/catedras/horarios.ts'
import { nombreDePersona } from '../../../src/domain/personas/nombres.ts'
import { type Acto, enActo } from '../../suelo/actos.ts'
import { cambiosEntre, type Etiquetas, entreComillas } from '../../suelo/auditoria/cambios.ts'
import type { Deps } from '../../suelo/deps.ts'
import { putInPapelera } from '../../suelo/papelera/tirar.ts'
import { requireComoSeLeyo } from '../../suelo/plugins/precondicion.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { noteDeudas } from '../pagos/debe-desde.ts'
import { requireCatedra } from './busqueda.ts'
import { docenteDesconocido } from './errors.ts'
import type { Catedra } from './ficha.ts'
import { countDeCatedra } from './lo-que-se-va.ts'

export function createCatedra(deps: Deps, quien: Quien, datos: DatosDeCatedra): Catedra {
  const now = deps.now()
  return enActo(deps, quien, {}, ({ tx, note }) => {
    requireDocenteConocido(tx, datos.docenteId)
    const { id } = tx
      .insert(catedras)
      .values({ ...valoresDe(datos), docente_desde: todayOf(deps), created_at: now, updated_at: now })
      .returning({ id: catedras.id })
      .get()
    insertHorarios(tx, id, datos.horariosPorDia)
    note({ hecho: 'catedras.crear', nombre: datos.nombre, ids: { catedraId: id } })
    return requireCatedra(tx, id)
  })
}

/** Who has to do something where a course gets other slots. */
type AlCambiarHorarios = (acto: Acto, antes: readonly Horario[], despues: readonly Horario[]) => void

/** What isn't sent stays as it is; slots that are sent take the place of all that there were. */
export function editCatedra(
  deps: Deps,
  quien: Quien,
  id: number,
  edicion: EdicionDeCatedra,
  alCambiarHorarios: AlCambiarHorarios,
): Catedra {
  return enActo(deps, quien, { catedra: id }, (acto) => {
    const { tx, ahora } = acto
    const { antes, datos } = readEdicion(tx, id, edicion)
    tx.update(catedras)
      .set({ ...valoresDe(datos), updated_at: ahora })
      .where(eq(catedras.id, id))
      .run()
    noteDeudas(tx, eq(catedraAlumnos.catedraId, id))
    if (datos.docenteId !== antes.docenteId) beginTitular(tx, id, datos.docenteId, todayOf(deps))
    if (edicion.horariosPorDia) {
      tx.delete(catedraDiaHorarios).where(eq(catedraDiaHorarios.catedraId, id)).run()
      insertHorarios(tx, id, datos.horariosPorDia)
    }
    const despues = requireCatedra(tx, id)
    noteEdicion(acto, antes, despues)
    if (edicion.horariosPorDia) alCambiarHorarios(acto, antes.CatedraDiaHorario, despues.CatedraDiaHorario)
    return despues
  })
}

/** The slots before and after an edition that is not kept. */
export function tryEdicion(tx: Reader, id: number, edicion: EdicionDeCatedra) {
  const { antes, datos } = readEdicion(tx, id, edicion)
  return { antes: antes.CatedraDiaHorario, despues: datos.horariosPorDia }
}

function readEdicion(tx: Reader, id: number, edicion: EdicionDeCatedra) {
  const antes = requireCatedra(tx, id)
  const datos = parsed(catedraNueva, {
    ...antes,
    horariosPorDia: antes.CatedraDiaHorario,
    ...(edicion.horariosPorDia && { dias: '', horario: '' }),
    ...edicion,
  })
  requireComoSeLeyo(edicion.antes?.horariosPorDia, antes.CatedraDiaHorario.map(soloHorario), 'los horarios')
  requireDocenteConocido(tx, datos.docenteId)
  return { antes, datos }
}

/** From today on, without an end; what else the new one was in the course is over. */
function beginTitular(tx: Tx, id: number, docenteId: number | null, hoy: string): void {
  tx.update(catedras).set({ docente_desde: hoy, docente_hasta: null }).where(eq(catedras.id, id)).run()
  const { catedraId, docenteId: otroId, hasta } = docentesDeCatedra
  tx.delete(docentesDeCatedra)
    .where(and(eq(catedraId, id), eq(otroId, docenteId ?? 0), or(isNull(hasta), gte(hasta, hoy))))
    .run()
}

function noteEdicion({ note }: Acto, antes: Catedra, despues: Catedra): void {
  const cambios = cambiosEntre(conClases(antes), conClases(despues), etiquetas)
  const { id, nombre } = antes
  note({ hecho: 'catedras.editar', nombre, cambios, ids: { catedraId: id } })
}

/** Slots that are written anew have other ids. */
const conClases = ({ dias, horario, CatedraDiaHorario, ...catedra }: Catedra) => ({
  ...catedra,
  clases: [dias, horario, CatedraDiaHorario.map(soloHorario)],
})

const etiquetas: Etiquetas<ReturnType<typeof conClases>> = {
  nombre: ['nombre', entreComillas],
  anio: ['año', String],
  institucion: 'institución',
  turno: ['turno', String],
  aula: 'aula',
  clases: 'días y horarios',
  modalidad_pago: ['modalidad de pago', String],
  cuotas_desde: ['primer mes de cuotas', (mes) => (mes ? mesLargo(mes) : 'enero')],
  cuotas_hasta: ['último mes de cuotas', (mes) => (mes ? mesLargo(mes) : 'diciembre')],
  Docente: ['docente', (docente) => (docente ? nombreDePersona(docente) : 'nadie')],
}

export function deleteCatedra(deps: Deps, quien: Quien, id: number) {
  return enActo(deps, quien, { catedra: id }, ({ tx, note }) => {
    requireCatedra(tx, id)
    const eliminado = countDeCatedra(tx, id)
    note({ hecho: 'catedras.eliminar', sobre: { catedra: id } })
    const { archivos } = putInPapelera(deps, tx, quien, 'CATEDRA', id)
    return { message: 'Cátedra eliminada.', eliminado: { ...eliminado, archivos } }
  })
}

/** Days and hours are those of the slots, where there are any. */
function valoresDe({ horariosPorDia, ...datos }: DatosDeCatedra) {
  const conHorarios = horariosPorDia.length > 0
  return {
    ...datos,
    institucion: datos.institucion || null,
    aula: datos.aula || null,
    cuotas_desde: datos.cuotas_desde || null,
    cuotas_hasta: datos.cuotas_hasta || null,
    dias: (conHorarios ? diasDe(horariosPorDia) : datos.dias) || null,
    horario: (conHorarios ? horarioDe(horariosPorDia) : datos.horario) || null,
    orden: claveDeOrden(datos.nombre),
  }
}

function insertHorarios(tx: Tx, catedraId: number, horarios: Horario[]): void {
  if (horarios.length === 0) return
  tx.insert(catedraDiaHorarios)
    .values(enOrden(horarios).map((horario) => ({ ...horario, catedraId })))
    .run()
}

export function requireDocenteConocido(tx: Reader, docenteId: number | null): void {
  if (docenteId === null) return
  const known = tx.select({ id: docentes.id }).from(docentes).where(eq(docentes.id, docenteId)).get()
  if (!known) throw docenteDesconocido()
}
