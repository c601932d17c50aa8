import { type Leido, lectura } from '../base/leer'

export type ResumenDeCatedra = Leido<'docente/me/catedra/:id/resumen'>

/** What changes the course changes its summary: it is read again with it. */
export const resumenQuery = (id: number) => lectura('docente/me/catedra/:id/resumen', { id })
