import { etiquetaDePeriodo, type Periodo } from '../../domain/periodos'
import { etiquetaDeRol, type Rol } from '../../domain/roles'
import type { CampoSugerible } from '../../domain/sugerencias'

export const etiquetaDeCampo: Record<CampoSugerible, string> = {
  first_name: 'Nombres',
  last_name: 'Apellidos',
  birth_year: 'Año de nacimiento',
  birth_month: 'Mes de nacimiento',
  birth_day: 'Día de nacimiento',
  death_year: 'Año de fallecimiento',
  death_month: 'Mes de fallecimiento',
  death_day: 'Día de fallecimiento',
  death_unknown: 'Falleció, se ignora el año',
  bio: 'Biografía',
  notable_works: 'Obras notables',
  mainRole: 'Roles principales',
  period: 'Período',
  photo_url: 'Foto',
  youtube_link: 'Video de YouTube',
  references: 'Fuentes',
}

/** A field's value as people read it. */
export function textoDeValor(valor: unknown): string {
  if (Array.isArray(valor)) return valor.map((rol) => etiquetaDeRol[rol as Rol] ?? rol).join(', ') || '—'
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No'
  if (valor === null || valor === undefined || valor === '') return '—'
  return etiquetaDePeriodo[valor as Periodo] ?? String(valor)
}
