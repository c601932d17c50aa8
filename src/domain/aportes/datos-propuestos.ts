import { isExacta, textoDeEdtf } from '../creadores/edtf.ts'
import { edtfDe, fechaDe } from '../creadores/fechas-de-vida.ts'
import { datosEn, enteros } from '../creadores/historia.ts'
import { textoDeEnlace } from '../creadores/obras.ts'
import { textoDeOtroNombre } from '../creadores/otros-nombres.ts'
import { etiquetaDePeriodo, type Periodo } from '../creadores/periodos.ts'
import { etiquetaDeRol, type Rol } from '../sesiones/roles.ts'
import { conFechasEnteras, type Propuesta } from './sugerencias.ts'

/** Of what a suggestion proposes, the data that can be taken apart: a date, a picture with its author. */
export const datosPropuestos = (propuesta: Propuesta): string[] => datosEn(dicho(propuesta))

/** Of what it proposes, these data. */
export const soloDatos = (propuesta: Propuesta, datos: readonly string[]): Propuesta =>
  enteros(dicho(propuesta), datos)

const dicho = (propuesta: Propuesta): Record<string, unknown> =>
  Object.fromEntries(Object.entries(conFechasEnteras(propuesta)).filter(([, valor]) => valor !== undefined))

/** Two suggestions with the same one propose the same. */
export const claveDePropuesta = (propuesta: Propuesta): string =>
  JSON.stringify(Object.entries(dicho(propuesta)).toSorted(([uno], [otro]) => (uno < otro ? -1 : 1)))

const A_LA_VISTA = 80

/** '1886', '05/05/1885', 'c. 1510', 'Compositor/a'; of a long text how it begins. */
export function textoDeDato(dato: string, propuesta: Propuesta): string {
  if (dato === 'birth_edtf') return textoDeFecha('birth', propuesta)
  if (dato === 'death_edtf') return textoDeFecha('death', propuesta) || 'que no se sabe cuándo murió'
  const { [dato]: valor } = propuesta as Record<string, unknown>
  if (dato === 'period') return etiquetaDePeriodo[valor as Periodo]
  if (dato === 'mainRole') return (valor as Rol[]).map((rol) => etiquetaDeRol[rol]).join(', ')
  if (dato === 'fuentes') return crop((propuesta.fuentes ?? []).map(({ texto }) => texto).join('; '))
  if (dato === 'otros_nombres') return crop((propuesta.otros_nombres ?? []).map(textoDeOtroNombre).join('; '))
  if (dato === 'obra_enlaces') return crop((propuesta.obra_enlaces ?? []).map(textoDeEnlace).join('; '))
  return crop(String(valor))
}

function textoDeFecha(de: 'birth' | 'death', propuesta: Propuesta): string {
  const edtf = edtfDe(de, propuesta)
  const { anio, mes, dia } = fechaDe(de, propuesta)
  if (!isExacta(edtf) || anio === null) return textoDeEdtf(edtf) ?? ''
  const partes = [mes !== null && dia, mes].filter((parte) => typeof parte === 'number')
  return [...partes.map((parte) => String(parte).padStart(2, '0')), anio].join('/')
}

const crop = (texto: string) => (texto.length > A_LA_VISTA ? `${texto.slice(0, A_LA_VISTA)}…` : texto)
