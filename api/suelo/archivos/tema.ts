import type { Tema } from '../tema.ts'

/**
 * What is uploaded is written as it comes (`multipart.ts`), and is of the type that its bytes say (`tipos.ts`). Who uses it
 * is in `archivo_usos`: from there follows who sees it (`permisos.ts`), and when it goes (`limpieza.ts`).
 */
export const temaDeArchivos: Tema = {
  hechos: {
    'archivos.subir': 'Subió un archivo',
  },
}
