import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ReglasDeCatedra } from '../../src/domain/habilitacion/reglas-de-catedra.ts'
import { muestras, removeDataDir } from './archivos.ts'
import { createMundoConReglas } from './mundo-con-reglas.ts'

export const deAna = { desde: '2026-05-29', hasta: '2026-06-03', motivo: 'Estuve con gripe.' }

/** The same in a form, with a file. */
export function conFoto(
  datos: Record<string, string> = deAna,
  [nombre, contenido]: [string, Uint8Array | string] = ['Receta.png', muestras.png],
): FormData {
  const formulario = new FormData()
  formulario.append('desde', datos.desde ?? '')
  // As a browser may send it: what is written after the file counts as well.
  formulario.append('file', new File([contenido as BlobPart], nombre))
  formulario.append('hasta', datos.hasta ?? '')
  formulario.append('motivo', datos.motivo ?? '')
  return formulario
}

/** Ana and Beto in a course, today the second of June, and how they ask for excuses. */
export function createMundoConJustificativos(
  reglas: Partial<ReglasDeCatedra> | null = { asistencia_minima: 75 },
  options: { sinLimites?: boolean } = { sinLimites: true },
) {
  const mundo = createMundoConReglas(reglas, options)
  onTestFinished(() => removeDataDir(mundo))
  const { id, call, sesion, ana, beto, as, docente } = mundo
  const uploads = join(mundo.dataDir, 'uploads')
  const asAna = as('alumno', ana)
  return {
    ...mundo,
    asAna,
    asBeto: as('alumno', beto),
    asDocente: as('docente', docente),
    propios: `/alumnos/me/catedras/${id}/justificativos`,
    /** Ana asks in JSON. */
    request: (datos: object = deAna, suyo = asAna) =>
      suyo(`POST /alumnos/me/catedras/${id}/justificativos`, datos),
    /** Ana sends a form. */
    async send(body: FormData, quien = ana, catedraId = id) {
      const headers = await sesion('alumno', quien)
      const response = await call(`/alumnos/me/catedras/${catedraId}/justificativos`, {
        method: 'POST',
        body,
        headers,
      })
      return { status: response.status, data: await response.json() }
    },
    enDisco: () =>
      existsSync(uploads)
        ? readdirSync(uploads, { recursive: true, withFileTypes: true }).filter((uno) => uno.isFile())
        : [],
    async marcasDeAna() {
      const { data } = await asAna(`GET /alumnos/me/catedras/${id}/asistencias`)
      return Object.fromEntries(
        data.asistencias.map((dia: { fecha: string; presente: boolean | null; matiz: string | null }) => [
          dia.fecha,
          dia.matiz ?? dia.presente,
        ]),
      )
    },
  }
}
