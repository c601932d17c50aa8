import { Elysia } from 'elysia'
import { answersZip } from '../../suelo/archivos/zip.ts'
import type { Deps } from '../../suelo/deps.ts'
import { docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { zipCatedra } from './archivo.ts'

const doc = docOf('Cátedras')

/** A course to take along, for whoever runs it. */
export const archivoDeCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `archivo-${rol}` })
    .use(auth(deps))
    .get('/archivo.zip', ({ sesion, params }) => zipCatedra(deps, sesion, params.id), {
      rol,
      sobre: { catedra: 'id' },
      params: parametrosDeCatedra('id'),
      detail: doc(
        'Una cátedra entera para leerla sin el programa',
        answersZip('El archivo: páginas, listas y archivos en una carpeta; se abre index.html'),
      ),
    })
