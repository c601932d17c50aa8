import { existsSync } from 'node:fs'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { answerZip, type Entrada } from '../../suelo/archivos/zip.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { paginaDeIndice } from './indice.ts'
import { readTodo, type Todo } from './lectura.ts'
import { type Lugares, lugaresDe } from './lugares.ts'
import { type Contexto, type Pagina, writePagina } from './pagina.ts'
import { paginasDe } from './paginas.ts'

/** A course to be read without the program: pages, lists and all its files in a folder. */
export function zipCatedra(deps: Deps, quien: Quien, id: number): Response {
  const todo = readTodo(deps, quien, id)
  const { nombre, anio } = todo.catedra
  return answerZip(`catedra-${slugDe(nombre)}-${anio}.zip`, entradasDe(deps, todo))
}

/** Files first: the pages, and the index at the end, say which of them were not there. */
function* entradasDe({ files, institucion }: Deps, todo: Todo): Generator<Entrada> {
  const lugares = lugaresDe(todo)
  const faltan = new Set<string>()
  const contexto: Contexto = { todo, lugares, faltan }
  const enCarpeta = (ruta: string) => ({ name: `${lugares.carpeta}/${ruta}`, lastModified: todo.hecho })
  const written = (pagina: Pagina): Entrada => ({
    ...enCarpeta(pagina.ruta),
    write: () => writePagina(pagina, contexto),
  })

  for (const { path, ruta, lastModified } of lugares.guardados) {
    const location = files.locate(path)
    if (existsSync(location)) yield { ...enCarpeta(ruta), lastModified, location }
    else faltan.add(ruta)
  }
  for (const [ruta, response] of listasDe(todo, lugares)) yield { ...enCarpeta(ruta), write: () => response }
  for (const pagina of paginasDe(contexto)) yield written(pagina)
  yield written(paginaDeIndice(contexto, institucion.read().nombre))
}

function* listasDe({ csvs, actas }: Todo, lugares: Lugares): Generator<[ruta: string, lista: Response]> {
  yield ['listas/alumnos.csv', csvs.alumnos]
  yield ['listas/calificaciones.csv', csvs.calificaciones]
  for (const { anio, csv } of csvs.asistencia) yield [`listas/asistencia-${anio}.csv`, csv]
  for (const [id, csv] of csvs.resultados)
    yield [`listas/resultados ${lugares.evaluaciones.get(id)}.csv`, csv]
  if (csvs.pagos) yield ['listas/pagos.csv', csvs.pagos]
  for (const { version, pdf, csv } of actas) {
    yield [`actas/acta-v${version}.pdf`, pdf]
    yield [`actas/acta-v${version}.csv`, csv]
  }
}
