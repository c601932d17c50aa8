import { Elysia } from 'elysia'
import type { Columna } from '../../../src/domain/base/tablas.ts'
import {
  columnasDeAlumnos,
  columnasDeInscripciones,
  importacion,
  importacionDeInscripciones,
  MAXIMO_DE_PLANILLA,
} from '../../../src/domain/inscripciones/importaciones.ts'
import { planillaDeEjemplo } from '../../../src/domain/inscripciones/planillas-de-importacion.ts'
import { mountPlanilla } from '../../suelo/archivos/planillas.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { BESIDE_A_FILE } from '../../suelo/plugins/body-limits.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { readWhole } from '../../suelo/services/steady.ts'
import { archivoGrande } from '../../suelo/subidas/errors.ts'
import { importAlumnos } from './importar-alumnos.ts'
import { importInscripciones } from './importar-inscripciones.ts'
import { resumen } from './revision-de-planilla.ts'

const doc = (summary: string, responses: ReturnType<typeof answers>) => ({
  tags: ['Importar y exportar'],
  summary,
  description:
    'Recibe `filas` (objetos), `csv` (texto) o `file` (multipart; .xlsx, o CSV en UTF-8, UTF-16 o Latin-1), con los títulos en una de las diez primeras filas, como los escriben Classroom, Forms, Moodle y Outlook, y separado por coma, punto y coma o tabulador. Con `simular: true` solo dice qué pasaría; con `solo_buenas: true` entra lo que está bien y vuelve en `quedaron` lo que no. `correcciones` (`{fila: {campo: texto}}`) vale por lo que dicen esas celdas.',
  responses,
})

export const importacionesRoutes = (deps: Deps) =>
  new Elysia({ name: 'importaciones' })
    .use(auth(deps))
    // After the session's own: a stranger's file is not read.
    .macro({ conArchivo: { transform: readForm } })
    .post('/admin/alumnos/importar', ({ sesion, body }) => importAlumnos(deps, sesion, body), {
      rol: 'admin',
      conArchivo: true,
      cuerpo: 'largo',
      archivo: { maximo: MAXIMO_DE_PLANILLA },
      body: importacion,
      detail: doc('Importa alumnos: todos los nuevos o, sin solo_buenas, ninguno', answers(resumen, 415)),
    })
    .post(
      '/admin/catedras/:id/importar',
      ({ sesion, params, body }) => importInscripciones(deps, sesion, params.id, body),
      {
        rol: 'admin',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        conArchivo: true,
        cuerpo: 'largo',
        archivo: { maximo: MAXIMO_DE_PLANILLA },
        body: importacionDeInscripciones,
        detail: doc(
          'Inscribe a los alumnos de una tabla y crea a los que faltan; lo que una fila no dice se toma del cuerpo',
          answers(resumen, 415),
        ),
      },
    )
    .use(ejemploDe(deps, '/admin/alumnos', columnasDeAlumnos))
    .use(ejemploDe(deps, '/admin/catedras', columnasDeInscripciones))

const ejemploDe = (deps: Deps, lista: string, columnas: Columna[]) =>
  mountPlanilla(deps, `${lista}/importar/ejemplo`, {
    rol: 'admin',
    make: () => planillaDeEjemplo(columnas),
    detail: (answer) => ({
      tags: ['Importar y exportar'],
      summary: 'Una planilla con todo lo que se entiende al importar, y una fila de ejemplo',
      responses: answer,
    }),
  })

/** A file comes in a form; a broken one has no rows. */
async function readForm(context: { request: Request; body: unknown }) {
  const type = context.request.headers.get('content-type')
  if (!type?.startsWith('multipart/form-data')) return
  const bytes = await readWhole(context.request, {
    longest: MAXIMO_DE_PLANILLA + BESIDE_A_FILE,
    tooLarge: () => archivoGrande(MAXIMO_DE_PLANILLA),
  })
  const form = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
  context.body = Object.fromEntries(await form.formData().catch(() => []))
}
