import { existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { vaEnPdf } from '../../suelo/archivos/pdf-de-imagenes.ts'
import { fileName } from '../../suelo/archivos/respuesta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { requireEntrega } from './entregas.ts'

/** The pages of a delivery that are images, as one file. */
export async function pdfDeEntrega(deps: Deps, quien: Quien, id: number): Promise<Response> {
  const { archivos, Alumno, TareaMaestra } = requireEntrega(deps.db, quien, id, deps.now())
  const paginas = archivos
    .filter(({ tipo }) => vaEnPdf(tipo))
    .map(({ path }) => deps.files.locate(path))
    .filter((file) => existsSync(file))
  if (paginas.length === 0) throw sinImagenes()
  const nombre = `${slugDe(`${Alumno.apellido} ${Alumno.nombre} ${TareaMaestra.titulo}`)}.pdf`
  return new Response(Readable.toWeb(await deps.joinImagenes(paginas)) as unknown as ReadableStream, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; ${fileName(nombre)}`,
      'cache-control': 'no-store',
    },
  })
}

const sinImagenes = () =>
  new AppError(409, 'sin_imagenes', 'Solo se hace un PDF de fotos, y esta entrega no tiene ninguna.')
