import { type EstadoDeCreador, nombreCompleto } from '../../domain/creadores/creadores'
import { type Credito, type Fuente, textoDeFuente } from '../../domain/creadores/fuentes'
import { type ObraEnlace, textoDeEnlace } from '../../domain/creadores/obras'
import { type OtroNombre, textoDeOtroNombre } from '../../domain/creadores/otros-nombres'
import { etiquetaDePeriodo, type Periodo } from '../../domain/creadores/periodos'
import { etiquetaDeRol, type Rol } from '../../domain/sesiones/roles'
import { etiquetaDeCampo as deCreador, isFechaEntera, textoDeFecha } from '../../islands/creador/etiquetas'

const etiquetas: Record<string, string> = {
  ...deCreador,
  wikidata_qid: 'Wikidata',
  photo_credit: 'Crédito de la foto',
  audio_url: 'Sonido',
  audio_credit: 'Crédito del sonido',
  quality: 'Calidad',
  slug: 'Dirección de la ficha',
  status: 'Estado',
  email: 'Email de quien aportó',
  is_student_contribution: 'Aporte de alumno',
  student_first_name: 'Nombre del alumno',
  student_last_name: 'Apellido del alumno',
  rejection_reason: 'Observaciones',
}

/** What a form says of a creator, and a suggestion may propose to change. */
export const camposDeFicha = [...Object.keys(deCreador), 'photo_credit', 'audio_url', 'audio_credit']

/** The fields of a creator that people know by a name, in the order of the forms. */
export const camposConocidos = Object.keys(etiquetas)

export const etiquetaDeCampo = (campo: string) => etiquetas[campo] ?? campo

const etiquetaDeEstado: Record<EstadoDeCreador, string> = {
  PENDING_REVIEW: 'Pendiente de revisión',
  PUBLISHED: 'Publicado',
  NEEDS_IMPROVEMENT: 'Remitido para revisión',
  REJECTED: 'Rechazado',
}

/** A field's value as people read it; empty where it says nothing. */
export function textoDeValor(campo: string, valor: unknown): string {
  if (valor === null || valor === undefined || valor === '') return ''
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No'
  if (campo === 'period') return etiquetaDePeriodo[valor as Periodo] ?? String(valor)
  if (campo === 'status') return etiquetaDeEstado[valor as EstadoDeCreador] ?? String(valor)
  if (campo === 'fuentes') return (valor as Fuente[]).map(textoDeFuente).join('\n')
  if (campo === 'otros_nombres') return (valor as OtroNombre[]).map(textoDeOtroNombre).join('\n')
  if (campo === 'obra_enlaces') return (valor as ObraEnlace[]).map(textoDeEnlace).join('\n')
  if (campo.endsWith('_credit')) return textoDeCredito(valor as Credito)
  if (isFechaEntera(campo)) return textoDeFecha(String(valor))
  if (Array.isArray(valor)) return valor.map((rol) => etiquetaDeRol[rol as Rol] ?? rol).join(', ')
  return String(valor)
}

const textoDeCredito = ({ autor, licencia }: Credito) => `${autor}, ${licencia}`

interface Alumno {
  is_student_contribution: boolean
  student_first_name: string | null
  student_last_name: string | null
}

/** 'Lucía Acosta' where a student sent it. */
export function nombreDelAlumno({ is_student_contribution, student_first_name, student_last_name }: Alumno) {
  if (!is_student_contribution) return ''
  return nombreCompleto({ first_name: student_first_name ?? '', last_name: student_last_name ?? '' })
}
