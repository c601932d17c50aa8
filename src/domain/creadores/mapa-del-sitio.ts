/** How many addresses one sitemap may hold. */
export const POR_MAPA = 50_000

/** The public pages that are no creator's. */
export const PAGINAS_FIJAS = [
  '/',
  '/hoy',
  '/vidas',
  '/gamification',
  '/contribute',
  '/que-falta',
  '/about',
  '/ayuda',
  ...['visitante', 'alumno', 'docente', 'administracion'].map((rol) => `/ayuda/${rol}`),
]

/** How many sitemaps so many creators take. */
export const mapasPara = (creadores: number): number =>
  Math.ceil((creadores + PAGINAS_FIJAS.length) / POR_MAPA)
