import { mesDe } from '../../support/fechas.ts'
import { enroll } from './comienzo.ts'
import { type Catedra, type Inscripcion, vigentes } from './libro.ts'
import { deAdmin, deDocente, type Mundo } from './mundo.ts'

/** Who left by which name, for what they do later. */
const nombrados = new WeakMap<Mundo, Map<string, Inscripcion>>()

export const nombrado = (mundo: Mundo, nombre: string) => nombrados.get(mundo)?.get(nombre)

/** Somebody of the course, of whom more is told later, and to whom nothing of the kind happened yet. */
export function elige(mundo: Mundo, catedra: Catedra, nombre: string): Inscripcion {
  const suyos = nombrados.get(mundo) ?? new Map<string, Inscripcion>()
  nombrados.set(mundo, suyos)
  const libres = vigentes(catedra).filter(
    ({ alumno, estadias }) =>
      estadias.length === 1 && ![...suyos.values()].some((otra) => otra.alumno === alumno),
  )
  const uno = mundo.azar.elige(libres)
  suyos.set(nombre, uno)
  return uno
}

/** Leaves the course today, which is the last day of the stay; the last month's fee as it is said. */
export async function leave(
  mundo: Mundo,
  catedra: Catedra,
  { alumno, estadias }: Inscripcion,
  { ultimaCuota, por = 'admin' }: { ultimaCuota?: string; por?: 'admin' | 'docente' } = {},
): Promise<void> {
  const resto = `/alumnos/${alumno.id}/desinscribir`
  const [quien, ruta] =
    por === 'admin'
      ? [mundo.admin, deAdmin(catedra, resto)]
      : [mundo.docente(catedra.titular), deDocente(catedra, resto)]
  const cuerpo = ultimaCuota === undefined ? undefined : { ultima_cuota: ultimaCuota }
  const ultima = estadias.at(-1)
  if (!(await mundo.hace(quien, `DELETE ${ruta}`, cuerpo)) || !ultima) return
  ultima.hasta = mundo.libro.hoy
  ultima.ultimaCuota = ultimaCuota ?? null
}

/** Comes back; without a date, today. */
export async function comeBack(
  mundo: Mundo,
  catedra: Catedra,
  nombre: string,
  fecha?: string,
): Promise<void> {
  const suya = nombrado(mundo, nombre)
  if (!suya) return
  const antes = suya.estadias.length
  await enroll(mundo, catedra, suya.alumno, fecha === undefined ? {} : { fecha_inscripcion: fecha })
  if (suya.estadias.length === antes) return
  const enDetalle = await mundo.lee(mundo.admin, deAdmin(catedra, ''))
  const dicha = enDetalle.CatedraAlumno?.find((una: { id: number }) => una.id === suya.id)
  const esperadas = suya.estadias.map(({ desde, hasta }) => ({ desde, hasta }))
  mundo.desacuerdos.compara(
    'estadias',
    'admin: Ficha de la cátedra',
    suya.alumno.nombre,
    esperadas,
    dicha?.estadias,
  )
}

/** Comes back before having left: refused, and nothing changes. */
export async function comeBackTooEarly(
  mundo: Mundo,
  catedra: Catedra,
  nombre: string,
  fecha: string,
): Promise<void> {
  const suya = nombrado(mundo, nombre)
  if (!suya) return
  const cuerpo = { alumnoId: suya.alumno.id, fecha_inscripcion: fecha }
  const llamada = `POST ${deAdmin(catedra, '/inscribir')}`
  const { status, data } = await mundo.admin(llamada, cuerpo)
  const [anio, mes, dia] = suya.estadias.at(-1)?.hasta?.split('-') ?? []
  const debe = `400 Ya estaba en la cátedra hasta el ${dia}/${mes}/${anio}.`
  mundo.desacuerdos.compara(
    'Volver antes de irse',
    llamada,
    suya.alumno.nombre,
    debe,
    `${status} ${data.error ?? ''}`,
  )
  // What was taken all the same has to be undone, for what is held against the model to mean something.
  if (status === 201)
    await mundo.admin(`DELETE ${deAdmin(catedra, `/alumnos/${suya.alumno.id}/desinscribir`)}`)
}

/** A month that the stays of who left do not have can't be paid. */
export async function payAfterLeaving(mundo: Mundo, catedra: Catedra, nombre: string): Promise<void> {
  const suya = nombrado(mundo, nombre)
  if (!suya) return
  const llamada = `POST /admin/catedraalumnos/${suya.id}/pagos`
  const cuerpo = { concepto: 'CUOTA', mes: mesDe(mundo.libro.hoy), monto: 1000 }
  const { status, data } = await mundo.admin(llamada, cuerpo)
  mundo.desacuerdos.compara(
    'Pagar un mes en que no estuvo',
    `POST /admin/catedraalumnos/{n}/pagos de ${catedra.nombre}`,
    suya.alumno.nombre,
    400,
    status,
  )
  if (status === 201) await mundo.admin(`DELETE /admin/pagos/${data.id}`)
}
