import { eq } from 'drizzle-orm'
import type { Tx } from '../client.ts'
import { publicacionComentarios, publicaciones, publicacionInteracciones } from '../schema/tablon.ts'

/** Of students, their place in the list. */
type Autor = 'docente' | 'admin' | number

interface Comentario {
  autor: Autor
  texto: string
}

interface Publicacion {
  /** Days ago. */
  hace: number
  autor: Autor
  titulo: string
  contenido: string
  tipo?: 'ANUNCIO' | 'OTRO'
  oculta?: boolean
  /** How many students like it, from the first of the list. */
  gustan: number
  comentarios?: Comentario[]
}

/** The oldest first, as they were written. */
const tablon: Publicacion[] = [
  {
    hace: 21,
    autor: 'docente',
    titulo: 'Bienvenida a la cátedra',
    contenido:
      '<p>¡Bienvenidos! En este tablón vamos a dejar los <strong>avisos</strong>, las tareas y todo lo que ayude a estudiar.</p><p>Lean el plan de clases y traigan cuaderno pentagramado.</p>',
    gustan: 18,
    comentarios: [
      { autor: 0, texto: '¡Gracias, profe! ¿Hace falta traer el instrumento?' },
      { autor: 'docente', texto: 'Desde la segunda semana, sí.' },
      { autor: 4, texto: 'Los que cantamos, ¿traemos diapasón?' },
    ],
  },
  {
    hace: 16,
    autor: 'admin',
    titulo: 'Horario de la biblioteca',
    contenido: '<p>La biblioteca abre de lunes a viernes de 14:00 a 20:00, y los sábados por la mañana.</p>',
    gustan: 6,
  },
  {
    hace: 12,
    autor: 1,
    titulo: 'Grabaciones de José Asunción Flores',
    contenido:
      '<p>Encontré estas grabaciones para comparar el acompañamiento de <em>India</em> con el de <em>Panambí Vera</em>. En las dos se oye bien la síncopa.</p>',
    tipo: 'OTRO',
    gustan: 14,
    comentarios: [
      { autor: 'docente', texto: 'Muy buen hallazgo. Lo usamos el viernes.' },
      { autor: 7, texto: 'Qué lindas. La segunda la tocaba mi abuelo.' },
    ],
  },
  {
    hace: 6,
    autor: 'docente',
    titulo: 'Ensayo abierto',
    contenido:
      '<p>El viernes ensayamos en la sala grande, con público. Vamos a leer:</p><ul><li>El coral de la semana pasada</li><li>La armonización de <em>Recuerdos de Ypacaraí</em></li></ul>',
    gustan: 11,
    comentarios: [
      { autor: 10, texto: '¿Puede venir mi familia?' },
      { autor: 'docente', texto: 'Claro que sí.' },
    ],
  },
  {
    hace: 3,
    autor: 5,
    titulo: 'Grupo de estudio los martes',
    contenido:
      '<p>Nos juntamos los martes a las 17:00 en el patio a practicar dictado. Quien quiera, se suma.</p>',
    gustan: 9,
    comentarios: [
      { autor: 13, texto: 'Voy.' },
      { autor: 2, texto: 'Yo llevo la guitarra.' },
    ],
  },
  {
    hace: 1,
    autor: 'docente',
    titulo: 'Borrador: repertorio del segundo examen',
    contenido: '<p>Todavía lo estoy armando; lo publico cuando esté completo.</p>',
    oculta: true,
    gustan: 0,
  },
]

interface Destino {
  catedraId: number
  docenteId: number
  alumnoIds: number[]
  now: number
}

const DIA_MS = 86_400_000
const HORA_MS = 3_600_000

/** What a course's people have written on its board so far. To be called last: what is announced takes its place in it. */
export function insertTablon(tx: Tx, destino: Destino): void {
  const anuncios = tx
    .delete(publicaciones)
    .where(eq(publicaciones.catedraId, destino.catedraId))
    .returning()
    .all()
    .map(({ id: _, ...anuncio }) => ({ anuncio, created_at: anuncio.created_at }))
  const escritas = tablon.map((escrita) => ({ escrita, created_at: destino.now - escrita.hace * DIA_MS }))
  const todas = [...anuncios, ...escritas].toSorted((una, otra) => una.created_at - otra.created_at)
  for (const una of todas) {
    if ('anuncio' in una) tx.insert(publicaciones).values(una.anuncio).run()
    else insertEscrita(tx, destino, una.escrita, una.created_at)
  }
}

/** Written twice by mistake: the one to be deleted. */
export function insertAvisoRepetido(
  tx: Tx,
  { catedraId, docenteId, now }: Omit<Destino, 'alumnoIds'>,
): number {
  return tx
    .insert(publicaciones)
    .values({
      titulo: 'Cambio de sala (repetido)',
      contenido: '<p>El lunes nos vemos en la sala 5.</p>',
      tipo: 'ANUNCIO',
      autor: 'docente',
      autorDocenteId: docenteId,
      catedraId,
      created_at: now,
      updated_at: now,
    })
    .returning({ id: publicaciones.id })
    .get().id
}

function insertEscrita(tx: Tx, destino: Destino, escrita: Publicacion, created_at: number): void {
  const { hace: _, autor, oculta = false, gustan, comentarios = [], ...texto } = escrita
  const { id: publicacionId } = tx
    .insert(publicaciones)
    .values({
      tipo: 'ANUNCIO',
      ...texto,
      ...autoria(autor, destino),
      catedraId: destino.catedraId,
      visibleToStudents: !oculta,
      created_at,
      updated_at: created_at,
    })
    .returning({ id: publicaciones.id })
    .get()
  for (const [i, { autor: quien, texto: dicho }] of comentarios.entries()) {
    const comentado = created_at + (i + 1) * HORA_MS
    tx.insert(publicacionComentarios)
      .values({ ...autoria(quien, destino), publicacionId, texto: dicho, created_at: comentado })
      .run()
  }
  for (const alumnoId of destino.alumnoIds.slice(0, gustan)) {
    tx.insert(publicacionInteracciones).values({ publicacionId, alumnoId, created_at }).run()
  }
}

function autoria(autor: Autor, { docenteId, alumnoIds }: Destino) {
  if (autor === 'admin') return { autor }
  return autor === 'docente'
    ? { autor, autorDocenteId: docenteId }
    : { autor: 'alumno' as const, autorAlumnoId: alumnoIds[autor] }
}
