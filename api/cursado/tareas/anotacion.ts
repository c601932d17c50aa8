import { etiquetaDeTipo } from '../../../src/domain/tareas/tarea-de-aporte.ts'
import { etiquetaDePublicacion } from '../../../src/domain/tareas/tareas.ts'
import { type Etiquetas, entreComillas } from '../../suelo/auditoria/cambios.ts'
import type { requireTarea } from './busqueda.ts'

/** What the log keeps of one whose name it says. */
export const enCatedra = ({ id, catedraId }: { id: number; catedraId: number }) => ({
  sobre: { catedra: catedraId },
  ids: { tareaId: id },
})

export const etiquetasDeTarea: Etiquetas<ReturnType<typeof requireTarea>> = {
  titulo: ['título', entreComillas],
  descripcion: 'descripción',
  puntos_posibles: ['puntos posibles', String],
  fecha_entrega: 'fecha de entrega',
  recursos: 'recursos',
  multimedia_path: 'archivo',
  unidadPlanId: 'unidad',
  publica: ['cuándo se saben las notas', (cual) => entreComillas(etiquetaDePublicacion[cual])],
  rubroId: 'rubro',
  recupera: 'qué recupera',
  tipo: ['qué se entrega', (cual) => entreComillas(etiquetaDeTipo[cual])],
  pide: 'qué aporte pide',
}
