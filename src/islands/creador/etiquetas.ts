import type { CampoSugerible } from '../../domain/aportes/sugerencias'
import { isExacta, partesDe, textoDeEdtf } from '../../domain/creadores/edtf'
import { type Fuente, textoDeFuente } from '../../domain/creadores/fuentes'
import { type ObraEnlace, textoDeEnlace } from '../../domain/creadores/obras'
import { type OtroNombre, textoDeOtroNombre } from '../../domain/creadores/otros-nombres'
import { etiquetaDePeriodo, type Periodo } from '../../domain/creadores/periodos'
import { etiquetaDeRol, type Rol } from '../../domain/sesiones/roles'
import { fecha } from '../../lib/formato'

export const etiquetaDeCampo: Record<CampoSugerible, string> = {
  first_name: 'Nombres',
  last_name: 'Apellidos',
  otros_nombres: 'Otros nombres',
  birth_year: 'Año de nacimiento',
  birth_month: 'Mes de nacimiento',
  birth_day: 'Día de nacimiento',
  death_year: 'Año de fallecimiento',
  death_month: 'Mes de fallecimiento',
  death_day: 'Día de fallecimiento',
  birth_edtf: 'Nacimiento',
  death_edtf: 'Fallecimiento',
  death_unknown: 'Falleció, se ignora el año',
  bio: 'Biografía',
  notable_works: 'Obras notables',
  mainRole: 'Roles principales',
  period: 'Período',
  photo_url: 'Foto',
  youtube_link: 'Video de YouTube',
  references: 'Fuentes',
  fuentes: 'Fuentes de cada dato',
  obra_enlaces: 'Enlaces de las obras',
}

/** A field's value as people read it. */
export const textoDeCampo = (campo: string, valor: unknown): string =>
  isFechaEntera(campo) && typeof valor === 'string' && valor ? textoDeFecha(valor) : textoDeValor(valor)

export const isFechaEntera = (campo: string) => campo === 'birth_edtf' || campo === 'death_edtf'

/** '05/05/1885', 'c. 1510'. */
export function textoDeFecha(edtf: string): string {
  const { anio, mes, dia } = partesDe(edtf)
  return (isExacta(edtf) && fecha(anio, mes, dia)) || (textoDeEdtf(edtf) ?? edtf)
}

/** Of two records, each date once: the parts of exact ones, or the whole. */
export function sinRepetir<C extends string>(campos: readonly C[], antes: object, despues: object): C[] {
  const sobran = (['birth', 'death'] as const).flatMap((de) => sobrantes(de, campos, [antes, despues]))
  return campos.filter((campo) => !sobran.includes(campo))
}

function sobrantes(de: 'birth' | 'death', campos: readonly string[], fichas: object[]): string[] {
  const [entera, partes] = [`${de}_edtf`, [`${de}_year`, `${de}_month`, `${de}_day`]]
  if (!campos.includes(entera)) return []
  const edtfs = fichas.map((ficha) => (ficha as Record<string, string | null | undefined>)[entera])
  if (edtfs.some((edtf) => edtf && !isExacta(edtf))) return partes
  return campos.some((campo) => partes.includes(campo)) ? [entera] : []
}

function textoDeValor(valor: unknown): string {
  if (Array.isArray(valor)) return valor.map(textoDeUno).join(', ') || '—'
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No'
  if (valor === null || valor === undefined || valor === '') return '—'
  return etiquetaDePeriodo[valor as Periodo] ?? String(valor)
}

function textoDeUno(uno: Rol | Fuente | OtroNombre | ObraEnlace): string {
  if (typeof uno === 'string') return etiquetaDeRol[uno] ?? uno
  if ('nombre' in uno) return textoDeOtroNombre(uno)
  return 'obra' in uno ? textoDeEnlace(uno) : textoDeFuente(uno)
}
