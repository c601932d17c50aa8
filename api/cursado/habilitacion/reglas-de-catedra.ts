import { reglasDeCatedra } from '../../../db/schema/asistencia.ts'
import {
  type EdicionDeReglas,
  type ReglasDeCatedra,
  reglasEscritas,
} from '../../../src/domain/habilitacion/reglas-de-catedra.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { readReglas } from '../../academia/catedras/reglas.ts'
import { relojDe } from '../../suelo/abierta.ts'
import { enActo } from '../../suelo/actos.ts'
import { cambiosEntre, type Etiquetas } from '../../suelo/auditoria/cambios.ts'
import type { Deps } from '../../suelo/deps.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { habilitacionesDe, listCursantes } from './lectura.ts'

export function saveReglas(deps: Deps, quien: Quien, id: number, edicion: EdicionDeReglas) {
  return enActo(deps, quien, { catedra: id }, ({ tx, note }) => {
    const { id: catedraId } = requireCatedraPara(tx, quien, id)
    const antes = readReglas(tx, catedraId)
    const reglas = parsed(reglasEscritas, { ...antes, ...edicion })
    const cambios = cambiosEntre(antes, reglas, etiquetas)
    note({ hecho: 'reglas.editar', sobre: { catedra: catedraId }, cambios })
    tx.insert(reglasDeCatedra)
      .values({ catedraId, ...reglas })
      .onConflictDoUpdate({ target: reglasDeCatedra.catedraId, set: reglas })
      .run()
    return readReglas(tx, catedraId)
  })
}

/** Whose light these rules would change. */
export function tryReglas(deps: Deps, quien: Quien, id: number, edicion: EdicionDeReglas) {
  const { id: catedraId } = requireCatedraPara(deps.db, quien, id)
  const cursantes = listCursantes(deps.db, { catedraId }, todayOf(relojDe(deps, deps.db, catedraId)))
  const vigentes = readReglas(deps.db, catedraId)
  const nuevas = parsed(reglasEscritas, { ...vigentes, ...edicion })
  const antes = habilitacionesDe(cursantes, vigentes, 'docente')
  const cambian = habilitacionesDe(cursantes, nuevas, 'docente').flatMap(
    ({ alumnoId, nombre, luz: a }, i) => {
      const de = antes[i]?.luz ?? a
      return a === de ? [] : [{ alumnoId, nombre, de, a }]
    },
  )
  return { cambian }
}

const enPorciento = (minimo: number | null) => (minimo === null ? 'ninguna' : `${minimo} %`)

const etiquetas: Etiquetas<ReglasDeCatedra> = {
  asistencia_minima: ['asistencia mínima', enPorciento],
  tarde_vale: ['lo que vale una llegada tarde', String],
  justificada: 'falta justificada',
  faltas_perdonadas: ['faltas perdonadas', String],
  cuenta_desde: 'desde cuándo se cuenta',
  proceso_minimo: ['proceso mínimo', enPorciento],
  exige_pagos: 'exigencia de pagos',
  dias_para_justificar: ['días para justificar', String],
  escala: 'escala',
}
