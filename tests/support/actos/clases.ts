import { randomUUID } from 'node:crypto'
import { insertDiaClase, insertJustificativo, insertPlan, insertUnidad } from '../academia.ts'
import type { Actos, Mundo } from './mundo.ts'

const horarios = [{ dia_semana: 'Lunes' as const, hora_inicio: '18:00', hora_fin: '20:00' }]

const dia = ({ insertCatedraSuya }: Mundo) => ({
  ids: [insertCatedraSuya().id],
  cuerpo: { fecha: '2026-03-09', dia_semana: 'Lunes' },
  dice: 'Creó un día de clase — Armonía · 09/03/2026',
})

const dias = ({ insertCatedraSuya }: Mundo) => ({
  ids: [insertCatedraSuya({ horarios }).id],
  cuerpo: { desde: '2026-03-01', hasta: '2026-03-31' },
  dice: 'Generó los días de clase — Armonía: 5 días',
})

function unDia({ db, insertInscrita }: Mundo) {
  const { catedra, ana } = insertInscrita()
  return {
    catedra,
    ana,
    ids: [catedra.id, insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-03-02' }).id],
  }
}

const todos = (mundo: Mundo) => ({
  ids: unDia(mundo).ids,
  cuerpo: { presente: true },
  dice: 'Marcó asistencia — 02/03/2026 · Armonía · Presente: 1 alumno',
})

const cerrada = (mundo: Mundo) => {
  const { ids, ana } = unDia(mundo)
  return {
    ids,
    cuerpo: { clave: randomUUID(), marcas: [{ alumnoId: ana.id, presente: true }] },
    dice: 'Cerró una clase — 02/03/2026 · Armonía',
  }
}

const suspendida = (mundo: Mundo) => ({
  ids: unDia(mundo).ids,
  cuerpo: { motivo: 'Paro' },
  dice: 'Suspendió una clase — 02/03/2026 · Armonía · Paro',
})

const repuesta = (mundo: Mundo) => ({
  ids: unDia(mundo).ids,
  dice: 'Levantó la suspensión de una clase — 02/03/2026 · Armonía',
})

const reglas = ({ insertCatedraSuya }: Mundo) => ({
  ids: [insertCatedraSuya().id],
  cuerpo: { asistencia_minima: 75, justificada: 'AUSENTE' },
  dice: 'Cambió las reglas de una cátedra — Armonía · asistencia mínima de ninguna a 75 %, falta justificada',
})

const pedido = ({ db, insertInscrita }: Mundo) => {
  const { catedra, ana } = insertInscrita()
  return insertJustificativo(db, { catedraId: catedra.id, alumnoId: ana.id })
}

const aceptado = (mundo: Mundo) => ({
  ids: [pedido(mundo).id],
  dice: 'Aceptó un justificativo — Ana Paz · 02/03/2026 al 04/03/2026 · Armonía',
})

const rechazado = (mundo: Mundo) => ({
  ids: [pedido(mundo).id],
  cuerpo: { respuesta: 'Falta la firma.' },
  dice: 'Rechazó un justificativo — Ana Paz · 02/03/2026 al 04/03/2026 · Armonía',
})

const unPlan = ({ db, insertCatedraSuya }: Mundo) => insertPlan(db, { catedraId: insertCatedraSuya().id })

const unidad = {
  periodo: 'Abril',
  contenido: '<p>La polca</p>',
  capacidades: 'Escucha.',
  horasTeoricas: 1,
  horasPracticas: 2,
}

const nuevaUnidad = (mundo: Mundo) => ({
  ids: [unPlan(mundo).id],
  cuerpo: unidad,
  dice: 'Creó una unidad de un plan — Abril · Plan',
})

const quitados = (mundo: Mundo) => {
  const { catedra, ids } = unDia(mundo)
  return { ids: [catedra.id], cuerpo: { ids: ids.slice(1) }, dice: 'Quitó días de clase — Armonía: 1 día' }
}

/** Class days, attendance and lesson plans. */
export const actosDeClases: Actos = {
  'POST /admin/catedras/:id/diasclase': dia,
  'POST /docente/catedra/:id/diasclase': dia,
  'POST /admin/catedras/:id/diasclase/generar': dias,
  'POST /docente/catedra/:id/diasclase/generar': dias,
  'POST /admin/catedras/:id/diasclase/quitar': quitados,
  'POST /docente/catedra/:id/diasclase/quitar': quitados,
  'POST /admin/catedras/:id/diasclase/:diaId/cierre': cerrada,
  'POST /docente/catedra/:id/diasclase/:diaId/cierre': cerrada,
  'PUT /admin/catedras/:id/diasclase/:diaId/suspension': suspendida,
  'PUT /docente/catedra/:id/diasclase/:diaId/suspension': suspendida,
  'DELETE /admin/catedras/:id/diasclase/:diaId/suspension': repuesta,
  'DELETE /docente/catedra/:id/diasclase/:diaId/suspension': repuesta,
  'PUT /docente/catedra/:id/diasclase/:diaId': (mundo) => ({
    ids: unDia(mundo).ids,
    cuerpo: { fecha: '2026-03-09', dia_semana: 'Lunes' },
    dice: 'Cambió un día de clase — 02/03/2026 · Armonía · 09/03/2026',
  }),
  'DELETE /docente/catedra/:id/diasclase/:diaId': (mundo) => ({
    ids: unDia(mundo).ids,
    dice: 'Eliminó un día de clase — 02/03/2026 · Armonía',
  }),
  'POST /admin/catedras/:id/asistencia': (mundo) => {
    const { ana, ids } = unDia(mundo)
    return {
      ids: [ids[0]],
      cuerpo: { classDayId: ids[1], studentId: ana.id, presente: false },
      dice: 'Marcó asistencia — Ana Paz · 02/03/2026 · Armonía · Ausente',
    }
  },
  'POST /docente/catedra/:id/diasclase/:diaId/toggle-asistencia': (mundo) => {
    const { ana, ids } = unDia(mundo)
    return {
      ids,
      cuerpo: { alumnoId: ana.id, presente: true },
      dice: 'Marcó asistencia — Ana Paz · 02/03/2026 · Armonía · Presente',
    }
  },
  'POST /admin/catedras/:id/diasclase/:diaId/asistencias': todos,
  'POST /docente/catedra/:id/diasclase/:diaId/asistencias': todos,
  'PUT /admin/catedras/:id/reglas': reglas,
  'PUT /docente/catedra/:id/reglas': reglas,
  'POST /admin/justificativos/:id/aceptar': aceptado,
  'POST /docente/justificativos/:id/aceptar': aceptado,
  'POST /admin/justificativos/:id/rechazar': rechazado,
  'POST /docente/justificativos/:id/rechazar': rechazado,
  'POST /docente/catedra/:id/planes': ({ insertCatedraSuya }) => ({
    ids: [insertCatedraSuya().id],
    cuerpo: { titulo: 'Plan anual', tipoOrganizacion: 'MES' },
    dice: 'Creó el plan de clases: «Plan anual» — Armonía',
  }),
  'PUT /docente/me/planes/:id': (mundo) => ({
    ids: [unPlan(mundo).id],
    cuerpo: { titulo: 'Otro' },
    dice: 'Cambió el plan de clases «Plan» — título de «Plan» a «Otro»',
  }),
  'DELETE /docente/me/planes/:id': (mundo) => ({
    ids: [unPlan(mundo).id],
    dice: 'Eliminó el plan de clases — Plan',
  }),
  'POST /docente/me/planes/:id/copiar': (mundo) => ({
    ids: [unPlan(mundo).id],
    cuerpo: { catedraId: mundo.insertCatedraSuya({ nombre: 'Canto' }).id },
    dice: 'Copió un plan de clases — Plan · Canto',
  }),
  'PUT /docente/me/planes/:id/orden': (mundo) => {
    const { id: planId } = unPlan(mundo)
    const ids = [1, 2].map((posicion) => insertUnidad(mundo.db, { planId, posicion }).id)
    return {
      ids: [planId],
      cuerpo: { unidadIds: ids.reverse() },
      dice: 'Cambió el orden de un plan de clases — Plan',
    }
  },
  'POST /docente/me/planes/:id/unidades': nuevaUnidad,
  'POST /docente/me/planes/:id/unidades-plan': nuevaUnidad,
  'PUT /docente/me/unidades/:id': (mundo) => ({
    ids: [insertUnidad(mundo.db, { planId: unPlan(mundo).id }).id],
    cuerpo: { capacidades: 'Escucha.', horasTeoricas: 1 },
    dice: 'Cambió una unidad de un plan «Marzo» — capacidades, horas teóricas',
  }),
  'DELETE /docente/me/unidades/:id': (mundo) => ({
    ids: [insertUnidad(mundo.db, { planId: unPlan(mundo).id }).id],
    dice: 'Eliminó una unidad de un plan — Marzo · Plan',
  }),
  'POST /docente/me/calendario/enlace': () => ({ dice: 'Cambió el enlace de su calendario' }),
  'DELETE /docente/me/calendario/enlace': () => ({ dice: 'Cambió el enlace de su calendario' }),
}
