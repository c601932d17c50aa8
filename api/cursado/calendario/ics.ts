import ical, { type ICalEventData, ICalEventStatus } from 'ical-generator'
import { addDias } from '../../../src/domain/base/fechas.ts'
import { instanteDe } from '../../../src/domain/base/relojes.ts'
import { nombreDeAula } from '../../../src/domain/catedras/aula.ts'
import { noHuboClase } from '../../../src/domain/clases/suspension.ts'
import type { Deps } from '../../suelo/deps.ts'
import { todayOf } from '../../suelo/services/today.ts'
import type { Lector } from '../tablon/acceso.ts'
import { requireDueno } from './enlaces.ts'
import type { Entrada } from './esquemas.ts'
import { readCalendario } from './lectura.ts'

const DIAS_ATRAS = 90
const DIAS_ADELANTE = 275
const CADA_SEGUNDOS = 3600

/** The calendar of whom an address belongs to, as calendar programs read it: three months back, nine ahead. */
export function icsOf(deps: Deps, direccion: string): Response {
  const dueno = requireDueno(deps, direccion)
  const hoy = todayOf(deps)
  const periodo = { desde: addDias(hoy, -DIAS_ATRAS), hasta: addDias(hoy, DIAS_ADELANTE) }
  const calendario = ical({
    name: `${deps.site.name}: ${dueno.nombre}`,
    prodId: { company: 'Guarania', product: 'Calendario', language: 'ES' },
    ttl: CADA_SEGUNDOS,
    x: { 'X-WR-TIMEZONE': deps.zona },
    events: readCalendario(deps, dueno, periodo).map((entrada) => eventoDe(deps, dueno, entrada)),
  })
  return new Response(`${calendario.toString()}\r\n`, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="guarania.ics"',
    },
  })
}

/** With an hour it is an instant, the same for every clock; without one it is a day, wherever one is. */
function eventoDe({ site, zona, now }: Deps, { rol }: Lector, entrada: Entrada): ICalEventData {
  const { fecha, hora_inicio, hora_fin, catedra } = entrada
  const cuando = hora_inicio
    ? { start: enHora(zona, fecha, hora_inicio), ...(hora_fin && { end: enHora(zona, fecha, hora_fin) }) }
    : { start: new Date(`${fecha}T00:00:00Z`), allDay: true }
  return {
    ...cuando,
    id: `${identidadDe(entrada)}@${new URL(site.url).hostname}`,
    stamp: new Date(now()),
    summary: tituloDe(entrada),
    description: `${catedra.nombre} (${catedra.anio})`,
    ...(entrada.suspendida !== null && { status: ICalEventStatus.CANCELLED }),
    location: entrada.tipo === 'CLASE' && catedra.aula ? nombreDeAula(catedra.aula) : null,
    url: `${site.url}${paginaDe(rol, entrada)}`,
  }
}

/** Stays the same while the thing does, so that a program that subscribes moves it rather than doubles it. */
const identidadDe = ({ tipo, diaClaseId, tareaMaestraId, evaluacionId }: Entrada) =>
  `${tipo.toLowerCase()}-${diaClaseId ?? tareaMaestraId ?? evaluacionId}`

function tituloDe({ tipo, titulo, suspendida }: Entrada): string {
  if (suspendida !== null) return `${titulo}. ${noHuboClase(suspendida)}`
  if (tipo === 'CLASE') return titulo
  return `Vence: ${titulo}`
}

function paginaDe(rol: Lector['rol'], { tareaAsignacionId, evaluacionId, catedra }: Entrada): string {
  if (rol === 'docente') return `/docente/catedra/${catedra.id}`
  if (tareaAsignacionId !== null) return `/alumno/tarea/${tareaAsignacionId}`
  return evaluacionId === null ? `/alumno/catedra/${catedra.id}` : `/evaluacion/${evaluacionId}`
}

function enHora(zona: string, fecha: string, hora: string): Date {
  const [anio = 0, mes = 0, dia = 0] = fecha.split('-').map(Number)
  const [horas = 0, minuto = 0] = hora.split(':').map(Number)
  return new Date(instanteDe(zona, { anio, mes, dia, hora: horas, minuto, segundo: 0 }))
}
