import { z } from 'zod'
import { AUSENTE, estadosDeActa } from '../../../src/domain/actas/actas.ts'
import { notas } from '../../../src/domain/nota-final/escala.ts'

const deLaEscala = z.union(notas.map((nota) => z.literal(nota)))
const nota = z.union([deLaEscala, z.literal(AUSENTE)])
const reparto = z.object(
  Object.fromEntries([...notas, AUSENTE].map((cual) => [cual, z.int()])) as Record<string, z.ZodInt>,
)

/** How many of a task. */
const entregas = z.object({ tareaId: z.int(), titulo: z.string(), cuantas: z.int() })

/** What is missing before a course is closed, and what its acta would say. */
export const clausura = z.object({
  cerrada_en: z.iso.datetime().nullable(),
  escala: z.object({ cortes: z.array(z.number()) }).nullable(),
  /** Of whom nothing counts: they would be absent. */
  sin_nota: z.array(z.object({ alumnoId: z.int(), nombre: z.string() })),
  /** Whose name has letters that the acta's font lacks: it says '?' in their place. */
  sin_letra: z.array(z.object({ alumnoId: z.int(), nombre: z.string() })),
  sin_corregir: z.array(entregas),
  /** Returned and not delivered again: they count 0. */
  devueltas: z.array(entregas),
  /** Graded, and their students do not know it: closing publishes them. */
  sin_publicar: z.array(entregas),
  justificativos_pendientes: z.array(
    z.object({
      id: z.int(),
      alumnoId: z.int(),
      nombre: z.string(),
      desde: z.iso.date(),
      hasta: z.iso.date(),
    }),
  ),
  clases_sin_lista: z.array(z.object({ diaId: z.int(), fecha: z.iso.date() })),
  alumnos: z.array(
    z.object({
      alumnoId: z.int(),
      nombre: z.string(),
      porcentaje: z.number().nullable(),
      /** Null without a scale. */
      nota: nota.nullable(),
    }),
  ),
})

export const acta = z.object({
  version: z.int(),
  codigo: z.string(),
  /** Where anybody checks it. */
  direccion: z.url(),
  estado: z.enum(estadosDeActa),
  fecha: z.iso.date(),
  created_at: z.iso.datetime(),
  reemplazada_en: z.iso.datetime().nullable(),
  /** Why the course was opened again after it. */
  motivo: z.string().nullable(),
  cuantos: reparto,
  sha256: z.object({ pdf: z.string(), csv: z.string() }),
})

const comprobacion = {
  estado: z.enum(estadosDeActa),
  reemplazada_en: z.iso.datetime().nullable(),
  institucion: z.string(),
  catedra: z.string(),
  anio: z.int(),
  fecha: z.iso.date(),
  aviso: z.string(),
}

export const actaPublica = z.object({
  ...comprobacion,
  version: z.int(),
  cuantos: reparto,
  sha256: z.object({ pdf: z.string(), csv: z.string() }),
})

export const constanciaPublica = z.object({
  ...comprobacion,
  /** 'M. A.' */
  nombre: z.string(),
  nota,
})
