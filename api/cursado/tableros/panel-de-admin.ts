import { and, asc, count, eq, isNull, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader } from '../../../db/client.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { docentes } from '../../../db/schema/personas.ts'
import { mesDe } from '../../../src/domain/pagos/meses-de-cuota.ts'
import { atrasoDe, cuentaDe } from '../../../src/domain/pagos/pagos.ts'
import { nombreDePersona } from '../../../src/domain/personas/nombres.ts'
import { listPagosHechos } from '../../academia/inscripciones/pagos-hechos.ts'
import { columnasDeCondiciones } from '../../academia/pagos/condiciones.ts'
import { readUltimaCopia } from '../../casa/copias/fallida.ts'
import { readUltimaProbada } from '../../casa/copias/probadas.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { hasMarcas } from '../clases/ficha.ts'

const deudorasDeCatedra = z.object({
  catedraId: z.int(),
  nombre: z.string(),
  anio: z.int(),
  alumnos: z.int(),
  /** What is asked for now, in whole guaraníes. */
  debe: z.int(),
})

const porRevisar = z.object({ catedraId: z.int(), nombre: z.string(), anio: z.int(), alumnos: z.int() })

const claseDeHoy = z.object({
  catedraId: z.int(),
  nombre: z.string(),
  docente: z.string().nullable(),
  aula: z.string().nullable(),
  /** HH:mm, of each slot of that day. */
  horas: z.array(z.string()),
  conLista: z.boolean(),
})

export const panelDeAdmin = z.object({
  deudas: z.array(deudorasDeCatedra),
  /** The courses where somebody came in by the code, whose conditions nobody has looked at. */
  condicionesPorRevisar: z.array(porRevisar),
  clasesDeHoy: z.array(claseDeHoy),
  ultimaCopia: z.iso.datetime().nullable(),
  /** The last time that a copy was put back and the program started on it. */
  ultimaPrueba: z.object({ cuando: z.iso.datetime(), segundos: z.number(), archivos: z.int() }).nullable(),
  /** Whether what fails is written to somebody. */
  avisaPorCorreo: z.boolean(),
})

/** What the administrator looks at first, besides what waits for a decision. */
export function readPanelDeAdmin(deps: Deps): z.infer<typeof panelDeAdmin> {
  const hoy = todayOf(deps)
  return {
    deudas: listDeudas(deps.db, hoy),
    condicionesPorRevisar: listPorRevisar(deps.db),
    clasesDeHoy: listClasesDe(deps.db, hoy),
    ultimaCopia: readUltimaCopia(deps.db),
    ultimaPrueba: readUltimaPrueba(deps),
    avisaPorCorreo: deps.institucion.read().correo !== null,
  }
}

function readUltimaPrueba({ db, now }: Deps) {
  const probada = readUltimaProbada(db, now())
  if (!probada) return null
  const { cuando, segundos, archivos } = probada
  return { cuando: enISO(cuando), segundos, archivos: archivos ?? 0 }
}

/** The open courses where somebody owes what is overdue, the most first. */
function listDeudas(tx: Reader, hoy: string) {
  const deudores = listDeudores(tx, hoy)
  const ids = JSON.stringify(deudores.map(({ id }) => id))
  const hechos = listPagosHechos(tx, sql`${catedraAlumnos.id} in (select value from json_each(${ids}))`)
  const filas = deudores
    .map(({ id, condiciones, ...catedra }) => ({
      ...catedra,
      anio: condiciones.anio,
      debe: atrasoDe(cuentaDe(condiciones, hechos.get(id) ?? [], hoy)),
    }))
    .filter(({ debe }) => debe > 0)
  return [...Map.groupBy(filas, ({ catedraId }) => catedraId).values()]
    .flatMap((suyas) => {
      const [{ catedraId, nombre, anio }] = suyas as [(typeof suyas)[number]]
      return {
        catedraId,
        nombre,
        anio,
        alumnos: suyas.length,
        debe: suyas.reduce((suma, { debe }) => suma + debe, 0),
      }
    })
    .toSorted((una, otra) => otra.debe - una.debe)
}

function listDeudores(tx: Reader, hoy: string) {
  return (
    tx
      .select({
        id: catedraAlumnos.id,
        catedraId: catedras.id,
        nombre: catedras.nombre,
        condiciones: columnasDeCondiciones,
      })
      .from(catedras)
      // Open courses first, and of each who owes: those that are closed may have been owing for years.
      .crossJoin(catedraAlumnos)
      .where(
        and(
          isNull(catedras.cerrada_en),
          eq(catedraAlumnos.catedraId, catedras.id),
          isNull(catedraAlumnos.baja_en),
          lte(catedraAlumnos.debe_desde, mesDe(hoy)),
        ),
      )
      .all()
  )
}

const listPorRevisar = (tx: Reader): z.infer<typeof porRevisar>[] =>
  tx
    .select({ catedraId: catedras.id, nombre: catedras.nombre, anio: catedras.anio, alumnos: count() })
    .from(catedraAlumnos)
    .innerJoin(catedras, eq(catedras.id, catedraAlumnos.catedraId))
    .where(
      and(
        sql`${catedraAlumnos.condiciones_por_revisar} = 1`,
        isNull(catedraAlumnos.baja_en),
        isNull(catedras.cerrada_en),
      ),
    )
    .groupBy(catedras.id)
    .orderBy(asc(catedras.orden), asc(catedras.id))
    .all()

/** By their hour; those without one come last. */
function listClasesDe(tx: Reader, hoy: string) {
  return tx
    .select({
      catedraId: catedras.id,
      nombre: catedras.nombre,
      aula: catedras.aula,
      docente: { nombre: docentes.nombre, apellido: docentes.apellido },
      hora: diasClase.hora_desde,
      conLista: hasMarcas(tx),
    })
    .from(diasClase)
    .innerJoin(catedras, eq(catedras.id, diasClase.catedraId))
    .leftJoin(docentes, eq(docentes.id, catedras.docenteId))
    .where(and(eq(diasClase.fecha, hoy), isNull(diasClase.suspendida), isNull(catedras.cerrada_en)))
    .orderBy(asc(catedras.orden), asc(catedras.id))
    .all()
    .map(({ docente, hora, ...clase }) => ({
      ...clase,
      docente: docente && nombreDePersona(docente),
      horas: hora === null ? [] : [hora],
    }))
    .toSorted((una, otra) => (una.horas[0] ?? '99').localeCompare(otra.horas[0] ?? '99'))
}
