import { and, desc, eq, exists, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, hueco, type Valores } from '../../../db/consulta.ts'
import { novedades } from '../../../db/schema/avisos.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import {
  type Aviso,
  avisosDe,
  type RolConAvisos,
  rolConAvisosDe,
} from '../../../src/domain/correos/avisos.ts'
import { NOVEDADES_MAXIMO, tituloDeNovedad } from '../../../src/domain/correos/novedades.ts'
import { cualquiera, isSuya, valoresDe } from '../docentes.ts'
import { enISO } from '../services/instants.ts'
import type { Quien } from '../services/sessions.ts'
import { isInscripcionVigente } from '../vigentes.ts'
import { columnaDe, columnasDe, cual, deEsa } from './filas.ts'
import type { DeQue } from './notify.ts'

export const POR_PAGINA = 30

/** A part of an inbox, the newest first, with how many of all are not read. */
export function listNovedades(tx: Reader, quien: Quien, ahora: number, antes?: number) {
  const rol = rolConAvisosDe(quien)
  const todas = readBandeja(tx, quien, ahora)
  const siguientes = antes === undefined ? todas : listDespues(todas, antes)
  return {
    data: siguientes
      .slice(0, POR_PAGINA)
      .map(({ catedra, nombre, detalle, created_at, leida_en, ...una }) => ({
        id: una.id,
        aviso: una.aviso,
        titulo: tituloDeNovedad({ ...una, rol, nombre }),
        detalle: detalle ? `${catedra} · ${detalle}` : catedra,
        enlace: una.enlace,
        cuantas: una.cuantas,
        created_at: enISO(created_at),
        leida_en: enISO(leida_en),
      })),
    sin_leer: countSinLeer(todas),
    hay_mas: siguientes.length > POR_PAGINA,
  }
}

export const countSinLeer = (todas: readonly { leida_en: number | null }[]): number =>
  todas.filter(({ leida_en }) => leida_en === null).length

/** What stands below one, which may be gone by now. */
function listDespues(todas: ReturnType<typeof readBandeja>, antes: number) {
  const lugar = todas.findIndex(({ ids }) => ids.includes(antes))
  return lugar < 0 ? todas.filter(({ id }) => id < antes) : todas.slice(lugar + 1)
}

/** As it is shown: what waited before it was told has a row of its own, and is one with the same that is not read. */
export function readBandeja(tx: Reader, quien: Quien, ahora: number) {
  const porLeer = new Map<string, { cuantas: number; ids: number[] }>()
  const clases: readonly Aviso[] = avisosDe[rolConAvisosDe(quien)]
  return readNovedades(tx, quien, ahora).flatMap((fila) => {
    // A new post is for a teacher's digest alone.
    if (!clases.includes(fila.aviso)) return []
    const otra = fila.leida_en === null ? porLeer.get(fila.cual) : undefined
    if (otra) {
      otra.cuantas += fila.cuantas
      otra.ids.push(fila.id)
      return []
    }
    const una = { ...fila, ids: [fila.id] }
    if (fila.leida_en === null) porLeer.set(fila.cual, una)
    return una
  })
}

/** All that somebody may see of what they were told, or of these. */
export const readNovedades = (tx: Reader, quien: Quien, ahora: number, cuales?: SQL, mas?: Valores) =>
  bandejas[rolConAvisosDe(quien)](tx, cuales).all({ ...valoresDe(quien), ahora, ...mas })

const esaSinLeer = and(deEsa, isNull(novedades.leida_en)) as SQL

/** Whether somebody still has this to read. */
export const isPorLeer = (
  tx: Reader,
  quien: Quien,
  { aviso, catedraId, sobre }: Pick<DeQue, 'aviso' | 'catedraId' | 'sobre'>,
  ahora: number,
): boolean =>
  readNovedades(tx, quien, ahora, esaSinLeer, { aviso, catedraId, ...columnasDe(sobre) }).length > 0

/** A row goes with the enrolment, or the days on which one teaches, and is away while its post is hidden. */
const bandejaDe = (rol: RolConAvisos) =>
  consulta((tx, cuales) =>
    tx
      .select({
        id: novedades.id,
        cual,
        aviso: novedades.aviso,
        nombre: novedades.nombre,
        detalle: novedades.detalle,
        enlace: novedades.enlace,
        cuantas: novedades.cuantas,
        por_correo: novedades.por_correo,
        created_at: novedades.created_at,
        leida_en: novedades.leida_en,
        catedra: catedras.nombre,
      })
      .from(novedades)
      .innerJoin(catedras, eq(catedras.id, novedades.catedraId))
      .leftJoin(publicaciones, eq(publicaciones.id, novedades.publicacionId))
      .where(
        and(
          eq(columnaDe[rol], hueco('quien')),
          lte(novedades.created_at, hueco('ahora')),
          aLaVista[rol](tx),
          cuales,
        ),
      )
      .orderBy(desc(novedades.created_at), desc(novedades.id))
      .limit(NOVEDADES_MAXIMO),
  )

const aLaVista = {
  alumno: (tx: Reader) =>
    and(
      exists(
        tx
          .select({ uno: sql`1` })
          .from(catedraAlumnos)
          .where(isInscripcionVigente(novedades.catedraId, novedades.alumnoId)),
      ),
      or(isNull(novedades.publicacionId), eq(publicaciones.visibleToStudents, true)),
    ),
  docente: (tx: Reader) => isSuya(tx, cualquiera('docente')),
}

const bandejas = { alumno: bandejaDe('alumno'), docente: bandejaDe('docente') }
