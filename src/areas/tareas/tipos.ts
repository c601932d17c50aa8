import type { Tarea, TareaMaestra as TareaCompleta } from '../../../api/cursado/tareas/esquemas'
import type { Entrega } from '../../../api/cursado/tareas/esquemas-de-entregas'

export type { Entrega, Tarea }
/** As the screens list it; who has it is asked for apart. */
export type TareaMaestra = Omit<TareaCompleta, 'TareaAsignacion'>
export type Archivo = Omit<Entrega['archivos'][number], 'orden'>
