import { diaDeSemana, diasEntre, suma } from '../../support/fechas.ts'
import type { Respuesta } from '../../support/simulacion.ts'
import { type Catedra, type Dia, diasDe } from './libro.ts'
import { deAdmin, type Mundo } from './mundo.ts'

type Horario = Catedra['horarios'][number]
type QueHacer = 'MOVER' | 'DEJAR' | 'QUITAR'

const SEMANA = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo']

/** One slot of the schedule becomes another; what becomes of the days to come is said, or they stay. */
export async function changeHorario(
  mundo: Mundo,
  catedra: Catedra,
  { de, a, clases }: { de: string; a: Horario; clases?: QueHacer },
): Promise<void> {
  const { hace, admin, desacuerdos } = mundo
  const horariosPorDia = catedra.horarios.map((uno) => (uno.dia_semana === de ? a : uno))
  const cuerpo = { horariosPorDia, ...(clases && { clases_por_venir: clases }) }
  const porVenir = diasDe(catedra).filter(
    (dia) => diaDeSemana(dia.fecha) === de && (dia.fecha > mundo.libro.hoy || isSinEmpezar(mundo, dia)),
  )
  const seQuitan = porVenir.filter((dia) => !hasAlgo(catedra, dia))
  if (clases === 'QUITAR') {
    const ensayo = await hace(admin, `PUT ${deAdmin(catedra, '?prueba=1')}`, cuerpo)
    const { quitar, quedan } = ensayo?.clases_por_venir ?? {}
    const donde = `Ensayo de horario de ${catedra.nombre}`
    desacuerdos.compara('Clases que se quitarían', donde, catedra.nombre, seQuitan.length, quitar)
    desacuerdos.compara(
      'Clases que quedarían',
      donde,
      catedra.nombre,
      porVenir.length - seQuitan.length,
      quedan,
    )
  }
  if (!(await hace(admin, `PUT ${deAdmin(catedra, '')}`, cuerpo))) return
  catedra.horarios = horariosPorDia
  if (clases === 'MOVER') for (const dia of porVenir) move(dia, a)
  if (clases === 'QUITAR') for (const dia of seQuitan) dia.enPapelera = true
  await adoptDias(mundo, catedra, `PUT de horario con ${clases ?? 'nada'} en ${catedra.nombre}`)
}

const isSinEmpezar = ({ libro }: Mundo, { fecha, marcas }: Dia) => fecha === libro.hoy && marcas.size === 0

/** Marks or an excuse keep a day where it is. */
const hasAlgo = ({ justificativos }: Catedra, { fecha, marcas }: Dia) =>
  marcas.size > 0 || justificativos.some(({ desde, hasta }) => desde <= fecha && fecha <= hasta)

/** To the new weekday and hour of the same week. */
function move(dia: Dia, { dia_semana, hora_inicio }: Horario): void {
  const dias = SEMANA.indexOf(dia_semana) - SEMANA.indexOf(diaDeSemana(dia.fecha))
  dia.fecha = suma(dia.fecha, dias)
  dia.horas = hora_inicio
}

/**
 * Holds the course's days against the book and takes over what there is: what else happens is about the days that
 * people find, whatever became of the change.
 */
export async function adoptDias(mundo: Mundo, catedra: Catedra, donde: string): Promise<void> {
  const dichos: Respuesta[] = await mundo.lee(mundo.admin, deAdmin(catedra, '/diasclase'))
  const enTexto = (dias: { fecha: string }[]) => dias.map(({ fecha }) => fecha).join()
  mundo.desacuerdos.compara('Días de clase', donde, catedra.nombre, enTexto(diasDe(catedra)), enTexto(dichos))
  const porId = new Map(dichos.map((uno) => [uno.id, uno]))
  for (const dia of catedra.dias) {
    const dicho = porId.get(dia.id)
    dia.enPapelera = !dicho
    if (!dicho || diasEntre(dia.fecha, dicho.fecha) === 0) continue
    dia.fecha = dicho.fecha
    dia.horas = dicho.hora_desde ?? ''
  }
}
