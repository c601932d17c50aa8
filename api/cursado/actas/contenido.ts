import { count, eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { actas } from '../../../db/schema/actas.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import type { ContenidoDeActa } from '../../../src/domain/actas/actas.ts'
import type { Decision } from '../../../src/domain/actas/clausura.ts'
import { codigoEscrito } from '../../../src/domain/actas/codigo-de-acta.ts'
import { centesimosDe } from '../../../src/domain/nota-final/escala.ts'
import { nombreDePersona } from '../../../src/domain/personas/personas.ts'
import { requireCatedra } from '../../academia/catedras/busqueda.ts'
import type { Deps } from '../../suelo/deps.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { areInscripcionesVigentes } from '../../suelo/vigentes.ts'
import { readCifras } from '../nota-final/cifras.ts'
import { notaSegun } from './clausura.ts'
import { decisionAjena, sinEscala } from './errors.ts'

/** What it takes to make an acta. */
export type DepsDeActa = Pick<Deps, 'db' | 'now' | 'zona' | 'institucion' | 'temas'> & {
  site: Pick<Deps['site'], 'url'>
}

/** What a course's acta says as things stand, and whose each of its lines is. */
export function readContenido(
  deps: DepsDeActa,
  tx: Reader,
  catedraId: number,
  { codigo, decisiones }: { codigo: string; decisiones: readonly Decision[] },
): { contenido: ContenidoDeActa; alumnoIds: number[] } {
  const catedra = requireCatedra(tx, catedraId)
  const { escala, alumnos } = readCifras(tx, catedraId, deps.now())
  if (!escala) throw sinEscala()
  const inscritos = new Set(alumnos.map(({ alumnoId }) => alumnoId))
  for (const [i, { alumnoId }] of decisiones.entries()) if (!inscritos.has(alumnoId)) throw decisionAjena(i)
  const decidida = new Map(decisiones.map(({ alumnoId, nota }) => [alumnoId, nota]))
  const fichas = listFichas(tx, catedraId)
  const contenido = {
    institucion: deps.institucion.read().nombre,
    catedra: catedra.nombre,
    anio: catedra.anio,
    docente: catedra.Docente ? nombreDePersona(catedra.Docente) : '',
    fecha: todayOf(deps),
    version: countActas(tx, catedraId) + 1,
    codigo: codigoEscrito(codigo),
    direccion: `${deps.site.url}/acta/${codigo}`,
    renglones: alumnos.map(({ alumnoId, final }, i) => ({
      numero: i + 1,
      nombre: fichas.get(alumnoId)?.nombre ?? '',
      documento: fichas.get(alumnoId)?.documento ?? null,
      porcentaje: final.porcentaje === null ? null : centesimosDe(final.porcentaje),
      nota: decidida.get(alumnoId) ?? notaSegun(final),
    })),
  }
  return { contenido, alumnoIds: alumnos.map(({ alumnoId }) => alumnoId) }
}

const countActas = (tx: Reader, catedraId: number): number =>
  tx.select({ n: count() }).from(actas).where(eq(actas.catedraId, catedraId)).get()?.n ?? 0

const listFichas = (tx: Reader, catedraId: number) =>
  new Map(
    tx
      .select({
        id: alumnos.id,
        nombre: alumnos.nombre,
        apellido: alumnos.apellido,
        documento: alumnos.documento,
      })
      .from(alumnos)
      .innerJoin(catedraAlumnos, eq(catedraAlumnos.alumnoId, alumnos.id))
      .where(areInscripcionesVigentes(catedraId))
      .all()
      .map(({ id, nombre, apellido, documento }) => [id, { nombre: `${apellido}, ${nombre}`, documento }]),
  )
