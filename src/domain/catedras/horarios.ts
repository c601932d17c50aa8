import { z } from 'zod'
import { escrito, textoEscrito } from '../base/campos.ts'
import { type DiaDeSemana, diasDeSemana } from '../calendario/semana.ts'

/** A weekly slot of a course; hours are HH:mm. */
export interface Horario {
  dia_semana: DiaDeSemana
  hora_inicio: string
  hora_fin: string
}

const HORARIOS_MAXIMO = 50

const horarioEscrito = z.object({
  dia_semana: textoEscrito,
  hora_inicio: textoEscrito,
  hora_fin: textoEscrito,
})
type Escrito = z.infer<typeof horarioEscrito>

export const horariosEscritos = escrito<Escrito[]>([], 'una lista de horarios', (valor) =>
  Array.isArray(valor) ? valor.map(readHorario) : undefined,
).meta({ type: 'array', items: z.toJSONSchema(horarioEscrito, { io: 'input' }) as { type: 'object' } })

/** What is of a wrong type leaves it blank, and the rules say what is missing. */
function readHorario(valor: unknown): Escrito {
  return horarioEscrito.safeParse(Object(valor)).data ?? { dia_semana: '', hora_inicio: '', hora_fin: '' }
}

/** What is wrong with a course's slots, each at its own field: 'horariosPorDia.0.hora_fin'. */
export function reglasDeHorarios(horarios: Escrito[], ctx: z.core.$RefinementCtx): void {
  const falta = (posicion: number, campo: keyof Escrito, message: string) =>
    ctx.issues.push({
      code: 'custom',
      input: horarios,
      path: ['horariosPorDia', posicion, campo],
      message,
    })

  if (horarios.length > HORARIOS_MAXIMO) {
    falta(HORARIOS_MAXIMO, 'dia_semana', `No puede haber más de ${HORARIOS_MAXIMO} horarios.`)
    return
  }
  for (const [i, horario] of horarios.entries()) {
    const { dia_semana, hora_inicio, hora_fin } = horario
    if (!diasDeSemana.includes(dia_semana as DiaDeSemana)) {
      falta(i, 'dia_semana', 'Cada horario necesita un día, de Lunes a Domingo.')
    } else if (!isHora(hora_inicio)) falta(i, 'hora_inicio', 'La hora de inicio debe tener la forma HH:mm.')
    else if (!isHora(hora_fin)) falta(i, 'hora_fin', 'La hora de fin debe tener la forma HH:mm.')
    else if (hora_fin <= hora_inicio) {
      falta(i, 'hora_fin', 'La hora de fin debe ser posterior a la de inicio.')
    } else if (horarios.slice(0, i).some((otro) => seSuperponen(otro, horario))) {
      falta(i, 'hora_inicio', `Los horarios del ${dia_semana} se superponen.`)
    }
  }
}

function isHora(texto: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(texto)
}

function seSuperponen(uno: Escrito, otro: Escrito): boolean {
  return (
    uno.dia_semana === otro.dia_semana && uno.hora_inicio < otro.hora_fin && otro.hora_inicio < uno.hora_fin
  )
}

/** A stored slot as a form sends it. */
export const soloHorario = ({ dia_semana, hora_inicio, hora_fin }: Horario): Horario => ({
  dia_semana,
  hora_inicio,
  hora_fin,
})

/** From Monday to Sunday, earlier hours first. */
export function enOrden<H extends Horario>(horarios: readonly H[]): H[] {
  const clave = ({ dia_semana, hora_inicio }: Horario) => `${diasDeSemana.indexOf(dia_semana)} ${hora_inicio}`
  return horarios.toSorted((uno, otro) => (clave(uno) < clave(otro) ? -1 : 1))
}

/** 'Lunes, Miércoles' */
export function diasDe(horarios: readonly Horario[]): string {
  return [...new Set(enOrden(horarios).map(({ dia_semana }) => dia_semana))].join(', ')
}

/** '18:00 - 20:00, 19:00 - 21:00': one for each slot, in the order of the days. */
export function horarioDe(horarios: readonly Horario[]): string {
  return enOrden(horarios)
    .map(({ hora_inicio, hora_fin }) => `${hora_inicio} - ${hora_fin}`)
    .join(', ')
}
