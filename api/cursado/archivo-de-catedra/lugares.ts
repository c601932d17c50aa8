import {
  createCarpeta,
  nombreDeArchivoSeguro,
  nombreSeguro,
} from '../../../src/domain/archivos/nombres-de-archivo.ts'
import { entregasDe, nombreEnEntrega } from '../../../src/domain/tareas/entregas.ts'
import type { Todo } from './lectura.ts'

/** Windows does not open a path of more than 260 characters, and it is unpacked into a folder of somebody's. */
const LARGO = { carpeta: 40, quien: 35, archivo: 40 }

/** A file of the disk: the path that the database knows, and where it stands among the pages. */
export interface Guardado {
  path: string
  ruta: string
  lastModified: number
}

export type Lugares = ReturnType<typeof lugaresDe>

/** Where everything stands in the folder, by names that people read and no system refuses. */
export function lugaresDe(todo: Todo) {
  const { catedra, tareas, evaluaciones } = todo
  const deTareas = new Map(tareas.map(({ id, titulo }, i) => [id, numerado(i, titulo)]))
  const guardados: Guardado[] = []
  const keep: Keep = (archivo) => {
    guardados.push(archivo)
    return archivo.ruta
  }
  return {
    carpeta: nombreSeguro(`${nombreSeguro(catedra.nombre, LARGO.carpeta)} ${catedra.anio}`),
    tareas: deTareas,
    evaluaciones: new Map(evaluaciones.map(({ id, titulo }, i) => [id, numerado(i, titulo)])),
    recursos: recursosEn(todo, keep),
    entregas: entregasEn(todo, deTareas, keep),
    voces: vocesEn(todo, keep),
    /** One after the other, as they are packed. */
    guardados,
  }
}

/** Notes where a file stands, and says it. */
type Keep = (archivo: Guardado) => string

function recursosEn({ recursos }: Todo, keep: Keep) {
  const add = createCarpeta()
  return new Map(
    recursos.map(({ path, nombre, created_at }) => {
      const ruta = `recursos/${add(nombreDeArchivoSeguro(nombre, LARGO.archivo))}`
      return [path, keep({ path, ruta, lastModified: created_at })]
    }),
  )
}

const entregasEn = ({ entregas }: Todo, deTareas: ReadonlyMap<number, string>, keep: Keep) =>
  new Map(
    [...deTareas].flatMap(([id, nombre]) => {
      const add = createCarpeta()
      return (entregas.get(id) ?? []).flatMap((entrega) =>
        nombradosDe(entrega).map(({ path, archivo, lastModified }): [string, string] => {
          const ruta = `entregas/${nombre}/${add(archivo)}`
          return [`${entrega.id} ${path}`, keep({ path, ruta, lastModified })]
        }),
      )
    }),
  )

function vocesEn({ comentariosDeEntregas }: Todo, keep: Keep) {
  const add = createCarpeta()
  return new Map(
    [...comentariosDeEntregas.values()].flat().flatMap(({ voz, created_at }): [string, string][] => {
      if (!voz) return []
      const ruta = `voces/${add(nombreDeArchivoSeguro(voz.nombre, LARGO.archivo))}`
      return [[voz.path, keep({ path: voz.path, ruta, lastModified: Date.parse(created_at) })]]
    }),
  )
}

const numerado = (i: number, titulo: string) =>
  nombreSeguro(`${String(i + 1).padStart(2, '0')} ${nombreSeguro(titulo, LARGO.carpeta)}`)

type Entrega = NonNullable<ReturnType<Todo['entregas']['get']>>[number]

/** What counts has no number of a version. */
function nombradosDe({ Alumno, archivos, anteriores, submission_date }: Entrega) {
  const quien = nombreSeguro(`${Alumno.apellido} ${Alumno.nombre}`, LARGO.quien)
  const nombrado = (nombre: string, version = '') =>
    `${quien} - ${version}${nombreDeArchivoSeguro(nombre, LARGO.archivo)}`
  return [
    ...entregasDe(anteriores).flatMap((entrega, i) =>
      entrega.map(({ path, nombre, entregado_en }) => ({
        path,
        archivo: nombrado(nombre, `versión ${i + 1} - `),
        lastModified: Date.parse(entregado_en),
      })),
    ),
    ...archivos.map((uno) => ({
      path: uno.path,
      archivo: nombrado(nombreEnEntrega(uno, archivos.length)),
      lastModified: Date.parse(submission_date ?? '') || 0,
    })),
  ]
}
