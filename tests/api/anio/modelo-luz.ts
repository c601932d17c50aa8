import type { Catedra, Inscripcion } from './libro.ts'
import { asistenciaDe } from './modelo-asistencia.ts'
import { cuentaDe } from './modelo-cuotas.ts'
import { notaALaVista, puntajesDe } from './modelo-notas.ts'

const LUCES = ['SIN_REGLA', 'HABILITADO', 'DEPENDE', 'EN_RIESGO', 'NO_ALCANZA'] as const
type Luz = (typeof LUCES)[number]

/** Whether a student may sit the exam as things stand. */
export function situacionDe(catedra: Catedra, inscripcion: Inscripcion, hoy: string) {
  const { reglas } = catedra
  const asistencia = asistenciaDe(catedra, inscripcion, hoy)
  const proceso = procesoDe(catedra, inscripcion)
  const { matricula, vencido } = cuentaDe(catedra, inscripcion, hoy)
  const pagos = matricula.debe + vencido > 0 ? 'DEBE' : 'AL_DIA'
  const luces = [luzDeAsistencia(catedra, asistencia), luzDeProceso(reglas.proceso_minimo, proceso)]
  if (reglas.exige_pagos && pagos === 'DEBE' && luces.some((luz) => luz !== 'SIN_REGLA'))
    luces.push('DEPENDE')
  const { hasta_hoy, al_final_si_viene, restantes } = asistencia
  return {
    luz: LUCES.findLast((luz) => luces.includes(luz)),
    hasta_hoy,
    al_final_si_viene,
    faltas_restantes: restantes === null ? null : Math.max(0, restantes),
    proceso: proceso.posibles === 0 ? null : (proceso.obtenidos / proceso.posibles) * 100,
    pagos,
  }
}

function luzDeAsistencia({ reglas }: Catedra, asistencia: ReturnType<typeof asistenciaDe>): Luz {
  const { restantes, porVenir, puntos, dadas } = asistencia
  if (restantes === null) return 'SIN_REGLA'
  if (restantes < 0) return 'NO_ALCANZA'
  const isAbajo = dadas > 0 && puntos * 100 < (reglas.asistencia_minima ?? 0) * dadas
  return isAbajo || (porVenir >= 3 && restantes <= 2) ? 'EN_RIESGO' : 'HABILITADO'
}

interface Proceso {
  obtenidos: number
  posibles: number
  porCalificar: number
}

/** What can still be had is everything of which no grade is known. */
function procesoDe(catedra: Catedra, inscripcion: Inscripcion): Proceso {
  const proceso = { obtenidos: 0, posibles: 0, porCalificar: 0 }
  for (const { obtenidos, posibles } of puntajesDe(catedra, inscripcion, notaALaVista)) {
    if (obtenidos === null) proceso.porCalificar += posibles
    else {
      proceso.obtenidos += obtenidos
      proceso.posibles += posibles
    }
  }
  return proceso
}

function luzDeProceso(minimo: number | null, { obtenidos, posibles, porCalificar }: Proceso): Luz {
  if (minimo === null) return 'SIN_REGLA'
  if (posibles > 0 && obtenidos * 100 >= minimo * posibles) return 'HABILITADO'
  const alcanza = (obtenidos + porCalificar) * 100 >= minimo * (posibles + porCalificar)
  return alcanza ? 'DEPENDE' : 'NO_ALCANZA'
}
