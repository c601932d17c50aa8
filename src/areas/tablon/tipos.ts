import type { Comentario, Publicacion } from '../../../api/tablon/esquemas'

export type { Comentario, Publicacion }
