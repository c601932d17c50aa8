import { reglasDeCatedra } from '../../db/schema/asistencia.ts'
import type { createMundo } from './mundo.ts'

type Mundo = Pick<ReturnType<typeof createMundo>, 'db' | 'asAdmin'> & { catedra: { id: number } }

/** The course asks for 60 per cent. */
export const insertEscala = ({ db, catedra }: Pick<Mundo, 'db' | 'catedra'>) =>
  db
    .insert(reglasDeCatedra)
    .values({
      catedraId: catedra.id,
      tarde_vale: 1,
      justificada: 'NO_CUENTA',
      faltas_perdonadas: 0,
      cuenta_desde: 'INSCRIPCION',
      exige_pagos: false,
      dias_para_justificar: 7,
      escala: { cortes: [60, 70, 80, 90] },
    })
    .run()

/** Closes the course of a world, with a scale. */
export async function closeCatedraDe(mundo: Mundo) {
  insertEscala(mundo)
  return (await mundo.asAdmin.admin.catedras({ id: mundo.catedra.id }).cerrar.post({})).data
}
