import { type Creador, nombreCompleto } from '../domain/creadores'
import { categoria } from '../domain/roles'
import { fotoDe, fuentes, type Tramo } from './ficha'

/** The creator for search engines, safe to stand inside a <script> element. */
export function datosEstructurados(creador: Creador, origen: string): string {
  const agrupacion = creador.mainRole[0] === 'ENSEMBLE_ORCHESTRA'
  const foto = fotoDe(creador.photo_url)
  const paginas = fuentes(creador.references).flat().flatMap(paginaDe)
  const nacimiento = fechaIso(creador.birth_year, creador.birth_month, creador.birth_day)
  const muerte = fechaIso(creador.death_year, creador.death_month, creador.death_day)
  const datos = {
    '@context': 'https://schema.org',
    '@type': agrupacion ? 'MusicGroup' : 'Person',
    name: nombreCompleto(creador),
    url: `${origen}/creador/${creador.slug}`,
    description: creador.bio,
    image: foto ? new URL(foto, origen).href : undefined,
    // Not `sameAs`: a source may be another's page that names this one too, and search engines would make them one.
    subjectOf: paginas.length > 0 ? paginas : undefined,
    ...(agrupacion
      ? { foundingDate: nacimiento, dissolutionDate: muerte }
      : { birthDate: nacimiento, deathDate: muerte, jobTitle: categoria(creador.mainRole) }),
  }
  return JSON.stringify(datos).replace(/</g, '\\u003c')
}

const paginaDe = ({ texto, url }: Tramo) => (url ? [{ '@type': 'WebPage', name: texto, url }] : [])

function fechaIso(anio: number | null, mes: number | null, dia: number | null): string | undefined {
  if (anio === null) return undefined
  const partes = [String(anio).padStart(4, '0')]
  if (mes !== null) partes.push(String(mes).padStart(2, '0'))
  if (mes !== null && dia !== null) partes.push(String(dia).padStart(2, '0'))
  return partes.join('-')
}
