import { insertRubro } from '../academia.ts'
import type { Actos, Mundo } from './mundo.ts'

const rubros = ({ insertCatedraSuya }: Mundo) => ({
  ids: [insertCatedraSuya().id],
  cuerpo: [
    { nombre: 'Tareas', peso: 60 },
    { nombre: 'Exámenes', peso: 40 },
  ],
  dice: 'Cambió los rubros de la nota final — Armonía · Tareas 60 % · Exámenes 40 %',
})

const notas = ({ db, insertInscrita }: Mundo) => {
  const { catedra, ana } = insertInscrita()
  const rubroId = insertRubro(db, { catedraId: catedra.id }).id
  return {
    ids: [catedra.id],
    cuerpo: {
      rubroId,
      nombre: 'Oral',
      puntos_posibles: 20,
      notas: [{ alumnoId: ana.id, puntos_obtenidos: 18 }],
    },
    dice: 'Anotó notas a mano: «Oral» — Armonía',
  }
}

const sinNotas =
  (quien: 'admin' | 'docente', anota: string) =>
  async ({ ask, ...mundo }: Mundo) => {
    const { ids, cuerpo } = notas({ ask, ...mundo })
    const { data } = await ask(quien, anota.replace(':id', String(ids[0])), cuerpo)
    return { ids: [...ids, data.id], dice: 'Eliminó notas a mano: «Oral» — Armonía' }
  }

const recuperatorio =
  (quien: 'admin' | 'docente', anota: string) =>
  async ({ ask, ...mundo }: Mundo) => {
    const { ids, cuerpo } = notas({ ask, ...mundo })
    const { data } = await ask(quien, anota.replace(':id', String(ids[0])), cuerpo)
    return {
      ids,
      cuerpo: { tipo: 'PRUEBA', id: data.id },
      dice: 'Anotó notas a mano: «Recuperatorio: Oral» — Armonía',
    }
  }

/** Parts of the final figure, and what is marked by hand. */
export const actosDeNotaFinal: Actos = {
  'PUT /docente/catedra/:id/rubros': rubros,
  'PUT /admin/catedras/:id/rubros': rubros,
  'PUT /docente/catedra/:id/notas-manuales': notas,
  'PUT /admin/catedras/:id/notas-manuales': notas,
  'POST /docente/catedra/:id/recuperatorios': recuperatorio(
    'docente',
    'PUT /docente/catedra/:id/notas-manuales',
  ),
  'POST /admin/catedras/:id/recuperatorios': recuperatorio('admin', 'PUT /admin/catedras/:id/notas-manuales'),
  'DELETE /docente/catedra/:id/notas-manuales/:pruebaId': sinNotas(
    'docente',
    'PUT /docente/catedra/:id/notas-manuales',
  ),
  'DELETE /admin/catedras/:id/notas-manuales/:pruebaId': sinNotas(
    'admin',
    'PUT /admin/catedras/:id/notas-manuales',
  ),
}
