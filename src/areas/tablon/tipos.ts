import type { Comentario, Publicacion } from '../../../api/cursado/tablon/esquemas'

export type { Comentario, Publicacion }
