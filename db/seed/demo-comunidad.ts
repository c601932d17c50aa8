import { and, eq } from 'drizzle-orm'
import type { Tx } from '../client.ts'
import { archivoUsos } from '../schema/archivo-usos.ts'
import { comentarios, sugerencias, valoraciones } from '../schema/comunidad.ts'
import { creadores } from '../schema/creadores.ts'
import { type GuardaArchivo, guitarraPng, insertArchivo } from './demo-archivos.ts'
import { alumnosDeDemo } from './demo-personas.ts'

const DIA_MS = 24 * 60 * 60 * 1000
export const LECTORA = 'lectora@guarania.example'
export const NIETO = 'nieto@guarania.example'

interface Querido {
  slug: string
  /** One of each visitor. */
  estrellas: number[]
  comentarios: { name: string; text: string }[]
  /** Of each suggestion that was approved: who sent it; 'alumna' is one of the course. */
  aportaron: string[]
}

/** Has a picture that was made for the demonstration. */
const RETRATADA = 'orquesta-de-instrumentos-reciclados-de-cateura'
const CREDITO = { autor: 'Guarania', licencia: 'dibujo hecho para la demostración, CC0 1.0' }

const queridos: Querido[] = [
  {
    slug: 'demetrio-ortiz',
    estrellas: [5, 5, 4, 5, 5, 4],
    comentarios: [
      { name: 'Ramón', text: 'Mi abuela la cantaba los domingos. Gracias por la semblanza.' },
      { name: 'Lourdes', text: 'Fue lo primero que toqué en la guitarra.' },
    ],
    aportaron: [LECTORA, NIETO],
  },
  {
    slug: 'josefina-pla',
    estrellas: [5, 4, 5, 5],
    comentarios: [{ name: 'Taller de lectura', text: 'La leímos este mes: las fuentes ayudaron mucho.' }],
    aportaron: [LECTORA],
  },
  {
    slug: RETRATADA,
    estrellas: [5, 4, 3],
    comentarios: [{ name: 'Profe Nidia', text: 'Mis alumnos quieren armar su propia guitarra.' }],
    aportaron: [LECTORA, 'alumna', 'alumna'],
  },
]

/** What visitors think of some creators, who helped with them, and a portrait. Without a catalogue, nothing. */
export function insertComunidad(tx: Tx, now: number, guardaFoto: GuardaArchivo | undefined): void {
  for (const querido of queridos) {
    const { id, references } = creadores
    const creador = tx
      .select({ id, references })
      .from(creadores)
      .where(and(eq(creadores.slug, querido.slug), eq(creadores.status, 'PUBLISHED')))
      .get()
    if (!creador) continue
    insertAprecio(tx, creador.id, querido, now)
    const aportes = querido.aportaron.map((de, i) => aprobadaDe(de, creador, now - (i + 2) * DIA_MS))
    tx.insert(sugerencias).values(aportes).run()
    if (guardaFoto && querido.slug === RETRATADA) insertRetrato(tx, creador.id, guardaFoto, now)
  }
}

function insertAprecio(tx: Tx, creadorId: number, { estrellas, ...querido }: Querido, now: number): void {
  const votos = estrellas.map((cuantas, i) => ({
    creadorId,
    visitante: `demostración ${i + 1}`,
    estrellas: cuantas,
    created_at: now - i * DIA_MS,
  }))
  tx.insert(valoraciones).values(votos).run()
  const dichos = querido.comentarios.map((uno) => ({ ...uno, creadorId, created_at: now - DIA_MS }))
  tx.insert(comentarios).values(dichos).run()
  const rating_avg = estrellas.reduce((suma, una) => suma + una, 0) / estrellas.length
  tx.update(creadores)
    .set({ rating_avg, rating_count: estrellas.length })
    .where(eq(creadores.id, creadorId))
    .run()
}

/** It proposed the sources that the creator has. */
function aprobadaDe(
  de: string,
  { id, references }: { id: number; references: string | null },
  cuando: number,
) {
  const [, alumna] = alumnosDeDemo
  const esAlumna = de === 'alumna' && alumna
  return {
    creadorId: id,
    status: 'APPROVED' as const,
    reason: 'Agrego dónde se lee lo que dice la ficha.',
    suggester_email: esAlumna ? alumna.email : de,
    ...(esAlumna && {
      is_student_contribution: true,
      student_first_name: alumna.nombre,
      student_last_name: alumna.apellido,
    }),
    cambios: { references: references ?? '' },
    created_at: cuando - DIA_MS,
    resueltaEn: cuando,
  }
}

function insertRetrato(tx: Tx, creadorId: number, guardaFoto: GuardaArchivo, now: number): void {
  const foto = { extension: 'png', tipo: 'image/png', contenido: guitarraPng() }
  const { id: archivoId, path } = insertArchivo(tx, guardaFoto, { ...foto, nombre: 'Guitarra', cuando: now })
  tx.insert(archivoUsos).values({ archivoId, creadorId }).run()
  tx.update(creadores)
    .set({ photo_url: `/${path}`, photo_credit: CREDITO })
    .where(eq(creadores.id, creadorId))
    .run()
}
