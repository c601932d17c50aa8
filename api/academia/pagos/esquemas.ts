import { z } from 'zod'
import { conceptos, estadosDePago } from '../../../src/domain/pagos/pagos.ts'
import { estadia } from '../inscripciones/estadias.ts'

export const pago = z.object({
  id: z.int(),
  catedraAlumnoId: z.int(),
  concepto: z.enum(conceptos),
  mes: z.string().nullable(),
  monto: z.int(),
  fecha: z.iso.date(),
  /** The payment that its receipt is named after: of those paid together the first. */
  recibo: z.int(),
  anulado_en: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
})
export type Pago = z.infer<typeof pago>

const mes = z.object({
  mes: z.string(),
  monto: z.int(),
  pagado: z.int(),
  debe: z.int(),
  vence: z.iso.date(),
  vencido: z.boolean(),
})

const cuenta = z.object({
  estadoActual: z.enum(estadosDePago),
  matricula: z.object({ monto: z.int(), pagado: z.int(), debe: z.int() }),
  meses: z.array(mes),
  pagado: z.int(),
  debe: z.int(),
  vencido: z.int(),
})

const catedraDeCuenta = z.object({ id: z.int(), nombre: z.string(), anio: z.int() })

/** A student's own, in one course, with the payments that count. */
export const cuentaPropia = cuenta.extend({
  catedraAlumnoId: z.int(),
  catedra: catedraDeCuenta,
  /** The last day in it, of who left. */
  hasta: z.iso.date().nullable(),
  pagos: z.array(pago.omit({ anulado_en: true, recibo: true, catedraAlumnoId: true, created_at: true })),
})

export const pagosJuntos = z.object({
  pagos: z.array(pago),
  recibo: z.int(),
  estadoActual: z.enum(estadosDePago),
})

/** `lineas` is what was paid with it and stands; `monto` of all of them. */
export const recibo = pago.omit({ created_at: true }).extend({
  lineas: z.array(z.object({ mes: z.string().nullable(), monto: z.int() })),
  alumno: z.object({ nombre: z.string(), apellido: z.string(), email: z.string() }),
  catedra: catedraDeCuenta,
})

const filaDePlanilla = cuenta.extend({
  catedraAlumnoId: z.int(),
  alumnoId: z.int(),
  composerId: z.int().nullable(),
  nombre: z.string(),
  apellido: z.string(),
  email: z.string(),
  dia_cobro: z.int().nullable(),
  matricula_monto: z.int(),
  cuota_monto: z.int(),
  fecha_inscripcion: z.iso.date(),
  estadias: z.array(estadia),
  /** What each of the months costs, also of those to come. */
  cuotas: z.array(z.object({ mes: z.string(), monto: z.int() })),
})

export const planilla = z.object({
  catedra: z.object({ id: z.int(), nombre: z.string(), anio: z.int(), modalidad_pago: z.string() }),
  hoy: z.iso.date(),
  meses: z.array(z.string()),
  alumnos: z.array(filaDePlanilla),
  totalesPorMes: z.array(z.object({ mes: z.string(), pagado: z.int(), debe: z.int() })),
  totales: z.object({
    pagado: z.int(),
    debe: z.int(),
    vencido: z.int(),
    atrasado: z.int(),
    /** What the others do not have. */
    de_quienes_se_fueron: z.object({ debe: z.int(), vencido: z.int() }),
  }),
  atrasados: z.array(
    z.object({
      catedraAlumnoId: z.int(),
      alumnoId: z.int(),
      nombre: z.string(),
      apellido: z.string(),
      email: z.string(),
      estadoActual: z.enum(estadosDePago),
      debeMatricula: z.boolean(),
      meses: z.array(z.string()),
      debe: z.int(),
      /** When it was last told so. */
      avisado_en: z.iso.datetime().nullable(),
    }),
  ),
  /** Who is in the course no more. */
  desinscritos: z.array(filaDePlanilla),
})

export const pagosConsolidados = z.object({
  pagosConsolidados: z.array(
    z.object({ catedraId: z.int(), catedraNombre: z.string(), estadoActual: z.enum(estadosDePago) }),
  ),
})
