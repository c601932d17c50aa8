import type { Creador } from '../../../domain/creadores/creadores'
import { type GrupoDeFusion, gruposDeFusion } from '../../../domain/creadores/fusiones'
import { fechaDeVida } from '../../../lib/ficha'
import { cuantos } from '../../../lib/formato'
import { etiquetaDeCampo, textoDeValor } from '../etiquetas'

export const etiquetaDeGrupo: Record<GrupoDeFusion, string> = {
  nacimiento: 'Nacimiento',
  fallecimiento: 'Fallecimiento',
  foto: 'Foto',
  sonido: 'Sonido',
  first_name: 'Nombres',
  last_name: 'Apellidos',
  otros_nombres: 'Otros nombres',
  bio: 'Biografía',
  notable_works: 'Obras notables',
  obra_enlaces: 'Enlaces de las obras',
  mainRole: 'Roles principales',
  period: 'Período',
  quality: 'Calidad',
  youtube_link: 'Video',
  references: 'Fuentes',
  fuentes: 'Fuentes de cada dato',
  wikidata_qid: 'Wikidata',
}

/** What a record says of something; empty where it says nothing. */
export function textoDeGrupo(grupo: GrupoDeFusion, ficha: Creador): string {
  if (grupo === 'nacimiento') return fechaDeVida(ficha, 'birth') ?? ''
  if (grupo === 'fallecimiento') {
    return fechaDeVida(ficha, 'death') ?? (ficha.death_unknown ? 'Se ignora el año' : '')
  }
  const campos: readonly string[] = gruposDeFusion[grupo]
  const valores = new Map<string, unknown>(Object.entries(ficha))
  const dichos = campos
    .map((campo) => [campo, valores.get(campo)] as const)
    .filter(([campo, valor]) => valor !== false && !isGuardado(campo, valor))
    .map(([campo, valor]) => [campo, textoDeValor(campo, valor)] as const)
    .filter(([, dicho]) => dicho)
  return dichos
    .map(([campo, dicho]) => (campos[0] === campo ? dicho : `${nombreDe(campo)}: ${dicho}`))
    .join('\n')
}

/** What is kept here is shown, or heard; its path says nothing. */
const isGuardado = (campo: string, valor: unknown) =>
  (campo === 'photo_url' || campo === 'audio_url') && typeof valor === 'string' && valor.startsWith('/')

const nombreDe = (campo: string) => (campo.endsWith('_credit') ? 'Crédito' : etiquetaDeCampo(campo))

const palabras: Record<string, [una: string, varias: string]> = {
  valoraciones: ['voto', 'votos'],
  comentarios: ['comentario', 'comentarios'],
  sugerencias: ['sugerencia', 'sugerencias'],
  creador_versiones: ['cambio del historial', 'cambios del historial'],
  creador_slugs: ['dirección anterior', 'direcciones anteriores'],
  catedra_alumnos: ['inscripción', 'inscripciones'],
  preguntas: ['pregunta', 'preguntas'],
  tarea_asignaciones: ['entrega', 'entregas'],
  recibos: ['recibo', 'recibos'],
  archivo_usos: ['archivo', 'archivos'],
}

/** ['3 votos', '1 comentario'] */
export const loQuePasa = (mueve: Record<string, number>, votosRepetidos: number): string[] => [
  ...Object.entries(palabras).flatMap(([tabla, [una, varias]]) =>
    mueve[tabla] ? [cuantos(mueve[tabla], una, varias)] : [],
  ),
  ...(votosRepetidos > 0
    ? [`${cuantos(votosRepetidos, 'voto', 'votos')} de quien votó en las dos, que no cuenta dos veces`]
    : []),
]
