import { z } from 'zod'
import { idsEscritos, isId, listaEscrita, textoEscrito } from '../base/campos.ts'
import { ANIOS, addDias, isFecha, numeroDeDia } from '../base/fechas.ts'
import { applyReglas, fueraDe, masLargo, type Regla, soloLoEnviado } from '../base/reglas-de-formulario.ts'
import { type DiaDeSemana, diaDeSemanaDe, diasDeSemana, proximaFecha } from '../calendario/semana.ts'
import { enOrden, type Horario } from '../catedras/horarios.ts'

/** The weekdays that a course has classes on, from Monday. */
export function diasProgramados(horarios: readonly Horario[]): DiaDeSemana[] {
  return [...new Set(enOrden(horarios).map(({ dia_semana }) => dia_semana))]
}

/** What a new class day's form begins with: the first scheduled day's next date that has no class yet. */
export function proximaClase(horarios: readonly Horario[], hoy: string, ocupadas: readonly string[]) {
  const [dia_semana] = diasProgramados(horarios)
  return dia_semana ? { fecha: proximaFechaLibre(dia_semana, hoy, ocupadas), dia_semana } : null
}

/** The next date on a weekday, from the day after `hoy`, that is none of those. */
export function proximaFechaLibre(dia: DiaDeSemana, hoy: string, ocupadas: readonly string[]): string {
  const fecha = proximaFecha(dia, hoy)
  return ocupadas.includes(fecha) ? proximaFechaLibre(dia, fecha, ocupadas) : fecha
}

const datosDeDia = z.object({ fecha: textoEscrito, dia_semana: textoEscrito })

export const isFechaDeClase = (fecha: string) =>
  isFecha(fecha) && !fueraDe(Number(fecha.slice(0, 4)), ANIOS.primero, ANIOS.ultimo)

const reglasDeDia: Regla<z.infer<typeof datosDeDia>>[] = [
  ['fecha', ({ fecha }) => !fecha, 'La fecha es obligatoria.'],
  ['fecha', ({ fecha }) => !isFechaDeClase(fecha), 'La fecha no es válida.'],
  ['dia_semana', ({ dia_semana }) => !dia_semana, 'El día de la semana es obligatorio.'],
  [
    'dia_semana',
    ({ dia_semana }) => !diasDeSemana.includes(dia_semana as DiaDeSemana),
    'El día de la semana debe ser de Lunes a Domingo.',
  ],
  [
    'dia_semana',
    ({ fecha, dia_semana }) => isFechaDeClase(fecha) && dia_semana !== diaDeSemanaDe(fecha),
    'El día de la semana no es el de esa fecha.',
  ],
]

/** The class day form. A day that is not in the schedule is an extra class. */
export const diaClaseNuevo = datosDeDia
  .superRefine(applyReglas(reglasDeDia))
  .transform(({ fecha, dia_semana }) => ({ fecha, dia_semana: dia_semana as DiaDeSemana }))
export type DatosDeDiaClase = z.infer<typeof diaClaseNuevo>

/** Only what is sent changes. */
export const edicionDeDiaClase = soloLoEnviado(datosDeDia)
export type EdicionDeDiaClase = z.infer<typeof edicionDeDiaClase>

/** So many days may be taken away at once. */
const DIAS_A_LA_VEZ = 100

const quita = z.object({ ids: idsEscritos })

/** Which days of a course are taken away. */
export const quitaDeDias = quita.superRefine(
  applyReglas<z.infer<typeof quita>>([
    ['ids', ({ ids }) => ids.length === 0, 'Elige al menos un día de clase.'],
    ['ids', ({ ids }) => !ids.every(isId), 'Cada día de clase se nombra con su identificador.'],
    [
      'ids',
      ({ ids }) => ids.length > DIAS_A_LA_VEZ,
      `Se pueden quitar hasta ${DIAS_A_LA_VEZ} días de clase a la vez.`,
    ],
  ]),
)

/** How long the reason may be for which there was no class. */
export const MOTIVO_DE_SUSPENSION_MAXIMO = 200

/** Why there was no class. */
export const suspension = z
  .object({ motivo: textoEscrito })
  .superRefine(
    applyReglas<{ motivo: string }>([
      ['motivo', ({ motivo }) => !motivo, 'Debes decir por qué no hubo clase.'],
      masLargo(
        'motivo',
        MOTIVO_DE_SUSPENSION_MAXIMO,
        `El motivo no puede pasar de ${MOTIVO_DE_SUSPENSION_MAXIMO} caracteres.`,
      ),
    ]),
  )

/** The longest period whose class days are made at once: a leap year. */
const DIAS_DE_PERIODO_MAXIMO = 366

const datosDePeriodo = z.object({ desde: textoEscrito, hasta: textoEscrito, feriados: listaEscrita })

/** A period whose class days are made from the schedule, without the holidays. */
export const periodoDeClases = datosDePeriodo.superRefine(
  applyReglas<z.infer<typeof datosDePeriodo>>([
    ['desde', ({ desde }) => !desde, 'La fecha de inicio del período es obligatoria.'],
    ['desde', ({ desde }) => !isFechaDeClase(desde), 'La fecha de inicio del período no es válida.'],
    ['hasta', ({ hasta }) => !hasta, 'La fecha de fin del período es obligatoria.'],
    ['hasta', ({ hasta }) => !isFechaDeClase(hasta), 'La fecha de fin del período no es válida.'],
    ['hasta', ({ desde, hasta }) => hasta < desde, 'El período debe terminar después de comenzar.'],
    [
      'hasta',
      ({ desde, hasta }) => numeroDeDia(hasta) - numeroDeDia(desde) >= DIAS_DE_PERIODO_MAXIMO,
      'El período no puede pasar de un año.',
    ],
    ['feriados', ({ feriados }) => !feriados.every(isFecha), 'Cada feriado debe ser una fecha.'],
  ]),
)
export type PeriodoDeClases = z.infer<typeof periodoDeClases>

/** The dates of a period on which a course has classes by its schedule. */
export function fechasDeClase(
  { desde, hasta }: Pick<PeriodoDeClases, 'desde' | 'hasta'>,
  horarios: readonly Horario[],
): DatosDeDiaClase[] {
  const dias = diasProgramados(horarios)
  const fechas: DatosDeDiaClase[] = []
  for (let fecha = desde; fecha <= hasta; fecha = addDias(fecha, 1)) {
    const dia_semana = diaDeSemanaDe(fecha)
    if (dias.includes(dia_semana)) fechas.push({ fecha, dia_semana })
  }
  return fechas
}
