import { eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { rubros as partes, pruebasManuales } from '../../../db/schema/rubros.ts'
import { cifrasDe } from '../../../src/domain/nota-final/cifra-final.ts'
import { loQueFalta } from '../../../src/domain/nota-final/lo-que-falta.ts'
import { enCentesimas, porcentajeDePuntos } from '../../../src/domain/nota-final/puntajes.ts'
import type { TipoDePuntaje } from '../../../src/domain/nota-final/recuperatorios.ts'
import { canGrade } from '../../../src/domain/tareas/tareas.ts'
import { readReglas } from '../../academia/catedras/reglas.ts'
import { requireCatedraCursada } from '../../academia/inscripciones/cursadas.ts'
import { isCerrada, relojDe } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { findRenglonPropio } from '../actas/lectura.ts'
import { listEvaluacionesDeAlumno } from '../evaluaciones/de-alumno.ts'
import { listRubros } from '../rubros/rubros.ts'
import { listEntregasPublicadas } from '../tareas/entregas.ts'
import { conNota } from './cifras.ts'
import { listPuntajes } from './puntajes.ts'

/** What a student has in a course, as far as it was told, and what is still missing for each grade. */
export function readNotasPropias(deps: Deps, alumnoId: number, catedraId: number) {
  const { db } = deps
  requireCatedraCursada(db, alumnoId, catedraId)
  const cerrada = isCerrada(db, catedraId)
  const cuales = { catedraId, alumnoId }
  const ahora = relojDe(deps, db, catedraId).now()
  const rubros = listRubros(db, catedraId)
  const { escala } = readReglas(db, catedraId)
  const hoy = listPuntajes(db, cuales, 'PUBLICADO').get(alumnoId) ?? []
  const mejor = cerrada ? hoy : (listPuntajes(db, cuales, 'SI_LOGRA_TODO').get(alumnoId) ?? [])
  const { hastaHoy, siTerminaraHoy } = cifrasDe(rubros, hoy, ahora)
  const { porcentaje, nota } = conNota(siTerminaraHoy, escala)
  return {
    items: listItems(db, cuales, hoy, ahora),
    hasta_hoy: {
      obtenidos: enCentesimas(hastaHoy.partes.reduce((suma, uno) => suma + uno.obtenidos, 0)),
      posibles: hastaHoy.partes.reduce((suma, uno) => suma + uno.posibles, 0),
      porcentaje: conNota(hastaHoy, escala).porcentaje,
    },
    si_terminara_hoy: { porcentaje, nota },
    rubros: rubros.map(({ id, nombre, peso }) => {
      const { obtenidos = 0, posibles = 0 } = hastaHoy.partes.find(({ rubroId }) => rubroId === id) ?? {}
      return { nombre, peso, porcentaje: porcentajeDePuntos(obtenidos, posibles) }
    }),
    ...(escala ? loQueFalta(rubros, escala, { hoy, mejor }) : { quedan: 0, escala: [] }),
    ...(cerrada && cierreDe(db, alumnoId, catedraId)),
  }
}

type Puntajes = NonNullable<ReturnType<ReturnType<typeof listPuntajes>['get']>>

/** What is due first stands first. */
function listItems(
  tx: Reader,
  cuales: { catedraId: number; alumnoId: number },
  puntajes: Puntajes,
  ahora: number,
) {
  const fichas = new Map(
    listFichas(tx, cuales, ahora).map(({ pedido, ...una }) => [claveDe(una.tipo, pedido), una]),
  )
  const nombreDe = new Map(listRubros(tx, cuales.catedraId).map(({ id, nombre }) => [id, nombre]))
  return puntajes
    .flatMap(({ tipo, pedido, rubroId, obtenidos, posibles, recuperado_por }) => {
      const ficha = fichas.get(claveDe(tipo, pedido))
      if (!ficha) return []
      return {
        ...ficha,
        rubro: nombreDe.get(rubroId ?? 0) ?? null,
        puntos_obtenidos: obtenidos === null ? null : enCentesimas(obtenidos),
        puntos_posibles: posibles,
        recuperado_por,
      }
    })
    .toSorted((una, otra) => (una.fecha ?? SIN_FECHA).localeCompare(otra.fecha ?? SIN_FECHA))
}

const SIN_FECHA = '9'

const claveDe = (tipo: TipoDePuntaje, id: number) => `${tipo} ${id}`

/** Each as its own list says it to the student; `id` is what it is opened by. */
function listFichas(
  tx: Reader,
  { catedraId, alumnoId }: { catedraId: number; alumnoId: number },
  ahora: number,
) {
  const tareas = listEntregasPublicadas(tx, { alumnoId }, ahora).map((entrega) => ({
    tipo: 'TAREA' as const,
    pedido: entrega.tareaMaestraId,
    id: entrega.id,
    // Late, it waits for its teacher as any other.
    estado: canGrade(entrega) ? ('ENTREGADA' as const) : entrega.estado,
    titulo: entrega.TareaMaestra.titulo,
    fecha: entrega.TareaMaestra.fecha_entrega,
  }))
  const evaluaciones = listEvaluacionesDeAlumno(tx, alumnoId, ahora, catedraId).map(
    ({ id, titulo, estado, fecha_limite: fecha }) => ({
      tipo: 'EVALUACION' as const,
      pedido: id,
      id,
      estado,
      titulo,
      fecha,
    }),
  )
  const suyas = pruebas(tx)
    .all({ catedraId })
    .map(({ id, titulo, created_at }) => ({
      tipo: 'PRUEBA' as const,
      pedido: id,
      id,
      estado: 'CALIFICADA' as const,
      titulo,
      fecha: enISO(created_at),
    }))
  return [...tareas, ...evaluaciones, ...suyas]
}

const pruebas = consulta((tx) =>
  tx
    .select({
      id: pruebasManuales.id,
      titulo: pruebasManuales.nombre,
      created_at: pruebasManuales.created_at,
    })
    .from(pruebasManuales)
    .innerJoin(partes, eq(partes.id, pruebasManuales.rubroId))
    .where(eq(partes.catedraId, hueco('catedraId'))),
)

/** Who was not in the acta has nothing of it. */
function cierreDe(tx: Reader, alumnoId: number, catedraId: number) {
  const renglon = findRenglonPropio(tx, alumnoId, catedraId)
  if (!renglon) return null
  return { cierre: { nota: renglon.nota, constancia: `/alumnos/me/catedras/${catedraId}/constancia.pdf` } }
}
