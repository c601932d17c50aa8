import { z } from 'zod'
import { instanteDePlazo } from '../../../../domain/plazos'
import { type EdicionDeTarea, tareaNueva } from '../../../../domain/tarea-nueva'
import { loCambiado, soloCambios } from '../../formulario/use-formulario'
import { enCampo } from '../../instantes'
import type { Recurso } from '../../planes/tipos'
import { zonaDelSitio } from '../../sitio'
import { recursosDeTarea } from '../recursos-de-tarea'
import type { Tarea } from '../tipos'

/** A task as it is typed. */
export interface ValoresDeTarea {
  titulo: string
  descripcion: string
  puntos_posibles: string
  /** 'YYYY-MM-DDTHH:mm', in the institution's time. */
  fecha_entrega: string
  unidadPlanId: string
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
  archivos: [],
  enlaces: '',
}

export function valoresDeTarea(tarea: Tarea): ValoresDeTarea {
  const recursos = recursosDeTarea(tarea)
  return {
    titulo: tarea.titulo,
    descripcion: tarea.descripcion,
    puntos_posibles: String(tarea.puntos_posibles),
    fecha_entrega: tarea.fecha_entrega === null ? '' : enCampo(tarea.fecha_entrega),
    unidadPlanId: String(tarea.unidadPlanId ?? ''),
    archivos: recursos.filter(({ type }) => type === 'file'),
    enlaces: recursos
      .filter(({ type }) => type !== 'file')
      .map(({ value }) => value)
      .join('\n'),
  }
}

/** The task's rules, each refusal at the field where it was typed. */
export const tareaEscrita = z.unknown().transform((escrita, ctx): EdicionDeTarea => {
  const { archivos, enlaces, ...valores } = escrita as ValoresDeTarea
  const recursos = [...archivos.map(({ value }) => value), ...enlaces.split('\n')]
  const { data, error } = tareaNueva.safeParse({ ...valores, recursos })
  for (const { path, message } of error?.issues ?? []) {
    const campo = path[0] === 'recursos' ? 'enlaces' : String(path[0])
    ctx.issues.push({ code: 'custom', input: escrita, path: [campo], message })
  }
  if (!data) return z.NEVER
  // Its files are all among its resources.
  return { ...data, fecha_entrega: data.fecha_entrega ?? '', multimedia_path: '' }
})

/** What is sent of an edited task: somebody else may be changing the rest. */
export function cambiosDeTarea(antes: ValoresDeTarea, ahora: ValoresDeTarea, datos: EdicionDeTarea) {
  const { archivos, enlaces } = soloCambios(antes, ahora)
  const cambios: EdicionDeTarea = loCambiado(antes, ahora, datos)
  if (archivos === undefined && enlaces === undefined) return cambios
  return { ...cambios, recursos: datos.recursos, multimedia_path: datos.multimedia_path }
}

/** Whether a due date that is being written has gone by already. */
export function yaPaso(fecha_entrega: string): boolean {
  return fecha_entrega !== '' && instanteDePlazo(fecha_entrega, zonaDelSitio) < Date.now()
}
