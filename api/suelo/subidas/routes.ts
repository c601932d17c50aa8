import { Elysia } from 'elysia'
import { z } from 'zod'
import { maximoDe } from '../../../src/domain/archivos/archivos.ts'
import type { Deps } from '../deps.ts'
import { auth, type Rol } from '../plugins/auth.ts'
import { doc } from './doc.ts'
import { createServidorDeSubidas } from './servidor.ts'

const rol: Rol[] = ['admin', 'docente', 'alumno']
const params = z.object({ id: z.string() })

/** A file in pieces, which goes on where it was cut: tus 1.0.0. */
export const subidasRoutes = (deps: Deps) => {
  const answer = createServidorDeSubidas(deps)
  const archivo = { maximo: maximoDe(undefined, deps.files.maximos) }
  return (
    new Elysia({ name: 'subidas' })
      .use(auth(deps))
      // Refusals say it too.
      .onTransform(({ set }) => {
        set.headers['tus-resumable'] = '1.0.0'
      })
      .options('/subidas', ({ request }) => answer(request, undefined), {
        detail: doc('Qué versión y qué extensiones de tus hay, y el tamaño máximo', {
          204: 'Lo dicen sus cabeceras',
        }),
      })
      .post('/subidas', ({ sesion, request }) => answer(request, sesion), {
        rol,
        detail: doc(
          'Empieza a subir un archivo por partes (tus 1.0.0); lo que no se termina o no se usa se va en 24 horas',
          { 201: 'Location dice la dirección de la subida; su última parte es su id' },
          [400, 412, 413, 429],
          'Upload-Length',
          'Upload-Metadata',
        ),
      })
      .head('/subidas/:id', ({ sesion, request, params }) => answer(request, sesion, params.id), {
        rol,
        params,
        detail: doc(
          'Cuánto llegó de una subida propia: está en el disco',
          { 200: 'Upload-Offset y Upload-Length' },
          [400, 412],
        ),
      })
      .patch('/subidas/:id', ({ sesion, request, params }) => answer(request, sesion, params.id), {
        rol,
        archivo,
        params,
        detail: doc(
          'Sigue una subida propia desde donde va (application/offset+octet-stream); 409 si va por otra parte',
          { 204: 'Upload-Offset dice hasta dónde llegó' },
          [400, 409, 412, 413, 415],
          'Upload-Offset',
        ),
      })
      .post('/subidas/:id', ({ sesion, request, params }) => answer(request, sesion, params.id), {
        rol,
        archivo,
        params,
        detail: doc(
          'Lo mismo que PATCH o DELETE, donde la red no los deja pasar: lo dice X-HTTP-Method-Override',
          { 204: 'Lo que respondería PATCH o DELETE' },
          [400, 409, 412, 413, 415],
          'X-HTTP-Method-Override',
        ),
      })
      .delete('/subidas/:id', ({ sesion, request, params }) => answer(request, sesion, params.id), {
        rol,
        params,
        detail: doc('Quita una subida propia, entera o a medias', { 204: 'Ya no está' }, [400, 412]),
      })
  )
}
