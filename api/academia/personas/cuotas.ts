import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { comentariosDeEntrega } from '../../../db/schema/comentarios-de-entrega.ts'
import { publicacionComentarios, publicaciones } from '../../../db/schema/tablon.ts'
import { cuotas } from '../../../src/domain/archivos/cuotas.ts'
import { sinLugar, sumArchivosDe } from '../../suelo/archivos/cuotas.ts'

/** Where there is what students write, and whose it is. */
const textosDeAlumno = [
  { texto: publicaciones.contenido, autor: publicaciones.autorAlumnoId },
  { texto: publicacionComentarios.texto, autor: publicacionComentarios.autorAlumnoId },
  { texto: comentariosDeEntrega.texto, autor: comentariosDeEntrega.alumnoId },
]

/** How much of what there is a student has put there, in bytes, and how much it may be. */
export function readUso(tx: Reader, alumnoId: number) {
  return {
    archivos: sumArchivosDe(tx, alumnoId),
    textos: sumTextos(tx, alumnoId),
    cuota_archivos: cuotas.archivos,
    cuota_textos: cuotas.textos,
  }
}

/** Refuses where all that a student has written is too much. */
export function requireLugarDeTexto(tx: Reader, alumnoId: number): void {
  if (sumTextos(tx, alumnoId) > cuotas.textos) throw sinLugar()
}

function sumTextos(tx: Reader, alumnoId: number): number {
  const sumas = textosDeAlumno.map(({ texto, autor }) =>
    tx
      .select({ n: sql<number>`coalesce(sum(length(${texto})), 0)` })
      .from(texto.table)
      .where(eq(autor, alumnoId))
      .get(),
  )
  return sumas.reduce((todos, suma) => todos + (suma?.n ?? 0), 0)
}
