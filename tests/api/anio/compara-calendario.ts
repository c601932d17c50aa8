import { mesDe } from '../../support/fechas.ts'
import type { Respuesta } from '../../support/simulacion.ts'
import { suyasDe } from './compara-trabajos.ts'
import { type Catedra, type Dia, diasDe, type Inscripcion, vigentes } from './libro.ts'
import { deAdmin, deDocente, type Mundo } from './mundo.ts'

interface Conocido {
  direccion: string
  /** By class day, as calendar programs know it, and the date that it had. */
  uids: Map<number, { uid: string; fecha: string }>
}
const conocidos = new WeakMap<Mundo, Map<number, Conocido>>()

/** Each class day has the hours that it was made with, in lists, calendars and their files, for ever. */
export async function comparaCalendario(mundo: Mundo, catedra: Catedra): Promise<void> {
  const { lee, admin, libro, desacuerdos } = mundo
  const docente = mundo.docente(catedra.titular)
  const desde = `${mesDe(libro.hoy)}-01`
  const entradas: Respuesta[] = await lee(docente, `/docente/me/calendario?desde=${desde}&hasta=${libro.hoy}`)
  const clases = entradas.filter(({ tipo, catedra: { id } }) => tipo === 'CLASE' && id === catedra.id)
  const lista = new Map<number, Respuesta>(
    ((await lee(docente, deDocente(catedra, '/diasclase'))) as Respuesta[]).map((uno) => [uno.id, uno]),
  )
  const deLaAdmin: Respuesta[] = await lee(admin, deAdmin(catedra, '/diasclase'))
  const dias = diasDe(catedra)
  desacuerdos.compara(
    'Cuántas clases',
    `Días de clase de ${catedra.nombre}`,
    catedra.nombre,
    dias.length,
    deLaAdmin.length,
  )
  for (const dia of dias) {
    const dice = lista.get(dia.id)
    desacuerdos.compara(
      'hora_desde',
      `Días de clase de ${catedra.nombre}`,
      dia.fecha,
      dia.horas || null,
      dice?.hora_desde,
    )
  }
  for (const dia of dias.filter(({ fecha }) => desde <= fecha && fecha <= libro.hoy)) {
    const suyas = clases.filter(({ diaClaseId }) => diaClaseId === dia.id)
    const horas = suyas.map(({ fecha, hora_inicio }) => `${fecha} ${hora_inicio ?? ''}`)
    desacuerdos.compara(
      'Clase',
      `Calendario de ${catedra.nombre}`,
      dia.fecha,
      [`${dia.fecha} ${dia.horas}`],
      horas,
    )
  }
  await compareUids(mundo, catedra, dias)
  for (const inscripcion of vigentes(catedra)) await compareDeAlumno(mundo, catedra, inscripcion)
}

/** This month's classes, and what is due in it. */
async function compareDeAlumno(mundo: Mundo, catedra: Catedra, { alumno }: Inscripcion): Promise<void> {
  const [desde, hasta] = [`${mesDe(mundo.libro.hoy)}-01`, mundo.libro.hoy]
  const isDelMes = (fecha: string | null) => fecha !== null && desde <= fecha && fecha <= hasta
  const ruta = `/alumnos/me/calendario?desde=${desde}&hasta=${hasta}`
  const entradas: Respuesta[] = await mundo.lee(mundo.alumno(alumno), ruta)
  const suyas = entradas.filter((una) => una.catedra.id === catedra.id)
  const dichas = suyas.map(({ tipo, fecha, hora_inicio, titulo, estado, suspendida }) =>
    tipo === 'CLASE'
      ? `${fecha} ${hora_inicio ?? ''}${suspendida ? ' suspendida' : ''}`
      : `${fecha} ${titulo} ${estado}`,
  )
  const clases = diasDe(catedra)
    .filter(({ fecha }) => isDelMes(fecha))
    .map(({ fecha, horas, suspendida }) => `${fecha} ${horas}${suspendida ? ' suspendida' : ''}`)
  const plazos = suyasDe(mundo.libro, alumno)
    .filter((suya) => suya.catedra === catedra && isDelMes(suya.trabajo.vence))
    .map(({ trabajo: { vence, titulo }, estado }) => `${vence} ${titulo} ${estado}`)
  mundo.desacuerdos.compara(
    'Entradas del mes',
    `alumno: Calendario de ${catedra.nombre}`,
    alumno.nombre,
    [...clases, ...plazos].toSorted().join(),
    dichas.toSorted().join(),
  )
}

async function compareUids(mundo: Mundo, catedra: Catedra, dias: Dia[]): Promise<void> {
  const { direccion, uids } = await conocidoDe(mundo, catedra)
  const ics = await mundo.leeTexto(`/calendario/${direccion}`)
  const dichos = [...ics.matchAll(/^UID:(clase-(\d+)\S*)/gm)]
  for (const dia of dias) {
    const suyo = dichos.find(([, , id]) => Number(id) === dia.id)?.[1]
    const antes = uids.get(dia.id)
    if (suyo && antes?.fecha === dia.fecha)
      mundo.desacuerdos.compara('UID', `Calendario .ics de ${catedra.nombre}`, dia.fecha, antes.uid, suyo)
    if (suyo) uids.set(dia.id, { uid: antes?.fecha === dia.fecha ? antes.uid : suyo, fecha: dia.fecha })
  }
}

async function conocidoDe(mundo: Mundo, { titular }: Catedra): Promise<Conocido> {
  const suyos = conocidos.get(mundo) ?? new Map<number, Conocido>()
  conocidos.set(mundo, suyos)
  const conocido = suyos.get(titular.id)
  if (conocido) return conocido
  const { url = '' } = (await mundo.hace(mundo.docente(titular), 'POST /docente/me/calendario/enlace')) ?? {}
  const nuevo = { direccion: url.split('/calendario/')[1] ?? '', uids: new Map() }
  suyos.set(titular.id, nuevo)
  return nuevo
}
