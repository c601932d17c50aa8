import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { codigosDeIngreso } from '../../../db/schema/ingreso-por-codigo.ts'
import { docentes } from '../../../db/schema/personas.ts'
import { readCodigoDeIngreso } from '../../../src/domain/inscripciones/codigo-de-ingreso.ts'
import type { Deps } from '../../suelo/deps.ts'
import { blockOf } from '../../suelo/services/addresses.ts'
import { requirePrueba } from '../../suelo/services/prueba-de-trabajo.ts'
import { isDeNadie } from './codigo.ts'
import { codigoMuerto } from './errors.ts'

/** What whoever has the code may know of the course. */
export const catedraPorCodigo = z.object({
  catedra: z.object({
    nombre: z.string(),
    anio: z.int(),
    institucion: z.string().nullable(),
    /** 'G. Ocampos' */
    docente: z.string().nullable(),
  }),
})

/** How many codes that are none may be tried from one network without a proof of work. */
const FALLIDOS = { calls: 20, seconds: 3600 }

/** The course that a code opens. Of one that opens none anybody more is told nothing, and it is counted who asks. */
export function requireAbierto(deps: Deps, escrito: string, request: Request) {
  const { limits, db } = deps
  const clave = `códigos de ingreso que no sirven, ${blockOf(request)}`
  requirePrueba(deps, request, limits?.look(clave, FALLIDOS) ?? 0)
  const abierto = findAbierto(deps, db, escrito)
  if (abierto) return abierto
  limits?.count(clave, { ...FALLIDOS, calls: Number.POSITIVE_INFINITY })
  throw codigoMuerto()
}

export type Abierto = NonNullable<ReturnType<typeof findAbierto>>

export function findAbierto(deps: Deps, tx: Reader, escrito: string) {
  const codigo = readCodigoDeIngreso(escrito)
  if (codigo === null || isDeNadie(deps)) return undefined
  const { abierto, hasta, entraron, cupo } = codigosDeIngreso
  return tx
    .select({ id: codigosDeIngreso.id, modo: codigosDeIngreso.modo, catedraId: catedras.id, ...columnas })
    .from(codigosDeIngreso)
    .innerJoin(catedras, eq(catedras.id, codigosDeIngreso.catedraId))
    .leftJoin(docentes, eq(docentes.id, catedras.docenteId))
    .where(
      and(
        eq(codigosDeIngreso.codigo, codigo),
        eq(abierto, true),
        gt(hasta, deps.now()),
        lt(entraron, cupo),
        isNull(catedras.cerrada_en),
      ),
    )
    .get()
}

const columnas = {
  nombre: catedras.nombre,
  anio: catedras.anio,
  institucion: catedras.institucion,
  docente: { nombre: docentes.nombre, apellido: docentes.apellido },
}

export function readAbierto(deps: Deps, escrito: string, request: Request): z.infer<typeof catedraPorCodigo> {
  const { nombre, anio, institucion, docente } = requireAbierto(deps, escrito, request)
  return {
    catedra: {
      nombre,
      anio,
      institucion,
      docente: docente && `${[...docente.nombre][0]}. ${docente.apellido}`,
    },
  }
}
