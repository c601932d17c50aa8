import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createCuarentena, DIAS_EN_CUARENTENA } from '../../suelo/archivos/cuarentena.ts'
import type { Deps } from '../../suelo/deps.ts'
import { carpetaDeMigraciones } from '../copias/antes-de-migrar.ts'
import { listCopias } from '../copias/carpeta.ts'
import { findRemota } from '../copias/remota/estado.ts'

/** Where what was erased can still be, and what one does about it. */
export interface Fuera {
  donde: string
  /** How many copies there are; null where that is not known from here. */
  cuantos: number | null
  que_hacer: string
}

/** What erasing does not reach: copies of the data as they were, which would be no copies any more. */
export function listFuera({ db, copias, files }: Pick<Deps, 'db' | 'copias' | 'files'>): Fuera[] {
  const antes = carpetaDeMigraciones(copias.dataDir)
  const remota = findRemota(db)
  return [
    {
      donde: copias.dir,
      cuantos: listCopias(copias.dir).length,
      que_hacer:
        'Copias de seguridad: cada una se va sola cuando otras más nuevas toman su lugar. Para no esperar, haz una nueva y borra las anteriores.',
    },
    {
      donde: antes,
      cuantos: existsSync(antes) ? readdirSync(antes).length : 0,
      que_hacer:
        'La base de datos como era antes de cada actualización: no se va sola. Si el programa de ahora anda bien, borra lo que tiene la carpeta.',
    },
    {
      donde: join(copias.dataDir, 'cuarentena'),
      cuantos: createCuarentena(files.locate('')).list().length,
      que_hacer: `Archivos que la base de datos no conoce: se van solos a los ${DIAS_EN_CUARENTENA} días. Se puede borrar la carpeta.`,
    },
    ...(remota
      ? [
          {
            donde: remota.donde,
            cuantos: null,
            que_hacer: 'Copias en otro lugar: se van cuando otras más nuevas toman su lugar.',
          },
        ]
      : []),
  ]
}
