import { eq } from 'drizzle-orm'
import { catedras } from '../../../db/schema/catedras.ts'
import { insertEscala } from '../actas.ts'
import type { Actos } from './mundo.ts'

/** Courses that are closed, and opened again. */
export const actosDeActas: Actos = {
  'POST /admin/catedras/:id/cerrar': ({ db, insertInscrita }) => {
    const { catedra } = insertInscrita()
    insertEscala({ db, catedra })
    return { ids: [catedra.id], cuerpo: {}, dice: 'Cerró la cátedra — Armonía · acta, versión 1' }
  },
  'POST /admin/catedras/:id/reabrir': ({ db, insertCatedraSuya }) => {
    const { id } = insertCatedraSuya()
    db.update(catedras).set({ cerrada_en: 1 }).where(eq(catedras.id, id)).run()
    return {
      ids: [id],
      cuerpo: { motivo: 'Faltaba un oral' },
      dice: 'Reabrió la cátedra — Armonía · Faltaba un oral',
    }
  },
}
