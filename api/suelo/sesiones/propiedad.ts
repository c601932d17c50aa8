import { isAutor } from '../../../src/domain/tablon/publicaciones.ts'
import { requireCatedraDe } from '../../academia/catedras/busqueda.ts'
import { requireCatedraCursada } from '../../academia/inscripciones/cursadas.ts'
import { requireDiaClase } from '../../cursado/clases/ficha.ts'
import { requireEvaluacion } from '../../cursado/evaluaciones/busqueda.ts'
import { requireEvaluacionDeAlumno } from '../../cursado/evaluaciones/de-alumno.ts'
import { requireJustificativo } from '../../cursado/justificativos/lectura.ts'
import { requirePlanDe, requireUnidadDe } from '../../cursado/planes/lectura.ts'
import { requirePublicacion, requirePublicacionDe, requireTablon } from '../../cursado/tablon/acceso.ts'
import { edicionAjena } from '../../cursado/tablon/errors.ts'
import { requireTarea } from '../../cursado/tareas/busqueda.ts'
import { requireEntrega } from '../../cursado/tareas/entregas.ts'
import { requirePropia } from '../../cursado/tareas/entregas-de-alumno.ts'
import type { Deps } from '../deps.ts'
import { requireEntrada } from '../papelera/entradas.ts'
import type { Sesion } from '../plugins/auth.ts'
import type { Propiedad } from '../plugins/propiedad.ts'

type Ids = Record<string, number>
type Regla = (deps: Pick<Deps, 'db' | 'now'>, sesion: Sesion, ids: Ids) => unknown

/** What an address names, and whose it has to be: all that fit, in this order. */
const reglas: readonly (readonly [RegExp, Regla])[] = [
  [/^\/docente\/catedra\/:id/, ({ db }, { id }, ids) => requireCatedraDe(db, id, de(ids, 'id'))],
  [/\/diasclase\/:diaId/, requireDiaNombrado],
  [
    /\/tareas(-maestras)?\/:tareaId/,
    ({ db }, sesion, ids) => requireTarea(db, sesion, { id: de(ids, 'tareaId'), catedraId: de(ids, 'id') }),
  ],
  [
    /\/evaluaciones\/:evaluacionId/,
    ({ db }, sesion, ids) => requireEvaluacion(db, sesion, de(ids, 'evaluacionId'), de(ids, 'id')),
  ],
  [/^\/docente\/evaluaciones\/:id/, ({ db }, sesion, ids) => requireEvaluacion(db, sesion, de(ids, 'id'))],
  [/^\/docente\/me\/planes\/:id/, ({ db }, { id }, ids) => requirePlanDe(db, id, de(ids, 'id'))],
  [/^\/docente\/me\/unidades\/:id/, ({ db }, { id }, ids) => requireUnidadDe(db, id, de(ids, 'id'))],
  [/^\/docente\/tareas\/:id/, ({ db }, sesion, ids) => requireTarea(db, sesion, { id: de(ids, 'id') })],
  [
    /^\/docente\/tareasAsignaciones\/:id/,
    ({ db, now }, sesion, ids) => requireEntrega(db, sesion, de(ids, 'id'), now()),
  ],
  [
    /^\/(docente|admin)\/justificativos\/:id/,
    ({ db }, sesion, ids) => requireJustificativo(db, sesion, de(ids, 'id')),
  ],
  [
    /^\/alumnos\/me\/tareasAsignaciones\/:id/,
    ({ db, now }, { id }, ids) => requirePropia(db, id, de(ids, 'id'), now()),
  ],
  [/^\/tareas\/:id/, ({ db, now }, { id }, ids) => requirePropia(db, id, de(ids, 'id'), now())],
  [
    /^\/alumnos\/me\/evaluaciones\/:id/,
    ({ db, now }, { id }, ids) => requireEvaluacionDeAlumno(db, id, de(ids, 'id'), now()),
  ],
  [/^\/alumnos\/me\/catedras\/:id/, ({ db }, { id }, ids) => requireCatedraCursada(db, id, de(ids, 'id'))],
  [/^\/catedras\/:id\/publicaciones/, ({ db }, sesion, ids) => requireTablon(db, sesion, de(ids, 'id'))],
  [/^\/catedras\/:id\/publicaciones\/:publicacionId/, requireEdicionPropia],
  [/^\/docente\/papelera\/:id/, ({ db }, sesion, ids) => requireEntrada(db, sesion, de(ids, 'id'))],
  [/^\/publicaciones\/:id/, ({ db }, sesion, ids) => requirePublicacion(db, sesion, de(ids, 'id'))],
]

/** Where a day may be told as 'hoy', it is none that somebody else could have. */
function requireDiaNombrado({ db }: Pick<Deps, 'db'>, _: Sesion, ids: Ids) {
  const diaId = de(ids, 'diaId')
  if (!Number.isNaN(diaId)) requireDiaClase(db, de(ids, 'id'), diaId)
}

function requireEdicionPropia({ db }: Pick<Deps, 'db'>, sesion: Sesion, ids: Ids) {
  const publicacion = requirePublicacionDe(db, sesion, de(ids, 'id'), de(ids, 'publicacionId'))
  if (!isAutor(sesion, publicacion)) throw edicionAjena()
}

/** Refuses a call about what is not of whoever makes it, as its service does. */
export const propiedadDe =
  (deps: Pick<Deps, 'db' | 'now'>): Propiedad =>
  ({ sesion, ruta, params }) => {
    const ids = Object.fromEntries(Object.entries(params).map(([nombre, id]) => [nombre, Number(id)]))
    for (const [forma, regla] of reglas) if (forma.test(ruta)) regla(deps, sesion, ids)
  }

const de = (ids: Ids, nombre: string) => ids[nombre] ?? 0
