import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { correos } from '../../../db/schema/correos.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { diaCorto } from '../../../src/domain/base/fechas.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import { pasosDeIngreso } from '../../../src/domain/inscripciones/pasos-de-ingreso.ts'
import { nombreDePersona } from '../../../src/domain/personas/nombres.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import { notify } from '../../suelo/novedades/notify.ts'
import type { Destinatario } from '../../suelo/novedades/personas.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { areInscripcionesVigentes } from '../../suelo/vigentes.ts'
import type { Catedra } from '../catedras/ficha.ts'

/** What an enrolment's mails are known by. */
export const claveDeInvitacion = (inscripcionId: number) => `inscripcion ${inscripcionId}`

/** Who is taken out again before it leaves gets none; one in the folder has not left. */
export function dropInvitacion(tx: Tx, inscripcionId: number): void {
  const suya = eq(correos.reemplaza, claveDeInvitacion(inscripcionId))
  tx.delete(correos)
    .where(and(suya, inArray(correos.estado, ['pendiente', 'en_carpeta'])))
    .run()
}

export type DeQue = Pick<Catedra, 'id' | 'nombre' | 'anio' | 'Docente'>

interface Llegados {
  catedra: DeQue
  alumnoIds: readonly number[]
  /** What they were given with it, a line each. */
  asignado?: ReadonlyMap<number, string[]>
}

/** Tells these students that they are in a course, and how to come in; the ids of those whom it tells. */
export function invite(deps: Deps, tx: Tx, { catedra, alumnoIds, asignado }: Llegados): number[] {
  const inscripciones = listInscripciones(tx, catedra.id, alumnoIds)
  const primera = findPrimeraClase(tx, catedra.id, todayOf(deps))
  const enlace = `/alumno/catedra/${catedra.id}`
  return [...inscripciones].flatMap(([alumnoId, id]) => {
    const lineas = asignado?.get(alumnoId) ?? []
    dropInvitacion(tx, id)
    return notify(deps, tx, {
      aviso: 'INSCRIPCION',
      a: { alumnos: [alumnoId] },
      catedraId: catedra.id,
      sobre: {},
      ...(lineas.length > 0 && { detalle: `ya te asignaron ${cuantos(lineas.length, 'cosa', 'cosas')}` }),
      enlace,
      clave: claveDeInvitacion(id),
      carta: (alumno) =>
        cartaDeInscripcion(alumno, { catedra, primera, lineas, enlace: `${deps.site.url}${enlace}` }),
    })
  })
}

/** By student. */
function listInscripciones(tx: Reader, catedraId: number, alumnoIds: readonly number[]): Map<number, number> {
  const suyas = tx
    .select({ id: catedraAlumnos.id, alumnoId: catedraAlumnos.alumnoId })
    .from(catedraAlumnos)
    .where(and(areInscripcionesVigentes(catedraId), inArray(catedraAlumnos.alumnoId, [...alumnoIds])))
    .all()
  return new Map(suyas.map(({ id, alumnoId }) => [alumnoId, id]))
}

type Clase = Pick<typeof diasClase.$inferSelect, 'fecha' | 'dia_semana' | 'hora_desde'>

/** The first that who comes now is in time for. */
const findPrimeraClase = (tx: Reader, catedraId: number, hoy: string): Clase | undefined =>
  tx
    .select({ fecha: diasClase.fecha, dia_semana: diasClase.dia_semana, hora_desde: diasClase.hora_desde })
    .from(diasClase)
    .where(and(eq(diasClase.catedraId, catedraId), gte(diasClase.fecha, hoy), isNull(diasClase.suspendida)))
    .orderBy(asc(diasClase.fecha))
    .limit(1)
    .get()

interface Inscripto {
  catedra: DeQue
  primera: Clase | undefined
  lineas: string[]
  enlace: string
}

function cartaDeInscripcion(
  { nombre, email }: Destinatario,
  { catedra, primera, lineas, enlace }: Inscripto,
): Letter {
  const { Docente } = catedra
  return {
    subject: `Te inscribieron en ${catedra.nombre}`,
    paragraphs: [
      `Hola, ${nombre}:`,
      `Te inscribieron en «${catedra.nombre}» (${catedra.anio}).`,
      ...(Docente ? [`Docente: ${nombreDePersona(Docente)}.`] : []),
      ...(primera ? [`Primera clase: ${cuandoEs(primera)}.`] : []),
      `Entra con ${email}:`,
      ...pasosDeIngreso(enlace, email),
      ...(lineas.length > 0 ? ['Ya te asignaron:'] : []),
    ],
    quote: lineas.join('\n'),
    action: { label: 'Entrar a la cátedra', url: enlace },
  }
}

const cuandoEs = ({ fecha, dia_semana, hora_desde }: Clase) =>
  `${dia_semana.toLowerCase()} ${diaCorto(fecha)}${hora_desde ? `, a las ${hora_desde}` : ''}`
