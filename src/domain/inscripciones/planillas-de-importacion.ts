import { type Celda, type Planilla, planillaDe } from '../base/planilla.ts'
import type { Columna } from '../base/tablas.ts'

/** As people write the headings that are not read so by themselves. */
const titulos: Record<string, string> = {
  telefono: 'teléfono',
  direccion: 'dirección',
  es_menor: 'menor de edad',
  vive_con_padres: 'vive con los padres',
  nombre_tutor: 'nombre del tutor',
  telefono_tutor: 'teléfono del tutor',
  dia_cobro: 'día de cobro',
  matricula_monto: 'matrícula',
  cuota_monto: 'cuota',
  fecha_inscripcion: 'fecha de inscripción',
}

export const tituloDe = ({ campo, nombres: [nombre = campo] }: Columna) => titulos[campo] ?? nombre

/** What stayed of an import, with what is wrong with it. */
export type FilaQueQuedo = { fila: number; errores: Record<string, string> } & Record<string, unknown>

/** What a cell of it says, as somebody would write it. */
export function textoDeCelda(valor: unknown): string {
  if (typeof valor === 'boolean') return valor ? 'sí' : ''
  return valor === null || valor === undefined ? '' : String(valor)
}

/** It can be imported again: its last two columns are for who reads it. */
export const planillaDeLoQueQuedo = (columnas: Columna[], filas: FilaQueQuedo[]): Planilla =>
  planillaDe('por-corregir', filas, [
    ...columnas.map((columna): [string, (fila: FilaQueQuedo) => Celda] => [
      tituloDe(columna),
      (fila) => textoDeCelda(fila[columna.campo]),
    ]),
    ['fila', ({ fila }) => fila],
    ['motivo', ({ errores }) => Object.values(errores).join(' ')],
  ])

const ejemplos: Record<string, Celda> = {
  nombre: 'Ana María',
  apellido: 'Benítez',
  email: 'ana.benitez@ejemplo.com',
  documento: '4567890',
  telefono: '0981123456',
  direccion: 'Palma 123, Asunción',
  instrumento: 'Guitarra',
  es_menor: 'sí',
  vive_con_padres: 'sí',
  nombre_tutor: 'Rosa Benítez',
  telefono_tutor: '0982123456',
}

/** All that an import understands, and a row that shows how. */
export const planillaDeEjemplo = (columnas: Columna[]): Planilla =>
  planillaDe(
    'planilla-de-ejemplo',
    [ejemplos],
    columnas.map((columna) => [tituloDe(columna), (ejemplo) => ejemplo[columna.campo] ?? null]),
  )
