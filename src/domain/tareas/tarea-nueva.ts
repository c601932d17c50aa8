import { z } from 'zod'
import { pedidoDe, pideEscrito, reglasDePedido } from '../aportes/pedido-de-aporte.ts'
import {
  enteroEscrito,
  enUnaLinea,
  escrito,
  exceeds,
  idsEscritos,
  isDireccionWeb,
  isId,
  LARGO,
  textoEscrito,
  textoLargoEscrito,
  unoDe,
} from '../base/campos.ts'
import { isPlazo } from '../base/plazos.ts'
import {
  applyReglas,
  masLargo,
  noEsId,
  type Regla,
  soloLoEnviadoConAntes,
} from '../base/reglas-de-formulario.ts'
import { showsAnything } from '../base/texto-rico.ts'
import { RECUPERA_AJENO } from '../nota-final/recuperatorios.ts'
import { RUBRO_AJENO } from '../nota-final/rubros.ts'
import { isRutaDeSubida, rutaDeSubida } from '../planes/rutas-de-recursos.ts'
import { aQuienesEscrito, reglasDeAQuienes } from './asignar-al-crear.ts'
import { tiposDeTarea } from './tarea-de-aporte.ts'
import { momentosDePublicar } from './tareas.ts'

/** Paths of uploads and addresses, a list or one a line; blank ones are dropped. */
const recursosDeTarea = escrito<string[]>([], 'una lista de direcciones y archivos', (valor) => {
  const escritos = typeof valor === 'string' ? valor.split('\n') : valor
  if (!Array.isArray(escritos)) return undefined
  return [...new Set(escritos.map(readRecurso))].filter((recurso) => recurso !== '')
}).meta({ type: 'array', items: { type: 'string' } })

const NO_ES_TEXTO = '?'

function readRecurso(valor: unknown): string {
  const escrito = typeof valor === 'string' ? enUnaLinea(valor) : NO_ES_TEXTO
  const ruta = rutaDeSubida(escrito)
  return isRutaDeSubida(ruta) ? ruta : escrito
}

export const formularioDeTarea = z.object({
  titulo: textoEscrito,
  /** HTML */
  descripcion: textoLargoEscrito,
  puntos_posibles: enteroEscrito,
  /** As in `plazos.ts`; blank for none. */
  fecha_entrega: textoEscrito,
  recursos: recursosDeTarea,
  multimedia_path: textoEscrito.transform(rutaDeSubida).meta({ type: 'string' }),
  unidadPlanId: enteroEscrito,
  /** When its students are told their grades. */
  publica: unoDe(momentosDePublicar),
  /** Of the course's final figure. */
  rubroId: enteroEscrito,
  /** The task that it makes up for. */
  recupera: enteroEscrito,
  /** What is delivered for it; of a contribution, which one. */
  tipo: unoDe(tiposDeTarea),
  pide: pideEscrito,
})
type TareaEscrita = z.infer<typeof formularioDeTarea>

const TAREA_INCOMPLETA = 'Por favor, completa todos los campos obligatorios.'
export const UNIDAD_AJENA = 'Esa unidad no es de esta cátedra.'
export const ARCHIVO_AJENO = 'Ese archivo no existe, o no es tuyo.'
const PUNTOS_MAXIMO = 10_000
const RECURSOS_MAXIMO = 50

const reglasDeTarea: Regla<TareaEscrita>[] = [
  ['titulo', ({ titulo }) => !titulo, 'Escribe un título.', TAREA_INCOMPLETA],
  ['descripcion', ({ descripcion }) => !showsAnything(descripcion), 'Escribe la consigna.', TAREA_INCOMPLETA],
  [
    'puntos_posibles',
    ({ puntos_posibles }) => !(Number(puntos_posibles) >= 1),
    'Escribe cuántos puntos vale: 1 o más.',
    TAREA_INCOMPLETA,
  ],
  masLargo('titulo', LARGO.titulo, 'El título no puede pasar de 200 caracteres.'),
  masLargo('descripcion', LARGO.rico, 'La descripción no puede pasar de 100.000 caracteres.'),
  [
    'puntos_posibles',
    ({ puntos_posibles }) => Number(puntos_posibles) > PUNTOS_MAXIMO,
    'Los puntos posibles no pueden pasar de 10.000.',
  ],
  [
    'fecha_entrega',
    ({ fecha_entrega }) => !!fecha_entrega && !isPlazo(fecha_entrega),
    'La fecha de entrega no es válida.',
  ],
  [
    'recursos',
    ({ recursos }) => recursos.length > RECURSOS_MAXIMO,
    `No puede haber más de ${RECURSOS_MAXIMO} recursos.`,
  ],
  [
    'multimedia_path',
    ({ multimedia_path }) => !!multimedia_path && !isRutaDeSubida(multimedia_path),
    ARCHIVO_AJENO,
  ],
  ['unidadPlanId', ({ unidadPlanId }) => noEsId(unidadPlanId), UNIDAD_AJENA],
  ['rubroId', ({ rubroId }) => noEsId(rubroId), RUBRO_AJENO],
  ['recupera', ({ recupera }) => noEsId(recupera), RECUPERA_AJENO],
  ...(reglasDePedido as Regla<TareaEscrita>[]),
]

/** What is wrong with each resource, at its own field: 'recursos.0'. */
function reglasDeRecursosDeTarea({ recursos }: TareaEscrita, ctx: z.core.$RefinementCtx): void {
  for (const [i, recurso] of recursos.slice(0, RECURSOS_MAXIMO).entries()) {
    const message = faltaDeRecursoDeTarea(recurso)
    if (message) ctx.issues.push({ code: 'custom', input: recursos, path: ['recursos', i], message })
  }
}

function faltaDeRecursoDeTarea(recurso: string): string | undefined {
  if (isRutaDeSubida(recurso)) return undefined
  if (exceeds(recurso, LARGO.direccion)) return 'La dirección no puede pasar de 2.000 caracteres.'
  return isDireccionWeb(recurso) ? undefined : 'La dirección debe comenzar con http:// o https://.'
}

/** The task form. */
export const tareaNueva = formularioDeTarea
  .superRefine(applyReglas(reglasDeTarea))
  .superRefine(reglasDeRecursosDeTarea)
  .transform(({ puntos_posibles, fecha_entrega, multimedia_path, pide, ...datos }) => ({
    ...datos,
    pide: pedidoDe({ tipo: datos.tipo, pide }),
    puntos_posibles: puntos_posibles as number,
    fecha_entrega: fecha_entrega || null,
    multimedia_path: multimedia_path || null,
  }))
export type DatosDeTarea = z.infer<typeof tareaNueva>

/** Only what is sent changes. */
export const edicionDeTarea = soloLoEnviadoConAntes(
  formularioDeTarea,
  formularioDeTarea.pick({ recursos: true }),
)
export type EdicionDeTarea = z.infer<typeof edicionDeTarea>

/** To whom a new one is given at once. */
export const asignacionAlCrearTarea = z
  .object({ asignar: aQuienesEscrito })
  .superRefine(applyReglas(reglasDeAQuienes('la tarea')))

/** To whom a task is given. */
export const asignacionDeTareaNueva = z.object({ alumnoIds: idsEscritos }).superRefine(
  applyReglas([
    [
      'alumnoIds',
      ({ alumnoIds }) => alumnoIds.length === 0,
      'Debes seleccionar al menos un alumno para asignar la tarea.',
    ],
    ['alumnoIds', ({ alumnoIds }) => !alumnoIds.every(isId), 'Hay un alumno que no es válido.'],
  ]),
)
