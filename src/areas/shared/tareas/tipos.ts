import type { Entrega } from '../../../../api/entregas/esquemas'
import type { Tarea, TareaMaestra } from '../../../../api/tareas/esquemas'

export type { Entrega, Tarea, TareaMaestra }
export type Archivo = NonNullable<Entrega['archivo']>
