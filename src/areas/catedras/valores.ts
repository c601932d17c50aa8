import { soloHorario } from '../../domain/horarios'
import { hoy } from '../base/sitio'
import type { CatedraEditable } from './queries-de-catedras'

/** The course's form as it is typed. */
export interface ValoresDeCatedra {
  nombre: string
  anio: string
  institucion: string
  turno: string
  aula: string
  modalidad_pago: string
  docenteId: string
  horariosPorDia: { dia_semana: string; hora_inicio: string; hora_fin: string }[]
}

export const catedraVacia = (): ValoresDeCatedra => ({
  nombre: '',
  anio: hoy().slice(0, 4),
  institucion: '',
  turno: 'Noche',
  aula: '',
  modalidad_pago: 'PARTICULAR',
  docenteId: '',
  horariosPorDia: [],
})

export const valoresDeCatedra = (una: CatedraEditable): ValoresDeCatedra => ({
  nombre: una.nombre,
  anio: String(una.anio),
  institucion: una.institucion ?? '',
  turno: una.turno,
  aula: una.aula ?? '',
  modalidad_pago: una.modalidad_pago,
  docenteId: String(una.docenteId ?? ''),
  horariosPorDia: una.CatedraDiaHorario.map(soloHorario),
})
