import {
  createCarpeta,
  nombreDeArchivoSeguro,
  nombreSeguro,
} from '../../../src/domain/archivos/nombres-de-archivo.ts'
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
export function lugaresDe({
  catedra,
  tareas,
  entregas,
  recursos,
  evaluaciones,
  comentariosDeEntregas,
}: Todo) {
  const deTareas = new Map(tareas.map(({ id, titulo }, i) => [id, numerado(i, titulo)]))
  const guardados: Guardado[] = []
  const keep = (archivo: Guardado) => {
    guardados.push(archivo)
    return archivo.ruta
  }
  const enRecursos = createCarpeta()
  const enVoces = createCarpeta()
  return {
    carpeta: nombreSeguro(`${nombreSeguro(catedra.nombre, LARGO.carpeta)} ${catedra.anio}`),
    tareas: deTareas,
    evaluaciones: new Map(evaluaciones.map(({ id, titulo }, i) => [id, numerado(i, titulo)])),
    recursos: new Map(
      recursos.map(({ path, nombre, created_at }) => {
        const ruta = `recursos/${enRecursos(nombreDeArchivoSeguro(nombre, LARGO.archivo))}`
        return [path, keep({ path, ruta, lastModified: created_at })]
      }),
    ),
    entregas: new Map(
      [...deTareas].flatMap(([id, nombre]) => {
        const add = createCarpeta()
        return (entregas.get(id) ?? []).flatMap((entrega) =>
          versionesDe(entrega).map(({ path, archivo, lastModified }): [string, string] => {
            const ruta = `entregas/${nombre}/${add(archivo)}`
            return [`${entrega.id} ${path}`, keep({ path, ruta, lastModified })]
          }),
        )
      }),
    ),
    voces: new Map(
      [...comentariosDeEntregas.values()].flat().flatMap(({ voz, created_at }): [string, string][] => {
        if (!voz) return []
        const ruta = `voces/${enVoces(nombreDeArchivoSeguro(voz.nombre, LARGO.archivo))}`
        return [[voz.path, keep({ path: voz.path, ruta, lastModified: Date.parse(created_at) })]]
      }),
    ),
    /** One after the other, as they are packed. */
    guardados,
  }
}

const numerado = (i: number, titulo: string) =>
  nombreSeguro(`${String(i + 1).padStart(2, '0')} ${nombreSeguro(titulo, LARGO.carpeta)}`)

type Entrega = NonNullable<ReturnType<Todo['entregas']['get']>>[number]

/** The one that counts has no number. */
function versionesDe({ Alumno, archivo, anteriores, submission_date }: Entrega) {
  const quien = nombreSeguro(`${Alumno.apellido} ${Alumno.nombre}`, LARGO.quien)
  const nombrado = (nombre: string, version = '') =>
    `${quien} - ${version}${nombreDeArchivoSeguro(nombre, LARGO.archivo)}`
  return [
    ...anteriores.map(({ path, nombre, entregado_en }, i) => ({
      path,
      archivo: nombrado(nombre, `versión ${i + 1} - `),
      lastModified: Date.parse(entregado_en),
    })),
    ...(archivo
      ? [
          {
            path: archivo.path,
            archivo: nombrado(archivo.nombre),
            lastModified: Date.parse(submission_date ?? '') || 0,
          },
        ]
      : []),
  ]
}
