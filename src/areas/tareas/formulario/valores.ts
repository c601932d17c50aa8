import { z } from 'zod'
import type { ClaseDeAporte } from '../../../domain/aportes/recibos'
import { instanteDePlazo } from '../../../domain/base/plazos'
import { generalDe } from '../../../domain/base/reglas-de-formulario'
import { type AQuienes, TODOS } from '../../../domain/tareas/asignar-al-crear'
import type { TipoDeTarea } from '../../../domain/tareas/tarea-de-aporte'
import { asignacionAlCrearTarea, type EdicionDeTarea, tareaNueva } from '../../../domain/tareas/tarea-nueva'
import type { MomentoDePublicar } from '../../../domain/tareas/tareas'
import { enCampo } from '../../base/instantes'
import { zonaDelSitio } from '../../base/sitio'
import type { ValoresDeAsignar } from '../../inscripciones/asignar-a'
import type { Recurso } from '../../planes/tipos'
import { recursosDeTarea } from '../recursos-de-tarea'
import type { Tarea } from '../tipos'

/** A task as it is typed. */
export interface ValoresDeTarea extends ValoresDeAsignar {
  titulo: string
  descripcion: string
  puntos_posibles: string
  /** 'YYYY-MM-DDTHH:mm', in the institution's time. */
  fecha_entrega: string
  unidadPlanId: string
  publica: MomentoDePublicar
  tipo: TipoDeTarea
  /** Of a contribution: which one, and with how many sources. */
  clase: ClaseDeAporte
  fuentes_minimas: string
  archivos: Recurso[]
  /** Addresses, one a line. */
  enlaces: string
}

export const tareaVacia: ValoresDeTarea = {
  titulo: '',
  descripcion: '',
  puntos_posibles: '',
  fecha_entrega: '',
  unidadPlanId: '',
  publica: 'AL_CALIFICAR',
  tipo: 'ENTREGA',
  clase: 'CREADOR',
  fuentes_minimas: '1',
  archivos: [],
  enlaces: '',
  asignar: TODOS,
}

export function valoresDeTarea(tarea: Tarea): ValoresDeTarea {
  const recursos = recursosDeTarea(tarea)
  return {
    titulo: tarea.titulo,
    descripcion: tarea.descripcion,
    puntos_posibles: String(tarea.puntos_posibles),
    fecha_entrega: tarea.fecha_entrega === null ? '' : enCampo(tarea.fecha_entrega),
    unidadPlanId: String(tarea.unidadPlanId ?? ''),
    publica: tarea.publica,
    tipo: tarea.tipo,
    clase: tarea.pide?.clase ?? 'CREADOR',
    fuentes_minimas: String(tarea.pide?.fuentes_minimas ?? 1),
    archivos: recursos.filter(({ type }) => type === 'file'),
    enlaces: recursos
      .filter(({ type }) => type !== 'file')
      .map(({ value }) => value)
      .join('\n'),
    asignar: null,
  }
}

/** What a new one is sent with; of one that there is, whatever was changed. */
export type TareaEnviada = EdicionDeTarea & { asignar?: AQuienes }

/** The file that the API keeps apart is one of its resources here: it goes where they are sent. */
export const conSuArchivo = (cambios: TareaEnviada): TareaEnviada =>
  cambios.recursos ? { ...cambios, multimedia_path: '' } : cambios

/** The task's rules, each refusal at the field where it was typed. */
export const tareaEscrita = z.unknown().transform((escrita, ctx): TareaEnviada => {
  const valores = escrita as ValoresDeTarea
  const { data, error } = tareaNueva.safeParse({
    ...valores,
    ...recursosEscritos(valores),
    pide: { clase: valores.clase, fuentes_minimas: valores.fuentes_minimas },
  })
  const aQuienes = asignacionAlCrearTarea.safeParse(valores)
  for (const issue of [...(error?.issues ?? []), ...(aQuienes.error?.issues ?? [])]) {
    const campo = campoDe(String(issue.path[0]))
    const params = { general: generalDe(issue) }
    ctx.issues.push({ code: 'custom', input: escrita, path: [campo], message: issue.message, params })
  }
  if (!data || !aQuienes.data) return z.NEVER
  // Its files are all among its resources.
  return {
    ...data,
    pide: data.pide ?? SIN_PEDIDO,
    fecha_entrega: data.fecha_entrega ?? '',
    multimedia_path: '',
    ...aQuienes.data,
  }
})

const SIN_PEDIDO = { clase: '', fuentes_minimas: 1 } as const

/** Where what is said of a field of the API stands in this form. */
const enEsteFormulario: Record<string, string> = { recursos: 'enlaces', pide: 'fuentes_minimas' }
const campoDe = (campo: string) => enEsteFormulario[campo] ?? campo

/** Files and addresses are typed apart, and saved as one list. */
export const recursosEscritos = ({ archivos, enlaces }: ValoresDeTarea) => ({
  recursos: [...archivos.map(({ value }) => value), ...enlaces.split('\n')],
})

/** Whether a due date that is being written has gone by already. */
export function yaPaso(fecha_entrega: string): boolean {
  return fecha_entrega !== '' && instanteDePlazo(fecha_entrega, zonaDelSitio) < Date.now()
}
