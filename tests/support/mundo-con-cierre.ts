import { asistencias } from '../../db/schema/asistencia.ts'
import { cierresDeClase, unidadesDadas } from '../../db/schema/cierres-de-clase.ts'
import { publicaciones } from '../../db/schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../../db/schema/tareas.ts'
import { insertPlan, insertUnidad } from './academia.ts'
import { createMundoConClase } from './mundo-con-clase.ts'

export const CLAVE = '0b8c5a52-3a6e-4f0e-9d0b-8d5f4f6f7a01'
export const OTRA = '0b8c5a52-3a6e-4f0e-9d0b-8d5f4f6f7a02'
/** Half past eight in the evening of a class, in Asunción. */
export const A_LAS_2041 = '2026-03-02T23:41:00Z'

/** A class that is to be closed, with a plan. */
export function createMundoConCierre() {
  const mundo = createMundoConClase({ now: A_LAS_2041 })
  const { db, id, ana, beto, dia, asDocente, asAdmin } = mundo
  const plan = insertPlan(db, { catedraId: id, titulo: 'Plan anual' })
  const unidades = ['Marzo', 'Abril', 'Mayo'].map((periodo, i) =>
    insertUnidad(db, { planId: plan.id, periodo, posicion: i + 1 }),
  )
  const [marzo, abril] = unidades as [(typeof unidades)[0], (typeof unidades)[0]]
  const ruta = (diaId: number | string) => `/docente/catedra/${id}/diasclase/${diaId}/cierre`
  const deAdmin = (diaId: number | string) => `/admin/catedras/${id}/diasclase/${diaId}/cierre`
  const entero = {
    clave: CLAVE,
    marcas: [
      { alumnoId: ana.id, presente: true },
      { alumnoId: beto.id, presente: false },
    ],
    unidades: [{ unidadId: marzo.id, estado: 'DADA' }],
    para_la_proxima: 'Traer el cancionero.',
    tarea: { titulo: 'Cantar la escala', puntos_posibles: 10, fecha_entrega: '2026-03-09' },
  }
  return {
    ...mundo,
    entero,
    marzo,
    abril,
    plan,
    diaId: dia.id,
    cierra: (cuerpo: object, diaId: number | string = dia.id) => asDocente(`POST ${ruta(diaId)}`, cuerpo),
    cierraAdmin: (cuerpo: object, diaId: number | string = dia.id) =>
      asAdmin(`POST ${deAdmin(diaId)}`, cuerpo),
    lee: (diaId: number | string = dia.id) => asDocente(`GET ${ruta(diaId)}`),
    leeAdmin: (diaId: number | string = dia.id) => asAdmin(`GET ${deAdmin(diaId)}`),
    filas: () => ({
      marcas: db.select().from(asistencias).all(),
      unidades: db.select().from(unidadesDadas).all(),
      cierres: db.select().from(cierresDeClase).all(),
      tareas: db.select().from(tareasMaestras).all(),
      asignadas: db.select().from(tareaAsignaciones).all(),
      publicaciones: db.select().from(publicaciones).all(),
    }),
  }
}

/** What there is where none was closed. */
export const NADA = { marcas: [], unidades: [], cierres: [], tareas: [], asignadas: [], publicaciones: [] }
