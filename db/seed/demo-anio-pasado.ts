import { claveDeOrden } from '../../src/domain/base/texto.ts'
import { SIN_REGLAS } from '../../src/domain/habilitacion/reglas-de-catedra.ts'
import { escalasConocidas } from '../../src/domain/nota-final/escala.ts'
import type { Tx } from '../client.ts'
import { reglasDeCatedra } from '../schema/asistencia.ts'
import { catedras } from '../schema/catedras.ts'
import { catedraAlumnos, estadias } from '../schema/inscripciones.ts'
import { notasManuales, pruebasManuales, rubros } from '../schema/rubros.ts'
import { INSTITUCION } from './demo-personas.ts'

interface Datos {
  docenteId: number
  alumnoIds: readonly number[]
  anio: number
  now: number
}

const NOMBRE = 'Lenguaje musical'
const CUANTOS = 12
/** Of twenty; nobody marked the last ones, who did not come. */
const DE_EXAMEN = [20, 18, 15, 17, 12, 19, 13, 16, 10, 14]

const partes = [
  { nombre: 'Trabajos prácticos', peso: 40, puntos_posibles: 60, notaDe: (i: number) => 38 + ((i * 7) % 20) },
  { nombre: 'Examen final', peso: 60, puntos_posibles: 20, notaDe: (i: number) => DE_EXAMEN[i] },
]

/** The course of the year before, with all that its acta needs. It is closed by whoever makes actas. */
export function insertAnioPasado(tx: Tx, { docenteId, alumnoIds, anio, now }: Datos): number {
  const fechas = { created_at: now, updated_at: now }
  const { id: catedraId } = tx
    .insert(catedras)
    .values({
      nombre: NOMBRE,
      anio,
      institucion: INSTITUCION,
      turno: 'Noche',
      modalidad_pago: 'INSTITUCIONAL',
      docenteId,
      orden: claveDeOrden(NOMBRE),
      ...fechas,
    })
    .returning({ id: catedras.id })
    .get()
  const suyos = alumnoIds.slice(0, CUANTOS)
  const inscritos = tx
    .insert(catedraAlumnos)
    .values(suyos.map((alumnoId) => ({ catedraId, alumnoId, created_at: now })))
    .returning({ catedraAlumnoId: catedraAlumnos.id })
    .all()
  tx.insert(estadias)
    .values(inscritos.map((uno) => ({ ...uno, desde: `${anio}-03-01` })))
    .run()
  const escala = escalasConocidas[0]?.escala ?? null
  tx.insert(reglasDeCatedra)
    .values({ ...SIN_REGLAS, escala, catedraId })
    .run()
  for (const [posicion, parte] of partes.entries())
    insertParte(tx, { catedraId, posicion, suyos, now }, parte)
  return catedraId
}

interface Lugar {
  catedraId: number
  posicion: number
  suyos: readonly number[]
  now: number
}

function insertParte(
  tx: Tx,
  { catedraId, posicion, suyos, now }: Lugar,
  { nombre, peso, puntos_posibles, notaDe }: (typeof partes)[number],
): void {
  const rubro = tx
    .insert(rubros)
    .values({ catedraId, posicion, nombre, peso })
    .returning({ id: rubros.id })
    .get()
  const prueba = tx
    .insert(pruebasManuales)
    .values({ rubroId: rubro.id, nombre, puntos_posibles, created_at: now })
    .returning({ id: pruebasManuales.id })
    .get()
  const notas = suyos.flatMap((alumnoId, i) => {
    const puntos_obtenidos = i < DE_EXAMEN.length ? notaDe(i) : undefined
    return puntos_obtenidos === undefined
      ? []
      : [{ pruebaId: prueba.id, alumnoId, puntos_obtenidos, updated_at: now }]
  })
  tx.insert(notasManuales).values(notas).run()
}
