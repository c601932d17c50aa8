import { insertTarea } from '../cursado.ts'
import type { Actos, Mundo } from './mundo.ts'

async function eliminada(mundo: Mundo) {
  const { db, insertCatedraSuya, ask } = mundo
  const tarea = insertTarea(db, { catedraId: insertCatedraSuya().id, titulo: 'Polca' })
  await ask('admin', `DELETE /admin/tareas/${tarea.id}`)
  const { data } = await ask('admin', `GET /admin/papelera?tipo=TAREA&cosaId=${tarea.id}`)
  return [data[0].id]
}

const restaurada = async (mundo: Mundo) => ({
  ids: await eliminada(mundo),
  dice: 'Restauró de la papelera: «Polca» — Armonía',
})

/** What comes back, and what goes for good. */
export const actosDePapelera: Actos = {
  'POST /admin/papelera/:id/restaurar': restaurada,
  'POST /docente/papelera/:id/restaurar': restaurada,
  'DELETE /admin/papelera/:id': async (mundo) => ({
    ids: await eliminada(mundo),
    dice: 'Eliminó para siempre: «Polca»',
  }),
}
