import { type Creador, nombreCompleto } from '../domain/creadores/creadores'
import { isExacta } from '../domain/creadores/edtf'
import { categoria } from '../domain/sesiones/roles'
import { fotoDe, fuentes, type Tramo } from './ficha'

/** The creator for search engines, safe to stand inside a <script> element. */
export function datosEstructurados(creador: Creador, origen: string): string {
  const agrupacion = creador.mainRole[0] === 'ENSEMBLE_ORCHESTRA'
  const foto = fotoDe(creador.photo_url)
  const paginas = [...creador.fuentes, ...fuentes(creador.references).flat()].flatMap(paginaDe)
  const otros = creador.otros_nombres.map(({ nombre }) => nombre)
  const nacimiento = fechaIso(creador.birth_edtf)
  const muerte = fechaIso(creador.death_edtf)
  const datos = {
    '@context': 'https://schema.org',
    '@type': agrupacion ? 'MusicGroup' : 'Person',
    name: nombreCompleto(creador),
    alternateName: otros.length > 0 ? otros : undefined,
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

/** An exact one is written as search engines read it; of another one they would make an exact one. */
const fechaIso = (edtf: string | null) => (isExacta(edtf) ? (edtf ?? undefined) : undefined)
