import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader } from '../../../db/client.ts'
import { consulta, type Valores } from '../../../db/consulta.ts'
import { catedraDiaHorarios, catedras } from '../../../db/schema/catedras.ts'
import { docentes } from '../../../db/schema/personas.ts'
import { diasDeSemana } from '../../../src/domain/calendario/semana.ts'
import { modalidades, turnos } from '../../../src/domain/catedras/catedras.ts'
import { enOrden, type Horario } from '../../../src/domain/catedras/horarios.ts'
import { docenteDeCatedra } from './docentes.ts'

export const columnasDeCatedra = {
  id: catedras.id,
  nombre: catedras.nombre,
  anio: catedras.anio,
  institucion: catedras.institucion,
  turno: catedras.turno,
  aula: catedras.aula,
  dias: catedras.dias,
  horario: catedras.horario,
  modalidad_pago: catedras.modalidad_pago,
  cuotas_desde: catedras.cuotas_desde,
  cuotas_hasta: catedras.cuotas_hasta,
  docenteId: catedras.docenteId,
  cerrada: sql`${catedras.cerrada_en} is not null`.mapWith(Boolean),
}

/** Of a course's teacher, what its students may know. */
export const columnasDelDocente = {
  id: docentes.id,
  nombre: docentes.nombre,
  apellido: docentes.apellido,
}

export const catedra = z.object({
  id: z.int(),
  nombre: z.string(),
  anio: z.int(),
  institucion: z.string().nullable(),
  turno: z.enum(turnos),
  aula: z.string().nullable(),
  dias: z.string().nullable(),
  horario: z.string().nullable(),
  modalidad_pago: z.enum(modalidades),
  /** YYYY-MM; null is January or December of its year. */
  cuotas_desde: z.string().nullable(),
  cuotas_hasta: z.string().nullable(),
  docenteId: z.int().nullable(),
  /** Its acta is made, and nothing of it changes any more. */
  cerrada: z.boolean(),
  /** The titular. */
  Docente: z.object({ id: z.int(), nombre: z.string(), apellido: z.string() }).nullable(),
  CatedraDiaHorario: z.array(
    z.object({
      id: z.int(),
      dia_semana: z.enum(diasDeSemana),
      hora_inicio: z.string(),
      hora_fin: z.string(),
    }),
  ),
})
/** The same for who runs it. */
export const catedraConDocentes = catedra.extend({ docentes: z.array(docenteDeCatedra) })
export type Catedra = z.infer<typeof catedraConDocentes>

type FilaDeHorario = Horario & { id: number }

/** Each course's slots, from Monday to Sunday; `cuales` says of which courses. */
export function listHorarios(tx: Reader, cuales?: SQL, valores: Valores = {}): Map<number, FilaDeHorario[]> {
  const porCatedra = new Map<number, FilaDeHorario[]>()
  for (const { catedraId, ...horario } of horarios(tx, cuales).all(valores)) {
    porCatedra.set(catedraId, [...(porCatedra.get(catedraId) ?? []), horario])
  }
  for (const [id, horarios] of porCatedra) porCatedra.set(id, enOrden(horarios))
  return porCatedra
}

const horarios = consulta((tx, cuales) =>
  tx
    .select({
      catedraId: catedraDiaHorarios.catedraId,
      id: catedraDiaHorarios.id,
      dia_semana: catedraDiaHorarios.dia_semana,
      hora_inicio: catedraDiaHorarios.hora_inicio,
      hora_fin: catedraDiaHorarios.hora_fin,
    })
    .from(catedraDiaHorarios)
    .where(cuales),
)
