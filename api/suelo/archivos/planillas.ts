import { type DocumentDecoration, Elysia } from 'elysia'
import type { z } from 'zod'
import { writeCsv } from '../../../src/domain/base/csv.ts'
import type { Planilla } from '../../../src/domain/base/planilla.ts'
import { answersIn } from '../docs/answers.ts'
import { auth, type Rol, type Sesion, type Sobre } from '../plugins/auth.ts'
import type { SessionDeps } from '../services/sessions.ts'
import { writeXlsx, XLSX } from './escribir-xlsx.ts'

type Archivo = (planilla: Planilla) => Response

const archivo =
  (extension: string, tipo: string, write: (planilla: Planilla) => string | Buffer<ArrayBuffer>): Archivo =>
  (planilla) =>
    new Response(write(planilla), {
      headers: {
        'content-type': tipo,
        'content-disposition': `attachment; filename="${planilla.nombre}.${extension}"`,
      },
    })

export const csv = archivo('csv', 'text/csv; charset=utf-8', writeCsv)
export const xlsx = archivo('xlsx', XLSX, writeXlsx)

const formatos = {
  csv: { give: csv, answer: answersIn('text/csv', 'El archivo: UTF-8 con marca, separado por punto y coma') },
  xlsx: { give: xlsx, answer: answersIn(XLSX, 'El archivo: lo mismo que el .csv, cada celda de su tipo') },
}

interface Pedido<Parametros> {
  sesion: Sesion
  params: Parametros
}

interface Opciones<Parametros> {
  rol: Rol
  sobre?: Sobre
  params?: z.ZodType<Parametros>
  make: (pedido: Pedido<Parametros>) => Planilla
  detail: (answer: ReturnType<typeof answersIn>) => DocumentDecoration
}

/** A list to be taken along: at `ruta` with .csv, and the same with .xlsx. */
export function mountPlanilla<Parametros = unknown>(
  deps: SessionDeps,
  ruta: string,
  { make, detail, ...guardas }: Opciones<Parametros>,
) {
  const routes = new Elysia().use(auth(deps))
  for (const [extension, { give, answer }] of Object.entries(formatos)) {
    const handle = ({ sesion, params }: Pedido<Parametros>) => give(make({ sesion, params }))
    // What the guards give is known of options that are written out, not of these.
    routes.get(`${ruta}.${extension}`, handle as never, { ...guardas, detail: detail(answer) })
  }
  return routes
}
